"""What both dialogs of the Limits screen are made of."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QSpinBox

from tooldesk_ui.widgets.dialog_parts import button_row, dialog_button


def number(name: str, words: str, least: int, most: int) -> QSpinBox:
    """A field for a whole number."""
    made = QSpinBox()
    made.setObjectName(name)
    made.setAccessibleName(words)
    made.setRange(least, most)
    made.setGroupSeparatorShown(True)
    made.setFixedWidth(112)
    # the style sheet's padding ends at the frame of the field's own line edit
    made.lineEdit().setTextMargins(4, 0, 0, 0)
    return made


def buttons(dialog: QDialog, name: str) -> tuple[QHBoxLayout, QPushButton]:
    """Cancel and Save at the right; gives the row and the Save button."""
    cancel = dialog_button(dialog, f"{name}_cancel", "Cancel", dialog.reject)
    save = dialog_button(dialog, f"{name}_save", "Save", dialog.accept, "primary")
    return button_row(1, cancel, save), save
