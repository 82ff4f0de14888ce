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
    for line, (name, words) in enumerate(facts_of(outcome)):
        grid.addWidget(text_label(name, tone="dim", wraps=False), line, 0, _TOP)
        grid.addWidget(text_label(words), line, 1)
    layout.addLayout(grid)
    if outcome.key:
        layout.addWidget(text_label("Key", level="label"))
        key = FittedView("Cache key", theme, max_lines=4)
        key.set_text(outcome.key)
        layout.addWidget(key)
    return panel


def facts_of(outcome: CacheOutcome) -> list[tuple[str, str]]:
    """What the cache did, why it had no answer, and how long its answer is good."""
    why_missed = ""
    if outcome.spent:  # only a miss has to see what the tool is like
        why = outcome.missed_because or "no answer to this call was stored"
        why_missed = f"{why[:1].upper()}{why[1:]}."
    facts = [
        ("Outcome", outcome.verdict),
        ("Why", outcome.reason),
        ("Why it missed", why_missed),
        ("Stored", _time_words(outcome.stored_at)),
        ("Good until", _time_words(outcome.expires_at)),
    ]
    return [(name, words) for name, words in facts if words]


def _time_words(at: datetime | None) -> str:
    return at.astimezone().strftime("%Y-%m-%d %H:%M:%S") if at else ""
