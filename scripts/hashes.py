"""The hashes of what is pinned, so that nobody can put another file in its place.

    python -m scripts.hashes [--index ADDRESS]   write hashes.txt from constraints.txt
    python -m scripts.hashes of EXTRA            print the lines of what an extra installs here

hashes.txt has for each pin the SHA-256 of all files that the index has of that version, for all
systems. pip checks them when a file with such lines is installed:

    python -m scripts.hashes of server > server.txt
    pip install --require-hashes --no-deps -r server.txt
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final
from urllib.parse import unquote
from urllib.request import urlopen

from packaging.utils import InvalidSdistFilename, InvalidWheelFilename
from packaging.utils import parse_sdist_filename as of_sdist
from packaging.utils import parse_wheel_filename as of_wheel
from packaging.version import Version

from scripts import needs

FILE: Final = needs.ROOT / "hashes.txt"
INDEX: Final = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple")
SECONDS: Final = 60
# What PEP 503 says a page of an index has: a link for each file, its hash behind it.
LINK: Final = re.compile(r'href="[^"#]*?([^"/#]+)#sha256=([0-9a-f]{64})"')


def version_of(file: str) -> Version | None:
    """The version that the name of a file says; none for what pip does not install."""
    try:
        return of_wheel(file)[1] if file.endswith(".whl") else of_sdist(file)[1]
    except (InvalidWheelFilename, InvalidSdistFilename):
        return None


def hashes_on(page: str, version: str) -> list[str]:
    """The hashes of all files of a version, from the page that an index has of a package."""
    wanted = Version(version)
    files = [(unquote(file), found) for file, found in LINK.findall(page)]
    return sorted({found for file, found in files if version_of(file) == wanted})


def ask(index: str, name: str) -> str:
    with urlopen(f"{index.rstrip('/')}/{name}/", timeout=SECONDS) as answer:
        text: str = answer.read().decode("utf-8")
    return text


def line_of(index: str, name: str, version: str) -> str:
    found = hashes_on(ask(index, name), version)
    if not found:
        raise SystemExit(f"{index} has no file of {name} {version}")
    return " \\\n".join([f"{name}=={version}", *(f"    --hash=sha256:{one}" for one in found)])


def write(index: str) -> None:
    pins = needs.pins()
    with ThreadPoolExecutor(8) as workers:
        lines = list(workers.map(lambda pin: line_of(index, *pin), sorted(pins.items())))
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


def written(text: str) -> dict[str, str]:
    """The lines of each package in such a file."""
    parts = re.split(r"^(?=\S)", text, flags=re.MULTILINE)
    return {part.partition("==")[0]: part for part in parts if part.strip()}


def lines_for(names: Iterable[str]) -> str:
    """The lines of some packages, for pip's --require-hashes."""
    known = written(FILE.read_text("utf-8"))
    return "".join(known[name] for name in sorted(names))


def requirements(folder: Path, texts: Iterable[str]) -> Path:
    """A file with everything that some requirements install, with its hashes."""
    path = folder / "hashed.txt"
    path.write_text(lines_for(needs.with_all_they_need(texts)), "utf-8")
    return path


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.hashes")
    parser.add_argument("--index", default=INDEX, help="the index of packages to ask")
    parser.add_argument("of", nargs="*", metavar="of EXTRA")
    args = parser.parse_args(arguments)
    if not args.of:
        write(args.index)
    elif args.of[0] == "of" and len(args.of) == 2 and args.of[1] in needs.extras():
        sys.stdout.write(lines_for(needs.with_all_they_need(needs.extras()[args.of[1]])))
    else:
        parser.error(f"of which extra? {', '.join(needs.extras())}")


if __name__ == "__main__":
    main(sys.argv[1:])
