"""Redirects are followed as far as the source allows, and take no secrets elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tooldesk.errors import PermanentError

_AUTH = {"kind": "bearer", "env_var": "TOKEN"}
_ENV = {"TOKEN": "s3cret"}


@pytest.fixture
async def other(new_server: Any) -> AsyncIterator[Any]:
    other = await new_server().start()
    yield other
    await other.stop()


def _to(reply: Any, place: str, status: str = "302 Found") -> Any:
    return reply(status=status, headers={"Location": place})


async def test_redirect_within_a_server_keeps_credentials(bench: Any, reply: Any) -> None:
    bench.server.replies["/a"] = _to(reply, "/b")
    result = await bench.call("/a", auth=_AUTH, env=_ENV)
    assert result.joined_text == "hello"
    assert [seen.headers.get("authorization") for seen in bench.server.seen] == [
        "Bearer s3cret"
    ] * 2
    assert bench.server.connections == 1


@pytest.mark.parametrize(
    ("fields", "header"),
    [
        ({"auth": _AUTH}, "authorization"),
        ({"auth": {"kind": "api_key", "env_var": "TOKEN", "name": "X-Key"}}, "x-key"),
        ({"headers": {"X-Mine": "a ${TOKEN}"}}, "x-mine"),
        ({"headers": {"Authorization": "written down"}}, "authorization"),
        ({"headers": {"Cookie": "written down"}}, "cookie"),
    ],
)
async def test_credentials_are_dropped_on_another_host(
    bench: Any, reply: Any, other: Any, fields: dict[str, Any], header: str
) -> None:
    bench.server.replies["/a"] = _to(reply, f"{other.url}/b")
    result = await bench.call("/a", env=_ENV, allow_private_hosts=True, **fields)
    assert result.joined_text == "hello"
    assert header in bench.server.seen[0].headers
    assert header not in other.seen[0].headers
    assert "s3cret" not in str(other.seen)


async def test_body_with_a_secret_is_not_sent_to_another_host(
    bench: Any, reply: Any, other: Any
) -> None:
    bench.server.replies["/a"] = _to(reply, f"{other.url}/b", "307 Temporary Redirect")
    body = {"kind": "json", "value": {"key": "${TOKEN}"}}
    with pytest.raises(PermanentError, match="may not get the secrets"):
        await bench.call("/a", method="POST", body=body, env=_ENV, allow_private_hosts=True)
    assert other.seen == []


@pytest.mark.parametrize("place", ["http://[::1", "http://0177.0.0.1/"])
async def test_redirect_to_nowhere_is_a_failure(bench: Any, reply: Any, place: str) -> None:
    bench.server.replies["/a"] = _to(reply, place)
    assert (await bench.call("/a")).error_class == "permanent"


@pytest.mark.parametrize(
    ("status", "method", "body"),
    [
        ("303 See Other", "GET", b""),
        ("302 Found", "GET", b""),
        ("307 Temporary Redirect", "POST", b'{"a": 1}'),
        ("308 Permanent Redirect", "POST", b'{"a": 1}'),
    ],
)
async def test_method_follows_the_kind_of_redirect(
    bench: Any, reply: Any, status: str, method: str, body: bytes
) -> None:
    bench.server.replies["/a"] = _to(reply, "/b", status)
    await bench.call("/a", {"a": 1}, method="POST", body={"kind": "json"})
    assert (bench.server.seen[1].method, bench.server.seen[1].body) == (method, body)


async def test_endless_redirects_end(bench: Any, reply: Any) -> None:
    bench.server.replies["/a"] = _to(reply, "/a")
    with pytest.raises(PermanentError, match="more than 3 times"):
        await bench.call("/a", max_redirects=3)
    assert len(bench.server.seen) == 4


async def test_redirect_is_a_failure_when_none_may_be_followed(bench: Any, reply: Any) -> None:
    bench.server.replies["/a"] = _to(reply, "/b")
    result = await bench.call("/a", max_redirects=0)
    assert result.error_class == "permanent"
    assert "It is a redirect" in result.joined_text


@pytest.mark.parametrize("place", ["file:///etc/hostname", "gopher://h/", "http://h:99999/"])
async def test_redirect_to_what_is_no_web_address_is_refused(
    bench: Any, reply: Any, place: str
) -> None:
    bench.server.replies["/a"] = _to(reply, place)
    with pytest.raises(PermanentError):
        await bench.call("/a", allow_private_hosts=True)


async def test_cookies_of_one_call_are_unknown_to_the_next(bench: Any, reply: Any) -> None:
    bench.server.reply = reply(b"x", headers={"Set-Cookie": "session=1; Path=/"})
    await bench.call()
    await bench.call()
    assert "cookie" not in bench.server.seen[1].headers
