"""The charts and the page: well formed, self-contained, and with the right figures."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from html import unescape
from html.parser import HTMLParser
from math import inf
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from mirabilia.arena.statistics import VICTORY
from mirabilia.bots.simple import RandomBot
from mirabilia.intervals import NORMAL_90, wilson_interval
from mirabilia.lab.command import spans as read_spans
from mirabilia.lab.drawing import (
    Column,
    Part,
    Scale,
    axis,
    bar,
    columns,
    dot,
    element,
    heat,
    stacked_bar,
    ticks_of,
)
from mirabilia.lab.findings import Findings, Group
from mirabilia.lab.page import Page, battle_name, hundredfold, spans, style
from mirabilia.lab.study import carry_out, make_study
from mirabilia.locales import load_words

SAMPLE = Path(__file__).parents[2] / "docs" / "lab.html"
VOID = {"meta"}


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def percents(found: Sequence[ET.Element], name: str) -> list[float]:
    return [float(one.attrib[name].rstrip("%")) for one in found]


# ---- pictures


def test_elements_escape_what_they_are_given() -> None:
    text = element("i", class_='a"b<', aria_label="x & y")
    assert text == '<i class="a&quot;b&lt;" aria-label="x &amp; y"></i>'


def test_ticks_are_round_and_within_the_scale() -> None:
    assert ticks_of(Scale(0, 10)) == [0, 2, 4, 6, 8, 10]
    assert ticks_of(Scale(47, 56)) == [48, 50, 52, 54, 56]
    assert ticks_of(Scale(-3, 60)) == [0, 20, 40, 60]
    assert ticks_of(Scale(0, 0.4)) == pytest.approx([0, 0.1, 0.2, 0.3, 0.4])


def test_a_bar_is_as_long_as_its_value() -> None:
    (rect,) = parsed(bar(Scale(0, 50), 20, "blue", "twenty")).findall("rect")
    assert percents([rect], "x") == [0]
    assert percents([rect], "width") == [40]
    assert rect.attrib["class"] == "fill-blue"
    assert rect.findtext("title") == "twenty"


def test_a_dot_lies_within_its_interval() -> None:
    svg = parsed(dot(Scale(0, 100), 40, (30, 55), 33, "forty"))
    (circle,) = svg.findall("circle")
    lines = svg.findall("line")
    (interval,) = [line for line in lines if line.attrib["class"].startswith("interval")]
    (even,) = [line for line in lines if line.attrib["class"] == "even"]
    assert percents([circle], "cx") == [40]
    assert (*percents([interval], "x1"), *percents([interval], "x2")) == (30, 55)
    assert percents([even], "x1") == [33]


@pytest.mark.parametrize(("even", "side"), [(20, " above"), (33, ""), (60, " below")])
def test_only_what_is_sure_has_a_colour(even: float, side: str) -> None:
    (circle,) = parsed(dot(Scale(0, 100), 40, (30, 55), even, "")).findall("circle")
    assert circle.attrib["class"] == f"dot{side}"


def test_stacks_lie_end_to_end_and_losses_before_nothing() -> None:
    parts = [Part(-5, "red", "lost"), Part(10, "blue", "ten"), Part(20, "green", "twenty")]
    rects = parsed(stacked_bar(Scale(-10, 40), parts, "all")).findall("rect")
    assert percents(rects, "x") == [10, 20, 40]
    assert percents(rects, "width") == [10, 20, 40]


def test_columns_grow_from_the_ground() -> None:
    parts = [Part(0.25, "blue", "a"), Part(0.5, "red", "b")]
    svg = parsed(columns([Column(parts, "1", False), Column(parts, "2", True)], 100, "two"))
    rects = svg.findall("rect")
    assert [float(rect.attrib["y"]) for rect in rects] == [75, 25, 75, 25]
    xs = percents(rects, "x")
    assert xs[0] == xs[1] < xs[2] == xs[3]
    assert [text.text for text in svg.findall("text")] == ["1", "2"]
    right = xs[3] + percents(rects, "width")[3]
    assert 95 < right <= 100


def test_an_axis_has_its_figures_with_their_unit() -> None:
    texts = [text.text for text in parsed(axis(Scale(0, 40), " %")).findall("text")]
    assert texts == ["0 %", "10 %", "20 %", "30 %", "40 %"]


def test_heat_is_warm_or_cold_and_has_an_end() -> None:
    assert 'class="heat warm" style="--heat:50%"' in heat(0.5, "1.50", "tip")
    assert 'class="heat cold" style="--heat:100%"' in heat(-2, "0", "tip")


def test_what_may_be_anything_goes_from_edge_to_edge_without_a_colour() -> None:
    svg = parsed(dot(Scale(0, 100), 40, (-inf, inf), 20, ""))
    (interval,) = [line for line in svg.findall("line") if "interval" in line.attrib["class"]]
    assert (interval.attrib["class"], interval.attrib["x1"]) == ("interval", "0.00%")
    assert interval.attrib["x2"] == "100.00%"


# ---- the page


class Outline(HTMLParser):
    """Checks that elements are closed in order, and keeps what a browser would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag not in VOID:
            self.open.append(tag)
        self.fetched += [name for name, _ in attrs if name in ("src", "href", "xlink:href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def page_of(bots: list[str], games: int = 30, **more: Any) -> str:
    study = make_study(bots, games=games, seed=1, **more)
    return Page(load_words(), study, carry_out(study), "mirabilia").html()


def check_alone(html: str) -> None:
    outline = Outline()
    outline.feed(html)
    assert outline.open == []
    assert outline.fetched == []
    assert not outline.tags & {"script", "link", "img", "iframe", "object"}
    assert "url(" not in html
    assert "@import" not in html


MIXES: list[tuple[list[str], dict[str, Any]]] = [
    (["builder"], {}),
    (["builder", "random"], {"players": [3, 4, 7]}),
    (["builder"], {"players": [8], "expansions": ["leaders", "cities", "armada"], "teams": True}),
]


@pytest.mark.parametrize(("bots", "more"), MIXES)
def test_the_page_is_whole_and_needs_nothing(bots: list[str], more: dict[str, Any]) -> None:
    check_alone(page_of(bots, **more))


def test_one_game_is_enough_for_a_page() -> None:
    check_alone(page_of(["random"], games=1))


def test_bots_that_have_not_played_are_left_out() -> None:
    names = ["random", "builder", "preference", "greedy"]
    html = page_of(names, games=1)
    check_alone(html)
    seated = [kind.name for kind in make_study(names, games=1, seed=1).seated(0)]
    assert [name for name in names if f">{name}</th>" in html] == sorted(seated, key=names.index)
    assert len(seated) == 3


def test_the_page_shows_what_was_found() -> None:
    study = make_study(["builder", "random"], games=30, players=[3, 4], seed=1)
    findings = carry_out(study)
    html = Page(load_words(), study, findings, "mirabilia").html()
    for (board, side), one in findings.sides.items():
        name = f"{load_words()(f'city-{board}')}, {side.title()}"
        assert f">{name}</th>" in html
        assert f"{100 * one.standing.win_share:.1f}%<small>n {one.seats}</small>" in html
    for name, one in findings.bots.items():
        row = re.search(rf">{name}</th>.*?{one.standing.mean_score:.1f}<small>n {one.seats}<", html)
        assert row
    assert "mirabilia lab --bots builder@1,random@1 --players 3-4 --games 30 --seed 1" in html


def winning(victories: int, seats: int, players: int) -> Group:
    """A number of seats, the players at their tables, and how many of the seats have won."""
    group = Group()
    for number in range(seats):
        group.add({"blue": 50}, VICTORY if number < victories else 0, players)
    return group


def test_wins_are_compared_with_the_even_share() -> None:
    share, interval, even = hundredfold(winning(2, 5, 4))
    assert (share, even) == pytest.approx((40, 25))
    assert interval == pytest.approx([100 * end for end in wilson_interval(2, 5, NORMAL_90)])


def test_cells_that_may_be_chance_are_pale() -> None:
    page = Page(load_words(), make_study(["random"], games=1), Findings(), "")
    # Of three players, half of the games instead of a third.
    assert 'heat warm" style="--heat:50%"' in page.success_cell(winning(150, 300, 3))
    assert 'heat warm" style="--heat:15%"' in page.success_cell(winning(1, 2, 3))


def test_the_cards_are_those_of_the_strongest_bot() -> None:
    html = page_of(["random", "builder"], games=20)
    assert f">{load_words()('lab-cards', age=1, name='builder')}<" in html
    assert f">{load_words()('lab-cards', age=1, name='random')}<" not in html


class Visitor(RandomBot):
    name = "visitor"


def test_the_page_says_how_to_make_it_again_with_any_bot_and_seed() -> None:
    study = make_study([Visitor, "random"], games=2, seed="two words", sides="day")
    html = Page(load_words(), study, carry_out(study), "").html()
    command = re.findall(r"<code>(.*)</code>", html)[0]
    words = shlex.split(unescape(command))
    assert f"{Visitor.__module__}:Visitor,random@1" in words
    assert words[-2:] == ["--seed", "two words"]
    assert "--sides" in words


def test_few_players_have_no_chapter_about_many() -> None:
    title = load_words()("lab-chapter-tables")
    assert title not in page_of(["random"], players=[3])
    assert title in page_of(["random"], players=[3, 4])


class Rude(RandomBot):
    name = "<i>rude</i>"


def test_names_of_bots_and_seeds_are_only_text() -> None:
    study = make_study([Rude, "random"], games=2, players=[3, 4], seed="<i>")
    html = Page(load_words(), study, carry_out(study), "<i>").html()
    assert "&lt;i&gt;rude&lt;/i&gt;</th>" in html
    assert "<i>" not in html


def test_spans_are_read_as_they_are_written() -> None:
    for numbers in ([3], [3, 4, 5], [3, 5], [3, 4, 6, 7], [3, 4, 5, 7]):
        assert read_spans(spans(numbers)) == numbers
    assert spans([3, 4, 5, 7]) == "3-5,7"


def test_groups_of_battles_are_named_as_spans() -> None:
    names = [battle_name(number) for number in range(7)]
    assert names == ["≤ −3", "−2 … 0", "1 … 3", "4 … 7", "8 … 11", "12 … 17", "≥ 18"]


def test_both_themes_have_every_colour() -> None:
    light, dark = style().split("@media (prefers-color-scheme: dark)", 1)
    names = set(re.findall(r"(--[a-z]+):", light))
    assert names == set(re.findall(r"(--[a-z]+):", dark.partition("* {")[0]))
    used = set(re.findall(r"var\((--[a-z]+)\)", style())) - {"--heat"}
    assert used <= names


# ---- the sample


def test_the_sample_is_whole_small_and_drawn_as_now() -> None:
    html = SAMPLE.read_text("utf-8")
    check_alone(html)
    assert len(html.encode()) < 400_000
    assert style() in html
    assert "mirabilia lab --bots adept@1 --players 3 --sides random --games 5000 --seed 1" in html
