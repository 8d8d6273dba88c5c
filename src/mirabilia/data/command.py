"""`mirabilia simulate --out`: the games as a file of rows."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from mirabilia.arena import to_json, to_table
from mirabilia.arena.progress import progress_bar
from mirabilia.bots.tables import table_options
from mirabilia.data.export import Written, rows


def run(args: argparse.Namespace) -> int:
    """Play the games, write the file and sum up; return the exit status."""
    with progress_bar(sys.stderr) as bar:
        found = rows(
            args.bots,
            games=args.games,
            what="decisions" if args.decisions else "records" if args.records else "seats",
            players=args.players,
            seed=args.seed,
            jobs=args.jobs,
            on=args.on,
            progress=bar,
            **table_options(args),
        )
        written = found.write(args.out)
    if args.json:
        print(json.dumps({**to_json(written.simulation), **about(written)}, indent=2))
    else:
        print(to_table(written.simulation))
        print(f"\n{written.rows} rows in {written.path}, SHA-256 {written.digest}")
    return 0


def about(written: Written) -> dict[str, Any]:
    """What the JSON object says of the file."""
    return {"out": str(written.path), "rows": written.rows, "sha256": written.digest}
