"""Qt as it is imported at a start: nothing that only a refused call needs, and nothing missing."""

from __future__ import annotations

import os
import subprocess
import sys

IMPORTED = """
import re, sys
from tooldesk_ui.program.plain_imports import import_qt

compiled = []
at_once = re._compiler.compile

def note(pattern, flags=0):
    compiled.append((sys._getframe(2).f_globals.get("__name__", ""), len(pattern)))
    return at_once(pattern, flags)

re._compiler.compile = note
compile = re.compile
{start}
assert re.compile is compile
print("long:", sum(size > 1_000 for _, size in compiled))
from PySide6.QtCore import QRect
try:
    QRect("a")
except TypeError as error:
    print(error)
"""


def _run(start: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", IMPORTED.format(start=start)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return run.stdout.splitlines()


def test_what_reads_signatures_is_compiled_once_a_call_is_refused() -> None:
    late = _run("import_qt()")
    plain = _run("import PySide6.QtCore")

    assert late[0] == "long: 0"
    assert plain[0] != late[0]  # else there is nothing left to wait with
    assert late[1:] == plain[1:]
    assert "Supported signatures:" in late
