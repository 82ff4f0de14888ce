"""Advice: one place of a tool that a model would misread, and what to do about it."""

from __future__ import annotations

from enum import StrEnum

from tooldesk.calling.schema.pointers import path_of
from tooldesk.frozen_record import frozen_record


class Level(StrEnum):
    """How much it matters; the later ones are worse."""

    NOTE = "note"
    """A model may do worse for it."""

    WARNING = "warning"
    """A model is likely to choose or call the tool wrongly."""

    ERROR = "error"
    """No call can be right."""

    @property
    def rank(self) -> int:
        """Its place: 0 is the mildest."""
        return list(Level).index(self)


@frozen_record
class Rule:
    """One thing that is looked for."""

    key: str
    """What it is called in reports, such as "no-description"."""

    level: Level
    """How much it matters."""

    title: str
    """What it finds, in a sentence without an end."""

    fix: str
    """What to do."""


@frozen_record
class Advice:
    """One finding."""

    rule: Rule
    """What was looked for."""

    tool_name: str
    """Which tool."""

    pointer: str
    """JSON pointer into the definition, such as /input_schema/properties/age; never ""."""

    words: str
    """What is the matter, as a sentence."""

    @property
    def level(self) -> Level:
        """How much it matters."""
        return self.rule.level

    @property
    def path(self) -> tuple[str, ...]:
        """The keys that the pointer is made of; indexes of arrays are texts."""
        return path_of(self.pointer)
