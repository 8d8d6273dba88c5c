"""What a seat sees, as a state of the engine: the cities and the turn, and nothing hidden."""

from __future__ import annotations

from mirabilia.engine.state import State
from mirabilia.notation.reader import read_seen
from mirabilia.notation.views import View


def table_of(view: View) -> State:
    """The table of a view; what the seat does not see is unknown."""
    return read_seen(view.data, view.now)
