"""Things to do: every legal move has a number, and every legal number is a move."""

from __future__ import annotations

from random import Random

import pytest

from mirabilia.catalog import load
from mirabilia.encoding import MOST_WAYS, WAIT, things
from mirabilia.encoding.things import check_verbs
from mirabilia.engine.actions import (
    BURY,
    LEFTOVER,
    action,
    payment_coins,
    payment_of,
    right_of,
    verb_of,
)
from mirabilia.notation.moves import parse_action
from tests.support.mixes import new_table, tables
from tests.support.play import answers, style

CHUNK = 10


def test_there_are_about_1400_things_and_each_has_one_number() -> None:
    known = things()
    texts = [known.text(number) for number in range(known.count)]
    assert 1_281 <= known.count < 1_600
    assert len(set(texts)) == known.count
    assert texts[WAIT] == "wait"


@pytest.mark.parametrize("number", range(1, things().count, 50))
def test_a_thing_is_a_move_without_its_payment(number: int) -> None:
    act = parse_action(load(), things().text(number))
    assert things().number(act) == number
    assert act == things().actions[number]


def test_what_no_seat_can_choose_has_no_number() -> None:
    with pytest.raises(ValueError, match="'discard altar' is nothing that a seat can do"):
        things().number(action(LEFTOVER, load().card_by_id["altar"].index))


def test_a_verb_without_numbers_is_not_taken_for_waiting() -> None:
    every = things().actions[1:]
    check_verbs(every)
    with pytest.raises(AssertionError, match=r"without a number: \['bury'\]"):
        check_verbs([act for act in every if verb_of(act) != BURY])


@pytest.mark.parametrize("first", range(0, len(tables()), CHUNK))
def test_legal_moves_and_legal_numbers_are_the_same(first: int) -> None:
    for number in range(first, first + CHUNK):
        game = new_table(number)
        for _ in answers(game, Random(number), style(number)):
            for seat, decision in game.pending.items():
                check_moves([move.action for move in decision.moves], f"{number}, {seat}")


def check_moves(legal: list[int], where: str) -> None:
    known = things()
    mask = bytearray(known.count)
    known.mark(legal, mask, 0)
    numbers = [number for number in range(known.count) if mask[number]]
    assert sorted({known.number(act) for act in legal}) == numbers, where
    ways = [known.ways(legal, number) for number in numbers]
    assert sorted(act for found in ways for act in found) == sorted(legal), where
    assert max(map(len, ways)) <= MOST_WAYS, where
    assert not known.ways(legal, WAIT)
    for number, found in zip(numbers, ways, strict=True):
        check_rule(found, known.by_rule(legal, number))


def check_rule(ways: list[int], chosen: int) -> None:
    """Free by a right if there is one, else for the fewest coins."""
    assert chosen in ways
    rights = [way for way in ways if right_of(way)]
    same = [way for way in ways if right_of(way) == right_of(chosen)]
    assert bool(right_of(chosen)) is bool(rights)
    assert payment_coins(payment_of(chosen)) == min(payment_coins(payment_of(w)) for w in same)
