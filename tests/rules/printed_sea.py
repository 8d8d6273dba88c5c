"""What is printed on the cards, boards, islands and shipyards of Armada, apart from the catalogue.

Costs are written as letters, one for each unit (see `RESOURCES`), with the coins behind them;
"-" is nothing.
"""

from __future__ import annotations

from collections import Counter

RESOURCES = {
    "W": "wood",
    "S": "stone",
    "O": "ore",
    "C": "clay",
    "G": "glass",
    "L": "cloth",
    "P": "papyrus",
}
FLEETS = ("red", "yellow", "blue", "green")

# Shipyards: the fleet with the wonder's symbol, and the costs of steps 1 to 6.
SHIPYARDS: dict[str, tuple[str, dict[str, str]]] = {
    "shipyard_1": (
        "red",
        {
            "red": "W O1 WW CG LP CP2",
            "yellow": "S G SC OL SL1 OG2",
            "blue": "C P WS SP WL1 OG2",
            "green": "O S1 CC WP OG1 GL1",
        },
    ),
    "shipyard_2": (
        "yellow",
        {
            "red": "S G SC CP WG1 CL2",
            "yellow": "W S1 OO WL GP WP2",
            "blue": "O S1 OO WP SG1 GL1",
            "green": "C L SC WL OP1 CL2",
        },
    ),
    "shipyard_3": (
        "blue",
        {
            "red": "C W1 SO WP OL1 CG2",
            "yellow": "O P CC CP GL WP2",
            "blue": "W O1 WS SG CL1 OL2",
            "green": "S P SS OP WG1 GL1",
        },
    ),
    "shipyard_4": (
        "green",
        {
            "red": "O P WW OP GP SG2",
            "yellow": "C W1 WC SL OG1 GL1",
            "blue": "S P WC CL SL1 CG2",
            "green": "W C1 OO SL SG1 OP2",
        },
    ),
    "shipyard_5": (
        "red",
        {
            "red": "W P SC OG SP1 WL2",
            "yellow": "C G SO OL CP1 GL1",
            "blue": "O W1 SS OP WL1 OG2",
            "green": "S W1 CC CG LP WL2",
        },
    ),
    "shipyard_6": (
        "blue",
        {
            "red": "O S1 WW OP GL CL2",
            "yellow": "S L WC CL SG1 CG2",
            "blue": "W S1 SC SG OP1 WP2",
            "green": "C P OO OP WG1 LP1",
        },
    ),
    "shipyard_7": (
        "green",
        {
            "red": "S L CC SG OG1 OP2",
            "yellow": "O L SS CL WP1 WG2",
            "blue": "C O1 WO CP WL1 GL1",
            "green": "W S1 SO CP GP WG2",
        },
    ),
    "shipyard_8": (
        "yellow",
        {
            "red": "C O1 OC OL WG1 WP2",
            "yellow": "W P SO CP WL1 OG2",
            "blue": "S L WW CG LP SG2",
            "green": "O C1 SS SP CL1 GL1",
        },
    ),
}

# What the spaces of steps 1 to 6 show, the same on every shipyard.
NAVAL = {"red": (1, 2, 3, 4, 5, 8), "yellow": (0, 0, 0, 0, 0, 2), "blue": (0, 0, 0, 0, 0, 1)}
COMMERCE = (1, 1, 2, 2, 3, 4)
YELLOW_COINS = (0, 2, 0, 4, 0, 0)
TRIBUTE = (0, 1, 0, 2, 0, 4)
BLUE_POINTS = (1, 2, 3, 5, 7, 10)
ISLAND_LEVEL = (0, 1, 0, 2, 0, 3)

