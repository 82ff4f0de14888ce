"""FindBar: the line above a text in which a person says what to look for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QToolButton, QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip
from tooldesk_ui.widgets.text_area.find_query import FIND_OPTIONS, FindOption, Query
from tooldesk_ui.widgets.translated import set_name

FIND_HEIGHT = 38
ICON_SIZE = 14
FIELD_WIDTH = 72
MAX_SAID = 30
"""Characters; all of it is in the tool tip."""


class FindBar(QFrame):
    """Words, how to compare them, how many there are, and the way from one to the next.

    Signals:
        query_changed(): something else is looked for.
        next_wanted(): go on.
        previous_wanted(): go back.
        close_wanted(): nothing is looked for any more.
    """

    query_changed = Signal()
    next_wanted = Signal()
    previous_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("find_bar")
        set_name(self, "Find")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        scaled(self, height=FIND_HEIGHT)
        # over a text the pointer would be the text's
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.field = QLineEdit(self)
        self.field.setObjectName("find_field")
        set_name(self.field, "Find in the text")
        self.field.setPlaceholderText("Find")
        scaled(self.field, least_width=FIELD_WIDTH)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self.query_changed)
        self._count = PlainLabel(parent=self)
        self._count.setObjectName("find_count")
        self.case, self.word, self.regex = map(self._choice, FIND_OPTIONS)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 4, 6, 4)
        layout.setSpacing(2)
        layout.addWidget(self.field, 1)
        layout.addSpacing(4)
        layout.addWidget(self._count)
        layout.addSpacing(4)
        for choice in (self.case, self.word, self.regex):
            layout.addWidget(choice)
        for name, words, icon, signal in (
            ("find_previous", "Previous match (Shift+F3)", "control_up", self.previous_wanted),
            ("find_next", "Next match (F3)", "control_down", self.next_wanted),
            ("find_close", "Close (Esc)", "close", self.close_wanted),
        ):
            layout.addWidget(self._button(name, words, icon, signal))

    @property
    def query(self) -> Query:
        """What is looked for."""
        return Query(
            self.field.text(),
            is_case=self.case.isChecked(),
            is_word=self.word.isChecked(),
            is_regex=self.regex.isChecked(),
        )

    @property
    def words(self) -> str:
        """What is said of it."""
        return self._count.text()

    def say(self, words: str, *, is_wrong: bool = False) -> None:
        """How many matches there are, or what is wrong."""
        short = words if len(words) <= MAX_SAID else f"{words[:MAX_SAID]}…"
        self._count.setText(short)
        set_tool_tip(self._count, words if short != words else "")
        self._count.setAccessibleDescription(tr(words))
        set_variant(self._count, "tone", "error" if is_wrong else "dim")
        set_variant(self.field, "invalid", is_wrong)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Enter and F3 go on, Esc closes, whatever else the window does with these keys."""
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        signal = self._wanted_by(event)
        if signal is None:
            return False
        event.accept()
        if event.type() is QEvent.Type.KeyPress:
            signal.emit()
        return True

    def _wanted_by(self, event: QKeyEvent) -> SignalInstance | None:
        key = event.key()
        is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return None
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F3):
            return self.previous_wanted if is_back else self.next_wanted
        return self.close_wanted if key == Qt.Key.Key_Escape else None

    def _choice(self, option: FindOption) -> QToolButton:
        button = QToolButton(self)
        button.setText(option.sign)
        button.setCheckable(True)
        button.setObjectName(f"find_{option.name}")
        set_name(button, option.words)
        button.setProperty("kind", "quiet")
        set_tool_tip(button, option.words)
        button.toggled.connect(self.query_changed)
        return button

    def _button(self, name: str, words: str, icon: str, signal: SignalInstance) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(self._theme.icon(icon, "text_dim"))
        scaled(button, icon=ICON_SIZE)
        button.setProperty("kind", "quiet")
        button.setObjectName(name)
        set_name(button, words.split(" (")[0])
        set_tool_tip(button, words)
        button.clicked.connect(signal)
        return button
