"""select, opened: the tools that the written name could mean, with their scores."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from tooldesk.calling.selection import Candidate, Selection
from tooldesk_ui.console.details.offers import Offers
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import px, scaled, scaled_painter, unscaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import action_button, row, text_label
from tooldesk_ui.widgets.plain_text import set_tool_tip


class ScoreBar(QWidget):
    """A score from 0 to 1 as a bar, with the threshold marked."""

    def __init__(self, theme: Theme, score: float, threshold: float, *, is_chosen: bool) -> None:
        super().__init__()
        self._theme = theme
        self._score = score
        self._threshold = threshold
        self._is_chosen = is_chosen
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        scaled(self, height=20)
        self.setAccessibleName(tr("Score {}", f"{score:.2f}"))
        set_tool_tip(self, f"{score:.4f}; a fuzzy match must be above {threshold:.2f}")
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Wide enough to compare."""
        return QSize(px(120), px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar."""
        painter = scaled_painter(self)
        wide = unscaled(self.rect()).width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("hover"))
        painter.drawRoundedRect(QRectF(0, 7, self.width(), 6), 3, 3)
        painter.setBrush(self._theme.colour("accent_fill" if self._is_chosen else "border_strong"))
        painter.drawRoundedRect(QRectF(0, 7, wide * self._score, 6), 3, 3)
        x = round(wide * self._threshold)
        painter.setPen(QPen(self._theme.colour("text"), 1))
        painter.drawLine(x, 3, x, 17)
        painter.end()


def select_detail(theme: Theme, selection: Selection, offers: Offers) -> QWidget:
    """The written name, what it was taken for, and the ranking."""
    panel = QWidget()
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(8)
    layout.addLayout(_names(selection))
    if selection.candidates:
        layout.addLayout(_ranking(theme, selection))
        layout.addWidget(text_label(_note(selection), level="small", tone="dim"))
    settings = action_button(
        theme,
        "Selection settings…",
        "settings",
        offers.open_selection_settings,
        shortcut="Ctrl+Shift+L",
    )
    settings.setObjectName("selection_settings_button")
    layout.addLayout(row(settings, 1))
    return panel


def _note(selection: Selection) -> str:
    """What the mark means, and how far the best is ahead."""
    note = f"The mark is the threshold, {selection.threshold:.2f}: a fuzzy match must score above."
    if selection.margin is None:
        return note
    least = f"at least {selection.minimum_margin:.2f} is wanted"
    return f"Margin over the runner-up: {selection.margin:.2f}; {least}. {note}"


def _how(selection: Selection) -> str:
    """By which rule, and why; some reasons say both."""
    why = selection.explanation
    words = why if why.startswith(selection.verdict) else f"{selection.verdict}. {why}"
    return f"{words[:1].upper()}{words[1:]}"


def _names(selection: Selection) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    entries = [
        ("Written", selection.written_name[:300] or "(nothing)", "code"),
        ("Selected", selection.tool_name or "None", "code" if selection.tool_name else ""),
        ("How", _how(selection), ""),
    ]
    for line, (name, value, face) in enumerate(entries):
        label = text_label(name, tone="dim", wraps=False)
        grid.addWidget(label, line, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text_label(value, face=face), line, 1)
    return grid


def _ranking(theme: Theme, selection: Selection) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(1, 1)
    for column, title in enumerate(("Candidate", "", "Score", "")):
        grid.addWidget(text_label(title, level="label", wraps=False), 0, column)
    for line, candidate in enumerate(selection.candidates, start=1):
        is_chosen = candidate.name == selection.tool_name
        name = text_label(candidate.name[:60], face="code", wraps=False)
        grid.addWidget(name, line, 0)
        bar = ScoreBar(theme, candidate.score, selection.threshold, is_chosen=is_chosen)
        grid.addWidget(bar, line, 1)
        grid.addWidget(text_label(f"{candidate.score:.2f}", face="code", wraps=False), line, 2)
        words = tr("{}", _standing(selection, candidate, line))
        tone = "accent" if is_chosen else "dim"
        grid.addWidget(text_label(words, level="small", tone=tone, wraps=False), line, 3)
    return grid


def _standing(selection: Selection, candidate: Candidate, line: int) -> str:
    if candidate.name == selection.tool_name:
        return "selected"
    if line == 1:
        return "nearest"
    return "runner-up" if line == 2 else ""
