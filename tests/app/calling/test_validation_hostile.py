"""Hostile schemas and arguments: a verdict or a typed error in bounded work, nothing fetched."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from socket import create_server
from typing import Any

import pytest

from tooldesk.calling.validation import CoercionPolicy, compile_schema, validate
from tooldesk.errors import DefinitionError

ROOT = Path(__file__).resolve().parents[3]


def nested(levels: int, key: str = "a") -> Any:
    value: Any = 1
    for _ in range(levels):
        value = {key: value}
    return value


def doubling_references(levels: int) -> dict[str, Any]:
    """A small schema whose check takes two to the power of `levels` steps."""
    definitions: dict[str, Any] = {"d0": {"type": "string"}}
    for level in range(1, levels + 1):
        below = {"$ref": f"#/$defs/d{level - 1}"}
        definitions[f"d{level}"] = {"anyOf": [below, below]}
    properties = {"a": {"$ref": f"#/$defs/d{levels}"}}
    return {"type": "object", "properties": properties, "$defs": definitions}


def doubling_values(levels: int) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string"}
    for _ in range(levels):
        schema = {"anyOf": [schema, schema]}
    return {"properties": {"a": schema}}


def doubling_recursion() -> dict[str, Any]:
    """A schema of which each level of arguments doubles the work."""
    again = {"type": "object", "properties": {"a": {"$ref": "#"}}}
    return {"anyOf": [again, {**again, "title": "again"}]}


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    ("schema", "arguments", "rule"),
    [
        ({"properties": {"a": {"pattern": "^(a+)+$"}}}, {"a": "a" * 50_000 + "!"}, "pattern"),
        ({"properties": {"a": {"pattern": "(?=a)(a+)+$"}}}, {"a": "a" * 1_900 + "!"}, "pattern"),
        ({"properties": {"a": {"pattern": "(?=a)(a+)+$"}}}, {"a": "a" * 500_000 + "!"}, "limit"),
        ({"patternProperties": {"^(a+)+$": False}}, {"a" * 5_000 + "!": 1, "aa": 1}, None),
        (doubling_references(22), {"a": 1}, "limit"),
        (doubling_recursion(), nested(60), "limit"),
        ({"properties": {"a": {"$ref": "#"}}}, nested(10_000), "limit"),
        ({"type": "object"}, nested(10_000), "limit"),
        ({"additionalProperties": {"$ref": "#"}, "maxProperties": 0}, nested(190), None),
        ({"properties": {"a": {"items": {"type": "null"}}}}, {"a": [1] * 200_000}, "type"),
        ({"properties": {"a": {"uniqueItems": True}}}, {"a": [{}] * 20_000}, "uniqueItems"),
        ({"maxProperties": 1}, {str(n): "x" * 1_000 for n in range(5_000)}, "maxProperties"),
        ({"properties": {"a": {"format": "regex"}}}, {"a": "(" * 300_000}, "format"),
    ],
)
def test_hostile_input_gets_a_verdict(
    schema: dict[str, Any], arguments: dict[str, Any], rule: str | None
) -> None:
    for policy in CoercionPolicy:
        errors = validate(arguments, compile_schema(schema), policy).errors
        assert errors
        assert rule in (None, errors[0].rule)
        assert all(len(error.message) + len(error.fix) < 1_000 for error in errors)


def test_explosive_schema_still_accepts_what_fits_at_once() -> None:
    assert validate({"a": "x"}, compile_schema(doubling_references(22))).errors == ()


def test_pattern_with_look_around_works_on_texts_of_ordinary_length() -> None:
    compiled = compile_schema({"properties": {"a": {"pattern": r"^(?=.*\d)(?=.*[a-z]).{8,}$"}}})
    assert validate({"a": "passw0rd"}, compiled).errors == ()
    assert [error.rule for error in validate({"a": "password"}, compiled).errors] == ["pattern"]


def long_chain() -> dict[str, Any]:
    chain = {f"d{n}": {"$ref": f"#/$defs/d{n + 1}"} for n in range(9_000)}
    return {"$ref": "#/$defs/d0", "$defs": {**chain, "d9000": {}}}


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    ("schema", "where"),
    [
        (long_chain(), "more than 100 others"),
        ({"$ref": "#"}, "the top level"),
        ({"properties": {"a": {"$ref": "#/properties/b"}, "b": {"$ref": "#/properties/a"}}}, "/p"),
        ({"$defs": {"a": {"allOf": [{"$ref": "#/$defs/a"}]}}}, "/$defs/a"),
        (nested(10_000, "not"), "100 levels"),
        (doubling_values(22), "50,000 values"),
        ({"enum": list(range(60_000))}, "50,000 values"),
        ({"properties": {"a": {"pattern": "(a{1000}){1000}"}}}, "/properties/a/pattern"),
        ({"properties": {"a": {"pattern": "a" * 30_000}}}, "20,000 characters"),
        ({"properties": {"a": {"pattern": "(["}}}, "/properties/a/pattern"),
        ({"properties": {"a": {"type": "strin"}}}, "/properties/a/type"),
        ({"properties": {"a": {"minimum": "x"}}}, "/properties/a/minimum"),
        ({"required": "a"}, "/required"),
        ({"properties": {"a": {"$ref": "#/$defs/b"}}}, "/properties/a/$ref"),
        ({"properties": {"a": {"$ref": "#b"}}}, "/properties/a/$ref"),
        ({"properties": {"a/b": {"$ref": "#/$defs/x/9"}}, "$defs": {"x": []}}, "/a~1b/$ref"),
        ({"properties": {"a": {"$ref": "http://[bad"}}}, "/properties/a/$ref"),
        ({"properties": {1: {}}}, "/properties"),
    ],
)
def test_schema_that_is_wrong_is_refused_with_its_place(schema: dict[str, Any], where: str) -> None:
    with pytest.raises(DefinitionError) as caught:
        compile_schema(schema)
    assert where in caught.value.message
    assert len(caught.value.message) < 1_000


def test_misspelt_type_gets_a_suggestion() -> None:
    with pytest.raises(DefinitionError) as caught:
        compile_schema({"type": "objct"})
    assert caught.value.next_step == 'Did you mean "object"?'


REMOTE = (
    "http://127.0.0.1:{port}/schema.json",
    "https://127.0.0.1:{port}/schema.json",
    "file:///etc/hostname",
    "//127.0.0.1:{port}/x",
    "other.json",
    "/etc/hostname",
    "ftp://127.0.0.1:{port}/x",
    "urn:example:x",
    "https://json-schema.org/draft/2020-12/schema",
)


@pytest.mark.parametrize("reference", REMOTE)
@pytest.mark.parametrize("keyword", ["$ref", "$dynamicRef"])
def test_reference_out_of_the_schema_is_refused_and_never_followed(
    reference: str, keyword: str
) -> None:
    with create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        uri = reference.format(port=listener.getsockname()[1])
        for schema in (
            {"properties": {"a": {keyword: uri}}},
            {"$id": "file:///etc/", "properties": {"a": {"items": {keyword: uri}}}},
        ):
            with pytest.raises(DefinitionError, match="leads out of the schema"):
                compile_schema(schema)
        with pytest.raises(BlockingIOError):
            listener.accept()


def test_nothing_is_opened_and_nobody_is_called() -> None:
    script = """
