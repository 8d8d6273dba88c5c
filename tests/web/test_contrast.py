"""Everything written can be read: WCAG contrast of each pair of text and ground, Day and Night."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mirabilia.catalog.model import COLOURS

STYLES = Path(__file__).parents[2] / "src" / "mirabilia" / "web" / "styles"
TOKENS = (STYLES / "tokens.css").read_text("utf-8")
THEMES = ("day", "night")

# WCAG 2.2 AA: 4.5 for text, 3 for what is not text.
TEXT = 4.5
SHAPE = 3.0
EMBLEMS = ("owl", "dolphin", "bull", "lion", "tortoise", "horse", "swan", "stag")

SAND_INKS = ("sand-ink", "sand-quiet", "sand-good", "sand-bad", "sand-clay")
PAIRS = [
    ("ink", "ground"),
    ("ink", "surface"),
    ("quiet", "ground"),
    ("quiet", "surface"),
    ("sea", "ground"),
    ("sea", "surface"),
    ("clay", "ground"),
    ("good", "ground"),
    ("good", "surface"),
    ("surface", "good"),
    ("bad", "ground"),
    ("bad", "surface"),
    ("accent-ink", "sea"),
    ("accent-ink", "clay"),
    ("ground", "ink"),
    ("water-ink", "water"),
    ("water-quiet", "water"),
    ("water-good", "water"),
    ("water-bad", "water"),
    *((ink, sand) for ink in SAND_INKS for sand in ("sand-light", "sand-dark")),
    *((ink, "sheet") for ink in ("sheet-ink", "sheet-quiet", "sheet-good", "sheet-bad")),
    ("sheet", "sheet-good"),
    ("paper-ink", "paper"),
    ("paper-ink", "gold"),
    ("paper-quiet", "paper"),
    ("paper", "paper-ink"),
    ("paper-ink", "tan"),
    ("paper-ink", "purse"),
    ("naval-ink", "naval"),
    ("over-ink", "over"),
    ("over-ink", "over-deep"),
    ("slate-ink", "slate"),
    ("slate-quiet", "slate"),
    *((f"{band}-ink", band) for band in (*COLOURS, "leader", "isle")),
]
# Signs and dots that are drawn in the colour of text.
MARKS = [
    ("gold", "water"),
    ("focus", "ground"),
    ("focus", "surface"),
    # The borders of fields.
    ("edge", "ground"),
    ("edge", "surface"),
    ("isle", "paper"),
    ("paper", "gold-deep"),
    *(("face-cream", f"face-{emblem}") for emblem in EMBLEMS),
]
# Whatever colour the piece has: its ink is among the pairs, the emblem of a portrait is a drawing.
OF_THE_PIECE = {"band-ink", "band", "row-ink"}


def tokens(theme: str) -> dict[str, str]:
    """The colours of a theme: Night says only what differs from Day."""
    day, night = TOKENS.split(':root[data-theme="night"]')
    found = re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", day if theme == "day" else day + night)
    return dict(found)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), PAIRS, ids=lambda name: name)
def test_text_stands_out(text: str, ground: str, theme: str) -> None:
    colours = tokens(theme)
    assert contrast(colours[text], colours[ground]) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("mark", "ground"), MARKS, ids=lambda name: name)
def test_focus_and_marks_stand_out(mark: str, ground: str, theme: str) -> None:
    colours = tokens(theme)
    assert contrast(colours[mark], colours[ground]) >= SHAPE


def test_text_has_the_colours_of_the_system_alone() -> None:
    """So that no pair can come up that is not among these."""
    sheets = [path for path in STYLES.glob("*.css") if path.name != "tokens.css"]
    rules = "\n".join(path.read_text("utf-8") for path in sheets)
    colours = re.findall(r"(?<![\w-])color: ([^;}]+)", rules)
    assert len(colours) > 30
    named = {name for colour in colours for name in re.findall(r"var\(--([\w-]+)", colour)}
    assert named <= {text for text, _ in PAIRS + MARKS} | OF_THE_PIECE
    named_or_taken_over = re.compile(r"var\(--.*\)|currentcolor|inherit")
    own = [colour for colour in colours if not named_or_taken_over.fullmatch(colour)]
    # The pips of a card are dots in a shade of its colour.
    assert [
        colour for colour in own if not colour.startswith("color-mix(in srgb, var(--band)")
    ] == []


def test_every_face_has_a_colour_of_its_own() -> None:
    colours = {name: value for name, value in tokens("day").items() if name.startswith("face-")}
    assert colours.keys() == {"face-cream", *(f"face-{emblem}" for emblem in EMBLEMS)}
    assert len(set(colours.values())) == len(colours)


def test_every_ink_is_among_the_pairs() -> None:
    inks = {name for name in tokens("day") if name == "ink" or name.endswith("-ink")}
    assert inks == {text for text, _ in PAIRS if text.endswith("ink")}
