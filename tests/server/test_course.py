"""What follows from the rules is told by the server: no client works it out."""

from __future__ import annotations

import pytest

from mirabilia import Game
from mirabilia.server.scene import Scene
from tests.rules.tables import Table


@pytest.mark.parametrize(
    ("players", "boxes", "turns"),
    [
        (3, (), 6),
        (7, ("leaders",), 6),
        (4, ("cities",), 7),
        (4, ("armada",), 7),
        (7, ("cities", "armada"), 8),
        # the Armada's cards are the eighth hand, and no turn more.
        (8, ("armada",), 6),
        (8, ("cities", "armada"), 7),
    ],
)
def test_the_turns_of_an_age(players: int, boxes: tuple[str, ...], turns: int) -> None:
    game = Game.new(players=players, expansions=boxes, seed=1)
    assert Scene(game).course.turns == turns


@pytest.mark.rule("B-8")
@pytest.mark.parametrize(("age", "side"), [(1, "left"), (2, "right"), (3, "left")])
def test_b_8_hands_pass_to_the_left_in_odd_ages(age: int, side: str) -> None:
    assert Scene(Table((3, 0), age=age).game).course.passing == side


def test_nothing_passes_before_the_first_age() -> None:
    assert Scene(Game.new(players=3, seed=1)).course.passing is None


def test_a_sale_brings_what_it_says() -> None:
    table = Table((3, 0), hands={0: ["altar", "theater"]})
    told = Scene(table.game).course.sale
    before = table.game.public_view()["now"]["cities"][0]["coins"]
    table.turn({0: "sell altar"})
    assert table.game.public_view()["now"]["cities"][0]["coins"] == before + told
