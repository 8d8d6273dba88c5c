"""The quick chance of a search gives the numbers that `random.Random` gives."""

from __future__ import annotations

from random import Random

from mirabilia.bots.search.chances import QuickChance, quick


def test_the_same_numbers_are_drawn() -> None:
    slow, drawn = Random(1), QuickChance(Random(1))
    for number in range(1, 400):
        stop = number if number % 3 else number**40
        assert drawn.randrange(stop) == slow.randrange(stop)
        assert drawn.getrandbits(number) == slow.getrandbits(number)


def test_what_is_drawn_is_drawn_from_the_generator_itself() -> None:
    rng, other = Random(2), Random(2)
    QuickChance(rng).randrange(100)
    other.randrange(100)
    assert rng.getstate() == other.getstate()


def test_another_class_draws_as_it_likes() -> None:
    class Mine(Random):
        def randrange(self, *_: int) -> int:  # type: ignore[override]
            return 0

    mine = Mine(1)
    assert quick(mine) is mine
    assert isinstance(quick(Random(1)), QuickChance)
