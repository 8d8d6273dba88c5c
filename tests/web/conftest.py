"""A browser, and the page as a server sends it: with a strict content security policy."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.playing import (
    BROWSERS,
    Arrive,
    Person,
    RealServer,
    browser_path,
    open_browser,
)

PACKAGE = Path(__file__).parents[2] / "src" / "mirabilia"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Handler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".ftl": "text/plain; charset=utf-8",
        ".woff2": "font/woff2",
    }

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the folder of the package is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(PACKAGE)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = browser_path()
    if path is None:
        assert not os.environ.get("CI"), f"the tests of the page need one of {BROWSERS}"
        pytest.skip(f"there is none of {', '.join(BROWSERS)} here")
    with open_browser(path) as browser:
        yield browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page in which nothing may go wrong: an error, a warning, a breach of the policy."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, color_scheme="light")
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(request.url))
    yield page
    context.close()
    assert wrong == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    server = RealServer(tmp_path_factory.mktemp("data"))
    yield server
    server.kill()


@pytest.fixture
def arrive(browser: Browser, server: RealServer) -> Iterator[Arrive]:
    """Lets people come in whose browsers nothing may go wrong."""
    people: list[Person] = []

    def come(motion: bool = False) -> Person:
        people.append(Person(browser, server.url, motion))
        return people[-1]

    yield come
    for person in people:
        person.close()
    assert [person.wrong for person in people] == [[] for _ in people]
