"""BuiltinDialog: choose tools that come with Tooldesk, one by one."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog, answer_of
from tooldesk_ui.widgets.translated import set_words

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.tools.tool_definition import ToolDefinition

WIDTH, HEIGHT = 640, 480
_END_OF_SENTENCE = re.compile(r"[.;:](?:\s|$)")


class BuiltinDialog(Dialog):
    """A list of them with check boxes; nothing is checked at first."""

    def __init__(
        self,
        theme: Theme,
        tools: Sequence[ToolDefinition],
        taken: Collection[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            theme,
            "builtin_dialog",
            "Add built-in tools",
            "Add",
            parent,
            heading="Which of them may models call here?",
        )
        resize_to(self, WIDTH, HEIGHT)
        self.hint.setText(
            "Those for files keep to the working folder. What changes or sends anything asks first."
        )
        self._tools = {tool.name: tool for tool in tools}
        self._list = QListWidget(self)
        self._list.setObjectName("builtin_list")
        self._list.setAccessibleName("Built-in tools")
        self._list.setWordWrap(True)
        for tool in tools:
            self._list.addItem(_item(tool, is_taken=tool.name in taken))
        self._list.itemChanged.connect(lambda _: self._show())
        self._list.itemActivated.connect(_toggle)
        self.lay_out((self._list, 0), stretched=self._list)
        self._list.setFocus()
        self._show()

    @property
    def chosen(self) -> tuple[ToolDefinition, ...]:
        """What is checked, in the order of the list."""
        items = (self._list.item(row) for row in range(self._list.count()))
        names = (
            item.data(Qt.ItemDataRole.UserRole)
            for item in items
            if item.checkState() is Qt.CheckState.Checked
        )
        return tuple(self._tools[name] for name in names)

    def _show(self) -> None:
        count = len(self.chosen)
        self.go.setEnabled(count > 0)
        set_words(self.go, f"Add {count}" if count else "Add")


def _item(tool: ToolDefinition, is_taken: bool) -> QListWidgetItem:
    words = f"{_END_OF_SENTENCE.split(tool.description, maxsplit=1)[0]}."
    asks = " (asks first)" if tool.permission.value == "ask" else ""
    item = QListWidgetItem(tr(f"{tool.name}{asks}: {words}"))
    item.setData(Qt.ItemDataRole.UserRole, tool.name)
    item.setFlags(Qt.ItemFlag.ItemIsSelectable)
    if is_taken:
        item.setText(tr(f"{tool.name}: there is a tool of this name."))
        return item
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Unchecked)
    return item


def _toggle(item: QListWidgetItem) -> None:
    is_checked = item.checkState() is Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked if is_checked else Qt.CheckState.Checked)


async def add_builtins(
    app: App, theme: Theme, parent: QWidget
) -> tuple[tuple[ToolDefinition, ...], tuple[ToolDefinition, ...]]:
    """Have some chosen, and write their files; those that were added, and that they replaced."""
    from tooldesk.execution.builtin_tool.catalogue import builtin_definitions

    dialog = BuiltinDialog(theme, builtin_definitions(), app.registry.names(), parent.window())
    if not await answer_of(dialog):
        dialog.deleteLater()
        return (), ()
    chosen = dialog.chosen
    dialog.deleteLater()
    await app.workspace.put(chosen)
    return chosen, ()
