"""What the library's users get, tried: its public classes, its help and its answers to misuse.

`scripts/tables.py` writes the tables. They are the same on the pure and on the compiled build:
`tests/test_public.py` makes them anew on each, and compares what both builds say, which
`python -m scripts.library` writes as JSON.
"""

from __future__ import annotations

import copy
import inspect
import json
import pickle
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from string import Formatter
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, Final, NamedTuple

import mirabilia
from mirabilia import Game, Move, View, arena, bots, catalog, data, encoding, lab
from mirabilia.arena import compare, hold, make_contest, make_duel, simulate
from mirabilia.bots import Budget, make_bot
from mirabilia.encoding.layout import layout_of
from mirabilia.errors import MirabiliaError
from mirabilia.lab import carry_out, make_study

PLACES: Final = (mirabilia, bots, arena, lab, catalog, data, encoding)
# What can be imported only with an extra has tables of its own.
WITH_EXTRA: Final = "mirabilia.envs"
HAS_EXTRA: Final = all(find_spec(name) for name in ("gymnasium", "numpy", "pettingzoo"))


# ---- the names


@cache
def envs() -> Any:
    return import_module(WITH_EXTRA)


def places() -> Sequence[ModuleType]:
    """Where public names are, as far as they can be imported here."""
    return [*PLACES, envs()] if HAS_EXTRA else PLACES


def public_names() -> Iterator[tuple[str, Any]]:
    """Everything public: where it is imported from, and what it is."""
    for place in places():
        for name in place.__all__:
            yield f"{place.__name__}.{name}", getattr(place, name)


def public_classes() -> dict[str, type]:
    return {name: found for name, found in public_names() if isinstance(found, type)}


def needs_extra(name: str) -> bool:
    return name.startswith(f"{WITH_EXTRA}.")


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


def written() -> data.Written:
    """A small file of rows, which is gone again."""
    with TemporaryDirectory() as folder:
        return data.rows(["random"], games=1, seed=1).write(Path(folder) / "rows.jsonl")


def first_legal() -> Any:
    """A bot that plays by a policy: the first thing that is legal."""

    def act(self: object, observation: Any, mask: Any) -> int:
        return int(mask.argmax())

    # The class is found again by its name, where a pickle looks for it.
    if "FirstLegal" not in globals():
        base = envs().PolicyBot
        globals()["FirstLegal"] = type("FirstLegal", (base,), {"act": act, "__module__": __name__})
    return globals()["FirstLegal"](random.Random(1))


def in_play(env: Any) -> Any:
    """An environment after its first step."""
    env.reset(seed=1)
    if hasattr(env, "agents"):
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    elif hasattr(env, "action_space"):
        env.step(env.action_space.sample())
    else:
        env.step(env.masks.argmax(axis=2))
    return env


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
    "mirabilia.data.Column": lambda: data.COLUMNS["seats"][0],
    "mirabilia.data.Rows": lambda: data.rows(["random"], games=2, seed=1),
    "mirabilia.data.Written": written,
    "mirabilia.encoding.Block": lambda: layout_of(False, {"players": 3}).block("hand"),
    "mirabilia.encoding.Layout": lambda: layout_of(False, {"players": 3}),
    "mirabilia.encoding.Observer": lambda: encoding.Observer(layout_of(False, {"players": 3})),
    "mirabilia.encoding.Things": encoding.things,
    "mirabilia.envs.MoveTable": lambda: envs().move_table(begun(), min(begun().pending)),
    "mirabilia.envs.ParallelGame": lambda: in_play(envs().ParallelGame(3)),
    "mirabilia.envs.PolicyBot": first_legal,
    "mirabilia.envs.Rewards": lambda: envs().Rewards("margin", shaping=0.1),
    "mirabilia.envs.SeatEnv": lambda: in_play(envs().SeatEnv("builder")),
    "mirabilia.envs.VectorGames": lambda: in_play(envs().VectorGames(2)),
}
# Their pickles have times, chance or arrays in them, whose size differs.
TIMED: Final = (
    *("Comparison", "Simulation", "Outcome", "Standings", "Entry", "Written"),
    *("MoveTable", "ParallelGame", "SeatEnv", "VectorGames"),
)


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
    if hasattr(value, "tolist"):
        return value.tolist()
    if hasattr(value, "bit_generator"):
        return plain(value.bit_generator.state)
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


CLASS_HEAD: Final = (
    "| class | is | help | pickle | pickled, copied, deep-copied |",
    "| --- | --- | --- | --- | --- |",
)


def write_classes(extra: bool = False) -> str:
    """A line for each public class: its help, the size of its pickle, what copying it gives."""
    lines = [*CLASS_HEAD]
    for name, kind in sorted(public_classes().items()):
        if needs_extra(name) is extra:
            about = (kind.__doc__ or "").strip().splitlines()[0]
            told = f"{len(help_of(kind))} entries"
            lines.append(f"| `{name}` | {about} | {told} | {' | '.join(tried(name, kind))} |")
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


# ---- help


def help_of(thing: Any) -> dict[str, str]:
    """What `help` shows of something public, and of all that is public in a class.

    Types are left out: the compiled build has arguments without them.
    """
    found = {"": f"{signature_of(thing)} {inspect.getdoc(thing) or ''}"}
    if isinstance(thing, type) and not is_plain(thing):
        for name in sorted(dir(thing)):
            if not name.startswith("_") and is_told(thing, name):
                member = getattr(thing, name)
                found[name] = f"{signature_of(member)} {inspect.getdoc(member) or ''}"
    return found


