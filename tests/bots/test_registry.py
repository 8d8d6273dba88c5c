"""Other people's bots: found by module or among installed packages; and what if one fails."""

from __future__ import annotations

import pickle
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from mirabilia import Game, Move, View
from mirabilia.bots import NO_LIMIT, Bot, Budget, answer, bot_class, bot_names, make_bot
from mirabilia.bots.registry import bot_reference, versions_named
from mirabilia.errors import BotFailure, ImpossibleBudget, UnknownBot

MODULE = """
from mirabilia.bots import Bot

class First(Bot):
    def choose(self, view, moves):
        return moves[0]

class Named(First):
    name = "the second"

class Half(Bot):
    pass

class Rooms:
    class Inner(First):
        pass

first = First(None)
number = 7
"""
METADATA = "Metadata-Version: 2.1\nName: visiting-bots\nVersion: 1.0\n"
ENTRY_POINTS = """[mirabilia.bots]
visitor = visiting_bots:First
greedy = visiting_bots:First
lost = visiting_bots:Nobody
"""


@pytest.fixture
def visitors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A module in the folder where one stands, that no path leads to yet."""
    (tmp_path / "visiting_bots.py").write_text(MODULE, "utf-8")
    (tmp_path / "broken_bots.py").write_text("import no_such_module\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path != ""])
    yield tmp_path
    for name in ("visiting_bots", "broken_bots"):
        sys.modules.pop(name, None)


@pytest.fixture
def installed(visitors: Path) -> Path:
    """The same module as a package that is installed and hands out bots."""
    folder = visitors / "visiting_bots-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(METADATA, "utf-8")
    (folder / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")
    sys.path.append(str(visitors))
    return visitors


def refusal(name: str) -> str:
    with pytest.raises(UnknownBot) as caught:
        bot_class(name)
    assert name in str(caught.value)
    return str(caught.value)


# ---- by where they are


@pytest.mark.usefixtures("visitors")
def test_a_class_is_named_by_its_module() -> None:
    bot = make_bot("visiting_bots:First", random.Random(1))
    assert bot.name == "First"
    assert bot_class("visiting_bots:Named").name == "the second"
    assert bot_class("visiting_bots:Rooms.Inner").name == "Inner"


@pytest.mark.usefixtures("visitors")
def test_a_bot_can_be_named_by_what_it_is_told_to_be() -> None:
    own = [version for name in bot_names() for version in versions_named(name)]
    for name in ("visiting_bots:First", "visiting_bots:Rooms.Inner", *own):
        assert bot_reference(bot_class(name)) == name
        assert bot_class(bot_reference(bot_class(name))) is bot_class(name)


@pytest.mark.usefixtures("visitors")
def test_what_is_no_bot_is_refused_with_the_reason() -> None:
    assert "no module 'nowhere_bots'" in refusal("nowhere_bots:First")
    assert "no module 'visiting_bots.rooms'" in refusal("visiting_bots.rooms:First")
    assert "Empty module name" in refusal(":First")
    assert "no_such_module" in refusal("broken_bots:First")
    assert "visiting_bots.py) has no 'Third'" in refusal("visiting_bots:Third")
    assert "has no ''" in refusal("visiting_bots:")
    for name in ("visiting_bots:number", "visiting_bots:first", "visiting_bots:Rooms"):
        assert "subclass of mirabilia.bots.Bot" in refusal(name)
    assert "lacks choose" in refusal("visiting_bots:Half")
    assert "package.module:Class" in refusal("visiting_bots")


# ---- by what is installed


@pytest.mark.usefixtures("installed")
def test_an_installed_package_hands_out_bots() -> None:
    assert bot_names()[-2:] == ["lost", "visitor"]
    assert bot_class("visitor").__module__ == "visiting_bots"
    assert "has no 'Nobody'" in refusal("lost")
    assert "visitor" in refusal("gready")


@pytest.mark.usefixtures("installed")
def test_our_own_bots_keep_their_names() -> None:
    assert bot_class("greedy").__module__.startswith("mirabilia.")
    assert bot_names().count("greedy") == 1


# ---- budgets


def test_a_bot_has_no_budget_unless_it_is_given_one() -> None:
    assert make_bot("random", random.Random(1)).budget == NO_LIMIT == Budget()
    bot = make_bot("random", random.Random(1), Budget(seconds=0.5))
    assert bot.budget == Budget(seconds=0.5) != NO_LIMIT


@pytest.mark.parametrize(
    ("figures", "words"),
    [
        ({"seconds": 1, "iterations": 1}, "not in both"),
        ({"seconds": 0}, "0 seconds"),
        ({"seconds": -1.5}, "-1.5 seconds"),
        ({"seconds": float("nan")}, "nan seconds"),
        ({"seconds": float("inf")}, "inf seconds"),
        ({"iterations": 0}, "0 iterations"),
    ],
)
def test_impossible_budgets_are_refused(figures: dict[str, Any], words: str) -> None:
    with pytest.raises(ImpossibleBudget, match=words):
        Budget(**figures)


# ---- bots that fail


class Stumbler(Bot):
    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        raise ZeroDivisionError("nothing to share")


class Inventor(Bot):
    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return Move.parse("take palace")


class Talker(Bot):
    def choose(self, view: View, moves: Sequence[Move]) -> Any:
        return moves[0].text


def failure(kind: type[Bot]) -> BotFailure:
    game = Game.new(players=3, sides="day", seed=1)
    with pytest.raises(BotFailure) as caught:
        answer(kind(random.Random(1)), game, game.pending[2])
    copied: BotFailure = pickle.loads(pickle.dumps(caught.value))
    assert str(copied) == str(caught.value)
    return caught.value


@pytest.mark.parametrize("kind", [Stumbler, Inventor, Talker])
def test_a_failure_says_which_bot_which_seat_and_which_decision(kind: type[Bot]) -> None:
    text = str(failure(kind))
    assert all(part in text for part in (kind.__name__, "seat 2", "'card'", "age 1, turn 1"))


def test_a_bot_that_raises_is_told_with_the_error_and_its_place() -> None:
    error = failure(Stumbler)
    assert "ZeroDivisionError: nothing to share" in str(error)
    assert "test_registry.py, line" in str(error)
    assert isinstance(error.__cause__, ZeroDivisionError)


def test_a_bot_that_answers_with_no_legal_move_is_told_with_one() -> None:
    error = failure(Inventor)
    assert "'take palace'" in str(error)
    game = Game.new(players=3, sides="day", seed=1)
    assert error.data["example"] == game.pending[2].moves[0].text
    assert error.data["count"] == len(game.pending[2].moves)
