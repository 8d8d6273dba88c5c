"""What axe finds on a page: rules A and AA of WCAG 2.2, and best practice."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from scripts import vendor

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Not among the others by default: what is seen on a button is part of what it is called.
MORE = {"label-content-name-mismatch": {"enabled": True}}
# What is wrong, and at most a few places of each.
RUN = """async ([tags, rules]) => {
    const { violations } = await axe.run(document, {
        runOnly: { type: "tag", values: tags }, rules, resultTypes: ["violations"],
    });
    const place = ({ html, failureSummary }) => [html.slice(0, 200), failureSummary];
    return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(place)]);
}"""
THEMES = ("day", "night")


def is_here() -> bool:
    return (vendor.PACKAGES / "axe-core").is_dir() or shutil.which("npm") is not None


def found(page: Page, themes: Sequence[str] = THEMES) -> list[Any]:
    """What axe has to say, by Day and by Night."""
    vendor.fetch()
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate((vendor.PACKAGES / "axe-core" / "axe.min.js").read_text("utf-8"))
    wrong: list[Any] = []
    for theme in themes:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        page.wait_for_function("() => document.getAnimations().length === 0")
        wrong += [(theme, *each) for each in page.evaluate(RUN, [TAGS, MORE])]
    return wrong
