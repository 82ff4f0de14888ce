"""SpanHighlighter: tints each call's span in the raw text and tells which one is where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from tooldesk_ui.console.raw_text.cut_text import CutText
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QTextCharFormat

MAX_SPANS = 500
"""More spans than this are not tinted; nobody could tell them apart."""

EMPHASIS = 0.12


@dataclass(frozen=True, slots=True)
class Span:
    """Where a call stands in the full text."""

    number: int
    """Number of its lane, which chooses the colour."""

    start: int
    """First code point."""

    end: int
    """One past the last."""

    is_error: bool = False
    """Whether it is text that could not be read as a call; it has no lane."""

    is_near: bool = False
    """Whether it only comes near to a call; it has no lane."""


class SpanHighlighter:
    """Keeps the tints of an editor's text as extra selections; the text itself is not changed."""

    def __init__(self, editor: QPlainTextEdit, theme: Theme) -> None:
        self._editor = editor
        self._theme = theme
        self._spans: list[Span] = []
        self._places: list[tuple[int, int]] = []
        self._emphasised: int | None = None
        theme.changed.connect(self._paint)

    def show(self, spans: list[Span], text: CutText) -> None:
        """Tint `spans` of `text`, which is what the editor shows."""
        self._spans = [span for span in spans if span.end > span.start][:MAX_SPANS]
        self._places = [
            (text.to_utf16(text.to_shown(span.start)), text.to_utf16(text.to_shown(span.end)))
            for span in self._spans
        ]
        self._emphasised = None
        self._paint()

    def clear(self) -> None:
        """Tint nothing."""
        if self._spans:
            self._spans, self._places, self._emphasised = [], [], None
            self._paint()

    def number_at(self, position: int) -> int | None:
        """The lane whose span holds a place of the document; the innermost where they nest."""
        holding = [
            (end - start, span.number)
            for span, (start, end) in zip(self._spans, self._places, strict=True)
            if start <= position < end and not (span.is_error or span.is_near)
        ]
        return min(holding)[1] if holding else None

    def emphasise(self, number: int | None) -> None:
        """Tint one span stronger than the others."""
        if number != self._emphasised:
            self._emphasised = number
            self._paint()

    def place_of(self, number: int) -> tuple[int, int] | None:
        """Where the span of a lane stands in the document."""
        for span, place in zip(self._spans, self._places, strict=True):
            if span.number == number and not span.is_error:
                return place
        return None

    def _paint(self) -> None:
        selections = []
        for span, (start, end) in zip(self._spans, self._places, strict=True):
            selection = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self._editor.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            selection.cursor = cursor
            selection.format = self._format(span)
            selections.append(selection)
        self._editor.setExtraSelections(selections)

    def _format(self, span: Span) -> QTextCharFormat:
        # Qt's larger classes take long to make for Python; the first frame needs none of these
        from PySide6.QtGui import QTextCharFormat

        tints = self._theme.colours.calls
        tint = QColor(tints[span.number % len(tints)])
        made = QTextCharFormat()
        if span.is_error:
            tint = self._theme.colour("error_soft")
        elif span.is_near:
            tint = self._theme.colour("warn_soft")
        elif span.number == self._emphasised:
            tint = _mixed(tint, self._theme.colour("accent"), EMPHASIS)
        made.setBackground(tint)
        return made


def _mixed(colour: QColor, other: QColor, share: float) -> QColor:
    keep = 1 - share
    return QColor(
        round(colour.red() * keep + other.red() * share),
        round(colour.green() * keep + other.green() * share),
        round(colour.blue() * keep + other.blue() * share),
    )
