"""The small parts that the console's panels are made of: labels, buttons, rows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip

ICON_SIZE = 16
MAX_LABEL_LENGTH = 2_000
"""Longer text is cut in labels; where all of it matters there is a text view."""


def text_label(
    text: str, *, level: str = "", tone: str = "", face: str = "", wraps: bool = True
) -> QLabel:
    """A label that never reads its text as markup; it can be selected and copied."""
    shown = text if len(text) <= MAX_LABEL_LENGTH else f"{text[:MAX_LABEL_LENGTH]} …"
    label = PlainLabel(shown)
    label.setWordWrap(wraps)
    for name, value in (("level", level), ("tone", tone), ("face", face)):
        if value:
            label.setProperty(name, value)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    if wraps:
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        label.setSizePolicy(policy)
        label.setMinimumWidth(40)
    return label


class IconLabel(PlainLabel):
    """An icon of 16 pixels that follows the theme."""

    def __init__(self, theme: Theme, name: str, role: str) -> None:
        super().__init__()
        self._icon = theme.icon(name, role)
        self.setFixedSize(ICON_SIZE, ICON_SIZE)
        theme.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.setPixmap(self._icon.pixmap(QSize(ICON_SIZE, ICON_SIZE), self.devicePixelRatioF()))


def chip(text: str, tone: str = "") -> QLabel:
    """A small rounded tag."""
    label = text_label(text, tone=tone, wraps=False)
    label.setProperty("chip", True)
    return label


def action_button(
    theme: Theme,
    text: str,
    icon: str,
    on_click: Callable[[], None],
    *,
    kind: str = "quiet",
    shortcut: str = "",
) -> QPushButton:
    """A button with an icon and a verb; `shortcut` is that of the action it stands for."""
    button = QPushButton(text)
    button.setObjectName(f"{text.lower().replace(' ', '_')}_button")
    button.setAccessibleName(text)
    button.setProperty("kind", kind)
    if shortcut:
        set_tool_tip(button, f"{text} ({shortcut})")
    if icon:
        button.setIcon(theme.icon(icon, "on_accent" if kind == "primary" else "text_dim"))
    button.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
    button.clicked.connect(lambda: on_click())
    return button


def row(*parts: QWidget | int, spacing: int = 8) -> QHBoxLayout:
    """Parts side by side; a number is a stretch of that weight."""
    layout = QHBoxLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
        else:
            layout.addWidget(part)
    return layout


def rule() -> QFrame:
    """A hairline across."""
    line = QFrame()
    line.setProperty("rule", True)
    return line
