"""The library's face: a game that is set up, asked, played, looked at and written down."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex, cast

from mirabilia.arguments import chance_of, check_type, whole_number
from mirabilia.catalog import load
from mirabilia.catalog.model import SIDES, Catalogue
from mirabilia.engine.actions import NONE
from mirabilia.engine.city import NO_BOARD, NO_SIDE
from mirabilia.engine.events import Event
from mirabilia.engine.options import check_options, check_seed
from mirabilia.engine.play import answer, is_legal, new_state, take_back
from mirabilia.engine.playout import PILOTS, Crew, Dice, new_pilot, play_out, totals
from mirabilia.engine.rng import SEED_BITS
from mirabilia.engine.scoring import LINES, lines_in_play, ranking, score
from mirabilia.engine.state import DECISIONS, NOTHING, Pilot, State
from mirabilia.errors import NotOver, NotYourDecision
from mirabilia.inference.matching import Chance
from mirabilia.native import mypyc_attr
from mirabilia.notation.course import write_course
from mirabilia.notation.events import write_events
from mirabilia.notation.html import decision_html, game_html, result_html
from mirabilia.notation.moves import Move, as_moves, parse_action
from mirabilia.notation.offers import write_offers
from mirabilia.notation.positions import write
from mirabilia.notation.reader import read
from mirabilia.notation.records import digest, play_entry, replay_record, write_record
from mirabilia.notation.refusals import illegal_move
from mirabilia.notation.sampling import sample_state
from mirabilia.notation.types import Course, GameOptions, Offer, Position, Record, ViewData
from mirabilia.notation.types import Event as EventData
from mirabilia.notation.views import View, write_public_view, write_view


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """What is asked of a seat: its kind (rules chapter D) and its legal moves."""

    __slots__ = ("kind", "moves", "seat")

    def __init__(self, seat: int, kind: str, moves: Sequence[Move]) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.moves: Final = moves

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        same = self.seat == other.seat and self.kind == other.kind
        return same and list(self.moves) == list(other.moves)

    def __hash__(self) -> int:
        return hash((self.seat, self.kind, len(self.moves)))

    def __reduce__(self) -> tuple[object, ...]:
        return Decision, (self.seat, self.kind, self.moves)

    def _repr_html_(self) -> str:
        return decision_html(self.seat, self.kind, self.moves)

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.kind}, {len(self.moves)} moves>"


class Result:
    """How a game ended, seat by seat."""

    __slots__ = ("coins", "points", "ranks", "teams")

    def __init__(self, points: list[dict[str, int]], coins: list[int], teams: bool = False) -> None:
        self.points: Final = points
        self.coins: Final = coins
        self.teams: Final = teams
        self.ranks: Final = ranking([sum(lines.values()) for lines in points], coins, teams)

    @property
    def categories(self) -> list[str]:
        """The lines of the score sheet that the boxes in play fill."""
        return list(self.points[0])

    @property
    def totals(self) -> list[int]:
        """All points of each seat."""
        return [sum(lines.values()) for lines in self.points]

    @property
    def winners(self) -> list[int]:
        """The seats that have won: one, or those that share the victory (B-52)."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return NotImplemented
        same = self.points == other.points and self.coins == other.coins
        return same and self.teams == other.teams

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (self.points, self.coins, self.teams)

    def _repr_html_(self) -> str:
        return result_html(self.points, self.totals, self.coins, self.ranks)

    def __repr__(self) -> str:
        return f"Result({self.points!r}, {self.coins!r}, {self.teams!r})"

    def __str__(self) -> str:
        heads = [*self.categories, "total", "coins", "place"]
        lines = [f"{'seat':>4} " + " ".join(f"{head:>8}" for head in heads)]
        for seat, points in enumerate(self.points):
            figures = [*points.values(), self.totals[seat], self.coins[seat], self.ranks[seat]]
            lines.append(f"{seat:>4} " + " ".join(f"{figure:>8}" for figure in figures))
        return "\n".join(lines)


