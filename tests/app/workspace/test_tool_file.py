"""Tool files read and write the same, and say the line of what is wrong."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.tool_definition import CachePolicy, PythonSource, ToolDefinition
from tooldesk.workspace.tool_file import (
    parse_tool_file,
    read_tool_file,
    tool_file_text,
    write_tool_file,
)

SOURCE = {"kind": "python", "file": "x.py", "function": "f"}
FULL = ToolDefinition(
    name="add",
    title="Add",
    description="Adds — even ünicode.",
    input_schema={"type": "object", "properties": {"a": {"type": "integer"}}},
    source=PythonSource(file="x.py", function="f"),
    env_vars=(EnvVar(name="KEY"),),
    max_usage_count=0,
    cache=CachePolicy(enabled=True),
    tags=("maths",),
)


@pytest.mark.parametrize(
    "definition", [FULL, ToolDefinition(name="x", source=PythonSource(file="x.py", function="f"))]
)
def test_written_definition_is_read_back_equal(tmp_path: Path, definition):
    write_tool_file(tmp_path / "tools" / "t.json", definition)
    assert read_tool_file(tmp_path / "tools" / "t.json") == definition
    assert [path.name for path in (tmp_path / "tools").iterdir()] == ["t.json"]


def test_file_has_a_stable_order_and_no_defaults():
    keys = list(json.loads(tool_file_text(FULL)))
    fields = [name for name in ToolDefinition.model_fields if name in keys]
    assert keys == fields
    assert "timeout_s" not in keys
    assert tool_file_text(FULL).endswith("}\n")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "not JSON"),
        ('{\n "name": "a",\n', 3, "not JSON"),
        ("[1]", 1, "one JSON object"),
        ("[" * 100_000, 1, "too deep"),
        ("9" * 5_000, None, "a number in it is too long"),
        ('{"name": "a"}', 1, "source: is required and missing"),
        ('{\n "name": "no spaces",\n "source": %s}', 2, "name: "),
        ('{\n "name": "a",\n "colour": 1,\n "source": %s}', 3, "colour: is not a key"),
        ('{\n "name": "a",\n "source": %s,\n "timeout_s": -1}', 4, "timeout_s: "),
        ('{\n "name": "a",\n "source": %s,\n\n "input_schema": {"a": 3}}', 5, "a"),
        ('{"name": "a", "source": {"kind": "magic"}}', 1, "kind"),
        (
            '{"name": "a",\n "source": %s,\n "enabled": "false"}',
            3,
            "enabled: must be true or false",
        ),
        ('{"name": "a",\n "source": %s,\n "enabled": 0}', 3, "enabled: must be true or false"),
        ('{"name": "a",\n "source": %s,\n "is_idempotent": "no"}', 3, "is_idempotent: must be"),
        ('{"name": "a",\n "source": %s, "cache":\n {"enabled": 1}}', 3, "cache.enabled: must be"),
        ('{"name": "a",\n "source": %s,\n "max_retries": true}', 3, "max_retries: must be a whole"),
        ('{"name": "a",\n "source": %s,\n "timeout_s": "9"}', 3, "timeout_s: must be a number"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, text: str, line, reason):
    path = tmp_path / "t.json"
    written = text.replace("%s", json.dumps(SOURCE))
    path.write_text(written, encoding="utf-8")
    with pytest.raises(DefinitionError) as caught:
        read_tool_file(path)
    assert path.read_text(encoding="utf-8") == written
    assert (caught.value.path, caught.value.line) == (path, line)
    assert reason in caught.value.message


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"\xff\xfe{}", "not UTF-8"), (b" " * 1_000_001, "larger than 1000000 bytes")],
)
def test_file_that_is_no_text_is_refused(tmp_path: Path, content, reason):
    (tmp_path / "t.json").write_bytes(content)
    with pytest.raises(DefinitionError, match=reason):
        read_tool_file(tmp_path / "t.json")


def test_pipe_among_the_tool_files_is_refused_without_waiting_for_it(tmp_path: Path):
    os.mkfifo(tmp_path / "t.json")
    with pytest.raises(DefinitionError, match="not a file") as caught:
        read_tool_file(tmp_path / "t.json")
    # servers.json is read in the same way, and isn't in tools/
    assert "in the place of t.json" in caught.value.next_step


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/tty", "/dev/stdin", "/proc/kmsg"])
def test_device_among_the_tool_files_is_refused(tmp_path: Path, device: str):
    if not os.path.exists(device):
        pytest.skip(f"there is no {device}")
    (tmp_path / "t.json").symlink_to(device)
    with pytest.raises(DefinitionError) as caught:
        read_tool_file(tmp_path / "t.json")
    assert caught.value.message in ("not a file", "can't be read: Operation not permitted")
    assert caught.value.next_step


def test_key_that_stands_twice_is_refused_with_both_places(tmp_path: Path):
    text = '{"name": "a",\n "source": {"kind": "shell", "command": ["a"]},\n "\\u006eame": "b"}'
    (tmp_path / "t.json").write_text(text, encoding="utf-8")
    with pytest.raises(DefinitionError) as caught:
        read_tool_file(tmp_path / "t.json")
    assert caught.value.message == 'the key "name" stands twice in one object, on lines 1 and 3'
    assert caught.value.line == 3


def test_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "t.json"
    write_tool_file(path, FULL)
    before = path.read_text(encoding="utf-8")

    def full_disk(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        write_tool_file(path, FULL.model_copy(update={"title": "New"}))
    assert path.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("half", ["\\ud800", "\\uDFFF", "\ud83d"])
def test_half_a_character_is_refused_and_a_whole_one_is_not(half: str):
    text = '{"name": "a", "description": "%s", "source": {"file": "a.py", "function": "a"}}'
    with pytest.raises(DefinitionError, match="half of a character"):
        parse_tool_file(text % half, Path("a.json"))
    whole = parse_tool_file(text % "\\ud83d\\ude00 😀", Path("a.json"))
    assert whole.description == "😀 😀"
