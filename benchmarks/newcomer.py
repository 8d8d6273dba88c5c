"""A newcomer who clicks only on what the guide points at: `python -m benchmarks.newcomer`.

A browser plays a first game with each box on a phone and on a laptop. What the guide said, and
when, goes to docs/tables/hints.md. If a game does not come to its end, the command fails.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.about import about
from mirabilia.locales import load_words
from tests.web.playing import Person, RealServer, browser_path, open_browser
from tests.web.test_guide import LAPTOP, PHONE, begin, follow_to_the_end

HINTS: Final = Path(__file__).parents[1] / "docs" / "tables" / "hints.md"
SCREENS: Final = {"a phone": PHONE, "a laptop": LAPTOP}
BOXES: Final = ("the base game", "Leaders", "Cities", "Armada")
# The box of a first game, and what was said when.
Played = tuple[str, list[tuple[str, str]]]
HEAD: Final = """# What the guide says, and when

Written by `python -m benchmarks.newcomer`: somebody who clicks only on what the guide points at
has played the first games that are listed here to their ends, on two screens. Deals differ from
game to game, and so do the moments.
"""


def play(screen: str, size: tuple[int, int], games_wanted: int) -> list[Played]:
    """The first games on a screen: for each the box, and what was said when."""
    path = browser_path()
    assert path is not None, "this needs a browser"
    games = []
    with tempfile.TemporaryDirectory() as folder, open_browser(path) as browser:
        server = RealServer(Path(folder))
        person = Person(browser, server.url, False, size, screen == "a phone")
        try:
            for box in BOXES[:games_wanted]:
                begin(person)
                games.append((box, follow_to_the_end(person)))
                print(f"{screen}, {box}: {len(games[-1][1])} hints", flush=True)
        finally:
            person.close()
            server.kill()
    return games


def lines(screen: str, games: list[Played]) -> list[str]:
    words = load_words("en")
    found = [
        f"\n## On {screen}\n",
        "| game with | when | hint | its words |",
        "| --- | --- | --- | --- |",
    ]
    for box, said in games:
        found += [
            f"| {box} | {' '.join(when.split())} | `{lesson}` | {words(f'guide-{lesson}')} |"
            for when, lesson in said
        ]
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.newcomer", description=__doc__)
    parser.add_argument("--games", type=int, choices=range(1, 5), default=4, help="how many boxes")
    args = parser.parse_args(arguments)
    text = [HEAD]
    for screen, size in SCREENS.items():
        text += lines(screen, play(screen, size, args.games))
    text.append(f"\nPlayed on {about()['date']}, version {about()['mirabilia']}.")
    HINTS.write_text("\n".join(text) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
