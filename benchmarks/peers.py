"""Two other games that are driven from Python: how fast they are on the same machine.

They have an environment of their own, so nothing here needs Mirabilia.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module, metadata
from importlib.util import find_spec
from random import Random
from typing import Any, Final, NamedTuple

from benchmarks.work import Done, Work, python


def hearts() -> Work:
    game = import_module("pyspiel").load_game("hearts")

    def play_game(number: int) -> Done:
        draw = Random(number).random
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        return Done(games=1, decisions=decisions)

    return play_game


def catanatron() -> Work:
    library = import_module("catanatron")

    def play_game(number: int) -> Done:
        # Seed 0 would mean none.
        game = library.Game([library.RandomPlayer(color) for color in library.Color], number + 1)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return Done(games=1, decisions=decisions)

    return play_game


class Peer(NamedTuple):
    package: str
    module: str
    make: Callable[[], Work]


HEARTS: Final = "OpenSpiel hearts"
CATANATRON: Final = "catanatron"
PEERS: Final = {
    HEARTS: Peer("open_spiel", "pyspiel", hearts),
    CATANATRON: Peer("catanatron", "catanatron", catanatron),
}
THERE: Final = {name: peer for name, peer in PEERS.items() if find_spec(peer.module)}
SUBJECTS: Final = {name: peer.make for name, peer in THERE.items()}


def about() -> dict[str, Any]:
    versions = {peer.package: metadata.version(peer.package) for peer in THERE.values()}
    return {"python": python(), **versions}
