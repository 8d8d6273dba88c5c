"""Send a server what it cannot take: `python -m benchmarks.junk --count 100000`.

Truncated, of wrong types, huge, unknown, out of turn, for other seats and tables: over the sockets
of two games that are going on, and over HTTP. Nothing of it may be carried out. Every message must
be refused with a code that is documented, no answer may be a 5xx, nothing at the tables may change,
and the server's log must stay empty. The figures go to benchmarks/results/junk.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from benchmarks.about import about
from benchmarks.long import RESULTS
from benchmarks.served import Served
from benchmarks.swarm import Data, Guest, address_of
from mirabilia.server.limits import Limits, Rate
from mirabilia.server.refusals import REFUSALS

SEATS: Final = 3
BATCH: Final = 40
# A share of the messages goes over HTTP.
OVER_HTTP: Final = 0.1
ENDLESS: Final = 1_000_000_000
TOO_LONG: Final = 1 << 17
CLOSED_AS_TOO_LONG: Final = 1009
TABLES: Final = 2
PATIENCE: Final = 30 * 24 * 3600
NOT_FOUND: Final = (404, 405)


def endless() -> list[str]:
    """No rate is bounded: it is to be seen what the messages themselves do."""
    usual = Limits()
    rates = [name for name in Limits.__struct_fields__ if isinstance(getattr(usual, name), Rate)]
    return [f"--limit={name}={ENDLESS}/1" for name in rates]


# ---- what is sent

STRANGE: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    8,
    2**70,
    1.5,
    "",
    "\0",
    "\ud800",
    "x" * 300,
    "x" * 30_000,
    [],
    {},
    [[[[]]]],
    {"a": {"b": []}},
)


class Junk:
    """Messages that are wrong in one way or another."""

    def __init__(self, rng: Random, asked: int, foreign: Sequence[str]) -> None:
        self.rng: Final = rng
        self.asked: Final = asked
        # Moves of other seats and tables, which this seat may not make.
        self.foreign: Final = foreign
        self.count = 0
        self.ways: Final = {
            "truncated": self.truncated,
            "wrong type": self.wrong_type,
            "field left out": self.left_out,
            "unknown field": self.unknown_field,
            "unknown kind": self.unknown_kind,
            "not JSON": self.not_json,
            "deep": self.deep,
            "out of turn": self.out_of_turn,
            "of another seat or table": self.foreign_move,
        }

    def message(self) -> tuple[str, str]:
        """A way to be wrong, and a message."""
        way = self.rng.choice(list(self.ways))
        return way, self.ways[way]()

    def command(self) -> Data:
        """A command that nobody may give now, wherever it comes from."""
        self.count += 1
        rng, seat = self.rng, self.rng.randrange(8)
        command: Data = rng.choice(
            [
                {"type": "sit", "seat": seat},
                {"type": "stand"},
                {"type": "swap", "first": seat, "second": rng.randrange(8)},
                {"type": "add_bot", "seat": seat, "bot": "greedy"},
                {"type": "clear", "seat": seat},
                {"type": "change", "settings": {"players": rng.randrange(3, 8)}},
                {"type": "start"},
                {"type": "play", "round": self.asked, "move": "sell nothing"},
                {"type": "play", "round": rng.randrange(-5, 500), "move": "pass"},
                {"type": "take_back", "round": self.asked},
                {"type": "say", "text": "to the team", "channel": "team"},
                {"type": "hand_over", "seat": seat, "bot": "adept"},
                {"type": "rematch"},
            ]
        )
        return {"id": f"junk-{self.count}", **command}

    def foreign_move(self) -> str:
        """A move that another seat may make, here or at the other table."""
        self.count += 1
        play = {"type": "play", "id": f"junk-{self.count}", "round": self.asked}
        return json.dumps({**play, "move": self.rng.choice(self.foreign)})

    def out_of_turn(self) -> str:
        return json.dumps(self.command())

    def truncated(self) -> str:
        text = json.dumps(self.command())
        return text[: self.rng.randrange(1, len(text))]

    def wrong_type(self) -> str:
        """Where a value may be anything (a name of a bot, say), it is out of turn all the same."""
        command = self.command()
        command[self.rng.choice(list(command))] = self.rng.choice(STRANGE)
        return json.dumps(command)

    def left_out(self) -> str:
        command = self.command()
        del command[self.rng.choice(["id", "type"])]
        return json.dumps(command)

    def unknown_field(self) -> str:
        return json.dumps(self.command() | {"more": self.rng.choice(STRANGE)})

    def unknown_kind(self) -> str:
        kinds = ["", "PLAY", "snapshot", "update", "done", "admin", "__init__", "play\0"]
        return json.dumps(self.command() | {"type": self.rng.choice(kinds)})

    def not_json(self) -> str:
        letters = '{}[]":,0123456789.eE+-truefalsn\\u \t\n\0é𝄞'
        return "".join(self.rng.choices(letters, k=self.rng.randrange(1, 400))) + "}"

    def deep(self) -> str:
        depth = self.rng.choice([10, 1000, 20_000])
        return json.dumps(self.command())[:-1] + ',"more":' + "[" * depth + "]" * depth + "}"


# ---- over sockets


class Outcome:
    """How everything was answered, and what should not have been."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.ways: Counter[str] = Counter()
        self.faults: list[str] = []

    def fault(self, sent: str, answer: object) -> None:
        if len(self.faults) < 20:
            self.faults.append(f"{sent[:200]!r}: {answer}")


