"""The greedy bot with Leaders, Cities and Armada: what it makes of each thing in the boxes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mirabilia import Game, Move
from mirabilia.bots import answer, make_bot, unseen
from mirabilia.bots.eyes import table_of
from mirabilia.bots.greedy.battles import (
    conflicts,
    naval_conflicts,
    naval_token,
    opponents,
)
from mirabilia.bots.greedy.judge import Judge
from mirabilia.bots.greedy.leaders import LeaderJudge
from mirabilia.bots.greedy.naval import NavalJudge
from mirabilia.bots.greedy.outlays import Outlays
from mirabilia.bots.greedy.promises import FREE_STEP, check_kinds, promises
from mirabilia.bots.greedy.prospects import choices, finds, picks, points, symbols, voyages
from mirabilia.bots.greedy.rivals import THEIR_COIN, THEIR_DEBT, concern, harm
from mirabilia.bots.outlook import Outlook
from mirabilia.bots.trial import Trial, tried
from mirabilia.bots.unseen import CHOSEN_ISLAND, TOP_ISLANDS
from mirabilia.catalog import load
from mirabilia.catalog.kinds import AT_ONCE_KINDS
from mirabilia.engine.actions import DRAW, action
from mirabilia.engine.state import ASK_DEBT, ASK_TOKEN, State, queued

ALL_BOXES = ["leaders", "cities", "armada"]
BOARDS = ["gizah", "rhodos", "olympia", "ephesos", "babylon", "alexandria"]


def position(
    *others: dict[str, Any],
    boxes: list[str] = ALL_BOXES,
    age: int = 2,
    turn: int = 3,
    players: int = 3,
    hands: tuple[list[str], ...] = (),
    teams: bool = False,
    sea: dict[str, Any] | None = None,
    **own: Any,
) -> Game:
    """A table with these facts of your city, in seat 0, and of the others, from the left."""
    facts = [own, *others, *([{}] * players)]
    cities = [{"board": BOARDS[seat], **facts[seat]} for seat in range(players)]
    if "armada" in boxes:
        cities = [{"shipyard": f"shipyard_{seat + 1}", **city} for seat, city in enumerate(cities)]
    size = 8 - turn + len(set(boxes) & {"cities", "armada"})
    unknown = ["?"] * size
    held = [*hands, *([unknown] * players)]
    more: dict[str, Any] = {"sea": sea} if sea else {}
    return Game.from_position(
        {
            "options": {"expansions": boxes, "teams": teams, "leaders": "expert"},
            "cities": cities,
            "age": age,
            "turn": turn,
            "hands": [(hand + unknown)[:size] for hand in held[:players]],
            **more,
        },
        events=False,
    )


def table(game: Game, seat: int = 0) -> State:
    return table_of(game.view(seat))


def trial(game: Game, seat: int = 0) -> Trial:
    seen = table(game, seat)
    return Trial(seen, seat, seen.cities[seat], Outlook(seen, seat))


def after(game: Game, move: str) -> Trial:
    """What seat 0 makes of a move."""
    seen = table(game)
    return tried(seen, 0, Move.parse(move).action, Outlook(seen, 0))


def outlay(game: Game) -> float:
    seen = table(game)
    return Outlays(seen, 0, Outlook(seen, 0)).expected(seen.cities[0])


def choice(game: Game, seat: int = 0) -> str:
    return answer(make_bot("greedy", random.Random(1)), game, game.pending[seat]).text


# ---- conflicts


def fights(game: Game, wars: int = 0) -> dict[int, int]:
    return dict(opponents(table(game), 0, wars))


@pytest.mark.rule("B-30", "C-5", "C-6")
def test_opponents_are_the_next_who_use_no_diplomacy() -> None:
    diplomat = {"diplomacy": 1}
    assert fights(position(players=4)) == {1: 1, 3: 1}
    assert fights(position(diplomat, players=4)) == {2: 1, 3: 1}
    assert fights(position(diplomat, diplomat, players=4)) == {3: 1}
    assert fights(position(diplomat, diplomat, diplomat, players=4)) == {}
    assert fights(position(players=4, diplomacy=1)) == {}
    # One token serves one war.
    assert fights(position(players=4, diplomacy=1), wars=1) == {1: 1, 3: 1}


@pytest.mark.rule("T-6", "T-7")
def test_team_mates_do_not_fight_and_their_rivals_do_for_two_tokens() -> None:
    assert fights(position(players=4, teams=True)) == {3: 2}
    assert fights(position(players=4, teams=True, diplomacy=1)) == {3: 1}
    both = position({}, {}, {"diplomacy": 1}, players=4, teams=True, diplomacy=1)
    assert fights(both) == {3: 0}


@pytest.mark.rule("A-38", "A-39")
def test_incursions_of_this_age_are_fought_too() -> None:
    attacked = position(players=4, sea={"incursions": [[2, 0]]})
    assert fights(attacked) == {1: 1, 3: 1, 2: 1}
    assert fights(attacked, wars=1) == {1: 1, 3: 1}
    elsewhere = position(players=4, sea={"incursions": [[1, 3]]})
    assert fights(elsewhere) == {1: 1, 3: 1}
    neighbour = position({"diplomacy": 1}, players=4, sea={"incursions": [[0, 2]]})
    assert fights(neighbour) == {2: 1, 3: 1}


@pytest.mark.rule("C-5")
def test_diplomacy_is_good_for_the_weak_and_bad_for_the_strong() -> None:
    rivals: list[dict[str, Any]] = [
        {"cards": ["barracks", "walls"]},
        {"cards": ["stockade", "archery_range"]},
    ]
    weak = conflicts(trial(position(*rivals)))
    assert conflicts(trial(position(*rivals, diplomacy=1))) > weak
    strong = conflicts(trial(position(**rivals[0])))
    assert conflicts(trial(position(**rivals[0], diplomacy=1))) < strong


@pytest.mark.rule("L-22", "L-24", "L-29", "C-9")
@pytest.mark.parametrize(
    "extra",
    [
        *({"leaders": [leader]} for leader in ("nero", "alexander", "gorgo", "tomyris")),
        {"cards": ["guardhouse"]},
    ],
    ids=str,
)
def test_what_rewards_victories_makes_conflicts_worth_more(extra: dict[str, Any]) -> None:
    assert conflicts(trial(position(**extra))) > conflicts(trial(position()))


@pytest.mark.rule("A-35")
def test_a_naval_token_goes_by_the_chances_of_each_place() -> None:
    assert naval_token([1.0, 1.0], 3) == 7
    assert naval_token([1.0, 0.0], 3) == 5
    assert naval_token([0.0, 0.0], 3) == -3
    assert naval_token([0.0, 0.0, 1.0], 3) == 0
    # Of four equal chances one each is first and last with two others, two are second.
    assert naval_token([0.5, 0.5], 1) == pytest.approx((3 + 2 * 1 - 1) / 4)


@pytest.mark.rule("A-10", "A-35", "A-37")
def test_naval_strength_promises_tokens() -> None:
    fleets = [naval_conflicts(trial(position(fleets=[red, 0, 0, 0]))) for red in range(6)]
    assert fleets == sorted(fleets)
    assert fleets[0] < fleets[-1]
    stronger = {"fleets": [5, 0, 0, 0]}
    behind = naval_conflicts(trial(position(stronger, stronger)))
    sheltered = naval_conflicts(trial(position(stronger, stronger, islands=["forgotten_oasis"])))
    assert behind < 0 <= sheltered
    assert naval_conflicts(trial(position(boxes=["leaders"]))) == 0


# ---- outlays


@pytest.mark.parametrize(
    "saves",
    [{"leaders": [leader]} for leader in ("bilkis", "hammurabi", "leonidas", "archimedes")]
    + [{"leaders": ["imhotep"]}, {"leaders": ["ramses"]}, {"islands": ["ancient_oasis"]}]
    + [{"cards": [card]} for card in ("secret_warehouse", "black_market", "architect_firm")]
    + [{"cards": [card]} for card in ("smugglers_cache", "west_clandestine_wharf")],
    ids=str,
)
def test_what_saves_resources_makes_the_future_cheaper(saves: dict[str, Any]) -> None:
    assert outlay(position(**saves)) < outlay(position())


@pytest.mark.rule("L-23")
def test_a_reduction_takes_from_its_own_part() -> None:
    seen = table(position(leaders=["hammurabi"]))
    shop = Outlays(seen, 0, Outlook(seen, 0)).shop(seen.cities[0])
    cards = load().card_by_id
    # Three stones, of which Gizah makes one: a blue card; and two wood, with a red card.
    plain = Outlays(table(position()), 0, Outlook(seen, 0)).shop(table(position()).cities[0])
    assert plain.card_price(cards["aqueduct"]) - shop.card_price(cards["aqueduct"]) == 2
    assert plain.card_price(cards["archery_range"]) == shop.card_price(cards["archery_range"])


@pytest.mark.rule("A-5")
def test_production_makes_ships_cheaper() -> None:
    seen = table(position())
    outlays = Outlays(seen, 0, Outlook(seen, 0))
    bare = seen.cities[0]
    rich = bare.copy()
    rich.place_card(load().card_by_id["sawmill"])
    assert outlays.for_ships(rich, outlays.shop(rich)) < outlays.for_ships(bare, outlays.shop(bare))


# ---- promises


GROWING = ["nebuchadnezzar", "justinian", "aristotle", "hiram", "darius", "varro"]
PAYING = ["xenophon", "vitruvius", "berenice", "hatshepsut", "maecenas", "caligula"]


@pytest.mark.rule("L-24", "L-32")
@pytest.mark.parametrize("leader", GROWING + PAYING)
def test_leaders_promise_more_the_more_turns_there_are(leader: str) -> None:
    ages = [promises(trial(position(leaders=[leader], age=age))) for age in (3, 2, 1)]
    assert ages == sorted(ages)
    assert ages[0] < ages[-1]
    assert promises(trial(position(leaders=[leader], age=3, turn=8))) == 0


@pytest.mark.rule("L-24", "L-32")
@pytest.mark.parametrize("leader", ["amytis", "octavia"])
def test_leaders_promise_more_the_more_stages_can_come(leader: str) -> None:
    none, one, three = (position(leaders=[leader], age=3, turn=turn) for turn in (8, 7, 3))
    assert 0 == promises(trial(none)) < promises(trial(one)) < promises(trial(three))
    complete = position(leaders=[leader], age=3, turn=3, buried=["?"] * 3)
    assert promises(trial(complete)) == 0


@pytest.mark.rule("L-31")
def test_a_lead_is_worth_less_than_the_score_sheet_says_until_the_end() -> None:
    for leader, lead in (("phryne", {"cards": ["altar"]}), ("makeda", {"coins": 8})):
        early = promises(trial(position(leaders=[leader], age=1, turn=2, **lead)))
        late = promises(trial(position(leaders=[leader], age=3, turn=7, **lead)))
        assert -5 < early < late < 0
    behind = promises(trial(position({"cards": ["altar"]}, leaders=["phryne"], age=1, turn=2)))
    assert 0 < behind < 5


@pytest.mark.rule("L-31")
def test_a_defeat_may_still_come() -> None:
    assert -6 < promises(trial(position(leaders=["cynisca"], age=1))) < 0
    assert promises(trial(position(leaders=["cynisca"], age=1, defeats=1))) == 0


@pytest.mark.rule("A-50")
@pytest.mark.parametrize(
    "island", ["lost_island", "foggy_island", "wondrous_oasis", "rainbow_archipelago"]
)
def test_islands_promise_something(island: str) -> None:
    assert promises(trial(position(islands=[island], cards=["altar"]))) > 0


@pytest.mark.rule("C-8", "A-50")
def test_open_symbols_make_the_next_ones_worth_more() -> None:
    cards = ["apothecary", "dispensary"]
    assert symbols(trial(position(cards=[*cards, "pigeonhole"]))) > symbols(
        trial(position(cards=cards))
    )


# ---- what comes of an action besides


@pytest.mark.rule("A-13", "A-31")
def test_islands_that_are_not_seen_have_an_expected_worth() -> None:
    explored = position(cards=["school"], fleets=[0, 0, 0, 1], coins=9)
    green = after(explored, "build dispensary ship")
    assert finds(green) == CHOSEN_ISLAND[0]
    assert finds(after(explored, "build dispensary")) == 0
    assert finds(after(explored, "build cartographers_office")) == TOP_ISLANDS[1]
    assert green.city.islands == []


@pytest.mark.rule("A-11")
def test_coins_of_a_space_are_in_the_trial() -> None:
    game = position(fleets=[0, 1, 0, 0], coins=0)
    assert after(game, "sell altar ship").city.coins == 2
    assert after(game, "sell altar").city.coins == 3


@pytest.mark.rule("A-11", "A-12", "A-13")
def test_a_voyage_is_worth_more_before_a_space_that_gives_something() -> None:
    start, near = ([0, 0, 0, 0], [0, 0, 0, 1])
    assert voyages(trial(position(fleets=near))) > voyages(trial(position(fleets=start)))
    assert voyages(trial(position(fleets=near, age=3, turn=8))) == 0


@pytest.mark.rule("A-50", "L-40")
def test_choices_to_come_have_a_worth() -> None:
    game = position()
    assert choices(after(game, "take construction_zone")) == FREE_STEP
    assert choices(after(game, "take altar")) == 0
    cheap = position(board="abu_simbel", side="night", leaders=["sappho"], coins=9)
    dear = position(board="abu_simbel", side="night", leaders=["pericles"], coins=9)
    # Twice 1 coin is less than what the leader is worth face up; twice 6 is more.
    assert choices(after(cheap, "stage altar")) == 0
    assert choices(after(dear, "stage altar")) > 5


@pytest.mark.rule("L-33")
def test_nothing_is_picked_before_the_first_turn() -> None:
    game = position()
    seen = table(game)
    act = Move.parse("recruit solomon").action
    assert picks(tried(seen, 0, act, Outlook(seen, 0))) > 0
    seen.age, seen.turn = 1, 0
    assert picks(tried(seen, 0, act, Outlook(seen, 0))) == 0


# ---- the others


@pytest.mark.rule("T-9")
def test_a_mates_points_count_like_own_ones_and_rivals_against_them() -> None:
    teams = table(position(players=4, teams=True))
    assert [concern(teams, 0, other) for other in (1, 2, 3)] == [1, -1 / 2, -1 / 2]
    alone = table(position(players=4))
    assert [concern(alone, 0, other) for other in (1, 2, 3)] == [-1 / 3, -1 / 3, -1 / 3]


def gained(game: Game, move: str) -> float:
    return harm(after(game, move)) - harm(trial(game))


@pytest.mark.rule("C-2", "C-9")
def test_losses_of_others_are_worth_something() -> None:
    rich = position({"coins": 9}, {"coins": 9})
    # All others lose a coin; both rivals together count as one.
    assert gained(rich, "take hideout") == pytest.approx(THEIR_COIN)
    broke = position({"coins": 0}, {"coins": 0})
    assert gained(broke, "take hideout") == pytest.approx(THEIR_DEBT)
    forgiven = position({"coins": 0}, {"coins": 0}, boxes=["armada"], cards=["altar"])
    assert gained(forgiven, "take pirate_hideout") == 0


@pytest.mark.rule("C-9")
def test_gifts_and_debts_go_to_the_neighbours() -> None:
    game = position({"coins": 5}, {"coins": 5})
    assert gained(game, "take dive") == pytest.approx(-THEIR_COIN)
    assert gained(game, "take raider_camp") == pytest.approx(THEIR_DEBT)
    assert [city.coins for city in table(game).cities[1:]] == [5, 5]


@pytest.mark.rule("L-26")
def test_tokens_that_others_give_up_are_worth_something() -> None:
    game = position({"victories": [1, 5]}, {"victories": [3]}, defeats=2)
    # The lowest of each: 1 and 3, each for half as much.
    assert gained(game, "recruit telesilla") == pytest.approx(2)
    assert after(game, "recruit telesilla").city.defeats == 0


@pytest.mark.rule("T-2", "B-8")
def test_a_mate_is_left_what_it_wants() -> None:
    # In age I hands go to the left: from seat 0 to its mate, from seat 1 to a rival.
    wants = {"cards": ["apothecary", "workshop"]}
    for seat, sign, others in ((0, -1, [wants]), (1, 1, [{}, wants])):
        game = position(*others, players=4, teams=True, age=1, turn=2)
        judge = Judge(table(game, seat), seat)
        plain, wanted = (Move.parse(f"sell {card}").action for card in ("tavern", "scriptorium"))
        assert sign * (judge.worth(wanted) - judge.worth(plain)) > 0


# ---- choices


@pytest.mark.rule("C-2")
def test_pays_coins_rather_than_taking_debts() -> None:
    game = position(coins=6, age=1, turn=2, hands=([], ["hideout"]))
    for seat, decision in game.pending.items():
        sale = next(one for one in decision.moves if one.verb == "sell")
        game.play(seat, "build hideout" if seat == 1 else sale)
    assert game.pending[0].kind == "debt"
    assert choice(game) == "debt 0"


@pytest.mark.rule("L-26")
def test_gives_up_the_lowest_token() -> None:
    seen = table(position(victories=[5, 1, 3]))
    worth = {
        value: points(tried(seen, 0, Move.parse(f"token {value}").action, Outlook(seen, 0)))
        for value in (1, 3, 5)
    }
    assert max(worth, key=lambda value: worth[value]) == 1


@pytest.mark.rule("A-37")
def test_joins_a_naval_conflict_for_a_prize_and_stays_out_of_a_defeat() -> None:
    weak: dict[str, Any] = {"fleets": [0, 0, 0, 0]}
    strong: dict[str, Any] = {"fleets": [4, 0, 0, 0]}
    join, abstain = (Move.parse(text).action for text in ("join", "abstain"))
    ahead = NavalJudge(table(position(weak, {"fleets": [1, 0, 0, 0]}, **strong)), 0)
    assert ahead.worth(join) == 5
    behind = NavalJudge(table(position(strong, {"fleets": [1, 0, 0, 0]}, **weak)), 0)
    assert behind.worth(join) == -2
    assert ahead.worth(abstain) == behind.worth(abstain) == 0


def leader_judge(**own: Any) -> LeaderJudge:
    seen = table(position(boxes=["leaders"], **own))
    seen.turn = 0
    return LeaderJudge(seen, 0)


@pytest.mark.rule("L-4", "L-24")
def test_recruits_whom_its_city_has_use_for() -> None:
    grey = ["loom_age1", "press_age1", "glassworks_age1"]
    judge = leader_judge(cards=grey, coins=9, age=3)
    recruit = {
        leader: judge.worth(Move.parse(f"recruit {leader}").action)
        for leader in ("praxiteles", "hypatia", "zenobia")
    }
    assert max(recruit, key=lambda leader: recruit[leader]) == "praxiteles"


@pytest.mark.rule("L-4")
def test_sells_a_leader_that_is_worth_less_than_a_sale() -> None:
    game = Game.new(players=3, expansions=["leaders"], sides="day", seed=1, events=False)
    seen = table_of(game.view(0))
    seen.age, seen.turn = 3, 0
    court = seen.court
    assert court is not None
    court.hands[0] = [load().leader_by_id[leader].index for leader in ("alexander", "nero")]
    judge = LeaderJudge(seen, 0)
    moves = [Move.parse(text) for text in ("recruit alexander", "sell alexander", "sell nero")]
    seen_worth = [judge.worth(move.action) for move in moves]
    assert seen_worth[1] > seen_worth[0]


@pytest.mark.rule("L-3")
def test_keeps_the_leader_that_is_worth_most_over_the_game() -> None:
    judge = leader_judge(coins=6, age=1, turn=1)
    worth = {
        leader: judge.worth(Move.parse(f"keep {leader}").action)
        for leader in ("cleopatra", "sappho", "cynisca")
    }
    # 5 points for 4 coins against 2 points for 1: the same, if a coin is a third of a point.
    assert worth["cleopatra"] > worth["sappho"]


# ---- what nobody has told it


def test_every_kind_of_effect_has_its_place() -> None:
    check_kinds(["coins", "points"], [0], ["points"])
    for worth, elsewhere in (([0], []), ([0, 1], ["points"])):
        with pytest.raises(AssertionError, match="'points'"):
            check_kinds(["coins", "points"], worth, elsewhere)


def test_a_queued_decision_that_it_does_not_know_is_an_error() -> None:
    game = Game.new(players=3, sides="day", seed=1)
    table = table_of(game.view(0))
    trial = Trial(table, 0, table.cities[0], Outlook(table, 0))
    trial.table.queue.append(queued(0, ASK_TOKEN, 0))
    assert choices(trial) == 0
    trial.table.queue.append(queued(0, ASK_DEBT, 0))
    with pytest.raises(AssertionError, match="'debt'"):
        choices(trial)


def test_every_effect_that_acts_at_once_says_what_it_touches() -> None:
    sorted_out = (*unseen._TOUCHES_OTHERS, *unseen._FINDS, *unseen._STAYS)
    assert sum(1 << kind for kind in sorted_out) == AT_ONCE_KINDS


def test_a_verb_that_nobody_tries_is_an_error() -> None:
    seen = table(Game.new(players=3, sides="day", seed=1))
    with pytest.raises(AssertionError, match="nobody tries"):
        tried(seen, 0, action(DRAW, 0), Outlook(seen, 0))
