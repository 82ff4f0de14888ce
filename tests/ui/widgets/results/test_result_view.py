"""The result is shown as text, JSON or a picture, in bounded size."""

from __future__ import annotations

import base64
import io
import wave
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tooldesk.errors import AppError
from tooldesk.tools.tool_result import (
    AudioContent,
    BlobContent,
    FileContent,
    ImageContent,
    TextContent,
    ToolResult,
)
from tooldesk_ui.widgets.results import media_files, media_row
from tooldesk_ui.widgets.results.result_text import ResultText
from tooldesk_ui.widgets.results.result_view import ResultDialog, ResultView
from tooldesk_ui.widgets.results.result_words import is_quick, result_text


def png(width: int, height: int) -> str:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(buffer, "PNG")
    return base64.b64encode(data.data()).decode()


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (ToolResult((TextContent("plain"),)), "plain"),
        (ToolResult((TextContent('{"a":1}'),)), '{\n  "a": 1\n}'),
        (ToolResult((TextContent("{broken"),)), "{broken"),
        (ToolResult((TextContent("[" * 100_000),)), "[" * 100_000),
        (ToolResult((TextContent("text"),), structured={"a": 1}), '{\n  "a": 1\n}'),
        (ToolResult((TextContent("failed"),), structured={"a": 1}, is_error=True), "failed"),
        (ToolResult(), ""),
        (
            ToolResult((ImageContent("aGk=", "image/png"),), structured=[{"data": "aGk="}, "aGk"]),
            '[\n  {\n    "data": "(image/png, shown above)"\n  },\n  "aGk"\n]',
        ),
    ],
)
def test_result_reads_as_its_value(result: ToolResult, text: str) -> None:
    assert result_text(result) == text


@pytest.mark.parametrize(
    ("result", "quick"),
    [
        (ToolResult((TextContent("x"),)), True),
        (ToolResult((TextContent("x" * 100_000),)), False),
        (ToolResult(structured=[[1] * 100] * 10), True),
        (ToolResult(structured=[[1] * 1_000] * 1_000), False),
        (ToolResult(structured={"a": "x" * 1_000_000}), False),
    ],
)
def test_large_result_is_known_before_it_is_formatted(result: ToolResult, quick: bool) -> None:
    assert is_quick(result) is quick


def test_long_text_is_shown_searched_and_copied_whole(qtbot: QtBot, theme: Any) -> None:
    text = "line of text\n" * 200_000
    view = ResultView(theme, ToolResult((TextContent(text),)), text)
    qtbot.addWidget(view)
    assert view._view.text == text
    buttons = {each.accessibleName(): each for each in view.findChildren(QPushButton)}
    buttons["Copy result"].click()
    assert QGuiApplication.clipboard().text() == text
    height = view.view_height
    view.set_room(2 * height, 2 * height)
    assert height < view.view_height <= 2 * height
    buttons["Raw"].click()
    assert view._view.text == text


def test_result_is_saved_whole_or_says_why_not(qtbot: QtBot, theme: Any, tmp_path: Any) -> None:
    view = ResultView(theme, ToolResult((TextContent("x"),)), "x" * 1_000_000)
    qtbot.addWidget(view)
    view._save_to(tmp_path / "result.txt")
    assert (tmp_path / "result.txt").read_text(encoding="utf-8") == "x" * 1_000_000
    (tmp_path / "no folder").touch()
    view._save_to(tmp_path / "no folder" / "result.txt")
    assert "result.txt can't be written: " in view.findChildren(QLabel)[-1].text()


