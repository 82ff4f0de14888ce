"""Menus by keys: what is open stays, and Esc leads back to where somebody typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar

from tooldesk_ui.main_window import MainWindow


async def leave_menus(bar: QMenuBar, until) -> None:
    """A first Esc closes the menu that is open, a second one leaves the bar."""
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    await until(lambda: QApplication.activePopupWidget() is None)
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    await until(lambda: QApplication.focusWidget() not in (None, bar))


@pytest.mark.parametrize("is_in_palette", [False, True])
def test_focus_comes_back_to_what_is_seen(live, until, is_in_palette: bool) -> None:
    async def body(window: MainWindow) -> None:
        window.activateWindow()
        await until(window.isActiveWindow)
        await until(lambda: QApplication.focusWidget() is not None)
        before = QApplication.focusWidget()
        if is_in_palette:
            window.show_palette()
            window.show_palette()  # whoever asks for it again comes back to where they were, too
            await until(lambda: QApplication.focusWidget().objectName() == "palette_field")
        alt = Qt.KeyboardModifier.AltModifier
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F, alt)
        await until(lambda: QApplication.activePopupWidget() is not None)
        await leave_menus(window.menus.bar, until)
        assert QApplication.focusWidget() is before
        if is_in_palette:
            window.show_palette()
            assert QApplication.focusWidget().objectName() == "palette_field"

    live(body)


def test_menu_that_is_open_keeps_its_entries(live, until) -> None:
    async def body(window: MainWindow) -> None:
        menus, menu = window.menus, window.menus.menus["view"]
        menu.popup(QPoint())
        before = menu.actions()
        menus.show_for("console")
        await until(lambda: menus._filling.is_done)
        assert menu.actions() == before
        menu.close()

    live(body)


def test_keys_hold_while_the_bar_has_the_focus(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.activateWindow()
        await until(window.isActiveWindow)
        await until(lambda: QApplication.focusWidget() is not None)
        alt, control = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
        for letter in (Qt.Key.Key_V, Qt.Key.Key_F):
            QTest.keyClick(QApplication.focusWidget(), letter, alt)
            await until(lambda: QApplication.activePopupWidget() is not None)
            menu = QApplication.activePopupWidget()
            assert any(each.shortcuts() for each in menu.actions())  # they are shown
            QTest.keyClick(menu, Qt.Key.Key_Escape)
            await until(lambda: QApplication.activePopupWidget() is None)
        assert window.menus.bar.hasFocus()
        QTest.keyClick(window.menus.bar, Qt.Key.Key_2, control)
        assert window.front == "tools"

    live(body)
