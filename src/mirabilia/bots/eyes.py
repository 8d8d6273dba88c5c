"""What a seat sees, as a state of the engine: the cities and the turn, and nothing hidden."""

from __future__ import annotations

from mirabilia.engine.state import State
from mirabilia.notation.reader import read_seen
from mirabilia.notation.views import View, take_table


def table_of(view: View) -> State:
    """The table of a view; what the seat cannot see is unknown."""
    table = take_table(view)
    return read_seen(view.data, view.now) if table is None else table
