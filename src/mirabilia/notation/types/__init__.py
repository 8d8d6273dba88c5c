"""The types of all plain data that games are written as.

They describe what the library writes, and the readers take their keys from them. What comes from
elsewhere is checked all the same: readers take any object.

A type with bases names `TypedDict` among them, so that the API reference finds where its keys come
from.
"""

from mirabilia.notation.types.course import Course
from mirabilia.notation.types.events import Event
from mirabilia.notation.types.header import GameOptions, Header
from mirabilia.notation.types.offers import Obstacle, Offer, Payment, Possibility
from mirabilia.notation.types.positions import (
    City,
    Court,
    Entry,
    History,
    Layout,
    Position,
    Sea,
    Unsettled,
)
from mirabilia.notation.types.records import Record
from mirabilia.notation.types.views import Memory, ViewData, VisibleLayout

__all__ = [
    "City",
    "Course",
    "Court",
    "Entry",
    "Event",
    "GameOptions",
    "Header",
    "History",
    "Layout",
    "Memory",
    "Obstacle",
    "Offer",
    "Payment",
    "Position",
    "Possibility",
    "Record",
    "Sea",
    "Unsettled",
    "ViewData",
    "VisibleLayout",
]
