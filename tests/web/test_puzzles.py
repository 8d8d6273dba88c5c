"""Puzzles on the page: the list, a position, an answer, what becomes of it, the next one."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Locator, expect

from mirabilia.review.puzzles import Puzzle, load_puzzles
from tests.web import axes
from tests.web.playing import Arrive, Person

SIZES = {"phone": (390, 844), "side": (844, 390), "desktop": (1366, 650), "large": (1920, 950)}
ALL = list(load_puzzles().values())
LANGUAGES = ("it", "es", "pl", "de", "fr")


def from_hand(puzzle: Puzzle) -> bool:
    """Whether it is solved by what is done with a card of the hand."""
    return puzzle.game.pending[puzzle.seat].kind == "card"


def is_one_way(puzzle: Puzzle) -> bool:
    """Whether the best move is a build that can be paid for in one way."""
    best = puzzle.moves[0].move.split()
    moves = [move.text.split() for move in puzzle.game.pending[puzzle.seat].moves]
    return best[0] == "build" and [move[:2] for move in moves].count(best[:2]) == 1


def plain_one(boxes: int = 0) -> Puzzle:
    return next(one for one in ALL if len(one.boxes) == boxes and from_hand(one))


def use(person: Person, one: Locator) -> None:
    expect(one).to_be_visible()
    person.hit(one)


def look_at(person: Person, puzzle: Puzzle) -> None:
    person.page.goto(f"{person.url}/puzzles/{puzzle.id}")
    expect(person.page.locator(f"main[data-puzzle='{puzzle.id}']")).to_be_visible()


def answer(person: Person, move: str) -> None:
    """Make a move with a card, as at a table."""
    page = person.page
    use(person, page.locator(f"[data-card='{move.split()[1]}']").first)
    use(person, page.locator(f'[data-move="{move}"]').first)


def fits(person: Person) -> bool:
    """Whether nothing lies beyond the right edge."""
    beyond: bool = person.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return not beyond


def see_that_all_can_use_it(person: Person) -> None:
    if axes.is_here() or os.environ.get("CI"):
        assert axes.found(person.page) == []


def told(person: Person) -> Locator:
    verdict = person.page.locator("#verdict .verdict")
    expect(verdict).to_be_visible()
    return verdict


@pytest.mark.parametrize("size", SIZES)
def test_a_puzzle_is_solved_and_the_next_one_comes(arrive: Arrive, size: str) -> None:
    person = arrive(size=SIZES[size], touch=size in ("phone", "side"))
    puzzle = plain_one()
    look_at(person, puzzle)
    assert fits(person)
    answer(person, puzzle.solutions[0])
    verdict = told(person)
    expect(verdict).to_have_attribute("data-right", "true")
    expect(verdict.locator("tbody tr")).to_have_count(min(6, len(puzzle.moves) - 1))
    assert fits(person)
    use(person, verdict.locator("#next-puzzle"))
    expect(person.page.locator("main[data-puzzle]")).not_to_have_attribute("data-puzzle", puzzle.id)
    expect(person.page.locator("#verdict")).to_have_count(0)
    expect(person.page.locator("main[data-asked]")).to_be_visible()


@pytest.mark.parametrize("boxes", [0, 3])
def test_a_wrong_answer_shows_the_better_move_and_counts(arrive: Arrive, boxes: int) -> None:
    person = arrive(size=SIZES["desktop"])
    puzzle = plain_one(boxes)
    look_at(person, puzzle)
    wrong = next(one.move for one in puzzle.moves[1:] if one.move.startswith("sell"))
    answer(person, wrong)
    verdict = told(person)
    expect(verdict).to_have_attribute("data-right", "false")
    expect(verdict).to_contain_text("There is a better move")
    # Nothing is asked any more; what was told can be read again.
    person.page.keyboard.press("Escape")
    expect(person.page.locator("#verdict")).to_have_count(0)
    expect(person.page.locator("[data-move]")).to_have_count(0)
    use(person, person.page.locator("#explain"))
    told(person)
    person.page.goto(f"{person.url}/puzzles")
    expect(person.page.locator(f"[data-puzzle='{puzzle.id}']")).to_have_attribute(
        "data-state", "wrong"
    )
    progress = person.page.locator("#puzzle-progress")
    expect(progress).to_have_attribute("data-tried", "1")
    expect(progress).to_have_attribute("data-solved", "0")


def test_whoever_has_no_mouse_solves_one(arrive: Arrive) -> None:
    person = arrive(size=SIZES["desktop"])
    # One way to build it: the key does it at once.
    puzzle = next(one for one in ALL if from_hand(one) and not one.boxes and is_one_way(one))
    look_at(person, puzzle)
    page = person.page
    hand = page.locator("[data-card]:enabled")
    expect(hand.first).to_be_visible()
    cards = [one.get_attribute("data-card") for one in hand.all()]
    page.keyboard.press(str(1 + cards.index(puzzle.moves[0].move.split()[1])))
    expect(page.locator("[data-card][aria-expanded='true']")).to_be_visible()
    expect(page.locator(f'[data-move="{puzzle.solutions[0]}"]').first).to_be_visible()
    page.keyboard.press("b")
    told(person)
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    # There is nobody to talk to.
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_that_of_the_day_and_filters(arrive: Arrive) -> None:
    person = arrive(size=SIZES["phone"], touch=True)
    person.go_home()
    use(person, person.page.locator("a[href='/puzzles']"))
    page = person.page
    expect(page.locator("[data-puzzle]")).to_have_count(len(ALL))
    page.locator("select[name=theme]").select_option("fleets")
    page.locator("select[name=degree]").select_option("2")
    wanted = [one for one in ALL if "fleets" in one.themes and one.degree == 2]
    expect(page.locator("[data-puzzle]")).to_have_count(len(wanted))
    assert fits(person)
    # What was wanted is still wanted the next time.
    page.reload()
    expect(page.locator("[data-puzzle]")).to_have_count(len(wanted))
    use(person, page.locator("#next-puzzle"))
    expect(page.locator("main[data-puzzle]")).to_have_attribute(
        "data-puzzle", re.compile("|".join(f"^{one.id}$" for one in wanted))
    )
    page.go_back()
    use(person, page.locator("#puzzle-today"))
    expect(page.locator("main[data-puzzle] h1")).to_contain_text("Puzzle of the day")


def test_there_may_be_no_such_puzzle(arrive: Arrive) -> None:
    person = arrive(size=SIZES["phone"])
    person.page.goto(f"{person.url}/puzzles/none")
    expect(person.page.locator("[role=alert]")).to_contain_text("There is no such puzzle.")
    # The browser tells of it too.
    assert len(person.wrong) == 1
    assert "404" in person.wrong.pop()


@pytest.mark.wide
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_everybody_can_use_it(arrive: Arrive, size: str, theme: str) -> None:
    person = arrive(size=SIZES[size], touch=size == "phone")
    person.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    person.page.goto(f"{person.url}/puzzles")
    expect(person.page.locator("#puzzle-today")).to_be_visible()
    see_that_all_can_use_it(person)
    puzzle = plain_one(3)
    look_at(person, puzzle)
    see_that_all_can_use_it(person)
    answer(person, puzzle.solutions[0])
    told(person)
    see_that_all_can_use_it(person)


@pytest.mark.wide
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_in_every_language(arrive: Arrive, language: str) -> None:
    person = arrive(size=SIZES["phone"], touch=True)
    page = person.page
    page.goto(f"{person.url}/puzzles")
    expect(page.locator("#puzzle-today")).to_be_visible()
    before = page.locator("h1").inner_text()
    page.locator("header select").select_option(language)
    expect(page.locator("h1")).not_to_have_text(before)
    assert fits(person)
    puzzle = plain_one()
    look_at(person, puzzle)
    answer(person, puzzle.solutions[0])
    told(person)
    assert fits(person)
