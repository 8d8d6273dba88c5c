"""Links as pictures that a phone can read."""

from __future__ import annotations

import io

import segno


def qr_svg(link: str) -> bytes:
    """A QR code, dark on light with the margin that readers want, whatever lies around it."""
    picture = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    # Without a size of its own, it takes that of the place it is shown in.
    code.save(
        picture, kind="svg", border=4, light="#fff", omitsize=True, svgclass=None, lineclass=None
    )
    return picture.getvalue()


def qr_text(link: str) -> str:
    """The same for a terminal."""
    picture = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(picture, compact=True)
    return picture.getvalue()
