"""One game of a person against bots."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import RenderableType

from mirabilia.bots import Bot, answer, make_bot
from mirabilia.errors import IllegalMove, MalformedMove
from mirabilia.game import Decision, Game
from mirabilia.locales import Words, load_words
from mirabilia.notation.moves import VERBS, Move
from mirabilia.terminal.browser import Browser, Leave
from mirabilia.terminal.drawing import Drawing
from mirabilia.terminal.files import check_writable, reason_of, write_record
from mirabilia.terminal.offers import Offer
from mirabilia.terminal.phrases import error_text
from mirabilia.terminal.screen import Screen, open_screen
from mirabilia.terminal.table import Table, seen_from

Data = dict[str, Any]

# The person's seat.
ME: Final = 0

# What the heading of the table says anyway.
_IN_THE_HEADING: Final = ("board", "deal", "pass")

# From this width on a hand has room for the chains of its cards.
ROOMY: Final = 110

# What the shell expects of a program that Ctrl-C has ended.
INTERRUPTED: Final = 130


def play_game(args: argparse.Namespace) -> int:
    """The game that the command line asks for."""
    words = load_words()
    seed = read_seed(args.seed)
    game = Game.new(players=args.players, sides=args.sides, boards=args.boards, seed=seed)
    bots = make_bots(args.bots, args.players, seed)
    if args.save is not None:
        check_writable(words, args.save)
    return Session(words, open_screen(words), game, bots, args.save).run()


def read_seed(text: str | None) -> int | str | None:
    """Numbers are seeds as they are, any other text is one too."""
    return int(text) if text and re.fullmatch("-?[0-9]+", text) else text


def make_bots(names: str, players: int, seed: int | str | None) -> dict[int, Bot]:
    """A bot for each seat but the person's."""
    others = range(ME + 1, players)
    named = [name.strip() for name in names.split(",")]
    if len(named) == 1:
        named *= len(others)
    if len(named) != len(others):
        raise ValueError(load_words()("bots-count", named=len(named), others=len(others)))
    return {
        seat: make_bot(name, Random() if seed is None else Random(f"{seed} {seat}"))
        for seat, name in zip(others, named, strict=True)
    }


