"""Looking ahead: answers worth trying, verdicts, races, trees."""

from __future__ import annotations

from random import Random

import pytest

from mirabilia import Game
from mirabilia.bots import Budget, answer, make_bot
from mirabilia.bots.learned import Learned, learned
from mirabilia.bots.search.candidates import Candidate, Search, Start, reward
from mirabilia.bots.search.evaluation import curve
from mirabilia.bots.search.judgement import Judge, best_of
from mirabilia.bots.search.lookahead import as_cheap, margin, worth_trying
from mirabilia.bots.search.race import Race, is_beaten
from mirabilia.bots.search.tree import TreeSearch
from mirabilia.engine.actions import AT_LEFT, AT_RIGHT, BUILD, SELL, action, purchase, with_payment
from mirabilia.engine.choices import price
from mirabilia.inference.sampling import Sampler
from tests.support.clocks import LookedAt

BASE = ("base",)


def card_game(seed: int = 1, **table: object) -> Game:
    return Game.new(players=3, sides="day", seed=seed, events=False)


def new_race(game: Game, acts: list[int], seed: int = 1) -> Race:
    return Race(Sampler.of(game._state, 0), 0, unknown(acts), mind().habits, Random(seed))


def new_tree(game: Game, starts: list[Start], seed: int = 1) -> TreeSearch:
    return TreeSearch(Sampler.of(game._state, 0), 0, starts, mind().habits, Random(seed))


def unknown(acts: list[int]) -> list[Start]:
    """Nothing is thought of them beforehand."""
    return [(act, 0.0, 0.0) for act in acts]


def mind() -> Learned:
    return learned(BASE)


# ---- answers


def test_of_the_ways_to_do_a_thing_the_cheapest_is_tried() -> None:
    build = action(BUILD, 3)
    dear = with_payment(build, purchase(AT_LEFT, 4))
    at_left = with_payment(build, purchase(AT_LEFT, 2))
    at_right = with_payment(build, purchase(AT_RIGHT, 2))
    sale = action(SELL, 3)
    legal = [dear, at_left, at_right, sale]
    assert worth_trying(legal) == [at_left, sale]
    assert as_cheap(legal, at_left) == [at_left, at_right]
    assert [price(act) for act in legal] == [4, 2, 2, 0]


@pytest.mark.rule("T-9")
def test_a_lead_is_over_the_best_other_or_the_best_other_team() -> None:
    alone = Game.new(players=4, seed=1, events=False)._state
    assert margin(alone, 2, [30.0, 41.0, 52.0, 20.0]) == 11
    assert margin(alone, 0, [30.0, 41.0, 52.0, 20.0]) == -22
    teams = Game.new(players=6, teams=True, seed=1, events=False)._state
    points = [30.0, 40.0, 50.0, 10.0, 20.0, 25.0]
    assert margin(teams, 1, points) == (70 - 60) / 2
    assert margin(teams, 2, points) == (60 - 70) / 2
    assert margin(teams, 4, points) == (45 - 70) / 2


def test_a_lead_of_nothing_is_an_even_chance() -> None:
    assert curve(0) == 0.5
    assert 0.8 < curve(1) < 0.9
    assert curve(-2) == pytest.approx(1 - curve(2))
    assert reward(0) == 0.5
    assert reward(1) > 0.75
    assert reward(-1) < 0.25
    assert reward(30) > reward(1)


# ---- one turn ahead


def test_all_answers_are_judged_in_as_many_games_as_asked() -> None:
    game = card_game()
    acts = worth_trying(game._state.legal[0])
    judge = Judge(mind().evaluation, mind().habits, Random(1))
    verdicts = judge.judge(Sampler.of(game._state, 0), 0, acts, 3)
    assert [verdict.act for verdict in verdicts] == acts
    assert {verdict.games for verdict in verdicts} == {3}
    assert all(0 < verdict.mean_wins() < 1 for verdict in verdicts)
    best = best_of(verdicts)
    assert best.mean_value() == max(verdict.mean_value() for verdict in verdicts)


