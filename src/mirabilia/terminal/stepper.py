"""A record, step by step: each reveal is a step, with the table at that moment."""

from __future__ import annotations

import argparse
from typing import Final

from mirabilia.game import Step, steps_of
from mirabilia.locales import Words, chosen, load_words
from mirabilia.terminal.browser import Browser
from mirabilia.terminal.drawing import Drawing
from mirabilia.terminal.files import read_object, with_options
from mirabilia.terminal.replay import age_and_turn
from mirabilia.terminal.screen import Screen, open_screen
from mirabilia.terminal.story import MILITARY, NAVAL, Data, told
from mirabilia.terminal.table import laid_open

INTERRUPTED: Final = 130


def replay_file(args: argparse.Namespace) -> int:
    """The record that the command line names."""
    words = load_words(chosen(args.language))
    record = read_object(words, args.file)
    if "entries" not in record:
        raise ValueError(words("file-no-record", name=args.file))
    steps = steps_of(with_options(words, record, args))
    first = find(steps, args.start) if args.start else 0
    if first is None:
        raise ValueError(words("no-such-turn", age=args.start[0], turn=args.start[1]))
    stepper = Stepper(words, open_screen(words), steps)
    if args.all:
        stepper.tell_all(first)
        return 0
    return stepper.run(first)


def events_of(step: Step) -> list[Data]:
    """What a step brought."""
    return told(step.game, None, laid_open(step.game))[step.told :]


def find(steps: list[Step], start: tuple[int, int]) -> int | None:
    """The first step of a turn."""
    for number, step in enumerate(steps):
        if (step.age, step.turn) == start:
            return number
    return None


class Stepper:
    """Goes forward and back through the steps of a record."""

    def __init__(self, words: Words, screen: Screen, steps: list[Step]) -> None:
        self.words: Final = words
        self.screen: Final = screen
        self.steps: Final = steps

    # ---- telling

    def tell_all(self, first: int) -> None:
        for number in range(first, len(self.steps)):
            self.tell(number)
        self.tell_end()

    def tell(self, number: int) -> None:
        """What a step brought."""
        step = self.steps[number]
        drawing = Drawing(self.words, laid_open(step.game))
        self.screen.show("", drawing.step_heading(number, len(self.steps) - 1, step.age, step.turn))
        events = events_of(step)
        self.screen.show(drawing.chronicle.story(events, self.purses_before(number)))
        conflicts = [event for event in events if event["event"] in (*MILITARY, *NAVAL)]
        self.screen.show(*drawing.chronicle.conflicts(conflicts, step.age))

    def purses_before(self, number: int) -> list[int]:
        before = self.steps[max(number - 1, 0)].game
        return [city.coins for city in laid_open(before).cities]

    def tell_end(self) -> None:
        """The score sheet and the winner, or a note that the record ends before the game."""
        game = self.steps[-1].game
        drawing = Drawing(self.words, laid_open(game))
        when = "end" if game.over else "now"
        self.screen.show(drawing.sheet.points(game.scores(), self.words("title-sheet", when=when)))
        outcome = (
            drawing.sheet.outcome(game.result) if game.over else self.words("notice-unfinished")
        )
        self.screen.say(outcome, "title")

    # ---- stepping

    def run(self, number: int) -> int:
        """Step until the player has seen enough; returns the exit status."""
        try:
            while number < len(self.steps):
                self.show(number)
                number = self.ask(number)
        except EOFError:
            self.screen.say("")
        except KeyboardInterrupt:
            self.screen.say("")
            return INTERRUPTED
        return 0

    def show(self, number: int) -> None:
        self.tell(number)
        game = self.steps[number].game
        self.screen.show("", Drawing(self.words, laid_open(game)).cities.lines(range(game.players)))
        if number == len(self.steps) - 1:
            self.tell_end()

    def ask(self, number: int) -> int:
        """The step to go to; one beyond the last to leave."""
        last = len(self.steps) - 1
        browser = Browser(self.words, self.screen, self.steps[number].game, None)
        where = "end" if number == last else "middle"
        while True:
            text = self.screen.ask(self.words("prompt-step", step=number, last=last, where=where))
            if text.lower() == "q":
                return last + 1
            if browser.look(text):
                continue
            goal = self.goal(text, number)
            if goal is not None:
                return goal
            self.screen.say(self.words("hint-step", last=last))

    def goal(self, text: str, number: int) -> int | None:
        """The step that the player means: the next, the previous, a number, or an age and turn."""
        if not text:
            return number + 1
        if text.lower() == "b":
            return max(number - 1, 0)
        if text.isascii() and text.isdigit():
            return int(text) if len(text) <= 3 and int(text) < len(self.steps) else None
        try:
            return find(self.steps, age_and_turn(text))
        except argparse.ArgumentTypeError:
            return None
