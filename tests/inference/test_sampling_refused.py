"""Views that no game can show are refused: no sample is drawn from them."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final

import pytest

from mirabilia import Game, ImpossibleGame, View
from mirabilia.notation.sampling import sample_state
from tests.inference.hidden import Data
from tests.inference.samples import BOARDS, games, sampled, two_gardens
from tests.support.fuzz import broken
from tests.support.plain import plain


def middle_of_a_game() -> Data:
    """What seat 1 sees in age II: it has sold, built stages and held five hands."""
    for game in games(9):
        if game.age == 2 and game.turn == 4 and not game.answered:
            return deepcopy(plain(game.view(1).data))
    raise AssertionError("the game has no such turn")


def after_own_pick() -> Data:
    return deepcopy(plain(two_gardens(1).view.data))


def after_anothers_pick() -> Data:
    return deepcopy(plain(two_gardens(0).view.data))


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


def forget_all_deals(view: Data) -> None:
    view["remembered"]["deals"] = []


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
    """Whoever finds nothing to build did not see your card there, which can be built."""
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
        (forget_all_deals, "deals: there is one in each age"),
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


@pytest.mark.parametrize("view", IMPOSSIBLE)
def test_damaged_views_are_refused_or_sampled(view: Callable[[], Data]) -> None:
    refusals = samples = 0
    whole = view()
    for number in range(500):
        rng = Random(f"damage {number}")
        data = broken(whole, rng)
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


@pytest.mark.parametrize("junk", JUNK)
def test_what_is_no_view_is_refused(junk: Any) -> None:
    with pytest.raises(ImpossibleGame):
        sample_state(View.from_json(json.dumps(junk)), Random(1))


def test_a_view_is_made_of_a_dict() -> None:
    anything: Any = ["not", "a", "dict"]
    with pytest.raises(TypeError):
        View(anything)
