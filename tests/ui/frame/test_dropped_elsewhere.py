"""A file that is dropped on a screen that can't use it goes to the one that can, or is told so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.widgets.brought_data import NO_OUTPUTS

COPY, LEFT, NONE = (
    Qt.DropAction.CopyAction,
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
)


def files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(each)) for each in paths])
    return data


def tool_file(folder: Path) -> Path:
    file = folder / "wave.json"
    source = {"kind": "http", "method": "GET", "url": "https://api.example.com/wave"}
    schema = {"type": "object", "properties": {}}
    tool = {"name": "wave", "description": "Waves.", "input_schema": schema, "source": source}
    file.write_text(json.dumps(tool), encoding="utf-8")
    return file


def test_tool_file_on_the_secrets_screen_is_shown_as_an_import(live, until, tmp_path: Path):
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None)
        window.show_screen("secrets")
        screen = window.screens()["secrets"]
        assert isinstance(screen, QWidget)
        await until(window.commands["import_secrets"].isEnabled)
        data = files(tool_file(tmp_path))
        screen.dropEvent(QDropEvent(QPointF(5, 5), COPY, data, LEFT, NONE))
        await until(lambda: window.findChild(QDialog, "import_tools_dialog"))
        dialog = window.findChild(QDialog, "import_tools_dialog")
        await until(dialog.isVisible)
        assert window.front == "tools"
        dialog.reject()
        await until(lambda: not window.findChild(QDialog, "import_tools_dialog"))

    live(body)


@pytest.mark.parametrize("name", ["scan", "scenarios"])
def test_what_is_no_log_by_its_name_is_left_to_the_window(live, until, tmp_path, name: str) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None)
        window.show_screen(name)
        screen = window.screens()[name]
        assert isinstance(screen, QWidget)
        for file, is_taken in (("calls.jsonl", True), ("tools.py", False), (".env", False)):
            data = files(tmp_path / file)
            event = QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, NONE)
            event.ignore()
            screen.dragEnterEvent(event)
            assert event.isAccepted() is is_taken, file

    live(body)


def test_file_without_outputs_says_where_others_belong(live, until, tmp_path: Path) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None)
        window.show_screen("scenarios")
        window.screens()["scenarios"].bring([tool_file(tmp_path)])  # type: ignore[attr-defined]
        await until(lambda: window.findChild(QDialog, "import_traces_dialog"))
        dialog = window.findChild(QDialog, "import_traces_dialog")
        said = dialog.findChild(QLabel, "import_sum")
        await until(lambda: NO_OUTPUTS in said.text())
        dialog.reject()
        await until(lambda: not window.findChild(QDialog, "import_traces_dialog"))

    live(body)
