"""The HTTP side: identity, tables, files, headers; and the live socket through it."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request, get
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    WebSocketDisconnect,
)
from litestar.routes import HTTPRoute
from litestar.testing import TestClient, WebSocketTestSession

import mirabilia
from mirabilia.bots import Bot, bot_names
from mirabilia.bots.registry import versions_named
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View
from mirabilia.server import packed
from mirabilia.server.app import create_app
from mirabilia.server.context import address_of
from mirabilia.server.identity import COOKIE, COOKIE_SECONDS, Identity, load_key
from mirabilia.server.limits import Limits
from mirabilia.server.messages import AdvisedMove
from mirabilia.server.outbox import Outbox
from mirabilia.server.refusals import REFUSALS, Refused
from mirabilia.server.routes import live, page
from mirabilia.server.settings import ServerSettings
from mirabilia.server.store import Store
from mirabilia.server.thinkers import Thinkers
from mirabilia.server.turns import Wish
from tests.server.support import run_alone

Client = TestClient[Litestar]
ALONE = {"settings": {"players": 3, "sides": "day"}, "bots": ["random", "random"], "start": True}


def introduced(client: Client, name: str | None = "Ada") -> str:
    client.cookies.clear()
    answer = client.post("/api/me", json={"name": name})
    assert answer.status_code == 201
    id: str = answer.json()["id"]
    return id


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# ---- who one is


def test_a_guest_is_known_by_the_cookie(client: Client) -> None:
    assert code(client.get("/api/me")) == (401, "unknown_guest")
    id = introduced(client)
    assert client.get("/api/me").json() == {"id": id, "name": "Ada", "language": None}
    assert client.put("/api/me", json={"name": "Hypatia"}).json()["name"] == "Hypatia"
    assert client.get("/api/me").json()["name"] == "Hypatia"


def test_the_cookie_is_the_browsers_alone(client: Client) -> None:
    header = client.post("/api/me", json={}).headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header


@pytest.mark.parametrize("change", ["x{}", "{}x", "{}."])
def test_a_token_that_was_changed_proves_nothing(client: Client, change: str) -> None:
    introduced(client)
    token = client.cookies[COOKIE]
    client.cookies.clear()
    client.cookies.set(COOKIE, change.format(token))
    assert code(client.get("/api/me")) == (401, "unknown_guest")


def test_a_guest_whom_the_database_does_not_know_is_nobody(app: Litestar, client: Client) -> None:
    server = app.state.server
    client.cookies.set(COOKIE, server.identity.token("nobody", server.house.now()))
    assert code(client.get("/api/me")) == (401, "unknown_guest")


def test_a_token_of_another_key_proves_nothing() -> None:
    ours, theirs = Identity(b"ours"), Identity(b"theirs")
    assert ours.read(ours.token("guest", 7), 8) == ("guest", 7)
    assert ours.read(theirs.token("guest", 7), 8) is None
    assert ours.read(None, 8) is None


def test_a_token_expires() -> None:
    ours, longest = Identity(b"ours"), 1000 * COOKIE_SECONDS
    assert ours.read(ours.token("guest", 7), 7 + longest) == ("guest", 7)
    assert ours.read(ours.token("guest", 7), 8 + longest) is None
    # Those of the first version do not say how old they are.
    assert ours.read(ours.sign("guest"), 8 + longest) == ("guest", 0)


@pytest.mark.parametrize("method", ["GET", "PUT"])
def test_a_cookie_is_renewed_when_it_is_used(app: Litestar, client: Client, method: str) -> None:
    guest = client.post("/api/me", json={}).json()["id"]
    identity, old = app.state.server.identity, app.state.server.house.now() - 1000
    for token in (identity.token(guest, old), identity.sign(guest)):
        client.cookies.clear()
        client.cookies.set(COOKIE, token)
        answer = client.request(method, "/api/me", json={} if method == "PUT" else None)
        assert answer.json()["id"] == guest
        proof = identity.read(answer.cookies[COOKIE], app.state.server.house.now())
        assert proof.id == guest
        assert proof.issued > old


def read_to_end(live: WebSocketTestSession) -> None:
    while True:
        live.receive_json()


def test_who_signs_out_is_signed_out_everywhere(app: Litestar, client: Client) -> None:
    guest = client.post("/api/me", json={"name": "Ada"}).json()["id"]
    here = client.cookies[COOKIE]
    old = app.state.server.identity.sign(guest)
    link = client.post("/api/devices", json={}).json()["code"]
    table = client.post("/api/tables", json={}).json()["id"]
    with client.websocket_connect(f"/api/tables/{table}/live") as live:
        assert live.receive_json()["type"] == "snapshot"
        assert client.delete("/api/me").json()["id"] == guest
        with pytest.raises(WebSocketDisconnect) as ended:
            read_to_end(live)
        assert ended.value.code == 4401
    for token in (here, old):
        client.cookies.clear()
        client.cookies.set(COOKIE, token)
        assert code(client.get("/api/me")) == (401, "unknown_guest")
    client.cookies.clear()
    assert code(client.post("/api/devices/redeem", json={"code": link})) == (404, "no_link")


def test_the_key_is_kept_and_nobody_else_reads_it(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert len(key) == 32
    assert load_key(tmp_path) == key
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]


def test_a_key_that_anybody_could_guess_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"")
    with pytest.raises(ValueError, match=r"secret\.key.*0 bytes, not 32"):
        load_key(tmp_path)


def test_processes_that_start_together_have_one_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = []

    def another_is_first(count: int) -> bytes:
        monkeypatch.undo()
        others.append(load_key(tmp_path))
        return secrets.token_bytes(count)

    monkeypatch.setattr(secrets, "token_bytes", another_is_first)
    assert [load_key(tmp_path)] == others


@pytest.mark.parametrize("name", ["", "x" * 25, 7])
def test_a_name_that_cannot_be_is_refused(client: Client, name: object) -> None:
    assert code(client.post("/api/me", json={"name": name})) == (400, "malformed")


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b"[" * 100_000, b"{", b""])
def test_what_is_no_message_is_malformed(client: Client, body: bytes) -> None:
    assert code(client.post("/api/me", content=body)) == (400, "malformed")


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"", "the body is missing"),
        (b"[]", "Expected `object`, got `array`"),
        (b'{"settings": {"players": "x"}}', "Expected `int`, got `str` - at `$.settings.players`"),
        (b'{"start": 0}', "Expected `bool`, got `int` - at `$.start`"),
    ],
)
def test_what_is_malformed_is_said_in_words(client: Client, body: bytes, reason: str) -> None:
    introduced(client)
    assert client.post("/api/tables", content=body).json()["data"] == {"reason": reason}


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        *(("  Ada  L. ", "Ada L."), ("A\u202eda\n", "A da"), (" \t", None), ("\u200d", None)),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
    ],
)
def test_a_name_is_tidied(client: Client, given: str, kept: str | None) -> None:
    introduced(client, given)
    assert client.get("/api/me").json()["name"] == kept
    client.put("/api/me", json={"name": f"{given}."})
    assert client.get("/api/me").json()["name"].startswith(kept or ".")


def test_a_device_link_carries_an_identity_once(client: Client) -> None:
    id = introduced(client)
    link = client.post("/api/devices").json()
    assert link["url"].endswith(f"/device/{link['code']}")
    client.cookies.clear()
    taken = client.post("/api/devices/redeem", json={"code": link["code"]})
    assert taken.json()["id"] == id
    assert client.get("/api/me").json()["id"] == id
    again = client.post("/api/devices/redeem", json={"code": link["code"]})
    assert code(again) == (404, "no_link")


def test_a_device_link_lasts_ten_minutes(app: Litestar, client: Client) -> None:
    introduced(client)
    link = client.post("/api/devices").json()
    house = app.state.server.house
    assert link["expires"] - house.now() == pytest.approx(600_000, abs=60_000)
    object.__setattr__(house, "now", lambda: link["expires"] + 1)
    late = client.post("/api/devices/redeem", json={"code": link["code"]})
    assert code(late) == (404, "no_link")


# ---- sites and headers


def test_other_sites_may_not_use_our_cookie(client: Client) -> None:
    introduced(client)
    elsewhere = {"origin": "https://elsewhere.example"}
    assert code(client.post("/api/tables", json={}, headers=elsewhere)) == (403, "wrong_origin")
    here = {"origin": "http://testserver.local"}
    assert client.post("/api/tables", json={}, headers=here).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/bots", "/docs", "/nowhere", "/t/any"])
def test_every_answer_has_the_strict_policy(client: Client, path: str) -> None:
    headers = client.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    ["/%00", "/vendor", "/vendor/%00.js", "/" + "x" * 5000, f"/api/qr/t/{'x' * 5000}", "/api/x"],
)
def test_what_is_not_there_is_not_found_and_tells_nothing(client: Client, path: str) -> None:
    answer = client.get(path)
    assert code(answer) == (404, "not_found")
    assert answer.json() == {"type": "refused", "id": None, "code": "not_found", "data": {}}


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/record", "/", "/types.d.ts"])
def test_a_wrong_method_is_refused_like_everything_else(client: Client, path: str) -> None:
    answer = client.delete(path)
    assert code(answer) == (405, "wrong_method")
    assert answer.json()["data"] == {"method": "DELETE"}
    assert client.get("/api/tables/x/live").json()["type"] == "refused"


METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "TRACE")


def test_no_route_refuses_without_a_code(app: Litestar, client: Client) -> None:
    """Each with every method that it does not have, and each with something behind it."""
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    assert len(routes) > 30
    for route in routes:
        path = re.sub(r"\{[^}]*\}", "0", route.path)
        for method in set(METHODS) - set(route.methods):
            answer = client.request(method, path)
            assert answer.status_code in (404, 405), (method, path)
            wanted = {404: "not_found", 405: "wrong_method"}[answer.status_code]
            assert (answer.json()["type"], answer.json()["code"]) == ("refused", wanted)
            assert (answer.status_code == 405) == ("allow" in answer.headers), (method, path)
        beyond = client.get(f"{path.rstrip('/')}/0/no/such/thing")
        assert code(beyond) == (404, "not_found"), path


@pytest.mark.parametrize("status", [401, 403, 406, 415, 429, 501, 503])
def test_what_the_framework_refuses_has_a_code_too(tmp_path: Path, status: int) -> None:
    @get("/api/strange")
    async def strange() -> None:
        raise HTTPException("it is strange", status_code=status)

    app = create_app(ServerSettings(tmp_path, thinkers=1))
    app.register(strange)
    with TestClient(app, raise_server_exceptions=False) as client:
        told = client.get("/api/strange").json()
    assert (told["type"], told["id"]) == ("refused", None)
    assert told["code"] in REFUSALS


@pytest.mark.parametrize(
    ("headers", "refusal"),
    [({"host": "[::1"}, "wrong_host"), ({"origin": "http://[::1"}, "wrong_origin")],
)
def test_a_site_that_cannot_be_is_not_ours(
    client: Client, headers: dict[str, str], refusal: str
) -> None:
    assert code(client.post("/api/me", json={}, headers=headers)) == (403, refusal)


def test_what_nobody_has_foreseen_is_in_the_log(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> None:
        raise ZeroDivisionError("a planted failure")

    introduced(client)
    assert client.post("/api/me", json={"name": 7}).status_code == 400
    assert client.get("/nowhere").status_code == 404
    assert client.get("/api/tables/x/record").status_code == 404
    assert caplog.messages == []
    monkeypatch.setattr(page, "bot_levels", fail)
    assert code(client.get("/api/bots")) == (500, "failed")
    assert caplog.messages == ["'/api/bots' could not be answered"]
    assert "a planted failure" in caplog.text


def test_the_log_of_a_failure_lets_nobody_in(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever knows the id of a table may watch it."""

    async def fail(*_: object) -> None:
        raise ZeroDivisionError("a planted failure")

    monkeypatch.setattr(Store, "has_table", fail)
    path = "/api/tables/QT6yB7AccIDpAobW/invitation"
    assert code(client.get(path)) == (500, "failed")
    assert caplog.messages == ["'/api/tables/…/invitation' could not be answered"]


