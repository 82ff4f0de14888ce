"""ToolCommands: what can be copied of the chosen tool, and where its file can be looked at."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from tooldesk.errors import AppError
from tooldesk.tools.tool_definition import HttpSource
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.tools.list.tool_rows import ToolRow


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
        chosen: Callable[[], tuple[ToolRow, Path] | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._chosen = chosen
        work: dict[str, Callable[[ToolRow, Path], None]] = {
            "copy_openai_spec": self._copy_spec,
            "copy_curl": self._copy_curl,
            "reveal_file": lambda _, file: self._open(file.parent),
            "open_file": lambda _, file: self._open(file),
            "copy_path": self._copy_path,
        }
        commands.join(parent, {id_: partial(self._do, each) for id_, each in work.items()})

    def _do(self, work: Callable[[ToolRow, Path], None]) -> None:
        if (chosen := self._chosen()) is not None:
            work(*chosen)

    def _copy_spec(self, row: ToolRow, _file: Path) -> None:
        from tooldesk.specs.openai_chat import openai_chat_spec

        if row.definition is not None:
            spec = openai_chat_spec(row.definition)
            self._copy(json.dumps(spec, indent=2, ensure_ascii=False))
            self.said.emit(f"The OpenAI spec of {row.name} is on the clipboard.")

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
            self.said.emit(f"No program opens {path} here.")

    def _copy_path(self, _row: ToolRow, file: Path) -> None:
        self._copy(str(file))
        self.said.emit("The path is on the clipboard.")

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
