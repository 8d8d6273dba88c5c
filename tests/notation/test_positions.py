"""Positions: every game can be written and read back; impossible ones are refused with a reason."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia import Game, ImpossibleGame
from tests.support.consistency import (
    attempt,
    check_broken_position,
    check_consistent,
    is_one_line,
    positions,
    short_position,
)
from tests.support.hypotheses import examples
from tests.support.invariants import check_written_down, moves_of
from tests.support.plain import plain
from tests.support.play import finished_game, moments, new_game, play_out

Data = dict[str, Any]

BROKEN = 2_000
CHUNK = 100
SHORT = 200


# ---- there and back


@pytest.mark.parametrize("number", range(12))
def test_every_moment_of_a_game_can_be_written_down(number: int) -> None:
    for game in moments(number):
        check_written_down(game)


@pytest.mark.parametrize("number", range(5))
def test_a_game_goes_on_the_same_from_its_position(number: int) -> None:
    """Deals to come included: the seed is part of the position."""
    for moment, game in enumerate(moments(number)):
        if moment % 10 == 0:
            again = Game.from_position(json.loads(json.dumps(game.position())))
            assert play_out(again, Random(moment)) == play_out(game.copy(), Random(moment))


def test_games_can_be_copied_and_pickled() -> None:
    for moment, game in enumerate(moments(3)):
        if moment % 10 == 0:
            for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
                assert again == game
                assert again.events == game.events
                assert moves_of(again) == moves_of(game)


def test_a_copy_by_deepcopy_is_independent() -> None:
    game = new_game(4, sides="day")
    twin = copy.deepcopy(game)
    events = len(game.events)
    play_out(twin, Random(1))
    assert game == new_game(4, sides="day")
    assert len(game.events) == events


def test_a_position_is_plain_data_of_its_own() -> None:
    """Nothing that is done to a written position reaches the game, or the other way round."""
    game = finished_game(1)
    before = game.digest()
    position = game.position()
    for value in (position["cities"], position["history"]["log"], position["discard"]):
        value.clear()
    assert game.digest() == before
    position = new_game(2, sides="day").position()
    given = copy.deepcopy(position)
    play_out(Game.from_position(position), Random(1))
    assert position == given


def test_equal_games_have_equal_digests_and_others_do_not() -> None:
    one, other = new_game(7), new_game(7)
    assert one == other
    assert one.digest() == other.digest()
    seat, decision = next(iter(other.pending.items()))
    other.play(seat, decision.moves[0])
    assert one != other
    assert one.digest() != other.digest()


# ---- by hand


@pytest.mark.parametrize("first", range(0, SHORT, 20))
def test_short_positions_make_sound_games(first: int) -> None:
    for number in range(first, first + 20):
        position = short_position(number)
        game = Game.from_position(position)
        check_given(position, plain(game.position()))
        check_consistent(game, Random(number))


def check_given(given: Data, position: Data) -> None:
    """What a short position says is there; open cards have become some card."""
    for city, made in zip(given["cities"], position["cities"], strict=True):
        assert {**made, "buried": city["buried"]} == {"victories": [], "defeats": 0, **city}
        check_filled(city["buried"], made["buried"])
    for hand, made in zip(given.get("hands", []), position["hands"], strict=False):
        check_filled([] if hand is None else hand, made)
    check_filled(given.get("discard", []), position["discard"])


def check_filled(written: list[str], made: list[str]) -> None:
    assert "?" not in made
    rest = made[:]
    for card in written:
        if card != "?":
            rest.remove(card)
    assert len(rest) == written.count("?") or not written


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    game = Game.from_position(
        {"cities": [{"board": "gizah"}, {"board": "rhodos"}, {"board": "olympia"}]}
    )
    position = game.position()
    assert (position["age"], position["turn"]) == (1, 1)
    assert [city["coins"] for city in position["cities"]] == [3, 3, 3]
    assert [city["side"] for city in position["cities"]] == ["day", "day", "day"]
    assert [len(hand) for hand in position["hands"]] == [7, 7, 7]
    assert [decision.kind for decision in game.pending.values()] == ["card"] * 3


def test_the_seed_deals_what_is_left_open() -> None:
    cities: list[Data] = [{}, {}, {}, {}]
    one = Game.from_position({"cities": cities, "age": 2, "seed": 1})
    same = Game.from_position({"cities": cities, "age": 2, "seed": 1})
    other = Game.from_position({"cities": cities, "age": 2, "seed": 2})
    assert one == same
    assert one.position()["hands"] != other.position()["hands"]


def test_the_seed_draws_the_guilds_that_are_left_open() -> None:
    """B-3: five of them among three players."""
    drawn = set()
    for seed in range(5):
        game = Game.from_position({"cities": [{}, {}, {}], "age": 3, "seed": seed})
        hands = plain(game.position()["hands"])
        guilds = [card for hand in hands for card in hand if card.endswith("_guild")]
        assert len(guilds) == 5
        drawn.add(tuple(sorted(guilds)))
    assert len(drawn) > 1


def test_decks_to_come_can_be_named() -> None:
    """The deck of another game's age II, dealt seat after seat."""
    deals = finished_game(5).position()["history"]["deals"]
    deck = [card for hand in deals[1]["hands"] for card in hand]
    players = len(deals[1]["hands"])
    position = {"cities": [{}] * players, "age": 1, "turn": 6, "decks": {"2": deck}}
    game = Game.from_position(position)
    while game.age == 1:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.moves[0])
    assert game.position()["hands"] == deals[1]["hands"]


