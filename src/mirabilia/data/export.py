"""Rows of many games, in order and in bounded memory: iterated, as a table, or in a file."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from os import PathLike
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeVar, Unpack, cast, overload

from mirabilia.arena.executors import Executor, executor_for
from mirabilia.arena.simulation import (
    Match,
    Progress,
    Simulation,
    check_numbers,
    chunked,
    make_match,
)
from mirabilia.arena.statistics import Tally
from mirabilia.arguments import check_type
from mirabilia.bots import Bot
from mirabilia.data.columns import COLUMNS, Column, DecisionRow, RecordRow, SeatRow
from mirabilia.data.files import (
    arrow,
    batch_of,
    check_path,
    line_of,
    schema_of,
    writing,
)
from mirabilia.data.games import Row, play_rows
from mirabilia.options import TableOptions

Part = TypeVar("Part")
NamedRow = TypeVar("NamedRow", SeatRow, DecisionRow, RecordRow)


class RowsOptions(TableOptions, total=False):
    """What `rows` can be told beside the games and what there is a row for."""

    players: int | None
    seed: int | str | None
    jobs: int
    on: str | None
    progress: Progress | None


class Written:
    """A file of rows: how many there are, and the SHA-256 of them all.

    The hash is that of the rows as lines of JSON, whatever the file's format. `simulation` sums
    the games up.
    """

    def __init__(self, path: Path, rows: int, digest: str, simulation: Simulation) -> None:
        self.path: Final = path
        self.rows: Final = rows
        self.digest: Final = digest
        self.simulation: Final = simulation

    def __repr__(self) -> str:
        return f"<{self.rows} rows in {self.path}>"


class Rows(Generic[NamedRow]):
    """The rows of some games, which are played whenever they are asked for."""

    def __init__(
        self,
        match: Match,
        what: str,
        games: int,
        executor: Executor,
        progress: Progress | None,
    ) -> None:
        self.match: Final = match
        self.what: Final = what
        self.columns: Final = columns_of(what)
        self.games: Final = games
        self._executor: Final = executor
        self._progress: Final = progress

    def __iter__(self) -> Iterator[NamedRow]:
        """The rows one by one, each with the names of its columns."""
        names = [column.name for column in self.columns]
        for _, found in self._parts():
            for row in found:
                yield cast(NamedRow, dict(zip(names, row, strict=True)))

    def table(self) -> Any:
        """The rows as a `pyarrow.Table`; `.to_pandas()` makes a data frame of it."""
        schema = schema_of(self.columns)
        batches = [batch_of(schema, found) for _, found in self._parts()]
        return arrow().Table.from_batches(batches, schema).combine_chunks()

    def write(self, path: str | PathLike[str]) -> Written:
        """Write the rows to a file that ends in .parquet, .csv or .jsonl."""
        check_type("path", path, str, PathLike)
        file = Path(path)
        check_path(file)
        start = time.perf_counter()
        tally, digest, count = Tally(), sha256(), 0
        with writing(file, self.columns) as writer:
            for part, found in self._parts():
                tally.merge(part)
                count += len(found)
                digest.update(hashed(self.columns, found))
                writer.add(found)
        simulation = Simulation(self.match, tally, time.perf_counter() - start)
        return Written(file, count, digest.hexdigest(), simulation)

    def _parts(self) -> Iterator[tuple[Tally, list[Row]]]:
        """The sums and rows of all games, a few games at a time."""
        work = partial(play_rows, self.match, self.what)
        outcomes = self._executor.outcomes(work, chunked(self.games), self.match.bots)
        done = 0
        for tally, found in in_order(outcomes):
            done += tally.games
            if self._progress:
                self._progress(done, self.games)
            yield tally, found


Bots = Sequence[str | type[Bot]]


@overload
def rows(
    bots: Bots, *, games: int, what: Literal["seats"] = "seats", **more: Unpack[RowsOptions]
) -> Rows[SeatRow]: ...


@overload
def rows(
    bots: Bots, *, games: int, what: Literal["decisions"], **more: Unpack[RowsOptions]
) -> Rows[DecisionRow]: ...


@overload
def rows(
    bots: Bots, *, games: int, what: Literal["records"], **more: Unpack[RowsOptions]
) -> Rows[RecordRow]: ...


@overload
def rows(
    bots: Bots, *, games: int, what: str, **more: Unpack[RowsOptions]
) -> Rows[SeatRow] | Rows[DecisionRow] | Rows[RecordRow]: ...


def rows(
    bots: Bots,
    *,
    games: int,
    what: str = "seats",
    players: int | None = None,
    seed: int | str | None = None,
    jobs: int = 1,
    on: str | None = None,
    progress: Progress | None = None,
    **table: Unpack[TableOptions],
) -> Rows[SeatRow] | Rows[DecisionRow] | Rows[RecordRow]:
    """The rows of games that are played as `simulate` plays them.

    `what` is "seats", "decisions" or "records": what there is a row for. The rows are the same for
    any `jobs`, on a cluster too, and come in the order of the games.
    """
    check_type("what", what, str)
    columns_of(what)
    check_numbers(games=games, jobs=jobs)
    match = make_match(bots, players, seed, table)
    return Rows(match, what, games, executor_for(jobs, on), progress)


def columns_of(what: str) -> tuple[Column, ...]:
    if what not in COLUMNS:
        raise ValueError(f"there are no rows of {what!r}; there are: {', '.join(COLUMNS)}")
    return COLUMNS[what]


def hashed(columns: Sequence[Column], found: Sequence[Row]) -> bytes:
    return "".join(f"{line_of(columns, row)}\n" for row in found).encode()


def in_order(outcomes: Iterator[tuple[int, Part]]) -> Iterator[Part]:
    """Outcomes in the order of their numbers: those that come too early wait."""
    early: dict[int, Part] = {}
    wanted = 0
    for number, outcome in outcomes:
        early[number] = outcome
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1
