"""`mirabilia verify`: check a finished game against what was promised at its start."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from mirabilia.game import replay
from mirabilia.server.commitment import commitment

Data = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="the record of a finished game from a server"
    )
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        help="the commitment that the table showed at the start; default: the one in the record",
    )


def run(args: argparse.Namespace) -> int:
    """Check; the exit status."""
    record = read(args.file)
    promised = check(record, args.commitment)
    print(f"the game keeps the promise of its start, {promised}")
    return 0


def read(path: Path) -> Data:
    try:
        record = json.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"{path} is no JSON: {error}") from None
    if not isinstance(record, dict) or not isinstance(record.get("table"), dict):
        raise ValueError(f"{path} is no record of a server: it has no table")
    return record


def check(record: Data, shown: str | None = None) -> str:
    """What was promised, if the record keeps it; otherwise ValueError says what is wrong."""
    if "start" in record:
        # A position has a seed, but its hands and decks need not be of it.
        raise ValueError("the record begins from a position: its deal does not follow from a seed")
    if record["table"].get("origin") is not None:
        raise ValueError("the game goes on from a moment of another one: its deal was known before")
    game = replay(record)
    if not game.over or record.get("digest") is None:
        raise ValueError("the game is not over: its seed is a secret until then")
    if record["table"].get("forgotten"):
        raise ValueError(
            "the names of players who were forgotten have been taken out of the record: what was "
            "promised about it cannot be checked any more"
        )
    told = game.record()
    made = commitment(told["seed"], told["options"], record["table"].get("seats"))
    for promised in (record["table"].get("commitment"), shown):
        if promised is not None and promised != made:
            raise ValueError(
                f"{promised} was promised, but seed, options and seats of the record give {made}"
            )
    if record["table"].get("commitment") is None and shown is None:
        raise ValueError("the record does not say what was promised: name it with --commitment")
    return made
