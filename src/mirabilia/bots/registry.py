"""The bots by name: those of this package, those that others install, and any class.

A package hands out bots under the entry point group `mirabilia.bots`. A class that nobody has
installed is named by where it is, `package.module:Class`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import isclass
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

from mirabilia.bots.base import NO_LIMIT, Bot, Budget
from mirabilia.bots.greedy import GreedyBot
from mirabilia.bots.levels import AdeptBot, ApprenticeBot, MasterBot, NoviceBot
from mirabilia.bots.preference import PreferenceBot
from mirabilia.bots.simple import BuilderBot, RandomBot
from mirabilia.errors import UnknownBot

GROUP: Final = "mirabilia.bots"

_BOTS: Final[dict[str, type[Bot]]] = {
    bot.name: bot
    for bot in (
        *(RandomBot, BuilderBot, PreferenceBot, NoviceBot, ApprenticeBot),
        *(GreedyBot, AdeptBot, MasterBot),
    )
}


def bot_names() -> list[str]:
    """The names of all bots: our own from the weakest to the strongest, then those installed."""
    return [*_BOTS, *sorted(installed())]


def bot_class(name: str) -> type[Bot]:
    """The class of a bot, or `UnknownBot`."""
    if name in _BOTS:
        return _BOTS[name]
    if ":" in name:
        return check_bot(name, find(name, *name.split(":", 1)))
    plugin = installed().get(name)
    if plugin is None:
        raise UnknownBot("unknown", name=name, known=", ".join(bot_names()))
    return check_bot(name, find(name, plugin.module, plugin.attr))


def make_bot(name: str, rng: Random, budget: Budget = NO_LIMIT) -> Bot:
    """A bot by its name, with its source of chance and what it may spend on a move."""
    return seat_bot(bot_class(name), rng, budget)


def seat_bot(kind: type[Bot], rng: Random, budget: Budget = NO_LIMIT) -> Bot:
    """A bot of a class, ready to be asked."""
    bot = kind(rng)
    bot.budget = budget
    return bot


def bot_reference(kind: type[Bot]) -> str:
    """What a bot can be named by, here and elsewhere."""
    if _BOTS.get(kind.name) is kind:
        return kind.name
    return f"{kind.__module__}:{kind.__qualname__}"


# ---- bots of others


def installed() -> dict[str, EntryPoint]:
    """The bots of other packages by name; ours keep their names."""
    return {plugin.name: plugin for plugin in entry_points(group=GROUP) if plugin.name not in _BOTS}


def find(name: str, path: str, attribute: str) -> Any:
    """What a module has under a name."""
    module = load_module(name, path)
    found: Any = module
    for part in attribute.split("."):
        found = getattr(found, part, None)
    if found is None:
        file = getattr(module, "__file__", None)
        raise UnknownBot("absent", name=name, module=path, file=file, wanted=attribute)
    return found


def load_module(name: str, path: str) -> ModuleType:
    """A module that is installed, or that lies in the folder where the command was given."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(path)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and is_within(path, error.name):
            raise UnknownBot("module", name=name, module=path) from None
        reason = f"{type(error).__name__}: {error}"
        raise UnknownBot("import", name=name, module=path, reason=reason) from error


def is_within(path: str, missing: str | None) -> bool:
    """Whether it is the module itself that is missing, not one that it imports."""
    return path == missing or path.startswith(f"{missing}.")


def check_bot(name: str, found: Any) -> type[Bot]:
    if not isclass(found) or not issubclass(found, Bot):
        raise UnknownBot("no_bot", name=name)
    if found.__abstractmethods__:
        raise UnknownBot(
            "abstract", name=name, lacking=", ".join(sorted(found.__abstractmethods__))
        )
    return found
