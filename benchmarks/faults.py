"""Small faults in sources: what the tests should notice. Used by `benchmarks.mutants`.

A fault is one change of one place: another comparison, one more, a statement left out. Places are
found in the syntax tree; the change is made in the text, so that nothing else changes.
"""

from __future__ import annotations

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OTHER_OPERATOR: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
Body = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Span(NamedTuple):
    """A piece of a text, by lines from 1 and bytes from 0."""

    line: int
    column: int
    end_line: int
    end_column: int


class Fault(NamedTuple):
    """A change of one place of one file."""

    file: str
    # The function or class that it is in, with dots; the empty text for the module itself.
    within: str
    span: Span
    # The lines whose run shows that the place was reached.
    lines: tuple[int, ...]
    before: str
    after: str
    # Which of several equal changes in the same body.
    occurrence: int

    @property
    def id(self) -> str:
        """The same as long as the change is, wherever in the file it has moved."""
        parts = (self.file, self.within, self.before, self.after, str(self.occurrence))
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]

    def applied(self, source: str) -> str:
        lines = source.encode().splitlines(keepends=True)
        first, last = self.span.line - 1, self.span.end_line - 1
        head, tail = lines[first][: self.span.column], lines[last][self.span.end_column :]
        lines[first : last + 1] = [head + self.after.encode() + tail]
        return b"".join(lines).decode()


# ---- expressions


def changed(node: ast.expr) -> Iterator[ast.expr]:
    """The faulty forms of an expression, but not of its parts."""
    if isinstance(node, ast.Compare):
        yield from changed_comparison(node)
    elif isinstance(node, ast.BinOp) and type(node.op) in OTHER_OPERATOR:
        yield ast.BinOp(node.left, OTHER_OPERATOR[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(other, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.Constant):
        yield from map(ast.Constant, changed_value(node.value))
    elif isinstance(node, ast.Call):
        yield from swapped_arguments(node)


def changed_comparison(node: ast.Compare) -> Iterator[ast.Compare]:
    for place, operator in enumerate(node.ops):
        operators = list(node.ops)
        operators[place] = OTHER_COMPARISON[type(operator)]()
        yield ast.Compare(node.left, operators, node.comparators)


def changed_value(value: object) -> list[int]:
    if isinstance(value, bool):
        return [not value]
    return [value + 1, value - 1] if isinstance(value, int) else []


def swapped_arguments(node: ast.Call) -> Iterator[ast.Call]:
    """The first two arguments change places, unless that is no change."""
    if len(node.args) >= 2 and not any(isinstance(arg, ast.Starred) for arg in node.args[:2]):
        first, second, *others = node.args
        if ast.dump(first) != ast.dump(second):
            yield ast.Call(node.func, [second, first, *others], node.keywords)


# ---- statements


def faulty(node: ast.stmt) -> Iterator[str]:
    """What can stand in place of a statement without a block, but for changed expressions."""
    if isinstance(node, ast.Return):
        if node.value is not None and not is_none(node.value):
            yield "return None"
    elif isinstance(node, ast.AugAssign):
        yield "pass"
        if type(node.op) in OTHER_OPERATOR:
            other = copy.copy(node)
            other.op = OTHER_OPERATOR[type(node.op)]()
            yield ast.unparse(other)
    elif can_be_left_out(node):
        yield "pass"


def is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def can_be_left_out(node: ast.stmt) -> bool:
    """Calls, jumps, and what sets a part of something; a missing local name is found at once."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call | ast.Await)
    if isinstance(node, ast.Assign):
        return any(isinstance(to, ast.Attribute | ast.Subscript) for to in node.targets)
    return isinstance(node, ast.Break | ast.Continue | ast.Raise | ast.Delete)


# ---- places


class Place(NamedTuple):
    """Where a node is: in which body, and which lines run when it does."""

    within: str
    lines: tuple[int, ...]


def faults_in(file: str, source: str) -> list[Fault]:
    """Every fault that can be made in a file, in the order of its text."""
    found: list[tuple[Place, ast.AST, str]] = []
    for place, statement in statements(ast.parse(source).body, ""):
        if not hasattr(statement, "body"):
            found += [(place, statement, after) for after in faulty(statement)]
        for expression in expressions(statement):
            found += [(place, expression, f"({ast.unparse(new)})") for new in changed(expression)]
    return list(numbered(file, source, found))


def numbered(
    file: str, source: str, found: Iterable[tuple[Place, ast.AST, str]]
) -> Iterator[Fault]:
    met: Counter[tuple[str, str, str]] = Counter()
    lines = source.encode().splitlines(keepends=True)
    for place, node, after in found:
        where = span(node)
        before = text_at(lines, where)
        key = place.within, before, after
        yield Fault(file, place.within, where, place.lines, before, after, met[key])
        met[key] += 1


def text_at(lines: list[bytes], where: Span) -> str:
    *others, last = lines[where.line - 1 : where.end_line]
    return b"".join([*others, last[: where.end_column]])[where.column :].decode()


def span(node: ast.AST) -> Span:
    assert isinstance(node, ast.expr | ast.stmt)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return Span(node.lineno, node.col_offset, node.end_lineno, node.end_col_offset)


def statements(body: list[ast.stmt], within: str) -> Iterator[tuple[Place, ast.stmt]]:
    """The statements of a body and of all that is in it, but those that only tell types."""
    for node in body:
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom) or is_for_types(node):
            continue
        if isinstance(node, Body):
            name = f"{within}.{node.name}" if within else node.name
            yield from statements(node.body, name)
            continue
        yield Place(within, run_with(node)), node
        for inner in blocks_of(node):
            yield from statements(inner, within)


def is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def blocks_of(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        yield getattr(node, name, [])
    for handler in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
        yield handler.body


def run_with(node: ast.stmt) -> tuple[int, ...]:
    """The lines of a statement; of one with a block those of its head."""
    blocks = [block[0].lineno for block in blocks_of(node) if block]
    end = max(node.lineno, min(blocks) - 1) if blocks else node.end_lineno or node.lineno
    return tuple(range(node.lineno, end + 1))


def expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement itself: no blocks, no types, no patterns, no texts."""
    for name, field in ast.iter_fields(statement):
        if name not in ("annotation", "cases"):
            for node in field if isinstance(field, list) else [field]:
                if isinstance(node, ast.expr):
                    yield from parts(node)
                elif isinstance(node, ast.withitem):
                    yield from parts(node.context_expr)


def parts(node: ast.AST) -> Iterator[ast.expr]:
    """An expression and what it is made of. Places within formatted texts are not known."""
    if isinstance(node, ast.expr):
        yield node
    if not isinstance(node, ast.JoinedStr):
        for child in ast.iter_child_nodes(node):
            yield from parts(child)


# ---- choosing


def all_faults(root: Path, rooms: Iterable[str]) -> list[Fault]:
    """The faults that can be made in the modules of some rooms."""
    found: list[Fault] = []
    for room in rooms:
        place = root / room
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            found += faults_in(path.relative_to(root).as_posix(), path.read_text("utf-8"))
    return found


def chosen(faults: Iterable[Fault], count: int, seed: int) -> list[Fault]:
    """So many of them, at random; a change elsewhere leaves the choice nearly as it was."""

    def rank(fault: Fault) -> bytes:
        return hashlib.sha256(f"{seed} {fault.id}".encode()).digest()

    return sorted(faults, key=rank)[:count]
