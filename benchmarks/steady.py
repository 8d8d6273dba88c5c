"""Constant play, and whether anything grows: `python -m benchmarks.steady`.

People play at some tables (`benchmarks.swarm`), game after game, for twenty minutes. At the end of
each of some equal parts of that time it is noted what the server uses: megabytes, open files,
tables in memory, and how long moves took to reach the last of the others. The first part is left
out: that is when the server fills what it keeps. After it nothing may grow: the exit status is 1 if
the last parts have more than the first ones, beyond what the bounds allow. `--save` keeps the
figures in benchmarks/results/steady.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from benchmarks.about import about
from benchmarks.long import RESULTS
from benchmarks.served import Served
from benchmarks.swarm import Data, Figures, gather_people

PARTS: Final = 20
# How much more there may be in the last third than in the first one: a share, and what is noise.
MOST: Final = {
    "megabytes": (0.05, 3.0),
    # With the processes of the bots, which come and go with the work that there is.
    "megabytes_of_all": (0.05, 8.0),
    "files": (0.0, 3.0),
    "p99": (0.5, 10.0),
}


class Sample(NamedTuple):
    """What was found at the end of a part."""

    megabytes: float
    megabytes_of_all: float
    files: int
    tables: int
    moves: int
    p50: float
    p99: float
    # Seconds of a processor for a thousand moves.
    processor: float


def quantile(values: list[float], share: float) -> float:
    """0 if there are none."""
    return sorted(values)[int(share * (len(values) - 1))] if values else 0.0


async def tables_in_memory(url: str) -> int:
    async with httpx.AsyncClient(base_url=url) as asking:
        text = (await asking.get("/metrics")).text
    return int(
        sum(float(n) for n in re.findall(r"^mirabilia_tables\{.*\} (\S+)$", text, re.MULTILINE))
    )


async def play_on(server: Served, seconds: float, parts: int, tables: int, pace: float) -> Data:
    figures = Figures()
    people = await gather_people([server.url], tables, 4, pace, figures)
    playing = [asyncio.create_task(table.play_on()) for table in people]
    samples: list[Sample] = []
    for _ in range(parts):
        before = server.processor()
        await asyncio.sleep(seconds / parts)
        taken = [milliseconds for _, milliseconds in figures.moves]
        figures.moves.clear()
        used = 1000 * (server.processor() - before) / max(1, len(taken))
        memory = (server.memory(), round(server.memory_of_all(), 1))
        around = (*memory, server.descriptors(), await tables_in_memory(server.url))
        p50, p99 = quantile(taken, 0.5), quantile(taken, 0.99)
        samples.append(Sample(*around, len(taken), p50, p99, round(used, 3)))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for guest in (guest for table in people for guest in table.guests):
        await guest.http.aclose()
    return {
        "tables": tables,
        "pace": pace,
        "counts": dict(figures.counts),
        "wrong": figures.wrong,
        "samples": [sample._asdict() for sample in samples],
        "grown": grown(samples[1:]),
    }


def grown(samples: list[Sample]) -> dict[str, list[float]]:
    """What has grown, from the middle of the first third to that of the last one."""
    third = max(1, len(samples) // 3)
    found = {}
    for name, (share, noise) in MOST.items():
        values = [float(getattr(sample, name)) for sample in samples]
        first, last = statistics.median(values[:third]), statistics.median(values[-third:])
        if last > first * (1 + share) + noise:
            found[name] = [round(first, 2), round(last, 2)]
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.steady", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds for a move, on average")
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    args = parser.parse_args(arguments)
    began = time.time()
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder) / "data", "--metrics", "127.0.0.1") as server,
    ):
        work = play_on(server, 60 * args.minutes, PARTS, args.tables, args.pace)
        found = asyncio.run(work)
        found["log"] = server.log.read_text("utf-8").splitlines()[:20]
    found |= {"seconds": round(time.time() - began), "about": about()}
    print(json.dumps(found, indent=1))
    if args.save:
        (RESULTS / "steady.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return int(bool(found["grown"] or found["wrong"] or found["log"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
