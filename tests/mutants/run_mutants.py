"""make mutants: take each protection out of a copy of the project, and expect red tests.

With names, or the beginnings of them, as arguments it tries only these. Exit code 1: something went
unnoticed, or tests are red without any change.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from mutant import Mutant
from mutants import MUTANTS

ROOT = Path(__file__).resolve().parents[2]
NOT_COPIED = (".git", ".venv", ".*_cache", "__pycache__", ".hypothesis")
LONGEST_S = 600
GREEN, RED = 0, 1

_WITHOUT_CHANGE: dict[str, bool] = {}
"""Whether tests that turned red are green without a change."""


def main(wanted: Sequence[str]) -> int:
    """Print a line a mutant; the exit code."""
    mutants = [each for each in MUTANTS if not wanted or each.name.startswith(tuple(wanted))]
    with TemporaryDirectory(prefix="tooldesk-mutants-") as folder:
        copy = Path(folder, "project")
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*NOT_COPIED), symlinks=True)
        is_good = [_is_noticed(each, copy) for each in mutants]
    print(f"{sum(is_good)} of {len(is_good)} noticed")
    return 0 if all(is_good) else 1


def _is_noticed(mutant: Mutant, copy: Path) -> bool:
    began = time.monotonic()
    before = (copy / mutant.file).read_text(encoding="utf-8")
    (copy / mutant.file).write_text(mutant.applied_to(copy), encoding="utf-8")
    code = _tested(mutant, copy)
    (copy / mutant.file).write_text(before, encoding="utf-8")
    verdict = {RED: "noticed", GREEN: "UNNOTICED"}.get(code, f"NOT TRIED, pytest says {code}")
    if code == RED and not _is_green(mutant, copy):
        verdict = "RED WITHOUT IT, too"
    print(f"{verdict:20} {time.monotonic() - began:5.0f} s  without: {mutant.name}", flush=True)
    return verdict == "noticed"


def _is_green(mutant: Mutant, copy: Path) -> bool:
    """Whether the tests pass without any change; found out once."""
    if mutant.tests not in _WITHOUT_CHANGE:
        _WITHOUT_CHANGE[mutant.tests] = _tested(mutant, copy) == GREEN
    return _WITHOUT_CHANGE[mutant.tests]


def _tested(mutant: Mutant, copy: Path) -> int:
    """The exit code of the tests; those that hang have noticed something, too."""
    search = os.pathsep.join(str(copy / folder) for folder in ("app", "ui", "resources"))
    # a wall that is gone must not look like a machine that has none
    environment = os.environ | {"PYTHONPATH": search, "CI": "1", "QT_QPA_PLATFORM": "offscreen"}
    words = [sys.executable, "-m", "pytest", "-x", *mutant.tests.split()]
    try:
        return subprocess.run(
            words,
            cwd=copy,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=LONGEST_S,
            check=False,
        ).returncode
    except subprocess.TimeoutExpired:
        return RED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
