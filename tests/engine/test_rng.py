"""Chance: numbers below a bound are all equally likely, to the last word."""

from __future__ import annotations

import pytest

from mirabilia.engine.rng import WORD, Stream


def stream_of(first: int) -> Stream:
    """A stream whose first word is given; the others follow from it."""
    stream = Stream(1, 1, 1)
    stream.a, stream.b, stream.c, stream.counter = first, 0, 5, 0
    assert stream_copy(stream).word() == first
    return stream


def stream_copy(stream: Stream) -> Stream:
    twin = Stream(1, 1, 1)
    twin.a, twin.b, twin.c, twin.counter = stream.a, stream.b, stream.c, stream.counter
    return twin


@pytest.mark.parametrize("bound", [3, 5, 7, 10, 1000])
def test_the_last_words_that_do_not_go_round_are_drawn_again(bound: int) -> None:
    """2 ** 32 words are no multiple of the bound: the first of them would come up more often."""
    words = WORD + 1
    last = words - words % bound - 1
    assert stream_of(last).below(bound) == bound - 1
    beyond = stream_of(last + 1)
    second = stream_copy(beyond)
    second.word()
    assert beyond.below(bound) == second.below(bound)
    assert (beyond.a, beyond.counter) == (second.a, second.counter)


@pytest.mark.parametrize("bound", [1, 2, 256])
def test_of_a_bound_that_divides_all_words_none_is_drawn_again(bound: int) -> None:
    stream = stream_of(WORD)
    assert stream.below(bound) == bound - 1
    assert stream.counter == 1
