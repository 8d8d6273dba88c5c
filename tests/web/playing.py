"""A real server, and people who play at its tables by clicking."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Protocol, Self

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from mirabilia.server.limits import Limits, Rate

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# What the browsers of the tests ask for, whatever the system speaks.
ENGLISH = "en-US"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
ROOT = Path(__file__).parents[2]
TAME = ROOT / "tests" / "support" / "tame.py"
SCREENSHOTS = ROOT / "build" / "screenshots"
BOXES = ("leaders", "cities", "armada")
# Deals Gizah to the first seat, of which no stage asks anything.
CALM = 3
# A window that nobody sees needs no suggestions below its address bar: they are pages of their own,
# and take as long as ours. The others are those that Playwright names where nobody else does.
NOT_NEEDED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
# All people of a test run come from one address.
MANY = tuple(
    word
    for name, rate in msgspec.structs.asdict(Limits()).items()
    if name.endswith("_by_address") and isinstance(rate, Rate)
    for word in ("--limit", f"{name}=100000/60")
)
# A whole game has about forty decisions with all boxes.
MOST_DECISIONS = 120
# A card that can be built, else any.
BUILDABLE = ".held:not(.held--no) [data-card]:enabled"
ASKED = "#score-sheet, [data-move], [data-card]:enabled"
SECONDS = 1000
# A busy machine takes its time; what is waited for is there at once otherwise.
PATIENCE = 60 * SECONDS
expect.set_options(timeout=PATIENCE)
# Keeps what is shown for a while only: what has alarmed, and what buttons have said.
NOTING = """
window.noted = new Set();
new MutationObserver(() => {
    for (const one of document.querySelectorAll("[role=alert], button"))
        window.noted.add(one.textContent.trim());
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
NOTED = "(pattern) => [...window.noted].some((text) => new RegExp(pattern).test(text))"


def by_finger(size: tuple[int, int]) -> bool:
    """Windows of phones and tablets, also on their sides: hands that hold no mouse."""
    return size[0] < 1200


def browser_path() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@contextmanager
def open_browser(path: str) -> Iterator[Browser]:
    flags = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(NOT_NEEDED)}"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


class RealServer:
    """`mirabilia serve` in a process of its own; it can be killed and started again.

    Deals and bots are the same each time: tests/support/tame.py.
    """

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data), *MANY, *self.options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=self.environment
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, line
        self.port = int(found[1])

    @property
    def program(self) -> list[str]:
        """What Python runs: a server that leaves nothing to chance."""
        return ["-P", str(TAME), ""]

    @property
    def environment(self) -> dict[str, str] | None:
        """What is set for the process, if it is not what is set here."""
        return None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


class CloneServer(RealServer):
    """A server that runs the sources as they are, whatever is installed: its page is not packed."""

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(ROOT / "src")}


class TurnedServer(RealServer):
    """A server by a clock that a test turns."""

    @property
    def program(self) -> list[str]:
        return ["-P", str(TAME), str(self.data / "ahead")]

    def turn(self, seconds: int, *people: Person) -> None:
        """Let time pass for the server, and for people whose browsers have a clock of the test."""
        (self.data / "ahead").write_text(str(seconds), "utf-8")
        for person in people:
            person.page.clock.fast_forward(seconds * SECONDS)


class Cable:
    """Lies between browsers and a server, and can be cut."""

    def __init__(self, server: RealServer) -> None:
        self.server = server
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.ends: list[socket.socket] = []
        self.silent: list[socket.socket] = []
        self.is_cut = False
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                self.join(near)

    def join(self, near: socket.socket) -> None:
        if self.is_cut:
            near.close()
            return
        far = socket.create_connection(("127.0.0.1", self.server.port))
        self.ends += [near, far]
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self.pass_on, args=(one, other), daemon=True).start()

    def pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(1 << 16):
                if one not in self.silent:
                    other.sendall(data)
        if one in self.silent:
            return
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        self.is_cut = True
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def fall_silent(self) -> None:
        """What there is passes nothing on any more, and nobody is told; what comes later does."""
        self.silent += self.ends
        self.ends = []

    def mend(self) -> None:
        self.is_cut = False

    def remove(self) -> None:
        self.cut()
        self.listening.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()


