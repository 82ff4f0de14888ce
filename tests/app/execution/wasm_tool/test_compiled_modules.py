"""Native code comes from our own folder only, and only as we wrote it."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest
from wasmtime import Module, wat2wasm

from tooldesk.execution.wasm_tool.compiled_modules import (
    MOST_IN_MEMORY,
    MOST_ON_DISK,
    CompiledModules,
    NotUsableError,
)

CODE = bytes(wat2wasm('(module (func (export "_start")))'))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "compiled"


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts how often a module is compiled anew."""
    found: list[int] = []
    compile_it = Module.__init__

    def counted(self: Module, engine: object, code: object) -> None:
        found.append(1)
        compile_it(self, engine, code)  # type: ignore[arg-type]

    monkeypatch.setattr(Module, "__init__", counted)
    return found


def get(folder: Path | None, tmp_path: Path, code: bytes = CODE) -> Module:
    file = tmp_path / "a.wasm"
    file.write_bytes(code)
    compiled = CompiledModules(folder and str(folder))
    found = compiled.get(str(file), hashlib.sha256(code).hexdigest())
    assert isinstance(found, Module)
    return found


def test_what_was_compiled_once_is_only_read(
    folder: Path, tmp_path: Path, compilations: list[int]
) -> None:
    get(folder, tmp_path)
    get(folder, tmp_path)
    assert len(compilations) == 1
    assert folder.stat().st_mode & 0o777 == 0o700
    (file,) = folder.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600


def test_damaged_or_foreign_code_is_compiled_anew(
    folder: Path, tmp_path: Path, compilations: list[int]
) -> None:
    get(folder, tmp_path)
    (file,) = folder.iterdir()
    content = file.read_bytes()
    elsewhere = tmp_path / "elsewhere.cwasm"
    elsewhere.write_bytes(content)
    elsewhere.chmod(0o600)

    def damage() -> None:
        file.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))

    def cut_off() -> None:
        file.write_bytes(content[: len(content) // 2])

    def open_to_others() -> None:
        file.write_bytes(content)
        file.chmod(0o666)

    def link() -> None:
        file.unlink()
        file.symlink_to(elsewhere)

    for number, change in enumerate((damage, cut_off, open_to_others, link), start=2):
        change()
        get(folder, tmp_path)
        assert len(compilations) == number, change.__name__
    get(folder, tmp_path)
    assert len(compilations) == number


def test_folder_that_others_may_write_to_is_not_used(
    folder: Path, tmp_path: Path, compilations: list[int]
) -> None:
    folder.mkdir()
    folder.chmod(0o777)
    get(folder, tmp_path)
    get(folder, tmp_path)
    assert len(compilations) == 2
    assert list(folder.iterdir()) == []


def test_link_in_the_place_of_the_folder_is_not_followed(folder: Path, tmp_path: Path) -> None:
    real = tmp_path / "real"
    real.mkdir(mode=0o700)
    folder.symlink_to(real)
    get(folder, tmp_path)
    assert list(real.iterdir()) == []


def test_file_that_changed_since_it_was_judged_is_not_run(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.wasm"
    file.write_bytes(CODE)
    with pytest.raises(NotUsableError, match="changed"):
        CompiledModules(str(folder)).get(str(file), hashlib.sha256(b"other").hexdigest())


def test_neither_memory_nor_folder_grows_for_ever(folder: Path, tmp_path: Path) -> None:
    compiled = CompiledModules(str(folder))
    file = tmp_path / "a.wasm"
    for number in range(MOST_ON_DISK + 3):
        code = bytes(wat2wasm(f'(module (func (export "_start")) (func (export "f{number}")))'))
        file.write_bytes(code)
        compiled.get(str(file), hashlib.sha256(code).hexdigest())
    assert len(os.listdir(folder)) == MOST_ON_DISK
    assert len(compiled._ready) == MOST_IN_MEMORY
