"""Samples of leaders: each way is as likely as the others, and views of them that cannot be."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

import pytest

from mirabilia import Game, ImpossibleGame, Move, View, sample
from mirabilia.catalog import load
from mirabilia.notation.sampling import read_view
from tests.inference import worlds
from tests.inference.hidden import shuffled
from tests.inference.samples import BOARDS, bound, chi_square
from tests.inference.test_sampling_boxes import SETS, Data, mix, moments
from tests.inference.worlds import LEADERS, Tale, Worlds
from tests.support.fuzz import broken
from tests.support.plain import plain
from tests.support.play import choose, play_out

# ---- which leaders there are


OF_CITIES: Final = {leader.id for leader in load().leaders if leader.group == 2}


def without_the_six(players: int) -> Game:
    boxes = SETS[-1] if players == 8 else ("leaders", "cities")
    return Game.new(
        players=players, expansions=boxes, cities_leaders=False, seed=players, events=False
    )


def leaders_in(position: Data) -> set[str]:
    """Every leader that a position names, wherever it does."""
    return set(re.findall("[a-z_]+", json.dumps(position))) & load().leader_by_id.keys()


@pytest.mark.rule("L-2")
@pytest.mark.parametrize("players", range(3, 9))
def test_l_2_samples_leave_the_six_of_cities_out(players: int) -> None:
    rng = Random(players)
    drawn: set[str] = set()
    for moment in moments(without_the_six(players), rng):
        if moment.over or rng.random() < 0.05:
            for seat in range(moment.players):
                world = sample(moment.view(seat), rng)
                drawn |= leaders_in(plain(world.position()))
    assert len(drawn) == 34
    assert not drawn & OF_CITIES


@pytest.mark.rule("L-2")
def test_l_2_a_view_without_the_six_that_shows_one_is_no_view() -> None:
    """A seat whose view names one of them cannot be in a game that leaves them out."""
    refused = 0
    for moment in moments(
        Game.new(players=5, expansions=SETS[-1], seed=1, events=False), Random(1)
    ):
        for seat in range(moment.players):
            data = deepcopy(moment.view(seat).data)
            data["options"]["cities_leaders"] = False
            if leaders_in(plain(data)) & OF_CITIES and moment.turn % 4 == 0:
                refused += 1
                with pytest.raises(ImpossibleGame):
                    sample(View(data), Random(1))
    assert refused > 50


# ---- leaders: each way is as likely as the others


def leader_table(boards: Sequence[str], spare: list[str], *, teams: bool = False) -> Data:
    """A table on which most leaders lie open in the cities."""
    cities: list[Data] = [
        {
            "board": board,
            "side": "night" if board == "roma" else "day",
            "coins": 60,
            "cards": [],
            "leaders": spare[seat :: len(boards)],
        }
        for seat, board in enumerate(boards)
    ]
    options = {"players": len(boards), "expansions": ["leaders"], "teams": teams}
    return {"options": options, "cities": cities}


def selection(rng: Random, players: int, teams: bool) -> Data:
    """The first round of a selection; the box is empty, or has one leader."""
    leaders = shuffled(rng, LEADERS)
    offers = [[leaders.pop() for _ in range(4)] for _ in range(players)]
    box = [leaders.pop() for _ in range(choose(rng, [0, 1]))]
    history = {"discard": [], "deals": [{"age": 0, "turn": 1, "hands": offers}], "log": []}
    return {
        **leader_table(BOARDS[:players], leaders, teams=teams),
        "age": 0,
        "turn": 0,
        "agenda": ["take kept", "begin age 1"],
        "asked": ["keep"] * players,
        "court": {"offers": offers, "box": box},
        "history": history,
    }


RICH: Final = {
    2: ["lumber_yard", "stone_pit", "clay_pool", "glassworks_age1", "press_age1"],
    3: ["lumber_yard", "stone_pit", "clay_pool", "quarry", "glassworks_age2", "press_age2"],
}


def roma_recruits(rng: Random, players: int, teams: bool) -> Data:
    """The recruitment of age II or III; seat 0 has the board that draws leaders (L-40)."""
    age = choose(rng, [2, 3, 3, 3])
    leaders = shuffled(rng, LEADERS)
    size = choose(rng, [2, 2, 3]) if players == 3 else 2
    hands = [[leaders.pop() for _ in range(size)] for _ in range(players)]
    box = [leaders.pop() for _ in range(choose(rng, [1, 2, 3]))]
    away = choose(rng, [0, 0, 1])
    table = leader_table(["roma", *BOARDS[: players - 1]], leaders[away:], teams=teams)
    table["cities"][0]["cards"] = RICH[age]
    steps = ["reveal", "pay", "place", "act", "settle", "end recruitment", "deal age", "begin turn"]
    return {
        **table,
        "age": age,
        "turn": 0,
        "agenda": steps,
        "asked": ["recruit"] * players,
        "court": {"hands": hands, "box": box},
    }


def wishes(rng: Random, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Leaders are recruited or go face down; who can build stages with cards likes to."""
    stages = [m for m in moves if m.verb == "stage" and m.text.split()[1] not in LEADERS]
    if seat == 0 and stages and rng.random() < 0.8:
        return stages
    wanted = ("recruit",) if rng.random() < 0.5 else ("stage", "sell")
    return [move for move in moves if move.verb in wanted]


