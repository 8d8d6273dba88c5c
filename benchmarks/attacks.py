"""What one guest, or 200 of one address, can do to everybody else: `python -m benchmarks.attacks`.

For each attack (`benchmarks.attackers`) a server is started, and in another process people play at
20 tables (`benchmarks.swarm`). For a while they are left alone; then the attack goes on for as
long, from a process that gets only the processor time that is left over. What is compared are the
two times: how long a move takes to reach the last of the others, and how long the next round takes
to come, where half of the tables have bots. A move that has not arrived when people stop counts as
having waited until then. The slowest hundredth of a calm time varies; so it is compared with the
one in the middle of all calm times that are kept, too. Beside it: memory with and without the
processes of the bots, descriptors, processor time of the server and of the attack, the size of the
server's log, how often the attack has tried and how that was answered, moves that are wrong in the
records, and whom it threw out.

`--guests 200` does the same with 200 guests of one address, `--guests 1 200` both one after the
other. `--known` carries out only the attacks that have stopped a server before it had limits:
`--known --guests 1 200 --seconds 60 --calm 45` takes less than an hour. `--save` keeps the figures
in benchmarks/results/attacks.json, each with a mark of the sources that it is about: calm times of
other sources, or of another build, are not compared with. `--judge` judges again what is kept, as
when other runs have shown what is usual. The exit status is 1 if anybody was held up more than
twice as long as without the attack, or made fewer moves; if a move was lost or changed; if the
server took more memory, descriptors or room for its log than the bounds below allow; if an attack
did next to nothing, or if 200 guests were never refused what has a limit.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from itertools import chain, product
from pathlib import Path
from typing import Any, Final

import httpx

from benchmarks.about import Spent, about, made_with
from benchmarks.attackers import ATTACKS, KNOWN, TRIED, Attack, Attacker
from benchmarks.long import CHECKED, RESULTS, fingerprint
from benchmarks.rounds import ROOT
from benchmarks.served import Served
from benchmarks.swarm import LEAST_MOVES, Data
from mirabilia.server.limits import Limits

# Seconds until people have sat down, and the first moves were made.
WARM: Final = 5.0
TABLES: Final = 20
# How many times as long as without an attack the slowest hundredth may take.
MOST: Final = 2.0
# Megabytes that an attack may add to the server's own, and to it with its bots and the workshop.
MOST_MEMORY: Final = {"memory MB": 64, "memory MB with bots": 96}
# Descriptors beside those of the connections that one address may have: of files, and of others who
# ask for something at the end of a game.
MORE_DESCRIPTORS: Final = 40
# A line for each cause and minute, of which there are a few.
LOG_BYTES_A_MINUTE: Final = 4_000
# So many guests of one address cannot all be served.
CROWD: Final = 100
KEPT: Final = RESULTS / "attacks.json"
GAVE_UP: Final = "gave up"
LOG_LINES: Final = 5
# What a calm time depends on: the server with its rules and bots, and the people who play.
SERVED: Final = (*CHECKED, "server", "bots", "encoding", "foresight", "options.py")
PEOPLE: Final = ("benchmarks/swarm.py", "benchmarks/attacks.py")
READY: Final = "ready\n"


async def carry_out(url: str, name: str, count: int, seconds: float) -> Data:
    answers: Counter[str] = Counter()
    attackers = [Attacker(url, answers, count) for _ in range(count)]
    print(READY, end="", flush=True)
    tasks = [asyncio.create_task(begin(attacker, ATTACKS[name].attack)) for attacker in attackers]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception():
            answers[f"{GAVE_UP}: {task.exception()!r}"] += 1
        task.cancel()
    for attacker in attackers:
        await attacker.http.aclose()
    used = resource.getrusage(resource.RUSAGE_SELF)
    return {"answers": dict(answers), "processor seconds": used.ru_utime + used.ru_stime}


async def begin(attacker: Attacker, attack: Attack) -> None:
    with suppress(httpx.HTTPError):
        attacker.answers[f"guest: {await attacker.introduce('Mallory')}"] += 1
    await attack(attacker)


# ---- the measure


def percentile(values: list[float], share: float) -> float | None:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else None


def felt(told: Data, first: float, last: float) -> Data:
    """What people felt in some time."""
    figures = {}
    for name in ("moves", "rounds"):
        values = [value for at, value in told[name] if first <= at < last]
        figures[name] = {
            "count": len(values),
            "median ms": percentile(values, 0.5),
            "p99 ms": percentile(values, 0.99),
        }
    return figures


def last_lines(log: str) -> list[str]:
    """What the server has logged last, without where things lie on this machine."""
    lines = [re.sub(r"(/[^/\s:\"']+)+/", "", line) for line in log.splitlines()]
    return lines[-LOG_LINES:]


def measure(name: str, count: int, calm_seconds: float, seconds: float, tables: int) -> Data:
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "data") as server:
        people = start("swarm", server.url, "--tables", tables)
        wait_for(people)
        time.sleep(WARM)
        first, processor = time.time(), server.processor()
        descriptors_before = server.descriptors()
        memory, of_all = server.memory(), server.memory_of_all()
        time.sleep(calm_seconds)
        load = os.getloadavg()[0]
        attack = start("attacks", "--carry-out", name, server.url, count, seconds)
        wait_for(attack)
        attacked, used = time.time(), server.processor() - processor
        highest, highest_of_all, descriptors = memory, of_all, 0
        while time.time() < attacked + seconds:
            highest = max(highest, server.memory())
            highest_of_all = max(highest_of_all, server.memory_of_all())
            descriptors = max(descriptors, server.descriptors())
            time.sleep(0.25)
        last, used_under_attack = time.time(), server.processor() - processor - used
        told = json.loads(people.communicate()[0].splitlines()[-1])
        done = json.loads(attack.communicate()[0].splitlines()[-1])
        calm, under_attack = felt(told, first, attacked), felt(told, attacked, last)
        log = server.log.read_text("utf-8")
        return {
            "attack": name,
            "guests": count,
            "tables": tables,
            "seconds": [round(attacked - first, 1), round(last - attacked, 1)],
            "calm": calm,
            "under attack": under_attack,
            "p99 ratio": {
                part: ratio(under_attack[part]["p99 ms"], calm[part]["p99 ms"]) for part in calm
            },
            "memory MB": [round(memory), round(highest)],
            "memory MB with bots": [round(of_all), round(highest_of_all)],
            "descriptors": [descriptors_before, descriptors],
            "processor seconds": [round(used, 1), round(used_under_attack, 1)],
            "processor seconds of the attack": round(done["processor seconds"], 2),
            "log bytes": len(log.encode()),
            "log": last_lines(log),
            "people": told["counts"],
            "wrong": told["wrong"],
            "answers": done["answers"],
            "load": [round(load, 1), round(os.getloadavg()[0], 1)],
        }


def mark_of_sources() -> str:
    """Another one for other sources of what is measured, and for another build of them."""
    build = "compiled" if made_with()["compiled"] else "pure"
    return f"{fingerprint(SERVED, PEOPLE)[:16]}, {build}"


def usual(runs: Iterable[Data], tables: int, sources: str) -> Data:
    """Of the slowest hundredths of all calm times of these sources at so many tables, the one in
    the middle."""
    alike = (run for run in runs if run.get("sources") == sources)
    calm = [run["calm"] for run in alike if run["tables"] == tables]
    parts = ("moves", "rounds")
    known = {
        part: [one[part]["p99 ms"] for one in calm if one[part]["p99 ms"] is not None]
        for part in parts
    }
    return {part: statistics.median(known[part]) if known[part] else None for part in parts}


def faults(found: Data, in_the_middle: Data) -> list[str]:
    """What must not be."""
    told = slower(found["p99 ratio"], "its own calm time")
    under_attack = found["under attack"]
    ratios = {
        part: ratio(under_attack[part]["p99 ms"], in_the_middle[part]) for part in under_attack
    }
    told += slower(ratios, "the usual calm time")
    told += [f"wrong: {wrong}" for wrong in found["wrong"]]
    told += [what for what in found["people"] if what.startswith("thrown out")]
    told += exceeded(found)
    told += too_little(found)
    return told + [answer for answer in found["answers"] if answer.startswith(GAVE_UP)]


def slower(ratios: Data, than: str) -> list[str]:
    return [
        f"{part} were {'not made' if value is None else f'{value} times as slow'} as in {than}"
        for part, value in ratios.items()
        if value is None or value > MOST
    ]


def exceeded(found: Data) -> list[str]:
    """Bounds of what the server uses."""
    told = []
    for name, most in MOST_MEMORY.items():
        before, highest = found[name]
        if highest - before > most:
            told.append(f"{name}: {before}, then {highest}")
    before, highest = found["descriptors"]
    if highest > before + Limits().connections_by_address + MORE_DESCRIPTORS:
        told.append(f"descriptors: {before}, then {highest}")
    if found["log bytes"] > LOG_BYTES_A_MINUTE * max(1, sum(found["seconds"]) / 60):
        told.append(f"the log has {found['log bytes']} bytes")
    return told


def too_little(found: Data) -> list[str]:
    """People make fewer moves than before, or the attack was none."""
    told = []
    before, after = (
        found[part]["moves"]["count"] / seconds
        for part, seconds in zip(("calm", "under attack"), found["seconds"], strict=True)
    )
    if after < LEAST_MOVES * before:
        told.append(f"{after:.1f} moves in a second, {before:.1f} without the attack")
    kind, answers, guests = ATTACKS[found["attack"]], found["answers"], found["guests"]
    if answers.get(TRIED, 0) < max(1, kind.least_tries(guests, found["seconds"][1])):
        told.append(f"the attack did next to nothing: {answers}")
    if kind.refused and guests >= CROWD and not any(answers.get(word) for word in kind.refused):
        told.append(f"nothing was refused: {answers}")
    return told


def wait_for(process: subprocess.Popen[str]) -> None:
    """Until it says that it is ready."""
    assert process.stdout is not None
    if process.stdout.readline() != READY:
        raise SystemExit("a part of the benchmark did not start")


def ratio(after: Any, before: Any) -> float | None:
    return round(after / before, 2) if after and before else None


def take_what_is_left() -> None:
    """An attack comes from other machines: it takes no processor time that somebody here wants."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


