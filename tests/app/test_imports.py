"""The core runs without Qt and without what Windows lacks: every module is imported there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "tests" / "app" / "systems" / "imports_elsewhere.py"
SKIPPED = ("tooldesk.storage.revisions.env", "tooldesk.__main__")
OF_OTHERS = ("tooldesk.systems.linux", "tooldesk.systems.posix", "tooldesk.systems.macos")


def modules() -> list[str]:
    files = (ROOT / "app").rglob("*.py")
    dotted = [
        ".".join(file.relative_to(ROOT / "app").with_suffix("").parts) for file in sorted(files)
    ]
    return [name.removesuffix(".__init__") for name in dotted if name not in SKIPPED]


def test_core_imports_where_qt_is_blocked_and_then_where_nothing_of_posix_is():
    names = modules()
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *names], capture_output=True, text=True, timeout=110
    )
    on_windows = [name for name in names if not name.startswith(OF_OTHERS)]
    assert done.stderr == ""
    assert list(map(int, done.stdout.split())) == [len(names), len(on_windows)]
