"""The levels: what they know, what they spend, what they say."""

from __future__ import annotations

import signal
from concurrent.futures import Future
from random import Random
from time import perf_counter
from typing import Any

import pytest

from mirabilia import Game, Move, sample
from mirabilia.arena import contest_to_json, hold, make_contest
from mirabilia.bots import Budget, answer, levels, make_bot
from mirabilia.bots.eyes import table_of
from mirabilia.bots.helpers import Task, helpers, run
from mirabilia.bots.levels import MasterBot, ThinkingBot, ThirdSageBot, Thought
from mirabilia.bots.search.figures import TOPICS
from mirabilia.bots.search.race import Race
from mirabilia.bots.search.situation import Situation
from tests.support.builds import COMPILED
from tests.support.clocks import LookedAt

LEVELS = ["novice", "apprentice", "sage", "adept", "master"]
THINKERS = ["adept", "master"]
ALL_BOXES = ["leaders", "cities", "armada"]
# Enough for a search with some games.
SMALL = Budget(iterations=40)


def in_the_middle(seed: int, **table: Any) -> Game:
    """A game of builders, in the second age."""
    game = Game.new(seed=seed, events=False, **table)
    bots = [make_bot("builder", Random(seat)) for seat in range(table["players"])]
    while game.age < 2 or game.turn < 3:
        for seat, decision in game.pending.items():
            game.play(seat, answer(bots[seat], game, decision))
    return game


# ---- nothing but the view


@pytest.mark.parametrize("table", [{"players": 3}, {"players": 4, "expansions": ALL_BOXES}])
@pytest.mark.parametrize("level", LEVELS)
def test_the_choice_does_not_depend_on_what_is_hidden(level: str, table: dict[str, Any]) -> None:
    """Same view, same chance, same budget: the same move, in worlds that differ elsewhere."""
    game = in_the_middle(5, **table)
    seat = min(game.pending)
    view = game.view(seat)
    worlds = [game, *(sample(view, Random(number)) for number in range(3))]
    assert len({world.digest() for world in worlds}) > 1
    chosen = set()
    for world in worlds:
        assert world.view(seat) == view
        bot = make_bot(level, Random("the same"), SMALL)
        chosen.add(answer(bot, world, world.pending[seat]).text)
    assert len(chosen) == 1


# ---- the sage


