"""Template: text of a definition with places for arguments ({name}) and variables (${NAME}).

A placeholder written twice in braces, {{name}}, is the text {name}. All other braces are text, so
that JSON can be written as it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import field
from functools import lru_cache

from tooldesk.errors import InvalidInputError
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_PIECES = late_pattern(
    r"\{\{(?P<literal>[A-Za-z_][\w.-]*)\}\}"
    r"|\$\{(?P<variable>[A-Za-z_][A-Za-z0-9_]*)\}"
    r"|\{(?P<argument>[A-Za-z_][\w.-]*)\}",
    re.ASCII,
)
_compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


@frozen_record
class Placeholder:
    """A place for a value."""

    name: str
    """Of the argument or variable."""

    is_variable: bool = False
    """Whether it stands for a variable of the environment."""


@frozen_record
class TemplateValues:
    """What fills the places."""

    arguments: JsonObject
    """Validated arguments of the call."""

    variables: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Resolved variables. Values: never shown."""

    are_marks: bool = False
    """Whether they only stand for the variables, in what is shown and not sent."""

    def has(self, place: Placeholder) -> bool:
        """Whether there is a value, be it null."""
        return place.name in (self.variables if place.is_variable else self.arguments)

    def value(self, place: Placeholder) -> JsonValue:
        """The value; None when there is none."""
        if place.is_variable:
            return self.variables.get(place.name)
        return self.arguments.get(place.name)


@frozen_record
class Template:
    """Text in pieces."""

    pieces: tuple[str | Placeholder, ...]
    """Text and places, in order."""

    @property
    def places(self) -> tuple[Placeholder, ...]:
        """The places, in order."""
        return tuple(piece for piece in self.pieces if isinstance(piece, Placeholder))

    @property
    def arguments(self) -> frozenset[str]:
        """Names of its arguments."""
        return frozenset(place.name for place in self.places if not place.is_variable)

    @property
    def variables(self) -> frozenset[str]:
        """Names of its variables."""
        return frozenset(place.name for place in self.places if place.is_variable)

    @property
    def lone_place(self) -> Placeholder | None:
        """The place that is all there is, or None."""
        match self.pieces:
            case (Placeholder() as place,):
                return place
        return None

    def fill(
        self,
        values: TemplateValues,
        write: Callable[[str, JsonValue], str | None] | None = None,
    ) -> str | None:
        """The text with each value as `write` makes one of its name and it.

        None when a value is missing or null, or is not to be written.

        Raises:
            InvalidInputError: a value can't be written as text.
        """
        filled: list[str] = []
        for piece in self.pieces:
            if isinstance(piece, str):
                filled.append(piece)
                continue
            value = values.value(piece)
            if value is None:
                return None
            text = (write or text_of)(piece.name, value)
            if text is None:
                return None
            filled.append(text)
        return "".join(filled)


@lru_cache(maxsize=1024)
def parse_template(text: str, *, with_variables: bool = True) -> Template:
    """The pieces of a template; without variables, ${NAME} is text."""
    pieces: list[str | Placeholder] = []
    start = 0
    for found in _PIECES.finditer(text):
        if found["variable"] and not with_variables:
            continue
        pieces.append(text[start : found.start()])
        start = found.end()
        if found["literal"]:
            pieces.append("{" + found["literal"] + "}")
        else:
            name = found["variable"] or found["argument"]
            pieces.append(Placeholder(name, is_variable=bool(found["variable"])))
    pieces.append(text[start:])
    return Template(tuple(piece for piece in pieces if piece))


def text_of(name: str, value: JsonValue) -> str:
    """A value as text: strings as they are, all else as compact JSON.

    Raises:
        InvalidInputError: a string holds half of a surrogate pair.
    """
    text = value if isinstance(value, str) else _compact(value)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise InvalidInputError(
            f"{name} holds half a character at position {error.start + 1}.",
            next_step="Write it without \\ud800 to \\udfff escapes that stand alone.",
        ) from error
    return text