# ---- what cannot be


THREE: list[Data] = [{"board": "gizah"}, {"board": "rhodos"}, {"board": "olympia"}]
OLD = ["altar", "?"]
# B-3: three players have five in the game.
GUILDS = [
    f"{who}s_guild" for who in ("spie", "trader", "builder", "decorator", "worker", "scientist")
]


def three(**city: Any) -> Data:
    return {"cities": [{"board": "gizah", **city}, {"board": "rhodos"}, {"board": "olympia"}]}


def complete(kind: str, turn: int | None = None) -> Data:
    """A complete position in which something of a kind is asked."""
    for number in range(40):
        for position in positions(number):
            if kind in position["asked"] and turn in (None, position["turn"]):
                return copy.deepcopy(position)
    raise AssertionError(kind)


IMPOSSIBLE: dict[str, Data] = {
    "nothing at all": {},
    "two players": {"cities": THREE[:2]},
    "eight players": {"cities": [{}] * 8},
    "an unknown key": {"cities": THREE, "colour": 1},
    "an unknown format": {"cities": THREE, "format": 2},
    "a format of two lines": {"cities": THREE, "format": "1\n2"},
    "rules of two lines": {"cities": THREE, "rules": "1\n2"},
    "a catalogue of two lines": {"cities": THREE, "catalogue": "1\n2"},
    "an unknown catalogue": {"cities": THREE, "catalogue": 99},
    "a catalogue that is no number": {"cities": THREE, "catalogue": True},
    "a seed of the wrong length": {"cities": THREE, "seed": "ff"},
    "a seed too large": {"cities": THREE, "seed": 1 << 128},
    "a seed beyond what Python writes": {"cities": THREE, "seed": 10**5000},
    "a coin count beyond what Python writes": three(coins=10**5000),
    "negative coins": three(coins=-1),
    "a fraction of coins": three(coins=1.5),
    "an unknown board": three(board="atlantis"),
    "a board twice": three(board="rhodos"),
    "a board for some": {"cities": [{"board": "gizah"}, {}, {}]},
    "a side without a board": {"cities": [{"side": "day"}, {}, {}]},
    "an unknown side": three(side="dawn"),
    "an unknown card": three(cards=["altr"]),
    "a built card that is open": three(cards=["?"]),
    "a name twice": three(cards=["loom_age1", "loom_age2"]),
    "more copies than there are": {**three(cards=["altar"]), "discard": ["altar"]},
    "a card for more players": three(cards=["well"]),
    "a card of an age to come": three(cards=["palace"]),
    "too many stages": {**three(buried=["?"] * 4), "age": 3},
    "a token that does not exist": three(victories=[2]),
    "negative defeats": three(defeats=-1),
    "a hand too large": {"cities": THREE, "hands": [["?"] * 8, None, None]},
    "a hand of another age": {"cities": THREE, "age": 2, "turn": 6, "hands": [OLD, None, None]},
    "hands for two": {"cities": THREE, "hands": [None, None]},
    "age 4": {"cities": THREE, "age": 4},
    "turn 7 without an agenda": {"cities": THREE, "turn": 7},
    "turn 0": {"cities": THREE, "turn": 0},
    "a deck of a past age": {"cities": THREE, "age": 2, "decks": {"1": []}},
    "a deck that is none": {"cities": THREE, "decks": {"2": ["altar"] * 21}},
    "too many guilds": {**three(cards=GUILDS), "age": 3},
    "a log out of nowhere": {"cities": THREE, "history": {"log": [[0, "card", "sell altar"]]}},
    "an answer where nothing was asked": {"cities": THREE, "answers": ["pass", None, None]},
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_cannot_be_is_refused(what: str) -> None:
    with pytest.raises(ImpossibleGame) as caught:
        Game.from_position(IMPOSSIBLE[what])
    assert is_one_line(caught.value)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize(
    ("what", "known"), [("format", "1"), ("catalogue", "1"), ("rules", "1, 2")]
)
def test_a_version_that_is_not_known_is_refused_with_those_that_are(what: str, known: str) -> None:
    with pytest.raises(ImpossibleGame) as caught:
        Game.from_position({"cities": THREE, what: 99})
    assert caught.value.data["known"] == known


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        ("last", {"turn": 6}),
        ("last", {"turn": 1}),
        ("card", {"turn": 7}),
        ("side", {"agenda": ["take sides", "begin age 0"]}),
        ("side", {"agenda": ["take sides", "begin age 2"]}),
        ("side", {"agenda": ["take sides"]}),
        ("card", {"agenda": []}),
        ("card", {"agenda": ["reveal", "pay", "place", "act"]}),
        ("card", {"asked": None}),
        ("card", {"age": 0, "turn": 0}),
    ],
)
def test_an_agenda_that_cannot_be_is_refused(kind: str, changes: Data) -> None:
    with pytest.raises(ImpossibleGame):
        Game.from_position({**complete(kind), **changes})


