"""The page as a wheel has it: joined, small, kept by browsers, and never an old one unnoticed."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from mirabilia.locales import LANGUAGES
from scripts import pack, vendor
from tests.web.playing import Person, RealServer
from tests.web.weights import FIRST_VIEW, PACKED_VIEW, Weights

PACKAGE = Path(__file__).parents[2] / "src" / "mirabilia"
ALL_FONTS = 55_000
MOST_REQUESTS = 25
# How many files a screen begins with, at most: a browser asks for six at a time.
MOST_SCRIPTS = 8
AWAY = re.compile(
    r"WebSocket connection|ERR_CONNECTION|ERR_CONTENT_LENGTH|status of 404|Refused to apply style"
)

# What came over the network for each file, and not from what the browser keeps.
SENT = """() => Object.fromEntries(performance.getEntriesByType("resource")
    .map((entry) => [entry.name, entry.transferSize]))"""


@pytest.fixture(scope="module")
def packable() -> None:
    if not pack.can_pack():
        assert not os.environ.get("CI"), "the tests of the packed page need esbuild"
        pytest.skip("there is no esbuild here")


@pytest.fixture(scope="module")
def packed(packable: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, packed."""
    folder = tmp_path_factory.mktemp("packed") / "web"
    pack.pack(PACKAGE, folder)
    return folder


class PackedServer(RealServer):
    """A server with a package of its own, whose page is packed, and can be packed again."""

    def __init__(self, folder: Path) -> None:
        shutil.copytree(PACKAGE, folder / "src" / "mirabilia")
        self.folder = folder
        self.sources = folder / "page"
        shutil.move(self.package / "web", self.sources / "web")
        shutil.copytree(PACKAGE / "locales", self.sources / "locales")
        self.version = self.pack()
        super().__init__(folder / "data")

    @property
    def package(self) -> Path:
        return self.folder / "src" / "mirabilia"

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.folder / "src")}

    def pack(self) -> str:
        shutil.rmtree(self.package / "web", ignore_errors=True)
        return pack.pack(self.sources, self.package / "web")

    def upgrade(self) -> None:
        """The same server, with a page that is not quite the same."""
        self.kill()
        style = self.sources / "web" / "styles" / "home.css"
        style.write_text(style.read_text("utf-8") + "\n.newer { color: red }\n", "utf-8")
        old, self.version = self.version, self.pack()
        assert self.version != old
        self.start()


