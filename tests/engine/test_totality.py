"""Nothing is passed over in silence: a kind that nobody handles is an error."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from mirabilia import Game
from mirabilia.catalog.kinds import (
    ADDED_UP_KINDS,
    AT_END_KINDS,
    AT_ONCE,
    AT_ONCE_KINDS,
    COINS,
    EFFECT_KINDS,
    LASTING_KINDS,
    check_kinds,
    times_of_kinds,
)
from mirabilia.catalog.model import (
    OWN,
    Effect,
)
from mirabilia.encoding.layout import KINDS
from mirabilia.encoding.observations import NUMBERED, check_numbers, decision_row
from mirabilia.engine import agenda, effects, scoring
from mirabilia.engine.actions import (
    ABSTAIN,
    BURY,
    DEBT,
    FLEET,
    JOIN,
    PASS,
    RECRUIT,
    TAKE,
    UNKNOWN,
    action,
    subject_of,
)
from mirabilia.engine.agenda import END_TURN, TURN
from mirabilia.engine.bank import holder_of
from mirabilia.engine.city import empty_city
from mirabilia.engine.conflicts import naval
from mirabilia.engine.effects import act_at_once
from mirabilia.engine.events import BY_CARD
from mirabilia.engine.fleets import ANY_FLEET, coins_per_step_island, free_steps
from mirabilia.engine.legal import debt_actions, first_queued, legal_actions
from mirabilia.engine.losses import BY_EFFECT, MOST_LOST, loss, note_loss
from mirabilia.engine.play import _CARRY_OUT
from mirabilia.engine.playout import Dice, new_pilot, play_out
from mirabilia.engine.science import Symbols
from mirabilia.engine.scoring import points_of
from mirabilia.engine.settling import pick, take_answer
from mirabilia.engine.state import (
    ASK_BURY,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_NAVAL,
    DECISIONS,
    LEFT_OVER,
    NOTHING,
    Pilot,
    State,
    queued,
)
from mirabilia.engine.turn import place, take_out
from mirabilia.notation.reading.agenda import QUEUED

LIBRARY = Path(__file__).parents[2] / "src" / "mirabilia"
TURN_SOURCE = (LIBRARY / "engine" / "turn.py").read_text("utf-8")
MASKS = (ADDED_UP_KINDS, LASTING_KINDS, AT_ONCE_KINDS, AT_END_KINDS)
ONE_MORE = len(EFFECT_KINDS)


def kinds_in(mask: int) -> list[int]:
    return [kind for kind in range(len(EFFECT_KINDS)) if mask >> kind & 1]


def table() -> State:
    return Game.new(
        players=3, expansions=["leaders", "cities", "armada"], sides="day", seed=5
    )._state


def test_a_new_kind_of_effect_must_say_when_it_matters() -> None:
    with pytest.raises(AssertionError, match="'surprise' is in 0 masks"):
        times_of_kinds([*EFFECT_KINDS, "surprise"], MASKS)
    with pytest.raises(AssertionError, match="'coins' is in 2 masks"):
        times_of_kinds(EFFECT_KINDS, [1 << COINS, *MASKS])
    with pytest.raises(AssertionError, match="without a word"):
        times_of_kinds(EFFECT_KINDS, [ADDED_UP_KINDS | 1 << ONE_MORE, *MASKS[1:]])


def test_a_table_that_lacks_a_kind_is_refused_at_import() -> None:
    for kind in kinds_in(AT_ONCE_KINDS):
        rest = [other for other in kinds_in(AT_ONCE_KINDS) if other != kind]
        with pytest.raises(AssertionError, match=rf"entry: \['{EFFECT_KINDS[kind]}'\]"):
            check_kinds(rest, AT_ONCE_KINDS)
    with pytest.raises(AssertionError, match=r"strange: .'shields'"):
        check_kinds([*kinds_in(AT_ONCE_KINDS), EFFECT_KINDS.index("shields")], AT_ONCE_KINDS)


@pytest.mark.parametrize(
    ("tables", "mask"),
    [
        ((effects._ACTS,), AT_ONCE_KINDS),
        ((scoring._POINTS, scoring._COLLECT), AT_END_KINDS),
    ],
)
def test_one_more_kind_does_not_go_unnoticed(
    tables: tuple[dict[int, object], ...], mask: int
) -> None:
    """As if a kind had been added behind the last one, and to its mask alone."""
    known = {kind for entries in tables for kind in entries}
    known |= {kind for kind in kinds_in(mask) if EFFECT_KINDS[kind] in COUNTED_IN_LINE}
    check_kinds(sorted(known), mask)
    with pytest.raises(AssertionError):
        check_kinds(sorted(known), mask | 1 << ONE_MORE)


# `points_of` counts these itself.
COUNTED_IN_LINE = ("points", "points_per", "symbol")


@pytest.mark.parametrize("kind", kinds_in(AT_ONCE_KINDS))
def test_every_effect_that_acts_at_once_does_something(kind: int) -> None:
    state = table()
    state.age = 1
    city = state.cities[0]
    city.defeats = 2
    city.cards.append(0)
    city.colours[0] = 1
    state.events = []
    effect = Effect(kind, 1, 1, 2 if EFFECT_KINDS[kind] in ("gift", "debts", "incursion") else OWN)
    assert effect.time == AT_ONCE
    act_at_once(state, 0, [effect], BY_CARD, 0)
    left = [state.events, state.queue, state.picks, state.losses]
    assert any(left), EFFECT_KINDS[kind]


@pytest.mark.parametrize("kind", kinds_in(ADDED_UP_KINDS))
def test_every_effect_that_is_added_up_changes_a_city(kind: int) -> None:
    city = empty_city()
    before = (city.own, city.shields, city.naval, city.cheap_left)
    city._hold([Effect(kind, 1, 1, 2)], False)
    assert (city.own, city.shields, city.naval, city.cheap_left) != before


@pytest.mark.parametrize("kind", kinds_in(LASTING_KINDS))
def test_every_effect_that_lasts_is_kept(kind: int) -> None:
    city = empty_city()
    effect = Effect(kind, 1, 1, OWN)
    city._hold([effect], False)
    assert city.lasting == [effect]
    assert city.has(kind)


@pytest.mark.parametrize("kind", kinds_in(AT_END_KINDS))
def test_every_effect_that_counts_at_the_end_is_counted(kind: int) -> None:
    """Most come to nothing in an empty city; none is unknown."""
    state = table()
    state.cities[0].coins = 3
    points_of(state, 0, [Effect(kind, 1, 1, OWN)], Symbols(), False)


@pytest.mark.parametrize("steps", [[*TURN, END_TURN], TURN[:-1], TURN[::-1]])
def test_a_step_of_a_turn_that_nobody_carries_out_is_refused_at_import(
    monkeypatch: pytest.MonkeyPatch, steps: list[int]
) -> None:
    exec(compile(TURN_SOURCE, "turn.py", "exec"), {"__name__": "turn"})
    monkeypatch.setattr(agenda, "TURN", steps)
    with pytest.raises(AssertionError, match="every step of a turn is carried out"):
        exec(compile(TURN_SOURCE, "turn.py", "exec"), {"__name__": "turn"})


def test_a_turn_calls_the_functions_of_its_steps_by_name() -> None:
    """Their table is not asked: it would take longer."""
    (carry_out,) = (
        node
        for node in ast.parse(TURN_SOURCE).body
        if isinstance(node, ast.FunctionDef) and node.name == "carry_out"
    )
    called = [ast.unparse(line) for line in carry_out.body[1:]]
    assert called == [f"{_CARRY_OUT[kind].__name__}(state, 0)" for kind in TURN]


def test_a_queued_decision_that_nobody_takes_is_an_error() -> None:
    state = table()
    state.cities[0].take_victory(1)
    with pytest.raises(AssertionError, match="queued decision"):
        take_answer(state, 0, ASK_NAVAL, action(0, 1))
    assert state.cities[0].victories == [1]


@pytest.mark.parametrize("asked", [NOTHING, *range(LEFT_OVER, len(DECISIONS) + 1)])
@pytest.mark.parametrize("boxes", [[], ["leaders"]])
def test_a_decision_whose_answers_nobody_knows_is_an_error(asked: int, boxes: list[str]) -> None:
    state = Game.new(players=3, expansions=boxes, sides="day", seed=5)._state
    with pytest.raises(AssertionError, match=f"the answers to the decision {asked}"):
        legal_actions(state, 0, asked)


@pytest.mark.rule("C-2")
def test_more_debts_than_an_action_has_room_for_are_an_error() -> None:
    state = table()
    state.losses = [loss(BY_EFFECT, 1, MOST_LOST, 0), loss(BY_EFFECT, 2, MOST_LOST, 0)]
    most = UNKNOWN - 1
    assert most == 2 * MOST_LOST
    assert [subject_of(act) for act in debt_actions(state, 0)][-1] == most
    note_loss(state, 1, 1, 0)
    with pytest.raises(AssertionError, match=f"no room for {most + 1} debts"):
        debt_actions(state, 0)


def test_every_decision_has_answers() -> None:
    state = table()
    state.queue = [queued(0, asked, free_steps(1, ANY_FLEET)) for asked in sorted(QUEUED)]
    state.cities[0].victories = [1]
    for asked in range(1, LEFT_OVER):
        legal_actions(state, 0, asked)


@pytest.mark.parametrize(
    ("asked", "verb"), [(ASK_FLEET, FLEET), (ASK_EXTRA, RECRUIT), (ASK_BURY, BURY)]
)
def test_what_is_no_answer_to_a_queued_decision_is_not_taken_for_a_refusal(
    asked: int, verb: int
) -> None:
    state = table()
    with pytest.raises(AssertionError, match=f"{DEBT} is no answer where {verb} and {PASS} are"):
        take_answer(state, 0, asked, action(DEBT, 0))


@pytest.mark.parametrize(
    ("read", "asked", "verbs"),
    [(pick, ASK_DISCARD, (TAKE, PASS)), (naval, ASK_NAVAL, (ABSTAIN, JOIN))],
    ids=("pick", "naval"),
)
def test_what_is_no_answer_is_not_taken_for_one(
    read: Callable[[State, int], None], asked: int, verbs: tuple[int, int]
) -> None:
    state = table()
    state.asked[0], state.answers[0] = asked, action(DEBT, 0)
    with pytest.raises(
        AssertionError, match="{} is no answer where {} and {}".format(DEBT, *verbs)
    ):
        read(state, 0)


def test_every_decision_has_a_number_or_none() -> None:
    check_numbers(KINDS)
    with pytest.raises(AssertionError, match=rf"without\? \[{LEFT_OVER}\]"):
        check_numbers([*KINDS, LEFT_OVER])


@pytest.mark.parametrize("asked", NUMBERED, ids=lambda asked: DECISIONS[asked])
def test_every_number_of_a_decision_is_worked_out(asked: int) -> None:
    state = table()
    state.asked[0] = asked
    state.queue = [queued(0, asked, free_steps(3, ANY_FLEET))]
    note_loss(state, 1, 3, 0)
    row = decision_row(state, 0)
    assert row[asked - 1] == 1
    assert row[-1] > 0


@pytest.mark.parametrize("asked", sorted(QUEUED), ids=lambda asked: DECISIONS[asked])
def test_somebody_takes_the_answers_to_every_queued_decision(asked: int) -> None:
    """The first answer to each, whatever it is."""
    state = table()
    state.queue = [queued(0, asked, free_steps(1, ANY_FLEET))]
    state.cities[0].victories = [1]
    take_answer(state, 0, asked, legal_actions(state, 0, asked)[0])


def test_a_turn_knows_what_is_done_in_it() -> None:
    state = table()
    state.plays[0] = action(DEBT, 0)
    with pytest.raises(AssertionError, match="a turn knows no"):
        place(state, 0)


def test_there_is_no_pilot_by_another_name() -> None:
    with pytest.raises(AssertionError):
        new_pilot("baker", Dice(1))


@pytest.mark.parametrize(
    "look",
    [
        lambda state: holder_of(state, 0, COINS),
        lambda state: coins_per_step_island(state, 0),
        lambda state: first_queued(state, 0, ASK_FLEET),
        lambda state: take_out(UNKNOWN, state.hands[0]),
    ],
    ids=["a leader's effect", "an island's effect", "a decision", "a card"],
)
def test_what_is_not_there_is_not_found(look: Callable[[State], object]) -> None:
    """Who looks for it has seen it before: otherwise something is wrong, and is said at once."""
    state = Game.new(players=3, expansions=["leaders", "armada"], sides="day", seed=1)._state
    before = [list(hand) for hand in state.hands]
    with pytest.raises(AssertionError):
        look(state)
    assert state.hands == before


def test_a_pilot_without_an_answer_is_none() -> None:
    state = Game.new(players=3, sides="day", seed=1)._state
    with pytest.raises(NotImplementedError):
        play_out(state, Pilot())
