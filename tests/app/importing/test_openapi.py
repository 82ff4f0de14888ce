"""OpenAPI descriptions become HTTP tools that ask for what each operation says."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import pytest

from tooldesk.calling.validation import compile_schema
from tooldesk.errors import DefinitionError
from tooldesk.execution.http_tool.request_building import build_request
from tooldesk.exporting.export import export_specs
from tooldesk.exporting.spec_format import FORMATS
from tooldesk.importing.import_text import ImportOrigin
from tooldesk.importing.openapi import operation
from tooldesk.importing.read_tool import ReadImport, ReadTool
from tooldesk.importing.reading import read_import
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import HttpSource, ToolDefinition

SHOP = """
openapi: 3.0.3
info: {title: Pet shop, version: "1"}
servers:
  - url: https://{region}.pets.example/v1
    variables: {region: {default: eu, enum: [eu, us]}}
security: [{key: []}]
paths:
  /pets/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}}
    put:
      operationId: updatePet
      summary: Change a pet
      description: All of it.
      tags: [pets]
      parameters:
        - {name: dry run, in: query, schema: {type: boolean, default: false}}
        - {name: If-Match, in: header, schema: {type: string}}
        - {name: Authorization, in: header, schema: {type: string}}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/Pet"}
      responses:
        "200":
          description: ok
          content: {application/json: {schema: {$ref: "#/components/schemas/Pet"}}}
    delete:
      deprecated: true
      security: []
      responses: {"204": {description: gone}}
  /photos:
    post:
      operationId: addPhoto
      security: [{login: [write, read]}]
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [photo]
              properties: {photo: {type: string, format: binary}, title: {type: string}}
  /find:
    get:
      operationId: find/pets
      security: [{user: []}, {}]
      parameters:
        - name: filter
          in: query
          style: deepObject
          schema: {$ref: "#/components/schemas/Filter"}
        - {name: session, in: cookie, schema: {type: string}}
    trace: {operationId: traced}
components:
  securitySchemes:
    key: {type: apiKey, in: query, name: api_key, description: From your account.}
    login: {type: oauth2, flows: {}}
    user: {type: http, scheme: basic}
  schemas:
    Pet:
      type: object
      required: [id, name]
      properties:
        id: {type: string}
        name: {type: string, example: Rex}
        made: {type: string, readOnly: true}
        age: {type: integer, nullable: true, minimum: 0, exclusiveMinimum: true}
        kind: {$ref: "#/components/schemas/Kind"}
        parents: {type: array, items: {$ref: "#/components/schemas/Pet"}}
    Kind: {type: string, nullable: true, enum: [dog, cat]}
    Filter: {type: object, properties: {kind: {type: string}}}