@pytest.mark.parametrize("regard", [0.0, 1e6])
def test_a_sage_weighs_its_liking_against_one_look(
    regard: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If what it sees counts for nothing it goes by liking, if it counts for all by the look."""
    monkeypatch.setattr(ThirdSageBot, "regard", regard)
    game = in_the_middle(5, players=3)
    found = set()
    for seat, decision in game.pending.items():
        view, moves = game.view(seat), decision.moves
        thought = Thought(view, moves, ThirdSageBot.weights, Random("the same"))
        liked = Situation(thought.learned.habits, table_of(view), seat).liking
        seen = thought.verdicts(thought.acts, 1)[0].act
        best = seen if regard else max(thought.acts, key=liked)
        move = make_bot("sage@3", Random("the same")).choose(view, moves)
        assert move.action == best
        found.add((max(thought.acts, key=liked), seen))
    assert any(one != other for one, other in found)


def test_with_boxes_a_sage_goes_by_liking_alone() -> None:
    digests = set()
    for name in ("sage@2", "sage@3"):
        game = Game.new(players=4, expansions=ALL_BOXES, seed=3, events=False)
        bots = [make_bot(name, Random(seat)) for seat in range(4)]
        while not game.over:
            for seat, decision in game.pending.items():
                game.play(seat, answer(bots[seat], game, decision))
        digests.add(game.digest())
    assert len(digests) == 1


# ---- budgets


@pytest.mark.parametrize("seconds", [10, 30])
def test_a_master_stops_in_time(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at after every game, and a twentieth of the time is left over."""
    clock = LookedAt()
    monkeypatch.setattr("mirabilia.bots.levels.perf_counter", clock)
    monkeypatch.setattr("mirabilia.bots.search.tree.perf_counter", clock)
    game = in_the_middle(7, players=3)
    bot = make_bot("master", Random(1), Budget(seconds=seconds))
    assert answer(bot, game, game.pending[0]) in list(game.pending[0].moves)
    assert 0.9 * seconds < clock.now <= seconds + 2


@pytest.mark.parametrize(
    ("name", "table", "games"),
    [
        ("adept@1", {"players": 3}, 64),
        ("adept@2", {"players": 3}, 120),
        ("adept@1", {"players": 4, "expansions": ALL_BOXES}, 16),
        ("adept@2", {"players": 4, "expansions": ALL_BOXES}, 40),
    ],
)
def test_an_adept_goes_by_games_whatever_the_clock_says(
    name: str, table: dict[str, Any], games: int
) -> None:
    """So that it plays the same on every machine; a budget of fewer games is kept."""
    game = in_the_middle(7, **table)
    seat = min(game.pending)
    for budget in (Budget(), Budget(seconds=1e-6), Budget(seconds=60)):
        bot = make_bot(name, Random(1), budget)
        assert isinstance(bot, ThinkingBot)
        thought = bot.think(game.view(seat), game.pending[seat].moves)
        assert bot.allowance(thought) == Budget(iterations=games)
        assert bot.looks(thought) == (2 if thought.has_boxes else 4)
        bot.budget = Budget(iterations=3)
        assert bot.allowance(thought) == Budget(iterations=3)


def test_a_master_that_may_spend_little_still_answers() -> None:
    game = in_the_middle(7, players=3)
    for budget in (Budget(seconds=1e-6), Budget(iterations=1)):
        bot = make_bot("master", Random(1), budget)
        assert answer(bot, game, game.pending[0]) in list(game.pending[0].moves)


def test_a_master_that_is_hurried_answers_with_what_it_has_found() -> None:
    """At once, that is what it has judged; the helpers are not waited for either."""
    game = in_the_middle(7, players=3)
    view, moves = game.view(0), game.pending[0].moves
    judged = make_bot("master", Random(1), Budget(seconds=1e-6)).choose(view, moves)
    hurried = Budget(seconds=1e6, hurried=lambda: True)
    assert hurried.is_hurried
    assert make_bot("master", Random(1), hurried).choose(view, moves) == judged


def test_with_one_thing_to_do_nothing_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ways there are to pay for it."""
    game, ways = two_sellers(leader=1)
    calls: list[int] = []
    monkeypatch.setattr(MasterBot, "run", lambda *_: calls.append(1))
    assert make_bot("master", Random(1)).choose(game.view(0), ways) in ways
    assert not calls


def test_helpers_run_the_same_search_with_other_chance() -> None:
    """With two cores half of the games are played elsewhere; the same chance, the same choice."""
    game = in_the_middle(7, players=3)
    chosen = set()
    for _ in range(2):
        bot = make_bot("master", Random(1), Budget(iterations=80, cores=2))
        assert isinstance(bot, MasterBot)
        estimates = bot.estimates(bot.think(game.view(0), game.pending[0].moves), perf_counter())
        chosen.add(estimates[0])
    assert len(chosen) == 1


def test_a_master_does_not_wait_for_helpers_that_are_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A process takes a second to start: longer than the first move may take."""
    late: list[Future[Any]] = []

    def never_answered(tasks: list[Task]) -> list[Future[Any]]:
        late.extend(Future() for _ in tasks)
        return late

    monkeypatch.setattr(levels, "send", never_answered)
    game = in_the_middle(7, players=3)
    bot = make_bot("master", Random(1), Budget(seconds=0.2, cores=3))
    assert answer(bot, game, game.pending[0]) in list(game.pending[0].moves)
    assert [task.cancelled() for task in late] == [True, True]


@pytest.mark.parametrize(("late", "games"), [(0, 4), (4, 2), (10, 0)])
def test_a_helper_that_begins_late_has_less_time(
    late: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten seconds, one for each game; there are two equal answers, of which none drops out."""
    clock, now = LookedAt(), 1000
    monkeypatch.setattr("mirabilia.bots.helpers.perf_counter", clock)
    monkeypatch.setattr("mirabilia.bots.search.race.perf_counter", clock)
    monkeypatch.setattr("mirabilia.bots.helpers.time", lambda: now)
    game = in_the_middle(7, players=3)
    start = (game.pending[0].moves[0].action, 0.5, 1.0)
    task = Task(Race, game.view(0), 1, [start, start], 1, 10, 0)
    now += late
    assert [played for played, *_ in run(task)] == [games, games]


def test_helpers_leave_interrupts_to_the_process_that_asks_them() -> None:
    """Else each would answer Ctrl-C with lines of its own."""
    assert helpers(1).submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN


# ---- payments


def two_sellers(leader: int) -> tuple[Game, list[Move]]:
    """For the Arsenal one wood is to be bought, from either neighbour; one of them is far ahead."""
    strong = ["palace", "town_hall", "senate", "gardens", "temple", "statue"]
    cities: list[dict[str, Any]] = [
        {"board": "gizah", "coins": 8, "cards": ["ore_vein", "loom_age1", "timber_yard"]},
        {"board": "rhodos", "coins": 3, "cards": ["lumber_yard"]},
        {"board": "olympia", "coins": 3, "cards": ["sawmill"]},
    ]
    cities[leader]["cards"] += strong
    hands = [["arsenal", "haven", "arena"], ["?"] * 3, ["?"] * 3]
    position = {"age": 3, "turn": 5, "hands": hands, "cities": cities}
    game = Game.from_position(position, events=False)
    moves = game.pending[0].moves
    return game, [move for move in moves if move.text.startswith("build arsenal")]


@pytest.mark.parametrize(("leader", "paid"), [(1, "right"), (2, "left")])
def test_who_is_weaker_is_paid(leader: int, paid: str) -> None:
    game, ways = two_sellers(leader)
    assert {tuple(way.payments.items()) for way in ways} >= {(("left", 2),), (("right", 2),)}
    bot = make_bot("adept", Random(1))
    assert isinstance(bot, ThinkingBot)
    move = bot.think(game.view(0), game.pending[0].moves).payment(ways[0].action, 4)
    assert move.payments == {paid: 2}


# ---- advice


@pytest.mark.parametrize("table", [{"players": 3}, {"players": 4, "expansions": ALL_BOXES}])
@pytest.mark.parametrize("level", THINKERS)
def test_advice_has_the_best_moves_with_reasons(level: str, table: dict[str, Any]) -> None:
    game = in_the_middle(11, **table)
    seat = min(game.pending)
    bot = make_bot(level, Random(1), SMALL)
    assert isinstance(bot, ThinkingBot)
    advice = bot.advise(game.view(seat))
    assert 1 <= len(advice) <= 3
    moves = [one.move for one in advice]
    assert set(moves) <= set(game.pending[seat].moves)
    assert len(set(moves)) == len(moves)
    for one in advice:
        assert 0 <= one.wins <= 1
        assert -50 < one.points < 200
        assert len(one.reasons) <= 3
        assert {reason.topic for reason in one.reasons} <= set(TOPICS)
    chosen = answer(make_bot(level, Random(1), SMALL), game, game.pending[seat])
    assert chosen == moves[0]


def test_advice_after_a_few_games_is_not_sure_of_itself() -> None:
    view = Game.new(players=3, sides="day", seed=1).view(0)
    advisor = make_bot("master", Random(1), Budget(iterations=8))
    assert isinstance(advisor, ThinkingBot)
    assert all(0.05 < advice.wins < 0.95 for advice in advisor.advise(view))


def test_advice_names_what_a_move_is_good_for() -> None:
    """A third set of symbols is worth building for the science."""
    game = Game.from_position(
        {
            "age": 3,
            "turn": 5,
            "hands": [["academy", "haven", "arena"], ["?"] * 3, ["?"] * 3],
            "cities": [
                {
                    "board": "gizah",
                    "coins": 2,
                    "cards": [
                        *("apothecary", "workshop", "scriptorium", "dispensary", "laboratory"),
                        *("library", "school"),
                    ],
                },
                {"board": "rhodos"},
                {"board": "olympia"},
            ],
        },
        events=False,
    )
    bot = make_bot("adept", Random(1))
    assert isinstance(bot, ThinkingBot)
    best = bot.advise(game.view(0))[0]
    assert best.move.text == "build academy"
    assert best.reasons[0].topic == "green"
    assert best.reasons[0].points > 0


# ---- strength, as far as a few games can show it: the full runs are in benchmarks/


@pytest.mark.skipif(not COMPILED, reason="the pure build plays too few games in the time")
def test_each_level_is_above_chance() -> None:
    for level in LEVELS:
        contest = make_contest([level, "random", "random"], games=15, seed=1, budget=SMALL)
        shares = contest_to_json(hold(contest))["bots"]
        assert shares[level]["win_share"] > 0.6