Start = Callable[[Random, int, bool], Data]


def tell(start: Start, number: int) -> Tale:
    rng = Random(f"{start.__name__} {number}")
    players = choose(rng, [3, 3, 4])
    tale = Tale(start(rng, players, players == 4), choose(rng, range(players)))
    for _ in range(choose(rng, range(1, 12))):
        before = tale.game.copy()
        tale.go_on(rng, wishes)
        if tale.game.over:
            tale.game = before
            break
    return tale


def told(tale: Tale) -> set[str]:
    """What makes a tale worth telling."""
    log = [e for e in plain(tale.view.remembered)["log"] if e[1] in worlds.ABOUT_LEADERS]
    drawn = [number for number, entry in enumerate(log) if entry[1] == "drawn"]
    first = drawn[0] if drawn else len(log)
    later = [entry[2] for entry in log[first:] if entry[0] == 0 and entry[2] != "pass"]
    earlier = [entry[2] for entry in log[:first] if entry[0] == 0]
    features = {
        "kept": any(entry[1] == "keep" for entry in log),
        "recruited": any(entry[2].startswith("recruit") for entry in log),
        "hidden": any(entry[2].startswith(("sell ?", "stage ?")) for entry in log),
        "drawn": bool(drawn) and tale.seat != 0,
        "own draw": bool(drawn) and tale.seat == 0,
        "drawn from returned": any(entry[1] == "returned" for entry in log[:first]) and drawn,
        "recruited after": any(text.startswith("recruit") for text in later),
        "hidden before": bool(drawn) and any(text.split()[1] == "?" for text in earlier),
        "hidden after": any(text.startswith(("sell ?", "stage ?")) for text in later),
        "mate": len(Worlds(tale).seers) > 1,
        "mate's draw": bool(drawn) and tale.seat == 1 and len(Worlds(tale).seers) > 1,
    }
    return {name for name, shown in features.items() if shown}


def draw_leaders(tale: Tale, draws: int) -> Counter[str]:
    sampler = read_view(tale.view)
    rng = Random(draws)
    return Counter(worlds.signature(Game(sampler.sample(rng))) for _ in range(draws))


def check_leaders(tale: Tale) -> tuple[Counter[str], dict[str, int]]:
    found = dict.fromkeys(Worlds(tale).found, 1)
    assert worlds.signature(tale.game) in found
    counts = draw_leaders(tale, 500 + 6 * len(found))
    assert counts.keys() <= found.keys()
    if len(found) > 1:
        assert chi_square(counts, found) < bound(len(found) - 1)
    return counts, found


TALES: Final[list[tuple[Start, int, set[str]]]] = [
    (selection, 0, {"kept", "hidden", "recruited", "mate"}),
    (selection, 1, {"kept", "hidden", "recruited"}),
    (selection, 4, {"kept"}),
    (selection, 10, {"kept", "hidden"}),
    (selection, 12, {"kept", "hidden", "recruited"}),
    (selection, 13, {"kept", "mate"}),
    (roma_recruits, 16, {"drawn from returned", "hidden before", "recruited after"}),
    (roma_recruits, 19, {"own draw", "drawn from returned", "hidden"}),
    (roma_recruits, 21, {"drawn", "hidden after", "recruited after"}),
    (roma_recruits, 25, {"drawn", "hidden before"}),
    (roma_recruits, 47, {"own draw", "mate"}),
    (roma_recruits, 54, {"drawn from returned", "hidden before", "recruited after"}),
    (roma_recruits, 55, {"drawn", "hidden before", "mate"}),
    (roma_recruits, 58, {"mate's draw", "drawn from returned", "recruited after"}),
]


@pytest.mark.heavy
@pytest.mark.parametrize(("start", "number", "shown"), TALES)
def test_leaders_are_uniform(start: Start, number: int, shown: set[str]) -> None:
    tale = tell(start, number)
    assert told(tale) >= shown
    check_leaders(tale)


