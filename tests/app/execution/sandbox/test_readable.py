"""What an interpreter needs to be able to read, found without starting it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooldesk.execution.sandbox.readable import interpreter_files


@pytest.fixture
def python(tmp_path: Path):
    """Makes what looks like an installed Python; gives its program."""

    def make(name: str) -> Path:
        library = tmp_path / name / "lib" / "python3.11"
        library.mkdir(parents=True)
        (library / "os.py").touch()
        program = tmp_path / name / "bin" / "python3"
        program.parent.mkdir()
        program.touch()
        return program

    return make


def test_interpreter_is_read_with_its_library(python) -> None:
    program = python("one")
    found = interpreter_files(str(program))
    assert {str(program), str(program.parent.parent / "lib")} <= set(found)


def test_link_that_leads_to_another_python_is_followed_anew(python, tmp_path: Path) -> None:
    one, two, link = python("one"), python("two"), tmp_path / "python"
    link.symlink_to(one)
    assert str(one) in interpreter_files(str(link))
    link.unlink()
    link.symlink_to(two)
    found = interpreter_files(str(link))
    assert str(two.parent.parent / "lib") in found
    assert str(one) not in found


def test_program_that_is_replaced_behind_its_link_is_looked_at_anew(python, tmp_path: Path) -> None:
    one, two, link = python("one"), python("two"), tmp_path / "python"
    middle = tmp_path / "middle"
    middle.symlink_to(one)
    link.symlink_to(middle)
    assert str(one) in interpreter_files(str(link))
    middle.unlink()
    middle.symlink_to(two)
    assert str(two) in interpreter_files(str(link))
