"""Postman collections become HTTP tools; what is secret in them stands in no tool."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.execution.http_tool.request_building import HttpRequest, build_request
from tooldesk.exporting.export import export_specs
from tooldesk.exporting.spec_format import FORMATS
from tooldesk.importing.read_tool import ReadTool
from tooldesk.importing.reading import read_import
from tooldesk.tools.permission import Permission
from tooldesk.tools.sources.http_source import HttpSource

CANARIES = [f"canary-{number}f1e2d3c4b5a6978" for number in range(5)]
SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"


def collection(*items: Any, **more: Any) -> str:
    return json.dumps({"info": {"name": "Pet shop", "schema": SCHEMA}, "item": items, **more})


def item(name: str = "One", **request: Any) -> Any:
    return {"name": name, "request": {"method": "GET", "url": "https://a.test/x", **request}}


def only(text: str) -> ReadTool:
    (found,) = read_import(text).tools
    assert found.definition is not None, found.problem
    return found


def sent(tool: ReadTool, arguments: Any, **variables: str) -> HttpRequest:
    assert tool.definition is not None
    assert isinstance(tool.definition.source, HttpSource)
    return build_request(tool.definition.source, arguments, variables)


SHOP = collection(
    {
        "name": "Pets",
        "auth": {"type": "bearer", "bearer": [{"key": "token", "value": "{{token}}"}]},
        "item": [
            {
                "name": "Change a pet",
                "request": {
                    "method": "PUT",
                    "description": {"content": "All of it."},
                    "header": [
                        {"key": "X-Tenant", "value": "{{tenant}}"},
                        {"key": "Content-Type", "value": "application/json"},
                        {"key": "X-Off", "value": "1", "disabled": True},
                    ],
                    "url": {
                        "raw": "{{baseUrl}}/pets/:id?kind=dog&off=1",
                        "query": [
                            {"key": "kind", "value": "dog", "description": "Which."},
                            {"key": "off", "value": "1", "disabled": True},
                        ],
                        "variable": [{"key": "id", "value": "7", "description": "Its number."}],
                    },
                    "body": {
                        "mode": "raw",
                        "raw": '{"name": "Rex {x}", "age": 3, "owner": {{owner}}, "id": "z"}',
                        "options": {"raw": {"language": "json"}},
                    },
                },
            }
        ],
    },
    variable=[
        {"key": "baseUrl", "value": "https://{{region}}.pets.test/v1/"},
        {"key": "region", "value": "eu"},
        {"key": "tenant", "value": "acme"},
        {"key": "token", "value": CANARIES[0]},
    ],
)


def test_request_is_sent_as_postman_would() -> None:
    tool = only(SHOP)
    assert (tool.name, tool.group, tool.origin) == (
        "Change_a_pet",
        ("Pets",),
        "Pets / Change a pet",
    )
    assert tool.definition is not None
    assert tool.definition.permission is Permission.ASK
    assert tool.definition.description == "All of it."
    properties = tool.definition.input_schema["properties"]
    assert properties["kind"] == {"type": "string", "default": "dog", "description": "Which."}
    assert properties["age"] == {"type": "integer", "default": 3}
    assert tool.definition.input_schema["required"] == ["id"]
    assert "id of the body is body_id here" in tool.notes
    values = {"id": "7", "kind": "dog", "name": "Rex {x}", "age": 3, "body_id": "z"}
    names = {"PET_SHOP_REGION": "eu", "PET_SHOP_TENANT": "acme", "PET_SHOP_OWNER": "o"}
    request = sent(tool, values, PET_SHOP_TOKEN="t", **names)
    assert (request.method, request.url) == ("PUT", "https://eu.pets.test/v1/pets/7?kind=dog")
    assert json.loads(request.body or b"") == {
        "name": "Rex {x}",
        "age": 3,
        "owner": "o",
        "id": "z",
    }
    headers = dict(request.headers)
    assert headers["X-Tenant"] == "acme"
    assert headers["Authorization"] == "Bearer t"
    assert "X-Off" not in headers


def test_variables_have_their_values_as_defaults_and_secrets_aside() -> None:
    tool = only(SHOP)
    assert tool.definition is not None
    defaults = {each.name: each.default for each in tool.definition.env_vars}
    assert defaults == {
        "PET_SHOP_REGION": "eu",
        "PET_SHOP_TENANT": "acme",
        "PET_SHOP_OWNER": None,
        "PET_SHOP_TOKEN": None,
    }
    assert dict(tool.secrets) == {"PET_SHOP_TOKEN": CANARIES[0]}


def test_credentials_stand_in_no_definition_note_or_origin() -> None:
    basic = [{"key": "username", "value": "me"}, {"key": "password", "value": CANARIES[1]}]
    key = [{"key": "key", "value": "X-Key"}, {"key": "value", "value": CANARIES[2]}]
    text = collection(
        item("a", auth={"type": "basic", "basic": basic}),
        item("b", auth={"type": "apikey", "apikey": key}),
        item("c", url=f"https://me:{CANARIES[3]}@a.test/x?api_key={CANARIES[4]}"),
        item("d", header=[{"key": "Authorization", "value": f"Bearer {CANARIES[0]}"}]),
        item("e", body={"mode": "raw", "raw": json.dumps({"in": {"password": CANARIES[1]}})}),
        item(
            "f", body={"mode": "urlencoded", "urlencoded": [{"key": "pwd", "value": CANARIES[2]}]}
        ),
        item(
            "g", body={"mode": "graphql", "graphql": {"variables": f'{{"token":"{CANARIES[3]}"}}'}}
        ),
    )
    tools = read_import(text).tools
    assert all(each.definition is not None for each in tools), [each.problem for each in tools]
    for tool in tools:
        assert tool.definition is not None
        shown = repr(tool) + tool.definition.model_dump_json()
        assert not any(canary in shown for canary in CANARIES), tool.name
        assert tool.secrets
    assert set(tools[2].secrets.values()) == {CANARIES[3], CANARIES[4]}


def test_bodies_of_every_mode() -> None:
    form = [{"key": "a", "value": "1"}, {"key": "f", "type": "file", "src": "/tmp/x"}]
    tool = only(collection(item(method="POST", body={"mode": "formdata", "formdata": form})))
    parts = sent(tool, {"a": "1", "f": "b.png"}).parts
    assert [(each.name, each.is_file) for each in parts] == [("a", False), ("f", True)]
    scan = {"key": "f", "type": "file", "src": ["/a", "/b"], "contentType": "image/png"}
    twice = [*form[:1], *form[:1], scan]
    tool = only(collection(item(method="POST", body={"mode": "formdata", "formdata": twice})))
    parts = sent(tool, {"f": ["b.png", "c.png"]}).parts
    assert [(each.value, each.media_type) for each in parts] == [
        ("b.png", "image/png"),
        ("c.png", "image/png"),
    ]
    assert "a of the body is there more than once; one is left" in tool.notes
    tool = only(collection(item(method="PUT", body={"mode": "file", "file": {"src": "/tmp/x"}})))
    (part,) = sent(tool, {"file": "b.png"}).parts
    assert (part.value, part.is_whole) == ("b.png", True)
    graphql = {"query": "query { pet(id: $id) {name} }", "variables": '{"id": 1}'}
    tool = only(collection(item(method="POST", body={"mode": "graphql", "graphql": graphql})))
    body = json.loads(sent(tool, {"variables": {"id": 2}}).body or b"")
    assert body == {"query": graphql["query"], "variables": {"id": 2}}
    raw = {"mode": "raw", "raw": "<a>{x}</a>", "options": {"raw": {"language": "xml"}}}
    assert sent(only(collection(item(method="POST", body=raw))), {}).body == b"<a>{x}</a>"


def test_what_cannot_be_taken_over_is_told() -> None:
    aws = item(auth={"type": "awsv4", "awsv4": []})
    assert any("awsv4" in note for note in only(collection(aws)).notes)
    scripts = {**item(), "event": [{"listen": "test", "script": {"exec": ["x"]}}]}
    assert any("scripts" in note for note in only(collection(scripts)).notes)
    (bad,) = read_import(collection(item(method="LINK"))).tools
    assert bad.definition is None
    assert "method" in bad.problem
    with pytest.raises(DefinitionError, match="no requests"):
        read_import(collection())


def test_url_without_a_known_host_asks_for_it() -> None:
    tool = only(collection(item(url="{{host}}/a")))
    assert sent(tool, {}, PET_SHOP_HOST="a.test").url == "https://a.test/a"


def test_variables_that_stand_for_each_other_and_deep_folders_end() -> None:
    around = [{"key": "a", "value": "{{b}}{{b}}"}, {"key": "b", "value": "{{a}}{{a}}"}]
    read_import(collection(item(url="{{a}}/x"), variable=around))
    nested: Any = item()
    for number in range(60):
        nested = {"name": f"f{number}", "item": [nested]}
    assert only(collection(nested)).group[-1] == "f0"


@pytest.mark.parametrize("key", FORMATS)
def test_what_was_imported_can_be_exported(key: str) -> None:
    definition = only(SHOP).definition
    assert definition is not None
    text = json.dumps(export_specs([definition], key).document)
    assert CANARIES[0] not in text
    assert read_import(text).tools[0].definition is not None
