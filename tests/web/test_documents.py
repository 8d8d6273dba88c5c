"""The documentation as a site, in a browser: it fits, it is searched, and it asks nobody else."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from scripts.site import SITE

PAGES = ("index.html", "tutorials/bot.html", "reference/mirabilia.html", "rules.html")
SIZES = {"desktop": (1280, 900), "phone": (390, 844)}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def home() -> Iterator[str]:
    if not SITE.is_dir():
        assert not os.environ.get("CI"), "there is no site: make docs has failed, or was not run"
        pytest.skip("make docs has not been run here")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def search(page: Page, words: str, behind_a_button: bool) -> None:
    """By keys: the field listens to them alone, and takes no notice of words that are put into it
    once the search is ready. What is typed before is not lost: it is read then."""
    typed = page.locator("input.md-search__input")
    if behind_a_button:
        page.locator("header label[for=__search]").first.click()
    typed.click()
    typed.press_sequentially(words)
    expect(page.locator(".md-search-result__link").first).to_be_visible()


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
    page.goto(home + "index.html")
    search(page, "payments", behind_a_button=size == "phone")
    context.close()
    assert [url for url in asked if not url.startswith((home, "data:", "blob:"))] == []
    assert faults == []
