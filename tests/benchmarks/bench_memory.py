"""Memory of the idle window against an empty PySide6 + qasync window, as a ratio of one run.

Limit: 1.8 times the resident memory of the empty window, a while after the start, when all that
is loaded late has been loaded and nothing grows any more.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bench_startup import EMPTY_WINDOW, ROOT, open_display

LIMIT = 1.8
STILL_S, LONGEST_WAIT_S = 5.0, 60.0
LITTLE_MB = 0.3


def main() -> int:
    """Measure and print; 1 when the limit is not kept."""
    with tempfile.TemporaryDirectory() as folder, open_display() as display:
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")
        data = str(Path(folder) / "data")
        tooldesk = [sys.executable, "-m", "tooldesk_ui", "--data-dir", data]
        _idle_mb(tooldesk, environment)  # makes the sample workspace and the tables
        empty = _idle_mb([sys.executable, "-c", EMPTY_WINDOW], environment)
        mine = _idle_mb(tooldesk, environment)
    ratio = mine / empty
    print(f"empty window {empty:.1f} MB, Tooldesk {mine:.1f} MB: {ratio:.2f} x (limit {LIMIT})")
    return 0 if ratio <= LIMIT else 1


def _idle_mb(command: Sequence[str], environment: dict[str, str]) -> float:
    """Resident memory of the program once it stands still."""
    program = subprocess.Popen(
        command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        return when_still(lambda: _resident_mb(program.pid))
    finally:
        program.terminate()
        program.wait()


def when_still(measure: Callable[[], float]) -> float:
    """What `measure` gives, in MB, once it has not changed for a while."""
    end = time.monotonic() + LONGEST_WAIT_S
    seen, since = 0.0, time.monotonic()
    while time.monotonic() < end and time.monotonic() - since < STILL_S:
        time.sleep(0.25)
        now = measure()
        if abs(now - seen) > LITTLE_MB:
            seen, since = now, time.monotonic()
    return seen


def _resident_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


if __name__ == "__main__":
    sys.exit(main())
