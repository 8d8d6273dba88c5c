"""The protocol's document and types are those of the structures, and its example works."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from inspect import getdoc
from pathlib import Path
from typing import TypedDict

import msgspec
import pytest
from msgspec import Struct

from mirabilia.notation import types
from mirabilia.server import messages
from mirabilia.server.refusals import REFUSALS, Refused
from scripts import protocol
from tests.server.process import Server, messages_of
from tests.server.support import run_alone
from tests.support.play import moments
from tests.support.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "mirabilia" / "server"
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
FIELDS = Path(__file__).with_name("stored") / "fields.txt"


def test_document_and_types_are_up_to_date() -> None:
    assert protocol.stale() == [], "run python scripts/protocol.py"


def test_the_check_finds_a_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert protocol.main(["--check"]) == 0
    old = protocol.ROOT / "build" / "old.md"
    monkeypatch.setattr(protocol, "FILES", ((old, protocol.document),))
    assert protocol.main(["--check"]) == 1
    assert "old.md" in capsys.readouterr().out


def fields_told(document: str) -> set[str]:
    """Each field of each message, structure and event, and what it holds."""
    found, about = set(), ""
    for line in document.splitlines():
        if line.startswith("#"):
            about = line.lstrip("# ").strip("`")
        elif row := re.match(r"\| `(\w+)` \| (.+?) \|", line):
            fields = (
                re.findall(r"`(\w+)`: ([^,]+)", row[2]) if about == "Events" else [row.groups()]
            )
            name = f"event {row[1]}" if about == "Events" else about
            found |= {f"{name}.{field}: {value}" for field, value in fields}
    return found


def test_what_pages_of_an_older_server_read_and_send_is_there_still() -> None:
    """A page stays open while the server is upgraded, and clients are written for what there is. A
    field that becomes another one gets another name; those of today are in the file."""
    told = fields_told((ROOT / "docs" / "tables" / "messages.md").read_text("utf-8"))
    kept = set(FIELDS.read_text("utf-8").splitlines())
    assert kept - told == set()
    assert told - kept == set(), f"add them to {FIELDS.name}: they are to stay"


def test_every_structure_is_described() -> None:
    described = {*protocol.CLIENT, *protocol.SERVER, *protocol.SHAPES, *protocol.HTTP}
    structures = {
        thing
        for thing in vars(messages).values()
        if isinstance(thing, type) and issubclass(thing, Struct)
    }
    assert structures - described == {Struct, messages.Command, messages.GameSettings}


class City(TypedDict):
    """Another city."""

    name: str


def test_two_structures_of_one_name_are_refused() -> None:
    """TypeScript would merge their interfaces, and the page would have fields of both."""
    with pytest.raises(ValueError, match="names of their own: City"):
        protocol.refuse_namesakes((types.City, types.Offer, City))


class Undescribed(TypedDict):
    name: str


class StructUndescribed(messages.Sit, frozen=True):
    pass


@pytest.mark.parametrize("kind", [Undescribed, StructUndescribed])
def test_a_structure_says_itself_what_it_is(kind: type) -> None:
    """What `getdoc` finds otherwise is the docstring of another: of `dict`, or of a base."""
    assert getdoc(kind)
    with pytest.raises(ValueError, match=f"{kind.__name__} needs a docstring"):
        list(protocol.interface(kind))


def test_a_record_has_its_type_on_the_page() -> None:
    written = protocol.types()
    assert "  record?: Record | null;" in written
    assert "export interface Record {" in written
    # TypeScript's own `Record<...>` would be taken for it.
    assert "Record<" not in written


def test_what_the_library_offers_is_what_the_structures_say() -> None:
    offers = [
        offer
        for game in moments(3, expansions=("leaders", "cities", "armada"))
        for seat in game.pending
        for offer in game.offers(seat)
    ]
    read = msgspec.convert(offers, list[types.Offer])
    assert msgspec.to_builtins(read) == offers
    ways = [offer["build"] for offer in read if offer["build"] is not None]
    obstacles = {way["obstacle"]["kind"] for way in ways if way["obstacle"] is not None}
    assert obstacles == {"built", "coins", "missing"}


def test_every_refusal_is_known_and_can_happen() -> None:
    text = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    used = set(re.findall(r'Refused\("(\w+)"', text)) | {"malformed"}
    assert used == set(REFUSALS)
    assert Refused("no_table").status == 404


def test_the_bot_of_the_document_plays_a_game(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        server.ask("/api/me", {})
        wanted = {"settings": {"players": 3, "sides": "day"}}
        table = server.ask("/api/tables", wanted)["id"]
        (example,) = re.findall(r"```python bot\n(.*?)```", PROTOCOL, re.DOTALL)
        code = example.replace("127.0.0.1:8007", server.url.removeprefix("http://"))
        code = code.replace('"..."', repr(table))
        command = [sys.executable, "-c", code]
        bot = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert run_alone(host_a_game(server, table)) == "over"
        assert bot.communicate(timeout=PATIENCE)[1] == ""
        assert bot.returncode == 0
    finally:
        server.kill()


async def host_a_game(server: Server, table: str) -> str:
    """Wait for the bot, put another one beside it, start, and leave the rest to a stand-in."""
    async with server.live(table) as live:
        await live.send(json.dumps({"type": "add_bot", "id": "a", "seat": 2, "bot": "random"}))
        async for message in messages_of(live):
            told = message.get("parts") or message.get("changes") or {}
            shown = told.get("table")
            if shown and shown["status"] == "lobby" and shown["seats"][1]["guest"]:
                await live.send(json.dumps({"type": "start", "id": "b"}))
                await live.send(json.dumps({"type": "leave", "id": "c"}))
            if shown and shown["status"] == "over":
                return str(shown["status"])
    return "closed"
