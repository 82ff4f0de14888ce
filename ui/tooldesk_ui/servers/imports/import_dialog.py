"""ImportDialog: servers of other programs, what importing each comes to, and which are wanted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QHeaderView, QStackedWidget, QWidget

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.servers.imports.import_model import ImportModel
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button
from tooldesk_ui.widgets.dialogs.file_dialog import FileDialog
from tooldesk_ui.widgets.lists.checked_table import CheckedTable
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.empty_state import EmptyState
from tooldesk_ui.widgets.translated import set_words

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.workspace.server_import.client_files import ClientFile
    from tooldesk.workspace.server_import.server_plan import PlannedServer

    Import = Callable[[Sequence[PlannedServer], bool], Awaitable[None]]
    """Writes these; the second says whether their secrets are kept."""

WIDTH, HEIGHT = 860, 480
_MOST_WORDS = 1_000
_ABOUT = (
    "What other programs on this computer say of their MCP servers. Nothing is started, no "
    "permission comes along, and secrets become references."
)


class ImportDialog(Dialog):
    """Looks at the files of known programs when it is opened, or at one that is chosen."""

    def __init__(
        self,
        theme: Theme,
        app: App,
        do_import: Import,
        parent: QWidget | None = None,
        chosen: ClientFile | None = None,
    ) -> None:
        super().__init__(theme, "import_servers_dialog", "Import MCP servers", "Import", parent)
        resize_to(self, WIDTH, HEIGHT)
        self._app, self._import = app, do_import
        self.hint.setText(_ABOUT)
        self.model = ImportModel(theme)
        self.model.setParent(self)
        spoken = "Servers that were found"
        self.table = CheckedTable(self.model, "import_server_rows", spoken, self)
        header = self.table.horizontalHeader()
        header.setStretchLastSection(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self._empty = EmptyState(theme, "servers", self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.table)
        self._pages.addWidget(self._empty)
        self.about = words_label(tone="dim")
        self.about.setObjectName("import_server_about")
        self.keeps_secrets = QCheckBox(self)
        self.keeps_secrets.setObjectName("import_keeps_secrets")
        for part in (self.about, self.keeps_secrets):
            part.hide()
        file = dialog_button(self, "import_choose_file", "Choose file…", self._on_choose)
        self.lay_out(
            (self._pages, 8),
            (self.about, 8),
            (self.keeps_secrets, 0),
            stretched=self._pages,
            before=(file,),
        )
        self.model.chosen_changed.connect(self._count)
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._show_about())
        self._say_empty("Looking…", "In the files of known programs.")
        if chosen is None:
            self.work(self._look())
        else:
            self.work(self._plan([chosen]))

    def on_go(self) -> None:
        """Import what has a check mark, then close."""
        self.work(self._write())

    def show_file(self, path: Path) -> None:
        """List the servers of one file."""
        from tooldesk.workspace.server_import.client_files import ClientFile

        self.work(self._plan([ClientFile("", path, path.parent)]))

    def set_busy(self, is_busy: bool) -> None:
        """Nothing can be pressed twice."""
        super().set_busy(is_busy)
        if not is_busy:
            self._count()

    async def _look(self) -> None:
        from tooldesk.workspace.server_import.client_files import client_files

        await self._plan(await asyncio.to_thread(client_files, self._app.paths.workspace_dir))

    async def _plan(self, files: Sequence[object]) -> None:
        from tooldesk.workspace.server_import.server_plan import plan_servers

        file = self._app.workspace.servers_file
        planned = await plan_servers(self._app.vault, file, files)  # type: ignore[arg-type]
        self.model.set_rows(planned)
        if not planned:
            self._say_empty(
                "No servers were found",
                "Choose a file: one with mcpServers or servers as JSON, or Codex's config.toml.",
            )
            return
        self._pages.setCurrentWidget(self.table)
        self.table.fit_columns()
        self.table.start()

    def _say_empty(self, title: str, words: str) -> None:
        self._empty.set_words(title, words)
        self._pages.setCurrentWidget(self._empty)

    def _show_about(self) -> None:
        row = self.model.row_at(self.table.currentIndex().row())
        self.about.setText("" if row is None else about_words(row))
        self.about.setVisible(row is not None)

    def _count(self) -> None:
        chosen = self.model.chosen()
        secrets = {e.name for each in chosen for e in each.secrets if not e.is_kept}
        words = ", ".join(sorted(secrets)[:4]) + (" …" if len(secrets) > 4 else "")
        self.keeps_secrets.setVisible(bool(secrets))
        set_words(self.keeps_secrets, f"&Keep in the keyring, for this workspace: {words}")
        set_words(self.go, f"Import {len(chosen)}" if chosen else "Import")
        self.go.setEnabled(bool(chosen))

    def _on_choose(self) -> None:
        kinds = "Configurations (*.json *.toml);;All files (*)"
        dialog = FileDialog(self, "Import MCP servers", "", kinds)
        dialog.fileSelected.connect(lambda path: self.show_file(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    async def _write(self) -> None:
        keeps = self.keeps_secrets.isVisible() and self.keeps_secrets.isChecked()
        await self._import(self.model.chosen(), keeps)
        self.accept()


def about_words(row: PlannedServer) -> str:
    """What a person should know of one server."""
    secrets = [f"{each.where} becomes ${{{each.name}}}" for each in row.secrets]
    words = [row.refusal] if row.refusal else []
    if row.changes:
        words.append(f"There is one of this name; different: {', '.join(row.changes)}.")
    if secrets:
        words.append(f"{', '.join(secrets)}.")
    return visible_line(" ".join([*words, *row.notes])[:_MOST_WORDS]) or "It comes as it is there."
