"""NearMiss: a place where a text comes near to a call, and why it is none."""

from __future__ import annotations

from typing import Literal

from tooldesk.frozen_record import frozen_record

NearMissKind = Literal[
    "finish_without_call",
    "nameless_call",
    "server_refusal",
    "unknown_shape",
    "half_call",
    "named_tool",
    "lone_closing",
    "one_token_off",
    "in_reasoning",
    "fenced_example",
]

OF_THE_SERVER: frozenset[NearMissKind] = frozenset(
    {"finish_without_call", "nameless_call", "server_refusal"}
)
"""Kinds that no other words of the model would mend."""


@frozen_record
class NearMiss:
    """What comes near to a call and is none; nothing of it ever runs."""

    kind: NearMissKind
    """Which of the ways to miss, for programs."""

    start: int
    """First code point of the place in the raw text."""

    end: int
    """One past the last."""

    message: str
    """In words for a person: what stands there, and why it is no call."""

    next_step: str
    """The one thing to do about it."""

    dialect: str = ""
    """The dialect that it comes near to, when that is clear."""
