"""Tables of docs/tables that are made of measured figures: benchmarks/results/*.json.

`scripts/tables.py` writes them with the others, so that they cannot say anything else.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from scripts.dist import MOST_SECONDS

RESULTS: Final = Path(__file__).resolve().parents[1] / "benchmarks" / "results"
INSTALLS: Final = """# What is installed

What each extra brings along in a new environment, with its bytecode. The library itself needs
nothing. Written by `python scripts/tables.py` from `benchmarks/results/installs.json`, which
`python -m benchmarks.installs --save` measures.
"""
REVIEWS: Final = """# Reviews, measured

How long a [review](../review.md) takes, whether its chances come true, and whether it finds
blunders. Written by `python scripts/tables.py` from `benchmarks/results/reviews.json`, which
`python -m benchmarks.reviews` measures.
"""
PUZZLES: Final = """# Puzzles, measured

How the [puzzles](../review.md#puzzles) of the package were found, and who solves them. Written by
`python scripts/tables.py` from `benchmarks/results/puzzles.json`, which
`python -m scripts.puzzles` writes.
"""


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RESULTS / f"{name}.json").read_text("utf-8"))
    return found


def table(head: str, *rows: str) -> str:
    return "\n".join(
        [head, "|".join(["", *(" --- " for _ in head.split("|")[1:-1]), ""]), *rows, ""]
    )


def paragraph(text: str) -> str:
    return f"{textwrap.fill(text, 100, break_on_hyphens=False)}\n"


def tables() -> dict[str, str]:
    return {
        "installs": f"{INSTALLS}\n{installs()}",
        "reviews": f"{REVIEWS}\n{reviews()}",
        "puzzles": f"{PUZZLES}\n{puzzles()}",
    }


# ---- reviews


def reviews() -> str:
    found = read("reviews")
    told = {"time": review_times, "calibration": calibration, "blunders": blunders}
    return "\n".join(part(found[name]) for name, part in told.items() if name in found)


def review_times(found: Mapping[str, Any]) -> str:
    rows = [
        f"| {name} | {one['effort']['iterations']:,} | {one['effort']['rounds']:,} | "
        f"{', '.join(f'{seconds:g}' for seconds in one['seconds'])} | "
        f"{', '.join(f'{seconds:g}' for seconds in one['processor seconds'])} | {one['asked']} |"
        for name, one in found["tables"].items()
    ]
    head = "| table | iterations | rounds | seconds | of processors | at most |"
    told = paragraph(
        f"With {found['processes']} processes, while {found['load']:g} wanted one of two "
        "processors: where these are more, the seconds are those of a busy machine, and half of "
        "the processors' seconds is about what an idle one takes."
    )
    return "\n".join(["## Time", "", told, table(head, *rows)])


def calibration(found: Mapping[str, Any]) -> str:
    told = paragraph(
        f"{found['games']} games of `{found['bot']}` at {len(found['tables'])} kinds of table, "
        "other games than those that the chances were learned from. The chances of all seats at "
        "the middle of each age, by tenths, beside how often they won. Each decision got "
        f"{found['share of the usual effort']:.0%} of a review's usual iterations and rounds. "
        "Intervals are for 90 %, as if all seats were independent; those of one game are not, so "
        f"in truth they are wider. {within(found['tenths'])}"
    )
    rows = [
        f"| {one['from']:.0%} to {one['to']:.0%} | {one['count']} | {percent(one['said'])} | "
        f"{percent(one['won'])} | {between(one['interval'])} |"
        for one in found["tenths"]
    ]
    scores = {"all": found["brier"], **found["by age"]}
    brier = [
        f"| {age} | {one['review']:.4f} | {one['constant']:.4f} |" for age, one in scores.items()
    ]
    return "\n".join(
        [
            *("## Calibration", "", told),
            table("| chance | seats | said | won | interval |", *rows),
            "The Brier score, beside that of giving every seat the same chance:\n",
            table("| age | review | the same for all |", *brier),
            slopes(found),
        ]
    )


def within(tenths: Sequence[Mapping[str, Any]]) -> str:
    """In how many tenths the mean of what was said lies in the interval."""
    told = [one["within"] for one in tenths if one["within"] is not None]
    return f"What was said lies in the interval in {sum(told)} of {len(told)} tenths."


def between(interval: Sequence[float] | None) -> str:
    return "" if interval is None else f"{interval[0]:.1%} to {interval[1]:.1%}"


def slopes(found: Mapping[str, Any]) -> str:
    """Whether chances are too sure or not sure enough."""
    told = paragraph(
        "How much of what was said beyond an even chance has come true: 1 is right, less is too "
        "sure, more is not sure enough. The intervals come from games that are drawn again."
    )
    rows = [
        f"| {'with other boxes' if one['boxes'] else 'base game'} | {one['age']} | {sloped(one)} |"
        for one in found["slopes"]
    ]
    head = "| table | age | came true | interval |"
    return "\n".join([told, table(head, f"| all | all | {sloped(found['slope'])} |", *rows)])


def sloped(one: Mapping[str, Any]) -> str:
    low, high = one["interval"]
    return f"{one['slope']:.2f} | {low:.2f} to {high:.2f}"


def percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


def blunders(found: Mapping[str, Any]) -> str:
    told = paragraph(
        f"{found['planted']} games of `{found['bot']}` with {found['iterations']} iterations, in "
        "each of which one seat makes one move at random. Each decision of that seat got "
        f"{found['share of the usual effort']:.0%} of a review's usual iterations and rounds, the "
        f"planted one also ten times as much. By that, {found['costly']} of them cost 5 % or more. "
        f"{found['found']} of these ({percent(found['share'])}; at least {found['asked']:.0%} "
        f"should be) are among the {found['among the first']} greatest losses of the seat."
    )
    return "\n".join(["## Blunders", "", told])


# ---- puzzles


def puzzles() -> str:
    found = read("puzzles")
    fresh, later, asked = found["fresh"], found.get("later"), found["asked"]
    rest = [later] if later else []
    counts = [found["themes"], fresh["themes"]]
    themes = [f"| `{one}` | {sum(each.get(one, 0) for each in counts)} |" for one in counts[0]]
    return "\n".join(
        [
            sieved(found, f"Of the others {found['shipped']} are shipped."),
            sieved(fresh, f"The other {fresh['shipped']} are shipped too."),
            *(
                sieved(one, "These games were looked through to count; none is shipped.")
                for one in rest
            ),
            thrown_out(found, fresh, *rest),
            "## Who solves them\n",
            paragraph(graded_by(found["graders"])),
            solved(found["together"], asked),
            "## Those that the rule was chosen by\n",
            solved(found, asked),
            "## Those of other games\n",
            solved(fresh, asked),
            "## Themes\n",
            table("| theme | puzzles |", *themes),
        ]
    )


def graded_by(graders: Sequence[Mapping[str, Any]]) -> str:
    """Who fails when."""
    *names, last = (
        f"`{one['bot']}`{with_iterations(one)} ({one['needed']} of {one['tries']})"
        for one in graders
    )
    return (
        f"The degree of a puzzle is one more than the number of players who fail, 5 at most: "
        f"{', '.join(names)} and {last}, in brackets how many tries have to come out right. Those "
        "who are told here had other seeds. `greedy` has no chance in it, so that it is ordered is "
        "in part built in; of the others, who grade in other versions, it is measured."
    )


def with_iterations(solver: Mapping[str, Any]) -> str:
    return f" with {solver['iterations']} iterations" if solver["iterations"] > 1 else ""


def sieved(found: Mapping[str, Any], rest: str) -> str:
    short, long = found["found with"], found["checked with"]
    return paragraph(
        f"In {found['games']:,} games {found['checked']} positions were found with "
        f"{short['iterations']:,} iterations and {short['rounds']:,} rounds, and checked with "
        f"{long['iterations']:,} of both and another seed. {found['disagreed']} of them did not "
        f"come out the same ({found['share']:.1%}; at most {found['most']:.0%} may) and were "
        f"thrown out. {rest}"
    )


def thrown_out(*found: Mapping[str, Any]) -> str:
    """How many did not come out the same in all."""
    checked, out = (sum(one[name] for one in found) for name in ("checked", "disagreed"))
    return paragraph(f"Of all {checked} these were {out}, or {out / checked:.1%}.")


def solved(found: Mapping[str, Any], asked: Sequence[Mapping[str, Any]]) -> str:
    """Who solves how many of each degree."""
    degrees = found["by degree"]
    rows = [puzzle_row(degree, one["puzzles"], one["solved"]) for degree, one in degrees.items()]
    whole = sum(one["puzzles"] for one in degrees.values())
    rows.append(puzzle_row("all", whole, found["in all"]))
    named = [f"`{one['bot']}`{with_iterations(one)}" for one in asked]
    return table(f"| degree | puzzles | {' | '.join(named)} |", *rows)


def puzzle_row(degree: str, count: int, solved: Mapping[str, float | None]) -> str:
    return f"| {degree} | {count} | {' | '.join(map(percent, solved.values()))} |"


# ---- what is installed


def megabytes(size: float) -> str:
    return f"{size / 1e6:.1f}"


def installs() -> str:
    found = read("installs")
    return "\n".join(
        [
            extras(found["extras"]),
            "## What a server loads\n",
            server(found["extras"]["server"]),
            "## How soon there is a first game\n",
            first_games(found),
        ]
    )


def extras(found: Mapping[str, Any]) -> str:
    rows = []
    for name, extra in found.items():
        heaviest = sorted(extra["packages"].items(), key=lambda item: -item[1])[:4]
        named = ", ".join(f"{package} {megabytes(size)}" for package, size in heaviest)
        count = len(extra["packages"])
        rows.append(f"| `{name}` | {megabytes(extra['bytes'])} | {count} | {named} |")
    return table("| extra | MB | packages | the heaviest, MB |", *rows)


def server(extra: Mapping[str, Any]) -> str:
    packages, loaded = extra["packages"], set(extra["loaded"])
    idle = {name: size for name, size in packages.items() if name not in loaded}
    text = paragraph(
        f"Of the {len(packages)} packages of the extra `server`, {len(idle)} are not loaded by a"
        f" server that has started: {megabytes(sum(idle.values()))} MB. They come along because"
        " others name them, and pip cannot leave them out; but a server runs without them, and"
        " `pip uninstall` may remove them."
    )
    names = "\n".join(
        f"| {name} | {megabytes(size)} |"
        for name, size in sorted(idle.items(), key=lambda item: -item[1])
    )
    return f"{text}\n{table('| not loaded | MB |', names)}"


def first_games(found: Mapping[str, Any]) -> str:
    rows = [
        f"| `{one['file']}` | {one['python']} | {megabytes(one['bytes'])} | {one['seconds']} |"
        f" {one['processor_seconds']} | {one['load']} |"
        for one in found["first_games"]
    ]
    text = paragraph(
        "From typing `pip install` to the end of a game, with the extras `terminal`, `arena` and"
        " `server`, in a new environment without a compiler; packages come from the network. By the"
        " clock, and in processor time, which `make dist` bounds: at most"
        f" {MOST_SECONDS:.0f} s. *Load* is how many processes wanted a processor meanwhile: where"
        " it is high, the clock says more of them than of the file."
    )
    head = "| file | Python | MB | seconds | of processor | load |"
    return f"{text}\n{table(head, *rows)}"
