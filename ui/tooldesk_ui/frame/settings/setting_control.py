"""control_for: what fits a kind of setting: a switch, a number with bounds, or a line of text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from tooldesk.setting_rows import NOTHING, Kind, SettingRow
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.translated import set_name

WIDTH = 224
MOST_WHOLE = 2**31 - 1
DECIMALS = 3
FIGURES = 9
"""So many of a number are shown, and read again when its field is left: all that one can have."""

CHOICES = {
    **{"system": "System", "light": "Light", "dark": "Dark"},
    **{"en": "English", "de": "Deutsch", "ja": "日本語"},
}
"""What is shown of a word in the settings file; a language is called as its speakers call it."""


class _Whole(QSpinBox):
    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the list that it stands in."""
        event.ignore()


class _Choice(QComboBox):
    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the list that it stands in."""
        event.ignore()


class _Number(QDoubleSpinBox):
    def textFromValue(self, value: float) -> str:
        """No zeros behind the last figure."""
        return f"{value:.{FIGURES}g}"

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the list that it stands in."""
        event.ignore()


class SettingControl:
    """A widget that shows a setting, and tells when a person is done with changing it.

    Attributes:
        widget: It.
    """

    def __init__(self, row: SettingRow, on_done: Callable[[], object]) -> None:
        """`on_done` is called for what is done without a change, too."""
        self.widget = _WIDGETS.get(row.kind, _line)(row)
        self._row = row
        self._shown: object = None
        if isinstance(self.widget, QCheckBox):
            self.widget.clicked.connect(lambda: on_done())
        elif isinstance(self.widget, QComboBox):
            self.widget.activated.connect(lambda _: on_done())
            scaled(self.widget, width=WIDTH)
        elif isinstance(self.widget, QLineEdit | QSpinBox | QDoubleSpinBox):
            self.widget.editingFinished.connect(on_done)
            scaled(self.widget, width=WIDTH)
        self.widget.setObjectName(f"setting_{row.section}_{row.key}")
        set_name(self.widget, row.title)
        self.show(row)

    @property
    def is_edited(self) -> bool:
        """Whether it says something else than what was shown."""
        return self._says() != self._shown

    def show(self, row: SettingRow) -> None:
        """Say how the setting stands."""
        self._row = row
        widget, value = self.widget, row.value
        if isinstance(widget, QCheckBox):
            widget.setChecked(bool(value))
            widget.setText(tr("On" if value else "Off"))
        elif isinstance(widget, QComboBox):
            widget.setCurrentIndex(widget.findData(value))
        elif isinstance(widget, QSpinBox):
            widget.setValue(int(str(value)))
        elif isinstance(widget, QDoubleSpinBox):
            widget.setValue(float(str(value)))
        elif isinstance(widget, QLineEdit | QLabel):
            is_empty_label = isinstance(widget, QLabel) and not row.text(value)
            widget.setText(NOTHING if is_empty_label else row.text(value))
        if isinstance(widget, QLineEdit):
            # a long line is read from its beginning
            widget.setCursorPosition(0)
        self._shown = self._says()

    def value(self) -> object:
        """What it says.

        Raises:
            ValueError: that can't be read; the words say why.
        """
        said = self._says()
        return self._row.read(said) if isinstance(said, str) else said

    def _says(self) -> object:
        widget = self.widget
        if isinstance(widget, QCheckBox):
            return widget.isChecked()
        if isinstance(widget, QComboBox):
            return widget.currentData()
        if isinstance(widget, QSpinBox | QDoubleSpinBox):
            return widget.value()
        return widget.text() if isinstance(widget, QLineEdit) else None


def _switch(row: SettingRow) -> QWidget:
    return QCheckBox(tr("On" if row.value else "Off"))


def _choice(row: SettingRow) -> QWidget:
    box = _Choice()
    for each in row.choices:
        box.addItem(CHOICES.get(each, each), each)
    return box


def _whole(row: SettingRow) -> QWidget:
    box = _Whole()
    box.setSingleStep(10 if row.unit == "%" else 1)
    least = 0 if row.least is None else int(row.least)
    box.setRange(least, MOST_WHOLE if row.most is None else int(row.most))
    return _dressed(box, row)


def _number(row: SettingRow) -> QWidget:
    box = _Number()
    box.setDecimals(DECIMALS)
    box.setSingleStep(0.01)
    most = float(MOST_WHOLE) if row.most is None else row.most
    box.setRange(row.least or 0.0, most)
    return _dressed(box, row)


def _dressed(box: QSpinBox | QDoubleSpinBox, row: SettingRow) -> QWidget:
    box.setGroupSeparatorShown(True)
    box.setSuffix(f" {row.unit}" if row.unit else "")
    # the style sheet's padding ends at the frame of the field's own line edit
    box.lineEdit().setTextMargins(4, 0, 0, 0)
    return box


def _line(row: SettingRow) -> QWidget:
    line = QLineEdit()
    line.setPlaceholderText(row.text(row.default) or NOTHING)
    if row.kind is Kind.WORDS:
        line.setProperty("face", "code")
    return line


def _elsewhere(row: SettingRow) -> QWidget:
    label = words_label(tone="dim")
    scaled(label, width=WIDTH)
    return label


_WIDGETS: dict[Kind, Callable[[SettingRow], QWidget]] = {
    Kind.SWITCH: _switch,
    Kind.CHOICE: _choice,
    Kind.WHOLE: _whole,
    Kind.NUMBER: _number,
    Kind.OTHER: _elsewhere,
}
