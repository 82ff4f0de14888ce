"""The log file of the window is nobody else's."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

import pytest

from tooldesk_ui.program.crash_report import LOG_NAME, MAX_LOG_BYTES, start_log, stop_log


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_log_is_private_after_it_was_begun_anew_too(tmp_path: Path) -> None:
    before = os.umask(0)
    level = logging.getLogger().level
    try:
        start_log(tmp_path / "logs", str)
        for _ in range(3):
            logging.getLogger("tooldesk.test").warning("x" * (MAX_LOG_BYTES // 2))
    finally:
        stop_log()
        logging.getLogger().setLevel(level)
        os.umask(before)
    files = [*(tmp_path / "logs").iterdir()]
    assert len(files) == 2
    assert any(file.name == LOG_NAME for file in files)
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert (tmp_path / "logs").stat().st_mode & 0o777 == 0o700
