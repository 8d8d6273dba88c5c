"""Golden records: whole games and counts of legal moves that must not change unnoticed.

    python scripts/golden.py           write them again
    python scripts/golden.py --check   fail if anything differs

Records are in tests/golden/records, one game each, with its digest. digests.json has everything
else that the games give (events, views, points), and perft.json how many moves there are, along the
games and in small trees.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, cycle
from math import prod
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from mirabilia import Game, Move, replay  # noqa: E402
from tests.support.oracle import WONDERS  # noqa: E402
from tests.support.play import PLAYERS, STYLES, choose, play_out, wonderful  # noqa: E402

Data = Mapping[str, Any]

FOLDER: Final = ROOT / "tests" / "golden"
# How sides and boards are chosen, in the games for each number of players.
AGREED: Final = (("choose", "deal"), ("random", "deal"), ("choose", "pick"))
# A tree grows by one more answer from everybody if it has no more leaves than this.
MIXES: Final = [
    list(mix) for size in (1, 2, 3) for mix in combinations(("leaders", "cities", "armada"), size)
]
BOX_BOARDS: Final = ("roma", "abu_simbel", "byzantium", "petra", "siracusa")
# Seeds of games in which a city has both leaders of L-34, and a purchase that pays for itself.
PURCHASES: Final = (1862, 2240)
LARGEST_TREE: Final = 700
DEEPEST: Final = 4


# ---- the games


def options() -> dict[str, Data]:
    """Which games there are: those of the base game, then some for each mix of boxes."""
    return base_options() | box_options()


def box_options() -> dict[str, Data]:
    """Every set of expansions, every number of players, both editions, teams and all leaders."""
    found: dict[str, Data] = {}
    for number, expansions in enumerate(MIXES):
        for players in (3 + number % 3, 6 + number % 2):
            given = {
                "players": players,
                "expansions": expansions,
                "sides": "random",
                "teams": players in (4, 6),
                "seed": f"{expansions} for {players}, 10",
            }
            if "leaders" in expansions and players > 5:
                given["leaders"] = "expert"
            if "armada" in expansions:
                given["armada_edition"] = 1 + number % 2
            found[f"{'-'.join(expansions)}-{players}"] = given
    for sides in ("day", "night"):
        boards = [*BOX_BOARDS, "gizah", "rhodos", "olympia"]
        found[f"all-8-{sides}"] = {
            "players": 8,
            "expansions": MIXES[-1],
            "teams": True,
            "leaders": "expert",
            "sides": sides,
            "boards": boards,
            "seed": f"all for eight at {sides}",
        }
    return found


def base_options() -> dict[str, Data]:
    """Some games for each number of players, and every side of every wonder."""
    found: dict[str, Data] = {}
    for players in PLAYERS:
        for number, (sides, boards) in enumerate(AGREED, 1):
            seed = 1000 * players + number
            given = {"players": players, "sides": sides, "boards": boards, "seed": seed}
            found[f"{players}-{number}"] = given
    for sides in ("day", "night"):
        for named in (list(WONDERS), list(reversed(WONDERS))):
            text = f"every {sides} side 13"
            given = {"players": 7, "sides": sides, "boards": named, "seed": text}
            found[f"7-{sides}-{named[0]}"] = given
    return found


def games() -> dict[str, Game]:
    """Each game played to its end: in all styles; the games of all wonders mostly build stages."""
    styles = [*STYLES * len(PLAYERS), *[wonderful] * 4]
    base = zip(base_options().items(), styles, strict=True)
    boxes = zip(box_options().items(), cycle(reversed(STYLES)), strict=False)
    older = {
        name: play_out(by_first_rules(Game.new(**given)), Random(name), style)
        for (name, given), style in (*base, *boxes)
    }
    newer = {
        name: play_out(Game.new(**given), Random(name), fond_of_purchases)
        for name, given in newer_options().items()
    }
    return older | newer


def by_first_rules(game: Game) -> Game:
    """The same game by the first version of the rules: records of that time stay as they were."""
    return replay({**game.record(), "rules": 1})


def newer_options() -> dict[str, Data]:
    """Games in which L-34, as it is since the second version of the rules, makes a difference."""
    return {
        f"rules-2-{number}": {
            "players": 3,
            "expansions": ["leaders", "cities"],
            "sides": "random",
            "leaders": "expert",
            "seed": f"purchases that pay, {number}",
        }
        for number in PURCHASES
    }


def fond_of_purchases(rng: Random, moves: Sequence[Move]) -> Move:
    """What L-34 offers if there is any of it, else its two leaders, else anything."""
    leaders = [move for move in moves if move.verb in ("keep", "recruit")]
    leaders = [move for move in leaders if move.subject in ("hatshepsut", "berenice")]
    return choose(rng, needless(moves) or leaders or moves)


def needless(moves: Sequence[Move]) -> list[Move]:
    """Moves that buy something, though the same can be done without buying anything."""
    plain = {
        (move.verb, move.subject, move.ship)
        for move in moves
        if not move.payments and not move.free_by
    }
    bought = [move for move in moves if move.payments]
    return [move for move in bought if (move.verb, move.subject, move.ship) in plain]


# ---- what is kept of them


def sha(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def digests(record: Data) -> Data:
    """What replaying a record gives."""
    game = replay(record)
    return {
        "position": game.digest(),
        "events": sha(game.events),
        "views": [sha(game.view(seat).data) for seat in range(game.players)],
        "views on the way": sha([view for twin in moments(record) for view in views(twin)]),
        "points": [sum(lines.values()) for lines in game.scores()],
    }


def views(game: Game) -> list[Data]:
    return [game.view(seat).data for seat in range(game.players)]


def moments(record: Data) -> Iterator[Game]:
    """A record's game each time that somebody is asked and nobody has answered."""
    game = replay({**record, "entries": [], "digest": None})
    entries = iter(record["entries"])
    while not game.over:
        yield game
        for _ in game.pending:
            seat, _kind, text = next(entries)
            game.play(seat, text)


