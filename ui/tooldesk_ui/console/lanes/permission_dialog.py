"""PermissionDialog: the question of a call that has no lane, such as the start of a server."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk_ui.console.lanes.permission_panel import PermissionPanel
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn

WIDTH, HEIGHT = 680, 360


class PermissionDialog(QDialog):
    """The panel that a lane would show. To close the dialog is a no."""

    def __init__(self, theme: Theme, request: PermissionRequest, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("permission_dialog")
        self.setWindowTitle(f"{request.definition.display_title[:80]} asks")
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.panel = PermissionPanel(theme, request)
        scrolled = ScrolledColumn(self)
        scrolled.parts.setContentsMargins(12, 12, 12, 12)
        scrolled.parts.addWidget(self.panel)
        scrolled.parts.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scrolled)
        resize_to(self, WIDTH, HEIGHT)
        self.rejected.connect(self._on_rejected)
        self.panel.setFocus()

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
