"""The log says each cause once a minute, and how often it was held back."""

from __future__ import annotations

import json
import logging

import pytest

from mirabilia.server.logs import MOST_CAUSES, JsonLines, OncePerMinute, access, set_up


class Log:
    """A logger whose minutes pass when they are told to."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self.caplog = caplog
        self.now = 1000.0
        self.logger = logging.Logger("a log")
        self.logger.addHandler(caplog.handler)
        self.filter = OncePerMinute(lambda: self.now)
        self.logger.addFilter(self.filter)

    @property
    def messages(self) -> list[str]:
        return self.caplog.messages


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Log:
    return Log(caplog)


def test_a_cause_is_told_once_a_minute(log: Log) -> None:
    for number in range(313):
        log.logger.warning("table %s is lost", number)
    log.now += 59
    log.logger.warning("table %s is lost", 400)
    assert log.messages == ["table 0 is lost"]
    log.now += 1
    log.logger.warning("table %s is lost", 500)
    assert log.messages[1:] == ["table 500 is lost … and 313 more before"]
    log.now += 60
    log.logger.warning("table %s is lost", 600)
    assert log.messages[2:] == ["table 600 is lost"]


def test_other_causes_are_told_beside_it(log: Log) -> None:
    log.logger.warning("table %s is lost", 1)
    log.logger.warning("a bot is lost")
    assert log.messages == ["table 1 is lost", "a bot is lost"]


def test_what_fails_elsewhere_is_another_cause(log: Log) -> None:
    def fail(error: Exception) -> None:
        try:
            raise error
        except Exception:
            log.logger.exception("something has failed")

    fail(OSError())
    fail(ValueError())
    fail(OSError())
    try:
        raise OSError
    except OSError:
        log.logger.exception("something has failed")
    assert len(log.messages) == 3


def test_what_differs_only_further_down_is_one_cause(log: Log) -> None:
    for number in range(5):
        log.logger.error(f"a task has failed\nfuture: <Task at {number}>")
    assert log.messages == ["a task has failed\nfuture: <Task at 0>"]


def test_ever_new_causes_fill_no_memory(log: Log) -> None:
    for number in range(2 * MOST_CAUSES):
        log.logger.warning(f"cause {number}")
    assert len(log.messages) == 2 * MOST_CAUSES
    assert len(log.filter.last) <= MOST_CAUSES


def test_a_line_for_programs_can_be_read_by_people() -> None:
    """Names of players are in any script."""
    record = logging.LogRecord("a log", logging.WARNING, "", 1, "%s is lost", ("Ζωή",), None)
    line = JsonLines().format(record)
    assert "Ζωή is lost" in line
    assert json.loads(line)["message"] == "Ζωή is lost"


def test_warnings_are_written_in_the_style_that_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[logging.Handler] = []

    def take(*, handlers: list[logging.Handler]) -> None:
        wanted.extend(handlers)

    monkeypatch.setattr(logging, "basicConfig", take)
    set_up("json")
    set_up("text")
    assert isinstance(wanted[0].formatter, JsonLines)
    assert wanted[1].formatter is not None
    assert not isinstance(wanted[1].formatter, JsonLines)


def test_the_place_of_a_failure_is_where_it_was_raised(log: Log) -> None:
    """One line calls both: what fails deeper down in another place is another cause."""

    def one() -> None:
        raise OSError

    def other() -> None:
        raise OSError

    for fail in (one, other, one):
        try:
            fail()
        except OSError:
            log.logger.exception("something has failed")
    assert len(log.messages) == 2


def test_requests_are_written_one_by_one_if_they_are_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is held back, and nothing is written twice."""
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    before = (access.level, access.propagate, list(access.handlers))
    try:
        set_up("json", requests=True)
        for _ in range(2):
            access.info("GET %s", "/api/tables")
        (handler,) = [one for one in access.handlers if one not in before[2]]
        assert not access.propagate
    finally:
        access.setLevel(before[0])
        access.propagate = before[1]
        access.handlers[:] = before[2]
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["message"] for line in lines] == ["GET /api/tables"] * 2
    assert not handler.filters
