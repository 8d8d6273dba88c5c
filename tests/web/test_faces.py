"""The faces of seats, drawn in a browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.test_contrast import EMBLEMS
from tests.web.test_gallery import opened

# Draws a face for each of these, as a screen would.
DRAW = """async (faces) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/web/styles/faces.css";
    const loaded = new Promise((done) => link.addEventListener("load", done));
    document.head.append(link);
    await loaded;
    const { Face } = await import("/web/components/face.js");
    const { h, render } = await import("/web/vendor/preact.js");
    const row = document.createElement("p");
    row.id = "faces";
    document.body.prepend(row);
    render(faces.map((props) => h(Face, props)), row);
}"""


@pytest.fixture(scope="module")
def row(lasting_page: Page, address: str) -> Page:
    page = opened(lasting_page, address)
    shown: list[dict[str, Any]] = [{"seat": seat} for seat in range(8)]
    shown += [{"seat": 0, "name": "Iris"}]
    shown += [{"seat": 0, "name": "Iris", "state": state} for state in ("ready", "waits")]
    page.evaluate(DRAW, shown)
    return page


def test_each_seat_has_a_colour_and_an_emblem_of_its_own(row: Page) -> None:
    faces = row.locator("#faces .face:not([aria-label])")
    assert faces.evaluate_all("(all) => all.map((one) => one.dataset.face)") == list(EMBLEMS)
    drawn = faces.evaluate_all(
        """(all) => all.map((one) => [
            one.querySelector("path").getAttribute("d"), getComputedStyle(one).backgroundImage])"""
    )
    outlines, grounds = zip(*drawn, strict=True)
    assert len(set(outlines)) == len(set(grounds)) == 8
    assert all("gradient" in ground for ground in grounds)


def test_an_emblem_lies_within_its_field(row: Page) -> None:
    boxes = row.locator("#faces path").evaluate_all(
        "(all) => all.map((one) => one.getBBox()).map((b) => [b.x, b.y, b.width, b.height])"
    )
    for left, top, width, height in boxes:
        assert min(left, top) >= 0
        assert max(left + width, top + height) <= 512
        assert min(width, height) > 200


def test_a_face_beside_a_name_is_silent_and_one_alone_is_called_by_it(row: Page) -> None:
    assert row.locator("#faces .face[aria-hidden=true]").count() == 8
    for name in ("Iris", "Iris, has chosen", "Iris, still choosing"):
        assert row.locator("#faces").get_by_role("img", name=name, exact=True).count() == 1
