"""Golden records: nothing changes unnoticed; `python scripts/golden.py` writes them again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mirabilia import Game, ImpossibleGame, replay
from mirabilia.engine.state import DECISIONS, LEFT_OVER
from scripts.golden import BOX_BOARDS, FOLDER, differences, digests, perft, tree
from tests.support.oracle import WONDERS, stages_of
from tests.support.plain import plain
from tests.support.play import PLAYERS

Data = dict[str, Any]

RECORDS = sorted(FOLDER.glob("records/*.json"))


def stored(name: str) -> Data:
    table: Data = json.loads((FOLDER / name).read_text("utf-8"))
    return table


def record(name: str) -> Data:
    return stored(f"records/{name}.json")


@pytest.fixture(scope="module")
def golden_digests() -> Data:
    return stored("digests.json")


@pytest.fixture(scope="module")
def golden_perft() -> Data:
    return stored("perft.json")


@pytest.mark.parametrize("name", [path.stem for path in RECORDS])
def test_a_golden_record_replays(name: str, golden_digests: Data) -> None:
    kept = record(name)
    found = digests(kept)
    assert found == golden_digests[name]
    assert found["position"] == kept["digest"]


@pytest.mark.parametrize("name", [path.stem for path in RECORDS])
def test_golden_games_have_as_many_moves_as_ever(name: str, golden_perft: Data) -> None:
    assert perft(record(name)) == golden_perft[name]


@pytest.mark.rule("L-34")
def test_records_of_the_first_rules_are_still_played_by_them() -> None:
    """With Leaders, and without teams, the rules have changed since."""
    kept = [record(path.stem) for path in RECORDS]
    older = [r for r in kept if r["rules"] == 1 and "leaders" in r["options"]["expansions"]]
    older = [r for r in older if not r["options"].get("teams")]
    assert older
    for each in older:
        game = replay(each)
        assert game.position()["rules"] == 1
        assert game.record() == each
        anew = Game.new(**each["options"], seed=each["seed"])
        assert anew.position()["rules"] == 2


@pytest.mark.rule("L-34")
def test_what_the_second_rules_offer_is_no_move_of_the_first() -> None:
    newer = [record(path.stem) for path in RECORDS if path.stem.startswith("rules-2")]
    assert newer
    for each in newer:
        assert each["rules"] == replay(each).position()["rules"] == 2
        with pytest.raises(ImpossibleGame, match="the move is not legal"):
            replay({**each, "rules": 1, "digest": None})


@pytest.mark.heavy
def test_the_script_writes_what_is_stored() -> None:
    assert differences() == []


def test_there_are_golden_records_for_every_number_of_players() -> None:
    players = [record(path.stem)["options"]["players"] for path in RECORDS]
    assert {number for number in players if players.count(number) >= 3} == set(PLAYERS)


def test_golden_games_show_every_wonder_side_and_every_stage() -> None:
    """Sides that are played, and of each its last stage built in one game or another."""
    built = set()
    sides = set()
    for path in RECORDS:
        for city in replay(record(path.stem)).position()["cities"]:
            side = city["board"], city["side"]
            sides.add(side)
            if city["board"] in WONDERS and len(city["buried"]) == len(stages_of(plain(city))):
                built.add(side)
    boards = [*WONDERS, *BOX_BOARDS]
    assert sides == {(board, side) for board in boards for side in ("day", "night")}
    assert {side for side in sides if side[0] in WONDERS} <= built


def test_golden_games_ask_every_kind_of_decision() -> None:
    kinds = {entry[1] for path in RECORDS for entry in record(path.stem)["entries"]}
    assert kinds == set(DECISIONS[1:LEFT_OVER])


def test_a_tree_of_joint_answers_is_counted_right() -> None:
    """Before the first age each of three has two sides to choose from: eight ways."""
    start = replay({**record("3-1"), "entries": [], "digest": None})
    assert tree(start)[0] == 2**3
