"""Bots fail on what they do not know; they do not take it for something else."""

from __future__ import annotations

import pytest

from mirabilia import Game
from mirabilia.bots.greedy.battles import _REWARDS, reward
from mirabilia.bots.greedy.choice import judge_of
from mirabilia.bots.greedy.leaders import LeaderJudge
from mirabilia.bots.greedy.naval import NavalJudge
from mirabilia.bots.greedy.promises import per_thing
from mirabilia.bots.greedy.prospects import choices
from mirabilia.bots.greedy.rivals import harm
from mirabilia.bots.greedy.wonders import WonderJudge
from mirabilia.bots.outlook import Outlook
from mirabilia.bots.preference import outlay
from mirabilia.bots.trial import Trial, tried
from mirabilia.bots.unseen import _FINDS, _STAYS, _TOUCHES_OTHERS
from mirabilia.catalog.kinds import (
    AT_ONCE_KINDS,
    EFFECT_KINDS,
    POINTS_PER,
    SHIELDS,
    check_kinds,
)
from mirabilia.catalog.model import (
    COUNTED,
    OWN,
    Effect,
)
from mirabilia.engine.actions import DRAW, JOIN, LEADER, LEFTOVER, action
from mirabilia.engine.fleets import ANY_FLEET, free_steps
from mirabilia.engine.state import (
    ASK_EXTRA,
    ASK_NAVAL,
    ASK_TOKEN,
    DECISIONS,
    LEFT_OVER,
    NOTHING,
    State,
    queued,
)
from mirabilia.notation.reading.agenda import QUEUED

ONE_MORE = len(EFFECT_KINDS)
# Stand in logs only; nobody is ever offered them.
LOGGED = (LEFTOVER, DRAW)
ASKED = range(1, LEFT_OVER)


@pytest.fixture
def table() -> State:
    state = Game.new(
        players=3, expansions=["leaders", "cities", "armada"], sides="day", seed=5
    )._state
    state.age = state.turn = 1
    return state


def trial_of(table: State) -> Trial:
    return Trial(table, 0, table.cities[0].copy(), Outlook(table, 0))


# ---- decisions


@pytest.mark.parametrize("asked", ASKED, ids=DECISIONS[1:LEFT_OVER])
def test_greedy_has_a_judge_for_every_decision(table: State, asked: int) -> None:
    table.asked[0] = asked
    assert callable(judge_of(table, 0))


@pytest.mark.parametrize("asked", [NOTHING, *range(LEFT_OVER, len(DECISIONS))])
def test_greedy_has_no_judge_for_what_nobody_is_asked(table: State, asked: int) -> None:
    table.asked[0] = asked
    with pytest.raises(AssertionError, match="cannot decide"):
        judge_of(table, 0)


def test_greedy_knows_what_the_others_are_asked(table: State) -> None:
    trial = trial_of(table)
    table.cities[1].victories = [3, 1]
    before = harm(trial)
    trial.table.queue.append(queued(1, ASK_TOKEN, 0))
    # One of two rivals loses its lowest token.
    assert harm(trial) == pytest.approx(before + 1 / 2)
    trial.table.queue.append(queued(1, ASK_EXTRA, 0))
    with pytest.raises(AssertionError, match="cannot weigh 'extra'"):
        harm(trial)


@pytest.mark.parametrize("asked", sorted(QUEUED), ids=lambda asked: DECISIONS[asked])
def test_greedy_weighs_every_decision_that_waits_for_its_seat(table: State, asked: int) -> None:
    trial = trial_of(table)
    trial.table.queue.append(queued(0, asked, free_steps(1, ANY_FLEET)))
    assert choices(trial) >= 0


def test_greedy_weighs_no_decision_that_never_waits(table: State) -> None:
    trial = trial_of(table)
    trial.table.queue.append(queued(0, ASK_NAVAL, 0))
    with pytest.raises(AssertionError, match="cannot weigh 'naval'"):
        choices(trial)


# ---- verbs


@pytest.mark.parametrize("verb", LOGGED)
def test_only_what_is_offered_can_be_tried(table: State, verb: int) -> None:
    with pytest.raises(AssertionError, match=f"nobody tries the verb {verb}"):
        tried(table, 0, action(verb, 0), Outlook(table, 0))


@pytest.mark.parametrize("verb", LOGGED)
def test_the_judges_know_their_verbs(table: State, verb: int) -> None:
    act = action(verb, LEADER)
    with pytest.raises(AssertionError, match=f"no verb {verb} for leaders"):
        LeaderJudge(table, 0).worth(act)
    with pytest.raises(AssertionError, match=f"no verb {verb} for naval conflicts"):
        NavalJudge(table, 0).worth(act)
    with pytest.raises(AssertionError, match=f"no verb {verb} for wonders"):
        WonderJudge(table, 0).worth(action(verb, 0))


@pytest.mark.parametrize("verb", [*LOGGED, JOIN])
def test_preference_knows_what_its_moves_cost(table: State, verb: int) -> None:
    with pytest.raises(AssertionError, match=f"verb {verb} costs"):
        outlay(table, 0, action(verb, 0))


# ---- effects


def test_a_trial_is_prepared_for_every_effect_that_acts_at_once() -> None:
    check_kinds((*_TOUCHES_OTHERS, *_FINDS, *_STAYS), AT_ONCE_KINDS)
    with pytest.raises(AssertionError):
        check_kinds((*_TOUCHES_OTHERS, *_FINDS, *_STAYS), AT_ONCE_KINDS | 1 << ONE_MORE)


def test_greedy_knows_what_adds_to_a_victory() -> None:
    for kind in _REWARDS:
        reward(Effect(kind, 1, 1, OWN), 3)
    with pytest.raises(AssertionError, match="'shields' adds nothing to a victory"):
        reward(Effect(SHIELDS, 1, 0, 0), 3)


def test_greedy_knows_everything_that_is_counted(table: State) -> None:
    trial = trial_of(table)
    for bit in range(len(COUNTED)):
        per_thing(trial, Effect(POINTS_PER, 1, 1 << bit, OWN))
    with pytest.raises(AssertionError, match="how many more"):
        per_thing(trial, Effect(POINTS_PER, 1, 1 << len(COUNTED), OWN))
