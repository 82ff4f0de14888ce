"""ToolCalling: what a model asked for, before anything of it is trusted."""

from __future__ import annotations

from typing import Literal

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject

FORMAT_ERROR = "__format_error__"
"""Name of the tool that stands in the place of one whose call could not be read."""

HeldReason = Literal["incomplete", "ambiguous", "answered", "in_reasoning"]
"""Cut off, for no certain tool, beside a final answer, or only thought of."""


@frozen_record
class Repair:
    """One change that had to be made to the raw text so that it could be read."""

    offset: int
    """Where in the raw text `before` stands, in code points."""

    before: str
    """What stood there; empty for an insertion."""

    after: str
    """What it was read as; empty for a removal."""

    why: str
    """In words, such as "trailing comma"."""

    def at(self, offset: int) -> Repair:
        """The same change in another place; a text can need thousands."""
        return Repair(offset, self.before, self.after, self.why)


@frozen_record
class ToolCalling:
    """A tool name and arguments, and where in the raw text they were found."""

    tool_name: str
    """The name exactly as the model wrote it."""

    arguments: JsonObject
    """The arguments, always an object."""

    call_id: str | None = None
    """The id that the model or its server gave the call, for the reply."""

    start: int = 0
    """First code point of the call in the raw text."""

    end: int = 0
    """One past the last code point."""

    dialect: str = ""
    """Id of the dialect it was written in, such as "hermes"."""

    repairs: tuple[Repair, ...] = ()
    """What had to be repaired, in order of offset."""

    confidence: float = 1.0
    """How sure we are that a call was meant: 0 to 1, lowered by repairs and weak markers."""

    def with_id(self, call_id: str) -> ToolCalling:
        """The same call with an id; nearly every call gets one."""
        place = self.start, self.end, self.dialect
        return ToolCalling(
            self.tool_name, self.arguments, call_id, *place, self.repairs, self.confidence
        )

    def with_repairs(self, repairs: tuple[Repair, ...], confidence: float) -> ToolCalling:
        """The same call with other repairs; a text can hold thousands whose marker is damaged."""
        place = self.start, self.end, self.dialect
        return ToolCalling(
            self.tool_name, self.arguments, self.call_id, *place, repairs, confidence
        )


@frozen_record
class HeldBack:
    """A call that was found but does not run without a person's yes."""

    calling: ToolCalling
    """The call as far as it could be read."""

    reason: HeldReason
    """Why, for programs."""

    explanation: str
    """In words for a person."""


@frozen_record
class FormatError:
    """Text that was meant as a call and could not be read."""

    message: str
    """What was wrong, in words."""

    start: int
    """First code point of the text that could not be read."""

    end: int
    """One past the last code point."""

    dialect: str = ""
    """The dialect it seemed to be in, for the correction prompt."""


@frozen_record
class ParsedOutput:
    """All that was found in one raw output of a model."""

    callings: tuple[ToolCalling, ...] = ()
    """Calls that can run as they are, in the order they stand in the text."""

    held_back: tuple[HeldBack, ...] = ()
    """Calls that wait for a person."""

    content: str = ""
    """Text for the reader, outside calls and reasoning."""

    reasoning: str = ""
    """Text the model wrote to itself."""

    errors: tuple[FormatError, ...] = ()
    """What was meant as a call and could not be read; told to the model as `__format_error__`."""

    dialect: str | None = None
    """The dialect of the first call, or None when there is no call."""
