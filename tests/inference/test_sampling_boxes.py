"""Samples with the other boxes and in teams: leaders, black cards, islands, mates' hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import combinations
from math import comb
from random import Random
from typing import Any, Final

import pytest

from mirabilia import Game, ImpossibleGame, Move, View, sample
from mirabilia.inference.sampling import Sampler
from mirabilia.notation.sampling import read_view
from mirabilia.options import OPTIONS
from tests.inference.hidden import (
    DRAWN_BOXES,
    Enumeration,
    Story,
    boxes,
    fill_cities,
    hand_size,
    shuffled,
    small_table,
)
from tests.inference.samples import BOARDS, bound, check_uniform, chi_square
from tests.support.plain import plain
from tests.support.play import choose, play_out

Data = dict[str, Any]

SETS: Final = [
    names for size in range(4) for names in combinations(("leaders", "cities", "armada"), size)
]

# ---- samples agree with the view


def mix(number: int) -> Data:
    """Options by number: the sets of boxes in turn, any number of players, teams where they can."""
    rng = Random(f"mix {number}")
    expansions = SETS[number % len(SETS)]
    players = 3 + number // len(SETS) % (6 if "armada" in expansions else 5)
    options: Data = {
        "players": players,
        "expansions": expansions,
        "teams": players in (4, 6, 8) and rng.random() < 0.6,
        "sides": choose(rng, ("choose", "day", "night", "random")),
        "leaders": choose(rng, ("standard", "expert")),
        "armada_edition": choose(rng, (1, 2)),
        "seed": number,
    }
    idle = {option.name for option in OPTIONS if option.is_idle(expansions)}
    return {name: value for name, value in options.items() if name not in idle}


def lively(rng: Random, moves: Sequence[Move]) -> Move:
    """Builds stages, recruits and moves ships more often than others would."""
    wanted = ("stage", "recruit", "take", "fleet", "build") if rng.random() < 0.7 else ("sell",)
    found = [move for move in moves if move.verb in wanted] or list(moves)
    ships = [move for move in found if "ship" in move.text.split()]
    return choose(rng, ships if ships and rng.random() < 0.5 else found)


def moments(game: Game, rng: Random) -> Iterator[Game]:
    """A game at its beginning and after each answer."""
    yield game
    while not game.over:
        seat, decision = choose(rng, list(game.pending.items()))
        game.play(seat, lively(rng, decision.moves))
        yield game


def kinds(game: Game) -> set[str]:
    return {decision.kind for decision in game.pending.values()}


def agrees(game: Game, seat: int, rng: Random) -> bool:
    """Whether a sample, drawn without a check, shows the seat what it sees."""
    view = game.view(seat)
    return Game(read_view(view).sample(rng)).view(seat) == view


# 48 games: each set of boxes with each number of players.
@pytest.mark.parametrize("number", range(48))
def test_samples_agree_in_every_mix(number: int) -> None:
    rng = Random(number)
    for moment in moments(Game.new(**mix(number), events=False), rng):
        common = kinds(moment) <= {"card", "keep", "recruit", "debt"}
        if moment.over or rng.random() < (0.03 if common else 0.3):
            for seat in range(moment.players):
                assert agrees(moment, seat, rng), (moment, seat, kinds(moment))


def test_the_mixes_are_all_there_are() -> None:
    mixes = [mix(number) for number in range(48)]
    expected = {(names, n) for names in SETS for n in range(3, 9 if "armada" in names else 8)}
    assert {(m["expansions"], m["players"]) for m in mixes} == expected
    assert {m["players"] for m in mixes if m["teams"]} == {4, 6, 8}
    assert {m["armada_edition"] for m in mixes if "armada" in m["expansions"]} == {1, 2}


# A game for each decision that is asked in the middle of a turn, or seldom.
KINDS: Final = {
    "side": 103,
    "keep": 53,
    "recruit": 53,
    "last": 55,
    "discard": 81,
    "extra": 81,
    "bury": 84,
    "token": 69,
    "debt": 55,
    "fleet": 53,
    "island": 51,
    "naval": 62,
}


@pytest.mark.parametrize(("kind", "number"), KINDS.items())
def test_samples_agree_at_every_kind_of_decision(kind: str, number: int) -> None:
    rng = Random(number)
    at_kind = [
        agrees(moment, seat, rng)
        for moment in moments(Game.new(**mix(number), events=False), Random(number))
        if kind in kinds(moment)
        for seat in range(moment.players)
    ]
    assert at_kind
    assert all(at_kind)


@pytest.mark.parametrize("number", range(24, 48, 3))
def test_a_sampled_game_is_a_whole_game(number: int) -> None:
    rng = Random(number)
    for moment in moments(Game.new(**mix(number), events=False), rng):
        if not moment.over and rng.random() < 0.02:
            seat = choose(rng, range(moment.players))
            drawn = sample(moment.view(seat), rng)
            assert Game.from_position(drawn.position()) == drawn
            assert play_out(drawn, rng).over


def test_a_sampler_can_be_made_from_the_state_alone() -> None:
    rng = Random(7)
    for moment in moments(Game.new(**mix(7 + 8), events=False), Random(7)):
        if rng.random() < 0.02:
            for seat in range(moment.players):
                read = read_view(moment.view(seat)).sample(Random(1))
                made = Sampler.of(moment._state, seat).sample(Random(1))
                assert Game(read) == Game(made)


# ---- black cards and Armada cards


BLACK: Final = [id for id, card in DRAWN_BOXES["cities"].items() if card["age"] == 1]


def black_table(age: int, hands: list[list[str]], left_out: Sequence[str] = ()) -> Data:
    """All plain cards of age I lie in the cities or hands, but those left out; two black ones."""
    held = Counter(card for hand in hands for card in hand)
    plain = boxes(3, 1) - held - Counter(left_out)
    cities: list[Data] = [
        {"board": board, "side": "day", "coins": 9, "cards": []} for board in BOARDS[:3]
    ]
    fill_cities(cities, [*plain.elements(), *BLACK[:2]], Random("black"))
    return {"options": {"expansions": ["cities"]}, "cities": cities, "age": age}


def test_as_many_black_cards_are_in_the_game_as_players() -> None:
    """C-1: two black cards lie open, so one of the other twelve is in the others' hands."""
    hands = [["altar", "baths"], ["theater", "stockade"], ["workshop", BLACK[2]]]
    table = {**black_table(1, hands), "turn": 7, "hands": hands}
    game = Game.from_position(table)
    sampler = read_view(game.view(0))
    plain = [card for card in hands[1] + hands[2] if card not in BLACK]
    # Three plain cards and a black one in two hands of two.
    ways = {
        str((black, sorted(pair)))
        for black in BLACK[2:]
        for pair in combinations([*plain, black], 2)
    }
    rng = Random(1)
    counts: Counter[str] = Counter()
    for _ in range(3000):
        drawn = Game(sampler.sample(rng)).position()["hands"]
        (black,) = [card for card in drawn[1] + drawn[2] if card in BLACK]
        counts[str((black, sorted(drawn[1])))] += 1
    assert len(ways) == 12 * comb(4, 2)
    assert counts.keys() <= ways
    assert chi_square(counts, dict.fromkeys(ways, 1)) < bound(len(ways) - 1)