"""


def shop() -> ReadImport:
    return read_import(SHOP)


def tool(name: str) -> ReadTool:
    return next(each for each in shop().tools if each.name == name)


def definition(name: str) -> ToolDefinition:
    found = tool(name).definition
    assert found is not None
    return found


def request(name: str, arguments: dict[str, Any], **variables: str) -> Any:
    source = definition(name).source
    assert isinstance(source, HttpSource)
    return build_request(source, arguments, variables)


def document(paths: Any, **more: Any) -> str:
    return json.dumps(
        {
            "openapi": "3.1.0",
            "info": {"title": "T", "version": "1"},
            "servers": [{"url": "https://api.example.com"}],
            "paths": paths,
            **more,
        }
    )


def only(text: str) -> ReadTool:
    (found,) = read_import(text).tools
    return found


def test_every_operation_is_a_tool_or_says_why_not() -> None:
    read = shop()
    assert read.kind == "OpenAPI 3.0.3 of Pet shop"
    assert [(each.name, each.origin) for each in read.tools] == [
        ("updatePet", "PUT /pets/{id}"),
        ("delete_pets_id", "DELETE /pets/{id}"),
        ("addPhoto", "POST /photos"),
        ("find_pets", "GET /find"),
        ("traced", "TRACE /find"),
    ]
    assert "TRACE is no method" in read.tools[-1].problem
    assert [each.group for each in read.tools][:2] == [("pets",), ()]


def test_parameters_and_body_are_arguments_of_one_request() -> None:
    found = definition("updatePet")
    assert (found.title, found.description) == ("Change a pet", "Change a pet\n\nAll of it.")
    assert found.is_idempotent
    assert found.permission is Permission.ASK
    sent = request(
        "updatePet",
        {"id": 7, "dry_run": True, "If-Match": "x", "body_id": "p", "name": "Rex", "age": None},
        PETS_KEY="k",
        PETS_REGION="us",
    )
    assert (sent.method, sent.url) == (
        "PUT",
        "https://us.pets.example/v1/pets/7?dry%20run=true&api_key=k",
    )
    assert json.loads(sent.body) == {"id": "p", "name": "Rex", "age": None}
    assert ("If-Match", "x") in sent.headers


def test_collisions_and_what_is_left_out_are_told() -> None:
    notes = tool("updatePet").notes
    assert "id of the body is body_id here" in notes
    assert "dry run of the query is dry_run here" in notes
    assert "only the server sets made; left out" in notes
    assert "it is deprecated there" in tool("delete_pets_id").notes
    assert definition("delete_pets_id").source.variables == {"PETS_REGION"}


def test_schemas_are_json_schema_2020_12() -> None:
    schema = definition("updatePet").input_schema
    properties = schema["properties"]
    assert schema["required"] == ["id", "body_id", "name"]
    assert properties["age"] == {"type": ["integer", "null"], "exclusiveMinimum": 0}
    assert properties["name"] == {"type": "string", "examples": ["Rex"]}
    assert properties["kind"] == {"type": ["string", "null"], "enum": ["dog", "cat", None]}
    assert properties["parents"]["items"] == {"$ref": "#/$defs/Pet"}
    assert schema["$defs"]["Pet"]["properties"]["parents"]["items"] == {"$ref": "#/$defs/Pet"}
    output = definition("updatePet").output_schema
    assert output is not None
    assert output["required"] == ["id", "name"]
    check = compile_schema(schema).accept
    whole = {"id": 1, "body_id": "a", "name": "b"}
    assert check.is_valid({**whole, "parents": [{"id": "c", "name": "d"}]})
    assert not check.is_valid({**whole, "parents": [{"id": "c"}]})


def test_security_becomes_variables_without_values() -> None:
    key = definition("updatePet").env_vars
    assert [(each.name, each.description) for each in key] == [
        ("PETS_REGION", "A part of the server's URL: region. One of eu, us."),
        ("PETS_KEY", "From your account."),
    ]
    assert key[0].default == "eu"
    sent = request("addPhoto", {"photo": "a.png"}, PETS_LOGIN="t", PETS_REGION="eu")
    assert ("Authorization", "Bearer t") in sent.headers
    assert any(
        "does not log in by itself. It needs write, read" in n for n in tool("addPhoto").notes
    )
    user = definition("find_pets")
    assert [each.required for each in user.env_vars[1:]] == [False, False]


def test_forms_with_files_and_objects_in_the_query() -> None:
    sent = request("addPhoto", {"photo": "a.png", "title": "A"}, PETS_REGION="eu")
    assert [(part.name, part.value, part.is_file) for part in sent.parts] == [
        ("title", "A", False),
        ("photo", "a.png", True),
    ]
    sent = request("find_pets", {"filter_kind": "dog", "session": "s"}, PETS_REGION="eu")
    assert sent.url.endswith("/find?filter%5Bkind%5D=dog")
    assert ("Cookie", "session=s") in sent.headers


@pytest.mark.parametrize("key", FORMATS)
def test_what_was_imported_can_be_exported_and_comes_back(key: str) -> None:
    tools = [each.definition for each in shop().tools if each.definition is not None]
    text = json.dumps(export_specs(tools, key).document)
    back = read_import(text).tools
    assert len(back) == len(tools)
    assert all(each.definition is not None for each in back)


def test_what_stands_elsewhere_is_told_and_never_fetched() -> None:
    read = only(
        document(
            {
                "/a": {
                    "get": {
                        "parameters": [
                            {"name": "a", "in": "query", "schema": {"$ref": "https://x.test/s"}},
                            {"name": "b", "in": "query", "schema": {"$ref": "#/nowhere"}},
                        ]
                    }
                }
            }
        )
    )
    assert "https://x.test/s is not fetched, and takes anything" in read.notes
    assert "#/nowhere is not in the document, and takes anything" in read.notes


def test_parameters_and_bodies_that_are_not_there_are_told() -> None:
    parameters = [{"$ref": "https://x.test/p"}, {"$ref": "#/nowhere"}, {"in": "query", "name": "q"}]
    loop = {"$ref": "#/paths/~1a/post/requestBody"}
    read = only(document({"/a": {"post": {"parameters": parameters, "requestBody": loop}}}))
    for reference in ("https://x.test/p", "#/nowhere", "#/paths/~1a/post/requestBody"):
        assert f"{reference} is not in the document and not fetched; left out" in read.notes
    assert read.definition is not None
    assert set(read.definition.input_schema["properties"]) == {"q"}


def test_document_without_a_server_asks_for_its_host_or_uses_where_it_was() -> None:
    text = json.dumps(
        {"openapi": "3.0.0", "servers": [{"url": "/v2"}], "paths": {"/a": {"get": {}}}}
    )
    found = only(text).definition
    assert found is not None
    assert isinstance(found.source, HttpSource)
    assert found.source.url == "https://${API_HOST}/v2/a"
    (fetched,) = read_import(
        text, origin=ImportOrigin(url="http://127.0.0.1:8000/docs/openapi.json")
    ).tools
    assert fetched.definition is not None
    assert isinstance(fetched.definition.source, HttpSource)
    assert fetched.definition.source.url == "http://127.0.0.1:8000/v2/a"


def test_texts_of_a_document_never_become_places_for_variables() -> None:
    paths = {"/${HOME}/{a b}": {"get": {}}, "/x$": {"get": {}}}
    tools = read_import(document(paths)).tools
    first = tools[0].definition
    assert first is not None
    assert isinstance(first.source, HttpSource)
    assert first.source.url == "https://api.example.com/%24{HOME}/{a_b}"
    assert first.source.variables == frozenset()
    evil = only(document({"/a": {"get": {}}}, servers=[{"url": "https://${KEY}.example.com"}]))
    assert evil.definition is None or not evil.definition.source.variables - {"EXAMPLE_KEY"}


def test_lists_and_objects_are_written_in_the_styles_of_the_document() -> None:
    many = {"type": "array", "items": {"type": "string"}}
    pair = {"type": "object", "properties": {"R": {"type": "integer"}, "G": {"type": "integer"}}}
    free = {"type": "object", "additionalProperties": True}

    def parameter(name: str, place: str, schema: Any, **more: Any) -> Any:
        return {"name": name, "in": place, "required": place == "path", "schema": schema, **more}

    parameters = [
        parameter("p", "path", many),
        parameter("o", "path", pair),
        parameter("l", "path", many, style="label"),
        parameter("m", "path", {"type": "string"}, style="matrix"),
        parameter("c", "query", many, explode=False),
        parameter("s", "query", many, style="spaceDelimited"),
        parameter("i", "query", many, style="pipeDelimited", explode=False),
        parameter("e", "query", many),
        parameter("d", "query", free, style="deepObject"),
        {"name": "j", "in": "query", "content": {"application/json": {"schema": many}}},
        parameter("X-P", "header", many),
        parameter("X-O", "header", pair),
        parameter("k", "cookie", many, explode=False),
    ]
    path = "/{p}/{o}/{l}/{m}"
    found = only(document({path: {"get": {"parameters": parameters}}}))
    assert found.definition is not None
    assert isinstance(found.definition.source, HttpSource)
    two: Any = ["a", "b,c"]
    values = dict.fromkeys(("p", "l", "c", "s", "i", "e", "j", "X-P", "k"), two)
    values |= {"o": {"R": 1, "G": 2}, "X-O": {"R": 1, "G": 2}, "m": "5", "d": {"x": {"y": [1]}}}
    sent = build_request(found.definition.source, values, {})
    assert sent.url == (
        "https://api.example.com/a,b%2Cc/R,1,G,2/.a,b%2Cc/;m=5"
        "?c=a,b%2Cc&s=a%20b%2Cc&i=a%7Cb%2Cc&e=a&e=b%2Cc&d%5Bx%5D%5By%5D%5B%5D=1"
        "&j=%5B%22a%22%2C%22b%2Cc%22%5D"
    )
    assert sent.headers == (("X-P", "a,b,c"), ("X-O", "R,1,G,2"), ("Cookie", "k=a,b%2Cc"))
    assert found.notes == ()


def test_exploded_objects_are_pairs() -> None:
    pair = {"type": "object", "properties": {"R": {}, "G": {}}}
    free = {"type": "object", "additionalProperties": True}
    explode: Any = {"explode": True, "required": True}
    parameters = [
        {"name": "o", "in": "path", "schema": pair, **explode},
        {"name": "f", "in": "query", "schema": free},
        {"name": "X-O", "in": "header", "schema": pair, **explode},
    ]
    found = only(document({"/{o}": {"get": {"parameters": parameters}}}))
    assert found.definition is not None
    assert found.notes == ()
    value: Any = {"R": "1,0", "G": 2, "B": None}
    sent = build_request(found.definition.source, dict.fromkeys(("o", "f", "X-O"), value), {})
    assert sent.url == "https://api.example.com/R=1%2C0,G=2?R=1%2C0&G=2"
    assert sent.headers == (("X-O", "R=1,0,G=2"),)
    label = {**parameters[0], "style": "label"}
    told = only(document({"/{o}": {"get": {"parameters": [label]}}}))
    assert any("not written exploded" in note for note in told.notes)


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "object", "properties": {"a": {"type": "string"}}},
        {"type": "object", "properties": {"a": {}}, "additionalProperties": True},
        {"type": "array", "items": {}},
    ],
)
@pytest.mark.parametrize("media_type", ["application/json", "application/merge-patch+json"])
def test_optional_body_of_which_nothing_is_given_is_not_sent(schema: Any, media_type: str) -> None:
    def sent(*, required: bool) -> Any:
        body = {"content": {media_type: {"schema": schema}}, "required": required}
        found = only(document({"/a": {"patch": {"requestBody": body}}}))
        assert found.definition is not None
        return build_request(found.definition.source, {}, {})

    assert (sent(required=False).body, sent(required=False).headers) == (None, ())
    if schema["type"] == "object":
        assert (sent(required=True).body, sent(required=True).headers) == (
            b"{}",
            (("Content-Type", media_type),),
        )


def test_query_method_and_query_string_of_newer_documents() -> None:
    form = {"type": "object", "properties": {"q": {"type": "string"}, "n": {"type": "integer"}}}
    whole = {
        "name": "all",
        "in": "querystring",
        "content": {"application/x-www-form-urlencoded": {"schema": form}},
    }
    body = {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
    found = only(document({"/a": {"query": {"parameters": [whole], "requestBody": body}}}))
    assert found.definition is not None
    assert found.definition.is_idempotent
    sent = build_request(found.definition.source, {"q": "x y", "n": 2}, {})
    assert (sent.method, sent.url) == ("QUERY", "https://api.example.com/a?q=x%20y&n=2")
    other = {**whole, "content": {"application/json": {"schema": form}}}
    told = only(document({"/a": {"get": {"parameters": [other]}}}))
    assert any("no form" in note for note in told.notes)


def test_forms_are_written_as_their_encoding_says() -> None:
    many = {"type": "array", "items": {"type": "string"}}
    path = {"type": "string", "format": "binary", "description": "A scan."}
    fields = {"a": many, "b": {"type": "object"}, "c": {"type": "object"}, "f": path, "g": {}}
    fields["h"] = {"type": "array", "items": path}

    def source(media_type: str, encoding: Any) -> Any:
        schema = {"type": "object", "properties": fields}
        content = {media_type: {"schema": schema, "encoding": encoding}}
        read = only(document({"/a": {"post": {"requestBody": {"content": content}}}}))
        assert read.definition is not None
        return read.definition

    styles = {"a": {"explode": False}, "b": {"style": "deepObject"}}
    form = source("application/x-www-form-urlencoded", styles)
    values = {"a": ["1", "2"], "b": {"x": 1}, "c": {"y": 2}}
    assert build_request(form.source, values, {}).body == b"a=1,2&b%5Bx%5D=1&c=%7B%22y%22%3A2%7D"
    types = {"f": {"contentType": "image/png"}, "g": {"contentType": "application/zip"}}
    upload = source("multipart/form-data", types | {"a": {"contentType": "text/csv, text/plain"}})
    assert list(upload.source.body.files) == ["f", "g", "h"]
    assert upload.source.body.media_types == {"f": "image/png", "g": "application/zip"}
    properties = upload.input_schema["properties"]
    assert properties["f"]["description"].startswith("A scan.\n\nPath of the file")
    assert (properties["h"]["type"], properties["h"]["items"]["type"]) == ("array", "string")


def test_bodies_of_other_kinds() -> None:
    def body(name: str, schema: Any) -> ReadTool:
        content = {name: {"schema": schema}}
        return only(document({"/a": {"post": {"requestBody": {"content": content}}}}))

    def source(read: ReadTool) -> Any:
        assert read.definition is not None, read.problem
        return read.definition.source

    fields = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}
    form = source(body("application/x-www-form-urlencoded", fields))
    assert form.body.fields == {"a": "{a}"}
    assert any("may be left out" in note for note in body("application/json", fields).notes)
    patch = source(body("application/json-patch+json", {"type": "array"}))
    assert patch.headers == {"Content-Type": "application/json-patch+json"}
    assert patch.body.value == "{body}"
    assert source(body("text/csv", {})).body.media_type == "text/csv"
    for media_type, schema in (("image/png", {}), ("text/csv", {"format": "binary"})):
        picture = source(body(media_type, schema)).body
        assert (picture.path, picture.media_type) == ("{file}", media_type)
    open_ended = source(body("application/json", {**fields, "additionalProperties": True}))
    sent = build_request(open_ended, {"a": "x", "more": [1]}, {})
    assert json.loads(sent.body or b"") == {"a": "x", "more": [1]}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"swagger": "2.0", "paths": {}}', "'2.0' of OpenAPI"),
        ('{"openapi": "4.0.0", "paths": {}}', "'4.0.0' of OpenAPI"),
        ('{"openapi": "3.1.0"}', "no operations"),
        ('{"openapi": "3.1.0", "paths": []}', "no operations"),
    ],
)
def test_documents_that_cannot_be_read_say_so(text: str, words: str) -> None:
    with pytest.raises(DefinitionError, match=words):
        read_import(text)


def chain(count: int) -> dict[str, Any]:
    """Each schema is made of ten of the next: ten to the power of `count` in all."""
    schemas: dict[str, Any] = {
        f"S{n}": {"allOf": [{"$ref": f"#/components/schemas/S{n + 1}"}] * 10} for n in range(count)
    }
    schemas[f"S{count}"] = {"type": "object", "properties": {"a": {"type": "string"}}}
    return {"schemas": schemas}


def json_body(reference: str) -> Any:
    return {"content": {"application/json": {"schema": {"$ref": reference}}}}


def test_schemas_that_multiply_or_go_round_are_bounded() -> None:
    post = {"post": {"requestBody": json_body("#/components/schemas/S0")}}
    for count in (8, 40):
        many = only(document({"/a": post}, components=chain(count)))
        assert list(
            many.definition.input_schema["properties"] if many.definition else ["body"]
        ) == ["body"]
    rounds = {
        "A": {"$ref": "#/components/schemas/B"},
        "B": {"$ref": "#/components/schemas/A"},
        "S0": {"allOf": [{"$ref": "#/components/schemas/S0"}]},
    }
    for name in rounds:
        post = {"post": {"requestBody": json_body(f"#/components/schemas/{name}")}}
        read = only(document({"/a": post}, components={"schemas": rounds}))
        assert read.definition is None or read.name == "post_a"
    parameter = {"$ref": "#/components/parameters/P"}
    loop = {"parameters": {"P": parameter}}
    assert only(document({"/a": {"get": {"parameters": [parameter]}}}, components=loop)).definition


@pytest.mark.parametrize("name", ["a\x1b[2J\nb", "名前", "x" * 1_000, "", "../../etc", "a b"])
def test_names_are_legal_whatever_stands_there(name: str) -> None:
    query = {"name": name or "q", "in": "query", "schema": {}}
    read = only(document({"/a": {"get": {"operationId": name, "parameters": [query]}}}))
    assert read.definition is not None
    assert isinstance(read.definition.source, HttpSource)
    build_request(
        read.definition.source, {key: "v" for key in read.definition.input_schema["properties"]}, {}
    )


def test_more_operations_than_anybody_has_are_left_out_in_bounded_time() -> None:
    paths = {f"/{number}": {"get": {"operationId": "same"}} for number in range(30_000)}
    began = time.process_time()
    read = read_import(document(paths))
    assert time.process_time() - began < 30
    assert len(read.tools) == 10_000
    assert len({each.name for each in read.tools}) == 10_000
    assert "left out beyond the first 10,000: 20,000 operations" in read.notes


def test_document_whose_schemas_are_used_without_end_is_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(operation, "MOST_VALUES_READ", 30_000)
    big = {
        "type": "object",
        "properties": {f"p{n}": {"type": "array", "items": {}} for n in range(900)},
    }
    post = {"post": {"requestBody": {"$ref": "#/components/requestBodies/B"}}}
    bodies = {"B": {"content": {"application/json": {"schema": {"type": "array", "items": big}}}}}
    paths = {f"/{number}": post for number in range(50)}
    read = read_import(document(paths, components={"requestBodies": bodies}))
    problems = [each.problem for each in read.tools if each.definition is None]
    assert 0 < len(problems) < 50
    assert "too large for one import" in problems[0]


def test_each_parameter_of_five_hundred_operations_is_an_argument_or_told() -> None:
    chance = Random(16)
    names = ["id", "If-Match", "filter", "X.y", "naïve", "a b", "Accept", "authorization", "q"]
    kinds = [{"type": "string"}, {"type": "array", "items": {}}, {"$ref": "#/components/schemas/O"}]
    fields = {"one": {"type": "string"}, "two": {"$ref": "#/components/schemas/O"}}
    paths: dict[str, Any] = {}
    for number in range(500):
        places = ["query", "header", "cookie"]
        pairs = {(chance.choice(names), chance.choice(places)) for _ in range(chance.randrange(6))}
        parameters = [
            {"name": name, "in": place, "schema": chance.choice(kinds)}
            for name, place in sorted(pairs)
        ]
        parameters.append({"name": "key", "in": "path", "required": True, "schema": kinds[0]})
        content = json_body("#/components/schemas/O")
        verb = chance.choice(["get", "put", "post", "delete", "patch"])
        paths[f"/{number}/{{key}}"] = {verb: {"parameters": parameters, "requestBody": content}}
    schemas = {"O": {"type": "object", "properties": fields}}
    tools = read_import(document(paths, components={"schemas": schemas})).tools
    assert len(tools) == 500
    for tool, (path, item) in zip(tools, paths.items(), strict=True):
        assert tool.definition is not None, (path, tool.problem)
        (operation,) = item.values()
        given = json.dumps(tool.definition.model_dump(mode="json"), ensure_ascii=False)
        for each in operation["parameters"]:
            told = any(each["name"] in note for note in tool.notes)
            assert told or json.dumps(each["name"], ensure_ascii=False) in given, (path, each)
        assert isinstance(tool.definition.source, HttpSource)
        assert tool.definition.source.body is not None or any("body" in x for x in tool.notes)


def test_pattern_of_another_language_is_left_out_and_told() -> None:
    zone = {"type": "string", "pattern": r"\A[a-z]{1,63}\Z", "maxLength": 63}
    body = {"type": "object", "properties": {"zone": zone, "ok": {"pattern": "^a$"}}}
    content = {"content": {"application/json": {"schema": body}}}
    paths = {"/x": {"post": {"operationId": "x", "requestBody": content}}}
    (read,) = read_import(document(paths)).tools
    assert read.definition is not None, read.problem
    properties = read.definition.input_schema["properties"]
    assert properties["zone"] == {"type": "string", "maxLength": 63}
    assert properties["ok"] == {"pattern": "^a$"}
    assert any(note.endswith(r"left out: \A[a-z]{1,63}\Z") for note in read.notes)


def test_many_operations_without_tags_are_grouped_by_their_paths() -> None:
    paths = {f"/{'abc'[n % 3]}/{n}": {"get": {"operationId": f"op{n}"}} for n in range(21)}
    assert {each.group for each in read_import(document(paths)).tools} == {
        ("/a",),
        ("/b",),
        ("/c",),
    }
    few = dict(list(paths.items())[:5])
    assert {each.group for each in read_import(document(few)).tools} == {()}


def test_five_hundred_operations_are_read_in_under_three_seconds() -> None:
    schemas = {
        f"T{n}": {
            "type": "object",
            "properties": {
                **{f"f{m}": {"type": "string", "description": "A field of it."} for m in range(15)},
                "next": {"$ref": f"#/components/schemas/T{(n + 1) % 40}"},
            },
        }
        for n in range(40)
    }
    paths = {
        f"/things/{n}/{{id}}": {
            "post": {
                "operationId": f"op{n}",
                "parameters": [{"name": "id", "in": "path", "schema": {"type": "string"}}],
                "requestBody": json_body(f"#/components/schemas/T{n % 40}"),
                "responses": {"200": json_body(f"#/components/schemas/T{n % 40}")},
            }
        }
        for n in range(500)
    }
    text = document(paths, components={"schemas": schemas})
    began = time.process_time()
    read = read_import(text)
    assert time.process_time() - began < 9, "3 s on a machine that is three times quicker"
    assert all(each.definition is not None for each in read.tools)
