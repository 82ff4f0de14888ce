"""The real program, a real keyring: a call waits for a secret, or for the keyring, and goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tooldesk.paths import AppPaths

CANARY = "wk-canary-0815-4711"
CODE = '''
import os

def weather(city: str) -> str:
    """Look up the weather."""
    key = os.environ["WEATHER_KEY"]
    return f"Sunny in {city}, key of {len(key)} characters: {key}"
'''
CALL = '{"name": "weather", "arguments": {"city": "Oslo"}}'


def test_call_goes_on_once_its_secret_is_set_or_its_keyring_is_unlocked(
    drive: Callable[..., dict[str, Any]], paths: AppPaths, write_tool, tmp_path: Path
):
    schema = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
    write_tool("weather", CODE, input_schema=schema, env_vars=[{"name": "WEATHER_KEY"}])
    options = ["--workspace", str(paths.workspace_dir)]
    seen = drive("drive_secrets.py", CALL, CANARY, options=options, has_keyring=True)
    assert seen["exit_code"] == 0
    # the same keyring, which nobody unlocked at the login
    locked = drive("drive_locked_keyring.py", CALL, options=options)
    assert locked["exit_code"] == 0
    assert locked["summary"] == "1 variable, 1 locked"
    assert locked["result"] == seen["result"]
    seen["shown"] += locked["shown"]
    length = len(CANARY)
    assert seen["result"] == f"Sunny in Oslo, key of {length} characters: •••WEATHER_KEY•••"
    assert [words for words in seen["shown"] if CANARY in words] == []
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path for path in files if CANARY.encode() in path.read_bytes()] == []
