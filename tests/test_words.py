"""The command that begins, completes and checks languages, and what it finds."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from mirabilia.locales import LANGUAGES, present
from scripts import naming, wording, words
from scripts.naming import LOCALES, Name, Names, load_names
from scripts.pseudo import CLOSING, OPENING, pseudo
from scripts.wording import problems

COMMENTED = re.compile(r"^# (?=[a-z][\w-]* =|    )", re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of its own with English and the names, for the command to work in."""
    folder = tmp_path / "locales"
    folder.mkdir()
    (tmp_path / "web").mkdir()
    for name in ("en.ftl", "names.toml"):
        shutil.copy(LOCALES / name, folder / name)
    return folder


@pytest.fixture
def small(folder: Path) -> Path:
    """The same, with a few messages only."""
    (folder / "en.ftl").write_text(ENGLISH, "utf-8")
    return folder


ENGLISH = """
city-olympia = Olympia
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
pay = { coins } to { CITY($who) }
    .about = Who is paid
sure = Is it so?
"""
ITALIAN = """
city-olympia = Olympia
coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
pay = { coins } a { CITY($who) }
    .about = Chi riceve
sure = È così?
"""


def files_under(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}


def found(folder: Path, source: str, language: str = "it") -> list[str]:
    (folder / f"{language}.ftl").write_text(source, "utf-8")
    return problems(language, folder)


