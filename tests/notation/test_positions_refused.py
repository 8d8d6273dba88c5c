"""Positions in the middle of something: what contradicts itself is refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import Game, ImpossibleGame

Data = dict[str, Any]

BOARDS = ("gizah", "rhodos", "olympia")
CITIES: list[Data] = [{"board": board, "side": "day"} for board in BOARDS]
CHOOSING: Data = {
    "cities": CITIES,
    "turn": 3,
    "agenda": ["reveal", "pay", "place", "act", "settle", "end turn"],
    "asked": ["card"] * 3,
}
TAKING_SIDES: Data = {
    "cities": [{"board": board} for board in BOARDS],
    "age": 0,
    "turn": 0,
    "agenda": ["take sides", "begin age 1"],
    "asked": ["side"] * 3,
}
# Somebody moves a ship for nothing, or gives up a token.
QUEUED: Data = {
    "options": {"players": 3, "expansions": ["leaders", "cities", "armada"]},
    "cities": CITIES,
    "turn": 3,
    "agenda": ["take queued", "settle", "end turn"],
    "asked": ["fleet", None, None],
    "unsettled": {"queue": [[0, "fleet", 31]]},
}


@pytest.mark.parametrize("position", [CHOOSING, TAKING_SIDES, QUEUED])
def test_the_positions_themselves_can_be(position: Data) -> None:
    pending = Game.from_position(position).pending
    assert [decision.kind for decision in pending.values()] == [
        kind for kind in position["asked"] if kind
    ]


def queue(*rows: list[Any], asked: str = "fleet") -> Data:
    return {**QUEUED, "asked": [asked, None, None], "unsettled": {"queue": list(rows)}}


IMPOSSIBLE: dict[str, tuple[Data, str]] = {
    "two kinds of decision": (
        {**CHOOSING, "asked": ["card", "last", "card"]},
        "all are asked the same kind of thing",
    ),
    "a card asked of some": ({**CHOOSING, "asked": ["card", None, "card"]}, "every seat is asked"),
    "sides without a board": (
        {**TAKING_SIDES, "cities": [{"board": "gizah"}, {"board": "rhodos"}, {}]},
        "when every city has its board",
    ),
    "sides after a side": (
        {**TAKING_SIDES, "cities": CITIES},
        "chosen before anything else",
    ),
    "cards before the sides": (
        {**CHOOSING, "cities": TAKING_SIDES["cities"]},
        "only cities that have their sides",
    ),
    "stages of a board without a side": (
        {
            **TAKING_SIDES,
            "cities": [{"board": "gizah", "buried": ["altar"]}, *TAKING_SIDES["cities"][1:]],
        },
        "there is no board with a side",
    ),
    "whole hands, and a card under a stage": (
        {"cities": [{"board": "gizah", "side": "day", "buried": ["altar"]}, *CITIES[1:]]},
        "21 cards are left open, but only 20 are not placed",
    ),
    "a board of a box": (
        {"cities": [{"board": "roma", "side": "day"}, *CITIES[1:]]},
        "of a box that is not in play",
    ),
    "a turn before the first age": ({**TAKING_SIDES, "turn": 1}, "there is no turn"),
    "a hand too small": (
        {**CHOOSING, "hands": [["altar"], None, None]},
        "it has 1 cards, but 5 in this turn",
    ),
    "a deal for two": (
        {**CHOOSING, "history": {"deals": [{"age": 1, "turn": 1, "hands": [[], []]}]}},
        "a deal has a hand for each seat",
    ),
    "half an entry": ({**CHOOSING, "history": {"log": [[0, "card"]]}}, "is no entry"),
    "an entry of no decision": (
        {**CHOOSING, "history": {"log": [[0, "dance", "sell altar"]]}},
        "no decision 'dance'",
    ),
    "a decision that is not in the queue": (queue(), "asked what is not in the queue"),
    "another's decision in the queue": (queue([1, "fleet", 31]), "what is not in the queue"),
    "a card in the queue": (queue([0, "fleet", 31], [0, "card", 0]), "is never queued"),
    "a token that nobody has": (queue([0, "token", 0], asked="token"), "who has a victory token"),
    "a space of no fleet": (
        {**QUEUED, "unsettled": {**QUEUED["unsettled"], "reached": [[0, "pink", 1]]}},
        "none of: red, ",
    ),
    "half a space": (
        {**QUEUED, "unsettled": {**QUEUED["unsettled"], "reached": [[0, "red"]]}},
        "an entry of reached has 3 parts",
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_contradicts_itself_is_refused(what: str) -> None:
    position, reason = IMPOSSIBLE[what]
    with pytest.raises(ImpossibleGame, match=reason):
        Game.from_position(position)


def test_a_turn_that_all_have_answered_would_be_over() -> None:
    game = Game.from_position(CHOOSING)
    answers = [game.pending[seat].moves[0].text for seat in range(3)]
    two = Game.from_position({**game.position(), "answers": [*answers[:2], None]})
    assert two.answered == [0, 1]
    with pytest.raises(ImpossibleGame, match="every answer is in"):
        Game.from_position({**game.position(), "answers": answers})
