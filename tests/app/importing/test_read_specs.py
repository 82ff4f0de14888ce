"""Specs of every API become described tools, and what is exported comes back as it was."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tooldesk import StreamReader, parse
from tooldesk.calling.streaming.stream_events import CallBegun
from tooldesk.errors import DefinitionError
from tooldesk.exporting.export import export_specs
from tooldesk.exporting.finding import Verdict
from tooldesk.exporting.spec_format import FORMATS
from tooldesk.importing.import_text import ImportOrigin
from tooldesk.importing.reading import read_import
from tooldesk.importing.tool_plan import plan_tools
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import ToolDefinition

SCHEMA = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "description": "Where."},
        "unit": {"type": ["string", "null"], "enum": ["c", "f", None]},
        "days": {"type": "array", "items": {"type": "integer", "minimum": 1}},
    },
    "required": ["city"],
}


def described(**fields: Any) -> ToolDefinition:
    whole: dict[str, Any] = {
        "name": "get_weather",
        "description": "The weather.",
        "input_schema": SCHEMA,
        "source": {"kind": "person"},
        "timeout_s": 600,
    }
    return ToolDefinition.model_validate(whole | fields)


@pytest.mark.parametrize("key", FORMATS)
def test_export_comes_back_as_the_tool_that_it_was(key: str) -> None:
    text = json.dumps(export_specs([described()], key).document)
    (tool,) = read_import(text).tools
    assert tool.definition == described()
    assert tool.notes == ()


def test_mcp_gives_back_titles_results_and_hints() -> None:
    output = {"type": "object", "properties": {"sky": {"type": "string"}}}
    tool = described(title="Weather", output_schema=output, is_idempotent=True)
    (read,) = read_import(json.dumps(export_specs([tool], "mcp").document)).tools
    assert read.definition == tool


def test_strict_export_comes_back_with_what_strict_mode_says() -> None:
    text = json.dumps(export_specs([described()], "openai-responses", strict=True).document)
    (tool,) = read_import(text).tools
    assert tool.definition is not None
    assert tool.definition.input_schema["required"] == ["city", "unit", "days"]
    assert tool.notes == ("strict mode is a choice of each export here",)


@pytest.mark.parametrize(
    ("document", "kind", "names"),
    [
        ({"model": "m", "tools": [{"name": "a", "input_schema": {}}]}, "Anthropic", ["a"]),
        ({"result": {"tools": [{"name": "a", "inputSchema": SCHEMA}]}}, "MCP", ["a"]),
        ([{"functionDeclarations": [{"name": "a"}, {"name": "b"}]}], "Gemini", ["a", "b"]),
        ({"name": "a", "description": "", "parameters": SCHEMA}, "Function specs", ["a"]),
        ([{"type": "function", "name": "a", "parameters": None}], "Responses", ["a"]),
        # what pydantic's model_json_schema() gives, and a list of these
        ({"title": "Place", "description": "A place.", **SCHEMA}, "Function specs", ["Place"]),
        ([{"title": "A", **SCHEMA}, {"title": "B", **SCHEMA}], "Function specs", ["A", "B"]),
    ],
)
def test_forms_are_told_apart(document: Any, kind: str, names: list[str]) -> None:
    read = read_import(json.dumps(document))
    assert kind in read.kind
    assert [tool.name for tool in read.tools] == names
    assert all(tool.definition is not None for tool in read.tools)


def test_types_in_capitals_and_nullable_are_json_schema_here() -> None:
    parameters = {
        "type": "OBJECT",
        "properties": {
            "n": {"type": "INTEGER", "nullable": True},
            "unit": {"type": "STRING", "enum": ["STRING"]},
        },
    }
    (tool,) = read_import(json.dumps([{"name": "a", "parameters": parameters}])).tools
    assert tool.definition is not None
    assert tool.definition.input_schema["properties"] == {
        "n": {"type": ["integer", "null"]},
        "unit": {"type": "string", "enum": ["STRING"]},
    }


def test_tools_of_the_provider_and_what_is_no_spec_are_told_and_the_rest_is_read() -> None:
    specs = [
        {"type": "web_search_20250305", "name": "web_search"},
        {"type": "function", "function": {"name": "", "parameters": SCHEMA}},
        "calculator",
        {"name": "get weather now", "input_schema": SCHEMA},
        {"name": "get_weather_now", "input_schema": SCHEMA},
        {"name": "bad", "input_schema": {"city": "strnig"}},
    ]
    tools = read_import(json.dumps(specs)).tools
    assert [tool.definition is None for tool in tools] == [True, True, True, False, False, True]
    assert "of the provider itself" in tools[0].problem
    assert "no name" in tools[1].problem
    assert (tools[3].name, tools[3].notes) == ("get_weather_now", ("called get weather now there",))
    assert tools[4].name == "get_weather_now_2"
    assert "strnig" in tools[5].problem


def test_nothing_that_stands_in_specs_is_allowed_or_run() -> None:
    spec = {
        "name": "a",
        "input_schema": SCHEMA,
        "permission": "allow",
        "source": {"kind": "shell", "command": ["rm"]},
    }
    (own,) = read_import(json.dumps(spec)).tools
    assert own.definition is not None
    assert own.definition.permission is Permission.ASK
    del spec["source"]
    (tool,) = read_import(json.dumps(spec)).tools
    assert tool.definition is not None
    assert tool.definition.source.kind == "person"
    shell = {"kind": "shell", "command": ["rm"]}
    spec = {"type": "function", "name": "a", "parameters": SCHEMA, "source": shell}
    (tool,) = read_import(json.dumps([spec]), "specs").tools
    assert tool.definition is not None
    assert tool.definition.source.kind == "person"


def test_functions_of_a_file_ask_whatever_they_declare(tmp_path: Path) -> None:
    file = tmp_path / "mod.py"
    code = '@tool(permission="allow")\ndef run(a: int) -> int:\n    """Run."""\n    return a\n'
    file.write_text(f"from tooldesk import tool\n\n\n{code}", encoding="utf-8")
    origin = ImportOrigin(path=file, folder=tmp_path)
    (read,) = read_import(code, origin=origin).tools
    assert read.definition is not None
    assert read.definition.permission is Permission.ASK


def test_declarations_as_the_sdk_for_python_spells_them_are_read() -> None:
    one = {"name": "one", "parameters_json_schema": SCHEMA, "response_json_schema": SCHEMA}
    two = {
        "name": "two",
        "parameters": {"type": "ARRAY", "minItems": "1", "default": {"minItems": "1"}},
        "response": {"type": "OBJECT"},
        "behavior": "NON_BLOCKING",
    }
    for document in ({"function_declarations": [one]}, [one], {"functionDeclarations": [one]}):
        (tool,) = read_import(json.dumps(document)).tools
        assert tool.definition is not None
        assert (tool.definition.input_schema, tool.definition.output_schema) == (SCHEMA, SCHEMA)
    listed = [{"function_declarations": [two]}, {"googleSearch": {}}, {"code_execution": {}}]
    tool, *own = read_import(json.dumps({"tools": listed})).tools
    assert tool.origin == "tools[0].function_declarations[0]"
    assert tool.notes == ("behavior is left out: calls are awaited",)
    assert tool.definition is None, "its input is no object"
    assert [each.name for each in own] == ["googleSearch", "code_execution"]
    assert all("of the provider itself" in each.problem for each in own)
    declared = {
        "name": "two",
        "parameters": {"type": "OBJECT", "properties": {"a": two["parameters"]}},
    }
    (tool,) = read_import(json.dumps([declared])).tools
    assert tool.definition is not None
    member = tool.definition.input_schema["properties"]["a"]
    assert member == {"type": "array", "minItems": 1, "default": {"minItems": "1"}}


def test_what_a_definition_has_no_place_for_is_told() -> None:
    custom = {"type": "custom", "name": "code", "format": {"type": "grammar"}}
    (tool,) = read_import(json.dumps([custom, {"name": "a", "input_schema": SCHEMA}])).tools[:1]
    assert tool.notes == ("format is left out: a call gives an object here, not free text",)
    cached = {"name": "a", "input_schema": SCHEMA, "cache_control": {"type": "ephemeral"}}
    (tool,) = read_import(json.dumps(cached)).tools
    assert tool.notes == ("cache_control is left out: for requests",)


def in_crm(name: str, **fields: Any) -> ToolDefinition:
    group = {"name": "crm", "description": "Customers.", **fields}
    return described(name=name, namespace=group)


def test_members_that_are_not_taken_are_named() -> None:
    spec = {
        "name": "a",
        "inputSchema": SCHEMA,
        "icons": [{"src": "https://example.com/a.png"}],
        "_meta": {"owner": "x"},
        "annotations": {"title": "A", "idempotentHint": True, "destructiveHint": False},
        "x-rank": 3,
        "x-empty": "",
    }
    [tool] = read_import(json.dumps(spec)).tools
    assert tool.definition is not None
    assert tool.definition.title == "A"
    assert tool.definition.is_idempotent
    assert tool.notes == (
        "icons is left out: tools have none here",
        "_meta is left out: it is between a server and its client",
        "left out, as a tool has no place for it: x-rank, annotations.destructiveHint",
    )


def test_thousands_of_members_are_counted() -> None:
    spec = {"name": "a", "inputSchema": SCHEMA} | {f"x-{n}": n + 1 for n in range(3_000)}
    [tool] = read_import(json.dumps(spec)).tools
    [note] = tool.notes
    assert note.endswith("x-9 and 2,990 more")


def test_namespaces_of_responses_come_back_as_they_were() -> None:
    tools = [in_crm("crm.list_orders"), described(name="get"), in_crm("crm.get")]
    export = export_specs(tools, "openai-responses")
    assert export.findings == ()
    group, alone = export.document
    assert (group["type"], group["name"], group["description"]) == (
        "namespace",
        "crm",
        "Customers.",
    )
    assert [each["name"] for each in group["tools"]] == ["list_orders", "get"]
    assert alone["name"] == "get"
    for document in (export.document, {"tools": export.document}):
        back = {each.name: each for each in read_import(json.dumps(document)).tools}
        assert {each.name: back[each.name].definition for each in tools} == {
            each.name: each for each in tools
        }
        assert back["crm.get"].group == ("crm",)
    assert [each.name for each in read_import(json.dumps(group)).tools] == [
        "crm.list_orders",
        "crm.get",
    ]


def test_import_without_namespaces_leaves_those_that_are_there() -> None:
    old = in_crm("crm.get")
    there: Any = SimpleNamespace(definitions={old.name: old}, unreadable_names={})
    text = json.dumps([{"name": "crm.get", "description": "Other.", "inputSchema": SCHEMA}])
    (planned,) = plan_tools(read_import(text).tools, there)
    assert planned.definition is not None
    assert (planned.definition.description, planned.definition.namespace) == (
        "Other.",
        old.namespace,
    )


def test_what_a_format_does_to_namespaces_is_told() -> None:
    (left_out,) = export_specs([in_crm("crm.get")], "mcp").findings
    assert (left_out.pointer, left_out.verdict) == ("/namespace", Verdict.PASS)
    tools = [in_crm("orders"), in_crm("crm.orders"), in_crm("crm.a.b", description="Other.")]
    export = export_specs(tools, "openai-responses")
    (group,) = export.document
    assert [each["name"] for each in group["tools"]] == ["orders", "crm_orders", "a_b"]
    assert group["description"] == "Customers."
    assert [(each.tool_name, each.pointer) for each in export.findings] == [
        ("orders", "/name"),
        ("crm.orders", "/name"),
        ("crm.a.b", "/namespace/description"),
        ("crm.a.b", "/name"),
    ]
    (mute,) = export_specs([in_crm("crm.get", description="")], "openai-responses").findings
    assert (mute.pointer, mute.verdict) == ("/namespace/description", Verdict.WARN)


@pytest.mark.parametrize(
    ("namespace", "written", "meant"),
    [
        ("crm", "get", "crm.get"),
        (None, "get", "get"),
        ("crm", "orders", "orders"),
        ("crm", "list_ordrs", "crm.list_ordrs"),
    ],
)
def test_call_in_a_namespace_finds_its_tool(
    namespace: str | None, written: str, meant: str
) -> None:
    tools = [in_crm("crm.get"), described(name="get"), in_crm("orders")]
    item = {"type": "function_call", "name": written, "call_id": "c", "arguments": "{}"}
    item |= {"namespace": namespace, "status": "completed"}
    for known in (tools, export_specs(tools[:2], "openai-responses").document):
        if known is not tools and written == "orders":
            continue
        (call,) = parse(json.dumps({"output": [item]}), known).callings
        assert (call.tool_name, call.repairs) == (meant, ())
        reader = StreamReader(known)
        done = {"type": "response.output_item.done", "output_index": 0, "item": item}
        events = reader.feed(f"data: {json.dumps(done)}\n\n")
        assert [each.tool_name for each in events if isinstance(each, CallBegun)] == [meant]
        assert [each.tool_name for each in reader.close().callings] == [meant]


def test_page_of_a_list_that_goes_on_is_told() -> None:
    listed = {"tools": [{"name": "a", "inputSchema": SCHEMA}], "nextCursor": "b"}
    for document in (listed, {"jsonrpc": "2.0", "id": 1, "result": listed}):
        (note,) = read_import(json.dumps(document)).notes
        assert "goes on" in note
    assert read_import(json.dumps(listed | {"nextCursor": None})).notes == ()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        ("hello", "nothing that tools"),
        ("42", "nothing that tools"),
        ("[]", "nothing that tools"),
        ("{}", "nothing that tools"),
        ('{"tools": []}', "nothing that tools"),
        ('[{"name": "a", "name": "b"}]', "stands twice"),
        ('[{"name": "a"', "not JSON"),
        ("[" * 5_000, "too deep|not JSON"),
        ('[{"name": "a", "parameters": ' + '{"a":' * 3_000 + "1" + "}" * 3_000 + "}]", "too deep"),
    ],
)
def test_what_is_none_is_told(text: str, words: str) -> None:
    with pytest.raises(DefinitionError, match=words):
        read_import(text)


def test_thousands_are_read_in_bounded_time_and_keep_their_own_names() -> None:
    specs = [{"name": "same", "input_schema": SCHEMA} for _ in range(500)]
    tools = read_import(json.dumps(specs)).tools
    assert len({tool.name for tool in tools}) == 500


def test_schema_that_no_call_fits_is_told_before_it_is_taken_over() -> None:
    loop = {"$ref": "#/$defs/x", "$defs": {"x": {"$ref": "#/$defs/x"}}}
    far = {"type": "object", "properties": {"a": {"$ref": "http://127.0.0.1:1/a.json"}}}
    tools = [{"name": "a", "inputSchema": loop}, {"name": "b", "inputSchema": far}]
    for read in read_import(json.dumps({"tools": tools})).tools:
        assert read.definition is not None
        assert any("the input schema is wrong" in note for note in read.notes)