class Game:
    """One game. Made by `Game.new`, `Game.from_position` or `mirabilia.replay`."""

    __slots__ = ("_start", "_state")

    def __init__(self, state: State, start: Position | None = None) -> None:
        self._state: Final = state
        # The position that the game began from, if it did not begin at the beginning.
        self._start: Final = start

    @staticmethod
    def new(
        *,
        players: SupportsIndex = 4,
        expansions: Sequence[str] = (),
        teams: bool = False,
        sides: str = "choose",
        boards: str | Sequence[str] = "deal",
        leaders: str = "standard",
        cities_leaders: bool = True,
        armada_edition: SupportsIndex = 2,
        seed: SupportsIndex | str | None = None,
        events: bool = True,
    ) -> Game:
        """Set up a game.

        `players` is 3 to 7, with Armada 8; `expansions` are any of "leaders", "cities" and
        "armada"; `teams` are of two who sit side by side; `sides` is "choose", "day", "night" or
        "random"; `boards` is "deal", "pick" or a board for each seat; `leaders` is "standard" or,
        with the experts, "expert"; without `cities_leaders`, the six leaders that Cities adds stay
        out; `armada_edition` says which edition's rules of Armada apply, 1 or 2. The same `seed`
        deals the same cards; without one, chance decides. Turn `events` off for a search that does
        not read them. An impossible mix raises `ImpossibleOptions`.
        """
        check_type("events", events, bool)
        catalogue = load()
        given = {
            "players": whole_number("players", players),
            "expansions": expansions,
            "teams": teams,
            "sides": sides,
            "boards": boards,
            "leaders": leaders,
            "cities_leaders": cities_leaders,
            "armada_edition": whole_number("armada_edition", armada_edition),
        }
        options = check_options(catalogue, given)
        number = secrets.randbits(SEED_BITS) if seed is None else check_seed(seed)
        return Game(new_state(catalogue, options, number, events))

    # ---- what is asked

    @property
    def players(self) -> int:
        """How many play."""
        return len(self._state.cities)

    @property
    def options(self) -> GameOptions:
        """All options of the game, as `Game.new` takes them; the seed is not among them."""
        agreed = self._state.options.agreed
        plain = {name: list(v) if isinstance(v, tuple) else v for name, v in agreed.items()}
        return cast(GameOptions, plain)

    @property
    def seed(self) -> int:
        """The seed as a number, also if it was given as a text or drawn by chance."""
        return self._state.seed

    @property
    def boards(self) -> list[str | None]:
        """The board of each city; None where it is still to be chosen."""
        state = self._state
        wonders = state.catalogue.wonders
        return [None if city.board == NO_BOARD else wonders[city.board].id for city in state.cities]

    @property
    def sides(self) -> list[str | None]:
        """The side of each city's board, "day" or "night"; None where it is still to be chosen."""
        return [None if city.side == NO_SIDE else SIDES[city.side] for city in self._state.cities]

    @property
    def age(self) -> int:
        """The age, 1 to 3; 0 before the first."""
        return self._state.age

    @property
    def turn(self) -> int:
        """The turn of the age, counted from 1; 0 before the first age and in recruitments."""
        return self._state.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def pending(self) -> dict[int, Decision]:
        """The decisions that the game waits for, by seat: a fresh snapshot."""
        state = self._state
        return {
            seat: Decision(seat, DECISIONS[asked], as_moves(state.catalogue, state.legal[seat]))
            for seat, asked in enumerate(state.asked)
            if asked != NOTHING and state.answers[seat] == NONE
        }

    @property
    def answered(self) -> list[int]:
        """The seats whose answer is in, while others are waited for."""
        state = self._state
        return [seat for seat, act in enumerate(state.answers) if act != NONE]

    # ---- playing

    def play(self, seat: SupportsIndex, move: Move | str) -> None:
        """Commit a seat's answer; with the last one the turn is revealed and carried out.

        A text that is no move raises `MalformedMove`; a move that the seat may not make now raises
        `IllegalMove`, which says why; a seat that is asked nothing, `NotYourDecision`.
        """
        state = self._state
        number = self._check_asked(seat)
        if state.answers[number] != NONE:
            raise NotYourDecision("answered", seat=number)
        act = self._action(move)
        if not is_legal(state, number, act):
            raise illegal_move(state, number, act)
        answer(state, number, act)

    def take_back(self, seat: SupportsIndex) -> None:
        """Withdraw a seat's answer while others are still waited for."""
        state = self._state
        number = self._check_asked(seat)
        if state.answers[number] == NONE or len(state.legal[number]) == 1:
            raise NotYourDecision("nothing_to_take_back", seat=number)
        take_back(state, number)

    def _check_asked(self, seat: SupportsIndex) -> int:
        number = self._check_seat(seat)
        state = self._state
        if state.asked[number] == NOTHING:
            if state.over:
                raise NotYourDecision("over")
            waiting = ", ".join(f"seat {waited}" for waited in self.pending)
            raise NotYourDecision("nothing_asked", seat=number, waiting=waiting)
        return number

    def _action(self, move: Move | str) -> int:
        catalogue: Catalogue = self._state.catalogue
        if isinstance(move, Move):
            if move.catalogue is catalogue:
                return move.action
            return parse_action(catalogue, move.text)
        check_type("move", move, Move, str)
        return parse_action(catalogue, move)

    # ---- looking

    def view(self, seat: SupportsIndex) -> View:
        """What a seat may know."""
        return write_view(self._state, self._check_seat(seat))

    def offers(self, seat: SupportsIndex) -> list[Offer]:
        """What a seat may do with each card or leader that it is asked about, for how much, and
        what stands in the way of the rest: plain data, made from what the seat sees."""
        return write_offers(self._state, self._check_seat(seat))

    def course(self) -> Course:
        """What follows from the rules as things stand, and is open to all: the turns of an age,
        what each city makes and sells, its shields and science symbols; plain data."""
        return write_course(self._state)

    @property
    def event_count(self) -> int:
        """How many events there have been; every seat knows of each, if only that there was one."""
        return len(self._state.events or ())

    @property
    def events(self) -> list[EventData]:
        """All that happened, in order; empty if the game was told not to keep account."""
        return write_events(self._state, None)

    def events_for(self, seat: SupportsIndex, since: SupportsIndex = 0) -> list[EventData]:
        """All that happened from some event on, as far as a seat may know it."""
        return write_events(self._state, [self._check_seat(seat)], event_number(since))

    def public_view(self) -> ViewData:
        """What is open to all, also to those who only watch: plain data shaped like a view's."""
        return write_public_view(self._state)

    def public_events(self, since: SupportsIndex = 0) -> list[EventData]:
        """All that happened from some event on, as far as it is open to all."""
        return write_events(self._state, [], event_number(since))

    def scores(self) -> list[dict[str, int]]:
        """The points of each seat as things stand, by category."""
        state = self._state
        in_play = lines_in_play(state.options)
        scores = [score(state, seat) for seat in range(len(state.cities))]
        return [{LINES[line]: lines[line] for line in in_play} for lines in scores]

    @property
    def result(self) -> Result:
        """The final points, ranking and winners."""
        if not self.over:
            raise NotOver("not_over")
        coins = [city.coins for city in self._state.cities]
        return Result(self.scores(), coins, self._state.options.teams)

    def _check_seat(self, seat: SupportsIndex) -> int:
        number = whole_number("seat", seat)
        if not 0 <= number < len(self._state.cities):
            raise NotYourDecision("seat", seat=number, last=self.players - 1)
        return number

    # ---- search

    def playout(self, rng: Chance, policy: str | Sequence[str] = "random") -> list[int]:
        """The points of each seat, if the game is played to its end by chance; it stays as it is.

        `rng` is a `random.Random` or the like, or numpy's `Generator`. `policy`, one for all or one
        for each seat, is "random" for any card and anything that can be done with it, or "builder"
        for a card that can be built, else a stage, else a sale. Both pay as little as can be, and
        sail now and then.
        """
        state = self._state.copy()
        play_out(state, self._pilot(policy, Dice(chance_of(rng).getrandbits(32))))
        return totals(state)

    def _pilot(self, policy: str | Sequence[str], dice: Dice) -> Pilot:
        policies = [policy] if isinstance(policy, str) else names_of("policy", policy)
        for name in policies:
            if name not in PILOTS:
                raise ValueError(f"{name!r} is no policy; there are: {', '.join(PILOTS)}")
        if isinstance(policy, str):
            return new_pilot(policy, dice)
        if len(policies) != self.players:
            raise ValueError(
                f"{len(policies)} policies are named for {self.players} players;"
                " name one for all or one for each"
            )
        return Crew([new_pilot(name, dice) for name in policies])

    # ---- copies and text

    def copy(self) -> Game:
        """An independent twin."""
        return Game(self._state.copy(), self._start)

    def position(self) -> Position:
        """The whole game as plain data; see docs/notation.md."""
        return write(self._state)

    @staticmethod
    def from_position(
        position: Mapping[str, object], *, events: bool = True, lenient: bool = False
    ) -> Game:
        """The game of a position; one that cannot be raises `ImpossibleGame`.

        `lenient` is for scenarios that no game need lead to: any copies of a card, cards of other
        ages in hand, a history that does not fit.
        """
        check_type("position", position, dict)
        check_type("events", events, bool)
        check_type("lenient", lenient, bool)
        state = read(position, lenient)
        if events:
            state.events = []
        return Game(state, write(state))

    def digest(self) -> str:
        """The SHA-256 of the position's canonical JSON."""
        return digest(self._state)

    def record(self) -> Record:
        """The game as a record: options, seed and every answer that was given."""
        return write_record(self._state, self._start)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        stage = "over" if self.over else f"age {self.age}, turn {self.turn}"
        return f"<Game of {self.players}, {stage}>"

    def _repr_html_(self) -> str:
        return game_html(self._state, self.scores() if self.age else None)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.position(), self._state.events, self._start)


