"""The outcome of a simulation: tables for people, plain data for programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypedDict

from mirabilia.arena.simulation import Simulation
from mirabilia.arena.statistics import Standing, Tally
from mirabilia.bots.registry import full_name, version_of
from mirabilia.bots.tables import arguments_of
from mirabilia.engine import payments
from mirabilia.options import TableOptions


def engine_is_compiled() -> bool:
    """Whether the rules are compiled."""
    return not str(payments.__file__).endswith((".py", ".pyc"))


def engine_name() -> str:
    return "compiled engine" if engine_is_compiled() else "pure Python engine"


# ---- data


class StandingData(TypedDict):
    """How often somebody won, and with how many points, as plain data."""

    seats: int
    win_share: float
    win_interval: list[float]
    mean_score: float
    mean_points: dict[str, float]


class BotData(StandingData):
    """The standing of a bot."""

    version: int | None


# By board and side.
Wonders = dict[str, dict[str, StandingData]]


class SimulationData(TableOptions):
    """The outcome of a simulation as plain data."""

    games: int
    seconds: float
    games_per_second: float
    decisions: int
    decisions_per_second: float
    players: int
    seed: int | str
    compiled: bool
    mean_score: float
    bots: dict[str, BotData]
    wonders: Wonders


def to_json(simulation: Simulation) -> SimulationData:
    """The outcome as plain data."""
    match, tally, seconds = simulation.match, simulation.tally, simulation.seconds
    kinds = match.kinds
    return {
        "games": tally.games,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions": tally.decisions,
        "decisions_per_second": tally.decisions / seconds,
        "players": match.players,
        **match.options,
        "expansions": list(match.options["expansions"]),
        "seed": match.seed,
        "compiled": engine_is_compiled(),
        "mean_score": tally.mean_score,
        "bots": {
            name: {
                "version": version_of(kinds[name]),
                **standing_to_json(standing, standing.win_interval),
            }
            for name, standing in tally.bots.items()
        },
        "wonders": wonders_to_json(tally, lambda side: tally.sides[side].win_interval),
    }


def wonders_to_json(
    tally: Tally, interval: Callable[[tuple[str, str]], tuple[float, float]]
) -> Wonders:
    """The standings by board and side, each with its interval."""
    wonders: Wonders = {}
    for (board, side), standing in sorted(tally.sides.items()):
        found = standing_to_json(standing, interval((board, side)))
        wonders.setdefault(board, {})[side] = found
    return wonders


def standing_to_json(standing: Standing, interval: tuple[float, float]) -> StandingData:
    return {
        "seats": standing.seats,
        "win_share": standing.win_share,
        "win_interval": list(interval),
        "mean_score": standing.mean_score,
        "mean_points": standing.mean_points,
    }


# ---- tables


def to_table(simulation: Simulation) -> str:
    """The outcome as text: what was played, a table by bot, and one by side of a wonder."""
    tally = simulation.tally
    kinds = simulation.match.kinds
    bots = [
        [full_name(kinds[name]), *figures(one, one.win_interval)]
        for name, one in tally.bots.items()
    ]
    sides = [
        [f"{board} {side}", *figures(standing, standing.win_interval)]
        for (board, side), standing in sorted(tally.sides.items())
    ]
    heads = ["seats", "wins", "90 %", "points", *tally.categories]
    return "\n\n".join(
        [summary(simulation), table([["bot", *heads], *bots]), table([["wonder", *heads], *sides])]
    )


def summary(simulation: Simulation) -> str:
    match, tally, seconds = simulation.match, simulation.tally, simulation.seconds
    return (
        f"{tally.games} games, {rules(match.players, match.options)}, "
        f"seed {match.seed}, {engine_name()}\n"
        f"{seconds:.1f} s: {tally.games / seconds:.1f} games/s, "
        f"{tally.decisions / seconds:.0f} decisions/s"
    )


# Options that `rules` puts into words; others are shown as on the command line.
_TOLD: Final = ("expansions", "teams", "leaders", "cities_leaders", "armada_edition")


def rules(seats: int, options: TableOptions) -> str:
    """What was played: the number of players, the boxes, and options that differ from the usual."""
    players = f"{seats} players" + (" in teams" if options["teams"] else "")
    boxes = {name: name for name in options["expansions"]}
    if options["leaders"] == "expert":
        boxes["leaders"] = "expert leaders"
    if not options["cities_leaders"]:
        boxes["leaders"] += " (none of cities)"
    if options["armada_edition"] == 1:
        boxes["armada"] = "armada of the first edition"
    named = [boxes[name] for name in options["expansions"]]
    played = f"{players} with {' and '.join(named)}" if named else players
    untold = {name: value for name, value in options.items() if name not in _TOLD}
    return ", ".join([played, *arguments_of(untold)])


def figures(standing: Standing, interval: tuple[float, float]) -> list[str]:
    """A row: seats held, share of wins and its interval, points in total and by category."""
    low, high = interval
    points = [standing.mean_score, *standing.mean_points.values()]
    return [
        str(standing.seats),
        f"{100 * standing.win_share:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        *(f"{mean:.1f}" for mean in points),
    ]


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows as text in columns, the first aligned to the left, the others to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
