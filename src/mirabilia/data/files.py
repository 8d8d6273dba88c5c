"""Rows in files: Parquet, CSV or lines of JSON."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol, TextIO

from mirabilia.data.columns import Column
from mirabilia.data.games import Row
from mirabilia.errors import MirabiliaError
from mirabilia.extras import install_line

# Rows of a Parquet file that are kept together: what is in memory before they are written.
GROUP: Final = 20_000
# What a file is called until it is complete.
UNFINISHED: Final = ".part"


class ImpossibleFile(MirabiliaError):
    """Rows that cannot be written; the sentence says what can."""

    sentences: ClassVar[dict[str, str]] = {
        "ending": "{file}: a file of rows ends in {endings}",
        "folder": "{file} is a folder: the name of a file is needed",
        "nowhere": "{file} cannot be written: there is no folder {folder}",
        "package": "tables and Parquet need a package: {line}",
    }


class Writer(Protocol):
    """Writes rows, some at a time."""

    def add(self, rows: Sequence[Row]) -> None: ...

    def close(self) -> None: ...


class JsonLines:
    """A JSON object for each row; a record is an object in it."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        self.columns: Final = columns
        self.file: Final[TextIO] = path.open("w", encoding="utf-8", newline="\n")

    def add(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self.file.write(line_of(self.columns, row) + "\n")

    def close(self) -> None:
        self.file.close()


class Csv:
    """Comma-separated values; those of a list are separated by spaces."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        self.file: Final[TextIO] = path.open("w", encoding="utf-8", newline="")
        self.csv: Final = csv.writer(self.file, lineterminator="\n")
        self.csv.writerow([column.name for column in columns])

    def add(self, rows: Sequence[Row]) -> None:
        self.csv.writerows([cell(value) for value in row] for row in rows)

    def close(self) -> None:
        self.file.close()


class Parquet:
    """A Parquet file, group by group."""

    def __init__(self, path: Path, columns: Sequence[Column]) -> None:
        self.columns: Final = columns
        self.schema: Final = schema_of(columns)
        arrow()
        parquet = import_module("pyarrow.parquet")
        self.writer: Final[Any] = parquet.ParquetWriter(path, self.schema, compression="zstd")
        self.waiting: list[Row] = []

    def add(self, rows: Sequence[Row]) -> None:
        self.waiting += rows
        if len(self.waiting) >= GROUP:
            self.flush()

    def flush(self) -> None:
        self.writer.write_batch(batch_of(self.schema, self.waiting))
        self.waiting = []

    def close(self) -> None:
        if self.waiting:
            self.flush()
        self.writer.close()


WRITERS: Final[dict[str, Callable[[Path, Sequence[Column]], Writer]]] = {
    ".parquet": Parquet,
    ".csv": Csv,
    ".jsonl": JsonLines,
}


def check_path(path: Path) -> None:
    """Refuse a file that cannot be written, before any game is played."""
    if path.suffix not in WRITERS:
        raise ImpossibleFile("ending", file=str(path), endings=", ".join(WRITERS))
    if path.is_dir():
        raise ImpossibleFile("folder", file=str(path))
    if not path.parent.is_dir():
        raise ImpossibleFile("nowhere", file=str(path), folder=str(path.parent))
    if path.suffix == ".parquet":
        arrow()


@contextmanager
def writing(path: Path, columns: Sequence[Column]) -> Iterator[Writer]:
    """A writer whose file gets its name when it is complete."""
    unfinished = path.with_name(path.name + UNFINISHED)
    writer = WRITERS[path.suffix](unfinished, columns)
    try:
        yield writer
        writer.close()
        unfinished.replace(path)
    except BaseException:
        writer.close()
        unfinished.unlink(missing_ok=True)
        raise


def line_of(columns: Sequence[Column], row: Row) -> str:
    """A row as a line of JSON."""
    named = {column.name: value for column, value in zip(columns, row, strict=True)}
    if "record" in named:
        named["record"] = json.loads(named["record"])
    return json.dumps(named, separators=(",", ":"), ensure_ascii=False)


def cell(value: Any) -> Any:
    if isinstance(value, list):
        return " ".join(value)
    if isinstance(value, bool):
        return str(value).lower()
    return value


# ---- Arrow


def arrow() -> Any:
    """The package pyarrow."""
    try:
        return import_module("pyarrow")
    except ModuleNotFoundError as error:
        if error.name != "pyarrow":
            raise
        raise ImpossibleFile("package", line=install_line("data")) from None


def schema_of(columns: Sequence[Column]) -> Any:
    pa = arrow()
    kinds = {
        "number": pa.int32(),
        "share": pa.float64(),
        "flag": pa.bool_(),
        "text": pa.string(),
        "texts": pa.list_(pa.string()),
    }
    return pa.schema([(column.name, kinds[column.kind]) for column in columns])


def batch_of(schema: Any, rows: Sequence[Row]) -> Any:
    columns = list(zip(*rows, strict=True)) or [()] * len(schema)
    arrays = [
        arrow().array(list(values), field.type)
        for values, field in zip(columns, schema, strict=True)
    ]
    return arrow().RecordBatch.from_arrays(arrays, schema=schema)
