"""One game that is stepped by numbers: a thing to do for each seat that is asked, else to wait.

With explicit payments a seat that chose a thing with several ways to pay is asked once more, for
one of these ways by its place. The numbers of the ways come after those of the things.
"""

from __future__ import annotations

from typing import Final

from mirabilia.encoding.layout import Layout
from mirabilia.encoding.observations import Observer
from mirabilia.encoding.things import MOST_WAYS, WAIT, Things
from mirabilia.engine.actions import NONE
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.play import answer, new_state
from mirabilia.engine.playout import cheapest
from mirabilia.engine.scoring import ranking, score, sum_of
from mirabilia.engine.state import DECISIONS, NOTHING, State
from mirabilia.game import Game
from mirabilia.native import i64


def new_game(layout: Layout, seed: int) -> State:
    """A game at a table, at its first decision."""
    return new_state(layout.catalogue, layout.options, seed, False)


def _rebuild(layout: Layout, things: Things, game: Game, ways: list[list[Action]]) -> Seating:
    seating = Seating(layout, things, game._state)
    seating.ways = ways
    return seating


class Seating:
    """A game in course, its observer, and the payments that are asked."""

    def __init__(self, layout: Layout, things: Things, state: State) -> None:
        self.layout: Final = layout
        self.things: Final = things
        self.observer: Final = Observer(layout)
        self.state = state
        # For each seat the ways to pay for what it chose, while it is asked for one of them.
        self.ways: list[list[Action]] = [[] for _ in self.state.cities]

    @property
    def players(self) -> int:
        return len(self.state.cities)

    @property
    def actions(self) -> int:
        """How many numbers there are."""
        return self.things.count + (MOST_WAYS if self.layout.explicit else 0)

    def restart(self, seed: int) -> None:
        """Go on with a new game."""
        self.state = new_game(self.layout, seed)
        self.ways = [[] for _ in self.state.cities]
        self.observer.forget()

    def twin(self) -> Seating:
        """An independent twin."""
        twin = Seating(self.layout, self.things, self.state.copy())
        twin.ways = self.ways[:]
        return twin

    def __copy__(self) -> Seating:
        return self.twin()

    def __deepcopy__(self, memo: object) -> Seating:
        return self.twin()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.layout, self.things, Game(self.state), self.ways)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seating):
            return NotImplemented
        same = self.layout == other.layout and self.ways == other.ways
        return same and Game(self.state) == Game(other.state)

    __hash__ = None  # type: ignore[assignment]

    def is_asked(self, seat: Seat) -> bool:
        state = self.state
        return state.asked[seat] != NOTHING and state.answers[seat] == NONE

    # ---- what may be done

    def mark(self, seat: Seat, mask: bytearray, start: i64) -> None:
        """Mark a seat's legal numbers in a mask that begins somewhere."""
        if not self.is_asked(seat):
            mask[start] = 1
        elif self.ways[seat]:
            first = start + self.things.count
            for place in range(len(self.ways[seat])):
                mask[first + place] = 1
        else:
            self.things.mark(self.state.legal[seat], mask, start)

    def mask(self, seat: Seat) -> bytearray:
        found = bytearray(self.actions)
        self.mark(seat, found, 0)
        return found

    def legal(self, seat: Seat) -> list[int]:
        """A seat's legal numbers, in order."""
        mask = self.mask(seat)
        return [number for number in range(len(mask)) if mask[number]]

    def text(self, seat: Seat, number: int) -> str:
        """What a number means; ways to pay are those that the seat is asked for."""
        if number < self.things.count:
            return self.things.text(number)
        return f"way {number - self.things.count}"

    # ---- what is done

    def step(self, numbers: list[int]) -> None:
        """Do what all seats have chosen; an illegal number is refused before anything is done."""
        players = len(self.state.cities)
        if len(numbers) != players:
            raise ValueError(f"{len(numbers)} actions for {players} seats; there is one for each")
        chosen = [self.chosen(seat, numbers[seat]) for seat in range(players)]
        for seat in range(players):
            ways = chosen[seat]
            if len(ways) > 1 and self.layout.explicit:
                self.ways[seat] = ways
            elif ways:
                self.ways[seat] = []
                answer(self.state, seat, cheapest(ways))

    def chosen(self, seat: Seat, number: int) -> list[Action]:
        """The ways to do what a number means: none to wait, one if the number is that of a way."""
        found: list[Action] = []
        if not self.is_asked(seat):
            if number == WAIT:
                return found
        elif self.ways[seat]:
            place = number - self.things.count
            if 0 <= place < len(self.ways[seat]):
                return [self.ways[seat][place]]
        elif 0 < number < self.things.count:
            found = self.things.ways(self.state.legal[seat], number)
            if len(found) > MOST_WAYS and self.layout.explicit:
                raise NotImplementedError(self.too_many(seat, number, len(found)))
        if not found:
            raise ValueError(self.refusal(seat, number))
        return found

    def too_many(self, seat: Seat, number: int, ways: int) -> str:
        return (
            f"seat {seat} can pay for {number} ({self.text(seat, number)}) in {ways} ways; there"
            f' are numbers for {MOST_WAYS}: use payments="rule" at this table'
        )

    def refusal(self, seat: Seat, number: int) -> str:
        legal = self.legal(seat)
        known = 0 <= number < self.actions
        meant = f"{number} ({self.text(seat, number)})" if known else f"{number}"
        example = f"{legal[0]} ({self.text(seat, legal[0])})"
        kind = DECISIONS[self.state.asked[seat]] if self.is_asked(seat) else "nothing"
        return (
            f"seat {seat} cannot do {meant}: it is asked {kind}, and {len(legal)} of"
            f" {self.actions} actions are legal, for example {example}; see its mask"
        )

    # ---- what is seen

    def row(self, seat: Seat) -> bytes:
        """A seat's observation; `observer.look` comes first."""
        return self.observer.row(self.state, seat, self.ways[seat])

    def points(self) -> list[int]:
        """The points of all seats as things stand."""
        if not self.state.age:
            return [0] * len(self.state.cities)
        return [sum_of(score(self.state, seat)) for seat in range(len(self.state.cities))]

    def shares(self) -> list[float]:
        """What each seat has of the victory when the game is over."""
        coins = [city.coins for city in self.state.cities]
        ranks = ranking(self.points(), coins, self.state.options.teams)
        return [float(rank == 1) / ranks.count(1) for rank in ranks]
