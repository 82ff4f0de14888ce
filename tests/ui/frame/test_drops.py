"""What is dropped on the window: every Python file of it, a curl command, nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from tooldesk_ui.frame.drops import Drops


@pytest.mark.parametrize(
    ("names", "text", "files", "curls"),
    [
        (["a.py", "b.txt", "c.py"], "", ["a.py", "c.py"], 0),
        (["b.txt"], "", [], 0),
        ([], "$ curl https://example.com", [], 1),
        ([], "hello", [], 0),
    ],
)
def test_python_files_and_curl_commands_are_taken(qapp, names, text, files, curls) -> None:
    data = QMimeData()
    if names:
        data.setUrls([QUrl.fromLocalFile(f"/somewhere/{name}") for name in names])
    else:
        data.setText(text)
    found: list[Path] = []
    commands: list[str] = []
    event = QDropEvent(
        QPointF(),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    Drops(found.append, commands.append).take(event)
    assert [path.name for path in found] == files
    assert len(commands) == curls
