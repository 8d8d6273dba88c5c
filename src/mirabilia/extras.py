"""How to install what an extra needs: a line that works when it is pasted."""

from __future__ import annotations

import json
import sys
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any
from urllib.parse import unquote, urlsplit

PACKAGE = "mirabilia"


def install_line(extra: str) -> str:
    """The command that adds an extra to this very installation, in any shell."""
    source, editable = installed_from()
    option = "-e " if editable else ""
    return f'"{sys.executable}" -m pip install {option}"{source}[{extra}]"'


def installed_from() -> tuple[str, bool]:
    """The folder that the package was installed from, or its name; whether it is run from there."""
    try:
        text = distribution(PACKAGE).read_text("direct_url.json")
    except PackageNotFoundError:
        text = None
    origin: dict[str, Any] = json.loads(text) if text else {}
    parts = urlsplit(origin.get("url", ""))
    if parts.scheme != "file":
        return PACKAGE, False
    folder = unquote(parts.path)
    # file:///C:/folder
    folder = folder[1:] if folder[2:3] == ":" else folder
    return folder, bool(origin.get("dir_info", {}).get("editable"))
