"""Answers become content blocks, failures with a class, and never more than the limit."""

from __future__ import annotations

import asyncio
import gc
import gzip
import json
import sys
import zlib
from typing import Any

import pytest

from tooldesk.errors import PermanentError, RetriableError

_FORECAST = b'{"city": "Oslo", "days": [{"t": 3}, {"t": 4.5}]}'


@pytest.mark.parametrize(
    ("media_type", "body", "text", "structured"),
    [
        ("application/json", b'{"a": 1}', '{\n  "a": 1\n}', {"a": 1}),
        ("application/problem+json; charset=utf-8", b"[1]", "[\n  1\n]", [1]),
        ("application/json", b'"hi"', "hi", None),
        ("text/plain; charset=latin-1", b"\xe9t\xe9", "été", None),
        ("text/html", "ü".encode(), "ü", None),
        ("text/plain; charset=punycode", b"abc-", "abc-", None),
        ("text/plain; charset=base64", b"abc", "abc", None),
        ("text/plain; charset=nobody-knows", b"abc", "abc", None),
        ("", b"plain", "plain", None),
        ("application/octet-stream", b"[tool]", "[tool]", None),
        ("image/svg+xml", b"<svg/>", "<svg/>", None),
        ("text/plain", b"", "200 OK", None),
    ],
)
async def test_body_becomes_content_by_media_type(
    bench: Any, reply: Any, media_type: str, body: bytes, text: str, structured: Any
) -> None:
    bench.server.reply = reply(body, media_type)
    result = await bench.call()
    assert not result.is_error
    assert result.joined_text == text
    assert result.structured == structured


@pytest.mark.parametrize(
    ("status", "error_class"),
    [
        ("408 Request Timeout", "retriable"),
        ("425 Too Early", "retriable"),
        ("429 Too Many Requests", "rate_limited"),
        ("500 Internal Server Error", "retriable"),
        ("503 Service Unavailable", "retriable"),
        ("401 Unauthorized", "permanent"),
        ("403 Forbidden", "permanent"),
        ("404 Not Found", "permanent"),
        ("410 Gone", "permanent"),
        ("400 Bad Request", "invalid_input"),
        ("422 Unprocessable Content", "invalid_input"),
        ("304 Not Modified", "permanent"),
    ],
)
async def test_status_has_an_error_class(
    bench: Any, reply: Any, status: str, error_class: str
) -> None:
    bench.server.reply = reply(b"because", status=status)
    result = await bench.call("/x?key=hidden")
    assert result.is_error
    assert result.error_class == error_class
    assert status in result.joined_text
    assert "hidden" not in result.joined_text


async def test_refused_key_is_named(bench: Any, reply: Any) -> None:
    bench.server.reply = reply(b"bad token", status="401 Unauthorized")
    auth = {"kind": "bearer", "env_var": "WEATHER_KEY"}
    result = await bench.call(auth=auth, env={"WEATHER_KEY": "s3cret"})
    assert "Check the key WEATHER_KEY." in result.joined_text
    assert "bad token" in result.joined_text
    assert "s3cret" not in result.joined_text


@pytest.mark.parametrize(("status", "wait_s"), [("429 Slow", 7), ("503 Busy", 7), ("404 No", None)])
async def test_retry_after_is_honoured(
    bench: Any, reply: Any, status: str, wait_s: float | None
) -> None:
    bench.server.reply = reply(status=status, headers={"Retry-After": "7"})
    assert (await bench.call()).retry_after_s == wait_s


@pytest.mark.parametrize(
    ("fields", "text", "structured"),
    [
        ({"pick": "$.city"}, "Oslo", None),
        ({"pick": "$.days[-1]"}, '{\n  "t": 4.5\n}', {"t": 4.5}),
        ({"pick": "$.days[*].t"}, "[\n  3,\n  4.5\n]", [3, 4.5]),
        ({"pick": "$..nothing"}, "[]", []),
        ({"pick": "$['days'][ 0 ].t"}, "3", 3),
        ({"pick": "$.days[0,1].t"}, "[\n  3,\n  4.5\n]", [3, 4.5]),
        ({"pick": "$"}, None, {"city": "Oslo"}),
        ({"template": "{$.city}: {$.days[0].t} °"}, "Oslo: 3 °", {"city": "Oslo"}),
        ({"pick": "$.days[0]", "template": "{$.t} °"}, "3 °", {"t": 3}),
    ],
)
async def test_source_picks_from_the_answer(
    bench: Any, reply: Any, fields: dict[str, str], text: str, structured: Any
) -> None:
    bench.server.reply = reply(_FORECAST, "application/json")
    result = await bench.call(**fields)
    assert text in (result.joined_text, None)
    if isinstance(structured, dict):
        assert structured.items() <= result.structured.items()
    else:
        assert result.structured == structured


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"pick": "$.village"}, "nothing at"),
        ({"pick": "$["}, "not a JSONPath"),
        ({"template": "{$.a.b}"}, "nothing at"),
    ],
)
async def test_path_that_leads_nowhere_is_explained(
    bench: Any, reply: Any, fields: dict[str, str], words: str
) -> None:
    bench.server.reply = reply(_FORECAST, "application/json")
    with pytest.raises(PermanentError, match=words):
        await bench.call(**fields)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("$[?count($..*) > 1]", list(range(5_000))),
        ("$[?match(@, '(a|aa)+')]", ["a" * 80 + "!"]),
        ("$[?search(@, '(a|aa)+!!')]", ["a" * 80]),
    ],
)
@pytest.mark.parametrize("field", ["pick", "template"])
async def test_path_that_takes_too_long_is_stopped_while_others_go_on(
    bench: Any, reply: Any, path: str, value: Any, field: str
) -> None:
    bench.server.reply = reply(json.dumps(value).encode(), "application/json")
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0.01)
            turns += 1

    others_going_on = asyncio.create_task(others())
    with pytest.raises(PermanentError, match="took longer than 1 s"):
        await bench.call(**{field: path if field == "pick" else f"{{{path}}}"})
    others_going_on.cancel()
    assert turns > 5


