"""The guide is looked up beside the work: pages, sections, what holds some words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from tooldesk_ui.frame.guide_dialog import GuideDialog
from tooldesk_ui.main_window import MainWindow


def words(guide: GuideDialog) -> list[str]:
    return [each.text() for each in guide.findChildren(QLabel) if each.isVisibleTo(guide)]


def listed(guide: GuideDialog) -> list[str]:
    rows = range(guide.rail.count())
    return [guide.rail.item(row).text() for row in rows if not guide.rail.isRowHidden(row)]


def test_guide_is_searched_beside_the_window(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.commands["guide"].trigger()
        guide = window.findChild(GuideDialog)
        assert not guide.isModal()
        assert listed(guide)[:2] == ["Tool files", "A Python function"]
        QTest.keyClicks(guide.search, "timeout stopped")
        await until(lambda: "Seconds after which a call is stopped." in words(guide))
        assert listed(guide) == ["All fields of a tool"]
        assert "max_retries" not in words(guide)
        guide.search.setText("no field says this")
        await until(lambda: "Nothing on this page matches these words." in words(guide))
        assert listed(guide) == []
        QTest.keyClick(guide.search, Qt.Key.Key_Escape)
        assert guide.search.text() == ""
        assert guide.isVisible()

        guide.findChild(QPushButton, "guide_page_terminal").click()
        row = listed(guide).index("tooldesk parse")
        guide.rail.setCurrentRow(row)
        await until(lambda: "--follow" in words(guide))

        window.commands["guide"].trigger()
        assert window.findChildren(GuideDialog) == [guide]
        QTest.keyClick(guide, Qt.Key.Key_Escape)
        await until(lambda: not window.findChildren(GuideDialog))

    live(body)
