"""Leaders, Cities, Armada and teams in the terminal: every panel, every screen, every story."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mirabilia import Game, replay, sample
from mirabilia.bots import answer, make_bot
from mirabilia.engine.state import DECISIONS, LEFT_OVER
from mirabilia.game import steps_of
from mirabilia.notation.events import _FORMS
from mirabilia.terminal.drawing import Drawing
from mirabilia.terminal.stepper import Stepper
from mirabilia.terminal.story import chapters, told
from mirabilia.terminal.table import laid_open, seen_from
from mirabilia.terminal.viewer import show_game
from tests.support.plain import plain
from tests.terminal.desk import (
    GIZAH,
    WORDS,
    City,
    Desk,
    FirstMove,
    bots_for,
    city,
    fidgety,
    position,
    sit_down,
)
from tests.terminal.desk import play as at_the_desk

ALL = ["leaders", "cities", "armada"]
LEADERS: dict[str, Any] = {"expansions": ["leaders"]}
CITIES: dict[str, Any] = {"expansions": ["cities"]}
ARMADA: dict[str, Any] = {"expansions": ["armada"]}
TEAMS: dict[str, Any] = {"expansions": [], "teams": True}


# ---- whole games


@pytest.mark.parametrize(
    ("players", "width", "options"),
    [
        (3, 80, {"expansions": ["leaders"], "leaders": "expert", "boards": "pick"}),
        (4, 120, {"expansions": ["cities"], "teams": True}),
        (5, 80, {"expansions": ["armada"], "armada_edition": 1}),
        (6, 80, {"expansions": ALL, "teams": True, "leaders": "expert"}),
        pytest.param(7, 120, {"expansions": ALL}, marks=pytest.mark.long),
        (8, 80, {"expansions": ["leaders", "armada"], "teams": True}),
        (8, 120, {"expansions": ["cities", "armada"]}),
    ],
)
def test_a_whole_game_to_the_end(
    players: int, width: int, options: dict[str, Any], tmp_path: Path
) -> None:
    game = Game.new(players=players, seed=players, **options)
    file = tmp_path / "game.json"
    desk, session = sit_down(game, fidgety(players), width, file, bots="random")
    assert session.run() == 0
    assert game.over
    assert max(map(len, desk.text.splitlines())) <= width
    assert "{" not in desk.text
    assert replay(json.loads(file.read_text("utf-8"))) == game
    last_page = desk.text[desk.text.rindex(WORDS("title-sheet", when="end")) :]
    for total in game.result.totals:
        assert f" {total} ".replace("-", "−") in last_page


# ---- every decision has its panel


def explorer(**more: Any) -> Game:
    """The next step of the green ship explores; press and stone pay for card and step."""
    me: City = {"board": "gizah", "cards": ["press_age1"], "fleets": [0, 0, 0, 1]}
    me["shipyard"] = "shipyard_1"
    left = {"board": "rhodos", "shipyard": "shipyard_2"}
    right = {"board": "olympia", "shipyard": "shipyard_3"}
    hand = ["lumber_yard", "scriptorium"]
    return position(me | more, hand, left, right, players=3, options=ARMADA)


def hidden_fee() -> Game:
    """The left neighbour can make all others lose a coin."""
    hands = {1: ["lumber_yard", "hideout"]}
    return position(GIZAH, ["altar", "theater"], players=3, hands=hands, options=CITIES)


def burial() -> Game:
    me = {"board": "abu_simbel", "side": "night", "leaders": ["caesar", "nitocris"]}
    me["cards"] = ["loom_age1", "brickyard"]
    options = {**LEADERS, "leaders": "expert"}
    return position(me, ["statue", "temple"], players=3, age=2, options=options)


def second_recruit() -> Game:
    me = {"board": "roma", "side": "night", "coins": 3, "buried": ["altar"]}
    me["cards"] = ["stone_pit", "clay_pool", "glassworks_age1"]
    court = {"hands": [["caesar", "plato", "pericles"], [], []]}
    return position(me, ["baths", "theater"], players=3, court=court, options=LEADERS)


def late_ships() -> Game:
    """Two ships move free with Siracusa's second stage by night."""
    me = {"board": "siracusa", "side": "night", "buried": ["altar"], "fleets": [0, 0, 0, 6]}
    me["cards"] = ["lumber_yard", "ore_vein", "foundry"]
    cities = [{"shipyard": f"shipyard_{number}"} for number in (1, 2, 3)]
    left, right = ({"board": board} for board in ("rhodos", "olympia"))
    hand = ["statue", "temple"]
    return position(
        me | cities[0], hand, left | cities[1], right | cities[2], 3, age=2, options=ARMADA
    )