# The Armada cards: age, colour, fewest players, cost.
ARMADA: dict[str, tuple[int, str, int, str]] = {
    "pontoon": (1, "red", 4, "P"),
    "coastal_defenses": (1, "red", 3, "G"),
    "pirate_hideout": (1, "yellow", 3, "-"),
    "eastern_emporium": (1, "yellow", 4, "L"),
    "construction_zone": (1, "blue", 3, "-"),
    "dry_hold": (1, "blue", 3, "-"),
    "helmsmans_rest": (1, "green", 3, "S"),
    "cabinet_of_explorers": (1, "green", 3, "C"),
    "ballista": (2, "red", 4, "CGL"),
    "fortified_port": (2, "red", 3, "CP"),
    "pirates_den": (2, "yellow", 3, "-"),
    "western_emporium": (2, "yellow", 4, "OP"),
    "ship_repair": (2, "blue", 3, "OG"),
    "boathouse": (2, "blue", 3, "WL"),
    "cartographers_office": (2, "green", 3, "WC"),
    "navigation_firm": (2, "green", 3, "SOG"),
    "pier": (3, "red", 4, "WLP"),
    "coastal_fortifications": (3, "red", 3, "SCG"),
    "pirate_crew": (3, "yellow", 3, "WG"),
    "port_customs": (3, "yellow", 3, "SOC"),
    "harbor_masters_office": (3, "blue", 3, "WSOL"),
    "naval_headquarters": (3, "blue", 3, "WSCP"),
    "nautical_archives": (3, "green", 3, "WOP"),
    "circle_of_captains": (3, "green", 3, "SOCL"),
}

ISLANDS: dict[int, tuple[str, ...]] = {
    1: (
        "overgrown_island",
        "virgin_island",
        "bronze_island",
        "whistling_island",
        "foggy_island",
        "topaz_island",
        "amber_island",
        "lost_island",
        "inhabited_island",
    ),
    2: (
        "abandoned_oasis",
        "iron_oasis",
        "windy_oasis",
        "forgotten_oasis",
        "ancient_oasis",
        "stormy_oasis",
        "wondrous_oasis",
        "oasis_of_statues",
        "pirate_oasis",
    ),
    3: (
        "scarlet_archipelago",
        "breezy_archipelago",
        "torrential_archipelago",
        "golden_archipelago",
        "emerald_archipelago",
        "royal_archipelago",
        "lush_archipelago",
        "rainbow_archipelago",
        "sheltered_archipelago",
    ),
}

# The boards: what each starts with, and the costs of the stages of its two sides.
BOARDS: dict[str, tuple[str, dict[str, str]]] = {
    "alexandria": ("G", {"day": "SS OO LP", "night": "CC OOO WWWW"}),
    "babylon": ("W", {"day": "CC OOL WWWW", "night": "SS CCCG"}),
    "ephesos": ("P", {"day": "CC WW OOG", "night": "SS WW OOL"}),
    "gizah": ("S", {"day": "WW CCL SSSS", "night": "WW SSS CCC SSSSP"}),
    "halikarnassos": ("L", {"day": "OO GP SSS", "night": "CC GP WWW"}),
    "olympia": ("C", {"day": "SS WW CCC", "night": "OO CCC GLP"}),
    "rhodos": ("O", {"day": "WW CCC OOOO", "night": "SSS OOOO"}),
    "roma": ("", {"day": "WOC SSCL", "night": "WC SCG SSP"}),
    "abu_simbel": ("P", {"day": "SC WO SSGL", "night": "CCL WWG"}),
    "byzantium": ("S", {"day": "OC WWP CCGL", "night": "WOP OOGL"}),
    "petra": ("C", {"day": "WS 5 WSSP", "night": "OOCC 10"}),
    "siracusa": ("G", {"day": "SSO OOL WWP", "night": "OC WOO WWP"}),
}
BOX_OF_BOARD = {
    "roma": "leaders",
    "abu_simbel": "leaders",
    "byzantium": "cities",
    "petra": "cities",
    "siracusa": "armada",
}

# Cards of age II that chain makes free, and the card of age I that shows the chain.
CHAINED = {
    "red": ("stables", "apothecary"),
    "yellow": ("caravansery", "marketplace"),
    "blue": ("aqueduct", "baths"),
    "green": ("dispensary", "apothecary"),
}


def units(cost: str) -> Counter[str]:
    """The letters of a cost."""
    return Counter(letter for letter in cost if letter in RESOURCES)


def coins_in(cost: str) -> int:
    digits = "".join(letter for letter in cost if letter.isdigit())
    return int(digits or "0")


def step_cost(shipyard: str, fleet: str, step: int) -> str:
    """What the step to a space costs."""
    return SHIPYARDS[shipyard][1][fleet].split()[step - 1]
