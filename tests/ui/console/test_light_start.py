"""The console can be painted before the core's heavy libraries are imported."""

from __future__ import annotations

import subprocess
import sys

HEAVY = ("pydantic", "sqlalchemy", "jsonschema", "jsonschema_rs", "rapidfuzz", "json_repair")


def test_screen_is_imported_without_the_core() -> None:
    code = (
        "import sys, tooldesk_ui.console.console_screen\n"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == "[]"
