"""Points: the lines of the score sheet and who has won (B-50 to B-52)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mirabilia.catalog.kinds import (
    AT_END,
    AT_END_KINDS,
    BURY_LEADER,
    MASK,
    POINTS,
    POINTS_IF_COMPLETE,
    POINTS_IF_MOST,
    POINTS_IF_ONLY_LEADER,
    POINTS_IF_RICHEST,
    POINTS_IF_UNDEFEATED,
    POINTS_PER,
    POINTS_PER_CHOSEN_COLOUR,
    POINTS_PER_COINS,
    POINTS_PER_SET,
    POINTS_PER_SYMBOL_SET,
    POINTS_PER_TOKEN,
    POINTS_PER_VICTORY_PAIR,
    REPLACE_SYMBOL,
    SYMBOL,
    SYMBOL_CHOICE,
    SYMBOL_MOST,
    check_kinds,
)
from mirabilia.catalog.model import (
    BLUE_FLEET,
    COLOURS,
    COSTS_THE_AGE,
    GREEN,
    PURPLE,
    Effect,
)
from mirabilia.engine.counting import cards_in, colours_in, count
from mirabilia.engine.ints import Seat
from mirabilia.engine.options import Options
from mirabilia.engine.prices import stages_of
from mirabilia.engine.science import SET_OF_SYMBOLS, Symbols, best_counts, science
from mirabilia.engine.state import State

LINES: Final = (
    "military",
    "treasury",
    "wonder",
    "blue",
    "yellow",
    "green",
    "purple",
    "leaders",
    "black",
    "naval",
    "islands",
)
MILITARY: Final = 0
TREASURY: Final = 1
WONDER: Final = 2
BLUE_LINE: Final = 3
GREEN_LINE: Final = 5
PURPLE_LINE: Final = 6
LEADERS_LINE: Final = 7
NAVAL_LINE: Final = 9
ISLANDS_LINE: Final = 10

COINS_PER_POINT: Final = 3
MOST_FOR_A_PURPLE_CARD: Final = 10

# Points that a card's effects give go to the line of its colour; no other colour gives any.
_LINE_OF_COLOUR: Final = [LINES.index(colour) if colour in LINES else -1 for colour in COLOURS]


def lines_in_play(options: Options) -> list[int]:
    """B-50: the lines that the boxes in play fill."""
    lines = list(range(LEADERS_LINE))
    if options.leaders:
        lines.append(LEADERS_LINE)
    if options.cities:
        lines.append(LINES.index("black"))
    if options.armada:
        lines += [NAVAL_LINE, ISLANDS_LINE]
    return lines


def score(state: State, seat: Seat) -> list[int]:
    """B-50: the points of a seat as things stand, line by line. Changes nothing."""
    city = state.cities[seat]
    catalogue = state.catalogue
    lines = [0] * len(LINES)
    lines[MILITARY] = sum_of(city.victories) - city.defeats
    lines[TREASURY] = city.coins // COINS_PER_POINT - city.debts
    symbols = Symbols()
    score_cards(state, seat, symbols, lines)
    side = catalogue.wonders[city.board].sides[city.side]
    for number in range(city.stages):
        lines[WONDER] += points_of(state, seat, side.stages[number].effects, symbols, False)
    for index in city.leaders:
        effects = catalogue.leaders[index].effects
        lines[LEADERS_LINE] += points_of(state, seat, effects, symbols, False)
    for index in city.islands:
        effects = catalogue.islands[index].effects
        lines[ISLANDS_LINE] += points_of(state, seat, effects, symbols, True)
    if city.graves:
        lines[WONDER] += grave_points(state, seat)
    if state.sea is not None:
        # the blue fleet counts in the blue line.
        lines[BLUE_LINE] += catalogue.tracks[BLUE_FLEET][city.fleets[BLUE_FLEET]].points
        lines[NAVAL_LINE] = sum_of(city.naval_tokens)
    score_science(state, seat, symbols, lines)
    return lines


def sum_of(numbers: list[int]) -> int:
    """The sum of some numbers (compiled, this is much quicker than `sum`)."""
    found = 0
    for number in numbers:
        found += number
    return found


def score_cards(state: State, seat: Seat, symbols: Symbols, lines: list[int]) -> None:
    """Add what cards give, each in the line of its colour."""
    for index in state.cities[seat].cards:
        card = state.catalogue.cards[index]
        points = points_of(state, seat, card.effects, symbols, False)
        if points:
            if card.colour == PURPLE and state.sea is not None:
                # each purple card is worth at most 10.
                points = min(points, MOST_FOR_A_PURPLE_CARD)
            line = _LINE_OF_COLOUR[card.colour]
            assert line >= 0
            lines[line] += points


def score_science(state: State, seat: Seat, symbols: Symbols, lines: list[int]) -> None:
    """B-51, L-24, L-30: the green line, and what leaders give for sets in theirs."""
    more = symbols.set_bonus
    if symbols.is_plain() and not more:
        own = symbols.own
        choices = symbols.choices + symbols.island_choices
        lines[GREEN_LINE] += science(own[0], own[1], own[2], choices, SET_OF_SYMBOLS)
        return
    if symbols.masks:
        symbols.copied = neighbours_symbols(state, seat)
    first, second, third = best_counts(symbols, SET_OF_SYMBOLS + more)
    lines[GREEN_LINE] += science(first, second, third, 0, SET_OF_SYMBOLS)
    lines[LEADERS_LINE] += more * min(first, second, third)


def neighbours_symbols(state: State, seat: Seat) -> list[int]:
    """C-8: the printed symbols of the neighbours' green cards."""
    found = [0, 0, 0]
    for neighbour in (state.left(seat), state.right(seat)):
        for index in state.cities[neighbour].cards:
            card = state.catalogue.cards[index]
            if card.colour == GREEN:
                for effect in card.effects:
                    if effect.kind == SYMBOL:
                        found[effect.what] += 1
    return found


