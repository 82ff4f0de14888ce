"""Nothing is cut that can't be scrolled to, however small or large, and nothing left in English."""

from __future__ import annotations

import asyncio

import pytest
import walk
from cut_words import cut_words
from english_words import EnglishWords
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QScrollArea, QWidget

from tooldesk_ui.main_window import MainWindow

SMALL, LARGER = (720, 480), (900, 600)
USUAL = ((100, SMALL), (125, SMALL), (100, LARGER), (125, LARGER))
IDS = ("usual", "large")
LARGE = ((150, SMALL), (200, SMALL), (200, LARGER), (150, LARGER))


LOOKS, LOOK_INTERVAL_S = 50, 0.02


async def still_cut(window: QWidget) -> list[str]:
    """The words that are cut once all is laid out, for which a busy machine takes several turns."""
    for _ in range(LOOKS):
        if not cut_words(window):
            break
        await asyncio.sleep(LOOK_INTERVAL_S)
    return cut_words(window)


def scrolls_across(window: MainWindow) -> bool:
    stack = window.findChild(QScrollArea, "screen_stack")
    assert stack is not None
    return stack.horizontalScrollBar().maximum() > 0


def scrolls(dialog: QDialog) -> bool:
    body = getattr(dialog, "_body", None)
    if not isinstance(body, QScrollArea):
        return False
    is_low = dialog.height() < dialog.parentWidget().window().height()
    return body.horizontalScrollBar().maximum() > 0 or (
        is_low and body.verticalScrollBar().maximum() > 0
    )


@pytest.mark.parametrize(("cases", "zooms"), [(USUAL, (100,)), (LARGE, (200, 150))], ids=IDS)
def test_every_screen_and_dialog_shows_its_words_whole(live, until, cases, zooms) -> None:
    """In one window: to fill it costs as much as to look at all its dialogs."""

    async def body(window: MainWindow) -> None:
        await walk.fill(window, until)
        cut = []
        for zoom, size in cases:
            window.theme.set_text_size(zoom)
            window.resize(*size)
            async for name in walk.screens(window, until):
                assert window.size() == QSize(*size)
                cut += [f"{name} {size[0]} {zoom}: {line}" for line in await still_cut(window)]
                if name == "console" and scrolls_across(window):
                    cut.append(f"{name} {size[0]} {zoom}: Run is scrolled to")
        for zoom in zooms:
            window.theme.set_text_size(zoom)
            window.resize(*SMALL)
            async for name, dialog in walk.dialogs(window, until):
                room = window.size()
                if dialog.width() > room.width() or dialog.height() > room.height():
                    cut.append(f"{name} {zoom}: {dialog.size()} is larger than the window's {room}")
                cut += [f"{name} {zoom}: {line}" for line in await still_cut(dialog)]
        assert not cut, "\n".join(cut)

    live(body)


def test_every_screen_and_dialog_has_room_for_its_words_in_other_languages(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await walk.fill(window, until)
        cut = []
        window.resize(*LARGER)
        left = EnglishWords(window.app.workspace.folder)
        for language in ("ja", "de"):
            await walk.speak(window, language, until)
            async for name in walk.screens(window, until):
                lines = await still_cut(window) + left.left_in(window, language)
                cut += [f"{name} in {language}: {line}" for line in lines]
            async for name, dialog in walk.dialogs(window, until):
                lines = await still_cut(dialog) + left.left_in(dialog, language)
                cut += [f"{name} in {language}: {line}" for line in lines]
                if scrolls(dialog):
                    cut.append(f"{name} in {language}: has room for its words, and scrolls")
        window.commands["language_en"].trigger()
        assert not cut, "\n".join(cut)

    live(body)


def test_words_without_room_are_found(qtbot, theme) -> None:
    window, inner = QWidget(), QWidget()
    qtbot.addWidget(window)
    label = QLabel("Words of some length", inner)
    label.setObjectName("words")
    label.adjustSize()
    area = QScrollArea(window)
    area.setWidget(inner)
    row = QHBoxLayout(window)
    row.addWidget(area)
    inner.resize(label.size())
    window.resize(400, 100)
    window.show()
    assert cut_words(window) == []
    label.resize(label.width() // 2, label.height())
    assert len(cut_words(window)) == 1
    label.adjustSize()
    window.resize(100, 100)
    assert cut_words(window) == [], "it can be scrolled to"
    inner.resize(label.width() // 2, label.height())
    assert len(cut_words(window)) == 1, "what is around it ends before it"


def test_words_that_were_left_in_english_are_found(qtbot, theme, tmp_path) -> None:
    (tmp_path / "tool.json").write_text('{"description": "The sum of numbers"}', encoding="utf-8")
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    label = QLabel("Werkzeuge, greet_all, „the“, The sum of numbers")
    row.addWidget(label)
    window.show()
    left = EnglishWords(tmp_path)
    assert left.left_in(window, "de") == []
    label.setAccessibleName("Open the tool")
    label.setToolTip("3 Werkzeuge: they are new")
    assert len(left.left_in(window, "de")) == 2
