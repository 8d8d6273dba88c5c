"""A made-up language in which every letter that does not come from the messages stands out."""

from __future__ import annotations

import re
from calendar import month_abbr
from collections.abc import Callable

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from mirabilia.locales import source_of

# What is the same in every language, the numbers of ages and levels; and how the browser writes
# lists, dates and times of day.
ELSEWHERE = re.compile("|".join(["I+", "and", "or", "AM", "PM", *month_abbr[1:]]))


class Masked(Transformer):
    """Puts a sign in the place of every letter that a message writes."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(self.masked(node.value))

    @staticmethod
    def masked(text: str) -> str:
        return re.sub(r"[^\W\d_]", "§", text)


def masked_words() -> str:
    resource = FluentParser().parse(source_of("en"))
    return FluentSerializer().serialize(Masked().visit(resource))


def answer_with(text: str, kind: str = "text/plain") -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        route.fulfill(body=text, content_type=f"{kind}; charset=utf-8")

    return answer


def texts_of(page: Page) -> list[str | None]:
    """All that a page says: to be seen, to be heard, to be explained; but for what languages call
    themselves."""
    texts: list[str | None] = page.evaluate(
        """() => [document.title, ...[...document.body.querySelectorAll("*:not(option[lang])")].map(
                (one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
                    .map((node) => node.data).join(" ")),
            ...[...document.querySelectorAll("[aria-label], [data-tip], [placeholder]")].flatMap(
                (one) => [one.ariaLabel, one.dataset.tip, one.getAttribute("placeholder")])]"""
    )
    return texts


def unmasked(page: Page) -> set[str]:
    """The words that come from elsewhere than the messages."""
    words = {word for text in texts_of(page) for word in re.findall("[A-Za-z]+", text or "")}
    return {word for word in words if not ELSEWHERE.fullmatch(word)}
