"""The context menu of a text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from tooldesk_ui.widgets.text_area.text_editing import TextEditing


def open_menu(area: TextEditing, place: QPoint, open_find: Callable[[], None]) -> QMenu:
    """Show what can be done with the text."""
    menu = QMenu(area)
    menu.setObjectName("text_menu")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    content = area.content
    if not area.isReadOnly():
        menu.addAction("&Undo\tCtrl+Z", area.undo).setEnabled(content.can_undo)
        menu.addAction("&Redo\tCtrl+Shift+Z", area.redo).setEnabled(content.can_redo)
        menu.addSeparator()
        menu.addAction("Cu&t\tCtrl+X", area.cut).setEnabled(content.has_selection)
    menu.addAction("&Copy\tCtrl+C", area.copy).setEnabled(content.has_selection)
    if not area.isReadOnly():
        offered = QGuiApplication.clipboard().mimeData()  # None where there never was any
        menu.addAction("&Paste\tCtrl+V", area.paste).setEnabled(
            offered is not None and offered.hasText()
        )
        delete = menu.addAction("&Delete", lambda: area.insert_text(""))
        delete.setEnabled(content.has_selection)
    menu.addSeparator()
    menu.addAction("Select &all\tCtrl+A", area.selectAll).setEnabled(area.length > 0)
    menu.addAction("&Find\tCtrl+F", open_find).setEnabled(area.length > 0)
    menu.popup(place)
    return menu
