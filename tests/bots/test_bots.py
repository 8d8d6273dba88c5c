"""Every bot: what it is given, and that it plays by the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

import pytest

from mirabilia import Game, Move, View
from mirabilia.bots import NO_VIEW, Bot, Budget, answer, bot_class, bot_names, make_bot
from mirabilia.errors import UnknownBot
from tests.support.plain import plain


def first_card_decision(seed: int = 1) -> Game:
    return Game.new(players=3, sides="day", seed=seed, events=False)


# Enough to think at all: these tests are about rules, not about strength.
LITTLE = Budget(iterations=1)


def new_bot(name: str, seed: object) -> Bot:
    return make_bot(name, random.Random(str(seed)), LITTLE)


def play_out(game: Game, bots: Sequence[Bot]) -> Game:
    """Play to the end; each answer must be one of the moves that were offered."""
    while not game.over:
        for seat, decision in game.pending.items():
            move = answer(bots[seat], game, decision)
            assert move in list(decision.moves)
            game.play(seat, move)
    return game


# ---- by name


def test_bots_are_made_by_name() -> None:
    assert {"random", "builder", "greedy"} <= set(bot_names())
    for name in bot_names():
        assert make_bot(name, random.Random(1)).name == name
        assert isinstance(make_bot(name, random.Random(1)), bot_class(name))


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot("gready", random.Random(1))
    assert "'gready'" in str(caught.value)
    assert all(name in str(caught.value) for name in bot_names())


# ---- what a bot is given


class Witness(Bot):
    """Keeps what it was given."""

    name: ClassVar[str] = "witness"

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.view = NO_VIEW

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        self.view = view
        return moves[-1]


class BlindWitness(Witness):
    wants_view: ClassVar[bool] = False


def test_a_bot_gets_the_view_of_its_own_seat() -> None:
    game = first_card_decision()
    for seat, decision in game.pending.items():
        bot = Witness(random.Random(1))
        assert answer(bot, game, decision) == decision.moves[-1]
        assert bot.view == game.view(seat)


def test_a_bot_that_does_not_look_gets_no_view() -> None:
    game = first_card_decision()
    bot = BlindWitness(random.Random(1))
    answer(bot, game, game.pending[0])
    assert plain(bot.view.data) == {}


# ---- by the rules


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("name", bot_names())
def test_bots_play_legal_moves_to_the_end(name: str, players: int) -> None:
    for seed in range(2):
        bots = [new_bot(name, f"{seed} {seat}") for seat in range(players)]
        assert play_out(Game.new(players=players, seed=seed, events=False), bots).over


BOX_SETS = [
    boxes for count in range(1, 4) for boxes in combinations(("leaders", "cities", "armada"), count)
]


def play_boxes(name: str, boxes: tuple[str, ...], table: str) -> None:
    """With few players, with as many as there can be, or in teams."""
    most = 8 if "armada" in boxes else 7
    players = {"few": 3, "many": most, "teams": 4}[table]
    bots = [new_bot(name, seat) for seat in range(players)]
    game = Game.new(
        players=players,
        expansions=boxes,
        teams=table == "teams",
        leaders="expert" if "leaders" in boxes else "standard",
        seed=1,
        events=False,
    )
    assert play_out(game, bots).over


TABLES = ("few", "many", "teams")


@pytest.mark.rule("X-1", "A-60", "T-1")
@pytest.mark.parametrize("boxes", BOX_SETS, ids="+".join)
@pytest.mark.parametrize("name", bot_names())
def test_bots_play_every_box(name: str, boxes: tuple[str, ...]) -> None:
    """Every bot at every kind of table, and every set of boxes at every kind of table."""
    turn = bot_names().index(name) + BOX_SETS.index(boxes)
    play_boxes(name, boxes, TABLES[turn % len(TABLES)])


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("boxes", BOX_SETS, ids="+".join)
@pytest.mark.parametrize("name", bot_names())
def test_bots_play_every_box_at_every_table(name: str, boxes: tuple[str, ...], table: str) -> None:
    play_boxes(name, boxes, table)


DECISIONS = {
    *("board", "side", "card", "last", "discard", "keep", "recruit", "extra", "bury"),
    *("token", "debt", "fleet", "island", "naval"),
}
BOARDS_WITH_RIGHTS = ["roma", "abu_simbel", "halikarnassos", "babylon"]


# In this many games, everybody is asked every kind of decision.
ENOUGH = 2


def ask_all(bots: Sequence[Bot], game: Game, asked: Counter[str]) -> None:
    """Let the first bot play all seats; the others are asked what was not asked often enough."""
    kinds: set[str] = set()
    asks = 0
    while not game.over:
        for seat, decision in game.pending.items():
            asks += 1
            rare = decision.kind != "card" or asks % 10 == 0
            if rare and asked[decision.kind] < ENOUGH:
                for bot in bots:
                    assert answer(bot, game, decision) in list(decision.moves)
                kinds.add(decision.kind)
            game.play(seat, answer(bots[0], game, decision))
    asked.update(kinds)


@pytest.mark.heavy
def test_every_bot_has_an_answer_to_every_decision() -> None:
    bots = [new_bot(name, 1) for name in ("builder", *bot_names())]
    asked: Counter[str] = Counter()
    ask_all(bots, Game.new(players=3, boards="pick", seed=1, events=False), asked)
    for seed in range(50):
        game = Game.new(
            players=4,
            expansions=["leaders", "cities", "armada"],
            boards=BOARDS_WITH_RIGHTS,
            sides="night",
            leaders="expert",
            seed=seed,
            events=False,
        )
        ask_all(bots, game, asked)
        if asked.keys() == DECISIONS:
            return
    raise AssertionError(f"never asked: {DECISIONS - asked.keys()}")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.heavy] if name in ("adept", "master") else [])
        for name in bot_names()
    ],
)
def test_bots_pick_boards(name: str) -> None:
    bots = [new_bot(name, seat) for seat in range(7)]
    game = play_out(Game.new(players=7, boards="pick", seed=1, events=False), bots)
    boards = [city["board"] for city in game.position()["cities"]]
    assert len(set(boards)) == 7


@pytest.mark.parametrize("boxes", [(), ("leaders", "cities", "armada")])
@pytest.mark.parametrize("name", bot_names())
def test_the_same_chance_gives_the_same_game(name: str, boxes: tuple[str, ...]) -> None:
    games = []
    for _ in range(2):
        bots = [new_bot(name, seat) for seat in range(3)]
        games.append(play_out(Game.new(players=3, expansions=boxes, seed=5, events=False), bots))
    assert games[0].digest() == games[1].digest()


# ---- nothing but the view


def other_deal(game: Game, seat: int, shuffled: random.Random) -> Game:
    """The game at the beginning of its turn, the cards in the others' hands dealt anew."""
    position = game.position()
    kept = {key: position[key] for key in ("options", "age", "turn", "cities", "discard", "seed")}
    hands = position["hands"]
    others = [card for holder, hand in enumerate(hands) if holder != seat for card in hand]
    shuffled.shuffle(others)
    size = len(hands[seat])
    dealt = [
        hand if holder == seat else [others.pop() for _ in range(size)]
        for holder, hand in enumerate(hands)
    ]
    return Game.from_position({**kept, "hands": dealt}, events=False)


def turns_of_a_game(seed: int) -> list[Game]:
    """A game of builders at each of its card decisions."""
    game = Game.new(players=4, seed=seed, events=False)
    bots = [make_bot("builder", random.Random(seat)) for seat in range(4)]
    found = []
    while not game.over:
        for seat, decision in game.pending.items():
            if not game.answered and decision.kind == "card":
                found.append(game.copy())
            game.play(seat, answer(bots[seat], game, decision))
    return found


@pytest.mark.parametrize("name", bot_names())
def test_a_choice_depends_on_the_view_alone(name: str) -> None:
    compared = 0
    for number, game in enumerate(turns_of_a_game(seed=3)):
        seat = number % 4
        twins = [other_deal(game, seat, random.Random(deal)) for deal in range(2)]
        if twins[0] == twins[1] or seat not in twins[0].pending:
            continue
        assert twins[0].view(seat) == twins[1].view(seat)
        choices = [answer(new_bot(name, number), twin, twin.pending[seat]) for twin in twins]
        assert choices[0] == choices[1]
        compared += 1
    assert compared > 10