def truant() -> Game:
    me = {"board": "gizah", "islands": ["forgotten_oasis"]}
    return position(me, ["altar", "theater"], players=3, options=ARMADA)


def recruitment(hands: list[list[str]], *cities: City) -> Game:
    """The recruitment of age III, among three cities."""
    boards = ("gizah", "rhodos", "olympia")
    towns = [{"board": b, "side": "day", **c} for b, c in zip(boards, cities, strict=True)]
    steps = ["reveal", "pay", "place", "act", "settle", "end recruitment", "deal age", "begin turn"]
    data = {"options": {**LEADERS, "leaders": "expert"}, "age": 3, "turn": 0, "agenda": steps}
    asked = ["recruit" if hand else None for hand in hands]
    return Game.from_position({**data, "cities": towns, "asked": asked, "court": {"hands": hands}})


def lost_token() -> Game:
    """The left neighbour can make everybody give up a victory token."""
    hands = [["caesar", "plato"], ["telesilla", "hiram"], ["nero", "sappho"]]
    return recruitment(hands, {"victories": [1, 3, 3]}, {}, {"victories": [1]})


def test_a_leader_is_kept() -> None:
    game = Game.new(players=4, expansions=["leaders"], teams=True, sides="day", seed=1)
    first = game.pending[0].moves[0].subject
    desk = at_the_desk(game, ["9", "1", "u", "1", ""])
    assert WORDS("title-keep") in desk.text
    assert WORDS("notice-taken-back") in desk.text
    assert game.position()["court"]["hands"][0] == [first]
    assert re.search(r"You hold +♛", desk.text)
    # T-2: the mate's leaders are seen too, the others' are not.
    mate = WORDS("seat-name", who=plain(game.position())["cities"][1]["board"])
    assert re.search(rf"{mate} holds +♛", desk.text)
    assert len(re.findall(r"holds? +♛", desk.text)) == 2


def test_a_leader_is_recruited() -> None:
    game = Game.new(players=3, expansions=["leaders"], sides="day", seed=2)
    answers = ["1", ""] * 3
    desk = at_the_desk(game, [*answers, "", "1", "b", "1 1", ""])
    assert WORDS("title-recruitment", age=1) in desk.text
    assert WORDS("label-recruit") in desk.text
    recruited = city(game)["leaders"]
    assert len(recruited) == 1
    name = WORDS("leader-title", leader=recruited[0])
    assert f"Face down: recruit {name}" in desk.text
    assert re.search(rf"You +recruit {name}", desk.text)


def test_a_leader_that_is_too_dear() -> None:
    game = recruitment([["caesar", "sappho"], [], []], {"coins": 4}, {}, {})
    desk = at_the_desk(game, ["1"], 120)
    assert re.search(r"♛ Caesar +2 shields +5 coins +✗ Needs 5 coins, you have", desk.text)
    assert "✗ Recruit: needs 5 coins, you have 4" in desk.text
    assert "Sell it for 3 coins" in desk.text


def test_one_more_leader_or_none() -> None:
    game = second_recruit()
    desk = at_the_desk(game, ["stage theater", "", "2", "u", "n", ""])
    assert WORDS("title-extra") in desk.text
    # L-40: 2 coins off; Pericles for 6 is still too dear for 3 coins.
    assert re.search(r"1 +♛ Plato +.* 2 coins to the bank", desk.flat)
    panel = desk.text[desk.text.rindex(WORDS("title-extra")) :]
    assert "♛ Pericles" not in panel[: panel.index("Choice")]
    assert city(game)["leaders"] == []
    game = second_recruit()
    desk = at_the_desk(game, ["stage theater", "", "recruit plato", ""])
    assert city(game)["leaders"] == ["plato"]