def test_black_cards_of_earlier_ages_are_left_out_too() -> None:
    """C-1: in age II eleven black cards of age I are in the box, whatever lies under a stage.

    A plain card and twelve black ones are not told of: one is under a stage, one nowhere, eleven
    in the box. With the plain card under the stage there are 12! ways for the black ones, with one
    of the twelve there 11! for the others: as likely together as the plain card alone.
    """
    table = black_table(2, [], ["altar"])
    table["cities"][1]["buried"] = ["altar"]
    game = Game.from_position({**table, "turn": 1})
    sampler = read_view(game.view(0))
    rng = Random(2)
    counts: Counter[str] = Counter()
    for _ in range(2400):
        counts.update(Game(sampler.sample(rng)).position()["cities"][1]["buried"])
    weights = {"altar": 12, **dict.fromkeys(BLACK[2:], 1)}
    assert counts.keys() <= weights.keys()
    assert chi_square(counts, weights) < bound(len(weights) - 1)


def box_story(number: int, expansions: Sequence[str]) -> Story:
    """Some turns of a small table of two teams, within one age."""
    rng = Random(f"team {' '.join(expansions)} {number}")
    last = hand_size(expansions) - 1
    age = choose(rng, [1, 2, 3])
    others = [board for board in BOARDS if board != "halikarnassos"]
    start = small_table(
        shuffled(rng, ["halikarnassos", *shuffled(rng, others)[:3]]),
        age,
        choose(rng, [last - 2, last - 1]),
        rng,
        pile=choose(rng, [0, 0, 1]),
        buried=[choose(rng, [0, 0, 0, 1]) for _ in range(4)],
        left_out=choose(rng, [0, 0, 1]),
        expansions=expansions,
        teams=True,
    )
    story = Story(start, choose(rng, range(4)))
    for _ in range(choose(rng, range(2, 6))):
        before = story.game.copy()
        story.go_on(rng, 0.35)
        if story.game.age != age or story.game.over:
            story.game = before
            break
    return story


