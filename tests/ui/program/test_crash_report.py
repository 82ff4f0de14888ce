"""What nobody caught is logged and shown once, and the program goes on."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from tooldesk_ui.program.crash_report import LOG_NAME, CrashReport, start_log, stop_log


@pytest.fixture
def shown():
    return []


@pytest.fixture
def report(shown):
    report = CrashReport(shown.append)
    yield report
    report.close()


def test_error_in_a_slot_is_shown_and_the_loop_goes_on(report, shown, run_async, until) -> None:
    def fail() -> None:
        raise ValueError("in a slot")

    async def body() -> None:
        QTimer.singleShot(0, fail)
        await until(lambda: shown)

    run_async(body())
    assert [str(error) for error in shown] == ["in a slot"]


def test_error_in_a_callback_of_the_loop_is_shown(report, shown, run_async, until) -> None:
    async def body() -> None:
        loop = asyncio.get_running_loop()
        report.watch(loop)
        loop.call_exception_handler({"message": "m", "exception": ValueError("in the loop")})
        await until(lambda: shown)

    run_async(body())
    assert [str(error) for error in shown] == ["in the loop"]


def test_error_while_showing_is_only_logged(caplog) -> None:
    def fail_again(error: BaseException) -> None:
        report.report(ValueError("second"))

    report = CrashReport(fail_again)
    report.report(ValueError("first"))
    report.close()
    assert [record.exc_info[1].args for record in caplog.records] == [("first",), ("second",)]


def test_error_of_a_thread_is_logged_not_shown(report, shown, caplog) -> None:
    def fail() -> None:
        raise ValueError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join(10)
    assert shown == []
    assert "in a thread" in caplog.text


def test_python_gets_its_hooks_back() -> None:
    before = (sys.excepthook, threading.excepthook)
    CrashReport(print).close()
    assert (sys.excepthook, threading.excepthook) == before


def test_errors_are_in_the_log_file(tmp_path: Path) -> None:
    start_log(tmp_path / "logs", lambda text: text.replace("hush", "•••KEY•••"))
    try:
        raise ValueError("key hush")
    except ValueError as error:
        logging.getLogger("somewhere").error("Something broke", exc_info=error)
    stop_log()
    logging.getLogger("somewhere").error("After the end")
    text = (tmp_path / "logs" / LOG_NAME).read_text(encoding="utf-8")
    assert "Something broke" in text
    assert "ValueError: key •••KEY•••" in text
    assert "hush" not in text
    assert "After the end" not in text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such disk is always full")
def test_full_disk_is_said_once_in_a_sentence(tmp_path: Path, capsys) -> None:
    (tmp_path / LOG_NAME).symlink_to("/dev/full")
    start_log(tmp_path, str)
    for _ in range(2):
        logging.getLogger("somewhere").error("Something broke")
    stop_log()
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "tooldesk.log can't be written: No space left on device. See that its disk" in told


def test_log_that_can_not_be_written_does_no_harm(tmp_path: Path, caplog) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    start_log(tmp_path / "file" / "logs", str)
    assert "There is no log file" in caplog.text