class Session:
    """The game, the person's keyboard and the bots at one table."""

    def __init__(
        self, words: Words, screen: Screen, game: Game, bots: dict[int, Bot], save: Path | None
    ) -> None:
        self.words: Final = words
        self.screen: Final = screen
        self.game: Final = game
        self.bots: Final = bots
        self.save: Final = save
        self.browser: Final = Browser(words, screen, game, ME)
        # How far the story is told, its latest part, and what everybody had in the purse then.
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
        """Play to the end, or until the person goes; the exit status."""
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
        self.screen.say(self.words("welcome"), "title")
        self.screen.say(self.words("welcome-help"))

    def step(self) -> None:
        """The person's answer, if one is asked, then the bots'."""
        age = self.game.age
        decision = self.game.pending.get(ME)
        if decision is not None:
            self.answer(decision)
        elif ME in self.game.answered:
            self.screen.say(self.words("notice-forced"))
        self.let_bots_answer()
        if any(event["event"] == "conflict" for event in self.news()):
            self.end_age(age)

    def let_bots_answer(self) -> None:
        for seat, decision in self.game.pending.items():
            if seat != ME:
                self.game.play(seat, answer(self.bots[seat], self.game, decision))

    # ---- what happened

    def news(self) -> list[Data]:
        """The events that have not been told yet."""
        return self.browser.events[self.told :]

    def tell(self) -> None:
        """Tell what happened since the person's last answer."""
        news = [event for event in self.news() if event["event"] not in _IN_THE_HEADING]
        drawing = self.drawing
        if drawing.teller.lines(news):
            self.latest = drawing.story(news, self.purses)
        if self.latest is not None:
            self.screen.show(drawing.panel(self.latest, self.words("title-story")))
        self.told = len(self.browser.events)
        self.purses = [city.coins for city in drawing.table.cities]

    def end_age(self, age: int) -> None:
        """The last turn of an age and its conflicts, before anything else comes."""
        conflicts = [event for event in self.news() if event["event"] == "conflict"]
        self.tell()
        self.latest = None
        self.screen.show(self.drawing.conflicts(conflicts, age))
        if not self.game.over:
            self.ask(self.words("prompt-next-age", age=age + 1))

    # ---- questions

    def ask(self, prompt: str) -> str:
        """What was typed, once it is no command that only looks."""
        while True:
            text = self.screen.ask(prompt)
            if text.lower() == "q":
                if self.agrees(self.words("prompt-leave")):
                    raise Leave
            elif not self.browser.look(text):
                return text

    def agrees(self, prompt: str) -> bool:
        return self.screen.ask(prompt).lower() in self.words("answers-yes").split()

    def answer(self, decision: Decision) -> None:
        """Ask until an answer is given and not taken back."""
        if decision.kind not in ("board", "side"):
            self.show_table(decision)
        while not self.commit(self.choose(decision)):
            self.screen.say(self.words("notice-taken-back"))

    def commit(self, move: Move) -> bool:
        """Lay an answer down, and take it back if the person wants to before it is revealed."""
        alone = set(self.game.pending) == {ME}
        if not alone:
            self.game.play(ME, move)
        agreed = self.confirmed(move)
        if alone and agreed:
            self.game.play(ME, move)
        if not alone and not agreed:
            self.game.take_back(ME)
        return agreed

    def confirmed(self, move: Move) -> bool:
        chosen = self.drawing.phrases.choice(move, ME)
        self.screen.say(f"{self.words('notice-chosen')}: {chosen}", "title")
        while True:
            text = self.ask(self.words("prompt-reveal")).lower()
            if text in ("", "u", "b"):
                return not text
            self.screen.say(self.words("hint-reveal"))

    def choose(self, decision: Decision) -> Move:
        if decision.kind == "side":
            return self.choose_side(decision)
        if decision.kind == "board":
            return self.choose_board(decision)
        if decision.kind == "discard":
            return self.choose_discarded(decision)
        if decision.kind == "last":
            return self.choose_last(decision)
        return self.choose_card(decision)

    def choose_numbered(
        self, prompt: str, moves: Sequence[Move], back: bool = False
    ) -> Move | None:
        """One of some moves by its number; Enter if there is but one; nothing to go back."""
        while True:
            text = self.ask(prompt)
            if back and text.lower() in ("b", "u"):
                return None
            number = number_in(text, len(moves))
            if number:
                return moves[number - 1]
            self.screen.say(self.words("hint-number", most=len(moves)))

    # ---- sides, boards, the discard, the last card

    def choose_side(self, decision: Decision) -> Move:
        table, drawing = self.table, self.drawing
        board = table.board_name(ME)
        self.screen.show(drawing.heading(), drawing.lines(range(len(table.cities))))
        self.screen.say(self.words("notice-board", board=board), "title")
        self.screen.show(drawing.sides(board))
        return self.must(self.words("prompt-side"), decision.moves)

    def choose_board(self, decision: Decision) -> Move:
        boards = [str(move.subject) for move in decision.moves]
        self.screen.show(self.drawing.heading(), self.drawing.boards(boards))
        return self.must(self.words("prompt-board", most=len(boards)), decision.moves)

    def must(self, prompt: str, moves: Sequence[Move]) -> Move:
        chosen = self.choose_numbered(prompt, moves)
        assert chosen is not None
        return chosen

    def choose_discarded(self, decision: Decision) -> Move:
        """B-41: one card of the pile, or none."""
        catalogue = self.table.catalogue
        cards = [catalogue.card_by_id[id] for id in dict.fromkeys(self.table.discard)]
        offers = [Offer(self.table, ME, card, decision.moves) for card in cards]
        self.screen.say(self.words("title-discard"), "title")
        self.screen.show(self.drawing.hand(offers, ME, self.words("title-pile")))
        self.screen.say(f"n  {self.words('pass-discard')}")
        while True:
            text = self.ask(self.words("prompt-discard", most=len(offers))).lower()
            if text == "n":
                return decision.moves[-1]
            number = number_in(text, len(offers))
            if number and offers[number - 1].builds:
                return offers[number - 1].builds[0]
            self.screen.say(self.words("hint-discard"))

    def choose_last(self, decision: Decision) -> Move:
        """B-40: the card that is left may be played too, or not."""
        (offer,) = self.offers(decision)
        self.screen.say(self.words("title-last"), "title")
        extra = self.words("pass-last")
        self.screen.show(self.drawing.actions(offer, ME, extra))
        moves = [*offer.moves, decision.moves[-1]]
        return self.must(self.words("prompt-action", most=len(moves), back="no"), moves)

    # ---- the card of the turn

    def choose_card(self, decision: Decision) -> Move:
        offers = self.offers(decision)
        self.show_hand(offers)
        while True:
            text = self.ask(self.words("prompt-card", most=len(offers)))
            if not text:
                self.show_table(decision)
                self.show_hand(offers)
                continue
            move = self.read_choice(text, offers, decision)
            if move is not None:
                return move

    def show_table(self, decision: Decision) -> None:
        """Everything the person can see, the own city last."""
        table, drawing = self.table, self.drawing
        self.screen.show("", drawing.heading())
        far = table.opposite(ME)
        if far:
            self.screen.show(drawing.lines(far))
        self.screen.show(drawing.neighbours(), drawing.city(ME, self.stage_note(decision)))
        self.tell()

    def stage_note(self, decision: Decision) -> str:
        """What the next stage takes now."""
        if decision.kind not in ("card", "last"):
            return ""
        return self.drawing.stage_note(self.offers(decision)[0], ME)

    def offers(self, decision: Decision) -> list[Offer]:
        table = self.table
        cards = [table.catalogue.card_by_id[id] for id in table.hands[ME]]
        return [Offer(table, ME, card, decision.moves) for card in cards]

    def show_hand(self, offers: Sequence[Offer]) -> None:
        wide = self.screen.width >= ROOMY
        self.screen.show(self.drawing.hand(offers, ME, self.words("title-hand"), wide))

    def read_choice(self, text: str, offers: Sequence[Offer], decision: Decision) -> Move | None:
        """A card by its number, with the action's number behind it or asked for; or a move."""
        first, _, rest = text.partition(" ")
        number = number_in(first, len(offers))
        if number:
            offer = offers[number - 1]
            action = number_in(rest, len(offer.moves)) if rest else 0
            return offer.moves[action - 1] if action else self.choose_action(offer, offers)
        if first.lower() in VERBS:
            return self.read_move(" ".join(text.lower().split()), decision)
        self.screen.say(self.words("hint-card", most=len(offers)))
        return None

    def read_move(self, text: str, decision: Decision) -> Move | None:
        """A move in its own notation, for those who know it; tried on a copy of the game."""
        try:
            self.game.copy().play(ME, text)
        except (MalformedMove, IllegalMove) as error:
            self.screen.say(error_text(self.words, error))
            return None
        return next(move for move in decision.moves if move.text == text)

    def choose_action(self, offer: Offer, offers: Sequence[Offer]) -> Move | None:
        self.screen.show(self.drawing.actions(offer, ME))
        prompt = self.words("prompt-action", most=len(offer.moves), back="yes")
        move = self.choose_numbered(prompt, offer.moves, back=True)
        if move is None:
            self.show_hand(offers)
        return move

    # ---- the end

    def finish(self) -> None:
        result = self.game.result
        drawing = self.drawing
        self.screen.show(drawing.sheet(result.points, self.words("title-sheet", when="end")))
        self.screen.say(drawing.outcome(result), "title")
        self.part(ask=True)

    def part(self, ask: bool) -> None:
        """Save the record where that was asked for, or offer to."""
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
            if path.exists() and not self.agrees(self.words("prompt-overwrite", name=name)):
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


def number_in(text: str, most: int) -> int:
    """A number from 1 to the most; 0 for anything else. Nothing typed is the only one there is."""
    if not text:
        return int(most == 1)
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else 0
    return number if number <= most else 0