import sys
from tooldesk.calling.validation import compile_schema, validate
from tooldesk.errors import DefinitionError
validate({"a": 1}, compile_schema({"properties": {"a": {"type": "string"}}}))
seen = []
sys.addaudithook(lambda event, _: seen.append(event))
for uri in sys.argv[1:]:
    try:
        compile_schema({"properties": {"a": {"$ref": uri}}})
    except DefinitionError:
        pass
compiled = compile_schema({"$schema": "http://127.0.0.1:9/meta", "$id": "http://127.0.0.1:9/x",
    "properties": {"a": {"$ref": "#/$defs/b"}}, "$defs": {"b": {"type": "string"}}})
assert validate({"a": 1}, compiled).errors
bad = [event for event in seen if event.startswith(("open", "socket.", "urllib", "os.", "http"))]
assert not bad, bad
"""
    uris = [reference.format(port=9) for reference in REMOTE]
    command = [sys.executable, "-c", script, *uris]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"a": {"$ref": "#/$defs/s"}}, "$defs": {"s": {"type": "string"}}},
        {"properties": {"a": {"$ref": "#s"}}, "$defs": {"x": {"$anchor": "s", "type": "string"}}},
        {"properties": {"a": {"$ref": "#/definitions/a%20b"}}}
        | {"definitions": {"a b": {"type": "string"}}},
        {"$id": "http://example.com/root", "properties": {"a": {"$ref": "item"}}}
        | {"$defs": {"i": {"$id": "item", "type": "string"}}},
        {"properties": {"a": {"$ref": "#/components/0/s"}}}
        | {"components": [{"s": {"type": "string"}}]},
    ],
)
def test_references_within_the_schema_work(schema: dict[str, Any]) -> None:
    compiled = compile_schema(schema)
    assert validate({"a": "x"}, compiled).errors == ()
    assert [error.pointer for error in validate({"a": 1}, compiled).errors] == ["/a"]


def test_recursive_schema_works() -> None:
    node = {
        "type": "object",
        "properties": {"value": {"type": "integer"}, "next": {"$ref": "#/$defs/node"}},
        "required": ["value"],
    }
    compiled = compile_schema({"$ref": "#/$defs/node", "$defs": {"node": node}})
    assert validate({"value": 1, "next": {"value": 2}}, compiled).errors == ()
    errors = validate({"value": 1, "next": {"value": 2, "next": {}}}, compiled).errors
    assert [error.pointer for error in errors] == ["/next/next/value"]


@pytest.mark.parametrize(
    "arguments",
    [{"a": "\ud800"}, {"\ud800": "a"}, {"a": "\0"}, {"a": float("nan")}, {"a": 10**400}],
)
def test_odd_values_raise_nothing(arguments: dict[str, Any]) -> None:
    for schema in ({}, {"properties": {"a": {"type": "string", "pattern": "^a$"}}}):
        assert validate(arguments, compile_schema(schema)) is not None


def test_deep_arguments_do_no_harm_in_a_thread_with_a_small_stack() -> None:
    compiled = compile_schema({"additionalProperties": {"$ref": "#"}, "type": "object"})
    found: list[str] = []
    before = threading.stack_size(512 * 1024)
    try:
        thread = threading.Thread(
            target=lambda: found.extend(e.rule for e in validate(nested(5_000), compiled).errors)
        )
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join(10)
    assert found == ["limit"]


@pytest.mark.parametrize("kind", [{"type": "number"}, {"type": "integer"}, {}])
def test_number_beyond_all_numbers_is_refused_in_words(kind):
    schema = compile_schema({"type": "object", "properties": {"n": kind}})
    (error,) = validate({"n": float("1e400")}, schema).errors
    assert error.pointer == "/n"
    assert error.message == "n is a number beyond 1.8e308, which is the largest there is."


def test_number_beyond_all_numbers_is_found_inside():
    schema = compile_schema({"type": "object"})
    errors = validate({"a": [1.5, {"b": float("-inf")}]}, schema).errors
    assert [error.pointer for error in errors] == ["/a/1/b"]


def test_number_of_too_many_digits_is_refused_in_words():
    schema = compile_schema({"type": "object", "properties": {"n": {"type": "number"}}})
    (error,) = validate({"n": "9" * 5000}, schema).errors
    assert error.message == "n has 5,000 digits; a number may have 4,300."
