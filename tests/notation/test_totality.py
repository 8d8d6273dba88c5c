"""Text forms have an entry for everything: what lacks one is an error, at import or in use."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from mirabilia import Game, ImpossibleGame
from mirabilia.engine.losses import MOST_LOST
from mirabilia.engine.state import DECISIONS, LEFT_OVER
from mirabilia.notation.events import _FORMS, form, source_id
from mirabilia.notation.moves import MOST_NUMBER
from mirabilia.notation.offers import pieces_asked_about
from mirabilia.notation.types import events as types
from tests.support.plain import plain

LIBRARY = Path(__file__).parents[2] / "src" / "mirabilia"


@pytest.mark.parametrize(
    ("file", "entry", "instead", "complaint"),
    [
        ("notation/moves.py", '    DRAW: "draw LEADER",\n', "", "every verb is about"),
        ("notation/moves.py", "(PASS, JOIN, ABSTAIN", "(PASS, JOIN", "every verb is about"),
        ("notation/moves.py", "(STAGE, SELL, LEFTOVER", "(STAGE, SELL, SIDE", "every verb is"),
        ("notation/events.py", '    "fleet": FLEETS,\n', "", "every figure has a meaning"),
        ("notation/events.py", '"age", "turn", ', '"age", ', "every figure has a meaning"),
        ("notation/reading/agenda.py", '    ASK_NAVAL: "naval;end age;",\n', "", "with an agenda"),
        ("notation/reading/agenda.py", "{ASK_FLEET, ASK_EXTRA", "{ASK_FLEET", "can be read there"),
        ("inference/knowledge.py", "    ASK_DEBT: [DEBT],\n", "", "has its verbs"),
        ("engine/prices.py", "*(JOIN, ABSTAIN", "*(JOIN", "costs or is free"),
        ("engine/prices.py", "(BUILD, STAGE, RECRUIT", "(BUILD, STAGE, SELL", "costs or is free"),
        ("bots/trial.py", "    BURY: Trial.bury,\n", "", "can be tried"),
        ("bots/trial.py", "(PASS, JOIN, ABSTAIN, SIDE", "(PASS, SIDE", "can be tried"),
        ("inference/knowledge.py", ", ASK_BURY, RETURNED", ", RETURNED", "is about something"),
    ],
)
def test_a_table_that_lacks_an_entry_is_refused_at_import(
    file: str, entry: str, instead: str, complaint: str
) -> None:
    source = (LIBRARY / file).read_text("utf-8")
    assert source.count(entry) == 1
    name = f"mirabilia.{file.removesuffix('.py').replace('/', '.')}"
    exec(compile(source, file, "exec"), {"__name__": name})
    with pytest.raises(AssertionError, match=complaint):
        exec(compile(source.replace(entry, instead), file, "exec"), {"__name__": name})


def test_every_event_has_a_number_of_its_own() -> None:
    """Two kinds with one number would share one form."""
    assert sorted(name for name, _ in _FORMS.values()) == sorted(
        form(kind)[0] for kind in get_args(types.Event)
    )


@pytest.fixture
def game() -> Game:
    return Game.new(players=3, expansions=["leaders", "cities", "armada"], sides="day", seed=5)


def test_every_decision_has_offers_or_is_known_to_have_none(game: Game) -> None:
    state = game._state
    for asked in range(LEFT_OVER):
        state.asked[0] = asked
        pieces_asked_about(state, 0)


@pytest.mark.parametrize("asked", [LEFT_OVER, len(DECISIONS)])
def test_a_decision_without_offers_is_not_taken_for_one_without_cards(
    game: Game, asked: int
) -> None:
    game._state.asked[0] = asked
    with pytest.raises(AssertionError, match=f"the decision {asked} offers"):
        pieces_asked_about(game._state, 0)


def test_coins_come_from_a_source_that_is_known(game: Game) -> None:
    with pytest.raises(ValueError, match="no source 6"):
        source_id(game._state.catalogue, 6, 0)


def test_the_reader_takes_the_losses_that_the_engine_has_room_for() -> None:
    data = in_the_middle_of_a_turn("leaders", "armada")
    data["unsettled"]["losses"] = [["effect", 0, MOST_LOST, []]]
    assert plain(Game.from_position(data).position()) == data
    data["unsettled"]["losses"] = [["effect", 0, MOST_LOST + 1, []]]
    with pytest.raises(ImpossibleGame, match=f"from 1 to {MOST_LOST}"):
        Game.from_position(data)


@pytest.mark.rule("C-2")
def test_the_reader_takes_the_losses_that_moves_can_say_in_debts() -> None:
    """Of two losses that are small enough alone; seat 0 causes both."""
    data = in_the_middle_of_a_turn("leaders", "cities", "armada")
    data["unsettled"]["losses"] = [["effect", 0, 1, []], ["effect", 0, MOST_NUMBER - 1, []]]
    game = Game.from_position(data)
    assert plain(game.position()) == data
    while not asked_for_debts(game):
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[-1])
    for seat, decision in game.pending.items():
        coins = game._state.cities[seat].coins
        said = [f"debt {debts}" for debts in range(MOST_NUMBER - coins, MOST_NUMBER + 1)]
        assert [str(move) for move in decision.moves] == said
        game.play(seat, said[-1])
    data["unsettled"]["losses"] = [["effect", 0, 1, []], ["effect", 0, MOST_NUMBER, []]]
    with pytest.raises(ImpossibleGame, match="seat 1 loses 100 coins; there can be 99 debts"):
        Game.from_position(data)


def asked_for_debts(game: Game) -> bool:
    return any(decision.kind == "debt" for decision in game.pending.values())


def in_the_middle_of_a_turn(*boxes: str) -> Any:
    """Somebody is asked before losses are settled."""
    for seed in range(50):
        game = Game.new(players=3, expansions=list(boxes), sides="day", seed=seed)
        while not game.over:
            data = plain(game.position())
            if data.get("unsettled", {}).get("queue"):
                return data
            for seat, decision in game.pending.items():
                game.play(seat, decision.moves[0])
    raise AssertionError("nobody is ever asked in a turn")
