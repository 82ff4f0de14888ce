"""The editor keeps every character, and tints the spans of the calls."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tooldesk_ui.console.raw_text.raw_editor import RawEditor
from tooldesk_ui.console.raw_text.raw_pane import RawPane
from tooldesk_ui.console.raw_text.span_highlighter import Span
from tooldesk_ui.task_owner import TaskOwner


@pytest.fixture
def editor(qtbot: QtBot, theme: Any) -> RawEditor:
    editor = RawEditor(theme)
    qtbot.addWidget(editor)
    return editor


def spans(editor: RawEditor) -> list[str]:
    return [editor.content.buffer.slice(mark.start, mark.end) for mark in editor.marks()]


@pytest.mark.parametrize(
    "text", ["plain", "two\nlines\n", "no-break\u00a0space", "🦊 fox", "tab\t", "  "]
)
def test_text_comes_back_as_it_went_in(editor: RawEditor, text: str) -> None:
    editor.set_text(text)
    assert editor.text == text


def test_spans_are_tinted_where_they_stand(editor: RawEditor) -> None:
    editor.set_text("🦊 <a> and 🦊 <b>")
    editor.show_spans([Span(0, 2, 5), Span(1, 12, 15)])
    assert spans(editor) == ["<a>", "<b>"]


def test_spans_far_down_are_tinted_and_reached(editor: RawEditor) -> None:
    text = "x" * 50_000 + "\n<a>"
    editor.set_text(text)
    editor.show_spans([Span(0, len(text) - 3, len(text))])
    assert spans(editor) == ["<a>"]
    assert editor.shown_range[1] < 50_000
    editor.emphasise(0, scrolls=True)
    assert editor.shown_range[1] == len(text)


def test_spans_go_when_the_text_changes(editor: RawEditor) -> None:
    editor.set_text("<a>")
    editor.show_spans([Span(0, 0, 3)])
    editor.insert_text("x")
    assert spans(editor) == []


def test_innermost_span_is_found(editor: RawEditor) -> None:
    editor.set_text("0123456789")
    editor.show_spans([Span(0, 0, 10), Span(1, 2, 5), Span(-1, 3, 4, is_error=True)])
    found = [editor._highlighter.number_at(place) for place in (1, 3, 9, 10)]
    assert found == [0, 1, 0, None]


def test_huge_paste_is_a_part_of_the_text_like_any_other(editor: RawEditor) -> None:
    editor.set_text("start end")
    editor.select(6, 6)
    pasted = QMimeData()
    pasted.setText("x" * 1_000_000)
    editor.insert_mime(pasted)
    assert editor.text == "start " + "x" * 1_000_000 + "end"
    assert not editor.isReadOnly()
    editor.selectAll()
    editor.insert_text("short")
    assert editor.text == "short"
    editor.undo()
    assert len(editor.text) == 1_000_009


def test_loaded_text_can_be_undone(editor: RawEditor) -> None:
    editor.set_text("first")
    editor.set_text("second")
    editor.undo()
    assert editor.text == "first"


def test_file_is_told_of_instead_of_pasted(editor: RawEditor, tmp_path: Path) -> None:
    dropped: list[Path] = []
    editor.file_dropped.connect(dropped.append)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "output.txt"))])
    editor.insert_mime(data)
    assert dropped == [tmp_path / "output.txt"]
    assert editor.text == ""


def test_cursor_in_a_span_chooses_it_only_for_a_person(editor: RawEditor, qtbot: QtBot) -> None:
    chosen: list[int] = []
    editor.span_chosen.connect(chosen.append)
    editor.set_text("ab <a>")
    editor.show_spans([Span(4, 3, 6)])
    editor.select(4, 4)
    assert chosen == []
    editor.show()
    editor.activateWindow()
    editor.setFocus()
    qtbot.waitUntil(editor.hasFocus)
    editor.select(4, 4)
    assert chosen == [4]


async def test_unreadable_file_says_what_and_loses_nothing(
    qtbot: QtBot, theme: Any, tmp_path: Path
) -> None:
    pane = RawPane(theme, TaskOwner())
    qtbot.addWidget(pane)
    pane.editor.set_text("kept")
    assert not await pane.load(tmp_path / "missing.txt")
    assert "missing.txt can't be read" in pane.note
    assert pane.editor.text == "kept"


async def test_sample_that_is_a_pipe_or_a_device_says_so(
    qtbot: QtBot, theme: Any, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    (tmp_path / "endless.txt").symlink_to("/dev/zero")
    pane = RawPane(theme, TaskOwner())
    qtbot.addWidget(pane)
    for name in ("pipe.txt", "endless.txt"):
        assert not await pane.load(tmp_path / name)
        assert f"{name} can't be used: not a file." in pane.note
    assert not await pane.load(tmp_path)
    assert f"{tmp_path.name} is a folder.\nDrop a file" in pane.note


async def test_file_that_is_no_utf8_is_shown_all_the_same(
    qtbot: QtBot, theme: Any, tmp_path: Path
) -> None:
    file = tmp_path / "output.txt"
    file.write_bytes(b"caf\xe9\r\n")
    pane = RawPane(theme, TaskOwner())
    qtbot.addWidget(pane)
    assert await pane.load(file)
    assert pane.editor.text == "caf\ufffd\n"


@pytest.fixture
def tasks() -> TaskOwner:
    return TaskOwner()


@pytest.fixture
def pane(qtbot: QtBot, theme: Any, tasks: TaskOwner) -> RawPane:
    pane = RawPane(theme, tasks)
    qtbot.addWidget(pane)
    return pane


def pasted(text: str) -> QMimeData:
    data = QMimeData()
    data.setText(text)
    return data


async def test_pasted_command_stays_as_text_and_is_offered_as_a_tool(
    pane: RawPane, tasks: TaskOwner
) -> None:
    wanted: list[tuple[object, str]] = []
    pane.import_wanted.connect(lambda files, text: wanted.append((files, text)))
    command = "curl https://e.example/now"
    pane.editor.insert_mime(pasted(command))
    await tasks.finish()
    assert pane.note.startswith("This looks like a curl command")
    pane.findChild(QPushButton, "import_raw_text_button").click()
    assert wanted == [([], command)]
    assert pane.editor.text == command
    assert pane.note == ""


@pytest.mark.parametrize("text", ["<a>", "", '{"name": "greet", "arguments": {}}'])
async def test_output_of_a_model_is_offered_as_nothing_else(
    pane: RawPane, tasks: TaskOwner, text: str
) -> None:
    pane.editor.insert_mime(pasted(text))
    await tasks.finish()
    assert pane.note == ""


async def test_offer_goes_with_the_text_and_never_comes_for_another_one(
    pane: RawPane, tasks: TaskOwner
) -> None:
    pane.editor.insert_mime(pasted("https://e.example/tools.json"))
    pane.editor.set_text("changed while it was looked at")
    await tasks.finish()
    assert pane.note == ""


async def test_python_file_is_offered_by_its_path(
    pane: RawPane, tasks: TaskOwner, tmp_path: Path
) -> None:
    wanted: list[tuple[object, str]] = []
    pane.import_wanted.connect(lambda files, text: wanted.append((files, text)))
    file = tmp_path / "greet.py"
    file.write_text("def greet(): ...\n", encoding="utf-8")
    assert await pane.load(file)
    await tasks.finish()
    assert pane.note.startswith("This looks like a Python file")
    pane.findChild(QPushButton, "import_raw_text_button").click()
    assert wanted == [([file], "")]
    assert pane.editor.text == "def greet(): ...\n"


def test_several_files_are_left_to_the_window(editor: RawEditor, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in ("a.py", "b.py")])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    event = QDragEnterEvent(QPoint(), copy, data, left, Qt.KeyboardModifier.NoModifier)
    editor.dragEnterEvent(event)
    assert not event.isAccepted()


@pytest.mark.parametrize("name", [".env", ".env.local", "test.env"])
async def test_values_of_a_file_of_variables_never_become_a_text(
    pane: RawPane, tmp_path: Path, name: str
) -> None:
    wanted: list[tuple[object, str]] = []
    pane.import_wanted.connect(lambda files, text: wanted.append((files, text)))
    file = tmp_path / name
    file.write_text("KEY=sk-canary-4711\n", encoding="utf-8")
    assert not await pane.load(file)
    assert wanted == [([file], "")]
    assert pane.editor.text == ""
