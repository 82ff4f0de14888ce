"""Validation: the arguments as a tool gets them, what was wrong and what was changed."""

from __future__ import annotations

from dataclasses import dataclass

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject, JsonValue


@frozen_record
class ValidationError:
    """One way in which the arguments don't fit."""

    pointer: str
    """JSON pointer (RFC 6901) into the arguments; "" is the whole object."""

    rule: str
    """The keyword that failed, such as "required" or "enum"."""

    message: str
    """What is wrong, in words."""

    fix: str
    """What to write instead, in words."""


DEFAULT = "default"
"""Why a value is there that was left out."""


@frozen_record
class Coercion:
    """A value that was changed so that it fits, or a default that was filled in."""

    pointer: str
    """JSON pointer into the arguments."""

    before: JsonValue
    """The value as written; None for a default."""

    after: JsonValue
    """The value as used."""

    why: str
    """In words, such as "the schema wants an integer" or "default"."""

    @property
    def is_default(self) -> bool:
        """Whether the value was left out, and filled in from the schema."""
        return self.why == DEFAULT


@dataclass(frozen=True)
class Validation:
    """The arguments as the tool gets them, and what was wrong or changed."""

    arguments: JsonObject
    """With coercions and defaults applied where the policy allows."""

    errors: tuple[ValidationError, ...] = ()
    """Empty when the arguments fit."""

    coercions: tuple[Coercion, ...] = ()
    """What was changed, one by one."""

    def __init__(
        self,
        arguments: JsonObject,
        errors: tuple[ValidationError, ...] = (),
        coercions: tuple[Coercion, ...] = (),
    ) -> None:
        """Set the fields directly: what dataclass writes for frozen ones takes twice as long.

        One is made for each call that is accepted, and checking it takes hardly more time.
        """
        values = self.__dict__
        values["arguments"] = arguments
        values["errors"] = errors
        values["coercions"] = coercions
