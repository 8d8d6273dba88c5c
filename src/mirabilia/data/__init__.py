"""Games as data: rows of seats, decisions or records, as an iterator, a table or a file.

>>> from mirabilia import data
>>> rows = data.rows(["builder", "random", "random"], games=10, seed=1)
>>> sum(row["won"] for row in rows)
10.0

Rows come in the order of the games, whoever plays them, and only a few are in memory at a time.
Tables and Parquet need the extra `data`: the error without it says how to install it. See
docs/data.md.
"""

from mirabilia.data.columns import COLUMNS, Column, DecisionRow, RecordRow, SeatRow
from mirabilia.data.export import Rows, Written, rows
from mirabilia.data.files import ImpossibleFile

__all__ = [
    "COLUMNS",
    "Column",
    "DecisionRow",
    "ImpossibleFile",
    "RecordRow",
    "Rows",
    "SeatRow",
    "Written",
    "rows",
]
