"""What a move would do, in figures that follow from the rules and from what the seat may know.

>>> from mirabilia import Game
>>> from mirabilia.foresight import Foresight
>>> game = Game.new(players=3, boards=["giza", "rhodes", "ephesus"], sides="day", seed=1)
>>> foresight = Foresight(game.view(0))
>>> foresight.outcome(game.pending[0].moves[-1])["coins"]
{'before': 3, 'after': 6}
"""

from mirabilia.foresight.foreseeing import Foresight
from mirabilia.foresight.types import Battle, Change, NavalStanding, Outcome, PassedOn, StageChange

__all__ = [
    "Battle",
    "Change",
    "Foresight",
    "NavalStanding",
    "Outcome",
    "PassedOn",
    "StageChange",
]
