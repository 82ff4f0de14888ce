"""The guide is looked up beside the work: pages, sections, what holds some words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tooldesk_ui.frame.guide_dialog import GuideDialog, _plain
from tooldesk_ui.main_window import MainWindow


def words(guide: GuideDialog) -> list[str]:
    return [each.text() for each in guide.findChildren(QLabel) if each.isVisibleTo(guide)]


def listed(guide: GuideDialog) -> list[str]:
    rows = range(guide.rail.count())
    return [guide.rail.item(row).text() for row in rows if not guide.rail.isRowHidden(row)]


def row_of(guide: GuideDialog, title: str) -> int:
    return [each.strip() for each in listed(guide)].index(title)


def test_guide_is_searched_beside_the_window(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.show_screen("export")
        window.commands["guide"].trigger()
        guide = window.findChild(GuideDialog)
        assert not guide.isModal()
        assert guide.rail.currentItem().text() == "Import and export", "the screen in front"
        assert listed(guide)[:2] == ["Tour", "Console"]
        guide.rail.setCurrentRow(row_of(guide, "Import"))
        await until(lambda: any("Drop a file on any screen" in each for each in words(guide)))
        assert any("tooldesk import openapi.json --dry-run" in each for each in words(guide))

        guide.search.setText("timeout stopped")
        await until(lambda: "Seconds after which a call is stopped." in words(guide))
        assert listed(guide) == ["Tool files: All fields of a tool"]
        assert "max_retries" not in words(guide)
        guide.search.setText("no field says this")
        await until(lambda: "Nothing in the guide matches these words." in words(guide))
        assert listed(guide) == []
        QTest.keyClick(guide.search, Qt.Key.Key_Escape)
        assert guide.search.text() == ""
        assert guide.isVisible()

        guide.rail.setCurrentRow(row_of(guide, "Terminal"))
        guide.rail.setCurrentRow(row_of(guide, "tooldesk parse"))
        await until(lambda: "--follow" in words(guide))
        assert "    A Python function" not in listed(guide), "another page's sections"

        window.commands["guide"].trigger()
        assert window.findChildren(GuideDialog) == [guide]
        assert guide.rail.currentItem().text().strip() == "tooldesk parse", "stays where it was"
        QTest.keyClick(guide, Qt.Key.Key_Escape)
        await until(lambda: not window.findChildren(GuideDialog))

    live(body)


def test_rows_are_as_high_as_they_are_drawn_before_they_show(live) -> None:
    async def body(window: MainWindow) -> None:
        guide = GuideDialog(window.theme, window)
        rows = [guide.rail.visualItemRect(guide.rail.item(row)) for row in range(3)]
        assert [each.top() for each in rows] == [0, 28, 56]
        guide.close()

    live(body)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Choose **Load sample**, then *Two calls*.", "Choose Load sample, then Two calls."),
        ("`tools/*.json` and `a * b * c`", "tools/*.json and a * b * c"),
        ("3 * 4 * 5, or a* b*", "3 * 4 * 5, or a* b*"),
    ],
)
def test_marks_of_emphasis_and_code_are_not_shown(written: str, shown: str) -> None:
    assert _plain(written) == shown


def test_pages_are_listed_in_the_language_and_follow_it(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.commands["language_de"].trigger()
        window.commands["guide"].trigger()
        guide = window.findChild(GuideDialog)
        assert listed(guide)[:2] == ["Rundgang", "Konsole"]
        guide.rail.setCurrentRow(row_of(guide, "Einstellungen"))
        assert "Laufkontext" in [each.strip() for each in listed(guide)]
        assert "Das Handbuch ist auf Englisch." in words(guide)
        window.commands["language_en"].trigger()
        assert listed(guide)[:2] == ["Tour", "Console"]
        assert guide.rail.currentItem().text() == "Settings"
        assert "The guide is in English." not in words(guide)
        window.commands["language_ja"].trigger()
        await until(lambda: "ガイドは英語です。" in words(guide))
        window.commands["language_en"].trigger()
        await until(lambda: window.app.settings.current.window.language == "en")
        guide.close()

    live(body)
