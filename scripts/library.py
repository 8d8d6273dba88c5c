"""What the library's users get, tried: its public classes and its answers to misuse.

`scripts/tables.py` writes both tables. They are the same on the pure and on the compiled build:
`tests/test_public.py` makes them anew on each.
"""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from functools import cache
from string import Formatter
from typing import Any, Final, NamedTuple

import mirabilia
from mirabilia import Game, Move, View, arena, bots, catalog, lab
from mirabilia.arena import compare, hold, make_contest, make_duel, simulate
from mirabilia.bots import Budget, make_bot
from mirabilia.errors import MirabiliaError
from mirabilia.lab import carry_out, make_study

PLACES: Final = (mirabilia, bots, arena, lab, catalog)


# ---- the names


def public_names() -> Iterator[tuple[str, Any]]:
    """Everything public: where it is imported from, and what it is."""
    for place in PLACES:
        for name in place.__all__:
            yield f"{place.__name__}.{name}", getattr(place, name)


def public_classes() -> dict[str, type]:
    return {name: found for name, found in public_names() if isinstance(found, type)}


def is_plain(kind: type) -> bool:
    """Whether a class only describes plain data: its values are dicts."""
    return issubclass(kind, dict)


# ---- a value of each class


@cache
def finished() -> Game:
    """A game of all boxes, played to its end."""
    boxes = ["leaders", "cities", "armada"]
    game = Game.new(players=3, expansions=boxes, seed=1)
    rng = random.Random(1)
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, rng.choice(decision.moves))
    return game


@cache
def begun() -> Game:
    """A game of all boxes in the middle of its second age."""
    record = finished().record()
    entries = record["entries"]
    game = mirabilia.replay({**record, "entries": [], "digest": None})
    for seat, _, move in entries:
        if game.age == 2 and game.turn == 3:
            break
        game.play(int(seat), str(move))
    return game


def contest() -> arena.Contest:
    return make_contest(["random", "builder"], games=3, players=3, seed=1)


def duel() -> arena.Duel:
    return make_duel("builder", "random", ["random"], players=3, pairs=2, seed=1)


def study() -> lab.Study:
    return make_study(["random"], players=[3], games=2, seed=1)


def example_error(kind: type[MirabiliaError]) -> MirabiliaError:
    """An error with the first of its sentences."""
    code = next(iter(kind.sentences), "")
    fields = [name for _, name, _, _ in Formatter().parse(kind.sentences.get(code, "")) if name]
    return kind(code, **dict.fromkeys(fields, 3))


VALUES: Final[dict[str, Callable[[], Any]]] = {
    "mirabilia.Game": begun,
    "mirabilia.Result": lambda: finished().result,
    "mirabilia.Decision": lambda: next(iter(begun().pending.values())),
    "mirabilia.Moves": lambda: next(iter(begun().pending.values())).moves,
    "mirabilia.Move": lambda: Move.parse("build palace free olympia ship left 2"),
    "mirabilia.View": lambda: begun().view(0),
    "mirabilia.bots.Bot": lambda: make_bot("greedy", random.Random(1)),
    "mirabilia.bots.Budget": lambda: Budget(iterations=100),
    "mirabilia.arena.Simulation": lambda: simulate(["random"], games=3, players=3, seed=1),
    "mirabilia.arena.Tally": lambda: simulate(["random"], games=3, players=3, seed=1).tally,
    "mirabilia.arena.Standing": lambda: simulate(["random"], games=3, seed=1).tally.bots["random"],
    "mirabilia.arena.Contest": contest,
    "mirabilia.arena.Outcome": lambda: hold(contest()),
    "mirabilia.arena.Standings": lambda: arena.Standings(hold(contest())),
    "mirabilia.arena.Entry": lambda: arena.Standings(hold(contest())).entries["random"],
    "mirabilia.arena.Duel": duel,
    "mirabilia.arena.Comparison": lambda: compare(duel()),
    "mirabilia.arena.Question": lambda: next(iter(arena.QUESTIONS.values())),
    "mirabilia.lab.Study": study,
    "mirabilia.lab.Findings": lambda: carry_out(study()),
    "mirabilia.catalog.Catalogue": catalog.load,
    "mirabilia.catalog.Card": lambda: catalog.load().card_by_id["altar"],
    "mirabilia.catalog.Effect": lambda: catalog.load().card_by_id["altar"].effects[0],
    "mirabilia.catalog.Wonder": lambda: catalog.load().wonder_by_id["gizah"],
    "mirabilia.catalog.Side": lambda: catalog.load().wonder_by_id["gizah"].sides[0],
    "mirabilia.catalog.Stage": lambda: catalog.load().wonder_by_id["gizah"].sides[0].stages[0],
    "mirabilia.catalog.Leader": lambda: catalog.load().leader_by_id["caesar"],
    "mirabilia.catalog.Island": lambda: catalog.load().islands[0],
    "mirabilia.catalog.Shipyard": lambda: catalog.load().shipyards[0],
    "mirabilia.catalog.Space": lambda: catalog.load().tracks[0][1],
}
# Their pickles have times in them, which differ from run to run.
TIMED: Final = ("Comparison", "Simulation", "Outcome", "Standings", "Entry")


