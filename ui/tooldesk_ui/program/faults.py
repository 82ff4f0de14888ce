"""Faults: logs what nobody caught, keeps a report of it, and shows it; nothing is sent anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from tooldesk.errors import AppError
from tooldesk_ui.program.crash_report import CrashReport, start_log, stop_log
from tooldesk_ui.program.fault_reports import FaultReport, FaultReports, SuddenEnd

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk_ui.main_window import MainWindow

NEXT_STEP = "Go on, or start Tooldesk anew if something looks wrong. The report is sent to nobody."


class Faults(QObject):
    """Stands between what goes wrong inside and the window, from its start to its end."""

    def __init__(self, window: MainWindow, log_dir: Path, opened: Callable[[], App | None]) -> None:
        """`opened` gives the core that is there now: it knows what must not be in a report."""
        super().__init__(window)
        self._window, self._opened = window, opened
        self._reports = FaultReports(log_dir, self._as_kept, self._facts)
        self._report: FaultReport | None = None
        self._show_report = QAction("Show report…", self)
        self._show_report.setObjectName("show_report")
        self._show_report.triggered.connect(self._on_show_report)
        self._end = SuddenEnd(log_dir)
        self._crashes = CrashReport(self._show)
        window.notices.tell_faults_to(self._crashes.report)
        start_log(log_dir, self._as_kept)

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Also take what tasks and callbacks of `loop` leave uncaught."""
        self._crashes.watch(loop)

    def tell_of_sudden_end(self) -> None:
        """Say once that the program was ended by a fault the last time, if it was."""
        before, self._end.before = self._end.before, ""
        if before:
            self._report = self._reports.write(before)
            self._window.notices.show_words(
                "warn",
                "Tooldesk ended suddenly the last time",
                f"{before.splitlines()[0]}.",
                "What was saved is there; of drafts at most the last 5 s are lost. "
                "The report is sent to nobody.",
                self._show_report,
            )

    def close(self) -> None:
        """Give everything back; the program ends as it should."""
        self._crashes.close()
        stop_log()
        self._end.close()

    def _show(self, error: BaseException) -> None:
        words, notices = str(error), self._window.notices
        clean = self._without_secrets(words)
        if isinstance(error, AppError | OSError):
            notices.show_error(error if clean == words else AppError(clean))
            return
        self._report = self._reports.of_error(error)
        said = f"{type(error).__name__}: {clean}" if clean else type(error).__name__
        title = "Something went wrong in Tooldesk"
        notices.show_words("error", title, said, NEXT_STEP, self._show_report)

    def _on_show_report(self) -> None:
        from tooldesk_ui.frame.report_dialog import ReportDialog
        from tooldesk_ui.widgets.dialogs.dialog import ask

        if self._report is not None:
            report = self._report
            dialog = ReportDialog(self._window.theme, report.text, report.file, self._window)
            ask(dialog, self._window.notices.hide)

    def _facts(self) -> str:
        from tooldesk_ui.frame.diagnostics import diagnostics

        return diagnostics(self._opened())

    def _as_kept(self, text: str) -> str | None:
        app = self._opened()
        may_keep = app is None or app.may_keep_texts
        return self._without_secrets(text) if may_keep else None

    def _without_secrets(self, text: str) -> str:
        app = self._opened()
        return text if app is None else app.without_known_secrets(text)
