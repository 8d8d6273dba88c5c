"""The puzzles of the package: found in games between the project's own bots, checked and graded.

    python -m scripts.puzzles find --games 300          go through that many more games
    python -m scripts.puzzles find rare --games 300     the same for decisions that are rare
    python -m scripts.puzzles find fresh --games 300    the same in other games
    python -m scripts.puzzles choose                    write the puzzles of the package
    python -m scripts.puzzles add                       add those of the other games
    python -m scripts.puzzles grade --jobs 2            give degrees to those of the package
    python -m scripts.puzzles find later --games 300    look once more in other games
    python -m scripts.puzzles count                     how many of these the check throws out

`find` adds a line for each game to a file in build/ and goes on where that file ends; the same
games always give the same lines, so it can be stopped at any moment, and begun again with nothing.
`choose` takes from the first two files what the package ships; `add` adds all that were found in
other games. `grade` asks those who grade (scripts/grading.py), and can be stopped, too. Its rule
was chosen by the first puzzles; docs/review.md says what the fresh ones show of it. All write
what was measured to benchmarks/results/puzzles.json. `find` and `grade` need the compiled rules.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from mirabilia import Game, Record
from mirabilia.bots import answer, make_bot
from mirabilia.catalog import load
from mirabilia.catalog.kinds import DEBTS, OTHERS_LOSE
from mirabilia.game import replay
from mirabilia.notation.moves import Move
from mirabilia.review.puzzles import FILE
from mirabilia.review.reviewing import Asked, decisions_of
from mirabilia.review.seeking import FOUND_WITH, LONGER, Quarry, Seeker
from mirabilia.review.themes import THEMES, Occasion, themes_of
from scripts import grading

Data = dict[str, Any]

ROOT: Final = Path(__file__).parents[1]
CHOSEN: Final = ROOT / "src" / "mirabilia" / "review" / FILE
RESULTS: Final = ROOT / "benchmarks" / "results" / "puzzles.json"

# The tables, in turn, and who sits there, in turn.
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4},
    {"players": 4, "expansions": ("leaders", "cities")},
    {"players": 3},
    {"players": 4, "expansions": ("armada",)},
    {"players": 5},
    {"players": 4, "expansions": ("leaders",)},
    {"players": 4},
    {"players": 5, "expansions": ("leaders", "cities", "armada")},
    {"players": 6},
    {"players": 4, "expansions": ("cities",)},
    {"players": 3},
    {"players": 3, "expansions": ("leaders", "cities", "armada")},
)
PLAYERS: Final = ("adept@1", "sage@2", "adept@1", "apprentice@1")
# The kinds of decision that are looked into before others, because there are few of them.
RARE: Final = ("debt", "fleet", "island", "naval", "recruit", "keep", "discard", "extra")
# Where rare decisions are looked for: those about leaders and debts, and cards that take coins.
RARE_TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4, "expansions": ("leaders", "cities")},
    {"players": 4, "expansions": ("leaders",)},
    {"players": 3, "expansions": ("cities",)},
    {"players": 5, "expansions": ("leaders", "cities")},
)
RAREST: Final = ("debt", "recruit", "extra", "bury")
RAREST_THEMES: Final = ("leaders", "debts")


@dataclass(frozen=True, slots=True)
class Hunt:
    """Games to look for puzzles in, by a seed of their own; `prefix` begins the ids."""

    seed: str
    prefix: str
    tables: tuple[dict[str, Any], ...]
    themes: tuple[str, ...] = THEMES

    @property
    def rare(self) -> bool:
        return self.tables is RARE_TABLES

    @property
    def file(self) -> Path:
        return ROOT / "build" / f"{self.seed.replace(' ', '-')}.jsonl"

    def games(self) -> list[Data]:
        """What was found so far."""
        lines = self.file.read_text("utf-8").splitlines() if self.file.exists() else []
        return [json.loads(line) for line in lines]


HUNTS: Final = {
    "usual": Hunt("puzzles", "", TABLES),
    "rare": Hunt("rare puzzles", "r", RARE_TABLES, RAREST_THEMES),
    "fresh": Hunt("fresh puzzles", "f", TABLES),
    "later": Hunt("later puzzles", "l", TABLES),
}
FIRST: Final = ("usual", "rare")
FRESH: Final = "fresh"
LATER: Final = "later"

# How many decisions of each game are looked at, and how many puzzles are kept.
LOOKED_AT: Final = 48
KEPT: Final = 3
# Many puzzles are solved by every bot: the share of them that is kept.
EASY_KEPT: Final = 0.3
# Who tries a puzzle when it is found: a bot, its iterations, how often, and how much that counts.
FIRST_TRIES: Final = (
    ("apprentice@1", 1, 5, 0.75),
    ("sage@2", 1, 5, 1.0),
    ("greedy@1", 1, 1, 0.5),
    ("adept@1", 64, 5, 1.5),
    ("master@2", 150, 3, 1.5),
)
# How many of the first are shipped, and the shares of solved tries by which they are mixed.
SHIPPED: Final = 240
MIXED_BY: Final = (0.97, 0.85, 0.7, 0.5)
MOST_DISAGREED: Final = 0.05
# The degree of a puzzle that nobody has tried yet.
UNGRADED: Final = 0


# ---- finding


def find(args: argparse.Namespace) -> int:
    hunt = HUNTS[args.hunt]
    hunt.file.parent.mkdir(parents=True, exist_ok=True)
    first = len(hunt.games())
    with hunt.file.open("a", encoding="utf-8") as growing:
        for number in range(first, first + args.games):
            found = look_through(number, hunt)
            print(json.dumps(found, separators=(",", ":")), file=growing, flush=True)
            checked = sum(one["agreed"] for one in found["puzzles"])
            print(f"game {number}: {checked} of {len(found['puzzles'])}", flush=True)
    return 0


def look_through(number: int, hunt: Hunt) -> Data:
    """The puzzles of one game, checked and graded."""
    name = f"{hunt.seed} {number}"
    rng = Random(f"{name} order")
    record = played(name, hunt.tables[number % len(hunt.tables)])
    looked_at = rarest(record) if hunt.rare else worth_looking_at(record, rng)
    puzzles: list[Data] = []
    moments = set()
    for asked in looked_at:
        moment = (asked.game.age, asked.game.turn)
        if len(puzzles) < KEPT and moment not in moments:
            puzzle = look_at(asked, f"{name}:{asked.entry}", rng)
            if puzzle is not None and set(puzzle["themes"]) & set(hunt.themes):
                moments.add(moment)
                puzzles.append({"id": f"{hunt.prefix}{number}-{asked.entry}", **puzzle})
    return {"game": number, "puzzles": puzzles}


def played(seed: str, table: Data) -> Record:
    """The record of a game."""
    game = Game.new(seed=seed, **table)
    rng = Random(f"{seed} players")
    names = [rng.choice(PLAYERS) for _ in range(game.players)]
    bots = [make_bot(name, Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, answer(bots[seat], game, decision))
    return game.record()


def worth_looking_at(record: Record, rng: Random) -> list[Asked]:
    """Decisions of a game in an order by chance, some of the rare ones first."""
    asked = [one for one in decisions_of(record) if one.game.age]
    rng.shuffle(asked)
    rare = [one for one in asked if one.kind in RARE][: LOOKED_AT // 3]
    return [*rare, *(one for one in asked if one not in rare)][:LOOKED_AT]


def rarest(record: Record) -> list[Asked]:
    """All decisions about leaders and debts, and those that a card answered which takes coins."""
    cards = load().card_by_id
    taking = [
        card.id
        for card in cards.values()
        if any(effect.kind in (OTHERS_LOSE, DEBTS) for effect in card.effects)
    ]
    return [
        one
        for one in decisions_of(record)
        if one.kind in RAREST or any(card in one.played.split() for card in taking)
    ]


def look_at(asked: Asked, seed: str, rng: Random) -> Data | None:
    """The puzzle that a decision makes, if it makes one."""
    game, seat = asked.game, asked.seat
    view = game.view(seat)
    seeker = Seeker(view, seed)
    found = seeker.find() if seeker.seems_clear() else None
    if found is None:
        return None
    # What was answered in secret before is not part of a record.
    record = game.record()
    if replay(record).view(seat) != view:
        return None
    best = Move.parse(found.best)
    themes = themes_of(Occasion(game, seat, asked.kind, best, found.moves[1].reasons))
    tries = {
        bot: sum(
            seeker.is_solved_by(bot, f"grade {bot} {n}", iterations, found.best)
            for n in range(times)
        )
        for bot, iterations, times, _ in FIRST_TRIES
    }
    everybody = all(tries[bot] == times for bot, _, times, _ in FIRST_TRIES)
    if not themes or (everybody and rng.random() >= EASY_KEPT):
        return None
    checked = seeker.check(found)
    return {
        "agreed": checked is not None,
        "seat": seat,
        "kind": asked.kind,
        "age": game.age,
        "turn": game.turn,
        "themes": themes,
        "tries": tries,
        "solutions": seeker.solutions(found.best),
        **figures(checked or found),
        "record": record,
    }


def figures(found: Quarry) -> Data:
    return {
        "chance": round(found.chance, 4),
        "moves": [
            {
                "move": one.move,
                "cost": round(one.cost, 4),
                "error": round(one.error, 4),
                "reasons": [[why.category, round(why.points, 2)] for why in one.reasons],
            }
            for one in found.moves
        ],
    }


# ---- choosing


def choose(args: argparse.Namespace) -> int:
    games = games_of(*FIRST)
    chosen = shipped(agreed(games), args.most)
    put(chosen, is_fresh=False)
    note(measured_so_far() | figures_of(games, chosen, FIRST))
    return grade(args)


def add(args: argparse.Namespace) -> int:
    games = games_of(FRESH)
    put(agreed(games), is_fresh=True)
    note(measured_so_far() | {FRESH: figures_of(games, agreed(games), (FRESH,))})
    return grade(args)


def count(args: argparse.Namespace) -> int:
    """How many of the later puzzles are thrown out; none of them is shipped."""
    note(measured_so_far() | {LATER: figures_of(games_of(LATER), [], (LATER,))})
    return 0


def games_of(*hunts: str) -> list[Data]:
    return [game for name in hunts for game in HUNTS[name].games()]


def agreed(games: list[Data]) -> list[Data]:
    """The puzzles that the check has left."""
    return [puzzle for game in games for puzzle in game["puzzles"] if puzzle["agreed"]]


def here() -> list[Data]:
    """The puzzles of the package."""
    return [json.loads(line) for line in CHOSEN.read_text("utf-8").splitlines()]


def write(lines: list[Data]) -> None:
    """Put them into the package, the easiest first."""
    lines = sorted(lines, key=lambda one: (one["degree"], one["id"]))
    text = "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in lines)
    CHOSEN.write_text(text, "utf-8", newline="\n")


def put(puzzles: list[Data], is_fresh: bool) -> None:
    """Put puzzles, of fresh games or of the others, in the place of those that are there."""
    others = [line for line in here() if is_of_fresh_games(line) != is_fresh]
    write([*others, *map(line_of, puzzles)])


def is_of_fresh_games(line: Data) -> bool:
    return str(line["id"]).startswith(HUNTS[FRESH].prefix)


def measured_so_far() -> Data:
    data: Data = json.loads(RESULTS.read_text("utf-8"))
    return data


def note(measured: Data) -> None:
    text = json.dumps(measured, indent=1)
    RESULTS.write_text(f"{text}\n", "utf-8")
    print(text)


def band_of(puzzle: Data) -> int:
    """How hard it seems when it is found: by the share of the tries that solved it."""
    solved = sum(puzzle["tries"][bot] / times * weight for bot, _, times, weight in FIRST_TRIES)
    share: float = solved / sum(weight for *_, weight in FIRST_TRIES)
    return 1 + sum(share < bound for bound in MIXED_BY)


def shipped(puzzles: list[Data], most: int) -> list[Data]:
    """As many of each band as there are, if they are few, and all themes in turn."""
    left = sorted(puzzles, key=lambda one: str(one["id"]))
    taken: list[Data] = []
    themes: Counter[str] = Counter()
    bands: Counter[int] = Counter()
    while left and len(taken) < most:
        # The rarest band first, in it the puzzle about the rarest theme.
        band = min({band_of(one) for one in left}, key=lambda one: bands[one])
        one = min(
            (one for one in left if band_of(one) == band),
            key=lambda one: min(themes[theme] for theme in one["themes"]),
        )
        left.remove(one)
        taken.append(one)
        bands[band] += 1
        themes.update(one["themes"])
    return taken


def line_of(puzzle: Data) -> Data:
    """A puzzle as the package has it, before it is graded."""
    moves = [[one["move"], one["cost"], one["error"], one["reasons"]] for one in puzzle["moves"]]
    kept = {name: puzzle[name] for name in ("id", "seat", "themes", "solutions", "chance")}
    return {**kept, "degree": UNGRADED, "moves": moves, "record": puzzle["record"]}


def figures_of(games: list[Data], chosen: list[Data], hunts: Sequence[str]) -> Data:
    checked = [puzzle for game in games for puzzle in game["puzzles"]]
    disagreed = sum(not one["agreed"] for one in checked)
    themes = Counter(theme for one in chosen for theme in one["themes"])
    return {
        "games": len(games),
        "found with": asdict(FOUND_WITH),
        "checked with": asdict(FOUND_WITH.scaled(LONGER)),
        "checked": len(checked),
        "disagreed": disagreed,
        "share": round(disagreed / len(checked), 4),
        "most": MOST_DISAGREED,
        "holds": disagreed <= MOST_DISAGREED * len(checked),
        "shipped": len(chosen),
        "themes": {theme: themes[theme] for theme in THEMES},
        "seeds": [HUNTS[name].seed for name in hunts],
    }


# ---- grading


def grade(args: argparse.Namespace) -> int:
    """Give every puzzle its degree; those that were tried before are not tried again."""
    lines = here()
    for number, id in enumerate(grading.grade(lines, args.jobs), 1):
        print(f"{number}: {id}", flush=True)
    known = grading.grades()
    write([{**line, "degree": grading.degree_of(known[line["id"]]["grades"])} for line in lines])
    measured = measured_so_far()
    first, fresh = (
        [known[line["id"]] for line in lines if is_of_fresh_games(line) == is_fresh]
        for is_fresh in (False, True)
    )
    measured |= solving(first) | {"together": solving([*first, *fresh])}
    measured[FRESH] = measured.get(FRESH, {}) | solving(fresh)
    note(measured | {"graders": told(grading.GRADERS), "asked": told(grading.SHOWN)})
    return 0


def solving(puzzles: list[Data]) -> Data:
    """Who solves some puzzles that were graded."""
    return {"by degree": grading.by_degree(puzzles), "in all": grading.solved_by(puzzles)}


def told(solvers: Sequence[grading.Solver]) -> list[Data]:
    return [asdict(solver) for solver in solvers]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m scripts.puzzles",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parts = parser.add_subparsers(required=True)
    finding = parts.add_parser("find", help="look through more games")
    finding.add_argument("hunt", nargs="?", choices=HUNTS, default="usual", help="in which games")
    finding.add_argument("--games", type=int, default=100, help="how many more (100)")
    finding.set_defaults(run=find)
    choosing = parts.add_parser("choose", help="write the puzzles of the package")
    choosing.add_argument("--most", type=int, default=SHIPPED, help=f"how many ({SHIPPED})")
    choosing.set_defaults(run=choose)
    adding = parts.add_parser("add", help="add the puzzles of other games")
    adding.set_defaults(run=add)
    grading_ = parts.add_parser("grade", help="give degrees to the puzzles of the package")
    grading_.set_defaults(run=grade)
    for part in (choosing, adding, grading_):
        part.add_argument("--jobs", type=int, default=1, help="how many are graded at once (1)")
    counting = parts.add_parser("count", help="count the later puzzles that are thrown out")
    counting.set_defaults(run=count)
    args = parser.parse_args(arguments)
    status: int = args.run(args)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
