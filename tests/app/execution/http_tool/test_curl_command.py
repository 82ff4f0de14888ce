"""A copied command does in a shell what the tool does, and holds no secret."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from tooldesk.execution.http_tool.curl_command import as_curl

needs_curl = pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")

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


@needs_curl
@pytest.mark.parametrize("fields", _SOURCES)
async def test_copied_command_asks_the_same(bench: Any, fields: dict[str, Any]) -> None:
    source = bench.source("/a/{p}", **fields)
    arguments = {"p": "b c/'$x", "x": _NASTY}
    command = as_curl(source, arguments)
    assert "s3 c" not in command
    await bench.call("/a/{p}", arguments, env=_ENV, **fields)
    output = await _run(f"{command} --noproxy '*'", _ENV)
    assert output == b"hello"
    ours, theirs = bench.server.seen
    assert (theirs.method, theirs.body) == (ours.method, ours.body)
    # curl spells a space in a query in another way
    assert urlsplit(theirs.target).path == urlsplit(ours.target).path
    assert _query(theirs.target) == _query(ours.target)
    named = {name.lower() for name in source.headers} | {"authorization", "x-key", "content-type"}
    assert {n: theirs.headers.get(n) for n in named} == {n: ours.headers.get(n) for n in named}


async def _run(command: str, env: dict[str, str], folder: Path = Path("/")) -> bytes:
    process = await asyncio.create_subprocess_exec(
        "sh",
        "-c",
        f"{command} --silent",
        env={"PATH": "/usr/bin:/bin", **env},
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await asyncio.wait_for(process.communicate(), 20)
    return output


@needs_curl
async def test_copied_command_takes_its_port_from_a_variable(bench: Any) -> None:
    host, _, port = bench.server.url.rpartition(":")
    command = as_curl(bench.source(f"{host}:${{PORT}}/"), {})
    assert await _run(f"{command} --noproxy '*'", {"PORT": port}) == b"hello"


@needs_curl
@pytest.mark.parametrize("key", ["us.key", "locked.key", "key: of \\ us.pem"])
async def test_copied_command_knows_whom_to_trust_and_who_it_is(
    bench: Any, serve: Any, files: Path, key: str, key_password: str, tmp_path_factory: Any
) -> None:
    server = await serve(wants_certificate=True)
    (files / "key: of \\ us.pem").write_bytes((files / "both.pem").read_bytes())
    certificate = key if key.endswith(".pem") else "us.pem"
    fields = {
        "ca_file": "ca.pem",
        "client_certificate": certificate,
        "client_key": None if certificate == key else key,
        "client_key_password_env_var": "KEY_PASSWORD",
    }
    env = {"KEY_PASSWORD": key_password}
    ours = await bench.call(server.url, env=env, **fields)
    command = as_curl(bench.source(server.url, **fields), {}, timeout_s=10, folder=files)
    assert key_password not in command
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    assert (await _run(command, env, elsewhere)).decode() == ours.joined_text == "hello"
    assert len(server.seen) == 2
    anonymous = as_curl(bench.source(server.url, ca_file="ca.pem"), {}, folder=files)
    assert await _run(anonymous, env, elsewhere) == b""


@needs_curl
async def test_copied_command_lets_the_proxy_look_up_the_host(bench: Any, socks: Any) -> None:
    fields = {"proxy": socks.url}
    ours = await bench.call("http://service.invalid:8080/a", **fields)
    command = as_curl(bench.source("http://service.invalid:8080/a", **fields), {})
    theirs = await _run(command, {"NO_PROXY": "*"})
    assert theirs.decode() == ours.joined_text == "hello"
    assert socks.asked == [("service.invalid", 8080)] * 2


@needs_curl
async def test_copied_command_gives_up_when_the_tool_does(bench: Any) -> None:
    bench.server.hang = True
    command = as_curl(bench.source("/"), {}, timeout_s=0.2)
    assert await _run(f"{command}; echo $?; true", {"NO_PROXY": "*"}) == b"28\n"


@needs_curl
@pytest.mark.parametrize("name", ["a b.txt", "it's.txt", 'a;b,"c".txt'])
async def test_copied_command_sends_the_same_files(bench: Any, name: str) -> None:
    (bench.folder / name).write_text("text", encoding="utf-8")
    body = {"kind": "multipart", "fields": {"a": "@b;c"}, "files": {"file": "{path}"}}
    source = bench.source(method="POST", body=body)
    command = as_curl(source, {"path": name}, folder=bench.folder)
    assert await _run(command, {"NO_PROXY": "*"}) == b"hello"
    sent = bench.server.seen[0].body
    assert b'name="a"\r\n\r\n@b;c\r\n' in sent
    assert b"\r\n\r\ntext\r\n" in sent


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
    assert "--max-filesize 5000" in as_curl(bench.source("/", max_response_bytes=5000), {})