@pytest.mark.parametrize("body", [b"{", b'{"a": NaN', b"[" * 100_000, b"\xff\xfe\xfd"])
async def test_broken_json_is_explained(bench: Any, reply: Any, body: bytes) -> None:
    bench.server.reply = reply(body, "application/json")
    with pytest.raises(PermanentError, match="JSON"):
        await bench.call()


@pytest.mark.parametrize("depth", [201, 975, 980, 985, 100_000])
async def test_json_nested_too_deep_to_be_shown_is_explained(
    bench: Any, reply: Any, depth: int
) -> None:
    body = b'{"a":' * depth + b"1" + b"}" * depth
    bench.server.reply = reply(body, "application/json")
    with pytest.raises(PermanentError, match="nested too deep"):
        await bench.call()


async def test_json_as_deep_as_allowed_is_shown(bench: Any, reply: Any) -> None:
    bench.server.reply = reply(b"[" * 200 + b"]" * 200, "application/json")
    assert not (await bench.call()).is_error


async def test_long_json_is_text_unless_a_part_is_picked(bench: Any, reply: Any) -> None:
    body = json.dumps([{"name": f"café {number}"} for number in range(30_000)]).encode("utf-16")
    bench.server.reply = reply(body, "application/json")
    result = await bench.call()
    assert (result.joined_text, result.structured) == (body.decode("utf-16"), None)
    assert (await bench.call(pick="$[29999]")).structured == {"name": "café 29999"}


async def test_longer_text_is_cut_and_says_so(bench: Any, reply: Any) -> None:
    bench.server.reply = reply(b"a" * 5_000)
    result = await bench.call(max_response_bytes=1_000)
    assert result.joined_text == "a" * 1_000 + "\n… cut at 1,000 bytes (max_response_bytes)."


async def test_answer_that_is_cut_leaves_no_reading_to_the_loop(bench: Any, reply: Any) -> None:
    # what reads on in another task's turn fails there, and nobody is told but the terminal
    bench.server.reply = reply(b"a" * 3_000_000)
    left: list[object] = []
    begun, ended = sys.get_asyncgen_hooks()
    sys.set_asyncgen_hooks(finalizer=left.append)
    try:
        await bench.call(max_response_bytes=1_000)
        gc.collect()
    finally:
        sys.set_asyncgen_hooks(begun, ended)
    assert left == []


@pytest.mark.parametrize("media_type", ["application/json", "image/png"])
async def test_longer_json_and_pictures_are_refused(
    bench: Any, reply: Any, media_type: str
) -> None:
    bench.server.reply = reply(b"1" * 5_000, media_type)
    with pytest.raises(PermanentError, match="1,000 bytes"):
        await bench.call(max_response_bytes=1_000)


@pytest.mark.parametrize(("coding", "pack"), [("gzip", gzip.compress), ("deflate", zlib.compress)])
async def test_small_packed_answer_never_becomes_a_large_one(
    bench: Any, reply: Any, coding: str, pack: Any
) -> None:
    packed = pack(b"\0" * 50_000_000)
    bench.server.reply = reply(packed, headers={"Content-Encoding": coding})
    result = await bench.call(max_response_bytes=1_000)
    assert result.joined_text.startswith("\0" * 1_000 + "\n… cut")


async def test_packed_answer_is_unpacked(bench: Any, reply: Any) -> None:
    body = gzip.compress(b"[" + b"1," * 200_000 + b"2]")
    bench.server.reply = reply(body, "application/json", headers={"Content-Encoding": "gzip"})
    assert len((await bench.call()).structured) == 200_001


@pytest.mark.parametrize("coding", ["br", "gzip"])
async def test_wrongly_packed_answer_is_explained(bench: Any, reply: Any, coding: str) -> None:
    bench.server.reply = reply(b"not packed", headers={"Content-Encoding": coding})
    with pytest.raises(PermanentError, match="answer"):
        await bench.call()


