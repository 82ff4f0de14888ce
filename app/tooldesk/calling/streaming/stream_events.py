"""What a StreamReader tells while an output comes in."""

from __future__ import annotations

from tooldesk.calling.parsing.text_lead import moved_calling, moved_error, moved_held
from tooldesk.calling.tool_calling import FormatError, HeldBack, ToolCalling
from tooldesk.frozen_record import frozen_record

NOTHING = "\0" * 64
"""What hardly any chunk holds: for a stream that looks at none before more is due."""


@frozen_record
class TextCame:
    """Text for the reader; all pieces joined are the output's `content`."""

    text: str
    """The next piece."""


@frozen_record
class ReasoningCame:
    """Text that the model writes to itself; all pieces joined are the output's `reasoning`."""

    text: str
    """The next piece."""


@frozen_record
class TextRestarted:
    """What was told of text and reasoning before is void; what follows tells all of it anew.

    Only a thought that turns out to have begun in the prompt makes it necessary. Without its end
    the same words are the answer, which does not wait: so one of the two can't be told rightly.
    """


@frozen_record
class CallBegun:
    """A call begins; it ends with CallCompleted or CallHeldBack."""

    index: int
    """Its number in this stream, from 0."""

    tool_name: str
    """The name as the model wrote it."""


@frozen_record
class ArgumentsCame:
    """The next piece of a call's arguments; all pieces joined are them as JSON.

    Those of a call that is held back may be the beginning of what was written instead.
    """

    index: int
    """The call's number."""

    json: str
    """The piece."""


@frozen_record
class CallCompleted:
    """A call that can run."""

    index: int
    """The call's number."""

    calling: ToolCalling
    """The call."""


@frozen_record
class CallHeldBack:
    """A call that does not run without a person's yes, or not at all."""

    index: int
    """The call's number."""

    held: HeldBack | None
    """Why it waits; None when it is none of the output's calls: it could not be read, or what
    follows says that it was only thought of or quoted."""

    error: FormatError | None = None
    """What can't be read of it, one of the output's errors; None for any other end."""


_NO_CALL = "What follows says that the call was only thought of, or quoted."


def reason_of(held: HeldBack | None, error: FormatError | None) -> str:
    """Why a call did not complete, in words for a person."""
    if held is not None:
        return held.explanation
    return error.message if error is not None else _NO_CALL


StreamEvent = (
    TextCame
    | ReasoningCame
    | TextRestarted
    | CallBegun
    | ArgumentsCame
    | CallCompleted
    | CallHeldBack
)
"""Everything that `StreamReader.feed` can give."""


def moved_events(events: list[StreamEvent], by: int) -> list[StreamEvent]:
    """The same of a text that has so many characters before it."""
    return [_moved(each, by) for each in events] if by else events


def _moved(event: StreamEvent, by: int) -> StreamEvent:
    match event:
        case CallCompleted(index, calling):
            return CallCompleted(index, moved_calling(calling, by))
        case CallHeldBack(index, held, error):
            moved = held and moved_held(held, by)
            return CallHeldBack(index, moved, error and moved_error(error, by))
    return event
