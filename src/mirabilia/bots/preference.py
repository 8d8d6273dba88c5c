"""A bot that follows a short list of rules: the reference player in papers about the game.

In ages I and II it takes the first of `RULES` that fits any of its moves; in age III it takes the
move that gives the most points at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from mirabilia.bots.base import Bot
from mirabilia.bots.eyes import table_of
from mirabilia.bots.outlook import Outlook
from mirabilia.bots.simple import willing
from mirabilia.bots.trial import tried
from mirabilia.catalog.kinds import (
    POINTS,
    PRODUCE,
    PRODUCE_CHOICE,
    SHIELDS,
)
from mirabilia.catalog.model import (
    AGES,
    BLUE,
    GREEN,
    RESOURCES,
    Card,
    unbundle,
)
from mirabilia.engine.actions import (
    BUILD,
    PASS,
    SELL,
    STAGE,
    TAKE,
    payment_coins,
    payment_of,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.prices import SALE, bank_coins
from mirabilia.engine.scoring import score
from mirabilia.engine.state import ASK_CARD, ASK_DISCARD, ASK_LAST, State
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View

# How well an action fits a rule; 0 if it does not.
Rule = Callable[[State, int, int], int]

_ABOUT_CARDS: Final = (ASK_CARD, ASK_LAST, ASK_DISCARD)


class PreferenceBot(Bot):
    """Resources first, then the lead in shields, blue, green, anything; in age III points."""

    name: ClassVar[str] = "preference"

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        table, seat = table_of(view), view.seat
        if table.asked[seat] not in _ABOUT_CARDS:
            # The rules are about cards of the base game: whatever else is asked is left to chance.
            return self.rng.choice(willing(moves))
        if table.age == AGES:
            fitting = richest(table, seat, moves)
        else:
            fitting = first_fitting(table, seat, moves)
        wanted = self.rng.choice(fitting).action
        same = [move for move in moves if is_same(move.action, wanted)]
        return min(same, key=lambda move: outlay(table, seat, move.action))


def first_fitting(table: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The moves that best fit the first rule that fits any of them."""
    for rule in RULES:
        fits = [rule(table, seat, move.action) for move in moves]
        best = max(fits)
        if best:
            return [move for move, fit in zip(moves, fits, strict=True) if fit == best]
    return list(moves)


def richest(table: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """The moves that give the city the most points at once."""
    outlook = Outlook(table, seat)
    points = [sum(score(tried(table, seat, move.action, outlook).table, seat)) for move in moves]
    most = max(points)
    return [move for move, found in zip(moves, points, strict=True) if found == most]


def is_same(act: Action, other: Action) -> bool:
    """Whether two actions do the same thing with the same card, however it is paid for."""
    return verb_of(act) == verb_of(other) and subject_of(act) == subject_of(other)


def outlay(table: State, seat: Seat, act: Action) -> tuple[int, bool]:
    """The coins an action costs; at the same cost, one with a ship is better."""
    return coins_for(table, seat, act), not with_ship(act)


def coins_for(table: State, seat: Seat, act: Action) -> int:
    verb = verb_of(act)
    if verb == BUILD or verb == STAGE:
        return bank_coins(table, seat, act) + payment_coins(payment_of(act))
    if verb == SELL:
        return 0 if with_ship(act) else -SALE
    if verb == TAKE or verb == PASS:
        return 0
    raise AssertionError(f"the preference bot does not know what verb {verb} costs")


# ---- the rules of ages I and II


def several_resources(table: State, seat: Seat, act: Action) -> int:
    """A card with two or more kinds of resource, the more the better."""
    card = built(table, act)
    kinds = produced(card).bit_count() if card else 0
    return kinds if kinds >= 2 else 0


def lacking_resource(table: State, seat: Seat, act: Action) -> int:
    """A card with a resource that the city does not make."""
    card = built(table, act)
    made = table.cities[seat].own.kinds()
    return int(card is not None and produced(card) & ~made != 0)


def shields_for_the_lead(table: State, seat: Seat, act: Action) -> int:
    """A card whose shields take or tie the lead of a city that is not ahead."""
    card = built(table, act)
    shields = amount(card, SHIELDS) if card else 0
    own = table.cities[seat].shields
    rivals = max((table.cities[rival].shields for rival in opponents(table, seat)), default=0)
    return shields if own <= rivals <= own + shields else 0


def best_blue(table: State, seat: Seat, act: Action) -> int:
    """A blue card, the more points the better."""
    card = built(table, act)
    return 1 + amount(card, POINTS) if card and card.colour == BLUE else 0


def any_green(table: State, seat: Seat, act: Action) -> int:
    card = built(table, act)
    return int(card is not None and card.colour == GREEN)


def any_build(table: State, seat: Seat, act: Action) -> int:
    """A card or a stage."""
    return int(verb_of(act) in (BUILD, TAKE, STAGE))


def anything(table: State, seat: Seat, act: Action) -> int:
    """Usually a sale; a pass only if nothing else is left."""
    return int(verb_of(act) != PASS)


RULES: Final[tuple[Rule, ...]] = (
    several_resources,
    lacking_resource,
    shields_for_the_lead,
    best_blue,
    any_green,
    any_build,
    anything,
)


def built(table: State, act: Action) -> Card | None:
    """The card that an action builds."""
    if verb_of(act) in (BUILD, TAKE):
        return table.catalogue.cards[subject_of(act)]
    return None


def produced(card: Card) -> int:
    """A mask of the resources that a card produces."""
    mask = 0
    # Other effects that bring resources depend on what the city or its neighbours produce.
    for effect in card.effects:
        if effect.kind == PRODUCE_CHOICE:
            mask |= effect.what
        elif effect.kind == PRODUCE:
            mask |= sum(1 << RESOURCES.index(kind) for kind in unbundle(effect.what))
    return mask


def amount(card: Card, kind: int) -> int:
    return sum(effect.amount for effect in card.effects if effect.kind == kind)


def opponents(table: State, seat: Seat) -> list[int]:
    """The neighbours that a seat fights, without its teammate (T-6)."""
    neighbours = {table.left(seat), table.right(seat)}
    return sorted(neighbours - set(table.team(seat)))
