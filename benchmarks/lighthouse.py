"""Lighthouse on the installed page: `python -m benchmarks.lighthouse [--runs N] [--save]`.

Builds a wheel, serves it, and lets Lighthouse look at home, at a running table and at the gallery,
with the settings for a desktop and for a phone. The table is somebody's own: the browser has their
cookie. It keeps no files, which Lighthouse makes it forget before each run. Beside that it measures
the first contentful paint over the loopback, as it is and with the processor slowed four times.
Everything is the median of several runs; only an idle machine gives figures that mean something, so
the load is told with them. npm fetches Lighthouse into build/.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final
from zipfile import ZipFile

from playwright.sync_api import BrowserContext, Page, sync_playwright

from benchmarks.about import about
from benchmarks.long import RESULTS
from benchmarks.rounds import ROOT
from scripts.page import NODE
from tests.web.playing import PATIENCE, RealServer, browser_path

VERSION: Final = "12.8.2"
TOOLS: Final = ROOT / "build" / "lighthouse"
SCRIPT: Final = TOOLS / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
FORMS: Final = {"desktop": ["--preset=desktop"], "mobile": []}
SLOWDOWNS: Final = (1, 4)
# The first time that something is seen, in milliseconds.
PAINT: Final = """() => new Promise((tell) => new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName("first-contentful-paint")) tell(entry.startTime);
}).observe({ type: "paint", buffered: true }))"""


def fetch() -> None:
    if SCRIPT.exists():
        return
    TOOLS.mkdir(parents=True, exist_ok=True)
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run([*command, f"--prefix={TOOLS}", f"lighthouse@{VERSION}"], check=True)


class WheelServer(RealServer):
    """A server of what a wheel has, and of nothing else of this package."""

    def __init__(self, folder: Path) -> None:
        self.installed = folder / "installed"
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        wanted = {**os.environ, "MIRABILIA_BUILD": "pure", "MIRABILIA_PAGE": "packed"}
        subprocess.run(command, cwd=ROOT, env=wanted, check=True, stdout=subprocess.DEVNULL)
        (wheel,) = folder.glob("*.whl")
        with ZipFile(wheel) as file:
            file.extractall(self.installed)
        super().__init__(folder / "data")

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.installed)}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


@contextmanager
def opened(folder: Path, port: int) -> Iterator[BrowserContext]:
    """A browser that keeps what it has, and lets Lighthouse look into it."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=browser_path(),
            args=["--no-sandbox", f"--remote-debugging-port={port}"],
        )
        context.set_default_timeout(PATIENCE)
        yield context
        context.close()


def begin_game(page: Page, url: str) -> str:
    """A game against bots in which something is asked; its address."""
    page.goto(url)
    page.click("#play-now")
    # The side of the wonder comes first.
    page.locator("[data-move]").first.click()
    page.wait_for_selector("[data-card]:enabled")
    return page.url


# ---- Lighthouse


def look_at(url: str, form: str, port: int, report: Path) -> dict[str, Any]:
    """What Lighthouse says of a page, for a desktop or a phone."""
    command = [str(NODE), str(SCRIPT), url, "--quiet", f"--port={port}", "--output=json"]
    command += [f"--output-path={report}", *FORMS[form]]
    command += [f"--only-categories={','.join(CATEGORIES)}"]
    subprocess.run(command, check=True)
    told: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return told


def score(told: dict[str, Any], category: str) -> int:
    return round(100 * (told["categories"][category]["score"] or 0))


def named_faults(told: dict[str, Any]) -> list[str]:
    """The audits that keep accessibility or best practices below 100."""
    faults = []
    for category in CATEGORIES[1:]:
        for part in told["categories"][category]["auditRefs"]:
            audit = told["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 1:
                faults.append(f"{category}: {audit['title']}")
    return faults


def scores(url: str, form: str, port: int, runs: int, folder: Path) -> dict[str, Any]:
    told = [look_at(url, form, port, folder / "report.json") for _ in range(runs)]
    found: dict[str, Any] = {
        category: median(score(one, category) for one in told) for category in CATEGORIES
    }
    faults = sorted({fault for one in told for fault in named_faults(one)})
    return found | ({"faults": faults} if faults else {})


# ---- the first thing that is seen


def first_paint(context: BrowserContext, url: str, slowdown: int) -> float:
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.clearBrowserCache")
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(url)
    found: float = page.evaluate(PAINT)
    page.close()
    return found


def measure(server: RealServer, folder: Path, runs: int) -> dict[str, Any]:
    port = free_port()
    with opened(folder / "profile", port) as context:
        table = begin_game(context.new_page(), server.url)
        pages = {"home": server.url, "table": table, "gallery": f"{server.url}/gallery.html"}
        found: dict[str, Any] = {}
        for name, url in pages.items():
            for form in FORMS:
                found[f"{name} {form}"] = scores(url, form, port, runs, folder)
                print(f"{name} {form}: {found[f'{name} {form}']}", flush=True)
            for slowdown in SLOWDOWNS:
                paints = [first_paint(context, url, slowdown) for _ in range(runs)]
                found[f"{name} first paint, slowed {slowdown} times, ms"] = round(median(paints))
                print(f"{name} first paint x{slowdown}: {median(paints):.0f} ms", flush=True)
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.lighthouse", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="runs of each; default: %(default)s")
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    args = parser.parse_args(arguments)
    if browser_path() is None:
        parser.error("there is no browser here")
    fetch()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as name:
        server = WheelServer(Path(name))
        try:
            found = measure(server, Path(name), args.runs)
        finally:
            server.kill()
    if args.save:
        told = {"lighthouse": VERSION, "runs": args.runs, "load before": round(load, 1), **found}
        text = json.dumps({"about": about(), **told}, indent=2)
        (RESULTS / "lighthouse.json").write_text(f"{text}\n", "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
