"""Toast: that something is done, with what can be done about it; it goes by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import IconLabel
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip
from tooldesk_ui.widgets.translated import set_name

SHOWN_MS = 6_000
MARGIN = 16
WIDEST = 480


class Toast(QFrame):
    """Lies over the lower right corner of `around`, so above the status bar, never over it.

    It goes when its time is over and nothing rests on it, when something else is said, and with
    `withdraw` as soon as it is not true any more.
    """

    def __init__(self, theme: Theme, around: QWidget) -> None:
        super().__init__(around)
        self.setObjectName("toast")
        self.setProperty("surface", "popup")
        self.hide()
        self._theme, self._around = theme, around
        self._action: QAction | None = None
        self._button: ActionButton | None = None
        self._is_filled = False

    def _fill(self) -> None:
        """Done with the first words: a start has none."""
        self._is_filled = True
        self._around.installEventFilter(self)
        self._words = PlainLabel(parent=self)
        self._words.setObjectName("toast_words")
        self._words.setWordWrap(True)
        self._close = QToolButton(self)
        self._close.setObjectName("toast_close")
        set_name(self._close, "Close the notice")
        set_tool_tip(self._close, "Close the notice")
        self._close.setProperty("kind", "quiet")
        self._close.setIcon(self._theme.icon("close", "text_dim"))
        scaled(self._close, icon=14)
        self._close.clicked.connect(self.hide)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 8, 8, 8)
        self._row.setSpacing(8)
        self._row.addWidget(IconLabel(self._theme, "check", "ok", parent=self))
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self._close)
        self._time = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._time.timeout.connect(self._on_time_over)
        self._clipboard = 0
        clipboard = QGuiApplication.clipboard()
        clipboard.dataChanged.connect(self._on_clipboard_changed)

    def show_words(self, words: str, action: QAction | None = None, *, stays: bool = False) -> None:
        """Say that something is done; `stays` until the action is done or withdrawn."""
        from PySide6.QtGui import QAccessible, QAccessibleEvent

        if not self._is_filled:
            self._fill()
        if self._button is not None:
            self._row.removeWidget(self._button)
            self._button.deleteLater()
        self._action, self._button = action, None
        if action is not None:
            self._button = ActionButton(action)
            self._row.insertWidget(2, self._button)
            self._button.show()  # else a toast that is there is placed as if without it
        self._words.setText(words)
        self._clipboard = _clipboard_hash()
        self._time.stop()
        if not stays:
            self._time.start()
        self.show()
        self._place()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self._words, QAccessible.Event.Alert))

    def withdraw(self, action: QAction | None) -> None:
        """Go, when it offers `action`; that is done, or can't be done any more."""
        if self._action is action:
            self.hide()

    def words(self) -> str:
        """What it says, or "" when it is gone."""
        return "" if self.isHidden() else self._words.text()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the corner."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return False

    def _place(self) -> None:
        room = self._around.rect()
        width = min(WIDEST, room.width() - 2 * MARGIN)
        layout = self._row
        taken = layout.sizeHint().width() - self._words.sizeHint().width()
        one_line = self._words.fontMetrics().horizontalAdvance(self._words.text()) + 4
        width = min(width, taken + one_line)
        height = max(layout.totalHeightForWidth(width), layout.sizeHint().height())
        if taken + one_line <= width:
            height = layout.minimumSize().height()
        left, top = room.right() - width - MARGIN, room.bottom() - height - MARGIN
        self.setGeometry(left, top, width, height)

    def _on_time_over(self) -> None:
        has_focus = self._button is not None and self._button.hasFocus()
        if self.underMouse() or has_focus:
            self._time.start()
        else:
            self.hide()

    def _on_clipboard_changed(self) -> None:
        """That something is on the clipboard is not true any more."""
        if self._action is None and self._clipboard != _clipboard_hash():
            self.hide()


def _clipboard_hash() -> int:
    """What is on the clipboard may be a secret, so it is not kept."""
    return hash(QGuiApplication.clipboard().text())
