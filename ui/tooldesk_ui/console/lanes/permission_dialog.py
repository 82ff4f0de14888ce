"""PermissionDialog: the question of a call that has no lane, such as the start of a server."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk_ui.console.lanes.permission_panel import PermissionPanel
from tooldesk_ui.text_size import resize_to, room_for
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.translated import translate_within

WIDTH, HEIGHT = 680, 360


class PermissionDialog(QDialog):
    """The panel that a lane would show. To close the dialog is a no."""

    def __init__(self, theme: Theme, request: PermissionRequest, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("permission_dialog")
        self.setWindowTitle(f"{request.definition.display_title[:80]} needs your yes")
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.panel = PermissionPanel(theme, request)
        self._parts = ScrolledColumn(self)
        self._parts.parts.setContentsMargins(12, 12, 12, 12)
        self._parts.parts.addWidget(self.panel)
        self._parts.parts.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._parts)
        resize_to(self, WIDTH, HEIGHT)
        self.rejected.connect(self._on_rejected)
        self.panel.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Be as high as the question, as far as there is room; the rest is scrolled to."""
        translate_within(self)
        wanted = max(self.height(), self._parts.parts.totalHeightForWidth(self.width()))
        self.resize(self.width(), min(wanted, room_for(self).height()))
        super().showEvent(event)

    def _on_rejected(self) -> None:
        if not self.panel.answer.done():
            self.panel.answer.set_result(Answer.DENY)


async def ask_in_dialog(theme: Theme, request: PermissionRequest, parent: QWidget) -> Answer:
    """Show a call and wait for the answer; cancelled, it is taken back."""
    dialog = PermissionDialog(theme, request, parent)
    dialog.open()
    try:
        return await dialog.panel.answer
    finally:
        dialog.hide()
        dialog.deleteLater()
