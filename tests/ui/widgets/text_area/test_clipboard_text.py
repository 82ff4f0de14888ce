"""A long text on the clipboard outlives Python without harm."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = """
from PySide6.QtWidgets import QApplication
from tooldesk_ui.widgets.text_area.clipboard_text import copy_pieces

application = QApplication([])
copy_pieces(("words " * 200_000,))
print(len(application.clipboard().text()))
"""


def test_program_that_copied_a_long_text_ends_well() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "1200000")
