"""The table in browsers, on a real server: games by clicks, alone and together."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, WebSocket, expect

from mirabilia.locales import source_of
from mirabilia.options import EXPANSIONS, OPTIONS, Option
from scripts import protocol
from tests.web.laying import lay, under_way
from tests.web.masking import answer_with, masked_words, unmasked
from tests.web.playing import (
    BOXES,
    Arrive,
    Cable,
    Person,
    RealServer,
    play_together,
    totals,
)
from tests.web.weights import FIRST_VIEW, Weights

WEB = Path(__file__).parents[2] / "src" / "mirabilia" / "web"
# Deals Gizah to the first seat, of which no stage asks anything.
CALM = 3
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


# What of the figures of cities is not seen, because it lies beyond the edge of its city.
CUT_OFF = """() => [...document.querySelectorAll(".glance, .own")].flatMap((city) => {
    const outer = city.getBoundingClientRect();
    return [...city.querySelectorAll(".stat, .good, .stage, .space, .tuck__band")].filter((one) => {
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


def test_a_table_has_the_options_that_it_was_opened_with(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    assert person.page.locator("[name=level]").input_value() == "adept"
    person.wish()
    person.page.click(".form details summary")
    person.page.uncheck("[name=advice]")
    person.page.select_option("[name=thinking]", "3")
    assert person.page.locator("[name=patience]").input_value() == "120"
    person.page.select_option("[name=pace]", "turns")
    assert person.page.locator("[name=patience]").input_value() == "259200"
    person.page.select_option("[name=pace]", "live")
    person.page.select_option("[name=patience]", label="5 minutes")
    person.page.click("#open-table")
    person.page.wait_for_selector(".lobby")
    person.page.click(".lobby details summary >> nth=0")
    assert person.page.locator("[name=thinking]").input_value() == "3"
    assert person.page.locator("[name=patience]").input_value() == "300"
    person.page.click("#fill-bots")
    person.page.click("#start")
    person.page.wait_for_selector(".table")
    person.wait_to_be_asked()
    # Where there is advice, the button comes when its script is fetched.
    person.page.wait_for_load_state("networkidle")
    assert person.page.locator("#advice").count() == 0


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


@pytest.mark.long
def test_two_meet_at_one_table(arrive: Arrive) -> None:
    two_meet(arrive(), arrive())


@pytest.mark.long
def test_two_play_at_one_table(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    two_meet(host, friend)
    play_together([host, friend])
    assert sorted(totals(host)) == sorted(totals(friend))


def two_meet(host: Person, friend: Person) -> None:
    """In the lobby, where they talk; then both are at the table."""
    address = host.open_table()
    friend.sit(address, 2)
    expect(host.page.locator(".place[data-seat='2'] b").first).to_have_text("Guest, seat 3")
    host.choose_level("[name='bot-1']", "builder")
    host.keep_screenshot("lobby")
    host.page.fill("#chat-text", "Good luck!")
    host.page.press("#chat-text", "Enter")
    expect(friend.page.locator(".said")).to_contain_text("Good luck!")
    host.page.click("#start")
    for person in (host, friend):
        person.wait_to_be_asked()


def test_two_come_to_the_end_together(arrive: Arrive, server: RealServer) -> None:
    people = [arrive() for _ in range(2)]
    lay(server, under_way(3, 6, players=4), *people)
    play_together(people)
    assert len({tuple(sorted(totals(person))) for person in people}) == 1


@pytest.mark.long
def test_four_play_at_one_table(arrive: Arrive) -> None:
    people = [arrive() for _ in range(4)]
    address = people[0].open_table(players=4)
    for seat, person in enumerate(people[1:], 1):
        person.sit(address, seat)
    people[0].page.click("#start")
    play_together(people)
    assert len({tuple(sorted(totals(person))) for person in people}) == 1


def test_a_team_talks_among_itself(arrive: Arrive) -> None:
    a_team_meets(arrive(), arrive(), arrive())


def test_a_team_counts_its_points_together(arrive: Arrive, server: RealServer) -> None:
    host, mate = arrive(), arrive()
    game = under_way(3, 6, players=4, expansions=("cities",), teams=True)
    lay(server, game, host, mate)
    play_together([host, mate])
    a_team_counts(host)


@pytest.mark.long
def test_a_team_game(arrive: Arrive) -> None:
    people = [arrive() for _ in range(3)]
    a_team_meets(*people)
    for person in people:
        person.page.get_by_role("button", name="Close").click()
    play_together(people)
    a_team_counts(people[0])


def a_team_meets(host: Person, mate: Person, other: Person) -> None:
    """What is said to the team is heard by nobody else."""
    address = host.open_table(players=4, boxes=("cities",), teams=True)
    mate.sit(address, 1)
    other.sit(address, 2)
    host.page.click("#fill-bots")
    host.page.click("#start")
    host.wait_to_be_asked()
    expect(host.page.locator(".glance--mate")).to_have_count(1)
    for person in (host, other):
        person.page.get_by_role("button", name="Chat").click()
    host.page.select_option(".chat__say select", "team")
    host.page.fill("#chat-text", "I build stages")
    host.page.press("#chat-text", "Enter")
    mate.page.get_by_role("button", name="Chat 1").click()
    expect(mate.page.locator(".said")).to_contain_text("I build stages")
    expect(other.page.locator(".said")).to_have_count(0)


def a_team_counts(host: Person) -> None:
    teams = host.page.locator("#score-sheet .pad__total").nth(1).locator("td").all_inner_texts()
    own = totals(host)
    assert int(teams[0]) == own[0] + own[1]
    assert teams[0] == teams[1]


def test_a_spectator_sees_what_is_open_to_all(arrive: Arrive, server: RealServer) -> None:
    player, watcher = arrive(), arrive()
    lay(server, under_way(3, 5, seed=CALM), player)
    player.wait_to_be_asked()
    watcher.page.goto(player.page.url)
    expect(watcher.page.locator(".top")).to_contain_text("You are watching")
    assert watcher.page.locator("[data-card], [data-move]").count() == 0
    expect(player.page.locator(".top")).to_contain_text("1 watching")
    player.answer()
    expect(watcher.page.locator(".top h1")).to_contain_text("turn 6")
    player.play_to_end()
    watcher.page.wait_for_selector("#score-sheet")
    assert sorted(totals(watcher)) == sorted(totals(player))


def test_the_page_comes_back_when_the_network_does(browser: Browser, server: RealServer) -> None:
    """What was chosen meanwhile is sent when the connection is there again."""
    with Cable(server) as cable:
        person = Person(browser, cable.url)
        lay(server, under_way(3, 4, seed=CALM), person)
        person.answer()
        person.wait_to_be_asked()
        assert person.wrong == []
        before = person.page.locator("[data-card]").count()
        cable.cut()
        expect(person.page.get_by_role("alert")).to_contain_text("Connection lost")
        person.answer()
        cable.mend()
        expect(person.page.get_by_role("alert")).to_have_count(0)
        expect(person.page.locator("[data-card]:enabled")).to_have_count(before - 1)
        person.wrong.clear()
        person.play_to_end()
        assert person.wrong == []
        person.close()


def test_a_connection_that_died_in_silence_is_found_out(
    browser: Browser, server: RealServer
) -> None:
    """Who comes back to the page has a new one before anything is played."""
    with Cable(server) as cable:
        person = Person(browser, cable.url)
        lay(server, under_way(1, 1), person)
        person.wait_to_be_asked()
        # What the page fetches after its first view would never come once the cable is silent.
        person.choose_card()
        person.page.wait_for_load_state("networkidle")
        cable.fall_silent()
        with person.page.expect_websocket():
            person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        person.answer()
        person.wait_to_be_asked()
        assert person.wrong == []
        person.close()


def test_a_move_that_could_not_be_kept_is_sent_again(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    person.start_alone()
    person.answer()
    person.wait_to_be_asked()
    before = person.page.locator("[data-card]").count()
    lines: list[WebSocket] = []

    def note(line: WebSocket) -> None:
        lines.append(line)

    person.page.on("websocket", note)
    with contextlib.closing(sqlite3.connect(server.data / "mirabilia.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        person.answer()
        expect(person.page.get_by_role("alert")).to_contain_text("trouble")
    expect(person.page.locator("[data-card]:enabled")).to_have_count(before - 1)
    expect(person.page.get_by_role("alert")).to_have_count(0)
    assert lines == [], "the connection was given up"


def test_a_move_that_came_too_fast_is_sent_again(browser: Browser, tmp_path: Path) -> None:
    """The page says until when it waits; nothing has to be chosen again."""
    with RealServer(tmp_path, "--limit", "commands=1/20") as server:
        person = Person(browser, server.url)
        person.start_alone()
        person.answer()
        person.wait_to_be_asked()
        before = person.page.locator("[data-card]").count()
        person.answer()
        words = re.compile(r"It continues at \w+day \d\d:\d\d:\d\d")
        expect(person.page.get_by_role("alert")).to_contain_text(words)
        expect(person.page.locator("[data-card]:enabled")).to_have_count(before - 1)
        expect(person.page.get_by_role("alert")).to_have_count(0)
        assert person.wrong == []
        person.close()


def test_a_page_that_connects_too_often_waits(browser: Browser, tmp_path: Path) -> None:
    with RealServer(tmp_path, "--limit", "live=1/20") as server:
        person = Person(browser, server.url)
        person.start_alone()
        person.page.reload()
        expect(person.page.get_by_role("alert")).to_contain_text("continues at")
        person.answer()
        assert person.wrong == []
        person.close()


def test_a_killed_server_goes_on_where_it_was(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(3, 4), person)
    person.answer()
    person.wait_to_be_asked()
    before = person.heading()
    server.kill()
    expect(person.page.get_by_role("alert")).to_contain_text("Connection lost")
    server.start()
    expect(person.page.get_by_role("alert")).to_have_count(0)
    person.wrong.clear()
    assert person.heading() == before
    person.play_to_end()
    assert len(totals(person)) == 3


def test_a_second_window_takes_over(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 1), person)
    first = person.page
    second = person.context.new_page()
    second.goto(first.url)
    second.wait_for_selector(".table")
    expect(first.get_by_role("alert")).to_contain_text("another window")
    first.get_by_role("button", name="Play here").click()
    expect(first.get_by_role("alert")).to_have_count(0)
    expect(second.get_by_role("alert")).to_contain_text("another window")


def test_who_leaves_is_played_by_a_bot_until_back(arrive: Arrive, server: RealServer) -> None:
    host, friend = arrive(), arrive()
    lay(server, under_way(1, 1), host, friend)
    friend.wait_to_be_asked()
    friend.page.locator(".menu summary").click()
    friend.page.get_by_role("button", name="Leave the table").click()
    friend.page.click("#leave-now")
    friend.page.wait_for_selector(".home")
    expect(host.page.locator(".glance[data-seat='1']")).to_contain_text("a bot is playing")
    host.answer()
    expect(host.page.locator(".top h1")).to_contain_text("turn 2")
    friend.page.locator("#my-games a.game").click()
    expect(host.page.locator(".glance[data-seat='1']")).not_to_contain_text("a bot is playing")
    host.answer()
    friend.answer()


def test_who_is_away_too_shortly_is_waited_for(arrive: Arrive) -> None:
    """The lobby marks who is away; at the table it is said until when they are waited for."""
    host, friend = arrive(), arrive()
    host.note_what_passes()
    address = host.open_table()
    friend.sit(address, 1)
    away = host.page.locator(".place[data-seat='1']")
    expect(away).not_to_contain_text("Away")
    friend.page.goto("about:blank")
    expect(away).to_contain_text("Away")
    host.page.click("#fill-bots")
    host.page.click("#start")
    host.page.click("[data-hand-over='1']")
    day = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday"
    host.wait_for_note(f"from ({day})")


def test_who_leaves_the_lobby_gives_the_seat_up(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    host.go_home()
    address = host.open_table()
    friend.sit(address, 1)
    friend.page.click("#leave")
    friend.page.click("#leave-now")
    friend.page.wait_for_url(friend.url + "/")
    expect(host.page.locator(".place[data-seat='1']")).to_contain_text("Empty seat")
    # The host's rights pass on with the last word too.
    friend.sit(address, 1)
    host.page.click("#leave")
    host.page.click("#leave-now")
    expect(friend.page.locator("#start")).to_have_count(1)


def test_a_clock_goes_on_while_others_come_and_go(arrive: Arrive, server: RealServer) -> None:
    """Nothing that happens beside the decision gives time back."""
    person, watcher = arrive(), arrive()
    lay(server, under_way(1, 1), person, clock=300)
    person.wait_to_be_asked()
    clock = person.page.get_by_role("timer")
    expect(clock).not_to_have_text(re.compile("5:00|4:5[89]"))
    before = seconds_on(clock)
    watcher.page.goto(person.page.url)
    expect(person.page.locator(".top")).to_contain_text("watch")
    assert seconds_on(clock) <= before


def seconds_on(clock: Locator) -> int:
    minutes, seconds = clock.inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def test_an_absent_seat_is_handed_to_a_bot(arrive: Arrive, server: RealServer) -> None:
    host, friend = arrive(), arrive()
    lay(server, under_way(1, 1), host, friend, patience=0)
    friend.wait_to_be_asked()
    friend.page.goto("about:blank")
    host.page.click("[data-hand-over='1']")
    host.answer()
    expect(host.page.locator(".top h1")).to_contain_text("turn 2")


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


def test_choices_that_exclude_each_other_say_why(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    form = person.page.locator("form")
    person.page.select_option("[name=players]", "5")
    expect(person.page.locator("[name=teams]")).to_be_disabled()
    expect(form).to_contain_text("Teams of two are for 4 or 6 players, with Armada also for 8.")
    expect(form).to_contain_text("Eight can play only with Armada.")
    person.page.check("[name=box-armada]")
    person.page.select_option("[name=players]", "8")
    expect(person.page.locator("[name=teams]")).to_be_enabled()
    person.page.uncheck("[name=box-armada]")
    expect(person.page.locator("[name=players]")).to_have_value("7")


def test_the_form_asks_for_every_option_of_a_game(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    for box in EXPANSIONS:
        person.page.check(f"[name=box-{box}]")
    for option in OPTIONS:
        if option.kind != "boxes":
            expect(person.page.locator(f"form [name={option.name}]")).to_have_count(1)
    for box in EXPANSIONS:
        person.page.uncheck(f"[name=box-{box}]")
    for option in OPTIONS:
        if option.needs:
            expect(person.page.locator(f"form [name={option.name}]")).to_have_count(0)


def test_a_new_entry_of_the_table_of_options_is_asked_for(arrive_at_clone: Arrive) -> None:
    person = arrive_at_clone()
    fog = Option(name="fog", kind="flag", default=True, needs=("armada",), about="fog at sea")
    words = f"{source_of('en')}\noption-fog = fog at sea\n"
    script = protocol.settings((*OPTIONS, fog))
    person.page.route("**/settings.js", answer_with(script, "text/javascript"))
    person.page.route("**/locales/en.*ftl", answer_with(words))
    person.go_home()
    expect(person.page.locator("form [name=fog]")).to_have_count(0)
    person.page.check("[name=box-armada]")
    expect(person.page.get_by_label("fog at sea", exact=True)).to_be_checked()


def test_guests_read_in_the_lobby_what_is_not_as_usual(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    host.go_home()
    for box in EXPANSIONS:
        host.page.check(f"[name=box-{box}]")
    host.page.select_option("[name=players]", "4")
    host.page.check("[name=teams]")
    host.page.uncheck("[name=cities_leaders]")
    host.page.select_option("[name=armada_edition]", "1")
    host.page.click("#open-table")
    host.page.wait_for_selector(".lobby")
    guest.page.goto(host.page.url)
    expect(guest.page.locator(".lobby__facts")).to_contain_text(
        "Teams of two · each player chooses · without the leaders of Cities · first edition · "
    )


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
