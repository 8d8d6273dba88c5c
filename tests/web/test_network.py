"""The page when the network, the server or its database fail for a while."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.web.laying import lay, under_way
from tests.web.playing import CALM, Arrive, Cable, Person, RealServer, TurnedServer, totals

HOUR = 3600
# More than the page waits for a sign of life, in milliseconds.
LONGEST_SILENCE = 10_000
CONTINUES = re.compile(r"[Cc]ontinues (on \w+day )?at \d\d:\d\d:\d\d")


def test_the_page_comes_back_when_the_network_does(browser: Browser, server: RealServer) -> None:
    """What was chosen meanwhile is sent when the connection is there again."""
    with Cable(server) as cable:
        person = Person(browser, cable.url)
        lay(server, under_way(3, 4, seed=CALM), person)
        person.answer()
        person.wait_to_be_asked()
        assert person.wrong == []
        before = person.page.locator("[data-card]").count()
        cable.cut()
        expect(person.page.get_by_role("alert")).to_contain_text("Connection lost")
        person.answer()
        cable.mend()
        expect(person.page.get_by_role("alert")).to_have_count(0)
        expect(person.page.locator("[data-card]:enabled")).to_have_count(before - 1)
        person.wrong.clear()
        person.play_to_end()
        assert person.wrong == []
        person.close()


def test_a_connection_that_died_in_silence_is_found_out(
    browser: Browser, server: RealServer
) -> None:
    """Who comes back to the page has a new one before anything is played."""
    with Cable(server) as cable:
        person = Person(browser, cable.url)
        person.page.clock.install()
        lay(server, under_way(1, 1), person)
        person.wait_to_be_asked()
        # What the page fetches after its first view would never come once the cable is silent.
        person.choose_card()
        person.page.wait_for_load_state("networkidle")
        cable.fall_silent()
        with person.page.expect_websocket():
            person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
            person.page.clock.fast_forward(LONGEST_SILENCE)
        person.answer()
        person.wait_to_be_asked()
        assert person.wrong == []
        person.close()


@pytest.mark.wide
def test_a_move_that_could_not_be_kept_is_sent_again(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    person.start_alone()
    person.answer()
    person.wait_to_be_asked()
    before = person.page.locator("[data-card]").count()
    lines: list[WebSocket] = []

    def note(line: WebSocket) -> None:
        lines.append(line)

    person.page.on("websocket", note)
    with contextlib.closing(sqlite3.connect(server.data / "mirabilia.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        person.answer()
        expect(person.page.get_by_role("alert")).to_contain_text("trouble")
    expect(person.page.locator("[data-card]:enabled")).to_have_count(before - 1)
    expect(person.page.get_by_role("alert")).to_have_count(0)
    assert lines == [], "the connection was given up"


@pytest.mark.wide
def test_a_move_that_came_too_fast_is_sent_again(browser: Browser, tmp_path: Path) -> None:
    """The page says until when it waits; nothing has to be chosen again."""
    with TurnedServer(tmp_path, "--limit", f"commands=1/{HOUR}") as server:
        person = Person(browser, server.url)
        person.page.clock.install()
        person.start_alone()
        person.answer()
        person.wait_to_be_asked()
        before = person.page.locator("[data-card]").count()
        person.answer()
        expect(person.page.get_by_role("alert")).to_contain_text(CONTINUES)
        server.turn(HOUR, person)
        expect(person.page.locator("[data-card]:enabled")).to_have_count(before - 1)
        expect(person.page.get_by_role("alert")).to_have_count(0)
        assert person.wrong == []
        person.close()


@pytest.mark.wide
def test_a_page_that_connects_too_often_waits(browser: Browser, tmp_path: Path) -> None:
    with TurnedServer(tmp_path, "--limit", f"live=1/{HOUR}") as server:
        person = Person(browser, server.url)
        person.page.clock.install()
        person.start_alone()
        person.page.reload()
        expect(person.page.get_by_role("alert")).to_contain_text(CONTINUES)
        server.turn(HOUR, person)
        person.answer()
        assert person.wrong == []
        person.close()


@pytest.mark.wide
def test_a_killed_server_goes_on_where_it_was(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(3, 4), person)
    person.answer()
    person.wait_to_be_asked()
    before = person.heading()
    server.kill()
    expect(person.page.get_by_role("alert")).to_contain_text("Connection lost")
    server.start()
    expect(person.page.get_by_role("alert")).to_have_count(0)
    person.wrong.clear()
    assert person.heading() == before
    person.play_to_end()
    assert len(totals(person)) == 3