def test_a_sampler_that_takes_no_leader_for_a_drawn_one_is_found_out() -> None:
    """A planted error: whoever was recruited after the draw had been in the hand before."""
    tale = tell(roma_recruits, 29)
    counts, found = check_leaders(tale)

    def recruits_a_drawn_one(truth: str) -> bool:
        log = worlds.log_of(truth)
        drawn = {text.split()[1] for text in log if text.startswith("draw")}
        return any(text.startswith("recruit") and text.split()[1] in drawn for text in log)

    biased = Counter({id: count for id, count in counts.items() if not recruits_a_drawn_one(id)})
    assert 0 < len(biased) < len(counts)
    assert chi_square(biased, found) > bound(len(found) - 1)


def test_a_sampler_that_forgets_the_selection_does_not_agree() -> None:
    """A planted error: the others' leaders are dealt anew, whatever was passed on."""
    tale = tell(selection, 1)
    rng = Random(1)
    agreed = []
    for _ in range(20):
        position = sample(tale.view, rng).position()
        position["history"]["deals"][0]["hands"] = shuffled(
            rng, position["history"]["deals"][0]["hands"]
        )
        try:
            agreed.append(Game.from_position(position).view(tale.seat) == tale.view)
        except ImpossibleGame:
            agreed.append(False)
    assert not all(agreed)


@pytest.mark.rule("X-2")
def test_x_2_before_the_deal_of_an_age_only_cards_of_earlier_ages_are_about() -> None:
    start = roma_recruits(Random(1), 3, False)
    pile = ["altar", "theater", "baths", "stockade", "barracks"]
    game = Game.from_position({**start, "age": 2, "discard": pile})
    view = game.view(1)
    for seed in range(20):
        drawn = sample(view, Random(seed)).position()["discard"]
        assert len(drawn) == len(pile)
        assert {load().card_by_id[card].age for card in drawn} == {1}


def test_who_is_asked_for_one_more_leader_can_pay_for_one() -> None:
    """D-21: Roma would not be asked otherwise. Without coins, with 2 off: those of at most 2."""
    payable = [id for id in LEADERS if worlds.COSTS[id] in (1, 2, "age")]
    table = leader_table(["roma", *BOARDS[:2]], [])
    table["cities"][0]["coins"] = 0
    position = {
        **table,
        "age": 2,
        "turn": 1,
        "agenda": ["take queued", "settle", "end turn"],
        "asked": ["extra", None, None],
        "unsettled": {"queue": [[0, "extra", 0]]},
        "court": {"hands": [payable[:1], [], []]},
    }
    sampler = read_view(Game.from_position(position).view(1))
    rng = Random(1)
    counts: Counter[str] = Counter()
    for _ in range(60 * len(payable)):
        counts.update(Game(sampler.sample(rng)).position()["court"]["hands"][0])
    assert counts.keys() == set(payable) < set(LEADERS)
    assert chi_square(counts, dict.fromkeys(payable, 1)) < bound(len(payable) - 1)


# ---- views that cannot be


def leaders_view() -> Data:
    """What seat 1 of three sees at the end of a game with every box."""
    game = play_out(Game.new(players=3, expansions=SETS[-1], seed=2, sides="day"), Random(2))
    return deepcopy(plain(game.view(1).data))


def entries(view: Data, kind: str, own: bool) -> list[list[Any]]:
    log: list[list[Any]] = view["remembered"]["log"]
    return [e for e in log if e[1] == kind and (e[0] == view["seat"]) == own]


def show_the_box(view: Data) -> None:
    view["now"]["court"]["box"][0] = next(
        id for id in LEADERS if id not in str(view["now"]) + str(view["remembered"])
    )


def show_what_another_kept(view: Data) -> None:
    entries(view, "keep", own=False)[0][2] = "keep caesar"


def hide_what_was_kept(view: Data) -> None:
    entries(view, "keep", own=True)[0][2] = "keep ?"


def keep_another_leader(view: Data) -> None:
    kept = [entry[2].split()[1] for entry in entries(view, "keep", own=True)]
    entries(view, "keep", own=True)[0][2] = f"keep {next(id for id in LEADERS if id not in kept)}"


def forget_an_offer(view: Data) -> None:
    view["remembered"]["hands"].pop(0)


def keep_a_card(view: Data) -> None:
    entries(view, "keep", own=False)[0][2] = "sell altar"


def recruit_a_card(view: Data) -> None:
    entries(view, "recruit", own=False)[0][2] = "sell altar"


def recruit_what_was_kept_by_the_seat(view: Data) -> None:
    """Somebody else has recruited a leader that this seat had taken."""
    other = next(e for e in entries(view, "recruit", own=False) if e[2].startswith("recruit"))
    kept = entries(view, "keep", own=True)[0][2].split()[1]
    leaders = view["now"]["cities"][other[0]]["leaders"]
    leaders[leaders.index(other[2].split()[1])] = kept
    own = view["now"]["cities"][view["seat"]]["leaders"]
    own[:] = [leader for leader in own if leader != kept]
    other[2] = f"recruit {kept}"


