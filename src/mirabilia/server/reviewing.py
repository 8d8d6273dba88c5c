"""The beginning and the end of a review, which are made in the workshop: tasks of a record, and a
review of what was found out."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from mirabilia.errors import ImpossibleGame, NotOver
from mirabilia.game import replay
from mirabilia.review import Effort, Finding, review_of, review_to_json, tasks_of, usual_effort
from mirabilia.server.refusals import Refused


class Found(Struct, frozen=True):
    """A record, and a finding for each of its tasks."""

    record: msgspec.Raw
    findings: list[Finding]
    share: float


def wanted(record: bytes, share: float) -> bytes:
    """What tasks are made from: the share of the usual effort, and a record, whatever it is."""
    return f"{share}\n".encode() + record


def pack_tasks(text: bytes) -> bytes:
    """The tasks of a record that is written down, as JSON, or `Refused` with what is wrong."""
    share, _, written = text.partition(b"\n")
    try:
        record = msgspec.json.decode(written, type=dict[str, Any])
        return msgspec.json.encode(tasks_of(record, effort_for(record, float(share))))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("malformed", reason=str(error)) from None
    except RecursionError:
        raise Refused("malformed", reason="it is nested too deeply") from None
    except ImpossibleGame as error:
        raise Refused("bad_record", error=error.code, says=str(error)) from None
    except NotOver:
        raise Refused("not_over") from None


def pack_review(text: bytes) -> bytes:
    """The review that findings make, as JSON."""
    found = msgspec.json.decode(text, type=Found)
    record = msgspec.json.decode(found.record, type=dict[str, Any])
    effort = effort_for(record, found.share)
    return msgspec.json.encode(review_to_json(review_of(record, found.findings, effort)))


def effort_for(record: dict[str, Any], share: float) -> Effort:
    """A share of the usual effort for a record."""
    return usual_effort(replay(record, events=False).options["expansions"]).scaled(share)
