"""Names and lines of chat: what is kept of a text, and the words that an operator refuses."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mirabilia.cli import main
from mirabilia.server.app import create_app
from mirabilia.server.settings import ServerSettings
from mirabilia.server.texts import JOINERS, MOST_MARKS, WordList, tidy

Client = TestClient[Litestar]


@pytest.mark.parametrize(
    "text",
    [
        *("Zoë", "Ana-María", "Nguyễn Thị Ánh", "Ţăranu", "Škoda", "O’Neil", "Владимир", "Γιώργος"),
        *("محمد", "مُحَمَّد", "شَهْرَزَاد", "נֹעָה", "בְּרֵאשִׁית", "می‌خواهم"),
        *("हिन्दी", "क्षत्रिय", "कर्ण", "র‍্যাব", "শ্রী", "ശ്രീ", "അവന്‍", "ශ්‍රී", "తెలుగు", "ಕನ್ನಡ", "ర‌్య"),
        *("สมชาย", "น้ำ", "ก็", "ที่นี่", "ខ្មែរ", "မြန်မာ", "རྒྱུ", "བོད་སྐད་"),
        *("한국어", "李小龍", "たろう", "ガンダム"),
        *("👩‍🚀", "👨‍👩‍👧‍👦", "❤️‍🔥", "🏳️‍🌈", "👍🏽", "👩🏽‍🚀", "1️⃣", "🇮🇹", "☺️", "‼️", "👁️‍🗨️"),
        'Ada <b>&amp;</b> "Ben"',
    ],
)
def test_what_people_write_stays_as_it_is(text: str) -> None:
    assert tidy(text) == text


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        # What turns the direction of a text, by force or by isolation.
        *((f"a{chr(code)}b", "a b") for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
        *((f"a{mark}b", "a b") for mark in "\u200e\u200f\u061c"),
        # Spaces that are none, and gaps that are no spaces.
        *((f"a{gap}{gap}b", "a b") for gap in "\u00a0\u1680\u2003\u2028\u202f\u205f\u3000\u200b"),
        *((f"a{gap}b", "a b") for gap in "\u3164\u115f\uffa0\u2800\u2060\ufeff\u00ad\ufffc"),
        # Control characters, the private ones, those that are none, half of a pair.
        *((f"a{char}b", "a b") for char in "\x00\x07\n\t\r\x1b\x7f\x85\ue000\ufdd0\ud800"),
        # Joiners and variants where they change nothing that can be seen.
        *((f"A{char}da", "Ada") for char in "\u200c\u200d\ufe0f\ufe0e\u034f\ufe00\U000e0101"),
        ("Ada\u200d", "Ada"),
        ("\u200dAda", "Ada"),
        ("Ada1\ufe0f", "Ada1"),
        ("क\u200d\u200d\u200dष", "कष"),
        ("\U0001f469\u200d", "\U0001f469"),
        ("\U0001f469\u200d\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\U0001f469\u200dx", "\U0001f469x"),
        # A text in hidden tags behind a flag.
        ("\U0001f3f4\U000e0068\U000e0069", "\U0001f3f4"),
        # Marks that lie on nothing, and more than any script piles up.
        ("\u0301\u0302", None),
        (" \u0301a", "a"),
        ("a" + "\u0301" * 40, "a" + "\u0301" * MOST_MARKS),
        ("a\u0488\u0489\u20dd\u20de\u20df b", "a\u0488\u0489\u20dd\u20de b"),
        *(
            (nothing, None)
            for nothing in ("", "  ", "\u3164", "\u2800 \u2800", "\u200b\u200c\u200d")
        ),
        ("\u17b4\u180b\ufe0f\U000e0041", None),
        (None, None),
    ],
)
def test_what_cannot_be_seen_or_misleads_is_left_out(text: str | None, kept: str | None) -> None:
    assert tidy(text) == kept


def test_whatever_is_kept_is_short_visible_and_kept_again() -> None:
    rng = Random(13)
    pools = [
        "aZ 9.-",
        "\u0301\u0302\u0489\u20e3\u0e49\u05b8\u064e",
        JOINERS + "\ufe0e\ufe0f\u034f\u3164\u2800\U000e0041",
        "कर्্র\u0645\u06cc\u05d0\u0e01",
        "\U0001f469\U0001f680\U0001f3fd❤©",
        "".join(map(chr, range(0x2000, 0x2070))),
    ]
    for _ in range(5000):
        text = "".join(rng.choice(rng.choice(pools)) for _ in range(rng.randrange(1, 24)))
        kept = tidy(text)
        if kept is None:
            continue
        assert len(kept) <= len(text)
        assert tidy(kept) == kept, ascii(text)
        assert any(unicodedata.category(char)[0] in "LNPS" for char in kept), ascii(text)
        assert all(char.isprintable() or char in JOINERS for char in kept)


# ---- words that are refused


@pytest.mark.parametrize(
    ("text", "word"),
    [
        *(("you MUGWUMP", "mugwump"), ("\uff4dugwump!", "mugwump"), ("mug\u200dwump", "mugwump")),
        *(("a mugwump, a", "mugwump"), ("mugwumps", None), ("smugwump", None), ("mug wump", None)),
        *(("GROSSE Straße", "grosse strasse"), ("große_strasse", "grosse strasse")),
        *(
            ("Ünsinn", "ünsinn"),
            ("U\u0308nsinn", "ünsinn"),
            ("Unsinn", None),
            ("कर", "कर"),
            ("करण", None),
        ),
    ],
)
def test_words_are_found_whole_in_whatever_form(text: str, word: str | None) -> None:
    words = WordList(["Mugwump", "große Straße", "ünsinn", "कर"])
    assert words.found_in(text) == word


def test_a_list_of_words_is_a_file_for_people(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("\ufeff# not here\n\n  Mugwump \nno good\n", "utf-8")
    words = WordList.read(file)
    assert words.found_in("a mugwump") == "mugwump"
    assert words.found_in("this is no   good") == "no good"
    assert words.found_in("not here, good") is None
    file.write_text("fine\n***\n", "utf-8")
    with pytest.raises(ValueError, match=r"words\.txt: '\*\*\*' has no letter"):
        WordList.read(file)


def test_serve_says_in_one_line_that_the_words_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "nowhere.txt"
    assert main(["serve", "--data", str(tmp_path), "--words", str(missing)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"mirabilia: {missing}: No such file or directory"
    ]
    missing.write_bytes(b"\xff\xfe\n")
    assert main(["serve", "--data", str(tmp_path), "--words", str(missing)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Client]:
    """A client of a server that refuses a word."""
    settings = ServerSettings(tmp_path, thinkers=1, words=WordList(["mugwump"]))
    with TestClient(create_app(settings)) as made:
        yield made


def test_a_name_with_such_a_word_is_refused(strict: Client) -> None:
    refused: dict[str, Any] = {"id": None, "code": "name_refused", "data": {"word": "mugwump"}}
    answer = strict.post("/api/me", json={"name": "The Mugwump"})
    assert (answer.status_code, answer.json()) == (400, {"type": "refused", **refused})
    assert "set-cookie" not in answer.headers
    strict.post("/api/me", json={"name": "Ada"})
    answer = strict.put("/api/me", json={"name": "mugwump"})
    assert (answer.status_code, answer.json()) == (400, {"type": "refused", **refused})
    assert strict.get("/api/me").json()["name"] == "Ada"


def test_a_line_with_such_a_word_is_refused_and_not_kept(strict: Client) -> None:
    strict.post("/api/me", json={"name": "Ada"})
    table = strict.post("/api/tables", json={}).json()["id"]
    with strict.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert socket.receive_json()["type"] == "snapshot"
        socket.send_json({"type": "say", "id": "1", "text": "you Mugwump!"})
        socket.send_json({"type": "say", "id": "2", "text": "you are kind"})
        answers: dict[str, Any] = {}
        while "2" not in answers:
            message = json.loads(socket.receive_text())
            answers[message.get("id", message["type"])] = message
    assert answers["1"]["code"] == "line_refused"
    assert answers["1"]["data"] == {"word": "mugwump"}
    assert answers["line"]["text"] == "you are kind"
    with strict.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert [line["text"] for line in socket.receive_json()["chat"]] == ["you are kind"]
