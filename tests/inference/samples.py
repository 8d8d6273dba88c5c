"""Samples for tests: games to draw them from, and whether each is as likely as the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Final

from mirabilia import Game, View
from mirabilia.notation.sampling import read_view, sample_state
from tests.inference.hidden import GUILDS, Data, Enumeration, Story, boxes, fill_cities, signature
from tests.support.oracle import WONDERS
from tests.support.play import moments

BOARDS: Final = list(WONDERS)


def sampled(view: View, rng: Random) -> Game:
    return Game(sample_state(view, rng))


def games(number: int) -> Iterator[Game]:
    """A whole game, moment by moment: by its number other boards, sides and players."""
    players = 3 + number % 5
    boards = (BOARDS[number % 7 :] + BOARDS[: number % 7])[:players]
    if "halikarnassos" not in boards and number % 2:
        boards[number % players] = "halikarnassos"
    side = ("day", "night")[number // 5 % 2]
    yield from moments(number, players=players, boards=boards, sides=side)


# ---- how likely they are


def chi_square(counts: Counter[str], weights: dict[str, int]) -> float:
    draws = counts.total()
    total = sum(weights.values())
    expected = {truth: draws * weight / total for truth, weight in weights.items()}
    return sum((counts[truth] - mean) ** 2 / mean for truth, mean in expected.items())


def bound(freedom: int) -> float:
    """What chi-square goes beyond about once in three million times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + 5 * sqrt(spread)) ** 3


def draw(story: Story, draws: int) -> Counter[str]:
    sampler = read_view(story.view)
    rng = Random(draws)
    return Counter(signature(Game(sampler.sample(rng))) for _ in range(draws))


def check_uniform(story: Story, found: Enumeration) -> Counter[str]:
    assert signature(story.game) in found.weights
    counts = draw(story, 1000 + 30 * len(found.weights))
    assert counts.keys() <= found.weights.keys()
    if len(found.weights) > 1:
        assert chi_square(counts, found.weights) < bound(len(found.weights) - 1)
    return counts


# ---- a pick from the discard

# Seat 0 sees the first hand before its last three cards go, the last hand before its last two.
# Both have the Gardens then; seat 1 builds Gardens from the discard when the game is over.
HANDS: Final = [
    ["arena", "gardens", "pantheon", "lodge"],
    ["lighthouse", "fortifications", "observatory", "siege_workshop"],
    ["senate", "palace", "town_hall", "academy"],
    ["circus", "arsenal", "gardens", "study"],
]
PLAYED: Final = [
    ["build arena", "build lighthouse", "build senate", "build circus"],
    ["build arsenal", "sell pantheon", "build fortifications", "build palace"],
    ["sell town_hall", "stage study", "stage lodge", "build observatory"],
]


def two_gardens(seat: int) -> Story:
    rng = Random("gardens")
    boards = ["gizah", "halikarnassos", "rhodos", "olympia"]
    cities: list[Data] = [
        {"board": board, "side": "night", "coins": 60, "cards": [], "buried": []}
        for board in boards
    ]
    rest = boxes(4, 3) - Counter(card for hand in HANDS for card in hand)
    rest -= Counter(GUILDS[: len(GUILDS) - 6])
    fill_cities(cities, list(rest.elements()), rng)
    start = {"cities": cities, "age": 3, "turn": 4, "hands": HANDS}
    story = Story(start, seat)
    for turn in PLAYED:
        for player, wanted in enumerate(turn):
            moves = story.game.pending[player].moves
            story.game.play(player, next(m for m in moves if m.text.startswith(wanted)))
    story.game.play(1, "take gardens")
    return story
