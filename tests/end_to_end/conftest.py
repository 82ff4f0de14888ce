"""A virtual screen, and the real program on it, driven over the accessibility bus."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
OUTPUT = HERE / "output"
PATIENCE_S = 30.0
UNLOCK = "printf test-password | gnome-keyring-daemon --unlock --components=secrets"
WITH_KEYRING = ("sh", "-c", f'{UNLOCK} >/dev/null 2>&1; exec "$@"', "sh")


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """A virtual screen with a window manager, which runs: without one nothing gets the keys."""
    reading, writing = os.pipe()
    # a server resets itself, and drops who comes just then, when the last of its clients goes
    screen = ["-noreset", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    screen += ["-displayfd", str(writing)]
    with subprocess.Popen(
        ["Xvfb", *screen], pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        with os.fdopen(reading) as number:
            name = f":{number.readline().strip()}"
        environment = os.environ | {"DISPLAY": name}
        begun = tmp_path / "window_manager"
        command = ["openbox", "--startup", f"touch {begun}"]
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as manager:
            ends_at = time.monotonic() + PATIENCE_S
            while not begun.exists():
                assert manager.poll() is None, "openbox has ended"
                assert time.monotonic() < ends_at, "openbox does not begin"
                time.sleep(0.02)
            yield name
            manager.terminate()
        server.terminate()


@pytest.fixture
def drive(display: str, tmp_path: Path) -> Callable[..., dict[str, Any]]:
    """Runs a driver on the program, whose data is in tmp_path / "data"; gives what it saw."""

    def run(
        driver: str, *words: str, options: Sequence[str] = (), has_keyring: bool = False
    ) -> dict[str, Any]:
        OUTPUT.mkdir(exist_ok=True)
        # what a session before left running, such as its keyring, is none of this one's
        runtime = tmp_path / f"runtime{len(list(tmp_path.glob('runtime*')))}"
        for folder in (tmp_path / "home", runtime):
            folder.mkdir(mode=0o700, exist_ok=True)
        if not (data := tmp_path / "data").exists():
            data.mkdir(mode=0o700)
            # a person who saw the tour; it would lie over what the stories click
            (data / "window.json").write_text('{"tour": "seen"}', encoding="utf-8")
        environment = {
            "PATH": os.environ["PATH"],
            "DISPLAY": display,
            "HOME": str(tmp_path / "home"),
            "XDG_RUNTIME_DIR": str(runtime),
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "LANG": "C.UTF-8",
        }
        program = [
            sys.executable,
            "-m",
            "tooldesk_ui",
            "--data-dir",
            str(tmp_path / "data"),
            *options,
        ]
        command = ["/usr/bin/python3", str(HERE / driver), str(OUTPUT), *words, "--", *program]
        done = subprocess.run(
            ["dbus-run-session", "--", *(WITH_KEYRING if has_keyring else ()), *command],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=110,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        seen: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return seen

    return run
