"""A language that is chosen while something is open is spoken by all of it, and left again."""

from __future__ import annotations

import walk
from english_words import EnglishWords, texts_in
from PySide6.QtWidgets import QListWidget, QPushButton, QWidget

from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.widgets.pages.segments import Segments

OPEN = ("add_secret", "import_servers", "export_calls", "open_recent")
"""Dialogs whose words change, or that show a choice side by side."""


def doubled(window: QWidget) -> list[str]:
    """Choices that are there twice, or not at all."""
    shown = [each for each in window.findChildren(Segments) if each.isVisible()]
    return [
        each.objectName()
        for each in shown
        if each._side_by_side.isVisible() is (each._narrow is not None and each._narrow.isVisible())
        or min(part.height() for part in each.findChildren(QPushButton) if part.isVisible()) < 1
    ]


def said(dialog: QWidget) -> set[str]:
    return {text for _, text in texts_in(dialog) if len(text) > 3}


async def speak(window: MainWindow, dialog: QWidget, language: str, until) -> None:
    await walk.speak(window, language, until)
    await walk.settled(dialog, until)


def test_dialogs_that_are_open_follow_the_language_there_and_back(live, until, monkeypatch) -> None:
    monkeypatch.setattr(walk, "DIALOGS", OPEN)

    async def body(window: MainWindow) -> None:
        await walk.fill(window, until)
        left, faults = EnglishWords(window.app.workspace.folder), []
        async for name, dialog in walk.dialogs(window, until):
            recent = dialog.findChild(QListWidget, "recent_list")
            await until(lambda recent=recent: recent is None or recent.count())
            before, foreign = said(dialog), set()
            for language in ("de", "ja"):
                await speak(window, dialog, language, until)
                foreign |= said(dialog)
                found = [*doubled(dialog), *left.left_in(dialog, language)]
                faults += [f"{name} in {language}: {each}" for each in found]
            await speak(window, dialog, "en", until)
            stayed = said(dialog) & foreign - before
            faults += [f"{name} again in en: {each}" for each in (*doubled(dialog), *stayed)]
        assert not faults, "\n".join(faults)

    live(body)


def test_cells_of_the_editor_are_called_in_the_language(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.commands["new_shell_tool"].trigger()
        await until(lambda: window.findChild(QWidget, "source.command_0_word"))
        cell, names = window.findChild(QWidget, "source.command_0_word"), []
        for language in ("de", "ja", "en"):
            await walk.speak(window, language, until)
            names.append(cell.accessibleName())
        assert names == ["Wort 1, Wort", "語 1, 語", "word 1, Word"]

    live(body)


def test_charts_are_called_in_the_language_that_they_are_drawn_in(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await walk.fill(window, until)
        window.show_screen("scan")
        await walk.speak(window, "de", until)
        charts = window.screens()["scan"].charts
        window.commands["show_scan_charts"].trigger()
        await until(lambda: (part := charts.findChild(QWidget, "scan_plots")) and part.isVisible())
        drawn = charts.findChild(QWidget, "scan_plots")
        await until(drawn.accessibleName)
        assert drawn.accessibleName().startswith("Diagramm")
        await walk.speak(window, "en", until)
        assert drawn.accessibleName().startswith("Chart of 30 outputs")

    live(body)
