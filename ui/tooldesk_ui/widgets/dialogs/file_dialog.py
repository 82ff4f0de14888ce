"""FileDialog: Qt's own, without the tool tips that it makes of the paths of folders."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QFileDialog


class FileDialog(QFileDialog):
    """Where the system has a dialog for files, that one is shown; else this one's parts."""

    def showEvent(self, event: QShowEvent) -> None:
        """Its lists are made by now. A path may read as markup: folders have slashes between."""
        views = self.findChildren(QAbstractItemView)
        views += [box.view() for box in self.findChildren(QComboBox)]
        for view in views:
            view.viewport().installEventFilter(self)
        super().showEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing is said where the pointer rests."""
        return event.type() == QEvent.Type.ToolTip or super().eventFilter(watched, event)
