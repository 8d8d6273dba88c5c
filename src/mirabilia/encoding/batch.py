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
    """Games with the same options, each in its place."""

    def __init__(self, layout: Layout, things: Things, count: int, first: int) -> None:
        self.layout: Final = layout
        self.count: Final = count
        self.players: Final = layout.options.players
        self.seeds: Final = [first + place for place in range(count)]
        self.games: Final = [Seating(layout, things, new_game(layout, seed)) for seed in self.seeds]
        self.actions: Final = self.games[0].actions
        # Of the last step: the games that ended with it, the points and shares of their seats.
        self.ended: list[int] = []
        self.points: list[int] = []
        self.shares: list[float] = []
        self._nothing: Final = bytes(layout.size)

    def restart(self, first: int) -> None:
        """Begin all games anew."""
        for place in range(self.count):
            self.seeds[place] = first + place
            self.games[place].restart(first + place)

    def step(self, numbers: list[int]) -> None:
        """Step each game by the numbers of its seats, game by game; those that end begin anew."""
        players = self.players
        if len(numbers) != self.count * players:
            raise ValueError(
                f"{len(numbers)} actions for {self.count} games of {players}; there is one for each"
            )
        self.ended = []
        self.points = []
        self.shares = []
        for place in range(self.count):
            game = self.games[place]
            game.step(numbers[place * players : (place + 1) * players])
            if game.state.over:
                self.end(place, game)

    def end(self, place: int, game: Seating) -> None:
        self.ended.append(place)
        self.points += game.points()
        self.shares += game.shares()
        self.seeds[place] += self.count
        game.restart(self.seeds[place])

    def rows(self) -> bytes:
        """The observations of all seats, game by game; those of seats not asked are empty."""
        parts: list[Part] = []
        for game in self.games:
            state = game.state
            observer = game.observer
            observer.look(state)
            for seat in range(self.players):
                if game.is_asked(seat):
                    observer.add_row(state, seat, game.ways[seat], parts)
                else:
                    parts.append(self._nothing)
        return b"".join(parts)

    def masks(self) -> bytearray:
        """The masks of all seats, game by game."""
        found = bytearray(self.count * self.players * self.actions)
        start = 0
        for game in self.games:
            for seat in range(self.players):
                game.mark(seat, found, start)
                start += self.actions
        return found
