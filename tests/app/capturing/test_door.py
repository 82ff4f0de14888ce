"""Threats 11 and 12: who has no token, or comes from a page, gets nothing and reaches nobody."""

from __future__ import annotations

import asyncio

import pytest


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/v1/models", {}, 401),
        ("/t/wrong/v1/models", {}, 401),
        ("/t/{token}x/v1/models", {}, 401),
        ("/t//v1/models", {}, 401),
        ("/v1/models", {"x-tooldesk-token": "wrong"}, 401),
        ("/v1/models?token={token}", {}, 401),
        ("/t/{token}/v1/models", {"Host": "evil.example"}, 421),
        ("/t/{token}/v1/models", {"Host": "evil.example:{port}"}, 421),
        ("/t/{token}/v1/models", {"Host": "127.0.0.1"}, 421),
        ("/t/{token}/v1/models", {"Origin": "https://evil.example"}, 403),
        ("/t/{token}/v1/models", {"Origin": "null"}, 403),
        ("/v1/models", {"x-tooldesk-token": "{token}", "Origin": "http://localhost:1"}, 403),
    ],
)
async def test_request_without_leave_reaches_no_upstream(
    captured, replay, path: str, headers: dict[str, str], status: int
) -> None:
    door = captured.capture.door
    words = {"token": door.token, "port": door.port}
    given = {name: value.format(**words) for name, value in headers.items()}
    url = f"http://127.0.0.1:{door.port}{path.format(**words)}"
    got = await captured.client.get(url, headers=given)
    assert got.status_code == status
    assert door.token not in got.text
    assert replay.heads == []
    assert captured.capture.exchanges == []


@pytest.mark.parametrize("target", ["@{there}/v1", ".{there}/v1", "1/v1", "http://{there}/v1", "*"])
async def test_target_that_is_no_path_leads_to_no_other_host(captured, replay, target) -> None:
    door, there = captured.capture.door, replay.url.removeprefix("http://")
    reader, writer = await asyncio.open_connection("127.0.0.1", door.port)
    lines = (
        f"GET {target.format(there=there)} HTTP/1.1",
        f"Host: 127.0.0.1:{door.port}",
        f"X-Tooldesk-Token: {door.token}",
        "Connection: close",
    )
    writer.write("\r\n".join((*lines, "", "")).encode())
    got = await reader.read()
    writer.close()
    assert got.startswith(b"HTTP/1.1 400 ")
    assert replay.heads == []
    assert captured.capture.exchanges == []


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "localhost:{port}", "LOCALHOST:{port}"])
async def test_token_is_taken_from_path_or_header(captured, replay, host: str) -> None:
    replay.answers_with({})
    door = captured.capture.door
    headers = {"Host": host.format(port=door.port), "x-tooldesk-token": door.token}
    got = await captured.client.get(f"http://127.0.0.1:{door.port}/v1/models", headers=headers)
    assert got.status_code == 200
    assert door.token.encode() not in replay.heads[-1]
    assert (await captured.client.get(captured.url + "/v1/models")).status_code == 200


async def test_only_loopback_listens_and_every_capture_has_its_own_token(
    captured, replay, listening
) -> None:
    assert all("0100007F" in each or "127.0.0.1" in each for each in listening()), listening()
    first = captured.capture.door.token
    await captured.capture.stop()
    await captured.capture.start(replay.url)
    assert captured.capture.door.token != first
    assert len(first) >= 32


@pytest.mark.parametrize(
    ("upstream", "path", "reached"),
    [
        ("", "/v1/models", "/v1/models"),
        ("/", "/v1/models", "/v1/models"),
        ("/v1", "/v1/models", "/v1/models"),
        ("/v1", "/models", "/v1/models"),
        ("/api/v1/", "/models", "/api/v1/models"),
        ("/v1", "/v1beta/models", "/v1/v1beta/models"),
    ],
)
async def test_path_of_upstream_and_request_are_one(
    captured, replay, upstream: str, path: str, reached: str
) -> None:
    replay.answers_with({})
    await captured.capture.stop()
    await captured.capture.start(replay.url + upstream)
    await captured.client.get(captured.url + path)
    assert replay.heads[-1].startswith(f"GET {reached} HTTP/1.1".encode())
