"""PermissionPanel: what would run, and a person's yes or no."""

from __future__ import annotations

import asyncio

from PySide6.QtWidgets import QVBoxLayout

from app.tools.tool_definition import ToolDefinition
from app.tools.tool_result import JsonObject
from ui.console.blocks import action_button, row, text_label
from ui.console.details.json_view import JsonView
from ui.console.lanes.card import Card
from ui.theme import Theme


class PermissionPanel(Card):
    """Shows a call whose tool asks before each run; `answer` is awaited by the lifecycle."""

    def __init__(self, theme: Theme, definition: ToolDefinition, arguments: JsonObject) -> None:
        super().__init__(theme)
        self.setObjectName("permission_panel")
        self.answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        title = f"{definition.display_title[:80]} asks before it runs"
        layout.addWidget(text_label(title, level="strong", tone="warn"))
        layout.addWidget(text_label(f"{definition.name} would get exactly these arguments:"))
        view = JsonView("Arguments to allow", theme, max_lines=10)
        view.set_value(arguments)
        layout.addWidget(view)
        allow = action_button(theme, "Allow once", "check", lambda: self._say(True), kind="")
        deny = action_button(theme, "Deny", "close", lambda: self._say(False), kind="danger")
        layout.addLayout(row(allow, deny, 1))

    def _say(self, is_allowed: bool) -> None:
        if not self.answer.done():
            self.answer.set_result(is_allowed)
