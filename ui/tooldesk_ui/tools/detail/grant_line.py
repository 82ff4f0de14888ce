"""GrantLine: since when a tool is always allowed, and a button that takes that back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from tooldesk_ui.tools.detail.tool_grants import ShownGrant


class GrantLine(QWidget):
    """Hidden while the tool has no grant."""

    def __init__(self, revoke: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = PlainLabel(parent=self)
        self._words.setObjectName("grant_words")
        self._words.setWordWrap(True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._words, 1)
        row.addWidget(ActionButton(revoke), alignment=Qt.AlignmentFlag.AlignTop)
        self.hide()

    def set_grants(self, grants: Sequence[ShownGrant]) -> None:
        """Show the grants of one tool."""
        self._words.setText("\n".join(grant.words for grant in grants))
        self.setVisible(bool(grants))
