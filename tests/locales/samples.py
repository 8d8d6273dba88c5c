"""What the variables of messages can be."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import get_args

from mirabilia.bots import bot_names
from mirabilia.engine.state import DECISIONS, LEFT_OVER
from mirabilia.notation.moves import VERBS
from mirabilia.notation.types.offers import How
from mirabilia.review import CATEGORIES
from tests.locales.asked import ENGLISH

NUMBERS: list[str | float] = [0, 1, 2, 5]
SUBJECTS: list[str | float] = ["card", "leader", "board", "island", "fleet", "side"]
SUBJECTS += ["board_or_leader", "card_or_leader"]
SAMPLES: dict[str, list[str | float]] = {
    "age": [1, 2, 3],
    "back": ["yes", "no"],
    "board": ["gizah"],
    "box": ["base", "cities"],
    "boxes": ["leaders", "leaders cities armada teams"],
    "buyer": ["rhodos"],
    "by": ["olympia", "ramses"],
    "card": ["altar", "caesar"],
    "cards": ["altar", "altar theater"],
    "colour": ["blue", "leader"],
    "decision": list(DECISIONS[1:LEFT_OVER]),
    "each": ["brown", "brown grey purple", "stages", "victories", "islands", "commerce"],
    "fleet": ["red"],
    "fleets": ["any", "blue"],
    "goods": ["wood", "wood wood clay"],
    "group": ["standard", "expert", "cities"],
    "hint": [""],
    "island": ["lost_island"],
    "islands": ["lost_island", "lost_island amber_island"],
    "leader": ["caesar"],
    "like": ["none", "altar"],
    "level": [*bot_names(), "mybots:Blue"],
    "how": ["paid", "chain", "free", "discard"],
    "kind": ["play", "record"],
    "other": ["olympia"],
    "place": ["own", "left", "right", "far", "none"],
    "result": ["won", "lost", "equal", "stronger", "weaker"],
    "rivals": ["rhodos", "rhodos you"],
    "shipyard": ["shipyard_1"],
    "side": ["left", "right", "far_left", "far_right"],
    "state": ["built", "open"],
    "symbol": ["gear"],
    "taker": ["winner", "loser"],
    "target": ["rhodos", "you"],
    "to": ["rhodos", "you"],
    "trend": ["up", "down"],
    "what": ["altar"],
    "when": ["end", "now"],
    "where": [
        *("own", "left", "right", "neighbours", "all", "others", "far_left", "far_right"),
        *("you", "end", "middle"),
    ],
    "who": ["you", "gizah"],
    "whose": ["own", "other"],
    "winners": ["gizah rhodos"],
}
# How a cost is covered.
HOW: list[str | float] = list(get_args(How))
# Of these the leaders.
LEADERS = {"caesar", "ramses"}
# Texts that messages pass on as they are.
PASSED_ON = {"column", "example", "folder", "form", "line", "move", "name", "part", "reason"}
PASSED_ON |= {"text", "verb", "verbs", "wanted"}
PASSED_ON |= {"cost", "found", "gift", "option", "players", "shown", "start", "way"}
PASSED_ON |= {"city", "list", "next", "won"}
PASSED_ON |= {
    "action",
    "problem",
    "says",
    "bundles",
    "deeds",
    "label",
    "line",
    "payments",
    "piece",
    "ships",
    "why",
}
PASSED_ON |= {"even", "high", "low", "names", "seed", "share"}
# A side is a direction in some messages and a side of a board in others; so with what, and goods.
SAMPLES_OF: dict[str, dict[str, list[str | float]]] = {
    "city-title-side": {"side": ["day", "night"]},
    "leave-about": {"state": ["playing", "lobby"]},
    "offer-join": {"state": ["watch", "play"]},
    "end-won": {"how": ["you", "team", "shared", "one"]},
    "end-points": {"how": ["city", "team", "shared", "one"]},
    "end-part": {"line": ["sample"]},
    "end-tab": {"tab": ["parts", "ages", "fights"]},
    "origin": {"moment": ["turn", "age", "opening"]},
    "replay-times": {"times": [1, 2]},
    "games-state": {"filter": ["all", "turn", "running", "over", "won"]},
    "face": {"state": ["ready", "waits", "none"]},
    "bot-kind": {"kind": ["level", "comparison", "added"]},
    "lab-side": {"side": ["day", "night"]},
    "lab-about": {"boxes": ["none", "leaders", "leaders cities"], "teams": ["yes", "no"]},
    "error-MalformedMove-subject": {"kind": SUBJECTS},
    "error-MalformedMove-unknown": {"kind": SUBJECTS},
    "error-MalformedMove-rest": {"verb": list(VERBS)},
    "move-form": {"verb": list(VERBS)},
    "gallery-kind": {
        "kind": ["all", "cards", "wonders", "leaders", "islands", "shipyards", "tokens", "symbols"]
    },
    "gallery-wonders": {"side": ["day", "night"]},
    "do-build": {"fleet": ["none", "red"], "how": HOW},
    "do-price": {"how": HOW},
    "do-recruit": {"card": ["caesar"], "how": HOW},
    "do-sail": {"fleet": ["none", "red"]},
    "do-side": {"side": ["day", "night"]},
    "do-stage": {"fleet": ["none", "red"], "how": HOW},
    "held-open": {"how": HOW},
    "ribbon-how": {"how": HOW},
    "way-how": {"how": HOW},
    "foresee-next": {"how": [*HOW, "built", "no"]},
    "text-under": {"cards": ["altar, theater"]},
    "text-prize": {"place": ["first", "second", "third", "last"]},
    "text-not": {"what": ["altar"]},
    "text-makes": {"goods": ["wood and ore"]},
    "text-alone": {"goods": ["wood and ore"]},
    "spoken-wonder": {"side": ["day", "night"]},
    "event-side": {"side": ["day", "night"]},
    "choice-side": {"what": ["day", "night"]},
    "choice-board": {"what": ["gizah"]},
    "choice-keep": {"what": ["caesar"]},
    "choice-recruit": {"what": ["caesar"]},
    "choice-bury": {"what": ["caesar"]},
    "choice-token": {"what": NUMBERS},
    "choice-debt": {"what": NUMBERS},
    "choice-fleet": {"what": ["red", "red blue"]},
    "choice-island": {"what": ["lost_island"]},
    "board-gift": {"side": ["day", "night"]},
    "effect-free_colour": {"each": ["purple"]},
    "effect-coins_on_build": {"each": ["yellow"]},
    "effect-free_per_age": {"each": ["black"]},
    "effect-points_per_set": {"each": ["blue red green"]},
    "effect-points_if_most": {"each": ["blue"]},
    "effect-others_lose": {"each": ["nothing", "age", "victories", "stages"]},
    "effect-reduce": {"each": ["blue", "stages", "fleets"]},
    "event-gain": {"source": ["sale", "card", "stage"]},
    "event-draw": {"leaders": NUMBERS},
    "leaders-named": {"leaders": ["caesar", "caesar plato"]},
    "lab-percent": {"share": [0.125]},
    "review-percent": {"share": [0.125]},
    "puzzle-chance": {"share": [0.125]},
    "mine-percent": {"share": [0.125]},
    "mine-even": {"share": [0.125]},
    "mine-between": {"low": [0.125], "high": [0.5]},
    "review-cost": {"cost": [0.125], "error": [0.01]},
    "review-moment": {"age": [0, 2]},
    "review-category": {"category": list(CATEGORIES)},
    "review-reason": {"category": list(CATEGORIES)},
    "lab-mean": {"number": [12.34]},
    "lab-ratio": {"number": [1.5]},
    "leaders-in-hand": {"leaders": ["caesar", "caesar plato"]},
    "naval-place": {"place": ["first", "second", "third", "last"]},
    "tokens-naval": {"tokens": ["+3 −1"]},
    "effect-discount": {"goods": ["raw", "manufactured"]},
    "event-stage": {"card": ["altar", "unseen"]},
    "event-sell": {"card": ["altar", "unseen"]},
    "event-leftover": {"card": ["altar", "unseen"]},
}


def samples(id: str) -> Iterator[dict[str, str | float]]:
    """The variables of a message with every mix of what they can be."""
    names = sorted(ENGLISH.references(id).variables)
    special = SAMPLES_OF.get(id, {})
    values = [special.get(name) or samples_of(name) for name in names]
    for mix in itertools.product(*values):
        yield dict(zip(names, mix, strict=True))


def samples_of(variable: str) -> list[str | float]:
    return ["sample"] if variable in PASSED_ON else SAMPLES.get(variable, NUMBERS)
