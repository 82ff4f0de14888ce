"""SecretsScreen: what tools need that nobody else may know: values of variables, and keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDir, QEvent, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.secrets.keyring.keyring_notice import KeyringNotice
from tooldesk_ui.secrets.keyring.keyring_unlock import KeyringUnlock
from tooldesk_ui.secrets.listing.secret_rows import summary
from tooldesk_ui.secrets.screen_bar import KEYS, TOOLS, VARIABLES, ScreenBar
from tooldesk_ui.secrets.secret_clipboard import SecretClipboard
from tooldesk_ui.secrets.secret_flows import SecretFlows
from tooldesk_ui.secrets.secret_work import SecretWork, Standing
from tooldesk_ui.secrets.signing.key_flows import KeyFlows
from tooldesk_ui.secrets.signing.key_rows import key_summary
from tooldesk_ui.secrets.signing.signing_pane import SigningPane
from tooldesk_ui.secrets.variables.variables_pane import VariablesPane
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.brought_data import brought_files
from tooldesk_ui.widgets.dialogs.file_dialog import FileDialog
from tooldesk_ui.widgets.lists.list_screen import ListScreen

if TYPE_CHECKING:
    from tooldesk.bootstrap import App


ADDITIONS = (
    *("add_secret", "import_secrets", "find_leaks"),
    *("create_signing_key", "add_signing_key"),
)


class SecretsScreen(ListScreen):
    """Lists and changes secrets; their values pass through it, and stay nowhere.

    Signals:
        tool_wanted(str): the tool of this name shall be shown.
        secret_set(str): the variable of this name has got a value here.
        key_made(str): there is a signing key of this name now.
        place_wanted(str, int): the file of this path shall be opened at this line.
        files_brought(object): the files of these Paths were dropped, and are none of secrets.
    """

    tool_wanted = Signal(str)
    secret_set = Signal(str)
    key_made = Signal(str)
    place_wanted = Signal(str, int)
    files_brought = Signal(object)

    def __init__(
        self, theme: Theme, commands: Commands, history: History, parent: QWidget | None = None
    ) -> None:
        super().__init__("secrets_screen", parent)
        self.setAcceptDrops(True)
        self._work: SecretWork | None = None
        self._standing: Standing | None = None
        self._wanted = ""
        self._wanted_key = ""
        self._is_asking_wanted = False
        self._is_stale = False
        self._reading: asyncio.Task[Any] | None = None
        self._unlock = KeyringUnlock(self.owner, self)
        self.commands = commands
        self.clipboard = SecretClipboard(self)
        self._flows = SecretFlows(theme, self.clipboard, self)
        self._key_flows = KeyFlows(theme, self)
        self.notice = KeyringNotice(theme, self)
        # each in its place: what is moved once it is dressed is dressed anew
        self._panes = QStackedWidget(self)
        self.variables = VariablesPane(
            theme, history, commands, self._flows, self.owner, self._panes
        )
        self._signing: SigningPane | None = None
        self._keys_state: object = None
        self._theme = theme
        self.bar = self._make_bar()
        self._lay_out()
        self._connect()
        self._connect_keys()
        self._show_grouping(VARIABLES)
        self._enable_additions()

    def set_app(self, app: App | None) -> None:
        """Show the variables of `app`; None while a workspace is being opened."""
        if app is None or self._work is None or self._work.app is not app:
            self._work = SecretWork(app) if app is not None else None
            self._standing = None
            if self._reading is not None:
                self._reading.cancel()
                self._reading = None
            self.variables.set_work(self._work)
            if self._signing is not None:
                self._signing.set_work(self._work)
            self._enable_additions()
        self.refresh()

    def refresh(self) -> None:
        """Read how everything stands now; what is shown stays until that is known."""
        if self._work is None or not self.isVisible():
            return
        # a reading under way is never cut off: the keyring would seem not to answer
        self._is_stale = True
        if self._reading is None or self._reading.done():
            self._reading = self.owner.start(self._read(self._work), "read secrets")

    def show_variable(self, name: str, *, wants_value: bool = False) -> None:
        """Show one variable, whatever the filter says; ask for its value if there is none."""
        self._wanted, self._is_asking_wanted = name, wants_value
        self._follow_wish()

    def show_signing_key(self, name: str, *, wants_key: bool = False) -> None:
        """Show one signing key, whatever the filter says; offer to make it if there is none."""
        self._wanted_key, self._is_asking_wanted = name, wants_key
        self._show_grouping(KEYS)
        self._follow_wish()

    def save_state(self) -> dict[str, Any]:
        """Filter, grouping, chosen variable and splitter."""
        return {
            **self.variables.save_state(),
            "grouping": self.bar.grouping.current(),
            "keys": self._signing.save_state() if self._signing else self._keys_state,
        }

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        grouping = state.get("grouping")
        self._show_grouping(grouping if grouping in (TOOLS, KEYS) else VARIABLES)
        self.variables.restore_state(state)
        self._keys_state = state.get("keys")
        if self._signing is not None:
            self._restore_keys(self._signing)

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
        """Files of variables are welcome, and whatever comes with them."""
        if any(map(_may_hold_variables, brought_files(event.mimeData()))):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Show one after the other what they hold; those of tools are for another screen."""
        paths = brought_files(event.mimeData())
        if any(map(_may_hold_variables, paths)):
            event.acceptProposedAction()
            self._import_files(paths)

    def import_file(self, path: Path) -> None:
        """Show what of a file would be imported."""
        self._with_work(lambda work: self._flows.import_file(work, path))

    def _import_files(self, paths: Sequence[Path]) -> None:
        others = [path for path in paths if not _may_hold_variables(path)]

        def ask_for(path: Path, work: SecretWork) -> Coroutine[Any, Any, None]:
            return self._flows.import_file(work, path, partial(others.append, path))

        # a task each: one that can't be read keeps nobody from the next
        for path in filter(_may_hold_variables, paths):
            self._with_work(partial(ask_for, path))
        self._with_work(lambda _: self._flows.hand_on(others, self.files_brought.emit))

    async def shut_down(self) -> None:
        """End what is under way; nothing stays on the clipboard or the screen."""
        self.variables.page.value.hide_value()
        self.clipboard.clear()
        await super().shut_down()

    def _lay_out(self) -> None:
        self._panes.addWidget(self.variables)
        self.compose(self.variables, self.bar, self.notice, content=self._panes)

    def _make_bar(self) -> ScreenBar:
        for_variables = ("find_leaks", "import_secrets", "add_secret")
        for_keys = ("add_signing_key", "create_signing_key")
        pick = self.commands.pick
        return ScreenBar(pick(*for_variables), pick(*for_keys), self)

    def _connect(self) -> None:
        variables = self.variables
        self.bar.grouping_chosen.connect(self._show_grouping)
        variables.regrouped.connect(self._show_grouping)
        variables.tool_wanted.connect(self.tool_wanted)
        variables.changed.connect(self.refresh)
        self.notice.unlock_wanted.connect(self._on_unlock)
        self.notice.cancel_wanted.connect(self._unlock.stop)
        self._unlock.said.connect(self.said)
        self._unlock.ended.connect(self.refresh)
        self.notice.check_wanted.connect(self._on_check_again)
        self.notice.file_wanted.connect(lambda: self._with_work(self._flows.open_file))
        self.clipboard.cleared.connect(lambda: self.said.emit("The clipboard is cleared."))
        self._flows.said.connect(self.said)
        self._flows.changed.connect(self.refresh)
        self._flows.place_wanted.connect(self.place_wanted)
        self._flows.made.connect(self._on_secret_set)
        work: dict[str, Callable[[], object]] = {
            "add_secret": lambda: self._with_work(self._flows.add),
            "find_leaks": lambda: self._with_work(self._flows.find_leaks),
            "import_secrets": self._on_import,
            "create_signing_key": lambda: self._with_work(self._key_flows.create),
            "add_signing_key": lambda: self._with_work(self._key_flows.add),
        }
        self.commands.join(self, work)

    def _connect_keys(self) -> None:
        flows = self._key_flows
        flows.said.connect(self.said)
        flows.changed.connect(self.refresh)
        flows.made.connect(self._on_key_made)

    @property
    def signing(self) -> SigningPane:
        """The pane of keys, made when it is first looked at: few tools sign."""
        if self._signing is None:
            pane = SigningPane(self._theme, self.commands, self._key_flows, self.owner, self._panes)
            self._signing = pane
            self._panes.addWidget(pane)
            pane.tool_wanted.connect(self.tool_wanted)
            pane.set_work(self._work)
            self._restore_keys(pane)
            if self._standing is not None:
                pane.show_standing(self._standing)
        return self._signing

    def _restore_keys(self, pane: SigningPane) -> None:
        if isinstance(self._keys_state, dict):
            pane.restore_state(self._keys_state)

    @property
    def _is_showing_keys(self) -> bool:
        return self._signing is not None and self._panes.currentWidget() is self._signing

    def _show_grouping(self, grouping: int) -> None:
        is_keys = grouping == KEYS
        self.bar.set_grouping(grouping)
        self._panes.setCurrentWidget(self.signing if is_keys else self.variables)
        if is_keys:
            self.variables.page.value.hide_value()
        else:
            self.variables.set_grouping(grouping)
        self.sides = self.signing if is_keys else self.variables
        self.setFocusProxy(self.sides.list)
        self._show_summary()

    def _show_summary(self) -> None:
        if self._standing is not None:
            keys, variables = self._standing.keys, self._standing.variables
            words = key_summary(keys) if self._is_showing_keys else summary(variables)
            self.bar.summary.setText(words)

    def _with_work(self, flow: Callable[[SecretWork], Coroutine[Any, Any, None]]) -> None:
        if self._work is not None:
            self.owner.start(flow(self._work), "change secrets")

    def _enable_additions(self) -> None:
        self.commands.offer(self._work is not None, *ADDITIONS)

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
        self._show_summary()
        self.variables.show_standing(standing)
        if self._signing is not None:
            self._signing.show_standing(standing)
        self._follow_wish()

    def _follow_wish(self) -> None:
        """Show what was asked for, once it is listed."""
        if self._standing is None or not (self._wanted or self._wanted_key):
            return
        name, self._wanted = self._wanted, ""
        key_name, self._wanted_key = self._wanted_key, ""
        asks, self._is_asking_wanted = self._is_asking_wanted, False
        if name and self._is_showing_keys:
            self._show_grouping(VARIABLES)
        if name and self.variables.select(name) and asks:
            self.variables.ask_for_value()
        if key_name:
            self.signing.select(key_name)
            if asks and key_name not in {each.name for each in self._standing.keys if each.key}:
                self.signing.ask_for_key(key_name)

    def _on_key_made(self, name: str) -> None:
        self._wanted_key = name
        self._show_grouping(KEYS)
        self.key_made.emit(name)

    def _on_secret_set(self, name: str) -> None:
        self._wanted = name
        self.secret_set.emit(name)

    def _on_import(self) -> None:
        dialog = FileDialog(self, "Import secrets from a .env or mcpServers file")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setFilter(dialog.filter() | QDir.Filter.Hidden)
        dialog.fileSelected.connect(lambda path: self.import_file(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_unlock(self) -> None:
        if self._work is not None:
            self.notice.show_waiting()
            self._unlock.start(self._work)

    def _on_check_again(self) -> None:
        if self._work is not None:
            self._work.vault.read_again()
            self.refresh()


def _may_hold_variables(path: Path) -> bool:
    """Whether it is one of variables or servers by its name."""
    return ".env" in path.name or path.suffix == ".json"
