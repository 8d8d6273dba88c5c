"""The games that a policy learns from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Final

from mirabilia import Game
from mirabilia.bots.learned import Learned, learned
from mirabilia.bots.search.actor import Actor
from mirabilia.bots.search.habits import Habits
from mirabilia.catalog import load
from mirabilia.engine.playout import Dice
from mirabilia.engine.state import State
from mirabilia.options import EXPANSIONS
from mirabilia.training.guests import invited, play_with

# The version of the weights that are learned, and of those whose evaluation is the critic.
VERSION: Final = 2
CRITIC: Final = 1
# The games of a chunk: they are played in one process, and taught together.
CHUNK: Final = 50


@dataclass(frozen=True)
class Chunk:
    """Some games to play: the set they are for, their seed, and the weights of the policy."""

    name: str
    seed: int
    weights: Sequence[float]
    games: int = CHUNK
    # The share of games with guests.
    guests: float = 0.0


@dataclass
class Lessons:
    """What games taught: slopes by trait, and figures about the choices and the games."""

    slopes: dict[int, float] = field(default_factory=dict)
    choices: int = 0
    # The sum of the squares of what each choice was worth.
    squares: float = 0.0
    # The sum of the largest share of each choice: how sure the policy is.
    surest: float = 0.0
    points: float = 0.0
    cities: int = 0

    def add(self, other: Lessons) -> None:
        for trait, slope in other.slopes.items():
            self.slopes[trait] = self.slopes.get(trait, 0.0) + slope
        self.choices += other.choices
        self.squares += other.squares
        self.surest += other.surest
        self.points += other.points
        self.cities += other.cities

    @property
    def spread(self) -> float:
        """How much choices differ in what they are worth."""
        return float((self.squares / self.choices) ** 0.5)


def play_chunk(chunk: Chunk) -> Lessons:
    """Play some games; the same chunk teaches the same anywhere."""
    chance = Random(chunk.seed)
    habits = Habits(load(), list(chunk.weights), VERSION)
    gradient = [0.0] * habits.count
    found = Lessons()
    for _ in range(chunk.games):
        options = chance.choice(tables(chunk.name))
        game = Game.new(seed=chance.getrandbits(60), events=False, **options)
        critic = critic_for(tuple(options.get("expansions", ())))
        actor = Actor(critic.evaluation, habits, Dice(chance.getrandbits(31)))
        play_lesson(game._state, actor, chance, chunk.guests)
        take_notes(found, actor, actor.learn(gradient))
        found.points += sum(sum(points.values()) for points in game.result.points)
        found.cities += options["players"]
    found.slopes = {trait: slope for trait, slope in enumerate(gradient) if slope}
    return found


def play_lesson(state: State, actor: Actor, chance: Random, guests: float) -> None:
    """Play a game, by the policy alone or with guests; in teams there are none."""
    if not guests or state.options.teams:
        actor.play(state)
        return
    seats = invited(chance, len(state.cities), guests)
    play_with(state, [None if guest else actor for guest in seats], actor)


def take_notes(found: Lessons, actor: Actor, worths: list[float]) -> None:
    found.choices += len(worths)
    found.squares += sum(worth * worth for worth in worths)
    found.surest += sum(max(step.shares) for step in actor.steps)


def critic_for(expansions: tuple[str, ...]) -> Learned:
    return learned(("base", *expansions), CRITIC)


# ---- tables


@cache
def tables(name: str) -> list[dict[str, Any]]:
    """The tables that are played; those that should count more come up more often.

    In half of the games players choose the sides of their boards.
    """
    found = base_tables() if name == "base" else box_tables()
    return [{**table, "sides": sides} for table in found for sides in ("choose", "random")]


def base_tables() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [{"players": players} for players in (3, 3, 3, 4, 4, 5, 6, 7)]
    return [*found * 3, *({**table, "boards": "pick"} for table in found)]


def box_tables() -> list[dict[str, Any]]:
    mixes: list[tuple[str, ...]] = [EXPANSIONS] * 4
    mixes += [(one,) for one in EXPANSIONS]
    mixes += [tuple(box for box in EXPANSIONS if box != one) for one in EXPANSIONS]
    found: list[dict[str, Any]] = [
        {"players": players, "expansions": mix} for mix in mixes for players in (3, 4, 4, 4, 5)
    ]
    found += [{"players": players, "expansions": EXPANSIONS} for players in (6, 7, 8)] * 2
    found += [
        {"players": players, "expansions": EXPANSIONS, "teams": True} for players in (4, 6)
    ] * 3
    found += [{"players": players, "teams": True} for players in (4, 6)]
    found += [{"players": 4, "expansions": EXPANSIONS, "boards": "pick"}] * 2
    return found + [{"players": 4, "expansions": EXPANSIONS, "leaders": "expert"}] * 4
