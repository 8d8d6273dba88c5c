"""Mirabilia: the ancient-wonders drafting game as a library.

>>> import mirabilia
>>> game = mirabilia.Game.new(players=4, seed=7)
>>> while not game.over:
...     for seat, decision in game.pending.items():
...         game.play(seat, decision.moves[0])
>>> game.result.winners
[1]
"""

from mirabilia.starting import watch

watch()

from mirabilia.errors import (  # noqa: E402
    BotFailure,
    CatalogueError,
    IllegalMove,
    ImpossibleBudget,
    ImpossibleGame,
    ImpossibleOptions,
    ImpossibleView,
    MalformedMove,
    MirabiliaError,
    NotOver,
    NotYourDecision,
    UnknownBot,
)
from mirabilia.game import Decision, Game, Result, replay, sample  # noqa: E402
from mirabilia.notation.moves import Move, Moves  # noqa: E402
from mirabilia.notation.types import (  # noqa: E402
    City,
    Course,
    Court,
    Event,
    GameOptions,
    History,
    Layout,
    Memory,
    Obstacle,
    Offer,
    Payment,
    Position,
    Possibility,
    Record,
    Sea,
    Unsettled,
    ViewData,
    VisibleLayout,
)
from mirabilia.notation.views import View  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "BotFailure",
    "CatalogueError",
    "City",
    "Course",
    "Court",
    "Decision",
    "Event",
    "Game",
    "GameOptions",
    "History",
    "IllegalMove",
    "ImpossibleBudget",
    "ImpossibleGame",
    "ImpossibleOptions",
    "ImpossibleView",
    "Layout",
    "MalformedMove",
    "Memory",
    "MirabiliaError",
    "Move",
    "Moves",
    "NotOver",
    "NotYourDecision",
    "Obstacle",
    "Offer",
    "Payment",
    "Position",
    "Possibility",
    "Record",
    "Result",
    "Sea",
    "UnknownBot",
    "Unsettled",
    "View",
    "ViewData",
    "VisibleLayout",
    "replay",
    "sample",
]
