"""The curves of a training: a picture in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from mirabilia.lab.drawing import Scale, element, ticks_of
from mirabilia.training.course import Training

WIDTH: Final = 640
HEIGHT: Final = 150
# Room for the numbers on the left, and for the title above.
LEFT: Final = 48
TOP: Final = 28
STYLE: Final = (
    "text{font:12px sans-serif;fill:#555}.title{font-weight:bold;fill:#222}"
    "line{stroke:#ddd}polyline{fill:none;stroke:#9a6a1f;stroke-width:2}circle{fill:#9a6a1f}"
    ".lost{fill:#b3473a}"
)


def curves(training: Training) -> str:
    """What changed from batch to batch: points, how sure the policy is, leads at the gate."""
    last = training.course.batches
    batches = [float(batch) for batch in range(1, len(training.curve) + 1)]
    gates = [float(row["batch"]) for row in training.gates]
    panels = [
        panel("points of a city", last, batches, [row["points"] for row in training.curve]),
        panel(
            "share of the likeliest answer", last, batches, [row["sure"] for row in training.curve]
        ),
        panel(
            "lead over the weights kept before (points; each dot a gate)",
            last,
            gates,
            [row["lead"] for row in training.gates],
            [row["kept"] for row in training.gates],
        ),
    ]
    drawn = [
        element("g", one, transform=f"translate(0,{number * (HEIGHT + TOP + 24)})")
        for number, one in enumerate(panels)
    ]
    height = len(panels) * (HEIGHT + TOP + 24)
    return element(
        "svg",
        element("style", STYLE),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
        aria_label=f"Training of {training.course.name}, seed {training.course.seed}",
    )


def panel(
    title: str,
    last: int,
    batches: Sequence[float],
    values: Sequence[float],
    kept: Sequence[bool] = (),
) -> str:
    """One curve over the batches; where something was kept or not, a dot says so."""
    across, up = Scale(0, last), span_of(values)
    places = [
        (LEFT + (WIDTH - LEFT - 8) * across.share(batch) / 100, height_of(up, value))
        for batch, value in zip(batches, values, strict=True)
    ]
    line = element("polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in places))
    dots = [
        element("circle", cx=x, cy=y, r=4, class_="kept" if good else "lost")
        for (x, y), good in zip(places, kept, strict=False)
    ]
    head = element("text", escape(title), x=LEFT, y=16, class_="title")
    return "".join([head, *(level(up, tick) for tick in ticks_of(up)), line, *dots])


def span_of(values: Sequence[float]) -> Scale:
    """From the lowest to the highest value, and never an empty range."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    room = max(0.05 * (high - low), 0.01)
    return Scale(low - room, high + room)


def height_of(scale: Scale, value: float) -> float:
    return TOP + HEIGHT * (1 - scale.share(value) / 100)


def level(scale: Scale, tick: float) -> str:
    """A line across the picture at a round value, with its number."""
    y = height_of(scale, tick)
    return element("line", x1=LEFT, x2=WIDTH - 8, y1=y, y2=y) + element(
        "text", f"{tick:g}", x=LEFT - 6, y=y + 4, text_anchor="end"
    )