def value_of(name: str, kind: type) -> Any:
    """A value of a public class."""
    if issubclass(kind, MirabiliaError):
        return example_error(kind)
    return VALUES[name]()


# ---- the table of classes


def plain(value: Any) -> Any:
    """What two values must have in common to be the same: their fields, however deep."""
    if isinstance(value, str | int | float | bool | type | None):
        return value
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple | range):
        return [plain(part) for part in value]
    if isinstance(value, random.Random):
        return plain(value.getstate())
    if isinstance(value, MirabiliaError):
        return [value.code, plain(value.data)]
    if "__eq__" in names_within(value):
        return value
    return plain(vars(value)) if hasattr(value, "__dict__") else value


def names_within(value: Any) -> set[str]:
    """The names that a value's classes have, those of every object apart."""
    return {name for kind in type(value).__mro__[:-1] for name in vars(kind)}


def is_same(value: Any, other: Any) -> bool:
    return type(other) is type(value) and bool(plain(other) == plain(value))


def ways_to_copy(value: Any) -> dict[str, Any]:
    return {
        "pickle": pickle.loads(pickle.dumps(value)),
        "copy": copy.copy(value),
        "deep copy": copy.deepcopy(value),
    }


def write_classes() -> str:
    """A line for each public class: the size of its pickle, and what copying it gives."""
    lines = ["| class | is | pickle | pickled, copied, deep-copied |", "| --- | --- | --- | --- |"]
    for name, kind in sorted(public_classes().items()):
        about = (kind.__doc__ or "").strip().splitlines()[0]
        lines.append(f"| `{name}` | {about} | {' | '.join(tried(name, kind))} |")
    return "\n".join([*lines, ""])


def tried(name: str, kind: type) -> tuple[str, str]:
    if is_plain(kind):
        return "plain data", "as any dict"
    value = value_of(name, kind)
    size = "varies" if kind.__name__ in TIMED else f"{len(pickle.dumps(value))} bytes"
    copies = ways_to_copy(value)
    if all(other is value for other in copies.values()):
        return size, "itself"
    different = [way for way, other in copies.items() if not is_same(value, other)]
    return size, f"not the same: {', '.join(different)}" if different else "the same"


# ---- the table of misuses


class Mistake(NamedTuple):
    """A line of code that cannot work, and what Python says to it."""

    code: str
    error: str
    text: str


def mistakes() -> list[Mistake]:
    """Every misuse with its error; each begins with a game of its own."""
    return [attempt(line) for chapter in MISUSES.values() for line in chapter]


def attempt(code: str) -> Mistake:
    names = {"game": Game.new(players=3, sides="day", seed=1), "over": finished(), **NAMES}
    try:
        exec(code, names)
    except Exception as error:
        return Mistake(code, type(error).__name__, str(error))
    raise AssertionError(f"nothing is wrong with {code}")


def write_misuses() -> str:
    parts = []
    for title, lines in MISUSES.items():
        parts.append(f"## {title}\n\n| code | error | text |\n| --- | --- | --- |")
        for mistake in map(attempt, lines):
            text = mistake.text.replace("|", "\\|")
            parts.append(f"| `{mistake.code}` | `{mistake.error}` | {text} |")
        parts.append("")
    return "\n".join(parts)


