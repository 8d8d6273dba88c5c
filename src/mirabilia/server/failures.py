"""What is answered when a request fails, and what the log says of it."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import Scope

from mirabilia.server.messages import Refusal
from mirabilia.server.refusals import Refused

logger: Final = logging.getLogger(__name__)

# No message is longer; no record of a whole game is either.
MOST_BYTES: Final = 1 << 18


def answer_refused(_: Any, refused: Refused) -> Response[Refusal]:
    body = Refusal(None, refused.code, refused.data)
    return Response(body, status_code=refused.status)


def answer_malformed(_: Any, error: Any) -> Response[Refusal]:
    reason = "; ".join(told_wrong(part) for part in error.extra or ()) or str(error.detail)
    return answer_refused(_, Refused("malformed", reason=reason))


def told_wrong(part: dict[str, str]) -> str:
    """What is wrong with a part of a body, in the words of the live socket."""
    if part["message"] == "'data'":
        return "the body is missing"
    where = "" if part["key"] == "data" else f" - at `$.{part['key']}`"
    return part["message"] + where


def answer_too_deep(_: Any, __: RecursionError) -> Response[Refusal]:
    return answer_refused(_, Refused("malformed", reason="it is nested too deeply"))


def answer_not_text(_: Any, __: UnicodeDecodeError) -> Response[Refusal]:
    return answer_refused(_, Refused("malformed", reason="it is not UTF-8"))


def answer_not_found(_: Any, __: Any) -> Response[dict[str, Any]]:
    """Nothing about where things lie on this machine."""
    found = {"status_code": HTTP_404_NOT_FOUND, "detail": "Not Found"}
    return Response(found, status_code=HTTP_404_NOT_FOUND)


def answer_too_large(_: Any, __: Any) -> Response[Refusal]:
    return answer_refused(_, Refused("too_large", most=MOST_BYTES))


async def log_failure(error: Exception, scope: Scope) -> None:
    """What nobody has foreseen is told to who runs the server."""
    if isinstance(error, Refused | RecursionError | UnicodeDecodeError):
        return
    if not isinstance(error, HTTPException) or error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        logger.error("%s could not be answered", scope["path"], exc_info=error)
