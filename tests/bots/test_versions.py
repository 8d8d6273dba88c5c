"""Versions of bots: all of them stay playable, and what is stored says which one it was."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import pytest

from mirabilia import Move, View
from mirabilia.arena import contest_to_json, hold, make_contest, simulate, to_json
from mirabilia.arena.results import ImpossibleResults
from mirabilia.arena.simulation import ImpossibleMatch
from mirabilia.bots import Bot, bot_class, bot_names, make_bot
from mirabilia.bots.registry import (
    VERSIONS,
    bot_reference,
    check_ranking,
    full_name,
    listed,
    names_of,
    version_of,
    versions_named,
    with_first,
    with_newest,
)
from mirabilia.bots.simple import BuilderBot, RandomBot
from mirabilia.errors import UnknownBot


class Second(Bot):
    """A made-up second version of a bot."""

    name: ClassVar[str] = "random"
    wants_view: ClassVar[bool] = False

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return moves[-1]


class Upstart(RandomBot):
    """A bot that nobody has ranked."""

    name = "upstart"


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same program, one version of a bot later."""
    monkeypatch.setitem(VERSIONS, 2, (Second,))


def test_all_versions_of_our_bots_can_be_named() -> None:
    for name in bot_names():
        for number in (int(version.partition("@")[2]) for version in versions_named(name)):
            assert version_of(bot_class(f"{name}@{number}")) == number
    assert type(make_bot("random@1", random.Random(1))) is RandomBot


def test_a_bot_that_came_later_stands_where_its_strength_is() -> None:
    assert bot_names() == [
        *("random", "builder", "preference", "novice", "apprentice", "greedy"),
        *("sage", "adept", "master"),
    ]
    assert versions_named("sage") == ["sage@2", "sage@3"]
    assert versions_named("adept") == ["adept@1", "adept@2"]
    assert versions_named("master") == ["master@1", "master@2", "master@3"]
    assert (with_first("sage"), with_newest("sage")) == ("sage@2", "sage@3")
    with pytest.raises(UnknownBot, match="there are: sage@2, sage@3"):
        bot_class("sage@1")


def test_a_bot_with_a_new_name_needs_a_place_among_the_others() -> None:
    check_ranking({1: (RandomBot, BuilderBot)})
    with pytest.raises(AssertionError, match="without a place in RANKING: upstart"):
        check_ranking({1: (RandomBot,), 4: (Upstart,)})


@pytest.mark.usefixtures("newer")
def test_a_name_means_the_newest_version() -> None:
    assert bot_class("random") is bot_class("random@2") is Second
    assert bot_class("random@1") is RandomBot
    assert bot_class("builder") is bot_class("builder@1") is BuilderBot
    assert bot_names().count("random") == 1
    assert versions_named("random") == ["random@1", "random@2"]
    assert "random@1, random@2, builder@1" in listed()


@pytest.mark.usefixtures("newer")
def test_what_is_stored_has_the_version() -> None:
    assert [bot_reference(kind) for kind in (RandomBot, Second)] == ["random@1", "random@2"]
    assert (with_newest("random"), with_first("random")) == ("random@2", "random@1")
    for name in ("random@1", "random@2", "package.module:Class", "visitor"):
        assert with_newest(name) == with_first(name) == name


@pytest.mark.usefixtures("newer")
@pytest.mark.parametrize("version", ["3", "0", "", "01", "x", "2@1"])
def test_an_unknown_version_is_refused_with_those_that_are_known(version: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        bot_class(f"random@{version}")
    assert str(caught.value) == (
        f"there is no version {version!r} of the bot 'random'; there are: random@1, random@2"
    )


def test_what_has_no_versions_is_unknown_with_one() -> None:
    with pytest.raises(UnknownBot, match="no bot called 'visitor@1'"):
        bot_class("visitor@1")


# ---- arena


@pytest.mark.usefixtures("newer")
def test_bots_are_told_apart_by_their_version_where_they_meet() -> None:
    kinds: list[type[Bot]] = [Second, RandomBot, BuilderBot, Second]
    assert [names_of(kinds)[kind] for kind in kinds] == [
        *("random@2", "random@1", "builder", "random@2")
    ]
    assert list(names_of([Second, BuilderBot]).values()) == ["random", "builder"]
    assert (full_name(Second), full_name(BuilderBot)) == ("random@2", "builder@1")


@pytest.mark.usefixtures("newer")
def test_versions_meet_in_the_arena_and_are_named_in_what_comes_out() -> None:
    contest = make_contest(["random@1", "random", "builder"], games=3, seed=1)
    assert contest.settings()["bots"] == ["random@1", "random@2", "builder@1"]
    found = contest_to_json(hold(contest))["bots"]
    assert {name: entry["version"] for name, entry in found.items()} == {
        "random@1": 1,
        "random@2": 2,
        "builder": 1,
    }
    seated = to_json(simulate(["random", "builder", "builder"], games=3, seed=1))["bots"]
    assert {name: bot["version"] for name, bot in seated.items()} == {"random": 2, "builder": 1}


def test_a_bot_of_somebody_else_is_no_version_of_ours() -> None:
    assert version_of(Second) is None
    with pytest.raises(ImpossibleMatch, match="two different bots are called 'random'"):
        make_contest([Second, "random", "builder"], games=3, seed=1)


def test_a_contest_goes_on_with_the_versions_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    bots = ["random@1", "builder@1"]
    before = hold(make_contest(bots, games=2, players=3, seed=1), file=path)
    # As files were written before there were versions.
    text = path.read_text("utf-8")
    head, rest = text.split("\n", 1)
    old = json.loads(head) | {"bots": ["random", "builder"]}
    path.write_text(json.dumps(old) + "\n" + rest, "utf-8")
    monkeypatch.setitem(VERSIONS, 2, (Second,))
    outcome = hold(make_contest(bots, games=6, players=3, seed=1), file=path, resume=True)
    assert outcome.lines[: before.played] == before.lines
    assert outcome.played == len(outcome.lines) - before.played > 0
    assert json.loads(path.read_text("utf-8").split("\n")[0])["bots"] == bots
    newest = make_contest(["random", "builder"], games=6, players=3, seed=1)
    with pytest.raises(ImpossibleResults, match="another contest"):
        hold(newest, file=path, resume=True)
