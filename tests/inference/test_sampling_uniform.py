"""Samples of full games from a view: each is as likely as the others."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest

from tests.inference.hidden import GUILDS, Data, Enumeration, Story, boxes, shuffled, small_table
from tests.inference.samples import BOARDS, bound, check_uniform, chi_square, two_gardens
from tests.support.oracle import CARDS, name_of
from tests.support.play import choose

# The copies that a table of four has, by age.
COPIES: Final = {
    age: [id for id, count in boxes(4, age).items() if count > 1 and CARDS[id]["age"] == age]
    for age in (1, 2, 3)
}


def random_story(number: int) -> Story:
    """Some turns of a small table with Halikarnassos, within one age."""
    rng = Random(f"story {number}")
    players = choose(rng, [3, 4, 4])
    age = choose(rng, [1, 2, 3])
    others = [board for board in BOARDS if board != "halikarnassos"]
    start = small_table(
        shuffled(rng, ["halikarnassos", *shuffled(rng, others)[: players - 1]]),
        age,
        choose(rng, [4, 5, 5, 6]),
        rng,
        first=COPIES[age] if players == 4 else (),
        pile=choose(rng, [0, 0, 1, 2]),
        buried=[choose(rng, [0, 0, 0, 1]) for _ in range(players)],
        left_out=choose(rng, [0, 0, 1]),
    )
    story = Story(start, choose(rng, range(players)))
    for _ in range(choose(rng, range(1, 6))):
        before = story.game.copy()
        story.go_on(rng, 0.35)
        if story.game.age != age:
            story.game = before
            break
        if story.game.over:
            break
    return story


def features(story: Story, found: Enumeration) -> set[str]:
    """What makes a story worth telling."""
    picker = [city["board"] for city in story.start["cities"]].index("halikarnassos")
    who = "own" if picker == story.seat else "other's"
    shown: set[str] = set()
    for entry in story.log:
        if entry[1] == "discard":
            kind = "pick" if entry[2] != "pass" else "pass" if len(entry) == 3 else "forced pass"
            shown.add(f"{who} {kind}")
    if story.game.position()["asked"][picker] == "discard":
        shown.add(f"{who} look now")
    if len(set(found.weights.values())) > 1:
        shown.add("copies")
    if any(id in found.pool for id in GUILDS):
        shown.add("guilds")
    if nowhere(story) > 0:
        shown.add("left out")
    if story.start["discard"]:
        shown.add("old pile")
    if any(city["buried"] for city in story.start["cities"]):
        shown.add("old stages")
    return shown


def nowhere(story: Story) -> int:
    """How many cards a story's position leaves out, the guilds in the box apart."""
    start = story.start
    there = [*start["discard"], *(card for hand in start["hands"] for card in hand)]
    for city in start["cities"]:
        there += city["cards"] + city["buried"]
    in_box = len(GUILDS) - story.players - 2 if start["age"] == 3 else 0
    return boxes(story.players, start["age"]).total() - len(there) - in_box


STORIES: Final = {
    6: {"own pick", "copies", "old pile", "old stages"},
    17: {"other's pick", "other's look now", "old pile"},
    29: {"other's pick", "guilds"},
    32: {"other's look now", "old pile"},
    38: {"other's pick", "copies", "old stages"},
    97: {"own pick", "own look now", "old stages"},
    107: {"own forced pass", "copies", "guilds", "left out"},
    119: {"other's forced pass", "copies"},
    206: {"other's pick", "other's look now", "guilds", "old pile"},
    240: {"other's pick", "other's forced pass", "left out"},
    269: {"other's pick", "other's look now", "guilds"},
}


@pytest.mark.heavy
@pytest.mark.parametrize(("number", "shown"), STORIES.items())
def test_samples_are_uniform(number: int, shown: set[str]) -> None:
    story = random_story(number)
    found = Enumeration(story)
    assert features(story, found) >= shown
    check_uniform(story, found)


def test_copies_count_as_cards_of_their_own() -> None:
    """Games in which copies can lie in more ways come up more often: ids alone are not uniform."""
    story = random_story(38)
    found = Enumeration(story)
    counts = check_uniform(story, found)
    assert chi_square(counts, dict.fromkeys(found.weights, 1)) > bound(len(found.weights) - 1)


@pytest.mark.parametrize("seat", range(3))
def test_samples_are_uniform_when_copies_lie_in_two_groups(seat: int) -> None:
    story = two_gardens(seat)
    found = Enumeration(story)
    check_uniform(story, found)
    if seat == 0:
        # Three cards of the one hand went to the pile, under a stage and to the pile, two of the
        # other under a stage and to the pile: 3! * 2 ways, but not both Gardens under stages.
        assert len(found.weights) == 12 - 2


def only_sales() -> Story:
    """A last turn in which the others can only sell: who holds two of a kind is not asked (D-21).

    Nobody has a coin, and who has brown and grey cards cannot build a stage with these.
    """
    hands = [["temple", "forum"], ["sawmill", "quarry"], ["quarry", "brickyard"]]
    hands.append(["brickyard", "sawmill"])
    boards = ("gizah", "babylon", "ephesos", "rhodos")
    cities: list[Data] = [
        {"board": board, "side": "night", "coins": 0, "cards": []} for board in boards
    ]
    rest = (boxes(4, 2) - Counter(card for hand in hands for card in hand)).elements()
    for card in sorted(rest, key=lambda card: CARDS[card]["colour"] not in ("brown", "grey")):
        makes = any("produce" in effect["kind"] for effect in CARDS[card]["effects"])
        free = [c for c in cities if name_of(card) not in map(name_of, c["cards"])]
        fitting = [c for c in (cities[0], cities[2]) if c in free] if makes else free
        fitting[0]["cards"].append(card)
    return Story({"cities": cities, "age": 2, "turn": 6, "hands": hands}, 0)


def test_a_game_that_waits_waits_for_a_choice() -> None:
    story = only_sales()
    assert all(move.verb == "sell" for seat in (1, 2, 3) for move in story.game.pending[seat].moves)
    # Three pairs of cards in three hands of two, in any way: 6! / (2! * 2! * 2!) rows of ids, of
    # which those of one hand are the same hand.
    hands = Enumeration(story)
    check_uniform(story, hands)
    story.game.play(0, "sell forum")
    # Now the game waits for the others, so they do not hold a pair each: 3! ways fewer.
    answered = Enumeration(story)
    check_uniform(story, answered)
    assert len(hands.weights) - len(answered.weights) == 6
