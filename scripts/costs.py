"""The table of what a server costs: docs/tables/costs.md, of measured figures.

`scripts/tables.py` writes it with the others. A figure that nobody has measured yet is said to be
missing, with the command that measures it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, Final

from scripts.measured import RESULTS, paragraph, percent, read, table

Figures = Mapping[str, Any]

# A busy table: four people, of whom each answers every five seconds.
MOVES_A_SECOND: Final = 4 / 5
# How much of a processor a server may use, so that people do not wait for each other.
SHARE: Final = 0.6
SIZES: Final = (10, 100, 300, 1000)
# Kinds of run in moves.json: where a move is kept, and who of a table is where.
SQLITE: Final = "sqlite"
ONE: Final = "postgresql, 1 processes"
APART: Final = "postgresql, 2 processes"
TOGETHER: Final = "postgresql, 2 processes, tables together"
WAYS: Final = {
    SQLITE: "one process, SQLite",
    ONE: "one process, PostgreSQL",
    APART: "two with Redis, people at any",
    TOGETHER: "two with Redis, tables kept together",
}
# When memory was looked at, by the ends of names in its figures.
MOMENTS: Final = {
    "": "when its game has begun",
    "_played": "after six rounds",
    "_whole": "when its game is over",
    "_all_boxes": "when its game with all boxes is over",
}
WITH: Final = "kilobytes_with_"
MISSING: Final = "not measured yet"

HEAD: Final = """# What things cost

