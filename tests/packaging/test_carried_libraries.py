"""The bill of materials of a folder names CPython and each system library that lies in it."""

from __future__ import annotations

import platform
import shutil
import subprocess
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

MODULE = Path(__file__).resolve().parents[2] / "packaging" / "carried_libraries.py"
PURE = [metadata.distribution("packaging")]

needs_dpkg = pytest.mark.skipif(
    shutil.which("dpkg-query") is None, reason="only Debian says which package a library is of"
)

Carry = Callable[..., list[Any]]


@pytest.fixture
def carried(monkeypatch: pytest.MonkeyPatch) -> Carry:
    monkeypatch.syspath_prepend(str(MODULE.parent))
    from carried_libraries import carried as found

    listed: Carry = found
    return listed


@needs_dpkg
def test_names_what_lies_there_with_version_and_licence(carried: Carry, tmp_path: Path) -> None:
    (tmp_path / "libz.so.1").touch()
    (tmp_path / "python3.11" / "lib-dynload").mkdir(parents=True)
    (tmp_path / "python3.11" / "lib-dynload" / "math.cpython-311-x86_64-linux-gnu.so").touch()
    python, zlib = carried(tmp_path, PURE)
    assert (python.name, python.version) == ("CPython", platform.python_version())
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in python.text.upper()
    asked = ["dpkg-query", "-W", "-f", "${Version}", "zlib1g"]
    version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert (zlib.name, zlib.version, zlib.licence) == ("zlib1g", version, "Zlib")
    assert "Jean-loup Gailly" in zlib.text


@needs_dpkg
def test_a_library_of_unknown_origin_may_not_be_shipped(carried: Carry, tmp_path: Path) -> None:
    (tmp_path / "libnobodys.so.7").touch()
    with pytest.raises(LookupError, match=r"libnobodys\.so\.7 is shipped"):
        carried(tmp_path, PURE)
