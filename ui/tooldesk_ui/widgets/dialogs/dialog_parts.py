"""What every dialog is made of: a column with a heading, and a row of buttons at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QGridLayout, QLabel

FORM_LABEL_WIDTH = 88
HIGH_FIELD = 48
"""Pixels; beside a field that is higher its words stand at the top."""


def dialog_column(dialog: QDialog) -> QVBoxLayout:
    """The layout of a dialog, with the margins that all have."""
    column = QVBoxLayout(dialog)
    column.setContentsMargins(24, 20, 24, 20)
    column.setSpacing(0)
    return column


def dialog_heading(words: str) -> QLabel:
    """What a dialog is about. Names in it are never read as markup."""
    heading = PlainLabel(words)
    heading.setProperty("level", "heading")
    heading.setWordWrap(True)
    return heading


def dialog_button(
    dialog: QDialog, name: str, words: str, on_click: Callable[[], object], kind: str = ""
) -> QPushButton:
    """A button that Return presses only when it is the primary one; its words are its name."""
    button = QPushButton(words, dialog)
    button.setObjectName(name)
    button.setAutoDefault(False)
    if kind:
        button.setProperty("kind", kind)
    button.setDefault(kind == "primary")
    button.clicked.connect(on_click)
    return button


def column_of(*parts: QWidget) -> QWidget:
    """Parts below each other; one that is hidden takes no room."""
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    for part in parts:
        column.addWidget(part)
    return box


def form_of(*rows: tuple[str, QWidget]) -> QWidget:
    """Fields below each other, each with its label, or none, at the left."""
    from PySide6.QtWidgets import QFormLayout

    box = QWidget()
    form = QFormLayout(box)
    form.setContentsMargins(0, 0, 0, 0)
    form.setHorizontalSpacing(12)
    form.setVerticalSpacing(8)
    for words, field in rows:
        label = PlainLabel(words)
        label.setProperty("tone", "dim")
        scaled(label, least_width=FORM_LABEL_WIDTH)
        form.addRow(label, field)
    return box


def explained_fields(
    *fields: tuple[str, QWidget, QWidget, QLabel | None], label_width: int = 112
) -> QGridLayout:
    """Fields below each other, with a note below each that has one.

    Args:
        *fields: The words at the left with a mnemonic, what stands beside them, what the mnemonic
            leads to, and the note.
        label_width: Pixels of the words.
    """
    from PySide6.QtWidgets import QGridLayout

    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(2)
    grid.setColumnMinimumWidth(0, label_width)
    grid.setColumnStretch(1, 1)
    for place, (words, field, buddy, note) in enumerate(fields):
        label = PlainLabel(words)
        label.setBuddy(buddy)
        is_high = field.sizeHint().height() > HIGH_FIELD
        side = Qt.AlignmentFlag.AlignTop if is_high else Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(label, 3 * place, 0, side)
        grid.addWidget(field, 3 * place, 1)
        if note is not None:
            grid.addWidget(note, 3 * place + 1, 1)
        grid.setRowMinimumHeight(3 * place + 2, 8)
    return grid
