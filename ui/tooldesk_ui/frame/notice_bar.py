"""NoticeBar: what went wrong, above the screen until it is closed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.plain_text import set_tool_tip


class NoticeBar(QWidget):
    """Shows one notice at a time, with at most one action beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice_bar")
        self._notice = Notice(theme, self)
        self._close = QToolButton(self._notice)
        self._close.setObjectName("notice_close")
        self._close.setAccessibleName("Close the notice")
        set_tool_tip(self._close, "Close the notice")
        self._close.setProperty("kind", "quiet")
        self._close.setIcon(theme.icon("close", "text_dim"))
        scaled(self._close, icon=14)
        self._close.clicked.connect(self.hide)
        self._button: QWidget | None = None
        self._english = ""
        self._tell_fault: Callable[[BaseException], None] | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 12, 12, 12)
        self._row.setSpacing(8)
        self._row.addWidget(self._notice, 1)
        self._row.addWidget(self._close)
        self.hide()

    def show_words(
        self,
        kind: str,
        title: str,
        message: str,
        next_step: str = "",
        action: QAction | None = None,
    ) -> None:
        """Show a notice of `kind` info, ok, warn or error."""
        if self._button is not None:
            self._row.removeWidget(self._button)
            self._button.deleteLater()
            self._button = None
        if action is not None:
            self._button = ActionButton(action)
            self._row.insertWidget(1, self._button)
        self._english = "\n".join((title, message, next_step))
        self._notice.set_words(kind, title, message, next_step)
        self.show()

    def tell_faults_to(self, tell: Callable[[BaseException], None]) -> None:
        """Have what is a mistake of the program's own logged, and shown with a report of it."""
        self._tell_fault = tell

    def show_error(self, error: BaseException, action: QAction | None = None) -> None:
        """Show an error in the three parts it has."""
        # the first frame is painted before anything of the core is imported
        from tooldesk.errors import AppError

        if isinstance(error, AppError):
            self.show_words("error", error.title, error.message, error.next_step, action)
        elif isinstance(error, OSError):
            where = f" ({error.filename})" if error.filename else ""
            words = f"{error.strerror or _said_by(error)}{where}"
            self.show_words("error", "The system refused", words, "Check it and try again.", action)
        elif self._tell_fault is not None and action is None:
            self._tell_fault(error)
        else:
            self.show_words(
                "error",
                "Something went wrong in Tooldesk",
                f"{type(error).__name__}: {error}",
                "Your work is untouched. The log has the details.",
                action,
            )

    def says(self, words: str) -> bool:
        """Whether it was given these words, whatever the language, and is not closed."""
        return not self.isHidden() and words in self._english

    def words(self) -> str:
        """What it says, or "" when it is closed."""
        return "" if self.isHidden() else self._notice.words()


def _said_by(error: OSError) -> str:
    """The words of an error, or what its class alone says; asyncio gives a timeout none."""
    if words := str(error):
        return words
    if isinstance(error, TimeoutError):
        return "It took too long"
    return f"It gave no reason ({type(error).__name__})"