def last_turn(**own: object) -> Game:
    """The last turn of the game: what is built now counts at once."""
    return Game.from_position(
        {
            "age": 3,
            "turn": 6,
            "hands": [["palace", "arsenal"], ["?"] * 2, ["?"] * 2],
            "cities": [
                {"board": "gizah", "coins": 4, **own},
                {"board": "rhodos", "coins": 3},
                {"board": "olympia", "coins": 3},
            ],
        },
        events=False,
    )


def test_at_the_end_points_are_counted_not_estimated() -> None:
    game = last_turn()
    state = game._state
    judge = Judge(mind().evaluation, mind().habits, Random(1))
    acts = worth_trying(state.legal[0])
    verdicts = judge.judge(Sampler.of(state, 0), 0, acts, 2)
    # Four coins and three for a card: two points, unless a battle is lost against neighbours
    # that may build shields; nothing else can be built.
    assert {move.verb for move in game.pending[0].moves} == {"sell"}
    assert {verdict.mean_points() for verdict in verdicts} <= {2.0, 1.5, 1.0, 0.5, 0.0}


# ---- races


def test_a_race_plays_no_more_games_than_it_may() -> None:
    game = card_game()
    acts = worth_trying(game._state.legal[0])[:5]
    race = new_race(game, acts)
    race.run_for(23)
    assert race.games >= 23 or len(race.alive) == 1
    assert race.games < 23 + len(acts)


def test_the_same_chance_runs_the_same_race() -> None:
    game = card_game()
    acts = worth_trying(game._state.legal[0])
    races = [new_race(game, acts, seed=4) for _ in range(2)]
    for race in races:
        race.run_for(60)
    values = [[runner.value() for runner in race.ranking()] for race in races]
    assert values[0] == values[1]


def test_a_race_ends_by_the_clock_and_counts_whole_rounds_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It looks at the clock before it begins, then after every game."""
    clock = LookedAt()
    monkeypatch.setattr("mirabilia.bots.search.race.perf_counter", clock)
    game = card_game()
    race = new_race(game, worth_trying(game._state.legal[0])[:4])
    race.run_until(1)
    assert race.games == 0
    race.run_until(clock.now + 11)
    assert race.games == 2 * 4
    assert {len(runner.rewards) for runner in race.candidates} == {2}


def test_who_is_clearly_behind_drops_out() -> None:
    best, near, far = Candidate(1, 0.0, 0.0), Candidate(2, 0.0, 0.0), Candidate(3, 0.0, 0.0)
    chance = Random(1)
    for _ in range(40):
        lead = chance.gauss(0, 10)
        best.note(lead, 50)
        near.note(lead + chance.gauss(0, 10), 50)
        far.note(lead - 15, 50)
    assert is_beaten(far, best)
    assert not is_beaten(near, best)


def test_nobody_drops_out_where_there_was_no_time_for_a_round() -> None:
    assert not is_beaten(Candidate(1, 0.1, 20.0), Candidate(2, 0.9, 20.0))


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_nobody_drops_out_after_a_game_or_two(rounds: int) -> None:
    """One difference says nothing of how much they differ; helpers may know more."""
    game = card_game()
    acts = worth_trying(game._state.legal[0])[:6]
    race = new_race(game, acts)
    race.run_for(rounds * len(acts))
    assert race.games == rounds * len(acts)
    assert len({runner.total for runner in race.candidates}) > 1
    assert race.alive == race.candidates


def test_what_is_thought_beforehand_counts_as_some_games() -> None:
    runner = Candidate(1, 1.0, 4.0)
    assert runner.value() == 1.0
    for _ in range(4):
        runner.note(0, 50)
    assert runner.value() == 0.75


@pytest.mark.parametrize("kind", [Race, TreeSearch])
def test_a_sure_win_is_found(kind: type[Search]) -> None:
    """Who can build the Palace's eight points does so rather than sell it."""
    goods = ["glassworks_age1", "press_age1", "loom_age1"]
    rich = {"cards": [*goods, "lumber_yard", "ore_vein", "clay_pool"]}
    game = last_turn(**rich)
    starts = unknown(worth_trying(game._state.legal[0]))
    search = kind(Sampler.of(game._state, 0), 0, starts, mind().habits, Random(1))
    search.run_for(200)
    best = search.ranking()[0].act
    built = [move.text for move in game.pending[0].moves if move.action == best]
    assert built == ["build palace"]


