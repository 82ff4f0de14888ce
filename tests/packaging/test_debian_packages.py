"""Setting up where a person may install nothing: what is missing, and what it costs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "debian_packages.sh"
PACKAGES = re.findall(r"\b(?:lib[\w.+-]+|bubblewrap)\b", SCRIPT.read_text(encoding="utf-8"))
PROGRAMS = ("apt-get", "dpkg-query", "grep", "mktemp", "rm", "sed", "sh", "tail", "uname")

SetUp = Callable[..., "subprocess.CompletedProcess[str]"]

needs_dpkg = pytest.mark.skipif(
    shutil.which("dpkg-query") is None, reason="only Debian has its packages"
)


@pytest.fixture
def set_up(tmp_path: Path) -> SetUp:
    """Runs the script as somebody who is not root and has no sudo, with a dpkg of its own."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in PROGRAMS:
        (programs / name).symlink_to(shutil.which(name) or "/nowhere")
    (programs / "id").write_text("#!/bin/sh\necho 1000\n")
    (programs / "id").chmod(0o755)

    def run(without: str = "") -> subprocess.CompletedProcess[str]:
        entry = "Package: {}\nStatus: install ok installed\nArchitecture: all\nVersion: 1\n"
        installed = [entry.format(name) for name in {*PACKAGES} - {without}]
        (tmp_path / "status").write_text("\n".join(installed), encoding="utf-8")
        environment = {"PATH": str(programs), "DPKG_ADMINDIR": str(tmp_path)}
        return subprocess.run(
            ["/bin/sh", os.fspath(SCRIPT), "run"],
            env=environment,
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )

    return run


@needs_dpkg
def test_nothing_is_said_where_nothing_is_missing(set_up: SetUp) -> None:
    done = set_up()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@needs_dpkg
def test_missing_sandbox_is_told_and_stops_nothing(set_up: SetUp) -> None:
    done = set_up(without="bubblewrap")
    assert done.returncode == 0
    assert "Tools in a sandbox will be refused; everything else works." in done.stderr
    assert "apt-get install bubblewrap" in done.stderr


@needs_dpkg
def test_missing_library_of_qt_is_named(set_up: SetUp) -> None:
    done = set_up(without="libxcb-cursor0")
    assert done.returncode == 1
    assert "The window can't open without these libraries of Qt." in done.stderr
    assert "apt-get install libxcb-cursor0" in done.stderr
