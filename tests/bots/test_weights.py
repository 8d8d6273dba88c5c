"""The weights of the levels: kept by name, for any catalogue; with them the levels play as ever."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mirabilia import Game
from mirabilia.bots import Budget, answer, make_bot
from mirabilia.bots.learned import SETS, Learned, read_weights, shipped, write_weights
from mirabilia.bots.search.figures import DENSE
from mirabilia.bots.search.habits import PARTS
from mirabilia.catalog import Catalogue, load
from mirabilia.catalog.loader import BOXES, read
from mirabilia.catalog.model import AGES
from mirabilia.engine.actions import LEADER, RECRUIT, TAKE, action
from mirabilia.errors import MalformedMove
from scripts.name_weights import read_by_place

# By the version of their weights: those that have them, for each seat.
LEVELS = {
    1: ["novice@1", "apprentice@1", "adept@1", "master@1"],
    2: ["sage@2", "sage@2", "sage@2", "sage@2"],
    3: ["master@2", "master@2", "master@2", "master@2"],
    4: ["adept@2", "master@3", "adept@2", "master@3"],
    5: ["sage@3", "sage@3", "sage@3", "sage@3"],
}
ALL_BOXES = ["leaders", "cities", "armada"]
# Before all others, so that every other card and leader stands one place later.
GUILD = """
[[card]]
id = "painters_guild"
age = 3
colour = "purple"
players = [3]
cost = { papyrus = 1 }
effects = [{ kind = "points", points = 5 }]

"""
SCRIBE = """
[[leader]]
id = "scribe"
group = "standard"
cost = 1
effects = [{ kind = "points", points = 3 }]

"""
# Plays a game of each level with the data of another folder, and prints how many moves each made.
PLAY = """
import json, sys
from pathlib import Path
from random import Random
import mirabilia
from mirabilia.bots import Budget, answer, make_bot
from mirabilia.catalog import load, loader

assert not loader._load.cache_info().currsize
loader.files = lambda package: Path(sys.argv[1])
found = {"cards": [load().cards[0].id, load().leaders[0].id]}
for level in sys.argv[3:]:
    game = mirabilia.Game.new(players=3, seed=1, expansions=json.loads(sys.argv[2]), events=False)
    bots = [make_bot(level, Random(seat), Budget(iterations=2)) for seat in range(3)]
    found[level] = 0
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, answer(bots[seat], game, decision))
            found[level] += 1
