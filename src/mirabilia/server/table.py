"""A table as its log tells it: the fold of its entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, assert_never

import msgspec

from mirabilia.engine.state import teams_of
from mirabilia.game import replay
from mirabilia.server import entries as log
from mirabilia.server.messages import Round, Seat, Settings, Status, Table
from mirabilia.server.scene import Scene

EMPTY: Final = Seat()
Data = dict[str, Any]


class TableState:
    """Where a table stands. `apply` changes it; try it on a copy first: copies share the game.

    Answers lie here until the last one is in, and only then go to the game. So everybody may see
    who has answered: a seat without a choice answers like any other, and nothing tells them apart.
    """

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.number = 0
        self.status: Status = "lobby"
        self.settings = Settings()
        self.host: str | None = None
        self.seats: list[Seat] = []
        self.guests: list[str] = []
        # Who was removed, by which name.
        self.removed: dict[str, str | None] = {}
        self.chat_open = True
        self.start: log.Started | None = None
        self.starters: list[Data] = []
        self.scene: Scene | None = None
        self.answers: dict[int, str] = {}
        self.round = 0
        self.since = 0
        self.rematch: str | None = None
        self.rematch_by: str | None = None

    @staticmethod
    def of_log(id: str, told: Iterable[tuple[log.AnyEntry, int]]) -> TableState:
        """The table that a log tells of."""
        state = TableState(id)
        for entry, at in told:
            state.apply(entry, at)
        return state

    def copy(self) -> TableState:
        twin = TableState.__new__(TableState)
        twin.__dict__.update(self.__dict__)
        twin.seats = self.seats[:]
        twin.guests = self.guests[:]
        twin.removed = dict(self.removed)
        twin.answers = dict(self.answers)
        return twin

    # ---- what can be asked of it

    def seat_of(self, guest: str) -> int | None:
        seats = (number for number, seat in enumerate(self.seats) if seat.guest == guest)
        return next(seats, None)

    def awaited(self) -> list[int]:
        """The seats whose answer is missing."""
        if self.scene is None or self.status == "closed":
            return []
        return [seat for seat in self.scene.awaited if seat not in self.answers]

    def bots_awaited(self) -> list[int]:
        return [seat for seat in self.awaited() if self.seats[seat].bot is not None]

    def deadline(self) -> int | None:
        clock = self.settings.clock
        return None if clock is None else self.since + 1000 * clock

    def needs_server(self) -> bool:
        """Whether something will happen here even if nobody is connected."""
        return self.status == "playing" and bool(self.settings.clock or self.bots_awaited())

    def ends_round(self, entry: log.AnyEntry) -> bool:
        """Whether an entry lets the game go on, which takes a while."""
        if isinstance(entry, log.Played):
            return self.awaited() == [entry.seat]
        return isinstance(entry, log.Started)

    def table(self) -> Table:
        promised = self.start.commitment if self.start else None
        return Table(
            id=self.id,
            status=self.status,
            host=self.host,
            settings=self.settings,
            seats=self.seats,
            teams=teams_of(len(self.seats), self.settings.teams),
            commitment=promised,
            rematch=self.rematch,
            rematch_by=self.rematch_by,
            chat_open=self.chat_open,
            origin=self.start.origin if self.start else None,
            deal=self.start.deal if self.start else None,
        )

    def asked(self) -> Round | None:
        if self.status != "playing" or self.scene is None:
            return None
        ready = sorted(self.answers)
        return Round(self.round, self.scene.asked, ready, self.since, self.deadline())

    def record(self) -> Data:
        """The record of the game, with who sat at the table and what was promised."""
        assert self.scene is not None
        assert self.start is not None
        about: Data = {"seats": self.starters, "commitment": self.start.commitment}
        if self.start.origin is not None:
            about["origin"] = msgspec.to_builtins(self.start.origin)
        return {**self.scene.game.record(), "table": about}

    # ---- the fold

    def apply(self, entry: log.AnyEntry, at: int) -> None:
        """Let an entry happen. It was checked before (`conduct`); the log has no others."""
        self.number += 1
        match entry:
            case log.Created():
                self.settings = entry.settings
                self.host = entry.host
                self.guests.append(entry.host)
                self.seats = [EMPTY] * entry.settings.players
            case log.Changed():
                self.settings = entry.settings
                self.seats = fitted(self.seats, entry.settings.players)
            case log.Started():
                self.begin(entry, at)
            case log.Played():
                self.answer(entry, at)
            case log.TookBack():
                del self.answers[entry.seat]
            case log.Resumed():
                self.since = at
            case log.Rematched():
                self.rematch, self.rematch_by = entry.table, entry.guest
            case log.ChatSet():
                self.chat_open = entry.open
            case log.Closed():
                self.status = "closed"
            case log.Left() | log.Removed() | log.LetBack() | log.Passed() | log.Joined():
                self.come_and_go(entry)
            case _:
                self.seat_people(entry)

    def come_and_go(self, entry: log.GuestEntry) -> None:
        match entry:
            case log.Left():
                self.leave(entry)
            case log.Removed():
                self.empty_seat_of(entry.guest)
                self.removed[entry.guest] = entry.name
            case log.LetBack():
                del self.removed[entry.guest]
            case log.Passed():
                self.host = entry.guest
            case log.Joined():
                self.join(entry)
            case _:
                assert_never(entry)

    def join(self, entry: log.Joined) -> None:
        """Somebody is another guest from now on: with their seat, unless that one has one here."""
        one, into = entry.guest, entry.into
        self.seats = joined_seats(self.seats, entry)
        if one in self.removed:
            del self.removed[one]
            if into not in self.guests:
                self.removed[into] = entry.name
        self.guests = list(dict.fromkeys(into if guest == one else guest for guest in self.guests))
        self.host = into if self.host == one else self.host
        self.rematch_by = into if self.rematch_by == one else self.rematch_by

    def seat_people(self, entry: log.SeatEntry) -> None:
        match entry:
            case log.Sat():
                self.sit(entry)
            case log.Renamed():
                self.rename(entry)
            case log.Stood():
                self.empty_seat_of(entry.guest)
            case log.Swapped():
                seats, first, second = self.seats, entry.first, entry.second
                seats[first], seats[second] = seats[second], seats[first]
            case log.BotSat():
                self.seats[entry.seat] = Seat(bot=entry.bot)
            case log.Cleared():
                self.seats[entry.seat] = EMPTY
            case log.HandedOver():
                self.seats[entry.seat] = stand_in(self.seats[entry.seat], entry.bot)
            case log.Returned():
                self.seats[entry.seat] = stand_in(self.seats[entry.seat], None)
            case _:
                assert_never(entry)

    def sit(self, entry: log.Sat) -> None:
        self.empty_seat_of(entry.guest)
        self.seats[entry.seat] = Seat(entry.guest, entry.name)
        if entry.guest not in self.guests:
            self.guests.append(entry.guest)
        if self.host is None:
            self.host = entry.guest

    def rename(self, entry: log.Renamed) -> None:
        seat = self.seat_of(entry.guest)
        if seat is not None:
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], name=entry.name)

    def empty_seat_of(self, guest: str) -> None:
        seat = self.seat_of(guest)
        if seat is not None:
            self.seats[seat] = EMPTY

    def leave(self, entry: log.Left) -> None:
        seat = self.seat_of(entry.guest)
        if self.status == "lobby":
            self.empty_seat_of(entry.guest)
        elif self.status == "playing" and seat is not None:
            self.seats[seat] = stand_in(self.seats[seat], entry.bot)
        if self.host == entry.guest:
            self.host = self.next_host(entry.guest)
            if self.host is None and self.status == "lobby":
                self.status = "closed"

    def next_host(self, leaving: str) -> str | None:
        """The rights of the host pass to who has been here longest of those with a seat."""
        seated = {seat.guest for seat in self.seats if seat.bot is None} - {leaving}
        return next((guest for guest in self.guests if guest in seated), None)

    def begin(self, entry: log.Started, at: int) -> None:
        self.start = entry
        self.starters = seats_data(self.seats)
        self.status = "playing"
        self.open_round(Scene(replay(entry.record), sealed=hides_seed(entry)), at)

    def answer(self, entry: log.Played, at: int) -> None:
        self.answers[entry.seat] = entry.move
        if self.scene is not None and not self.awaited():
            self.open_round(self.scene.after(self.answers), at)

    def open_round(self, scene: Scene, at: int) -> None:
        self.scene = scene
        self.answers = {}
        self.round = self.number
        self.since = at
        if scene.game.over:
            self.status = "over"


def hides_seed(start: log.Started) -> bool:
    """Whether others may still play the same deal when a game is over."""
    return start.deal is not None and start.deal.until is not None


def fitted(seats: list[Seat], players: int) -> list[Seat]:
    """As many seats as there are players: people move up, bots first make room."""
    kept = seats[:players] + [EMPTY] * (players - len(seats))
    for lost in seats[players:]:
        free = next((place for place, seat in enumerate(kept) if seat.guest is None), None)
        if lost.guest is not None and free is not None:
            kept[free] = lost
    return kept


def joined_seats(seats: Sequence[Seat], entry: log.Joined) -> list[Seat]:
    """Who sits where when a guest has become another one; nobody has two seats."""
    if any(seat.guest == entry.into for seat in seats):
        return list(seats)
    change = msgspec.structs.replace
    return [
        change(seat, guest=entry.into, name=entry.name) if seat.guest == entry.guest else seat
        for seat in seats
    ]


def stand_in(seat: Seat, bot: str | None) -> Seat:
    return msgspec.structs.replace(seat, bot=bot)


def seats_data(seats: Sequence[Seat]) -> list[Data]:
    """Who sits where, as it is written into a record."""
    return [{"guest": seat.guest, "name": seat.name, "bot": seat.bot} for seat in seats]
