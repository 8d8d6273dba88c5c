"""The results of the rounds: figures, ratios, one table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from benchmarks.peers import CATANATRON, HEARTS
from benchmarks.rounds import COMPILED, ENVIRONMENTS, PEERS, PURE, Measured, figures
from benchmarks.subjects import COMPARED, playouts_name, table_name

Data = dict[str, Any]

BUILDS: Final = (PURE, COMPILED)
WIDTH: Final = 52
USUAL: Final = table_name("base", 4)
WHAT: Final = {PEERS: "the peers", PURE: "the pure build", COMPILED: "the compiled build"}


def report(measured: Measured) -> Data:
    found = {
        name: {build: figures(samples) for build, samples in by_build.items()}
        for name, by_build in measured.samples.items()
    }
    games = {name: row for name, row in found.items() if "microseconds" not in first(row)}
    return {
        "builds": measured.builds,
        "games": games,
        "calls": {name: row for name, row in found.items() if name not in games},
        "ratios": ratios(games),
        "missing": {
            kind: f"{WHAT[kind]} ({ENVIRONMENTS[kind]}): {reason}; not measured"
            for kind, reason in measured.missing.items()
        },
    }


def first(row: Data) -> Data:
    found: Data = next(iter(row.values()))
    return found


# ---- ratios


def ratios(games: Data) -> Data:
    """For each ratio its value by build, where both of its figures are available."""
    found = {name: by_build(games, *of) for name, of in all_ratios().items()}
    both = games.get(USUAL, {})
    if set(both) >= set(BUILDS):
        faster = both[COMPILED]["games_per_second"] / both[PURE]["games_per_second"]
        found[f"games/s, {USUAL}, over pure"] = {COMPILED: round(faster, 3)}
    return {name: values for name, values in found.items() if values}


def all_ratios() -> dict[str, tuple[str, str, str]]:
    """The key of two figures, and the two subjects."""
    decisions = "decisions_per_second"
    found = {
        f"decisions/s, {USUAL}, over {peer}": (decisions, USUAL, peer)
        for peer in (HEARTS, CATANATRON)
    }
    for boxes in COMPARED:
        usual, few, many = (table_name(boxes, players) for players in (4, 3, 7))
        games = ("games_per_second", playouts_name(boxes), usual)
        found[f"games/s, {boxes}, playouts over random"] = games
        # The cost is the time of a decision, the inverse of the speed.
        found[f"cost per decision, {boxes}, 7 over 3"] = (decisions, few, many)
    return found


def by_build(games: Data, key: str, above: str, below: str) -> Data:
    return {
        build: round(games[above][build][key] / other(games[below], build)[key], 3)
        for build in BUILDS
        if build in games.get(above, {}) and other(games.get(below, {}), build)
    }


def other(row: Data, build: str) -> Data:
    found: Data = row.get(build) or row.get(PEERS) or {}
    return found


# ---- the table


def table(result: Data) -> str:
    return "\n".join([*heading(result), *games_of(result), *calls_of(result), *ratios_of(result)])


def heading(result: Data) -> Iterator[str]:
    yield f"mirabilia {result['mirabilia']}, {result['machine']}, {result['date']}"
    for kind, about in result["builds"].items():
        versions = [f"{key} {about[key]}" for key in about if key in ("open_spiel", "catanatron")]
        yield ", ".join([kind, about["python"], *versions])
    yield from result["missing"].values()
    rounds = result["rounds"]
    yield f"the middle of {rounds} rounds" if rounds > 1 else "one round"


def columns(label: str, cells: list[str]) -> str:
    return f"{label:<{WIDTH}}" + "".join(f"{cell:>12}" for cell in cells)


def cell(row: Data, build: str, key: str, form: str) -> str:
    value = row.get(build, {}).get(key)
    return "-" if value is None else format(value, form)


def games_of(result: Data) -> Iterator[str]:
    yield "\n" + columns("whole games", [*BUILDS, *BUILDS])
    yield columns("", [*["games/s"] * len(BUILDS), *["decisions/s"] * len(BUILDS)])
    rows: Data = result["games"]
    ours = {name: row for name, row in rows.items() if PEERS not in row}
    for name, row in ours.items():
        yield columns(name, speeds(row, BUILDS))
    for name in sorted(rows.keys() - ours.keys()):
        games, decisions = speeds(rows[name], (PEERS,))
        yield columns(name, [games, "", decisions])


def speeds(row: Data, builds: tuple[str, ...]) -> list[str]:
    forms = (("games_per_second", ",.1f"), ("decisions_per_second", ","))
    return [cell(row, build, key, form) for key, form in forms for build in builds]


def calls_of(result: Data) -> Iterator[str]:
    yield "\n" + columns("one call, 4 cities in mid-game, µs", list(BUILDS))
    for name, row in result["calls"].items():
        yield columns(name, [cell(row, build, "microseconds", ",.1f") for build in BUILDS])


def ratios_of(result: Data) -> Iterator[str]:
    yield "\n" + columns("ratios", list(BUILDS))
    for name, values in result["ratios"].items():
        shown = [format(values[build], ".2f") if build in values else "-" for build in BUILDS]
        yield columns(name, shown)
