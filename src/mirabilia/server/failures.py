"""What is answered when a request fails, and what the log says of it."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import Scope

from mirabilia.server.context import AnyRequest, server_of
from mirabilia.server.gate import seconds_to_wait
from mirabilia.server.logs import without_secrets
from mirabilia.server.messages import Refusal
from mirabilia.server.refusals import Refused
from mirabilia.server.routes import page
from mirabilia.server.tongue import asked_language

logger: Final = logging.getLogger(__name__)

# What litestar says of a client that went.
GONE: Final = "client disconnected prematurely"


def answer_refused(request: AnyRequest, refused: Refused) -> Response[Refusal]:
    house = server_of(request).house
    house.metrics.note_refusal(refused)
    body = Refusal(None, refused.code, refused.data)
    wait = seconds_to_wait(refused, house.now())
    headers = {} if wait is None else {"retry-after": str(wait)}
    return Response(body, status_code=refused.status, headers=headers)


def answer_malformed(request: AnyRequest, error: Any) -> Response[Refusal]:
    reason = "; ".join(told_wrong(part) for part in error.extra or ()) or str(error.detail)
    return answer_refused(request, Refused("malformed", reason=reason))


def told_wrong(part: dict[str, str]) -> str:
    """What is wrong with a part of a body, in the words of the live socket."""
    if part["message"] == "'data'":
        return "the body is missing"
    where = "" if part["key"] == "data" else f" - at `$.{part['key']}`"
    return part["message"] + where


def answer_too_deep(request: AnyRequest, _: RecursionError) -> Response[Refusal]:
    return answer_refused(request, Refused("malformed", reason="it is nested too deeply"))


def answer_not_text(request: AnyRequest, _: UnicodeDecodeError) -> Response[Refusal]:
    return answer_refused(request, Refused("malformed", reason="it is not UTF-8"))


def answer_not_found(request: AnyRequest, _: Any) -> Response[Any]:
    """Nothing about where things lie on this machine. People get the page, and its words."""
    if MediaType.HTML in request.headers.get("accept", ""):
        return page.page_at("/", asked_language(request), HTTP_404_NOT_FOUND)
    return answer_refused(request, Refused("not_found"))


def answer_wrong_method(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    answer = answer_refused(request, Refused("wrong_method", method=request.method))
    answer.headers.update(error.headers or {})
    return answer


def answer_failed(request: AnyRequest, _: Exception) -> Response[Refusal]:
    """What nobody has foreseen is for the log alone."""
    return answer_refused(request, Refused("failed"))


def answer_other(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework refuses by itself has a code like everything else."""
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return answer_failed(request, error)
    return answer_refused(request, Refused("malformed", reason=error.detail))


def answer_too_large(request: AnyRequest, _: Any) -> Response[Refusal]:
    most = server_of(request).settings.limits.body_bytes
    return answer_refused(request, Refused("too_large", most=most))


async def log_failure(error: Exception, scope: Scope) -> None:
    """What nobody has foreseen is told to whoever runs the server."""
    if isinstance(error, Refused | RecursionError | UnicodeDecodeError) or has_gone(error):
        return
    if not isinstance(error, HTTPException) or error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        path = without_secrets(scope["path"])
        logger.error("%r could not be answered", path, exc_info=error)


def has_gone(error: Exception) -> bool:
    """Whether a client went, or was cut off, before its request was there: no failure of ours."""
    return isinstance(error, InternalServerException) and error.detail == GONE
