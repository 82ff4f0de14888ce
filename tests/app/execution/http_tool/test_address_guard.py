"""Threat 10: what a model writes, or a server answers, never leads to a private address."""

from __future__ import annotations

import ipaddress
from typing import Any

import pytest

from tooldesk.errors import InvalidInputError, PermanentError
from tooldesk.execution.http_tool.address_guard import is_public

_LOOPBACK = [
    "127.0.0.1",
    "127.1",
    "127.255.255.254",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "017700000001",
    "0",
    "0.0.0.0",
    "localhost",
    "LOCALHOST",
    "[::1]",
    "[0:0:0:0:0:0:0:1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::127.0.0.1]",
    "[2002:7f00:1::]",
    "\uff11\uff12\uff17.\uff10.\uff10.\uff11",
]


@pytest.mark.parametrize("host", _LOOPBACK)
async def test_loopback_in_every_spelling_is_refused(bench: Any, host: str) -> None:
    with pytest.raises(InvalidInputError):
        await bench.call("http://{host}/", {"host": f"{host}:{bench.server.port}"})
    assert bench.server.connections == 0


@pytest.mark.parametrize("host", ["127.0.0.1", "2130706433", "localhost", "[::ffff:127.0.0.1]"])
async def test_whole_url_from_an_argument_is_guarded_too(bench: Any, host: str) -> None:
    with pytest.raises(InvalidInputError):
        await bench.call("{url}", {"url": f"http://{host}:{bench.server.port}/"})
    assert bench.server.connections == 0


async def test_port_from_an_argument_is_guarded_too(bench: Any) -> None:
    with pytest.raises(InvalidInputError, match="not an address of the public internet"):
        await bench.call("http://127.0.0.1:{port}/", {"port": bench.server.port})
    assert bench.server.connections == 0


@pytest.mark.parametrize("host", ["127.0.0.2", "localhost", "[::1]", "0x7f.1", "169.254.169.254"])
async def test_redirect_to_a_private_address_is_refused(bench: Any, reply: Any, host: str) -> None:
    place = f"http://{host}:{bench.server.port}/b"
    bench.server.replies["/a"] = reply(status="302 Found", headers={"Location": place})
    with pytest.raises(PermanentError, match="not an address of the public internet"):
        await bench.call("/a")
    assert len(bench.server.seen) == 1


async def test_redirect_to_another_port_of_a_fixed_host_is_refused(
    bench: Any, reply: Any, new_server: Any
) -> None:
    other = await new_server().start()
    bench.server.replies["/a"] = reply(status="302 Found", headers={"Location": other.url})
    with pytest.raises(PermanentError):
        await bench.call("/a")
    assert other.connections == 0
    await other.stop()


async def test_warm_connection_of_a_trusting_tool_is_no_way_around(bench: Any) -> None:
    assert (await bench.call()).joined_text == "hello"
    with pytest.raises(InvalidInputError):
        await bench.call("{url}", {"url": bench.server.url})


async def test_host_that_the_definition_fixes_may_be_loopback(bench: Any) -> None:
    assert (await bench.call("/{x}", {"x": "a"})).joined_text == "hello"


async def test_source_may_allow_private_hosts(bench: Any) -> None:
    result = await bench.call("{url}", {"url": bench.server.url}, allow_private_hosts=True)
    assert result.joined_text == "hello"


async def test_proxy_is_no_way_around(bench: Any) -> None:
    with pytest.raises(InvalidInputError):
        await bench.call("http://{host}/", {"host": "0x7f.1"}, proxy=bench.server.url)
    assert bench.server.connections == 0


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07::1", True),
        ("64:ff9b::5db8:d70e", True),
        ("::7f00:1", False),
        ("::ffff:0:7f00:1", False),
        ("64:ff9b:1::7f00:1", False),
        ("fec0::1", False),
        ("5f00::1", False),
        ("3fff::1", False),
        ("192.0.0.8", False),
        ("192.88.99.1", False),
        ("10.0.0.1", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("198.18.0.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("fe80::1", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:10.0.0.1", False),
        ("2002:a00:1::", False),
        ("64:ff9b::a00:1", False),
        ("2001:0:a00:1::f5ff:fffe", False),
    ],
)
def test_public_addresses_are_told_from_special_ones(address: str, expected: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) is expected