def grave_points(state: State, seat: Seat) -> int:
    """L-40: twice the printed cost of each buried leader; a fixed sum where it goes by age."""
    city = state.cities[seat]
    stages = stages_of(state.catalogue, city)
    burial = next(e for stage in stages for e in stage.effects if e.kind == BURY_LEADER)
    points = 0
    for index in city.graves:
        cost = state.catalogue.leaders[index].cost
        points += burial.what if cost == COSTS_THE_AGE else burial.amount * cost
    return points


def points_of(
    state: State, seat: Seat, effects: list[Effect], symbols: Symbols, on_island: bool
) -> int:
    """B-34, B-36, B-37: what effects are worth at the end; science symbols are only collected."""
    points = 0
    for effect in effects:
        if effect.time != AT_END:
            continue
        kind = effect.kind
        # The most common kinds are not looked up.
        if kind == POINTS:
            points += effect.amount
        elif kind == POINTS_PER:
            points += effect.amount * count(state, seat, effect)
        elif kind == SYMBOL:
            symbols.own[effect.what] += 1
        elif kind in _POINTS:
            points += _POINTS[kind](state, seat, effect)
        else:
            _COLLECT[kind](symbols, effect, on_island)
    return points


# ---- what only counts at the end, kind by kind


def if_complete(state: State, seat: Seat, effect: Effect) -> int:
    """B-37: for the complete own wonder."""
    city = state.cities[seat]
    stages = stages_of(state.catalogue, city)
    return effect.amount if city.stages == len(stages) else 0


def per_set(state: State, seat: Seat, effect: Effect) -> int:
    """L-24: for each set of cards of these colours."""
    colours = state.cities[seat].colours
    return effect.amount * min([colours[colour] for colour in colours_in(effect.what)])


