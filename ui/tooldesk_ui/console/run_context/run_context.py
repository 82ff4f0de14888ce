"""RunContext: in what context the next run takes place, and the dialog that changes it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tooldesk.settings_file import SettingsFile
from tooldesk.tools.tool_context import PersonQuestion, ToolContext
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from tooldesk.execution.permissions.asking import Answer, PermissionRequest
    from tooldesk.tools.server_question import ServerAnswer, ServerQuestion
    from tooldesk_ui.console.run_context.context_dialog import ContextDialog

MAX_ROLE_LENGTH = 24


class RunContext(QObject):
    """Role, model and reminders as the settings say; the fingerprint context is kept here alone.

    Signals:
        changed(): `current` or `words` is another one.
        said(str): a short word of success.
    """

    changed = Signal()
    said = Signal(str)

    def __init__(
        self, settings: SettingsFile, theme: Theme, owner: QWidget, parent: QObject
    ) -> None:
        """`owner` is a widget of the window that the dialog belongs to."""
        super().__init__(parent)
        self._settings = settings
        self._theme = theme
        self._owner = owner
        self._fingerprint: Mapping[str, str] = {}
        self._conversation_id = uuid4().hex
        self._dialog: ContextDialog | None = None
        self._tasks = TaskOwner()
        self._asking = asyncio.Lock()

    @property
    def is_conversation(self) -> bool:
        """Whether the runs are outputs of one session."""
        return self._settings.current.run.is_conversation

    @property
    def current(self) -> ToolContext:
        """What the next run is handed."""
        run = self._settings.current.run
        return ToolContext(
            agent_role=run.agent_role,
            model=run.model,
            # an output by itself is a session of its own, as in a terminal
            session_id=self._conversation_id if run.is_conversation else uuid4().hex,
            fingerprint_context=self._fingerprint,
            on_question=self._ask,
        )

    @property
    def words(self) -> str:
        """What is not as usual, in short; empty when all is."""
        run = self._settings.current.run
        role = run.agent_role
        parts = (
            role if len(role) <= MAX_ROLE_LENGTH else f"{role[: MAX_ROLE_LENGTH - 1]}…",
            "fingerprint" if self._fingerprint else "",
            "conversation" if run.is_conversation else "",
        )
        return " · ".join(filter(None, parts))

    def begin_conversation(self) -> None:
        """Count attempts, uses and repeated calls anew."""
        self._conversation_id = uuid4().hex
        self.said.emit("A new conversation begins with the next run.")

    def open_dialog(self) -> None:
        """Let a person change it."""
        # shown seldom, and not with the first window
        from tooldesk_ui.console.run_context.context_dialog import ContextDialog

        if self._dialog is not None:
            self._dialog.raise_()
            return
        dialog = ContextDialog(self._theme, self._settings, self._fingerprint, self._owner.window())
        self._dialog = dialog
        dialog.accepted.connect(self._on_saved)
        dialog.finished.connect(lambda _: self._tasks.start(self._close_dialog(), "close dialog"))
        dialog.open()

    async def _ask(self, question: PersonQuestion) -> str | None:
        """Put a tool's question to the person, one after the other."""
        from tooldesk_ui.console.run_context.question_dialog import answer_to

        async with self._asking:
            return await answer_to(self._theme, question, self._owner.window())

    async def answer_server(self, question: ServerQuestion) -> ServerAnswer:
        """Put a question of an MCP server to the person, one after the other."""
        from tooldesk_ui.console.run_context.server_question_dialog import answer_to_server

        async with self._asking:
            return await answer_to_server(self._theme, question, self._owner.window())

    async def permit(self, request: PermissionRequest) -> Answer:
        """Show what the model would be asked for a server, which no lane can show."""
        from tooldesk_ui.console.lanes.permission_dialog import ask_in_dialog

        async with self._asking:
            return await ask_in_dialog(self._theme, request, self._owner.window())

    async def shut_down(self) -> None:
        """Close the dialog."""
        await self._tasks.close()
        await self._close_dialog()

    def _on_saved(self) -> None:
        if self._dialog is not None:
            self._fingerprint = dict(self._dialog.fingerprint)
        self.changed.emit()
        self.said.emit("The run context is saved.")

    async def _close_dialog(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            await dialog.shut_down()
            dialog.hide()
            dialog.deleteLater()
