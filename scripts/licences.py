"""The licences of all that others have made: THIRD_PARTY.md.

    python -m scripts.licences           write the file; pip is asked about pins that are new
    python -m scripts.licences --all     ask about all pins, which takes minutes
    python -m scripts.licences --check   see that the file fits the pins, the page and what is here

What a package says of itself counts: its licence as an expression, in words, or by a classifier.
The few that are not clear are in a table here, from the text of their licence.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression
from packaging.utils import canonicalize_name

from scripts import needs

FILE: Final = needs.ROOT / "THIRD_PARTY.md"
PAGE: Final = needs.ROOT / "src" / "mirabilia" / "web"
VENDORED: Final = "src/mirabilia/web/vendor/licences"
OWN: Final = "licences"
# Compiled rules contain a part of mypyc, which comes with mypy.
COMPILER: Final = "mypy"
COMPILER_TEXT: Final = needs.ROOT / OWN / "mypyc.txt"
# Extras that nobody needs who plays, serves or studies.
FOR_MAKERS: Final = ("bench", "dev", "docs", "peers", "release")
# What may come with an extra. Another one is looked at before it is written down here.
WELCOME: Final = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0"),
    *("MIT-CMU", "MPL-2.0", "PSF-2.0", "Python-2.0.1", "Unlicense", "Zlib"),
}
IN_WORDS: Final = {
    "3-Clause BSD License": "BSD-3-Clause",
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
# Read in the text of the licence.
READ: Final = {
    "colorama": "BSD-3-Clause",
    "docutils": "BSD-2-Clause AND GPL-3.0-or-later AND LicenseRef-Public-Domain",
    "httpcore": "BSD-3-Clause",
    "jinja2": "BSD-3-Clause",
    "mkdocs": "BSD-2-Clause",
    "mpmath": "BSD-3-Clause",
    "pyelftools": "Unlicense",
    "pygame": "LGPL-2.1-or-later",
    "rich-click": "MIT",
    "scipy": "BSD-3-Clause",
    "segno": "BSD-3-Clause",
    "sympy": "BSD-3-Clause",
}

HEAD: Final = """\
# Made by others

Written by `scripts/licences.py`. Mirabilia itself is under the MIT licence (`LICENSE`).

## In the package

What the page carries, and what compiled rules are built with. The texts of the licences are in
`{vendored}` and in `{own}`, in a wheel beside this file.

| what | version | licence |
| --- | --- | --- |
{carried}