def per_coins(state: State, seat: Seat, effect: Effect) -> int:
    """L-24: for each full number of coins."""
    return effect.amount * (state.cities[seat].coins // effect.what)


def if_undefeated(state: State, seat: Seat, effect: Effect) -> int:
    """L-31: without any defeat token."""
    return 0 if state.cities[seat].defeats else effect.amount


def if_only_leader(state: State, seat: Seat, effect: Effect) -> int:
    """L-31: as the only leader that lies face up."""
    return effect.amount if len(state.cities[seat].leaders) == 1 else 0


def per_victory_pair(state: State, seat: Seat, effect: Effect) -> int:
    """L-31: for each pair of equal victory tokens their value again."""
    victories = state.cities[seat].victories
    return sum(value * (victories.count(value) // 2) for value in set(victories))


def if_richest(state: State, seat: Seat, effect: Effect) -> int:
    """L-31: with more coins than each neighbour."""
    coins = [city.coins for city in state.cities]
    return effect.amount if exceeds_neighbours(state, seat, coins) else 0


def if_most(state: State, seat: Seat, effect: Effect) -> int:
    """L-31: with more cards of a colour than each neighbour."""
    counts = [cards_in(city, effect.what) for city in state.cities]
    return effect.amount if exceeds_neighbours(state, seat, counts) else 0


def exceeds_neighbours(state: State, seat: Seat, figures: list[int]) -> bool:
    return figures[seat] > figures[state.left(seat)] and figures[seat] > figures[state.right(seat)]


def per_token(state: State, seat: Seat, effect: Effect) -> int:
    """C-9: for each victory token of a value."""
    return effect.amount * state.cities[seat].victories.count(effect.what)


def per_chosen_colour(state: State, seat: Seat, effect: Effect) -> int:
    """A-50, D-20: for each card of the one colour that counts most."""
    return effect.amount * max(state.cities[seat].colours)


_POINTS: Final[dict[int, Callable[[State, int, Effect], int]]] = {
    POINTS_IF_COMPLETE: if_complete,
    POINTS_PER_SET: per_set,
    POINTS_PER_COINS: per_coins,
    POINTS_IF_UNDEFEATED: if_undefeated,
    POINTS_IF_ONLY_LEADER: if_only_leader,
    POINTS_PER_VICTORY_PAIR: per_victory_pair,
    POINTS_IF_RICHEST: if_richest,
    POINTS_IF_MOST: if_most,
    POINTS_PER_TOKEN: per_token,
    POINTS_PER_CHOSEN_COLOUR: per_chosen_colour,
}


# ---- science, kind by kind


def choice(symbols: Symbols, effect: Effect, on_island: bool) -> None:
    """B-34, A-32: symbols of islands cannot be replaced, so they are counted apart."""
    if on_island:
        symbols.island_choices += 1
    else:
        symbols.choices += 1


def of_the_most(symbols: Symbols, effect: Effect, on_island: bool) -> None:
    """L-30, A-50: one more of the kind of which there are most."""
    if on_island:
        symbols.island_most += 1
    else:
        symbols.most += 1


def mask(symbols: Symbols, effect: Effect, on_island: bool) -> None:
    symbols.masks += effect.amount


def replacement(symbols: Symbols, effect: Effect, on_island: bool) -> None:
    symbols.replaced += effect.amount


def per_symbol_set(symbols: Symbols, effect: Effect, on_island: bool) -> None:
    """L-24: more points for each set of symbols."""
    symbols.set_bonus += effect.amount


_COLLECT: Final[dict[int, Callable[[Symbols, Effect, bool], None]]] = {
    SYMBOL_CHOICE: choice,
    SYMBOL_MOST: of_the_most,
    MASK: mask,
    REPLACE_SYMBOL: replacement,
    POINTS_PER_SYMBOL_SET: per_symbol_set,
}
check_kinds([POINTS, POINTS_PER, SYMBOL, *_POINTS, *_COLLECT], AT_END_KINDS)


# ---- who has won


def ranking(totals: list[int], coins: list[int], teams: bool) -> list[int]:
    """B-52, T-9: the place of each seat, 1 for the best; in teams, that of the team."""
    keys = list(zip(totals, coins, strict=True))
    if teams:
        # T-1: the seat of the mate differs in the last bit (see `State.mate`).
        sums = [
            (totals[seat] + totals[seat ^ 1], coins[seat] + coins[seat ^ 1])
            for seat in range(len(totals))
        ]
        return [1 + sum(other > key for other in sums[::2]) for key in sums]
    return [1 + sum(other > key for other in keys) for key in keys]
