"""What servers.json may say."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from tooldesk.tools.server_config import (
    ServerConfig,
    Transport,
    filled,
    launch_definition,
)
from tooldesk.tools.tool_definition import HttpSource, ShellSource


def config(**entry: object) -> ServerConfig:
    return ServerConfig.model_validate(entry)


@pytest.mark.parametrize(
    ("entry", "transport"),
    [
        ({"command": "npx", "args": ["-y", "x"]}, Transport.STDIO),
        ({"type": "stdio", "command": "npx"}, Transport.STDIO),
        ({"url": "https://example.com/mcp"}, Transport.HTTP),
        ({"type": "streamable-http", "url": "https://example.com/mcp"}, Transport.HTTP),
        ({"type": "sse", "url": "https://example.com/sse"}, Transport.SSE),
        ({"command": "npx", "autoApprove": ["*"], "trust": True}, Transport.STDIO),
    ],
)
def test_entries_of_other_programs_are_understood(entry: object, transport: Transport) -> None:
    assert ServerConfig.model_validate(entry).transport is transport


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"command": "npx", "url": "https://example.com"},
        {"url": "https://example.com", "tooldesk": {"allowed_hosts": ["https://a.example"]}},
        {"command": " "},
        {"type": "sse", "command": "npx"},
        {"type": "telepathy", "url": "https://example.com"},
        {"command": "a\0b"},
        {"command": "npx", "args": ["a\0b"]},
        {"command": "npx", "env": {"A B": "c"}},
        {"command": "npx", "args": "-y x"},
        {"command": "npx", "tooldesk": {"sesion": "kept"}},
    ],
)
def test_what_is_no_server_is_refused(entry: object) -> None:
    with pytest.raises(ValidationError):
        ServerConfig.model_validate(entry)


def test_words_that_look_like_code_of_a_shell_stay_words() -> None:
    words = ["; touch mark", "$(touch mark)", "`touch mark`", "{argument}", "${HOME}", "a\nb"]
    definition = launch_definition("x", config(command="npx", args=words), "/usr/bin/npx")
    from tooldesk.execution.shell_tool.command_words import command_words

    assert isinstance(definition.source, ShellSource)
    assert command_words(definition.source, {}) == ["/usr/bin/npx", *words]


def test_references_are_names_of_the_keyring() -> None:
    found = config(
        command="npx",
        env={"TOKEN": "${env:GH_TOKEN}", "URL": "https://${HOST:-localhost}/x", "MODE": "fast"},
    )
    variables = {each.name: each.default for each in found.variables}
    assert variables == {
        "GH_TOKEN": None,
        "HOST": "localhost",
        "TOKEN": "${env:GH_TOKEN}",
        "URL": "https://${HOST:-localhost}/x",
        "MODE": "fast",
    }
    values = {"GH_TOKEN": "secret", "MODE": "fast"}
    assert found.environment(values) == {
        "TOKEN": "secret",
        "URL": "https://localhost/x",
        "MODE": "fast",
    }


def test_headers_keep_their_braces_and_get_their_secrets() -> None:
    headers = {"Authorization": "Bearer ${TOKEN}", "X-Odd": "{name}"}
    found = config(url="https://example.com/mcp", headers=headers)
    definition = launch_definition("x", found)
    assert isinstance(definition.source, HttpSource)
    assert definition.source.variables == {"TOKEN"}
    assert definition.source.placeholders == frozenset()
    assert filled(headers["Authorization"], {"TOKEN": "t"}) == "Bearer t"


@pytest.mark.parametrize(
    ("entry", "places"),
    [
        ({"command": "x", "env": {"API_KEY": "abc"}}, ["env.API_KEY"]),
        ({"command": "x", "env": {"API_KEY": "${API_KEY}"}}, []),
        ({"command": "x", "env": {"MODE": "fast"}}, []),
        ({"command": "x", "env": {"A": "${B:-sk-0123456789abcdefgh}"}}, ["env.A"]),
        ({"command": "x", "args": ["--token", "abc"]}, ["args[1]"]),
        ({"command": "x", "args": ["--token=abc"]}, ["args[0]"]),
        ({"command": "x", "args": ["--token", "--verbose"]}, []),
        ({"command": "x", "args": ["sk-0123456789abcdefgh"]}, ["args[0]"]),
        ({"url": "https://x.com", "headers": {"Authorization": "Bearer abc"}}, None),
        ({"url": "https://x.com", "headers": {"Authorization": "Bearer ${A}"}}, []),
    ],
)
def test_secrets_in_plain_text_are_found(entry: object, places: list[str] | None) -> None:
    found = [*ServerConfig.model_validate(entry).plain_secrets()]
    assert found == (["headers.Authorization"] if places is None else places)
