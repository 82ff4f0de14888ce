"""A fault is kept as a report without secrets, and shown; one below Python at the next start."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton

from tooldesk_ui.frame.report_dialog import ReportDialog
from tooldesk_ui.program.crash_report import LOG_NAME
from tooldesk_ui.program.fault_reports import ENDED, MOST_KEPT, FaultReports, SuddenEnd
from tooldesk_ui.widgets.pages.code_view import CodeView

SECRET = "canary-4711-of-a-fault"


def report_dialog() -> ReportDialog | None:
    tops = QApplication.topLevelWidgets()
    return next(
        (each for each in tops if isinstance(each, ReportDialog) and each.isVisible()), None
    )


def reports(folder: Path) -> list[Path]:
    return sorted(folder.glob("report-*.txt"))


def test_report_of_a_fault_has_no_secret_and_can_be_copied(live, until, paths) -> None:
    def fail() -> None:
        raise ValueError(f"the key {SECRET} is odd")

    async def body(window) -> None:
        vault = window.app.vault
        await vault.set_for_session("CANARY", SECRET)
        await until(lambda: window.app.may_keep_texts)
        QTimer.singleShot(0, fail)
        await until(lambda: "ValueError" in window.notices.words())
        assert SECRET not in window.notices.words()
        window.notices.findChild(QPushButton, "show_report_button").click()
        await until(report_dialog)
        dialog = report_dialog()
        text = dialog.findChild(CodeView, "report_text").text
        dialog.go.click()
        assert QGuiApplication.clipboard().text() == text
        assert "in fail" in text
        assert "Python: 3." in text
        assert window.notices.words() == "", "it was read"
        (file,) = reports(paths.log_dir)
        assert file.read_text(encoding="utf-8") == text
        log = (paths.log_dir / LOG_NAME).read_text(encoding="utf-8")
        for each in (text, log):
            assert "ValueError: the key " in each
            assert SECRET not in each
        assert str(Path.home()) not in text

    live(body)


def test_fault_in_the_work_of_a_screen_is_logged_and_kept(live, until, paths) -> None:
    async def body(window) -> None:
        await until(lambda: window.app.may_keep_texts)
        window.tools.failed.emit(KeyError("of a screen"))
        assert "KeyError" in window.notices.words()
        assert len(reports(paths.log_dir)) == 1
        assert "of a screen" in (paths.log_dir / LOG_NAME).read_text(encoding="utf-8")

    live(body)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_end_by_a_fault_below_python_is_told_at_the_next_start(live, until, paths) -> None:
    folder = paths.log_dir
    code = (
        "import os, signal, pathlib, sys\n"
        "from tooldesk_ui.program.fault_reports import SuddenEnd\n"
        "def somewhere():\n    os.kill(os.getpid(), signal.SIGSEGV)\n"
        "end = SuddenEnd(pathlib.Path(sys.argv[1]))\nsomewhere()"
    )
    run = [sys.executable, "-c", code, str(folder)]
    done = subprocess.run(run, capture_output=True, timeout=60)
    assert done.returncode == -signal.SIGSEGV
    assert (folder / ENDED).stat().st_mode & 0o777 == 0o600

    async def body(window) -> None:
        await until(lambda: "suddenly" in window.notices.words())
        assert "Segmentation fault" in window.notices.words()
        (file,) = reports(folder)
        assert "in somewhere" in file.read_text(encoding="utf-8")

    live(body)
    assert not (folder / ENDED).exists(), "the next start has nothing to tell"


def test_report_keeps_its_paths_where_the_root_is_the_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = FaultReports(tmp_path, str, lambda: "facts")
    monkeypatch.setenv("HOME", "/")
    assert "in /x/y.py" in made.write("in /x/y.py").text
    monkeypatch.setenv("HOME", "/x")
    assert "in ~/y.py" in made.write("in /x/y.py").text


def test_usual_end_leaves_nothing_and_reports_stay_few(tmp_path: Path) -> None:
    SuddenEnd(tmp_path).close()
    assert list(tmp_path.iterdir()) == []
    made = FaultReports(tmp_path, str, lambda: "facts")
    files = [made.write(f"number {number}").file for number in range(MOST_KEPT + 2)]
    assert reports(tmp_path) == files[2:]
    (tmp_path / "file").write_text("")
    nowhere = FaultReports(tmp_path / "file", str, lambda: "facts")
    assert nowhere.write("what").file is None
