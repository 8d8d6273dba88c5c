"""Samples of full games from a view: they agree with it, and they are whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from mirabilia import Game, View
from mirabilia.inference.sampling import Sampler
from mirabilia.notation.sampling import read_view
from tests.inference.hidden import shuffled
from tests.inference.samples import BOARDS, games, sampled
from tests.support.plain import plain
from tests.support.play import choose, play_out


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
        position = plain(game.position())
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


def test_cards_that_were_discarded_before_the_account_began_are_in_the_pile() -> None:
    position: Any = plain(next(game for game in games(3) if game.age == 2).position())
    assert len(position["discard"]) > 0
    del position["history"]
    view = Game.from_position(position).view(0)
    assert view.remembered["old_discard"] == len(position["discard"])
    drawn = sampled(view, Random(1))
    assert drawn.view(0) == view
    assert len(drawn.position()["discard"]) == len(position["discard"])


def test_who_could_build_nothing_of_the_pile_knows_that_it_has_every_card_of_it() -> None:
    """D-21: the pass was the only answer; what lay there is not told."""
    boards = ("halikarnassos", "gizah", "rhodos", "olympia", "ephesos")
    cities: list[Any] = [{"board": board, "side": "night", "coins": 20} for board in boards]
    cities[0]["cards"] = ["altar", "lumber_yard", "clay_pool", "sawmill", "quarry", "brickyard"]
    game = Game.from_position(
        {"cities": cities, "discard": ["altar"], "age": 2, "turn": 3, "seed": 4}
    )
    for seat, verb in enumerate(["stage", *["build"] * 4]):
        game.play(seat, next(move for move in game.pending[seat].moves if move.verb == verb))
    view = game.view(0)
    assert list(view.remembered["log"][-1]) == [0, "discard", "pass", "forced"]
    for seed in range(10):
        drawn = sampled(view, Random(seed))
        assert drawn.view(0) == view
        assert set(drawn.position()["discard"]) <= set(cities[0]["cards"])


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