print(json.dumps(found))
"""


def larger_data(folder: Path) -> Path:
    """The data files with one more card and one more leader, each the first of its kind."""
    data = folder / "data" / "1"
    data.mkdir(parents=True)
    for box in BOXES:
        text = (files("mirabilia.catalog") / "data" / "1" / f"{box}.toml").read_text("utf-8")
        if box == "base":
            text = text.replace("[[card]]", f"{GUILD}[[card]]", 1)
        elif box == "leaders":
            text = text.replace("[[leader]]", f"{SCRIBE}[[leader]]", 1)
        (data / f"{box}.toml").write_text(text, "utf-8")
    return data


@pytest.fixture(scope="module")
def larger(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    return read(larger_data(tmp_path_factory.mktemp("catalogue")), 1)


# ---- as ever


# Of the moves of all seats. Those of version 1 were made when weights were still stored by place.
# What may change them is a change of the rules; else the levels of a version play as ever.
DIGESTS = {
    (1, "base"): "fa5a6db8eef767b3a8e1fdf029068625e4d9a81cdd55b50183d72551f9f71678",
    (1, "boxes"): "6f4316c6bc220cc61dd59c1c92713ac1ad21b347ae28673b9549e2b81585690d",
    (3, "base"): "332c283c3a8e0da77df1d3963706e2d0cf052e906233229c863c37fdfd6f02b9",
    (3, "boxes"): "56556c8bdc63b0a05fbb0ea6ecb0d528d82ccc319ca13ac602ef3d3d0683193d",
    (4, "base"): "332c283c3a8e0da77df1d3963706e2d0cf052e906233229c863c37fdfd6f02b9",
    (4, "boxes"): "63b92ec64b6d1b081e5184580db428efea8169a6af0ccb731f5ddc49192b6da3",
    (5, "base"): "9f7af44e358c243cb72ab0bfdd2daee806ebae7d5b49e005cb33d1aef573ba66",
    (5, "boxes"): "2380786f77e9ce30afe42f850ea4f77478f834d2d817ea1ac7eb6c77eeb296d4",
    (2, "base"): "abcafe0e65232d24db7047fe6148c28ff53251d1f9e58f6fc9a1f24377a7a70d",
    (2, "boxes"): "2380786f77e9ce30afe42f850ea4f77478f834d2d817ea1ac7eb6c77eeb296d4",
}
TABLES: dict[str, dict[str, Any]] = {
    "base": {"players": 4, "seed": 11},
    "boxes": {"players": 4, "seed": 12, "expansions": ALL_BOXES},
}


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("version", LEVELS)
def test_the_levels_play_as_ever(version: int, name: str) -> None:
    game = Game.new(events=False, **TABLES[name])
    bots = [
        make_bot(level, Random(seat), Budget(iterations=4))
        for seat, level in enumerate(LEVELS[version])
    ]
    moves = []
    while not game.over:
        for seat, decision in game.pending.items():
            move = answer(bots[seat], game, decision)
            game.play(seat, move)
            moves.append(f"{seat} {move.text}")
    assert sha256("\n".join(moves).encode()).hexdigest() == DIGESTS[version, name]


# ---- with a card and a leader more


@pytest.mark.parametrize("boxes", [[], pytest.param(ALL_BOXES, marks=pytest.mark.heavy)])
def test_every_level_plays_with_a_card_and_a_leader_that_it_has_not_met(
    boxes: list[str], tmp_path: Path
) -> None:
    larger_data(tmp_path)
    levels = sorted({level for listed in LEVELS.values() for level in listed})
    command = [sys.executable, "-c", PLAY, str(tmp_path), json.dumps(boxes), *levels]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.stderr
    found = json.loads(done.stdout)
    assert found.pop("cards") == ["painters_guild", "scribe"]
    assert list(found) == levels
    assert min(found.values()) >= 3 * 18


def traits_of(learned: Learned, catalogue: Catalogue, card: str, leader: str) -> list[list[float]]:
    """All weights of a card and of a leader."""
    habits, evaluation = learned.habits, learned.evaluation
    figures = evaluation.figures
    index = catalogue.card_by_id[card].index
    number = catalogue.leader_by_id[leader].index
    marks = [figures.cards + index, figures.leaders + number, figures.hand + number]
    starts = [start + index * PARTS for start in (habits.card, habits.spare)]
    answers = [action(TAKE, index), action(RECRUIT, LEADER + number)]
    firsts = [habits.first_of_answer(act) for act in answers]
    return [
        *([row[mark] for row in evaluation.marked] for mark in marks),
        *(habits.weights[start : start + PARTS] for start in starts),
        *(habits.weights[first : first + AGES] for first in firsts),
    ]


@pytest.mark.parametrize("name", SETS)
def test_what_was_never_met_weighs_nothing(name: str, larger: Catalogue) -> None:
    learned = read_weights(shipped(name), larger, tuple(BOXES))
    found = traits_of(learned, larger, "painters_guild", "scribe")
    assert len(found) == 7
    assert not any(any(row) for row in found)


def test_what_was_met_weighs_as_much_wherever_it_stands(larger: Catalogue) -> None:
    data = shipped("boxes")
    before = read_weights(data, load(), tuple(BOXES))
    after = read_weights(data, larger, tuple(BOXES))
    known = traits_of(before, load(), "cartographers_office", "nero")
    assert traits_of(after, larger, "cartographers_office", "nero") == known
    assert all(any(row) for row in known)
    assert after.evaluation.dense == before.evaluation.dense
    total = sum(before.habits.weights)
    assert sum(after.habits.weights) == pytest.approx(total)


def test_what_is_no_longer_there_is_passed_over(larger: Catalogue) -> None:
    """Weights that were learned with more cards can be read with fewer."""
    learned = read_weights(shipped("boxes"), larger, tuple(BOXES))
    mark = learned.evaluation.figures.cards
    for row in learned.evaluation.marked:
        row[mark] = 1.0
    learned.habits.weights[learned.habits.first_of_answer(action(RECRUIT, LEADER))] = 1.0
    data = json.loads(write_weights({}, learned, larger))
    assert data["marks"]["card"]["painters_guild"] == [1.0] * len(learned.evaluation.marked)
    assert data["habits"]["answers"]["recruit scribe"] == [1.0, 0, 0]
    again = read_weights(data, load(), tuple(BOXES))
    assert json.loads(write_weights({}, again, load())) == shipped("boxes") | {"made": {}}


# ---- files


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("version", LEVELS)
def test_weights_are_written_as_they_are_read(version: int, name: str) -> None:
    data = shipped(name, version)
    again = write_weights(data["made"], read_weights(data, load(), ("base",)), load())
    assert json.loads(again) == data


@pytest.mark.parametrize("row", ["figures: one", "marks: card: palace", "habits: card: palace"])
def test_a_row_that_is_too_short_is_refused(row: str) -> None:
    data = shipped("base")
    found: Any = data
    for key in row.split(": "):
        found = found[key]
    found.pop()
    with pytest.raises(ValueError, match="a row has"):
        read_weights(data, load(), ("base",))


def test_an_answer_that_is_no_answer_is_refused() -> None:
    data = shipped("base")
    data["habits"]["answers"]["takes palace"] = [1, 1, 1]
    with pytest.raises(MalformedMove):
        read_weights(data, load(), ("base",))


def test_weights_by_place_are_given_their_names() -> None:
    """Of the marks the second side and the last, of habits a trait of several blocks."""
    nothing = [0.0] * 27
    second, last = [1.0, *nothing[1:]], [*nothing[:-1], 2.0]
    whole = shipped("boxes")
    blocks = [name for name in whole["habits"] if name not in ("side", "worth", "answers")]
    # Verbs were numbered up to 18, what they speak of up to 512; age II comes second.
    recruit = (18 + RECRUIT) * 512 + LEADER
    habits: dict[str, Any] = {name: {} for name in blocks} | {
        "card": {str(load().card_by_id["palace"].index * 3 + 1): 1.5},
        "worth in points": {"11": 2.5},
        "worth in coins": {"3": 3.5},
        "other": {str(recruit): 4.5},
    }
    old = {
        "figures": dict.fromkeys(DENSE, nothing) | {"coins": last},
        "marks": [nothing, second, *[nothing] * 314, last],
        "spread": [10.0] * 27,
        "habits": habits,
    }
    found = json.loads(write_weights({}, read_by_place(old), load()))
    assert found["figures"] == {"coins": last}
    first = load().wonders[0].id
    marks = {kind: rows for kind, rows in found["marks"].items() if rows}
    assert marks == {"board": {f"{first} night": second}, "table": {"teams": last}}
    assert {name: rows for name, rows in found["habits"].items() if rows} == {
        "card": {"palace": [0, 1.5, 0]},
        "worth": {"points": [0] * 11 + [2.5], "coins": [0, 0, 0, 3.5] + [0] * 8},
        "answers": {f"recruit {load().leaders[0].id}": [0, 4.5, 0]},
    }
