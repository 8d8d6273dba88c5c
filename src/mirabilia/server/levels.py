"""The bots that a server lets people put on seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mirabilia.bots import bot_names
from mirabilia.bots.levels import LEVELS
from mirabilia.bots.registry import installed, versions_named
from mirabilia.server.messages import BotKind, BotLevel

KINDS: Final[Sequence[BotKind]] = ("level", "comparison", "added")


def bot_levels(named: Sequence[str] = ()) -> list[BotLevel]:
    """The levels and those for comparison, from the weakest to the strongest; then the others.

    `named` are those that the server was started with; all that are installed are there too.
    """
    names = dict.fromkeys([*bot_names(), *named])
    bots = [BotLevel(name, kind_of(name), versions_named(name)) for name in names]
    return sorted(bots, key=lambda bot: KINDS.index(bot.kind))


def names_for_seats(named: Sequence[str] = ()) -> list[str]:
    """What a bot for a seat can be named by: its name alone, or a version of it."""
    bots = bot_levels(named)
    names = [*(bot.name for bot in bots), *(name for bot in bots for name in bot.versions)]
    return list(dict.fromkeys(names))


def kind_of(name: str) -> BotKind:
    if name in (level.name for level in LEVELS):
        return "level"
    return "added" if ":" in name or name in installed() else "comparison"
