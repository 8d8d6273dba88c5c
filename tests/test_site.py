"""The documentation as a site: what its pages are made of, and how it is checked."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from scripts import site
from tests.support.documents import DOCUMENTS, identifier

SETTINGS = (site.ROOT / "mkdocs.yml").read_text("utf-8")


@pytest.mark.parametrize(
    ("document", "text", "page"),
    [
        ("docs/bots.md", "[a](data.md#rows)", "[a](data.md#rows)"),
        ("docs/bots.md", "[a](../README.md)", "[a](index.md)"),
        ("README.md", "[a](docs/decisions/README.md)", "[a](decisions/README.md)"),
        ("docs/tables/rules.md", "[`a.py`](../../src/mirabilia/game.py)", "`a.py`"),
        ("docs/bots.md", "[a](https://one.example/x.md)", "[a](https://one.example/x.md)"),
        ("docs/bots.md", "[a](#here)", "[a](#here)"),
        (
            "docs/bots.md",
            "[a](../benchmarks/results/moves.json)",
            "[a](files/benchmarks/results/moves.json)",
        ),
        ("README.md", '<img src="docs/pictures/a.webp">', '<img src="pictures/a.webp">'),
        ("README.md", "```python\n[a](README.md)\n```", "```python\n[a](README.md)\n```"),
        ("docs/notation.md", "```json position\n{}\n```", "```json\n{}\n```"),
    ],
)
def test_links_lead_to_pages(document: str, text: str, page: str) -> None:
    assert site.page_text(document, text) == page


def test_every_document_has_its_place_among_the_pages() -> None:
    """Else `make docs` fails, and so does this, without its packages."""
    named = re.findall(r"^ +- (?:\w+: )?([\w./-]+\.md)$", SETTINGS, re.MULTILINE)
    pages = {site.place_of(document) for document in site.documents()}
    assert {site.place_of(identifier(path)) for path in DOCUMENTS} <= pages
    assert pages <= set(named)
    assert set(named) - pages == {f"reference/{name}" for name in site.reference()}
    assert len(named) == len(set(named))


def test_the_reference_has_every_public_name() -> None:
    for part in site.PUBLIC:
        page = site.module_page(part)
        if part != "envs":
            names = importlib.import_module(site.module_of(part)).__all__
            assert sorted(site.public_names(part)) == sorted(names)
        assert len(re.findall(r"^::: mirabilia\.", page, re.MULTILINE)) == len(
            site.public_names(part)
        )


def test_nothing_is_fetched_from_elsewhere_by_the_settings() -> None:
    assert "\n  font: false\n" in SETTINGS
    assert "://" not in SETTINGS


def made(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


GOOD = {
    "index.html": '<link rel="stylesheet" href="a/style.css"><a href="a/two.html#there">two</a>'
    '<a href="https://elsewhere.example">a link</a><img src="data:image/png;base64,AA==">',
    "a/two.html": '<h2 id="there">There</h2><a href="..">back</a><a href="#there">up</a>'
    '<link rel="canonical" href="https://elsewhere.example/two.html">',
    "a/style.css": "body { background: url('picture.svg') }",
}


def test_a_good_site_is_good(tmp_path: Path) -> None:
    assert list(site.wrong(made(tmp_path, GOOD))) == []


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("b.html", '<script src="https://far.example/x.js"></script>', "loads https://far"),
        ("b.html", '<link rel="preconnect" href="//far.example">', "loads //far.example"),
        (
            "b.html",
            '<img srcset="index.html 1x, https://far.example/2.png 2x">',
            "loads https://far",
        ),
        (
            "b.html",
            "<p style=\"background: url('https://far.example/3.png')\">",
            "loads https://far",
        ),
        ("b.html", "<style>@import 'https://far.example/4.css';</style>", "loads https://far"),
        ("b.css", "@font-face { src: url(https://far.example/5.woff) }", "loads https://far"),
        ("b.html", '<img src="nowhere.png">', "loads nowhere.png, which is not there"),
        ("b.html", '<a href="nowhere.html">', "links to nowhere.html, which is not there"),
        ("b.html", '<a href="a/two.html#nowhere">', "links to a/two.html#nowhere"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, name: str, text: str, reason: str) -> None:
    found = list(site.wrong(made(tmp_path, {**GOOD, name: text})))
    assert len(found) == 1
    assert found[0].startswith(f"{name} {reason}")