class Person:
    """Somebody with a browser of their own. Nothing may go wrong in it, but for the network."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        motion: bool = False,
        size: tuple[int, int] = (DESKTOP["width"], DESKTOP["height"]),
        touch: bool = False,
        worker: bool = False,
        locale: str = ENGLISH,
    ) -> None:
        """With a worker, the browser keeps what is shown without the server."""
        self.url = url
        self.size = size
        self.touch = touch
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            color_scheme="light",
            locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        if not worker:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("console", lambda message: self.wrong.append(message.text))
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def close(self) -> None:
        self.context.close()

    def note_what_passes(self) -> None:
        """From the next page on, keep what is shown for a while only."""
        self.page.add_init_script(NOTING)

    def wait_for_note(self, pattern: str) -> None:
        """Wait until something has been shown that may be gone by now."""
        self.page.wait_for_function(NOTED, arg=pattern)

    def hit(self, one: Locator) -> None:
        """With a finger or with the mouse."""
        if self.touch:
            one.tap()
        else:
            one.click()

    # ---- home

    def go_home(self) -> None:
        self.page.goto(self.url)
        self.page.wait_for_selector("html[data-ready]")

    def wish(
        self,
        players: int = 3,
        boxes: tuple[str, ...] = (),
        teams: bool = False,
        level: str = "builder",
    ) -> None:
        """Fill in the form of a new table."""
        page = self.page
        for box in BOXES:
            page.locator(f"[name=box-{box}]").set_checked(box in boxes)
        page.select_option("[name=players]", str(players))
        if teams:
            page.check("[name=teams]")
        self.choose_level("[name=level]", level)

    def choose_level(self, field: str, level: str) -> None:
        """Bots that are there for comparison are listed when more are asked for."""
        if not self.page.locator(f"{field} option[value='{level}']").count():
            self.page.select_option(field, "more")
        self.page.select_option(field, level)

    def open_table(self, **wanted: object) -> str:
        """A table for friends; its address."""
        self.go_home()
        self.wish(**wanted)  # type: ignore[arg-type]
        self.page.click("#open-table")
        self.page.wait_for_selector(".lobby")
        return self.page.url

    def start_alone(self, **wanted: object) -> None:
        """A game against bots."""
        self.go_home()
        self.wish(**wanted)  # type: ignore[arg-type]
        self.page.click("#play-now")
        self.page.wait_for_selector(".table")

    def sit(self, address: str, seat: int) -> None:
        self.page.goto(address)
        self.page.click(f"[data-sit='{seat}']")
        self.page.wait_for_selector(f".place--own[data-seat='{seat}']")

    # ---- the table

    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def wait_to_be_asked(self) -> None:
        self.page.wait_for_selector(ASKED)

    @property
    def over(self) -> bool:
        return self.page.locator("#score-sheet").count() > 0

    def choose_card(self) -> None:
        """Open the actions of a card that can be built, or of any."""
        built = self.page.locator(BUILDABLE)
        card = built.first if built.count() else self.page.locator("[data-card]:enabled").first
        self.hit(card)
        self.page.wait_for_selector("[data-move]")

    def answer(self) -> bool:
        """Answer what is asked with the first thing to be done; whether the game goes on."""
        self.wait_to_be_asked()
        if self.over:
            return False
        if self.page.locator("[data-move]").count() == 0:
            self.choose_card()
        self.hit(self.page.locator("[data-move]").first)
        return True

    def kind(self) -> str:
        """The decision that is asked."""
        return self.page.locator(".table").get_attribute("data-asked") or ""

    def play_to_end(self) -> set[str]:
        """Play until the score sheet is there; the kinds of decisions that came up."""
        kinds: set[str] = set()
        for _ in range(MOST_DECISIONS):
            self.wait_to_be_asked()
            if self.over:
                return kinds
            kinds.add(self.kind())
            self.answer()
        raise AssertionError("the game does not end")

    def keep_screenshot(self, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def fits(self) -> bool:
        """Whether nothing lies beyond the right edge."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth")
        return width <= DESKTOP["width"]

    def heading(self) -> str:
        return self.page.locator(".top h1").inner_text()


class Arrive(Protocol):
    """Lets somebody come with a browser of their own."""

    def __call__(
        self,
        motion: bool = False,
        size: tuple[int, int] = ...,
        touch: bool = False,
        locale: str = ENGLISH,
    ) -> Person: ...


def play_together(people: list[Person]) -> None:
    """A game of people, each answering when asked, until all see the score sheet."""
    for _ in range(MOST_DECISIONS * len(people)):
        wait_for_any(people)
        if all(person.over for person in people):
            return
        for person in people:
            if person.is_asked() and not person.over:
                person.answer()
    raise AssertionError("the game does not end")


def wait_for_any(people: list[Person]) -> None:
    """Wait until one of them is asked something, or the game is over for all."""
    end = monotonic() + PATIENCE / SECONDS
    while not all(person.over for person in people):
        if any(person.is_asked() and not person.over for person in people):
            return
        assert monotonic() < end, "nobody is asked anything"
        people[0].page.wait_for_timeout(20)


def totals(person: Person) -> list[int]:
    """The totals of the score sheet, which must be the sums of its lines."""
    rows = person.page.locator("#score-sheet .pad__line").all()
    lines = [figures(row) for row in rows]
    shown = figures(person.page.locator("#score-sheet .pad__total").first)
    assert [sum(column) for column in zip(*lines, strict=True)] == shown
    return shown


def figures(row: Locator) -> list[int]:
    return [
        int(text.replace("\N{MINUS SIGN}", "-")) for text in row.locator("td").all_inner_texts()
    ]
