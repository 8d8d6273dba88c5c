"""The language of whoever asks: the guest's own, the browser's cookie, its settings, English."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mirabilia.locales import Words, source_of
from mirabilia.server import identity, tongue
from mirabilia.server.refusals import Refused
from mirabilia.server.routes import install
from mirabilia.server.tongue import COOKIE, first_known

Client = TestClient[Litestar]


@pytest.fixture(autouse=True)
def three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever there are by now."""
    for module in (tongue, identity):
        monkeypatch.setattr(module, "LANGUAGES", ("en", "it", "pl"))
    monkeypatch.setattr(install, "load_words", lambda name: Words(name, source_of("en")))


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("it", "it"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("IT-ch", "it"),
        ("de, fr;q=0.9, pl;q=0.2, it;q=0.3", "it"),
        ("it;q=0, pl;q=0.1", "pl"),
        ("de-AT, *;q=0.5", "en"),
        ("it;q=much, pl;q=0.1", "pl"),
        (",;,=;q", "en"),
        ("x" * 100_000, "en"),
    ],
)
def test_the_first_that_there_is_of_those_that_a_browser_accepts(
    accepted: str, language: str
) -> None:
    assert first_known(accepted) == language


def language(client: Client, path: str = "/", accepts: str = "en") -> str:
    headers = {"accept-language": accepts, "accept": "text/html"}
    found = re.search(r'<html lang="(\w+)"', client.get(path, headers=headers).text)
    assert found
    return found[1]


def test_the_guests_language_goes_before_the_cookie_and_that_before_the_browser(
    client: Client,
) -> None:
    assert language(client) == "en"
    assert language(client, accepts="it") == "it"
    client.cookies.set(COOKIE, "pl")
    assert language(client, accepts="it") == "pl"
    client.post("/api/me", json={"language": "it"})
    assert language(client) == "it"
    # Who chooses none reads what this browser says again.
    client.put("/api/me", json={"language": None})
    assert language(client) == "pl"


def test_a_language_that_is_gone_is_none(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.post("/api/me", json={"language": "it"})
    client.cookies.set(COOKIE, "it")
    monkeypatch.setattr(tongue, "LANGUAGES", ("en", "pl"))
    assert language(client, accepts="it, pl") == "pl"


def test_a_page_comes_while_nobody_can_say_whose_it_is(
    app: Litestar, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: Any) -> None:
        raise Refused("try_again")

    client.post("/api/me", json={"language": "it"})
    monkeypatch.setattr(app.state.server.house.store, "guest_row", away)
    assert language(client, accepts="pl") == "pl"


@pytest.mark.parametrize("path", ["/", "/t/any", "/t/any/replay", "/games", "/gallery.html"])
def test_a_page_is_in_the_language_and_asks_for_its_words(client: Client, path: str) -> None:
    headers = {"accept-language": "it", "accept-encoding": "gzip"}
    answer = client.get(path, headers=headers)
    assert '<html lang="it" data-language="it">' in answer.text
    asked = re.findall(r'<link rel="preload" href="\S*/locales/(\S+)"', answer.text)
    home = "it.home.ftl"
    parts = {"/gallery.html": ["it.ftl"], "/t/any": [home, "it.table.ftl"]}
    parts["/t/any/replay"] = [home, "it.replay.ftl"]
    assert asked == parts.get(path, [home])
    # What is kept between here and the browser is kept for those who read the same.
    vary = {part.strip() for part in answer.headers["vary"].split(",")}
    assert vary == {"accept-language", "cookie", "accept-encoding"}


def test_an_address_that_leads_nowhere_says_so_in_the_language(client: Client) -> None:
    client.cookies.set(COOKIE, "pl")
    assert language(client, "/nowhere/at/all") == "pl"


def test_what_is_installed_is_in_the_language(client: Client) -> None:
    client.cookies.set(COOKIE, "pl")
    manifest = client.get("/manifest.webmanifest")
    assert manifest.json()["lang"] == "pl"
    assert language(client, "/offline") == "pl"
    for answer in (manifest, client.get("/offline")):
        assert "accept-language, cookie" in answer.headers["vary"]


# ---- what a guest keeps


def test_a_guest_keeps_a_language(client: Client) -> None:
    id = client.post("/api/me", json={"name": "Ada", "language": "it"}).json()["id"]
    assert client.get("/api/me").json() == {"id": id, "name": "Ada", "language": "it"}
    client.put("/api/me", json={"language": "pl"})
    assert client.get("/api/me").json() == {"id": id, "name": "Ada", "language": "pl"}


def test_who_changes_the_name_keeps_the_language(client: Client) -> None:
    client.post("/api/me", json={"name": "Ada", "language": "it"})
    assert client.put("/api/me", json={"name": "Hypatia"}).json()["language"] == "it"
    assert client.put("/api/me", json={"name": None}).json()["language"] == "it"
    client.put("/api/me", json={})
    told = client.get("/api/me").json()
    assert (told["name"], told["language"]) == (None, "it")


def test_another_device_of_the_guest_is_told(client: Client) -> None:
    client.post("/api/me", json={"language": "it"})
    code = client.post("/api/devices").json()["code"]
    client.cookies.clear()
    guest = client.post("/api/devices/redeem", json={"code": code}).json()
    assert guest["language"] == "it"
    assert language(client) == "it"


@pytest.mark.parametrize("wrong", ["xx", "", "IT", "it-CH", "italian!", 7, "i" * 100])
def test_a_language_that_there_is_not_is_refused(client: Client, wrong: object) -> None:
    client.post("/api/me", json={"language": "it"})
    for method in ("POST", "PUT"):
        refused = client.request(method, "/api/me", json={"language": wrong})
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
    assert client.get("/api/me").json()["language"] == "it"
