"""What nobody has foreseen fails loudly: entries, commands, refusals and types of the protocol."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from mirabilia.game import Game
from mirabilia.server import conduct
from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server.bell import Bell
from mirabilia.server.commitment import commitment
from mirabilia.server.forgetting import named_in
from mirabilia.server.logs import JsonLines
from mirabilia.server.refusals import REFUSALS, Refused
from mirabilia.server.table import TableState, seats_data
from scripts import protocol
from tests.server.support import Place, in_place, run_alone

ROOT = Path(__file__).parents[2]
HOST = wire.Guest("host", "Ada")
PEOPLE = [HOST, wire.Guest("second", "Ben"), wire.Guest("third", None)]


class Unforeseen(log.Entry, frozen=True):
    """An entry that somebody has added, and forgotten in the fold."""


class Dance(wire.Command, frozen=True, tag="dance"):
    """A command that somebody has added, and forgotten in the conduct."""


def lobby() -> TableState:
    """Three people at a table of which every field has been set."""
    options: dict[str, Any] = {"players": 3, "sides": "day"}
    settings = wire.Settings(**options, clock=60)
    told: list[log.AnyEntry] = [log.Created(settings, HOST.id, HOST.name)]
    told += [log.Sat(guest.id, guest.name, seat) for seat, guest in enumerate(PEOPLE)]
    return TableState.of_log("table", [(entry, 1) for entry in told])


def in_the_middle() -> TableState:
    """A game in which one seat has answered, and a bot stands in for another."""
    state = lobby()
    record = Game.new(**state.settings.options(), seed=1).record()
    promised = commitment(record["seed"], record["options"], seats_data(state.seats))
    state.apply(log.Started(dict(record), promised), 2)
    assert state.scene is not None
    state.apply(log.Played(0, state.scene.moves(0)[0], "person"), 3)
    state.apply(log.HandedOver(1, "greedy"), 4)
    state.apply(log.Rematched("another", HOST.id), 4)
    state.apply(log.Removed("pest", "Pest"), 4)
    state.apply(log.ChatSet(False), 4)
    return state


# ---- entries


@pytest.mark.parametrize("state", [lobby, in_the_middle])
def test_an_entry_that_nobody_has_foreseen_is_an_error(state: Callable[[], TableState]) -> None:
    unknown: Any = Unforeseen()
    with pytest.raises(AssertionError):
        state().apply(unknown, 5)


def examples(state: TableState) -> list[log.AnyEntry]:
    """An entry of each kind, all of which change the table of `in_the_middle`."""
    assert state.scene is not None
    return [
        log.Created(wire.Settings(players=4), "fourth", None),
        log.Changed(wire.Settings(players=4)),
        log.Started(dict(Game.new(players=3, seed=2).record()), "promised"),
        log.Played(1, state.scene.moves(1)[0], "bot"),
        log.TookBack(0),
        log.Resumed(),
        log.Rematched("elsewhere"),
        log.Sat("fourth", None, 2),
        log.Renamed("second", "Benny"),
        log.Stood("second"),
        log.Swapped(0, 2),
        log.BotSat(1, "random"),
        log.Cleared(1),
        log.HandedOver(2, "greedy"),
        log.Returned(1),
        log.Left("host", "greedy"),
        log.Passed("third"),
        log.Joined("second", "another", "Ada"),
        log.Removed("second", "Ben"),
        log.LetBack("pest"),
        log.ChatSet(True),
        log.Closed(),
    ]


def data_of(state: TableState) -> dict[str, Any]:
    """All fields; a scene never changes, so it stands for itself."""
    return {
        name: value if name == "scene" else copy.deepcopy(value)
        for name, value in vars(state).items()
    }


@pytest.mark.parametrize("kind", get_args(log.AnyEntry))
def test_an_entry_changes_the_copy_and_never_the_original(kind: type[log.AnyEntry]) -> None:
    state = in_the_middle()
    (entry,) = [one for one in examples(state) if type(one) is kind]
    before = data_of(state)
    twin = state.copy()
    assert data_of(twin) == before
    twin.apply(entry, 5)
    assert data_of(state) == before
    assert {**data_of(twin), "number": before["number"]} != before


def test_the_example_has_no_field_as_it_began() -> None:
    new, state = vars(TableState("")), vars(in_the_middle())
    assert {name for name in new if new[name] == state[name]} == set()


@pytest.mark.parametrize("status", ["lobby", "over", "closed"])
def test_only_a_table_that_plays_asks_for_anything(status: Any) -> None:
    state = in_the_middle()
    assert state.asked() is not None
    state.status = status
    assert state.asked() is None


def test_an_entry_that_nobody_has_foreseen_is_not_taken_for_one_without_a_name() -> None:
    unknown: Any = Unforeseen()
    with pytest.raises(AssertionError):
        named_in(unknown)


def test_who_was_removed_stays_so_as_another_guest() -> None:
    """By a code nobody gets around the host, but who sits there already does not lose the seat."""
    state = in_the_middle()
    state.apply(log.Joined("pest", "other", "Other"), 5)
    assert state.removed == {"other": "Other"}
    state.apply(log.Joined("other", HOST.id, HOST.name), 6)
    assert state.removed == {}
    assert state.seat_of(HOST.id) == 0


@pytest.mark.parametrize("kind", get_args(log.AnyEntry))
def test_whoever_is_named_in_an_entry_can_be_forgotten(kind: type[log.AnyEntry]) -> None:
    (entry,) = [one for one in examples(in_the_middle()) if type(one) is kind]
    assert (named_in(entry) is not None) == ("name" in kind.__struct_fields__)


# ---- commands


def test_a_command_that_nobody_has_foreseen_is_an_error() -> None:
    unknown: Any = Dance(id="1")
    here = conduct.Circumstances({}, 0, [])
    with pytest.raises(AssertionError):
        conduct.decide(lobby(), HOST, unknown, here)
    for decide in (lobby().come_and_go, lambda one: conduct.keep_order(lobby(), HOST, one)):
        with pytest.raises(AssertionError):
            decide(unknown)


def test_a_command_that_nobody_has_foreseen_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        id = await place.table(host)
        before = host.mirror.state()
        unknown: Any = Dance(id="1")
        assert host.room is not None
        assert host.box is not None
        with pytest.raises(AssertionError):
            await host.room.handle(host.box, unknown)
        assert host.mirror.state() == before
        line = json.loads(JsonLines().format(caplog.records[0]))
        assert (line["table"], line["level"]) == (id, "error")
        await host.do("add_bot", seat=1, bot="random")

    in_place(tmp_path, test)


def test_every_command_is_either_conducted_or_carried_out_by_the_room() -> None:
    conducted = set(get_args(wire.ConductedCommand))
    assert set(get_args(wire.AnyCommand)) - conducted == {wire.Say, wire.Rematch}
    assert set(get_args(wire.ClientMessage)) - set(get_args(wire.AnyCommand)) == {wire.Resync}


# ---- refusals and the rest


def test_a_refusal_that_is_not_described_cannot_be_made() -> None:
    with pytest.raises(KeyError, match="out_of_tune"):
        Refused("out_of_tune")


def test_refusals_have_the_status_that_is_documented() -> None:
    text = (ROOT / "docs" / "tables" / "messages.md").read_text("utf-8")
    documented = dict(re.findall(r"^\| `(\w+)` \| (4\d\d|5\d\d) \| ", text, re.MULTILINE))
    assert {code: str(Refused(code).status) for code in REFUSALS} == documented


def test_a_type_that_nobody_has_foreseen_is_an_error() -> None:
    for write in (protocol.value_of, protocol.type_of):
        assert write({}) in ("anything", "any")
        with pytest.raises(KeyError, match="date"):
            write({"type": "date"})


def test_a_database_that_cannot_be_asked_does_not_end_the_bell(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail() -> None:
        raise OSError("the database is away")

    async def test() -> None:
        bell = Bell("redis://127.0.0.1:1", "here", lambda *_: None, lambda _: None, fail)
        await bell.look_safely()
        await bell.close()

    run_alone(test())
    assert caplog.messages == ["the database could not be asked"]
