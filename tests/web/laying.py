"""Tables of a real server that begin at a position: a person on the first seat, then bots."""

from __future__ import annotations

from pathlib import Path

from mirabilia import Game
from mirabilia.server import entries as log
from mirabilia.server.database import Database
from mirabilia.server.house import House
from mirabilia.server.messages import Settings
from mirabilia.server.settings import DATABASE_FILE, sqlite_url
from tests.server.support import Dice, run_alone
from tests.support.plain import plain
from tests.web.playing import Person, RealServer

BECOMING = "import('/net/api.js').then(({ introduce }) => introduce(null))"


def lay(server: RealServer, person: Person, game: Game, bot: str = "builder") -> None:
    """Bring somebody to a table where a game stands as it does."""
    person.go_home()
    guest: str = person.page.evaluate(BECOMING)["id"]
    id = run_alone(keep_table(server.data, told(guest, game, bot)))
    person.page.goto(f"{server.url}/t/{id}")
    person.page.wait_for_selector(".table")


def told(guest: str, game: Game, bot: str) -> list[log.AnyEntry]:
    """The log of such a table."""
    record = plain(Game.from_position(game.position()).record())
    settings = Settings(**record["options"])
    others = [log.BotSat(seat, bot) for seat in range(1, settings.players)]
    created = log.Created(settings, guest, None)
    return [created, log.Sat(guest, None, 0), *others, log.Started(record, "")]


async def keep_table(data: Path, entries: list[log.AnyEntry]) -> str:
    """Write a table where the server looks for it when somebody asks."""
    database = Database(sqlite_url(data / DATABASE_FILE))
    state, statements = House(database, Dice()).new_table(entries)
    await database.execute(statements)
    await database.close()
    return state.id
