"""web_fetch: pages of a real server on loopback, as Markdown and within limits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.functions.pages import to_markdown
from tooldesk.execution.builtin_tool.functions.place import Place

from .conftest import Bench

PAGE = """<!DOCTYPE html><html><head><title>A page</title><style>b {}</style></head><body>
<nav>menu</nav><main><h2>Heading</h2><p>Some <b>bold</b> words &amp; a
<a href="/next?a=1">link</a>.</p><script>alert(1)</script><ul><li>one<li>two</ul>
<img src="file:///etc/passwd" alt="a picture"></main></body></html>"""
PAGES = {
    "/page": ("text/html; charset=utf-8", PAGE),
    "/text": ("text/plain", "plain words " * 5_000),
    "/json": ("application/json", '{"a": [1]}'),
    "/near": ("301", "/page"),
    "/away": ("301", "http://other.example/page"),
    "/www": ("301", "http://www.127.0.0.1/page"),
    "/missing": ("404", ""),
}
LOOPBACK = {"allow_private_hosts": True}


@pytest.fixture
async def url() -> AsyncIterator[str]:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        kind, body = PAGES[head.split()[1].decode()]
        status = {"301": "301 Moved", "404": "404 Not Found"}.get(kind, "200 OK")
        more = f"Location: {body}\r\n" if kind == "301" else f"Content-Type: {kind}\r\n"
        data = b"" if kind in ("301", "404") else body.encode()
        writer.write(
            f"HTTP/1.1 {status}\r\n{more}Content-Length: {len(data)}\r\nConnection: close\r\n\r\n"
            .encode() + data
        )  # fmt: skip
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    server.close()
    await server.wait_closed()


async def test_page_is_markdown_with_whole_links_and_no_scripts(bench: Bench, url: str) -> None:
    text = (await bench.call("web_fetch", source=LOOPBACK, url=f"{url}/page")).joined_text
    assert text.startswith("# A page\n\n## Heading\n\nSome **bold** words & a")
    assert f"[link]({url}/next?a=1)" in text
    assert "* one" in text
    assert "a picture" in text
    for gone in ("alert", "menu", "passwd", "<"):
        assert gone not in text
    raw = await bench.call("web_fetch", source=LOOPBACK, url=f"{url}/page", raw=True)
    assert raw.joined_text == PAGE


async def test_other_texts_are_as_they_are_and_read_part_by_part(bench: Bench, url: str) -> None:
    first = await bench.call("web_fetch", source=LOOPBACK, url=f"{url}/text", max_characters=24)
    assert first.joined_text.startswith("plain words plain words \n\n… 59,976 more characters")
    last = await bench.call("web_fetch", source=LOOPBACK, url=f"{url}/text", start=59_988)
    assert last.joined_text == "plain words "
    assert '"a"' in (await bench.call("web_fetch", source=LOOPBACK, url=f"{url}/json")).joined_text
    missing = await bench.call("web_fetch", source=LOOPBACK, url=f"{url}/missing")
    assert missing.is_error


async def test_redirect_is_followed_to_the_same_host_only(bench: Bench, url: str) -> None:
    near = await bench.call("web_fetch", source=LOOPBACK, url=f"{url}/near")
    assert near.joined_text.startswith("# A page")
    away = await bench.call("web_fetch", source=LOOPBACK, url=f"{url}/away")
    assert "leads to another host: http://other.example/page" in away.joined_text


async def test_host_with_www_is_another_one_for_rules(bench: Bench, url: str) -> None:
    when = [{"kind": "host", "argument": "url", "hosts": ["other.example"]}]
    rules = {"permission_rules": [{"permission": "deny", "when": when}]}
    page = await bench.call("web_fetch", definition=rules, source=LOOPBACK, url=f"{url}/www")
    assert "leads to another host: http://www.127.0.0.1/page" in page.joined_text


async def test_private_addresses_are_refused_unless_allowed(bench: Bench, url: str) -> None:
    port = url.rpartition(":")[2]
    for host in ("127.0.0.1", "localhost", "0x7f000001", "2130706433", "[::1]", "127.1"):
        with pytest.raises(InvalidInputError):
            await bench.call("web_fetch", url=f"http://{host}:{port}/page")
    for wrong in ("file:///etc/passwd", "ftp://example.com/", "page", "http://user:pw@127.0.0.1/"):
        with pytest.raises(InvalidInputError):
            await bench.call("web_fetch", source=LOOPBACK, url=wrong)


def test_page_of_any_depth_becomes_text_in_time() -> None:
    place = Place(".")
    assert "word" in to_markdown(place, "<div>" * 20_000 + "word", "http://a.example/")
    assert to_markdown(place, "", "http://a.example/") == ""
    assert "x" in to_markdown(place, '<a href="http://[">x</a>', "http://a.example/")
