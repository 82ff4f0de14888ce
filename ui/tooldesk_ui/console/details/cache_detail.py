"""cache, opened: the key, what the cache did, and why."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label

_TOP = Qt.AlignmentFlag.AlignTop


def cache_detail(theme: Theme, lane: LaneRecord, outcome: CacheOutcome) -> QWidget:
    """Verdict, reason, times and key."""
    panel = QWidget()
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(8)
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    entries = [
        ("Outcome", outcome.verdict),
        ("Why", outcome.reason),
        ("Stored", _time_words(outcome.stored_at)),
        ("Good until", _time_words(outcome.expires_at)),
    ]
    shown = [entry for entry in entries if entry[1]]
    for line, (name, words) in enumerate(shown):
        grid.addWidget(text_label(name, tone="dim", wraps=False), line, 0, _TOP)
        grid.addWidget(text_label(words), line, 1)
    layout.addLayout(grid)
    if outcome.key:
        layout.addWidget(text_label("Key", level="label"))
        key = FittedView("Cache key", theme, max_lines=4)
        key.set_text(outcome.key)
        layout.addWidget(key)
    return panel


def _time_words(at: datetime | None) -> str:
    return at.astimezone().strftime("%Y-%m-%d %H:%M:%S") if at else ""