RICH: Final = {
    "age": 2,
    "turn": 2,
    "cities": [
        {
            "board": "gizah",
            "coins": 0,
            "cards": ["loom_age1", "timber_yard", "stone_pit", "clay_pool", "ore_vein"],
            "buried": ["?", "?", "?"],
        },
        {"board": "rhodos"},
        {"board": "olympia"},
    ],
    "hands": [["loom_age2", "sawmill", "dispensary", "stables"], None, None],
}
NAMES: Final = {
    "Budget": Budget,
    "Game": Game,
    "Move": Move,
    "Random": random.Random,
    "View": View,
    "hold": hold,
    "load": catalog.load,
    "make_bot": make_bot,
    "make_contest": make_contest,
    "replay": mirabilia.replay,
    "sample": mirabilia.sample,
    "simulate": simulate,
    # A city with production and a complete wonder, but no coins.
    "rich": lambda: Game.from_position(RICH),
}
MISUSES: Final = {
    "Setting up a game": (
        "Game.new(players=2)",
        "Game.new(players=8)",
        "Game.new(players=9, expansions=['armada'])",
        "Game.new(players='4')",
        "Game.new(players=4.0)",
        "Game.new(players=True)",
        "Game.new(players=5, teams=True)",
        "Game.new(teams=1)",
        "Game.new(expansions='leaders')",
        "Game.new(expansions=['leader'])",
        "Game.new(expansions=['leaders', 'leaders'])",
        "Game.new(expansions=[1])",
        "Game.new(expansions=3)",
        "Game.new(sides='dawn')",
        "Game.new(sides=1)",
        "Game.new(boards='buy')",
        "Game.new(boards=7)",
        "Game.new(boards=['gizah'])",
        "Game.new(players=3, boards=['gizah', 'rhodos', 'atlantis'])",
        "Game.new(players=3, boards=['gizah', 'gizah', 'rhodos'])",
        "Game.new(players=3, boards=['gizah', 'roma', 'rhodos'])",
        "Game.new(leaders='expert')",
        "Game.new(expansions=['leaders'], leaders='experts')",
        "Game.new(leaders=None)",
        "Game.new(armada_edition=1)",
        "Game.new(expansions=['armada'], armada_edition=3)",
        "Game.new(cities_leaders=False)",
        "Game.new(seed=-1)",
        "Game.new(seed=1.5)",
        "Game.new(seed=b'7')",
        "Game.new(events=1)",
    ),
    "Playing": (
        "game.play(7, 'sell altar')",
        "game.play('0', 'sell altar')",
        "game.play(0, 5)",
        "game.play(0, '')",
        "game.play(0, 'biuld altar')",
        "game.play(0, 'build')",
        "game.play(0, 'build altr')",
        "game.play(0, 'build altar now')",
        "game.play(0, 'build altar left x')",
        "game.play(0, 'build pantheon')",
        "game.play(0, 'stage altar')",
        "game.play(0, 'build altar left 2')",
        "game.play(0, 'pass')",
        "rich().play(0, 'build loom_age2')",
        "rich().play(0, 'stage stables')",
        "rich().play(0, 'build sawmill')",
        "rich().play(0, 'build dispensary')",
        "rich().play(0, 'build stables ship')",
        "game.play(0, 'sell altar'); game.play(0, 'sell altar')",
        "game.take_back(1)",
        "over.play(0, 'pass')",
        "game.result",
    ),
    "Looking": (
        "game.view(3)",
        "game.view(None)",
        "game.offers('0')",
        "game.events_for(0, since=-1)",
        "game.events_for(0, since='3')",
        "game.playout(7)",
        "game.playout(Random(1), 'greedy')",
        "game.playout(Random(1), ['random'])",
        "sample(game, Random(1))",
        "sample(game.view(0), 7)",
    ),
    "Text forms": (
        "Move.parse(5)",
        "Move.parse('fly')",
        "View('nope')",
        "View.from_json('nope')",
        "View.from_json('[1]')",
        "View.from_json(5)",
        "Game.from_position([])",
        "Game.from_position({})",
        "Game.from_position({'cities': [{}, {}, {}], 'turns': 3})",
        "Game.from_position({'cities': [{}, {}, {}], 'turn': 9})",
        "Game.from_position({'cities': [{}, {}, {}], 'turn': 0})",
        "Game.from_position({'cities': [{'board': 'gizeh'}, {}, {}]})",
        "Game.from_position({'cities': [{'cards': ['altr']}, {}, {}]})",
        "Game.from_position({'cities': [{}, {}, {}], 'hands': [['altar'] * 3, None, None]})",
        "Game.from_position({'cities': [{}, {}, {}], 'hands': [['palace'], None, None]})",
        "replay('record')",
        "replay({})",
        "replay({**game.record(), 'entries': [[0, 'card', 'build pantheon']]})",
    ),
    "Bots and many games": (
        "make_bot('gredy', Random(1))",
        "make_bot('greedy@9', Random(1))",
        "make_bot(1, Random(1))",
        "make_bot('greedy', 7)",
        "make_bot('greedy', Random(1), 5)",
        "Budget(seconds=1, iterations=100)",
        "Budget(seconds=0)",
        "Budget(iterations='100')",
        "Budget(cores=0)",
        "simulate('random', games=1)",
        "simulate([], games=1)",
        "simulate(['random'], games=0)",
        "simulate(['random'], games='3')",
        "simulate(['random', 'random'], games=1, players=3)",
        "simulate(['random'], games=1, side='day')",
        "load(9)",
        "load('1')",
    ),
}
