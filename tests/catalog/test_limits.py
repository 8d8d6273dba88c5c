"""The loader refuses what does not fit into the engine's packed ints, and says how much does."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from mirabilia import CatalogueError
from mirabilia.catalog import load
from mirabilia.catalog.limits import (
    MOST_BOARDS,
    MOST_CARDS,
    MOST_CHAINS,
    MOST_ISLANDS,
    MOST_LEADERS,
)
from mirabilia.catalog.loader import BOXES, read
from mirabilia.catalog.model import COLOURS, LEVELS
from mirabilia.engine.actions import (
    BUILD,
    LEADER,
    RECRUIT,
    UNKNOWN,
    action,
    board_of_right,
    free_by_board,
    free_by_leader,
    is_leader_right,
    leader_of_right,
    right_of,
    subject_of,
    verb_of,
)
from mirabilia.engine.scoring import _LINE_OF_COLOUR

ENGINE = Path(__file__).parents[2] / "src" / "mirabilia" / "engine"
DATA = files("mirabilia.catalog") / "data" / "1"

CARD = """
[[card]]
id = "more_{number}"
age = 1
colour = "{colour}"
players = [7]
cost = {cost}
effects = [{effects}]
"""
LEADER_TEXT = """
[[leader]]
id = "more_{number}"
group = "expert"
cost = 1
effects = [{effects}]
"""
WONDER = """
[[wonder]]
id = "more_{number}"
produces = "wood"
day = [{stages}]
night = [{stages}]
"""
STAGES = ", ".join(['{ cost = { stone = 1 }, effects = [{ kind = "points", points = 1 }] }'] * 2)
ISLAND = """
[[island]]
id = "more_{number}"
level = 1
effects = [{effects}]
"""
POINTS = '{ kind = "points", points = 1 }'


def refusal(folder: Path, box: str, more: str, old: str = "", new: str = "") -> CatalogueError:
    """The error that the boxes are refused with when one has something more, or other."""
    for name in BOXES:
        text = (DATA / f"{name}.toml").read_text("utf-8")
        if name == box:
            assert old in text
            text = text.replace(old, new, 1) + more
        (folder / f"{name}.toml").write_text(text, "utf-8")
    with pytest.raises(CatalogueError) as refused:
        read(folder, 1)
    assert refused.value.data["file"] == f"{box}.toml"
    return refused.value


def many(text: str, count: int, **figures: str) -> str:
    return "".join(
        text.replace("{number}", str(number))
        .replace("{colour}", figures.get("colour", "blue"))
        .replace("{cost}", figures.get("cost", "{}"))
        .replace("{effects}", figures.get("effects", POINTS))
        .replace("{stages}", STAGES)
        for number in range(count)
    )


@pytest.mark.parametrize(
    ("box", "text", "there", "most"),
    [
        ("armada", CARD, len(load().cards), MOST_CARDS),
        ("leaders", LEADER_TEXT, len(load().leaders), MOST_LEADERS),
        ("armada", WONDER, len(load().wonders), MOST_BOARDS),
        ("armada", ISLAND, len(load().islands), MOST_ISLANDS),
    ],
)
def test_one_too_many(tmp_path: Path, box: str, text: str, there: int, most: int) -> None:
    room = most - there
    error = refusal(tmp_path, box, many(text, room + 1))
    assert f"'more_{room}'" in str(error.data["record"])
    assert f"there are {most} already" in str(error.data["reason"])


def test_as_many_as_fit_are_not_too_many(tmp_path: Path) -> None:
    """Only experts and their like: what is dealt to standard players stays as it is."""
    more = many(LEADER_TEXT, MOST_LEADERS - len(load().leaders))
    for name in BOXES:
        text = (DATA / f"{name}.toml").read_text("utf-8")
        text += more if name == "leaders" else ""
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    assert len(read(tmp_path, 1).leaders) == MOST_LEADERS


def test_chain_symbols_fit_into_a_word(tmp_path: Path) -> None:
    chains = ", ".join(f'"more_{number}"' for number in range(MOST_CHAINS))
    card = many(CARD, 1).replace("effects", f"shows = [{chains}]\neffects")
    error = refusal(tmp_path, "armada", card)
    assert f"there are {MOST_CHAINS} chain symbols already" in str(error.data["reason"])


def test_a_price_with_its_ship_can_be_counted(tmp_path: Path) -> None:
    dear = many(CARD, 1, cost="{ clay = 4 }")
    blue = "blue = [{ clay = 1 }"
    error = refusal(tmp_path, "armada", dear, blue, "blue = [{ clay = 3 }")
    assert error.data["record"] == "blue cards"
    assert "up to 7 of a resource with a ship, but counts go to 6" in str(error.data["reason"])
    glass = '{ kind = "produce", resources = ["glass"] }'
    cost = "{ wood = 4, stone = 4, ore = 4, cloth = 4 }"
    dear = many(CARD, 1, cost=cost, colour="grey", effects=glass)
    error = refusal(tmp_path, "armada", dear)
    assert error.data["record"] == "grey cards"
    assert "up to 16 resources with a ship, but there is room for 15" in str(error.data["reason"])


@pytest.mark.parametrize(
    ("effects", "words"),
    [
        ('{ kind = "bank_purchase", times = 8, price = 4 }', "more than the 31"),
        (
            '{ kind = "remote_trade", times = 14, price = 3, where = ["far_left"] }',
            "more than the 31",
        ),
        ('{ kind = "bank_purchase", times = 1, price = 1 }', "a payment has room for one"),
        (
            '{ kind = "remote_trade", times = 1, price = 1, where = ["far_left"] }',
            "a payment has room for one",
        ),
    ],
)
def test_each_seller_has_one_field_of_a_payment(tmp_path: Path, effects: str, words: str) -> None:
    error = refusal(tmp_path, "leaders", many(LEADER_TEXT, 1, effects=effects))
    assert words in str(error.data["reason"])


@pytest.mark.parametrize(
    ("effects", "words"),
    [
        ('{ kind = "points_per", points = 1, each = ["fleets"], where = ["own"] }', "'fleets'"),
        ('{ kind = "points_per", points = 1, each = ["blue"], where = ["others"] }', "'others'"),
        ('{ kind = "reduce", resources = 1, parts = ["victories"] }', "'victories'"),
        ('{ kind = "gift", coins = 1, where = ["own"] }', "'own'"),
        ('{ kind = "debts", debts = 1, where = ["far_left"] }', "'far_left'"),
        ('{ kind = "purchase_rebate", coins = 1, where = ["own"] }', "'own'"),
        ('{ kind = "discount", goods = "raw", price = 1, where = ["far_left"] }', "'far_left'"),
        ('{ kind = "incursion", where = ["left"] }', "'left'"),
        ('{ kind = "incursion", where = ["far_left", "far_right"] }', "one of the distant"),
        ('{ kind = "leader_discount", coins = 1, where = ["left"] }', "both neighbours"),
    ],
)
def test_an_effect_looks_where_the_engine_looks(tmp_path: Path, effects: str, words: str) -> None:
    error = refusal(tmp_path, "leaders", many(LEADER_TEXT, 1, effects=effects))
    assert words in str(error.data["reason"])


@pytest.mark.parametrize(
    ("box", "text", "effects", "words"),
    [
        (
            "armada",
            ISLAND,
            f'{{ kind = "top_island", level = {LEVELS + 1} }}',
            "from 1 to 3, not 4",
        ),
        ("base", CARD, f"""{{ kind = "produce", resources = {["wood"] * 7} }}""", "7 wood, but"),
    ],
)
def test_an_effect_has_a_figure_that_there_is(
    tmp_path: Path, box: str, text: str, effects: str, words: str
) -> None:
    error = refusal(tmp_path, box, many(text, 1, effects=effects))
    assert words in str(error.data["reason"])


ON_LEADERS = (
    *('free_colour", colours = ["red"]', 'free_per_age", cards = 1, colours = ["red"]'),
    *('bonus_coin", coins = 1', 'coin_after_purchase", coins = 1', 'coins_on_chain", coins = 1'),
    *('coins_on_build", coins = 1, colours = ["red"]', 'coins_on_stage", coins = 1'),
    *('coins_on_victory", coins = 1', 'points_per_symbol_set", points = 1'),
)
IN_WONDERS = ('free_first_of_colour"', 'free_first_of_age"', 'free_last_of_age"')
BURIAL = 'bury_leader", times = 2, points = 3'
PER_STEP = 'coins_per_step", coins = 1'
AT_SEA = (
    *('immunity"', 'stage_moves_fleet"', 'abstain"', 'naval", naval = 1', 'pirates", coins = 1'),
    *('incursion", where = ["far_left"]', 'top_island", level = 1'),
    'move_fleet", fleets = 1, of = ["red"]',
)
AT_COURT = (
    *('leaders_free"', 'leader_discount", coins = 1, where = ["own"]'),
    *('draw_leaders", leaders = 1', 'recruit_extra"', BURIAL),
)
PER_RED = 'points_per", points = 1, each = ["red"], where = ["own"]'
STARTS = WONDER + "day_start = [{effects}]\n"


@pytest.mark.parametrize(
    ("box", "text", "colour", "carrier", "effects"),
    [
        ("armada", CARD, "blue", "a blue card", (*ON_LEADERS, *IN_WONDERS, PER_STEP, *AT_COURT)),
        ("base", CARD, "red", "a red card", ('points", points = 1', PER_RED)),
        ("base", CARD, "brown", "a brown card", ('points_if_complete", points = 1',)),
        ("base", CARD, "grey", "a grey card", ('points_per_coins", points = 1, coins = 3',)),
        ("base", CARD, "blue", "a blue card", AT_SEA),
        ("armada", ISLAND, "", "an island", (*ON_LEADERS, *IN_WONDERS, *AT_COURT)),
        ("leaders", LEADER_TEXT, "", "a leader", (*IN_WONDERS, BURIAL, PER_STEP, *AT_SEA)),
        ("armada", STARTS, "", "a board from the start", (*ON_LEADERS, PER_STEP)),
        ("base", STARTS, "", "a board from the start", ('coins", coins = 1', 'symbol_choice"')),
        ("leaders", STARTS, "", "a board from the start", (BURIAL, *AT_SEA)),
    ],
)
def test_an_effect_is_where_the_engine_looks_for_it(
    tmp_path: Path, box: str, text: str, colour: str, carrier: str, effects: tuple[str, ...]
) -> None:
    for effect in effects:
        record = many(text, 1, effects=f'{{ kind = "{effect} }}', colour=colour)
        error = refusal(tmp_path, box, record)
        kind = effect.partition('"')[0]
        assert error.data["record"] == "more_0"
        reason = f"the effect {kind!r} is never looked for on {carrier} of the box {box!r}"
        assert error.data["reason"] == reason


def test_kinds_that_are_said_to_come_from_a_leader_are_on_leaders_alone() -> None:
    """`holder_of` fails where no leader has them."""
    calls = re.compile(r"holder_of\(state, seat, ([A-Z_]+)")
    named = {
        name for path in ENGINE.glob("*.py") for name in calls.findall(path.read_text("utf-8"))
    }
    said = {effect.partition('"')[0].upper() for effect in ON_LEADERS}
    assert named
    assert named <= said


@pytest.mark.parametrize("colour", [n for n, line in enumerate(_LINE_OF_COLOUR) if line < 0])
def test_cards_without_a_line_have_no_points(tmp_path: Path, colour: int) -> None:
    error = refusal(tmp_path, "base", many(CARD, 1, colour=COLOURS[colour]))
    assert f"on a {COLOURS[colour]} card" in str(error.data["reason"])


def test_actions_have_room_for_all_that_is_allowed() -> None:
    last = action(BUILD, MOST_CARDS - 1, free_by_leader(MOST_LEADERS - 1))
    assert (verb_of(last), subject_of(last)) == (BUILD, MOST_CARDS - 1)
    assert is_leader_right(right_of(last))
    assert leader_of_right(right_of(last)) == MOST_LEADERS - 1
    board = action(BUILD, 0, free_by_board(MOST_BOARDS - 1))
    assert not is_leader_right(right_of(board))
    assert board_of_right(right_of(board)) == MOST_BOARDS - 1
    leader = action(RECRUIT, LEADER + MOST_LEADERS - 1)
    assert subject_of(leader) == LEADER + MOST_LEADERS - 1 < UNKNOWN
    assert MOST_ISLANDS <= UNKNOWN
