"""How soon the others see a move: `python -m benchmarks.page`.

Starts a server, and browsers at one table. It measures the time from a click in the first one to
the moment when each of the others shows that the seat has chosen. All use the machine's clock.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.web.playing import Person, RealServer, browser_path, open_browser

# Notes when a seat is shown to have chosen, by the clock that all windows of the machine share.
WATCH: Final = """(seat) => {
    window.seen = new Promise((tell) => {
        const look = () => document.querySelector(`[data-seat="${seat}"] .title__state--ready`)
            ? tell(performance.timeOrigin + performance.now()) : requestAnimationFrame(look);
        look();
    });
}"""
# Notes when the button is pressed.
PRESS: Final = """(button) => {
    button.click();
    return performance.timeOrigin + performance.now();
}"""


def measure(people: list[Person], rounds: int) -> list[float]:
    """The delays in milliseconds, for each move of the first person and each of the others."""
    first, *others = people
    delays: list[float] = []
    for _ in range(rounds):
        for person in people:
            person.wait_to_be_asked()
        if first.over:
            break
        if first.page.locator("[data-move]").count() == 0:
            first.choose_card()
        for other in others:
            other.page.evaluate(WATCH, 0)
        pressed: float = first.page.locator("[data-move]").first.evaluate(PRESS)
        delays += [other.page.evaluate("window.seen") - pressed for other in others]
        for other in others:
            other.answer()
    return delays


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.page", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=20)
    args = parser.parse_args(arguments)
    path = browser_path()
    if path is None:
        parser.error("there is no browser here")
    with tempfile.TemporaryDirectory() as folder, open_browser(path) as browser:
        server = RealServer(Path(folder))
        people = [Person(browser, server.url) for _ in range(args.players)]
        address = people[0].open_table(players=args.players)
        for seat, person in enumerate(people[1:], 1):
            person.sit(address, seat)
        people[0].page.click("#start")
        delays = sorted(measure(people, args.rounds))
        server.kill()
    print(f"{'arrivals':20} {len(delays):8}")
    print(f"{'median_ms':20} {statistics.median(delays):8.1f}")
    print(f"{'90th_percentile_ms':20} {delays[int(0.9 * len(delays))]:8.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
