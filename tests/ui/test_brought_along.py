"""What is pasted outside of fields becomes a preview of what would be imported, on any screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.widgets.brought_data import brought_files, brought_text

COPY, LEFT = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
CURL = "curl https://api.example.com/v1/weather?city=Oslo"
TOOLS = '[{"type": "function", "function": {"name": "pasted_tool", "parameters": {}}}]'


def test_clipboard_on_which_nothing_ever_was_brings_nothing() -> None:
    assert (brought_files(None), brought_text(None)) == ([], "")


@pytest.mark.parametrize(
    ("text", "name"), [(CURL, "curl_dialog"), (TOOLS, "import_tools_dialog")], ids=["curl", "specs"]
)
def test_pasted_text_is_previewed_on_every_screen(live, until, text: str, name: str) -> None:
    def opened() -> list[QDialog]:
        tops = QApplication.topLevelWidgets()
        return [each for each in tops if isinstance(each, QDialog) and each.isVisible()]

    async def body(window: MainWindow) -> None:
        await until(lambda: window.tools.list.model.rowCount() > 0)
        QGuiApplication.clipboard().setText(text)
        for entry in SCREENS:
            window.activateWindow()
            await until(window.isActiveWindow)
            window.show_screen(entry.id)
            window.status_line._hint.setFocus()  # no field
            await until(window.status_line._hint.hasFocus)
            window.commands["paste"].trigger()
            await until(lambda: [each.objectName() for each in opened()] == [name])
            opened()[0].reject()
            await until(lambda: not opened())

    live(body)


def test_dropped_file_of_variables_goes_to_the_secrets_screen(live, until, tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("A_KEY=canary-4711\n", encoding="utf-8")

    async def body(window: MainWindow) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        window.show_screen("history")
        window.dropEvent(
            QDropEvent(QPointF(5, 5), COPY, data, LEFT, Qt.KeyboardModifier.NoModifier)
        )
        await until(lambda: window.findChild(QDialog, "import_secrets_dialog"))
        assert window.front == "secrets"
        dialog = window.findChild(QDialog, "import_secrets_dialog")
        await until(lambda: dialog.model.rowCount() == 1)
        dialog.reject()
        await until(lambda: not window.findChild(QDialog, "import_secrets_dialog"))
        assert window.findChild(QDialog, "import_tools_dialog") is None

    live(body)
