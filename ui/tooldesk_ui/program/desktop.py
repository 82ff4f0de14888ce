"""The life of the painted window: load the core behind it, run, and close in good order."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import aclosing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from tooldesk.errors import AppError
from tooldesk.paths import AppPaths
from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.imports_in_turns import import_in_turns, load_widget_classes
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.precise_loop import PreciseLoop
from tooldesk_ui.program.call_watch import CallWatch
from tooldesk_ui.program.faults import Faults
from tooldesk_ui.program.main_thread_collection import MainThreadCollection
from tooldesk_ui.program.marks import mark
from tooldesk_ui.program.needed_modules import NEEDED_LATER, NEEDED_NEXT
from tooldesk_ui.program.other_starts import OtherStarts
from tooldesk_ui.program.tending import Tending
from tooldesk_ui.program.termination import TerminationWatch
from tooldesk_ui.program.workspace_watch import WorkspaceWatch, watchable, were_changed
from tooldesk_ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.secret_vault.stores.keyring_status import KeyringStatus
    from tooldesk.secret_vault.vault import SecretVault
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.workspace.folder_reach import Reach, Want

    Untrusted = tuple[tuple[Reach, ...], tuple[Want, ...]]

logger = logging.getLogger(__name__)

SAVE_EVERY_MS = 4_000
"""A killed program loses at most this much of what was typed."""


def keep_open(
    qt: QApplication,
    window: MainWindow,
    paths: AppPaths,
    build: Callable[[AppPaths], App],
    files: Sequence[Path] = (),
) -> None:
    """Run `window` until it is closed, and show what `files` could become.

    `build` makes the core; it runs in a thread because its imports take longer than a frame.
    """
    desktop = Desktop(window, paths, build, files)
    with asyncio.Runner(loop_factory=lambda: PreciseLoop(qt)) as runner:
        runner.run(desktop.live())


class Desktop:
    """Joins the window to the core, and takes them apart again."""

    def __init__(
        self,
        window: MainWindow,
        paths: AppPaths,
        build: Callable[[AppPaths], App],
        files: Sequence[Path] = (),
    ) -> None:
        self._window = window
        self._paths = paths
        self._build = build
        self._app: App | None = None
        self._ending: asyncio.Future[None] | None = None
        self._is_closing = asyncio.Event()
        self._owner = TaskOwner(window.notices.show_error)
        self._one_at_a_time = asyncio.Lock()
        self._storage_problem = ""
        self._keyring: asyncio.Task[None] | None = None
        self._watch = WorkspaceWatch(window)
        self._calls: CallWatch | None = None
        self._tending: Tending | None = None
        self._collection = MainThreadCollection(window)
        self._faults = Faults(window, paths.log_dir, lambda: self._app)
        self._try_again = QAction("Try again", window)
        self._try_again.setObjectName("try_again")
        self._starts = OtherStarts(window, self._on_workspace_wanted, files)
        self._connect()

    async def live(self) -> None:
        """Everything between the first frame and the end."""
        self._faults.watch(asyncio.get_running_loop())
        signals = TerminationWatch(self._window.close_at_once)
        saving = QTimer(self._window, interval=SAVE_EVERY_MS)
        saving.timeout.connect(self._window.save_state)
        saving.timeout.connect(self._show_storage_problem)
        try:
            self._owner.start(self.open_workspace(self._paths.workspace_dir), "open workspace")
            self._starts.listen(self._paths.data_dir)
            saving.start()
            await self._is_closing.wait()
        finally:
            saving.stop()
            self._starts.close()
            signals.close()
            await self._shut_down()
            self._faults.close()

    def _show_storage_problem(self) -> None:
        """Tell once, while it can still be mended, what calls can't be remembered for.

        And that it is mended; or what was lost of what was remembered, with a damaged database.
        """
        app, notices = self._app, self._window.notices
        if app is None:
            return
        problem, before = app.storage_problem or app.salvaged, self._storage_problem
        words = problem.message if problem is not None else ""
        if problem is not None and words != before:
            notices.show_error(problem)
        elif before and not words and notices.says(before):
            said = "What waited for it is written."
            notices.show_words("ok", "The database can be used again", said)
        self._storage_problem = words

    async def open_workspace(self, folder: Path) -> None:
        """Close the workspace that is open and open this one."""
        async with self._one_at_a_time:
            if self._app is not None:
                self._window.set_app(None)
            await self._close_app()
            self._paths = AppPaths(self._paths.data_dir, folder, self._paths.log_dir)
            try:
                app = await asyncio.to_thread(self._build, self._paths)
                await import_in_turns(NEEDED_NEXT)
                began = time.time()
                await app.load()
                reach = await self._reach_untrusted(app)
            except Exception as error:
                logger.error("The workspace can't be opened", exc_info=error)
                self._window.notices.show_error(error, self._try_again)
                self._window.show_no_workspace()
                self._collection.start()
                return
            # those that others work with are made in a turn of their own, and filled at once below
            early = [self._window.making(each.id) for each in SCREENS if each.is_early]
            load_widget_classes()
            await asyncio.sleep(0)
            for each in early:
                next(each, None)
                await asyncio.sleep(0)
            from tooldesk_ui.tools.list.tool_rows import rows_of

            await asyncio.to_thread(rows_of, app.registry.definitions(), app.workspace.problems)
            self._app = app
            self._window.notices.hide()
            self._window.set_app(app)
            self._show_trust(app, reach)
            for each in early:
                list(each)
            mark("ready")
            self._calls = self._calls or CallWatch(self._window, self._owner)
            self._collection.start()
            self._window.state.update(workspace=str(folder))
            if app.settings.set_aside is not None:
                self._window.notices.show_error(app.settings.set_aside)
            self._faults.tell_of_sudden_end()
            self._owner.start(self._finish_loading(app, began), "finish loading")
            self._owner.start(self._remember(self._paths), "remember the workspace")
            if self._window.state.wants_tour:
                self._window.commands["tour"].trigger()
            self._starts.show_files()

    async def _remember(self, paths: AppPaths) -> None:
        """Offer this folder the next time, too."""
        from tooldesk.workspace.recent_workspaces import RecentWorkspaces

        try:
            await asyncio.to_thread(RecentWorkspaces(paths).add, paths.workspace_dir)
        except OSError:
            logger.warning("The list of recent workspaces can't be written")

    async def reload(self) -> None:
        """Read the workspace's files again."""
        async with self._one_at_a_time:
            if self._app is None:
                return
            with self._collection.held_back():
                await self._app.load()
                await self._refresh()
                await self._check(self._app)

    async def _refresh(self) -> None:
        """Show what the tools are now, in turns between which the window answers a person."""
        await asyncio.sleep(0)
        for _ in self._window.refreshing_tools():
            await asyncio.sleep(0)

    async def _finish_loading(self, app: App, read_at: float) -> None:
        await import_in_turns(NEEDED_LATER)
        for _ in self._window.commands.make_all():  # the palette lists them all
            await asyncio.sleep(0)
        await app.open_database()
        if app is not self._app:
            return
        assert self._calls is not None
        self._calls.follow(app)
        self._show_storage_problem()
        self._keyring = self._owner.start(self._watch_keyring(app), "watch keyring")
        self._tending = self._tending or Tending(
            self._window, self._owner, self._calls.look_at_cache
        )
        self._tending.follow(app)
        self._window.offered.calls.read(app)
        await self._check(app)
        # nothing watched the files while they were looked at for the first time
        if await asyncio.to_thread(were_changed, self._watch.paths, read_at):
            self._on_reload_wanted()
        self._collection.settle()
        mark("idle")

    async def _watch_keyring(self, app: App) -> None:
        """Show what keeps secrets whenever that changes; ask for its passphrase when needed."""
        vault, window = app.vault, self._window

        def show(status: KeyringStatus) -> None:
            if app is self._app:
                window.status_line.set_keyring(status, has_file=vault.has_encrypted_file)

        vault.tell_keyring_status_to(show)
        if vault.keyring_status is not None:  # a secret was asked for before
            show(vault.keyring_status)
        vault.ask_passphrase_with(partial(self._ask_passphrase, vault))
        entries = await vault.entries()
        # what opens a keyring is an eighth of the window's memory; one that keeps nothing yet says
        # how it stands as soon as something is asked of it
        if vault.has_encrypted_file or any(each.place for each in entries.values()):
            await vault.check_keyring()
        else:
            name = await vault.likely_keyring()
            if app is self._app and vault.keyring_status is None:
                window.status_line.expect_keyring(name)
        # drafts and logs are kept once it is known what must not be in them
        await app.prepare()
        async with aclosing(vault.keyring_changes()) as changes:
            async for _ in changes:
                before = vault.keyring_status
                if await vault.check_keyring() != before and app is self._app:
                    await app.prepare()
                    window.refresh_tools()

    async def _ask_passphrase(self, vault: SecretVault) -> str | None:
        from tooldesk_ui.secrets.dialogs.passphrase_dialog import ask_passphrase

        above = QApplication.activeModalWidget() or self._window
        return await ask_passphrase(self._window.theme, vault, above)

    async def _reach_untrusted(self, app: App) -> Untrusted | None:
        """What a folder would do and get that nobody trusts; None for one that is trusted."""

        def reach() -> Untrusted | None:
            from tooldesk.workspace.folder_reach import reach_of, wants_of

            if app.trust.is_given:
                return None
            definitions, folder = app.registry.definitions(), app.workspace.folder
            # a yes to what a server gets is one to its program, too, which is not looked for yet
            starts = app.servers.declared()
            return reach_of((*definitions, *starts), folder), wants_of(definitions, folder)

        return await asyncio.to_thread(reach)

    def _show_trust(self, app: App, untrusted: Untrusted | None) -> None:
        if untrusted is None:
            self._window.trust_bar.hide_and_forget()
        else:
            self._window.trust_bar.show_folder(app.workspace.folder, *untrusted)

    async def _trust(self) -> None:
        """A person trusts the folder that is open, as the bar showed it."""
        if (app := self._app) is None:
            return
        allowed = self._window.trust_bar.allowed()
        await asyncio.to_thread(app.trust.give)
        await self._keep(app, allowed)
        self._window.say("You trust this folder now")
        await self._check(app)

    async def _keep(self, app: App, allowed: Sequence[Want]) -> None:
        """Keep what was ticked; what can't be kept is asked for again when a tool is called."""
        for want in allowed:
            try:
                await app.permissions.keep_consents(want.definition, (want.edge,), want.shown)
            except AppError as error:
                self._window.notices.show_words(
                    "warn", f"Not allowed: {want.edge}", error.message, error.next_step
                )

    async def _check(self, app: App) -> None:
        reach = await self._reach_untrusted(app)
        if app is self._app:
            self._show_trust(app, reach)
        await app.workspace.check()
        if app is self._app:
            await self._refresh()
            tools = app.registry.definitions()
            watched = await asyncio.to_thread(_watched, app, tools)
            if app is self._app:
                self._watch.watch(watched)

    def _connect(self) -> None:
        window = self._window
        window.closed.connect(self._is_closing.set)
        window.workspace_wanted.connect(self._on_workspace_wanted)
        window.reload_wanted.connect(self._on_reload_wanted)
        window.trust_bar.trust.triggered.connect(self._on_trusted)
        self._watch.changed.connect(self._on_reload_wanted)
        self._try_again.triggered.connect(
            lambda: self._on_workspace_wanted(self._paths.workspace_dir)
        )

    def _on_reload_wanted(self) -> None:
        self._owner.start(self.reload(), "reload workspace")

    def _on_trusted(self) -> None:
        self._owner.start(self._trust(), "trust the folder")

    def _on_workspace_wanted(self, folder: Path) -> None:
        self._owner.start(self.open_workspace(folder), "open workspace")

    async def _close_app(self) -> None:
        """Never cut off: a window closed while the workspace changes would leave threads behind."""
        self._watch.stop()
        if self._keyring is not None:
            self._keyring.cancel()
        app, self._app = self._app, None
        if app is not None:
            self._ending = asyncio.ensure_future(_end(app))
        if self._ending is not None and not self._ending.done():
            await asyncio.shield(self._ending)

    async def _shut_down(self) -> None:
        if self._app is not None and not self._app.is_prepared:
            # closed so soon that nobody could say yet what a draft must not hold
            await self._app.prepare()
            self._window.save_state()
        for screen in self._window.screens().values():
            await screen.shut_down()
        await self._window.history.shut_down()
        await self._window.looks.shut_down()
        await self._window.offered.calls.shut_down()
        await self._owner.close()
        await self._close_app()


def _watched(app: App, tools: Sequence[ToolDefinition]) -> list[str]:
    sources = {app.workspace.source_file(tool) for tool in tools} | {app.workspace.servers_file}
    return watchable(app.workspace.tools_dir, sources)


async def _end(app: App) -> None:
    await app.close()
    problem = app.storage_problem
    if problem is not None:
        # there is no window any more that could say it
        logger.error("%s %s", problem.message, problem.next_step)
        if sys.stderr is not None:
            sys.stderr.write(f"{problem.title}: {problem.message}\n  {problem.next_step}\n")
