"""Write the catalogue as the page reads it: src/mirabilia/web/catalogue.json.

    python scripts/web_catalogue.py           write it
    python scripts/web_catalogue.py --check   fail if it is not up to date

Everything is listed by its id; the words are in the Fluent files. An effect has its kind and the
figures that its message gets, so that the page explains and draws it from the same data.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from mirabilia.catalog import load
from mirabilia.catalog.kinds import BURY_LEADER, EFFECT_KINDS
from mirabilia.catalog.model import (
    COLOURS,
    COSTS_THE_AGE,
    FLEETS,
    LEADER_GROUPS,
    RESOURCES,
    SCIENCE,
    SIDES,
    Card,
    Catalogue,
    Effect,
    Shipyard,
    Side,
    unbundle,
)
from mirabilia.engine.bank import VICTORY_VALUES
from mirabilia.engine.conflicts import NAVAL_FIRST, NAVAL_LAST, NAVAL_SECOND, NAVAL_THIRD
from mirabilia.engine.options import check_options
from mirabilia.engine.science import SET_OF_SYMBOLS
from mirabilia.engine.scoring import (
    COINS_PER_POINT,
    LINES,
    MOST_FOR_A_PURPLE_CARD,
    lines_in_play,
)
from mirabilia.locales import LANGUAGES
from mirabilia.terminal.effects import effect_figures, goods_ids

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "src" / "mirabilia" / "web" / "catalogue.json"
# The amount is written once, as `amount`.
REPEATED: Final = ("coins", "points", "debts", "times")

Table = dict[str, Any]


def catalogue_table(catalogue: Catalogue, languages: Sequence[str] = LANGUAGES) -> Table:
    return {
        "version": catalogue.version,
        "languages": languages,
        "boxes": catalogue.boxes,
        "resources": RESOURCES,
        "colours": COLOURS,
        "science": SCIENCE,
        "fleets": FLEETS,
        "groups": LEADER_GROUPS,
        "chains": catalogue.chains,
        "kinds": EFFECT_KINDS,
        "cards": {card.id: card_table(catalogue, card) for card in catalogue.cards},
        "wonders": {
            wonder.id: {
                "box": wonder.box,
                **{name: side_table(wonder.sides[side]) for side, name in enumerate(SIDES)},
            }
            for wonder in catalogue.wonders
        },
        "leaders": {
            leader.id: {
                "group": LEADER_GROUPS[leader.group],
                "cost": "age" if leader.cost == COSTS_THE_AGE else leader.cost,
                "effects": effect_tables(leader.effects),
            }
            for leader in catalogue.leaders
        },
        "islands": {
            island.id: {"level": island.level + 1, "effects": effect_tables(island.effects)}
            for island in catalogue.islands
        },
        "tracks": {
            FLEETS[fleet]: [space.figures() for space in spaces]
            for fleet, spaces in enumerate(catalogue.tracks)
        },
        "shipyards": {yard.id: shipyard_table(yard) for yard in catalogue.shipyards},
        "tokens": {
            "victory": VICTORY_VALUES[1:],
            "naval": [
                {"first": NAVAL_FIRST[age], "second": NAVAL_SECOND[age],
                 "third": NAVAL_THIRD[age], "last": NAVAL_LAST[age]}
                for age in (1, 2, 3)
            ],
        },
        "points": {
            "lines": line_boxes(catalogue),
            "coins": COINS_PER_POINT,
            "set": SET_OF_SYMBOLS,
            "purple": MOST_FOR_A_PURPLE_CARD,
        },
    }  # fmt: skip


def line_boxes(catalogue: Catalogue) -> dict[str, str]:
    """The lines of the score sheet, in order, each with the box that it comes with."""
    boxes: dict[int, str] = {}
    for box in catalogue.boxes:
        expansions = () if box == "base" else (box,)
        for line in lines_in_play(check_options(catalogue, {"expansions": expansions})):
            boxes.setdefault(line, box)
    return {LINES[line]: boxes[line] for line in sorted(boxes)}


def card_table(catalogue: Catalogue, card: Card) -> Table:
    return {
        "name": catalogue.names[card.name],
        "box": card.box,
        "age": card.age,
        "colour": card.colour_name,
        "players": card.copies,
        "cost": cost_table(card.cost, card.coins),
        "effects": effect_tables(card.effects),
        "chain": named(catalogue.chains, card.chains_from),
        "shows": named(catalogue.chains, card.chains_to),
    }


def named(chains: list[str], mask: int) -> list[str]:
    return [chain for place, chain in enumerate(chains) if mask >> place & 1]


def cost_table(goods: int, coins: int) -> Table:
    return {"coins": coins, "goods": goods_ids(unbundle(goods)).split()}


def effect_tables(effects: list[Effect]) -> list[Table]:
    return [effect_table(effect) for effect in effects]


def effect_table(effect: Effect) -> Table:
    figures = effect_figures(effect)
    told = {n: f for n, f in figures.items() if n not in REPEATED or f != effect.amount}
    if effect.kind == BURY_LEADER:
        # L-40: the points of a leader whose cost goes by age.
        told["by_age"] = effect.what
    return {"kind": EFFECT_KINDS[effect.kind], **told}


def side_table(side: Side) -> Table:
    return {
        "start": goods_ids(unbundle(side.start)).split(),
        "effects": effect_tables(side.start_effects),
        "stages": [
            {"cost": cost_table(s.cost, s.coins), "effects": effect_tables(s.effects)}
            for s in side.stages
        ],
    }


def shipyard_table(yard: Shipyard) -> Table:
    costs = zip(FLEETS, yard.costs, yard.coins, strict=True)
    return {
        "wonder_fleet": FLEETS[yard.wonder_fleet],
        "editions": yard.editions,
        "costs": {
            fleet: [cost_table(*step) for step in zip(goods, coins, strict=True)]
            for fleet, goods, coins in costs
        },
    }


def lines(table: Table) -> str:
    """One thing per line: compact, and a change of one thing changes one line."""
    parts = []
    for name, value in table.items():
        if isinstance(value, dict) and name not in ("tokens", "tracks", "points"):
            inner = ",\n".join(f"{json.dumps(id)}:{compact(thing)}" for id, thing in value.items())
            parts.append(f"{json.dumps(name)}:{{\n{inner}\n}}")
        else:
            parts.append(f"{json.dumps(name)}:{compact(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def main(arguments: list[str]) -> None:
    text = lines(catalogue_table(load()))
    if arguments != ["--check"]:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.is_file() or TARGET.read_text("utf-8") != text:
        sys.exit(f"{TARGET.name} is not up to date; run python scripts/web_catalogue.py")


if __name__ == "__main__":
    main(sys.argv[1:])
