"""The guide of a first game, without a browser: what it says follows from what is seen."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mirabilia import Game, Move
from mirabilia.bots import answer, make_bot
from mirabilia.catalog import load
from mirabilia.locales import source_of
from scripts import page, web_catalogue
from tests.support.plain import plain
from tests.support.play import eager

Data = dict[str, Any]

SCRIPT = Path(__file__).parent / "guide.mjs"
BOXES = ("leaders", "cities", "armada")
ME = 0


class Newcomer:
    """Somebody who does what the guide points at, and nothing else."""

    def __init__(self) -> None:
        command = [str(page.NODE), str(SCRIPT), str(page.WEB)]
        self.node = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        table = web_catalogue.catalogue_table(load())
        self.lessons: dict[str, str] = dict(self.ask(catalogue=table))

    def ask(self, **line: Any) -> Any:
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        self.node.stdin.write(json.dumps(line) + "\n")
        self.node.stdin.flush()
        return json.loads(self.node.stdout.readline())

    def close(self) -> None:
        self.node.kill()
        self.node.communicate()

    def play(self, seed: int, *boxes: str) -> Iterator[tuple[Game, Data]]:
        """A first game: whenever something is asked, the game and what the guide makes of it."""
        rng = Random(seed)
        game = Game.new(players=3, sides="day", expansions=boxes, seed=seed)
        return self.follow(game, lambda seat: eager(rng, game.pending[seat].moves))

    def follow(self, game: Game, others: Callable[[int], Move]) -> Iterator[tuple[Game, Data]]:
        """The same, where the others make these moves."""
        self.ask(again=True)
        for number in range(1, 1000):
            if game.over:
                return
            for seat in list(game.pending):
                if seat != ME:
                    game.play(seat, others(seat))
            if ME in game.pending:
                found = self.ask(snapshot=snapshot(game, number))
                yield game, found
                first = game.pending[ME].moves[0]
                game.play(ME, found["deed"]["move"] if found["deed"] else first)
        raise AssertionError("the game does not end")


def snapshot(game: Game, number: int) -> Data:
    """What the page has of a table."""
    asked = [None if seat not in game.pending else game.pending[seat].kind for seat in range(3)]
    return {
        "seat": ME,
        "events": [],
        "present": [ME],
        "watchers": 0,
        "parts": {
            "table": {"settings": plain(game.options), "seats": [{}] * 3, "teams": None},
            "round": {"number": number, "asked": asked, "ready": []},
            "answer": None,
            "view": plain(game.view(ME).data),
            "offers": plain(game.offers(ME)),
            "course": plain(game.course()),
            "scores": None,
            "result": None,
        },
    }


@pytest.fixture(scope="module")
def newcomer() -> Iterator[Newcomer]:
    newcomer = Newcomer()
    yield newcomer
    newcomer.close()


def test_every_lesson_has_its_words_and_two_sentences(newcomer: Newcomer) -> None:
    words = source_of("en")
    for lesson in newcomer.lessons:
        (text,) = [line for line in words.splitlines() if line.startswith(f"guide-{lesson} =")]
        assert text.count(". ") == 1, text
        assert text.endswith(".")


@pytest.mark.parametrize("boxes", [(), ("leaders",), ("cities",), ("armada",), BOXES])
def test_who_does_what_is_pointed_at_plays_to_the_end(
    newcomer: Newcomer, boxes: tuple[str, ...]
) -> None:
    for seed in range(4):
        told: list[str] = []
        for game, found in newcomer.play(seed, *boxes):
            told += [lesson["id"] for lesson in found["lessons"]]
            deed = found["deed"]
            if deed:
                assert deed["move"] in map(str, game.pending[ME].moves)
                assert f'[data-card="{deed["piece"]}"]' in found["card"]
                assert deed["move"] in found["move"]
            else:
                assert found["card"] == ".decision [data-move]"
        # Nothing is said twice, and nothing of a box that is not there.
        assert len(told) == len(set(told))
        assert {newcomer.lessons[lesson] for lesson in told} <= {"base", *boxes}


def test_a_first_game_teaches_what_it_is_about(newcomer: Newcomer) -> None:
    """In most of the games that follow it, whatever was dealt."""
    wanted = {"city", "cost", "build", "passing", "goods", "neighbours", "stage", "shields"}
    wanted |= {"science", "guilds", "last"}
    games = 8
    met: dict[str, int] = {}
    for seed in range(games):
        for _, found in newcomer.play(seed):
            for lesson in found["lessons"]:
                met[lesson["id"]] = met.get(lesson["id"], 0) + 1
    assert {lesson for lesson in wanted if met.get(lesson, 0) < games - 1} == set()
    assert met["chain"] > games / 2


def against_novices(newcomer: Newcomer, seed: int) -> list[int]:
    """The points at the end of a first game as the page deals it."""
    game = Game.new(players=3, sides="day", seed=seed)
    bots = [make_bot("novice", Random(f"{seed} {seat}")) for seat in range(3)]
    for _ in newcomer.follow(game, lambda seat: answer(bots[seat], game, game.pending[seat])):
        pass
    return [sum(lines.values()) for lines in game.scores()]


@pytest.mark.heavy
def test_who_follows_the_guide_keeps_up_with_novices(newcomer: Newcomer) -> None:
    """By chance alone it would be first in a third of the games, more or less."""
    games = [against_novices(newcomer, seed) for seed in range(24)]
    firsts = sum(points[ME] == max(points) for points in games)
    mine, theirs = (sum(points[seat] for points in games) for seat in (ME, 1))
    assert firsts >= len(games) / 6
    assert mine > 0.9 * theirs


def test_the_first_thing_is_a_card_and_not_a_board(newcomer: Newcomer) -> None:
    _, first = next(newcomer.play(1))
    ids = [lesson["id"] for lesson in first["lessons"]]
    assert ids[:2] == ["city", "cost"]
    assert first["deed"]["move"].startswith("build")


def test_lessons_come_when_there_is_what_they_speak_of(newcomer: Newcomer) -> None:
    colours = {card.id: card.colour_name for card in load().cards}
    for seed in range(6):
        for game, found in newcomer.play(seed):
            ids = {lesson["id"] for lesson in found["lessons"]}
            hand = {colours[offer["piece"]] for offer in game.offers(ME)}
            assert ("guilds" not in ids) or "purple" in hand
            assert ("science" not in ids) or "green" in hand
            if "chain" in ids:
                assert any(offer["chain"] for offer in game.offers(ME))
            if "last" in ids:
                assert game.turn == game.course()["turns"]
            if "selling" in ids:
                assert not any(str(move).startswith("build") for move in game.pending[ME].moves)


def test_somebody_else_is_told_other_things(newcomer: Newcomer) -> None:
    """Lessons follow the deal: two deals do not bring them at the same moments."""
    courses = []
    for seed in (1, 2):
        found = [[one["id"] for one in told["lessons"]] for _, told in newcomer.play(seed)]
        courses.append(found)
    assert courses[0] != courses[1]
