"""SpanHighlighter: tints each call's span in the raw text and tells which one is where."""

from __future__ import annotations

from PySide6.QtGui import QColor

from tooldesk.frozen_record import frozen_record
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.text_area.piece_painter import Mark
from tooldesk_ui.widgets.text_area.text_area import TextArea

EMPHASIS = 0.12


@frozen_record
class Span:
    """Where a call stands in the text."""

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
    """Keeps the tints of a text as marks; the text itself is not changed."""

    def __init__(self, editor: TextArea, theme: Theme) -> None:
        self._editor = editor
        self._theme = theme
        self._spans: list[Span] = []
        self._emphasised: int | None = None
        theme.changed.connect(self._paint)

    def show(self, spans: list[Span]) -> None:
        """Tint `spans` and no others."""
        self._spans = [span for span in spans if span.end > span.start]
        self._emphasised = None
        self._paint()

    def clear(self) -> None:
        """Tint nothing."""
        if self._spans:
            self._spans, self._emphasised = [], None
            self._paint()

    def number_at(self, position: int) -> int | None:
        """The lane whose span holds a place of the text; the innermost where they nest."""
        holding = [
            (span.end - span.start, span.number)
            for span in self._spans
            if span.start <= position < span.end and not (span.is_error or span.is_near)
        ]
        return min(holding)[1] if holding else None

    def emphasise(self, number: int | None) -> None:
        """Tint one span stronger than the others."""
        if number != self._emphasised:
            self._emphasised = number
            self._paint()

    def place_of(self, number: int) -> tuple[int, int] | None:
        """Where the span of a lane stands in the text."""
        for span in self._spans:
            if span.number == number and not span.is_error:
                return span.start, span.end
        return None

    def _paint(self) -> None:
        self._editor.set_marks(Mark(span.start, span.end, self._tint(span)) for span in self._spans)

    def _tint(self, span: Span) -> QColor:
        tints = self._theme.colours.calls
        tint = QColor(tints[span.number % len(tints)])
        if span.is_error:
            return self._theme.colour("error_soft")
        if span.is_near:
            return self._theme.colour("warn_soft")
        if span.number == self._emphasised:
            return _mixed(tint, self._theme.colour("accent"), EMPHASIS)
        return tint


def _mixed(colour: QColor, other: QColor, share: float) -> QColor:
    keep = 1 - share
    return QColor(
        round(colour.red() * keep + other.red() * share),
        round(colour.green() * keep + other.green() * share),
        round(colour.blue() * keep + other.blue() * share),
    )
