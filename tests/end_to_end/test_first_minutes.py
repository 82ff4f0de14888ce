"""The real program on a virtual screen: paste a sample, press Run, read the result back."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
OUTPUT = HERE / "output"
SAMPLES = ROOT / "resources" / "sample_workspace" / "samples"


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen with a window manager."""
    reading, writing = os.pipe()
    screen = ["-screen", "0", "1280x800x24", "-nolisten", "tcp", "-displayfd", str(writing)]
    with subprocess.Popen(
        ["Xvfb", *screen], pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        with os.fdopen(reading) as number:
            name = f":{number.readline().strip()}"
        environment = os.environ | {"DISPLAY": name}
        with subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL) as manager:
            yield name
            manager.terminate()
        server.terminate()


def test_pasted_sample_runs_to_a_result(display: str, tmp_path: Path):
    OUTPUT.mkdir(exist_ok=True)
    for folder in ("home", "runtime"):
        (tmp_path / folder).mkdir(mode=0o700)
    environment = {
        "PATH": os.environ["PATH"],
        "DISPLAY": display,
        "HOME": str(tmp_path / "home"),
        "XDG_RUNTIME_DIR": str(tmp_path / "runtime"),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LANG": "C.UTF-8",
    }
    sample = sorted(SAMPLES.glob("*.txt"))[0].read_text(encoding="utf-8")
    program = [sys.executable, "-m", "ui", "--data-dir", str(tmp_path / "data")]
    driver = ["/usr/bin/python3", str(HERE / "drive_window.py"), str(OUTPUT), sample, "--"]
    done = subprocess.run(
        ["dbus-run-session", "--", *driver, *program],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout.splitlines()[-1])
    assert seen["exit_code"] == 0
    assert seen["result"]
    assert {"Parse passed", "Select passed", "Validate passed", "Execute passed"} <= set(
        seen["stages"]
    )
    assert (OUTPUT / "light.png").stat().st_size > 10_000
    assert (tmp_path / "data" / "workspace" / "tools").is_dir()
