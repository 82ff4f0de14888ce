"""RepairList: each repair as two lines of a difference, with signs and words, not only colour."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QFrame, QVBoxLayout

from tooldesk_ui.console.details.repair_diff import MAX_REPAIRS, Hunk, Piece, hunks
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.language import tr
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.plain_text import MarkedLabel, MarkedText
from tooldesk_ui.widgets.translated import set_name

MINUS = "\u2212"


class RepairList(QFrame):
    """What the model wrote and what it was read as, place by place."""

    def __init__(self, theme: Theme, lane: LaneRecord, text: str) -> None:
        super().__init__()
        self._theme = theme
        self._labels: list[tuple[MarkedLabel, Hunk]] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(text_label("Repairs", level="label"))
        for hunk in hunks(text, lane.calling.repairs):
            reasons = ", ".join(tr("{}", each) for each in hunk.reasons)
            heading = f"{tr(f'{hunk.where[:1].upper()}{hunk.where[1:]}')}: {reasons}"
            layout.addWidget(text_label(heading, tone="dim"))
            layout.addWidget(self._lines(hunk))
        hidden = len(lane.calling.repairs) - MAX_REPAIRS
        if hidden > 0:
            layout.addWidget(text_label(f"and {hidden:,} more", tone="dim"))
        theme.changed.connect(self._paint)
        self._paint()

    def _lines(self, hunk: Hunk) -> MarkedLabel:
        label = MarkedLabel()
        label.setProperty("face", "code")
        label.setWordWrap(True)
        label.setMinimumWidth(40)
        label.setContentsMargins(0, 0, 0, 4)
        before = "".join(piece.text for piece in hunk.before)
        after = "".join(piece.text for piece in hunk.after)
        set_name(label, f"Written: {before}. Read as: {after}.")
        self._labels.append((label, hunk))
        return label

    def _paint(self) -> None:
        colours = self._theme.colours
        for label, hunk in self._labels:
            before = _line(MINUS, hunk.before, colours.error, colours.error_soft)
            after = _line("+", hunk.after, colours.ok, colours.ok_soft)
            label.set_lines(before, after)


def _line(sign: str, pieces: tuple[Piece, ...], colour: str, soft: str) -> Iterator[MarkedText]:
    yield MarkedText(f"{sign} ", colour)
    for piece in pieces:
        yield MarkedText(piece.text, colour, soft) if piece.is_changed else MarkedText(piece.text)
