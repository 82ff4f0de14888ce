"""No core file, of Tooldesk or of a tool, is written where secrets would lie in it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

START = """
import resource, sys
_, hard = resource.getrlimit(resource.RLIMIT_CORE)
resource.setrlimit(resource.RLIMIT_CORE, (hard, hard))
from tooldesk.terminal.commands import main
sys.exit(main(sys.argv[1:]))
"""
CODE = """
import resource

def limit() -> int:
    \"\"\"How large a core file of this process may be.\"\"\"
    return resource.getrlimit(resource.RLIMIT_CORE)[0]
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no core files")
@pytest.mark.parametrize("kind", ["python", "shell"])
def test_tool_leaves_no_core_file(kind: str, tmp_path: Path) -> None:
    tools = tmp_path / "workspace" / "tools"
    tools.mkdir(parents=True)
    (tmp_path / "workspace" / "limit.py").write_text(CODE)
    source = {
        "python": {"kind": "python", "file": "limit.py", "function": "limit"},
        "shell": {"kind": "shell", "command": ["sh", "-c", "ulimit -c"]},
    }[kind]
    (tools / "limit.json").write_text(
        json.dumps({"name": "limit", "source": source, "permission": "allow"})
    )
    done = subprocess.run(
        [sys.executable, "-c", START, "run", "limit", "--data-dir", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "0"), done.stderr
