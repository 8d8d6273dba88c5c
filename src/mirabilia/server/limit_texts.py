"""The limits of a server as text: described for documents, and read as `name=value`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Meta

from mirabilia.arguments import did_you_mean
from mirabilia.server.limits import Limits, Rate


def describe() -> list[tuple[str, str, str]]:
    """Each limit: its name, its usual value, and what it bounds."""
    hints = get_type_hints(Limits, include_extras=True)
    usual = Limits()
    return [
        (name, str(getattr(usual, name)), meaning(hints[name])) for name in Limits.__struct_fields__
    ]


def meaning(hint: Any) -> str:
    for extra in get_args(hint)[1:]:
        if isinstance(extra, Meta) and extra.description:
            return extra.description
    raise TypeError(f"a limit without a description: {hint}")


def read_limits(wishes: Sequence[str]) -> Limits:
    """The limits with some of them set: `name=value` each."""
    hints = get_type_hints(Limits, include_extras=True)
    values: dict[str, Any] = {}
    for wish in wishes:
        name, _, text = wish.partition("=")
        if name not in hints:
            near = did_you_mean(name, Limits.__struct_fields__)
            told = near or f": there are {', '.join(Limits.__struct_fields__)}"
            raise ValueError(f"there is no limit {name!r}{told}")
        values[name] = read_value(name, text, hints[name])
    return Limits(**values)


def read_value(name: str, text: str, hint: Any) -> Any:
    wanted = get_args(hint)[0]
    try:
        if wanted is Rate:
            return msgspec.convert(msgspec.to_builtins(Rate.read(text)), hint)
        return msgspec.convert(text, hint, strict=False)
    except (ValueError, msgspec.ValidationError) as error:
        example = getattr(Limits(), name)
        raise ValueError(
            f"{text!r} cannot be the limit {name!r}: it is written like {example} ({error})"
        ) from None
