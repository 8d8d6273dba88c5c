"""People set up a table in any order, and a small model of the lobby says what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from mirabilia.server import conduct
from mirabilia.server.refusals import Refused
from tests.server.machines import Machine, run_machine
from tests.server.support import Data

PEOPLE = 4
BOT = "random"

persons = st.integers(0, PEOPLE - 1)
seat_numbers = st.integers(0, 4)
choices = st.integers(0, 1000)


class Lobby:
    """What a lobby is, in the fewest words: who sits where, and who may do what."""

    def __init__(self) -> None:
        self.seats: list[int | str | None] = [0, None, None]
        self.host: int | None = 0
        self.status = "lobby"
        self.members = [0]
        self.removed: set[int] = set()
        self.chat_open = True

    def ask(self, person: int, kind: str, fields: Data) -> str | None:
        """Do what is asked, or say by which code it is refused."""
        if person in self.removed:
            return "removed"
        if kind == "leave":
            self.leave(person)
            return None
        if kind in ("let_back", "open_chat", "close_chat"):
            return self.keep_order(person, kind, fields)
        if self.status != "lobby":
            return "not_in_lobby"
        if kind == "sit":
            return self.sit(person, fields["seat"])
        if kind == "stand":
            self.stand(person)
            return None
        order: Callable[..., str | None] = getattr(self, kind)
        return order(**fields) if person == self.host else "not_host"

    def sit(self, person: int, seat: int) -> str | None:
        if seat >= len(self.seats):
            return "no_seat"
        if self.seats[seat] not in (None, person):
            return "seat_taken"
        self.stand(person)
        self.seats[seat] = person
        if person not in self.members:
            self.members.append(person)
        return None

    def stand(self, person: int) -> None:
        self.seats = [None if held == person else held for held in self.seats]

    def leave(self, person: int) -> None:
        if self.status == "lobby":
            self.stand(person)
        if person == self.host:
            others = (one for one in self.members if one in self.seats and one != person)
            self.host = next(others, None)
            if self.host is None:
                self.status = "closed"

    def keep_order(self, person: int, kind: str, fields: Data) -> str | None:
        if person != self.host:
            return "not_host"
        if kind == "let_back":
            self.removed.discard(fields["guest"])
        else:
            self.chat_open = kind == "open_chat"
        return None

    # ---- what the host does

    def swap(self, first: int, second: int) -> str | None:
        if max(first, second) >= len(self.seats):
            return "no_seat"
        seats = self.seats
        seats[first], seats[second] = seats[second], seats[first]
        return None

    def add_bot(self, seat: int, bot: str) -> str | None:
        if bot != BOT:
            return "no_bot"
        if seat >= len(self.seats):
            return "no_seat"
        if isinstance(self.seats[seat], int):
            return "seat_taken"
        self.seats[seat] = bot
        return None

    def clear(self, seat: int) -> str | None:
        if seat >= len(self.seats):
            return "no_seat"
        self.seats[seat] = None
        return None

    def change(self, players: int) -> str | None:
        if sum(isinstance(held, int) for held in self.seats) > players:
            return "seat_taken"
        kept, lost = self.seats[:players], self.seats[players:]
        kept += [None] * (players - len(kept))
        for held in lost:
            if isinstance(held, int):
                kept[next(n for n, one in enumerate(kept) if not isinstance(one, int))] = held
        self.seats = kept
        return None

    def remove(self, guest: int) -> str | None:
        if guest == self.host:
            return "yourself"
        self.stand(guest)
        self.removed.add(guest)
        return None

    def start(self) -> str | None:
        if None in self.seats:
            return "seats_empty"
        self.status = "playing"
        return None


class LobbyMachine(Machine):
    """Commands go to the server and to the model: both give the same answer, and look the same."""

    @initialize()
    def set_up(self) -> None:
        self.model = Lobby()
        self.wait_for(self.arrive())

    async def arrive(self) -> None:
        self.people = [await self.place.visitor(f"guest {n}") for n in range(PEOPLE)]
        self.table = await self.place.table(self.people[0])
        for person in self.people[1:]:
            await person.connect(self.table)
        await self.place.settle()

    @property
    def present(self) -> list[int]:
        return [person for person in range(PEOPLE) if person not in self.model.removed]

    def try_out(self, *wishes: tuple[int, str, Data]) -> None:
        """Commands that arrive together, as somebody whom the model lets in would send them."""
        asked = [wish for wish in wishes if wish[0] in self.present]
        answers = self.ask_together([self.as_sent(wish) for wish in asked])
        assert answers == [self.model.ask(*wish) for wish in asked], asked

    def as_sent(self, wish: tuple[int, str, Data]) -> tuple[int, str, Data]:
        """Guests have ids, and settings are many."""
        person, kind, fields = wish
        if "guest" in fields:
            fields = {"guest": self.people[fields["guest"]].guest}
        if kind == "change":
            fields = {"settings": {"players": fields["players"]}}
        return person, kind, fields

    # ---- what anybody may try

    @rule(person=persons, seat=seat_numbers)
    def sit(self, person: int, seat: int) -> None:
        self.try_out((person, "sit", {"seat": seat}))

    @rule(person=persons)
    def stand(self, person: int) -> None:
        self.try_out((person, "stand", {}))

    @rule(person=persons)
    @precondition(lambda self: self.model.status != "playing")
    def leave(self, person: int) -> None:
        self.try_out((person, "leave", {}))

    @rule(person=persons, first=seat_numbers, second=seat_numbers)
    def swap(self, person: int, first: int, second: int) -> None:
        self.try_out((person, "swap", {"first": first, "second": second}))

    @rule(person=persons, seat=seat_numbers, bot=st.sampled_from([BOT, BOT, "nobody"]))
    def add_bot(self, person: int, seat: int, bot: str) -> None:
        self.try_out((person, "add_bot", {"seat": seat, "bot": bot}))

    @rule(person=persons, seat=seat_numbers)
    def clear(self, person: int, seat: int) -> None:
        self.try_out((person, "clear", {"seat": seat}))

    @rule(person=persons, players=st.integers(3, 5))
    def change(self, person: int, players: int) -> None:
        self.try_out((person, "change", {"players": players}))

    @rule(person=persons, kind=st.sampled_from(["open_chat", "close_chat"]))
    def open_or_close_chat(self, person: int, kind: str) -> None:
        self.try_out((person, kind, {}))

    @rule(person=persons, other=persons)
    @precondition(lambda self: self.model.status == "lobby")
    def remove(self, person: int, other: int) -> None:
        self.try_out((person, "remove", {"guest": other}))
        if other in self.model.removed and self.people[other].room is not None:
            box = self.people[other].box
            assert box is not None
            assert box.closed
            self.wait_for(self.people[other].disconnect())

    @rule(person=persons, other=persons)
    def let_back(self, person: int, other: int) -> None:
        self.try_out((person, "let_back", {"guest": other}))
        if other not in self.model.removed and self.people[other].room is None:
            self.wait_for(self.people[other].connect(self.table))

    @rule(person=persons)
    @precondition(lambda self: None not in self.model.seats)
    def start(self, person: int) -> None:
        self.try_out((person, "start", {}))

    @rule(person=persons)
    @precondition(lambda self: None in self.model.seats)
    def start_too_early(self, person: int) -> None:
        self.try_out((person, "start", {}))

    # ---- what networks and machines do

    @rule(
        people=st.permutations(range(PEOPLE)), seats=st.lists(seat_numbers, min_size=4, max_size=4)
    )
    def all_want_a_seat_at_once(self, people: list[int], seats: list[int]) -> None:
        wishes = zip(people, seats, strict=True)
        self.try_out(*((person, "sit", {"seat": seat}) for person, seat in wishes))

    @rule(chosen=choices)
    @precondition(lambda self: any(one.person in self.present for one in self.sent))
    def hear_an_old_command_again(self, chosen: int) -> None:
        self.sent = [one for one in self.sent if one.person in self.present]
        self.send_again(chosen)

    @rule(person=persons)
    def lose_a_connection(self, person: int) -> None:
        if person in self.present:
            self.come_back(person)

    @rule(person=persons)
    @precondition(lambda self: self.model.removed)
    def come_though_removed(self, person: int) -> None:
        if person in self.model.removed:
            with pytest.raises(Refused, match="removed"):
                self.wait_for(self.people[person].connect(self.table))

    @rule()
    def restart_the_server(self) -> None:
        self.restart(self.present)

    # ---- what always holds

    @invariant()
    def everybody_sees_the_model(self) -> None:
        if not hasattr(self, "model"):
            return
        model = self.model
        for person in self.present:
            seen = self.people[person].table
            assert [self.holder(seat) for seat in seen["seats"]] == model.seats
            host = None if model.host is None else self.people[model.host].guest
            assert (seen["host"], seen["status"]) == (host, model.status)
            assert seen["chat_open"] == model.chat_open
            assert seen["settings"]["players"] == len(model.seats)
        self.check_mirrors(self.present)

    def holder(self, seat: Data) -> Any:
        if seat["guest"] is None:
            return None if seat["bot"] is None else seat["bot"].partition("@")[0]
        return [person.guest for person in self.people].index(seat["guest"])


def test_a_lobby_is_what_its_model_says() -> None:
    run_machine(LobbyMachine, runs=12, steps=25)


def test_a_guest_who_acts_as_the_host_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conduct, "check_host", lambda state, who: None)
    with pytest.raises(AssertionError):
        run_machine(LobbyMachine, runs=12, steps=25, shrink=False)


@pytest.mark.long
def test_a_lobby_is_what_its_model_says_in_many_runs() -> None:
    run_machine(LobbyMachine, runs=300, steps=50)
