"""A pasted curl command becomes a tool that asks the same, and holds no credential."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.execution.http_tool.curl_command import as_curl
from tooldesk.execution.http_tool.request_building import build_request
from tooldesk.tools.sources.http_source import FileBody
from tooldesk.tools.tool_definition import HttpSource, ToolDefinition
from tooldesk.workspace.curl_import.curl_tool import CurlTool, is_curl, read_curl
from tooldesk.workspace.definition_check import check_document


def definition_of(tool: CurlTool) -> ToolDefinition:
    check = check_document(tool.document)
    assert check.problems == ()
    assert check.definition is not None
    return check.definition


def source_of(text: str) -> HttpSource:
    source = definition_of(read_curl(text)).source
    assert isinstance(source, HttpSource)
    return source


def test_query_headers_and_method_are_read() -> None:
    tool = read_curl("curl -sSL 'https://api.weather.example/v1/now?city=Oslo&days=' -H 'X-A: b'")
    definition = definition_of(tool)
    source = definition.source
    assert isinstance(source, HttpSource)
    assert (source.method, source.url) == ("GET", "https://api.weather.example/v1/now")
    assert source.query == {"city": "Oslo", "days": ""}
    assert source.headers == {"X-A": "b"}
    assert definition.name == "weather_now"
    assert definition.is_idempotent
    assert (tool.variables, tool.notes) == ((), ())


@pytest.mark.parametrize(
    ("command", "body"),
    [
        ("-d a=1 -d 'b=x y'", {"kind": "form", "fields": {"a": "1", "b": "x y"}}),
        ("--data-urlencode 'a=1&2'", {"kind": "form", "fields": {"a": "1&2"}}),
        ("--json '{\"a\": [1]}'", {"kind": "json", "value": {"a": [1]}}),
        ("-d '{\"a\": 1}'", {"kind": "json", "value": {"a": 1}}),
        ("-H 'content-type: application/json' -d '\"x\"'", {"kind": "json", "value": "x"}),
        (
            "-H 'Content-Type: text/xml' --data-raw '<a/>'",
            {"kind": "raw", "text": "<a/>", "media_type": "text/xml"},
        ),
        ("--data-raw @name", {"kind": "raw", "text": "@name"}),
        ('-d $\'{"a": "it\\\'s \\u00e9"}\'', {"kind": "json", "value": {"a": "it's é"}}),
    ],
)
def test_data_becomes_a_body_of_its_kind(command: str, body: dict[str, Any]) -> None:
    source = source_of(f"curl https://e.example/x {command}")
    assert source.method == "POST"
    assert source.body is not None
    found = source.body.model_dump()
    assert {key: found[key] for key in body} == body
    assert "content-type" not in {name.lower() for name in source.headers}


def test_data_with_get_goes_into_the_query() -> None:
    source = source_of("curl -G https://e.example/x -d a=1 --data-urlencode 'b=x y'")
    assert (source.method, source.query) == ("GET", {"a": "1", "b": "x y"})


def test_settings_are_read() -> None:
    text = "curl -k -x proxy.example:8080 --max-time 5 -A me -XPUT https://e.example/x"
    tool = read_curl(text)
    definition = definition_of(tool)
    source = definition.source
    assert isinstance(source, HttpSource)
    assert not source.verify_tls
    assert source.proxy == "http://proxy.example:8080"
    assert source.max_redirects == 0
    assert source.headers == {"User-Agent": "me"}
    assert (source.method, definition.timeout_s) == ("PUT", 5)
    assert not definition.is_idempotent


CANARY = "cAnArY4eC39HqLyjWDarjtT1"


@pytest.mark.parametrize(
    "arguments",
    [
        f"-H 'Authorization: Bearer {CANARY}'",
        f"-H 'Authorization: Token {CANARY}'",
        f"-H 'Authorization: {CANARY}'",
        f"-H 'X-Api-Key: {CANARY}'",
        f"-H 'X-Odd: sk-{CANARY}'",
        f"-H 'X-Auth: {CANARY}'",
        f"-H 'Cookie: sid={CANARY}'",
        f"-b sid={CANARY}",
        f"-u ann:{CANARY}",
        f"-u sk_live_{CANARY}:",
        f"--oauth2-bearer {CANARY}",
        f"-d client_secret={CANARY}",
        f'--json \'{{"auth": {{"password": "{CANARY}"}}}}\'',
        f"--json '[\"sk-{CANARY}\"]'",
        f"--url-query api_key={CANARY}",
        f"--proxy-user a:{CANARY}",
        f"-x http://a:{CANARY}@proxy.example",
        f"-H 'Content-Type: text/plain' -d 'the key is sk-{CANARY}.'",
    ],
)
def test_credential_becomes_a_variable(arguments: str) -> None:
    tool = read_curl(f"curl https://e.example/x {arguments}")
    definition = definition_of(tool)
    assert CANARY not in json.dumps(tool.document)
    assert CANARY not in repr(tool)
    assert tool.variables == tuple(each.name for each in definition.env_vars)
    if "proxy" not in arguments:
        assert len(tool.variables) == 1


@pytest.mark.parametrize(
    "url",
    [
        f"https://ann:{CANARY}@e.example/x",
        f"https://e.example/x?a=1&token={CANARY}",
        f"https://e.example/v1/sk-{CANARY}",
        f"https://hooks.slack.com/services/T0123/B0123/{CANARY}",
        f"https://discord.com/api/webhooks/123456789012345678/{CANARY * 3}",
        f"https://api.telegram.org/bot123456:{CANARY * 2}/getMe",
    ],
)
def test_credential_in_the_url_becomes_a_variable(url: str) -> None:
    tool = read_curl(f"curl '{url}'")
    definition_of(tool)
    # a name is in lower case
    assert CANARY.lower() not in json.dumps(tool.document).lower()
    assert len(tool.variables) == 1


def test_variables_of_the_shell_stay_variables_and_quoted_ones_stay_text() -> None:
    tool = read_curl('curl "https://e.example/$USER_ID" -H "X-Api-Key: ${KEY}" -d \'a=$HOME\'')
    source = definition_of(tool).source
    assert isinstance(source, HttpSource)
    assert source.variables == {"USER_ID", "KEY"}
    request = build_request(source, {}, {"USER_ID": "7", "KEY": "k"})
    assert request.url == "https://e.example/7"
    assert request.body == b"a=%24HOME"
    assert tool.variables == ()


def test_braces_become_parameters() -> None:
    tool = read_curl("curl 'https://e.example/{city}' --json '{\"days\": \"{days}\"}'")
    assert definition_of(tool).input_schema["required"] == ["city", "days"]
    assert "Became parameters: city, days." in tool.notes


@pytest.mark.parametrize(
    ("url", "made", "schemas"),
    [
        (
            "https://a.example/{b,c}/x",
            "https://a.example/{part}/x",
            {"part": {"type": "string", "enum": ["b", "c"]}},
        ),
        (
            "https://a.example/p[1-300]/[a-c]",
            "https://a.example/p{part}/{part_2}",
            {
                "part": {"type": "integer", "minimum": 1, "maximum": 300},
                "part_2": {"type": "string", "enum": ["a", "b", "c"]},
            },
        ),
        (
            "https://a.example/[008-010]/[0-9:4]",
            "https://a.example/{part}/{part_2}",
            {
                "part": {"type": "string", "enum": ["008", "009", "010"]},
                "part_2": {"type": "string", "enum": ["0", "4", "8"]},
            },
        ),
        (r"https://a.example/\[1-3\]/\{b\}", "https://a.example/[1-3]/{{b}}", {}),
        ("https://[::1]/{city}", "https://[::1]/{city}", {"city": {"type": "string"}}),
    ],
)
def test_globs_become_parameters_with_choices(url: str, made: str, schemas: dict[str, Any]) -> None:
    tool = read_curl(f"curl '{url}'")
    definition = definition_of(tool)
    assert source_of(f"curl '{url}'").url == made
    assert definition.input_schema["properties"] == schemas
    said = any(note.startswith("curl makes several requests") for note in tool.notes)
    assert said == bool(schemas.keys() - {"city"})


def test_glob_in_the_query_is_called_after_its_field() -> None:
    tool = definition_of(read_curl("curl 'https://a.example/x?page=[1-3]&sort={up,down}'"))
    assert tool.input_schema["properties"] == {
        "page": {"type": "integer", "minimum": 1, "maximum": 3},
        "sort": {"type": "string", "enum": ["up", "down"]},
    }


@pytest.mark.parametrize("option", ["-g", "--globoff"])
def test_globs_that_are_switched_off_are_text(option: str) -> None:
    tool = read_curl(f"curl {option} 'https://a.example/[1-3]/{{b,c}}'")
    assert definition_of(tool).input_schema["properties"] == {}
    assert source_of(f"curl {option} 'https://a.example/[1-3]'").url == "https://a.example/[1-3]"


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("https://{a,b}.example/x", "several hosts"),
        ("https://a.example/{b/c,d}", "no argument can stand there"),
        ("https://a.example/[3-1]", "can't be read"),
        ("https://a.example/[001-100]", "more than 50"),
    ],
)
def test_glob_that_no_parameter_stands_for_is_refused(url: str, words: str) -> None:
    with pytest.raises(DefinitionError, match=words):
        read_curl(f"curl '{url}'")


def test_what_is_left_out_is_named() -> None:
    tool = read_curl("curl https://e.example https://f.example -o out.json --retry 3 | jq .")
    assert [note for note in tool.notes if "--output out.json" in note]
    assert [note for note in tool.notes if "--retry 3" in note]
    assert [note for note in tool.notes if "first URL" in note]
    assert [note for note in tool.notes if "follows" in note]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("wget https://e.example", "no curl command"),
        ("curl", "no curl command"),
        ("curl -s", "no URL"),
        ("curl 'https://e.example", "quotation"),
        ("curl $'https://e.example", "quotation"),
        ("curl https://e.example -F a=<b", "reads its text from elsewhere"),
        ("curl https://e.example -F a", "no value"),
        ("curl https://e.example -F a=1 -F a=2", "more than once"),
        ("curl https://e.example -F a=@b,c", "several files"),
        ("curl https://e.example -F a=1 -d b=2", "more than one of --form, --data"),
        ("curl https://e.example -T b -d c", "more than one of"),
        ("curl https://e.example -T -", "standard input"),
        ("curl https://e.example -d @b -d c=1", "reads a file"),
        ("curl https://e.example --json {", "said to be JSON"),
        ("curl https://e.example --frobnicate", "--frobnicate"),
        ("curl https://e.example -Z", "-Z"),
        ("curl https://e.example -H", "no value"),
        ("curl -X BREW https://e.example", "BREW"),
        ("curl ftp://e.example", "http and https"),
        ("curl $BASE/x", "host"),
        ("curl 'https://ann:word@[e.example/'", "can't be read"),
        ("curl -m soon https://e.example", "no number"),
    ],
)
def test_what_can_not_be_read_says_why(text: str, words: str) -> None:
    with pytest.raises(DefinitionError) as caught:
        read_curl(text)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("options", "url", "media_type"),
    [
        ("-T 'a/b c.png'", "https://e.example/x/b%20c.png", "application/octet-stream"),
        (
            "--data-binary @b.png -H 'Content-Type: image/png' -X PUT",
            "https://e.example/x/",
            "image/png",
        ),
        ("--json @b.json -X PUT", "https://e.example/x/", "application/json"),
        ("-d @b -X PUT", "https://e.example/x/", "application/x-www-form-urlencoded"),
    ],
)
def test_file_becomes_a_whole_body(options: str, url: str, media_type: str) -> None:
    source = source_of(f"curl https://e.example/x/ {options}")
    assert (source.method, source.url) == ("PUT", url)
    assert isinstance(source.body, FileBody)
    assert source.body.media_type == media_type


@pytest.mark.parametrize("text", ["curl https://e", "$ curl -s e", "  /usr/bin/curl -s\\\n e"])
def test_curl_commands_are_known(text: str) -> None:
    assert is_curl(text)


@pytest.mark.parametrize(
    "fields",
    [
        {"query": {"q": "a b&c", "x": "'\"$`"}, "headers": {"X-A": "b '$HOME'", "X-Empty": ""}},
        {"method": "POST", "body": {"kind": "json", "value": {"a": "it's {x}", "n": None}}},
        {"method": "PUT", "body": {"kind": "form", "fields": {"a": "1 + 1", "b": "&"}}},
        {"method": "DELETE", "max_redirects": 0, "verify_tls": False},
        {"auth": {"kind": "bearer", "env_var": "TOKEN"}},
        {"auth": {"kind": "basic", "username": "ann", "password_env_var": "TOKEN"}},
        {"auth": {"kind": "api_key", "env_var": "TOKEN", "name": "X-Key"}},
        {"auth": {"kind": "api_key", "env_var": "TOKEN", "name": "key", "place": "query"}},
        {"method": "POST", "body": {"kind": "multipart", "files": {"file": "a;{p}"}}},
        {"method": "PUT", "body": {"kind": "multipart", "fields": {"a": "@b;c", "d": ""}}},
        {
            "method": "POST",
            "body": {
                "kind": "multipart",
                "fields": {"a": '{"b": ";"}'},
                "files": {"f": "c"},
                "media_types": {"a": "application/json", "f": "image/png"},
            },
        },
        {"method": "PUT", "body": {"kind": "file", "path": "a b.png", "media_type": "image/png"}},
    ],
)
def test_copied_tool_comes_back_the_same(fields: dict[str, Any]) -> None:
    source = HttpSource.model_validate({"url": "https://e.example/{p}", **fields})
    arguments, variables = {"p": "a b/c", "x": '$x "y"'}, {"TOKEN": "s3cret"}
    again = source_of(as_curl(source, arguments))
    ours = build_request(source, arguments, variables)
    theirs = build_request(again, {}, variables)
    assert (theirs.method, theirs.url) == (ours.method, ours.url)
    assert dict(theirs.headers) == dict(ours.headers)
    assert _decoded(theirs.body) == _decoded(ours.body)
    assert [(each.name, each.value, each.is_file) for each in theirs.parts] == [
        (each.name, each.value, each.is_file) for each in ours.parts
    ]
    assert (again.max_redirects, again.verify_tls) == (source.max_redirects, source.verify_tls)


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"ca_file": "ca: of us.pem", "client_certificate": "us:\\ .pem"},
        {
            "client_certificate": "us.pem",
            "client_key": "us.key",
            "client_key_password_env_var": "KEY_WORD",
        },
        {"proxy": "socks5h://proxy.example:1080", "max_redirects": 0},
        {"proxy": "https://proxy.example", "max_redirects": 20},
        {"proxy": "none", "max_response_bytes": 5_000, "verify_tls": False},
    ],
)
def test_settings_of_a_copied_tool_come_back_the_same(settings: dict[str, Any]) -> None:
    source = HttpSource.model_validate({"url": "https://e.example/", **settings})
    definition = definition_of(read_curl(as_curl(source, {}, timeout_s=7.5)))
    assert definition.source == source
    assert definition.timeout_s == 7.5


def test_proxy_without_a_port_is_the_same_proxy() -> None:
    source = HttpSource(url="https://e.example/", proxy="http://proxy.example")
    assert source_of(as_curl(source, {})).proxy == "http://proxy.example:80"
    assert source_of("curl -x proxy.example https://e.example").proxy == "http://proxy.example:1080"
    assert source_of("curl --socks5-hostname p:1 https://e.example").proxy == "socks5h://p:1"


def test_password_of_a_certificate_becomes_a_variable() -> None:
    tool = read_curl(f"curl --cert us.pem:{CANARY} https://e.example")
    source = definition_of(tool).source
    assert isinstance(source, HttpSource)
    assert source.client_certificate == "us.pem"
    assert tool.variables == (source.client_key_password_env_var,)
    assert CANARY not in repr(tool)


def test_form_becomes_a_body_of_fields_and_files() -> None:
    tool = read_curl(
        "curl https://e.example -F 'a=\"x;y\"' -F b=@c.png;type=image/png --form-string d=@e"
    )
    source = definition_of(tool).source
    assert isinstance(source, HttpSource)
    assert source.method == "POST"
    assert source.body is not None
    body = source.body.model_dump()
    assert (body["fields"], body["files"]) == ({"a": "x;y", "d": "@e"}, {"b": "c.png"})


@pytest.mark.parametrize(
    ("size", "bytes_"), [("5000", 5_000), ("2k", 2_048), ("1M", 1 << 20), ("1G", 2_000_000)]
)
def test_largest_answer_is_read_in_all_units(size: str, bytes_: int) -> None:
    source = source_of(f"curl --max-filesize {size} https://e.example")
    assert source.max_response_bytes == bytes_


def _decoded(body: bytes | None) -> object:
    return json.loads(body) if body and body.startswith(b"{") else body


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("--max-filesize inf", "no number"),
        ("--max-filesize nan", "no number"),
        ("-L --max-redirs 1e400", "no number"),
        ("-m infinity", "no number"),
        ('--json \'{"a": ' + "9" * 5_000 + "}'", "thousands of digits"),
        ("-d '" + "=" * 200_000 + "'", "longer than"),
    ],
)
def test_figures_and_lengths_beyond_all_bounds_are_refused_in_words(
    options: str, words: str
) -> None:
    with pytest.raises(DefinitionError, match=words) as refused:
        read_curl(f"curl https://a.example/ {options}")
    assert refused.value.next_step


def test_letter_that_a_browser_copied_as_two_halves_is_whole_again() -> None:
    body = source_of(r"curl https://a.example/ --json $'{\"a\": \"\ud83d\ude00 \ud83d\"}'").body
    assert body is not None
    assert body.model_dump()["value"] == {"a": "\U0001f600 \ufffd"}
