"""What a table shows: chains where one decides, advice in order, cities that open large."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from tests.rules.box_tables import Table as BoxTable
from tests.rules.tables import LEFT, ME, RIGHT, Table, city
from tests.support.plain import plain
from tests.web.laying import lay, under_way
from tests.web.playing import BOXES, Arrive, RealServer, by_finger
from tests.web.test_reading import lay_as_text


def test_a_card_says_by_what_it_is_free_and_what_it_makes_free(
    arrive: Arrive, server: RealServer
) -> None:
    """B-13: the dispensary is free with the apothecary, and leads to arena and lodge."""
    person = arrive()
    table = Table((3, 0), {ME: city("gizah", "apothecary")}, {ME: ["dispensary", "walls"]}, age=2)
    lay(server, table.game, person)
    page = person.page
    page.click("[data-card='dispensary']")
    why = page.locator(".decision .why")
    expect(why).to_contain_text("Free with your Apothecary")
    expect(why).to_contain_text("Makes free later: Arena")
    expect(why).to_contain_text("Makes free later: Lodge")
    given = page.locator("[data-card='dispensary'] .card__chains .chain").first
    expect(given).to_have_attribute("data-tip", "Makes free later: Arena, Lodge")
    built = page.locator(".own .tuck__band")
    expect(built).to_have_count(1)
    label = built.get_attribute("aria-label") or ""
    assert "; makes free later: " in label
    assert "Dispensary" in label


def test_what_a_leader_has_reduced_is_not_said_to_be_covered_by_goods(
    arrive: Arrive, server: RealServer
) -> None:
    """L-23: wood and clay are two of a temple's three goods, and the third is taken off."""
    person = arrive()
    me = city("gizah", "lumber_yard", "clay_pool", leaders=["hammurabi"])
    hand = ["temple", "caravansery"]
    cities = {ME: me, LEFT: city("rhodos", "quarry"), RIGHT: city("ephesos", "sawmill")}
    lay(server, BoxTable((3, 0), cities, {ME: hand}, age=2).game, person)
    page = person.page

    def ribbon(card: str) -> str:
        return page.locator(f"[data-card='{card}'] .held__ribbon").inner_text()

    assert ribbon("temple") == "Cost reduced"
    assert ribbon("caravansery").startswith("2")
    page.click("[data-card='temple']")
    build = page.get_by_role("button", name="Build Temple, free thanks to a reduction")
    expect(build).to_have_count(1)
    expect(build).to_contain_text("Cost reduced")


def advise(page: Page, wins: Mapping[str, float]) -> None:
    """Let moves be advised, each with how likely it wins."""
    reasons = [{"topic": "green", "points": 2}]
    told = [
        {"move": move, "wins": share, "points": 40, "reasons": reasons}
        for move, share in wins.items()
    ]
    body = json.dumps(told)
    page.route("**/advice", lambda route: route.fulfill(body=body, content_type="application/json"))


def test_advice_names_the_likeliest_to_win_first(arrive: Arrive, server: RealServer) -> None:
    """It says why in words, and leaves the card's name and every button in view."""
    person = arrive(size=(1366, 650))
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    page = person.page
    moves = page.locator("[data-card]:enabled").evaluate_all(
        "(cards) => cards.map((one) => `sell ${one.dataset.card}`)"
    )
    advise(page, dict(zip(moves, [0.2, 0.6, 0.4], strict=False)))
    person.choose_card()
    page.click("#advice")
    advised = page.locator("[data-advised]")
    expect(advised).to_have_count(3)
    shown = [one.get_attribute("data-advised") for one in advised.all()]
    assert shown == [moves[1], moves[2], moves[0]]
    expect(advised.first).to_contain_text("more science")
    expect(page.locator(".decision h2")).to_be_in_viewport(ratio=1)
    for one in [*advised.all(), *page.locator("[data-move]").all()]:
        expect(one).to_be_in_viewport(ratio=0.95)


