"""OpenSpiel: the game `python_mirabilia`, with simultaneous moves.

Importing this module registers it: `pyspiel.load_game("python_mirabilia", {"players": 4})`. Chance
is one node at the beginning, whose outcome is the seed of the game: with the outcome, a history can
be played again. Seats that are not asked have one legal action, to wait.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np

from mirabilia.envs.needs import check_packages

check_packages(("numpy", "pyspiel"))

import pyspiel  # noqa: E402

from mirabilia.catalog.model import AGES, FEWEST, MOST_WITH_ARMADA  # noqa: E402
from mirabilia.encoding.layout import Layout  # noqa: E402
from mirabilia.encoding.things import things  # noqa: E402
from mirabilia.engine.actions import UNKNOWN, subject_of, verb_of  # noqa: E402
from mirabilia.engine.history import sightings  # noqa: E402
from mirabilia.engine.state import (  # noqa: E402
    LEFT_OVER,
    State,
    entry_action,
    entry_asked,
    entry_seat,
)
from mirabilia.engine.views import seen_entry  # noqa: E402
from mirabilia.envs.spaces import new_seating, table_layout  # noqa: E402
from mirabilia.notation.views import write_view  # noqa: E402
from mirabilia.options import USUAL  # noqa: E402

NAME: Final = "python_mirabilia"
# How many games chance can choose from.
_SEEDS: Final = 2**30
# More steps, and more entries of a log, than any game has.
_LONGEST: Final = 1000
_LOGGED: Final = 1024
# An entry: whose it is, what was asked, what was done, and the thing if it was seen.
_ENTRY: Final = 4

_USUAL: Final[dict[str, Any]] = {
    "players": FEWEST,
    **USUAL,
    "expansions": "",
    "payments": "rule",
    # The seed of the games that chance draws; -1: drawn anew.
    "rng_seed": -1,
}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Mirabilia",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_WITH_ARMADA,
    min_num_players=FEWEST,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_USUAL,
)


class MirabiliaGame(pyspiel.Game):
    """A table's options, from which games begin."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = {**_USUAL, **(params or {})}
        table = {name: said[name] for name in USUAL}
        table["expansions"] = tuple(box for box in said["expansions"].split(",") if box)
        self.layout = table_layout(said["payments"], said["players"], table)
        self.first = new_seating(self.layout, 0)
        seed = said["rng_seed"]
        self.chance = np.random.default_rng(None if seed < 0 else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.actions,
            max_chance_outcomes=_SEEDS,
            num_players=said["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> MirabiliaState:
        return MirabiliaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MirabiliaObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return MirabiliaObserver(self.layout, recall)


class MirabiliaState(pyspiel.State):
    """A game: first the draw of its seed, then rounds of simultaneous answers."""

    def __init__(self, game: MirabiliaGame) -> None:
        super().__init__(game)
        self.drawn = int(game.chance.integers(_SEEDS))
        self.begun = False
        self.seating = game.first

    def current_player(self) -> Any:
        if not self.begun:
            return pyspiel.PlayerId.CHANCE
        if self.seating.state.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.SIMULTANEOUS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The one outcome that was sampled."""
        return [(self.drawn, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.seating.legal(player)

    def _apply_action(self, action: int) -> None:
        self.begun = True
        self.seating = self.seating.twin()
        self.seating.restart(int(action))

    def _apply_actions(self, actions: list[int]) -> None:
        self.seating.step([int(action) for action in actions])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.seating.text(player, action)

    def is_terminal(self) -> bool:
        return self.begun and self.seating.state.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.seating.players
        return self.seating.shares()

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        if not self.begun:
            return "not begun"
        state = self.seating.state
        return f"seed {state.seed}, age {state.age}, turn {state.turn}, {state.log}"


class MirabiliaObserver:
    """What a seat sees and remembers; with perfect recall also all that it has ever seen."""

    def __init__(self, layout: Layout, recall: bool) -> None:
        self.layout = layout
        self.recall = recall
        turns = AGES * (layout.options.turns + 1)
        self.hands = layout.size
        self.log = self.hands + turns * layout.cards
        size = self.log + _LOGGED * _ENTRY if recall else layout.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {block.name: self.tensor[block.start : block.end] for block in layout.blocks}
        if recall:
            seen = self.tensor[self.hands : self.log]
            self.dict["hands seen"] = seen.reshape(turns, layout.cards)
            self.dict["log"] = self.tensor[self.log :].reshape(_LOGGED, _ENTRY)

    def set_from(self, state: MirabiliaState, player: int) -> None:
        self.tensor.fill(0)
        if not state.begun:
            return
        seating = state.seating
        seating.observer.look(seating.state)
        row = np.frombuffer(seating.row(player), np.uint8)
        self.tensor[: self.layout.size] = row
        if self.recall:
            self._set_hands(seating.state, player)
            self._set_log(seating.state, player)

    def _set_hands(self, state: State, player: int) -> None:
        """The hand of each turn."""
        hands = self.dict["hands seen"]
        for seen in sightings(state, player).hands:
            if seen.age and seen.holder == player:
                turn = (seen.age - 1) * (self.layout.options.turns + 1) + seen.turn - 1
                for card in seen.cards:
                    hands[turn, self.layout.card_slots[card]] += 1

    def _set_log(self, state: State, player: int) -> None:
        """Every answer as the seat knows it."""
        log = self.dict["log"]
        players = len(state.cities)
        for place, entry in enumerate(state.log):
            known = seen_entry(entry, player)
            act = entry_action(known)
            hidden = subject_of(act) == UNKNOWN or entry_asked(entry) >= LEFT_OVER
            log[place] = (
                (entry_seat(entry) - player) % players + 1,
                entry_asked(entry),
                verb_of(act) + 1,
                0 if hidden else things().number(act),
            )

    def string_from(self, state: MirabiliaState, player: int) -> str:
        if not state.begun:
            return "not begun"
        view = write_view(state.seating.state, player)
        shown = view.data if self.recall else view.now
        # Between a thing and its payment the seat knows what it chose.
        return json.dumps([shown, state.seating.ways[player]])


pyspiel.register_game(GAME_TYPE, MirabiliaGame)
