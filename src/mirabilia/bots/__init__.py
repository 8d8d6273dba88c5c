"""Players that choose from a view and a list of legal moves.

>>> import random
>>> from mirabilia import Game
>>> from mirabilia.bots import answer, make_bot
>>> game = Game.new(players=3, seed=7)
>>> bot = make_bot("builder", random.Random(1))
>>> for decision in game.pending.values():
...     game.play(decision.seat, answer(bot, game, decision))
"""

from mirabilia.bots.base import NO_LIMIT, NO_VIEW, Bot, Budget, answer
from mirabilia.bots.registry import bot_class, bot_names, make_bot

__all__ = [
    "NO_LIMIT",
    "NO_VIEW",
    "Bot",
    "Budget",
    "answer",
    "bot_class",
    "bot_names",
    "make_bot",
]
