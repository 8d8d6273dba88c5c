"""Many games that are stepped together: all rows and masks of a step in one piece of memory.

Game `k` of a batch of `n` begins with the seed `first + k`; when it ends, a new game takes its
place, with a seed that is larger by `n`. So each game can be played again by its seed.
"""

from __future__ import annotations

from typing import Final

from mirabilia.encoding.layout import Layout
from mirabilia.encoding.observations import Part
from mirabilia.encoding.seating import Seating, new_game
from mirabilia.encoding.things import Things


class Batch:
    """Games with the same options, each in its place.

    `rows` and `masks` have those of all seats, game by game, as `write` found them. They are the
    same memory for good: others may look at it.
    """

    def __init__(self, games: list[Seating], seeds: list[int]) -> None:
        first = games[0]
        self.games: Final = games
        self.seeds: Final = seeds
        self.players: Final = first.players
        self.actions: Final = first.actions
        # Of the last step: the games that ended with it, the points and shares of their seats.
        self.ended: list[int] = []
        self.points: list[int] = []
        self.shares: list[float] = []
        seats = len(games) * first.players
        self.rows: Final = bytearray(seats * first.layout.size)
        self.masks: Final = bytearray(seats * first.actions)
        # The row of a seat that is not asked, and masks in which nothing is legal.
        self._nothing: Final = bytes(first.layout.size)
        self._illegal: Final = bytes(seats * first.actions)
        self.write()

    def __reduce__(self) -> tuple[object, ...]:
        return Batch, (self.games, self.seeds)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Batch):
            return NotImplemented
        return self.seeds == other.seeds and self.games == other.games

    __hash__ = None  # type: ignore[assignment]

    @property
    def count(self) -> int:
        return len(self.games)

    def restart(self, first: int) -> None:
        """Begin all games anew."""
        for place in range(len(self.games)):
            self.seeds[place] = first + place
            self.games[place].restart(first + place)
        self.write()

    def step(self, numbers: list[int]) -> None:
        """Step each game by the numbers of its seats, game by game; those that end begin anew."""
        players = self.players
        if len(numbers) != len(self.games) * players:
            raise ValueError(
                f"{len(numbers)} actions for {len(self.games)} games of {players}; there is one"
                " for each"
            )
        self.ended = []
        self.points = []
        self.shares = []
        for place in range(len(self.games)):
            game = self.games[place]
            game.step(numbers[place * players : (place + 1) * players])
            if game.state.over:
                self.end(place, game)
        self.write()

    def end(self, place: int, game: Seating) -> None:
        self.ended.append(place)
        self.points += game.points()
        self.shares += game.shares()
        self.seeds[place] += len(self.games)
        game.restart(self.seeds[place])

    def write(self) -> None:
        """Write the rows and masks; rows of seats that are not asked are empty."""
        # In place: a view writes what is of the same size without a copy in between.
        memoryview(self.masks)[:] = self._illegal
        parts: list[Part] = []
        start = 0
        for game in self.games:
            game.observer.look(game.state)
            for seat in range(self.players):
                game.mark(seat, self.masks, start)
                start += self.actions
                if game.is_asked(seat):
                    game.observer.add_row(game.state, seat, game.ways[seat], parts)
                else:
                    parts.append(self._nothing)
        memoryview(self.rows)[:] = b"".join(parts)


def new_batch(layout: Layout, things: Things, count: int, first: int) -> Batch:
    """So many games, with seeds from the first on."""
    seeds = [first + place for place in range(count)]
    return Batch([Seating(layout, things, new_game(layout, seed)) for seed in seeds], seeds)
