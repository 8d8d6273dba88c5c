"""What is in the boxes: data files and their typed model. No rules."""

from mirabilia.catalog.loader import LATEST, load
from mirabilia.catalog.model import (
    Card,
    Catalogue,
    Effect,
    Island,
    Leader,
    Shipyard,
    Side,
    Space,
    Stage,
    Wonder,
)

__all__ = [
    "LATEST",
    "Card",
    "Catalogue",
    "Effect",
    "Island",
    "Leader",
    "Shipyard",
    "Side",
    "Space",
    "Stage",
    "Wonder",
    "load",
]