def test_a_leader_is_buried_or_none() -> None:
    game = burial()
    desk = at_the_desk(game, ["stage temple", "", "1", "", "c 0"])
    assert WORDS("title-bury") in desk.text
    # L-40: twice the printed cost, 6 where the cost goes by the age.
    assert re.search(r"1 +♛ Caesar +2 shields +10 points", desk.text)
    assert re.search(r"2 +♛ Nitocris +a victory token of this age +6 points", desk.text)
    assert city(game)["graves"] == ["caesar"]
    assert "♛ Nitocris, ♛ Caesar (buried)" in desk.text
    assert "bury ♛ Caesar" in desk.flat
    at_the_desk(game := burial(), ["stage temple", "", "3", ""])
    assert city(game)["graves"] == []


def test_a_token_is_given_up() -> None:
    game = lost_token()
    desk, session = sit_down(game, ["sell plato", "", "1", "u", "2", ""])
    session.bots[1] = FirstMove(Random(1), "recruit telesilla")
    session.run()
    assert WORDS("title-token") in desk.text
    assert "1 Give up +1" in desk.flat
    assert "2 Give up +3" in desk.flat
    assert city(game)["victories"] == [1, 3]
    assert "give up a victory token +3" in desk.flat


def test_coins_or_debts() -> None:
    game = hidden_fee()
    desk, session = sit_down(game, ["build altar", "", "x", "2", ""])
    session.bots[1] = FirstMove(Random(1), "build hideout")
    session.run()
    assert WORDS("title-debt", coins=1) in desk.text
    assert "1 Pay 1 coin" in desk.flat
    assert "2 Take 1 debt" in desk.flat
    assert WORDS("hint-number", most=2) in desk.text
    assert (city(game)["coins"], city(game)["debts"]) == (3, 1)
    assert "You take 1 debt instead of losing coins" in desk.flat


def test_ships_move_free() -> None:
    game = late_ships()
    desk = at_the_desk(game, ["stage temple", "", "1", "u", "fleet red blue", ""])
    assert WORDS("title-fleet", most=2) in desk.text
    assert "1 ≈ red 1 → naval 1" in desk.flat
    assert "≈ red 1 → naval 1; ≈ yellow 1 → commerce 1" in desk.flat
    # the green ship is on its last space.
    assert "≈ green 7" not in desk.text
    assert city(game)["fleets"] == [1, 0, 1, 6]
    assert "move the ≈ red ship to step 1; move the ≈ blue ship to step 1" in desk.flat
    at_the_desk(game := late_ships(), ["stage temple", "", "n", ""])
    assert city(game)["fleets"] == [0, 0, 0, 6]


def test_an_island_is_explored() -> None:
    game = explorer()
    desk = at_the_desk(game, ["2", "2", "", "3", ""])
    assert "Build it and move the ≈ green ship to step 2 → explore level 1: 1 coin to the bank" in (
        desk.flat
    )
    assert WORDS("title-island") in desk.text
    (island,) = city(game)["islands"]
    name = WORDS("island-title", island=island)
    assert f"Your choice: keep {name}" in desk.text
    assert f"take {name}" in desk.flat


def test_staying_out_of_the_naval_conflict() -> None:
    desk = at_the_desk(game := truant(), ["1 1", "", "2", "", ""])
    assert WORDS("title-join") in desk.text
    assert "At sea: You 0 · Rhodos 0 · Olympia 0" in desk.text
    assert desk.text.index(WORDS("title-conflicts", age=1)) < desk.text.index(WORDS("title-join"))
    assert "You stay out of the naval conflict" in desk.text
    assert city(game)["naval_tokens"] == []
    desk = at_the_desk(truant(), ["1 1", "", "1", ""])
    assert "You 0: nothing" in desk.text