# ---- trees


def test_a_tree_tries_answers_and_remembers_what_came_of_them() -> None:
    game = card_game()
    acts = worth_trying(game._state.legal[0])
    search = new_tree(game, unknown(acts))
    for _ in range(60):
        search.iterate()
    root = search.pilot.roots[0]
    assert root.children is not None
    assert root.visits == search.games == 60
    assert [root.children[act].visits for act in acts] == [one.games for one in search.candidates]
    assert sum(one.games for one in search.candidates) == 60
    assert sum(one.games > 0 for one in search.candidates) > 1
    # The others have trees too, and your own goes on below the first answer.
    assert all(other.visits == 60 for other in search.pilot.roots)
    assert any(child.children for child in root.children.values())
    ranking = search.ranking()
    assert ranking[0].games == max(one.games for one in search.candidates)


def test_a_tree_begins_with_what_is_thought_beforehand() -> None:
    """Who thinks most of an answer tries it first, and little else."""
    game = card_game()
    acts = worth_trying(game._state.legal[0])
    for favourite in acts[:3]:
        starts = [(act, 0.9 if act == favourite else 0.0, 1000.0) for act in acts]
        search = new_tree(game, starts)
        search.run_for(20)
        assert search.ranking()[0].act == favourite


def test_a_tree_stops_when_nothing_can_change() -> None:
    game = card_game()
    acts = worth_trying(game._state.legal[0])
    sure = [(act, 0.9 if act == acts[0] else 0.0, 1000.0) for act in acts]
    search = new_tree(game, sure)
    search.run_for(100)
    # All games went to the first: after 51 of 100 no other can have more.
    assert search.games == 51
    assert search.is_decided(50)
    assert not search.is_decided(51)


def test_a_search_is_hurried_between_two_games() -> None:
    game = card_game()
    acts = worth_trying(game._state.legal[0])[:4]
    never = float("inf")
    tree = new_tree(game, unknown(acts))
    tree.run_until(never, lambda: tree.games >= 5)
    assert tree.games == 5
    race = new_race(game, acts)
    race.run_until(never, lambda: race.games > 0)
    played = race.games
    assert played > 0
    race.run_until(never, lambda: True)
    assert race.games == played


def test_a_tree_ends_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at the clock before it begins, then after every game."""
    clock = LookedAt()
    monkeypatch.setattr("mirabilia.bots.search.tree.perf_counter", clock)
    game = card_game()
    search = new_tree(game, unknown(worth_trying(game._state.legal[0])))
    search.run_until(1)
    assert search.games == 0
    search.run_until(clock.now + 8)
    assert search.games == 7


def test_the_same_chance_grows_the_same_tree() -> None:
    game = card_game()
    acts = worth_trying(game._state.legal[0])
    trees = [new_tree(game, unknown(acts), seed=4) for _ in range(2)]
    for tree in trees:
        tree.run_for(60)
    assert trees[0].results() == trees[1].results()


def test_what_helpers_found_is_added() -> None:
    game = card_game()
    acts = worth_trying(game._state.legal[0])[:2]
    search = new_tree(game, unknown(acts))
    search.absorb([(3, 2.0, 150.0, 2.0), (5, 1.0, 240.0, 1.0)])
    assert [one.games for one in search.candidates] == [3, 5]
    assert [one.value() for one in search.candidates] == [2 / 3, 1 / 5]
    assert search.ranking()[0].act == acts[1]


@pytest.mark.parametrize("name", ["Shallow", "Flat", "Racing", "Tree"])
def test_what_is_compared_plays_by_the_rules(name: str) -> None:
    game = card_game(seed=2)
    bots = [
        make_bot(f"mirabilia.bots.comparison:{name}", Random(seat), Budget(iterations=2))
        for seat in range(3)
    ]
    while game.age < 2:
        for seat, decision in game.pending.items():
            game.play(seat, answer(bots[seat], game, decision))
