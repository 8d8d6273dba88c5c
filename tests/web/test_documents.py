"""The documentation as a site, in a browser: it fits, it is searched, and it asks nobody else."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request
from playwright.sync_api import TimeoutError as NotThere

from scripts.site import SITE

PAGES = ("index.html", "tutorials/bot.html", "reference/mirabilia.html", "rules.html")
# How often words are typed anew, and for how many milliseconds they may be looked for.
TRIES, PAUSE = 10, 10_000
SIZES = {"desktop": (1280, 900), "phone": (390, 844)}

if not SITE.is_dir():
    assert not os.environ.get("CI"), "make docs comes before the tests"
    pytest.skip("make docs has not been run here", allow_module_level=True)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def search_until_found(page: Page, home: str, words: str, behind_a_button: bool) -> None:
    """What is pressed and typed before the search is ready is lost: it is done again."""
    typed, found = page.locator("input.md-search__input"), page.locator(".md-search-result__link")
    for _ in range(TRIES):
        page.goto(home + "index.html")
        page.wait_for_load_state("networkidle")
        if behind_a_button:
            page.locator("label[for=__search]").first.click()
        typed.fill(words)
        try:
            found.first.wait_for(timeout=PAUSE)
        except NotThere:
            continue
        return
    raise AssertionError(f"nothing is found for {words}")


@pytest.mark.parametrize("size", SIZES)
def test_pages_fit_and_ask_nobody_else(browser: Browser, home: str, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    asked: list[str] = []
    faults: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    context.on("request", note)
    page.on("pageerror", lambda error: faults.append(str(error)))
    for name in PAGES:
        page.goto(home + name)
        page.locator("h1").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
    search_until_found(page, home, "payments", behind_a_button=size == "phone")
    context.close()
    assert [url for url in asked if not url.startswith((home, "data:", "blob:"))] == []
    assert faults == []
