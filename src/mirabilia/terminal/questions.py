"""Everything that a player is asked (rules chapter D): a panel for each, and reading the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mirabilia.catalog.kinds import BURY_LEADER
from mirabilia.catalog.model import (
    COSTS_THE_AGE,
    FLEETS,
    Leader,
)
from mirabilia.engine.losses import loss_of
from mirabilia.errors import IllegalMove, MalformedMove
from mirabilia.foresight import Foresight
from mirabilia.game import Decision, Game
from mirabilia.locales import Words
from mirabilia.notation.moves import VERBS, Move
from mirabilia.notation.offers import OfferedPiece
from mirabilia.terminal.browser import Browser, Leave
from mirabilia.terminal.drawing import Drawing
from mirabilia.terminal.foretelling import Foretelling
from mirabilia.terminal.phrases import error_text
from mirabilia.terminal.screen import Screen
from mirabilia.terminal.table import Table, seen_from

# From this width on, a hand has room for the chains of its cards.
ROOMY: Final = 110
# What can be done with a card, leader or island, and acts as soon as it is done.
FORESEEN: Final = ("build", "stage", "sell", "take", "recruit", "bury", "island")


class Questions:
    """Asks one seat for its decisions."""

    def __init__(self, words: Words, screen: Screen, game: Game, me: int) -> None:
        self.words: Final = words
        self.screen: Final = screen
        self.game: Final = game
        self.me: Final = me
        self.browser: Final = Browser(words, screen, game, me)
        # What `f` can be asked about, in the order in which it is numbered.
        self.pieces: list[str] = []
        # Shows the whole table again.
        self.show_table: Callable[[Decision], None] = lambda decision: None
        self.panels: Final[dict[str, Callable[[Decision], Move]]] = {
            "board": self.choose_board,
            "side": self.choose_side,
            "card": self.choose_card,
            "last": self.choose_last,
            "discard": self.choose_discarded,
            "keep": self.choose_kept,
            "recruit": self.choose_card,
            "extra": self.choose_extra,
            "bury": self.choose_buried,
            "token": self.choose_token,
            "debt": self.choose_debt,
            "fleet": self.choose_fleets,
            "island": self.choose_island,
            "naval": self.choose_naval,
        }

    @property
    def table(self) -> Table:
        return seen_from(self.game, self.me)

    @property
    def drawing(self) -> Drawing:
        return Drawing(self.words, self.table)

    def choose(self, decision: Decision) -> Move:
        """The person's answer to a decision."""
        subjects = [str(move.subject) for move in decision.moves if move.verb in FORESEEN]
        self.pieces = list(dict.fromkeys(subjects))
        return self.panels[decision.kind](decision)

    # ---- asking

    def ask(self, prompt: str) -> str:
        """What was typed, after carrying out any commands that only look."""
        while True:
            text = self.screen.ask(prompt)
            if text.lower() == "q":
                if self.agrees(self.words("prompt-leave")):
                    raise Leave
            elif not (self.foresees(text) or self.browser.look(text)):
                return text

    def foresees(self, text: str) -> bool:
        """Carry out `f`, which says what a piece would do; returns whether it was that."""
        command, _, rest = text.lower().partition(" ")
        number = command[1:] or rest.strip()
        if command[:1] != "f" or not self.pieces or not (number.isdecimal() or not number):
            return False
        place = number_in(number, len(self.pieces))
        if not place:
            self.screen.say(self.words("hint-foresee", most=len(self.pieces)))
            return True
        foresight = Foresight(self.game.view(self.me))
        told = Foretelling(self.drawing.phrases, foresight).piece(self.pieces[place - 1])
        self.screen.show(told)
        return True

    def agrees(self, prompt: str) -> bool:
        return self.screen.ask(prompt).lower() in self.words("answers-yes").split()

    def choose_numbered(
        self, prompt: str, moves: Sequence[Move], back: bool = False
    ) -> Move | None:
        """One of some moves by its number, or Enter if there is only one; `None` to go back."""
        while True:
            text = self.ask(prompt)
            if back and text.lower() in ("b", "u"):
                return None
            number = number_in(text, len(moves))
            if number:
                return moves[number - 1]
            self.screen.say(self.words("hint-number", most=len(moves)))

    def must(self, prompt: str, decision: Decision, moves: Sequence[Move]) -> Move:
        """One of some moves by its number, or by its notation; n for the last where it is none."""
        while True:
            text = self.ask(prompt)
            number = number_in(text, len(moves))
            if number:
                return moves[number - 1]
            if text.lower() == "n" and moves[-1].verb == "pass":
                return moves[-1]
            if text.partition(" ")[0].lower() not in VERBS:
                self.screen.say(self.words("hint-number", most=len(moves)))
                continue
            move = self.read_move(text, decision)
            if move is not None:
                return move

    def read_move(self, text: str, decision: Decision) -> Move | None:
        """A move in its own notation, for those who know it; tried on a copy of the game."""
        text = " ".join(text.lower().split())
        try:
            self.game.copy().play(self.me, text)
        except (MalformedMove, IllegalMove) as error:
            self.screen.say(error_text(self.words, error))
            return None
        return next(move for move in decision.moves if move.text == text)

    def pick(self, decision: Decision, title: str, rows: Sequence[Sequence[str]]) -> Move:
        """One of the moves of a decision, each a line of a menu."""
        moves = list(decision.moves)
        self.screen.show(self.drawing.choices.menu(rows, title))
        return self.must(self.words("prompt-choice", most=len(moves)), decision, moves)

    # ---- boards and sides

    def choose_side(self, decision: Decision) -> Move:
        table, drawing = self.table, self.drawing
        board = table.board_name(self.me)
        self.screen.show(drawing.heading(), drawing.cities.lines(table.seats))
        self.screen.say(self.words("notice-board", board=board), "title")
        self.screen.show(drawing.choices.sides(board))
        return self.must(self.words("prompt-side"), decision, list(decision.moves))

    def choose_board(self, decision: Decision) -> Move:
        boards = [str(move.subject) for move in decision.moves]
        self.screen.show(self.drawing.heading(), self.drawing.choices.boards(boards))
        prompt = self.words("prompt-board", most=len(boards))
        return self.must(prompt, decision, list(decision.moves))

    # ---- the card of the turn, the leader of a recruitment

    def choose_card(self, decision: Decision) -> Move:
        offers = self.offers(decision)
        self.show_hand(offers)
        leaders = decision.kind == "recruit"
        while True:
            prompt = self.words("prompt-leader" if leaders else "prompt-card", most=len(offers))
            text = self.ask(prompt)
            if not text:
                self.show_table(decision)
                self.show_hand(offers)
                continue
            move = self.read_choice(text, offers, decision)
            if move is not None:
                return move

    def offers(self, decision: Decision) -> list[OfferedPiece]:
        """What can be done with each card of the hand or, in a recruitment, with each leader."""
        table, means = self.table, self.table.means(self.me)
        if decision.kind == "recruit":
            leaders = [table.catalogue.leader_by_id[id] for id in table.leader_hands[self.me]]
            return [OfferedPiece(means, leader, decision.moves) for leader in leaders]
        cards = [table.catalogue.card_by_id[id] for id in table.hands[self.me]]
        return [OfferedPiece(means, card, decision.moves) for card in cards]

    def show_hand(self, offers: Sequence[OfferedPiece]) -> None:
        self.pieces = [offer.piece.id for offer in offers]
        leaders = isinstance(offers[0].piece, Leader)
        wide = self.screen.width >= ROOMY and not leaders
        title = self.words("title-leaders" if leaders else "title-hand")
        self.screen.show(self.drawing.choices.hand(offers, self.me, title, wide))

    def read_choice(
        self, text: str, offers: Sequence[OfferedPiece], decision: Decision
    ) -> Move | None:
        """A card by its number, followed by that of the action or asking for it; or a move."""
        first, _, rest = text.partition(" ")
        number = number_in(first, len(offers))
        if number:
            offer = offers[number - 1]
            action = number_in(rest, len(offer.moves)) if rest else 0
            return offer.moves[action - 1] if action else self.choose_action(offer, offers)
        if first.lower() in VERBS:
            return self.read_move(text, decision)
        self.screen.say(self.words("hint-card", most=len(offers)))
        return None

    def choose_action(self, offer: OfferedPiece, offers: Sequence[OfferedPiece]) -> Move | None:
        self.screen.show(self.drawing.choices.actions(offer, self.me))
        self.pieces = [offer.piece.id]
        prompt = self.words("prompt-action", most=len(offer.moves), back="yes")
        move = self.choose_numbered(prompt, offer.moves, back=True)
        if move is None:
            self.show_hand(offers)
        return move

    # ---- the last card, the discard

    def choose_last(self, decision: Decision) -> Move:
        """B-40: the last card may be played too, or not."""
        (offer,) = self.offers(decision)
        self.pieces = [offer.piece.id]
        self.screen.say(self.words("title-last"), "title")
        extra = self.words("pass-last")
        self.screen.show(self.drawing.choices.actions(offer, self.me, extra))
        moves = [*offer.moves, decision.moves[-1]]
        return self.must(self.words("prompt-action", most=len(moves), back="no"), decision, moves)

    def choose_discarded(self, decision: Decision) -> Move:
        """B-41: one card of the pile, or none."""
        catalogue = self.table.catalogue
        cards = [catalogue.card_by_id[id] for id in dict.fromkeys(self.table.discard)]
        means = self.table.means(self.me)
        offers = [OfferedPiece(means, card, decision.moves) for card in cards]
        self.pieces = [card.id for card in cards]
        self.screen.say(self.words("title-discard"), "title")
        self.screen.show(self.drawing.choices.hand(offers, self.me, self.words("title-pile")))
        self.screen.say(f"n  {self.words('pass-discard')}")
        while True:
            text = self.ask(self.words("prompt-discard", most=len(offers))).lower()
            if text == "n":
                return decision.moves[-1]
            number = number_in(text, len(offers))
            if number and offers[number - 1].builds:
                return offers[number - 1].builds[0]
            self.screen.say(self.words("hint-discard"))

    # ---- leaders

    def leader_row(self, leader: Leader, *more: str) -> list[str]:
        phrases = self.drawing.phrases
        return [phrases.piece(leader), phrases.effects(leader.effects), *more]

    def leader_of(self, move: Move) -> Leader:
        return self.table.catalogue.leader_by_id[str(move.subject)]

    def choose_kept(self, decision: Decision) -> Move:
        """L-3: one of the leaders that go round."""
        drawing, table = self.drawing, self.table
        self.screen.show("", drawing.heading())
        mate = table.mate(self.me)
        holders = [self.me] if mate is None else [self.me, mate]
        holders = [seat for seat in holders if table.leader_hands[seat]]
        if holders:
            self.screen.show(drawing.pieces.hands(holders))
        leaders = [self.leader_of(move) for move in decision.moves]
        rows = [self.leader_row(leader, drawing.phrases.piece_cost(leader)) for leader in leaders]
        return self.pick(decision, self.words("title-keep"), rows)

    def choose_extra(self, decision: Decision) -> Move:
        """L-40: one more leader at once, or none."""
        phrases = self.drawing.phrases
        rows = [
            self.leader_row(self.leader_of(move), phrases.payment(move, self.me))
            for move in decision.moves[:-1]
        ]
        return self.pick(decision, self.words("title-extra"), [*rows, [self.words("pass-extra")]])

    def choose_buried(self, decision: Decision) -> Move:
        """L-40: a leader to turn face down for points, or none."""
        rows = [
            self.leader_row(
                self.leader_of(move), self.words("points", points=self.grave_points(move))
            )
            for move in decision.moves[:-1]
        ]
        return self.pick(decision, self.words("title-bury"), [*rows, [self.words("pass-bury")]])

    def grave_points(self, move: Move) -> int:
        """What a buried leader is worth in this wonder."""
        effects = self.table.stage_effects(self.me)
        grave = next(effect for effect in effects if effect.kind == BURY_LEADER)
        cost = self.leader_of(move).cost
        return grave.what if cost == COSTS_THE_AGE else grave.amount * cost

    def choose_token(self, decision: Decision) -> Move:
        """L-26: the victory token to give up."""
        rows = [[self.words("give-up", value=int(str(move.subject)))] for move in decision.moves]
        return self.pick(decision, self.words("title-token"), rows)

    # ---- losses

    def choose_debt(self, decision: Decision) -> Move:
        """C-2: how much of a loss to pay, and how much to owe."""
        lost = loss_of(self.table.state, self.me)
        owed = [int(str(move.subject)) for move in decision.moves]
        rows = [[self.words("pay-or-owe", coins=lost - debts, debts=debts)] for debts in owed]
        return self.pick(decision, self.words("title-debt", coins=lost), rows)

    # ---- ships and islands

    def choose_fleets(self, decision: Decision) -> Move:
        """A-50: free steps of one or more ships, or none."""
        moves = decision.moves[:-1]
        most = max(len(str(move.subject).split()) for move in moves)
        rows = [[self.steps(str(move.subject).split())] for move in moves]
        title = self.words("title-fleet", most=most)
        return self.pick(decision, title, [*rows, [self.words("pass-fleet")]])

    def steps(self, fleets: Sequence[str]) -> str:
        """Where ships would go, and what is there."""
        phrases = self.drawing.phrases
        parts = []
        for name in fleets:
            fleet = FLEETS.index(name)
            step = self.table.cities[self.me].fleets[fleet] + 1
            gift = phrases.space(fleet, step)
            parts.append(self.words("fleet-gives", fleet=name, step=step, gift=gift))
        return self.words.list(parts, "clauses")

    def choose_island(self, decision: Decision) -> Move:
        """A-30: the island to keep of those that were drawn."""
        phrases = self.drawing.phrases
        islands = [self.table.catalogue.island_by_id[str(m.subject)] for m in decision.moves]
        rows = [[phrases.piece(island), phrases.effects(island.effects)] for island in islands]
        return self.pick(decision, self.words("title-island"), rows)

    def choose_naval(self, decision: Decision) -> Move:
        """A-37: whether to take part in the naval conflict."""
        label, ranking = self.words("label-naval"), self.drawing.ships.ranking(self.me)
        self.screen.say(self.words("labelled", label=label, value=ranking))
        rows = [[self.words("join-naval")], [self.words("abstain-naval")]]
        return self.pick(decision, self.words("title-join"), rows)


def number_in(text: str, most: int) -> int:
    """A number from 1 to `most`, or 0 for anything else. Enter alone means the only choice."""
    if not text:
        return int(most == 1)
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else 0
    return number if number <= most else 0
