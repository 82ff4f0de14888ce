"""Exceptions are classed by what they say, hold or came from."""

from __future__ import annotations

import asyncio
import concurrent.futures
import email.message
import errno
import http
import io
import math
import socket
import ssl
import subprocess
import urllib.error
from types import SimpleNamespace

import httpx2
import pytest

from tooldesk.errors import RateLimitedError, RetriableError
from tooldesk.tools.python_function.http_statuses import LONGEST_WAIT_S
from tooldesk.tools.python_function.raised_failure import failure_of


def of_urllib(status, **headers):
    message = email.message.Message()
    for name, value in headers.items():
        message[name.replace("_", "-")] = value
    return urllib.error.HTTPError("http://a/", status, "no", message, io.BytesIO())


def of_httpx(status, **headers):
    request = httpx2.Request("GET", "http://a/")
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx2.HTTPStatusError(
        "no", request=request, response=httpx2.Response(status, headers=named, request=request)
    )


def of_requests(status, **headers):
    """As requests makes it: an OSError with a response, whose headers are in any case."""
    named = httpx2.Headers({name.replace("_", "-"): value for name, value in headers.items()})
    error = type("HTTPError", (OSError,), {})("no")
    error.response = SimpleNamespace(status_code=status, headers=named)
    return error


def of_aiohttp(status, **headers):
    error = type("ClientResponseError", (Exception,), {})("no")
    error.status, error.headers = status, {k.replace("_", "-"): v for k, v in headers.items()}
    return error


@pytest.mark.parametrize("of", [of_urllib, of_httpx, of_requests, of_aiohttp])
@pytest.mark.parametrize(
    ("status", "kind"),
    [
        *[(status, "permanent") for status in (401, 403, 404, 407, 410)],
        *[(status, "invalid_input") for status in (400, 409, 422)],
        *[(status, "retriable") for status in (408, 425, 500, 502, 503, 504)],
        (429, "rate_limited"),
        (http.HTTPStatus.TOO_MANY_REQUESTS, "rate_limited"),
    ],
)
def test_status_of_an_http_librarys_error_says_what_can_be_done(of, status, kind):
    assert failure_of(of(status)) == {"error_class": kind, "is_said": False}


@pytest.mark.parametrize("of", [of_urllib, of_httpx, of_requests, of_aiohttp])
@pytest.mark.parametrize(
    ("status", "written", "kind", "wait_s"),
    [
        (429, "7", "rate_limited", 7.0),
        (503, "7", "retriable", 7.0),
        (429, "Wed, 21 Oct 2015 07:28:00 GMT", "rate_limited", 0.0),
        (429, "9" * 60, "rate_limited", LONGEST_WAIT_S),
        (429, "Fri, 31 Dec 9999 23:59:59 GMT", "rate_limited", LONGEST_WAIT_S),
    ],
)
def test_retry_after_is_waited_for(of, status, written, kind, wait_s):
    found = failure_of(of(status, Retry_After=written))
    assert (found["error_class"], found["retry_after_s"]) == (kind, wait_s)


@pytest.mark.parametrize("written", ["NaN", "-3", "", "soon", "1e5", "٣", "inf", "\0", "x" * 9999])
def test_retry_after_that_says_nothing_is_none(written):
    assert failure_of(of_aiohttp(429, Retry_After=written)) == {
        "error_class": "rate_limited",
        "is_said": False,
    }


@pytest.mark.parametrize(
    ("reason", "kind"),
    [
        (TimeoutError(), "retriable"),
        (asyncio.TimeoutError(), "retriable"),  # noqa: UP041 - one class or two, by the version
        (concurrent.futures.TimeoutError(), "retriable"),
        (subprocess.TimeoutExpired("a", 1), "retriable"),
        (ConnectionRefusedError(), "retriable"),
        (httpx2.ConnectError("no"), "retriable"),
        (httpx2.ReadTimeout("no"), "retriable"),
        (httpx2.RemoteProtocolError("no"), "retriable"),
        (http.client.IncompleteRead(b""), "retriable"),
        (socket.gaierror(socket.EAI_AGAIN, "no"), "retriable"),
        (OSError(errno.EHOSTUNREACH, "no way"), "retriable"),
        (OSError(errno.ENOSPC, "full"), "permanent"),
        (FileNotFoundError(2, "no"), "permanent"),
        (PermissionError(13, "no"), "permanent"),
        (ssl.SSLCertVerificationError(1, "no"), "permanent"),
        (ValueError("no"), "invalid_input"),
        (KeyError("no"), "permanent"),
        (SystemExit(429), "permanent"),
    ],
)
def test_kind_of_an_exception_says_what_can_be_done(reason, kind):
    assert failure_of(reason)["error_class"] == kind


def chained(outer, inner, *, is_explicit=True):
    try:
        try:
            raise inner
        except BaseException as error:
            if is_explicit:
                raise outer from error
            raise outer  # noqa: B904
    except BaseException as error:
        return error


@pytest.mark.parametrize("is_explicit", [True, False])
def test_an_exception_that_says_nothing_is_classed_by_what_it_came_from(is_explicit):
    inner = chained(LookupError(), of_httpx(429, Retry_After="4"))
    found = failure_of(chained(RuntimeError("no"), inner, is_explicit=is_explicit))
    assert found == {"error_class": "rate_limited", "is_said": False, "retry_after_s": 4.0}


def test_what_was_raised_from_none_counts_alone():
    reason = chained(RuntimeError("no"), TimeoutError(), is_explicit=False)
    reason.__suppress_context__ = True
    assert failure_of(reason)["error_class"] == "permanent"


def test_own_exceptions_and_subclasses_of_them_say_it_themselves():
    kind = type("Busy", (RateLimitedError,), {})
    reason = chained(kind("busy", 2), ValueError())
    assert failure_of(reason) == {
        "error_class": "rate_limited",
        "is_said": True,
        "retry_after_s": 2.0,
    }
    assert failure_of(chained(RuntimeError(), RetriableError("x")))["is_said"] is False
    assert failure_of(ExceptionGroup("all", [RetriableError("x")]))["error_class"] == "retriable"


class Hostile(Exception):
    def __getattribute__(self, name):
        raise SystemExit(name)


class HostileParts(Exception):
    error_class = bytearray(b"retriable")
    status_code = True
    headers = 5

    @property
    def response(self):
        raise KeyboardInterrupt


class HostileNumber(OSError):
    errno = bytearray()
    error_class = type("Text", (str,), {"__hash__": None})("retriable")


@pytest.mark.parametrize("kind", [Hostile, HostileParts, HostileNumber])
def test_an_exception_that_can_not_be_looked_at_is_permanent(kind):
    assert failure_of(kind())["error_class"] == "permanent"


def test_endless_chains_end():
    first, second = RuntimeError(), RuntimeError()
    first.__cause__, second.__cause__ = second, first
    assert failure_of(first)["error_class"] == "permanent"


@pytest.mark.parametrize("wait_s", [math.nan, math.inf, -1, "3", True, None, [], 10**400])
def test_a_wait_that_is_none_does_no_harm(wait_s):
    reason = RateLimitedError("slow")
    reason.retry_after_s = wait_s
    found = failure_of(reason)
    assert found["error_class"] == "rate_limited"
    assert found.get("retry_after_s") == (LONGEST_WAIT_S if wait_s == 10**400 else None)
