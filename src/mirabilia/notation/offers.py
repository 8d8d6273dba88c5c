"""What can be done with a card or leader now and, where something cannot be done, why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from mirabilia.catalog.model import FLEETS, Card, Leader, unbundle
from mirabilia.engine.actions import payment_of, subject_of
from mirabilia.engine.obstacles import Means, Obstacle
from mirabilia.engine.prices import (
    NO_FLEET,
    bank_coins,
    by_chain,
    card_fleet,
    card_price,
    free_price,
    leader_of,
    stage_fleet,
    stage_price,
    unreduced,
)
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_BURY,
    ASK_CARD,
    ASK_DEBT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_ISLAND,
    ASK_KEEP,
    ASK_LAST,
    ASK_NAVAL,
    ASK_RECRUIT,
    ASK_SIDE,
    ASK_TOKEN,
    NOTHING,
    State,
)
from mirabilia.engine.views import seen_by
from mirabilia.notation.moves import Move, Moves
from mirabilia.notation.types import offers as types

_BUILDING: Final = ("build", "take", "recruit")
# Nothing is done with a card or leader, or nothing that has a price.
_WITHOUT_OFFERS: Final = (
    *(NOTHING, ASK_BOARD, ASK_SIDE, ASK_KEEP, ASK_BURY, ASK_TOKEN),
    *(ASK_DEBT, ASK_FLEET, ASK_ISLAND, ASK_NAVAL),
)


class OfferedPiece:
    """A card or leader with all that can be done with it, and what stands in the way of the rest.

    `ship_obstacle` and `stage_ship_obstacle` are there where a ship could go along but for them.
    """

    def __init__(self, means: Means, piece: Card | Leader, moves: Sequence[Move]) -> None:
        mine = [move for move in moves if move.subject == piece.id]
        self.means: Final = means
        self.piece: Final = piece
        self.fleet: Final = card_fleet(means.city, piece) if isinstance(piece, Card) else NO_FLEET
        self.stage_fleet: Final = stage_fleet(means.state, means.city)
        # A build that a wonder or leader makes free stands before those that cost coins.
        self.builds: Final = sorted(
            [move for move in mine if move.verb in _BUILDING],
            key=lambda move: (move.ship, move.free_by is None),
        )
        self.stages: Final = [move for move in mine if move.verb == "stage"]
        self.sales: Final = [move for move in mine if move.verb == "sell"]

    @property
    def moves(self) -> list[Move]:
        return [*self.builds, *self.stages, *self.sales]

    @property
    def parents(self) -> list[Card]:
        """The cards in the city that make this one free."""
        return self.means.chain_parents(self.piece) if isinstance(self.piece, Card) else []

    @property
    def build_obstacle(self) -> Obstacle | None:
        return None if self.builds else self.means.build_obstacle(self.piece)

    @property
    def stage_obstacle(self) -> Obstacle | None:
        return None if self.stages else self.means.stage_obstacle()

    @property
    def ship_obstacle(self) -> Obstacle | None:
        card = self.piece
        verbs = [move.verb for move in self.builds if not move.ship]
        if self.fleet == NO_FLEET or verbs[:1] != ["build"] or len(verbs) < len(self.builds):
            return None
        assert isinstance(card, Card)
        free = any(move.free_by for move in self.builds)
        price = free_price(card) if free else card_price(self.means.city, card)
        return self.means.ship_obstacle(price, self.fleet)

    @property
    def stage_ship_obstacle(self) -> Obstacle | None:
        if self.stage_fleet == NO_FLEET or not self.stages or self.stages[-1].ship:
            return None
        price = stage_price(self.means.state, self.means.city)
        return self.means.ship_obstacle(price, self.stage_fleet)


# ---- as data


def write_offers(state: State, seat: int) -> list[types.Offer]:
    """What a seat may do with each card or leader that it is asked about, from what it sees."""
    eyes = seen_by(state, seat)
    pieces = pieces_asked_about(eyes, seat)
    if not pieces:
        return []
    means = Means(eyes, seat)
    moves = list(Moves(eyes.catalogue, eyes.legal[seat]))
    playing = eyes.asked[seat] in (ASK_CARD, ASK_LAST, ASK_RECRUIT)
    return [write_offer(OfferedPiece(means, piece, moves), playing) for piece in pieces]


def pieces_asked_about(eyes: State, seat: int) -> list[Card | Leader]:
    """The cards or leaders that a decision is about, each once; of the others there is none."""
    asked = eyes.asked[seat]
    if asked in (ASK_CARD, ASK_LAST):
        return [eyes.catalogue.cards[index] for index in sorted(set(eyes.hands[seat]))]
    if asked == ASK_DISCARD:
        return [eyes.catalogue.cards[index] for index in sorted(set(eyes.discard))]
    if asked in (ASK_RECRUIT, ASK_EXTRA):
        assert eyes.court is not None
        return [eyes.catalogue.leaders[index] for index in eyes.court.hands[seat]]
    if asked not in _WITHOUT_OFFERS:
        raise AssertionError(f"nobody knows what the decision {asked} offers")
    return []


def write_offer(offer: OfferedPiece, playing: bool) -> types.Offer:
    """`playing`: it may also become a stage, or be sold."""
    plain = [move for move in offer.builds if not move.ship]
    ships = [move for move in offer.builds if move.ship]
    stages = [move for move in offer.stages if not move.ship]
    stage_ships = [move for move in offer.stages if move.ship]
    return {
        "piece": offer.piece.id,
        "chain": [card.id for card in offer.parents],
        "build": write_way(offer, plain, offer.build_obstacle, NO_FLEET),
        "build_ship": write_way(offer, ships, offer.ship_obstacle, offer.fleet),
        "stage": write_way(offer, stages, offer.stage_obstacle if playing else None, NO_FLEET),
        "stage_ship": write_way(offer, stage_ships, offer.stage_ship_obstacle, offer.stage_fleet),
        "sell": [move.text for move in offer.sales],
    }


def write_way(
    offer: OfferedPiece, moves: list[Move], obstacle: Obstacle | None, fleet: int
) -> types.Possibility | None:
    """The ways to do one thing, or why there are none; nothing where it is out of the question."""
    if not moves and obstacle is None:
        return None
    return {
        "fleet": None if fleet == NO_FLEET else FLEETS[fleet],
        "ways": [write_payment(offer, move) for move in moves],
        "obstacle": None if obstacle is None else write_obstacle(obstacle),
    }


def write_payment(offer: OfferedPiece, move: Move) -> types.Payment:
    """A move with the coins that go to each; the bank has also what is printed."""
    printed = bank_coins(offer.means.state, offer.means.seat, move.action)
    bought = move.payments
    bank = printed + bought.get("bank", 0)
    pays = {"bank": bank} if bank else {}
    pays.update({payee: coins for payee, coins in bought.items() if payee != "bank"})
    coins = sum(pays.values())
    how = covered(offer.means, move)
    return {"move": move.text, "coins": coins, "pays": pays, "free_by": move.free_by, "how": how}


def covered(means: Means, move: Move) -> types.How:
    """How a seat covers what a move costs."""
    act = move.action
    if payment_of(act) or bank_coins(means.state, means.seat, act):
        return "paid"
    if move.free_by:
        return "free"
    if move.verb == "recruit":
        return "reduced" if leader_of(means.state, act).cost else "nothing"
    return covered_by_goods(means, move)


def covered_by_goods(means: Means, move: Move) -> types.How:
    """The same where no coins are taken and neither a board nor a leader makes it free."""
    wanted = unreduced(means.state, means.seat, move.action)
    if wanted:
        return "goods" if means.makes(wanted) else "reduced"
    if move.verb != "build":
        return "nothing"
    card = means.state.catalogue.cards[subject_of(move.action)]
    return "chain" if by_chain(means.city, card) else "nothing"


def write_obstacle(obstacle: Obstacle) -> types.Obstacle:
    goods = [unbundle(bundle) for bundle in obstacle.goods]
    kind = cast(types.ObstacleKind, obstacle.kind)
    return {"kind": kind, "needs": obstacle.needs, "goods": goods}