async def test_packed_answer_of_several_members_is_read_whole(bench: Any, reply: Any) -> None:
    members = b"".join(map(gzip.compress, (b"one ", b"", b"two ", b"three")))
    bench.server.reply = reply(members + b"\0" * 512, headers={"Content-Encoding": "gzip"})
    assert (await bench.call()).joined_text == "one two three"


async def test_members_are_counted_together(bench: Any, reply: Any) -> None:
    members = gzip.compress(b"\0" * 600) * 1_000
    bench.server.reply = reply(members, headers={"Content-Encoding": "gzip"})
    result = await bench.call(max_response_bytes=1_000)
    assert result.joined_text.startswith("\0" * 1_000 + "\n… cut")


async def test_packed_members_of_nothing_end_in_an_error(bench: Any, reply: Any) -> None:
    members = gzip.compress(b"") * 20_000
    bench.server.reply = reply(members, headers={"Content-Encoding": "gzip"})
    with pytest.raises(PermanentError, match="can't be unpacked"):
        await bench.call()


@pytest.mark.parametrize("coding", ["gzip", "deflate"])
@pytest.mark.parametrize("missing_bytes", [1, 4, 8, 30])
async def test_packed_answer_that_breaks_off_is_an_error(
    bench: Any, reply: Any, coding: str, missing_bytes: int
) -> None:
    pack = {"gzip": gzip.compress, "deflate": zlib.compress}[coding]
    packed = pack(b"".join(b"%d " % number for number in range(1_000)))
    bench.server.reply = reply(packed[:-missing_bytes], headers={"Content-Encoding": coding})
    with pytest.raises(RetriableError, match="breaks off"):
        await bench.call()


async def test_second_member_that_breaks_off_is_an_error(bench: Any, reply: Any) -> None:
    packed = gzip.compress(b"one") + gzip.compress(b"two")[:-3]
    bench.server.reply = reply(packed, headers={"Content-Encoding": "gzip"})
    with pytest.raises(RetriableError, match="breaks off"):
        await bench.call()


@pytest.mark.parametrize(
    ("coding", "body"),
    [
        ("gzip", gzip.compress(b"one") + b"evil"),
        ("deflate", zlib.compress(b"one") + b"evil"),
        ("deflate", zlib.compress(b"one") + gzip.compress(b"evil")),
    ],
    ids=["gzip", "deflate", "another coding behind deflate"],
)
async def test_bytes_behind_a_packed_answer_are_an_error(
    bench: Any, reply: Any, coding: str, body: bytes
) -> None:
    bench.server.reply = reply(body, headers={"Content-Encoding": coding})
    with pytest.raises(PermanentError, match="can't be unpacked"):
        await bench.call()


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br"])
async def test_empty_answer_need_not_be_packed(bench: Any, reply: Any, coding: str) -> None:
    bench.server.reply = reply(b"", headers={"Content-Encoding": coding})
    if coding == "br":
        with pytest.raises(PermanentError):
            await bench.call()
    else:
        assert not (await bench.call()).is_error


async def test_created_place_is_kept_as_reference(bench: Any, reply: Any) -> None:
    bench.server.reply = reply(status="201 Created", headers={"Location": "/items/7"})
    assert (await bench.call(method="POST")).external_reference == "/items/7"


async def test_head_gives_status_and_headers(bench: Any) -> None:
    bench.server.reply = b"HTTP/1.1 200 OK\r\nX-Kind: a\r\nContent-Length: 9\r\n\r\n"
    result = await bench.call(method="HEAD")
    assert result.structured["status"] == 200
    assert result.structured["headers"]["x-kind"] == "a"


@pytest.mark.parametrize(
    ("status", "step"),
    [
        ("302 Found", "raise max_redirects"),
        ("400 Bad Request", "by what the server says"),
        ("404 Not Found", "Check the URL"),
        ("405 Method Not Allowed", "takes no GET there"),
        ("407 Proxy Authentication Required", "HTTPS_PROXY"),
        ("413 Content Too Large", "Send less"),
        ("415 Unsupported Media Type", "media type"),
        ("418 I'm a teapot", "by what the server says"),
        ("429 Too Many Requests", "later"),
        ("500 Internal Server Error", "later"),
    ],
)
async def test_failure_says_what_to_do_next(bench, server, reply, status, step):
    server.reply = reply(b"why", status=status)
    result = await bench.call()
    assert step in result.content[0].text
    assert "why" in result.joined_text


@pytest.mark.parametrize("body", [b"<html>", b"\xff{}", b"[" * 100_000])
async def test_answer_that_is_no_json_says_what_to_do_next(bench, server, reply, body):
    server.reply = reply(body, "application/json")
    with pytest.raises(PermanentError, match=r"JSON.*curl"):
        await bench.call()