What a [server](../server.md) spends on what; [scale.md](../scale.md) says what follows from it.
Written by `python scripts/tables.py` from what the benchmarks `moves`, `memory`, `costs`,
`reviews`, `scale` and `writes` have kept in `benchmarks/results/`. *Load* is how many processes
wanted one of the two processors meanwhile: where it is high, processor times are somewhat too
large. The *services* are PostgreSQL and Redis. A proxy is never included: nginx in front of it all
takes processor time of its own. Where a table takes 0 kB, two starts of a server differ by more.
"""


def tables() -> dict[str, str]:
    moves = read("moves")
    parts = {
        "One of each": single(moves, read("costs"), read("reviews")),
        "Two processes beside one": beside(moves),
        "What tables need": sizes(moves),
        "How many tables a server carries": carried(found("scale")),
        "How much PostgreSQL takes": writes(found("writes")),
    }
    return {"costs": "\n".join([HEAD, *(f"## {name}\n\n{part}" for name, part in parts.items())])}


def found(name: str) -> Figures:
    """What a benchmark has kept, if it has been run."""
    return read(name) if (RESULTS / f"{name}.json").is_file() else {}


# ---- one of each


def single(moves: Figures, others: Figures, reviews: Figures) -> str:
    rows = [
        f"| a move, {way} | {moves[key]['processor_ms_a_move']} ms of the servers"
        f"{services(moves[key])} | {moves[key]['load']} |"
        for key, way in WAYS.items()
        if key in moves
    ]
    rows += [*memory(moves["memory"]), connection(others), *bots(others)]
    time = reviews["time"]
    rows += [
        f"| a [review](reviews.md), {name} | {median(one['processor seconds']):.0f} s |"
        f" {time['load']} |"
        for name, one in time["tables"].items()
    ]
    return table("| what | processor time or memory | load |", *rows)


def memory(figures: Figures) -> list[str]:
    return [
        f"| a table with {who}, {when} | {max(0.0, figures[key]):.0f} kB | {figures['load']} |"
        if (key := f"{WITH}{name}{case}") in figures
        else f"| a table with {who}, {when} | {MISSING} | |"
        for name, who in (("four", "four people"), ("nobody", "nobody there"))
        for case, when in MOMENTS.items()
    ]


def services(figures: Figures) -> str:
    spent = figures.get("processor_ms_a_move_of_services", 0.0)
    return f", {spent} ms of the services" if spent else ""


def connection(others: Figures) -> str:
    one = others["connection"]
    return (
        f"| a connection more | {one['kilobytes']:.0f} kB, {one['processor_ms_to_come']} ms to"
        f" come, {one['processor_ms_a_minute_to_stay']} ms a minute to stay | {others['load']} |"
    )


def bots(others: Figures) -> list[str]:
    build = "compiled" if others["about"]["compiled"] else "pure"
    rows = [
        f"| a move of `{name}`, {build} rules, all boxes | {one['processor_ms']} ms |"
        f" {others['load']} |"
        for name, one in others["bots"].items()
    ]
    return [*rows, "| a move of `master` | what its table gives it: 1 s unless set otherwise | |"]


# ---- two processes, and many tables


def cost(figures: Figures) -> float:
    """Milliseconds of a move, of the servers and the services."""
    return float(figures["processor_ms_a_move"] + figures["processor_ms_a_move_of_services"])


def beside(moves: Figures) -> str:
    text = paragraph(
        "A move of four people, of all processes and the services together. *At any*: the people"
        " of a table are shared out, and each process with somebody there plays its game on for"
        " itself. *Kept together*: they are all at one process, as `deploy/nginx.conf` sends them;"
        " `benchmarks.moves` fails if that takes more than 1.3 times as much as one process."
    )
    rows = [
        f"| {WAYS[key]} | {cost(moves[key]):.2f} | {cost(moves[key]) / cost(moves[ONE]):.2f} |"
        if key in moves
        else f"| {WAYS[key]} | {MISSING} | |"
        for key in (ONE, APART, TOGETHER)
    ]
    return f"{text}\n{table('| | ms a move | times as much |', *rows)}"


def sizes(moves: Figures) -> str:
    """What follows for many tables, by multiplication."""
    text = paragraph(
        "Computed from the figures above, not measured: a busy table has four people, each of whom"
        f" answers every five seconds, and a server uses {SHARE:.0%} of its processors. The table"
        " shows the processors that the servers need, and the services of the two processes. Bots"
        " come on top of it. The memory is that of the game and the moment that take most."
    )
    kilobytes = max(size for name, size in moves["memory"].items() if f"{WITH}four" in name)
    rows = []
    for count in SIZES:
        rate = count * MOVES_A_SECOND
        needed = " | ".join(cores(moves.get(key), rate) for key in WAYS)
        beside = rate * moves[APART]["processor_ms_a_move_of_services"] / 1000
        rows.append(
            f"| {count:,} | {rate:,.0f} | {needed} | {beside:.1f} |"
            f" {count * kilobytes / 1000:,.0f} |"
        )
    head = (
        f"| busy tables | moves a second | {' | '.join(WAYS.values())} | services | MB of tables |"
    )
    return f"{text}\n{table(head, *rows)}"


def cores(figures: Figures | None, rate: float) -> str:
    if figures is None:
        return MISSING
    return f"{rate * figures['processor_ms_a_move'] / 1000 / SHARE:.1f}"


# ---- what was measured with many tables, and with much to write


def carried(scale: Figures) -> str:
    told = (
        "Clients at so many tables, four at each of them, play as people do. *In all* is how many"
        " processors the servers used, and how many the clients did: they were on the same machine."
        " Times are those from a move's sender to the last of the others, with everybody on one"
        " machine."
    )
    if not scale:
        return paragraph(f"{MISSING.capitalize()}: `python -m benchmarks.scale --full --save`.")
    rows = [
        f"| {name} | {run['moves a second']:g} | {run['median ms']:g} | {run['p99 ms']:g} |"
        f" {run['processor ms a move']} | {run['processor ms a move of services']} |"
        f" {', '.join(percent(share) for share in run['share of each process'])} |"
        f" {run['processors of all servers']} | {run['processors of the swarm']} | {run['MB']} |"
        f" {run['load']} |"
        for name, run in scale["runs"].items()
    ]
    head = (
        "| servers | moves a second | median ms | 99th percentile ms | ms a move |"
        " of the services | shares of the load | in all | of the clients | MB | load |"
    )
    return "\n".join([paragraph(told), table(head, *rows), *limits(scale)])


def limits(scale: Figures) -> list[str]:
    """What has a bound; only a full run looks for that."""
    if "carried by one process on SQLite" not in scale:
        return []
    return [
        paragraph(
            "Tables are carried as long as 99 of 100 moves take less than 150 ms. One process on"
            f" SQLite carried {most(scale['carried by one process on SQLite'])}, two with"
            f" PostgreSQL and Redis {most(scale['carried by two processes'])}, of the numbers that"
            " were tried."
            " A move took two processes and their services"
            f" {scale['two processes by one, in the middle']:.2f} times as much as one on"
            f" PostgreSQL ({each(scale['two processes by one, with services'])}) with tables kept"
            f" together, and {median(scale['two processes by one, tables apart']):.2f} times"
            f" ({each(scale['two processes by one, tables apart'])}) with people at any of them."
        )
    ]


def most(carried: Figures) -> str:
    """How many tables, and whether it was the clients who could not do more."""
    busy = " (with more, the clients used up a processor)"
    return f"{carried['tables']:,}{busy if carried['the swarm was too busy for more'] else ''}"


def each(ratios: Sequence[float]) -> str:
    return f"in turn {', '.join(f'{ratio:.2f}' for ratio in ratios)}"


def writes(found: Figures) -> str:
    if not found:
        return paragraph(f"{MISSING.capitalize()}: `python -m benchmarks.writes --full --save`.")
    runs = found["runs"]
    spent = [run["processor ms an entry"] for run in runs.values()]
    told = paragraph(
        "Writers as in a server, each a process with a connection of its own, write moves of so"
        " many tables one after the other, as fast as PostgreSQL takes them, and do nothing else."
        " They use the same two processors; *processors* is how many PostgreSQL used of them. A"
        " processor that only PostgreSQL used would be busy with"
        f" {rate(max(spent)):,} entries a second if each was a commit of its own, and with"
        f" {rate(min(spent)):,} where many are kept by one."
    )
    rows = [
        f"| {name} | {run['entries a second']:,} | {run['entries a commit']:g} |"
        f" {run['median ms']:g} | {run['p99 ms']:g} | {run['processor ms an entry']} |"
        f" {run['processor ms an entry of the writers']} | {run['processors']} | {run['load']} |"
        for name, run in runs.items()
    ]
    head = (
        "| writers | entries a second | in one commit | median ms | 99th percentile ms |"
        " ms of PostgreSQL an entry | of the writers | processors | load |"
    )
    return f"{told}\n{table(head, *rows)}"


def rate(milliseconds: float) -> int:
    """Entries a second that take a whole processor, in round numbers."""
    return int(round(1000 / milliseconds, -2))