def test_boards_are_asked_for_seat_by_seat() -> None:
    position = new_game(2, boards="pick", sides="day").position()
    agenda = position["agenda"]
    assert agenda[1:3] == ["ask for board 1", "ask for board 2"]
    for wrong in (["ask for board 2", "ask for board 1"], ["ask for board 1"] * 2):
        with pytest.raises(ImpossibleGame):
            Game.from_position({**position, "agenda": [agenda[0], *wrong, *agenda[3:]]})


@pytest.mark.parametrize("agenda", [["pick 3", "settle", "end turn"], ["pick 0", "end turn"]])
def test_only_seats_pick(agenda: list[str]) -> None:
    boards = ("halikarnassos", "gizah", "rhodos")
    cities: list[Data] = [{"board": board, "side": "night"} for board in boards]
    cities[0]["buried"] = ["?"]
    position: Data = {"cities": cities, "discard": ["altar", "theater"], "turn": 3}
    position |= {"agenda": ["pick 0", "settle", "end turn"], "asked": ["discard", None, None]}
    assert Game.from_position(position).pending[0].kind == "discard"
    with pytest.raises(ImpossibleGame):
        Game.from_position({**position, "agenda": agenda})


@pytest.mark.rule("B-40", "B-41")
@pytest.mark.parametrize("kind", ["last", "discard"])
def test_what_no_stage_allows_is_not_asked(kind: str) -> None:
    """The last card, or one of the discard, without a stage that gives the right to it."""
    position = complete(kind)
    seat = position["asked"].index(kind)
    del position["history"]
    assert Game.from_position(position).pending[seat].kind == kind
    position["cities"][seat]["buried"] = []
    with pytest.raises(ImpossibleGame):
        Game.from_position(position)


# ---- history


