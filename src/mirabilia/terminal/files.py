"""Records and positions in files: reading them, with plain errors, and writing them."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from mirabilia.bots.tables import add_table_options, table_options
from mirabilia.locales import Words
from mirabilia.notation.types import Record

Data = dict[str, Any]

STANDARD_INPUT: Final = "-"


def read_object(words: Words, source: str) -> Data:
    """The JSON object in a file, on standard input (`-`) or in the text itself (`{...}`)."""
    literal = source.lstrip()[:1] in ("{", "[")
    name = words("file-argument") if literal else source
    value = parse(words, name, source if literal else read_text(words, source))
    if not isinstance(value, dict):
        raise ValueError(words("file-no-object", name=name))
    return value


def read_text(words: Words, source: str) -> str:
    try:
        if source == STANDARD_INPUT:
            return sys.stdin.read()
        return Path(source).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise ValueError(words("file-no-text", name=source)) from None
    except (OSError, ValueError) as error:
        raise OSError(words("file-unreadable", name=source, reason=reason_of(error))) from None


def parse(words: Words, name: str, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        line, column = str(error.lineno), str(error.colno)
        raise ValueError(words("file-no-json", name=name, line=line, column=column)) from None
    except (RecursionError, ValueError):
        raise ValueError(words("file-odd-json", name=name)) from None


def with_options(words: Words, data: Data, args: argparse.Namespace) -> Data:
    """A record or position, with the options from the command line that it leaves out."""
    said = data.get("options", {})
    if not isinstance(said, dict):
        return data
    unsaid = table_options(unasked())
    asked = {name: v for name, v in table_options(args).items() if v != unsaid[name]}
    for name, value in asked.items():
        if name in said and said[name] not in (value, list_of(value)):
            raise ValueError(words("options-differ", option=name, found=str(said[name])))
    return {**data, "options": {**asked, **said}} if asked else data


def unasked() -> argparse.Namespace:
    """A command line without options."""
    parser = argparse.ArgumentParser()
    add_table_options(parser, "all")
    return parser.parse_args([])


def list_of(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def reason_of(error: OSError | ValueError) -> str:
    strerror = getattr(error, "strerror", None)
    return str(strerror or error)


def write_record(path: Path, record: Record) -> None:
    """A record as one line of JSON."""
    path.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")


def check_writable(words: Words, path: Path) -> None:
    """Find out before a game whether its record can be saved afterwards."""
    if path.is_dir():
        raise OSError(words("save-folder", name=str(path)))
    if not path.parent.is_dir():
        raise OSError(words("save-no-folder", name=str(path), folder=str(path.parent)))
