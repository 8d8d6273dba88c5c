"""What the compiler is told about numbers and classes; to the interpreter it means nothing.

`i64` is an int of a machine word: compiled, it needs no memory and no look whether it is a large
one. `mypyc_attr` says of a class that its objects are in no cycles (`acyclic`), so that the garbage
collector need not look at them, or that mostly one is there at a time (`free_list_len=1`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        return lambda kind: kind


__all__ = ["i64", "mypyc_attr"]
