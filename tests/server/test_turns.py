"""Thinking is shared fairly: who thinks next, for how long, and who is cut short."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.server.limits import Limits
from mirabilia.server.messages.tables import SHORTEST_THOUGHT
from mirabilia.server.pace import Pace, Taken
from mirabilia.server.turns import (
    BETWEEN_LOOKS,
    PATIENCE,
    PAUSE_ALONE,
    Busy,
    Turn,
    Turns,
    Urgency,
    Wish,
)
from tests.support.hypotheses import examples

LIMITS = Limits()
# How long a bot takes to end its thought when it is hurried.
LATENCY = 0.15
QUICK = 0.005


class Thinking:
    """Thoughts in a time of our own: what `thinkers` does, without processes."""

    def __init__(self, places: int, limits: Limits = LIMITS) -> None:
        self.turns = Turns(places, limits)
        self.now = 0.0
        self.events: list[tuple[float, int, Turn | Wish]] = []
        self.numbers = count()
        self.waited: dict[Wish, float] = {}
        self.lasted: dict[Wish, float] = {}
        self.granted: dict[Wish, float] = {}
        self.running: dict[Turn, float] = {}

    def want(self, wish: Wish, at: float) -> Wish:
        heapq.heappush(self.events, (at, next(self.numbers), wish))
        return wish

    def run(self, until: float) -> None:
        while True:
            look = self.turns.look_again(self.now)
            following = min(look or until, self.events[0][0] if self.events else until)
            if following >= until:
                self.now = until
                return
            self.now = following
            while self.events and self.events[0][0] <= self.now:
                self.happen(heapq.heappop(self.events)[2])
            self.step()

    def happen(self, event: Turn | Wish) -> None:
        if isinstance(event, Wish):
            self.turns.add(event, self.now)
        elif event in self.running:
            del self.running[event]
            self.lasted[event.wish] = self.now - event.since
            self.turns.end(event, self.now)

    def step(self) -> None:
        for turn in self.turns.start(self.now):
            self.waited[turn.wish] = self.now - turn.wish.since
            self.granted[turn.wish] = turn.seconds
            self.running[turn] = self.now
            self.end_later(turn, min(turn.seconds, turn.wish.usual))
        for turn in self.turns.cut(self.now):
            self.end_later(turn, LATENCY)

    def end_later(self, turn: Turn, seconds: float) -> None:
        heapq.heappush(self.events, (self.now + seconds, next(self.numbers), turn))


def wish(
    guest: str,
    table: str = "",
    seconds: float = 30.0,
    urgency: Urgency = Urgency.PEOPLE,
    usual: float | None = None,
    origin: str | None = None,
) -> Wish:
    table = table or f"table of {guest}"
    made = Wish("master", guest, table, seconds, lambda: urgency, origin=origin)
    made.usual = seconds if usual is None else usual
    return made


def masters(thinking: Thinking, guest: str, tables: int, rounds: int) -> list[Wish]:
    """All seats of some tables want 30 seconds, again and again."""
    return [
        thinking.want(wish(guest, f"{guest} {table}"), 0.0)
        for _ in range(rounds)
        for table in range(tables)
        for _ in range(6)
    ]


def quick_bots(thinking: Thinking, guests: int, seconds: int) -> list[Wish]:
    """Three bots at a table of each guest, every other second."""
    return [
        thinking.want(wish(f"guest {guest}", usual=QUICK), second + guest / guests)
        for second in range(0, seconds, 2)
        for guest in range(guests)
        for _ in range(3)
    ]


# ---- one guest cannot stop the others


@pytest.mark.parametrize(("places", "longest"), [(1, 0.6), (2, 0.05), (4, 0.05)])
def test_three_tables_of_masters_do_not_stop_the_bots_of_others(
    places: int, longest: float
) -> None:
    thinking = Thinking(places)
    masters(thinking, "heavy", tables=3, rounds=1)
    others = quick_bots(thinking, guests=20, seconds=60)
    thinking.run(until=62)
    assert len([one for one in others if one in thinking.lasted]) == len(others)
    assert max(thinking.waited[one] for one in others) < longest


# The least that a table can let its bots think, and as much as a quick thought may take.
SHORT = [SHORTEST_THOUGHT, LIMITS.quick_thought]


def of_one_address(
    thinking: Thinking, guests: int, tables: int, seconds: float, usual: float | None = None
) -> None:
    """All seats of the tables of some guests want thoughts without end."""
    for guest in range(guests):
        for table in range(tables):
            for _ in range(int(20 / (usual or seconds))):
                name = f"heavy {guest}"
                made = wish(name, f"{name} {table}", seconds, usual=usual, origin="there")
                thinking.want(made, 0.0)


@pytest.mark.parametrize("seconds", SHORT)
@pytest.mark.parametrize(("guests", "tables"), [(1, 3), (20, 1)])
def test_masters_that_think_for_a_short_time_do_not_stop_them_either(
    guests: int, tables: int, seconds: float
) -> None:
    """Of one guest, or of many of one address."""
    thinking = Thinking(2, Limits(thoughts_by_guest=6))
    of_one_address(thinking, guests, tables, seconds)
    others = quick_bots(thinking, guests=20, seconds=10)
    thinking.run(until=12)
    assert len([one for one in others if one in thinking.lasted]) == len(others)
    assert max(thinking.waited[one] for one in others) < 0.05


def test_many_guests_of_one_address_have_the_share_of_one_of_another() -> None:
    """With quick bots too, which nobody cuts short."""
    thinking = Thinking(1, Limits(thoughts_by_guest=6))
    of_one_address(thinking, guests=20, tables=1, seconds=1.0, usual=4 * QUICK)
    others = quick_bots(thinking, guests=20, seconds=10)
    thinking.run(until=12)
    assert len([one for one in others if one in thinking.lasted]) == len(others)
    assert max(thinking.waited[one] for one in others) < 0.1


@pytest.mark.parametrize("places", [1, 2])
def test_a_long_thought_of_another_waits_for_a_fair_turn_at_most(places: int) -> None:
    thinking = Thinking(places)
    masters(thinking, "heavy", tables=3, rounds=1)
    other = thinking.want(wish("other"), 10.0)
    thinking.run(until=50)
    assert thinking.waited[other] <= LIMITS.fair_thought + BETWEEN_LOOKS + LATENCY


def test_who_is_alone_thinks_for_as_long_as_they_want() -> None:
    thinking = Thinking(1)
    wishes = masters(thinking, "only", tables=1, rounds=2)
    thinking.run(until=361)
    assert [thinking.lasted[one] for one in wishes] == [30.0] * 12


def test_tables_of_one_guest_take_turns_and_seats_of_one_table_do_not() -> None:
    thinking = Thinking(1)
    first = [thinking.want(wish("only", "one"), 0.0) for _ in range(2)]
    thinking.run(until=35)
    assert thinking.lasted[first[0]] == 30
    other = thinking.want(wish("only", "two"), 35.0)
    thinking.run(until=40)
    assert thinking.lasted[first[1]] < 6
    assert thinking.waited[other] < 1


def test_no_thought_is_cut_before_it_has_had_its_time() -> None:
    thinking = Thinking(1)
    long = thinking.want(wish("one"), 0.0)
    thinking.want(wish("two", usual=QUICK), 0.01)
    thinking.run(until=5)
    assert thinking.lasted[long] >= LIMITS.shortest_thought
    long = thinking.want(wish("one"), 5.0)
    thinking.want(wish("two"), 5.01)
    thinking.run(until=10)
    assert thinking.lasted[long] >= LIMITS.fair_thought


def test_nobody_is_cut_for_a_thought_that_begins_in_a_moment() -> None:
    thinking = Thinking(2)
    long = thinking.want(wish("one"), 0.0)
    for number in range(5):
        thinking.want(wish(f"guest {number}", usual=QUICK), 10.0)
    thinking.run(until=40)
    assert 5 * QUICK < PATIENCE
    assert thinking.lasted[long] == 30


def test_the_first_of_several_places_is_kept_for_thoughts_of_a_moment() -> None:
    thinking = Thinking(2)
    masters(thinking, "one", 1, 1)
    thinking.run(until=1)
    assert [turn.place for turn in thinking.running] == [1]


def test_which_thoughts_are_quick_can_be_set() -> None:
    """For others a thought is cut short no sooner than for one that takes long."""
    thinking = Thinking(1, Limits(quick_thought=QUICK / 2))
    long = thinking.want(wish("one"), 0.0)
    thinking.want(wish("two", usual=QUICK), 0.01)
    thinking.run(until=5)
    assert thinking.lasted[long] >= LIMITS.fair_thought


def test_which_thoughts_take_only_a_moment_can_be_set() -> None:
    """What masters take is short enough for that place too, if the operator says so."""
    thinking = Thinking(2, Limits(momentary_thought=31.0))
    masters(thinking, "one", 1, 1)
    thinking.run(until=1)
    assert {turn.place for turn in thinking.running} == {0, 1}


# ---- shares


def used(thinking: Thinking, wishes: list[Wish]) -> float:
    return sum(thinking.lasted.get(one, 0.0) for one in wishes)


def test_a_guest_with_many_tables_gets_no_more_than_one_with_one() -> None:
    thinking = Thinking(1, Limits(thinking_budget=10_000.0))
    many = masters(thinking, "many", tables=5, rounds=4)
    one = masters(thinking, "one", tables=1, rounds=20)
    thinking.run(until=200)
    assert used(thinking, many) + used(thinking, one) > 195
    assert used(thinking, many) == pytest.approx(used(thinking, one), rel=0.05)


def test_the_tables_of_a_guest_get_the_same() -> None:
    thinking = Thinking(1)
    first = [thinking.want(wish("one", "first"), 0.0) for _ in range(15)]
    second = [thinking.want(wish("one", "second"), 0.0) for _ in range(15)]
    thinking.run(until=60)
    assert used(thinking, first) == pytest.approx(used(thinking, second), abs=2)


def test_who_was_away_has_saved_nothing_up() -> None:
    thinking = Thinking(1)
    here = masters(thinking, "here", tables=2, rounds=10)
    back = thinking.want(wish("back"), 0.0)
    thinking.run(until=300)
    assert thinking.lasted[back] > 0
    before = used(thinking, here)
    again = [thinking.want(wish("back"), 300.0) for _ in range(10)]
    thinking.run(until=330)
    assert used(thinking, again) == pytest.approx(used(thinking, here) - before, abs=3)


def test_guests_who_owe_nothing_are_forgotten() -> None:
    thinking = Thinking(4)
    for number in range(400):
        thinking.want(wish(f"guest {number}", usual=QUICK), number / 10)
    thinking.run(until=200)
    assert len(thinking.lasted) == 400
    assert len(thinking.turns.accounts) <= 201
    assert len(thinking.turns.guests.used) <= 201


# ---- who goes first


def order_of(wishes: list[Wish]) -> list[int]:
    """In which order thoughts begin that wait while another one ends."""
    thinking = Thinking(1)
    thinking.want(wish("somebody", usual=QUICK), 0.0)
    for one in wishes:
        thinking.want(one, 0.001)
    thinking.run(until=10)
    starts = [one.since + thinking.waited[one] for one in wishes]
    return sorted(range(len(wishes)), key=lambda number: starts[number])


def test_help_goes_before_people_and_people_before_tables_without_any() -> None:
    alone = wish("a", usual=QUICK, urgency=Urgency.ALONE)
    people = wish("b", usual=QUICK)
    soon = wish("c", seconds=1.0, urgency=Urgency.SOON)
    assert order_of([alone, people, soon]) == [2, 1, 0]


def test_a_long_thought_of_a_stand_in_is_like_any_other() -> None:
    stand_in = wish("a", seconds=2.0, urgency=Urgency.SOON)
    people = wish("b", usual=QUICK)
    assert order_of([people, stand_in]) == [0, 1]


def test_people_who_come_make_a_table_urgent() -> None:
    thinking = Thinking(1)
    thinking.want(wish("somebody", seconds=0.5), 0.0)
    urgency = [Urgency.ALONE]
    early = Wish("master", "a", "a", 0.1, lambda: urgency[0])
    late = wish("b", seconds=0.1)
    thinking.want(early, 0.01)
    thinking.want(late, 0.02)
    thinking.run(until=0.4)
    urgency[0] = Urgency.PEOPLE
    thinking.run(until=5)
    assert thinking.waited[early] < thinking.waited[late]


def test_tables_without_people_do_not_fill_the_server_with_moves() -> None:
    thinking = Thinking(1)
    wishes = [wish("a", usual=0.001, urgency=Urgency.ALONE) for _ in range(30)]
    for one in wishes:
        thinking.want(one, 0.0)
    thinking.run(until=1)
    assert len(thinking.lasted) <= 1 / PAUSE_ALONE


# ---- budgets


def test_who_has_used_up_the_budget_stands_back_until_it_is_refilled() -> None:
    thinking = Thinking(1)
    for _ in range(3):
        thinking.want(wish("heavy", seconds=30.0), 0.0)
    for at, stands_back in ((91.0, True), (151.0, False)):
        thinking.run(until=at)
        thinking.want(wish("somebody", seconds=0.2), at)
        heavy = thinking.want(wish("heavy", seconds=0.2), at + 0.01)
        alone = thinking.want(wish("other", seconds=0.2, urgency=Urgency.ALONE), at + 0.02)
        thinking.run(until=at + 2)
        assert (thinking.waited[alone] < thinking.waited[heavy]) == stands_back


def test_thoughts_get_shorter_with_the_budget_but_never_too_short() -> None:
    thinking = Thinking(1, Limits(thinking_budget=5.0, fair_thought=30.0))
    wishes = [thinking.want(wish("heavy"), 0.0) for _ in range(4)]
    thinking.want(wish("other"), 0.0)
    thinking.run(until=200)
    granted = [thinking.granted[one] for one in wishes]
    assert granted[0] == 5.0
    assert min(granted) >= LIMITS.shortest_thought
    # Nobody else waits for the last ones.
    assert granted[-1] == 30.0


def test_a_debt_is_never_larger_than_the_budget() -> None:
    thinking = Thinking(1)
    masters(thinking, "heavy", 1, 5)
    thinking.run(until=900)
    account = thinking.turns.accounts["heavy"]
    assert account.left_at(thinking.now) >= -LIMITS.thinking_budget


# ---- bounds


def test_a_guest_is_advised_about_one_thing_at_a_time() -> None:
    turns = Turns(1)
    first = Wish("master", "ada", "one", 1.0, lambda: Urgency.SOON, advice=True)
    turns.add(first, 0.0)
    second = Wish("master", "ada", "two", 1.0, lambda: Urgency.SOON, advice=True)
    with pytest.raises(Busy):
        turns.add(second, 0.0)
    turns.add(Wish("master", "ben", "two", 1.0, lambda: Urgency.SOON, advice=True), 0.0)
    (turn,) = turns.start(0.0)
    assert turn.wish is first
    with pytest.raises(Busy):
        turns.add(second, 0.5)
    turns.end(turn, 1.0)
    turns.add(second, 1.0)


def test_advice_is_refused_when_too_many_wait() -> None:
    turns = Turns(1, Limits(thoughts_by_guest=2, thoughts=3))
    turns.add(wish("ada"), 0.0)
    assert not turns.is_crowded("ada")
    turns.add(wish("ada"), 0.0)
    assert turns.is_crowded("ada")
    assert not turns.is_crowded("cem")
    turns.add(wish("ben"), 0.0)
    assert turns.is_crowded("cem")
    with pytest.raises(Busy):
        turns.add(Wish("master", "cem", "one", 1.0, lambda: Urgency.SOON, advice=True), 0.0)


def test_those_beyond_the_bound_stand_in_line() -> None:
    thinking = Thinking(1, Limits(thoughts_by_guest=2))
    wishes = [thinking.want(wish("ada", usual=QUICK), 0.0) for _ in range(10)]
    thinking.run(until=0.001)
    account = thinking.turns.accounts["ada"]
    assert (len(account.waiting), len(account.line)) == (2, 7)
    thinking.turns.withdraw(account.waiting[0])
    thinking.turns.withdraw(account.line[-1])
    assert (len(account.waiting), len(account.line)) == (2, 5)
    thinking.run(until=10)
    assert len(thinking.lasted) == len(wishes) - 2


# ---- whatever happens

GUESTS = st.sampled_from("abc")
WISHES = st.tuples(
    GUESTS,
    st.integers(0, 2),
    st.floats(0.1, 6.0),
    st.sampled_from(list(Urgency)),
    st.floats(0.001, 1.0),
    st.floats(0.0, 10.0),
)


def checked(thinking: Thinking) -> Iterator[Turn]:
    """Run until nothing is left to do, and look at what runs every two seconds."""
    while thinking.events or thinking.turns.number_waiting:
        thinking.run(thinking.now + 2)
        yield from thinking.running
        assert len(thinking.running) + len(thinking.turns.free) == PLACES
        for account in thinking.turns.accounts.values():
            assert len(account.waiting) <= BOUND


PLACES, BOUND = 2, 4


@examples(60)
@given(st.lists(WISHES, max_size=10))
def test_every_thought_has_its_turn_within_its_bounds(
    wanted: list[tuple[str, int, float, Urgency, float, float]],
) -> None:
    thinking = Thinking(PLACES, Limits(thoughts_by_guest=BOUND))
    wishes = [
        thinking.want(wish(guest, f"{guest} {table}", seconds, urgency, seconds * share), at)
        for guest, table, seconds, urgency, share, at in wanted
    ]
    for turn in checked(thinking):
        assert turn.place > 0 or turn.wish.usual < LIMITS.momentary_thought
    for one in wishes:
        least = min(one.seconds, one.usual, LIMITS.shortest_thought)
        assert least - 1e-6 <= thinking.lasted[one] <= one.seconds + 1e-6
    assert not any(account.wishes() for account in thinking.turns.accounts.values())


def test_the_pace_of_bots_that_have_not_thought_for_long_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Each thought is kept for its table and for all.
    monkeypatch.setattr("mirabilia.server.pace.MOST_BOTS", 4)
    pace = Pace()
    for bot in ("first", "second", "third"):
        pace.note(bot, "table", Taken(0.1, 1.0))
    assert pace.usual("first", 1.0) == 1.0
    assert [pace.usual(bot, 1.0) for bot in ("second", "third")] == [0.1, 0.1]
