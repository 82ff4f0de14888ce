"""Every fault of a tool file is named with its place, its rule and what to do."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.workspace.definition_check import check_document

HTTP = {"kind": "http", "url": "https://example.com/{city}"}


def document(**fields: Any) -> dict[str, Any]:
    return {"name": "weather", "source": HTTP, "input_schema": {"city": "string"}, **fields}


def test_good_document_is_a_definition_without_problems() -> None:
    check = check_document(document())
    assert check.problems == ()
    assert check.is_usable
    assert check.definition is not None
    assert check.definition.input_schema["properties"] == {"city": {"type": "string"}}


@pytest.mark.parametrize(
    ("fields", "pointer", "rule"),
    [
        ({"name": "a b"}, "/name", "called by a model"),
        ({"name": "other"}, "/name", "taken"),
        ({"timeout_s": -1}, "/timeout_s", "should be greater than 0"),
        ({"permission": "maybe"}, "/permission", "'allow', 'ask' or 'deny'"),
        ({"bogus": 1}, "/bogus", "not a key"),
        ({"cache": {"ttl_s": "soon"}}, "/cache/ttl_s", "number"),
        ({"source": {"kind": "http"}}, "/source/url", "required and missing"),
        ({"source": {**HTTP, "url": "x"}}, "/source/url", "begins with http"),
        ({"source": {**HTTP, "headers": {"a/b": ""}}}, "/source/headers/a~1b", "name of a header"),
        ({"source": {**HTTP, "body": {"kind": "raw"}}}, "/source/body/text", "required"),
        ({"source": {**HTTP, "auth": {"kind": "bearer"}}}, "/source/auth/env_var", "required"),
        ({"source": {"kind": "shell", "command": ["ls", 4]}}, "/source/command/1", "string"),
        ({"source": {"kind": "smoke"}}, "/source", "smoke"),
        ({"source": 3}, "/source", "dictionary"),
        ({"env_vars": [{"name": "1"}]}, "/env_vars/0/name", "name of a variable"),
        ({"input_schema": {"city": "strng"}}, "/input_schema", "not a type"),
        (
            {"input_schema": {"type": "object", "properties": {"a": {"type": 1}}}},
            "/input_schema",
            "",
        ),
    ],
)
def test_fault_is_named_once_at_its_place(fields: dict[str, Any], pointer: str, rule: str) -> None:
    check = check_document(document(**fields), {"other"})
    (problem,) = check.problems
    assert (problem.pointer, problem.is_blocking) == (pointer, True)
    assert rule in problem.rule
    assert not check.is_usable


def test_placeholder_without_parameter_is_told_but_blocks_nothing() -> None:
    check = check_document(document(input_schema={}))
    (problem,) = check.problems
    assert (problem.pointer, problem.missing) == ("/input_schema", ("city",))
    assert problem.fix.startswith("Add it, ")
    assert check.is_usable


def test_undeclared_variable_is_named() -> None:
    source = {**HTTP, "headers": {"A": "${KEY}"}, "auth": {"kind": "bearer", "env_var": "TOKEN"}}
    (problem,) = check_document(document(source=source)).problems
    assert (problem.pointer, problem.missing) == ("/env_vars", ("KEY", "TOKEN"))
    assert problem.fix == "Declare them."


def test_empty_document_names_what_it_lacks() -> None:
    assert [each.pointer for each in check_document({}).problems] == ["/name", "/source"]


@pytest.mark.parametrize(
    ("fields", "pointer"),
    [
        ({"headers": {"X-Api-Key": "abc123"}}, "/source/headers/X-Api-Key"),
        ({"headers": {"Authorization": "Bearer abc"}}, "/source/headers/Authorization"),
        ({"headers": {"X-Odd": "sk-0123456789abcdefghij"}}, "/source/headers/X-Odd"),
        ({"query": {"token": "abc"}}, "/source/query/token"),
        ({"body": {"kind": "json", "value": {"password": "x"}}}, "/source/body/value/password"),
    ],
)
def test_plain_credential_is_told_of_but_blocks_nothing(fields: Any, pointer: str) -> None:
    check = check_document(document(source={**HTTP, **fields}))
    (problem,) = check.problems
    assert (problem.pointer, problem.is_secret) == (pointer, True)
    assert check.is_usable


@pytest.mark.parametrize(
    "headers", [{"Authorization": "Bearer {city}"}, {"X-Api-Key": "${K}"}, {"Accept": "text/html"}]
)
def test_placeholder_is_no_credential(headers: dict[str, str]) -> None:
    source = {**HTTP, "headers": headers}
    assert check_document(document(source=source, env_vars=[{"name": "K"}])).problems == ()
