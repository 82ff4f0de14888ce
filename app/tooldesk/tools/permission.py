"""Permission: whether a call may run."""

from __future__ import annotations

from enum import StrEnum


class Permission(StrEnum):
    """Whether a call may run: at once, after a person's yes, or never."""

    ALLOW = "allow"
    ASK = "ask"
    DENY = "deny"
