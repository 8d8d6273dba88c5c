"""A browser, and the page as a server sends it: with a strict content security policy."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.playing import (
    BROWSERS,
    DESKTOP,
    ENGLISH,
    PATIENCE,
    Arrive,
    CloneServer,
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
# So little that a review takes no time, and still some moves come out as clearly worse.
EFFORT = 0.005
BRIEFLY = ("--limit", f"review_effort={EFFORT}")


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


@contextmanager
def careful_page(browser: Browser) -> Iterator[Page]:
    """A page in which nothing may go wrong: an error, a warning, a breach of the policy."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, color_scheme="light", locale=ENGLISH
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(request.url))
    yield page
    context.close()
    assert wrong == []


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with careful_page(browser) as page:
        yield page


@pytest.fixture
def browser_page(browser: Browser) -> Iterator[Page]:
    """A page that may be told of what is not there."""
    context = browser.new_context(locale=ENGLISH)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def lasting_page(browser: Browser) -> Iterator[Page]:
    """One for all tests of a file that only look at what it shows."""
    with careful_page(browser) as page:
        yield page


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    server = RealServer(tmp_path_factory.mktemp("data"), *BRIEFLY)
    yield server
    server.kill()


@pytest.fixture(scope="session")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """For tests that change a script of the page, or ask which were fetched."""
    server = CloneServer(tmp_path_factory.mktemp("clone"), *BRIEFLY)
    yield server
    server.kill()


@contextmanager
def visitors(browser: Browser, server: RealServer) -> Iterator[Arrive]:
    """Lets people come in whose browsers nothing may go wrong."""
    people: list[Person] = []

    def come(
        motion: bool = False,
        size: tuple[int, int] = (DESKTOP["width"], DESKTOP["height"]),
        touch: bool = False,
        locale: str = ENGLISH,
    ) -> Person:
        people.append(Person(browser, server.url, motion, size, touch, locale=locale))
        return people[-1]

    yield come
    for person in people:
        person.close()
    assert [person.wrong for person in people] == [[] for _ in people]


@pytest.fixture
def arrive(browser: Browser, server: RealServer) -> Iterator[Arrive]:
    with visitors(browser, server) as come:
        yield come


@pytest.fixture
def arrive_at_clone(browser: Browser, clone: RealServer) -> Iterator[Arrive]:
    with visitors(browser, clone) as come:
        yield come
