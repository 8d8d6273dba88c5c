"""Records: a game is its options, its seed and its answers, and nothing else."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia import Game, ImpossibleGame, replay
from tests.support.consistency import (
    as_revealed,
    attempt,
    check_broken_record,
    finished_record,
    is_one_line,
)
from tests.support.hypotheses import examples
from tests.support.plain import plain
from tests.support.play import choose, finished_game, moments

Data = dict[str, Any]

BROKEN = 2_000
CHUNK = 100


def refused(record: Data) -> str:
    with pytest.raises(ImpossibleGame) as caught:
        replay(record)
    assert is_one_line(caught.value)
    code: str = caught.value.code
    return code


def played(**changes: Any) -> Data:
    """The record of a finished game, changed."""
    return {**copy.deepcopy(finished_record(1)), **changes}


@pytest.mark.parametrize("number", range(20))
def test_a_record_replays_to_its_game(number: int) -> None:
    game = finished_game(number)
    again = replay(json.loads(json.dumps(game.record())))
    assert again == game
    assert again.events == game.events
    assert again.result == game.result
    assert again.record() == game.record()
    assert game.record()["digest"] == game.digest()


@pytest.mark.parametrize("number", range(5))
def test_an_unfinished_record_replays_to_the_last_reveal(number: int) -> None:
    for game in moments(number):
        record = game.record()
        assert (record["digest"] is None) == (not game.over)
        assert replay(record) == as_revealed(game)


def test_a_replayed_game_goes_on() -> None:
    record = played(digest=None)
    half = len(record["entries"]) // 2
    game = replay({**record, "entries": record["entries"][:half]})
    for seat, _, text in record["entries"][half:]:
        game.play(seat, text)
    assert game.digest() == finished_record(1)["digest"]


def test_a_record_without_events_is_the_same_game() -> None:
    game = replay(finished_record(1), events=False)
    assert game.events == []
    assert game.digest() == finished_record(1)["digest"]


def test_a_record_is_not_changed_by_replaying_it() -> None:
    record = played()
    replay(record)
    assert record == finished_record(1)


# ---- changed ones


def test_an_entry_dropped_is_noticed() -> None:
    entries = finished_record(1)["entries"]
    for number in range(len(entries)):
        assert refused(played(entries=entries[:number] + entries[number + 1 :]))


def test_an_entry_doubled_is_noticed() -> None:
    entries = finished_record(1)["entries"]
    for number in range(len(entries)):
        assert refused(
            played(entries=entries[:number] + entries[number : number + 1] + entries[number:])
        )


def test_entries_exchanged_are_noticed_unless_they_are_of_one_turn() -> None:
    record = finished_record(1)
    digest = record["digest"]
    rng = Random(1)
    noticed = 0
    for _ in range(100):
        entries = record["entries"][:]
        one, other = (int(rng.random() * len(entries)) for _ in range(2))
        entries[one], entries[other] = entries[other], entries[one]
        try:
            assert replay(played(entries=entries)).digest() == digest
        except ImpossibleGame:
            noticed += 1
    assert noticed > 50


def test_another_legal_move_is_noticed() -> None:
    """The game then goes another way: a later entry cannot be played, or the digest tells."""
    record = finished_record(1)
    rng = Random(2)
    for _ in range(40):
        entries = copy.deepcopy(record["entries"])
        number = int(rng.random() * len(entries))
        game = replay(played(entries=entries[:number], digest=None))
        others = [move.text for move in game.pending[entries[number][0]].moves]
        others.remove(entries[number][2])
        entries[number][2] = choose(rng, others)
        assert refused(played(entries=entries)) in ("replay", "digest", "unfinished", "surplus")


def test_the_reason_is_told_apart() -> None:
    entries = finished_record(1)["entries"]
    assert refused(played(digest="0" * 64)) == "digest"
    assert refused(played(entries=entries[:-1])) == "unfinished"
    assert refused(played(entries=[*entries, entries[-1]])) == "surplus"
    assert refused(played(seed=4711)) in ("replay", "digest")
    assert refused(played(rules=3)) == "unknown_version"
    assert refused(played(catalogue=2)) == "unknown_version"


BAD_ENTRIES: dict[str, Any] = {
    "nothing": None,
    "a number": 1,
    "a text": "sell altar",
    "too short": [0, "card"],
    "too long": [0, "card", "sell altar", "forced"],
    "no such seat": [7, "card", "sell altar"],
    "a negative seat": [-1, "card", "sell altar"],
    "a seat as a fraction": [0.0, "side", "side day"],
    "a seat as a truth": [True, "side", "side day"],
    "a seat as a text": ["0", "side", "side day"],
    "a seat as a list": [[0], "side", "side day"],
    "another decision": [0, "card", "side day"],
    "no decision": [0, None, "side day"],
    "an empty decision": [0, "", "side day"],
    "a decision as a list": [0, ["side"], "side day"],
    "an illegal move": [0, "side", "sell altar"],
    "a malformed move": [0, "side", "side dawn"],
    "a move as a number": [0, "side", 0],
    "a huge number": [10**5000, "side", "side day"],
}


@pytest.mark.parametrize("what", BAD_ENTRIES)
def test_an_entry_that_cannot_be_is_refused(what: str) -> None:
    record = Game.new(players=3, seed=1).record()
    assert refused({**record, "entries": [BAD_ENTRIES[what]]}) == "replay"


@pytest.mark.parametrize(
    "changes",
    [
        {"entries": None},
        {"entries": "side day"},
        {"entries": {"0": "side day"}},
        {"options": None},
        {"options": {}},
        {"options": {"players": 2}},
        {"options": {"players": 3.0}},
        {"options": {"players": 3, "boards": ["gizah"]}},
        {"options": {"players": 3, "boards": 3}},
        {"options": {"players": 3, "expansions": ["leaders"]}},
        {"options": {"players": 3, "sides": 1}},
        {"seed": -1},
        {"seed": None},
        {"seed": "F" * 32},
        {"seed": [1]},
        {"digest": 1},
        {"digest": ["x"]},
        {"format": None},
        {"format": "1\n2"},
        {"age": 1},
    ],
    ids=str,
)
def test_a_record_that_cannot_be_is_refused(changes: Data) -> None:
    assert refused(played(**changes))


def test_a_record_must_say_how_many_play() -> None:
    assert refused({"entries": []}) == "shape"


@pytest.mark.parametrize("odd", [None, 1, "record", [], b"{}"])
def test_what_is_no_table_is_a_type_error(odd: Any) -> None:
    with pytest.raises(TypeError):
        replay(odd)


@pytest.mark.parametrize("first", range(0, BROKEN, CHUNK))
def test_broken_records_are_refused_or_tell_a_game(first: int) -> None:
    taken = sum(check_broken_record(number) for number in range(first, first + CHUNK))
    assert 0 < taken < CHUNK


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
JSON = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4), max_leaves=10)


@given(
    st.fixed_dictionaries(
        {"options": st.just({"players": 3}) | st.dictionaries(st.text(max_size=8), JSON)},
        optional={"entries": st.lists(JSON) | JSON, "seed": JSON, "digest": JSON, "format": JSON},
    )
)
@examples(500)
def test_any_json_is_a_record_or_impossible(data: Data) -> None:
    game = attempt(replay, data)
    if game is not None:
        assert replay(game.record()) == as_revealed(game)


def test_a_record_may_say_where_it_was_played() -> None:
    record = finished_game(1).record()
    assert replay({**record, "table": {"seats": []}}).record() == record


def test_a_record_may_begin_at_a_short_position() -> None:
    """Its start is written out, so that the game's own record can be read."""
    game = replay({"options": {"players": 3}, "start": {"cities": [{}, {}, {}]}})
    assert game.record()["start"] == Game.from_position({"cities": [{}, {}, {}]}).position()
    assert replay(game.record()) == game


def test_answers_that_were_in_at_the_start_are_entries_like_all_others() -> None:
    waiting = Game.new(players=3, sides="day", seed=3)
    waiting.play(1, waiting.pending[1].moves[0])
    game = Game.from_position(waiting.position())
    for seat in (0, 2):
        game.play(seat, game.pending[seat].moves[0])
    record = game.record()
    assert [seat for seat, *_ in record["entries"]] == [0, 1, 2]
    assert replay(record) == game


@pytest.mark.parametrize(("option", "value"), [("teams", True), ("cities_leaders", False)])
def test_options_that_are_not_as_usual_are_written_down(option: str, value: bool) -> None:
    boxes: Data = {"players": 4, "expansions": ["leaders", "cities"], "seed": 2}
    assert option not in plain(Game.new(**boxes).record()["options"])
    game = Game.new(**{**boxes, option: value})
    assert plain(game.record()["options"])[option] is value
    assert replay(game.record()) == game
