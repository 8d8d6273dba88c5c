"""Write what follows from the server's structures and the table of options.

That is docs/tables/messages.md, and the types and settings of the page (web/types.d.ts,
web/settings.js). Without arguments the files are written; with --check nothing is, and a
difference is an error.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from inspect import cleandoc
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    NotRequired,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from mirabilia.catalog.model import FEWEST, MOST, MOST_WITH_ARMADA
from mirabilia.engine.options import TEAM_SIZES
from mirabilia.foresight import types as foresight
from mirabilia.notation.types import Event, course, header, offers, positions, records, views
from mirabilia.options import OPTIONS, Kind, Option
from mirabilia.server import messages
from mirabilia.server.outbox import CLOSE_REASONS, WAS_REFUSED
from mirabilia.server.refusals import REFUSALS, REFUSED_CODE

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "tables" / "messages.md"
TYPES: Final = ROOT / "src" / "mirabilia" / "web" / "types.d.ts"
SETTINGS: Final = ROOT / "src" / "mirabilia" / "web" / "settings.js"

SETTINGS_MODULE: Final = """\
// Written by scripts/protocol.py from the table of options and the server's structures.

/** @typedef {{import("./types.d.ts").Settings}} Settings */
/** @typedef {{{{name: keyof Settings, kind: {kinds},
 *   default: any, choices: any[], needs: string[], more: boolean}}}} Option */

/** The options of a game. @type {{Option[]}} */
export const OPTIONS = {options};

/** What a table has unless it agrees on something else. @type {{Required<Settings>}} */
export const USUAL = {usual};

export const FEWEST = {fewest};
export const MOST = {most};
export const MOST_WITH_ARMADA = {most_with_armada};
/** How many can play in teams. */
export const TEAM_SIZES = {team_sizes};
"""

HEAD: Final = """# Messages and structures

What goes over the wire of a table, field by field; [protocol.md](../protocol.md) tells how it is
used. Written by `python scripts/protocol.py` from `server/messages`, `server/refusals.py` and
`notation/types/`.

