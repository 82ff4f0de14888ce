"""The real program, a real keyring: a call stops for want of a secret, and runs once it is set."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from app.paths import AppPaths

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
OUTPUT = HERE / "output"
CANARY = "wk-canary-0815-4711"
CODE = '''
import os

def weather(city: str) -> str:
    """Look up the weather."""
    key = os.environ["WEATHER_KEY"]
    return f"Sunny in {city}, key of {len(key)} characters: {key}"
'''
WITH_KEYRING = (
    "printf test-password | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1;"
    ' exec "$@"'
)
CALL = '{"name": "weather", "arguments": {"city": "Oslo"}}'


def test_missing_secret_is_set_from_the_stopped_call_and_the_call_runs(
    display: str, paths: AppPaths, write_tool, tmp_path: Path
):
    OUTPUT.mkdir(exist_ok=True)
    schema = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
    write_tool("weather", CODE, input_schema=schema, env_vars=[{"name": "WEATHER_KEY"}])
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
    folders = ["--data-dir", str(paths.data_dir), "--workspace", str(paths.workspace_dir)]
    program = [sys.executable, "-m", "ui", *folders]
    words = [str(HERE / "drive_secrets.py"), str(OUTPUT), CALL, CANARY, "--", *program]
    done = subprocess.run(
        ["dbus-run-session", "--", "sh", "-c", WITH_KEYRING, "sh", "/usr/bin/python3", *words],
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
    length = len(CANARY)
    assert seen["result"] == f"Sunny in Oslo, key of {length} characters: •••WEATHER_KEY•••"
    assert [words for words in seen["shown"] if CANARY in words] == []
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path for path in files if CANARY.encode() in path.read_bytes()] == []
