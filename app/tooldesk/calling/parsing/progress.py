"""How far the reading of a text came that may go on."""

from __future__ import annotations

import re
from typing import NamedTuple


class UnfinishedError(Exception):
    """More text must come before JSON can be read that may be a call, or its arguments."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at
        """Where the JSON begins."""

        self.tool_name: str | None = None
        """Whose arguments it is, "" when it holds the name itself, None when that is not known."""

        self.dialect = ""
        """The dialect that the call would have."""

        self.is_weak = False
        """Whether only its shape says that it is a call."""

    def of(self, tool_name: str, dialect: str, *, is_weak: bool) -> UnfinishedError:
        """The same, said by the reader of a call."""
        self.tool_name, self.dialect, self.is_weak = tool_name, dialect, is_weak
        return self


class Noted(NamedTuple):
    """How far a reading came, so that what goes on from there can be undone."""

    found: tuple[int, int, int, int]
    """How many calls, errors, spans of reasoning and odd tokens there are."""

    cuts: tuple[int, list[tuple[int, int]], int]
    """How many cuts there are, the last of them, and how many calls there were then."""

    within: tuple[int, tuple[int, str], bool, str]
    """What is open: reasoning, thoughts inside it, an answer, an outer tag."""

    work: tuple[int, int, int, re.Pattern[str] | None]
    """What was looked at and repaired in vain, and where to go on: behind what, if it has come."""

    doubts: tuple[int, int, int, int]
    """Where a tag and a string may be open, where a call ends that none begins, and where the last
    turn of somebody else began."""
