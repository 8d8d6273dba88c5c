"""The page of a review: a single, self-contained HTML file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from mirabilia.catalog.model import AGES
from mirabilia.lab.drawing import element, hint, row
from mirabilia.lab.page import code, style, whole_page
from mirabilia.review import CATEGORIES, Moment, Reviewed
from mirabilia.terminal.telling import Telling

# How many of the moves that cost or changed most are shown.
MOST: Final = 8
HEIGHT: Final = 240
# Below the lines: the ages.
FOOT: Final = 18
# The colour and the dashes of the line of each seat: no two seats differ by colour alone.
_LINES: Final = (
    ("blue", ""),
    ("red", "7 3"),
    ("green", "2 3"),
    ("purple", "9 3 2 3"),
    ("yellow", "12 4"),
    ("brown", "4 4"),
    ("sea", "1 4"),
    ("grey", "14 3 2 3 2 3"),
)
_STYLE: Final = """
.course polyline { fill: none; stroke-width: 2.2; vector-effect: non-scaling-stroke; }
.swatch { width: 2.2rem; height: 0.7rem; display: inline-block; margin-right: 0.35rem; }
.swatch line { stroke-width: 2.5; }
.scroll { overflow-x: auto; }
table.plain { table-layout: auto; }
table.plain th, table.plain td { padding: 0.25rem 0.7rem 0.25rem 0; vertical-align: top; }
table.plain td { font-size: 0.9rem; }
table.plain thead th { height: auto; font-size: 0.78rem; color: var(--soft); }
table.plain .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tr.loss td { background: rgba(var(--warm), 0.16); }
"""


class ReviewPage:
    """Draws what a review has found."""

    def __init__(self, telling: Telling, made_with: str) -> None:
        self.telling: Final = telling
        self.words: Final = telling.words
        self.review: Final = telling.review
        self.made_with: Final = made_with
        self.cities: Final = [telling.city(seat) for seat in range(self.review.players)]

    def html(self) -> str:
        """The whole page."""
        contents = (
            element("h1", escape(self.words("review-title"))),
            element("p", escape(self.words("review-how-to-read")), class_="lead"),
            self.chances(),
            self.losses(),
            self.swings(),
            self.accounts(),
            *(self.decisions(seat) for seat in range(self.review.players)),
            self.closing(),
        )
        sheet = style() + _STYLE + strokes()
        return whole_page(self.words.language, self.words("review-title"), sheet, contents)

    def chapter(self, title: str, *contents: str) -> str:
        return element("section", element("h2", escape(title)), *contents)

    def closing(self) -> str:
        review = self.review
        made = self.words("lab-made-with", name=self.made_with)
        effort = f"--iterations {review.effort.iterations} --rounds {review.effort.rounds}"
        command = f"mirabilia review FILE {effort} --seed {review.seed} --html OUT"
        return element("footer", element("p", escape(made)), element("p", code(command)))

    # ---- the course

    def chances(self) -> str:
        """The chart, and the same in figures."""
        heads = [self.words("review-column-when"), *self.cities]
        rows = [
            [self.telling.moment(moment), *map(self.telling.percent, moment.chances)]
            for moment in self.review.moments
        ]
        figures = element(
            "details",
            element("summary", escape(self.words("review-figures"))),
            grid(heads, rows, numbers=len(self.cities)),
        )
        chart = element("figure", self.legend(), self.chart(), figures)
        return self.chapter(self.words("review-chances"), chart)

    def legend(self) -> str:
        entries = []
        for seat, city in enumerate(self.cities):
            colour, dashes = _LINES[seat]
            line = element(
                "line",
                x1="0",
                x2="100%",
                y1="50%",
                y2="50%",
                class_=f"line-{colour}",
                stroke_dasharray=dashes,
            )
            swatch = element("svg", line, class_="swatch", aria_hidden="true")
            entries.append(element("li", swatch, escape(city)))
        return element("ul", *entries, class_="legend")

    def chart(self) -> str:
        """A line for each seat, from the first moment to the end."""
        moments = self.review.moments
        lines = [self.line(seat, moments) for seat in range(self.review.players)]
        stretched = element(
            "svg",
            *lines,
            viewBox=f"0 0 {max(1, len(moments) - 1)} 1",
            preserveAspectRatio="none",
            width="100%",
            height=HEIGHT,
            class_="course",
        )
        return row(
            *self.levels(),
            *self.ages(),
            stretched,
            height=HEIGHT + FOOT,
            label=self.words("review-chart", moments=len(moments)),
        )

    def line(self, seat: int, moments: Sequence[Moment]) -> str:
        colour, dashes = _LINES[seat]
        points = " ".join(
            f"{number},{1 - moment.chances[seat]:.4f}" for number, moment in enumerate(moments)
        )
        return element(
            "polyline",
            hint(self.cities[seat]),
            points=points,
            class_=f"line-{colour}",
            stroke_dasharray=dashes,
        )

    def levels(self) -> Iterable[str]:
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            height = HEIGHT * (1 - share)
            yield element("line", x1="0", x2="100%", y1=height, y2=height, class_="grid")
            label = escape(self.telling.percent(share))
            yield element("text", label, x="0", y=max(10, height - 3), class_="tick")

    def ages(self) -> Iterable[str]:
        """Where each age begins."""
        moments = self.review.moments
        for age in range(1, AGES + 1):
            place = next((n for n, one in enumerate(moments) if one.age == age), None)
            if place is not None:
                at = f"{100 * place / max(1, len(moments) - 1):.2f}%"
                yield element("line", x1=at, x2=at, y1=0, y2=HEIGHT, class_="even")
                label = escape(self.words("age", age=age))
                yield element("text", label, x=at, y=HEIGHT + 13, class_="tick")

    # ---- moves

    def losses(self) -> str:
        found = self.review.losses()[:MOST]
        title = self.words("review-losses")
        if not found:
            return self.chapter(title, element("p", escape(self.words("review-none"))))
        rows = [
            [
                self.telling.moment(one),
                self.telling.city(one.seat),
                self.telling.played(one),
                self.telling.better(one),
                self.telling.cost(one.finding),
                self.telling.why(one),
            ]
            for one in found
        ]
        return self.chapter(title, grid(self.heads("when city played better cost why"), rows))

    def swings(self) -> str:
        rows = [
            [
                self.telling.moment(swing.decision),
                self.telling.city(swing.decision.seat),
                self.telling.played(swing.decision),
                self.telling.change(swing.change),
            ]
            for swing in self.review.swings(MOST)
        ]
        heads = self.heads("when city played change")
        return self.chapter(self.words("review-swings"), grid(heads, rows, numbers=1))

    def decisions(self, seat: int) -> str:
        own = [one for one in self.review.decisions if one.seat == seat]
        rows = [self.decision(one) for one in own]
        marked = [bool(one.loss) for one in own]
        heads = self.heads("when played better cost why")
        title = self.words("review-decisions", city=self.cities[seat])
        return self.chapter(title, grid(heads, rows, marked=marked))

    def decision(self, one: Reviewed) -> list[str]:
        telling = self.telling
        better = "" if one.is_equal else telling.better(one)
        shown = [telling.moment(one), telling.played(one), better]
        return [*shown, telling.verdict(one), telling.why(one)]

    # ---- luck and choices

    def accounts(self) -> str:
        accounts = self.review.accounts
        sums = [
            [city, *self.telling.sums(account)]
            for city, account in zip(self.cities, accounts, strict=True)
        ]
        lost = [
            [city, *self.telling.lost(account)]
            for city, account in zip(self.cities, accounts, strict=True)
        ]
        categories = [self.words("review-category", category=category) for category in CATEGORIES]
        heads = self.heads("city even deal others choices won")
        return self.chapter(
            self.words("review-accounts"),
            element("p", escape(self.words("review-accounts.about")), class_="lead"),
            grid(heads, sums, numbers=len(heads) - 1),
            element("h3", escape(self.words("review-categories"))),
            grid([self.words("review-column-city"), *categories], lost, numbers=len(categories)),
        )

    def heads(self, names: str) -> list[str]:
        return [self.words(f"review-column-{name}") for name in names.split()]


def strokes() -> str:
    return "".join(f".line-{name} {{ stroke: var(--{name}); }}\n" for name, _ in _LINES)


def grid(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    numbers: int = 0,
    marked: Sequence[bool] = (),
) -> str:
    """A table whose last columns may be numbers; rows can be marked."""
    classes = [""] * (len(heads) - numbers) + ["number"] * numbers
    head = element(
        "tr",
        *(
            element("th", escape(text), scope="col", class_=name)
            for text, name in zip(heads, classes, strict=True)
        ),
    )
    body = [
        element(
            "tr",
            *(
                element("td", escape(text), class_=name)
                for text, name in zip(cells, classes, strict=True)
            ),
            class_="loss" if number < len(marked) and marked[number] else "",
        )
        for number, cells in enumerate(rows)
    ]
    whole = element("table", element("thead", head), element("tbody", *body), class_="plain")
    return element("div", whole, class_="scroll")
