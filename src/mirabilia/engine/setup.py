"""Setting up: boards, shipyards, leaders, decks and the deal of an age."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import (
    EXPERT,
    GUILDS_BESIDE_PLAYERS,
    LEADERS_EACH,
    LEVELS,
    MOST_WITH_ARMADA,
    OF_CITIES,
    PURPLE,
    Catalogue,
)
from mirabilia.engine import events, rng
from mirabilia.engine.actions import LEADER
from mirabilia.engine.court import Court
from mirabilia.engine.options import Options
from mirabilia.engine.rng import Stream
from mirabilia.engine.sea import Sea
from mirabilia.engine.state import Deal, State

STARTING_COINS: Final = 3
STARTING_COINS_WITH_LEADERS: Final = 6


def starting_coins(options: Options) -> int:
    """B-6, L-1."""
    return STARTING_COINS_WITH_LEADERS if options.leaders else STARTING_COINS


def boards_in_play(catalogue: Catalogue, options: Options) -> list[int]:
    """B-4: the boards of the boxes in play."""
    boxes = options.boxes()
    return [wonder.index for wonder in catalogue.wonders if wonder.box in boxes]


def deal_boards(state: State) -> list[int]:
    """B-4: a board for each seat at random."""
    boards = boards_in_play(state.catalogue, state.options)
    Stream(state.seed, rng.BOARDS, 0).shuffle(boards)
    return boards[: len(state.cities)]


def deal_sides(state: State) -> list[int]:
    stream = Stream(state.seed, rng.SIDES, 0)
    return [stream.below(2) for _ in state.cities]


# ---- Leaders


def leaders_in_play(catalogue: Catalogue, options: Options) -> list[int]:
    """L-2: the standard leaders, the expert ones if wished, with Cities its six unless left out."""
    return [
        leader.index
        for leader in catalogue.leaders
        if options.leaders
        and (leader.group != EXPERT or options.leader_set == "expert")
        and (leader.group != OF_CITIES or (options.cities and options.cities_leaders))
    ]


def new_court(players: int) -> Court:
    return Court([[] for _ in range(players)], [[] for _ in range(players)], [])


def deal_leaders(state: State) -> None:
    """L-3: four each; the others are in the box."""
    leaders = leaders_in_play(state.catalogue, state.options)
    Stream(state.seed, rng.LEADERS, 0).shuffle(leaders)
    court = state.court
    assert court is not None
    players = len(state.cities)
    court.offers = [
        sorted(leaders[LEADERS_EACH * seat : LEADERS_EACH * (seat + 1)]) for seat in range(players)
    ]
    court.box = sorted(leaders[LEADERS_EACH * players :])
    pieces = [[LEADER + leader for leader in offer] for offer in court.offers]
    state.deals.append(Deal(0, 1, pieces))


# ---- Armada


def new_sea(catalogue: Catalogue, players: int) -> Sea:
    """A-2: three decks of islands by level."""
    decks = [
        [island.index for island in catalogue.islands if island.level == level]
        for level in range(LEVELS)
    ]
    return Sea(decks, [0] * LEVELS, [[] for _ in range(players)], [], [])


def shipyards_in_play(catalogue: Catalogue, options: Options) -> list[int]:
    """A-3, A-61, A-71: those of the edition; with eight players all."""
    return [
        shipyard.index
        for shipyard in catalogue.shipyards
        if options.armada_edition in shipyard.editions or options.players == MOST_WITH_ARMADA
    ]


def deal_shipyards(state: State) -> None:
    """A-3: a shipyard for each seat at random."""
    shipyards = shipyards_in_play(state.catalogue, state.options)
    Stream(state.seed, rng.SHIPYARDS, 0).shuffle(shipyards)
    for seat, city in enumerate(state.cities):
        city.shipyard = shipyards[seat]
        state.note(events.SHIPYARD_TAKEN, seat, shipyards[seat])


# ---- the cards of an age


def deal_hands(state: State) -> None:
    """B-7: the cards of the age, in catalogue order in each hand."""
    deck = state.decks[state.age] or shuffled_deck(state)
    size = state.options.hand_size
    hands = [deck[size * seat : size * (seat + 1)] for seat in range(len(state.cities))]
    for hand in hands:
        hand.sort()
    state.hands = hands
    # What pilots play is not remembered; see `agenda.close`.
    if state.pilot is None:
        state.deals.append(Deal(state.age, 1, [hand[:] for hand in hands]))


def shuffled_deck(state: State) -> list[int]:
    deck = plain_cards(state.catalogue, state.options, state.age)
    for drawn in draws(state.catalogue, state.options, state.age):
        cards = drawn.cards[:]
        Stream(state.seed, drawn.purpose, state.age).shuffle(cards)
        deck += cards[: drawn.count]
    Stream(state.seed, rng.DEAL, state.age).shuffle(deck)
    return deck


class Draw:
    """Cards of which some, at random and unseen, join a deck; the rest leaves the game."""

    def __init__(self, purpose: int, cards: list[int], count: int) -> None:
        self.purpose: Final = purpose
        self.cards: Final = cards
        self.count: Final = count


def draws(catalogue: Catalogue, options: Options, age: int) -> list[Draw]:
    """B-3, C-1, A-1: guilds, black cards and Armada cards."""
    players = options.deck_players()
    found: list[Draw] = []
    cards = catalogue.of_age[age]
    guilds = [card.index for card in cards if card.colour == PURPLE]
    if guilds:
        found.append(Draw(rng.GUILDS, guilds, players + GUILDS_BESIDE_PLAYERS))
    if options.cities:
        black = [card.index for card in cards if card.box == "cities"]
        found.append(Draw(rng.BLACK, black, options.players))
    if options.armada:
        ships = [
            card.index
            for card in cards
            if card.box == "armada" and card.copies[0] <= options.players
        ]
        found.append(Draw(rng.ARMADA, ships, players))
    return found


def plain_cards(catalogue: Catalogue, options: Options, age: int) -> list[int]:
    """B-2: every copy that asks for at most this many players, the guilds apart."""
    return catalogue.plain_decks[age][options.deck_players()][:]