@pytest.mark.rule("B-40", "B-41")
@pytest.mark.parametrize("kind", ["board", "side", "card", "last", "discard"])
def test_an_account_can_begin_at_any_decision(kind: str) -> None:
    """A complete position without history: what was before is not known, the rest goes on."""
    begun = 0
    for number in range(40):
        for position in positions(number):
            if kind in position["asked"] and begun < 30:
                begun += 1
                known = {key: value for key, value in position.items() if key != "history"}
                check_consistent(Game.from_position(known), Random(number))
    assert begun


def with_history(kind: str, turn: int, **changes: Any) -> Data:
    position = complete(kind, turn)
    return {**position, "history": {**position["history"], **changes}}


@pytest.mark.parametrize("turn", [1, 3])
def test_history_has_one_deal_for_each_age(turn: int) -> None:
    deals = complete("card", turn)["history"]["deals"]
    with pytest.raises(ImpossibleGame):
        Game.from_position(with_history("card", turn, deals=[*deals, deals[-1]]))


@pytest.mark.parametrize("turn", [2, 3, 4])
def test_history_begins_when_it_says(turn: int) -> None:
    """A deal of seven cards is that of the first turn."""
    deals = complete("card", 3)["history"]["deals"]
    with pytest.raises(ImpossibleGame):
        Game.from_position(with_history("card", 3, deals=[{**deals[0], "turn": turn}, *deals[1:]]))


def test_history_leads_to_the_discard() -> None:
    position = {"cities": THREE, "discard": [], "history": {"discard": ["altar"]}}
    with pytest.raises(ImpossibleGame):
        Game.from_position(position)


@pytest.mark.parametrize("verb", ["build", "stage"])
def test_history_leads_to_the_cities(verb: str) -> None:
    """What the log says is built is in the city."""
    position = complete("card", 6)
    entry = next(e for e in position["history"]["log"] if e[2].startswith(verb))
    city = position["cities"][entry[0]]
    there = city["cards"] if verb == "build" else city["buried"]
    there.remove(entry[2].split()[1])
    with pytest.raises(ImpossibleGame):
        Game.from_position(position)


# ---- anything else


def deep(levels: int) -> Any:
    nested: Any = []
    for _ in range(levels):
        nested = [nested]
    return nested


@pytest.mark.parametrize("key", ["seed", "age", "cities", "hands", "history", "options", "format"])
def test_data_of_any_depth_is_refused(key: str) -> None:
    endless: list[Any] = []
    endless.append(endless)
    for value in (deep(50), deep(100_000), endless):
        with pytest.raises(ImpossibleGame) as caught:
            Game.from_position({"cities": THREE, key: value})
        assert is_one_line(caught.value)


@pytest.mark.parametrize("odd", [None, 1, "position", [], [("age", 1)], b"{}"])
def test_what_is_no_table_is_a_type_error(odd: Any) -> None:
    with pytest.raises(TypeError):
        Game.from_position(odd)


@pytest.mark.parametrize("first", range(0, BROKEN, CHUNK))
def test_broken_positions_are_refused_or_sound(first: int) -> None:
    taken = sum(check_broken_position(number) for number in range(first, first + CHUNK))
    assert 0 < taken < CHUNK


KEYS = st.sampled_from(
    [
        "cities",
        "age",
        "turn",
        "hands",
        "seed",
        "options",
        "agenda",
        "asked",
        "history",
        "board",
        "x",
    ]
)
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
JSON = st.recursive(
    LEAVES | st.just("gizah") | st.just("card"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(KEYS | st.text(max_size=3), JSON, max_size=6))
@examples(500)
def test_any_json_is_a_position_or_impossible(data: Data) -> None:
    game = attempt(Game.from_position, data)
    if game is not None:
        check_consistent(game, Random(0))


@pytest.mark.rule("B-8")
@pytest.mark.parametrize("turn", [1, 2, 5])
def test_history_leads_to_the_hand_of_each_seat(turn: int) -> None:
    """The hands as they must be, but at other seats."""
    position = complete("card", turn)
    position["hands"] = [*position["hands"][1:], position["hands"][0]]
    with pytest.raises(ImpossibleGame):
        Game.from_position(position)
