"""The editor keeps every character, and tints the spans of the calls."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from tooldesk_ui.console.raw_text.raw_editor import RawEditor
from tooldesk_ui.console.raw_text.raw_pane import RawPane
from tooldesk_ui.console.raw_text.span_highlighter import Span


@pytest.fixture
def editor(qtbot: QtBot, theme: Any) -> RawEditor:
    editor = RawEditor(theme)
    qtbot.addWidget(editor)
    return editor


def spans(editor: RawEditor) -> list[str]:
    selections: list[Any] = editor.extraSelections()
    return [selection.cursor.selectedText() for selection in selections]


@pytest.mark.parametrize(
    "text", ["plain", "two\nlines\n", "no-break\u00a0space", "🦊 fox", "tab\t", "  "]
)
def test_text_comes_back_as_it_went_in(editor: RawEditor, text: str) -> None:
    editor.set_full_text(text)
    assert editor.full_text == text


def test_spans_are_tinted_where_they_stand(editor: RawEditor) -> None:
    editor.set_full_text("🦊 <a> and 🦊 <b>")
    editor.show_spans([Span(0, 2, 5), Span(1, 12, 15)])
    assert spans(editor) == ["<a>", "<b>"]


def test_spans_of_a_cut_text_are_tinted_in_what_is_shown(editor: RawEditor) -> None:
    text = "x" * 50_000 + "\n<a>"
    editor.set_full_text(text)
    editor.show_spans([Span(0, len(text) - 3, len(text))])
    assert spans(editor) == ["<a>"]


def test_spans_go_when_the_text_changes(editor: RawEditor) -> None:
    editor.set_full_text("<a>")
    editor.show_spans([Span(0, 0, 3)])
    editor.textCursor().insertText("x")
    assert spans(editor) == []


def test_innermost_span_is_found(editor: RawEditor) -> None:
    editor.set_full_text("0123456789")
    editor.show_spans([Span(0, 0, 10), Span(1, 2, 5), Span(-1, 3, 4, is_error=True)])
    found = [editor._highlighter.number_at(place) for place in (1, 3, 9, 10)]
    assert found == [0, 1, 0, None]


def test_huge_paste_becomes_a_cut_view(editor: RawEditor) -> None:
    editor.set_full_text("start end")
    cursor = editor.textCursor()
    cursor.setPosition(6)
    editor.setTextCursor(cursor)
    pasted = QMimeData()
    pasted.setText("x" * 1_000_000)
    editor.insertFromMimeData(pasted)
    assert editor.full_text == "start " + "x" * 1_000_000 + "end"
    assert editor.isReadOnly()
    assert editor.document().characterCount() < 20_000


def test_loaded_text_can_be_undone(editor: RawEditor) -> None:
    editor.set_full_text("first")
    editor.set_full_text("second")
    editor.undo()
    assert editor.full_text == "first"


def test_file_is_told_of_instead_of_pasted(editor: RawEditor, tmp_path: Path) -> None:
    dropped: list[Path] = []
    editor.file_dropped.connect(dropped.append)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "output.txt"))])
    editor.insertFromMimeData(data)
    assert dropped == [tmp_path / "output.txt"]
    assert editor.full_text == ""


def test_cursor_in_a_span_chooses_it_only_for_a_person(editor: RawEditor, qtbot: QtBot) -> None:
    chosen: list[int] = []
    editor.span_chosen.connect(chosen.append)
    editor.set_full_text("ab <a>")
    editor.show_spans([Span(4, 3, 6)])
    editor.moveCursor(QTextCursor.MoveOperation.Start)
    assert chosen == []
    editor.show()
    editor.activateWindow()
    editor.setFocus()
    qtbot.waitUntil(editor.hasFocus)
    cursor = editor.textCursor()
    cursor.setPosition(4)
    editor.setTextCursor(cursor)
    assert chosen == [4]


async def test_unreadable_file_says_what_and_loses_nothing(
    qtbot: QtBot, theme: Any, tmp_path: Path
) -> None:
    pane = RawPane(theme)
    qtbot.addWidget(pane)
    pane.editor.set_full_text("kept")
    assert not await pane.load(tmp_path / "missing.txt")
    assert "missing.txt can't be read" in pane.note
    assert pane.editor.full_text == "kept"


async def test_sample_that_is_a_pipe_or_a_device_says_so(
    qtbot: QtBot, theme: Any, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    (tmp_path / "endless.txt").symlink_to("/dev/zero")
    pane = RawPane(theme)
    qtbot.addWidget(pane)
    for name in ("pipe.txt", "endless.txt"):
        assert not await pane.load(tmp_path / name)
        assert f"{name} can't be used: not a file." in pane.note


async def test_file_that_is_no_utf8_is_shown_all_the_same(
    qtbot: QtBot, theme: Any, tmp_path: Path
) -> None:
    file = tmp_path / "output.txt"
    file.write_bytes(b"caf\xe9\r\n")
    pane = RawPane(theme)
    qtbot.addWidget(pane)
    assert await pane.load(file)
    assert pane.editor.full_text == "caf\ufffd\n"
