"""Exports say what they had to change, field by field, and find the way back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tooldesk import DefinitionError, StructuredTool, ToolRegistry, ToolUsage
from tooldesk.calling.selection import select
from tooldesk.exporting.export import Export, export_specs
from tooldesk.exporting.finding import Fix, Verdict, worst
from tooldesk.exporting.spec_format import FORMATS
from tooldesk.specs.reading import schemas_of
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition

SCHEMA = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}


def tool(name: str = "add", schema: dict[str, Any] = SCHEMA, **fields: Any) -> ToolDefinition:
    source = PythonSource(file="x.py", function="f")
    fields = {"description": "Adds."} | fields
    return ToolDefinition(name=name, input_schema=schema, source=source, **fields)


def with_property(schema: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "object", "properties": {"p": schema}, "required": ["p"], **more}


def told(export: Export) -> dict[str, Verdict]:
    return {each.pointer: each.verdict for each in export.findings}


def exported_property(schema: dict[str, Any], key: str, **how: Any) -> tuple[Any, Export]:
    export = export_specs([tool(schema=with_property(schema))], key, **how)
    ((_, inner),) = schemas_of(export.document).items()
    return inner["properties"]["p"], export


def test_spec_has_the_shape_that_the_api_documents():
    export = export_specs([tool()])
    function = {"name": "add", "description": "Adds.", "parameters": SCHEMA}
    assert export.document == [{"type": "function", "function": function}]
    assert export.findings == ()
    flat = export_specs([tool()], "openai-responses").document
    assert flat == [{"type": "function", **function, "strict": False}]
    declared = export_specs([tool()], "gemini").document
    assert declared == {"functionDeclarations": [function]}


def test_mcp_spec_says_all_that_the_format_has():
    output = {"type": "object", "properties": {"sum": {"type": "integer"}}}
    definition = tool(title="Add", output_schema=output, is_idempotent=True)
    assert export_specs([definition], "mcp").document == {
        "tools": [
            {
                "name": "add",
                "title": "Add",
                "description": "Adds.",
                "inputSchema": SCHEMA,
                "outputSchema": output,
                "annotations": {"idempotentHint": True},
            }
        ]
    }


def test_unknown_format_is_refused_with_those_there_are():
    with pytest.raises(DefinitionError, match="'soap'") as caught:
        export_specs([tool()], "soap")
    assert "openai-chat, openai-responses, anthropic" in str(caught.value.next_step)


@pytest.mark.parametrize(
    ("key", "name", "exported"),
    [
        ("openai-chat", "mail.send", "mail_send"),
        ("openai-chat", "a" * 80, "a" * 64),
        ("openai-responses", "a" * 80, "a" * 80),
        ("anthropic", "mail.send", "mail_send"),
        ("gemini", "mail.send", "mail.send"),
        ("gemini", "2fa", "_2fa"),
        ("mcp", "mail.send", "mail.send"),
    ],
)
def test_names_are_written_as_each_api_takes_them(key: str, name: str, exported: str) -> None:
    export = export_specs([tool(name)], key)
    assert export.exported[0].name == exported
    assert export.names == ({exported: name} if exported != name else {})
    assert told(export) == ({"/name": Verdict.PASS} if exported != name else {})


@pytest.mark.parametrize("key", FORMATS)
@pytest.mark.parametrize(
    "names",
    [
        ["srv.get.thing", "srv_get_thing"],
        ["srv_get_thing", "srv.get.thing", "srv_get_thing_2"],
        ["a" * 80, "a" * 81, "a" * 64],
        [f"srv.{'b' * 80}.x", f"srv.{'b' * 80}_x"],
        ["srv.get.thing", "srv_get.thing", "srv.get_thing"],
        ["2fa", "3fa"],
        [".hidden", "hidden"],
    ],
)
@pytest.mark.parametrize("chosen", [None, 1])
def test_exported_name_leads_back_to_the_very_same_tool(
    key: str, names: list[str], chosen: int | None
) -> None:
    export = export_specs([tool(name) for name in names[:chosen]], key, names)
    assert [select(each.name, names).tool_name for each in export.exported] == names[:chosen]


def test_call_by_an_exported_name_has_the_types_of_its_tool():
    def abs_of(a: int) -> int:
        return abs(a)

    tools = [StructuredTool.from_function(abs_of, name=name) for name in ("srv.abs", "srv_abs")]
    registry = ToolRegistry(tools)
    name = registry.to_openai_format()[0]["function"]["name"]
    assert name == "srv_abs_2"
    raw = f"<tool_call>{name}\n<arg_key>a</arg_key><arg_value>7</arg_value></tool_call>"
    with ToolUsage(registry) as usage:
        (call,) = usage.use(raw).calls
    assert (call.tool_name, call.calling.arguments) == ("srv.abs", {"a": 7})
    assert call.result.structured == 7


def test_more_tools_than_a_request_takes_are_told():
    export = export_specs([tool(f"t{number}") for number in range(129)])
    assert len(export.tools) == 129
    assert "at most 128" in export.about_all[0].explanation
    assert (worst(export.findings), export.about_all[0].fix) == (Verdict.FAIL, Fix.FEWER_TOOLS)


def test_strict_mode_makes_optional_parameters_nullable_and_closes_objects():
    schema = {
        "type": "object",
        "properties": {
            "city": {"type": "string", "minLength": 2},
            "unit": {"type": "string", "enum": ["c", "f"], "default": "c"},
            "where": {"$ref": "#/$defs/point", "description": "The place."},
        },
        "required": ["city"],
        "$defs": {"point": {"type": "object", "properties": {"x": {"type": "number"}}}},
    }
    export = export_specs([tool(schema=schema)], strict=True)
    function = export.tools[0]["function"]
    assert function["strict"] is True
    point = {
        "type": "object",
        "properties": {"x": {"type": ["number", "null"]}},
        "additionalProperties": False,
        "required": ["x"],
    }
    where = {"description": "The place.", "anyOf": [{"$ref": "#/$defs/point"}, {"type": "null"}]}
    assert function["parameters"] == {
        "type": "object",
        "properties": {
            "city": {"type": "string"},
            "unit": {"type": ["string", "null"], "enum": ["c", "f", None]},
            "where": where,
        },
        "required": ["city", "unit", "where"],
        "$defs": {"point": point},
        "additionalProperties": False,
    }
    lost = {each.pointer: each for each in export.findings if each.verdict is Verdict.WARN}
    root = "/input_schema/properties"
    assert set(lost) == {f"{root}/city/minLength", f"{root}/unit/default"}
    assert {each.fix for each in lost.values()} == {Fix.DESCRIBE}


def test_null_for_an_optional_parameter_of_a_strict_export_is_none_at_all():
    def greet(name: str, greeting: str = "Hello") -> str:
        """Greet."""
        return f"{greeting}, {name}"

    registry = ToolRegistry([greet])
    (spec,) = registry.export(strict=True).tools
    assert spec["function"]["parameters"]["required"] == ["name", "greeting"]
    raw = json.dumps({"name": "greet", "arguments": {"name": "Ada", "greeting": None}})
    with ToolUsage(registry) as usage:
        assert usage.use(raw).calls[0].result.content[0].text == "Hello, Ada"


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "object", "additionalProperties": {"type": "string"}},
        {"type": "object"},
        {"type": "array"},
        {"description": "Anything."} | {"allOf": [{"type": "string"}, {"type": "integer"}]},
    ],
    ids=["map", "free object", "array of anything", "contradiction"],
)
def test_what_strict_mode_cannot_say_goes_out_without_it(schema: dict[str, Any]) -> None:
    written, export = exported_property(schema, "openai-responses", strict=True)
    assert (export.tools[0]["strict"], written) == (False, schema)
    assert any("without strict mode" in each.explanation for each in export.findings)


def test_schema_that_is_too_large_for_strict_mode_goes_out_without_it():
    many = {f"p{number}": {"type": "string"} for number in range(5001)}
    export = export_specs([tool(schema={"type": "object", "properties": many})], strict=True)
    assert "strict" not in export.tools[0]["function"]
    assert "5,001 properties" in export.findings[-1].explanation
    deep: dict[str, Any] = {"type": "string"}
    for _ in range(11):
        deep = {"type": "object", "properties": {"in": deep}}
    assert "levels" in export_specs([tool(schema=deep)], strict=True).findings[-1].explanation


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": ["string", "null"]}, {"type": "string", "nullable": True}),
        ({"const": "on", "type": "string"}, {"type": "string", "enum": ["on"]}),
        ({"type": "integer", "exclusiveMinimum": 0}, {"type": "integer", "minimum": 1}),
        ({"type": "string", "format": "uuid"}, {"type": "string"}),
        ({"type": "integer", "enum": [1, 2]}, {"type": "integer"}),
        (
            {"oneOf": [{"type": "string"}, {"type": "null"}]},
            {"anyOf": [{"type": "string"}], "nullable": True},
        ),
        (
            {"allOf": [{"type": "string"}, {"maxLength": 3}]},
            {"type": "string", "maxLength": 3},
        ),
    ],
)
def test_schemas_are_said_in_the_words_of_gemini(
    schema: dict[str, Any], written: dict[str, Any]
) -> None:
    assert exported_property(schema, "gemini")[0] == written


def test_what_a_schema_cannot_say_is_said_in_the_description_when_asked_for():
    schema = {"type": "integer", "enum": [1, 2], "multipleOf": 1, "description": "How many."}
    written, export = exported_property(schema, "gemini", describes=True)
    words = "How many. One of 1, 2. A multiple of 1."
    assert written == {"type": "integer", "description": words}
    assert worst(export.findings) is Verdict.PASS


def test_recursion_is_told_where_the_target_has_none_and_kept_where_it_has():
    node = {"type": "object", "properties": {"next": {"$ref": "#/$defs/node"}}}
    schema = with_property({"$ref": "#/$defs/node"}, **{"$defs": {"node": node}})
    export = export_specs([tool(schema=schema)], "gemini")
    assert worst(export.findings) is Verdict.FAIL
    assert "refers to itself" in export.findings[0].explanation
    strict = export_specs([tool(schema=schema)], strict=True)
    assert strict.tools[0]["function"]["strict"] is True


def test_references_that_multiply_without_end_are_refused_in_bounded_time():
    levels: dict[str, Any] = {
        f"l{number}": {
            "type": "object",
            "properties": {
                name: {"$ref": f"#/$defs/l{number + 1}"} for name in ("a", "b", "c", "d")
            },
        }
        for number in range(30)
    }
    levels["l30"] = {"type": "string"}
    schema = with_property({"$ref": "#/$defs/l0"}, **{"$defs": levels})
    export = export_specs([tool(schema=schema)], "gemini")
    assert "with its references written out" in export.findings[-1].explanation
    assert worst(export.findings) is Verdict.FAIL


@pytest.mark.parametrize("name", ["with-hyphen", "9lives", "x" * 65])
def test_parameter_names_that_gemini_refuses_are_told(name: str) -> None:
    schema = {"type": "object", "properties": {name: {"type": "string"}}}
    for key in ("gemini", "gemini-json-schema"):
        export = export_specs([tool(schema=schema)], key)
        assert told(export) == {f"/input_schema/properties/{name}": Verdict.FAIL}
    assert told(export_specs([tool(schema=schema)], "anthropic")) == {}


def test_choices_beside_the_parameters_are_told_where_they_are_refused():
    schema = {**SCHEMA, "anyOf": [{"required": ["a"]}]}
    for key in ("openai-chat", "openai-responses", "anthropic"):
        export = export_specs([tool(schema=schema)], key)
        assert told(export) == {"/input_schema/anyOf": Verdict.FAIL}
    assert told(export_specs([tool(schema=schema)], "mcp")) == {}


def test_tokens_grow_with_the_specs():
    one, two = (export_specs([tool(f"t{n}") for n in range(count)]).tokens for count in (1, 2))
    assert two == 2 * one > 20


def test_tool_without_a_description_is_told():
    (found,) = export_specs([tool(description=" ")]).findings
    assert (found.pointer, found.verdict, found.fix) == ("/description", Verdict.WARN, Fix.EDIT)
