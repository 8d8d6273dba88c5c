"""A game at a table, with messages in any order: the engine beside it says what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from mirabilia.game import replay
from mirabilia.server import conduct
from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server.table import TableState
from tests.server.machines import Machine, run_machine
from tests.server.support import Data

MIXES: list[Data] = [
    {"players": 3},
    {"players": 3, "expansions": ("leaders", "cities", "armada")},
    {"players": 4, "teams": True, "expansions": ("cities",)},
]
MOST = 4
DEAL = 19
NONSENSE = ["sell nothing", "build", "", "take altar", "debt 9"]
DAY = 24 * 3600

persons = st.integers(0, MOST - 1)
choices = st.integers(0, 1000)


class TableMachine(Machine):
    """What is played goes to the server, and to a game of the library as soon as all have answered.

    The table is played over days, so that nobody is played for when the clock is set wrong.
    """

    @initialize(mix=st.sampled_from(MIXES))
    def sit_down(self, mix: Data) -> None:
        boxes = {name: value for name, value in mix.items() if name != "players"}
        # The same deal in every run, so that one that fails can be repeated.
        with patch("mirabilia.server.conduct.secrets.randbits", return_value=DEAL):
            self.people = self.wait_for(self.place.seated(mix["players"], pace="turns", **boxes))
        self.table = self.people[0].table["id"]
        state = self.place.house.rooms[self.table].state
        assert state.start is not None
        self.game = replay(state.start.record)
        self.round = state.number
        self.answers: dict[int, str] = {}
        # What was seen at the start of earlier rounds.
        self.rounds_before: list[int] = []

    @property
    def everybody(self) -> list[int]:
        return list(range(len(self.people)))

    @property
    def asked(self) -> list[int]:
        """Who has a decision in this round; those without a choice too."""
        return sorted({*self.game.pending, *self.game.answered})

    def moves_of(self, seat: int) -> list[str]:
        moves: list[str] = self.game.view(seat).now["moves"]
        return moves

    # ---- the model

    def expected(self, seat: int, kind: str, fields: Data) -> str | None:
        """Do what is asked, or say by which code it is refused."""
        if self.game.over:
            return "not_playing"
        if fields["round"] != self.round:
            return "too_late"
        if seat not in self.asked:
            return "not_asked"
        if kind == "take_back":
            return None if self.answers.pop(seat, None) else "nothing_to_take_back"
        if seat in self.answers:
            return "answered"
        if fields["move"] not in self.moves_of(seat):
            return "not_offered"
        self.answers[seat] = fields["move"]
        return None

    def try_out(self, *wishes: tuple[int, str, Data]) -> None:
        number = self.number
        answers = self.ask_together(list(wishes))
        for wish, answer in zip(wishes, answers, strict=True):
            assert answer == self.expected(*wish), wish
            number += answer is None
            if self.answers.keys() == {*self.asked} and not self.game.over:
                self.reveal(number)

    def reveal(self, number: int) -> None:
        """All have answered: the game goes on."""
        for seat in list(self.game.pending):
            self.game.play(seat, self.answers[seat])
        self.answers = {}
        self.rounds_before.append(self.round)
        self.round = number

    # ---- what people do

    @rule(person=persons, chosen=choices)
    def play(self, person: int, chosen: int) -> None:
        seat = person % len(self.people)
        moves = self.moves_of(seat) or ["sell altar"]
        self.try_out((seat, "play", self.answer_with(moves[chosen % len(moves)])))

    @rule(person=persons, move=st.sampled_from(NONSENSE))
    def play_nonsense(self, person: int, move: str) -> None:
        self.try_out((person % len(self.people), "play", self.answer_with(move)))

    @rule(person=persons, chosen=choices)
    @precondition(lambda self: self.rounds_before)
    def play_what_comes_too_late(self, person: int, chosen: int) -> None:
        seat, before = person % len(self.people), self.rounds_before
        moves = self.moves_of(seat) or ["sell altar"]
        late = {"round": before[chosen % len(before)], "move": moves[chosen % len(moves)]}
        self.try_out((seat, "play", late))

    @rule(person=persons)
    def take_back(self, person: int) -> None:
        self.try_out((person % len(self.people), "take_back", {"round": self.round}))

    @rule(seed=choices, rounds=st.integers(1, 12))
    def play_on(self, seed: int, rounds: int) -> None:
        """Some rounds, in which answers come in any order, and some of them twice."""
        rng = Random(seed)
        for _ in range(rounds):
            wishes = [
                (seat, "play", self.answer_with(rng.choice(self.moves_of(seat))))
                for seat in self.asked
                if seat not in self.answers
            ]
            twice = [wish for wish in wishes if rng.random() < 0.3]
            all_of_them = [*wishes, *twice]
            rng.shuffle(all_of_them)
            if all_of_them:
                self.try_out(*all_of_them)

    def answer_with(self, move: str) -> Data:
        return {"round": self.round, "move": move}

    # ---- what networks and machines do

    @rule(chosen=choices)
    @precondition(lambda self: self.sent)
    def hear_an_old_command_again(self, chosen: int) -> None:
        self.send_again(chosen)

    @rule(person=persons)
    def lose_a_connection(self, person: int) -> None:
        self.come_back(person % len(self.people))

    @rule(person=persons)
    def miss_a_message(self, person: int) -> None:
        """Who finds a gap asks for everything."""
        visitor = self.people[person % len(self.people)]
        visitor.mirror.parts.clear()
        room, box = visitor.room, visitor.box
        assert room is not None
        assert box is not None
        self.wait_for(room.handle(box, wire.Resync()))

    @rule(seconds=st.sampled_from([0, 0, 3600, -3600, DAY, -DAY]))
    def restart_the_server(self, seconds: int) -> None:
        self.restart(self.everybody, seconds)

    # ---- what always holds

    @invariant()
    def everybody_sees_the_game(self) -> None:
        if not hasattr(self, "game"):
            return
        for seat, person in enumerate(self.people):
            parts = person.mirror.parts
            assert parts["view"] == self.game.view(seat).data
            assert parts["table"]["status"] == ("over" if self.game.over else "playing")
            if not self.game.over:
                told = parts["round"]
                assert (told["number"], told["ready"]) == (self.round, sorted(self.answers))
        self.check_mirrors(self.everybody)

    def teardown(self) -> None:
        if hasattr(self, "game") and self.game.over:
            kept = self.wait_for(self.place.house.store.finished(self.table, "record"))
            assert kept is not None
            assert f'"digest":"{self.game.digest()}"' in kept.replace(" ", "")
        super().teardown()


def test_a_table_is_what_the_engine_says() -> None:
    run_machine(TableMachine, runs=8, steps=20)


def answer_twice(state: TableState, who: wire.Guest, command: wire.Play) -> log.Played:
    """As `conduct.play` would be, if it let people answer again."""
    seat = conduct.check_round(state, who, command.round)
    return log.Played(seat, command.move, "person")


def answer_late(state: TableState, who: wire.Guest, asked: int) -> int:
    """As `conduct.check_round` would be, if it took answers to older questions."""
    return conduct.own_seat(state, who)


@pytest.mark.parametrize(
    ("name", "wrong"), [("play", answer_twice), ("check_round", answer_late)], ids=lambda one: None
)
def test_what_is_wrong_is_found_out(
    name: str, wrong: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conduct, name, wrong)
    with pytest.raises((AssertionError, KeyError)):
        run_machine(TableMachine, runs=8, steps=20, shrink=False)


@pytest.mark.long
def test_a_table_is_what_the_engine_says_in_many_runs() -> None:
    run_machine(TableMachine, runs=200, steps=50)
