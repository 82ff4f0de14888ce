"""The packaged program in dist/tooldesk against an empty window that is packaged the same way.

By hand, after make package-folder: .venv/packaging/bin/python tests/benchmarks/bench_package.py.
Limits: first paint at most 1.5 times the empty window's, idle memory (PSS, with what it started)
at most 1.8 times, the archive at most 120 MB.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench_memory import when_still
from bench_startup import EMPTY_WINDOW, ROOT, open_display

DIST = ROOT / "dist"
SPAWNS, WAIT_S = 7, 60
PAINT_LIMIT, MEMORY_LIMIT, LARGEST_MB = 1.5, 1.8, 120


def main() -> int:
    """Measure and print; 1 when a limit is not kept."""
    (archive,) = DIST.glob("tooldesk-*.tar.xz")
    figures = [("archive, MB", archive.stat().st_size / 1e6, LARGEST_MB)]
    with tempfile.TemporaryDirectory() as folder, open_display() as display:
        empty = [str(_package_empty_window(Path(folder)))]
        tooldesk = [str(DIST / "tooldesk" / "tooldesk"), "--data-dir", f"{folder}/data"]
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        environment["TOOLDESK_MARKS"] = "1"
        # the first of each fills the file cache and makes the sample workspace
        runs = [(_run(empty, environment), _run(tooldesk, environment)) for _ in range(SPAWNS)][1:]
    for which, words, limit in ((0, "first paint", PAINT_LIMIT), (1, "memory", MEMORY_LIMIT)):
        base = statistics.median(each[0][which] for each in runs)
        ratio = statistics.median(each[1][which] / each[0][which] for each in runs)
        sys.stdout.write(f"empty packaged window, {words}: {base:.2f} {['s', 'MB'][which]}\n")
        figures.append((f"Tooldesk, {words}, of the empty window's", ratio, limit))
    for words, figure, limit in figures:
        sys.stdout.write(f"{words}: {figure:.2f} (limit {limit})\n")
    return 0 if all(figure <= limit for _, figure, limit in figures) else 1


def _package_empty_window(folder: Path) -> Path:
    """Its program, made by PyInstaller, which leaves out what Tooldesk's package leaves out."""
    script = folder / "empty.py"
    script.write_text(EMPTY_WINDOW, encoding="utf-8")
    words = ["--noconfirm", "--log-level", "ERROR", "--distpath", f"{folder}/dist"]
    for name in ("PySide6.QtQml", "PySide6.QtQuick", "numpy", "tkinter"):
        words += ["--exclude-module", name]
    words += ["--workpath", f"{folder}/work", "--specpath", str(folder), str(script)]
    subprocess.run([sys.executable, "-m", "PyInstaller", *words], check=True)
    return folder / "dist" / "empty" / "empty"


def _run(command: list[str], environment: dict[str, str]) -> tuple[float, float]:
    """Seconds from the spawn to the first paint, and MB once it stands idle."""
    began = time.time()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        try:
            for line in child.stdout:
                if line.startswith("mark painted"):
                    painted = float(line.split()[2]) - began
                    break
                if time.time() - began > WAIT_S:
                    break
            memory = when_still(lambda: sum(map(_pss_mb, _with_children(child.pid))))
        finally:
            child.terminate()
            child.wait(WAIT_S)
    return painted, memory


def _with_children(process_id: int) -> list[int]:
    children = Path(f"/proc/{process_id}/task/{process_id}/children")
    try:
        text = children.read_text(encoding="ascii")
    except FileNotFoundError:  # it ended meanwhile
        return []
    return [process_id, *(each for child in text.split() for each in _with_children(int(child)))]


def _pss_mb(process_id: int) -> float:
    try:
        text = Path(f"/proc/{process_id}/smaps_rollup").read_text(encoding="ascii")
    except (FileNotFoundError, ProcessLookupError):  # it ended meanwhile
        return 0.0
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:")) / 1e3


if __name__ == "__main__":
    sys.exit(main())
