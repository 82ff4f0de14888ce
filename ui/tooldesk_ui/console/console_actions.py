"""ConsoleActions: what menus, palette and shortcuts offer beside the toolbar's own actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from tooldesk_ui.widgets.plain_text import set_tool_tip

if TYPE_CHECKING:
    from tooldesk_ui.console.console_session import ConsoleSession

_CHOSEN_LANE = "of the chosen call"


class ConsoleActions:
    """All belong to the console's widget and work while it has the focus.

    Attributes:
        session: Whose lanes they are about; None while there is none.
    """

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self.session: ConsoleSession | None = None
        self.stop_call = self._action("Stop call", "Shift+Esc", "the chosen one alone")
        self.close_call = self._action("Close call", "Ctrl+W", "and stop it if it runs")
        self.reopen_call = self._action("Reopen call", "Ctrl+Shift+T", "that was closed last")
        self.copy_result = self._action("Copy result", "Ctrl+Shift+C", _CHOSEN_LANE)
        self.copy_message = self._action("Copy message", "Ctrl+Shift+M", _CHOSEN_LANE)
        self.copy_correction = self._action(
            "Copy correction prompt", "Ctrl+Shift+P", "that tells the model what to write instead"
        )
        self.copy_curl = self._action("Copy as curl", "Ctrl+Alt+C", _CHOSEN_LANE)
        self.choose_dialect = self._action("Choose dialect", "Ctrl+Shift+D", "of the next run")
        self.compare_dialects = self._action("Compare dialects", "Ctrl+D", "that read the text")
        self.compare_dialects.setCheckable(True)
        self.follow = self._action("Follow …", "Ctrl+Shift+O", "an output while it is written")
        self.selection_settings = self._action(
            "Selection settings …", "Ctrl+Shift+L", "with what they would change"
        )
        self.run_context = self._action("Run context …", "Ctrl+Shift+R", "of the next runs")
        self.new_conversation = self._action(
            "New conversation", "Ctrl+Shift+N", "in which nothing was counted yet"
        )

        self.stop_call.triggered.connect(self._on_stop_call)
        self.close_call.triggered.connect(self._on_close_call)
        self.reopen_call.triggered.connect(self._on_reopen_call)
        self.copy_result.triggered.connect(self._on_copy_result)
        self.copy_message.triggered.connect(self._on_copy_message)
        self.copy_correction.triggered.connect(self._on_copy_correction)
        self.copy_curl.triggered.connect(self._on_copy_curl)
        self.follow.triggered.connect(self._on_follow)
        self.selection_settings.triggered.connect(self._on_selection_settings)
        self.run_context.triggered.connect(self._on_run_context)
        self.new_conversation.triggered.connect(self._on_new_conversation)

    def update(self) -> None:
        """Offer what there is something to do for."""
        session = self.session
        has_result, has_message = session.copies.can_copy if session is not None else (False, False)
        self.stop_call.setEnabled(session is not None and session.can_stop_call)
        self.close_call.setEnabled(session is not None and session.can_close_call)
        self.reopen_call.setEnabled(session is not None and session.can_reopen_call)
        self.copy_result.setEnabled(has_result)
        self.copy_message.setEnabled(has_message)
        self.copy_correction.setEnabled(session is not None and bool(session.copies.correction))
        self.copy_curl.setEnabled(session is not None and session.copies.can_copy_curl)
        self.compare_dialects.setEnabled(session is not None)
        self.follow.setEnabled(session is not None)
        self.selection_settings.setEnabled(session is not None)
        self.run_context.setEnabled(session is not None)
        self.new_conversation.setEnabled(session is not None and session.context.is_conversation)

    def all(self) -> list[QAction]:
        """In the order of the menu."""
        return [
            self.stop_call,
            self.close_call,
            self.reopen_call,
            self.copy_result,
            self.copy_message,
            self.copy_correction,
            self.copy_curl,
            self.choose_dialect,
            self.compare_dialects,
            self.follow,
            self.selection_settings,
            self.run_context,
            self.new_conversation,
        ]

    def _on_stop_call(self) -> None:
        if self.session is not None:
            self.session.stop_call()

    def _on_close_call(self) -> None:
        if self.session is not None:
            self.session.close_call()

    def _on_reopen_call(self) -> None:
        if self.session is not None:
            self.session.lanes.reopen_lane()

    def _on_copy_result(self) -> None:
        if self.session is not None:
            self.session.copies.copy_result()

    def _on_copy_message(self) -> None:
        if self.session is not None:
            self.session.copies.copy_message()

    def _on_copy_correction(self) -> None:
        if self.session is not None:
            self.session.copies.copy_correction()

    def _on_copy_curl(self) -> None:
        if self.session is not None:
            self.session.copies.copy_curl()

    def _on_follow(self) -> None:
        if self.session is not None:
            self.session.following.open()

    def _on_selection_settings(self) -> None:
        if self.session is not None:
            self.session.open_selection_settings()

    def _on_run_context(self) -> None:
        if self.session is not None:
            self.session.context.open_dialog()

    def _on_new_conversation(self) -> None:
        if self.session is not None:
            self.session.context.begin_conversation()

    def _action(self, text: str, shortcut: str, about: str) -> QAction:
        action = QAction(text, self._owner)
        name = text.removesuffix("…").lower().replace(" ", "_")
        action.setObjectName(f"{name}_action")
        action.setShortcut(QKeySequence(shortcut))
        set_tool_tip(action, f"{text.removesuffix('…')} {about} ({shortcut})")
        return action