PANELS: dict[str, Callable[[], Game]] = {
    "board": lambda: Game.new(players=3, boards="pick", seed=1),
    "side": lambda: Game.new(players=3, seed=1),
    "card": lambda: position(GIZAH, ["altar", "theater"]),
    "keep": lambda: Game.new(players=3, expansions=["leaders"], sides="day", seed=1),
    "recruit": lost_token,
    "extra": second_recruit,
    "bury": burial,
    "token": lost_token,
    "debt": hidden_fee,
    "fleet": late_ships,
    "island": explorer,
    "naval": truant,
    "last": lambda: position(
        {"board": "babylon", "side": "night", "buried": ["stone_pit"]},
        ["altar", "theater"],
        players=3,
    ),
    "discard": lambda: position(
        {
            "board": "halikarnassos",
            "buried": ["ore_vein"],
            "cards": ["glassworks_age1", "press_age1", "loom_age1"],
        },
        ["altar", "theater"],
        players=3,
        discard=["marketplace", "stockade"],
    ),
}
_LEADING_THERE = {
    "extra": ("stage theater",),
    "bury": ("stage temple",),
    "token": ("sell plato", "recruit telesilla"),
    "debt": ("build altar", "build hideout"),
    "fleet": ("stage temple",),
    "island": ("build scriptorium ship",),
    "naval": ("build altar",),
    "last": ("build altar",),
    "discard": ("stage theater",),
}


def at_decision(kind: str) -> Game:
    """A game in which seat 0 is asked for a decision of a kind."""
    game = PANELS[kind]()
    bots = bots_for(game)
    texts = _LEADING_THERE.get(kind, ())
    if len(texts) > 1:
        bots[1] = FirstMove(Random(1), texts[1])
    if texts:
        game.play(0, texts[0])
    while 0 not in game.pending:
        for seat, decision in game.pending.items():
            game.play(seat, answer(bots[seat], game, decision))
    assert game.pending[0].kind == kind
    return game


def test_every_kind_of_decision_is_tried() -> None:
    assert set(PANELS) == set(DECISIONS[1:LEFT_OVER])


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("kind", PANELS)
def test_every_decision_can_be_looked_around_in_taken_and_taken_back(kind: str, width: int) -> None:
    game = at_decision(kind)
    before = game.digest()
    looks = ["?", "r", "s", "l", "l all", "c", "c 0", "zzz", "99", "build nonsense"]
    desk = at_the_desk(game, looks, width)
    assert game.digest() == before
    assert max(map(len, desk.text.splitlines())) <= width
    typed = ["1", "1"] if kind in ("card", "recruit") else ["2" if kind == "discard" else "1"]
    desk = at_the_desk(game, [*typed, "u", *typed, ""], width)
    assert WORDS("notice-taken-back") in desk.text
    assert game.digest() != before


@pytest.mark.parametrize("kind", PANELS)
def test_every_decision_is_shown_and_replayed(kind: str) -> None:
    game = at_decision(kind)
    desk = Desk([])
    show_game(WORDS, desk.screen, Game.from_position(game.position()))
    assert WORDS("decision", decision=kind) in desk.flat
    desk = Desk([])
    Stepper(WORDS, desk.screen, steps_of(game.record())).tell_all(0)
    assert WORDS("notice-unfinished") in desk.text


# ---- what the table shows


def test_a_city_shows_what_the_boxes_bring() -> None:
    me = {"board": "gizah", "leaders": ["plato"], "graves": [], "debts": 2, "diplomacy": 1}
    me |= {"shipyard": "shipyard_1", "fleets": [2, 1, 0, 6], "islands": ["bronze_island"]}
    me |= {"naval_tokens": [3, -1], "victories": [1], "defeats": 1}
    left = {"board": "rhodos", "shipyard": "shipyard_2", "fleets": [4, 0, 0, 0]}
    right = {"board": "olympia", "shipyard": "shipyard_3", "islands": ["lost_island"]}
    game = position(me, ["?"] * 3, left, right, players=3, age=2, options={"expansions": ALL})
    desk = at_the_desk(game, [], 120)
    assert "6 coins · 2 debts · 1 diplomacy token · naval 2 · commerce 1 · 1 shield" in desk.text
    assert "Battles +1 −1 · at sea +3 −1" in desk.text
    assert "Leaders ♛ Plato" in desk.text
    assert re.search(r"≈ red +2/6 naval 2 +▸ 2 wood → naval 3 · moves with stages", desk.text)
    assert re.search(
        r"≈ yellow 1/6 commerce 1 +▸ glass → commerce 1, 2 coins, tribute 1", desk.text
    )
    assert re.search(r"≈ blue +0/6 +▸ clay → 1 point", desk.text)
    assert re.search(r"≈ green +6/6 explore level 3 *│", desk.text)
    assert "At sea  Rhodos 4 · You 2 · Olympia 0" in desk.text
    assert "◎ Bronze Island 1 shield" in desk.text
    assert re.search(r"Ships +✚4 ●0 ▬0 ▲0", desk.text)
    assert re.search(r"Islands +◎ Lost Island", desk.text)