def _rebuild(position: Position, events: list[Event] | None, start: Position | None) -> Game:
    state = read(position, lenient=True)
    state.events = events
    return Game(state, start)


def replay(record: Mapping[str, object], *, events: bool = True, lenient: bool = False) -> Game:
    """The game that a record tells, played again; one that cannot be raises `ImpossibleGame`.

    `lenient` is for records of games from positions that were read leniently.
    """
    check_type("record", record, dict)
    check_type("events", events, bool)
    check_type("lenient", lenient, bool)
    state, start = replay_record(record, events, lenient)
    return Game(state, start)


class Step:
    """A record's game after a reveal: the age and turn it was in, the events told before it."""

    __slots__ = ("age", "game", "told", "turn")

    def __init__(self, game: Game, age: int, turn: int, told: int) -> None:
        self.game: Final = game
        self.age: Final = age
        self.turn: Final = turn
        self.told: Final = told


def steps_of(record: Mapping[str, object]) -> list[Step]:
    """Every step of a record, which is checked as a whole first; the first is its beginning."""
    game = beginning_of(record)
    steps = [Step(game.copy(), 0, 0, 0)]
    for number, entry in enumerate(entries_of(record)):
        age, turn, told = game.age, game.turn, count_events(game._state)
        play_entry(game._state, number, entry)
        if count_events(game._state) > told:
            steps.append(Step(game.copy(), age, turn, told))
    return steps