async def send_batch(live: ClientConnection, junk: Junk, outcome: Outcome, count: int) -> None:
    sent = [junk.message() for _ in range(count)]
    for way, text in sent:
        outcome.ways[way] += 1
        await live.send(text)
    for _, text in sent:
        check_answer(text, await next_answer(live), outcome)


async def next_answer(live: ClientConnection) -> Data:
    while True:
        message: Data = json.loads(await live.recv())
        if message["type"] in ("done", "refused"):
            return message


def check_answer(sent: str, answer: Data, outcome: Outcome) -> None:
    code = str(answer.get("code", answer["type"]))
    outcome.answers[code] += 1
    reasons = "reason" in answer.get("data", {}) or code != "malformed"
    if answer["type"] != "refused" or code not in REFUSALS or not reasons:
        outcome.fault(sent, answer)


async def send_too_much(live: ClientConnection, outcome: Outcome) -> None:
    """A message beyond the greatest size ends the connection, with the code for that."""
    outcome.ways["too long"] += 1
    try:
        await live.send(json.dumps({"type": "say", "id": "long", "text": "x" * TOO_LONG}))
        outcome.fault("a message that is too long", await next_answer(live))
    except ConnectionClosed as error:
        code = error.rcvd.code if error.rcvd else None
        outcome.answers[f"closed {code}"] += 1
        if code != CLOSED_AS_TOO_LONG:
            outcome.fault("a message that is too long", repr(error))


async def snapshot_of(guest: Guest, table: str) -> Data:
    """Everything that a guest sees of a table, but for the time."""
    async with await guest.live(table) as live:
        snapshot: Data = json.loads(await live.recv())
        return {name: part for name, part in snapshot.items() if name not in ("now", "present")}


# ---- over HTTP


async def ask_wrongly(guest: Guest, rng: Random, table: str, outcome: Outcome) -> None:
    strange = rng.choice(["%00", "%ff%fe", "..%2f..", "x" * 150, "x" * 3000, "%F0%9F%8E%B2", "-"])
    id = rng.choice([table, strange])
    body = rng.choice([*STRANGE[:-4], {"name": [1]}, {"settings": {"players": 99}}, {"round": "x"}])
    method, path = rng.choice(
        [
            ("POST", "/api/me"),
            ("PUT", "/api/me"),
            ("POST", "/api/tables"),
            ("POST", f"/api/tables/{id}/advice"),
            ("GET", f"/api/tables/{strange}/record"),
            ("GET", f"/api/tables/{strange}/replay"),
            ("GET", f"/api/tables/{table}/record"),
            ("GET", f"/api/tables/{strange}/invitation"),
            ("POST", "/api/replay"),
            ("POST", "/api/devices/redeem"),
            ("PUT", "/api/lan"),
            ("DELETE", f"/api/tables/{id}"),
            ("GET", f"/api/{strange}"),
            ("GET", f"/{strange}"),
        ]
    )
    if body in (None, {}):
        body = []
    text = json.dumps(body)[: rng.choice([1, 5, 10**6])]
    headers = {"content-type": rng.choice(["application/json", "text/plain", "x"])}
    try:
        answer = await guest.http.request(method, path, content=text.encode(), headers=headers)
    except httpx.HTTPError as error:
        outcome.fault(f"{method} {path} {text}", repr(error))
        return
    outcome.ways["over HTTP"] += 1
    check_refusal(f"{method} {path} {text}", answer, outcome)


async def ask_too_much(guest: Guest, outcome: Outcome) -> None:
    """A body beyond the greatest size."""
    outcome.ways["too long, over HTTP"] += 1
    body = b'{"name": "' + b"x" * Limits().body_bytes + b'"}'
    try:
        answer = await guest.http.post("/api/replay", content=body)
    except httpx.HTTPError as error:
        outcome.fault("a body that is too long", repr(error))
    else:
        check_refusal("a body that is too long", answer, outcome)