@pytest.fixture(scope="module")
def packed_server(packable: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    server = PackedServer(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


# ---- files


def test_fonts_are_small_and_have_the_letters_of_six_languages() -> None:
    fonts = (vendor.VENDOR / "fonts").glob("*.woff2")
    assert sum(font.stat().st_size for font in fonts) <= ALL_FONTS
    style = (vendor.VENDOR / "fonts" / "fonts.css").read_text("utf-8")
    for name, weights in vendor.FONTS.values():
        for weight in weights:
            assert covered(style, name, weight) >= set(map(ord, "Aaé¿ñŁłżßœŸ„“«»–…"))


def covered(style: str, name: str, weight: int) -> set[int]:
    """The code points that the faces of a font have together."""
    faces = re.findall(
        rf'font-family: "{name}";\n  font-weight: {weight};.*?unicode-range: ([^;]+);',
        style,
        re.DOTALL,
    )
    assert len(faces) == len(vendor.SUBSETS)
    points: set[int] = set()
    for part in ", ".join(faces).split(", "):
        first, _, last = part.removeprefix("U+").partition("-")
        points.update(range(int(first, 16), int(last or first, 16) + 1))
    return points


def test_what_the_page_says_is_written_in_its_own_fonts() -> None:
    """Symbols apart, for which the system has to do."""
    words = (PACKAGE / "locales" / "en.ftl").read_text("utf-8")
    letters = {ord(char) for char in words if char.isalpha()}
    assert letters <= vendor.letters()


def test_everything_that_a_page_names_is_there(packed: Path) -> None:
    for page in pack.PAGES:
        text = (packed / page).read_text("utf-8")
        # The server writes the manifest itself.
        named = set(re.findall(r'(?:href|src)="(/[^"]+)"', text)) - {"/manifest.webmanifest"}
        assert len(named) > 5
        assert [name for name in named if not (packed / name[1:]).is_file()] == []


def test_every_picture_that_a_script_names_is_there(packed: Path) -> None:
    scripts = "".join(path.read_text("utf-8") for path in packed.rglob("*.js"))
    named = set(re.findall(r'"/((?:art|icons)/[^"]+)"', scripts))
    assert {"art/mark.svg", "art/mark-turn.svg"} <= named
    assert [name for name in named if not (packed / name).is_file()] == []


def test_a_screen_begins_with_few_files_and_asks_for_all_of_them(packed: Path) -> None:
    for page in pack.PAGES:
        text = (packed / page).read_text("utf-8")
        asked = re.findall(r'<link rel="modulepreload" href="(/[^"]+)"', text)
        (script,) = re.findall(r'<script type="module" src="(/[^"]+)"', text)
        assert len(asked) < MOST_SCRIPTS
        for name in [script, *asked]:
            source = (packed / name[1:]).read_text("utf-8")
            needs = re.findall(r'(?:from|import)"\./([^"]+)"', source)
            assert {Path(name).parent / need for need in needs} <= set(map(Path, asked))


def test_the_version_changes_with_the_page_and_with_its_words(packed: Path, tmp_path: Path) -> None:
    (version,) = [path.name for path in (packed / pack.VERSIONS).iterdir()]
    shutil.copytree(PACKAGE / "web", tmp_path / "same" / "web")
    shutil.copytree(PACKAGE / "locales", tmp_path / "same" / "locales")
    assert pack.pack(tmp_path / "same", tmp_path / "again") == version
    words = tmp_path / "same" / "locales" / "en.ftl"
    words.write_text(words.read_text("utf-8") + "\nnew-word = New\n", "utf-8")
    assert pack.pack(tmp_path / "same", tmp_path / "other") != version


def test_a_page_that_cannot_be_joined_is_told(packable: None, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE / "web", tmp_path / "web")
    (tmp_path / "locales").mkdir()
    (tmp_path / "web" / "app.js").write_text('import "./nowhere.js";\n', "utf-8")
    with pytest.raises(pack.CannotPack, match=r"nowhere\.js"):
        pack.pack(tmp_path, tmp_path / "packed")


# ---- in a browser


@pytest.fixture
def person(browser: Browser, packed_server: RealServer) -> Iterator[Person]:
    person = Person(browser, packed_server.url)
    yield person
    person.close()
    # The browser itself speaks of a server that is away, and of a part that is gone.
    assert [told for told in person.wrong if not AWAY.search(told)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_view_is_small(
    browser: Browser, packed_server: PackedServer, language: str
) -> None:
    person = Person(browser, packed_server.url, locale=language)
    weights = Weights(person.page)
    person.go_home()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    expect(person.page.locator("#play-now")).to_be_visible()
    print(f"{language}: {weights.sum()} bytes")
    assert weights.sum() < PACKED_VIEW
    assert 5 < len(weights.answers) <= MOST_REQUESTS
    words = {url.rpartition("/")[2] for url in weights.answers if url.endswith(".ftl")}
    assert words == {f"{language}.home.ftl"}
    # English has no letter that is not in the first of the fonts.
    assert language != "en" or [url for url in weights.answers if "-ext-" in url] == []
    person.close()


def test_the_first_view_of_a_table_is_small(
    browser: Browser, person: Person, packed_server: PackedServer
) -> None:
    """For somebody who has a link to it."""
    person.start_alone()
    friend = Person(browser, packed_server.url)
    weights = Weights(friend.page)
    friend.page.goto(person.page.url)
    friend.page.wait_for_selector(".own")
    weight = weights.sum()
    print(f"{weight} bytes")
    friend.close()
    assert 50_000 < weight < FIRST_VIEW
    assert not any(url.endswith(pack.AFTER) for url in weights.answers)


def test_styles_that_no_game_begins_with_come_before_what_needs_them(
    person: Person, packed_server: PackedServer
) -> None:
    weights = Weights(person.page)
    person.go_home()
    person.page.get_by_role("link", name="Puzzles").click()
    listed = person.page.locator(".puzzles__list")
    expect(listed).to_have_css("display", "grid")
    assert [url for url in weights.answers if url.endswith(pack.AFTER)] == [
        f"{packed_server.url}/{pack.VERSIONS}/{packed_server.version}/web/{pack.AFTER}"
    ]


def test_a_table_is_played_from_the_packed_page(person: Person) -> None:
    person.start_alone()
    for _ in range(3):
        person.answer()
    person.page.reload()
    person.wait_to_be_asked()


def test_browsers_keep_what_has_a_version_and_ask_for_the_rest(
    person: Person, packed_server: PackedServer
) -> None:
    weights = Weights(person.page)
    person.go_home()
    person.page.wait_for_load_state("networkidle")
    kept = f"{packed_server.url}/{pack.VERSIONS}/{packed_server.version}/"
    for url, answer in weights.answers.items():
        said = answer.headers.get("cache-control", "")
        assert ("immutable" in said) == url.startswith(kept), url
        assert answer.headers["mirabilia-page"] == packed_server.version
    person.page.goto(f"{packed_server.url}/replay")
    person.go_home()
    sent = person.page.evaluate(SENT)
    of_a_version = {url: size for url, size in sent.items() if url.startswith(kept)}
    assert len(of_a_version) > 5
    assert [url for url, size in of_a_version.items() if size] == []


def test_another_version_is_not_found(person: Person, packed_server: PackedServer) -> None:
    for path in ("at/000000000000/web/app.js", f"at/{packed_server.version}/web/nothing.js"):
        answer = person.context.request.get(f"{packed_server.url}/{path}")
        assert answer.status == 404
        assert "immutable" not in answer.headers.get("cache-control", "")


def test_the_server_says_which_page_it_has(person: Person, packed_server: PackedServer) -> None:
    answer = person.context.request.get(f"{packed_server.url}/api/about")
    assert json.loads(answer.text())["page"] == packed_server.version


# ---- after an upgrade of the server


@pytest.mark.wide
def test_an_open_table_goes_on_and_offers_the_new_page(
    person: Person, packed_server: PackedServer
) -> None:
    person.start_alone()
    person.wait_to_be_asked()
    packed_server.upgrade()
    notice = person.page.locator("#page-notice")
    expect(notice).to_contain_text("new version")
    # What is open goes on.
    person.answer()
    notice.get_by_role("button", name="Reload").click()
    person.wait_to_be_asked()
    expect(notice).to_have_count(0)
    script = person.page.locator("script[type=module]").get_attribute("src") or ""
    assert packed_server.version in script


@pytest.mark.wide
def test_a_part_of_the_old_page_that_is_gone_asks_to_reload(
    person: Person, packed_server: PackedServer
) -> None:
    person.go_home()
    packed_server.upgrade()
    person.page.get_by_role("link", name="Replay a record").click()
    notice = person.page.locator("#page-notice")
    expect(notice).to_contain_text("new version")
    notice.get_by_role("button", name="Reload").click()
    expect(person.page.get_by_text("Choose a record file")).to_be_visible()


@pytest.mark.wide
def test_the_new_page_can_wait(person: Person, packed_server: PackedServer) -> None:
    person.go_home()
    packed_server.upgrade()
    notice = person.page.locator("#page-notice")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Not now").click()
    expect(notice).to_have_count(0)