def recruit_nobody_but_sell_a_card(view: Data) -> None:
    entries(view, "recruit", own=True)[0][2] = "sell altar"


def sell_a_leader_for_a_card(view: Data) -> None:
    entries(view, "card", own=True)[0][2] = "sell caesar"


def build_while_others_keep_leaders(view: Data) -> None:
    entries(view, "keep", own=True)[0][1:] = ["card", "build altar"]


def lose_a_recruited_leader(view: Data) -> None:
    other = next(e for e in entries(view, "recruit", own=False) if e[2].startswith("recruit"))
    view["now"]["cities"][other[0]]["leaders"].remove(other[2].split()[1])


def hold_one_leader_more(view: Data) -> None:
    view["now"]["court"]["hands"][0] = ["?"]


def empty_the_box(view: Data) -> None:
    view["now"]["court"]["box"] = []


def drop_the_selection(view: Data) -> None:
    view["remembered"]["deals"].pop(0)


REFUSED: Final = [
    (show_the_box, "its cards cannot be seen"),
    (show_what_another_kept, "cannot be seen like this"),
    (hide_what_was_kept, "its card has been seen"),
    (keep_another_leader, "missing|cannot be there"),
    (forget_an_offer, "not as many as turns"),
    (keep_a_card, "no answer to what is asked"),
    (recruit_a_card, "cannot be seen like this|about no leader"),
    (recruit_nobody_but_sell_a_card, "it is about no leader"),
    (sell_a_leader_for_a_card, "it is about no card"),
    (build_while_others_keep_leaders, "something else is asked"),
    (recruit_what_was_kept_by_the_seat, "missing|cannot be there"),
    (lose_a_recruited_leader, "a recruited leader is missing"),
    (hold_one_leader_more, "court|hands"),
    (empty_the_box, "court|hands"),
    (drop_the_selection, "deals|log"),
]


@pytest.mark.parametrize(("edit", "reason"), REFUSED)
def test_views_of_leaders_that_contradict_themselves_are_refused(
    edit: Callable[[Data], None], reason: str
) -> None:
    view = leaders_view()
    assert sample(View(view), Random(1)).view(view["seat"]) == View(view)
    edit(view)
    with pytest.raises(ImpossibleGame, match=reason):
        sample(View(view), Random(1))


@pytest.mark.parametrize(("seat", "left"), [(0, 0), (1, 1), (2, 2)])
def test_hands_of_leaders_are_as_large_as_the_log_leaves_them(seat: int, left: int) -> None:
    """L-3, L-5: four were kept, and one of them was recruited."""
    game = Game.new(players=3, expansions=["leaders"], seed=2, sides="day")
    while game.turn < 3:
        for asked, decision in list(game.pending.items()):
            game.play(asked, decision.moves[0])
    view = deepcopy(plain(game.view(1).data))
    hands = view["now"]["court"]["hands"]
    assert [len(hand) for hand in hands] == [3, 3, 3]
    hands[seat] = hands[seat][:left]
    with pytest.raises(ImpossibleGame, match="does not lead to hands of this size"):
        sample(View(view), Random(1))


def test_a_team_mate_does_not_hold_what_the_seat_itself_has_sold() -> None:
    game = Game.new(players=4, expansions=["leaders"], teams=True, seed=3, sides="day")
    seat, mate = 0, 1
    while {decision.kind for decision in game.pending.values()} != {"card"}:
        for asked, decision in game.pending.items():
            sales = (move for move in decision.moves if str(move).startswith("sell"))
            game.play(asked, next(sales, decision.moves[0]))
    view = deepcopy(plain(game.view(seat).data))
    assert "?" not in view["now"]["court"]["hands"][mate]
    assert sample(View(view), Random(1)).view(seat) == View(view)
    (sold,) = entries(view, "recruit", own=True)
    view["now"]["court"]["hands"][mate][0] = sold[2].split()[1]
    with pytest.raises(ImpossibleGame, match="a leader is seen that cannot be there"):
        sample(View(view), Random(1))


@pytest.mark.parametrize("number", range(6))
def test_damaged_views_are_refused_or_sampled(number: int) -> None:
    rng = Random(number)
    views = [
        moment.view(choose(rng, range(moment.players))).data
        for moment in moments(Game.new(**mix(8 * number + 7), events=False), rng)
        if rng.random() < 0.03
    ]
    told_of = 0
    for _ in range(60):
        data = broken(choose(rng, views), rng)
        try:
            game = sample(View(data), rng)
        except ImpossibleGame as error:
            told_of += len(str(error).splitlines())
        else:
            told_of += 1
            assert game.view(data["seat"]) == View(data)
    # Each is either, and a refusal is told in one line.
    assert told_of == 60
