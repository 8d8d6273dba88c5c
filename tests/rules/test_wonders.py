"""Every stage of the fourteen wonder sides, built: what it costs and what it gives.

The figures are those of `printed`. What the powers mean in full is in `test_powers`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia.catalog import load
from mirabilia.catalog.model import SIDES, unbundle
from tests.rules.printed import (
    BOARDS,
    RESOURCES,
    STAGE_COUNT,
    STAGES,
    STARTS,
    Effect,
    Stage,
)
from tests.rules.probes import makers, ring_of
from tests.rules.tables import COSTS_ONE, LEFT, ME, RIGHT, Data, Ring, Table, city, every_seat

each_stage = pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.id)


def having(*kinds: str) -> pytest.MarkDecorator:
    """One case for each stage that has an effect of a kind."""
    stages = [stage for stage in STAGES if any(e.kind in kinds for e in stage.effects)]
    assert stages
    return pytest.mark.parametrize("stage", stages, ids=lambda stage: stage.id)


def effect_of(stage: Stage, kind: str) -> Effect:
    return next(effect for effect in stage.effects if effect.kind == kind)


def before(stage: Stage) -> list[Effect]:
    """The effects of the stages that come before one."""
    return [
        effect
        for other in STAGES
        if (other.board, other.side) == (stage.board, stage.side) and other.number < stage.number
        for effect in other.effects
    ]


def lacking(stage: Stage) -> Counter[str]:
    """What a stage costs beyond what its own board makes by then."""
    rest = stage.cost - Counter({STARTS[stage.board]: 1})
    for effect in before(stage):
        if effect.kind == "keeps one of":
            rest -= Counter([one for one in rest if one in effect.what][:1])
    return rest


def owner(stage: Stage, cost: Counter[str], *cards: str, coins: int = 0) -> Data:
    """A city before the stage whose cards make a bundle and nothing else."""
    # The start is counted in `lacking` already: no board is asked for its own again.
    other = next(board for board in BOARDS if not cost[STARTS[board]])
    return city(
        stage.board,
        *makers(cost, other),
        *cards,
        side=stage.side,
        coins=coins,
        stages=stage.number - 1,
    )


def table_for(stage: Stage, cities: dict[int, Data], turn: int = 2) -> Table:
    return Table(ring_of(STAGES.index(stage)), cities, age=3, turn=turn, discard=["well"])


def built(stage: Stage, *cards: str, coins: int = 0, turn: int = 2) -> Table:
    """The table after the stage has been built from the city's own resources."""
    table = table_for(stage, {ME: owner(stage, lacking(stage), *cards, coins=coins)}, turn)
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert len(table.city()["buried"]) == stage.number
    return table


# ---- the record


@pytest.mark.rule("B-18")
@each_stage
def test_stage_record(stage: Stage) -> None:
    """The catalogue says what is printed."""
    side = load().wonder_by_id[stage.board].sides[SIDES.index(stage.side)]
    record = side.stages[stage.number - 1]
    assert unbundle(record.cost) == dict(stage.cost)
    assert record.coins == 0
    assert unbundle(side.start) == {STARTS[stage.board]: 1}
    assert len(side.stages) == STAGE_COUNT[stage.board, stage.side]


def test_stage_records_are_complete() -> None:
    """Seven boards, fourteen sides, two to four stages each."""
    base = [wonder.id for wonder in load().wonders if wonder.box == "base"]
    assert sorted(base) == sorted(BOARDS)
    assert len(STAGE_COUNT) == 14
    assert set(STAGE_COUNT.values()) == {2, 3, 4}
    assert sorted(STARTS.values()) == sorted(RESOURCES)


# ---- cost


@pytest.mark.rule("B-18", "B-21")
@each_stage
def test_stage_can_be_built_with_exactly_its_cost(stage: Stage) -> None:
    table = table_for(stage, {ME: owner(stage, lacking(stage))})
    assert table.stages() == [""]
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert table.events("trade") == table.events("spend") == []


@pytest.mark.rule("B-18", "B-21")
@each_stage
def test_stage_cannot_be_built_with_one_unit_less(stage: Stage) -> None:
    """Without coins for a purchase; each resource is left out in turn."""
    for resource in lacking(stage):
        rest = lacking(stage) - Counter({resource: 1})
        assert table_for(stage, {ME: owner(stage, rest)}).stages() == []


@pytest.mark.rule("B-18", "B-23")
@each_stage
def test_stage_is_bought_for_two_coins_a_unit(stage: Stage) -> None:
    """All that is lacking comes from the left neighbour."""
    rest = lacking(stage)
    price = 2 * rest.total()
    spare = [board for board in BOARDS if not rest[STARTS[board]] and board != stage.board]
    cities = {
        ME: owner(stage, Counter(), coins=price),
        LEFT: city(spare[0], *makers(rest, spare[0])),
        RIGHT: city(spare[1]),
    }
    table = table_for(stage, cities)
    assert table.stages() == [f"left {price}"]


# ---- effects


@pytest.mark.rule("B-34", "B-50")
@each_stage
def test_stage_points(stage: Stage) -> None:
    """In the line of the wonder; stages that show none add none."""
    earlier = sum(effect.amount for effect in before(stage) if effect.kind == "points")
    now = sum(effect.amount for effect in stage.effects if effect.kind == "points")
    table = table_for(stage, {ME: owner(stage, lacking(stage))})
    assert table.points("wonder") == earlier
    assert built(stage).points("wonder") == earlier + now


