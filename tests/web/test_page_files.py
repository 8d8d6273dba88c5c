"""What the page is made of, looked at without a browser."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from mirabilia.catalog import load
from mirabilia.catalog.kinds import EFFECT_KINDS
from mirabilia.catalog.model import (
    COLOURS,
    RESOURCES,
    SCIENCE,
)
from mirabilia.engine.actions import PASS, VERB_NAMES
from mirabilia.engine.state import DECISIONS, LEFT_OVER
from mirabilia.inference import knowledge
from mirabilia.notation import events, moves
from mirabilia.server.messages import PATIENCE
from scripts import page, web_catalogue

WEB = Path(__file__).parents[2] / "src" / "mirabilia" / "web"
CATALOGUE = load()
OWN = [path for path in WEB.rglob("*") if path.is_file() and "vendor" not in path.parts]
# What can make a browser load something.
LOADING = sorted(p for p in OWN if p.suffix in {".js", ".css", ".html", ".json", ".svg"})
SCRIPTS = sorted(path for path in OWN if path.suffix == ".js")
STYLES = sorted((WEB / "styles").glob("*.css"))
CLASS = re.compile(r"\.[a-z][a-z0-9_-]*")
VENDORED = sorted((WEB / "vendor").rglob("*.js"))
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?["']([^"']+)["']""")
STATIC_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["']([^"']+)["']""")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
# A room may use what stands to its left; what stands in no room is at the very left, but for the
# scripts that pages begin with.
ROOMS = ("art", "net", "components", "table", "decisions", "text", "screens")
LICENCE = re.compile(r"\]\((licences/[^)]+)\)")


def name_of(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


def sprite_ids() -> set[str]:
    tree = ET.parse(WEB / "art" / "sprite.svg")
    return {element.get("id", "") for element in tree.iter("{http://www.w3.org/2000/svg}symbol")}


def test_the_catalogue_is_fresh() -> None:
    fresh = web_catalogue.lines(web_catalogue.catalogue_table(CATALOGUE))
    assert web_catalogue.TARGET.read_text("utf-8") == fresh


def test_everything_in_the_boxes_is_in_the_catalogue() -> None:
    table = web_catalogue.catalogue_table(CATALOGUE)
    assert list(table["cards"]) == [card.id for card in CATALOGUE.cards]
    assert list(table["wonders"]) == [wonder.id for wonder in CATALOGUE.wonders]
    assert list(table["leaders"]) == [leader.id for leader in CATALOGUE.leaders]
    assert list(table["islands"]) == [island.id for island in CATALOGUE.islands]
    assert list(table["shipyards"]) == [yard.id for yard in CATALOGUE.shipyards]


def test_an_effect_keeps_its_figures() -> None:
    table = web_catalogue.catalogue_table(CATALOGUE)
    (vineyard,) = table["cards"]["vineyard"]["effects"]
    assert vineyard == {"kind": "coins_per", "amount": 1, "where": "all", "each": "brown"}
    (midas,) = table["leaders"]["midas"]["effects"]
    assert (midas["amount"], midas["coins"]) == (1, 3)
    assert table["wonders"]["petra"]["night"]["stages"][1]["cost"] == {"coins": 10, "goods": []}


def test_every_kind_of_effect_is_drawn() -> None:
    script = (WEB / "components" / "effects.js").read_text("utf-8")
    drawn = script.partition("export const DRAWN = {")[2].partition("\n};")[0]
    assert set(re.findall(r"^  (\w+):", drawn, re.MULTILINE)) == set(EFFECT_KINDS)


def test_the_symbols_of_the_game_are_drawn() -> None:
    marks = {f"mark-{colour}" for colour in (*COLOURS, "leader")}
    chains = {f"chain-{chain}" for chain in CATALOGUE.chains}
    assert {*RESOURCES, *SCIENCE} | marks | chains <= sprite_ids()


@pytest.mark.parametrize("path", [*SCRIPTS, *VENDORED], ids=name_of)
def test_imports_lead_to_files_of_the_page(path: Path) -> None:
    for target in IMPORT.findall(path.read_text("utf-8")):
        assert target.startswith((".", "..")), target
        assert (path.parent / target).is_file(), target


@pytest.mark.parametrize("path", LOADING, ids=name_of)
def test_nothing_is_loaded_from_elsewhere(path: Path) -> None:
    text = path.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
    assert "//" not in re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)


def rules_of(style: Path) -> list[tuple[str, str]]:
    """Every selector of a style and what it is given; those for some windows only are left out."""
    text = COMMENT.sub("", style.read_text("utf-8"))
    plain = re.sub(r"@[a-z-]+[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", text)
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", plain)
    return [(one.strip(), body) for many, body in rules for one in re.split(r",(?![^()]*\))", many)]


def test_what_a_class_looks_like_stands_in_one_style() -> None:
    """Two parts of the page that give one name to two things change each other."""
    places: dict[tuple[str, str], set[str]] = {}
    for style in STYLES:
        for selector, body in rules_of(style):
            if CLASS.fullmatch(selector):
                for what in re.findall(r"^\s*([a-z-]+):", body, re.MULTILINE):
                    places.setdefault((selector, what), set()).add(style.name)
    assert len(places) > 1000
    assert {key: found for key, found in places.items() if len(found) > 1} == {}


def test_every_class_of_the_styles_is_used() -> None:
    used = "".join(path.read_text("utf-8") for path in [*SCRIPTS, *WEB.glob("*.html")])
    classes = {
        name
        for style in STYLES
        for selector, _ in rules_of(style)
        for name in CLASS.findall(selector)
    }
    assert len(classes) > 500
    # A name may be put together: a beginning up to a hyphen, and what is worked out.
    put_together = set(re.findall(r"([a-z][a-z0-9_-]*-)\$\{", used))
    for name in sorted(classes):
        beginnings = {name[1:end] for end in range(2, len(name))}
        assert name[1:] in used or put_together & beginnings, name


def test_one_style_says_how_something_is_there_for_who_listens_alone() -> None:
    """Where it depends on the window, a style says so of its own."""
    hiding = {style.name for style in STYLES if "inset(50%)" in style.read_text("utf-8")}
    assert hiding == {"base.css", "end.css", "replay.css"}


def test_lines_can_be_read_without_scrolling() -> None:
    assert list(page.long_lines(WEB)) == []


def test_a_line_that_is_too_long_is_found(tmp_path: Path) -> None:
    (tmp_path / "short.js").write_text("x" * 100, "utf-8")
    (tmp_path / "long.css").write_text("\n" + "x" * 101, "utf-8")
    (found,) = page.long_lines(tmp_path)
    assert found == f"{tmp_path / 'long.css'}:2: 101 columns, of at most 100"


def table_in(script: str, name: str) -> list[str]:
    """The keys of a table that a script has."""
    text = (WEB / script).read_text("utf-8")
    table = rf"^(?:export )?const {name} = \{{\n(.*?)^\}};$"
    (body,) = re.findall(table, text, re.MULTILINE | re.DOTALL)
    return re.findall(r"^  (\w+):", body, re.MULTILINE)


def test_every_decision_has_a_title() -> None:
    assert sorted(table_in("decisions/panels.js", "TITLES")) == sorted(DECISIONS[1:LEFT_OVER])


def test_it_is_said_what_doing_nothing_means() -> None:
    passing = [DECISIONS[asked] for asked, verbs in knowledge._VERBS.items() if PASS in verbs]
    assert sorted(table_in("table/moves.js", "PASSING")) == sorted(passing)


def test_every_answer_that_is_not_about_the_hand_has_a_name() -> None:
    about_the_hand = {"build", "recruit", "stage", "sell", "pass"}
    never_chosen = {"discard", "draw"}
    named = set(table_in("table/spoken.js", "CHOOSING"))
    assert named == set(VERB_NAMES) - about_the_hand - never_chosen


def test_every_answer_that_is_not_about_the_hand_is_drawn() -> None:
    drawn = table_in("decisions/choices.js", "DRAWN")
    assert sorted(drawn) == sorted(table_in("table/spoken.js", "CHOOSING"))


def test_the_verbs_that_are_about_a_number_are_known() -> None:
    text = (WEB / "table" / "moves.js").read_text("utf-8")
    (named,) = re.findall(r"^const NUMBERED = \[(.*)\];$", text, re.MULTILINE)
    assert sorted(re.findall(r'"(\w+)"', named)) == sorted(
        VERB_NAMES[verb] for verb in moves._NUMBERS
    )


def test_every_event_has_its_place_in_the_story() -> None:
    """The end of the game is told by the score sheet."""
    story = (WEB / "table" / "story.js").read_text("utf-8")
    names = [name for name, _ in events._FORMS.values()]
    assert [name for name in names if f'"{name}"' not in story] == ["end"]


def test_no_script_and_no_style_stands_in_a_page() -> None:
    for path in WEB.glob("*.html"):
        page = path.read_text("utf-8")
        assert "style=" not in page
        assert "<style" not in page
        assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))


def test_what_others_made_has_its_licence() -> None:
    licences = LICENCE.findall((WEB / "vendor" / "README.md").read_text("utf-8"))
    assert len(licences) == 7
    for licence in licences:
        assert (WEB / "vendor" / licence).stat().st_size > 500


def needed_by(script: Path) -> set[Path]:
    """The modules without which one cannot begin, and those without which these cannot."""
    found: set[Path] = set()
    waiting = [script]
    while waiting:
        one = waiting.pop()
        names = STATIC_IMPORT.findall(one.read_text("utf-8"))
        fresh = {(one.parent / name).resolve() for name in names} - found
        found |= fresh
        waiting += fresh
    return found


def test_what_every_page_needs_is_asked_for_at_once() -> None:
    """Else a browser finds out about one module after the other."""
    html = (WEB / "index.html").read_text("utf-8")
    asked = re.findall(r'<link rel="modulepreload" href="/([^"]+)" />', html)
    assert asked == sorted(name_of(path) for path in needed_by(WEB / "app.js"))


def uses(script: Path) -> set[Path]:
    """The modules that one names, at once or later; types are named in comments."""
    names = IMPORT.findall(COMMENT.sub("", script.read_text("utf-8")))
    return {(script.parent / name).resolve() for name in names}


def test_no_module_comes_back_to_itself() -> None:
    """Not even by way of a part that is fetched later."""
    below = {script: uses(script) for script in SCRIPTS}
    while leaves := [script for script in below if not below[script] & below.keys()]:
        for script in leaves:
            del below[script]
    assert [name_of(script) for script in below] == []


@pytest.mark.parametrize("path", [p for p in SCRIPTS if p.parent != WEB], ids=name_of)
def test_a_room_uses_those_below_it(path: Path) -> None:
    place = ROOMS.index(path.parent.name)
    rooms = {found.relative_to(WEB).parts[0] for found in uses(path) if found.parent != WEB}
    assert rooms <= {"vendor", *ROOMS[: place + 1]}


def inner(text: str, begin: int) -> str:
    """What stands between the brace that opens at a place and the one that closes it."""
    depth = 0
    for at in range(begin, len(text)):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        if depth == 0:
            return text[begin + 1 : at]
    raise AssertionError("a brace is not closed")


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_the_size_of_a_box_switches_nothing_that_moves(path: Path) -> None:
    """What a container query hides or shows begins to move again each time, and so does all in it.
    What is shown is decided by the window, or by a script."""
    text = COMMENT.sub("", path.read_text("utf-8"))
    for found in re.finditer(r"@container[^{]*", text):
        rules = inner(text, found.end())
        assert not re.search(r"[{;]\s*(display|animation|content-visibility)\b", rules)


def test_the_form_waits_as_long_as_the_server_does() -> None:
    """The first time for each pace is what the server does where nothing is said."""
    script = (WEB / "screens" / "options.js").read_text("utf-8")
    (line,) = re.findall(r"^const PATIENCE = \{(.+)\};$", script, re.MULTILINE)
    usual = dict(re.findall(r"(\w+): \[([\d* ]+)", line))
    seconds = {pace: prod(map(int, figures.split("*"))) for pace, figures in usual.items()}
    assert seconds == PATIENCE


def head_of(name: str) -> list[str]:
    """What stands in the head of a page, without line breaks."""
    head = (WEB / name).read_text("utf-8").split("<head>")[1].split("</head>")[0]
    return re.findall(r"<(?:meta|link|title)[^>]*>", re.sub(r"\s+", " ", head))


def test_both_pages_begin_alike() -> None:
    """How to play and the pad ask for what the other page asks for, in its order. Only the policy
    differs, by the manifest, which makes a program of the page."""
    main = [one.replace(" manifest-src 'self';", "") for one in head_of("index.html")]
    # What the other page fetches later.
    after = {"sheet.css", "end.css"}
    own = {"exhibits.css", "learn.css", "tally.css", *after}
    shared = [one for one in head_of("learn.html") if not any(name in one for name in own)]
    assert len(shared) >= 10
    assert shared == [one for one in main if one in shared]
