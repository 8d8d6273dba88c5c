"""One game of a player against bots."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Final

from rich.console import RenderableType

from mirabilia.bots import Bot, answer, make_bot
from mirabilia.bots.tables import table_options
from mirabilia.game import Decision, Game
from mirabilia.locales import Words, chosen, load_words
from mirabilia.notation.moves import Move
from mirabilia.terminal.browser import Leave
from mirabilia.terminal.drawing import Drawing
from mirabilia.terminal.files import check_writable, reason_of, write_record
from mirabilia.terminal.frames import panel
from mirabilia.terminal.questions import Questions
from mirabilia.terminal.screen import Screen, open_screen
from mirabilia.terminal.story import MILITARY, NAVAL, Data
from mirabilia.terminal.table import Table, seen_from

# The player's seat.
ME: Final = 0

# The heading of the table says these anyway.
_IN_THE_HEADING: Final = ("board", "shipyard", "deal", "pass")

# The decisions that show the whole table; the others follow from these.
_WITH_TABLE: Final = ("card", "last", "discard", "recruit")
# The decisions whose answer stays face down until all are revealed.
_FACE_DOWN: Final = ("card", "last", "recruit")

# What the shell expects of a program that Ctrl-C has ended.
INTERRUPTED: Final = 130


def play_game(args: argparse.Namespace) -> int:
    """The game that the command line asks for."""
    words = load_words(chosen(args.language))
    game = Game.new(
        players=args.players,
        boards=args.boards,
        seed=args.seed,
        **table_options(args),
    )
    bots = make_bots(args.bots, args.players, args.seed, words)
    if args.save is not None:
        check_writable(words, args.save)
    return Session(words, open_screen(words), game, bots, args.save).run()


def make_bots(names: str, players: int, seed: int | str | None, words: Words) -> dict[int, Bot]:
    """A bot for each seat but the player's."""
    others = range(ME + 1, players)
    named = [name.strip() for name in names.split(",")]
    if len(named) == 1:
        named *= len(others)
    if len(named) != len(others):
        raise ValueError(words("bots-count", named=len(named), others=len(others)))
    return {
        seat: make_bot(name, Random() if seed is None else Random(f"{seed} {seat}"))
        for seat, name in zip(others, named, strict=True)
    }


