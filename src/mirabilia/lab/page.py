"""The page of a study: a single, self-contained HTML file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from itertools import groupby
from math import isfinite
from shlex import quote
from typing import Final, TypeVar

from mirabilia.arena.statistics import Standing
from mirabilia.bots.registry import bot_reference, names_of
from mirabilia.bots.tables import arguments_of
from mirabilia.catalog import load
from mirabilia.catalog.model import AGES, COLOURS
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
)
from mirabilia.lab.findings import (
    BATTLES,
    LEADER,
    MANY_GREEN,
    SALE,
    STAGE,
    Findings,
    Group,
    total,
)
from mirabilia.lab.study import Study
from mirabilia.locales import Words

Key = TypeVar("Key")

# How many cards of each age are shown.
MOST_CARDS: Final = 10
COLUMN_HEIGHT: Final = 190
# How strong the colour is of a cell that may be due to chance.
PALE: Final = 0.3
# The share of a card's builds in one turn that gets the full colour.
FULL: Final = 0.5
# The colours of the lines of the score sheet, by name, where they are not the lines' own.
_LINE_COLOURS: Final = {
    "military": "red",
    "treasury": "coin",
    "wonder": "stone",
    "leaders": "leader",
    "naval": "sea",
    "islands": "island",
}
# From the bottom up: what a city lives on, what scores, the rest.
_DEEDS: Final = (
    *("brown", "grey", "yellow", "red", "blue", "green", "purple", "black"),
    *(LEADER, STAGE, SALE),
)
_DEED_COLOURS: Final = {STAGE: "stone", LEADER: "leader", SALE: "sale"}
_FILLS: Final = (*COLOURS, "coin", "stone", "leader", "sea", "island", "sale", "accent")


class Page:
    """Draws the findings of a study."""

    def __init__(self, words: Words, study: Study, findings: Findings, made_with: str) -> None:
        self.words: Final = words
        self.study: Final = study
        self.findings: Final = findings
        self.made_with: Final = made_with
        # In the order they were named; with few games, some may not have played.
        named = dict.fromkeys(names_of(study.bots).values())
        self.names: Final = [name for name in named if name in findings.bots]

    def html(self) -> str:
        """The whole page."""
        contents = (self.opening(), *self.chapters(), self.closing())
        return whole_page(self.words.language, self.words("lab-title"), style(), contents)

    def chapters(self) -> list[str]:
        several = len(self.study.tables) > 1
        return [
            self.points_chapter(),
            self.wonders_chapter(),
            *([self.tables_chapter()] if several else []),
            self.time_chapter(),
            self.cards_chapter(),
            self.profiles_chapter(),
        ]

    # ---- opening and closing

    def opening(self) -> str:
        words, findings = self.words, self.findings
        whole = total(findings.bots.values()).standing
        winners = findings.outcomes[True].standing
        tiles = [
            (self.number(findings.games), words("lab-tile-games", games=findings.games)),
            (self.number(findings.seats), words("lab-tile-cities", cities=findings.seats)),
            (self.mean(whole.mean_score), words("lab-tile-points")),
            (self.mean(winners.mean_score), words("lab-tile-winners")),
        ]
        shown = [
            element(
                "div", element("b", escape(value)), element("span", escape(what)), class_="tile"
            )
            for value, what in tiles
        ]
        return (
            element("h1", escape(words("lab-title")))
            + element("p", escape(self.about()), class_="lead")
            + element("div", *shown, class_="tiles")
            + element("p", escape(words("lab-how-to-read")), class_="note")
        )

    def about(self) -> str:
        """What was played, in a sentence."""
        boxes = " ".join(self.study.options["expansions"]) or "none"
        return self.words(
            "lab-about",
            games=self.study.games,
            players=spans(self.study.tables),
            names=self.words.list(self.names),
            boxes=boxes,
            teams="yes" if self.study.options["teams"] else "no",
            seed=str(self.study.seed),
        )

    def closing(self) -> str:
        made = self.words("lab-made-with", name=self.made_with)
        return element("footer", element("p", escape(made)), element("p", code(self.command())))

    def command(self) -> str:
        """The command that makes this page again."""
        said = [
            f"--bots {','.join(bot_reference(kind) for kind in self.study.bots)}",
            f"--players {spans(self.study.tables)}",
            *arguments_of(self.study.options),
            f"--games {self.study.games}",
            f"--seed {quote(str(self.study.seed))}",
        ]
        return f"mirabilia lab {' '.join(said)}"

    def chapter(self, id: str, *figures: str) -> str:
        return element(
            "section",
            element("h2", escape(self.words(f"lab-chapter-{id}"))),
            element("p", escape(self.words(f"lab-chapter-{id}.about")), class_="lead"),
            *figures,
        )

    def figure(self, title: str, note: str, *contents: str) -> str:
        return element(
            "figure",
            element("h3", escape(title)),
            element("p", escape(note), class_="note") if note else "",
            *contents,
        )

    # ---- chapters

    def points_chapter(self) -> str:
        """Points by category, for each bot, for winners and for others; wins by bot."""
        words, findings = self.words, self.findings
        groups = {name: findings.bots[name] for name in self.names}
        outcomes = {
            words("lab-winners"): findings.outcomes[True],
            words("lab-others"): findings.outcomes.get(False, Group()),
        }
        rows = {name: one for name, one in {**groups, **outcomes}.items() if one.seats}
        high = max(stack_height(one.standing) for one in rows.values())
        low = min(stack_depth(one.standing) for one in rows.values())
        scale = Scale(low, 1.02 * high)
        categories = list(next(iter(rows.values())).standing.points)
        stacks = [
            (name, self.stack(scale, name, one), self.score(one)) for name, one in rows.items()
        ]
        figures = [
            self.figure(
                words("lab-points"),
                words("lab-points.note"),
                legend([(line_colour(line), self.line(line)) for line in categories]),
                table([*stacks, ("", axis(scale), "")]),
            )
        ]
        if len(self.names) > 1:
            figures.append(self.shares(words("lab-wins-bots"), "", groups))
        return self.chapter("points", *figures)

    def stack(self, scale: Scale, name: str, one: Group) -> str:
        means = one.standing.mean_points
        parts = [
            Part(points, line_colour(line), self.labelled(self.line(line), self.mean(points)))
            for line, points in means.items()
        ]
        told = self.words.list([part.text for part in parts], "series")
        return stacked_bar(scale, parts, self.labelled(name, told))

    def wonders_chapter(self) -> str:
        words, sides = self.words, self.findings.sides
        named = {self.side(*key): one for key, one in sides.items()}
        best = dict(sorted(named.items(), key=lambda item: (-item[1].success, item[0])))
        return self.chapter(
            "wonders",
            element(
                "div",
                self.shares(words("lab-wins-sides"), words("lab-wins-sides.note"), best),
                self.scores(words("lab-points-sides"), words("lab-points-sides.note"), best),
                class_="pair",
            ),
        )

    def tables_chapter(self) -> str:
        """What changes with the number of players."""
        words, findings = self.words, self.findings
        groups = {
            self.table_name(name, players): findings.tables[name, players]
            for name in self.names
            for players in sorted(self.study.tables)
            if (name, players) in findings.tables
        }
        return self.chapter(
            "tables",
            self.scores(words("lab-points-tables"), "", groups),
            self.figure(
                words("lab-wins-tables"), words("lab-wins-tables.note"), self.sides_by_table()
            ),
        )

    def table_name(self, name: str, players: int) -> str:
        if len(self.names) == 1:
            return self.words("lab-players", players=players)
        return self.words("lab-players-of", name=name, players=players)

    def sides_by_table(self) -> str:
        findings, tables = self.findings, sorted(self.study.tables)
        by_success = sorted(findings.sides, key=lambda side: (-findings.sides[side].success, side))
        rows = [
            element(
                "tr",
                element("th", escape(self.side(*side)), scope="row"),
                *(self.success_cell(findings.sides_at.get((*side, players))) for players in tables),
            )
            for side in by_success
        ]
        return heat_map(["", *map(str, tables)], rows)

    def success_cell(self, one: Group | None) -> str:
        if one is None:
            return element("td", "·")
        low, high = one.win_interval
        sure = not low <= one.even_share <= high
        tip = [self.words("lab-count", count=one.seats), self.share_text(one)]
        share = (one.success - 1) * (1 if sure else PALE)
        return heat(share, self.ratio(one.success), self.words.list(tip, "series"))

    def time_chapter(self) -> str:
        """What each bot does in each turn."""
        words = self.words
        deeds = [deed for deed in _DEEDS if any(key[3] == deed for key in self.findings.deeds)]
        shown = legend([(deed_colour(deed), self.deed(deed)) for deed in deeds])
        figures = [
            self.figure(name, words("lab-turns.note"), shown, self.turns(name, deeds))
            for name in self.names
        ]
        return self.chapter("time", *figures)

    def turns(self, name: str, deeds: Sequence[str]) -> str:
        """A column for each turn, as high as the number of cards per city played in it."""
        counts = self.findings.deeds
        cities = self.findings.bots[name].seats
        moments = sorted({(age, turn) for bot, age, turn, _ in counts if bot == name})
        made = {
            (age, turn): {deed: counts[name, age, turn, deed] / cities for deed in deeds}
            for age, turn in moments
        }
        high = max(sum(played.values()) for played in made.values())
        first = moments[0][1]
        stacks = [
            Column(self.deed_parts(played, high), self.turn(turn), age > 1 and turn == first)
            for (age, turn), played in made.items()
        ]
        ages = [element("span", escape(self.words("age", age=age))) for age in range(1, AGES + 1)]
        picture = columns(stacks, COLUMN_HEIGHT, self.words("lab-turns", name=name))
        return picture + element("div", *ages, class_="ages")

    def deed_parts(self, played: Mapping[str, float], high: float) -> list[Part]:
        return [
            Part(count / high, deed_colour(deed), self.labelled(self.deed(deed), self.ratio(count)))
            for deed, count in played.items()
            if count
        ]

    def cards_chapter(self) -> str:
        """The cards that the strongest bot builds most often."""
        name = max(self.names, key=lambda name: self.findings.bots[name].success)
        figures = [self.cards_of(name, age) for age in range(1, AGES + 1)]
        return self.chapter("cards", element("div", *figures, class_="pair"))

    def cards_of(self, name: str, age: int) -> str:
        words, findings = self.words, self.findings
        by_id = load().card_by_id
        built = {
            card: one
            for (bot, card), one in findings.cards.items()
            if bot == name and by_id[card].age == age
        }
        top = sorted(built, key=lambda card: (-built[card].seats, card))[:MOST_CARDS]
        named = {
            words("card-title", card=card, colour=by_id[card].colour_name): built[card]
            for card in top
        }
        title = words("lab-cards", age=age, name=name)
        note = words("lab-cards.note")
        return self.figure(title, note, self.share_rows(named), self.card_times(name, top))

    def card_times(self, name: str, cards: Sequence[str]) -> str:
        """The turns of the age in which each card is built."""
        times = self.findings.times
        turns = sorted({turn for bot, card, turn in times if bot == name and card in cards})
        rows = []
        for card in cards:
            counts = [times[name, card, turn] for turn in turns]
            cells = [
                heat(
                    count / sum(counts) / FULL,
                    f"{100 * count / sum(counts):.0f}",
                    self.number(count),
                )
                for count in counts
            ]
            label = escape(self.words(f"card-{card}"))
            rows.append(element("tr", element("th", label, scope="row"), *cells))
        note = element("p", escape(self.words("lab-when")), class_="note")
        return note + heat_map(["", *map(str, turns)], rows)

    def profiles_chapter(self) -> str:
        """Science and military: how much cities have, and how they do."""
        words, findings = self.words, self.findings
        green = {
            f"{count}+" if count == MANY_GREEN else str(count): findings.green[count]
            for count in sorted(findings.green)
        }
        battles = {
            battle_name(number): findings.battles[number] for number in sorted(findings.battles)
        }
        return self.chapter(
            "profiles",
            element(
                "div",
                self.profile(words("lab-science"), green, "green"),
                self.profile(words("lab-military"), battles, "red"),
                class_="pair",
            ),
        )

    def profile(self, title: str, groups: Mapping[str, Group], colour: str) -> str:
        cities = sum(one.seats for one in groups.values())
        scale = Scale(0, 1.02 * max(one.seats for one in groups.values()) / cities)
        common = [
            (
                name,
                bar(scale, one.seats / cities, colour, self.percent(one.seats / cities)),
                self.percent(one.seats / cities) + small(self.words("lab-n", count=one.seats)),
            )
            for name, one in groups.items()
        ]
        words = self.words
        return self.figure(
            title,
            words("lab-profile"),
            table(common),
            element("p", escape(words("lab-profile.wins")), class_="note"),
            self.share_rows(groups),
        )

    # ---- rows of dots

    def shares(self, title: str, note: str, groups: Mapping[str, Group]) -> str:
        return self.figure(title, note, self.share_rows(groups))

    def share_rows(self, groups: Mapping[str, Group]) -> str:
        highest = max(one.win_interval[1] for one in groups.values())
        scale = Scale(0, 100 * min(1.0, 1.05 * highest))
        rows = [
            (
                name,
                dot(scale, *hundredfold(one), self.labelled(name, self.share_text(one))),
                self.percent(one.standing.win_share) + small(self.words("lab-n", count=one.seats)),
            )
            for name, one in groups.items()
        ]
        return table([*rows, ("", axis(scale, " %"), "")])

    def scores(self, title: str, note: str, groups: Mapping[str, Group]) -> str:
        means = [one.standing.mean_score for one in groups.values()]
        ends = [end for one in groups.values() for end in one.score_interval if isfinite(end)]
        low, high = min(means + ends), max(means + ends)
        margin = 0.08 * (high - low) or 1
        scale = Scale(low - margin, high + margin)
        mean = total(groups.values()).standing.mean_score
        rows = [
            (
                name,
                dot(
                    scale,
                    one.standing.mean_score,
                    one.score_interval,
                    mean,
                    self.labelled(name, self.mean(one.standing.mean_score)),
                ),
                self.score(one),
            )
            for name, one in groups.items()
        ]
        return self.figure(title, note, table([*rows, ("", axis(scale), "")]))

    def score(self, one: Group) -> str:
        counted = small(self.words("lab-n", count=one.seats))
        return self.mean(one.standing.mean_score) + counted

    def share_text(self, one: Group) -> str:
        low, high = one.win_interval
        return self.words(
            "lab-share",
            share=self.percent(one.standing.win_share),
            low=self.percent(low),
            high=self.percent(high),
            even=self.percent(one.even_share),
        )

    # ---- figures

    def labelled(self, label: str, value: str) -> str:
        return self.words("labelled", label=label, value=value)

    def number(self, number: int) -> str:
        return self.words("lab-number", number=number)

    def mean(self, number: float) -> str:
        return self.words("lab-mean", number=number)

    def ratio(self, number: float) -> str:
        return self.words("lab-ratio", number=number)

    def percent(self, share: float) -> str:
        return self.words("lab-percent", share=share)

    # ---- names

    def side(self, board: str, side: str) -> str:
        return self.words("lab-side", board=board, side=side)

    def line(self, line: str) -> str:
        return " ".join(self.words(f"line-{line}").split())

    def turn(self, turn: int) -> str:
        """The number of a turn; before the first, leaders are recruited."""
        return str(turn) if turn else self.words("colour-leader.symbol")

    def deed(self, deed: str) -> str:
        return self.words(f"lab-deed-{deed}")


# ---- pieces of a page


def whole_page(language: str, title: str, style: str, contents: Iterable[str]) -> str:
    """A page that needs nothing besides itself."""
    head = element(
        "head",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        element("title", escape(title)),
        element("style", style),
    )
    body = element("body", *contents)
    return f'<!doctype html>\n<html lang="{language}">\n{head}\n{body}\n</html>\n'


def style() -> str:
    """The style sheet, with a fill for each colour."""
    sheet = (files("mirabilia.lab") / "page.css").read_text("utf-8")
    fills = "".join(
        f".fill-{name} {{ fill: var(--{name}); background: var(--{name}); }}\n" for name in _FILLS
    )
    return f"\n{sheet}{fills}"


def table(rows: Iterable[tuple[str, str, str]]) -> str:
    """Rows with a name, a picture and numbers."""
    heads = element(
        "thead",
        element("tr", element("th", class_="name"), element("th"), element("th", class_="figure")),
    )
    written = [
        element(
            "tr",
            element("th", escape(name), scope="row"),
            element("td", picture, class_="plot"),
            element("td", figures, class_="figure"),
        )
        for name, picture, figures in rows
    ]
    return element("table", heads, element("tbody", *written))


def heat_map(heads: Sequence[str], rows: Sequence[str]) -> str:
    first, *others = heads
    named = [
        element("th", escape(first), class_="name"),
        *(element("th", escape(head), scope="col") for head in others),
    ]
    head = element("thead", element("tr", *named))
    return element("table", head, element("tbody", *rows), class_="map")


def legend(entries: Sequence[tuple[str, str]]) -> str:
    listed = [
        element("li", element("i", class_=f"fill-{colour}"), escape(name))
        for colour, name in entries
    ]
    return element("ul", *listed, class_="legend")


def small(text: str) -> str:
    return element("small", escape(text))


def code(text: str) -> str:
    return element("code", escape(text))


def line_colour(line: str) -> str:
    return _LINE_COLOURS.get(line, line)


def deed_colour(deed: str) -> str:
    return _DEED_COLOURS.get(deed, deed)


def stack_height(standing: Standing) -> float:
    return sum(max(0.0, mean) for mean in standing.mean_points.values())


def stack_depth(standing: Standing) -> float:
    return sum(min(0.0, mean) for mean in standing.mean_points.values())


def hundredfold(one: Group) -> tuple[float, tuple[float, float], float]:
    """Win share, interval and even share in percent."""
    low, high = one.win_interval
    return 100 * one.standing.win_share, (100 * low, 100 * high), 100 * one.even_share


def battle_name(number: int) -> str:
    """A group of military points, as a range."""
    if number == 0:
        return f"≤ {signed(BATTLES[0])}"
    if number == len(BATTLES) - 1:
        return f"≥ {BATTLES[-2] + 1}"
    return f"{signed(BATTLES[number - 1] + 1)} … {signed(BATTLES[number])}"


def signed(number: int) -> str:
    return str(number).replace("-", "−")


def spans(numbers: Sequence[int]) -> str:
    """Numbers as ranges: `3-5,7`."""
    runs = groupby(enumerate(sorted(numbers)), key=lambda item: item[1] - item[0])
    found = [[number for _, number in run] for _, run in runs]
    return ",".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in found)