- [Messages from the client](#messages-from-the-client)
- [Messages from the server](#messages-from-the-server)
- [Structures](#structures)
- [Views](#views)
- [Events](#events)
- [Refusals](#refusals)
- [The end of a connection](#the-end-of-a-connection)
"""
VIEWING: Final = """What the values mean is told in
[notation.md](../notation.md#every-key): `now` is a position in which `?` is what one cannot see.
"""
TELLING: Final = """What each event says is told in [notation.md](../notation.md#events).
"""
REFUSING: Final = """A refusal is a code and data. Its words are in `locales/`, under `refused-` and
the code; for `options` under `error-ImpossibleOptions-` and the value of `error`.
"""
CLIENT: Final = get_args(messages.ClientMessage)
SERVER: Final = get_args(messages.ServerMessage)
SHAPES: Final = (
    messages.Parts,
    messages.Changes,
    messages.Table,
    messages.Settings,
    messages.Seat,
    messages.Origin,
    messages.Deal,
    messages.Round,
    offers.Offer,
    offers.Possibility,
    offers.Payment,
    offers.Obstacle,
    course.Course,
    messages.Result,
    messages.AdvisedMove,
    messages.Reason,
    messages.Foreseen,
    foresight.Outcome,
    foresight.Change,
    foresight.StageChange,
    foresight.Battle,
    foresight.NavalStanding,
    foresight.PassedOn,
)
VIEWS: Final = (
    views.ViewData,
    header.GameOptions,
    views.VisibleLayout,
    positions.City,
    positions.Court,
    positions.Sea,
    positions.Unsettled,
    views.Memory,
    views.HandSeen,
    views.PileSeen,
    views.DealSeen,
)
# What a page sends as well: a record that somebody has kept.
RECORDS: Final = (records.Record, positions.Position, positions.History, positions.DealtHands)
# What messages call the union of these.
EVENT: Final = "Event"
EVENTS: Final = get_args(Event)
# What messages do not say themselves, but name.
TITLES: Final = (EVENT, records.Record.__name__)
HTTP: Final = (
    messages.Guest,
    messages.Introduction,
    messages.Removed,
    messages.Regard,
    messages.RegardWish,
    messages.ReportWish,
    messages.Reported,
    messages.DeviceLink,
    messages.PushKey,
    messages.Subscription,
    messages.Unsubscription,
    messages.Invitation,
    messages.Lan,
    messages.LanSwitch,
    messages.Redemption,
    messages.Recovery,
    messages.RecoveryCode,
    messages.DayDeal,
    messages.GameDeal,
    messages.DealResult,
    messages.MyRecord,
    messages.RecordGroup,
    messages.PlayedGame,
    messages.NewTable,
    messages.Continuation,
    messages.Address,
    messages.Listed,
    messages.AdviceWish,
    messages.ForesightWish,
    messages.ReplayStep,
    messages.Replay,
    messages.ReviewReason,
    messages.ReviewedDecision,
    messages.ReviewMoment,
    messages.ReviewAccount,
    messages.ReviewMade,
    messages.Review,
    messages.ReviewState,
    messages.Puzzles,
    messages.PuzzleListed,
    messages.PuzzleShown,
    messages.PuzzleAnswer,
    messages.PuzzleVerdict,
    messages.PuzzleMove,
    messages.PuzzleProgress,
    messages.BotLevel,
    messages.About,
)
# The plain types of JSON schemas, for people and for the page.
WORDS: Final = {
    "integer": "number",
    "number": "number",
    "string": "text",
    "boolean": "true or false",
    "null": "`null`",
}
TYPE_NAMES: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}

Field = dict[str, Any]


# ---- the structures


def schema_of(kind: Any) -> tuple[dict[str, Field], set[str]]:
    """The fields of a structure, and which of them must be there."""
    _, components = msgspec.json.schema_components([kind], schema_hook=anything)
    shape = components[kind.__name__]
    fields = shape["properties"]
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        fields = {name: {**fields[name], **description(hints[name])} for name in hints}
    return fields, set(shape.get("required", []))


def anything(kind: type) -> Field:
    """The schema of `object`: whatever it is."""
    if kind is not object:
        raise NotImplementedError(kind)
    return {"title": "anything"}


def description(hint: Any) -> Field:
    """What is said about a key of plain data: a text beside its type."""
    if get_origin(hint) is NotRequired:
        return description(get_args(hint)[0])
    return {"description": get_args(hint)[1]} if get_origin(hint) is Annotated else {}


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def name_of(kind: Any) -> str:
    return str(kind.__name__)


def about(kind: Any) -> str:
    """What a structure says of itself: what it inherits is about something else."""
    text = vars(kind).get("__doc__")
    if not text:
        raise ValueError(f"{kind.__name__} needs a docstring of its own")
    return " ".join(cleandoc(text).split())


def plain(schema: Field) -> dict[str, Any]:
    """A schema without the wrapping that a description needs."""
    if "anyOf" in schema and len(schema["anyOf"]) == 1:
        return plain(schema["anyOf"][0])
    if "allOf" in schema and len(schema["allOf"]) == 1:
        return plain(schema["allOf"][0])
    return schema


# ---- the document


def document() -> str:
    parts = {
        "Messages from the client": (
            line for kind in CLIENT for line in section(kind, tag_of(kind))
        ),
        "Messages from the server": (
            line for kind in SERVER for line in section(kind, tag_of(kind))
        ),
        "Structures": sections(SHAPES, name_of),
        "Views": (VIEWING, *sections(VIEWS, name_of)),
        "Events": (TELLING, *events()),
        "Refusals": (REFUSING, *refusals()),
        "The end of a connection": closing(),
    }
    written = [f"## {title}\n\n{chr(10).join(lines).strip()}\n" for title, lines in parts.items()]
    return "\n".join([HEAD, *written])


def sections(kinds: tuple[Any, ...], title_of: Callable[[Any], str]) -> Iterator[str]:
    for kind in kinds:
        yield from section(kind, title_of(kind))


def section(kind: Any, title: str) -> Iterator[str]:
    fields, required = schema_of(kind)
    yield f"### `{title}`\n"
    yield f"{about(kind)}\n"
    rows = [(name, field) for name, field in fields.items() if name != "type"]
    if rows:
        yield "| field | value | |"
        yield "| --- | --- | --- |"
    for name, field in rows:
        told = field.get("description", "")
        if name not in required and "default" in field:
            told = f"{told}; left out: `{msgspec.json.encode(field['default']).decode()}`"
        elif name not in required and is_typeddict(kind):
            told = f"{told}; not always there"
        yield f"| `{name}` | {value_of(field)} | {told.removeprefix('; ')} |"
    yield ""


def events() -> Iterator[str]:
    yield "| `event` | |"
    yield "| --- | --- |"
    for kind in EVENTS:
        fields, _ = schema_of(kind)
        name = fields.pop("event")["enum"][0]
        told = [f"`{key}`: {value_of(field)}" for key, field in fields.items()]
        yield f"| `{name}` | {', '.join(told)} |"


def value_of(schema: Field) -> str:
    schema = plain(schema)
    if schema.get("title") == EVENT:
        return f"[event](#{EVENT.lower()}s)"
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[`{anchor(name)}`](#{anchor(name).lower()})"
    if "anyOf" in schema:
        return " or ".join(value_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {value_of(schema.get('items') or schema)}"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"object of {value_of(inner)}" if isinstance(inner, dict) and inner else "object"
    return WORDS[schema["type"]] if "type" in schema else "anything"


def anchor(name: str) -> str:
    """The heading of a structure: messages are called by their type."""
    kinds = {kind.__name__: tag_of(kind) for kind in (*CLIENT, *SERVER)}
    return kinds.get(name, name)


def refusals() -> Iterator[str]:
    yield "| code | HTTP | why |"
    yield "| --- | --- | --- |"
    for code, (status, why) in REFUSALS.items():
        yield f"| `{code}` | {status} | {why} |"


def closing() -> Iterator[str]:
    yield "| code | why |"
    yield "| --- | --- |"
    yield f"| {REFUSED_CODE} and the HTTP status | {WAS_REFUSED} |"
    for code, why in CLOSE_REASONS.items():
        yield f"| {code} | {why} |"


# ---- the types of the page


def types() -> str:
    lines = ["// Written by scripts/protocol.py from the server's structures.", ""]
    kinds = (*SHAPES, *VIEWS, *RECORDS, *EVENTS, *CLIENT, *SERVER, *HTTP)
    refuse_namesakes(kinds)
    for kind in kinds:
        lines += interface(kind)
    unions = {EVENT: EVENTS, "ClientMessage": CLIENT, "ServerMessage": SERVER}
    for name, kinds in unions.items():
        union = " | ".join(kind.__name__ for kind in kinds)
        lines += [f"export type {name} = {union};", ""]
    return "\n".join(lines)


def refuse_namesakes(kinds: Sequence[Any]) -> None:
    """TypeScript would take interfaces of one name for one."""
    twice = [name for name, count in Counter(map(name_of, kinds)).items() if count > 1]
    if twice:
        raise ValueError(f"structures need names of their own: {', '.join(twice)}")


def interface(kind: Any) -> Iterator[str]:
    fields, required = schema_of(kind)
    yield f"/** {about(kind)} */"
    yield f"export interface {kind.__name__} {{"
    for name, field in fields.items():
        if "description" in field:
            yield f"  /** {field['description']} */"
        yield f"  {name}{'' if name in required else '?'}: {type_of(field)};"
    yield "}"
    yield ""


def type_of(schema: Field) -> str:
    schema = plain(schema)
    if schema.get("title") in TITLES:
        return str(schema["title"])
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if schema.get("type") == "array":
        inner = type_of(schema.get("items") or {})
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        named = type_of(values) if isinstance(values, dict) and values else "any"
        # Not `Record<string, ...>`: a record is something else here.
        return f"{{ [key: string]: {named} }}"
    return TYPE_NAMES[schema["type"]] if "type" in schema else "any"


# ---- the settings of the page


def settings(options: Sequence[Option] = OPTIONS) -> str:
    """The options of a game and what settings usually are, as a module of the page."""
    usual = {option.name: option.default for option in options}
    usual |= msgspec.to_builtins(messages.Settings())
    kinds = " | ".join(f'"{kind}"' for kind in get_args(Kind))
    return SETTINGS_MODULE.format(
        kinds=kinds,
        options=as_json([shown_option(option) for option in options]),
        usual=as_json(usual),
        fewest=FEWEST,
        most=MOST,
        most_with_armada=MOST_WITH_ARMADA,
        team_sizes=as_json(TEAM_SIZES),
    )


def shown_option(option: Option) -> dict[str, Any]:
    """What the form must know of an option."""
    keys = ("name", "kind", "default", "choices", "needs", "more")
    return {key: getattr(option, key) for key in keys}


def as_json(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode()


# ---- the command

FILES: Final = ((DOCUMENT, document), (TYPES, types), (SETTINGS, settings))


def stale() -> list[Path]:
    """The files that are not what they should be."""
    return [
        path for path, write in FILES if not path.exists() or path.read_text("utf-8") != write()
    ]


def main(arguments: Sequence[str]) -> int:
    old = stale()
    if "--check" in arguments:
        for path in old:
            print(f"{path.relative_to(ROOT)} is out of date: run python scripts/protocol.py")
        return int(bool(old))
    for path, write in FILES:
        if path in old:
            path.parent.mkdir(exist_ok=True)
            path.write_text(write(), "utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