def is_told(kind: type, name: str) -> bool:
    """Whether a name of a class is a function or a property with a text; not a bare field."""
    member = inspect.getattr_static(kind, name)
    is_function = callable(getattr(kind, name))
    return is_function or (inspect.isdatadescriptor(member) and bool(inspect.getdoc(member)))


def signature_of(thing: Any) -> str:
    """The names and usual values of arguments, without types.

    That arguments such as `self` cannot be named is said of compiled functions alone.
    """
    if isinstance(thing, type) or not callable(thing):
        return ""
    try:
        found = inspect.signature(thing)
    except ValueError:
        return "(?)"
    bare = [
        one.replace(
            annotation=one.empty,
            kind=one.POSITIONAL_OR_KEYWORD if one.kind is one.POSITIONAL_ONLY else one.kind,
        )
        for one in found.parameters.values()
    ]
    return str(found.replace(parameters=bare, return_annotation=found.empty))


def said() -> dict[str, Any]:
    """All that this build says of the library: its help, and its answers to misuse."""
    return {
        "help": {name: help_of(thing) for name, thing in public_names()},
        "misuses": mistakes(),
    }


# ---- the table of misuses


class Mistake(NamedTuple):
    """A line of code that cannot work, and what Python says to it."""

    code: str
    error: str
    text: str


def misuses(extra: bool) -> dict[str, tuple[str, ...]]:
    return MISUSES_WITH_EXTRA if extra else MISUSES


def mistakes() -> list[Mistake]:
    """Every misuse with its error; each begins with a game of its own."""
    chapters = [*MISUSES.values(), *(MISUSES_WITH_EXTRA.values() if HAS_EXTRA else ())]
    return [attempt(line) for chapter in chapters for line in chapter]


def attempt(code: str) -> Mistake:
    names = {"game": Game.new(players=3, sides="day", seed=1), "over": finished(), **NAMES}
    if HAS_EXTRA:
        names |= {name: getattr(envs(), name) for name in envs().__all__}
    try:
        exec(code, names)
    except Exception as error:
        return Mistake(code, type(error).__name__, str(error))
    raise AssertionError(f"nothing is wrong with {code}")


def write_misuses(extra: bool = False) -> str:
    parts = []
    for title, lines in misuses(extra).items():
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
    "data": data,
    "encoding": encoding,
    "hold": hold,
    "load": catalog.load,
    "make_bot": make_bot,
    "make_contest": make_contest,
    "make_duel": make_duel,
    "replay": mirabilia.replay,
    "sample": mirabilia.sample,
    "simulate": simulate,
    # A city with production and a complete wonder, but no coins.
    "rich": lambda: Game.from_position(RICH),
}
MISUSES: Final[dict[str, tuple[str, ...]]] = {
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
    "Contests": (
        "make_contest('random', games=2)",
        "make_contest(['random', 'bilder'], games=2)",
        "make_contest(['random', 'builder'], games=0)",
        "make_contest(['random', 'builder'], games=2, players=9)",
        "make_contest(['random', 'builder'], games=2, side='day')",
        "make_duel('builder', 'random', ['random'], players=3, pairs=0)",
        "make_duel('builder', 'bilder', ['random'], players=3, pairs=2)",
    ),
    "Data": (
        "data.rows(['random'], games=1, what='cards')",
        "data.rows(['random'], games=1, what=1)",
        "data.rows(['random'], games='1')",
        "data.rows(['random'], games=1, jobs=0)",
        "data.rows(['random'], games=1, on='spark')",
        "data.rows(['random'], games=1, side='day')",
        "data.rows(['random'], games=1).write('rows.xlsx')",
        "data.rows(['random'], games=1).write('/nowhere/rows.csv')",
        "data.rows(['random'], games=1).write(3)",
    ),
    "The encoding": (
        "encoding.observe(game, 3)",
        "encoding.observe(game, '0')",
        "encoding.observe(3, 0)",
        "encoding.Layout(load(), {})",
        "encoding.things().text(9999)",
        "encoding.things().text('17')",
    ),
}
MISUSES_WITH_EXTRA: Final[dict[str, tuple[str, ...]]] = {
    "Environments": (
        "parallel_env(players=2)",
        "parallel_env(players='3')",
        "parallel_env(side='day')",
        "parallel_env(reward='glory')",
        "parallel_env(reward=3)",
        "parallel_env(payments='cash')",
        "parallel_env(illegal='ignore')",
        "parallel_env(max_cycles=0)",
        "parallel_env(render_mode='human')",
        "parallel_env(3).reset(seed='1')",
        "parallel_env(3).reset(seed=-1)",
        "parallel_env(3).step({})",
        "SeatEnv(seat='1')",
        "SeatEnv(seat=3)",
        "SeatEnv(bots=3)",
        "SeatEnv(bots='bilder')",
        "SeatEnv(bots=['builder', 3])",
        "SeatEnv(bots=['builder'] * 3)",
        "SeatEnv(scaled=1)",
        "SeatEnv().step(1)",
        "VectorGames('3')",
        "VectorGames(0)",
        "VectorGames(2, players=3.0)",
        "VectorGames(2, side='day')",
        "VectorGames(2, rewards=[0.0] * 6)",
        "VectorGames(2).step([0] * 5)",
        "VectorGames(2).step([0.5] * 6)",
        "VectorGames(2).step([0] * 6)",
        "Rewards('win', discount=2)",
        "Rewards('win', shaping='1')",
        "move_table(game, 9)",
        "move_table(game, '0')",
        "move_table(3, 0)",
    ),
}


def main() -> int:
    json.dump(said(), sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
