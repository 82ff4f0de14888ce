"""Names and schemas are read from tool files without building whole definitions."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tooldesk.workspace.tool_files import read_tool_files
from tooldesk.workspace.tool_schemas import read_tool_schemas

SOURCE = {"file": "x.py", "function": "f"}
SCHEMA = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}


def write(folder: Path, file: str, **fields: object) -> None:
    (folder / file).write_text(json.dumps(fields), encoding="utf-8")


def test_short_and_full_notation_and_none_give_the_schema_of_the_definition(tmp_path: Path):
    write(tmp_path, "short.json", name="short", source=SOURCE, input_schema={"a": "integer"})
    write(tmp_path, "full.json", name="full", source=SOURCE, input_schema=SCHEMA)
    write(tmp_path, "none.json", name="none", source=SOURCE)
    write(tmp_path, "null.json", name="null", source=SOURCE, input_schema={})
    schemas, faults = read_tool_schemas(tmp_path)
    found, *_ = read_tool_files(tmp_path)
    assert schemas == {each.name: each.input_schema for each in found}
    assert schemas["short"] == SCHEMA
    assert len(schemas) == 4
    assert faults == ()


def test_first_file_of_a_name_counts(tmp_path: Path):
    write(tmp_path, "a.json", name="same", source=SOURCE, input_schema={"first": "string"})
    write(tmp_path, "b.json", name="same", source=SOURCE, input_schema={"second": "string"})
    schemas, _ = read_tool_schemas(tmp_path)
    assert list(schemas["same"]["properties"]) == ["first"]


def test_what_else_is_wrong_with_a_tool_leaves_its_schema(tmp_path: Path):
    write(tmp_path, "a.json", name="add", source={}, input_schema=SCHEMA, typo=True)
    assert read_tool_schemas(tmp_path) == ({"add": SCHEMA}, ())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "not JSON"),
        ("[]", "holds one JSON object"),
        ('{"source": {"file": "x.py", "function": "f"}}', "name: is required and missing"),
        ('{"name": "no spaces"}', "name: "),
        ('{"name": 1, "source": {"file": "x.py", "function": "f"}}', "name: "),
        ('{"name": "a", "input_schema": {"b": "strng"}}', "not a type"),
        ('{"name": "a", "input_schema": 3, "source": {"file": "x", "function": "f"}}', "schema"),
        ('{"name": "\\ud800", "source": {"file": "x", "function": "f"}}', "half of a character"),
        ('{"name": ' + "[" * 100_000, "nested too deep"),
        ("", "not JSON"),
    ],
)
def test_what_has_no_name_or_schema_is_told_in_words(tmp_path: Path, text: str, reason: str):
    (tmp_path / "bad.json").write_text(text, encoding="utf-8")
    write(tmp_path, "good.json", name="good", source=SOURCE)
    schemas, faults = read_tool_schemas(tmp_path)
    assert list(schemas) == ["good"]
    ((path, words),) = faults
    assert path.name == "bad.json"
    assert reason in words


def test_folder_that_is_not_there_has_none(tmp_path: Path):
    assert read_tool_schemas(tmp_path / "gone") == ({}, ())


def test_good_files_need_no_model_of_pydantic(tmp_path: Path):
    write(tmp_path, "a.json", name="add", source=SOURCE, input_schema={"a": "integer"})
    code = (
        "import sys; from pathlib import Path\n"
        "from tooldesk.workspace.tool_schemas import read_tool_schemas\n"
        "assert read_tool_schemas(Path(sys.argv[1]))[0]; assert 'pydantic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], timeout=60, check=True)
