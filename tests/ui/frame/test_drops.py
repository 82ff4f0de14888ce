"""What is dropped on the window: every file of it, else its text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from tooldesk_ui.frame.drops import Drops


@pytest.mark.parametrize(
    ("urls", "text", "expected"),
    [
        (["file:///x/a.py", "file:///x/b.json"], "", (["a.py", "b.json"], "")),
        ([], "$ curl https://example.com", ([], "$ curl https://example.com")),
        (["https://example.com/a.json"], "[]", ([], "[]")),
        ([], " \n", None),
    ],
)
def test_files_or_a_text_are_taken(qapp, urls, text, expected) -> None:
    data = QMimeData()
    if urls:
        data.setUrls([QUrl(url) for url in urls])
    if text:
        data.setText(text)
    brought: list[tuple[Sequence[Path], str]] = []
    event = QDropEvent(
        QPointF(),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.ignore()
    Drops(lambda files, words: brought.append((files, words))).take(event)
    if expected is None:
        assert (brought, event.isAccepted()) == ([], False)
        return
    ((files, words),) = brought
    assert [path.name for path in files] == expected[0]
    assert event.isAccepted()
    if not files:
        assert words == expected[1]
