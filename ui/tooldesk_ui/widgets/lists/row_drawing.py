"""RowDrawing: what stands in a row of a list, part by part; RowDelegate draws it. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto


class Face(Enum):
    """How words are written."""

    TEXT = auto()
    TITLE = auto()
    GROUP = auto()
    WORD = auto()
    """A short word of a state."""

    CODE = auto()
    SMALL_CODE = auto()
    STRONG_CODE = auto()


NAMES = frozenset({Face.TITLE, Face.CODE, Face.SMALL_CODE, Face.STRONG_CODE})
"""Faces of what somebody else wrote."""


@dataclass(frozen=True, slots=True)
class Words:
    """Words on a line; cut where there is no room for all of them."""

    text: str
    """What is read; nothing is drawn for no text."""

    role: str = "text"
    """The colour."""

    face: Face = Face.TEXT
    """How it is written."""

    icon: str = ""
    """What stands right before the words, in their colour."""

    is_at_end: bool = False
    """Whether it stands at the right end of the room that is left."""

    spoken: str = ""
    """What is read aloud in its place: whole, where the eye gets a part, or only an icon."""


@dataclass(frozen=True, slots=True)
class Gauge:
    """A bar; the words beside it say the same."""

    fraction: float
    """How full it is, 0 to 1."""

    role: str = "accent_fill"
    """The colour of what is full."""


Line = tuple[Words | Gauge, ...]
"""Each part takes its room of what the ones before it left, so that the first are seen longest."""


@dataclass(frozen=True, slots=True)
class RowDrawing:
    """One row."""

    lines: tuple[Line, ...] = field(default=((),))
    """One to three, from above; a row is as high as it has lines."""

    icon: str = ""
    """What stands before the first line."""

    icon_role: str = "text_dim"
    """Its colour."""

    is_indented: bool = False
    """Whether it belongs to the row above."""

    has_rule: bool = False
    """Whether a line parts it from the row below."""

    @property
    def spoken(self) -> str:
        """All its words in the order in which they stand, for a screen reader."""
        return self.said(str)

    def said(self, translate: Callable[[str], str]) -> str:
        """The same in another language; names stay as they are."""
        words = [[each for each in line if isinstance(each, Words)] for line in self.lines]
        ordered = (
            [each for each in line if not each.is_at_end]
            + [each for each in reversed(line) if each.is_at_end]
            for line in words
        )
        parts = ((each.face, each.spoken or each.text) for line in ordered for each in line)
        said = (text if face in NAMES else translate(text) for face, text in parts)
        texts = (text.replace(" · ", ", ") for text in said)
        return ", ".join(filter(None, texts))
