"""Tables of a real server at which a game is under way: people on the first seats, then bots."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from mirabilia import Game
from mirabilia.server import entries as log
from mirabilia.server import store
from mirabilia.server.database import Database
from mirabilia.server.house import House
from mirabilia.server.messages import Settings
from mirabilia.server.settings import DATABASE_FILE, sqlite_url
from tests.server.support import Dice, run_alone
from tests.support.plain import plain
from tests.support.play import answers, eager
from tests.web.playing import Person, RealServer

# What the page keeps of who somebody is, beside the cookie.
KNOWN = "if (location.protocol === 'http:') localStorage.setItem('mirabilia-guest', '\"%s\"')"


def under_way(age: int, turn: int, **options: Any) -> Game:
    """A game that has come this far, always the same one."""
    game = Game.new(**{"players": 3, "sides": "day", "seed": 1, **options})
    going_on = answers(game, Random(1), eager)
    while (game.age, game.turn) < (age, turn):
        next(going_on)
    return game


def lay(
    server: RealServer, game: Game, *people: Person, shown: str = ".table", **settings: Any
) -> None:
    """Bring people to a table where a game stands as it does, and wait until it is shown."""
    entries = told([guest(person) for person in people], game, settings)
    id = run_alone(keep_table(server.data, entries))
    for person in people:
        person.page.goto(f"{person.url}/t/{id}")
        person.page.wait_for_selector(shown)


def lay_finished(server: RealServer, game: Game, *people: Person) -> str:
    """Keep a game that these have finished; its table."""
    entries = told([guest(person) for person in people], finished(game), {})
    return run_alone(keep_table(server.data, entries))


def finished(game: Game) -> Game:
    """The same game at its end."""
    going_on = answers(game, Random(2), eager)
    while not game.over:
        next(going_on)
    return game


def guest(person: Person) -> str:
    """Who somebody is; whoever has not seen the page yet is introduced."""
    me, request = f"{person.url}/api/me", person.context.request
    known = request.get(me)
    answer = known if known.ok else request.post(me, data={"name": None})
    id: str = answer.json()["id"]
    person.page.add_init_script(KNOWN % id)
    return id


def told(guests: list[str], game: Game, wanted: dict[str, Any]) -> list[log.AnyEntry]:
    """The log of such a table."""
    record = plain(game.record())
    settings = Settings(**record["options"], **wanted)
    people = [log.Sat(guest, None, seat) for seat, guest in enumerate(guests)]
    bots = [log.BotSat(seat, "builder") for seat in range(len(guests), settings.players)]
    return [log.Created(settings, guests[0], None), *people, *bots, log.Started(record, "")]


async def keep_table(data: Path, entries: list[log.AnyEntry]) -> str:
    """Write a table where the server looks for it when somebody asks."""
    database = Database(sqlite_url(data / DATABASE_FILE))
    house = House(database, Dice())
    state, statements = house.new_table(entries)
    if state.status == "over":
        statements = [*statements, store.new_finished(state, house.now())]
    await database.execute(statements)
    await database.close()
    return state.id