def test_incursions_are_shown_to_both() -> None:
    boards = ("gizah", "rhodos", "olympia", "babylon", "ephesos")
    data = {"cities": [{"board": board} for board in boards], "options": ARMADA}
    data["sea"] = {"incursions": [[0, 2], [3, 0]]}
    desk = at_the_desk(Game.from_position(data), ["c 2"])
    assert "Incursion against Olympia, from Babylon" in desk.flat
    assert "Incursion from you" in desk.flat


def test_roma_says_what_it_gives_instead_of_goods() -> None:
    game = Game.new(players=3, expansions=["leaders"], boards=["roma", "gizah", "rhodos"], seed=1)
    desk = at_the_desk(game, [])
    assert "Day: leaders are free; Night: your leaders cost 2 coins less" in desk.flat
    game = Game.new(players=3, expansions=["leaders"], boards="pick", seed=1)
    assert re.search(r"Roma +the Colosseum +Day: leaders are free", at_the_desk(game, []).text)


def test_the_hand_says_what_a_card_takes_with_and_without_its_ship() -> None:
    me = {"board": "gizah", "coins": 3, "shipyard": "shipyard_1", "cards": ["ore_vein"]}
    me["fleets"] = [0, 0, 6, 0]
    left = {"board": "rhodos", "shipyard": "shipyard_2"}
    right = {"board": "halikarnassos", "shipyard": "shipyard_3"}
    hand = ["lumber_yard", "baths", "marketplace", "barracks", "apothecary", "workshop"]
    game = position(me, hand, left, right, players=3, options=ARMADA)
    text = at_the_desk(game, ["4"], 120).text
    # Brown cards move no ship; the blue one is on its last space; a yellow step costs a stone.
    assert re.search(r"■ Lumber Yard +wood +nothing +✓ free +\n", text)
    assert re.search(r"▬ Baths .*✓ your own goods.*\n +≈ ✗ Ship at its last", text)
    assert re.search(r"● Marketplace .* nothing +✓ free.*\n.*≈ ✓ your own goods", text)
    # The red step takes wood, the green one ore, which serves once.
    assert re.search(r"✚ Barracks +1 shield +ore +✓ your own goods.*\n.*≈ ✗ You lack wood", text)
    assert re.search(r"▲ Apothecary +compass +cloth +✓ 2 coins to right, ≈ too", text)
    assert "✗ Build it, with the ≈ red ship: you lack wood" in text


def test_a_chain_leaves_the_ship_to_be_paid() -> None:
    """A-6, A-9: a step of a ship is paid, with coins in full, also beside a free build."""
    me: City = {"board": "gizah", "shipyard": "shipyard_1", "fleets": [0, 0, 4, 0]}
    me["cards"] = ["baths", "loom_age1", "lumber_yard"]
    left = {"board": "rhodos", "shipyard": "shipyard_2"}
    right = {"board": "olympia", "shipyard": "shipyard_3"}
    game = position(me, ["aqueduct", "temple"], left, right, players=3, age=2, options=ARMADA)
    desk = at_the_desk(game, ["1", "2", ""], 120)
    assert "1 Build it: free by chain from Baths" in desk.flat
    assert (
        "2 Build it and move the ≈ blue ship to step 5 → 7 points: "
        "free by chain from Baths, 1 coin to the bank" in desk.flat
    )
    assert (city(game)["coins"], city(game)["fleets"]) == (2, [0, 0, 5, 0])


def test_payments_to_the_bank_and_to_cities_far_away() -> None:
    me = {"board": "gizah", "leaders": ["bilkis"], "cards": ["eastern_emporium"]}
    boards = ["rhodos", "olympia", "babylon", "ephesos"]
    cities: list[City] = [me, *({"board": board} for board in boards)]
    hands = [["pontoon", "barracks", "apothecary"], *[["?"] * 3] * 4]
    options = {"expansions": ["leaders", "armada"]}
    data = {"cities": cities, "hands": hands, "turn": 6, "options": options}
    text = at_the_desk(Game.from_position(data), ["1"], 120).flat
    assert "1 coin to the bank" in text
    assert "Trade" in text
    assert "buy 1 good per turn from the second city to the right, 1 coin each" in text
    # Babylon, two to the right, makes nothing that a pontoon needs; with papyrus there it does.
    cities[3] = {"board": "babylon", "cards": ["press_age1"]}
    text = at_the_desk(Game.from_position(data), ["1"], 120).flat
    assert "1 coin to Babylon (far right)" in text


