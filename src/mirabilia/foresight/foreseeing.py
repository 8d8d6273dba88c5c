"""What each move of a seat would do, and what becomes of a card that is passed on.

The engine's own rules try the move (`bots.trial`), on the table that the seat sees. So nothing
hidden can be in the figures, and no rule is written twice.
"""

from __future__ import annotations

from functools import cached_property
from types import NoneType
from typing import Final

from mirabilia.arguments import check_type, closest, did_you_mean
from mirabilia.bots.eyes import table_of
from mirabilia.bots.outlook import Outlook
from mirabilia.bots.trial import Trial, tried
from mirabilia.bots.unseen import CHOSEN_ISLAND
from mirabilia.catalog.model import Card
from mirabilia.engine.actions import (
    AT_FAR_LEFT,
    AT_FAR_RIGHT,
    AT_LEFT,
    AT_RIGHT,
    LEADER,
    coins_to,
    payment_of,
    subject_of,
)
from mirabilia.engine.choices import Choices
from mirabilia.engine.ints import Action, Payment, Seat
from mirabilia.engine.losses import loss_of
from mirabilia.engine.obstacles import Means
from mirabilia.engine.prices import NO_FLEET
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_DISCARD,
    ASK_ISLAND,
    ASK_KEEP,
    ASK_NAVAL,
    ASK_SIDE,
    DECISIONS,
    State,
    pair_first,
    queued_kind,
    queued_seat,
)
from mirabilia.errors import IllegalMove, MalformedMove, NotYourDecision
from mirabilia.foresight.standing import Standing
from mirabilia.foresight.types import Battle, Change, NavalStanding, Outcome, PassedOn
from mirabilia.notation.moves import Move, as_moves
from mirabilia.notation.offers import OfferedPiece, write_way
from mirabilia.notation.views import View

# What these decide shows only later, or has no figures: boards, leaders to keep, joining at sea.
_WITHOUT_FIGURES: Final = (ASK_BOARD, ASK_SIDE, ASK_KEEP, ASK_NAVAL)
# Islands from the top of a deck, leaders from the box.
DRAW: Final = "draw"


class Foresight:
    """What the moves of a seat would do, from its view alone."""

    def __init__(self, view: View) -> None:
        check_type("view", view, View)
        self.seat: Final = view.seat
        self.moves: Final = list(view.now["moves"])
        self.table: Final = table_of(view)

    @cached_property
    def _now(self) -> Standing:
        return Standing(self.table, self.seat)

    @cached_property
    def _outlook(self) -> Outlook:
        return Outlook(self.table, self.seat)

    def outcome(self, move: Move | str) -> Outcome | None:
        """What a move would do; `None` where figures say nothing, such as about boards."""
        act = self._action(move)
        if self.table.asked[self.seat] in _WITHOUT_FIGURES:
            return None
        trial = self._try(self.seat, act, self._outlook)
        now, then = self._now, Standing(trial.table, self.seat)
        free = now.chained(self._outlook)
        hand = self._rest_of_hand(act)
        before, after = now.payable(hand), then.payable(hand)
        ids = [card.id for card in self.table.catalogue.cards]
        return {
            "move": str(move),
            "coins": change(now.city.coins, then.city.coins),
            "points": change(now.points, then.points),
            "end": change(now.end, then.end),
            "shields": change(now.city.shields, then.city.shields),
            "battles": battles(now, then),
            "naval": naval_standing(now, then),
            "frees": [id for id in then.chained(self._outlook) if id not in free],
            "opens": [ids[index] for index in after if index not in before],
            "closes": [ids[index] for index in before if index not in after],
            "stage": {"before": now.can_pay_stage(), "after": then.can_pay_stage()},
            "others_lose": others_lose(trial),
            "follows": follows(trial),
        }

    def outcomes(self, piece: str | None = None) -> list[Outcome]:
        """What could be done with a card, leader or island, or with all: each by its best way.

        That is a free one, else the cheapest. There are none if nothing can be done with it.
        """
        check_type("piece", piece, str, NoneType)
        moves = [Move.parse(text, self.table.catalogue) for text in self.moves]
        best: dict[tuple[str, str | None, bool], Move] = {}
        for move in sorted(moves, key=lambda move: move.free_by is None):
            if piece in (None, move.subject):
                best.setdefault((move.verb, move.subject, move.ship), move)
        found = [self.outcome(move) for move in best.values()]
        return [outcome for outcome in found if outcome is not None]

    def passed_on(self, card: str) -> PassedOn | None:
        """What the next player could do with a card; `None` if no hand is passed on after this."""
        check_type("card", card, str)
        piece = self._card(card)
        if self.table.asked[self.seat] != ASK_CARD or not self._outlook.turns[0]:
            return None
        seat = self.table.next_holder(self.seat)
        acts = Choices(self.table, seat).card_ways(piece.index, False)
        moves = as_moves(self.table.catalogue, acts)
        offer = OfferedPiece(Means(self.table, seat), piece, moves)
        build = write_way(offer, offer.builds, offer.build_obstacle, NO_FLEET)
        assert build is not None
        found: PassedOn = {
            "seat": seat,
            "chain": [parent.id for parent in offer.parents],
            "build": build,
            "points": None,
            "end": None,
        }
        if offer.builds:
            trial = self._try(seat, offer.builds[0].action, Outlook(self.table, seat))
            now, then = Standing(self.table, seat), Standing(trial.table, seat)
            found["points"] = change(now.points, then.points)
            found["end"] = change(now.end, then.end)
        return found

    def _action(self, move: Move | str) -> int:
        """A move of the seat as the engine knows it, checked as `Game.play` does."""
        check_type("move", move, Move, str)
        parsed = Move.parse(move, self.table.catalogue) if isinstance(move, str) else move
        if not self.moves:
            raise NotYourDecision("nothing_asked", seat=self.seat, waiting="others")
        if parsed.text not in self.moves:
            example = self.moves[0]
            raise IllegalMove("not_offered", seat=self.seat, move=parsed.text, example=example)
        return parsed.action

    def _card(self, id: str) -> Card:
        known = self.table.catalogue.card_by_id
        if id not in known:
            figures = {"wanted": "card", "kind": "card", "hint": did_you_mean(id, known)}
            like = closest(id, known)
            raise MalformedMove("unknown", text=f"build {id}", name=id, like=like, **figures)
        return known[id]

    def _rest_of_hand(self, act: Action) -> list[int]:
        """The cards of the hand that go on from this turn to the next, each once."""
        if self.table.asked[self.seat] != ASK_CARD or not self._outlook.turns[0]:
            return []
        hand = self.table.hands[self.seat][:]
        if subject_of(act) < LEADER:
            hand.remove(subject_of(act))
        return sorted(set(hand))

    def _try(self, seat: Seat, act: Action, outlook: Outlook) -> Trial:
        """The table after an action, with the turn after it."""
        trial = tried(self.table, seat, act, outlook)
        hand_coins_over(trial.table, seat, payment_of(act))
        if self.table.asked[self.seat] == ASK_CARD and self._outlook.turns[0]:
            trial.table.turn += 1
        return trial