{emblems}
"""
EMBLEMS: Final = (
    "The emblems of the seats are by {}. They are under the Creative Commons Attribution licence"
    " 3.0 (CC-BY-3.0), whose text is at <https://creativecommons.org/licenses/by/3.0/legalcode>;"
    " their figures are rounded."
)
EXTRAS: Final = "Installed with an extra"
TOOLS: Final = "Tools"
ABOUT: Final = {
    EXTRAS: "Not in the package: pip brings it, with an extra that is asked for.",
    TOOLS: "What the project is built, tested, measured and documented with. It is not shipped.",
}
_ROW: Final = re.compile(r"^\| ([\w.-]+) \| (\S+) \| ([^|]+) \|$", re.MULTILINE)
_CARRIED: Final = re.compile(r"^\| (\S+) \| (\S+) \| \[([\w.-]+)\]\([^)]*\) \|$", re.MULTILINE)
_EMBLEMS: Final = re.compile(r"^\| the emblems[^|]*\| ([^|]+) \| Creative Commons", re.MULTILINE)


class Unclear(Exception):
    """What cannot be written down without somebody looking at it, in a sentence."""


class Package(NamedTuple):
    version: str
    licence: str


# ---- what packages say


def licence_of(about: dict[str, Any]) -> str:
    """The licence of a package as an SPDX expression, from its metadata."""
    name = canonicalize_name(about["name"])
    classifiers = [one for one in about.get("classifier", ()) if one.startswith("License :: ")]
    candidates = [
        about.get("license_expression"),
        READ.get(name),
        about.get("license"),
        *(one.rpartition(" :: ")[2] for one in classifiers[:1] if len(classifiers) == 1),
    ]
    for text in filter(None, candidates):
        try:
            return str(canonicalize_license_expression(IN_WORDS.get(text, text)))
        except InvalidLicenseExpression:
            continue
    raise Unclear(f"{name} does not say clearly what its licence is: {candidates}, {classifiers}")


def installed(name: str) -> dict[str, Any] | None:
    """The metadata of a package that is installed here as it is pinned."""
    try:
        found = metadata.metadata(name).json
    except metadata.PackageNotFoundError:
        return None
    return found if found["version"] == needs.pins().get(canonicalize_name(name)) else None


def reported(names: list[str]) -> dict[str, dict[str, Any]]:
    """The metadata of packages that are not installed, from a pip that knows licences."""
    if not names:
        return {}
    with TemporaryDirectory() as folder:
        wanted, report = Path(folder) / "wanted.txt", Path(folder) / "report.json"
        wanted.write_text("".join(f"{name}=={needs.pins()[name]}\n" for name in names), "utf-8")
        options = ("--dry-run", "--ignore-installed", "--no-deps", "-qq", "--report", str(report))
        venv = [sys.executable, "-m", "venv", "--upgrade-deps", f"{folder}/new"]
        subprocess.run(venv, check=True, stdout=subprocess.DEVNULL)
        command = [f"{folder}/new/bin/python", "-m", "pip", "install", *options, "-r", str(wanted)]
        subprocess.run(command, check=True)
        packages = [one["metadata"] for one in json.loads(report.read_text("utf-8"))["install"]]
    return {canonicalize_name(about["name"]): about for about in packages}


# ---- the file


def in_file(text: str) -> dict[str, dict[str, Package]]:
    """The packages of each part of the file."""
    found = {}
    for title in ABOUT:
        part = text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
        rows = [row for row in _ROW.findall(part) if row[0] != "package"]
        found[title] = {
            name: Package(version, licence) for name, version, licence in rows if version != "---"
        }
    return found


def carried() -> str:
    """The first part: from what the page says of its parts and of who drew them."""
    readme = (PAGE / "vendor" / "README.md").read_text("utf-8")
    rows = [f"| {what} | {version} | {name} |" for what, version, name in _CARRIED.findall(readme)]
    rows.append(f"| mypyc's runtime, in compiled wheels | {needs.pins()[COMPILER]} | MIT |")
    (authors,) = _EMBLEMS.findall((PAGE / "CREDITS.md").read_text("utf-8"))
    emblems = textwrap.fill(EMBLEMS.format(authors), 100)
    return HEAD.format(vendored=VENDORED, own=OWN, carried="\n".join(rows), emblems=emblems)


def compiler_text() -> str:
    """The licence of the compiler, as it came with it."""
    files = metadata.files(COMPILER) or ()
    (path,) = [file for file in files if file.parts[-2:] == ("licenses", "LICENSE")]
    return path.read_text("utf-8")


def written(parts: dict[str, dict[str, Package]]) -> str:
    text = carried()
    for title, packages in parts.items():
        rows = [
            f"| {name} | {version} | {licence} |"
            for name, (version, licence) in sorted(packages.items())
        ]
        head = ("| package | version | licence |", "| --- | --- | --- |")
        text += "\n".join(["", f"## {title}", "", ABOUT[title], "", *head, *rows, ""])
    return text


def fresh(old: dict[str, dict[str, Package]], everything: bool) -> dict[str, dict[str, Package]]:
    """All pins in their parts; what is known already stays as it is, unless all are asked."""
    pins = needs.pins()
    known = {} if everything else {name: one for part in old.values() for name, one in part.items()}
    asked = [name for name in pins if everything or known.get(name, ("",))[0] != pins[name]]
    told = {name: installed(name) for name in asked}
    told |= reported([name for name in asked if told[name] is None])
    known |= {name: Package(pins[name], licence_of(told[name] or {})) for name in asked}

    def asks(name: str) -> list[str]:
        about = told.get(canonicalize_name(name)) or installed(name) or {}
        needed: list[str] = about.get("requires_dist", [])
        return needed

    theirs = {
        text for extra, texts in needs.extras().items() for text in texts if extra not in FOR_MAKERS
    }
    with_extras = needs.with_all_they_need(theirs, asks, (needs.HERE, needs.WINDOWS)).keys()
    kept = set() if everything else old[EXTRAS].keys()
    parts: dict[str, dict[str, Package]] = {EXTRAS: {}, TOOLS: {}}
    for name in pins:
        parts[EXTRAS if name in with_extras | kept else TOOLS][name] = known[name]
    return parts


# ---- the check


def wrong(text: str) -> Iterator[str]:
    """What does not hold of the file, as far as it can be told without a network."""
    if not text.startswith(carried()):
        yield "the part about the page is not what the page says"
    if COMPILER_TEXT.read_text("utf-8") != compiler_text():
        yield f"{COMPILER_TEXT.name} is not the licence of {COMPILER}"
    parts = in_file(text)
    if text != written(parts):
        yield "it is not written as the script writes it"
    packages = {name: one for part in parts.values() for name, one in part.items()}
    if {name: one.version for name, one in packages.items()} != needs.pins():
        yield "its packages are not those of constraints.txt"
    for name, one in packages.items():
        about = installed(name)
        if about is not None and licence_of(about) != one.licence:
            yield f"{name} says that its licence is {licence_of(about)}"
    for name, one in parts[EXTRAS].items():
        unknown = set(re.split(r" (?:AND|OR) |[()]", one.licence)) - WELCOME - {""}
        if unknown:
            yield f"{name} comes with an extra, and nobody has looked at {', '.join(unknown)}"
    for extra, texts in needs.extras().items():
        if extra not in FOR_MAKERS:
            missing = needed_here(texts) - parts[EXTRAS].keys()
            if missing:
                yield f"what comes with the extra {extra} is not there: {', '.join(missing)}"


def needed_here(texts: list[str]) -> set[str]:
    """What requirements bring, as far as it is installed here."""

    def asks(name: str) -> list[str]:
        needed: list[str] = (installed(name) or {}).get("requires_dist", [])
        return needed

    return set(needs.with_all_they_need(texts, asks))


def main(arguments: list[str]) -> int:
    text = FILE.read_text("utf-8") if FILE.exists() else ""
    if arguments == ["--check"]:
        found = list(wrong(text))
        for one in found:
            print(f"{FILE.name}: {one}; run python -m scripts.licences", file=sys.stderr)
        return 1 if found else 0
    try:
        FILE.write_text(written(fresh(in_file(text), arguments == ["--all"])), "utf-8")
        COMPILER_TEXT.write_text(compiler_text(), "utf-8")
    except Unclear as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