def test_advice_on_a_phone_leaves_the_name_and_the_best_moves_in_view(
    arrive: Arrive, server: RealServer
) -> None:
    """The sheet may be scrolled for the rest; every button can be reached."""
    size = (390, 844)
    person = arrive(size=size, touch=by_finger(size))
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    page = person.page
    cards = page.locator("[data-card]:enabled").all()
    moves = [f"sell {card.get_attribute('data-card')}" for card in cards]
    advise(page, dict(zip(moves, [0.2, 0.6, 0.4], strict=False)))
    person.choose_card()
    page.click("#advice")
    advised = page.locator("[data-advised]")
    expect(advised).to_have_count(3)
    expect(page.locator(".decision h2")).to_be_in_viewport(ratio=1)
    for at in (0, 1):
        expect(advised.nth(at)).to_have_attribute("data-advised", moves[at + 1])
        expect(advised.nth(at)).to_be_in_viewport(ratio=0.95)
    for move in page.locator("[data-move]").all():
        move.scroll_into_view_if_needed()
        expect(move).to_be_in_viewport(ratio=0.95)


def test_no_two_moves_read_the_same_when_advised(arrive: Arrive, server: RealServer) -> None:
    """A ship that goes along is named, and so is who is paid how much."""
    person = arrive()
    game = under_way(2, 3, players=4, expansions=BOXES)
    lay(server, game, person)
    person.wait_to_be_asked()
    moves = [str(move) for move in game.pending[ME].moves]
    assert any(" ship" in move for move in moves)
    assert any(" left " in move for move in moves)
    advise(person.page, dict.fromkeys(moves, 0.5))
    person.choose_card()
    person.page.click("#advice")
    told = person.page.locator(".advised__what")
    expect(told).to_have_count(len(moves))
    assert len(set(told.all_inner_texts())) == len(moves)


# The wonders whose top is cut off, or lies under something.
HEADLESS = """() => [...document.querySelectorAll(".glance .scene")].flatMap((scene) => {
    const city = scene.closest(".glance");
    const picture = scene.parentElement.getBoundingClientRect();
    const parts = [...scene.querySelectorAll("[class^=scene-m]:not(.scene-moon)")]
        .map((one) => one.getBoundingClientRect());
    const { top, left, right } = parts.reduce((one, other) => other.top < one.top ? other : one);
    const middle = (left + right) / 2;
    const over = [...city.querySelectorAll(".purse, .title, .face, .squares, .risers")]
        .filter((one) => {
            const edge = one.getBoundingClientRect();
            return edge.left < middle && middle < edge.right
                && edge.top < top + 16 && top < edge.bottom;
        });
    const cut = top < picture.top || middle > picture.right ? ["cut off"] : [];
    return [...cut, ...over.map((one) => one.className)].map((what) => [city.dataset.seat, what]);
})"""
# What lies over something else in the pictures of neighbours.
CLASHING = """() => [...document.querySelectorAll(".purse")].flatMap((purse) => {
    const own = purse.getBoundingClientRect();
    return [...purse.parentElement.querySelectorAll(".risers, .title")]
        .map((one) => [one.className, one.getBoundingClientRect()])
        .filter(([, other]) => own.left < other.right && own.right > other.left
            && own.top < other.bottom && own.bottom > other.top)
        .map(([what, other]) => [what, other.right - own.left, other.bottom - own.top]);
})"""


@pytest.mark.parametrize(
    ("size", "boards", "side"),
    [
        ((1440, 900), ["gizah", "alexandria", "olympia", "rhodos"], "day"),
        ((1000, 600), ["gizah", "rhodos", "alexandria", "olympia"], "night"),
        ((390, 844), ["gizah", "alexandria", "olympia", "rhodos"], "day"),
    ],
    ids=["wide", "tight", "phone"],
)
def test_nothing_lies_over_the_top_of_a_wonder(
    arrive: Arrive, server: RealServer, size: tuple[int, int], boards: list[str], side: str
) -> None:
    """The lighthouse has its fire, the Colossus his head."""
    person = arrive(size=size, touch=by_finger(size))
    game = under_way(3, 2, players=4, expansions=BOXES, boards=boards, sides=side)
    lay(server, game, person)
    person.wait_to_be_asked()
    person.keep_screenshot(f"wonders-{size[0]}")
    assert person.page.evaluate(HEADLESS) == []
    assert person.page.evaluate(CLASHING) == []


