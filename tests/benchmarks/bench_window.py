"""The console against floods: how long the window's loop stalls, and what memory grows by.

The real console on the real core, under the program's own loop, shown on a screen that is not
there. Each case has a process of its own. Limits: 50 ms for the longest stall; 60 MB for the growth
of memory while a tool prints. `--stacks` prints what the window's thread did while it was late.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.plugin=false;qt.qpa.*=false")
os.environ["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk.workspace.trust import TrustedFolders
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.precise_loop import PreciseLoop
from tooldesk_ui.program.main_thread_collection import MainThreadCollection
from tooldesk_ui.theme import STYLE_ARGUMENTS, Scheme, Theme

LIMIT_MS = 50
LIMIT_MB = 60
TICK_MS = 5
LONGEST_S = 120

TOOLS = """
import os

def nothing(text: str = ""):
    return "done"

def lines():
    for _ in range(1000):
        os.write(1, b"All work and no play makes Jack a dull boy.\\n" * 2_326)

def one_line():
    for _ in range(1000):
        os.write(1, b"x" * 100_000)

def text():
    return "All work and no play makes Jack a dull boy.\\n" * 360_000

def structured():
    return [{"id": n, "name": "Jack", "work": [1, 2, 3], "play": None} for n in range(250_000)]

def progress(context):
    for n in range(200_000):
        context.progress(n / 200_000, f"step {n}")
"""
OBJECT = b'{"id": 123456, "name": "Jack", "work": [1, 2, 3]}'
ANSWERS = {
    "http_small": ("text/plain", [b"done"]),
    "http_text": ("text/plain", [b"All work and no play makes Jack a dull boy.\n" * 465_000]),
    "http_json": ("application/json", [b"[", b",".join([OBJECT] * 400_000), b"]"]),
    "http_lines": ("application/x-ndjson", [b'{"n": 1, "name": "Jack"}\n' * 9_000] * 100),
}
"""Media type and body of what the server answers."""


def call(name: str, **arguments: object) -> str:
    """A call as a model writes it."""
    return f"<tool_call>{json.dumps({'name': name, 'arguments': arguments})}</tool_call>\n"


CASES = {
    "a call of nothing": lambda: call("nothing"),
    "100 MB printed in lines": lambda: call("lines"),
    "100 MB printed as one line": lambda: call("one_line"),
    "16 MB of text returned": lambda: call("text"),
    "15 MB of JSON returned": lambda: call("structured"),
    "200,000 progress messages": lambda: call("progress"),
    "20 MB of text from a server": lambda: call("http_text"),
    "20 MB of JSON from a server": lambda: call("http_json"),
    "900,000 JSON lines streamed": lambda: call("http_lines"),
    "10 MB in one line of raw text": lambda: call("nothing", text="x" * 10_000_000),
    "200 calls in one output": lambda: "".join(call("nothing", text=str(n)) for n in range(200)),
    "1,000 calls in one output": lambda: "".join(
        call("nothing", text=str(n)) for n in range(1_000)
    ),
}
PRINTED = [name for name in CASES if "printed" in name]


def main() -> None:
    """Print all figures, or those of the one case that is named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("case", nargs="?", choices=CASES)
    parser.add_argument("--stacks", action="store_true")
    options = parser.parse_args()
    if options.case is None:
        print(f"{'':32} {'stall':>10} {'own work':>10} {'limit':>8} {'memory':>11} {'took':>21}")
        stacks = ["--stacks"] * options.stacks
        for name in CASES:
            subprocess.run([sys.executable, __file__, name, *stacks], check=False)
    else:
        measure(options.case, with_stacks=options.stacks)


def measure(name: str, *, with_stacks: bool) -> None:
    """Run one case, twice: what the first call of all starts and imports is not its own."""
    application = QApplication(["tooldesk", *STYLE_ARGUMENTS])
    application.setQuitOnLastWindowClosed(False)
    theme = Theme(Scheme.LIGHT)
    theme.apply(application)
    collection = MainThreadCollection()
    text = CASES[name]()
    with tempfile.TemporaryDirectory() as folder, _server() as address:
        paths = AppPaths.of(Path(folder) / "data", Path(folder) / "workspace")
        _write_tools(paths.workspace_dir, address)
        TrustedFolders(paths).add(paths.workspace_dir)
        with asyncio.Runner(loop_factory=lambda: PreciseLoop(application)) as runner:
            body = _measure(name, text, theme, paths, collection, with_stacks)
            runner.run(asyncio.wait_for(body, LONGEST_S))


