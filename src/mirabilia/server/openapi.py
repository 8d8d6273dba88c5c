"""The HTTP part as a plain page, written from its OpenAPI schema; nothing is loaded for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from html import escape
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.enums import OpenAPIMediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from msgspec import Struct

from mirabilia import __version__
from mirabilia.server import messages

METHODS: Final = ("get", "post", "put", "delete")
Data = dict[str, Any]


class MadeOnce(OpenAPIRenderPlugin):
    """A document that is made once: the schema does not change while the server runs."""

    def __init__(self, *, path: str, write: Callable[[Data], bytes], **options: Any) -> None:
        super().__init__(path=path, **options)
        self.write: Final = write
        self.made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Data) -> bytes:
        return self.make(openapi_schema)

    def make(self, schema: Data) -> bytes:
        self.made = self.made or self.write(exact(schema))
        return self.made


def write_page(schema: Data) -> bytes:
    """Operations and shapes as headings and lists."""
    return "\n".join(written(schema)).encode()


def prepare(app: Litestar) -> None:
    """Make the documents; to make them for the first who asks would hold up the tables."""
    schema = app.plugins.get(OpenAPIPlugin).provide_openapi_schema()
    for document in app.plugins.get(OpenAPIPlugin).openapi_config.render_plugins:
        if isinstance(document, MadeOnce):
            document.make(schema)


@cache
def shapes() -> Data:
    """All structures that go over the wire, as msgspec describes them."""
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type)]
    structs = [kind for kind in kinds if issubclass(kind, Struct) and kind is not Struct]
    return msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")[1]


def exact(schema: Data) -> Data:
    """Litestar's own description leaves out bounds in unions, and that no field may be added."""
    named = schema["components"]["schemas"]
    exactly = {name: shapes().get(name, shape) for name, shape in named.items()}
    return schema | {"components": schema["components"] | {"schemas": exactly}}


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Mirabilia",
        version=__version__,
        description="Tables over HTTP; live play is in docs/protocol.md.",
        path="/docs",
        use_handler_docstrings=True,
        render_plugins=[
            MadeOnce(path="/", write=write_page),
            MadeOnce(
                path="/openapi.json",
                media_type=OpenAPIMediaType.OPENAPI_JSON,
                write=msgspec.json.encode,
            ),
        ],
    )


def written(schema: Data) -> Iterator[str]:
    title = escape(schema["info"]["title"])
    yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
    yield f"</head><body><h1>{title} {escape(schema['info']['version'])}</h1>"
    yield f"<p>{escape(schema['info']['description'])}</p>"
    yield '<p><a href="/docs/openapi.json">openapi.json</a></p>'
    for path, operations in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in operations:
                yield from operation(method, path, operations[method])
    for name, shape in sorted(schema.get("components", {}).get("schemas", {}).items()):
        yield f'<h2 id="{escape(name)}">{escape(name)}</h2>'
        yield f"<p>{escape(shape.get('description', ''))}</p>"
        yield from fields(shape)
    yield "</body></html>"


def operation(method: str, path: str, told: Data) -> Iterator[str]:
    yield f"<h2>{method.upper()} {escape(path)}</h2><p>{escape(told.get('description', ''))}</p>"
    body = told.get("requestBody", {}).get("content", {})
    for content in body.values():
        yield f"<p>takes {kind(content['schema'])}</p>"
    for status, answer in told.get("responses", {}).items():
        shapes = [kind(content["schema"]) for content in answer.get("content", {}).values()]
        yield f"<p>{escape(status)}: {' '.join(shapes) or escape(answer['description'])}</p>"


def fields(shape: Data) -> Iterator[str]:
    yield "<ul>"
    for name, value in shape.get("properties", {}).items():
        about = escape(value.get("description", ""))
        yield f"<li><code>{escape(name)}</code>: {kind(value)} {about}</li>"
    yield "</ul>"


def kind(schema: Data) -> str:
    """What a schema is, in a word or a link."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema or "anyOf" in schema:
        return " or ".join(kind(one) for one in schema.get("oneOf") or schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    return escape(str(schema.get("type", "anything")))
