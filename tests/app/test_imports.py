"""The core runs without Qt: every module is imported where Qt can't be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

BLOCKED = """
import importlib, sys
for name in ("PySide6", "shiboken6", "qasync", "tooldesk_ui"):
    sys.modules[name] = None
for module in sys.argv[1:]:
    importlib.import_module(module)
print(len(sys.argv) - 1)
"""


def modules() -> list[str]:
    files = (ROOT / "app").rglob("*.py")
    dotted = [
        ".".join(file.relative_to(ROOT / "app").with_suffix("").parts) for file in sorted(files)
    ]
    skipped = ("tooldesk.storage.revisions.env", "tooldesk.__main__")
    return [name.removesuffix(".__init__") for name in dotted if name not in skipped]


def test_core_imports_where_qt_is_blocked():
    names = modules()
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED, *names], capture_output=True, text=True, timeout=60
    )
    assert (done.stdout.strip(), done.stderr) == (str(len(names)), "")
