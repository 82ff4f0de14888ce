"""failure_of: what can be done about an exception, by what it says, holds, or came from."""

from __future__ import annotations

import errno
import math
from collections.abc import Iterator
from typing import Any

from .http_statuses import LONGEST_WAIT_S, class_of_status, retry_after_s

SAID = ("invalid_input", "retriable", "rate_limited", "permanent")
"""Values of the attribute `error_class` of an exception that says itself what can be done."""

WAITING = ("retriable", "rate_limited")
"""The classes with which a time to wait goes."""

_UNKNOWN = {"error_class": "permanent", "is_said": False}
_MOST_CAUSES = 6
_MAX_HEADER = 256
_STATUS_PLACES = (
    ("status_code",),
    ("response", "status_code"),
    ("response", "status"),
    ("status",),
    ("code",),
)
_HEADER_PLACES = (("response", "headers"), ("headers",))
_BY_NAME = {
    "SSLCertVerificationError": "permanent",
    "SSLEOFError": "retriable",
    "SSLZeroReturnError": "retriable",
    "SSLError": "permanent",
    "gaierror": "retriable",
    "BlockingIOError": "retriable",
    "InterruptedError": "retriable",
    "NetworkError": "retriable",
    "ProxyError": "retriable",
    "LocalProtocolError": "invalid_input",
    "ProtocolError": "retriable",
    "IncompleteRead": "retriable",
    "ChunkedEncodingError": "retriable",
    "FileNotFoundError": "permanent",
    "FileExistsError": "permanent",
    "PermissionError": "permanent",
    "IsADirectoryError": "permanent",
    "NotADirectoryError": "permanent",
    "ValueError": "invalid_input",
}
"""Exceptions by the names of their classes: of Python's, and of all libraries that connect."""

_RETRIABLE_WORDS = ("Timeout", "Connection")
"""In the names of such exceptions of Python and of all libraries that connect to something."""

_RETRIABLE_ERRORS = frozenset(
    getattr(errno, name)
    for name in (
        *("EAGAIN", "EBUSY", "EINTR", "EMFILE", "ENFILE", "ENOBUFS", "ETIMEDOUT"),
        *("EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH", "ENETDOWN", "ENETRESET", "ESTALE"),
    )
    if hasattr(errno, name)
)


def failure_of(reason: BaseException) -> dict[str, Any]:
    """{error_class, is_said} and perhaps retry_after_s; never raises.

    The outermost exception that says something is believed: one may be raised from another.
    """
    try:
        for each in _chain(reason):
            said, wait_s = _said(each)
            kind = said
            if kind is None:
                kind, wait_s = _kind_of(each)
            if kind is not None:
                is_said = said is not None and each is reason
                found = {"error_class": kind, "is_said": is_said}
                return found if wait_s is None else {**found, "retry_after_s": wait_s}
    except BaseException:  # an exception of the tool's may do anything when it is looked at
        return dict(_UNKNOWN)
    return dict(_UNKNOWN)


def _chain(reason: BaseException) -> Iterator[BaseException]:
    each: Any = reason
    for _ in range(_MOST_CAUSES):
        if not isinstance(each, BaseException):
            return
        yield each
        each = _cause_of(each)


def _cause_of(reason: BaseException) -> Any:
    group = _read(reason, "exceptions")
    if isinstance(group, tuple) and group:
        return group[0]
    if reason.__cause__ is not None or reason.__suppress_context__:
        return reason.__cause__
    return reason.__context__


def _said(reason: BaseException) -> tuple[str | None, float | None]:
    """What an exception of ours says, or one of the tool's own that is made like them."""
    kind = _read(reason, "error_class")
    if type(kind) is not str or kind not in SAID:
        return None, None
    return kind, bounded_wait_s(_read(reason, "retry_after_s")) if kind in WAITING else None


def _kind_of(reason: BaseException) -> tuple[str | None, float | None]:
    status = _status_of(reason)
    if status is not None:
        kind = class_of_status(status)
        return kind, _wait_s_of(reason) if kind in WAITING else None
    code = _read(reason, "errno")
    if isinstance(reason, OSError) and type(code) is int and code in _RETRIABLE_ERRORS:
        return "retriable", None
    for base in type(reason).__mro__:
        name = base.__name__
        if name in _BY_NAME:
            return _BY_NAME[name], None
        if any(word in name for word in _RETRIABLE_WORDS):
            return "retriable", None
    return None, None


def _status_of(reason: BaseException) -> int | None:
    """The status of an answer that an exception stands for, as HTTP libraries keep it."""
    for place in _STATUS_PLACES:
        if len(place) == 1 and place != ("status_code",) and _read(reason, "headers") is None:
            continue  # "code" and "status" mean other things elsewhere, as in SystemExit
        found = _read(reason, *place)
        if isinstance(found, int) and not isinstance(found, bool) and 300 <= found <= 599:
            return int(found)
    return None


def _wait_s_of(reason: BaseException) -> float | None:
    for place in _HEADER_PLACES:
        headers = _read(reason, *place)
        for name in ("Retry-After", "retry-after"):
            written = _got(headers, name)
            if type(written) is str:
                return retry_after_s(written[:_MAX_HEADER])
    return None


def bounded_wait_s(wait_s: Any) -> float | None:
    """Seconds to wait as a number that can be waited for; None for what is no such number."""
    if type(wait_s) not in (int, float) or not 0 <= wait_s < math.inf:
        return None
    return LONGEST_WAIT_S if wait_s > LONGEST_WAIT_S else float(wait_s)


def _read(owner: Any, *names: str) -> Any:
    """An attribute of an attribute; None when there is none, or reading it raises."""
    try:
        for name in names:
            owner = getattr(owner, name, None)
    except BaseException:  # an exception of the tool's may do anything
        return None
    return owner


def _got(headers: Any, name: str) -> Any:
    try:
        return headers.get(name)
    except BaseException:  # the same
        return None
