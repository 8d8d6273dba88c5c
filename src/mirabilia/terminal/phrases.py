"""Cards, leaders, costs, offers and moves in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, cast

from mirabilia.catalog.model import (
    COLOURS,
    COSTS_THE_AGE,
    FLEETS,
    SIDES,
    Card,
    Effect,
    Island,
    Leader,
    Side,
    Stage,
    unbundle,
)
from mirabilia.engine.obstacles import COMPLETE, Obstacle
from mirabilia.engine.prices import NO_FLEET, bank_coins, fleet_of
from mirabilia.errors import MirabiliaError
from mirabilia.locales import Words
from mirabilia.notation.moves import Move
from mirabilia.notation.offers import OfferedPiece, covered
from mirabilia.terminal.effects import effects_text, goods_ids, space_text
from mirabilia.terminal.table import Table

CAN: Final = "✓"
CANNOT: Final = "✗"
NEXT: Final = "▸"

Piece = Card | Leader | Island


class Phrases:
    """The words for what is on one table."""

    def __init__(self, words: Words, table: Table) -> None:
        self.words: Final = words
        self.table: Final = table

    # ---- names

    def city(self, seat: int) -> str:
        return self.words("seat-label", who=self.table.who(seat))

    def doer(self, seat: int) -> str:
        """A city before a clause that says what it does."""
        return self.words("seat-name", who=self.table.who(seat))

    def city_and_side(self, seat: int) -> str:
        """A city by its board, with the side that is played."""
        board = self.table.board_name(seat)
        city = self.table.cities[seat]
        if self.table.side(seat) is None:
            return self.words("city-title", board=board)
        return self.words("city-title-side", board=board, side=SIDES[city.side])

    def piece(self, piece: Piece) -> str:
        """A card, leader or island by its name and sign."""
        if isinstance(piece, Leader):
            return self.words("leader-title", leader=piece.id)
        if isinstance(piece, Island):
            return self.words("island-title", island=piece.id)
        return self.words("card-title", card=piece.id, colour=COLOURS[piece.colour])

    def pieces(self, pieces: Iterable[Piece]) -> str:
        return self.words.list([self.piece(piece) for piece in pieces], "series")

    def by_colour(self, cards: Iterable[Card]) -> list[str]:
        """Cards, one text for each of their colours."""
        ids: dict[int, list[str]] = {}
        for card in sorted(cards, key=lambda card: card.colour):
            ids.setdefault(card.colour, []).append(card.id)
        return [
            self.words("cards-of-colour", colour=COLOURS[colour], cards=" ".join(found))
            for colour, found in ids.items()
        ]

    def pile(self, ids: Iterable[str]) -> str:
        """Cards outside cities, in one text."""
        return "  ".join(self.by_colour(self.table.catalogue.card_by_id[id] for id in ids))

    def leader_pile(self, ids: Iterable[str]) -> str:
        return self.pieces(self.table.catalogue.leader_by_id[id] for id in ids)

    def fleet(self, fleet: int) -> str:
        return self.words("fleet-title", fleet=FLEETS[fleet])

    # ---- costs and gifts

    def cost(self, cost: int, coins: int) -> str:
        parts = [self.words("coins", coins=coins)] if coins else []
        parts += [self.words("goods", goods=goods_ids(unbundle(cost)))] if cost else []
        return self.words.list(parts, "series") or self.words("cost-nothing")

    def piece_cost(self, piece: Card | Leader) -> str:
        """The cost printed on a card or leader."""
        if isinstance(piece, Card):
            return self.cost(piece.cost, piece.coins)
        if piece.cost == COSTS_THE_AGE:
            return self.words("cost-age")
        return self.cost(0, piece.cost)

    def effects(self, effects: list[Effect]) -> str:
        return effects_text(self.words, effects)

    def stage(self, stage: Stage) -> str:
        cost = self.cost(stage.cost, stage.coins)
        return self.words("gives", what=cost, gift=self.effects(stage.effects))

    def space(self, fleet: int, step: int) -> str:
        """What a space of a ship's track shows."""
        return space_text(self.words, self.table.catalogue.tracks[fleet][step])

    def board_start(self, sides: Sequence[Side]) -> str:
        """What a board produces from the start or, if nothing, what each side gives."""
        if sides[0].start:
            return self.words("board-start", goods=" ".join(unbundle(sides[0].start)))
        gifts = [
            self.words("board-gift", side=name, gift=self.effects(side.start_effects))
            for name, side in zip(SIDES, sides, strict=True)
        ]
        return self.words.list(gifts, "clauses")

    def symbols(self, symbols: list[str]) -> str:
        """Production, symbol by symbol."""
        counted = Counter(symbols)
        shown = [
            self.words("production", goods=symbol.replace("/", " "), count=count)
            for symbol, count in counted.items()
        ]
        return self.words.list(shown, "series")

    def science(self, seat: int) -> str:
        counts = self.table.science(seat)
        shown = [
            self.words("science-count", symbol=symbol, count=count)
            for symbol, count in counts.items()
            if count
        ]
        return self.words.list(shown, "series")

    # ---- offers

    def offer(self, offer: OfferedPiece, seat: int) -> str:
        """What building this costs now, with and without a ship, or why it cannot be built."""
        if offer.build_obstacle:
            return f"{CANNOT} {self.obstacle(offer.build_obstacle, seat)}"
        return self.with_and_without(offer.builds, offer.ship_obstacle, offer.fleet, seat)

    def stage_offer(self, offer: OfferedPiece, seat: int) -> str:
        """What the next stage costs now; empty once all are built."""
        obstacle = offer.stage_obstacle
        if obstacle:
            reason = self.obstacle(obstacle, seat)
            return "" if obstacle.kind == COMPLETE else f"{CANNOT} {reason}"
        both = (offer.stages, offer.stage_ship_obstacle, offer.stage_fleet)
        return self.with_and_without(*both, seat).replace("\n", " ")

    def with_and_without(
        self, moves: list[Move], obstacle: Obstacle | None, fleet: int, seat: int
    ) -> str:
        plain = f"{CAN} {self.ways([move for move in moves if not move.ship], seat)}"
        with_ship = [move for move in moves if move.ship]
        if obstacle:
            refused = f"{CANNOT} {self.obstacle(obstacle, seat)}"
            return f"{plain}\n{self.words('ship-way', way=refused)}"
        if fleet == NO_FLEET or not with_ship:
            return plain
        sailing = f"{CAN} {self.ways(with_ship, seat)}"
        if sailing == plain:
            return self.words("ship-too", way=plain)
        return f"{plain}\n{self.words('ship-way', way=sailing)}"

    def ways(self, moves: list[Move], seat: int) -> str:
        free = [move for move in moves if move.free_by]
        first = self.payment(free[0] if free else moves[0], seat, short=True)
        if free or len(moves) == 1:
            return first
        return self.words("ways-count", way=first, count=len(moves))

    def obstacle(self, obstacle: Obstacle, seat: int, clause: bool = False) -> str:
        """Why something cannot be done: by itself, or as the end of a sentence."""
        bundles = [goods_ids(unbundle(goods)) for goods in obstacle.goods]
        return self.words(
            f"obstacle-{obstacle.kind}{'.clause' if clause else ''}",
            needs=obstacle.needs,
            has=self.table.cities[seat].coins,
            bundles=bundles_text(self.words, bundles),
        )

    # ---- payments

    def payment(self, move: Move, seat: int, short: bool = False) -> str:
        """What a move costs and who is paid, or why it costs nothing."""
        paid = self.paid(move, seat, short)
        reason = self.free_reason(move, seat)
        if reason or paid:
            return self.words.list([*([reason] if reason else []), *paid], "series")
        return self.words("way-how", how=covered(self.table.means(seat), move))

    def paid(self, move: Move, seat: int, short: bool) -> list[str]:
        bank = bank_coins(self.table.state, seat, move.action) + move.payments.get("bank", 0)
        parts = [self.words("coins" if short else "pay-bank", coins=bank)] if bank else []
        for payee, coins in move.payments.items():
            if payee == "bank":
                continue
            if short:
                parts.append(self.words("pay-side", coins=coins, side=payee))
            else:
                who = self.table.who(self.table.payee(seat, payee))
                parts.append(self.words("pay-city", coins=coins, who=who, side=payee))
        return parts

    def free_reason(self, move: Move, seat: int) -> str:
        """The board or leader that makes a card free; empty if none does."""
        if move.free_by in self.table.catalogue.leader_by_id:
            return self.words("way-leader", leader=str(move.free_by))
        if move.free_by:
            return self.words("way-right", board=move.free_by)
        parents = self.parents(move, seat)
        if parents:
            return self.words("way-chain", cards=" ".join(parent.id for parent in parents))
        return ""

    def parents(self, move: Move, seat: int) -> list[Card]:
        if move.verb != "build":
            return []
        card = self.table.catalogue.card_by_id[str(move.subject)]
        return self.table.means(seat).chain_parents(card)

    # ---- moves

    def action(self, move: Move, seat: int) -> str:
        """A move as a line of a menu of actions for one card or leader."""
        text = self.action_name(move, seat)
        if move.ship:
            fleet = fleet_of(self.table.state, seat, move.action)
            step = self.table.cities[seat].fleets[fleet] + 1
            if move.verb == "sell":
                text = self.words("action-sell-ship", fleet=FLEETS[fleet], step=step)
            else:
                text = self.words("with-ship", action=text, fleet=FLEETS[fleet], step=step)
            text = self.words("gives", what=text, gift=self.space(fleet, step))
        return self.with_payment(text, move, seat)

    def action_name(self, move: Move, seat: int) -> str:
        if move.verb != "stage":
            return self.words(f"action-{move.verb}")
        number = self.table.cities[seat].stages + 1
        gift = self.effects(self.table.stages(seat)[number - 1].effects)
        return self.words("gives", what=self.words("action-stage", stage=number), gift=gift)

    def with_payment(self, text: str, move: Move, seat: int) -> str:
        if move.verb not in ("build", "stage", "recruit"):
            return text
        return self.words("labelled", label=text, value=self.payment(move, seat))

    def choice(self, move: Move, seat: int) -> str:
        """A move in full, once it is chosen."""
        if move.verb not in ("build", "stage", "sell", "take"):
            text = self.words(f"choice-{move.verb}", what=self.what(move))
            return self.with_payment(text, move, seat)
        figures = self.piece_figures(str(move.subject))
        if move.verb == "stage":
            figures["stage"] = self.table.cities[seat].stages + 1
        if not move.ship:
            return self.with_payment(self.words(f"choice-{move.verb}", **figures), move, seat)
        fleet = fleet_of(self.table.state, seat, move.action)
        figures["fleet"] = FLEETS[fleet]
        if move.verb == "sell":
            return self.words("choice-sell-ship", **figures)
        step = self.table.cities[seat].fleets[fleet] + 1
        chosen = self.words(f"choice-{move.verb}", **figures)
        along = self.words("with-ship", action=chosen, fleet=FLEETS[fleet], step=step)
        return self.with_payment(along, move, seat)

    def what(self, move: Move) -> str | int:
        """The subject of a move as messages need it: numbers as numbers."""
        subject = move.subject or ""
        return int(subject) if move.verb in ("token", "debt") else subject

    def piece_figures(self, id: str) -> dict[str, str | int]:
        """What messages need to know about a card, or about a leader in its place."""
        card = self.table.catalogue.card_by_id.get(id)
        return {"card": id, "colour": COLOURS[card.colour] if card else "leader"}


def bundles_text(words: Words, bundles: Iterable[str]) -> str:
    """Bundles of goods of which any would help."""
    return words.list([words("goods-lacked", goods=goods) for goods in bundles], "or")


def error_text(words: Words, error: MirabiliaError) -> str:
    """What a player reads when something is impossible."""
    figures = {name: error_figure(value) for name, value in error.data.items()}
    if error.code == "missing":
        bundles = [goods_ids(goods) for goods in cast(list[dict[str, int]], error.data["goods"])]
        figures["bundles"] = bundles_text(words, bundles)
    return words(f"error-{type(error).__name__}-{error.code}", **figures)


def error_figure(value: object) -> str | float:
    """What messages choose their words by: numbers stay numbers."""
    if isinstance(value, int | float):
        return value
    return "none" if value is None else str(value)