def test_free_by_a_leader() -> None:
    me = {"board": "gizah", "coins": 0, "leaders": ["ramses"]}
    hand = ["pantheon", "workers_guild"]
    game = position(me, hand, players=3, age=3, options=LEADERS)
    desk = at_the_desk(game, ["2", "1", ""])
    assert re.search(r"★ Workers Guild .*✓ free with Ramses", desk.text)
    assert city(game)["cards"] == ["workers_guild"]


# ---- what is hidden stays hidden


def hidden_things(theirs: list[str], others: list[str], held: list[str], under: str) -> Game:
    left = {"board": "rhodos", "buried": [under]}
    hands = {1: theirs, 2: others}
    court = {"hands": [["caesar"], held, []]}
    options = {"expansions": ["leaders", "cities"]}
    mine = ["altar", "marketplace"]
    return position(GIZAH, mine, left, players=3, hands=hands, court=court, options=options)


def test_the_screen_is_the_same_whatever_is_hidden() -> None:
    some, others = ["lumber_yard", "baths"], ["stone_pit", "theater"]
    first = hidden_things(some, others, ["plato"], "clay_pool")
    second = hidden_things(others, some, ["midas"], "hannibal")
    assert first.position() != second.position()
    looks = ["c", "c 1", "c 2", "l all", "s"]
    assert at_the_desk(first, looks).text == at_the_desk(second, looks).text


@pytest.mark.parametrize(("seed", "teams"), [(1, False), (2, True), (3, False)])
def test_the_screen_is_drawn_from_the_view_alone(seed: int, teams: bool) -> None:
    """In any other deal that agrees with what a seat has seen its screens look the same."""
    game = Game.new(players=4, expansions=ALL, leaders="expert", teams=teams, seed=seed)
    rng = Random(seed)
    looks = ["c", "c 1", "c 2", "c 3", "s"]
    compared = different = 0
    while not game.over:
        if 0 in game.pending and rng.random() < 0.1:
            first = Game.from_position(game.position())
            second = Game.from_position(sample(game.view(0), Random(seed)).position())
            assert at_the_desk(first, looks).text == at_the_desk(second, looks).text
            compared += 1
            different += first.position()["hands"] != second.position()["hands"]
        for seat, decision in game.pending.items():
            game.play(seat, rng.choice(decision.moves))
    assert compared >= 2
    assert different


def test_team_mates_see_each_others_hands() -> None:
    """T-2; and nothing of the others'."""

    def seen(mates: list[str], foes: list[str]) -> str:
        hands = {1: mates, 2: foes}
        game = position(GIZAH, ["altar", "tavern"], players=4, hands=hands, options=TEAMS)
        return at_the_desk(game, ["c 1"]).text

    text = seen(["lumber_yard", "baths"], ["stone_pit", "theater"])
    assert text.count("Rhodos holds  ■ Lumber Yard  ▬ Baths") == 2
    assert "1 · Rhodos, Day · left · your teammate" in text
    assert "3 · Olympia, Day · right · team 2" in text
    assert "0 shields · right 0: equal" in text
    assert text == seen(["lumber_yard", "baths"], ["loom_age1", "stockade"])
    assert text != seen(["lumber_yard", "stockade"], ["stone_pit", "theater"])


# ---- stories


@cache
def long_games() -> list[Game]:
    games = []
    for seed, players in enumerate((4, 5, 7)):
        teams = players in (4, 6)
        options: dict[str, Any] = {"expansions": ALL, "leaders": "expert", "sides": "random"}
        game = Game.new(players=players, teams=teams, seed=seed, **options)
        bots = [make_bot("builder", Random(f"{seed} {seat}")) for seat in range(players)]
        while not game.over:
            for seat, decision in game.pending.items():
                game.play(seat, answer(bots[seat], game, decision))
        games.append(game)
    return games


