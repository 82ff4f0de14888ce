"""Start-up of Tooldesk against an empty PySide6 + qasync window, as ratios of one run.

Limits: first paint at most 1.5 times, tools listed and Run enabled at most 3 times the empty
window's first paint. Both also with ten MCP servers in the workspace, which start when somebody
calls or starts them, and not with the window: the paint may not be later than without them.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPAWNS = 9
WAIT_S = 60
PAINT_LIMIT, READY_LIMIT = 1.5, 3.0
SERVER = Path(__file__).parents[1] / "app/execution/mcp_server/example_servers/raw.py"
SERVERS = 10

EMPTY_WINDOW = """
import asyncio, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow
import qasync

class Window(QMainWindow):
    is_painted = False
    def paintEvent(self, event):
        super().paintEvent(event)
        if not self.is_painted:
            self.is_painted = True
            QTimer.singleShot(0, lambda: print("mark painted", time.time(), flush=True))

app = QApplication(sys.argv)
window = Window()
window.setCentralWidget(QLabel("empty"))
window.resize(1280, 800)
window.show()
with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
    runner.run(asyncio.sleep(60))
"""


def main() -> int:
    """Measure and print; 1 when a limit is not kept."""
    with tempfile.TemporaryDirectory() as folder, open_display() as display:
        data = Path(folder) / "data"
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        # compiled modules are kept, as they are for everyone who starts a program twice
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")
        empty = [sys.executable, "-c", EMPTY_WINDOW]
        tooldesk = [sys.executable, "-m", "tooldesk_ui", "--data-dir", str(data)]
        environment["TOOLDESK_MARKS"] = "1"
        served = [*tooldesk[:-1], str(Path(folder) / "served")]
        # the first of each fills the file cache and makes the sample workspace
        _marks(empty, environment, "painted")
        for command in (tooldesk, served):
            _marks(command, environment, "ready")
        _add_servers(Path(served[-1]) / "workspace")
        runs = [
            (
                _marks(empty, environment, "painted")["painted"],
                (
                    _marks(tooldesk, environment, "ready"),
                    _marks(served, environment, "ready"),
                ),
            )
            for _ in range(SPAWNS)
        ]
    base = statistics.median(run[0] for run in runs)
    is_kept = True
    sys.stdout.write(f"empty PySide6 + qasync window, first paint: {base * 1000:.0f} ms\n")
    for name, words, limit in (
        ("painted", "Tooldesk, first paint", PAINT_LIMIT),
        ("ready", "Tooldesk, tools listed and Run enabled", READY_LIMIT),
    ):
        ratios = [statistics.median(run[1][at][name] for run in runs) / base for at in (0, 1)]
        is_kept = is_kept and max(ratios) <= limit
        sys.stdout.write(
            f"{words}: {ratios[0]:.2f} of it, with {SERVERS} servers {ratios[1]:.2f} (limit"
            f" {limit})\n"
        )
    return 0 if is_kept else 1


def _add_servers(workspace: Path) -> None:
    server = {"command": sys.executable, "args": ["-S", str(SERVER), "tools.json"]}
    servers = {f"server{number}": server for number in range(SERVERS)}
    (workspace / "servers.json").write_text(json.dumps({"mcpServers": servers}))


def _marks(command: list[str], environment: dict[str, str], last: str) -> dict[str, float]:
    """Seconds from the spawn to each mark, up to the mark called `last`."""
    began = time.time()
    marks: dict[str, float] = {}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        for line in child.stdout:
            word, name, at = line.split()
            if word == "mark":
                marks[name] = float(at) - began
            if name == last or time.time() - began > WAIT_S:
                break
        child.terminate()
        child.wait(WAIT_S)
    return marks


@contextmanager
def open_display() -> Iterator[str]:
    """A virtual screen of our own."""
    read_end, write_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1400x900x24"]
    with subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=[write_end], stderr=subprocess.DEVNULL
    ) as server:
        os.close(write_end)
        try:
            with os.fdopen(read_end) as answer:
                yield f":{answer.readline().strip()}"
        finally:
            server.terminate()


if __name__ == "__main__":
    sys.exit(main())
