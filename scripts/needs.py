"""What the project needs of others: its extras, the pins, and all that an extra brings along.

    python -m scripts.needs server     the names of what the extra installs here

Other scripts ask here; what is asked about has to be installed.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parents[1]
CONSTRAINTS: Final = ROOT / "constraints.txt"

# What a package asks for, by its name.
Asked = Callable[[str], Iterable[str] | None]
# Where that differs from this system, in the words of markers.
System = Mapping[str, str]
HERE: Final[System] = {}
WINDOWS: Final[System] = {
    "os_name": "nt",
    "platform_system": "Windows",
    "sys_platform": "win32",
}


def project() -> dict[str, Any]:
    """What pyproject.toml says of the project."""
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return table


def extras() -> dict[str, list[str]]:
    optional: dict[str, list[str]] = project()["optional-dependencies"]
    return optional


def pins() -> dict[str, str]:
    """The pinned version of each package."""
    lines = CONSTRAINTS.read_text("utf-8").splitlines()
    pairs = [line.partition("==") for line in lines]
    return {canonicalize_name(name): version for name, _, version in pairs}


def with_all_they_need(
    texts: Iterable[str], asked: Asked = metadata.requires, systems: Iterable[System] = (HERE,)
) -> dict[str, set[str]]:
    """What these requirements install on some systems, themselves included, and who asks for it.

    What a package asks for is known from the one that is installed here, or is asked elsewhere."""
    found: dict[str, set[str]] = {}
    done: set[tuple[str, frozenset[str]]] = set()
    waiting = [(requirement, "") for requirement in applying(texts, (), systems)]
    while waiting:
        requirement, asker = waiting.pop()
        name = canonicalize_name(requirement.name)
        found.setdefault(name, set()).add(asker)
        known = (name, frozenset(requirement.extras))
        if known not in done:
            done.add(known)
            needed = applying(asked(requirement.name) or (), requirement.extras, systems)
            waiting += [(one, name) for one in needed]
    return {name: askers - {""} for name, askers in found.items()}


def applying(
    texts: Iterable[str], wanted: Iterable[str], systems: Iterable[System]
) -> list[Requirement]:
    """The requirements that hold on some system, with some extras of whoever states them."""
    contexts = [{**system, "extra": extra} for extra in ("", *wanted) for system in systems]
    every = [Requirement(text) for text in texts]
    return [
        one
        for one in every
        if one.marker is None or any(one.marker.evaluate(context) for context in contexts)
    ]


if __name__ == "__main__":
    print(*sorted(with_all_they_need(extras()[sys.argv[1]])), sep="\n")
