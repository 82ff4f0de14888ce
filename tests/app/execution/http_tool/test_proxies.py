"""Proxies: real ones on loopback, over HTTP and SOCKS 5."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.errors import PermanentError, RetriableError


async def test_socks_proxy_looks_up_the_host(bench: Any, socks: Any) -> None:
    result = await bench.call("http://service.invalid:8080/a", proxy=socks.url)
    assert (result.joined_text, socks.asked) == ("hello", [("service.invalid", 8080)])


async def test_socks_proxy_of_the_environment_gets_its_password(
    bench: Any, socks: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    socks._password = b"pass word"
    for name in ("http_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("all_proxy", socks.url.replace("//", "//user:pass%20word@"))
    assert (await bench.call("http://service.invalid/a")).joined_text == "hello"


async def test_password_for_a_proxy_of_the_environment_is_sent(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", bench.server.url.replace("//", "//user:word@"))
    monkeypatch.delenv("no_proxy", raising=False)
    await bench.call("http://service.invalid/a")
    assert bench.server.seen[0].headers["proxy-authorization"] == "Basic dXNlcjp3b3Jk"


async def test_proxy_that_is_not_there_is_explained(bench: Any) -> None:
    for scheme in ("socks5", "http"):
        with pytest.raises(RetriableError, match=r"service\.invalid") as raised:
            await bench.call("http://service.invalid/a", proxy=f"{scheme}://127.0.0.1:9")
        assert "through the proxy 127.0.0.1:9: nothing listens there" in raised.value.message
        assert "proxy" in raised.value.next_step


async def test_proxy_that_refuses_is_explained(bench: Any, server: Any) -> None:
    server.reply = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"
    with pytest.raises(RetriableError, match=r"does not lead to service\.invalid.*403"):
        await bench.call("https://service.invalid/a", proxy=server.url)


async def test_proxy_of_an_unknown_kind_is_refused_without_its_password(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "gopher://user:hidden@127.0.0.1:9")
    monkeypatch.delenv("no_proxy", raising=False)
    with pytest.raises(PermanentError, match="proxy's URL") as raised:
        await bench.call("http://service.invalid/a")
    assert "hidden" not in str(raised.value)