# ---- counting moves


def counts(game: Game) -> list[int]:
    """The number of legal moves of each seat."""
    return [len(decision.moves) for decision in game.pending.values()]


def perft(record: Data) -> Data:
    """Along the game the moves of each seat; at some moments the tree below, as far as is quick."""
    found: Data = {"moves": [], "joint": {}, "seat": {}}
    for moment, game in enumerate(moments(record)):
        found["moves"].append(counts(game))
        kind = next(iter(game.pending.values())).kind
        at = f"{kind}, age {game.age} turn {game.turn}"
        found["joint"][at] = tree(game)
        if moment % 6 == 1:
            found["seat"][at] = [alone(game, depth) for depth in (1, 2)]
    return found


def tree(game: Game) -> list[int]:
    """The numbers of joint answers to growing depth, while those above are not too many."""
    found = [joint(game, 1)]
    while found[-1] <= LARGEST_TREE and len(found) < DEEPEST:
        found.append(joint(game, len(found) + 1))
    return found


def joint(game: Game, depth: int) -> int:
    """In how many ways everybody can answer, `depth` times in a row."""
    if depth == 1 or game.over:
        return prod(counts(game))
    return sum(joint(after, depth - 1) for after in answered(game, list(game.pending)))


def answered(game: Game, seats: list[int]) -> Iterator[Game]:
    """The game after each way in which these seats can answer."""
    if not seats:
        yield game
        return
    for move in game.pending[seats[0]].moves:
        twin = game.copy()
        twin.play(seats[0], move)
        yield from answered(twin, seats[1:])


def alone(game: Game, depth: int) -> int:
    """The same for one seat, while the others make their last move, mostly a sale."""
    seat = next(iter(game.pending), None)
    if seat is None:
        return 1
    moves = game.pending[seat].moves
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = game.copy()
        for other, decision in game.pending.items():
            twin.play(other, move if other == seat else decision.moves[-1])
        total += alone(twin, depth - 1)
    return total


# ---- files


def record_text(record: Data) -> str:
    """One entry on a line, so that a change can be seen."""
    head = {key: value for key, value in record.items() if key != "entries"}
    lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    entries = ",\n".join(f"  {json.dumps(entry)}" for entry in record["entries"])
    return "\n".join(["{", *lines, ' "entries": [', entries, " ]", "}"]) + "\n"


def table_text(table: dict[str, Data]) -> str:
    """One game on a line, again."""
    lines = [f" {json.dumps(name)}: {{\n{inner(value)}\n }}" for name, value in table.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def inner(value: Data) -> str:
    return ",\n".join(f"  {json.dumps(key)}: {json.dumps(part)}" for key, part in value.items())


def files() -> dict[Path, str]:
    """Every golden file and what it must say."""
    records = {name: game.record() for name, game in games().items()}
    texts = {
        FOLDER / "records" / f"{name}.json": record_text(record) for name, record in records.items()
    }
    texts[FOLDER / "digests.json"] = table_text({n: digests(r) for n, r in records.items()})
    texts[FOLDER / "perft.json"] = table_text({n: perft(r) for n, r in records.items()})
    return texts


def differences() -> list[str]:
    """The golden files that are missing, different or superfluous."""
    wanted = files()
    there = {*FOLDER.rglob("*.json")}
    return [
        path.relative_to(ROOT).as_posix()
        for path in sorted(there | set(wanted))
        if path not in there or path.read_text("utf-8") != wanted.get(path)
    ]


def write() -> None:
    (FOLDER / "records").mkdir(parents=True, exist_ok=True)
    for path in FOLDER.rglob("*.json"):
        path.unlink()
    for path, text in files().items():
        path.write_text(text, "utf-8", newline="\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the golden records anew, or check them.")
    parser.add_argument("--check", action="store_true", help="fail if anything differs")
    if not parser.parse_args().check:
        write()
        return 0
    found = differences()
    for path in found:
        print(f"{path} differs; if that is meant, run python scripts/golden.py")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
