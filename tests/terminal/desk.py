"""A desk to play at in tests: answers that are typed, and everything that is shown."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from mirabilia.bots import Bot, make_bot
from mirabilia.game import Game
from mirabilia.locales import Words, load_words
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View
from mirabilia.terminal.screen import Screen, console_on
from mirabilia.terminal.session import Session
from tests.support.plain import plain

WORDS = load_words()

City = dict[str, Any]

GIZAH: City = {"board": "gizah"}
RHODOS: City = {"board": "rhodos"}
OLYMPIA: City = {"board": "olympia"}
FAR: list[City] = [{"board": board} for board in ("babylon", "ephesos", "alexandria")]


class FirstMove(Bot):
    """Makes the moves it is told to, then always the first there is."""

    name = "first"
    wants_view = False

    def __init__(self, rng: Random, *told: str) -> None:
        super().__init__(rng)
        self.told = list(told)

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        if not self.told:
            return moves[0]
        wanted = self.told.pop(0)
        return next(move for move in moves if move.text == wanted)


def fidgety(seed: int, words: Words = WORDS) -> Callable[[str], str]:
    """Somebody who looks at everything, goes back, takes back, mistypes, and plays on."""
    rng = Random(seed)

    def answer(prompt: str) -> str:
        if prompt == words("prompt-save"):
            return ""
        if prompt == words("prompt-leave"):
            return "n"
        if rng.random() < 0.15:
            looks = ["?", "r", "c", "c 1", "c rho", "c 9", "l", "l all", "s", "b", "u"]
            return rng.choice([*looks, "f", "f 1", "f 9"])
        most = re.search(r"1–(\d+)", prompt)
        return str(rng.randint(1, int(most[1]))) if most else rng.choice(["", "", "", "1", "q"])

    return answer


class Desk:
    """A screen that writes into a text and reads what a test types; prompts are shown too."""

    def __init__(
        self,
        answers: Iterable[str] | Callable[[str], str],
        width: int = 80,
        words: Words = WORDS,
    ) -> None:
        self.out = io.StringIO()
        self.prompts: list[str] = []
        self.type = answers if callable(answers) else typing(answers)
        self.screen = Screen(console_on(words, self.out, width), self.read)

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        answer = self.type(prompt)
        self.out.write(f"{prompt}{answer}\n")
        return answer

    @property
    def text(self) -> str:
        return self.out.getvalue()

    @property
    def flat(self) -> str:
        """All that was shown, without frames and line breaks."""
        return re.sub(r"[\s│╭╮╰╯─]+", " ", self.text)


def typing(answers: Iterable[str]) -> Callable[[str], str]:
    """Types one answer after the other, and then closes the input."""
    waiting = iter(answers)

    def next_answer(_: str) -> str:
        for answer in waiting:
            return answer
        raise EOFError

    return next_answer


def bots_for(game: Game, name: str = "") -> dict[int, Bot]:
    seats = range(1, game.players)
    if not name:
        return {seat: FirstMove(Random(seat)) for seat in seats}
    return {seat: make_bot(name, Random(seat)) for seat in seats}


def sit_down(
    game: Game,
    answers: Iterable[str] | Callable[[str], str],
    width: int = 80,
    save: Path | None = None,
    bots: str = "",
    words: Words = WORDS,
) -> tuple[Desk, Session]:
    """A person at seat 0 of a game, who types these answers."""
    desk = Desk(answers, width, words)
    return desk, Session(words, desk.screen, game, bots_for(game, bots), save)


def play(game: Game, answers: Iterable[str], width: int = 80) -> Desk:
    """What a person sees who types these answers and then goes."""
    desk, session = sit_down(game, answers, width)
    assert session.run() == 0
    return desk


def position(
    me: City,
    hand: list[str],
    left: City = RHODOS,
    right: City = OLYMPIA,
    players: int = 6,
    hands: dict[int, list[str]] | None = None,
    **more: Any,
) -> Game:
    """A turn with a hand for seat 0 between two neighbours; hands not given do not matter."""
    cities = [me, left, *FAR[: players - 3], right]
    given = {0: hand, **(hands or {})}
    held = [given.get(seat, ["?"] * len(hand)) for seat in range(players)]
    boxes = more.get("options", {}).get("expansions", [])
    size = 7 + ("cities" in boxes) + ("armada" in boxes)
    return Game.from_position(
        {"turn": size + 1 - len(hand), "cities": cities, "hands": held, **more}
    )


def city(game: Game, seat: int = 0) -> City:
    found: City = plain(game.position())["cities"][seat]
    return found
