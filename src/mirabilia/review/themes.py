"""What a puzzle is about: themes, from the move that solves it and the reasons for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from mirabilia.catalog import load
from mirabilia.catalog.kinds import (
    DEBTS,
    MOVE_FLEET,
    OTHERS_LOSE,
    SHIELDS,
    SYMBOL,
    SYMBOL_CHOICE,
)
from mirabilia.catalog.model import AGES, SIDES, Effect
from mirabilia.game import Game
from mirabilia.notation.moves import Move
from mirabilia.review.findings import DENYING, Reason

# Coins to neighbours from which on it is about what one pays.
_DEAR: Final = 2
# The turns of the third age that are its last ones.
_LAST_TURNS: Final = 2
_BUILDING: Final = ("build", "take", "recruit")


@dataclass(frozen=True, slots=True)
class Occasion:
    """A decision of a game, the move that is best, and why it beats the next best one."""

    game: Game
    seat: int
    kind: str
    best: Move
    reasons: Sequence[Reason]

    def leads(self, category: str) -> bool:
        """Whether this is the first of the reasons."""
        return bool(self.reasons) and self.reasons[0].category == category

    def brings(self, *kinds: int) -> bool:
        """Whether what is built has one of these effects."""
        return any(effect.kind in kinds for effect in self.effects())

    def effects(self) -> list[Effect]:
        """The effects of what is built: a card, a leader, a stage, an island."""
        catalogue, best = load(), self.best
        if best.verb == "stage":
            city = self.game.view(self.seat).now["cities"][self.seat]
            wonder = catalogue.wonder_by_id[str(city["board"])]
            side = wonder.sides[SIDES.index(str(city["side"]))]
            return list(side.stages[len(city["buried"])].effects)
        subject = best.subject or ""
        if best.verb == "island":
            return list(catalogue.island_by_id[subject].effects)
        if best.verb not in _BUILDING:
            return []
        piece = catalogue.card_by_id.get(subject) or catalogue.leader_by_id[subject]
        return list(piece.effects)


def is_payment(one: Occasion) -> bool:
    paid = one.best.payments
    return sum(coins for payee, coins in paid.items() if payee != "bank") >= _DEAR


def is_chain(one: Occasion) -> bool:
    if one.best.verb != "build" or one.best.payments or one.best.free_by:
        return False
    offers = one.game.offers(one.seat)
    return any(offer["chain"] for offer in offers if offer["piece"] == one.best.subject)


def is_military(one: Occasion) -> bool:
    return one.brings(SHIELDS) or one.leads("military")


def is_science(one: Occasion) -> bool:
    return one.brings(SYMBOL, SYMBOL_CHOICE) or one.leads("science")


def is_denying(one: Occasion) -> bool:
    if one.best.verb in ("stage", "sell"):
        return any(reason.category == DENYING for reason in one.reasons)
    return one.leads(DENYING)


def is_late(one: Occasion) -> bool:
    game = one.game
    return game.age == AGES and game.course()["turns"] - game.turn < _LAST_TURNS


def is_leaders(one: Occasion) -> bool:
    return (one.best.subject or "") in load().leader_by_id


def is_fleets(one: Occasion) -> bool:
    sea = ("fleet", "island", "naval")
    return one.best.ship or one.kind in sea or one.brings(MOVE_FLEET)


def is_debts(one: Occasion) -> bool:
    return one.kind == "debt" or one.brings(OTHERS_LOSE, DEBTS)


_THEMES: Final[dict[str, Callable[[Occasion], bool]]] = {
    "payment": is_payment,
    "chain": is_chain,
    "military": is_military,
    "science": is_science,
    DENYING: is_denying,
    "last": is_late,
    "leaders": is_leaders,
    "fleets": is_fleets,
    "debts": is_debts,
}
THEMES: Final = tuple(_THEMES)


def themes_of(one: Occasion) -> tuple[str, ...]:
    """What a puzzle is about, in a fixed order; it may be none of these."""
    return tuple(theme for theme, is_it in _THEMES.items() if is_it(one))
