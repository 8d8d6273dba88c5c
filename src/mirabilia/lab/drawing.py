"""Small pictures in SVG: bars, dots with intervals, stacks, columns, heat maps.

Horizontal positions are percentages, so a picture fills the width of its page while text and lines
keep their size. The pictures need no scripts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

ROW: Final = 22
MIDDLE: Final = ROW / 2


def element(tag: str, *contents: str, **attributes: str | float) -> str:
    """An element whose contents are markup already; `class_` and `text_anchor` stand for `class`
    and `text-anchor`."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(shown(value), quote=True)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{written}>{''.join(contents)}</{tag}>"


def shown(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.6g}"


def hint(text: str) -> str:
    """The text of a picture when it is pointed at, or read aloud."""
    return element("title", escape(text))


class Scale(NamedTuple):
    """The values at the left and right edge of a picture."""

    low: float
    high: float

    def share(self, value: float) -> float:
        return 100 * (value - self.low) / (self.high - self.low)

    def at(self, value: float) -> str:
        return f"{min(100.0, max(0.0, self.share(value))):.2f}%"

    def width(self, first: float, last: float) -> str:
        ends = [min(100.0, max(0.0, self.share(value))) for value in (first, last)]
        return f"{ends[1] - ends[0]:.2f}%"


class Part(NamedTuple):
    """A part of a bar: its size, the name of its colour, and its text when pointed at."""

    value: float
    colour: str
    text: str


def ticks_of(scale: Scale, most: int = 5) -> list[float]:
    """Round values that divide a scale into a few parts."""
    span = scale.high - scale.low
    step = next(size for size in _STEPS if span / size <= most)
    first = -(-scale.low // step)
    return [step * number for number in range(int(first), int(scale.high / step) + 1)]


_STEPS: Final = [size * 10.0**power for power in range(-3, 6) for size in (1, 2, 5)]


def row(*contents: str, height: float = ROW, label: str = "") -> str:
    """A picture of the full width."""
    spoken = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return element("svg", *contents, width="100%", height=height, **spoken)


def grid(scale: Scale, ticks: Sequence[float], height: float = ROW) -> str:
    return "".join(
        element("line", x1=scale.at(tick), x2=scale.at(tick), y1=0, y2=height, class_="grid")
        for tick in ticks
    )


def reference(scale: Scale, value: float) -> str:
    """A line to compare with."""
    return element("line", x1=scale.at(value), x2=scale.at(value), y1=0, y2=ROW, class_="even")


def bar(scale: Scale, value: float, colour: str, text: str) -> str:
    """A bar from the left edge."""
    parts = grid(scale, ticks_of(scale)), one_part(scale, 0, Part(value, colour, text))
    return row(*parts, label=text)


def one_part(scale: Scale, start: float, part: Part) -> str:
    return element(
        "rect",
        hint(part.text),
        x=scale.at(start),
        width=scale.width(start, start + part.value),
        y=3,
        height=ROW - 6,
        class_=f"fill-{part.colour}",
    )


def stacked_bar(scale: Scale, parts: Iterable[Part], text: str) -> str:
    """Parts one after the other; negative ones go to the left of zero."""
    listed = list(parts)
    drawn = [grid(scale, ticks_of(scale))]
    start = below = 0.0
    for part in listed:
        if part.value < 0:
            below += part.value
            drawn.append(one_part(scale, below, part._replace(value=-part.value)))
        else:
            drawn.append(one_part(scale, start, part))
            start += part.value
    return row(*drawn, label=text)


def dot(
    scale: Scale, value: float, interval: tuple[float, float], even: float | None, text: str
) -> str:
    """A dot with its interval, and the value to compare it with."""
    low, high = interval
    side = "" if even is None else " above" if low > even else " below" if high < even else ""
    drawn = [
        grid(scale, ticks_of(scale)),
        "" if even is None else reference(scale, even),
        element(
            "line",
            x1=scale.at(low),
            x2=scale.at(high),
            y1=MIDDLE,
            y2=MIDDLE,
            class_=f"interval{side}",
        ),
        element("circle", hint(text), cx=scale.at(value), cy=MIDDLE, r=5, class_=f"dot{side}"),
    ]
    return row(*drawn, label=text)


def axis(scale: Scale, unit: str = "") -> str:
    """The numbers under a picture."""
    return row(
        *(
            element(
                "text",
                escape(f"{tick:g}{unit}"),
                x=scale.at(tick),
                y=12,
                class_="tick",
                text_anchor=anchor(scale.share(tick)),
            )
            for tick in ticks_of(scale)
        ),
        height=16,
    )


def anchor(share: float) -> str:
    """The anchor that keeps a number at an edge within the picture."""
    return "start" if share < 3 else "end" if share > 97 else "middle"


class Column(NamedTuple):
    """A column: its parts from the bottom up, and the label under it."""

    parts: list[Part]
    label: str
    gap: bool


def columns(stacks: Sequence[Column], height: int, text: str) -> str:
    """Stacks side by side, with gaps; a stack of height 1 fills the picture."""
    slots = len(stacks) + sum(one.gap for one in stacks) * 0.5
    width = 100 / slots
    left = 0.0
    drawn = []
    for one in stacks:
        left += 0.5 * width if one.gap else 0
        drawn += column(one, left, width, height)
        left += width
    return row(*drawn, height=height + 16, label=text)


def column(one: Column, left: float, width: float, height: int) -> list[str]:
    drawn = []
    top = float(height)
    for part in one.parts:
        size = part.value * height
        top -= size
        drawn.append(
            element(
                "rect",
                hint(part.text),
                x=f"{left + 0.04 * width:.2f}%",
                width=f"{0.92 * width:.2f}%",
                y=f"{top:.2f}",
                height=f"{max(0.0, size - 0.75):.2f}",
                class_=f"fill-{part.colour}",
            )
        )
    middle = f"{left + width / 2:.2f}%"
    drawn.append(
        element(
            "text", escape(one.label), x=middle, y=height + 12, class_="tick", text_anchor="middle"
        )
    )
    return drawn


def heat(share: float, text: str, tip: str) -> str:
    """A cell of a heat map: the nearer its share is to 1, the stronger; negative ones are cold."""
    tone = "cold" if share < 0 else "warm"
    strength = f"{100 * min(1.0, abs(share)):.0f}%"
    return element("td", escape(text), class_=f"heat {tone}", style=f"--heat:{strength}", title=tip)