def hand_coins_over(table: State, seat: Seat, payment: Payment) -> None:
    """Those who were paid have the coins: some effects look at what neighbours have."""
    left, right = table.left(seat), table.right(seat)
    payees = (
        (AT_LEFT, left),
        (AT_RIGHT, right),
        (AT_FAR_LEFT, table.left(left)),
        (AT_FAR_RIGHT, table.right(right)),
    )
    for payee, other in payees:
        coins = coins_to(payment, payee)
        if coins:
            table.cities[other] = table.cities[other].copy()
            table.cities[other].coins += coins


def change(before: int, after: int) -> Change:
    return {"before": before, "after": after}


def battles(now: Standing, then: Standing) -> list[Battle]:
    """Everybody who is fought with or without the move; neighbours first, on the left and right."""
    table, seat = now.table, now.seat
    order = [*dict.fromkeys([table.left(seat), table.right(seat), *range(len(table.cities))])]
    return [
        {
            "seat": other,
            "shields": then.table.cities[other].shields,
            "before": now.battles.get(other, "none"),
            "after": then.battles.get(other, "none"),
        }
        for other in order
        if other in now.battles or other in then.battles
    ]


def naval_standing(now: Standing, then: Standing) -> NavalStanding | None:
    if now.table.sea is None:
        return None
    return {
        "strength": change(now.strengths[now.seat], then.strengths[now.seat]),
        "all": then.strengths,
        "token": change(now.token, then.token),
    }


def others_lose(trial: Trial) -> list[int]:
    """The coins that each of the others would lose, before anybody takes a debt for them."""
    return [
        0 if seat == trial.seat else loss_of(trial.table, seat)
        for seat in range(len(trial.table.cities))
    ]


def follows(trial: Trial) -> list[str]:
    """What the trial has left open: decisions of the seat, and what is drawn unseen."""
    table, seat = trial.table, trial.seat
    found = [DECISIONS[queued_kind(one)] for one in table.queue if queued_seat(one) == seat]
    explored = [] if table.sea is None else [pair_first(one) for one in table.sea.explorers]
    found += [DECISIONS[ASK_ISLAND]] * len(explored)
    found += [DECISIONS[ASK_DISCARD]] * len(table.picks)
    if trial.found > sum(CHOSEN_ISLAND[level] for level in explored):
        found.append(DRAW)
    return found
