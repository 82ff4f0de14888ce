"""Changing a few keys of a tool's file leaves the rest of it as it was written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.workspace.tool_file import read_tool_file
from tooldesk.workspace.tool_file_change import change_tool_file

SOURCE = {"kind": "python", "file": "x.py", "function": "f"}


def write(folder: Path, file: str, **fields: object) -> Path:
    path = folder / file
    path.write_text(json.dumps(fields), encoding="utf-8")
    return path


def test_keys_are_set_and_taken_out_and_the_schema_stays_short(tmp_path: Path):
    path = write(tmp_path, "a.json", name="a", input_schema={"city": "string"}, source=SOURCE)
    change_tool_file(tmp_path, "a", {"max_usage_count": 3, "usage_period": "day"})
    written = json.loads(path.read_text(encoding="utf-8"))
    assert list(written) == ["name", "input_schema", "source", "max_usage_count", "usage_period"]
    assert written["input_schema"] == {"city": "string"}
    assert read_tool_file(path).max_usage_count == 3
    change_tool_file(tmp_path, "a", {"max_usage_count": None, "usage_period": None})
    assert list(json.loads(path.read_text(encoding="utf-8"))) == ["name", "input_schema", "source"]


def test_own_order_of_the_author_is_kept(tmp_path: Path):
    path = write(tmp_path, "a.json", source=SOURCE, name="a")
    change_tool_file(tmp_path, "a", {"max_usage_count": 3})
    assert list(json.loads(path.read_text(encoding="utf-8"))) == [
        "source",
        "name",
        "max_usage_count",
    ]


def test_file_of_another_name_is_found(tmp_path: Path):
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    path = write(tmp_path, "other.json", name="a", source=SOURCE)
    change_tool_file(tmp_path, "a", {"max_usage_count": 3})
    assert read_tool_file(path).max_usage_count == 3
    assert sorted(each.name for each in tmp_path.iterdir()) == ["broken.json", "other.json"]


@pytest.mark.parametrize(
    ("name", "fields", "words"),
    [("b", {"max_usage_count": 3}, "no file of b"), ("a", {"max_usage_count": -1}, "max_usage")],
)
def test_what_can_not_be_changes_nothing(tmp_path: Path, name: str, fields, words: str):
    path = write(tmp_path, "a.json", name="a", source=SOURCE)
    before = path.read_bytes()
    with pytest.raises(DefinitionError, match=words):
        change_tool_file(tmp_path, name, fields)
    assert path.read_bytes() == before
