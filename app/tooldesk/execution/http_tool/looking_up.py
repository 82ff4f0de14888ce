"""addresses_of: the addresses of a host, and how long looking them up takes."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from collections.abc import Callable
from contextvars import ContextVar
from itertools import chain, zip_longest

import httpcore2

ON_LOOKUP: ContextVar[Callable[[float, bool], None] | None] = ContextVar("on_lookup", default=None)
"""Called with the seconds and whether it failed; the library below has no word for it."""


async def addresses_of(host: str, port: int) -> list[str]:
    """What the host's name stands for, the families in turn; an address is itself.

    Raises:
        httpcore2.ConnectError: it stands for nothing.
    """
    host = host.strip("[]")
    if _is_address(host):
        return [host]
    tell = ON_LOOKUP.get() or (lambda took_s, has_failed: None)
    began, has_failed = time.perf_counter(), True
    try:
        loop = asyncio.get_running_loop()
        answers = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        has_failed = False
    except (OSError, UnicodeError) as error:
        raise httpcore2.ConnectError(str(error)) from error
    finally:
        tell(time.perf_counter() - began, has_failed)
    found = list(dict.fromkeys(str(answer[4][0]) for answer in answers))
    is_first_kind = [(":" in each) == (":" in found[0]) for each in found]
    one = [each for each, is_it in zip(found, is_first_kind, strict=True) if is_it]
    other = [each for each, is_it in zip(found, is_first_kind, strict=True) if not is_it]
    return [each for each in chain.from_iterable(zip_longest(one, other)) if each is not None]


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
