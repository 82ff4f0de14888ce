"""ImportDialog: what a .env or mcpServers file holds, what of it is kept, and then the file."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHeaderView, QStackedWidget, QTableView, QVBoxLayout, QWidget

from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE
from tooldesk_ui.secrets.dialogs.import_model import ImportModel, RewriteModel
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.lists.checked_table import CheckedTable
from tooldesk_ui.widgets.lists.table_view import dress_table
from tooldesk_ui.widgets.pages.blocks import row_of, words_label
from tooldesk_ui.widgets.pages.empty_state import EmptyState
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.translated import set_words

if TYPE_CHECKING:
    from tooldesk.secret_vault.importing.import_rewrite import Rewrite
    from tooldesk.secret_vault.importing.import_source import ImportSource
    from tooldesk.secret_vault.importing.secret_import import ImportedVariable
    from tooldesk.secret_vault.vault import SecretVault

WIDTH, HEIGHT = 860, 520


class ImportDialog(Dialog):
    """First what would be stored; afterwards what references would look like in the file.

    Attributes:
        stored_count: How many values were stored.
        is_rewritten: Whether the file holds references now.
    """

    def __init__(
        self,
        theme: Theme,
        vault: SecretVault,
        source: ImportSource,
        found: list[ImportedVariable],
        parent: QWidget | None = None,
    ) -> None:
        title = f"Import secrets from {source.path.name}"
        super().__init__(theme, "import_secrets_dialog", title, "Import", parent)
        resize_to(self, WIDTH, HEIGHT)
        self._vault, self._source, self._found = vault, source, found
        self._rewrite: Rewrite | None = None
        self._kept: dict[str, str] = {}
        self.stored_count = 0
        self.is_rewritten = False
        self.model = ImportModel(theme)
        self.model.setParent(self)
        self.rewrite_model = RewriteModel(self)
        self._table = CheckedTable(self.model, "import_rows", "Variables in the file", self)
        self._lines = QTableView(self)
        dress_table(self._lines, "rewrite_rows", "Changes of the file", selects_one=True)
        self._lines.setModel(self.rewrite_model)
        for table in (self._table, self._lines):
            _dress(table)
        self._empty = EmptyState(theme, "secrets", self)
        self._empty.set_words(
            "Nothing to import",
            "The file has no NAME=value lines and no env blocks of mcpServers.",
        )
        self.scope = Segments(("All workspaces", "This workspace"), "import_scope", self)
        self.scope.chosen.connect(lambda _: self._plan())
        self._scope_row = row_of(words_label("For", tone="dim"), self.scope, 1, spacing=12)
        self._pages = QStackedWidget(self)
        for page in (self._table, self._lines, self._empty):
            self._pages.addWidget(page)
        self.model.chosen_changed.connect(self._count)
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._scope_row)
        column.addWidget(self._pages, 1)
        self.hint.setText(str(source.path))
        self.lay_out((body, 12), stretched=body)
        self._show_found()

    def on_go(self) -> None:
        """Store what has a check mark; then, on the second page, rewrite the file."""
        self.work(self._store() if self._rewrite is None else self._write())

    def on_leave(self) -> None:
        """Import nothing; or, on the second page, keep the file as it is."""
        if self._rewrite is None:
            self.reject()
        else:
            self.accept()

    def _show_found(self) -> None:
        if not self._found:
            self._pages.setCurrentWidget(self._empty)
            self._scope_row.hide()
            self.go.hide()
            set_words(self.leave, "Close")
            return
        self._pages.setCurrentWidget(self._table)
        self._plan()

    def _plan(self) -> None:
        self.work(self._show_plan())

    async def _show_plan(self) -> None:
        from tooldesk.secret_vault.importing.secret_import import plan_import

        self.model.set_rows(await plan_import(self._vault, self._found, self._scope_name()))
        self._table.fit_columns()
        self._table.start()

    def set_busy(self, is_busy: bool) -> None:
        """Cancel ends what is under way."""
        self.go.setEnabled(not is_busy)
        self.scope.setEnabled(not is_busy)
        if not is_busy:
            self._count()

    def _count(self) -> None:
        if self._rewrite is not None:
            return
        count, can_rewrite = len(self.model.chosen()), self._same()
        set_words(self.go, f"Import {count}" if count else "Go on" if can_rewrite else "Import")
        self.go.setEnabled(bool(count or can_rewrite))

    def _same(self) -> list[ImportedVariable]:
        rows = (self.model.row_at(number) for number in range(self.model.rowCount()))
        return [row for row in rows if row is not None and row.action.value == "already stored"]

    async def _store(self) -> None:
        from tooldesk.secret_vault.importing.import_rewrite import plan_rewrite
        from tooldesk.secret_vault.importing.secret_import import kept_values, store_import

        chosen, same = self.model.chosen(), self._same()
        self.stored_count = await store_import(self._vault, chosen, self._scope_name())
        rewrite = plan_rewrite(self._source, kept_values([*chosen, *same]))
        if not rewrite.lines:
            self.accept()
            return
        self._show_rewrite(rewrite)

    def _show_rewrite(self, rewrite: Rewrite) -> None:
        self._rewrite = rewrite
        count = self.stored_count
        stored = f"{count} {'secret is' if count == 1 else 'secrets are'} stored. " if count else ""
        self.intro.setText(f"Take the values out of {self._source.path.name}?")
        self.hint.setText(
            f"{stored}The file still holds the values. These lines would be written in their place;"
            " all else stays as it is. Older copies and a git history still hold them."
        )
        self._scope_row.hide()
        self.rewrite_model.set_rows(rewrite.lines)
        self._lines.resizeColumnsToContents()
        self._pages.setCurrentWidget(self._lines)
        set_words(self.go, "Rewrite the file")
        self.go.setAccessibleName("Rewrite the file")
        set_words(self.leave, "Leave it as it is")

    async def _write(self) -> None:
        from tooldesk.secret_vault.importing.import_rewrite import write_rewrite

        assert self._rewrite is not None
        await asyncio.to_thread(write_rewrite, self._rewrite)
        self.is_rewritten = True
        self.accept()

    def _scope_name(self) -> str:
        return self._vault.workspace_scope if self.scope.current() == 1 else GLOBAL_SCOPE


def _dress(table: QTableView) -> None:
    header = table.horizontalHeader()
    header.setStretchLastSection(True)
    header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
