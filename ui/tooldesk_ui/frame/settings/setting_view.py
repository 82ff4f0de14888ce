"""SettingView: one setting: its name, its sentence, its control, its default and Reset."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tooldesk.setting_rows import Kind, SettingRow
from tooldesk_ui.frame.settings.setting_control import CHOICES, WIDTH, SettingControl
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.pages.blocks import row_of, text_label


class SettingView(QWidget):
    """What a person enters is told, not kept here.

    Signals:
        entered(object): another value was entered.
    """

    entered = Signal(object)

    def __init__(self, row: SettingRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self._control = SettingControl(row, self._on_done)
        usual = f"Default: {CHOICES[str(row.default)]}" if row.choices else row.usual
        if row.kind is Kind.SWITCH:
            usual = f"Default: {'on' if row.default else 'off'}"
        self._usual = text_label(usual, level="small", tone="dim")
        self._problem = text_label("", level="small", tone="error")
        self._problem.setObjectName(f"problem_{row.section}_{row.key}")
        self._problem.hide()
        self._reset = QPushButton("Reset")
        self._reset.setObjectName(f"reset_{row.section}_{row.key}")
        self._reset.setProperty("kind", "link")
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(lambda: self.entered.emit(self.row.default))
        self._lay_out()
        self.retranslate()
        self.show_row(row)

    def retranslate(self) -> None:
        """Say in the language of now what the button resets."""
        self._reset.setAccessibleName(tr("Reset {}", self.row.title))

    @property
    def is_edited(self) -> bool:
        """Whether something is typed that is not entered."""
        return self._control.is_edited

    def focus_control(self) -> None:
        """Begin to change it."""
        self._control.widget.setFocus()

    def show_row(self, row: SettingRow) -> None:
        """Say how it stands; what was typed and not entered is gone."""
        self.row = row
        self._control.show(row)
        self._problem.hide()
        self._reset.setVisible(not row.is_default and row.kind is not Kind.OTHER)

    def show_problem(self, words: str) -> None:
        """Say why a value can't be."""
        self._problem.setText(f"{words[:1].upper()}{words[1:]}.")
        self._problem.show()

    def _on_done(self) -> None:
        if not self.is_edited:
            return
        try:
            value = self._control.value()
        except ValueError as error:
            self.show_problem(str(error))
        else:
            self.entered.emit(value)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        title = text_label(self.row.title, level="strong")
        title.setBuddy(self._control.widget)  # a drop-down is read by what it shows alone
        words.addWidget(title)
        words.addWidget(text_label(self.row.about, tone="dim"))
        words.addStretch(1)
        side = QVBoxLayout()
        side.setSpacing(2)
        side.addWidget(self._control.widget, alignment=Qt.AlignmentFlag.AlignLeft)
        usual = row_of(self._usual, self._reset)
        for part in (usual, self._problem):
            scaled(part, width=WIDTH)
            side.addWidget(part)
        side.addStretch(1)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 8, 0, 8)
        line.setSpacing(24)
        line.addLayout(words, 1)
        line.addLayout(side)
