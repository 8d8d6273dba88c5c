"""The packages that environments need, asked for in one sentence."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from mirabilia.extras import install_line

_PACKAGES: Final = ("numpy", "gymnasium", "pettingzoo")


def check_packages(packages: tuple[str, ...] = _PACKAGES) -> None:
    """Say what to install, if something is missing."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise ModuleNotFoundError(
            f"mirabilia.envs needs {', '.join(missing)}: {install_line('envs')}",
            name=missing[0],
        )