async def _measure(
    name: str,
    text: str,
    theme: Theme,
    paths: AppPaths,
    collection: MainThreadCollection,
    with_stacks: bool,
) -> None:
    core = build_app(paths)
    await core.load()
    await core.open_database()
    screen = ConsoleScreen(theme, every_command(theme))
    screen.resize(1200, 800)
    screen.set_app(core)
    screen.show()
    try:
        await _run(screen, call("nothing"))
        if "server" in name or "streamed" in name:
            await _run(screen, call("http_small"))
        core.vault.redactor.learn([("KEY", "not-in-any-of-this-1")])
        collection.start()
        stalls = Stalls(with_stacks)
        _forget_peak()
        before_mb, began = _peak_mb(), time.perf_counter()
        await _run(screen, text)
        stalls.stop()
        took_s, grown_mb = time.perf_counter() - began, _peak_mb() - before_mb
    finally:
        await screen.shut_down()
        await core.close()
        screen.deleteLater()
    limit = f"(limit {LIMIT_MB} MB)" if name in PRINTED else ""
    print(
        f"{name:32} {stalls.longest_s * 1e3:7.0f} ms {stalls.longest_own_s * 1e3:7.0f} ms "
        f"{stalls.longest_s * 1e3 / LIMIT_MS:6.1f} x {grown_mb:8.1f} MB {limit:13} {took_s:5.1f} s",
        flush=True,
    )


async def _run(screen: ConsoleScreen, text: str) -> None:
    screen._raw.editor.set_text(text)
    await _until(screen.commands["run"].isEnabled)
    screen.commands["run"].trigger()
    runner = screen._session.runner
    await _until(lambda: runner.record.finished is not None and not runner.running_count)
    for lane in runner.record.lanes:
        assert lane.result is not None, lane
        assert not lane.result.is_error, lane.result.joined_text[:500]
    await asyncio.sleep(0.7)  # what comes after: painting, the collector, the history


async def _until(condition: Callable[[], bool]) -> None:
    is_so = asyncio.Event()

    def look() -> None:
        if condition():
            is_so.set()
        else:
            asyncio.get_running_loop().call_later(0.02, look)

    look()
    await is_so.wait()


class Stalls:
    """The longest time between two ticks of a timer of the window.

    On a busy machine others work meanwhile: the time that this program itself worked in such a
    stall is the part of it that the program answers for.
    """

    def __init__(
        self, with_stacks: bool, own_time: Callable[[], float] = time.process_time
    ) -> None:
        """`own_time` with `time.thread_time` leaves out what its other threads did."""
        self.longest_s = self.longest_own_s = 0.0
        self._own_time = own_time
        self._last, self._last_own = time.perf_counter(), own_time()
        self._is_over = False
        self._timer = QTimer()
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)
        if with_stacks:
            threading.Thread(target=self._watch, args=(threading.get_ident(),), daemon=True).start()

    def stop(self) -> None:
        """Measure no more."""
        self._timer.stop()
        self._is_over = True

    def _tick(self) -> None:
        now, own = time.perf_counter(), self._own_time()
        self.longest_s = max(self.longest_s, now - self._last)
        self.longest_own_s = max(self.longest_own_s, own - self._last_own)
        self._last, self._last_own = now, own

    def _watch(self, thread_id: int) -> None:
        while not self._is_over:
            time.sleep(0.01)
            late_s = time.perf_counter() - self._last
            if late_s > 0.03:
                frames = sys._current_frames()
                stack = traceback.extract_stack(frames[thread_id])[-6:]
                words = " < ".join(
                    f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in stack[::-1]
                )
                others = [
                    traceback.extract_stack(frame)[-1].name
                    for ident, frame in frames.items()
                    if ident not in (thread_id, threading.get_ident())
                ]
                print(f"    {late_s * 1e3:5.0f} ms  {words}  [{', '.join(others)}]")


def _write_tools(workspace: Path, address: str) -> None:
    python, tools = workspace / "python", workspace / "tools"
    python.mkdir(parents=True)
    tools.mkdir()
    (python / "floods.py").write_text(TOOLS, encoding="utf-8")
    allowed: dict[str, Any] = {"permission": "allow", "timeout_s": LONGEST_S}
    for name in ("nothing", "lines", "one_line", "text", "structured", "progress"):
        source = {"kind": "python", "file": "python/floods.py", "function": name}
        schema = {"type": "object", "properties": {"text": {"type": "string"}}}
        tool = {"name": name, "source": source, "input_schema": schema, **allowed}
        (tools / f"{name}.json").write_text(json.dumps(tool), encoding="utf-8")
    for name in ANSWERS:
        source = {
            "kind": "http",
            "url": f"{address}/{name}",
            "allow_private_hosts": True,
            "max_response_bytes": 40_000_000,
        }
        tool = {"name": name, "source": source, **allowed}
        (tools / f"{name}.json").write_text(json.dumps(tool), encoding="utf-8")


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        kind, parts = ANSWERS[self.path.removeprefix("/")]
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(sum(map(len, parts))))
        self.end_headers()
        for part in parts:
            self.wfile.write(part)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def _server() -> Iterator[str]:
    """A server in a process of its own, so that it takes nothing from the window."""
    code = "import bench_window; bench_window.serve()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parent
    ) as process:
        assert process.stdout is not None
        try:
            yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
        finally:
            process.terminate()


def serve() -> None:
    """Answer until ended."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    print(server.server_port, flush=True)
    server.serve_forever()


def _forget_peak() -> None:
    """Source: proc(5), /proc/pid/clear_refs, 5 resets the peak resident set size."""
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def _peak_mb() -> float:
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1e3
    return 0.0


if __name__ == "__main__":
    main()
