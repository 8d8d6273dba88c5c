"""Conflicts at the end of an age: military with diplomacy and incursions, then naval."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import ABSTAIN
from mirabilia.engine import actions, events
from mirabilia.engine.agenda import NAVAL as NAVAL_STEP
from mirabilia.engine.agenda import ask, close, push
from mirabilia.engine.bank import VICTORY_VALUES, take_defeat, take_victory
from mirabilia.engine.counting import naval_strength
from mirabilia.engine.ints import Seat
from mirabilia.engine.state import ASK_NAVAL, State, pair, pair_first, pair_second

# Naval tokens by age; the third place is the first edition's.
NAVAL_FIRST: Final = (0, 3, 5, 7)
NAVAL_SECOND: Final = (0, 1, 3, 5)
NAVAL_THIRD: Final = (0, 0, 0, 3)
NAVAL_LAST: Final = (0, -1, -2, -3)

TEAM_TOKENS: Final = 2


# ---- military


def military(state: State, _: int) -> None:
    """B-30: neighbours fight; then incursions, then the tokens of the age go back (X-3)."""
    diplomats = [city.diplomacy > 0 for city in state.cities]
    fought: list[int] = []
    if state.options.teams:
        team_conflicts(state, diplomats, fought)
    else:
        ring_conflicts(state, diplomats, fought)
    incursions(state, fought)
    for seat, city in enumerate(state.cities):
        if diplomats[seat]:
            city.diplomacy -= 1
            state.note(events.DIPLOMACY_USED, seat)


def ring_conflicts(state: State, diplomats: list[bool], fought: list[int]) -> None:
    """C-5, C-6: diplomats leave the ring, the others close it; two that are left fight once."""
    ring = [seat for seat in range(len(state.cities)) if not diplomats[seat]]
    for place, seat in enumerate(ring):
        other = ring[(place + 1) % len(ring)]
        fight_once(state, seat, other, 1, fought)


def team_conflicts(state: State, diplomats: list[bool], fought: list[int]) -> None:
    """T-6, T-7: each against the opposing neighbour, for two tokens; diplomats for fewer."""
    for seat in range(1, len(state.cities), 2):
        other = state.left(seat)
        tokens = TEAM_TOKENS - int(diplomats[seat]) - int(diplomats[other])
        if tokens:
            fight_once(state, seat, other, tokens, fought)


def incursions(state: State, fought: list[int]) -> None:
    """A-38, A-39: for one token, whatever diplomacy and teams say; no pair fights twice."""
    sea = state.sea
    if sea is None:
        return
    for packed in sea.incursions:
        fight_once(state, pair_first(packed), pair_second(packed), 1, fought)
    sea.incursions = []


def fight_once(state: State, seat: Seat, other: Seat, tokens: int, fought: list[int]) -> None:
    foes = pair(seat, other) if seat < other else pair(other, seat)
    if seat != other and foes not in fought:
        fought.append(foes)
        fight(state, seat, other, tokens)


def fight(state: State, seat: Seat, other: Seat, tokens: int) -> None:
    """B-30, B-31: compare shields; the stronger takes victories, the weaker as many defeats."""
    difference = state.cities[seat].shields - state.cities[other].shields
    if difference == 0:
        state.note(events.FOUGHT, seat, other, 0)
        return
    winner, loser = (seat, other) if difference > 0 else (other, seat)
    value = VICTORY_VALUES[state.age]
    state.note(events.FOUGHT, winner, loser, value, tokens)
    for _ in range(tokens):
        take_victory(state, winner, value, False)
        take_defeat(state, loser, winner)


# ---- naval


def ask_to_join(state: State, _: int) -> None:
    """A-37: who may stay out decides before strengths are compared."""
    push(state, [NAVAL_STEP])
    for seat, city in enumerate(state.cities):
        if city.has(ABSTAIN):
            ask(state, seat, ASK_NAVAL)


def naval(state: State, _: int) -> None:
    """A-35: all against all; T-8: each for themselves."""
    answers = close(state)
    seats: list[int] = []
    for seat, answer in enumerate(answers):
        if answer != actions.NONE and actions.chooses(answer, actions.ABSTAIN, actions.JOIN):
            state.note(events.ABSTAINED, seat)
        else:
            seats.append(seat)
    strengths = [naval_strength(state.catalogue, state.cities[seat]) for seat in seats]
    tokens = naval_tokens(strengths, state.age, state.options.armada_edition)
    for seat, strength, token in zip(seats, strengths, tokens, strict=True):
        if token:
            state.cities[seat].take_naval_token(token)
        state.note(events.NAVAL_RANKED, seat, strength, token)


def naval_prizes(age: int, edition: int) -> tuple[int, int, int, int]:
    """The tokens of an age for the first, second, third and last place, 0 for none."""
    third = NAVAL_THIRD[age] if edition == 1 else 0
    return NAVAL_FIRST[age], NAVAL_SECOND[age], third, NAVAL_LAST[age]


def naval_tokens(strengths: list[int], age: int, edition: int) -> list[int]:
    """The token of each participant, 0 for none (A-35, A-36, A-70)."""
    first, second, third, last = naval_prizes(age, edition)
    ranks = sorted(set(strengths), reverse=True)
    if len(ranks) < 2:
        return [0] * len(strengths)
    prizes = {ranks[-1]: last}
    # Places are counted among those who take no defeat.
    places = ranks[:-1]
    ties = [strengths.count(strength) > 1 for strength in places]
    if ties[0]:
        prizes[places[0]] = second
        if len(places) > 1 and not ties[1]:
            prizes[places[1]] = third
        return [prizes.get(strength, 0) for strength in strengths]
    prizes[places[0]] = first
    if len(places) > 1:
        if ties[1]:
            prizes[places[1]] = third
        else:
            prizes[places[1]] = second
            if len(places) > 2 and not ties[2]:
                prizes[places[2]] = third
    return [prizes.get(strength, 0) for strength in strengths]