def test_older_file_is_whole_where_a_result_finds_no_room(
    qtbot: QtBot, theme: Any, tmp_path: Path
) -> None:
    resource = pytest.importorskip("resource")
    file = tmp_path / "result.txt"
    file.write_text("the older one", encoding="utf-8")
    view = ResultView(theme, ToolResult((TextContent("x"),)), "x" * 1_000_000)
    qtbot.addWidget(view)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, before[1]))
    try:
        view._save_to(file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert "result.txt can't be written: " in view.findChildren(QLabel)[-1].text()
    assert file.read_text(encoding="utf-8") == "the older one"
    assert list(tmp_path.iterdir()) == [file]


def test_result_without_a_text_leaves_no_window_behind(qtbot: QtBot, theme: Any) -> None:
    result = ToolResult((ImageContent("aGk=", "image/png"),))
    view = ResultView(theme, result, "")
    qtbot.addWidget(view)
    modes = [each for each in QApplication.allWidgets() if each.objectName() == "result_mode"]
    assert [each.window() for each in modes] == [view]


def test_markup_in_a_result_stays_text(qtbot: QtBot, theme: Any) -> None:
    hostile = '<img src="file:///etc/passwd"><b>bold</b>'
    view = ResultView(theme, ToolResult((TextContent(hostile),)), hostile)
    qtbot.addWidget(view)
    assert view._view.text == hostile


def test_file_is_named_and_can_be_shown_in_its_folder(
    qtbot: QtBot, theme: Any, tmp_path: Path
) -> None:
    path = tmp_path / "report.pdf"
    path.write_bytes(b"%PDF")
    files = (
        FileContent(str(path), "application/pdf", 4),
        FileContent(str(tmp_path / "gone"), "text/plain", 9),
    )
    view = ResultView(theme, ToolResult(files), "")
    qtbot.addWidget(view)
    words = [each.text() for each in view.findChildren(QLabel)]
    assert {"report.pdf", "application/pdf, 4 B", "It is not there any more."} <= set(words)
    buttons = [each for each in view.findChildren(QPushButton) if each.text() == "Show in folder"]
    assert [each.isEnabled() for each in buttons] == [True, False]
    copy = next(each for each in view.findChildren(QPushButton) if each.text() == "Copy path")
    copy.click()
    assert QGuiApplication.clipboard().text() == str(path)


def wav(seconds: float) -> AudioContent:
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(8_000)
        sound.writeframes(bytes(int(8_000 * seconds)))
    return AudioContent(base64.b64encode(buffer.getvalue()).decode(), "audio/wav")


def test_sound_is_named_with_its_length_and_saved_as_it_is(
    qtbot: QtBot, theme: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound, odd = wav(1.5), AudioContent("/+", "audio/made-up<b>")
    view = ResultView(theme, ToolResult((sound, odd)), "")
    qtbot.addWidget(view)
    words = {each.text() for each in view.findChildren(QLabel)}
    assert {"Sound 1", "audio/wav, 1.5 s, 12 kB", "Sound 2", "audio/made-up<b>, 0 B"} <= words
    asked = []
    monkeypatch.setattr(media_row, "ask_where_to_save", lambda *given: asked.append(given))
    saves = [each for each in view.findChildren(QPushButton) if each.text() == "Save sound"]
    for button in saves:
        button.click()
    assert [each[2] for each in asked] == ["result.wav", "result.bin"]
    save_to = asked[0][4]
    save_to(tmp_path / "hello.wav")
    assert (tmp_path / "hello.wav").read_bytes() == base64.b64decode(sound.data)
    (tmp_path / "no folder").touch()
    save_to(tmp_path / "no folder" / "hello.wav")
    texts = [each.text() for each in view.findChildren(QLabel)]
    assert any("hello.wav can't be written: " in each for each in texts)
    view._save_to(tmp_path / "no folder" / "result.wav")
    assert "result.wav can't be written: " in view.findChildren(QLabel)[-1].text()
    view._save_to(tmp_path / "result.wav")
    assert (tmp_path / "result.wav").read_bytes() == base64.b64decode(sound.data)


def test_attachment_is_named_and_saved_and_given_to_no_program(
    qtbot: QtBot, theme: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = BlobContent("JVBERi0x", "application/pdf", "demo://<b>\u202e" + "a" * 70 + ".pdf")
    page = BlobContent(png(1, 1), "image/png", "demo://page")
    view = ResultView(theme, ToolResult((paper, page, TextContent("beside"))), "beside")
    qtbot.addWidget(view)
    words = {each.text() for each in view.findChildren(QLabel)}
    shortened = "Attachment 1: …" + "a" * 35 + ".pdf"
    assert {shortened, "application/pdf, 6 B", "Attachment 2: demo://page"} <= words
    asked = []
    monkeypatch.setattr(media_row, "ask_where_to_save", lambda *given: asked.append(given))
    saves = [each for each in view.findChildren(QPushButton) if each.text() == "Save attachment"]
    saves[0].click()
    assert asked[0][2] == "result.pdf"
    asked[0][4](tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").read_bytes() == base64.b64decode("JVBERi0x")
    assert media_files.is_openable(page)
    rows = view.findChildren(QWidget, "result_attachment")
    buttons = [[each.text() for each in row.findChildren(QPushButton)] for row in rows]
    assert buttons == [["Save attachment"], ["Save attachment"]]


def opened_by(view: ResultView) -> list[QPushButton]:
    return [each for each in view.findChildren(QPushButton) if each.text().startswith("Open in")]


def test_copy_is_opened_by_a_click_in_a_folder_of_this_user(
    qtbot: QtBot, theme: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    has_program = True

    def open_url(url: QUrl) -> bool:
        opened.append(Path(url.toLocalFile()))
        return has_program

    monkeypatch.setattr(media_files.QDesktopServices, "openUrl", open_url)
    monkeypatch.setattr(media_files, "_copies", [])
    media = (ImageContent(png(3, 3), "image/png"), wav(0.5))
    view = ResultView(theme, ToolResult((*media, TextContent("text beside"))), "text beside")
    qtbot.addWidget(view)
    assert not opened
    buttons = opened_by(view)
    assert [each.text() for each in buttons] == ["Open in viewer", "Open in player"]
    for button in buttons:
        button.click()
        button.click()
    assert [each.name for each in opened] == ["result.png"] * 2 + ["result.wav"] * 2
    assert len(set(opened)) == 2
    assert opened[2].read_bytes() == base64.b64decode(media[1].data)
    assert opened[2].parent.parent.stat().st_mode & 0o077 == 0
    has_program = False
    buttons[1].click()
    texts = [each.text() for each in view.findChildren(QLabel)]
    assert any("No program here opens result.wav. Save it" in each for each in texts)
    media_files._copies[0].cleanup()
    assert not opened[2].exists()


SCRIPT = base64.b64encode(b"#!/bin/sh\nrm -rf ~\n").decode()
DRAWING = base64.b64encode(b"<svg xmlns='http://www.w3.org/2000/svg'/>").decode()


@pytest.mark.parametrize(
    "media",
    [
        AudioContent(SCRIPT, "audio/wav"),
        AudioContent(SCRIPT, "audio/x-sh"),
        AudioContent(base64.b64encode(b"#EXTM3U\nhttp://x/").decode(), "audio/x-mpegurl"),
        AudioContent(wav(0.1).data, "audio/mpeg"),
        AudioContent(wav(0.1).data, "audio/wav/../../evil.desktop"),
        AudioContent("", "audio/wav"),
        ImageContent(DRAWING, "image/svg+xml"),
        ImageContent(DRAWING, "image/png"),
    ],
)
def test_nothing_is_opened_that_is_not_of_a_harmless_kind(
    qtbot: QtBot, theme: Any, media: AudioContent | ImageContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(media_files.QDesktopServices, "openUrl", pytest.fail)
    view = ResultView(theme, ToolResult((media,)), "")
    qtbot.addWidget(view)
    assert not opened_by(view)
    with pytest.raises(AppError):
        media_files.open_copy(media)


def test_long_result_is_cut_and_expands_to_all_of_it(qtbot: QtBot, theme: Any) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 700)
    text = "\n".join(f"line {number}" for number in range(200_000))
    view = ResultView(theme, ToolResult((TextContent(text),)), text)
    QVBoxLayout(window).addWidget(view)
    window.show()
    view.set_room(300, 300)
    expand = view.findChild(QPushButton, "expand_result_button")
    assert len(text) > 1_000_000
    assert expand.isVisible()
    expand.click()
    dialog = window.findChild(ResultDialog, "result_dialog")
    shown = dialog.view.findChild(ResultText)
    qtbot.waitUntil(lambda: shown.height() > 300)
    assert dialog.rect().contains(dialog.go.geometry())
    assert dialog.view.mapTo(dialog, dialog.view.rect().bottomLeft()).y() < dialog.go.y()
    assert not dialog.view.findChild(QPushButton, "expand_result_button").isVisible()
    QTest.keyClick(shown, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert shown.verticalScrollBar().value() == shown.verticalScrollBar().maximum()
    dialog.go.click()
    qtbot.waitUntil(lambda: not window.findChildren(ResultDialog))


def test_short_result_has_nothing_to_expand(qtbot: QtBot, theme: Any) -> None:
    view = ResultView(theme, ToolResult((TextContent("short"),)), "short")
    qtbot.addWidget(view)
    view.show()
    view.set_room(300, 300)
    assert not view.findChild(QPushButton, "expand_result_button").isVisible()
