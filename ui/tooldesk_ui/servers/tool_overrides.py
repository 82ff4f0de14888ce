"""ToolOverrides: what a person sets for a server's tool besides taking it over, with undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from tooldesk.errors import DefinitionError
from tooldesk.execution.permissions.visible_text import visible_text
from tooldesk.tools.tool_definition import McpSource
from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog, answer_of
from tooldesk_ui.widgets.text_area.text_area import TextArea

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.tools.tool_definition import ToolDefinition

TEXT_HEIGHT = 160


class ToolOverrides:
    """Writes them into a tool file, which stands in the place of the tool as the server has it."""

    def __init__(self, history: History, on_done: Callable[[], None]) -> None:
        """`on_done` is told after each change."""
        self._history = history
        self._on_done = on_done

    async def switch(self, app: App, server: str, tool: str) -> None:
        """Take a tool out of use, or back into it; it stays taken over.

        Raises:
            AppError: its file can't be written.
        """
        before = _definition_of(app, server, tool)
        if before is not None:
            verb = "disable" if before.enabled else "enable"
            after = before.model_copy(update={"enabled": not before.enabled})
            await self._change(app, before, after, f"{verb} tool {before.name}", f"{verb}d")

    async def describe(self, app: App, server: str, tool: str, text: str) -> None:
        """Have models read this of a tool; "" is what its server says.

        Raises:
            AppError: its file can't be written.
        """
        before = _definition_of(app, server, tool)
        words = text.strip() or app.servers.tools(server).taken[tool].description
        if before is not None and words not in (
            before.description,
            visible_text(before.description),
        ):
            after = before.model_copy(update={"description": words})
            await self._change(app, before, after, f"describe tool {before.name}", "described anew")

    async def _change(
        self, app: App, before: ToolDefinition, after: ToolDefinition, words: str, done: str
    ) -> None:
        had_file = app.workspace.has_file(before.name)

        async def do() -> None:
            await self._put(app, before, after)

        async def undo() -> None:
            if had_file:
                await self._put(app, after, before)
                return
            await app.workspace.remove(before.name)
            self._on_done()

        await do()
        self._history.was_done(Step(words, f"{before.name} is {done}.", do, undo))

    async def _put(self, app: App, before: ToolDefinition, after: ToolDefinition) -> None:
        try:
            await app.workspace.put((after,), (before,))
        except OSError as error:
            raise DefinitionError(
                f"The file of {after.name} can't be written: {error.strerror or error}.",
                next_step="Make sure that the folder of the workspace can be written.",
            ) from error
        finally:
            self._on_done()


def _definition_of(app: App, server: str, tool: str) -> ToolDefinition | None:
    for each in app.registry.definitions():
        source = each.source
        if isinstance(source, McpSource) and (source.server, source.tool) == (server, tool):
            return each
    return None


class DescriptionDialog(Dialog):
    """What models read of a tool, in the person's words."""

    def __init__(self, theme: Theme, name: str, description: str, parent: QWidget) -> None:
        title = "Override description"
        super().__init__(theme, "description_dialog", title, "Save", parent, heading=title)
        self.hint.setText(
            f"Models read this of {name} in the place of what its server says. "
            "Empty is what the server says."
        )
        self.text = TextArea(theme, self)
        self.text.setObjectName("description_text")
        self.text.setAccessibleName("Description")
        self.text.set_text(visible_text(description))
        scaled(self.text, least_height=TEXT_HEIGHT)
        self.lay_out((self.text, 0), stretched=self.text)
        self.text.setFocus()


async def ask_to_describe(
    theme: Theme, overrides: ToolOverrides, app: App, parent: QWidget, *of: Any
) -> None:
    """Ask for the description of a server's tool, and write it."""
    server, tool = of
    definition = _definition_of(app, server, tool)
    if definition is None:
        return
    dialog = DescriptionDialog(theme, definition.name, definition.description, parent)
    if await answer_of(dialog):
        await overrides.describe(app, server, tool, dialog.text.text)
