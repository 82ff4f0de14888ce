"""What reading a value gives, and the error when there is none to read."""

from __future__ import annotations

from tooldesk.calling.parsing.limits import GUESSES_WORK
from tooldesk.calling.tool_calling import Repair
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonValue


class UnreadableError(Exception):
    """The text can't be read as JSON, not even with repairs."""

    also_read = 0
    """What that took to find out besides, in characters."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset


class GuessedError(UnreadableError):
    """So much would have to be put in or left out that nobody can have meant it."""

    also_read = GUESSES_WORK


@frozen_record
class JsonReading:
    """One value, and what it took to read it."""

    value: JsonValue
    """The value."""

    end: int
    """One past its last code point."""

    repairs: tuple[Repair, ...] = ()
    """What had to be repaired."""

    is_cut: bool = False
    """Whether the text ended before the value did: brackets had to be closed."""

    is_cut_in_value: bool = False
    """Whether the end fell inside a string, or between a key and its value."""

    is_cut_in_string: bool = False
    """Whether the end fell inside a string, so that what stands there may be part of it."""
