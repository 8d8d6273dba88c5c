"""Programs that score moves, and bots that play by what was learned."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pytest

from mirabilia import Game
from mirabilia.arena import simulate
from mirabilia.arena.schedule import DEALS, drawn
from mirabilia.encoding import observe, things
from mirabilia.envs import PolicyBot, move_table
from mirabilia.envs.moves import FEATURES
from mirabilia.errors import BotFailure


class Last(PolicyBot):
    """Takes the last legal action."""

    name: ClassVar[str] = "last"
    seen: ClassVar[list[bytes]] = []

    def act(self, observation: Any, mask: Any) -> int:
        self.seen.append(observation.tobytes())
        return int(np.flatnonzero(mask)[-1])


class Stubborn(Last):
    """Wants to wait."""

    name: ClassVar[str] = "stubborn"

    def act(self, observation: Any, mask: Any) -> int:
        return 0


@pytest.mark.parametrize("boxes", [(), ("leaders", "cities", "armada")])
def test_a_policy_plays_as_a_bot(boxes: tuple[str, ...]) -> None:
    Last.seen.clear()
    outcome = simulate([Last, "random", "builder"], games=2, seed=1, expansions=boxes)
    assert outcome.tally.games == 2
    assert len(Last.seen) > 30


def test_a_policy_sees_what_the_environment_would_show() -> None:
    Last.seen.clear()
    simulate([Last], players=3, games=1, seed=2)
    game = Game.new(players=3, seed=drawn(2, 0, DEALS))
    assert Last.seen[0] == observe(game, 0)


def test_an_illegal_number_is_told() -> None:
    with pytest.raises(BotFailure, match=r"action 0 \(wait\) is not legal now"):
        simulate([Stubborn, "random", "random"], games=1, seed=1)


def test_moves_have_features() -> None:
    cities = [{"board": board, "coins": 6} for board in ("gizah", "rhodos", "olympia")]
    hands = [["loom_age1", "altar"], ["baths", "theater"], ["ore_vein", "barracks"]]
    game = Game.from_position({"cities": cities, "age": 1, "turn": 6, "hands": hands})
    table = move_table(game, 2)
    assert [str(move) for move in table.moves] == [str(m) for m in game.pending[2].moves]
    assert list(table.actions) == [things().number(move.action) for move in table.moves]
    rows = {
        str(move): {name for name, figure in zip(FEATURES, row, strict=True) if figure}
        for move, row in zip(table.moves, table.features, strict=True)
    }
    assert rows["sell barracks"] == {"sell", "about a card", "red", "age 1"}
    assert rows["build ore_vein"] == {"build", "about a card", "brown", "age 1"}


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    game = Game.new(players=3, seed=1)
    for seat, decision in game.pending.items():
        if seat:
            game.play(seat, decision.moves[0])
    assert move_table(game, 1).features.shape == (0, len(FEATURES))
