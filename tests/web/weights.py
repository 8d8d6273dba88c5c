"""How much a browser fetches for what it shows."""

from __future__ import annotations

import gzip

from playwright.sync_api import Page, Response

# What a clone may send, which serves its sources as they are, and what a wheel may.
FIRST_VIEW = 200_000
PACKED_VIEW = 150_000
COMPRESSED = (".woff2",)


class Weights:
    """Notes what a page fetches from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.answers: dict[str, Response] = {}
        page.on("response", self.note)

    def note(self, answer: Response) -> None:
        self.answers[answer.url] = answer

    def sum(self) -> int:
        """The bytes of all, as they go over the wire."""
        self.page.wait_for_load_state("networkidle")
        return sum(weight(answer) for answer in list(self.answers.values()))


def weight(answer: Response) -> int:
    body = answer.body()
    return len(body) if answer.url.endswith(COMPRESSED) else len(gzip.compress(body))
