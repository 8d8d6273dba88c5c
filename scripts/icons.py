"""Draw the icons of the installed page from `art/mark.svg`: `python -m scripts.icons`.

Chromium draws them. Systems cut maskable icons into a shape of their own: what matters lies within
a circle of four fifths of the width, and the ground goes to the edges.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.web.playing import browser_path

WEB: Final = Path(__file__).resolve().parents[1] / "src" / "mirabilia" / "web"
MARK: Final = WEB / "art" / "mark.svg"
TARGET: Final = WEB / "icons"
# For each icon its width, and how much of it the drawing takes if the ground goes to the edges.
ICONS: Final = {
    "icon-192.png": (192, None),
    "icon-512.png": (512, None),
    "maskable-192.png": (192, 0.72),
    "maskable-512.png": (512, 0.72),
    "touch-180.png": (180, 0.86),
}
OPENING: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
# The middle of the mark, and of what stands on its ground, from the top.
MIDDLE: Final = 16
MIDDLE_OF_DRAWING: Final = 14.5
_GROUND: Final = re.compile(r'<rect width="32" height="32" rx="6" (fill="#\w+")/>')


def on_whole_ground(mark: str, part: float) -> str:
    """A mark whose ground goes to the edges, and of which the drawing takes a part."""
    ground = _GROUND.search(mark)
    if ground is None or not mark.startswith(OPENING):
        raise ValueError(f"{MARK} is drawn in another way than it was")
    parts = _GROUND.sub("", mark).removeprefix(OPENING).strip().removesuffix("</svg>")
    left, top = MIDDLE - part * MIDDLE, MIDDLE - part * MIDDLE_OF_DRAWING
    moved = f'<g transform="translate({left} {top}) scale({part})">{parts}</g>'
    return f'{OPENING}<rect width="32" height="32" {ground[1]}/>{moved}</svg>'


def draw(page: Page, name: str, width: int, part: float | None) -> None:
    mark = MARK.read_text("utf-8")
    drawn = mark if part is None else on_whole_ground(mark, part)
    style = f"<style>body {{ margin: 0 }} svg {{ display: block; width: {width}px }}</style>"
    page.set_viewport_size({"width": width, "height": width})
    page.set_content(style + drawn)
    page.screenshot(path=TARGET / name, omit_background=True)


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (width, part) in ICONS.items():
            draw(page, name, width, part)
        browser.close()


if __name__ == "__main__":
    main()
