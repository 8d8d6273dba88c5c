"""Samples of full games from a view: they agree with it, and each is as likely as the others."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from math import sqrt
from random import Random
from typing import Any, Final

import pytest

from mirabilia import Game, ImpossibleGame, View
from mirabilia.engine.sampling import Sampler
from mirabilia.notation.sampling import read_view, sample_state
from tests.engine.hidden import (
    GUILDS,
    Data,
    Enumeration,
    Story,
    boxes,
    fill_cities,
    shuffled,
    signature,
    small_table,
)
from tests.support.oracle import CARDS, WONDERS, name_of
from tests.support.play import choose, moments, play_out

BOARDS: Final = list(WONDERS)


def sampled(view: View, rng: Random) -> Game:
    return Game(sample_state(view, rng))


# ---- samples agree with the view


def games(number: int) -> Iterator[Game]:
    """A whole game, moment by moment: by its number other boards, sides and players."""
    players = 3 + number % 5
    boards = (BOARDS[number % 7 :] + BOARDS[: number % 7])[:players]
    if "halikarnassos" not in boards and number % 2:
        boards[number % players] = "halikarnassos"
    side = ("day", "night")[number // 5 % 2]
    yield from moments(number, players=players, boards=boards, sides=side)


def disagreements(
    number: int, sampler: Callable[[View, Random], Game], rng: Random
) -> Iterator[tuple[Game, int]]:
    """The moments of a game, with the seat, at which a sample does not agree with the view."""
    for game in games(number):
        # What a seat sees changes with its own answer, and when all are in.
        for seat in game.answered or range(game.players):
            view = game.view(seat)
            if sampler(view, rng).view(seat).to_json() != view.to_json():
                yield game, seat


@pytest.mark.parametrize("number", range(20))
def test_fault_30_samples_agree_with_all_that_a_seat_has_seen(number: int) -> None:
    # `sample_state` checks this too; here it must hold without that check.
    def unchecked(view: View, rng: Random) -> Game:
        return Game(read_view(view).sample(rng))

    assert list(disagreements(number, unchecked, Random(number))) == []


def test_the_games_that_are_sampled_show_every_kind_of_hidden_thing() -> None:
    shown: set[str] = set()
    boards: set[tuple[str, str]] = set()
    for number in range(20):
        for game in games(number):
            shown |= {decision.kind for decision in game.pending.values()}
            shown |= {"answered"} if game.answered and game.pending else set()
        position = game.position()
        for entry in position["history"]["log"]:
            shown.add(" ".join([entry[1], entry[2].split()[0], *entry[3:]]))
        boards |= {(city["board"], city["side"]) for city in position["cities"]}
    assert shown >= {
        "answered",
        "discard",
        "last",
        "card stage",
        "card sell",
        "last stage",
        "last sell",
        "last pass",
        "discard take",
        "discard pass",
        "discard pass forced",
        "leftover discard forced",
    }
    assert boards == {(board, side) for board in BOARDS for side in ("day", "night")}


def forgetful_sample(view: View, rng: Random) -> Game:
    """A planted error: what the others hold is dealt anew from what they hold, memory or not."""
    position = sampled(view, rng).position()
    others = [seat for seat in range(len(position["hands"])) if seat != view.seat]
    cards = shuffled(rng, (card for seat in others for card in position["hands"][seat]))
    deals = position["history"]["deals"]
    for seat in others:
        hand = position["hands"][seat]
        new = [cards.pop() for _ in hand]
        held = next(h for h in deals[-1]["hands"] if not Counter(hand) - Counter(h))
        held[:] = (Counter(held) - Counter(hand) + Counter(new)).elements()
        position["hands"][seat] = new
    return Game.from_position(position)


@pytest.mark.parametrize("number", range(5))
def test_a_sampler_that_forgets_does_not_agree(number: int) -> None:
    def forgets(view: View, rng: Random) -> Game:
        return forgetful_sample(view, rng) if view.now["asked"][0] == "card" else sampled(view, rng)

    wrong = disagreements(number, forgets, Random(number))
    assert next(wrong, None) is not None


@pytest.mark.parametrize("players", range(3, 8))
def test_a_sampled_game_is_a_whole_game(players: int) -> None:
    rng = Random(players)
    for number, game in enumerate(games(10 + players - 3)):
        if number % 9 == 0 and not game.over:
            seat = choose(rng, range(players))
            drawn = sampled(game.view(seat), rng)
            assert Game.from_position(drawn.position()) == drawn
            assert drawn.pending.keys() <= set(range(players))
            assert play_out(drawn, rng).over


def test_a_sampler_can_be_made_from_the_state_alone() -> None:
    for number, game in enumerate(games(6)):
        if number % 7 == 0:
            for seat in range(game.players):
                read = read_view(game.view(seat)).sample(Random(number))
                made = Sampler.of(game._state, seat).sample(Random(number))
                assert Game(read) == Game(made)


def test_samples_of_one_view_are_games_of_their_own() -> None:
    game = Game.new(players=4, seed=1, sides="day")
    before = game.position()
    sampler = read_view(game.view(0))
    first, second = (Game(sampler.sample(rng)) for rng in [Random(1)] * 2)
    twin = second.copy()
    play_out(first, Random(2))
    assert second == twin
    assert game.position() == before
    # What is to come is not known either: another seed, and so other deals.
    assert len({first.position()["seed"], second.position()["seed"], before["seed"]}) == 3
    assert first.events == []


def test_the_same_numbers_give_the_same_sample() -> None:
    view = Game.new(players=5, seed=3, sides="night").view(2)
    assert sampled(view, Random(9)) == sampled(View.from_json(view.to_json()), Random(9))


# ---- each is as likely as the others

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


# ---- views that cannot be


def middle_of_a_game() -> Data:
    """What seat 1 sees in age II: it has sold, built stages and held five hands."""
    for game in games(9):
        if game.age == 2 and game.turn == 4 and not game.answered:
            return deepcopy(game.view(1).data)
    raise AssertionError("the game has no such turn")


def after_own_pick() -> Data:
    return deepcopy(two_gardens(1).view.data)


def after_anothers_pick() -> Data:
    return deepcopy(two_gardens(0).view.data)


def entries(view: Data, seat: int, verb: str) -> list[list[Any]]:
    """The entries of the log in which a seat did something; of any other seat, if that is -1."""
    log: list[list[Any]] = view["remembered"]["log"]
    own = view["seat"]
    return [
        entry
        for entry in log
        if entry[2].split()[0] == verb and (entry[0] != own if seat < 0 else entry[0] == seat)
    ]


def hide_own_card(view: Data) -> None:
    view["now"]["hands"][1][0] = "?"


def show_anothers_card(view: Data) -> None:
    view["now"]["hands"][0][0] = "temple"


def show_anothers_answer(view: Data) -> None:
    view["now"]["answers"][0] = "pass"


def show_the_pile(view: Data) -> None:
    view["now"]["discard"][0] = "altar"


def show_a_sale(view: Data) -> None:
    entries(view, -1, "sell")[0][2] = "sell altar"


def hide_an_own_sale(view: Data) -> None:
    entries(view, 1, "sell")[0][2] = "sell ?"


def hide_a_build(view: Data) -> None:
    entries(view, -1, "build")[0][2] = "build ?"


def tell_of_no_choice(view: Data) -> None:
    entries(view, -1, "sell")[0].append("forced")


def forget_a_hand(view: Data) -> None:
    view["remembered"]["hands"].pop()


def remember_another_turn(view: Data) -> None:
    view["remembered"]["hands"][0]["turn"] = 2


def remember_a_card_of_no_hand(view: Data) -> None:
    view["remembered"]["hands"][0]["cards"][0] = "palace"


def remember_a_card_that_never_left(view: Data) -> None:
    """The first hand is seen whole; what it had then must have gone somewhere."""
    hand = view["remembered"]["hands"][0]["cards"]
    hand[0], view["remembered"]["hands"][1]["cards"][0] = "altar", "altar"


def drop_an_entry(view: Data) -> None:
    view["remembered"]["log"].pop()


def drop_a_turn(view: Data) -> None:
    players = len(view["now"]["cities"])
    del view["remembered"]["log"][-players:]
    view["remembered"]["hands"].pop()


def swap_two_entries(view: Data) -> None:
    log = view["remembered"]["log"]
    log[-1], log[-2] = log[-2], log[-1]


def answer_with_something_else(view: Data) -> None:
    entries(view, -1, "build")[0][2] = "take altar"


def drop_a_deal(view: Data) -> None:
    view["remembered"]["deals"].pop()


def find_an_old_pile(view: Data) -> None:
    view["remembered"]["old_discard"] = 1


def find_a_huge_pile(view: Data) -> None:
    view["remembered"]["old_discard"] = 500
    view["now"]["discard"] += ["?"] * 500


def lose_a_built_card(view: Data) -> None:
    view["now"]["cities"][0]["cards"].pop()


def lose_a_stage(view: Data) -> None:
    seat = entries(view, -1, "stage")[0][0]
    view["now"]["cities"][seat]["buried"] = []


def leave_out_a_move(view: Data) -> None:
    view["now"]["moves"].pop()


def answer_illegally(view: Data) -> None:
    view["now"]["answers"][1] = "build palace"


def ask_for_a_pick(view: Data) -> None:
    """Nobody has built what lets one pick."""
    view["now"]["asked"] = ["discard", *[None] * (len(view["now"]["cities"]) - 1)]
    view["now"]["agenda"] = ["pick 0", "settle", "end turn"]


def sit_nowhere(view: Data) -> None:
    view["seat"] = 7


def forget_the_pile(view: Data) -> None:
    view["remembered"]["piles"].pop()


def see_the_pile_twice(view: Data) -> None:
    view["remembered"]["piles"] *= 2


def see_another_pile(view: Data) -> None:
    view["remembered"]["piles"][0]["cards"][-1] = "palace"


def see_no_gardens_in_the_pile(view: Data) -> None:
    pile = view["remembered"]["piles"][0]["cards"]
    view["remembered"]["piles"][0]["cards"] = [card for card in pile if card != "gardens"]


def hide_the_seen_pile(view: Data) -> None:
    view["remembered"]["piles"][0]["cards"][0] = "?"


def have_had_no_choice(view: Data) -> None:
    """Whoever finds nothing to build did not see the own card there that can be built."""
    log = view["remembered"]["log"]
    log[-1] = [1, "discard", "pass", "forced"]
    view["remembered"]["piles"] = []
    view["now"]["cities"][1]["cards"].pop()
    view["now"]["discard"].append("?")


def build_more_than_lay_there(view: Data) -> None:
    """The first hand had Gardens, Pantheon and Lodge, and one of these went under a stage."""
    built = [(1, "lodge"), (1, "pantheon"), (1, "gardens"), (2, "gardens")]
    view["now"]["cities"][1]["cards"].pop()
    view["remembered"]["log"].pop()
    for seat, card in built:
        view["now"]["cities"][seat]["cards"].append(card)
        view["remembered"]["log"].append([seat, "discard", f"take {card}"])
    del view["now"]["discard"][: len(built) - 1]


# What is done to a view, and what the refusal says.
Edit = tuple[Callable[[Data], None], str]
IMPOSSIBLE: Final[dict[Callable[[], Data], list[Edit]]] = {
    middle_of_a_game: [
        (hide_own_card, "hand 1: its cards are seen"),
        (show_anothers_card, "hand 0: its cards cannot be seen"),
        (show_anothers_answer, "answer 0: it cannot be seen"),
        (show_the_pile, "discard: its cards cannot be seen"),
        (show_a_sale, "cannot be seen like this"),
        (hide_an_own_sale, "its card has been seen"),
        (hide_a_build, "its card has been seen"),
        (tell_of_no_choice, "cannot be seen like this"),
        (forget_a_hand, "not as many as turns"),
        (remember_another_turn, "not those of the turns"),
        (remember_a_card_of_no_hand, "cannot be there"),
        (remember_a_card_that_never_left, "cannot be there"),
        (drop_an_entry, "in the middle of a turn"),
        (drop_a_turn, "what the log has built is not there"),
        (swap_two_entries, "another seat is next"),
        (answer_with_something_else, "no answer to what is asked"),
        (drop_a_deal, "not those of the ages"),
        (find_an_old_pile, "by the log it has"),
        (find_a_huge_pile, "more are hidden than there are"),
        (lose_a_built_card, "what the log has built is not there"),
        (lose_a_stage, "what the log has built is not there"),
        (leave_out_a_move, "now: moves"),
        (answer_illegally, "it is not legal"),
        (ask_for_a_pick, "asked: seat 0"),
        (sit_nowhere, "seat must be a number"),
    ],
    after_own_pick: [
        (forget_the_pile, "not those of the log"),
        (see_the_pile_twice, "more than the log has"),
        (see_another_pile, "no cards agree"),
        (see_no_gardens_in_the_pile, "the card is not in the pile"),
        (hide_the_seen_pile, "piles: its cards are seen"),
        (have_had_no_choice, "a card is missing"),
    ],
    after_anothers_pick: [(build_more_than_lay_there, "no cards agree")],
}
EDITS: Final = [(view, *edit) for view, edits in IMPOSSIBLE.items() for edit in edits]


@pytest.mark.parametrize(
    ("view", "edit", "reason"), EDITS, ids=[edit.__name__ for _, edit, _ in EDITS]
)
def test_views_that_contradict_themselves_are_refused(
    view: Callable[[], Data], edit: Callable[[Data], None], reason: str
) -> None:
    data = view()
    assert sampled(View(data), Random(1)).view(data["seat"]) == View(data)
    edit(data)
    with pytest.raises(ImpossibleGame, match=reason):
        sample_state(View(data), Random(1))


def test_a_game_in_which_nobody_has_a_choice_is_refused() -> None:
    """Six of seven boards are taken: the last is not asked for (D-21)."""
    game = Game.new(players=7, boards="pick", seed=1)
    for seat in range(5):
        game.play(seat, game.pending[seat].moves[0])
    data = deepcopy(game.view(0).data)
    board = next(b for b in BOARDS if b not in [c["board"] for c in data["now"]["cities"]])
    data["now"]["cities"][5]["board"] = board
    data["now"]["asked"] = [None] * 6 + ["board"]
    data["now"]["agenda"] = ["take board 6", "choose sides", "begin age 1"]
    data["remembered"]["log"].append([5, "board", f"board {board}"])
    with pytest.raises(ImpossibleGame, match="nobody has a choice"):
        sample_state(View(data), Random(1))


JUNK: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    1,
    3,
    10**30,
    0.5,
    "",
    "?",
    "altar",
    "palace",
    [],
    {},
    [[]],
    "x",
)


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in plain data but the whole."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield (*path, key)
        if isinstance(value[key], dict | list):
            yield from paths(value[key], (*path, key))


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def damage(data: Data, rng: Random) -> None:
    """Change something somewhere: leave it out, double it, put something else there."""
    places = list(paths(data))
    # Most of a view is its log: a place at any depth first, then one of that depth.
    depth = choose(rng, sorted({len(path) for path in places}))
    path = choose(rng, [path for path in places if len(path) == depth])
    around, key = at(data, path[:-1]), path[-1]
    way = choose(rng, ["drop", "junk", "junk", "double", "elsewhere", "elsewhere"])
    if way == "drop":
        del around[key]
    elif way == "junk":
        around[key] = deepcopy(choose(rng, JUNK))
    elif way == "elsewhere":
        around[key] = deepcopy(at(data, choose(rng, [p for p in places if len(p) == depth])))
    elif isinstance(around, list):
        around.insert(key, deepcopy(around[key]))
    else:
        around["more"] = around[key]


@pytest.mark.parametrize("view", IMPOSSIBLE)
def test_damaged_views_are_refused_or_sampled(view: Callable[[], Data]) -> None:
    refusals = samples = 0
    whole = view()
    for number in range(500):
        rng = Random(f"damage {number}")
        data = deepcopy(whole)
        damage(data, rng)
        try:
            game = sampled(View(data), rng)
        except ImpossibleGame as error:
            refusals += len(str(error).splitlines()) == 1
        else:
            samples += 1
            assert game.view(data["seat"]) == View(data)
    # Each is either, and a refusal is told in one line.
    assert refusals + samples == 500
    assert refusals > 250


@pytest.mark.parametrize("junk", JUNK)
def test_what_is_no_view_is_refused(junk: Any) -> None:
    with pytest.raises(ImpossibleGame):
        sample_state(View.from_json(json.dumps(junk)), Random(1))


def test_a_view_is_made_of_a_dict() -> None:
    anything: Any = ["not", "a", "dict"]
    with pytest.raises(TypeError):
        View(anything)
