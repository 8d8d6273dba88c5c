"""The HTTP part as a plain page, written from its OpenAPI schema; nothing is loaded for it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from mirabilia import __version__

METHODS: Final = ("get", "post", "put", "delete")
Data = dict[str, Any]


class PlainPage(OpenAPIRenderPlugin):
    """Operations and shapes as headings and lists."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Data) -> bytes:
        return "\n".join(written(openapi_schema)).encode()


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Mirabilia",
        version=__version__,
        description="Tables over HTTP; live play is in docs/protocol.md.",
        path="/docs",
        use_handler_docstrings=True,
        render_plugins=[PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
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
