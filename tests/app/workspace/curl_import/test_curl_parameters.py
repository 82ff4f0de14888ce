"""Values of a command that another call would give another of become parameters, when wanted."""

from __future__ import annotations

import pytest

from tooldesk.execution.http_tool.request_building import build_request
from tooldesk.tools.tool_definition import HttpSource
from tooldesk.workspace.curl_import.curl_parameters import proposed_parameters, with_parameters
from tooldesk.workspace.curl_import.curl_tool import read_curl
from tooldesk.workspace.definition_check import check_document

WEATHER = "curl 'https://api.example.com/v1?city=New%20York&days=3&zip=007&empty=&a-b=1&x={y}'"


def test_plain_values_are_proposed_with_what_stood_there_as_default() -> None:
    document = read_curl(f"{WEATHER} -H 'Authorization: Bearer abcdef0123456789'").document
    assert proposed_parameters(document) == ("city", "days", "zip")
    schema = with_parameters(document)["input_schema"]
    assert schema["properties"]["city"] == {"type": "string", "default": "New York"}
    assert schema["properties"]["days"] == {"type": "integer", "default": 3}
    assert schema["properties"]["zip"] == {"type": "string", "default": "007"}
    assert not set(schema.get("required", ())) & {"city", "days", "zip"}


def test_credentials_are_never_proposed() -> None:
    tool = read_curl("curl 'https://e.example/?api_key=abcdef0123456789abcd&q=cats'")
    assert (tool.variables, proposed_parameters(tool.document)) == (("E_API_KEY",), ("q",))


@pytest.mark.parametrize(
    "command",
    [
        "curl 'https://e.example/v1?city=New%20York&days=3&zip=007'",
        "curl https://e.example/v1 -d 'city=Oslo&days=3'",
        """curl https://e.example/v1 --json '{"city": "Oslo", "n": 3, "is": true, "m": {}}'""",
    ],
)
def test_call_with_the_defaults_is_the_pasted_request(command: str) -> None:
    document = read_curl(command).document
    check = check_document(with_parameters(document))
    assert (check.problems, check.definition is None) == ((), False)
    source, of_old = check.definition.source, HttpSource.model_validate(document["source"])
    properties = check.definition.input_schema["properties"]
    assert set(properties) == set(proposed_parameters(document)) != set()
    defaults = {name: each["default"] for name, each in properties.items()}
    ours, theirs = build_request(source, defaults, {}), build_request(of_old, {}, {})
    assert (ours.url, ours.body) == (theirs.url, theirs.body)
    others = build_request(source, {**defaults, "city": "Bergen"}, {})
    assert (others.url, others.body) != (theirs.url, theirs.body)
