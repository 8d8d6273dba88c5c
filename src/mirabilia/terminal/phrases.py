"""Cards, costs, effects, offers and moves in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from mirabilia.catalog.model import (
    COINS_PER,
    COLOURS,
    DISCOUNT,
    EFFECT_KINDS,
    LEFT,
    OWN,
    POINTS_PER,
    PRODUCE,
    PRODUCE_CHOICE,
    RAW,
    RIGHT,
    SCIENCE,
    STAGES,
    SYMBOL,
    Card,
    Effect,
    Stage,
    unbundle,
)
from mirabilia.errors import MirabiliaError
from mirabilia.locales import Words
from mirabilia.notation.moves import Move
from mirabilia.terminal.offers import BUILT, COINS, COMPLETE, Obstacle, Offer, chain_parents
from mirabilia.terminal.table import Table, names_in

_WHERE: Final = {
    OWN: "own",
    LEFT: "left",
    RIGHT: "right",
    LEFT | RIGHT: "neighbours",
    OWN | LEFT | RIGHT: "all",
}


class Phrases:
    """The words for what lies on one table."""

    def __init__(self, words: Words, table: Table) -> None:
        self.words: Final = words
        self.table: Final = table

    # ---- names

    def city(self, seat: int) -> str:
        return self.words("seat-name", who=self.table.who(seat))

    def city_and_side(self, seat: int) -> str:
        """A city by its board, with the side that lies up."""
        board = self.table.board_name(seat)
        city = self.table.cities[seat]
        if self.table.side(seat) is None:
            return self.words("city-title", board=board)
        return self.words("city-title-side", board=board, side=("day", "night")[city.side])

    def card(self, card: Card) -> str:
        return self.words("card-title", card=card.id, colour=COLOURS[card.colour])

    def cards(self, cards: Iterable[Card]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def by_colour(self, cards: Iterable[Card]) -> list[str]:
        """Cards in a text for each colour there is."""
        ids: dict[int, list[str]] = {}
        for card in sorted(cards, key=lambda card: card.colour):
            ids.setdefault(card.colour, []).append(card.id)
        return [
            self.words("cards-of-colour", colour=COLOURS[colour], cards=" ".join(found))
            for colour, found in ids.items()
        ]

    def pile(self, ids: Iterable[str]) -> str:
        """Cards that are no city's, in one text."""
        return "  ".join(self.by_colour(self.table.catalogue.card_by_id[id] for id in ids))

    # ---- costs and gifts

    def cost(self, cost: int, coins: int) -> str:
        parts = [self.words("coins", coins=coins)] if coins else []
        parts += [self.words("goods", goods=goods_ids(unbundle(cost)))] if cost else []
        return ", ".join(parts) or self.words("cost-nothing")

    def effects(self, effects: list[Effect]) -> str:
        kinds = [effect.kind for effect in effects]
        if kinds == [COINS_PER, POINTS_PER]:
            return self.coins_and_points(effects[0], effects[1])
        return ", ".join(self.effect(effect) for effect in effects)

    def coins_and_points(self, coins: Effect, points: Effect) -> str:
        return self.words(
            "effect-both_per",
            coins=coins.amount,
            points=points.amount,
            each=counted_ids(coins.what),
            where=_WHERE[coins.where],
        )

    def effect(self, effect: Effect) -> str:
        figures: dict[str, str | int] = {"amount": effect.amount, "where": _WHERE[effect.where]}
        if effect.kind == PRODUCE:
            figures["goods"] = goods_ids(unbundle(effect.what))
        elif effect.kind == PRODUCE_CHOICE:
            figures["goods"] = " ".join(names_in(effect.what))
        elif effect.kind == SYMBOL:
            figures["symbol"] = SCIENCE[effect.what]
        elif effect.kind == DISCOUNT:
            figures["goods"] = "raw" if effect.what == RAW else "manufactured"
        elif effect.kind in (COINS_PER, POINTS_PER):
            figures["each"] = counted_ids(effect.what)
        return self.words(f"effect-{EFFECT_KINDS[effect.kind]}", **figures)

    def stage(self, stage: Stage) -> str:
        return f"{self.cost(stage.cost, stage.coins)} → {self.effects(stage.effects)}"

    def symbols(self, symbols: list[str]) -> str:
        """Production, symbol by symbol."""
        counted = Counter(symbols)
        shown = [
            self.words("production", goods=symbol.replace("/", " "), count=count)
            for symbol, count in counted.items()
        ]
        return ", ".join(shown)

    def science(self, seat: int) -> str:
        counts = self.table.science(seat)
        shown = [
            self.words("science-count", symbol=symbol, count=count)
            for symbol, count in counts.items()
            if count
        ]
        return ", ".join(shown)

    # ---- offers

    def offer(self, offer: Offer, seat: int) -> str:
        """What building this card takes now, or why it cannot be built."""
        if offer.build_obstacle:
            return self.obstacle(offer.build_obstacle, seat)
        return self.ways(offer.builds, seat)

    def ways(self, moves: list[Move], seat: int) -> str:
        free = [move for move in moves if move.free_by]
        paid = [move for move in moves if not move.free_by]
        if free:
            return self.words("way-right", board=str(free[0].free_by))
        first = self.short_payment(paid[0], seat)
        if len(paid) == 1:
            return first
        return f"{first} {self.words('ways-count', count=len(paid))}"

    def obstacle(self, obstacle: Obstacle, seat: int) -> str:
        if obstacle.kind == BUILT:
            return self.words("obstacle-built")
        if obstacle.kind == COMPLETE:
            return self.words("obstacle-complete")
        if obstacle.kind == COINS:
            has = self.table.cities[seat].coins
            return self.words("obstacle-coins", needs=obstacle.needs, has=has)
        first, *others = (goods_ids(goods) for goods in obstacle.goods)
        more = [self.words("obstacle-missing-or", goods=goods) for goods in others]
        return "".join([self.words("obstacle-missing", goods=first), *more])

    # ---- moves

    def free_way(self, move: Move, seat: int) -> str:
        """Why a move costs no coins; nothing if it does."""
        card = self.table.catalogue.card_by_id[str(move.subject)]
        if move.free_by:
            return self.words("way-right", board=move.free_by)
        if move.verb == "take":
            return self.words("way-free")
        parents = [] if move.verb == "stage" else chain_parents(self.table, seat, card)
        if parents:
            return self.words("way-chain", cards=" ".join(parent.id for parent in parents))
        if move.payments or self.bank_coins(move, seat):
            return ""
        if card.cost or move.verb == "stage":
            return self.words("way-own")
        return self.words("way-free")

    def bank_coins(self, move: Move, seat: int) -> int:
        """The coins that a move pays to the bank."""
        if move.verb == "stage":
            return self.table.stages(seat)[self.table.cities[seat].stages].coins
        return self.table.catalogue.card_by_id[str(move.subject)].coins

    def short_payment(self, move: Move, seat: int) -> str:
        """What a move costs, in few words."""
        bank = self.bank_coins(move, seat)
        parts = [self.words("coins", coins=bank)] if bank else []
        for payee, coins in move.payments.items():
            parts.append(self.words("pay-side", coins=coins, side=payee))
        return self.free_way(move, seat) or ", ".join(parts)

    def payment(self, move: Move, seat: int) -> str:
        """What a move costs, and to whom it goes."""
        bank = self.bank_coins(move, seat)
        parts = [self.words("pay-bank", coins=bank)] if bank else []
        for payee, coins in move.payments.items():
            to = self.table.left(seat) if payee == "left" else self.table.right(seat)
            who = self.table.who(to)
            parts.append(self.words("pay-city", coins=coins, who=who, side=payee))
        return self.free_way(move, seat) or ", ".join(parts)

    def action(self, move: Move, seat: int) -> str:
        """A move as a line of a menu of actions for one card."""
        if move.verb == "stage":
            number = self.table.cities[seat].stages + 1
            gift = self.effects(self.table.stages(seat)[number - 1].effects)
            text = f"{self.words('action-stage', stage=number)} → {gift}"
        else:
            text = self.words(f"action-{move.verb}")
        return self.with_payment(text, move, seat)

    def with_payment(self, text: str, move: Move, seat: int) -> str:
        if move.verb not in ("build", "stage"):
            return text
        return f"{text}: {self.payment(move, seat)}"

    def choice(self, move: Move, seat: int) -> str:
        """A move in full, once it is chosen."""
        figures: dict[str, str | int] = {}
        if move.verb in ("build", "stage", "sell", "take"):
            card = self.table.catalogue.card_by_id[str(move.subject)]
            figures = {"card": card.id, "colour": COLOURS[card.colour]}
        elif move.verb in ("side", "board"):
            figures = {"what": str(move.subject)}
        if move.verb == "stage":
            figures["stage"] = self.table.cities[seat].stages + 1
        return self.with_payment(self.words(f"choice-{move.verb}", **figures), move, seat)


def goods_ids(goods: dict[str, int]) -> str:
    """Goods as the functions of messages read them: each id as often as it counts."""
    return " ".join(Counter(goods).elements())


def counted_ids(what: int) -> str:
    """What an effect counts."""
    if what & STAGES:
        return "stages"
    return " ".join(name for index, name in enumerate(COLOURS) if what >> index & 1)


def error_text(words: Words, error: MirabiliaError) -> str:
    """What a player reads when something cannot be."""
    figures = {name: str(value) for name, value in error.data.items()}
    return words(f"error-{type(error).__name__}-{error.code}", **figures)
