"""Checks the page's scripts and styles with the tools that package.json pins.

    python -m scripts.page            check everything
    python -m scripts.page --format   format the files instead

The tools run on the Node that Playwright's package brings: several of them refuse older ones that
a system may have. npm is needed only to fetch them.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import playwright

from scripts import vendor

WEB: Final = vendor.VENDOR.parent
DRIVER: Final = Path(playwright.__file__).parent / "driver"
NODE: Final = DRIVER / ("node.exe" if sys.platform == "win32" else "node")
COLUMNS: Final = 100
# For each tool its script, and what it is told.
TOOLS: Final = {
    "prettier": ("prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
    "oxlint": ("oxlint/bin/oxlint", "--quiet", str(WEB)),
    "stylelint": (
        "stylelint/bin/stylelint.mjs",
        f"--config-basedir={vendor.NODE}",
        str(WEB / "styles" / "*.css"),
    ),
    "tsc": ("typescript/bin/tsc",),
}
FORMATTING: Final = (TOOLS["prettier"][0], "--write", "--log-level=warn", ".")


def run(script: str, *arguments: str) -> bool:
    """Whether a tool was content; what it has to say it prints itself."""
    command = [str(NODE), str(vendor.PACKAGES / script), *arguments]
    return subprocess.run(command, cwd=vendor.ROOT, check=False).returncode == 0


def long_lines(folder: Path) -> Iterator[str]:
    """The lines of scripts and styles that are too long, but for those that were not written here.

    prettier breaks most of them, but neither templates nor comments."""
    for path in sorted(p for suffix in ("js", "css") for p in folder.rglob(f"*.{suffix}")):
        if vendor.VENDOR in path.parents:
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if len(line) > COLUMNS:
                yield f"{path}:{number}: {len(line)} columns, of at most {COLUMNS}"


def check() -> list[str]:
    """Look at everything; the names of what found something."""
    version = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True)
    print(f"The page is checked on Node {version.stdout.strip()}, from Playwright's package")
    failed = [name for name, command in TOOLS.items() if not run(*command)]
    if long := list(long_lines(WEB)):
        print(*long, sep="\n")
        failed.append("the width of lines")
    return failed


def main(arguments: list[str]) -> None:
    vendor.main(["--check"])
    if arguments == ["--format"]:
        sys.exit(not run(*FORMATTING))
    if failed := check():
        sys.exit(f"the page fails: {', '.join(failed)} (python -m scripts.page --format formats)")


if __name__ == "__main__":
    main(sys.argv[1:])
