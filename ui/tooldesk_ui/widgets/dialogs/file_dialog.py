"""FileDialog: Qt's own, without the tool tips that it makes of the paths of folders."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QFileDialog, QWidget


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


def ask_files(parent: QWidget, title: str, take: Callable[[list[Path]], object]) -> None:
    """Have a person choose files; `take` gets them."""
    _ask(FileDialog(parent, title), QFileDialog.FileMode.ExistingFiles, take)


def ask_folder(parent: QWidget, title: str, take: Callable[[list[Path]], object]) -> None:
    """The same with a folder."""
    _ask(FileDialog(parent, title), QFileDialog.FileMode.Directory, take)


def _ask(
    dialog: FileDialog, mode: QFileDialog.FileMode, take: Callable[[list[Path]], object]
) -> None:
    dialog.setFileMode(mode)
    dialog.filesSelected.connect(lambda paths: take([Path(each) for each in paths]))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def ask_where_to_save(
    parent: QWidget,
    title: str,
    name: str,
    kinds: str,
    save: Callable[[Path, str], object],
) -> None:
    """Propose `name`; `save` gets the file, and which of the `kinds` of files was chosen.

    A name without an ending gets that of the kind before a person is asked whether the file that
    is called so may be written over: nobody may change it afterwards.
    """
    dialog = FileDialog(parent, title, "", kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(_ending(kinds))
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_ending(kind)))
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda path: save(Path(path), dialog.selectedNameFilter()))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def _ending(kinds: str) -> str:
    """The first one that is named, as in "Picture (*.png)"; "" for none."""
    return kinds.partition("*.")[2].partition(")")[0]
