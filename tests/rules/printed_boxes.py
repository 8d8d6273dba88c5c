"""What is printed on the cards and boards of Leaders and Cities, apart from the catalogue.

As in `printed`, so that a slip in the catalogue is seen.
"""

from __future__ import annotations

from tests.rules.printed import STARTS

Cost = dict[str, int]

# The cost of a leader that goes by the age.
BY_AGE = 0

STANDARD: dict[str, int] = {
    "ramses": 5,
    "maecenas": 1,
    "bilkis": 4,
    "nero": 1,
    "xenophon": 2,
    "vitruvius": 1,
    "hammurabi": 2,
    "leonidas": 2,
    "archimedes": 4,
    "imhotep": 3,
    "amytis": 4,
    "phidias": 3,
    "praxiteles": 3,
    "nebuchadnezzar": 4,
    "varro": 3,
    "pericles": 6,
    "hypatia": 4,
    "hiram": 3,
    "justinian": 3,
    "plato": 4,
    "alexander": 3,
    "aristotle": 3,
    "midas": 3,
    "croesus": 1,
    "hannibal": 2,
    "caesar": 5,
    "euclid": 5,
    "ptolemy": 5,
    "pythagoras": 5,
    "sappho": 1,
    "zenobia": 2,
    "nefertiti": 3,
    "cleopatra": 4,
    "solomon": 3,
}
EXPERT: dict[str, int] = {
    "nitocris": BY_AGE,
    "telesilla": 3,
    "berenice": 2,
    "hatshepsut": 2,
    "tomyris": 4,
    "aganice": BY_AGE,
    "enheduanna": 4,
    "cynisca": BY_AGE,
    "agrippina": 1,
    "gorgo": 5,
    "makeda": BY_AGE,
    "phryne": BY_AGE,
    "cornelia": BY_AGE,
    "eurypyle": BY_AGE,
    "theano": BY_AGE,
}
OF_CITIES: dict[str, int] = {
    "arsinoe": BY_AGE,
    "octavia": 1,
    "caligula": 3,
    "diocletian": 2,
    "aspasia": 3,
    "darius": 4,
}
BLACK: dict[str, tuple[int, Cost]] = {
    "opium_stash": (1, {}),
    "smugglers_cache": (1, {}),
    "west_clandestine_wharf": (1, {"coins": 1}),
    "east_clandestine_wharf": (1, {"coins": 1}),
    "dive": (1, {}),
    "cells": (1, {}),
    "customs": (1, {}),
    "pigeonhole": (1, {"coins": 1, "ore": 1}),
    "raider_camp": (1, {}),
    "secret_warehouse": (1, {"coins": 2}),
    "city_gates": (1, {"coins": 1, "wood": 1}),
    "militia": (1, {"coins": 3}),
    "hideout": (1, {}),
    "residence": (1, {"clay": 1}),
    "guardhouse": (2, {"coins": 2, "wood": 1, "ore": 1}),
    "trade_center": (2, {"stone": 1, "clay": 1, "papyrus": 1}),
    "tabularium": (2, {"coins": 2, "wood": 1, "ore": 1, "cloth": 1}),
    "black_market": (2, {"ore": 1, "cloth": 1}),
    "band_of_spies": (2, {"coins": 2, "stone": 1, "clay": 1}),
    "lair": (2, {"wood": 1, "glass": 1}),
    "raider_fort": (2, {"coins": 1, "ore": 1, "clay": 1}),
    "mercenaries": (2, {"coins": 4, "papyrus": 1}),
    "architect_firm": (2, {"coins": 1, "papyrus": 1}),
    "sepulcher": (2, {"stone": 1, "cloth": 1, "glass": 1}),
    "forging_agency": (2, {"coins": 2}),
    "opium_den": (2, {"papyrus": 1}),
    "consulate": (2, {"clay": 1, "papyrus": 1}),
    "gambling_den": (2, {"coins": 1}),
    "mint": (3, {"wood": 2, "clay": 1, "glass": 1, "cloth": 1}),
    "slave_market": (3, {"wood": 2, "ore": 2}),
    "raider_garrison": (3, {"coins": 2, "stone": 2, "cloth": 1}),
    "cenotaph": (3, {"clay": 2, "stone": 1, "glass": 1, "cloth": 1}),
    "capitol": (3, {"coins": 2, "stone": 2, "clay": 2, "glass": 1, "papyrus": 1}),
    "memorial": (3, {"wood": 1, "stone": 1, "cloth": 1}),
    "secret_network": (3, {"stone": 1, "papyrus": 1}),
    "prison": (3, {"coins": 2, "ore": 2, "clay": 1, "papyrus": 1}),
    "opium_distillery": (3, {"wood": 1, "glass": 1}),
    "brotherhood": (3, {"wood": 2, "ore": 1, "cloth": 1}),
    "chamber_of_builders": (3, {"wood": 1, "clay": 1, "glass": 1, "papyrus": 1}),
    "torture_chamber": (3, {"coins": 3, "ore": 2, "glass": 1}),
    "contingent": (3, {"coins": 5, "cloth": 1}),
    "embassy": (3, {"stone": 1, "cloth": 1, "papyrus": 1}),
}
STAGES: dict[tuple[str, str], list[tuple[Cost, int]]] = {
    ("roma", "day"): [
        ({"wood": 1, "clay": 1, "ore": 1}, 4),
        ({"stone": 2, "clay": 1, "cloth": 1}, 6),
    ],
    ("roma", "night"): [
        ({"wood": 1, "clay": 1}, 0),
        ({"stone": 1, "clay": 1, "glass": 1}, 3),
        ({"stone": 2, "papyrus": 1}, 3),
    ],
    ("abu_simbel", "day"): [
        ({"stone": 1, "clay": 1}, 3),
        ({"wood": 1, "ore": 1}, 5),
        ({"stone": 2, "glass": 1, "cloth": 1}, 0),
    ],
    ("abu_simbel", "night"): [({"clay": 2, "cloth": 1}, 0), ({"wood": 2, "glass": 1}, 0)],
    ("byzantium", "day"): [
        ({"clay": 1, "ore": 1}, 3),
        ({"wood": 2, "papyrus": 1}, 4),
        ({"clay": 2, "glass": 1, "cloth": 1}, 7),
    ],
    ("byzantium", "night"): [
        ({"wood": 1, "ore": 1, "papyrus": 1}, 4),
        ({"ore": 2, "glass": 1, "cloth": 1}, 6),
    ],
    ("petra", "day"): [
        ({"wood": 1, "stone": 1}, 3),
        ({"coins": 5}, 7),
        ({"wood": 1, "stone": 2, "papyrus": 1}, 7),
    ],
    ("petra", "night"): [({"clay": 2, "ore": 2}, 3), ({"coins": 10}, 14)],
}
EVERY_LEADER = {**STANDARD, **EXPERT, **OF_CITIES}
# What each board starts with.
START = {**STARTS, "roma": "", "abu_simbel": "papyrus", "byzantium": "stone", "petra": "clay"}


def leader_cost(leader: str, age: int) -> int:
    """L-5: what is printed, or the age."""
    return EVERY_LEADER[leader] or age
