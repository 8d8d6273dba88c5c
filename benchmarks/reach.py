"""Which tests reach which places of the library, and how long they take. See `benchmarks.mutants`.

In the forks that measure it, each statement of a function is preceded by one that leaves a mark.
That is much cheaper than coverage, which traces every line.
"""

from __future__ import annotations

import ast
import base64
import builtins
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

from benchmarks.trials import Functions, Stand, Swap, functions_in, key_of

Data = dict[str, Any]
Function = ast.FunctionDef | ast.AsyncFunctionDef

MARKS: Final = "__reached__"
# How many tests of the same file are run in one fork.
AT_A_TIME: Final = 60
# A test that says nothing for this many seconds hangs.
PATIENCE: Final = 300.0


class Spot(NamedTuple):
    """A statement, by where it begins."""

    file: str
    line: int


# ---- marks


def spots_in(file: str, source: str) -> list[Spot]:
    """The places of a file that can be marked: statements of functions."""
    return sorted({Spot(file, line) for line in lines_of(ast.parse(source).body, False)})


def lines_of(body: list[ast.stmt], inside: bool) -> Iterator[int]:
    for node in body:
        if inside:
            yield node.lineno
        for block in blocks_of(node):
            yield from lines_of(block, inside or isinstance(node, Function))


def blocks_of(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        yield getattr(node, name, [])
    for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
        yield part.body


def marked(source: str, numbers: dict[int, int]) -> ast.Module:
    """A module whose functions leave marks: for each line, which."""
    tree = ast.parse(source)
    mark_body(tree.body, numbers, False)
    return ast.fix_missing_locations(tree)


def mark_body(body: list[ast.stmt], numbers: dict[int, int], inside: bool) -> None:
    nodes = body[:]
    body.clear()
    for node in nodes:
        if inside:
            (mark,) = ast.parse(f"{MARKS}[{numbers[node.lineno]}] = 1").body
            body.append(ast.copy_location(mark, node))
        for block in blocks_of(node):
            mark_body(block, numbers, inside or isinstance(node, Function))
        body.append(node)


class Marks:
    """All places of some files, and their functions as they leave marks."""

    def __init__(self, library: Path, files: Iterable[str]) -> None:
        self.library = library
        self.sources = {file: (library / file).read_text("utf-8") for file in files}
        self.spots = [
            spot for file, source in self.sources.items() for spot in spots_in(file, source)
        ]

    def swaps(self, functions: Functions) -> list[Swap]:
        numbers: dict[str, dict[int, int]] = {file: {} for file in self.sources}
        for number, spot in enumerate(self.spots):
            numbers[spot.file][spot.line] = number
        found: list[Swap] = []
        for file, source in self.sources.items():
            path = str(self.library / file)
            before = functions_in(compile(source, path, "exec"))
            after = functions_in(compile(marked(source, numbers[file]), path, "exec"))
            for old, new in zip(before, after, strict=True):
                found += [(function, new) for function in functions.get(key_of(old), ())]
        return found

    def spots_of(self, bits: int) -> list[Spot]:
        return [spot for number, spot in enumerate(self.spots) if bits >> number & 1]


def packed(marks: bytearray) -> str:
    bits = int("".join(map(str, marks[::-1])) or "0", 2)
    return base64.b85encode(bits.to_bytes(len(marks) // 8 + 1, "little")).decode()


def unpacked(text: str) -> int:
    """The marks as the bits of a number."""
    return int.from_bytes(base64.b85decode(text), "little")


# ---- measuring


def chunks(tests: Iterable[str]) -> Iterator[list[str]]:
    """Tests of one file, a number at a time."""
    for _, group in groupby(tests, lambda test: test.partition("::")[0]):
        same = list(group)
        for first in range(0, len(same), AT_A_TIME):
            yield same[first : first + AT_A_TIME]


def measure(stand: Stand, tests: Sequence[str], marks: Marks, swapped: list[Swap]) -> list[Data]:
    """What tests reach and the seconds of the processor they take; those that fail are left out."""

    def run(told: int) -> None:
        reached = bytearray(len(marks.spots))
        setattr(builtins, MARKS, reached)
        for item, following in stand.in_order(tests):
            reached[:] = bytes(len(reached))
            began = process_time()
            passed = stand.passes(item, following)
            line = {"test": item.nodeid, "passed": passed, "seconds": process_time() - began}
            os.write(told, f"{json.dumps({**line, 'marks': packed(reached)})}\n".encode())

    found: list[Data] = []
    # A test that never ends costs its chunk those after it, and the run nothing.
    with stand.fork(swapped, run) as listen, suppress(TimeoutError):
        for line in listen(lambda: PATIENCE):
            found.append(json.loads(line))
            if len(found) == len(tests):
                break
    return [line for line in found if line.pop("passed")]
