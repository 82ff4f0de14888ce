"""ToolCommands: what can be copied of the chosen tool, where its file is, and what mends it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from tooldesk.errors import AppError
from tooldesk.tools.tool_definition import HttpSource, ToolDefinition
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.tools.list.tool_rows import ToolRow
from tooldesk_ui.tools.tool_edits import ToolEdits
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save


class ToolCommands(QObject):
    """Does what the commands say, with the row and the file that are chosen then.

    Signals:
        said(str): a short word of success for the status bar.
        failed(object): an exception that the person must hear of.
    """

    said = Signal(str)
    failed = Signal(object)

    def __init__(
        self,
        commands: Commands,
        chosen: Callable[[], Sequence[tuple[ToolRow, Path]]],
        edits: ToolEdits,
        owner: TaskOwner,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        self._chosen = chosen
        self._edits = edits
        self._owner = owner
        self._parent = parent
        of_one: dict[str, Callable[[ToolRow, Path], None]] = {
            "copy_curl": self._copy_curl,
            "update_tool": self._update,
            "reveal_file": lambda _, file: self._open(file.parent),
            "open_file": lambda _, file: self._open(file),
        }
        work: dict[str, Callable[[], None]] = {
            "copy_openai_spec": self._copy_specs,
            "save_openai_spec": self._ask_where,
            "copy_path": self._copy_paths,
        }
        commands.join(parent, work)
        commands.join(parent, {id_: partial(self._do, each) for id_, each in of_one.items()})

    def offer_for(self, tool: ToolDefinition | None) -> None:
        """Offer what only tools of a certain kind have; None is that no single one is chosen."""
        kind, name = (tool.source.kind, tool.name) if tool is not None else ("", "")
        self._commands.offer(kind == "http", "copy_curl", of=name)
        self._commands.offer(kind == "python", "update_tool", of=name)

    def _update(self, row: ToolRow, _: Path) -> None:
        if row.definition is not None:
            self._edits.update_from_code(row.definition)

    def _do(self, work: Callable[[ToolRow, Path], None]) -> None:
        for row, file in self._chosen()[:1]:
            work(row, file)

    def _specs(self) -> tuple[str, str]:
        """The specs of what is chosen as JSON, one or an array of them; and what they are of."""
        from tooldesk.exporting.export import export_specs

        tools = [row.definition for row, _ in self._chosen() if row.definition is not None]
        tools = [tool for tool in tools if tool.enabled]
        specs = export_specs(tools).tools
        text = json.dumps(specs[0] if len(specs) == 1 else specs, indent=2, ensure_ascii=False)
        of = tools[0].name if len(tools) == 1 else f"{len(tools):,} tools"
        return (text, of) if tools else ("", "")

    def _copy_specs(self) -> None:
        text, of = self._specs()
        if text:
            self._copy(text)
            self.said.emit(f"The OpenAI spec of {of} is on the clipboard.")

    def _ask_where(self) -> None:
        text, of = self._specs()
        title, name = f"Export OpenAI spec of {of}", "tools.json" if " " in of else f"{of}.json"

        def save(path: Path, _: str) -> None:
            self._owner.start(self._save(path, text, of), "save specs")

        ask_where_to_save(self._parent, title, name, "JSON (*.json)", save)

    async def _save(self, path: Path, text: str, of: str) -> None:
        from tooldesk.replaced_file import save_text

        await asyncio.to_thread(save_text, path, f"{text}\n")
        self.said.emit(f"The OpenAI spec of {of} is in {path.name}.")

    def _copy_curl(self, row: ToolRow, file: Path) -> None:
        from tooldesk.execution.http_tool.curl_command import as_curl
        from tooldesk_ui.tools.editor.example_call import example_of

        definition = row.definition
        if definition is None or not isinstance(definition.source, HttpSource):
            return
        try:
            command = as_curl(
                definition.source,
                example_of(definition),
                timeout_s=definition.timeout_s,
                folder=file.parent.parent,
            )
        except AppError as error:
            self.failed.emit(error)
            return
        self._copy(command)
        self.said.emit("A request with example arguments is on the clipboard.")

    def _open(self, path: Path) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self.said.emit(f"No program here opens {path}.")

    def _copy_paths(self) -> None:
        # tools of one file have one path
        paths = list(dict.fromkeys(str(file) for _, file in self._chosen()))
        self._copy("\n".join(paths))
        words = "The path is" if len(paths) == 1 else f"{len(paths):,} paths are"
        self.said.emit(f"{words} on the clipboard.")

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