def check_refusal(sent: str, answer: httpx.Response, outcome: Outcome) -> None:
    """It says why, by a code; what leads nowhere has none."""
    with suppress(ValueError):
        told = answer.json()
        reasons = told.get("data", {}).get("reason") or told.get("code") != "malformed"
        leads_nowhere = answer.status_code in NOT_FOUND and told.get("detail")
        outcome.answers[f"HTTP {answer.status_code} {told.get('code', '')}".strip()] += 1
        if 400 <= answer.status_code < 500 and (
            leads_nowhere or (told.get("code") in REFUSALS and reasons)
        ):
            return
    outcome.fault(sent, f"{answer.status_code} {answer.text[:200]}")


# ---- the run


async def run(url: str, count: int, seed: int) -> Data:
    rng, outcome = Random(seed), Outcome()
    # Those of two tables, and one who sits nowhere.
    guests = [Guest(url, address_of(number)) for number in range(TABLES * SEATS + 1)]
    for guest in guests:
        await guest.introduce("Somebody")
    tables = [await begin_game(guests[first:][:SEATS]) for first in (0, SEATS)]
    before = await all_snapshots(guests, tables)
    junk = {key: junk_for(rng, key, before) for key in before}
    sent = 0
    while sent < count:
        guest, table = rng.choice(guests), rng.choice(tables)
        async with await guest.live(table) as live:
            try:
                await send_batch(live, junk[guest, table], outcome, BATCH)
                await send_too_much(live, outcome)
            except ConnectionClosed as error:
                outcome.answers[f"closed {error.rcvd.code if error.rcvd else None}"] += 1
                outcome.fault("a batch", repr(error))
        for _ in range(int(BATCH * OVER_HTTP)):
            await ask_wrongly(rng.choice(guests), rng, table, outcome)
        await ask_too_much(guest, outcome)
        sent = outcome.ways.total()
    after = await all_snapshots(guests, tables)
    for guest in guests:
        await guest.http.aclose()
    return {
        "messages": sent,
        "ways": dict(outcome.ways),
        "answers": dict(outcome.answers),
        "faults": outcome.faults,
        "state changed": before != after,
    }


Snapshots = dict[tuple[Guest, str], Data]


async def all_snapshots(guests: list[Guest], tables: list[str]) -> Snapshots:
    """What each guest sees of each table."""
    return {(guest, table): await snapshot_of(guest, table) for guest in guests for table in tables}


def junk_for(rng: Random, key: tuple[Guest, str], seen: Snapshots) -> Junk:
    """What a guest may send to a table: nothing that could be carried out there."""
    parts = seen[key]["parts"]
    moves = [move for other in seen.values() for move in moves_in(other)]
    foreign = sorted({*moves} - {*moves_in(seen[key])})
    return Junk(rng, parts["round"]["number"], foreign)


def moves_in(snapshot: Data) -> list[str]:
    """The moves of the seat that a snapshot is for; none for who watches."""
    if snapshot["seat"] is None:
        return []
    moves: list[str] = snapshot["parts"]["view"]["now"]["moves"]
    return moves


async def begin_game(guests: list[Guest]) -> str:
    """A game that waits for everybody."""
    boxes = ["leaders", "cities", "armada"]
    # Nobody who is away at the moment can be handed over.
    settings = {"players": SEATS, "sides": "day", "expansions": boxes, "patience": PATIENCE}
    table = await guests[0].new_table(settings, [])
    for seat, guest in enumerate(guests[1:], 1):
        async with await guest.live(table) as live:
            await live.send(json.dumps({"type": "sit", "id": "sit", "seat": seat}))
            assert (await next_answer(live))["type"] == "done"
    async with await guests[0].live(table) as live:
        await live.send(json.dumps({"type": "start", "id": "start"}))
        assert (await next_answer(live))["type"] == "done"
    return table


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.junk", description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    args = parser.parse_args(arguments)
    began = time.time()
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder) / "data", *endless()) as server,
    ):
        found = asyncio.run(run(server.url, args.count, args.seed))
        found["log"] = server.log.read_text("utf-8")[-2000:]
        found["memory MB"] = round(server.memory())
    found |= {"seconds": round(time.time() - began), "about": about()}
    print(json.dumps(found, indent=1))
    if args.save:
        (RESULTS / "junk.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return int(bool(found["faults"] or found["state changed"] or found["log"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