def test_every_event_is_told() -> None:
    """Each event of whole games with everything is somewhere in the story."""
    kinds: set[str] = set()
    for game in long_games():
        kinds |= {event["event"] for event in game.events}
        desk = Desk([], 120)
        Stepper(WORDS, desk.screen, steps_of(game.record())).tell_all(0)
        for event in game.events:
            if event["event"] == "island":
                assert WORDS("island-title", island=event["island"]) in desk.text
            elif event["event"] in ("recruit", "bury"):
                assert WORDS("leader-title", leader=event["leader"]) in desk.text
        assert not re.search(r"\byou\b", desk.text, re.IGNORECASE)
    rare = {"give_up", "purge", "abstain", "forgo", "draw", "bury", "board", "decline"}
    assert {name for name, _ in _FORMS.values()} - kinds <= rare


def test_chapters_tell_recruitments_apart() -> None:
    game = long_games()[1]
    found = [(chapter.age, chapter.turn) for chapter in chapters(game.events)]
    assert found[:3] == [(0, 0), (1, 0), (1, 1)]
    assert [place for place in found if not place[1]] == [(0, 0), (1, 0), (2, 0), (3, 0)]
    recruited = [chapter for chapter in chapters(game.events) if chapter.age and not chapter.turn]
    for chapter in recruited:
        assert {event["event"] for event in chapter.events} & {"recruit", "sell", "stage"}
        assert not {event["event"] for event in chapter.events} & {"conflict", "naval", "keep"}
    assert [event for chapter in chapters(game.events) for event in chapter.events] == [
        event for event in game.events if event["event"] != "turn"
    ]


def last_turn(me: City, left: City, right: City, **more: Any) -> Desk:
    hands = {1: ["loom_age1", "baths"], 2: ["press_age1", "clay_pool"]}
    game = position(me, ["altar", "theater"], left, right, players=3, hands=hands, **more)
    return at_the_desk(game, ["1 1", "", "", "l all"])


def test_the_naval_ranking_is_told() -> None:
    yards = [{"shipyard": f"shipyard_{number}"} for number in (1, 2, 3)]
    me = {**GIZAH, **yards[0], "fleets": [2, 0, 0, 0]}
    left = {"board": "rhodos", **yards[1], "fleets": [1, 0, 0, 0]}
    desk = last_turn(me, left, {"board": "olympia", **yards[2]}, options=ARMADA)
    assert WORDS("title-naval", age=1) in desk.text
    # A-35 in age I: the last takes -1, the first 3, the second 1.
    ranking = [line.strip("│ ") for line in desk.text.splitlines()]
    at = ranking.index("You 2: +3")
    assert ranking[at : at + 3] == ["You 2: +3", "Rhodos 1: +1", "Olympia 0: −1"]
    assert desk.text.count("Rhodos 1: +1") == 2


def test_diplomats_keep_out_of_conflicts() -> None:
    left = {"board": "rhodos", "cards": ["stockade"], "diplomacy": 1}
    right = {"board": "olympia", "diplomacy": 1}
    desk = last_turn(GIZAH, left, right, options=CITIES)
    assert WORDS("no-conflict") in desk.text
    assert "Rhodos uses a diplomacy token" in desk.text


def test_defeats_that_go_to_the_winner() -> None:
    """L-29; the log tells it of the conflicts that Tomyris was there for, and of no others."""
    options = {**LEADERS, "leaders": "expert"}
    left = {"board": "rhodos", "cards": ["stockade"]}
    me = {**GIZAH, "leaders": ["tomyris"]}
    desk = last_turn(me, left, {"board": "olympia"}, options=options)
    assert "You 0, Rhodos 1: Rhodos takes +1 and −1" in desk.text
    assert "You against Rhodos: Rhodos takes +1 and −1" in desk.text
    desk = last_turn(GIZAH, left, {"board": "olympia"}, options=options)
    assert "You 0, Rhodos 1: Rhodos takes +1, you −1" in desk.text


