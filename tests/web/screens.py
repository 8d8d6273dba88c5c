"""Every screen and panel of the page, brought up for whoever looks at it."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect

from mirabilia import Game
from tests.support.plain import plain
from tests.web.laying import guest, lay, lay_finished, under_way
from tests.web.playing import BOXES, Arrive, Person, RealServer, by_finger, play_together
from tests.web.test_days import played
from tests.web.test_me import bring, play_games
from tests.web.test_panels import bury, debt, discard, extra, fleet, island, last, naval, token
from tests.web.test_puzzles import answer, look_at, plain_one, told

# What is to go away after some seconds stays.
LASTING = """
const set = window.setTimeout;
window.setTimeout = (act, pause, ...more) => pause >= 5000 ? 0 : set(act, pause, ...more);
"""


@dataclass(frozen=True)
class Stage:
    """Where screens are brought up: a server, and windows of one size."""

    arrive: Arrive
    server: RealServer
    size: tuple[int, int]

    def person(self) -> Person:
        return self.arrive(size=self.size, touch=by_finger(self.size))

    def at_table(self, game: Game, others: int = 0) -> list[Person]:
        """People at a table where a game is under way, the first of whom is asked something."""
        people = [self.person() for _ in range(1 + others)]
        lay(self.server, game, *people)
        people[0].wait_to_be_asked()
        return people


Screen = Callable[[Stage], Page]


# ---- decisions


def side() -> Game:
    return Game.new(players=3, seed=1)


def board() -> Game:
    return Game.new(players=3, seed=1, boards="pick")


def keep() -> Game:
    return Game.new(players=3, seed=1, sides="day", expansions=("leaders",))


def recruit() -> Game:
    return under_way(1, 0, expansions=("leaders",))


def card() -> Game:
    return under_way(2, 3, players=4, expansions=BOXES)


SCENES = [naval, token, bury, debt, discard, island, fleet, last, extra]
DECISIONS = [*SCENES, side, board, keep, recruit, card]


def asking(decision: Callable[[], Game]) -> Screen:
    def screen(stage: Stage) -> Page:
        person = stage.at_table(decision())[0]
        assert person.kind() == decision.__name__
        return person.page

    screen.__name__ = decision.__name__
    return screen


def chosen(stage: Stage) -> Page:
    person = stage.at_table(card())[0]
    person.choose_card()
    return person.page


def advised(stage: Stage) -> Page:
    page = chosen(stage)
    page.click("#advice")
    page.wait_for_selector("[data-advised]")
    return page


def advised_first(stage: Stage) -> Page:
    """Before a card is taken up."""
    page = stage.at_table(card())[0].page
    page.click("#advice")
    page.wait_for_selector(".decision--advice [data-advised]")
    return page


def foreseen(stage: Stage) -> Page:
    """What would this do?"""
    page = chosen(stage)
    page.click("#foresee")
    page.locator("[data-foretold=passed]").wait_for()
    return page


def face_down(stage: Stage) -> Page:
    person, _ = stage.at_table(card(), others=1)
    person.choose_card()
    person.page.locator("[data-move]").first.click()
    person.page.wait_for_selector("#take-back")
    return person.page


def conflicts(stage: Stage) -> Page:
    person = stage.at_table(under_way(1, 6))[0]
    while not person.page.locator("#go-on").count():
        person.answer()
        person.wait_to_be_asked()
    return person.page


# ---- beside and around the table


def text(stage: Stage) -> Page:
    page = stage.at_table(under_way(2, 3, expansions=BOXES))[0].page
    page.click(".menu summary")
    page.click("#text-switch")
    page.locator("[data-move]").first.wait_for()
    return page


def watcher(stage: Stage) -> Page:
    player, other = stage.at_table(card())[0], stage.person()
    other.page.goto(player.page.url)
    expect(other.page.locator(".top > .quiet")).to_be_visible()
    return other.page


def newest(stage: Stage) -> Page:
    """The line that is shown for a moment stays while it is looked at."""
    person, other = stage.at_table(card(), others=1)
    person.page.add_init_script(LASTING)
    person.page.reload()
    person.wait_to_be_asked()
    say(other, "good morning")
    # Where the chat lies beside the table, it is there.
    shown = person.page.locator(".newest, .beside .said").filter(has_text="good morning")
    shown.first.wait_for()
    return person.page


def say(person: Person, line: str) -> None:
    """Into the chat, which opens for it."""
    person.page.keyboard.press("c")
    person.page.fill("#chat-text", line)
    person.page.press("#chat-text", "Enter")
    expect(person.page.locator(".said")).to_contain_text(line)


def open_by_key(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


def open_city(page: Page) -> None:
    page.locator(".table [data-seat='1']").first.click()


def open_menu(page: Page) -> None:
    page.click(".menu summary")


def menu(stage: Stage) -> Page:
    page = stage.at_table(card())[0].page
    open_menu(page)
    page.locator(".menu[open] .button").first.wait_for()
    return page


def keyed(name: str, key: str) -> Screen:
    """What a key opens, unless it lies beside the table."""

    def screen(stage: Stage) -> Page:
        page = stage.at_table(card())[0].page
        open_by_key(key)(page)
        page.locator("dialog[open] h2, .beside h2").first.wait_for()
        return page

    screen.__name__ = name
    return screen


def listed(name: str) -> Screen:
    """What an entry of the menu opens."""

    def screen(stage: Stage) -> Page:
        page = menu(stage)
        page.locator(f".menu__list [data-open={name}]").click()
        page.locator("dialog[open] :is(h2, input, p)").first.wait_for()
        return page

    screen.__name__ = name
    return screen


def city(stage: Stage) -> Page:
    page = stage.at_table(card())[0].page
    open_city(page)
    page.wait_for_selector("dialog[open] .whole")
    return page


def explained(stage: Stage) -> Page:
    """The symbols of a card."""
    page = stage.at_table(card())[0].page
    page.locator("[data-card]").first.focus()
    page.keyboard.press("i")
    page.locator(".explained .entries__link").first.wait_for()
    return page


def about_a_person(stage: Stage) -> Page:
    person, other = stage.at_table(card(), others=1)
    say(other, "good morning")
    person.page.keyboard.press("c")
    person.page.locator(".said .person").click()
    person.page.wait_for_selector(".people[open]")
    person.page.locator("[data-do=report]").click()
    person.page.locator(".people__report").wait_for()
    return person.page


# ---- the end, and games that are over


def ended(stage: Stage, players: int = 3) -> Person:
    person = stage.at_table(under_way(3, 6, expansions=BOXES, players=players))[0]
    play_together([person])
    expect(person.page.locator(".under__cities > li")).to_have_count(players)
    return person


def end(stage: Stage) -> Page:
    return ended(stage).page


def tabbed(name: str) -> Screen:
    """Where the points came from, told otherwise."""

    def screen(stage: Stage) -> Page:
        page = end(stage)
        page.click(f"[data-tab={name}]")
        page.locator(f"[data-tab={name}][aria-pressed=true]").wait_for()
        return page

    screen.__name__ = f"end_{name}"
    return screen


def offered(stage: Stage) -> Page:
    """Somebody else would like to play again."""
    person, other = stage.at_table(under_way(3, 6), others=1)
    play_together([person, other])
    other.page.click("#play-again")
    person.page.wait_for_selector(".offer")
    return person.page


def review(stage: Stage) -> Page:
    page = end(stage)
    page.click("#review-game")
    expect(page.locator("#review-decisions > li")).not_to_have_count(0)
    page.locator(".review details summary").click()
    return page


def replay(stage: Stage) -> Page:
    page = end(stage)
    page.click("#look-again")
    page.wait_for_selector(".table[data-step]")
    page.click("[data-age='3']")
    return page


def replay_of_a_file(stage: Stage) -> Page:
    page = stage.person().page
    page.goto(f"{stage.server.url}/replay")
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "record.json"
        record.write_text(json.dumps(plain(under_way(2, 3).record())), "utf-8")
        page.set_input_files("#record-file", record)
        page.wait_for_selector(".table[data-step]")
    page.click("#step-on")
    return page


def play_on(stage: Stage) -> Page:
    page = replay_of_a_file(stage)
    page.click("#onward")
    page.wait_for_selector("dialog[open] [name=onward-level]")
    return page


def games(stage: Stage) -> Page:
    page = ended(stage).page
    page.goto(f"{stage.server.url}/games")
    page.wait_for_selector(".game")
    return page


# ---- before the game, and pages of their own


def home(stage: Stage) -> Page:
    person = stage.person()
    person.go_home()
    expect(person.page.locator("#play-now")).to_be_enabled()
    person.page.click(".form details summary")
    return person.page


def lobby(stage: Stage) -> Page:
    host, friend = stage.person(), stage.person()
    friend.sit(host.open_table(boxes=BOXES), 1)
    expect(host.page.locator("[name='bot-2']")).to_be_visible()
    expect(host.page.locator(".place[data-seat='1'] .person")).to_be_visible()
    return host.page


def choose_file(stage: Stage) -> Page:
    page = stage.person().page
    page.goto(f"{stage.server.url}/replay")
    page.wait_for_selector("#record-file")
    return page


def learn(stage: Stage) -> Page:
    page = stage.person().page
    page.goto(f"{stage.server.url}/learn")
    page.locator(".learn__chapter").last.wait_for()
    return page


def searched(stage: Stage) -> Page:
    """What nobody has written down is not found."""
    page = learn(stage)
    page.fill("#learn-search", "xyzzy")
    expect(page.locator(".exhibit:visible")).to_have_count(0)
    return page


def guided(stage: Stage) -> Page:
    person = stage.person()
    person.go_home()
    person.page.click("#first-game")
    person.page.locator("[data-lesson=city]").wait_for()
    return person.page


def guided_to_build(stage: Stage) -> Page:
    page = guided(stage)
    page.click("#guide-on")
    page.locator("[data-card][data-guided]").click()
    page.locator("[data-lesson=build]").wait_for()
    return page


def puzzles(stage: Stage) -> Page:
    page = stage.person().page
    page.goto(f"{stage.server.url}/puzzles")
    page.locator("[data-puzzle]").first.wait_for()
    return page


def puzzle(stage: Stage) -> Page:
    person = stage.person()
    look_at(person, plain_one(boxes=3))
    return person.page


def verdict(stage: Stage) -> Page:
    """Of a wrong answer, which tells most."""
    person, wanted = stage.person(), plain_one()
    look_at(person, wanted)
    answer(person, next(one.move for one in wanted.moves[1:] if one.move.startswith("sell")))
    told(person)
    return person.page


def pad(stage: Stage) -> Page:
    """With all boxes, and something of everything."""
    page = stage.person().page
    page.goto(f"{stage.server.url}/pad")
    for box in BOXES:
        page.check(f"[name=pad-{box}]")
    page.fill("[name=pad-name-0]", "Ada")
    row = page.locator("#pad-purple [data-seat='0']")
    row.locator("select").select_option("workers_guild")
    expect(row.locator("[data-piece]")).to_have_count(1)
    page.locator("#pad-military [data-seat='0'] [name=victories-5]").fill("2")
    expect(page.locator("#score-sheet .pad__total td").first).to_have_text("10")
    return page


def me(stage: Stage) -> Page:
    """With a recovery code that was just made, and the question before all is deleted."""
    person = stage.person()
    person.page.goto(f"{stage.server.url}/me")
    person.page.click("#make-recovery")
    expect(person.page.locator("#recovery-code")).to_be_visible()
    person.page.click("#ask-delete")
    expect(person.page.locator("#delete-me")).to_be_visible()
    return person.page


def record(stage: Stage) -> Page:
    """Of somebody who has finished some games, with all that they add up to."""
    person = stage.person()
    play_games(stage.server, person, 4)
    person.page.goto(f"{stage.server.url}/me")
    shut = person.page.locator("#record details:not([open]) > summary")
    person.page.locator("#record details").first.wait_for()
    while shut.count():
        shut.first.click()
    return person.page


def joining(stage: Stage) -> Page:
    """Two guests with games, who may become one."""
    person, other = stage.person(), stage.person()
    for one in (person, other):
        lay_finished(stage.server, under_way(1, 1), one)
    person.page.goto(f"{stage.server.url}/me")
    person.page.click("#make-recovery")
    bring(other, person.page.locator("#recovery-code").input_value())
    other.page.locator("#join-both").wait_for()
    return other.page


def day(stage: Stage) -> Page:
    """The deal of the day, for somebody who has not played it."""
    page = stage.person().page
    page.goto(f"{stage.server.url}/days")
    page.locator("#play-deal").wait_for()
    return page


def day_done(stage: Stage) -> Page:
    """The same after it was played, with the results."""
    person = stage.person()
    guest(person)
    person.page.goto(f"{stage.server.url}/days")
    person.page.click("#play-deal")
    person.page.wait_for_selector(".table")
    table = person.page.url.rpartition("/")[2]
    person.go_home()
    played(person, table, 1000)
    person.page.goto(f"{stage.server.url}/days")
    person.page.locator("#deal-results [data-mine=true]").wait_for()
    return person.page


def day_over(stage: Stage) -> Page:
    """The end of its game, with what opens later."""
    page = day_done(stage)
    page.get_by_role("link", name="View").click()
    page.locator(".over__sealed").wait_for()
    return page


def deal(stage: Stage) -> Page:
    """A challenge, as a friend sees it."""
    person, friend = stage.person(), stage.person()
    table = lay_finished(stage.server, under_way(1, 1), person)
    friend.page.goto(f"{stage.server.url}/deal/{table}.0")
    friend.page.locator("#play-deal").wait_for()
    return friend.page


def deal_done(stage: Stage) -> Page:
    """The same for who has played it: a link to pass on."""
    person = stage.person()
    table = lay_finished(stage.server, under_way(1, 1, expansions=BOXES), person)
    person.page.goto(f"{stage.server.url}/deal/{table}.0")
    person.page.locator("#deal-results [data-mine=true]").wait_for()
    return person.page


def nowhere(stage: Stage) -> Page:
    person = stage.person()
    person.page.goto(f"{stage.server.url}/nowhere")
    person.page.wait_for_selector("main a[href='/']")
    # That there is nothing is also a line in the browser's console.
    person.wrong.clear()
    return person.page


def gallery(stage: Stage) -> Page:
    page = stage.person().page
    page.goto(f"{stage.server.url}/gallery.html")
    page.wait_for_selector("html[data-ready]")
    page.locator(".card").first.wait_for()
    return page


def offline(stage: Stage) -> Page:
    """It goes away when the server answers: so it never does."""
    page = stage.person().page
    page.route("**/api/about", lambda _: None)
    page.goto(f"{stage.server.url}/offline")
    page.wait_for_selector("#again")
    return page


# How to play, the guide, what a card would do, reviews, puzzles, deals, records and the score pad.
TO_LEARN: list[Screen] = [
    *(learn, searched, explained, guided, guided_to_build, foreseen, review, play_on),
    *(puzzles, puzzle, verdict, day, day_done, day_over, deal, deal_done),
    *(me, record, joining, pad),
]
SCREENS: list[Screen] = [
    *TO_LEARN,
    *(home, lobby, choose_file, nowhere, gallery, offline, games),
    *map(asking, DECISIONS),
    *(chosen, advised, advised_first, face_down, conflicts, text, watcher, newest),
    *(menu, city, about_a_person),
    *(keyed("log", "l"), keyed("chat", "c"), keyed("keys", "?")),
    *map(listed, ("rules", "invite", "name", "leave")),
    *(end, tabbed("ages"), tabbed("fights"), offered),
    *(replay, replay_of_a_file),
]