def test_what_the_framework_fails_at_has_a_code_too(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise InternalServerException("something inside")

    monkeypatch.setattr(page, "bot_levels", fail)
    answer = client.get("/api/bots")
    assert code(answer) == (500, "failed")
    assert "inside" not in answer.text


def test_what_the_framework_refuses_has_its_reason(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise HTTPException("something is odd", status_code=418)

    monkeypatch.setattr(page, "bot_levels", refuse)
    answer = client.get("/api/bots")
    assert code(answer) == (400, "malformed")
    assert answer.json()["data"] == {"reason": "something is odd"}


def test_the_documents_load_nothing(client: Client) -> None:
    page = client.get("/docs").text
    assert "POST /api/tables" in page
    assert "Set up a table" in page
    assert "<script" not in page
    assert "http" not in page.replace("HTTP", "")
    paths = client.get("/docs/openapi.json").json()["paths"]
    assert set(paths) >= {"/api/me", "/api/tables", "/api/games", "/api/devices"}
    # A record is only bytes to the route, but an object to whoever sends it.
    assert paths["/api/replay"]["post"]["requestBody"] == {
        "content": {"application/json": {"schema": {"type": "object"}}},
        "required": True,
    }


def test_the_files_of_the_page_are_served(client: Client) -> None:
    answer = client.get("/sw.js")
    assert answer.status_code == 200
    assert "addEventListener" in answer.text
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    assert client.get("/../cli.py").status_code == 404
    assert client.get("/%2e%2e/cli.py").status_code == 404


def test_without_a_page_it_is_said_where_the_documents_are(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "WEB", tmp_path)
    assert "/docs" in client.get("/").text
    (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    for path in ("/", "/t/any", "/t/any/replay", "/replay", "/device/any"):
        assert client.get(path).headers["content-type"].startswith("text/html")
    # A packed page has one for each screen that it may begin with.
    (tmp_path / "table.html").write_text("<!doctype html>table", "utf-8")
    assert client.get("/t/any").text.endswith("table")
    assert not client.get("/").text.endswith("table")


def test_bots_catalogue_and_words_are_served(client: Client) -> None:
    bots = client.get("/api/bots").json()
    assert sorted(bot["name"] for bot in bots) == sorted(bot_names())
    assert all(bot["versions"] == versions_named(bot["name"]) for bot in bots)
    levels = [bot["name"] for bot in bots if bot["kind"] == "level"]
    assert levels == ["novice", "apprentice", "sage", "adept", "master"]
    assert [bot["name"] for bot in bots][: len(levels)] == levels
    about = {"version": mirabilia.__version__, "page": packed.VERSION}
    assert client.get("/api/about").json() == about
    boxes = client.get("/api/catalogue").json()
    assert set(boxes) == {"base", "leaders", "cities", "armada"}
    assert "altar" in [card["id"] for card in boxes["base"]["card"]]
    words = client.get("/locales/en.ftl").text
    assert "card-altar" in words
    assert "lab-" not in words
    for nothing in ("xx.ftl", "xx.home.ftl", "en.nowhere.ftl", "en.home.table.ftl", "parts.json"):
        assert client.get(f"/locales/{nothing}").status_code == 404
    assert client.get("/locales/__init__.py").status_code == 404


# ---- tables


def test_a_table_that_cannot_be_says_why(client: Client) -> None:
    introduced(client)
    wrong = client.post("/api/tables", json={"settings": {"players": 2}})
    assert code(wrong) == (409, "options")
    assert wrong.json()["data"]["error"] == "players"
    assert code(client.post("/api/tables", json={"settings": {"playrs": 3}})) == (400, "malformed")


@pytest.mark.parametrize("seconds", [0, 0.09, -1, 31, 1e9])
def test_no_bot_thinks_for_too_long_or_not_at_all(client: Client, seconds: float) -> None:
    introduced(client)
    wrong = client.post("/api/tables", json={"settings": {"thinking": seconds}})
    assert code(wrong) == (400, "malformed")
    assert "thinking" in wrong.json()["data"]["reason"]


class Passer(Bot):
    """A bot that nobody has installed."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return moves[-1]


def test_only_bots_that_the_server_was_started_with_take_seats(
    client: Client, tmp_path: Path
) -> None:
    passer = f"{__name__}:Passer"
    wanted = {**ALONE, "bots": [passer] * 2}
    introduced(client)
    refused = client.post("/api/tables", json=wanted)
    assert code(refused) == (409, "no_bot")
    assert passer not in refused.json()["data"]["known"]
    settings = ServerSettings(tmp_path / "other", thinkers=1, bots=(passer,))
    (tmp_path / "other").mkdir()
    with TestClient(create_app(settings)) as other:
        introduced(other)
        assert other.get("/api/bots").json()[-1] == {
            "name": passer,
            "kind": "added",
            "versions": [passer],
        }
        assert other.post("/api/tables", json=wanted).status_code == 201


def test_tables_are_listed(client: Client) -> None:
    introduced(client)
    made = client.post("/api/tables", json={"settings": {"public": True}}).json()
    assert made["url"].endswith(f"/t/{made['id']}")
    assert [one["table"]["id"] for one in client.get("/api/tables").json()] == [made["id"]]
    assert [one["seat"] for one in client.get("/api/games").json()] == [0]


def test_a_record_is_a_secret_until_the_end(client: Client) -> None:
    introduced(client)
    id = client.post("/api/tables", json=ALONE).json()["id"]
    assert code(client.get(f"/api/tables/{id}/record")) == (404, "no_record")


def test_advice_is_asked_for(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(_: Thinkers, view: bytes, wish: Wish) -> list[AdvisedMove]:
        return [AdvisedMove(json.loads(view)["now"]["moves"][0], 0.5, 50.0, [])]

    monkeypatch.setattr(Thinkers, "advise", advise)
    introduced(client)
    path = f"/api/tables/{client.post('/api/tables', json=ALONE).json()['id']}"
    with client.websocket_connect(f"{path}/live") as live:
        parts = json.loads(live.receive_text())["parts"]
        wish = {"round": parts["round"]["number"]}
        answer = client.post(f"{path}/advice", json=wish)
    assert answer.status_code == 200
    assert [advised["move"] for advised in answer.json()] == parts["view"]["now"]["moves"][:1]
    assert code(client.post(f"{path}/advice", json={"round": 0})) == (409, "too_late")
    assert code(client.post("/api/tables/nowhere/advice", json=wish)) == (404, "no_table")
    introduced(client, "Ben")
    assert code(client.post(f"{path}/advice", json=wish)) == (403, "not_seated")


def test_what_a_card_would_do_is_asked_for(client: Client) -> None:
    introduced(client)
    # Facts are no advice.
    alone = {**ALONE, "settings": {"players": 3, "sides": "day", "advice": False}}
    path = f"/api/tables/{client.post('/api/tables', json=alone).json()['id']}"
    with client.websocket_connect(f"{path}/live") as live:
        parts = json.loads(live.receive_text())["parts"]
        piece = parts["offers"][0]["piece"]
        wish = {"round": parts["round"]["number"], "piece": piece}
        answer = client.post(f"{path}/foresight", json=wish)
        assert answer.status_code == 200
        told = answer.json()
        assert {one["move"].split()[1] for one in told["outcomes"]} == {piece}
        sale = told["outcomes"][-1]
        assert sale["move"] == f"sell {piece}"
        assert sale["coins"]["after"] == sale["coins"]["before"] + 3
        assert told["passed_on"]["seat"] == parts["course"]["left"][0]
        # Nothing can be done with what is not in the hand, and nonsense is no id.
        nothing = client.post(f"{path}/foresight", json={**wish, "piece": "nothing"})
        assert nothing.json() == {"outcomes": [], "passed_on": None}
        for bad in ({**wish, "piece": "Altar!"}, {**wish, "piece": "a" * 65}, {"piece": piece}):
            assert code(client.post(f"{path}/foresight", json=bad)) == (400, "malformed")
        # Without a piece it is about all of them.
        told = client.post(f"{path}/foresight", json={"round": wish["round"]}).json()
        held = {offer["piece"] for offer in parts["offers"]}
        assert {one["move"].split()[1] for one in told["outcomes"]} == held
        assert told["passed_on"] is None
        late = {**wish, "round": 0}
        assert code(client.post(f"{path}/foresight", json=late)) == (409, "too_late")
    assert code(client.post("/api/tables/nowhere/foresight", json=wish)) == (404, "no_table")
    introduced(client, "Ben")
    assert code(client.post(f"{path}/foresight", json=wish)) == (403, "not_seated")


# ---- the live socket


def test_a_game_against_bots_through_the_socket(client: Client) -> None:
    """With real bots in a real process."""
    introduced(client)
    id = client.post("/api/tables", json=ALONE).json()["id"]
    with client.websocket_connect(f"/api/tables/{id}/live") as socket:
        snapshot = socket.receive_json()
        assert (snapshot["type"], snapshot["seat"]) == ("snapshot", 0)
        parts = snapshot["parts"]
        answered = 0
        while parts["table"]["status"] == "playing":
            asked = parts["round"]
            if asked["number"] > answered and asked["asked"][0]:
                answered = asked["number"]
                move = parts["view"]["now"]["moves"][-1]
                play = {"type": "play", "id": str(answered), "round": answered, "move": move}
                socket.send_json(play)
            message = socket.receive_json()
            assert message["type"] != "refused", message
            parts |= message.get("changes", {})
    record = client.get(f"/api/tables/{id}/record").json()
    assert mirabilia.replay(record).over
    assert record["table"]["commitment"] == parts["table"]["commitment"]
    replay = client.get(f"/api/tables/{id}/replay").json()
    assert (replay["result"], replay["seats"][1]["bot"]) == (parts["result"], "random@1")
    assert client.get(f"/api/tables/{id}/events").json() == mirabilia.replay(record).events


def test_what_is_no_message_is_refused(client: Client) -> None:
    introduced(client)
    id = client.post("/api/tables", json={}).json()["id"]
    with client.websocket_connect(f"/api/tables/{id}/live") as socket:
        assert socket.receive_json()["type"] == "snapshot"
        socket.receive_json()
        for text, known in (("dance", None), ('{"type": "dance", "id": "mine"}', "mine")):
            socket.send_text(text)
            answer = socket.receive_json()
            assert (answer["code"], answer["id"]) == ("malformed", known)


@pytest.mark.parametrize(
    ("path", "headers", "wanted"),
    [
        ("nowhere", {}, "no_table"),
        ("nowhere", {"origin": "https://elsewhere.example"}, "wrong_origin"),
    ],
)
def test_a_connection_may_be_refused(
    client: Client, path: str, headers: dict[str, str], wanted: str
) -> None:
    introduced(client)
    with client.websocket_connect(f"/api/tables/{path}/live", headers=headers) as socket:
        assert json.loads(socket.receive_text())["code"] == wanted
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 4000 + REFUSALS[wanted][0]


class GoneSocket:
    """A connection whose other end has gone."""

    async def accept(self) -> None:
        raise OSError("it has gone")

    async def send_data(self, data: bytes, mode: str) -> None:
        raise OSError("it has gone")


def test_a_connection_that_was_lost_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        gone: Any = GoneSocket()
        box = Outbox("guest", Limits())
        box.put(b"{}")
        await live.send_out(gone, box)
        await live.turn_away(gone, Refused("no_table"))
        await live.live.fn(gone, "table")

    run_alone(test())
    assert caplog.messages == []


def test_a_second_window_takes_over(client: Client) -> None:
    introduced(client)
    id = client.post("/api/tables", json={}).json()["id"]
    with client.websocket_connect(f"/api/tables/{id}/live") as first:
        assert first.receive_json()["type"] == "snapshot"
        with client.websocket_connect(f"/api/tables/{id}/live") as second:
            assert second.receive_json()["type"] == "snapshot"
            with pytest.raises(WebSocketDisconnect) as closed:
                read_to_end(first)
            assert closed.value.code == 4001


# ---- the packed page


def test_a_page_has_one_version_or_none(tmp_path: Path) -> None:
    assert packed.version_in(tmp_path) is None
    for version in ("1a", "2b"):
        (tmp_path / packed.VERSIONS / version).mkdir(parents=True)
        if version == "1a":
            assert packed.version_in(tmp_path) == "1a"
    with pytest.raises(ValueError, match="several versions: 1a, 2b"):
        packed.version_in(tmp_path)


@pytest.fixture
def packed_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A page of two files, packed; its version."""
    folder = tmp_path / "web" / packed.VERSIONS / "1a" / "parts"
    folder.mkdir(parents=True)
    (folder / "table.js").write_text("export const one = 1;\n" * 100)
    (folder / "letters.woff2").write_bytes(b"packed already")
    monkeypatch.setattr(packed, "WEB", tmp_path / "web")
    for where in (packed, page):
        monkeypatch.setattr(where, "VERSION", "1a")
    packed.packed_files.cache_clear()
    yield "1a"
    packed.packed_files.cache_clear()


def test_files_of_a_packed_page_are_kept_by_browsers_and_sent_compressed(
    client: TestClient[Litestar], packed_page: str
) -> None:
    path = f"/{packed.VERSIONS}/{packed_page}"
    script = client.get(f"{path}/parts/table.js")
    assert script.text == "export const one = 1;\n" * 100
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["cache-control"] == packed.FOR_EVER
    plain = client.get(f"{path}/parts/table.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == script.text
    letters = client.get(f"{path}/parts/letters.woff2")
    assert letters.content == b"packed already"
    assert "content-encoding" not in letters.headers
    words = client.get(f"{path}/locales/{packed.words_file('de', 'table')}")
    assert words.content == packed.words_of("de", "table")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    there = client.get(f"/locales/{packed.words_file('de', 'table')}")
    assert there.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("path", ["1a/parts/none.js", "0/parts/table.js", "1a/parts"])
def test_no_other_file_of_a_packed_page_is_there(
    client: TestClient[Litestar], packed_page: str, path: str
) -> None:
    assert client.get(f"/{packed.VERSIONS}/{path}").status_code == 404


def test_whoever_has_no_address_is_counted_with_all_others_who_have_none() -> None:
    """Behind a socket of the system nobody has one."""
    scope: Any = {"type": "http", "client": None, "headers": []}
    assert address_of(Request(scope)) == ""