@pytest.mark.wide
def test_only_neighbours_sell(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 2, players=4), person)
    for place, word in ((".glance--near", "Sells"), (".glance--far", "Makes")):
        person.page.locator(place).first.click()
        expect(person.page.locator(".whole .makes")).to_contain_text(word)
        person.page.keyboard.press("Escape")
        expect(person.page.locator(".whole")).to_have_count(0)


def test_only_neighbours_sell_in_the_text_table(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay_as_text(server, under_way(1, 2, players=5), person)
    cities = [person.page.locator(f".text [data-seat='{seat}']") for seat in range(5)]
    told = [
        [verb for verb in ("Makes", "Sells") if city.get_by_text(re.compile(f"^{verb} ")).count()]
        for city in cities
    ]
    assert told == [["Makes"], ["Sells"], ["Makes"], ["Makes"], ["Sells"]]


def test_the_last_turn_of_an_age_is_seen_beside_its_conflicts(
    arrive: Arrive, server: RealServer
) -> None:
    person = arrive()
    lay(server, under_way(1, 6), person)
    while "Age II" not in person.heading():
        person.answer()
        person.wait_to_be_asked()
    expect(person.page.locator(".conflicts")).to_be_in_viewport(ratio=1)
    expect(person.page.locator(".lately")).to_have_count(3)
    for one in person.page.locator(".lately").all():
        expect(one).to_be_in_viewport(ratio=0.9)


# What bands of cards show of effects, where that is a part of one, too small to be told apart, or
# nothing; and what is below a picture without a name.
IN_PART = """() => {
    const faults = [];
    const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    for (const band of document.querySelectorAll(".tuck__band")) {
        if (!shown(band)) continue;
        const edge = band.getBoundingClientRect();
        let seen = 0;
        for (const effect of band.querySelectorAll(".effect")) {
            const own = effect.getBoundingClientRect();
            const { display } = getComputedStyle(effect);
            const right = display === "contents" ? edge.right : Math.min(own.right, edge.right);
            const parts = [...effect.children].map((one) => one.getBoundingClientRect());
            const whole = parts.filter((one) => one.top < edge.bottom && one.right <= right + 1);
            if (!whole.length) continue;
            seen += 1;
            if (whole.length < parts.length) faults.push(`in part: ${effect.ariaLabel}`);
            if (Math.max(...parts.map(({ width }) => width)) < 9)
                faults.push(`small: ${effect.ariaLabel}`);
        }
        if (!seen) faults.push(`nothing: ${band.ariaLabel}`);
    }
    for (const foot of document.querySelectorAll(".tuck__foot")) {
        if (!shown(foot)) continue;
        const [{ top, bottom }, name] = [foot, foot.firstElementChild]
            .map((one) => one.getBoundingClientRect());
        const art = foot.closest(".tuck__art")?.getBoundingClientRect();
        if (name.top >= bottom && !(art && art.top < top && art.bottom >= bottom))
            faults.push(`blank: ${foot.textContent}`);
    }
    return faults;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=["wide", "narrow"])
def test_effects_of_built_cards_are_shown_whole_or_as_one_symbol(
    arrive: Arrive, server: RealServer, size: tuple[int, int]
) -> None:
    person = arrive(size=size)
    game = under_way(3, 4, players=4 if size[0] == 1440 else 7, expansions=BOXES)
    lay(server, game, person)
    person.wait_to_be_asked()
    person.keep_screenshot(f"built-{size[0]}")
    assert person.page.evaluate(IN_PART) == []


# What leaves the field of a track that says what its next step gives, and fields that draw nothing.
SPILT = """() => [...document.querySelectorAll(".short__next")].flatMap((field) => {
    const edge = field.getBoundingClientRect();
    const gift = field.querySelector(".space__gift");
    const drawn = [...gift.querySelectorAll("*")];
    const out = drawn.filter((one) => one.getBoundingClientRect().right > edge.right + 0.5);
    return [...(drawn.length ? [] : ["nothing"]), ...out.map((one) => one.textContent)];
})"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_what_a_ship_gets_next_stays_in_its_field(
    arrive: Arrive, server: RealServer, size: tuple[int, int]
) -> None:
    person = arrive(size=size, touch=by_finger(size))
    lay(server, under_way(2, 2, players=5, expansions=BOXES), person)
    person.wait_to_be_asked()
    person.keep_screenshot(f"ships-{size[0]}")
    expect(person.page.locator(".short__next")).to_have_count(4)
    assert person.page.evaluate(SPILT) == []


