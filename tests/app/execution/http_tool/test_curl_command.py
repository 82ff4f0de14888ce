"""A copied command does in a shell what the tool does, and holds no secret."""

from __future__ import annotations

import asyncio
import shutil
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from app.execution.http_tool.curl_command import as_curl

_ENV = {"TOKEN": "s3 c&r=e't", "USER_NAME": "ann"}
_NASTY = 'it\'s "$(id)" `id` $HOME \\ ! * ü\n& | ; #'

_SOURCES: list[dict[str, Any]] = [
    {},
    {"query": {"q": "{x}"}, "headers": {"X-A": "b '$HOME'", "X-Empty": ""}},
    {"method": "POST", "body": {"kind": "json"}},
    {"method": "POST", "body": {"kind": "json", "value": {"a": "@{x}"}}},
    {"method": "PUT", "body": {"kind": "form"}},
    {"method": "POST", "body": {"kind": "raw", "text": "@{x}"}},
    {"method": "DELETE"},
    {"auth": {"kind": "bearer", "env_var": "TOKEN"}},
    {"auth": {"kind": "basic", "username": "${USER_NAME}", "password_env_var": "TOKEN"}},
    {"auth": {"kind": "api_key", "env_var": "TOKEN", "name": "X-Key"}},
    {"auth": {"kind": "api_key", "env_var": "TOKEN", "name": "key", "place": "query"}},
    {"headers": {"X-Mine": "a ${TOKEN} b"}},
]


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
@pytest.mark.parametrize("fields", _SOURCES)
async def test_copied_command_asks_the_same(bench: Any, fields: dict[str, Any]) -> None:
    source = bench.source("/a/{p}", **fields)
    arguments = {"p": "b c/'$x", "x": _NASTY}
    command = as_curl(source, arguments)
    assert "s3 c" not in command
    await bench.call("/a/{p}", arguments, env=_ENV, **fields)
    process = await asyncio.create_subprocess_exec(
        "sh",
        "-c",
        f"{command} --silent --noproxy '*'",
        env={"PATH": "/usr/bin:/bin", **_ENV},
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await asyncio.wait_for(process.communicate(), 20)
    assert output == b"hello"
    ours, theirs = bench.server.seen
    assert (theirs.method, theirs.body) == (ours.method, ours.body)
    # curl spells a space in a query in another way
    assert urlsplit(theirs.target).path == urlsplit(ours.target).path
    assert _query(theirs.target) == _query(ours.target)
    named = {name.lower() for name in source.headers} | {"authorization", "x-key", "content-type"}
    assert {n: theirs.headers.get(n) for n in named} == {n: ours.headers.get(n) for n in named}


def _query(target: str) -> list[tuple[str, str]]:
    return parse_qsl(urlsplit(target).query)


def test_argument_can_not_pose_as_a_variable(bench: Any) -> None:
    source = bench.source("/", headers={"X-A": "{x}", "X-B": "${TOKEN}"})
    first = as_curl(source, {"x": "${HOME} $HOME {TOKEN}"})
    assert "'X-A: ${HOME} $HOME {TOKEN}'" in first
    assert first.count('"$TOKEN"') == 1


def test_settings_are_options(bench: Any) -> None:
    shown = as_curl(
        bench.source("/", method="HEAD", verify_tls=False, proxy="http://p:1", max_redirects=2), {}
    )
    for option in ("--head", "--insecure", "--proxy http://p:1", "--location --max-redirs 2"):
        assert option in shown