def test_a_language_is_begun(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = files_under(folder.parent)
    assert words.main(["new", "nl"], folder) == 0
    catalogue = folder.parent / "web" / "catalogue.json"
    assert files_under(folder.parent) - before == {folder / "nl.ftl", catalogue}
    assert json.loads(catalogue.read_text("utf-8"))["languages"] == ["en", "nl"]
    assert words.main(["new", "nl"], folder) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_skeleton_is_english_with_known_names_in_place(folder: Path) -> None:
    words.main(["new", "pl"], folder)
    begun = wording.wording_of("pl", folder)
    names = load_names(folder).messages("pl")
    assert set(begun.messages) == set(names)
    assert begun.words("card-construction_zone") == "Stocznia"
    assert begun.words("colour-brown.symbol") == "■"
    whole = COMMENTED.sub("", begun.source)
    english = wording.wording_of("en", folder)
    pasted = wording.Wording("pl", whole)
    assert list(pasted.messages) == list(english.messages)


@pytest.mark.parametrize("arguments", [["new"], ["new", "klingon"], ["new", "../xx"], ["nonsense"]])
def test_bad_use_is_refused(
    folder: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert words.main(arguments, folder) == 2
    assert capsys.readouterr().err
    assert present(folder) == ("en",)


def test_what_is_missing_is_shown_in_english(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (small / "it.ftl").write_text("city-olympia = Olympia\n", "utf-8")
    assert words.main(["missing", "it"], small) == 0
    told = capsys.readouterr().out
    assert told.startswith("### it: 3 of 4 are missing\n")
    assert "pay = { coins } to { CITY($who) }\n    .about = Who is paid\n" in told
    assert words.main(["missing", "xx"], small) == 2


def test_messages_are_counted(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / "it.ftl").write_text("city-olympia = Olympia\n", "utf-8")
    assert words.main(["count", "it"], small) == 0
    assert capsys.readouterr().out == "it: 1 of 4 messages, 1 words\n"
    (small / "it.ftl").write_text("given-gen = di { $name }\n", "utf-8")
    assert words.main(["count", "it"], small) == 0
    assert "it: 0 of 4 messages and 1 of its own" in capsys.readouterr().out


def test_what_is_wrong_is_told(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / "it.ftl").write_text(ITALIAN, "utf-8")
    assert words.main(["check", "it"], small) == 0
    (small / "it.ftl").write_text(ITALIAN.replace("È così?", "Is it so?"), "utf-8")
    assert words.main(["check"], small) == 1
    assert capsys.readouterr().out.endswith("it: sure: reads as in English: Is it so?\n")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("sure = È così?\n", "", "sure: is missing"),
        ("sure", "other = Altro\nsure", "other: is not there in English"),
        ("sure = È così?", "sure", "cannot be read: sure"),
        ("sure", "sure = Sì\nsure", "sure: is there twice"),
        ("    .about = Chi riceve\n", "", "pay: .about is missing"),
        ("così?", "così?\n    .more = Ancora", "sure: .more is one too many"),
        ("a { CITY($who) }", "a tutti", "pay: does not mention $who"),
        ("così?", "così, { $who }?", "sure: $who is not given"),
        ("CITY($who)", "TOWN($who)", "pay: there is no TOWN"),
        ("È così?", "È { -so }?", "sure: there is no -so"),
        ("{ CITY($who) }", '{ CITY($who, form: "of") }', "pay: cannot be said with"),
        ("        [one] { $coins } moneta\n", "        [1] moneta\n", "coins: has plural forms"),
        ("[one]", "[few] { $coins } x\n        [one]", "coins: [few] is never reached"),
        ("È così?", "Is it so?", "sure: reads as in English: Is it so?"),
        ("È così?", "È 'così'?", "sure: ' is no sign of it"),
        ("È così?", "È „così“?", "sure: „ is no sign of it"),
        ("È così?", "È così ?", "sure: no blank before"),
        ("È così?", "È  così?", "sure: no double blank"),
        ("È così?", "È così...", "sure: … in one sign"),
        ("È così?", "È così? ", "line 10: has a blank at its end"),
        ("È così?", '{ " " }È così?', "sure: begins or ends with a blank"),
        ("È così?", "Ъ", "the fonts lack Ъ"),
        ("= Olympia", "= Olimpia", "city-olympia: is called Olimpia, in names.toml Olympia"),
        ("sure = È", "# sure = Is it so?\nsure = È", "1 comments are messages, the first sure"),
    ],
)
def test_what_is_found(small: Path, old: str, new: str, told: str) -> None:
    assert found(small, ITALIAN) == []
    assert ITALIAN.replace(old, new) != ITALIAN
    assert any(line.startswith(told) for line in found(small, ITALIAN.replace(old, new)))


@pytest.mark.parametrize(
    ("purpose", "old", "new"),
    [
        ("same", "È così?", "Is it so?"),
        ("without $who", "a { CITY($who) }", "a tutti"),
        ("typography", "È così?", "È 'così'?"),
    ],
)
def test_what_is_on_purpose_is_no_problem(small: Path, purpose: str, old: str, new: str) -> None:
    text = ITALIAN.replace(old, new)
    assert found(small, text)
    marked = re.compile("^(?=pay|sure)", re.MULTILINE).sub(f"# on purpose: {purpose}\n", text)
    assert found(small, marked) == []


def test_polish_has_three_plural_forms(small: Path) -> None:
    def polish(forms: str) -> str:
        few = "moneta\n        [few] monety"
        return ITALIAN.replace("{ $coins } moneta", few + forms).replace("Olympia", "Olimpia")

    assert "coins: has no form [many]" in found(small, polish(""), "pl")
    assert found(small, polish("\n        [many] monet"), "pl") == []
    assert found(small, polish("").replace("*[other]", "*[many]"), "pl") == []


@pytest.mark.parametrize(
    ("language", "text", "sound"),
    [
        ("fr", "C’est vrai\N{NARROW NO-BREAK SPACE}?", True),
        ("fr", "C’est vrai ?", False),
        ("fr", "C’est vrai?", False),
        ("fr", "\N{NARROW NO-BREAK SPACE}« Oui »", False),
        ("fr", "«\N{NARROW NO-BREAK SPACE}Oui\N{NARROW NO-BREAK SPACE}»", True),
        ("fr", "c’est (? l’explique)", True),
        ("fr", "Rendez-vous à 12:30", True),
        ("es", "¿Es así?", True),
        ("es", "Es así?", False),
        ("es", "Pulsa ? para ver la ayuda", True),
        ("es", "¡Así!", True),
        ("es", "Así!", False),
        ("de", "Ist es „so“?", True),
        ("de", "Ist es “so”?", False),
        ("pl", "Czy to „tak”?", True),
        ("pl", "Czy to „tak“?", False),
    ],
)
def test_typography(language: str, text: str, sound: bool) -> None:
    source = f"sure = {text}\n"
    assert (list(wording.misprints(wording.Wording(language, source))) == []) is sound


def test_names_that_two_things_share_are_found(small: Path) -> None:
    (small / "en.ftl").write_text("card-haven = Haven\ncard-pier = Pier\n", "utf-8")
    told = found(small, "card-haven = Porto\ncard-pier = Porto\n", "nl")
    assert told == ["card-pier: is called like card-haven: Porto"]


def test_forms_of_names_are_on_a_whole_family_or_on_none(small: Path) -> None:
    (small / "en.ftl").write_text("card-haven = Haven\ncard-pier = Pier\nsure = Sure\n", "utf-8")
    one = "card-haven = Porto\n    .gender = m\ncard-pier = Molo\nsure = Certo\n"
    assert found(small, one, "nl") == ["card-pier: .gender is missing"]
    assert found(small, one.replace("Molo", "Molo\n    .gender = m"), "nl") == []


@pytest.mark.heavy
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_a_language(language: str) -> None:
    assert problems(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_messages_of_english(language: str) -> None:
    there = set(wording.wording_of(language).messages)
    assert set(wording.wording_of("en").messages) <= there


# ---- the made-up language


def test_the_made_up_language_is_longer_and_marked() -> None:
    made_up, english = wording.Wording("en", pseudo()), wording.wording_of("en")
    assert set(made_up.messages) == set(english.messages)
    assert made_up.words("coins", coins=2) == f"{OPENING}2 çóîñśśś{CLOSING}"
    assert made_up.words("colour-brown.symbol") == "■"
    letters = [sum(map(str.isalpha, "".join(one.texts()))) for one in (english, made_up)]
    assert 1.3 < letters[1] / letters[0] <= 1.4
    assert "pseudo" not in LANGUAGES


# ---- where names come from


def test_names_have_sources_that_are_listed() -> None:
    assert list(naming.faults(load_names())) == []


def names_with(**fields: str) -> Iterator[str]:
    name = Name(**({"name": "Porto", "source": "004:1"} | fields))  # type: ignore[arg-type]
    return naming.faults(Names({"004": ""}, {}, {}, {"it": {"card": {"haven": name}}}))


def test_a_name_out_of_a_rulebook_stands() -> None:
    assert list(names_with()) == []
    assert any("stands" in fault for fault in names_with(ours="Baia", why="finer"))
    assert any("no source" in fault for fault in names_with(source="005:1"))
    assert any("no source" in fault for fault in names_with(source="somebody"))
    assert any("belong together" in fault for fault in names_with(source="usual", ours="Baia"))


@pytest.mark.parametrize("language", sorted(load_names().languages))
def test_every_piece_has_a_name_with_a_source(language: str) -> None:
    names = load_names().messages(language)
    wanted = {f"{kind}-{id}" for kind in naming.SHOWN for id in wording.named_ids()[kind]}
    without = {"city-you", "colour-leader", "science-choice", "science-mask", "science-most"}
    seats = {id for id in wanted if id.startswith("city-seat_")}
    assert set(names) == wanted - without - seats


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_names_out_of_rulebooks_are_shown(language: str) -> None:
    """Case apart where a word stands within sentences."""
    said = wording.wording_of(language).words
    cited = [one for one in load_names().of(language) if one[2].from_rulebook]
    shown = {(kind, id): name.name for kind, id, name in cited if kind in naming.SHOWN}
    for (kind, id), name in shown.items():
        text = said(f"{kind}-{id}")
        assert text == name or (kind in naming.COMMON and text.casefold() == name.casefold())


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_of_names_can_be_parted(language: str) -> None:
    """All of them and no others, and neither part is a letter or two."""
    found = wording.wording_of(language)
    assert len(wording.long_words(found)) > 50
    assert list(wording.badly_parted(found)) == []


@pytest.mark.parametrize(
    ("parted", "problems"),
    [
        ("Alex|ander Light|house", []),
        ("", ["does not part Alexander", "does not part Lighthouse"]),
        ("Alex|ander Light|house Ware|house", ["Warehouse is in no name"]),
        ("Alex|ander Light|house Light|house", ["Light|house is there twice"]),
        ("Alexander Light|house", ["says of Alexander nowhere where to part it"]),
        ("Alex|ander Lighthous|e", ["a part of Lighthous|e is too short"]),
    ],
)
def test_what_is_parted_badly_is_said(parted: str, problems: list[str]) -> None:
    names = "card-lighthouse = Lighthouse\nleader-alexander = Alexander\n"
    source = f'{names}hyphens = {{ "" }}{parted}\n'
    found = wording.badly_parted(wording.Wording("en", source))
    assert list(found) == [f"hyphens: {problem}" for problem in problems]
