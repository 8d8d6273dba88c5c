"""What a seat may see: the one place where things are hidden.

    zone                     hidden from
    hands, leaders included  everybody but their holder and, in teams, the team mate (T-2)
    offers of leaders        likewise
    offers of islands        everybody but who looks at them
    the discard pile         everybody but who is looking through it
    cards under stages       everybody but their owner
    the box of leaders       everybody
    answers not yet revealed everybody but who gave them, that there is one included
    the seed, decks to come  everybody
    cards played face down   everybody but who played them
    whether there was choice everybody but who had it (a lone legal answer tells of the hand)

A seat's eyes are a state like any other in which what it may not see is `UNKNOWN`. What it has
seen before is in `history.sightings`. `NOBODY` at the table sees what is open to all.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import AGES
from mirabilia.engine.actions import NONE, UNKNOWN, is_face_down, with_subject
from mirabilia.engine.city import City
from mirabilia.engine.court import Court
from mirabilia.engine.events import NOBODY
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.sea import Sea
from mirabilia.engine.state import (
    ASK_DISCARD,
    LEFT_OVER,
    Deal,
    State,
    entry_action,
    entry_asked,
    entry_seat,
    log_entry,
)

NO_SEED: Final = 0
NO_DECKS: Final[list[list[int]]] = [[] for _ in range(AGES + 1)]


def seen_by(state: State, seat: Seat) -> State:
    """The game as a seat sees it, or as it is open to all."""
    eyes = open_to(state, state.team(seat) if seat != NOBODY else [], seat)
    if seat != NOBODY:
        if state.asked[seat] == ASK_DISCARD:
            eyes.discard = state.discard
        eyes.legal[seat] = state.legal[seat]
        eyes.answers[seat] = state.answers[seat]
    return eyes


def open_to(state: State, team: list[Seat], seat: Seat) -> State:
    """What lies on the table, and the hands of a team."""
    eyes = State(
        state.catalogue,
        state.options,
        NO_SEED,
        [
            city if owner == seat else with_hidden_cards(city)
            for owner, city in enumerate(state.cities)
        ],
        hidden_but(state.hands, team),
        hidden(state.discard),
        NO_DECKS,
        state.agenda,
        state.asked,
        [NONE] * len(state.cities),
        [[] for _ in state.cities],
        hidden(state.old_discard),
        [Deal(deal.age, deal.turn, [hidden(hand) for hand in deal.hands]) for deal in state.deals],
        [seen_entry(entry, seat) for entry in state.log],
    )
    eyes.age = state.age
    eyes.turn = state.turn
    eyes.queue = state.queue
    eyes.reached = state.reached
    eyes.picks = state.picks
    eyes.losses = state.losses
    eyes.court = None if state.court is None else seen_court(state.court, team)
    eyes.sea = None if state.sea is None else seen_sea(state.sea, seat)
    return eyes


def own_table(eyes: State) -> State:
    """What a seat sees, to keep: it stays as it is when the game goes on.

    History and hidden cards are made for each pair of eyes: they need no copy.
    """
    twin = State(
        eyes.catalogue,
        eyes.options,
        NO_SEED,
        [own_city(eyes, city) for city in eyes.cities],
        [hand[:] for hand in eyes.hands],
        sorted(eyes.discard),
        NO_DECKS,
        eyes.agenda[:],
        eyes.asked[:],
        eyes.answers,
        eyes.legal,
        eyes.old_discard,
        eyes.deals,
        eyes.log,
    )
    twin.age = eyes.age
    twin.turn = eyes.turn
    twin.take_unsettled(eyes)
    twin.court = None if eyes.court is None else eyes.court.copy()
    twin.sea = None if eyes.sea is None else eyes.sea.copy()
    return twin


def own_city(eyes: State, city: City) -> City:
    """A city as a position says it: what only Leaders has is as usual without it."""
    twin = city.copy()
    if not eyes.options.leaders:
        twin.purse = city.coins
        twin.bonus_taken = False
        twin.free_used = 0
    # Effects last in the order of cards, stages, leaders and islands.
    if len(twin.lasting) > 1:
        twin.remember(eyes.catalogue)
    return twin


def seen_court(court: Court, team: list[Seat]) -> Court:
    eyes = Court(hidden_but(court.offers, team), hidden_but(court.hands, team), hidden(court.box))
    eyes.draws = court.draws
    return eyes


def seen_sea(sea: Sea, seat: Seat) -> Sea:
    """The decks are open by exclusion: every island that is not there lies in a city."""
    offers = hidden_but(sea.offers, [seat])
    return Sea(sea.decks, sea.draws, offers, sea.explorers, sea.incursions)


def hidden(cards: list[int]) -> list[int]:
    return [UNKNOWN] * len(cards)


def hidden_but(hands: list[list[int]], seers: list[Seat]) -> list[list[int]]:
    return [hand if seat in seers else hidden(hand) for seat, hand in enumerate(hands)]


def with_hidden_cards(city: City) -> City:
    if not city.under_stages:
        return city
    twin = city.copy()
    twin.under_stages = hidden(city.under_stages)
    return twin


def face_up(action: Action) -> Action:
    """An action as the others see it."""
    return with_subject(action, UNKNOWN) if is_face_down(action) else action


def seen_entry(entry: int, seat: Seat) -> int:
    """An entry of the log as a seat knows it."""
    if entry_seat(entry) == seat:
        return entry
    asked = entry_asked(entry)
    action = face_up(entry_action(entry))
    return log_entry(entry_seat(entry), asked, action, asked < LEFT_OVER)
