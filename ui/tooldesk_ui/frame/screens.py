"""The screens of the window: what each is called and how it is made. One line a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tooldesk.frozen_record import frozen_record
from tooldesk_ui.cache.command_table import CACHE_COMMANDS
from tooldesk_ui.capture.command_table import CAPTURE_COMMANDS
from tooldesk_ui.commands.command_entry import CommandTable
from tooldesk_ui.console.command_table import CONSOLE_COMMANDS
from tooldesk_ui.export.command_table import EXPORT_COMMANDS
from tooldesk_ui.history.command_table import HISTORY_COMMANDS
from tooldesk_ui.limits.command_table import LIMIT_COMMANDS
from tooldesk_ui.scan.command_table import SCAN_COMMANDS
from tooldesk_ui.scenarios.command_table import SCENARIO_COMMANDS
from tooldesk_ui.secrets.command_table import SECRET_COMMANDS
from tooldesk_ui.servers.command_table import SERVER_COMMANDS
from tooldesk_ui.tools.command_table import TOOL_COMMANDS

if TYPE_CHECKING:
    from tooldesk.bootstrap import App


class Screen(Protocol):
    """What the window asks of every screen, which is a QWidget too."""

    def set_app(self, app: App | None) -> None:
        """Show what `app` holds; None while a workspace is being opened."""

    def save_state(self) -> dict[str, Any]:
        """What it wants to find again at the next start; fits JSON."""

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave, or what is left of it."""

    async def shut_down(self) -> None:
        """End everything that is under way."""


@frozen_record
class ScreenEntry:
    """One button of the activity bar."""

    id: str
    """Key in the window's state."""

    title: str
    """The word on the button."""

    icon: str
    """The icon above it."""

    commands: CommandTable
    """What can be done there."""

    is_early: bool = False
    """Whether it is made as soon as a workspace is open; the others wait until they are shown."""

    lettered_title: str = ""
    """The title with its letter in the menu, for those behind the ninth."""


CONSOLE = ScreenEntry("console", "Console", "console", CONSOLE_COMMANDS, is_early=True)
TOOLS = ScreenEntry("tools", "Tools", "tools", TOOL_COMMANDS, is_early=True)
SECRETS = ScreenEntry("secrets", "Secrets", "secrets", SECRET_COMMANDS)
LIMITS = ScreenEntry("limits", "Limits", "limits", LIMIT_COMMANDS)
CACHE = ScreenEntry("cache", "Cache", "cache", CACHE_COMMANDS)
HISTORY = ScreenEntry("history", "History", "history", HISTORY_COMMANDS)
SERVERS = ScreenEntry("servers", "Servers", "servers", SERVER_COMMANDS)
EXPORT = ScreenEntry("export", "Export", "export", EXPORT_COMMANDS)
CAPTURE = ScreenEntry("capture", "Capture", "capture", CAPTURE_COMMANDS)
SCENARIOS = ScreenEntry(
    "scenarios", "Scenarios", "scenarios", SCENARIO_COMMANDS, lettered_title="Sc&enarios"
)
SCAN = ScreenEntry("scan", "Scan", "scan", SCAN_COMMANDS, lettered_title="Sc&an")
SCREENS = (
    *(CONSOLE, TOOLS, SECRETS, LIMITS, CACHE, HISTORY, SERVERS, EXPORT, CAPTURE),
    *(SCENARIOS, SCAN),
)
"""In the order of the activity bar; Ctrl+1 opens the first."""


def first_focus(screen: QWidget, left_at: QWidget | None) -> QWidget:
    """Where the focus of a screen begins: where it was left, if it can still be there.

    Else where the screen wants it; else its first control.
    """
    if left_at is not None and left_at.isVisible() and left_at.isEnabled():
        return left_at
    if (wanted := screen.focusProxy()) is not None:
        return wanted
    parts = [
        part
        for part in screen.findChildren(QWidget)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisibleTo(screen)
    ]
    return next(iter(parts), screen)
