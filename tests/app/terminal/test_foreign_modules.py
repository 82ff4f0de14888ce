"""A folder that the program is started in gives it no modules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SHADOWS = ("argparse", "asyncio", "json", "platformdirs", "pydantic", "sitecustomize", "sqlite3")


@pytest.mark.parametrize("program", ["tooldesk", "tooldesk_ui"])
def test_modules_of_the_folder_that_it_is_started_in_do_not_run(
    tmp_path: Path, program: str
) -> None:
    for name in SHADOWS:
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'mark')!r}, 'a')\n")
    done = subprocess.run(
        [sys.executable, "-m", program, "tools", "list", "--data-dir", str(tmp_path / "data")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert not (tmp_path / "mark").exists(), done.stderr
    assert done.returncode == 0, done.stderr


def test_program_runs_from_the_folder_of_its_own_code() -> None:
    folder = Path(__file__).parents[3] / "app"
    done = subprocess.run(
        [sys.executable, "-m", "tooldesk", "guide", "tour"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
