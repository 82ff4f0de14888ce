"""SecretsScreen: every variable that tools need, how it stands, and where its value comes from."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDir, QEvent, Qt, Signal
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QShowEvent, QUndoStack
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.secrets.environment_edits import EnvironmentEdits
from ui.secrets.keyring_notice import KeyringNotice
from ui.secrets.keyring_unlock import KeyringUnlock
from ui.secrets.screen_bar import TOOLS, VARIABLES, ScreenBar
from ui.secrets.secret_actions import make_secret_actions
from ui.secrets.secret_clipboard import SecretClipboard
from ui.secrets.secret_flows import SecretFlows, used_place
from ui.secrets.secret_list import SecretList
from ui.secrets.secret_rows import NO_TOOL, SecretRow, summary, tool_rows, variable_rows
from ui.secrets.secret_work import SecretWork, Standing
from ui.secrets.tool_page import ToolPage
from ui.secrets.variable_page import VariablePage
from ui.task_owner import TaskOwner
from ui.theme import Theme

if TYPE_CHECKING:
    from app.bootstrap import App
    from app.secret_vault.overview import VariableOverview

LIST_WIDTH, DETAIL_WIDTH = 340, 840


class SecretsScreen(QWidget):
    """Lists and changes secrets; their values pass through it, and stay nowhere.

    Signals:
        said(str): a short word of success for the status bar.
        failed(object): an exception that the person must hear of.
        tool_wanted(str): the tool of this name shall be shown.
        secret_set(str): the variable of this name has got a value here.
    """

    said = Signal(str)
    failed = Signal(object)
    tool_wanted = Signal(str)
    secret_set = Signal(str)

    def __init__(self, theme: Theme, undo: QUndoStack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("secrets_screen")
        self.setAcceptDrops(True)
        self._theme = theme
        self._work: SecretWork | None = None
        self._standing: Standing | None = None
        self._wanted = ""
        self._wants_value = False
        self._is_stale = False
        self._reading: asyncio.Task[Any] | None = None
        self._owner = TaskOwner(self.failed.emit)
        self._unlock = KeyringUnlock(self._owner, self)
        self._edits = EnvironmentEdits(undo, self._on_environment_changed)
        self._actions = make_secret_actions(theme, self)
        self.clipboard = SecretClipboard(self)
        self._flows = SecretFlows(theme, self.clipboard, self)
        self.bar = ScreenBar(self._actions, self)
        self.notice = KeyringNotice(theme, self)
        self.list = SecretList(theme, self._actions.add, self)
        self.page = VariablePage(theme, self._actions, self)
        self.tool_page = ToolPage(theme, self)
        self._nothing = QWidget(self)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.list.search)
        self._show_row(None)

    def set_app(self, app: App | None) -> None:
        """Show the variables of `app`; None while a workspace is being opened."""
        if app is None or self._work is None or self._work.app is not app:
            self._work = SecretWork(app) if app is not None else None
            self._standing = None
            if self._reading is not None:
                self._reading.cancel()
                self._reading = None
            self.list.set_loading()
        self.refresh()

    def refresh(self) -> None:
        """Read how everything stands now; what is shown stays until that is known."""
        if self._work is None or not self.isVisible():
            return
        # a reading under way is never cut off: the keyring would seem not to answer
        self._is_stale = True
        if self._reading is None or self._reading.done():
            self._reading = self._owner.start(self._read(self._work), "read secrets")

    def show_variable(self, name: str, *, wants_value: bool = False) -> None:
        """Show one variable, whatever the filter says; ask for its value if there is none."""
        self._wanted, self._wants_value = name, wants_value
        self._follow_wish()

    def find_text(self) -> None:
        """Put the cursor in the filter."""
        self.list.search.setFocus()
        self.list.search.selectAll()

    def actions(self) -> list[QAction]:
        """What can be done here."""
        return self._actions.all()

    def save_state(self) -> dict[str, Any]:
        """Filter, grouping, chosen variable and splitter."""
        row = self.list.current()
        return {
            "filter": self.list.search.text(),
            "grouping": self.bar.grouping.current(),
            "row": row.key if row else "",
            "sizes": self._splitter.sizes(),
        }

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        self.list.search.setText(str(state.get("filter", "")))
        self.bar.grouping.set_current(TOOLS if state.get("grouping") == TOOLS else VARIABLES)
        self._wanted = str(state.get("row", "")).rpartition("/")[2]
        sizes = state.get("sizes")
        if isinstance(sizes, list) and len(sizes) == 2 and all(type(size) is int for size in sizes):
            self._splitter.setSizes(sizes)

    def showEvent(self, event: QShowEvent) -> None:
        """What changed while it was hidden is read now."""
        super().showEvent(event)
        self.refresh()

    def event(self, event: QEvent) -> bool:
        """Back from another program, the keyring may stand otherwise."""
        if event.type() is QEvent.Type.WindowActivate and self._standing is not None:
            self.refresh()
        return super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files of variables are welcome."""
        if _importable(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Show what a dropped file holds."""
        path = _importable(event)
        if path is not None:
            event.acceptProposedAction()
            self.import_file(path)

    def import_file(self, path: Path) -> None:
        """Show what of a file would be imported."""
        if self._work is not None:
            self._start(self._flows.import_file(self._work, path))

    async def shut_down(self) -> None:
        """End what is under way; nothing stays on the clipboard or the screen."""
        self.page.value.hide_value()
        self.clipboard.clear()
        await self._owner.close()

    def _lay_out(self) -> None:
        self._pages = QStackedWidget(self)
        for page in (self._nothing, self.page, self.tool_page):
            self._pages.addWidget(page)
        for part in (self.list, self._pages):
            part.setProperty("surface", "panel")
            part.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._splitter.setObjectName("secrets_splitter")
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self.list)
        self._splitter.addWidget(self._pages)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setSizes([LIST_WIDTH, DETAIL_WIDTH])
        self.list.setMinimumWidth(240)
        line = QFrame(self)
        line.setProperty("rule", "true")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for above in (self.bar, line, self.notice):
            column.addWidget(above)
        column.addWidget(self._splitter, 1)

    def _connect(self) -> None:
        self.bar.grouping_chosen.connect(lambda _: self._show_list())
        self.list.selected.connect(self._show_row)
        self.list.activated.connect(self._on_activated)
        self.page.tool_chosen.connect(self._show_tool)
        self.page.places.set_wanted.connect(
            lambda kind: self._with_current(self._flows.set_value, kind)
        )
        self.page.places.delete_wanted.connect(
            lambda kind: self._with_current(self._flows.delete, kind)
        )
        self.page.places.environment_allowed.connect(self._on_environment_allowed)
        self.page.value.hidden.connect(self._follow_reveal)
        self.tool_page.variable_chosen.connect(self.show_variable)
        self.tool_page.tool_wanted.connect(self.tool_wanted)
        self.notice.unlock_wanted.connect(self._on_unlock)
        self.notice.cancel_wanted.connect(self._unlock.stop)
        self._unlock.said.connect(self.said)
        self._unlock.ended.connect(self.refresh)
        self.notice.check_wanted.connect(self._on_check_again)
        self.notice.file_wanted.connect(lambda: self._with_work(self._flows.open_file))
        self.clipboard.cleared.connect(lambda: self.said.emit("The clipboard is cleared."))
        self._flows.said.connect(self.said)
        self._flows.changed.connect(self.refresh)
        self._flows.secret_set.connect(self._on_secret_set)
        actions = self._actions
        actions.set_value.triggered.connect(lambda: self._with_current(self._flows.set_value))
        actions.test.triggered.connect(lambda: self._with_current(self._flows.test))
        actions.copy.triggered.connect(lambda: self._with_current(self._flows.copy))
        actions.delete.triggered.connect(lambda: self._with_current(self._flows.delete))
        actions.reveal.triggered.connect(self._on_reveal)
        actions.add.triggered.connect(lambda: self._with_work(self._flows.add))
        actions.find_leaks.triggered.connect(lambda: self._with_work(self._flows.find_leaks))
        actions.import_file.triggered.connect(self._on_import)

    def _start(self, flow: Coroutine[Any, Any, None]) -> None:
        self._owner.start(flow, "change secrets")

    def _with_work(self, flow: Callable[[SecretWork], Coroutine[Any, Any, None]]) -> None:
        if self._work is not None:
            self._start(flow(self._work))

    def _with_current(self, flow: Callable[..., Coroutine[Any, Any, None]], *handed: str) -> None:
        row = self.list.current()
        if self._work is not None and row is not None and row.variable is not None:
            self._start(flow(self._work, row.variable, *handed))

    async def _read(self, work: SecretWork) -> None:
        await work.prepare()
        while self._is_stale:
            self._is_stale = False
            if self._standing is None:
                self._show(await work.standing(reads_values=False))
            self._show(await work.standing(reads_values=True))

    def _show(self, standing: Standing) -> None:
        self._standing = standing
        if standing.keyring is not None and not self._unlock.is_waiting:
            self.notice.show_status(
                standing.keyring, has_file=standing.has_file, is_file_open=standing.is_file_open
            )
        self.bar.summary.setText(summary(standing.variables))
        self._show_list()
        self._follow_wish()

    def _show_list(self) -> None:
        if self._standing is None or self._work is None:
            return
        shown = self._standing.variables
        if self.bar.grouping.current() == TOOLS:
            self.list.set_rows(tool_rows(shown, self._work.app.registry.definitions()))
        else:
            self.list.set_rows(variable_rows(shown))

    def _follow_wish(self) -> None:
        """Show what was asked for, once it is listed."""
        name = self._wanted
        if not name or self._standing is None:
            return
        if self.bar.grouping.current() == TOOLS or not self.list.select(name):
            self.bar.grouping.set_current(VARIABLES)
            self.list.search.clear()
            self._show_list()
        self._wanted = ""
        if self.list.select(name) and self._wants_value:
            self._wants_value = False
            self.list.view.setFocus()
            self._with_current(self._flows.set_value)

    def _show_tool(self, name: str) -> None:
        self.list.search.clear()
        self.bar.grouping.set_current(TOOLS)
        self._show_list()
        self.list.select(f"{name}/")
        self.list.view.setFocus()

    def _show_row(self, row: SecretRow | None) -> None:
        shown = row.variable if row is not None else None
        if row is None:
            self._pages.setCurrentWidget(self._nothing)
        elif shown is not None:
            self.page.show_variable(shown)
            self._pages.setCurrentWidget(self.page)
        else:
            name = row.tool_name or NO_TOOL
            used = [each for each in self._variables() if _belongs(each, name)]
            used.sort(key=lambda each: not each.is_bad)
            self.tool_page.show_tool(name, row.title, row.detail, used)
            self._pages.setCurrentWidget(self.tool_page)
        self._enable(shown)

    def _enable(self, shown: VariableOverview | None) -> None:
        has_value = shown is not None and shown.state.value in ("set", "from environment")
        is_stored = shown is not None and used_place(shown) is not None
        self._actions.set_value.setEnabled(shown is not None)
        self._actions.set_value.setText("Replace value …" if is_stored else "Set value …")
        self._actions.test.setEnabled(has_value and shown is not None and bool(shown.uses))
        self._actions.copy.setEnabled(has_value)
        self._actions.reveal.setEnabled(has_value)
        self._actions.delete.setEnabled(is_stored)
        for action in (self._actions.add, self._actions.import_file, self._actions.find_leaks):
            action.setEnabled(self._work is not None)

    def _variables(self) -> tuple[VariableOverview, ...]:
        return self._standing.variables if self._standing else ()

    def _on_activated(self, row: SecretRow) -> None:
        if row.variable is not None:
            self._with_current(self._flows.set_value)

    def _on_secret_set(self, name: str) -> None:
        self._wanted = name
        self.secret_set.emit(name)

    def _on_import(self) -> None:
        dialog = QFileDialog(self, "Import secrets from a .env or mcpServers file")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setFilter(dialog.filter() | QDir.Filter.Hidden)
        dialog.fileSelected.connect(lambda path: self.import_file(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_reveal(self) -> None:
        row = self.list.current()
        if self.page.value.is_revealed:
            self.page.value.hide_value()
        elif self._work is not None and row is not None and row.variable is not None:
            self._start(self._reveal(self._work, row.variable.name))

    async def _reveal(self, work: SecretWork, name: str) -> None:
        value = await work.value(name)
        row = self.list.current()
        shown = row.variable if row is not None else None
        if value is not None and shown is not None and shown.name == name and self.isVisible():
            self.page.value.reveal(value)
            self._follow_reveal()

    def _follow_reveal(self) -> None:
        is_revealed = self.page.value.is_revealed
        self._actions.reveal.setText("Hide value" if is_revealed else "Reveal value")

    def _on_environment_allowed(self, is_allowed: bool) -> None:
        row = self.list.current()
        if row is not None and row.variable is not None:
            self._edits.set_allowed(row.variable.name, is_allowed=is_allowed)

    def _on_environment_changed(self, name: str, is_allowed: bool) -> None:
        if self._work is not None:
            self._start(self._allow(self._work, name, is_allowed))

    async def _allow(self, work: SecretWork, name: str, is_allowed: bool) -> None:
        try:
            await work.vault.allow_environment(name, is_allowed=is_allowed)
        finally:
            self.refresh()

    def _on_unlock(self) -> None:
        if self._work is not None:
            self.notice.show_waiting()
            self._unlock.start(self._work)

    def _on_check_again(self) -> None:
        if self._work is not None:
            self._work.vault.read_again()
            self.refresh()


def _belongs(shown: VariableOverview, tool_name: str) -> bool:
    """Whether a variable stands below a tool, or below none."""
    return not shown.uses if tool_name == NO_TOOL else tool_name in shown.used_by


def _importable(event: QDropEvent) -> Path | None:
    """The first file of what is being dropped that can hold variables."""
    urls = event.mimeData().urls()
    paths = (Path(url.toLocalFile()) for url in urls if url.isLocalFile())
    return next((path for path in paths if ".env" in path.name or path.suffix == ".json"), None)
