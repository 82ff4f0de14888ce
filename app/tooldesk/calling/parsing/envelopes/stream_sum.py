"""StreamSum: what the fragments of a stream add up to, call by call."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tooldesk.calling.parsing.envelopes.messages import Document
from tooldesk.calling.parsing.envelopes.partial_arguments import Beside, arguments_of_parts
from tooldesk.calling.parsing.values.strict_json import read_strictly

_MOST_PIECES = 16
"""Of arguments that are put together anew for each piece, to see whether they are whole."""


@dataclass(slots=True)
class PartialCall:
    """A call of which fragments have come."""

    name: str = ""
    """The name so far."""

    call_id: str | None = None
    """The id, once it came."""

    pieces: list[str] = field(default_factory=list)
    """Fragments of the arguments."""

    given: Any = None
    """The arguments, when they came whole."""

    values: list[Any] = field(default_factory=list)
    """Their values, when they come with their places; see `partial_arguments.py`."""

    is_executed: bool = False
    """Whether the server ran it itself."""

    is_finished: bool = False
    """Whether the stream said that nothing more of it comes."""

    is_text: bool = False
    """Whether the arguments are one text as it stands."""

    namespace: str = ""
    """The group that its tool stands in."""

    @property
    def arguments(self) -> tuple[Any, str]:
        """All that came of them, and why they can't be told, in words."""
        if self.pieces or self.given is not None:
            return "".join(self.pieces) or self.given, ""
        given = arguments_of_parts(self.values)
        return (None, given.why) if isinstance(given, Beside) else (given or None, "")

    @property
    def is_whole(self) -> bool:
        """Whether its arguments so far are a whole JSON object, which came in few pieces."""
        if len(self.pieces) > _MOST_PIECES:
            return False
        written = "".join(self.pieces).strip()
        strict = read_strictly(written, 0)
        return strict is not None and strict[1] == len(written)


@dataclass(slots=True)
class StreamSum:
    """What a stream added up to so far."""

    document: Document
    """Texts, reasoning and finished calls."""

    calls: dict[Any, PartialCall] = field(default_factory=dict)
    """Calls by the key that their fragments carry."""

    texts: list[str] = field(default_factory=list)
    """Fragments of text."""

    generated: str = ""
    """The text so far of a server that gives all of it each time."""

    reasoning: list[str] = field(default_factory=list)
    """Fragments of reasoning."""

    last: Any = None
    """Key of the call that the last fragment belonged to."""

    has_deltas: bool = False
    """Whether messages of OpenAI's came in fragments."""

    is_finished: bool = False
    """Whether the stream said that the model came to its end by itself."""

    doubt: str = ""
    """Why no call of it may be meant to run, in words."""
