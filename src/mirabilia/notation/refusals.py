"""Why a move is illegal, from what its seat is offered."""

from __future__ import annotations

from typing import Final

from mirabilia.engine.actions import (
    BUILD,
    RECRUIT,
    SELL,
    STAGE,
    TAKE,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.ints import Action
from mirabilia.engine.state import (
    ASK_CARD,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_LAST,
    ASK_RECRUIT,
    State,
)
from mirabilia.errors import IllegalMove
from mirabilia.notation.moves import action_text, piece_text
from mirabilia.notation.offers import write_offers
from mirabilia.notation.types.offers import Obstacle, Offer, Possibility

# What can be done at all with a card or leader that a decision is about.
_ABOUT_PIECES: Final = {
    ASK_CARD: (BUILD, STAGE, SELL),
    ASK_LAST: (BUILD, STAGE, SELL),
    ASK_DISCARD: (TAKE,),
    ASK_RECRUIT: (RECRUIT, STAGE, SELL),
    ASK_EXTRA: (RECRUIT,),
}
# An error names some of the ways to pay, if there are many.
_MOST_WAYS: Final = 6


def illegal_move(state: State, seat: int, act: Action) -> IllegalMove:
    """The error for an action that is none of those that a seat may choose from."""
    move = action_text(state.catalogue, act)
    asked = state.asked[seat]
    if asked not in _ABOUT_PIECES or verb_of(act) not in _ABOUT_PIECES[asked]:
        return not_offered(state, seat, move)
    offers = write_offers(state, seat)
    piece = piece_text(state.catalogue, subject_of(act))
    for offer in offers:
        if offer["piece"] == piece:
            return cannot_be_done(state, seat, act, offer)
    there = ", ".join([offer["piece"] for offer in offers])
    code = "not_in_pile" if asked == ASK_DISCARD else "not_in_hand"
    return IllegalMove(code, seat=seat, move=move, piece=piece, there=there)


def not_offered(state: State, seat: int, move: str) -> IllegalMove:
    example = action_text(state.catalogue, state.legal[seat][0])
    return IllegalMove("not_offered", seat=seat, move=move, example=example)


def cannot_be_done(state: State, seat: int, act: Action, offer: Offer) -> IllegalMove:
    """Why this cannot be done with a card or leader that is there."""
    move = action_text(state.catalogue, act)
    verb = verb_of(act)
    if verb == SELL:
        return not_offered(state, seat, move) if not with_ship(act) else no_ship(seat, move)
    plain = offer["stage"] if verb == STAGE else offer["build"]
    way = plain
    if with_ship(act) and (plain is None or plain["ways"]):
        way = offer["stage_ship"] if verb == STAGE else offer["build_ship"]
        if way is None:
            return no_ship(seat, move)
    if way is None:
        return not_offered(state, seat, move)
    if way["obstacle"] is None:
        return paid_otherwise(seat, move, way)
    return in_the_way(state, seat, move, way["obstacle"])


def no_ship(seat: int, move: str) -> IllegalMove:
    return IllegalMove("no_ship", seat=seat, move=move)


def paid_otherwise(seat: int, move: str, way: Possibility) -> IllegalMove:
    ways = [repr(payment["move"]) for payment in way["ways"]]
    more = ["..."] if len(ways) > _MOST_WAYS else []
    return IllegalMove("payment", seat=seat, move=move, ways=", ".join(ways[:_MOST_WAYS] + more))


def in_the_way(state: State, seat: int, move: str, obstacle: Obstacle) -> IllegalMove:
    kind = obstacle["kind"]
    if kind == "coins":
        has = state.cities[seat].coins
        return IllegalMove("coins", seat=seat, move=move, needs=obstacle["needs"], has=has)
    if kind == "missing":
        goods = obstacle["goods"]
        return IllegalMove("missing", seat=seat, move=move, lacks=lacks_of(obstacle), goods=goods)
    return IllegalMove(kind, seat=seat, move=move)


def lacks_of(obstacle: Obstacle) -> str:
    """The smallest bundles of goods that would help: `1 clay and 1 ore or 2 glass`."""
    bundles = [
        " and ".join([f"{count} {good}" for good, count in goods.items()])
        for goods in obstacle["goods"]
    ]
    return " or ".join(bundles)
