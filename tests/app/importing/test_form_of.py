"""What a text that nobody has called an import looks like."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tooldesk.calling.dialect_shapes import SHAPES, write_call
from tooldesk.errors import DefinitionError
from tooldesk.importing.import_text import ImportOrigin, text_of_file
from tooldesk.importing.reading import form_of, read_import

SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}}


def key_of(text: str, path: Path | None = None) -> str:
    form = form_of(text, ImportOrigin(path=path))
    return "" if form is None else form.key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("curl https://e.example/now -H 'A: b'", "curl"),
        (json.dumps({"openapi": "3.1.0", "paths": {}}), "openapi"),
        ("openapi: 3.1.0\npaths: {}\n", "openapi"),
        (json.dumps({"mcpServers": {"files": {"command": "x"}}}), "mcp-servers"),
        (json.dumps([{"name": "weather", "parameters": SCHEMA}]), "specs"),
        (json.dumps({"name": "a", "source": {"kind": "builtin", "function": "b"}}), "tooldesk"),
    ],
)
def test_what_tools_are_made_of_is_recognised(text: str, key: str) -> None:
    assert key_of(text) == key


def test_python_file_is_recognised_by_its_path() -> None:
    assert key_of("def greet(): ...", Path("greet.py")) == "python"
    assert key_of("def greet(): ...") == ""


@pytest.mark.parametrize("dialect", sorted(SHAPES))
def test_call_of_a_model_is_nothing_to_import(dialect: str) -> None:
    assert key_of(write_call(dialect, "weather", {"city": "Oslo", "days": 2})) == ""


@pytest.mark.parametrize(
    "text",
    ["", "I will use curl: it is there.", "note: this is YAML", "{broken", '{"a": 1, "a": 2}'],
)
def test_other_words_are_nothing_to_import(text: str) -> None:
    assert key_of(text) == ""


def test_each_of_several_commands_is_a_tool_with_its_own_body() -> None:
    text = "curl https://a.example/x -H 'X-Api-Key: canary-1'\n"
    text += "$ curl https://a.example/y -H 'X-Api-Key: canary-2' \\\n  -d 'curl=1'\n"
    found = read_import(text)
    get, post = found.tools
    assert (found.kind, get.origin, post.origin) == ("curl commands", "command 1", "command 2")
    assert get.definition is not None
    assert post.definition is not None
    assert (get.definition.source.method, post.definition.source.method) == ("GET", "POST")
    assert [*get.secrets.values()] == ["canary-1"]
    assert not post.secrets, "the first value is not replaced by another"
    assert any("has another value" in note for note in post.notes)
    assert "canary" not in repr(found)


@pytest.mark.parametrize(
    "text",
    [
        'I look.\n<tool_call>\n{"name": "greet", "arguments": {"name": "Ada"}}\n</tool_call>\n',
        'Action: greet\nAction Input: {"name": "Ada"}\n',
    ],
    ids=["no YAML", "YAML"],
)
def test_what_a_model_wrote_is_led_to_where_it_is_run(text: str) -> None:
    with pytest.raises(DefinitionError, match="a call that a model wrote") as caught:
        read_import(text)
    assert "console" in caught.value.next_step
    assert caught.value.line is None


def test_text_that_is_no_yaml_and_holds_no_call_says_where() -> None:
    with pytest.raises(DefinitionError, match="neither JSON nor YAML") as caught:
        read_import("openapi: 3.1.0\npaths: a: b\n")
    assert caught.value.line == 2


def test_folder_says_that_it_can_be_opened_as_a_workspace(tmp_path: Path) -> None:
    with pytest.raises(DefinitionError, match="It is a folder") as caught:
        text_of_file(tmp_path)
    assert "Open workspace" in caught.value.next_step


@pytest.mark.parametrize("text", ["<!DOCTYPE html>\n<p>a: b: c</p>", "\n<html lang='en'><p>a</p>"])
def test_page_about_an_api_is_led_to_the_description_itself(text: str) -> None:
    with pytest.raises(DefinitionError, match="It is a web page") as caught:
        read_import(text)
    assert "openapi.json" in caught.value.next_step
