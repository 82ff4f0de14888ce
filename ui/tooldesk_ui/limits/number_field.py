"""number: a field for a whole number."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox

from tooldesk_ui.text_size import scaled


def number(name: str, words: str, least: int, most: int) -> QSpinBox:
    """A field for a whole number."""
    made = QSpinBox()
    made.setObjectName(name)
    made.setAccessibleName(words)
    made.setRange(least, most)
    made.setGroupSeparatorShown(True)
    scaled(made, width=112)
    # the style sheet's padding ends at the frame of the field's own line edit
    made.lineEdit().setTextMargins(4, 0, 0, 0)
    return made