class Session:
    """The game, the player's keyboard and the bots at one table."""

    def __init__(
        self, words: Words, screen: Screen, game: Game, bots: dict[int, Bot], save: Path | None
    ) -> None:
        self.words: Final = words
        self.screen: Final = screen
        self.game: Final = game
        self.bots: Final = bots
        self.save: Final = save
        self.questions: Final = Questions(words, screen, game, ME)
        self.questions.show_table = self.show_table
        # How far the story has been told, its latest part, and everybody's coins then.
        self.told = 0
        self.latest: RenderableType | None = None
        self.purses = [city.coins for city in self.table.cities]

    @property
    def table(self) -> Table:
        return seen_from(self.game, ME)

    @property
    def drawing(self) -> Drawing:
        return Drawing(self.words, self.table)

    def run(self) -> int:
        """Play to the end, or until the player leaves; returns the exit status."""
        try:
            self.play()
        except (EOFError, KeyboardInterrupt) as gone:
            self.screen.say("")
            self.part(ask=False)
            return INTERRUPTED if isinstance(gone, KeyboardInterrupt) else 0
        return 0

    def play(self) -> None:
        try:
            self.welcome()
            while not self.game.over:
                self.step()
            self.finish()
        except Leave:
            self.part(ask=True)

    def welcome(self) -> None:
        options = self.table.options
        self.screen.say(self.words("welcome", turns=options.turns), "title")
        boxes = [*options.expansions, *(["teams"] if options.teams else [])]
        if boxes:
            self.screen.say(self.words("welcome-boxes", boxes=" ".join(boxes)))
        self.screen.say(self.words("welcome-help"))

    def step(self) -> None:
        """The player's answer, if one is asked for, then the bots'."""
        age = self.game.age
        decision = self.game.pending.get(ME)
        if decision is not None:
            self.answer(decision)
        elif ME in self.game.answered:
            self.screen.say(self.words("notice-forced"))
        self.let_bots_answer()
        if age and (self.game.over or self.game.age != age):
            self.end_age(age)

    def let_bots_answer(self) -> None:
        for seat, decision in self.game.pending.items():
            if seat != ME:
                self.game.play(seat, answer(self.bots[seat], self.game, decision))

    # ---- what happened

    @property
    def events(self) -> list[Data]:
        return self.questions.browser.events

    def news(self) -> list[Data]:
        """The events that have not been told yet."""
        return self.events[self.told :]

    def tell(self) -> None:
        """Tell what has happened since the player's last answer."""
        news = [event for event in self.news() if event["event"] not in _IN_THE_HEADING]
        drawing = self.drawing
        if drawing.teller.lines(news):
            self.latest = drawing.chronicle.story(news, self.purses)
        if self.latest is not None:
            self.screen.show(panel(self.latest, self.words("title-story")))
        self.told = len(self.events)
        self.purses = [city.coins for city in drawing.table.cities]

    def tell_conflicts(self, age: int) -> None:
        """The last turn of an age and its conflicts, before anything else comes."""
        conflicts = [event for event in self.news() if event["event"] in (*MILITARY, *NAVAL)]
        self.tell()
        self.latest = None
        self.screen.show(*self.drawing.chronicle.conflicts(conflicts, age))

    def end_age(self, age: int) -> None:
        self.tell_conflicts(age)
        if not self.game.over:
            self.questions.ask(self.words("prompt-next-age", age=age + 1))

    # ---- answers

    def answer(self, decision: Decision) -> None:
        """Ask until an answer is given and not taken back."""
        if decision.kind in _WITH_TABLE:
            self.show_table(decision)
        elif decision.kind == "naval":
            self.tell_conflicts(self.game.age)
        elif self.game.age:
            self.latest = None
            self.tell()
        while not self.commit(decision, self.questions.choose(decision)):
            self.screen.say(self.words("notice-taken-back"))

    def commit(self, decision: Decision, move: Move) -> bool:
        """Give an answer, and take it back if the player wants to before it is revealed."""
        alone = set(self.game.pending) == {ME}
        chosen = self.drawing.phrases.choice(move, ME)
        if not alone:
            self.game.play(ME, move)
        agreed = self.confirmed(decision, chosen)
        if alone and agreed:
            self.game.play(ME, move)
        if not alone and not agreed:
            self.game.take_back(ME)
        return agreed

    def confirmed(self, decision: Decision, chosen: str) -> bool:
        face_down = decision.kind in _FACE_DOWN
        notice = self.words("notice-chosen" if face_down else "notice-choice")
        self.screen.say(self.words("labelled", label=notice, value=chosen), "title")
        while True:
            text = self.questions.ask(self.words("prompt-reveal")).lower()
            if text in ("", "u", "b"):
                return not text
            self.screen.say(self.words("hint-reveal"))

    def show_table(self, decision: Decision) -> None:
        """Everything the player can see, their own city last."""
        self.screen.show("", *self.drawing.seen_by(ME, self.stage_note(decision)))
        self.tell()

    def stage_note(self, decision: Decision) -> str:
        """What the next stage costs now."""
        if decision.kind == "discard":
            return ""
        return self.drawing.phrases.stage_offer(self.questions.offers(decision)[0], ME)

    # ---- the end

    def finish(self) -> None:
        result = self.game.result
        drawing = self.drawing
        self.screen.show(drawing.sheet.points(result.points, self.words("title-sheet", when="end")))
        self.screen.say(drawing.sheet.outcome(result), "title")
        self.part(ask=True)

    def part(self, ask: bool) -> None:
        """Save the record where the command line says, or offer to."""
        if self.save is not None and self.write(self.save):
            return
        if ask and self.game.record()["entries"]:
            self.offer_to_save()

    def offer_to_save(self) -> None:
        while True:
            name = self.screen.ask(self.words("prompt-save"))
            path = Path(name)
            if name.lower() in ("", "n", "q"):
                return
            if path.exists() and not self.questions.agrees(
                self.words("prompt-overwrite", name=name)
            ):
                continue
            if self.write(path):
                return

    def write(self, path: Path) -> bool:
        try:
            write_record(path, self.game.record())
        except (OSError, ValueError) as error:
            figures = {"name": str(path), "reason": reason_of(error)}
            self.screen.say(self.words("notice-not-saved", **figures))
            return False
        self.screen.say(self.words("notice-saved", name=str(path)))
        return True
