"""The history of a game that starts from a position in its middle."""

from __future__ import annotations

import pytest

from mirabilia import Game, ImpossibleGame
from tests.support.plain import plain


def position(kind: str) -> dict[str, object]:
    """The end of age I: its last cards are played, one is left to play (B-40) or to pick (B-41)."""
    cities = [
        {"board": "babylon", "side": "night", "buried": ["altar"]},
        {"board": "halikarnassos", "side": "night", "buried": ["baths"]},
        {"board": "olympia", "side": "day"},
    ]
    return {
        "cities": cities,
        "age": 1,
        "turn": 7 if kind == "last" else 6,
        "hands": [["loom_age1"], [], []],
        "discard": ["theater"],
        "asked": ["last", None, None] if kind == "last" else [None, "discard", None],
        "agenda": (
            ["reveal", "pay", "place", "act", "settle", "end last turn", "military", "end age"]
            if kind == "last"
            else ["pick 1", "settle", "end turn"]
        ),
    }


@pytest.mark.parametrize("kind", ["last", "discard"])
def test_an_account_may_begin_after_the_last_turn_of_an_age(kind: str) -> None:
    game = Game.from_position(position(kind))
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[0])
        hands = [game.view(seat).remembered["hands"] for seat in range(3)]
        # Age I had no turn in this account: the first hands that anybody remembers are of age II.
        assert all(not seen or (seen[0]["age"], seen[0]["turn"]) == (2, 1) for seen in hands)
        assert Game.from_position(game.position()) == game


def test_an_account_may_begin_in_the_selection_of_leaders() -> None:
    game = Game.new(players=3, expansions=("leaders",), sides="day", seed=1)
    position = plain(game.position())
    del position["history"]
    game = Game.from_position(position)
    for seat, decision in game.pending.items():
        game.play(seat, decision.moves[0])
    hands = game.view(0).remembered["hands"]
    assert [(hand["age"], hand["turn"]) for hand in hands] == [(0, 1)]


def test_no_card_of_an_age_lies_there_before_its_deal() -> None:
    """X-2: the recruitment comes before the deal, in which the whole deck is dealt."""
    steps = ["reveal", "pay", "place", "act", "settle", "end recruitment", "deal age", "begin turn"]
    cities = [{"board": board, "side": "day"} for board in ("gizah", "rhodos", "olympia")]
    position = {
        "options": {"expansions": ["leaders"]},
        "cities": [{**cities[0], "cards": ["sawmill", "press_age2"]}, *cities[1:]],
        "age": 2,
        "turn": 0,
        "agenda": steps,
        "asked": ["recruit"] * 3,
        "court": {"hands": [["ramses"], ["caesar"], ["plato"]]},
    }
    with pytest.raises(ImpossibleGame):
        Game.from_position(position)


@pytest.mark.parametrize("expansions", [(), ("leaders",)])
def test_hands_come_from_a_deal(expansions: tuple[str, ...]) -> None:
    """A history that is there and empty tells of a game in which nothing was dealt."""
    game = Game.new(players=3, expansions=expansions, sides="day", seed=3)
    whole = game.position()
    assert Game.from_position({**whole, "history": whole["history"]}) == game
    with pytest.raises(ImpossibleGame, match="it has no deal, but there are hands"):
        Game.from_position({**whole, "history": {}})


def test_before_the_first_deal_a_history_may_be_empty() -> None:
    game = Game.new(players=3, seed=3)  # sides are chosen first
    assert Game.from_position({**game.position(), "history": {}}) == game