# T-2: a mate's hand is seen, what it plays face down is not.
TEAM_STORIES: Final = [
    *(((), number) for number in (1, 6, 14, 22, 27)),
    *((("armada",), number) for number in (3, 4, 6)),
]


@pytest.mark.heavy
@pytest.mark.parametrize(("expansions", "number"), TEAM_STORIES)
def test_samples_are_uniform_in_teams(expansions: Sequence[str], number: int) -> None:
    story = box_story(number, expansions)
    found = Enumeration(story)
    assert len(found.weights) > 1
    check_uniform(story, found)


# ---- islands


ISLANDS: Final = ["overgrown_island", "virgin_island", "bronze_island", "whistling_island"]

OASES: Final = ["ancient_oasis", "windy_oasis", "forgotten_oasis"]


def explorers() -> Game:
    """Seats 0 and 1 explore the first level, 2 the second; 3 looks on."""
    cities: list[Data] = [
        {"board": board, "side": "day", "shipyard": f"shipyard_{seat + 1}"}
        for seat, board in enumerate(BOARDS[:4])
    ]
    for seat, step in enumerate([2, 3, 4]):
        cities[seat]["fleets"] = [0, 0, 0, step]
    everything = Game.new(players=4, expansions=("armada",), seed=1).position()["sea"]["decks"]
    cities[3]["islands"] = [
        island
        for deck, kept in zip(everything, (ISLANDS, OASES, everything[2]), strict=True)
        for island in deck
        if island not in kept
    ]
    offers = [ISLANDS[:2], ISLANDS[2:], OASES, []]
    return Game.from_position(
        {
            "options": {"players": 4, "expansions": ["armada"]},
            "cities": cities,
            "age": 2,
            "turn": 3,
            "agenda": ["take islands", "settle", "end turn"],
            "asked": ["island", "island", "island", None],
            "sea": {"draws": [1, 1, 0], "offers": offers},
        }
    )


@pytest.mark.parametrize(("seat", "ways"), [(0, 1), (2, comb(4, 2)), (3, comb(4, 2))])
def test_islands_that_others_look_at_are_any_of_their_level(seat: int, ways: int) -> None:
    """A-30: four islands of the first level for two explorers, three of the second for one."""
    game = explorers()
    sampler = read_view(game.view(seat))
    rng = Random(seat)
    counts: Counter[str] = Counter()
    for _ in range(100 * ways):
        drawn = Game(sampler.sample(rng))
        assert drawn.view(seat) == game.view(seat)
        offers = drawn.position()["sea"]["offers"]
        assert set(offers[0] + offers[1]) == set(ISLANDS)
        assert set(offers[2]) == set(OASES)
        counts[str(offers[0])] += 1
    assert len(counts) == ways
    if ways > 1:
        assert chi_square(counts, dict.fromkeys(counts, 1)) < bound(ways - 1)


def test_no_more_islands_are_looked_at_than_there_are() -> None:
    view: Data = deepcopy(plain(explorers().view(3).data))
    view["now"]["sea"]["offers"][1] = ["?"] * 3
    with pytest.raises(ImpossibleGame, match="more islands are offered than there are"):
        sample(View(view), Random(1))
