"""The small parts that pages, panels and dialogs are made of: labels, icons, buttons, rows."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from tooldesk_ui.icons import DISABLED_OPACITY
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip
from tooldesk_ui.widgets.state_look import StateLook
from tooldesk_ui.widgets.translated import translate_within

ICON_SIZE = 16
MAX_LABEL_LENGTH = 2_000
"""Longer text is cut in labels; where all of it matters there is a text view."""

_TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")


def words_label(
    text: str = "",
    *,
    level: str = "",
    tone: str = "",
    face: str = "",
    wraps: bool = True,
    is_own: bool = False,
) -> PlainLabel:
    """A label that never reads its text as markup; it can be selected and copied.

    `is_own` says that its words are somebody's own, in whatever language: they stay as they are.
    """
    label = PlainLabel(text)
    if is_own or face == "code":
        label.keep_plain()
    label.setWordWrap(wraps)
    for name, value in (("level", level), ("tone", tone), ("face", face)):
        if value:
            label.setProperty(name, value)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def text_label(
    text: str,
    *,
    level: str = "",
    tone: str = "",
    face: str = "",
    wraps: bool = True,
    is_own: bool = False,
) -> PlainLabel:
    """The same for a text of any length and width, in a column that is as high as it."""
    shown = text if len(text) <= MAX_LABEL_LENGTH else f"{text[:MAX_LABEL_LENGTH]} …"
    label = words_label(shown, level=level, tone=tone, face=face, wraps=wraps, is_own=is_own)
    if wraps:
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        label.setSizePolicy(policy)
        label.setMinimumWidth(40)
    return label


def show_text(label: PlainLabel, text: str, most: int = MAX_LABEL_LENGTH) -> None:
    """So much of somebody's own text in a label, where also what has no spaces wraps.

    Marks that turn the direction of letters are shown: what a person reads is what a model reads.
    """
    shown = text if len(text) <= most else f"{text[:most]} …"
    label.break_words()
    label.setText(_TURNS.sub(lambda found: f"\\u{ord(found[0]):04x}", shown))


def show_name(label: PlainLabel, name: str) -> None:
    """A name of any length as a label's text; it wraps, so that its page stays narrow."""
    label.keep_plain()
    label.break_words()
    label.setText(name)
    label.setAccessibleName(name)


class IconLabel(PlainLabel):
    """An icon that follows the theme."""

    def __init__(
        self,
        theme: Theme,
        name: str = "",
        role: str = "text_dim",
        size: int = ICON_SIZE,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent=parent)
        self._theme = theme
        self._shown = name, role
        scaled(self, width=size, height=size)

    def set_icon(self, name: str, role: str) -> None:
        """Show another one."""
        self._shown = name, role
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it in the colour of now, fainter where nothing can be done with it."""
        if self._shown[0]:
            painter = QPainter(self)
            painter.setOpacity(1.0 if self.isEnabled() else DISABLED_OPACITY)
            self._theme.paint_icon(painter, self.rect(), *self._shown)
            painter.end()


class StateBadge(QWidget):
    """How something stands, as an icon and a word beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("state_badge")
        self._icon = IconLabel(theme, parent=self)
        self._word = PlainLabel(parent=self)
        self._word.setObjectName("state_word")
        self._word.setProperty("level", "strong")
        self.setLayout(row(self._icon, self._word, spacing=6))

    def set_look(self, look: StateLook) -> None:
        """Show a state."""
        self._icon.set_icon(look.icon, look.role)
        self._word.setText(look.word)
        set_variant(self._word, "tone", look.role.removeprefix("text_"))


def chip(text: str, tone: str = "") -> PlainLabel:
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
    scaled(button, icon=ICON_SIZE)
    button.clicked.connect(lambda: on_click())
    translate_within(button)
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


def row_of(*parts: QWidget | int, spacing: int = 8) -> QWidget:
    """The same as a widget of its own."""
    box = QWidget()
    box.setLayout(row(*parts, spacing=spacing))
    return box


def rule() -> QFrame:
    """A hairline across."""
    line = QFrame()
    line.setProperty("rule", True)
    return line
