"""Several people at one table: who meets, talks, leaves, watches, and is played for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.laying import lay, under_way
from tests.web.playing import CALM, Arrive, Person, RealServer, play_together, totals


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


@pytest.mark.wide
def test_a_team_talks_among_itself(arrive: Arrive) -> None:
    a_team_meets(arrive(), arrive(), arrive())


@pytest.mark.wide
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


@pytest.mark.wide
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


@pytest.mark.wide
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
    # The day is named if it is another one.
    host.wait_for_note(rf"from (({day}) at )?\d+:\d\d")


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
