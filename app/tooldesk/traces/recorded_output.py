"""RecordedOutput: what a model wrote, as a trace holds it; TraceProblem: a part that can't be."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject

ProblemKind = Literal["file", "encoding", "too large", "cut off", "not JSON", "unknown", "refused"]
"""What is the matter: the file can't be read; the bytes are no UTF-8; it is more than is read at
once; its end is missing; it is no JSON; it is JSON of no known shape; the API gave an error."""


@frozen_record
class RecordedOutput:
    """One output of a model. All of it comes from elsewhere: nothing in it is trusted."""

    raw: str
    """What `parse` reads: text, a document of an API, or a stream of one."""

    tools: tuple[JsonObject, ...] | None
    """The specs that the request offered, as it wrote them; None when nobody knows."""

    model: str
    """What the trace calls the model; "" when it doesn't say."""

    at: datetime | None
    """When, in UTC, as far as the trace says."""

    source: str
    """The file's name, as it was given."""

    line: int
    """Where in the file it begins, from 1."""

    took_s: float | None = None
    """How long what is recorded took, in seconds, as far as the trace says."""


@frozen_record
class TraceProblem:
    """A part of a trace that gives no output. What follows it is read on."""

    kind: ProblemKind
    """By which problems are counted."""

    message: str
    """What is the matter, as a sentence."""

    next_step: str
    """What a person can do, as a sentence."""

    source: str
    """As in RecordedOutput."""

    line: int
    """Where it begins, from 1; 0 for the whole file."""
