"""The gate: new weights are kept only if they do not play worse than those kept before.

One seat plays by the new weights, the others by the old ones; then the same deal with the same
chance, all by the old ones. The sequential test of `mirabilia match` decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from mirabilia import Game
from mirabilia.arena.sequential import QUESTIONS, UNDECIDED, Differences, Question
from mirabilia.bots.search.actor import Actor
from mirabilia.bots.search.habits import Habits
from mirabilia.bots.search.lookahead import margin
from mirabilia.bots.search.pilots import HabitPilot
from mirabilia.catalog import load
from mirabilia.engine.playout import Crew, Dice, play_out, totals
from mirabilia.engine.state import State
from mirabilia.training.guests import play_with
from mirabilia.training.lessons import VERSION, critic_for, tables

# The most pairs of games before it stays undecided.
PAIRS: Final = 600
NOT_WEAKER: Final = QUESTIONS["not-weaker"]


def compared(
    name: str,
    new: Sequence[float],
    old: Sequence[float],
    seed: int,
    pairs: int = PAIRS,
    question: Question = NOT_WEAKER,
    guests: float = 0.0,
) -> Differences:
    """By how much more the new weights lead, in pairs of games until the question is decided.

    In a share of the games the others are guests.
    """
    chance = Random(seed)
    ours, theirs = (Habits(load(), list(weights), VERSION) for weights in (new, old))
    found = Differences()
    while found.number < pairs and found.verdict(question) == UNDECIDED:
        options = chance.choice(tables(name))
        game = Game.new(seed=chance.getrandbits(60), events=False, **options)
        seat, word = chance.randrange(options["players"]), chance.getrandbits(31)
        with_guests = guests and not options.get("teams") and chance.random() < guests
        among = led_guests if with_guests else led
        leads = [among(game._state, seat, word, own, theirs) for own in (ours, theirs)]
        found.add(leads[0] - leads[1])
    return found


def led(state: State, seat: int, word: int, own: Habits, others: Habits) -> float:
    """The lead of a seat at the end, if it plays by its own habits and all others by theirs."""
    twin = state.copy()
    pilots = [
        HabitPilot(own if other == seat else others, Dice(word + other))
        for other in range(len(twin.cities))
    ]
    play_out(twin, Crew([*pilots]))
    return margin(twin, seat, [float(total) for total in totals(twin)])


def led_guests(state: State, seat: int, word: int, own: Habits, others: Habits) -> float:
    """The same among guests, whatever the habits of the others are."""
    twin = state.copy()
    critic = critic_for(twin.options.expansions)
    actor = Actor(critic.evaluation, own, Dice(word + seat))
    play_with(twin, [actor if one == seat else None for one in range(len(twin.cities))], actor)
    return actor.leads[seat][-1]


def gate_row(found: Differences, question: Question = NOT_WEAKER) -> dict[str, Any]:
    """What a comparison came to, as plain data."""
    low, high = found.interval
    return {
        "pairs": found.number,
        "lead": round(found.mean, 3),
        "interval_90": [round(low, 3), round(high, 3)],
        "verdict": found.verdict(question),
    }
