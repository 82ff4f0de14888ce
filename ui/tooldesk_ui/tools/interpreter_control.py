"""InterpreterControl: which Python runs a tool, of those on this machine or chosen as a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QFileDialog, QWidget

from tooldesk.execution.python_worker.installed_interpreters import (
    OWN_PLACE,
    InstalledInterpreter,
    program_of,
)
from tooldesk.paths import home_folder
from tooldesk_ui.widgets.dialogs.file_dialog import FileDialog
from tooldesk_ui.widgets.form_fields import DropDown
from tooldesk_ui.widgets.plain_text import set_item_tip, set_tool_tip
from tooldesk_ui.widgets.translated import translate_widgets

if TYPE_CHECKING:
    from tooldesk.tools.tool_result import JsonValue

CHOOSE = "Choose…"
LOOKING = "Looking for more…"
SHORTEST = 12
_PATH = Qt.ItemDataRole.UserRole
_HIGHEST_POPUP = 16
_OWN = InstalledInterpreter(None, "", OWN_PLACE)


class InterpreterControl(DropDown):
    """What is chosen stays chosen while the list grows; a value that is not in it stands last.

    Signals:
        edited(object): the path of another interpreter, or None for the one that runs Tooldesk.
    """

    edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(SHORTEST, parent)
        self._folder = Path()
        self._value: str | None = None
        self._found: tuple[InstalledInterpreter, ...] = (_OWN,)
        self._is_complete = True
        self.setMaxVisibleItems(_HIGHEST_POPUP)
        self.activated.connect(self._on_activated)
        self._show()

    def set_found(
        self, found: Sequence[InstalledInterpreter], folder: Path, *, is_complete: bool
    ) -> None:
        """Offer these; paths of tools are relative to `folder`."""
        self._found, self._folder, self._is_complete = tuple(found), folder, is_complete
        self._show()

    def show_value(self, value: JsonValue) -> None:
        """Show the interpreter of a tool; anything but a path is the one that runs Tooldesk."""
        self._value = value if isinstance(value, str) else None
        self._show()

    @property
    def value(self) -> str | None:
        """The chosen one."""
        return self._value

    @property
    def words(self) -> str:
        """The chosen one in words, such as "Python 3.12.1"."""
        each = self._chosen()
        return f"Python {each.version}" if each is not None and each.version else self.currentText()

    def showPopup(self) -> None:
        """As wide as its longest line."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 24)
        super().showPopup()

    def _chosen(self) -> InstalledInterpreter | None:
        path = None if self._value is None else program_of(self._value, self._folder)
        return next((each for each in self._found if each.path == path), None)

    def _show(self) -> None:
        with QSignalBlocker(self):
            self.clear()
            for each in self._found:
                self._add(each)
            if (chosen := self._chosen()) is None:
                self._add(_unlisted(self._value or "", self._folder))
                self.setCurrentIndex(self.count() - 1)
            else:
                self.setCurrentIndex(self._found.index(chosen))
            if not self._is_complete:
                self.addItem(LOOKING)
                self._disable(self.count() - 1)
            self.insertSeparator(self.count())
            self.addItem(CHOOSE)
            translate_widgets([self])
        set_tool_tip(self, program_of(self._value, self._folder) if self._value else "")

    def _add(self, each: InstalledInterpreter) -> None:
        self.addItem(words_of(each), each.path)
        place = self.count() - 1
        set_item_tip(self, place, each.path or "")
        if each.problem and each.path != self._value:
            self._disable(place)

    def _disable(self, place: int) -> None:
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.item(place).setEnabled(False)

    def _on_activated(self, place: int) -> None:
        if place == self.count() - 1:  # it is said in the language of the window
            self._show()
            self._choose_file()
        elif (path := self.itemData(place, _PATH)) != self._value:
            self._set(path)

    def _choose_file(self) -> None:
        start = Path(program_of(self._value, self._folder)).parent if self._value else self._folder
        dialog = FileDialog(self, "Choose a Python interpreter", str(start))
        dialog.setObjectName("choose_interpreter")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        # .venv is a hidden folder, and its Python a link that must not be followed
        dialog.setFilter(QDir.Filter.AllEntries | QDir.Filter.Hidden | QDir.Filter.NoDotAndDotDot)
        dialog.setOption(QFileDialog.Option.DontResolveSymlinks)
        dialog.fileSelected.connect(self._set)
        dialog.finished.connect(partial(_delete, dialog))
        dialog.open()

    def _set(self, path: str | None) -> None:
        self._value = path
        self._show()
        self.edited.emit(path)


def words_of(each: InstalledInterpreter) -> str:
    """One line: version, where it is from, its path, and why it can't be used."""
    path = each.path or ""
    home = str(home_folder())
    shown = f"~{path[len(home) :]}" if path.startswith(f"{home}/") else path
    version = f"Python {each.version}" if each.version else "Python"
    return "  ·  ".join(filter(None, (version, each.place, shown, each.problem)))


def _unlisted(value: str, folder: Path) -> InstalledInterpreter:
    program = program_of(value, folder)
    problem = "" if Path(program).exists() else "not there"
    return InstalledInterpreter(value, "", "chosen", problem)


def _delete(dialog: QFileDialog, _: int) -> None:
    dialog.deleteLater()
