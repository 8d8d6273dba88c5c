"""Setting up: boards, decks and the deal of an age (B-1 to B-7)."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import PURPLE, Catalogue
from mirabilia.engine import rng
from mirabilia.engine.rng import Stream
from mirabilia.engine.state import Deal, State

STARTING_COINS: Final = 3
GUILDS_BESIDE_PLAYERS: Final = 2


def deal_boards(state: State) -> list[int]:
    """B-4: a board for each seat at random."""
    boards = [wonder.index for wonder in state.catalogue.wonders]
    Stream(state.seed, rng.BOARDS, 0).shuffle(boards)
    return boards[: len(state.cities)]


def deal_sides(state: State) -> list[int]:
    stream = Stream(state.seed, rng.SIDES, 0)
    return [stream.below(2) for _ in state.cities]


def deal_hands(state: State) -> None:
    """B-7: the cards of the age, in catalogue order in each hand."""
    deck = state.decks[state.age] or shuffled_deck(state)
    size = state.options.hand_size()
    hands = [sorted(deck[size * seat : size * (seat + 1)]) for seat in range(len(state.cities))]
    state.hands = hands
    state.deals.append(Deal(state.age, 1, [hand[:] for hand in hands]))


def shuffled_deck(state: State) -> list[int]:
    players = len(state.cities)
    deck = plain_cards(state.catalogue, players, state.age)
    guilds = guild_cards(state.catalogue, state.age)
    if guilds:
        Stream(state.seed, rng.GUILDS, 0).shuffle(guilds)
        deck += guilds[: players + GUILDS_BESIDE_PLAYERS]
    Stream(state.seed, rng.DEAL, state.age).shuffle(deck)
    return deck


def plain_cards(catalogue: Catalogue, players: int, age: int) -> list[int]:
    """B-2: every copy that asks for at most this many players, the guilds apart."""
    return [
        card.index
        for card in catalogue.cards
        if card.age == age and card.colour != PURPLE
        for asks in card.copies
        if asks <= players
    ]


def guild_cards(catalogue: Catalogue, age: int) -> list[int]:
    """B-3: the guilds that may come into an age."""
    return [card.index for card in catalogue.cards if card.age == age and card.colour == PURPLE]
