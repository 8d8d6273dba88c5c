"""Positions with the boxes: what cannot be on such a table is refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import Game, ImpossibleGame
from mirabilia.catalog import load

Data = dict[str, Any]

CATALOGUE = load()
ISLANDS = [island.id for island in CATALOGUE.islands if island.level == 1]
CITIES: list[Data] = [
    {"board": board, "side": "day", "shipyard": f"shipyard_{seat + 1}"}
    for seat, board in enumerate(["gizah", "rhodos", "olympia"])
]
# Two have reached an island with their ships, and choose one.
EXPLORING: Data = {
    "options": {"players": 3, "expansions": ["leaders", "armada"]},
    "cities": CITIES,
    "age": 2,
    "turn": 3,
    "agenda": ["take islands", "settle", "end turn"],
    "asked": ["island", "island", None],
    "sea": {"draws": [1, 0, 0], "offers": [ISLANDS[:2], ISLANDS[2:4], []]},
}


def exploring(seat: int = 0, sea: Data | None = None, court: Any = None, **city: Any) -> Data:
    """The position with changes in one city, at sea or in the court."""
    cities = [{**one, **(city if at == seat else {})} for at, one in enumerate(CITIES)]
    changed = {**EXPLORING, "cities": cities, "sea": {**EXPLORING["sea"], **(sea or {})}}
    return {**changed, "court": court} if court is not None else changed


def test_the_position_itself_can_be() -> None:
    game = Game.from_position(EXPLORING)
    assert [move.text for move in game.pending[1].moves] == [
        f"island {island}" for island in sorted(ISLANDS[2:4], key=ISLANDS.index)
    ]


@pytest.mark.parametrize(("age", "leaders"), [(1, 4), (2, 3), (3, 2)])
def test_before_an_age_everybody_has_as_many_leaders_as_are_left(age: int, leaders: int) -> None:
    """L-3, L-5: four in the recruitment of age I, then one less each time."""
    options = {"players": 3, "expansions": ["leaders"]}
    cities = [{"board": city["board"], "side": "day"} for city in CITIES]
    game = Game.from_position({"options": options, "cities": cities, "age": age, "turn": 0})
    assert {decision.kind for decision in game.pending.values()} == {"recruit"}
    hands = game.position()["court"]["hands"]
    assert [len(hand) for hand in hands] == [leaders] * 3
    assert len({leader for hand in hands for leader in hand}) == 3 * leaders


IMPOSSIBLE: dict[str, tuple[Data, str]] = {
    "a box that is not in play": (
        {"cities": [{}, {}, {}], "sea": {}},
        "its box is not in play",
    ),
    "a shipyard for some": (exploring(1, shipyard=None), "every city names its shipyard"),
    "a shipyard that is none": (exploring(1, shipyard="dock"), "no shipyard called"),
    "a shipyard twice": (exploring(1, shipyard="shipyard_1"), "a shipyard is there twice"),
    "a fleet too few": (exploring(fleets=[0, 0, 0]), "fleets has a step for each"),
    "an island twice": (exploring(islands=[ISLANDS[5]] * 2), "unknown or there twice"),
    "an island that nobody knows": (exploring(islands=["?"]), "unknown or there twice"),
    "an island in two cities": (
        {
            **EXPLORING,
            "cities": [{**city, "islands": [ISLANDS[5]]} for city in CITIES],
        },
        "an island is there twice",
    ),
    "decks of other islands": (exploring(sea={"decks": [[], [], []]}), "lie in no city"),
    "a count of draws too few": (exploring(sea={"draws": [1, 0]}), "each of 3 levels"),
    "an offer too few": (exploring(sea={"offers": [[], []]}), "an entry for each seat"),
    "an island offered to two": (
        exploring(sea={"offers": [ISLANDS[:2], ISLANDS[1:3], []]}),
        "offered twice",
    ),
    "an island offered twice": (
        exploring(sea={"offers": [[ISLANDS[0]] * 2, ISLANDS[2:4], []]}),
        "offered twice",
    ),
    "an offer of an island in a city": (exploring(2, islands=[ISLANDS[0]]), "lies in a city"),
    "an offer that is hidden": (
        exploring(sea={"offers": [["?", "?"], ISLANDS[2:4], []]}),
        "islands that are offered are known",
    ),
    "an offer to nobody who is asked": (
        exploring(sea={"offers": [ISLANDS[:2], ISLANDS[2:4], ISLANDS[4:6]]}),
        "to those who are asked for one",
    ),
    "an explorer of no level": (exploring(sea={"explorers": [[3, 0]]}), "from 0 to 2"),
    "an incursion against nobody": (exploring(sea={"incursions": [[0, 3]]}), "from 0 to 2"),
    "a leader nobody knows": (exploring(leaders=["?"]), "recruited leader is never unknown"),
    "a grave nobody knows": (exploring(graves=["?"]), "buried leader is never unknown"),
    "a grave without a stage": (exploring(graves=["caesar"]), "more leaders are buried"),
    "a flag that is none": (exploring(bonus_taken=1), "must be true or false"),
    "a leader of the box twice": (
        exploring(court={"box": ["caesar", "caesar"]}),
        "a leader of the box is there twice",
    ),
    "a leader twice": (
        exploring(leaders=["caesar"], court={"hands": [["caesar"], [], []]}),
        "a leader is there twice",
    ),
    "a box with a leader of a city": (
        exploring(leaders=["caesar"], court={"box": ["caesar"]}),
        "a leader of the box lies elsewhere",
    ),
    "hands of leaders for two": (exploring(court={"hands": [[], []]}), "2 entries for 3 players"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_cannot_be_with_the_boxes_is_refused(what: str) -> None:
    position, reason = IMPOSSIBLE[what]
    with pytest.raises(ImpossibleGame, match=reason):
        Game.from_position(position)


def test_leaders_that_are_left_open_are_dealt() -> None:
    """D-2: everybody keeps one of four, none of which is named."""
    options = {"players": 3, "expansions": ["leaders"]}
    position: Data = {
        "options": options,
        "cities": [{"board": city["board"], "side": "day"} for city in CITIES],
        "age": 0,
        "turn": 0,
        "agenda": ["take kept", "begin age 1"],
        "asked": ["keep"] * 3,
        "court": {"offers": [["?"] * 4] * 3},
    }
    offers = Game.from_position(position).position()["court"]["offers"]
    known = [leader for offer in offers for leader in offer]
    assert [len(offer) for offer in offers] == [4, 4, 4]
    assert len(set(known)) == 12
    assert set(known) <= CATALOGUE.leader_by_id.keys()
