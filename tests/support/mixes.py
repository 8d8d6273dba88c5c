"""Games of every mix of boxes, and what holds in them at every moment."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any, Final

from mirabilia import Game, replay
from mirabilia.catalog import load
from tests.support.plain import plain
from tests.support.play import answers, style

Data = dict[str, Any]

BOXES: Final = ("leaders", "cities", "armada")
SETS: Final = [mix for size in range(4) for mix in combinations(BOXES, size)]
CARDS: Final = load().card_by_id
LEADERS: Final = load().leader_by_id
STEPS: Final = 6
# One moment in this many is checked, written down and read again; one game in this many is checked
# whenever somebody is asked something.
NOW_AND_THEN: Final = 40
CLOSELY: Final = 10


def tables() -> list[Data]:
    """Every table there is: boxes, number of players, teams, edition of Armada."""
    found = []
    for expansions in SETS:
        sea = "armada" in expansions
        for players in range(3, 9 if sea else 8):
            for teams in (False, True):
                for edition in (1, 2) if sea else (2,):
                    if not teams or players in (4, 6, 8):
                        table = {"players": players, "expansions": expansions, "teams": teams}
                        found.append(table | {"armada_edition": edition})
    return found


def new_table(number: int) -> Game:
    """Game `number`: the tables in turn, with all ways to choose sides, boards and leaders."""
    rng = Random(f"table {number}")
    table = tables()[number % len(tables())]
    sides = rng.choice(("choose", "random", "day", "night"))
    boards = rng.choice(("deal", "deal", "pick"))
    leaders = rng.choice(("standard", "expert"))
    if "leaders" not in table["expansions"]:
        leaders = "standard"
    return Game.new(**table, sides=sides, boards=boards, leaders=leaders, seed=number)


def check_table(number: int) -> Game:
    return check_game(new_table(number), number)


def check_game(game: Game, number: int) -> Game:
    """Play game `number` and check it now and then; some games after every turn."""
    closely = number % CLOSELY == 0
    check_moment(game)
    for moment, _ in enumerate(answers(game, Random(number), style(number))):
        now = moment % NOW_AND_THEN == number % NOW_AND_THEN
        if now or (closely and not game.answered):
            check_moment(game)
        if now:
            check_written(game)
    check_moment(game)
    check_over(game)
    return game


def check_moment(game: Game) -> None:
    position = plain(game.position())
    check_cities(position)
    check_cards(position)
    check_leaders(position, plain(game.events))
    check_islands(position)
    check_account(position, plain(game.events))


def check_cities(position: Data) -> None:
    """Nothing below zero, no name twice (B-14), no fleet beyond its track (A-7)."""
    for city in position["cities"]:
        names = [CARDS[card].name for card in city["cards"]]
        assert len(set(names)) == len(names)
        assert min(city["coins"], city["defeats"], city.get("debts", 0)) >= 0
        assert city.get("diplomacy", 0) >= 0
        assert all(0 <= step <= STEPS for step in city.get("fleets", []))


def check_cards(position: Data) -> None:
    """Each age card that was dealt is in exactly one place."""
    dealt = Counter(
        card
        for deal in position["history"]["deals"]
        if deal["age"]
        for hand in deal["hands"]
        for card in hand
    )
    placed = [*position["discard"]]
    for city, hand in zip(position["cities"], position["hands"], strict=True):
        placed += [*city["cards"], *hand]
        placed += [piece for piece in city["buried"] if piece in CARDS]
    assert Counter(placed) == dealt


def check_leaders(position: Data, events: list[Data]) -> None:
    """Each leader is in one place: in a city, under a stage, in a hand, in the box, or sold."""
    if "court" not in position:
        return
    court = position["court"]
    places = [*court["box"], *(leader for hand in court["hands"] for leader in hand)]
    places += [leader for offer in court["offers"] for leader in offer]
    for city in position["cities"]:
        places += [*city["leaders"], *city["graves"]]
        places += [piece for piece in city["buried"] if piece in LEADERS]
    places += [e["card"] for e in events if e["event"] == "sell" and e["card"] in LEADERS]
    options = position["options"]
    in_play = [
        leader.id
        for leader in LEADERS.values()
        if (leader.group != 1 or options["leaders"] == "expert")
        and (leader.group != 2 or "cities" in options["expansions"])
        and (leader.group != 2 or options.get("cities_leaders", True))
    ]
    # Before the selection nothing is dealt; the box is empty too.
    assert sorted(places) in (sorted(in_play), [])


def check_islands(position: Data) -> None:
    """Each island is in its deck or in one city; those that are offered are still in the deck."""
    if "sea" not in position:
        return
    islands = [island for deck in position["sea"]["decks"] for island in deck]
    offered = [island for offer in position["sea"]["offers"] for island in offer]
    assert set(offered) <= set(islands)
    assert len(set(offered)) == len(offered)
    islands += [island for city in position["cities"] for island in city["islands"]]
    assert sorted(islands) == sorted(island.id for island in load().islands)


def check_account(position: Data, events: list[Data]) -> None:
    """Coins, debts and victory tokens are what the events say."""
    start = 6 if "leaders" in position["options"]["expansions"] else 3
    players = len(position["cities"])
    coins, debts = [start] * players, [0] * players
    victories: list[Counter[int]] = [Counter() for _ in range(players)]
    for event in events:
        kind, seat = event["event"], event.get("seat", 0)
        if kind == "gain":
            coins[seat] += event["coins"]
        elif kind in ("spend", "trade", "lose"):
            coins[seat] -= event["coins"]
        elif kind in ("victory", "give_up"):
            victories[seat][event["value"]] += 1 if kind == "victory" else -1
        if kind == "trade":
            coins[event["to"]] += event["coins"]
        if kind in ("debts", "lose"):
            debts[seat] += event["debts"]
        assert min(coins) >= 0
    for seat, city in enumerate(position["cities"]):
        assert city["coins"] == coins[seat]
        assert city.get("debts", 0) == debts[seat]
        assert Counter(city["victories"]) == +victories[seat]


def check_written(game: Game) -> None:
    """A position of any kind survives the way through its text; looking changes nothing."""
    position = game.position()
    again = Game.from_position(json.loads(json.dumps(position)))
    assert again.position() == position
    for seat in range(game.players):
        assert again.view(seat) == game.view(seat)
    assert game.copy() == game
    assert game.position() == position


def check_over(game: Game) -> None:
    """Every turn was played, no hand is left, and the record replays."""
    position = game.position()
    options = position["options"]
    hand = 7 + ("cities" in options["expansions"])
    hand += "armada" in options["expansions"] and game.players < 8
    plays = sum(entry[1] == "card" for entry in position["history"]["log"])
    assert plays == 3 * (hand - 1) * game.players
    assert position["hands"] == [[]] * game.players
    assert "unsettled" not in position
    assert sum(lines for points in game.scores() for lines in points.values()) == sum(
        game.result.totals
    )
    assert replay(game.record()) == game
