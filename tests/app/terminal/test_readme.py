"""What README.md shows of the terminal works as it is pasted."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
NEED_A_KEYRING = ("secrets set", "signers create")


def _lines() -> list[str]:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```sh\nsource .venv/bin/activate\n(.*?)```", text, re.DOTALL)
    lines: list[str] = block.splitlines()
    return [line for line in lines if not any(words in line for words in NEED_A_KEYRING)]


@pytest.mark.timeout(330)  # thirty programs, one after another
def test_every_line_of_the_terminal_block_succeeds(tmp_path: Path) -> None:
    script = 'tooldesk() { "$PYTHON" -m tooldesk "$@"; }\nset -ex\n' + "\n".join(_lines())
    done = subprocess.run(
        ["sh", "-c", script],
        cwd=tmp_path,
        env={
            **os.environ,
            "HOME": str(tmp_path),
            "XDG_DATA_HOME": str(tmp_path / "data"),
            "PYTHON": sys.executable,
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    assert "1024\n" in done.stdout
    assert ">2 outputs<" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "calculator may run 10 times per day." in done.stdout
