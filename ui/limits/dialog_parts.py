"""What both dialogs of the Limits screen are made of."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QSpinBox


def label(words: str, *, level: str = "", tone: str = "") -> QLabel:
    """Words of a level and tone of the style sheet; they wrap when they are dim."""
    made = QLabel(words)
    made.setProperty("level", level)
    made.setProperty("tone", tone)
    made.setWordWrap(tone == "dim")
    return made


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
    cancel, save = QPushButton("Cancel", dialog), QPushButton("Save", dialog)
    cancel.setObjectName(f"{name}_cancel")
    cancel.clicked.connect(dialog.reject)
    cancel.setAutoDefault(False)
    save.setObjectName(f"{name}_save")
    save.setProperty("kind", "primary")
    save.setDefault(True)
    save.clicked.connect(dialog.accept)
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addStretch(1)
    row.addWidget(cancel)
    row.addWidget(save)
    return row, save
