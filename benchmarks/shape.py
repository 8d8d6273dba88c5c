"""The shape of the code, in figures: `python -m benchmarks.shape [FOLDER or COMMIT ...]`.

A row for each of several states of the sources, the present one last: how long files and functions
are, how much a module imports, how often the public interface says `Any`, and how many lines of the
page are too long to read.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from benchmarks.rounds import ROOT

PACKAGE: Final = Path("src/mirabilia")
# What users of the library call, and what its functions take and give.
PUBLIC: Final = ("game.py", "notation/")
# Written by tools: each is one long function.
WRITTEN: Final = ("server/migrations/", "web/vendor/")
OF_THE_PAGE: Final = (".js", ".css", ".html")
COLUMNS: Final = 100
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Longest(NamedTuple):
    """Something that there is most of, and where."""

    number: int
    where: str

    def __str__(self) -> str:
        return f"{self.number} (`{self.where}`)"


class Shape(NamedTuple):
    """The figures of one state of the sources."""

    file: Longest
    function: Longest
    # Lines of functions: in the middle, and at the ninetieth percentile.
    middle: int
    ninetieth: int
    imported: Longest
    public_any: int
    every_any: int
    long_lines: int


HEADS: Final = {
    "longest file of Python": "file",
    "longest function": "function",
    "lines of a function in the middle": "middle",
    "at the ninetieth percentile": "ninetieth",
    "names imported by the fullest module": "imported",
    "`Any` in the signatures of game.py and notation": "public_any",
    "`Any` in all signatures": "every_any",
    f"lines of the page over {COLUMNS} columns": "long_lines",
}


# ---- counting


def modules(package: Path) -> Iterator[tuple[str, str]]:
    """The modules that people write, each with its text."""
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        if not name.startswith(WRITTEN):
            yield name, path.read_text("utf-8")


def functions(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def length(node: Function) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def names_imported(tree: ast.Module) -> int:
    """What a module imports at its top, name by name."""
    found = (node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
    return sum(len(node.names) for node in found if getattr(node, "module", "") != "__future__")


def times_any(tree: ast.AST) -> int:
    """How often the types of arguments and results say `Any`."""
    return sum(
        isinstance(node, ast.Name) and node.id == "Any"
        for function in functions(tree)
        for kind in types_of(function)
        for node in ast.walk(kind)
    )


def types_of(function: Function) -> Iterator[ast.expr]:
    taken = function.args
    every = [*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg]
    kinds = [argument.annotation for argument in every if argument is not None]
    yield from (kind for kind in [*kinds, function.returns] if kind is not None)


def long_lines(page: Path) -> int:
    files = (path for path in page.rglob("*") if path.suffix in OF_THE_PAGE)
    return sum(
        len(line) > COLUMNS
        for path in files
        if not path.relative_to(page.parent).as_posix().startswith(WRITTEN)
        for line in path.read_text("utf-8").splitlines()
    )


def shape_of(root: Path) -> Shape:
    package = root / PACKAGE
    texts = dict(modules(package))
    trees = {name: ast.parse(text) for name, text in texts.items()}
    lengths = [
        Longest(length(function), f"{name}: {function.name}")
        for name, tree in trees.items()
        for function in functions(tree)
    ]
    tenths = quantiles((count for count, _ in lengths), n=10, method="inclusive")
    any_by_module = {name: times_any(tree) for name, tree in trees.items()}
    return Shape(
        max(Longest(len(text.splitlines()), name) for name, text in texts.items()),
        max(lengths),
        round(tenths[4]),
        round(tenths[8]),
        max(Longest(names_imported(tree), name) for name, tree in trees.items()),
        sum(count for name, count in any_by_module.items() if name.startswith(PUBLIC)),
        sum(any_by_module.values()),
        long_lines(package / "web"),
    )


# ---- states of the sources


def shape_at(place: str) -> Shape:
    """Of a folder, or of a commit."""
    if Path(place).is_dir():
        return shape_of(Path(place))
    command = ["git", "archive", place, PACKAGE.as_posix()]
    packed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    with TemporaryDirectory() as folder, tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
        return shape_of(Path(folder))


def table(shapes: dict[str, Shape]) -> str:
    """A column for each state."""
    lines = [["", *shapes], ["---"] * (len(shapes) + 1)]
    for head, field in HEADS.items():
        lines.append([head, *(str(getattr(shape, field)) for shape in shapes.values())])
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.shape", description=__doc__)
    parser.add_argument("places", nargs="*", help="folders or commits to compare with")
    places = parser.parse_args(arguments).places
    print(table({**{place: shape_at(place) for place in places}, "now": shape_of(ROOT)}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