def test_a_defeat_before_tomyris_came_was_ones_own() -> None:
    for game in long_games():
        table = laid_open(game)
        events = told(game, None, table)
        came = {e["seat"]: i for i, e in enumerate(events) if e.get("leader") == "tomyris"}
        for place, event in enumerate(events):
            if event["event"] == "conflict" and event["value"]:
                spared = event["with"] in came and came[event["with"]] < place
                assert event["taker"] == ("winner" if spared else "loser")


def test_team_conflicts_count_twice() -> None:
    """T-6: no conflict with the mate, two tokens with the opposing neighbour."""
    me = {"board": "gizah", "cards": ["stockade"]}
    hands = {1: ["loom_age1", "baths"], 2: ["press_age1", "clay_pool"], 3: ["tavern", "well"]}
    game = position(me, ["altar", "theater"], players=4, hands=hands, options=TEAMS)
    desk = at_the_desk(game, ["1 1", "", ""])
    assert "You 1, Olympia 0: you take 2 × +1, Olympia 2 × −1" in desk.text
    assert "You 1, Rhodos" not in desk.text


# ---- points


def over(*coins: int, **options: Any) -> Game:
    boards = ("gizah", "rhodos", "olympia", "babylon")
    cities = [{"board": b, "side": "day", "coins": c} for b, c in zip(boards, coins, strict=True)]
    data = {"cities": cities, "age": 3, "turn": 6, "agenda": [], "hands": [[]] * 4}
    return Game.from_position({**data, "options": {"players": 4, **TEAMS, **options}})


def shown(game: Game, width: int = 80) -> str:
    desk = Desk([], width)
    show_game(WORDS, desk.screen, game)
    assert max(map(len, desk.text.splitlines())) <= width
    return desk.text


def test_teams_add_up_their_points() -> None:
    text = shown(over(3, 9, 6, 0), 120)
    assert re.search(r"Total +Team", text)
    assert re.search(r"Gizah .* 1 +4 +3", text)
    assert re.search(r"Rhodos .* 3 +4 +9", text)
    assert "Gizah and Rhodos win as a team with 4 points." in text
    assert "0 · Gizah, Day · team 1" in text


@pytest.mark.rule("T-9")
def test_a_tie_of_teams_goes_to_the_common_treasury() -> None:
    text = " ".join(shown(over(3, 3, 4, 4)).split())
    assert "Olympia and Babylon win as a team with 2 points." in text
    assert "Tied on points with Gizah and Rhodos; coins decide: 8 to 6." in text


@pytest.mark.rule("T-9")
def test_teams_can_share_the_victory() -> None:
    text = " ".join(shown(over(3, 3, 3, 3)).split())
    assert "Gizah, Rhodos, Olympia and Babylon share the victory" in text


def test_you_win_in_a_team() -> None:
    game = over(9, 9, 0, 0)
    text = Drawing(WORDS, seen_from(game, 0)).sheet.outcome(game.result)
    assert text == "you and Rhodos win as a team with 6 points."


def test_the_sheet_has_a_row_or_where_that_is_too_wide_a_column_for_each_city() -> None:
    game = long_games()[2]
    names = [WORDS("line-leaders").split()[1], WORDS("line-islands").split()[1]]
    wide, narrow = shown(game, 120), shown(game, 80)
    for text in (wide, narrow):
        sheet = text[text.index(WORDS("title-sheet", when="end")) :]
        for name in names:
            assert name in sheet
        for total in game.result.totals:
            assert f" {total} ".replace("-", "−") in sheet
    boards = [WORDS("seat-name", who=town["board"]) for town in plain(game.position())["cities"]]
    assert not re.search(rf"^{boards[0]} .*\d", narrow, re.MULTILINE)
    assert re.search(rf"^{boards[0]} .*\d", wide, re.MULTILINE)


def test_the_welcome_and_the_rules_speak_of_what_is_on_the_table() -> None:
    game = Game.new(players=4, expansions=ALL, teams=True, seed=1)
    desk = at_the_desk(game, ["r"])
    assert "three ages of 8 turns" in desk.text
    assert "Also in play: Leaders, Cities, Armada, teams of two." in desk.text
    for topic in ("black", "leaders", "cities", "armada", "teams"):
        assert " ".join(WORDS(f"help-{topic}").split()) in desk.flat
    plain = at_the_desk(Game.new(players=4, seed=1), ["r"])
    assert WORDS("help-black") not in plain.text
    assert "Also in play" not in plain.text
