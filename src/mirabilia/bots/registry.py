"""The bots by name."""

from __future__ import annotations

from random import Random
from typing import Final

from mirabilia.bots.base import Bot
from mirabilia.bots.greedy import GreedyBot
from mirabilia.bots.simple import BuilderBot, RandomBot
from mirabilia.errors import UnknownBot

_BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, BuilderBot, GreedyBot)}


def bot_names() -> list[str]:
    """The names of all bots, from the weakest to the strongest."""
    return list(_BOTS)


def bot_class(name: str) -> type[Bot]:
    """The class of a bot, or `UnknownBot`."""
    if name not in _BOTS:
        raise UnknownBot("unknown", name=name, known=", ".join(_BOTS))
    return _BOTS[name]


def make_bot(name: str, rng: Random) -> Bot:
    """A bot by its name, with its source of chance."""
    return bot_class(name)(rng)
