"""connection_failure: why no answer came, as one of our errors and in words."""

from __future__ import annotations

import errno
import socket
import ssl
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpcore2
import httpx2

from app.errors import (
    InvalidInputError,
    PermanentError,
    RetriableError,
    ToolUsageError,
)
from app.execution.http_tool.address_guard import AddressRefusedError
from app.execution.http_tool.connections import CONNECT_TIMEOUT_S

FAILURES = (
    AddressRefusedError,
    httpcore2.NetworkError,
    httpcore2.TimeoutException,
    httpcore2.ProtocolError,
    httpcore2.ProxyError,
    httpcore2.UnsupportedProtocol,
    httpx2.HTTPError,
    httpx2.InvalidURL,
)
"""What `exchange` raises when there is no answer."""

_IN_WORDS = {
    errno.ECONNREFUSED: "nothing listens there",
    errno.ECONNRESET: "the connection was reset",
    errno.EHOSTUNREACH: "there is no way to that host",
    errno.ENETUNREACH: "there is no way to that network",
}


def connection_failure(
    error: Exception, host: str, *, is_chosen_by_arguments: bool, proxy: str | None = None
) -> ToolUsageError:
    """The error to raise in place of a failure of the libraries below.

    `proxy` is the URL of the one that was connected to in the host's place.
    """
    kind = InvalidInputError if is_chosen_by_arguments else PermanentError
    if isinstance(error, AddressRefusedError):
        return _refused(error, kind)
    if isinstance(error, httpx2.HTTPError | httpx2.InvalidURL | httpcore2.UnsupportedProtocol):
        return kind(f"{host} can't be asked: {error}.")
    for reason in _reasons(error):
        if isinstance(reason, ssl.SSLCertVerificationError):
            return PermanentError(
                f"The certificate of {host} is not trusted: {_ended(reason.verify_message)}",
                next_step='Name a file with its certificate as "ca_file" in the tool\'s source. '
                'Set "verify_tls" to false there only if you know why.',
            )
        if isinstance(reason, ssl.SSLError) and "ALERT" in (reason.reason or ""):
            return PermanentError(
                f"{host} refuses our TLS: {reason.reason}.",
                next_step="If it wants a certificate of ours, name it as client_certificate in the "
                "tool's source.",
            )
        if isinstance(reason, ssl.SSLError):
            return RetriableError(f"{host} and Tooldesk can't agree on TLS: {reason.reason}.")
        if isinstance(reason, socket.gaierror):
            return _not_found(host if proxy is None else f"the proxy {_host_of(proxy)}")
        if isinstance(reason, OSError) and reason.errno in _IN_WORDS:
            return RetriableError(
                f"{_peer(host, proxy)} can't be reached: {_IN_WORDS[reason.errno]}.",
                next_step="Check the address and that the server runs.",
            )
    return _other(error, host, proxy)


def _peer(host: str, proxy: str | None) -> str:
    """Whom the connection was made to; a proxy without its password."""
    if proxy is None:
        return host
    return f"The proxy {_host_of(proxy)}, on the way to {host},"


def _host_of(url: str) -> str:
    return urlsplit(url).netloc.rpartition("@")[2]


def _ended(sentence: str) -> str:
    return sentence.rstrip(". ") + "."


def _refused(
    error: AddressRefusedError, kind: type[InvalidInputError] | type[PermanentError]
) -> ToolUsageError:
    is_same = error.host.strip("[]") == error.address
    meaning = error.host if is_same else f"{error.host} is {error.address}, which"
    return kind(
        f"{meaning} is not an address of the public internet, so the request was not sent.",
        next_step='Choose another host, or set "allow_private_hosts" in the tool\'s source.',
    )


def _not_found(host: str) -> ToolUsageError:
    return RetriableError(
        f"There is no address for {host}.",
        next_step="Check the name and the network connection.",
    )


def _other(error: Exception, host: str, proxy: str | None) -> ToolUsageError:
    match error:
        case httpcore2.ConnectTimeout():
            peer = _peer(host, proxy)
            return RetriableError(f"{peer} accepted no connection in {CONNECT_TIMEOUT_S:g} s.")
        case httpcore2.ProxyError():
            return RetriableError(f"The proxy can't reach {host}: {error}.")
        case httpcore2.LocalProtocolError():
            return InvalidInputError(f"The request to {host} would not be valid HTTP: {error}.")
        case httpcore2.RemoteProtocolError() | httpcore2.ReadError() | httpcore2.WriteError():
            detail = f": {error}" if str(error) else ""
            return RetriableError(_ended(f"{host} broke off the connection{detail}"))
    return RetriableError(f"The connection to {host} failed: {error or type(error).__name__}.")


def _reasons(error: BaseException | None) -> Iterator[BaseException]:
    """The error and all that it came from, outermost first."""
    while error is not None:
        yield error
        if isinstance(error, BaseExceptionGroup):
            for each in error.exceptions:
                yield from _reasons(each)
        error = error.__cause__ or error.__context__