@pytest.mark.rule("B-35")
@each_stage
def test_stage_coins(stage: Stage) -> None:
    """Coins at once, where some are printed."""
    expected = sum(effect.amount for effect in stage.effects if effect.kind == "coins")
    assert built(stage, coins=1).coins() == 1 + expected


@pytest.mark.rule("B-34", "B-30")
@each_stage
def test_stage_shields(stage: Stage) -> None:
    """Against neighbours who have as many, and one more: even, and lost."""
    effects = [*before(stage), *stage.effects]
    shields = sum(effect.amount for effect in effects if effect.kind == "shields")
    red = ["stockade", "barracks", "guard_tower"]
    spare = [board for board in BOARDS if board != stage.board]
    cities = {
        ME: owner(stage, lacking(stage)),
        LEFT: city(spare[0], *red[:shields]),
        RIGHT: city(spare[1], *red[: shields + 1]),
    }
    table = table_for(stage, cities, turn=6)
    table.turn({ME: f"stage {table.hand()[0]}"})
    if table.asked():
        table.play(ME, "pass")
    assert table.tokens() == ([], 1)


@pytest.mark.rule("B-34", "B-51")
@having("symbol")
def test_stage_symbol_of_choice(stage: Stage) -> None:
    assert built(stage).points("green") == 1
    assert built(stage, "apothecary", "workshop").points("green") == 10
    assert built(stage, "apothecary", "scriptorium").points("green") == 10
    assert built(stage, "workshop", "scriptorium").points("green") == 10


@pytest.mark.rule("B-33", "B-25")
@having("keeps one of")
@pytest.mark.parametrize("resource", RESOURCES)
def test_stage_produces_for_its_owner(stage: Stage, resource: str) -> None:
    """Bought with the last coin; then a card of age I that costs one resource can be built."""
    what = effect_of(stage, "keeps one of").what
    known = {STARTS[stage.board]}.union(*(e.what for e in before(stage)))
    (lacked,) = lacking(stage)
    seller = {"ore": city("rhodos", "ore_vein"), "clay": city("olympia", "clay_pool")}[lacked]
    price = 2 * lacking(stage)[lacked]
    cities = {
        ME: city(stage.board, side=stage.side, coins=price, stages=stage.number - 1),
        LEFT: seller,
        RIGHT: city("ephesos"),
    }
    card = COSTS_ONE[resource]
    hands = {ME: ["altar"], RIGHT: [card, "theater"]}
    table = Table(ring_of(STAGES.index(stage)), cities, hands, turn=5)
    table.turn({ME: f"stage altar left {price}", RIGHT: "sell theater"})
    assert table.coins() == 0
    assert table.builds(card) == ([""] if resource in {*what, *known} else [])


@pytest.mark.rule("B-23")
@having("keeps one of")
@every_seat
def test_stage_does_not_sell(stage: Stage, ring: Ring) -> None:
    """A neighbour who lacks any raw material or goods finds only the board's own for sale."""
    for resource, card in COSTS_ONE.items():
        if resource != STARTS[stage.board]:
            spare = [b for b in BOARDS if STARTS[b] != resource and b != stage.board]
            cities = {
                ME: city(stage.board, side=stage.side, stages=stage.number),
                LEFT: city(spare[0], coins=9),
                2: city(spare[1]),
            }
            table = Table(ring, cities, {LEFT: [card]}, turn=3)
            assert table.builds(card, LEFT) == []


@pytest.mark.rule("B-40")
@each_stage
def test_stage_last_card(stage: Stage) -> None:
    """Only Babylon Night is asked for her last card."""
    table = built(stage, turn=6)
    if table.asked() == "discard":
        table.play(ME, "pass")
    kinds = {effect.kind for effect in [*before(stage), *stage.effects]}
    assert table.asked() == ("last" if "last card" in kinds else None)
    assert ("last card" in kinds) == (stage.board == "babylon" and stage.side == "night")


@pytest.mark.rule("B-41")
@each_stage
def test_stage_from_discard(stage: Stage) -> None:
    table = built(stage)
    digs = any(effect.kind == "from discard" for effect in stage.effects)
    assert table.asked() == ("discard" if digs else "card")
    if digs:
        table.play(ME, "take well")
        assert "well" in table.cards()


def freed(stage: Stage, turn: int) -> bool:
    """Whether the Palace, for which nothing is there, is free in a turn after the stage."""
    own = city(stage.board, side=stage.side, coins=0, stages=stage.number)
    table = Table(ring_of(STAGES.index(stage)), {ME: own}, {ME: ["palace"]}, age=3, turn=turn)
    return table.builds("palace") == [f"free {stage.board}"]


@pytest.mark.rule("B-42")
@each_stage
def test_stage_free_builds(stage: Stage) -> None:
    """By colour in any turn; the first card of an age; the last one."""
    kinds = {effect.kind for effect in [*before(stage), *stage.effects]}
    assert freed(stage, 3) == ("free colours" in kinds)
    assert freed(stage, 1) == bool({"free colours", "free first"} & kinds)
    assert freed(stage, 6) == bool({"free colours", "free last"} & kinds)


def test_every_kind_of_effect_is_tested() -> None:
    tested = {"points", "coins", "shields", "symbol", "keeps one of"}
    tested |= {"last card", "from discard", "free colours", "free first", "free last"}
    assert {effect.kind for stage in STAGES for effect in stage.effects} == tested