class Round:
    """A record's game when something was asked, how many steps came before, and the entries of the
    record that answer it: from `first` to the one before `end`."""

    __slots__ = ("end", "first", "game", "step")

    def __init__(self, game: Game, step: int, first: int, end: int) -> None:
        self.game: Final = game
        self.step: Final = step
        self.first: Final = first
        self.end: Final = end


def rounds_of(record: Mapping[str, object]) -> list[Round]:
    """Everything that was asked in a record, which is checked as a whole first.

    A step may have several rounds: what is answered in secret is revealed only afterwards.
    """
    game = beginning_of(record)
    rounds: list[Round] = []
    asked, first, step = game.copy(), 0, 0
    for number, entry in enumerate(entries_of(record)):
        told, closed = count_events(game._state), len(game._state.log)
        play_entry(game._state, number, entry)
        if len(game._state.log) > closed:
            rounds.append(Round(asked, step, first, number + 1))
            asked, first = game.copy(), number + 1
        if count_events(game._state) > told:
            step += 1
    return rounds


def beginning_of(record: Mapping[str, object]) -> Game:
    """The game that a record tells before its first entry; the whole record is checked."""
    replay(record, events=False)
    return replay({**record, "entries": [], "digest": None})


def entries_of(record: Mapping[str, object]) -> Sequence[object]:
    entries = record.get("entries", [])
    assert isinstance(entries, list | tuple)
    return entries


def count_events(state: State) -> int:
    return len(state.events or [])


def sample(view: View, rng: Chance) -> Game:
    """A full game drawn at random from those that agree with a view, each as likely as the others.

    `rng` is a `random.Random` or the like, or numpy's `Generator`. A view that no game can give
    raises `ImpossibleGame`.
    """
    check_type("view", view, View)
    state = sample_state(view, chance_of(rng))
    return Game(state, write(state))


def event_number(since: SupportsIndex) -> int:
    """The number of an event: the first is 0."""
    number = whole_number("since", since)
    if number < 0:
        raise ValueError(f"since must be 0 or more, not {number}: events are counted from 0")
    return number


def names_of(argument: str, given: Sequence[str]) -> list[str]:
    """A list of names, as it was given."""
    check_type(argument, given, str, list, tuple)
    for name in given:
        check_type(f"each of {argument}", name, str)
    return list(given)
