"""What a seat sees, as a state of the engine: the cities and the turn, and nothing hidden."""

from __future__ import annotations

from mirabilia.engine.state import State
from mirabilia.notation.reader import read_seen
from mirabilia.notation.views import View, sight_of


def table_of(view: View) -> State:
    """The table of a view, to look at alone; what the seat cannot see is unknown."""
    sight = sight_of(view)
    return read_seen(view.data, view.now) if sight is None else sight.table


def boxes_of(view: View) -> tuple[int, tuple[str, ...]]:
    """The version of the catalogue that a view goes by, and the boxes beside the base game."""
    sight = sight_of(view)
    if sight is None:
        return view.data["catalogue"], tuple(view.data["options"]["expansions"])
    return sight.table.catalogue.version, sight.table.options.expansions