def start(module: str, *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", f"benchmarks.{module}", *map(str, arguments)]
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.attacks", description=__doc__)
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--only", action="append", choices=list(ATTACKS), metavar="ATTACK")
    chosen.add_argument("--known", action="store_true", help="what stopped servers without limits")
    parser.add_argument("--guests", type=int, nargs="+", default=[1])
    parser.add_argument("--seconds", type=float, default=60.0, help="of the attack")
    parser.add_argument("--calm", type=float, help="seconds before it; default: as many")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    parser.add_argument("--judge", action="store_true", help="judge what is kept, measure nothing")
    parser.add_argument("--carry-out", nargs=4, help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.carry_out:
        take_what_is_left()
        name, url, count, seconds = args.carry_out
        print(json.dumps(asyncio.run(carry_out(url, name, int(count), float(seconds)))))
        return 0
    kept: Data = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {"attacks": {}}
    names = judge(kept["attacks"]) if args.judge else measure_all(args, kept)
    if args.save:
        keep(kept)
    failed = [f"{name}: {fault}" for name in names for fault in kept["attacks"][name]["faults"]]
    print("\n".join(failed) or f"nobody was held up more than {MOST} times as long")
    return int(bool(failed))


def measure_all(args: argparse.Namespace, kept: Data) -> list[str]:
    """Carry out what was asked for, and keep it one by one; the names of all."""
    names = []
    for guests, name in product(args.guests, wanted(args)):
        calm, began = args.seconds if args.calm is None else args.calm, Spent()
        found = measure(name, guests, calm, args.seconds, args.tables)
        # Attacks may be measured on several days.
        found |= {"sources": mark_of_sources(), "about": about(began)}
        names.append(f"{name}, {guests}")
        kept["attacks"][names[-1]] = found
        judge(kept["attacks"])
        print(f"{name}, {guests} guests: {json.dumps(found)}", flush=True)
        if args.save:
            keep(kept)
    return names


def judge(runs: dict[str, Data]) -> list[str]:
    """Judge all runs of which it is known what they are about: their names. With each run more,
    what is usual for its sources is another time."""
    names = [name for name, found in runs.items() if "sources" in found]
    for found in map(runs.__getitem__, names):
        in_the_middle = usual(runs.values(), found["tables"], found["sources"])
        found |= {"usual p99 ms": in_the_middle, "faults": faults(found, in_the_middle)}
    return names


def keep(kept: Data) -> None:
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def wanted(args: argparse.Namespace) -> Iterable[str]:
    """The attacks that were asked for."""
    return [*chain(*KNOWN.values())] if args.known else args.only or ATTACKS


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
