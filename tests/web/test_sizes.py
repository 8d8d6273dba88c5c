"""Every screen at every size: it fits, what is asked is in view, nothing is cut off or covered,
text can be read, fingers can hit, and nothing moves for long."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import FloatRect, Locator, expect

from tests.rules.tables import LEFT, ME, RIGHT, Table, city
from tests.web.laying import lay, under_way
from tests.web.playing import ASKED, BOXES, MOST_DECISIONS, Arrive, Person, RealServer, by_finger
from tests.web.screens import SCREENS, Screen, Stage

Size = tuple[int, int]

# Width and height of the window; at the last two the page is zoomed to 200 %.
SIZES = [
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 620),
    (1366, 650),
    (1440, 770),
    (1920, 950),
    (2560, 1300),
    (1440 // 2, 900 // 2),
    (1366 // 2, 650 // 2),
]
# From this width on the seats of the lobby are around a table.
ROUND = 1240
# Other tablets, upright and on their side.
TABLETS = [(820, 1180), (1180, 820), (1024, 590), (900, 700)]
ALWAYS = [(390, 844), (844, 390), (1366, 650)]
ARRANGEMENTS = {
    (320, 568): "upright",
    (699, 1000): "upright",
    (844, 390): "side",
    (720, 450): "side",
    (683, 325): "side",
    (768, 1024): "tablet",
    (999, 900): "tablet",
    (1280, 599): "tablet",
    (1000, 600): "wide",
    (2560, 1300): "wide",
}


def named(size: Size) -> str:
    return "{}x{}".format(*size)


def always(sizes: list[Size]) -> list[ParameterSet]:
    """Every size, but in the normal run only these."""
    return [
        pytest.param(size, marks=[] if size in sizes else [pytest.mark.long], id=named(size))
        for size in [*SIZES, *TABLETS]
    ]


EACH_SIZE = always(ALWAYS)
# Where a phone on its side shows nothing that other tests of every day do not.
UPRIGHT_OR_WIDE = always([(390, 844), (1366, 650)])

# What is seen, and how much of it. Hidden is what has no size, and what only screen readers read.
SEEING = """
window.seeing = (() => {
    const shown = (one) => one.checkVisibility({ visibilityProperty: true })
        && !one.closest(".unseen, .sprite");
    const name = (one) => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className}`;
    const within = ({ left, right, top, bottom }) => left >= -1 && top >= -1
        && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    // What the boxes around it leave of a rectangle: ever, for those that scroll can be scrolled;
    // or now.
    const left = (one, { left, right, top, bottom }, now = false) => {
        let [across, down] = [true, true];
        for (let box = one.parentElement; box; box = box.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            across &&= now || !["auto", "scroll"].includes(overflowX);
            down &&= now || !["auto", "scroll"].includes(overflowY);
            if (across && overflowX !== "visible")
                [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            if (down && overflowY !== "visible")
                [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
            if (position === "fixed") break;
        }
        return { left, right, top, bottom, width: right - left, height: bottom - top };
    };
    // A thing is shown whole or not at all.
    const isCut = (one) => {
        const all = one.getBoundingClientRect();
        const seen = left(one, all);
        return seen.width > 2 && seen.height > 2
            && (seen.width < all.width - 2 || seen.height < all.height - 2);
    };
    const isGone = (one, now = false) => {
        const { width, height } = left(one, one.getBoundingClientRect(), now);
        return width < 2 || height < 2;
    };
    // Somewhere in its middle line one touches it, and nothing that lies over it. Of what is
    // scrolled out of sight that is said when it is scrolled to.
    const isHit = (one, over = "dialog") => {
        const seen = left(one, one.getBoundingClientRect(), true);
        if (seen.width < 12 || seen.height < 12) return true;
        return [0.2, 0.5, 0.8].some((share) => {
            const [x, y] = [seen.left + share * seen.width, seen.top + seen.height / 2];
            const there = document.elementFromPoint(x, y);
            return there && (one.contains(there) || there.contains(one) || there.closest(over));
        });
    };
    // Words that are seen only in part.
    const cutTexts = () => {
        const found = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const one = text.parentElement;
            if (!text.data.trim() || !shown(one)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const line of range.getClientRects()) {
                const seen = left(text, line);
                if (seen.height > 4 && seen.width > 2 && seen.width < line.width - 2)
                    found.push(`cut: ${name(one)} ${text.data.trim()}`);
            }
        }
        return found;
    };
    return { shown, name, within, left, isCut, isGone, isHit, cutTexts };
})();
"""
# What is wrong with any screen.
FAULTS = """(touch) => {
    const { shown, name, isHit, within, cutTexts } = window.seeing;
    const faults = cutTexts();
    if (document.documentElement.scrollWidth > innerWidth) faults.push("scrolls sideways");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const one = text.parentElement;
        if (!text.data.trim() || !shown(one)) continue;
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (size < 11.99) faults.push(`${size}px: ${name(one)} ${text.data.trim()}`);
    }
    // What is chosen in a list is shown whole: beside it is room for the arrow.
    const pen = document.createElement("canvas").getContext("2d");
    for (const one of document.querySelectorAll("select")) {
        const style = getComputedStyle(one);
        pen.font = style.font;
        const text = one.selectedOptions[0]?.text.trim() ?? "";
        const room = one.clientWidth - parseFloat(style.paddingLeft)
            - parseFloat(style.paddingRight) - 14;
        if (shown(one) && room > 0 && pen.measureText(text).width > room)
            faults.push(`cut: select ${one.name} ${text}`);
    }
    for (const one of document.querySelectorAll("button, a, summary, select, input")) {
        // One hits a box by what is written beside it, too.
        const target = one.closest("label") ?? one;
        const { width, height } = target.getBoundingClientRect();
        if (!shown(one) || !width || !height) continue;
        if (touch && !one.closest("p, td") && Math.min(width, height) < 43.99)
            faults.push(`${Math.round(width)} x ${Math.round(height)}: ${name(one)}`);
        // A question may lie over a city, and whatever is opened over all.
        const over = ".decision, .conflicts, dialog, .menu__list";
        if (within(one.getBoundingClientRect()) && !isHit(one, over))
            faults.push(`covered: ${name(one)} ${one.id} ${one.textContent.trim().slice(0, 30)}`);
    }
    return [...new Set(faults)];
}"""
# What is wrong with a table: all of it is in the window at once.
AT_TABLE = """() => {
    const { shown, name, within, isCut, isGone } = window.seeing;
    const faults = [];
    if (document.documentElement.scrollHeight > innerHeight) faults.push("scrolls");
    const each = (places, look) => document.querySelectorAll(places).forEach((one) => {
        if (shown(one) && one.getBoundingClientRect().height) look(one);
    });
    each(".top, .top button, .decision, .conflicts, .hand, .own, .glance--near", (one) => {
        if (!within(one.getBoundingClientRect())) faults.push(`not in view: ${name(one)}`);
    });
    each(".glance--near :is(.stat, .tuck__band, .count, .source), .own .board", (one) => {
        if (isCut(one) || isGone(one)) faults.push(`cut off: ${name(one)}`);
    });
    each(":is(.glance--far, .own__figures) :is(.stat, .count, .face), .top .face", (one) => {
        if (isCut(one)) faults.push(`cut off: ${name(one)}`);
    });
    return [...new Set(faults)];
}"""
# The answers that cannot be given: after scrolling to them they are not in the window or something
# lies over them. And whether the first can be given without scrolling, with the hand in view.
BARRED = """() => {
    const { name, within, isGone, isHit } = window.seeing;
    const answers = [...document.querySelectorAll("[data-move]")];
    const barred = (one) => !within(one.getBoundingClientRect()) || isGone(one, true)
        || !isHit(one);
    const faults = answers.length && answers.every(barred) ? ["no answer is in view"] : [];
    for (const one of answers) {
        if (barred(one)) one.scrollIntoView({ block: "nearest", inline: "nearest" });
        if (barred(one)) faults.push(`cannot be given: ${one.dataset.move}`);
        for (const place of document.querySelectorAll(".top, .hand"))
            if (place.getBoundingClientRect().height && !within(place.getBoundingClientRect()))
                faults.push(`scrolled away: ${name(place)}`);
    }
    return faults;
}"""
# Whatever begins to move while nothing happens, for as long as a hundred pictures take.
MOVING = """() => new Promise((tell) => {
    let [left, begun] = [100, 0];
    for (const kind of ["animationstart", "transitionstart"])
        addEventListener(kind, () => { begun += 1; }, true);
    const look = () => {
        begun += document.getAnimations().length;
        left -= 1;
        if (left) requestAnimationFrame(look);
        else tell(begun);
    };
    requestAnimationFrame(look);
})"""
# Every motion but that of a clock: when it began, and how long it is to last. Both are counted by
# the timeline of the page, so that a busy machine makes nothing longer.
MOTIONS = """
window.motions = new Map();
const look = () => {
    for (const motion of document.getAnimations())
        if (motion.startTime !== null && !motion.effect.target?.closest(".clock"))
            window.motions.set(motion,
                [motion.startTime, motion.effect.getComputedTiming().endTime]);
    requestAnimationFrame(look);
};
look();
"""
SECONDS = 1000
TRIES = 4


class Moment(NamedTuple):
    """After the answers to this age and turn much moves, until something is there."""

    turn: tuple[int, int]
    boxes: tuple[str, ...]
    until: str


MOMENTS = {
    # Cards are turned over, and the conflicts of an age follow.
    "age": Moment((1, 6), (), "#go-on"),
    # Conflicts on land, then the ranking at sea.
    "sea": Moment((1, 7), BOXES, "#go-on"),
    # The last conflicts, and the sheet that is counted up.
    "end": Moment((3, 6), (), "[data-counted=true]"),
}
# What the top line calls an age, and nothing else.
AGE = re.compile(r"Age I+")


def come(arrive: Arrive, size: Size, motion: bool = False) -> Person:
    person = arrive(motion=motion, size=size, touch=by_finger(size))
    person.page.add_init_script(SEEING)
    return person


def measure(person: Person, when: str = "") -> list[str]:
    """What is wrong with what is shown now, whatever it is."""
    faults: list[str] = person.page.evaluate(FAULTS, person.touch)
    return [f"{when}: {fault}" for fault in faults]


def measure_table(person: Person, when: str) -> list[str]:
    """What is wrong with the table as it lies, and with what can be answered."""
    faults = measure(person, when)
    for looking in (AT_TABLE, BARRED):
        faults += [f"{when}: {fault}" for fault in person.page.evaluate(looking)]
    return faults


def look(person: Person, game: Any, server: RealServer, name: str) -> list[str]:
    """What is asked, and a card taken up."""
    lay(server, game, person)
    person.wait_to_be_asked()
    kind = person.kind()
    person.keep_screenshot(f"size-{named(person.size)}-{name}-{kind}")
    faults = measure_table(person, f"{name}, {kind} is asked")
    if person.page.locator("[data-move]").count() == 0:
        person.choose_card()
        person.keep_screenshot(f"size-{named(person.size)}-{name}-{kind}-chosen")
        faults += measure_table(person, f"{name}, a card is taken up")
    return faults


@pytest.mark.parametrize("size", EACH_SIZE)
def test_a_base_game_fits(arrive: Arrive, server: RealServer, size: Size) -> None:
    assert look(come(arrive, size), under_way(2, 3, players=5), server, "base5") == []


@pytest.mark.parametrize("size", UPRIGHT_OR_WIDE)
def test_the_beginning_fits(arrive: Arrive, server: RealServer, size: Size) -> None:
    """Which side of the board, before there is a hand."""
    game = under_way(0, 0, players=3, sides="choose")
    assert look(come(arrive, size), game, server, "sides") == []


@pytest.mark.parametrize("size", EACH_SIZE)
def test_all_boxes_fit(arrive: Arrive, server: RealServer, size: Size) -> None:
    """When most is built."""
    game = under_way(3, 6, players=5, expansions=BOXES)
    assert look(come(arrive, size), game, server, "all5") == []


def tables() -> Iterator[tuple[str, Any]]:
    for players in range(3, 8):
        yield f"base{players}", under_way(3, 5, players=players)
        yield f"all{players}", under_way(3, 2, players=players, expansions=BOXES)


@pytest.mark.long
@pytest.mark.parametrize("size", [*SIZES, *TABLETS], ids=named)
def test_any_number_of_players_fits(arrive: Arrive, server: RealServer, size: Size) -> None:
    faults: list[str] = []
    for name, game in tables():
        person = come(arrive, size)
        faults += look(person, game, server, name)
        person.close()
    assert faults == []


@pytest.mark.wide
@pytest.mark.parametrize("size", EACH_SIZE)
def test_the_end_of_an_age_fits(arrive: Arrive, server: RealServer, size: Size) -> None:
    """The conflicts, and beside them or in the same sheet what happened in the last turn."""
    person = come(arrive, size)
    lay(server, under_way(1, 6, players=5, expansions=BOXES), person)
    while person.page.locator("#go-on").count() == 0:
        person.answer()
        person.wait_to_be_asked()
    person.keep_screenshot(f"size-{named(size)}-age")
    assert measure_table(person, "the end of an age") == []
    assert person.page.locator(".lately:visible").count() >= 5
    person.page.click("#go-on")
    expect(person.page.locator(".conflicts")).to_have_count(0)


@pytest.mark.parametrize("size", EACH_SIZE)
def test_end_and_replay_fit(arrive: Arrive, server: RealServer, size: Size) -> None:
    person = come(arrive, size)
    page = person.page
    lay(server, under_way(3, 6, players=5), person)
    while person.answer():
        pass
    person.keep_screenshot(f"size-{named(size)}-end")
    faults = measure(person, "the end")
    page.click("a[href*=replay]")
    page.wait_for_selector("[data-step]")
    page.click("[data-age='2']")
    person.keep_screenshot(f"size-{named(size)}-replay")
    faults += [*measure_table(person, "a replay"), *outside(person)]
    page.click("#step-end")
    page.wait_for_selector(".decision--sheet")
    person.keep_screenshot(f"size-{named(size)}-replay-end")
    faults += [*measure(person, "the end of a replay"), *outside(person)]
    assert faults == []


def outside(person: Person) -> list[str]:
    """What of the controls of a replay is not in the window."""
    found: list[str] = person.page.evaluate(
        """() => [...document.querySelectorAll("#step-back, #step-on, .steps input, #play-pause,"
            + " #onward, [data-age], #step-end")]
        .filter((one) => !window.seeing.within(one.getBoundingClientRect()))
        .map((one) => `outside: ${one.id || window.seeing.name(one)}`)"""
    )
    return found


# Which screens are looked at with a finger in the normal run; all of them in the long one.
BY_FINGER = {(390, 844): {"learn"}, (844, 390): set(), (1024, 768): {"lobby", "foreseen"}}


@pytest.mark.parametrize(
    ("size", "screen"),
    [
        pytest.param(
            size,
            screen,
            id=f"{named(size)}-{screen.__name__}",
            marks=() if screen.__name__ in daily else pytest.mark.long,
        )
        for size, daily in BY_FINGER.items()
        for screen in SCREENS
    ],
)
def test_every_screen_can_be_read_and_hit(
    arrive: Arrive, server: RealServer, size: Size, screen: Screen
) -> None:
    """Text of at least 12 pixels, and 44 pixels for a finger: also on a tablet on its side, whose
    table is that of a monitor."""
    page = screen(Stage(arrive, server, size))
    page.evaluate(SEEING)
    faults: list[str] = page.evaluate(FAULTS, by_finger(size))
    assert faults == []


def boxes_of(person: Person, *places: str) -> Iterator[FloatRect]:
    for place in places:
        box = person.page.locator(place).bounding_box()
        assert box is not None
        yield box


@pytest.mark.parametrize("size", EACH_SIZE)
def test_home_and_lobby_fit(arrive: Arrive, size: Size) -> None:
    person = come(arrive, size)
    person.go_home()
    person.keep_screenshot(f"size-{named(size)}-home")
    faults = measure(person, "home")
    # The picture is as high as it is drawn, from its top: the lighthouse has its fire.
    drawn, frame = boxes_of(person, ".home__hero .scene", ".home__hero")
    assert drawn["y"] >= frame["y"]
    assert drawn["width"] == pytest.approx(3 * drawn["height"], abs=1)
    person.open_table(players=7, boxes=BOXES)
    person.keep_screenshot(f"size-{named(size)}-lobby")
    assert [*faults, *measure(person, "lobby")] == []
    # Where seats are around a table, all of them are in the window, yours too.
    if size[0] > ROUND:
        for seat in person.page.locator(".place").all():
            expect(seat).to_be_in_viewport(ratio=1)


def test_the_sheet_of_a_card_begins_where_the_hand_ends(arrive: Arrive, server: RealServer) -> None:
    person = come(arrive, (390, 844))
    lay(server, under_way(2, 3, players=4), person)
    person.wait_to_be_asked()
    person.choose_card()
    page = person.page
    hand, sheet = (box_of(page.locator(one)) for one in (".hand", ".asked--panel > .decision"))
    assert abs(sheet["y"] - hand["y"] - hand["height"]) <= 16
    assert sheet["y"] + sheet["height"] == pytest.approx(844, abs=1)


@pytest.mark.parametrize("size", [(1366, 650), (1440, 900), (1920, 950)], ids=named)
def test_the_panel_of_a_card_covers_no_city(arrive: Arrive, server: RealServer, size: Size) -> None:
    """With all that can be done and paid: it lies in the row of the hand."""
    person = come(arrive, size)
    lay(server, under_way(3, 1, players=5, expansions=BOXES), person)
    person.wait_to_be_asked()
    own = box_of(person.page.locator(".own"))
    cards = person.page.locator("[data-card]:enabled")
    expect(cards).to_have_count(9)
    for card in cards.all():
        card.dispatch_event("click")
        expect(card).to_have_attribute("aria-expanded", "true")
        person.page.wait_for_selector(".decision--card .deed")
        panel = box_of(person.page.locator(".decision--card"))
        assert panel["y"] >= own["y"] + own["height"] - 4


# Cards of the hand whose effects reach beyond the part that is seen.
CUT_EFFECTS = """() => [...document.querySelectorAll(".held:not(.held--picked, :last-child)")]
    .filter((one) => {
        const right = (which) => Math.max(...[...one.querySelectorAll(which)]
            .map((part) => part.getBoundingClientRect().right));
        return right(".card__band .effect > *") > right(".card__band") + 1;
    })
    .map((one) => one.querySelector("[data-card]").dataset.card)"""


def test_cards_beside_a_panel_show_what_they_do(arrive: Arrive, server: RealServer) -> None:
    """Nine cards in a low window, one of them chosen: the others overlap, and cut no effect."""
    person = come(arrive, (1366, 650))
    lay(server, under_way(3, 1, players=5, expansions=BOXES), person)
    person.wait_to_be_asked()
    for at in (0, 4, 8):
        card = person.page.locator("[data-card]:enabled").nth(at)
        card.dispatch_event("click")
        expect(card).to_have_attribute("aria-expanded", "true")
        person.page.wait_for_selector(".decision--card .deed")
        assert person.page.evaluate(CUT_EFFECTS) == []


# Of the hand above a sheet: figures that are larger than what they stand on, and effects that the
# disc lies over which says what a card takes.
UNREADABLE = """() => [...document.querySelectorAll(".held")].flatMap((held) => {
    const box = (one) => one.getBoundingClientRect();
    const disc = box(held.querySelector(".held__ribbon"));
    const seen = (which) =>
        [...held.querySelectorAll(`.card__band ${which}`)]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const faults = seen(".figure").filter((one) => box(one.querySelector("b")).height
        > box(one).height + 1).map((one) => "figure");
    const under = seen(".effect > *").filter((one) => box(one).right > disc.left
        && box(one).top < disc.bottom && box(one).bottom > disc.top);
    const empty = seen(".effect, .card__mark").length ? [] : ["nothing"];
    return [...faults, ...under.map(() => "disc"), ...empty]
        .map((fault) => `${fault}: ${held.querySelector("[data-card]").dataset.card}`);
})"""


@pytest.mark.parametrize("size", [(390, 844), (320, 568)], ids=named)
def test_small_cards_above_a_sheet_can_be_read(
    arrive: Arrive, server: RealServer, size: Size
) -> None:
    """Nine of them, and five: the effect, or where that would not be read the colour's mark."""
    person = come(arrive, size)
    faults: list[str] = []
    for game in (under_way(3, 1, players=5, expansions=BOXES), under_way(2, 3, players=4)):
        lay(server, game, person)
        person.wait_to_be_asked()
        person.choose_card()
        person.keep_screenshot(f"size-{named(size)}-small-{len(faults)}")
        faults += person.page.evaluate(UNREADABLE)
    assert faults == []


# Goods on the ribbons of the hand that are not round.
SQUEEZED = """() => [...document.querySelectorAll(".held__ribbon .good")]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => Math.abs(width - height) > 0.5).length"""


def test_ribbons_are_as_large_as_the_window_lets_them(arrive: Arrive, server: RealServer) -> None:
    person = come(arrive, (1366, 650))
    table = Table((3, 0), {ME: city("gizah")}, {ME: ["palace", "senate"]}, age=3, turn=5)
    lay(server, table.game, person)
    person.wait_to_be_asked()
    assert person.page.locator(".held__ribbon .good").count() > 0
    assert person.page.evaluate(SQUEEZED) == 0
    ribbon = person.page.locator(".held__ribbon").first
    small = box_of(ribbon)["height"]
    person.page.set_viewport_size({"width": 2560, "height": 1300})
    assert box_of(ribbon)["height"] >= 1.3 * small
    assert person.page.evaluate(SQUEEZED) == 0


# What can be hit in the sheet of a card and has no word that is seen. In the narrow column of a
# phone on its side faces tell many ways to pay apart.
WORDLESS = """() => [...document.querySelectorAll(".decision--card :is(button, a)")]
    .filter((one) => !one.closest(".table--side .deed__ways:has(.way:nth-child(3))"))
    .filter((one) => one.checkVisibility() && ![...one.querySelectorAll("*")].some((part) =>
        window.seeing.shown(part) && part.getBoundingClientRect().width > 4 && /\\p{L}{2}/u.test(
            [...part.childNodes].map((node) => node.nodeType === 3 ? node.data : "").join(""))))
    .map((one) => one.id)"""


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390), (768, 1024)], ids=named)
def test_buttons_of_a_phone_say_what_they_do(
    arrive: Arrive, server: RealServer, size: Size
) -> None:
    """At a card all but the cross do, on a tablet too; with all boxes, and with few deeds."""
    person = come(arrive, size)
    for game in (under_way(3, 1, players=5, expansions=BOXES), under_way(2, 3, players=4)):
        lay(server, game, person)
        person.wait_to_be_asked()
        person.choose_card()
        person.page.locator("#advice").wait_for()
        assert person.page.evaluate(WORDLESS) == ["put-back"]
    assert measure_table(person, "a card is taken up") == []


def test_all_that_can_be_done_is_seen_on_a_phone_on_its_side(
    arrive: Arrive, server: RealServer
) -> None:
    """With all boxes, and three ways to pay for one of them."""
    person = come(arrive, (844, 390))
    lay(server, under_way(3, 1, players=5, expansions=BOXES), person)
    person.wait_to_be_asked()
    person.choose_card()
    person.keep_screenshot("size-844x390-deeds")
    moves = person.page.locator("[data-move]")
    assert moves.count() >= 6
    for move in moves.all():
        expect(move).to_be_in_viewport(ratio=0.95)
    assert measure_table(person, "a card is taken up") == []


@pytest.mark.parametrize("size", [(390, 844), (320, 568)], ids=named)
def test_advice_on_a_phone_leaves_the_first_deed_in_view(
    arrive: Arrive, server: RealServer, size: Size
) -> None:
    """Why a move is advised stands with the one that is chosen."""
    person = come(arrive, size)
    lay(server, under_way(3, 1, players=5, expansions=BOXES), person)
    person.wait_to_be_asked()
    person.choose_card()
    page = person.page
    page.tap("#advice")
    advised = page.locator("[data-advised]")
    advised.first.wait_for()
    person.keep_screenshot(f"size-{named(size)}-advice")
    expect(advised.first).to_be_in_viewport(ratio=0.9)
    expect(page.locator("[data-move]").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".reason:visible")).to_have_count(0)
    advised.first.tap()
    expect(page.locator(".pointed")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".advised--chosen .reason").first).to_be_visible()
    person.keep_screenshot(f"size-{named(size)}-advice-chosen")
    assert measure_table(person, "advice") == []


@pytest.mark.parametrize("size", UPRIGHT_OR_WIDE)
def test_places_say_what_will_lie_there(arrive: Arrive, server: RealServer, size: Size) -> None:
    """In the first turn: a place for the card of each player."""
    person = come(arrive, size)
    lay(server, under_way(1, 1, players=4), person)
    person.wait_to_be_asked()
    places = person.page.locator(".middle .lately__none")
    expect(places).to_have_count(4)
    if size[1] >= 760 or size[0] >= 1000:
        for place in places.all():
            expect(place).to_be_in_viewport(ratio=0.9)
        expect(person.page.get_by_text("cards that are played")).to_be_in_viewport()


def test_a_phone_on_its_side_shows_every_card(arrive: Arrive, server: RealServer) -> None:
    """Five cards, one of which is chosen, and its picture above what can be done with it."""
    person = come(arrive, (844, 390))
    lay(server, under_way(2, 3, players=4), person)
    person.wait_to_be_asked()
    person.choose_card()
    cards = person.page.locator(".held")
    expect(cards).to_have_count(5)
    edge = box_of(person.page.locator(".asked"))["x"]
    for card in cards.all():
        box = box_of(card)
        assert box["x"] >= 118
        assert box["x"] + box["width"] <= edge


def box_of(one: Locator) -> FloatRect:
    box = one.bounding_box()
    assert box
    return box


def test_defeats_are_shown_beside_full_purses(arrive: Arrive, server: RealServer) -> None:
    """In the narrowest window, with two digits of coins and of points."""
    person = come(arrive, (320, 568))
    mine = city("gizah", "palace", "statue", coins=27, defeats=4)
    cities = {ME: mine, LEFT: city("rhodos", "walls"), RIGHT: city("ephesos", "arsenal")}
    lay(server, Table((4, 0), cities, age=3, turn=4).game, person)
    person.wait_to_be_asked()
    line = person.page.locator(".own--line")
    expect(line.locator("[data-figure='laurel-empty']")).to_have_text(re.compile("^[1-9][0-9]$"))
    assert measure_table(person, "defeats") == []
    defeat = line.locator("[data-figure=defeat]")
    expect(defeat).to_have_text("−4")
    expect(defeat.locator("b")).to_be_in_viewport(ratio=0.9)


@pytest.mark.wide
@pytest.mark.parametrize("size", EACH_SIZE)
def test_any_city_opens_large(arrive: Arrive, server: RealServer, size: Size) -> None:
    """A neighbour's, and your own."""
    person = come(arrive, size)
    lay(server, under_way(3, 5, players=5, expansions=BOXES), person)
    person.wait_to_be_asked()
    person.page.locator(".glance").first.click()
    expect(person.page.locator(".whole")).to_be_visible()
    faults = measure(person, "a neighbour")
    person.keep_screenshot(f"size-{named(size)}-opened")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".whole")).to_have_count(0)
    if person.page.locator("[data-tab=city]").count():
        person.page.click("[data-tab=city]")
    person.page.locator(".own__open, .peeping").click()
    expect(person.page.locator(".whole .board")).to_be_visible()
    assert [*faults, *measure(person, "the own city")] == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=named)
def test_a_whole_base_game_fits(arrive: Arrive, size: Size) -> None:
    person = come(arrive, size)
    person.start_alone(players=4)
    assert play_and_measure(person, "base4") == []


@pytest.mark.parametrize(
    ("size", "players"),
    [
        *(pytest.param(size, 5, marks=pytest.mark.wide) for size in ALWAYS),
        pytest.param((1366, 650), 7, marks=pytest.mark.long),
    ],
    ids=str,
)
def test_a_whole_game_with_all_boxes_fits(arrive: Arrive, size: Size, players: int) -> None:
    person = come(arrive, size)
    person.start_alone(players=players, boxes=BOXES)
    assert play_and_measure(person, f"all{players}") == []


def play_and_measure(person: Person, name: str) -> list[str]:
    """Measure at every question up to the score sheet. Each is kept as a picture, and in each age
    one card that is taken up."""
    faults: list[str] = []
    ages: set[str] = set()
    kept = f"whole-{name}-{named(person.size)}"
    for number in range(MOST_DECISIONS):
        person.wait_to_be_asked()
        if person.over:
            return sorted(set(faults))
        faults += measure_table(person, person.kind())
        person.keep_screenshot(f"{kept}-{number:03}")
        if person.page.locator("[data-move]").count() == 0:
            person.choose_card()
            if (age := AGE.search(person.heading())) and age[0] not in ages:
                ages.add(age[0])
                person.keep_screenshot(f"{kept}-{number:03}-chosen")
            faults += measure_table(person, f"{person.kind()}, a card is taken up")
        person.answer()
    raise AssertionError("the game does not end")


def test_windows_have_the_arrangement_that_suits_them(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    for (width, height), name in ARRANGEMENTS.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_selector(f".table--{name}")


@pytest.mark.wide
@pytest.mark.parametrize(
    ("size", "moment"),
    [((390, 844), "age"), ((1366, 650), "age"), ((1366, 650), "sea"), ((390, 844), "end")],
    ids=str,
)
def test_all_is_still_in_the_end(
    arrive: Arrive, server: RealServer, size: Size, moment: str
) -> None:
    person = come(arrive, size, motion=True)
    assert answer_and_watch(person, server, MOMENTS[moment])


@pytest.mark.long
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("size", SIZES, ids=named)
def test_all_is_still_within_two_seconds(
    arrive: Arrive, server: RealServer, size: Size, moment: str
) -> None:
    """A busy machine parts what goes together, so the least of a few times counts."""
    person = come(arrive, size, motion=True)
    least = 10.0 * SECONDS
    for _ in range(TRIES):
        if least > 2 * SECONDS:
            least = min(least, in_motion(answer_and_watch(person, server, MOMENTS[moment])))
    assert least <= 2 * SECONDS


def answer_and_watch(person: Person, server: RealServer, moment: Moment) -> list[list[float]]:
    """After the answer that leads there, no motion lasts over 1.2 s, and then nothing moves; when
    what moved began, and for how long."""
    page = person.page
    page.add_init_script(MOTIONS)
    lay(server, under_way(*moment.turn, players=5, expansions=moment.boxes), person)
    person.wait_to_be_asked()
    page.wait_for_function("() => document.getAnimations().length === 0")
    there = page.locator(moment.until)
    while not there.count():
        page.evaluate("window.motions.clear()")
        person.answer()
        there.or_(page.locator(ASKED)).first.wait_for()
        page.wait_for_function("() => document.getAnimations().length === 0")
    there.wait_for()
    page.wait_for_function("() => document.getAnimations().length === 0")
    motions: list[list[float]] = page.evaluate("[...window.motions.values()]")
    assert motions
    assert max(lasts for _, lasts in motions) <= 1.2 * SECONDS
    assert page.evaluate(MOVING) == 0
    return motions


def in_motion(motions: list[list[float]]) -> float:
    """For how long anything moved at all."""
    total, still = 0.0, 0.0
    for begins, lasts in sorted(motions):
        total += max(0.0, begins + lasts - max(begins, still))
        still = max(still, begins + lasts)
    return total


def test_nothing_moves_while_nothing_happens(arrive: Arrive, server: RealServer) -> None:
    """On a large monitor too, where neighbours show their cards with pictures."""
    person = come(arrive, (2560, 1300), motion=True)
    lay(server, under_way(2, 4, players=5), person)
    person.wait_to_be_asked()
    person.page.wait_for_function("() => document.getAnimations().length === 0")
    assert person.page.evaluate(MOVING) == 0
    assert person.page.locator(".glance--near .built--tucked").count() > 0


def test_log_and_chat_stand_beside_where_there_is_room(arrive: Arrive, server: RealServer) -> None:
    person = come(arrive, (1920, 950))
    lay(server, under_way(1, 2), person)
    person.page.wait_for_selector(".beside .log")
    person.page.wait_for_selector(".beside #chat-text")
    assert person.page.locator(".top .opener").count() == 0
    person.page.set_viewport_size({"width": 1440, "height": 770})
    person.page.wait_for_selector(".top .opener")
    assert person.page.locator(".beside").count() == 0
