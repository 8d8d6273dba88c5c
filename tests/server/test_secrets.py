"""Nothing hidden leaves the server: two worlds that nobody can tell apart send the same bytes.

For a seat, the other world is drawn from its own view: other hands, other decks, another seed. The
others answer there with what they hold there. For those who watch, it is another deal altogether,
in which everybody plays cards face down. Time and ids are pinned.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from mirabilia import Game, sample
from mirabilia.server import entries as log
from mirabilia.server import room as rooms
from mirabilia.server import sight, store
from mirabilia.server.messages import ForesightWish, Guest, Settings
from mirabilia.server.refusals import Refused
from mirabilia.server.scene import Scene, Viewer, encode
from mirabilia.server.sight import Written
from mirabilia.server.table import TableState
from tests.server.support import Place, Visitor, in_place
from tests.support.play import moments

TABLE = "table"
MIXES: list[dict[str, Any]] = [
    {"players": 3, "expansions": ()},
    {"players": 4, "expansions": ("leaders",), "teams": True},
    {"players": 4, "expansions": ("leaders", "cities", "armada")},
]
EVERY = 7


async def seat_all(place: Place, game: Game) -> tuple[list[Visitor], Visitor]:
    """A table where this game is going on; for each seat a person, and one who watches."""
    options = game.view(0).data["options"]
    settings = Settings(players=game.players, teams=options.get("teams", False))
    guests = [Guest(f"guest{number}", None) for number in range(game.players + 1)]
    await place.house.writer.write([store.new_guest(guest, 0) for guest in guests])
    told: list[log.AnyEntry] = [log.Created(settings, "guest0", None)]
    told += [log.Sat(guest.id, None, seat) for seat, guest in enumerate(guests[:-1])]
    state = TableState.of_log(TABLE, [(entry, place.time.now) for entry in told])
    state.start = log.Started({}, "promised")
    state.status = "playing"
    state.open_round(Scene(game), place.time.now)
    place.house.rooms[TABLE] = rooms.Room(place.house, store.Kept(state, {}, [], []))
    visitors = [Visitor(place.house, guest.id) for guest in guests]
    for visitor in visitors:
        await visitor.connect(TABLE)
    return visitors[:-1], visitors[-1]


async def go_about(seat: int, people: list[Visitor], watcher: Visitor, rng: Random) -> None:
    """The others answer and take back, all but one; the seat asks for this and that."""
    me = people[seat]
    asked = me.round["number"]
    awaited = [person for person in people if person.awaited]
    others = [person for person in awaited if person is not me]
    for person in others[1:]:
        await person.play(person.moves[int(rng.random() * len(person.moves))])
        if rng.random() < 0.5:
            await person.do("take_back", round=asked)
            await person.play()
    await foresee(me, asked)
    await me.ask("play", id="wrong", round=asked, move="build nothing")
    await me.ask("take_back", id="early", round=asked)
    if me in awaited and others:
        await me.ask("play", id="right", round=asked, move=me.moves[-1])
    await me.ask("say", id="said", text="well?")
    for person in (me, watcher):
        await person.disconnect()
        await person.connect(TABLE)


async def foresee(person: Visitor, asked: int) -> None:
    """Asks what each thing that moves speak of would do."""
    assert person.room is not None
    who = await person.house.guest(person.guest)
    for piece in sorted({word for move in person.moves for word in move.split()[1:2]}):
        try:
            found = await person.room.adviser.foresee(who, ForesightWish(asked, piece))
        except Refused as refused:
            person.sent.append(refused.code.encode())
        else:
            person.sent.append(encode(found))


def sent_to(folder: Path, game: Game, seat: int) -> tuple[list[bytes], list[bytes]]:
    """All that a seat and those who watch were sent."""
    sent: list[list[bytes]] = []

    async def test(place: Place) -> None:
        people, watcher = await seat_all(place, game)
        await go_about(seat, people, watcher, Random(seat))
        sent.extend([people[seat].sent, watcher.sent])

    folder.mkdir()
    in_place(folder, test)
    return sent[0], sent[1]


class Looked(NamedTuple):
    """At how many of the moments, and how often a seat or a watcher could tell the worlds apart."""

    moments: int
    looks: int
    told_apart: int

    def and_also(self, other: Looked) -> Looked:
        return Looked(*map(sum, zip(self, other, strict=True)))


def told_apart(folder: Path, number: int, mix: dict[str, Any]) -> int:
    looked = look_closely(folder, number, mix, EVERY)
    assert looked.looks > 0
    return looked.told_apart


def look_closely(folder: Path, number: int, mix: dict[str, Any], every: int) -> Looked:
    """At one moment in so many of random game `number`."""
    looked = Looked(0, 0, 0)
    for moment, game in enumerate(moments(number, sides="day", boards="deal", **mix)):
        looked = looked.and_also(Looked(1, 0, 0))
        if moment % every == number % every and not game.over:
            seat = (moment + number) % game.players
            other = sample(game.view(seat), Random(moment))
            real = Game.from_position(game.position())
            left = sent_to(folder / f"{moment}-real", real, seat)
            apart = left != sent_to(folder / f"{moment}-other", other, seat)
            looked = looked.and_also(Looked(0, 1, apart))
    return looked


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("number", range(2))
def test_a_seat_cannot_tell_two_worlds_apart(
    tmp_path: Path, number: int, mix: dict[str, Any]
) -> None:
    assert told_apart(tmp_path, number, mix) == 0


# ---- those who watch, through whole ages


def face_down(moves: list[str]) -> str:
    """A move that others see the same whatever the card is."""
    for verb in ("keep", "sell", "pass", "stage"):
        for move in moves:
            if move.startswith(verb) and len(move.split()) <= 2:
                return move
    return moves[0]


def watched(folder: Path, game: Game) -> list[bytes]:
    sent: list[bytes] = []

    async def test(place: Place) -> None:
        people, watcher = await seat_all(place, game)
        room = place.house.rooms[TABLE]
        while people[0].mirror.parts["view"]["now"]["age"] < 3:
            for person in people:
                if person.awaited:
                    await person.play(face_down(person.moves))
        assert room.state.status == "playing"
        watcher.read()
        sent.extend(watcher.sent)

    folder.mkdir()
    in_place(folder, test)
    return sent


def two_deals(expansions: tuple[str, ...]) -> list[Game]:
    """Deals that differ in what is hidden alone: shipyards are dealt for all to see."""
    boards = ["gizah", "rhodos", "olympia"]
    games = (
        Game.new(players=3, sides="day", boards=boards, expansions=expansions, seed=seed)
        for seed in count(1)
    )
    first = next(games)
    second = next(game for game in games if shipyards(game) == shipyards(first))
    return [first, second]


def shipyards(game: Game) -> list[Any]:
    return [city.get("shipyard") for city in game.position()["cities"]]


def watchers_tell_apart(folder: Path, expansions: tuple[str, ...]) -> bool:
    games = two_deals(expansions)
    first, second = (watched(folder / str(n), game) for n, game in enumerate(games))
    assert len(first) > 20
    return first != second


@pytest.mark.parametrize(
    "expansions",
    [(), ("leaders",), ("armada",), ("leaders", "cities"), ("leaders", "cities", "armada")],
)
def test_those_who_watch_cannot_tell_two_deals_apart(
    tmp_path: Path, expansions: tuple[str, ...]
) -> None:
    assert not watchers_tell_apart(tmp_path, expansions)


# ---- planted errors: each sends one thing too much, and must be found out

honest = sight.write_own
Leak = Callable[[TableState, Viewer], Any]


def others_hands(state: TableState, viewer: Viewer) -> Any:
    assert state.scene is not None
    return state.scene.game.position()["hands"]


def others_answers(state: TableState, viewer: Viewer) -> Any:
    return state.answers


def how_many_moves(state: TableState, viewer: Viewer) -> Any:
    assert state.scene is not None
    return [len(state.scene.moves(seat)) for seat in range(len(state.seats))]


def others_offers(state: TableState, viewer: Viewer) -> Any:
    assert state.scene is not None
    return [state.scene.game.offers(seat) for seat in range(len(state.seats))]


def seed(state: TableState, viewer: Viewer) -> Any:
    assert state.scene is not None
    return state.scene.game.position()["seed"]


def digest(state: TableState, viewer: Viewer) -> Any:
    assert state.scene is not None
    return state.scene.game.digest()


def leaking(leak: Leak) -> Callable[[TableState, Viewer, bool], Written]:
    def write_own(state: TableState, viewer: Viewer, whole: bool = True) -> Written:
        return {**honest(state, viewer, whole), "answer": encode(leak(state, viewer))}

    return write_own


LEAKS = [others_hands, others_answers, how_many_moves, others_offers, seed, digest]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_to_a_seat_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak
) -> None:
    monkeypatch.setattr(sight, "write_own", leaking(leak))
    assert told_apart(tmp_path, 1, MIXES[0]) > 0


def test_events_that_hide_nothing_are_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def all_events(scene: Scene, viewer: Viewer, since: int) -> bytes:
        return encode(scene.game.events[since:])

    monkeypatch.setattr(Scene, "events", all_events)
    assert watchers_tell_apart(tmp_path, ())


def test_a_view_of_another_seat_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = Scene.view
    monkeypatch.setattr(Scene, "view", lambda scene, viewer: view(scene, viewer or 0))
    assert watchers_tell_apart(tmp_path, ())
