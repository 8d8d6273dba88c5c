"""The bots by name: those of this package, those of installed packages, and any class.

Our own bots have versions: `master@1` is one of them, `master` the newest. Names are stored with
the version, so that a table or a contest keeps the bots it started with.

A package can provide bots in the entry point group `mirabilia.bots`. Any other class is named by
its path, `package.module:Class`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import isclass
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

from mirabilia.arguments import chance_of, check_type, did_you_mean
from mirabilia.bots.base import NO_LIMIT, Bot, Budget
from mirabilia.bots.greedy import GreedyBot
from mirabilia.bots.levels import (
    AdeptBot,
    ApprenticeBot,
    MasterBot,
    NoviceBot,
    SageBot,
    SecondAdeptBot,
    SecondMasterBot,
    ThirdMasterBot,
    ThirdSageBot,
)
from mirabilia.bots.preference import PreferenceBot
from mirabilia.bots.simple import BuilderBot, RandomBot
from mirabilia.errors import UnknownBot

GROUP: Final = "mirabilia.bots"

AT: Final = "@"
# From the weakest to the strongest.
RANKING: Final = (
    *("random", "builder", "preference", "novice", "apprentice", "greedy"),
    *("sage", "adept", "master"),
)
# The bots that are new in each version.
VERSIONS: Final[dict[int, Sequence[type[Bot]]]] = {
    1: (
        *(RandomBot, BuilderBot, PreferenceBot, NoviceBot, ApprenticeBot),
        *(GreedyBot, AdeptBot, MasterBot),
    ),
    2: (SageBot, SecondAdeptBot, SecondMasterBot),
    3: (ThirdSageBot, ThirdMasterBot),
}


def check_ranking(versions: Mapping[int, Sequence[type[Bot]]]) -> None:
    """Say which bots have no place among the others."""
    names = {kind.name for kinds in versions.values() for kind in kinds}
    if unranked := sorted(names - set(RANKING)):
        raise AssertionError(f"bots without a place in RANKING: {', '.join(unranked)}")


check_ranking(VERSIONS)


def bot_names() -> list[str]:
    """The names of all bots: our own from the weakest to the strongest, then installed ones."""
    return [*own_bots(), *sorted(installed())]


def own_bots() -> dict[str, dict[int, type[Bot]]]:
    """The versions of each of our own bots."""
    found: dict[str, dict[int, type[Bot]]] = {name: {} for name in RANKING}
    for version in sorted(VERSIONS):
        for kind in VERSIONS[version]:
            found[kind.name][version] = kind
    return {name: versions for name, versions in found.items() if versions}


def bot_class(name: str) -> type[Bot]:
    """The class of a bot, or `UnknownBot`; a name without a version means the newest."""
    check_type("name", name, str)
    plain, at, version = name.partition(AT)
    versions = own_bots().get(plain)
    if versions is not None:
        return of_version(plain, version, versions) if at else versions[max(versions)]
    if ":" in name:
        return check_bot(name, find(name, *name.split(":", 1)))
    plugin = installed().get(name)
    if plugin is None:
        hint = did_you_mean(name, bot_names())
        raise UnknownBot("unknown", name=name, hint=hint, known=", ".join(bot_names()))
    return check_bot(name, find(name, plugin.module, plugin.attr))


def of_version(name: str, version: str, versions: dict[int, type[Bot]]) -> type[Bot]:
    for number, kind in versions.items():
        if version == str(number):
            return kind
    known = ", ".join(f"{name}{AT}{number}" for number in versions)
    raise UnknownBot("version", name=name, version=version, known=known)


def make_bot(name: str, rng: Random, budget: Budget = NO_LIMIT) -> Bot:
    """A bot by its name, with its random generator and its budget for a move.

    `rng` is a `random.Random` or the like, or numpy's `Generator`, which gives the seed of one.
    """
    check_type("budget", budget, Budget)
    return seat_bot(bot_class(name), chance_of(rng), budget)


def seat_bot(kind: type[Bot], rng: Random, budget: Budget = NO_LIMIT) -> Bot:
    """A bot of a class, ready to be asked."""
    bot = kind(rng)
    bot.budget = budget
    return bot


# ---- names and versions


def version_of(kind: type[Bot]) -> int | None:
    """The version of one of our own bots."""
    versions = own_bots().get(kind.name, {})
    return next((number for number, own in versions.items() if own is kind), None)


def full_name(kind: type[Bot]) -> str:
    """The name of a bot, with its version if it has one."""
    version = version_of(kind)
    return kind.name if version is None else f"{kind.name}{AT}{version}"


def bot_reference(kind: type[Bot]) -> str:
    """A name for a bot that works elsewhere and later, too."""
    if version_of(kind) is not None:
        return full_name(kind)
    return f"{kind.__module__}:{kind.__qualname__}"


def names_of(kinds: Sequence[type[Bot]]) -> dict[type[Bot], str]:
    """The names of bots in one list, with versions only where a bot appears in several."""
    count = Counter(kind.name for kind in set(kinds))
    return {kind: full_name(kind) if count[kind.name] > 1 else kind.name for kind in kinds}


def with_newest(name: str) -> str:
    """The name with the newest version, unless it has a version already or is not our own bot."""
    versions = own_bots().get(name)
    return name if versions is None else f"{name}{AT}{max(versions)}"


def with_first(name: str) -> str:
    """The bot that a stored name means: a name without a version is older than versions are."""
    versions = own_bots().get(name)
    return name if versions is None else f"{name}{AT}{min(versions)}"


def versions_named(name: str) -> list[str]:
    """The names of all versions of a bot; just its name if it is not our own."""
    versions = own_bots().get(name)
    return [name] if versions is None else [f"{name}{AT}{number}" for number in versions]


def listed() -> str:
    """The names of all bots, for a line of help."""
    names = [version for name in bot_names() for version in versions_named(name)]
    return f"{', '.join(names)} (the newest version if there is no {AT})"


# ---- bots of others


def installed() -> dict[str, EntryPoint]:
    """The bots of other packages by name; they cannot take the names of ours."""
    own = own_bots()
    return {plugin.name: plugin for plugin in entry_points(group=GROUP) if plugin.name not in own}


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
    """A module that is installed or in the current folder."""
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
    """Whether the missing module is the one wanted, not one that it imports."""
    return path == missing or path.startswith(f"{missing}.")


def check_bot(name: str, found: Any) -> type[Bot]:
    if not isclass(found) or not issubclass(found, Bot):
        raise UnknownBot("no_bot", name=name)
    if found.__abstractmethods__:
        raise UnknownBot(
            "abstract", name=name, lacking=", ".join(sorted(found.__abstractmethods__))
        )
    return found
