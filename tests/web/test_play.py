"""The table in browsers, on a real server: games by clicks, alone and together."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import WebSocket, expect

from tests.web.laying import lay, under_way
from tests.web.masking import answer_with, masked_words, unmasked
from tests.web.playing import BOXES, Arrive, Person, RealServer, totals
from tests.web.weights import FIRST_VIEW, Weights

WEB = Path(__file__).parents[2] / "src" / "mirabilia" / "web"

SETS = [boxes for count in range(len(BOXES) + 1) for boxes in combinations(BOXES, count)]


@pytest.mark.long
def test_a_newcomer_plays_a_whole_game(arrive: Arrive) -> None:
    """Play now, and nothing but clicks up to the score sheet."""
    person = arrive()
    person.go_home()
    expect(person.page.locator("#play-now")).to_be_enabled()
    person.keep_screenshot("home")
    person.page.click("#play-now")
    person.page.wait_for_selector(".table")
    kinds = person.play_to_end()
    assert {"side", "card"} <= kinds
    assert len(totals(person)) == 4
    person.keep_screenshot("end-base")
    expect(person.page.locator(".outcome h1")).to_contain_text("win")


@pytest.mark.wide
def test_a_newcomer_plays_an_age_with_all_boxes(arrive: Arrive) -> None:
    person = arrive()
    person.start_alone(boxes=BOXES)
    kinds: set[str] = set()
    while "Age II" not in person.heading():
        person.wait_to_be_asked()
        kinds.add(person.kind())
        person.answer()
    assert {"keep", "recruit", "card"} <= kinds


def test_a_game_with_all_boxes_is_counted(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(3, 5, expansions=BOXES), person)
    person.play_to_end()
    assert len(totals(person)) == 3
    person.keep_screenshot("end-all")


@pytest.mark.long
@pytest.mark.parametrize("boxes", SETS, ids=lambda boxes: "-".join(boxes) or "base")
def test_every_set_of_boxes_is_clicked_through(arrive: Arrive, boxes: tuple[str, ...]) -> None:
    person = arrive()
    person.start_alone(boxes=boxes)
    kinds = person.play_to_end()
    assert "card" in kinds
    assert ("recruit" in kinds) == ("leaders" in boxes)
    assert len(totals(person)) == 3


@pytest.mark.wide
def test_all_is_seen_with_seven_players_and_all_boxes(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(3, 2, players=7, expansions=BOXES), person)
    all_is_seen(person)


@pytest.mark.long
def test_all_is_seen_in_a_whole_game_of_seven_with_all_boxes(arrive: Arrive) -> None:
    person = arrive()
    person.start_alone(players=7, boxes=BOXES)
    all_is_seen(person)


def all_is_seen(person: Person) -> None:
    """At 1440 x 900 hand, own city and both neighbours are seen together, nothing is cut off."""
    cut: set[str] = set()
    while "Age III · turn 4" not in person.heading():
        person.answer()
        person.wait_to_be_asked()
        cut.update(person.page.evaluate(CUT_OFF))
    while person.kind() != "card":
        person.answer()
        person.wait_to_be_asked()
    person.choose_card()
    person.keep_screenshot("table-seven")
    assert cut == set()
    assert person.fits()
    for place in (".own", ".hand", ".top", ".decision", ".own .shipyard", ".own .built"):
        inside(person, place)
    assert person.page.locator(".glance").count() == 6
    for number in range(6):
        inside(person, f".glance >> nth={number}")


# What of the figures of cities is not seen, because it lies beyond the edge of its city, or of the
# shipyard, which may lie elsewhere.
CUT_OFF = """() => [...document.querySelectorAll(".glance, .own")].flatMap((city) => {
    return [...city.querySelectorAll(".stat, .good, .stage, .space, .tuck__band")].filter((one) => {
        const outer = (one.closest(".shipyard") ?? city).getBoundingClientRect();
        const { right, bottom } = one.getBoundingClientRect();
        return right > outer.right + 1 || bottom > outer.bottom + 1;
    }).map((one) => `${city.className}: ${one.ariaLabel ?? one.className}`);
})"""


def inside(person: Person, place: str) -> None:
    box = person.page.locator(place).first.bounding_box()
    assert box, place
    assert box["x"] >= 0, place
    assert box["x"] + box["width"] <= 1440, place
    assert box["y"] + box["height"] <= 900, place


def test_advice_is_asked_for_and_taken(arrive: Arrive, server: RealServer) -> None:
    """A click on what is advised chooses it; it is made as ever, by another."""
    person = arrive()
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    page = person.page
    person.choose_card()
    page.click("#advice")
    advised = page.locator("[data-advised]")
    advised.first.wait_for()
    assert 1 <= advised.count() <= 3
    expect(advised.first).to_contain_text(re.compile(r"\d+% to win · \d+ points?"))
    expect(advised.first).to_be_in_viewport(ratio=0.9)
    person.keep_screenshot("advice")
    move = advised.first.get_attribute("data-advised")
    advised.first.click()
    pointed = page.locator(".pointed")
    expect(pointed).to_have_attribute("data-move", move or "")
    expect(pointed).to_be_in_viewport(ratio=0.9)
    person.keep_screenshot("advice-taken")
    inside(person, ".decision")
    assert page.locator("#take-back").count() == 0
    pointed.click()
    page.wait_for_selector("#take-back, [data-card]:enabled")


@pytest.mark.parametrize("way", ["click", "key"])
def test_advice_is_put_away_and_kept(arrive: Arrive, server: RealServer, way: str) -> None:
    """It lies over your city until then; nobody is asked twice."""
    person = arrive()
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    page = person.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.click("#advice")
    advised = page.locator("[data-advised]")
    advised.first.wait_for()
    told = advised.all_inner_texts()
    if way == "click":
        page.click("#put-away")
    else:
        page.keyboard.press("Escape")
    expect(advised).to_have_count(0)
    expect(page.locator(".decision--prompt")).to_be_visible()
    page.click("#advice")
    expect(advised).to_have_text(told, use_inner_text=True)
    assert len([url for url in asked if "advice" in url and "/api/" in url]) == 1


def test_a_card_says_what_it_takes_and_why_not(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    ribbons = person.page.locator(".held__ribbon").all_inner_texts()
    assert len(ribbons) == 7
    assert all(ribbons)
    person.choose_card()
    deeds = person.page.locator(".deed__told > b").all_inner_texts()
    assert deeds == ["Build", "Stage 1", "Sell"]
    refused = person.page.locator(".deed--no .deed__why").all_inner_texts()
    assert all(text.startswith(("You lack", "Needs")) for text in refused)


def test_a_choice_is_taken_back_until_all_have_chosen(arrive: Arrive, server: RealServer) -> None:
    host, friend = arrive(), arrive()
    lay(server, under_way(1, 1), host, friend)
    host.answer()
    expect(host.page.locator(".held--down")).to_have_count(1)
    host.page.click("#take-back")
    expect(host.page.locator("[data-card]:enabled")).to_have_count(7)
    host.answer()
    friend.answer()
    expect(host.page.locator(".top h1")).to_contain_text("turn 2")
    expect(friend.page.locator(".top h1")).to_contain_text("turn 2")


def test_the_end_of_an_age_shows_its_conflicts(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 6, sides="choose"), person)
    while "Age II" not in person.heading():
        person.answer()
        person.wait_to_be_asked()
    expect(person.page.locator(".duel")).to_have_count(3)
    person.keep_screenshot("conflicts")
    person.page.click("#go-on")
    expect(person.page.locator(".conflicts")).to_have_count(0)
    person.page.get_by_role("button", name="Log").click()
    person.page.wait_for_selector(".log .told h3")
    told = person.page.locator(".log .told h3").all_inner_texts()
    # B-40: with Babylon last cards may have a turn of their own.
    chapters = [chapter for chapter in told if chapter != "Age I, last cards"]
    assert chapters[0] == "Age I, turn 6"
    assert len(chapters) == 7


def test_an_open_table_is_found_on_the_home_page(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    host.go_home()
    host.page.locator(".form details summary").click()
    host.page.check("[name=public]")
    host.page.click("#open-table")
    host.page.wait_for_selector(".lobby")
    friend.go_home()
    friend.page.locator("#open-tables a").click()
    friend.page.click("[data-sit='1']")
    expect(host.page.locator(".place[data-seat='1']")).to_contain_text("Guest, seat 2")


def test_the_first_view_is_small(arrive: Arrive) -> None:
    """Home, as a clone has it; a table is weighed as a wheel has it, in test_packed.py."""
    host = arrive()
    weights = Weights(host.page)
    host.go_home()
    host.page.wait_for_selector("#play-now")
    assert len(weights.answers) > 10
    assert weights.sum() < FIRST_VIEW


def test_what_is_seen_is_worked_out_once_for_each_update(
    arrive_at_clone: Arrive, clone: RealServer
) -> None:
    """Whoever takes up a card or opens a dialogue looks at the same sight."""
    person = arrive_at_clone()
    script = (WEB / "table" / "view.js").read_text("utf-8")
    counting = "    window.sights = (window.sights ?? 0) + 1;\n"
    counted = script.replace("    this.catalogue =", f"{counting}    this.catalogue =")
    assert counted != script
    person.page.route("**/table/view.js", answer_with(counted, "text/javascript"))
    told: list[str | bytes] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda text: told.insert(0, text))

    person.page.on("websocket", listen)
    lay(clone, under_way(1, 1), person)
    person.wait_to_be_asked()
    before, heard = person.page.evaluate("window.sights"), len(told)
    person.choose_card()
    person.page.get_by_role("button", name="Log").click()
    expect(person.page.locator(".log")).to_be_visible()
    # Who is here may be told meanwhile.
    assert person.page.evaluate("window.sights") - before <= len(told) - heard
    told.clear()
    person.page.reload()
    person.wait_to_be_asked()
    assert 1 <= person.page.evaluate("window.sights") <= len(told)


def test_every_word_of_the_table_comes_from_the_messages(arrive: Arrive) -> None:
    person = arrive()
    person.page.route("**/locales/en.*ftl", answer_with(masked_words()))
    found: set[str] = set()
    person.start_alone(boxes=BOXES)
    # A side, four leaders to keep, one to recruit, and a card.
    for _ in range(7):
        person.wait_to_be_asked()
        found |= unmasked(person.page)
        if person.page.locator("[data-move]").count() == 0:
            person.choose_card()
        found |= unmasked(person.page)
        person.page.locator("[data-move]").first.click()
        found |= unmasked(person.page)
    person.page.locator(".glance").first.click()
    found |= unmasked(person.page)
    person.go_home()
    found |= unmasked(person.page)
    assert found == set()


def test_a_finished_game_is_looked_through_again(
    arrive: Arrive, server: RealServer, tmp_path: Path
) -> None:
    person = arrive()
    lay(server, under_way(3, 6), person)
    person.play_to_end()
    found = totals(person)
    expect(person.page.locator(".under__cities > li")).to_have_count(3)
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Record", exact=True).click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    person.page.click("#look-again")
    look_through(person, found)
    person.page.goto(f"{person.url}/replay")
    person.page.set_input_files("#record-file", record)
    look_through(person, found)


def look_through(person: Person, found: list[int]) -> None:
    """From the beginning to age II, a step on, and to the end."""
    page = person.page
    expect(page.locator(".table")).to_have_attribute("data-step", "0")
    page.click("[data-age='2']")
    expect(page.locator(".top h1")).to_have_text("Age II, turn 1")
    assert page.locator(".hand .card").count() == 6
    person.keep_screenshot("replay")
    page.click("#step-on")
    expect(page.locator(".top h1")).to_have_text("Age II, turn 2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".top h1")).to_have_text("Age II, turn 1")
    page.click("#step-end")
    page.wait_for_selector("#score-sheet")
    assert sorted(totals(person)) == sorted(found)


def test_a_file_that_is_no_record_is_refused(arrive: Arrive, tmp_path: Path) -> None:
    person = arrive()
    file = tmp_path / "odd.json"
    for text, told in [
        ("no JSON", "must be one JSON object"),
        ("{}", "This is not a valid record."),
    ]:
        file.write_text(text, "utf-8")
        person.page.goto(f"{person.url}/replay")
        person.page.set_input_files("#record-file", file)
        expect(person.page.get_by_role("alert")).to_contain_text(told)
    # A refusal is also a line in the browser's console.
    person.wrong.clear()


def test_a_personal_link_carries_the_games_to_another_browser(arrive: Arrive) -> None:
    """With the name: the next game would take it away from all browsers otherwise."""
    person, phone = arrive(), arrive()
    person.go_home()
    person.page.fill("[name=name]", "Ada")
    person.page.click("#play-now")
    person.page.wait_for_selector(".table")
    person.go_home()
    expect(person.page.locator("#my-games a.game")).to_have_count(1)
    person.page.click("#my-devices")
    link = person.page.locator("#device-link").input_value()
    expect(person.page.locator("#reach .invite__qr")).to_be_visible()
    phone.page.goto(link)
    expect(phone.page.locator("#my-games a.game")).to_have_count(1)
    expect(phone.page.locator("[name=name]")).to_have_value("Ada")


def test_an_invitation_says_who_can_follow_it(arrive: Arrive) -> None:
    person = arrive()
    person.note_what_passes()
    address = person.open_table()
    expect(person.page.locator("#invite-link")).to_have_value(address)
    # On plain HTTP in a network there is no clipboard to write to.
    person.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    person.page.get_by_role("button", name="Copy").click()
    person.wait_for_note("^Copied$")
    expect(person.page.locator(".invite__alone")).to_contain_text("Only this machine")
    expect(person.page.locator("[name=lan]")).to_be_visible()
