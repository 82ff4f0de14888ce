"""`ToolRegistry.register_wasm_tools`: a folder of modules as tools."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from wasmtime import wat2wasm

from tooldesk import DefinitionError, DuplicateToolError, ToolRegistry, WasmSource

from .conftest import command, saying


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = tmp_path / "modules"
    folder.mkdir()
    for number in (1, 2, 10):
        text = command(*saying(str(number)))
        (folder / f"give_{number}.wasm").write_bytes(wat2wasm(text))
    return folder


def give_1() -> int:
    "A function that is called like a module."
    return 0


def test_each_module_is_a_tool_in_the_order_of_names(folder: Path) -> None:
    registry = ToolRegistry([len_of])
    registry.register_wasm_tools(folder)
    assert registry.names() == ("len_of", "give_1", "give_2", "give_10")
    assert registry.execute("give_10", {"any": "thing"}).structured == 10
    registry.retain(lambda tool: tool.name != "give_2")
    assert registry.names() == ("len_of", "give_1", "give_10")


def len_of(text: str) -> int:
    "How long a text is."
    return len(text)


def test_what_stands_beside_a_module_describes_it(folder: Path) -> None:
    said = {
        "name": "two",
        "description": "Give 2.",
        "input_schema": {"x": "integer"},
        "source": {"memory_mb": 2, "module": "/elsewhere.wasm", "kind": "shell"},
    }
    (folder / "give_2.json").write_text(json.dumps(said), encoding="utf-8")
    registry = ToolRegistry()
    registry.register_wasm_tools(str(folder))
    tool = registry.get("two")
    assert tool.input_schema["required"] == ["x"]
    assert tool.source == WasmSource(kind="wasm", module=str(folder / "give_2.wasm"), memory_mb=2)


def test_name_that_is_taken_adds_nothing_and_names_both(folder: Path) -> None:
    registry = ToolRegistry([give_1])
    with pytest.raises(DuplicateToolError) as caught:
        registry.register_wasm_tools(folder)
    assert "give_1 in" in caught.value.message
    assert "WebAssembly in" in caught.value.message
    assert registry.names() == ("give_1",)
    (folder / "give_2.json").write_text('{"name": "give_10"}', encoding="utf-8")
    with pytest.raises(DuplicateToolError, match=r"give_2\.wasm.*give_10\.wasm"):
        ToolRegistry().register_wasm_tools(folder)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not JSON"),
        ("[]", "no JSON object"),
        ('{"name": "a", "name": "b"}', "stands twice"),
        ('{"name": "no name"}', "is no tool"),
        ('{"source": 5}', "is no tool"),
        ('{"source": {"memory_mb": 0}}', "is no tool"),
        ("[" * 200_000, "."),
    ],
)
def test_description_that_is_none_is_an_error(folder: Path, text: str, words: str) -> None:
    (folder / "give_2.json").write_text(text, encoding="utf-8")
    registry = ToolRegistry()
    with pytest.raises(DefinitionError, match=words) as caught:
        registry.register_wasm_tools(folder)
    assert "give_2.json" in str(caught.value)
    assert registry.names() == ()


def test_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(DefinitionError, match="no such folder"):
        ToolRegistry().register_wasm_tools(tmp_path / "gone")
