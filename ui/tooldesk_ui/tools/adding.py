"""Ways to add several tools at once; what asks is imported when somebody wants it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.tools.tool_definition import ToolDefinition

    Added = tuple[tuple[ToolDefinition, ...], tuple[ToolDefinition, ...]]
    """What was added, and what made way for it."""

Way: TypeAlias = "Callable[[App, Theme, QWidget], Awaitable[Added]]"


def of_python_file(path: Path) -> Way:
    """The functions of a file that are chosen."""

    async def choose(app: App, theme: Theme, parent: QWidget) -> Added:
        from tooldesk_ui.tools.python_import.importing import import_python_file

        return await import_python_file(app, path, theme, parent)

    return choose


async def of_builtins(app: App, theme: Theme, parent: QWidget) -> Added:
    """The tools that come with Tooldesk, as far as they are chosen."""
    from tooldesk_ui.tools.builtin_choice.builtin_dialog import add_builtins

    return await add_builtins(app, theme, parent)
