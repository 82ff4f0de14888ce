"""What the Help menu shows: what this program is, and which keys do what."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tooldesk_ui.frame.diagnostics import version
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.translated import translate_within

LICENCES = (
    "MIT licence. Inter, JetBrains Mono and Noto Sans CJK come under the SIL Open Font License 1.1"
    "; Qt and PySide6 are used under the LGPL 3."
)
MEANING = "A workbench for the tools that language models call."
LOGO_SIZE = 48


def show_about(theme: Theme, parent: QWidget) -> QDialog:
    """Say what this program is, which version, and whose work it holds."""
    dialog, column = _dialog("about_dialog", "About Tooldesk", parent)
    logo = PlainLabel()
    logo.setPixmap(
        theme.icon("tooldesk").pixmap(QSize(LOGO_SIZE, LOGO_SIZE), parent.devicePixelRatioF())
    )
    column.addWidget(logo)
    column.addSpacing(8)
    column.addWidget(_label(f"Tooldesk {version()}", "level", "title"))
    column.addWidget(_label(MEANING))
    column.addSpacing(8)
    column.addWidget(_label(LICENCES, "tone", "dim"))
    _finish(dialog, column)
    return dialog


def _dialog(name: str, title: str, parent: QWidget) -> tuple[QDialog, QVBoxLayout]:
    dialog = QDialog(parent)
    dialog.setObjectName(name)
    dialog.setWindowTitle(title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    scaled(dialog, least_width=340)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(24, 24, 24, 20)
    column.setSpacing(4)
    return dialog, column


def _finish(dialog: QDialog, column: QVBoxLayout) -> None:
    close = QPushButton("Close")
    close.setObjectName("dialog_close")
    close.setDefault(True)
    close.clicked.connect(dialog.accept)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(close)
    column.addSpacing(16)
    column.addLayout(row)
    translate_within(dialog)
    dialog.open()
    # a window does not ask how high words are that wrap
    dialog.resize(dialog.width(), max(dialog.height(), column.totalHeightForWidth(dialog.width())))


def _label(words: str, prop: str = "", value: str = "") -> QLabel:
    label = PlainLabel(words)
    label.setWordWrap(True)
    if prop:
        label.setProperty(prop, value)
    return label
