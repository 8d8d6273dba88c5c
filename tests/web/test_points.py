"""The score pad's own counting: what the page counts is what the engine counts."""

from __future__ import annotations

import json
import subprocess
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mirabilia import Game
from mirabilia.catalog import load
from mirabilia.catalog.kinds import AT_END_KINDS, EFFECT_KINDS
from mirabilia.catalog.model import BLUE, BLUE_FLEET, GREEN, PURPLE, SCIENCE, SIDES, YELLOW_FLEET
from mirabilia.engine.bank import VICTORY_VALUES
from mirabilia.engine.city import City
from scripts import page, web_catalogue
from tests.support.mixes import new_table, tables
from tests.support.play import play_out, style

Data = dict[str, Any]

CATALOGUE = load()
TABLE = web_catalogue.catalogue_table(CATALOGUE)
SCRIPT = Path(__file__).parent / "pad.mjs"
VALUES = VICTORY_VALUES[1:]
# One of each table in the normal run.
FEW, MANY = len(tables()), 1000


def count(pads: list[Data], catalogue: Data = TABLE) -> Data:
    """What the page's module makes of score pads."""
    told = json.dumps({"catalogue": catalogue, "pads": pads})
    command = [str(page.NODE), str(SCRIPT), str(page.WEB)]
    done = subprocess.run(command, input=told, capture_output=True, text=True, check=True)
    counted: Data = json.loads(done.stdout)
    return counted


# ---- a game as somebody writes it on the pad


def pad_of(game: Game) -> Data:
    state = game._state
    return {
        "boxes": list(state.options.expansions),
        "edition": state.options.armada_edition,
        "teams": state.options.teams,
        "cities": [city_of(city, f"Guest {seat}") for seat, city in enumerate(state.cities)],
    }


def city_of(city: City, name: str) -> Data:
    cards = [CATALOGUE.cards[index] for index in city.cards]
    return {
        "name": name,
        "board": CATALOGUE.wonders[city.board].id,
        "side": SIDES[city.side],
        "stages": city.stages,
        "victories": [city.victories.count(value) for value in VALUES],
        "defeats": city.defeats,
        "coins": city.coins,
        "debts": city.debts,
        "colours": {
            colour: city.colours[at] for at, colour in enumerate(TABLE["colours"]) if at != PURPLE
        },
        "blue": sum(
            effect["amount"]
            for card in cards
            if card.colour == BLUE
            for effect in TABLE["cards"][card.id]["effects"]
            if effect["kind"] == "points"
        ),
        "symbols": [
            sum(
                effect.get("symbol") == symbol
                for card in cards
                if card.colour == GREEN
                for effect in TABLE["cards"][card.id]["effects"]
            )
            for symbol in SCIENCE
        ],
        "cards": [card.id for card in cards if is_named(card.id)],
        "leaders": [CATALOGUE.leaders[index].id for index in city.leaders],
        "graves": [CATALOGUE.leaders[index].id for index in city.graves],
        "islands": [CATALOGUE.islands[index].id for index in city.islands],
        "fleets": {
            "yellow": city.fleets[YELLOW_FLEET] if city.fleets else 0,
            "blue": city.fleets[BLUE_FLEET] if city.fleets else 0,
        },
        "naval": by_age(city.naval_tokens),
    }


def by_age(tokens: list[int]) -> list[int]:
    """Naval tokens as they can have been taken, one in an age at most; 0 for none."""
    ages = [set(values.values()) for values in TABLE["tokens"]["naval"]]
    for taken in combinations(range(len(ages)), len(tokens)):
        if all(token in ages[age] for age, token in zip(taken, tokens, strict=True)):
            return [tokens[taken.index(age)] if age in taken else 0 for age in range(len(ages))]
    raise AssertionError(f"nobody can have taken {tokens}")


def is_named(id: str) -> bool:
    """Whether a card has to be named on the pad: its points are neither printed nor a symbol."""
    card = TABLE["cards"][id]
    plain = {"blue": "points", "green": "symbol"}.get(card["colour"])
    kinds = {effect["kind"] for effect in card["effects"]}
    at_end = {kind for at, kind in enumerate(EFFECT_KINDS) if AT_END_KINDS >> at & 1}
    return bool(kinds & at_end - {plain})


def compare(games: list[Game]) -> None:
    counted = count([pad_of(game) for game in games])
    assert len(counted["sheets"]) == len(games)
    for game, sheet in zip(games, counted["sheets"], strict=True):
        result = game.result
        assert sheet["points"] == result.points
        assert sheet["ranks"] == result.ranks
        assert sheet["lines"] == result.categories
        assert sheet["link"] < counted["longest"] / 2


def finished(number: int) -> Game:
    return play_out(new_table(number), Random(number), style(number))


def test_the_pad_counts_as_the_engine_does() -> None:
    compare([finished(number) for number in range(FEW)])


@pytest.mark.long
def test_the_pad_counts_a_thousand_games_as_the_engine_does() -> None:
    compare([finished(number) for number in range(MANY)])


def test_every_kind_that_counts_at_the_end_is_counted() -> None:
    at_end = {kind for at, kind in enumerate(EFFECT_KINDS) if AT_END_KINDS >> at & 1}
    assert set(count([])["kinds"]) == at_end
