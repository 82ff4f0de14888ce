"""DragHandle: takes a text out of the window, as text and as a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import IconLabel
from tooldesk_ui.widgets.plain_text import set_tool_tip

SIZE = 20


class DragHandle(IconLabel):
    """Is pulled onto another program; Copy and Save do the same by keys."""

    def __init__(
        self, theme: Theme, given: Callable[[], tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        """`given` is asked for the name of a file and its text; "" is nothing to give."""
        super().__init__(theme, "external", size=SIZE, parent=parent)
        self._given = given
        self._began: QPoint | None = None
        self._folder: TemporaryDirectory[str] | None = None
        self.setObjectName("export_drag")
        self.setAccessibleName("Drag the export out")
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        set_tool_tip(self, "Drag what is shown onto another program, as text or as a file")

    def mime_data(self) -> QMimeData | None:
        """What a program gets where it is dropped; None while there is nothing.

        The file lies in a folder of its own until `forget`.
        """
        name, text = self._given()
        if not text:
            return None
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="tooldesk-export-")
        file = Path(self._folder.name) / name
        file.write_text(
            f"{text.rstrip()}\n", encoding="utf-8", errors="backslashreplace", newline="\n"
        )
        data = QMimeData()
        data.setText(text)
        data.setUrls([QUrl.fromLocalFile(str(file))])
        return data

    def forget(self) -> None:
        """Take the file away."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where it begins."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._began = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin once it was meant."""
        if self._began is None:
            return
        far = (event.position().toPoint() - self._began).manhattanLength()
        if far >= QApplication.startDragDistance():
            self._began = None
            self._drag()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """It was no drag."""
        self._began = None

    def _drag(self) -> None:
        if (data := self.mime_data()) is not None:
            drag = QDrag(self)
            drag.setMimeData(data)
            drag.setPixmap(self.grab())
            drag.exec(Qt.DropAction.CopyAction)
