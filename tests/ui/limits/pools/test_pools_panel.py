"""The heading of the pools stays on its line, also where words may be parted anywhere."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from tooldesk_ui.language import Language, set_language
from tooldesk_ui.limits.pools.pools_panel import PoolsPanel
from tooldesk_ui.theme import Theme


def test_heading_needs_room_for_all_its_characters(theme: Theme, qtbot) -> None:
    set_language(Language.JAPANESE)
    try:
        panel = PoolsPanel(theme)
        qtbot.addWidget(panel)
        panel.lay_out([])
        heading = next(each for each in panel.findChildren(QLabel) if each.text() == "プール")
        words = heading.fontMetrics().horizontalAdvance(heading.text())
        assert heading.minimumSizeHint().width() >= words
    finally:
        set_language(Language.ENGLISH)