def test_an_empty_chat_leaves_its_room_to_the_log(arrive: Arrive, server: RealServer) -> None:
    """Beside the table; both have headings of the same size."""
    person = arrive(size=(1920, 950))
    lay(server, under_way(2, 3, players=5), person)
    person.wait_to_be_asked()
    person.keep_screenshot("beside")
    chat, beside = (person.page.locator(one).bounding_box() for one in (".beside .chat", ".beside"))
    assert chat is not None
    assert beside is not None
    assert chat["height"] < beside["height"] / 4
    sizes = person.page.locator(".beside h2").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).fontSize)"
    )
    assert len(sizes) == 2
    assert len(set(sizes)) == 1


# Words that stand in more than one line.
BROKEN = """(places) => {
    const found = [];
    for (const place of document.querySelectorAll(places)) {
        const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
                if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word);
            }
    }
    return found;
}"""


@pytest.mark.parametrize("size", [(1366, 650), (2560, 1300)], ids=["small", "large"])
def test_names_of_those_who_fought_stand_whole(
    arrive: Arrive, server: RealServer, size: tuple[int, int]
) -> None:
    person = arrive(size=size)
    page = person.page
    lay(server, under_way(1, 6, players=5, expansions=BOXES), person)
    while page.locator("#go-on").count() == 0:
        person.answer()
        person.wait_to_be_asked()
    person.keep_screenshot(f"fought-{size[0]}")
    expect(page.locator(".conflicts .duel")).to_have_count(5)
    assert page.evaluate(BROKEN, ".conflicts") == []


def test_an_opened_city_says_what_its_leaders_do(arrive: Arrive, server: RealServer) -> None:
    game, person = under_way(3, 1, expansions=("leaders",)), arrive()
    leaders = plain(game.view(0).now)["cities"][2]["leaders"]
    assert leaders
    lay(server, game, person)
    person.page.locator(".glance[data-seat='2']").click()
    told = person.page.locator(".whole .court li")
    expect(told).to_have_count(len(leaders))
    for one in told.all():
        name = one.locator("b").inner_text()
        effect = one.inner_text().removeprefix(name).strip()
        assert re.search(r"[a-z]{3}", effect), one.inner_text()
        one.scroll_into_view_if_needed()
        expect(one).to_be_in_viewport(ratio=0.9)


@pytest.mark.wide
def test_conflicts_and_coins_are_told_to_those_who_hear(arrive: Arrive, server: RealServer) -> None:
    """A sentence for each of the three conflicts, and the coins after a sale."""
    person = arrive()
    lay(server, under_way(1, 6), person)
    page = person.page
    region = page.locator("#announced")
    while not page.locator("#go-on").count():
        person.choose_card()
        page.locator("[data-move^='sell ']").click()
        page.locator("[aria-expanded='true'][data-card]").wait_for(state="detached")
        person.wait_to_be_asked()
    fights = region.locator("p").filter(has_text=" against ")
    expect(fights).to_have_count(3)
    expect(page.locator(".duel")).to_have_count(3)
    coins = page.locator(".own__big .stat").first.inner_text().strip()
    expect(region.locator("p").filter(has_text=re.compile("^You have"))).to_have_text(
        f"You have {coins} coins."
    )
