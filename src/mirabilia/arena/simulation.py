"""Many games between bots.

A game depends only on the seed and its number, so the outcome is the same however the games are
divided between processes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from secrets import randbits
from typing import ClassVar, Final, Unpack

from mirabilia.arena.executors import Executor, executor_for
from mirabilia.arena.schedule import DEALS, chance, drawn, ordered, seats_of_place
from mirabilia.arena.statistics import Tally
from mirabilia.arguments import whole_number, wrong_type
from mirabilia.bots import Bot, answer, bot_class
from mirabilia.bots.registry import names_of, version_of
from mirabilia.engine.options import check_seed
from mirabilia.errors import MirabiliaError
from mirabilia.game import Game
from mirabilia.notation.positions import SAFE_NUMBER
from mirabilia.options import EXPANSIONS, USUAL, TableOptions, check_table_names

DEFAULT_PLAYERS: Final = 4
# The games that a process plays before it reports.
CHUNK: Final = 10

# Called with the number of games played and the total.
Progress = Callable[[int, int], None]


class ImpossibleMatch(MirabiliaError):
    """Games that cannot be played; the sentence says what would be possible."""

    sentences: ClassVar[dict[str, str]] = {
        "bots": "{named} bots are named for {players} players; name one for all or one for each",
        "nobody": "no bot is named; name one for all players or one for each",
        "players": "no number of players is named; name one or several, such as 3",
        "games": "{games} games cannot be played: at least 1 can",
        "pairs": "{pairs} pairs of games show nothing: at least 2 are needed",
        "jobs": "{jobs} jobs cannot play: at least 1 can",
        "namesake": "two different bots are called {name!r}; each needs a name of its own",
    }


class Match:
    """What all games of a simulation have in common: a bot for each seat, and the rules.

    `options` are those of `Game.new` other than the players and the seed.
    """

    def __init__(self, bots: list[type[Bot]], seed: int | str, options: TableOptions) -> None:
        self.bots: Final = bots
        self.seed: Final = seed
        self.options: Final = options

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def names(self) -> dict[type[Bot], str]:
        """The names of the bots."""
        return names_of(self.bots)

    @property
    def kinds(self) -> dict[str, type[Bot]]:
        """The bots by name."""
        return {name: kind for kind, name in self.names.items()}

    def seated(self, number: int) -> list[type[Bot]]:
        """The bots by seat in one game: from game to game everybody moves on by one seat.

        Teams stay together: teammates change places, then the teams move on. When everybody has
        had every seat, the order of bots or teams around the table changes.
        """
        size = seats_of_place(self.options)
        teams = [self.bots[first : first + size] for first in range(0, self.players, size)]
        seated = ordered(teams, self.seed, number // self.players)
        order = [bot for team in seated for bot in team]
        swapped, moved = number % size, number // size * size
        places = [(seat ^ swapped) + moved for seat in range(self.players)]
        return [order[place % self.players] for place in places]

    def new_game(self, number: int) -> Game:
        seed = drawn(self.seed, number, DEALS)
        return Game.new(players=self.players, seed=seed, events=False, **self.options)


class Simulation:
    """The result of a simulation, and how long it took."""

    def __init__(self, match: Match, tally: Tally, seconds: float) -> None:
        self.match: Final = match
        self.tally: Final = tally
        self.seconds: Final = seconds


def simulate(
    bots: Sequence[str | type[Bot]],
    *,
    games: int,
    players: int | None = None,
    seed: int | str | None = None,
    jobs: int = 1,
    on: str | None = None,
    progress: Progress | None = None,
    **table: Unpack[TableOptions],
) -> Simulation:
    """Play many games between bots, given by name or by class.

    One bot plays all seats; otherwise there is one for each seat, and they change seats from game
    to game. In `teams`, the bots of seats 0 and 1, 2 and 3 and so on are teammates. The options of
    the `table` are those of `Game.new`. The same `seed` gives the same games, whatever `jobs` is.
    With more than one job, games are played in new processes: a script then needs the usual
    `if __name__ == "__main__":`, and its own bots must be importable. `on` is "ray" for a Ray
    cluster on this machine, "ray://HOST:PORT" for one elsewhere; bots of one's own are sent there.
    """
    check_numbers(games=games, jobs=jobs)
    match = make_match(bots, players, seed, table)
    start = time.perf_counter()
    if jobs == 1 and on is None:
        tally = play_here(match, games, progress)
    else:
        tally = play_elsewhere(match, games, executor_for(jobs, on), progress)
    return Simulation(match, tally, time.perf_counter() - start)


def make_match(
    bots: Sequence[str | type[Bot]],
    players: int | None,
    seed: int | str | None,
    table: TableOptions,
) -> Match:
    """What the games of a simulation have in common, checked."""
    classes = check_bots(bots)
    seats = check_seats(classes, players)
    seed = check_or_draw(seed)
    options = checked_options(seats, seed, table)
    return Match(classes * (seats // len(classes)), seed, options)


def check_numbers(games: int = 1, jobs: int = 1) -> None:
    if whole_number("games", games) < 1:
        raise ImpossibleMatch("games", games=games)
    if whole_number("jobs", jobs) < 1:
        raise ImpossibleMatch("jobs", jobs=jobs)


def checked_options(players: int, seed: int | str, table: TableOptions) -> TableOptions:
    """The options of `Game.new`; impossible ones are refused before any game starts."""
    check_table_names(table)
    options: TableOptions = {**USUAL, **table}
    Game.new(players=players, seed=seed, **options)
    boxes = tuple(name for name in EXPANSIONS if name in options["expansions"])
    return {**options, "expansions": boxes}


def check_bots(bots: Sequence[str | type[Bot]]) -> list[type[Bot]]:
    """The classes of bots; two different ones must not have the same name."""
    if isinstance(bots, str):
        raise wrong_type("bots", "a list of names or classes", bots)
    classes = [bot_class(bot) if isinstance(bot, str) else bot for bot in bots]
    for bot in classes:
        namesakes = {other for other in classes if other.name == bot.name}
        # Versions of our own bots are told apart by their numbers.
        if len(namesakes) > 1 and version_of(bot) is None:
            raise ImpossibleMatch("namesake", name=bot.name)
    return classes


def check_seats(classes: list[type[Bot]], players: int | None) -> int:
    """The number of players: one bot plays all seats, several play one each."""
    if not classes:
        raise ImpossibleMatch("nobody")
    if len(classes) == 1:
        return DEFAULT_PLAYERS if players is None else players
    if players is not None and players != len(classes):
        raise ImpossibleMatch("bots", named=len(classes), players=players)
    return len(classes)


def check_or_draw(seed: int | str | None) -> int | str:
    if seed is None:
        return randbits(SAFE_NUMBER.bit_length() - 1)
    check_seed(seed)
    return seed


# ---- playing


def play_here(match: Match, games: int, progress: Progress | None) -> Tally:
    tally = Tally()
    for number in range(games):
        play_game(match, number, tally)
        if progress:
            progress(number + 1, games)
    return tally


def play_elsewhere(
    match: Match, games: int, executor: Executor, progress: Progress | None
) -> Tally:
    chunks = chunked(games)
    parts = [Tally() for _ in chunks]
    done = 0
    for number, part in executor.outcomes(partial(play_games, match), chunks, match.bots):
        parts[number] = part
        done += part.games
        if progress:
            progress(done, games)
    tally = Tally()
    for part in parts:
        tally.merge(part)
    return tally


def chunked(games: int) -> list[range]:
    return [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]


def play_games(match: Match, numbers: Iterable[int]) -> Tally:
    tally = Tally()
    for number in numbers:
        play_game(match, number, tally)
    return tally


def play_game(match: Match, number: int, tally: Tally) -> None:
    """Play one game to its end and count it."""
    classes = match.seated(number)
    bots = [kind(chance(match.seed, number, seat)) for seat, kind in enumerate(classes)]
    game = match.new_game(number)
    decisions = play_out(game, bots)
    names = match.names
    tally.add(game.result, [names[kind] for kind in classes], sides_of(game), decisions)


def sides_of(game: Game) -> list[tuple[str, str]]:
    """The board and the side of each city."""
    return [(board or "", side or "") for board, side in zip(game.boards, game.sides, strict=True)]


def play_out(game: Game, bots: Sequence[Bot]) -> int:
    """Let the bots play a game to its end; return the number of decisions."""
    decisions = 0
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, answer(bots[seat], game, decision))
            decisions += 1
    return decisions
