"""connection_failure: why no answer came, as one of our errors and in words."""

from __future__ import annotations

import errno
import socket
import ssl
from collections.abc import Iterator

import httpcore2
import httpx2

from tooldesk.errors import (
    InvalidInputError,
    PermanentError,
    RetriableError,
    ToolUsageError,
)
from tooldesk.execution.http_tool.address_guard import AddressRefusedError
from tooldesk.execution.http_tool.connections import CONNECT_TIMEOUT_S

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

_CHECK_PROXY = (
    "Check that the proxy runs and may be used for that host; the tool's source names it as proxy, "
    "else the environment does."
)
_NOT_REACHED = "{host} can't be reached. It may work later."
"""What a model is told in the place of a proxy's name."""

_IN_WORDS = {
    errno.ECONNREFUSED: "nothing listens there",
    errno.ECONNRESET: "the connection was reset",
    errno.EHOSTUNREACH: "there is no way to that host",
    errno.ENETUNREACH: "there is no way to that network",
}


def connection_failure(
    error: Exception, host: str, *, is_chosen_by_arguments: bool, proxy: str = ""
) -> ToolUsageError:
    """The error to raise in place of a failure of the libraries below.

    `proxy` is the host and port of the one that was to be used, if there is one.
    """
    kind = InvalidInputError if is_chosen_by_arguments else PermanentError
    if isinstance(error, AddressRefusedError):
        return _refused(error, kind)
    if isinstance(error, httpx2.HTTPError | httpx2.InvalidURL | httpcore2.UnsupportedProtocol):
        return kind(
            f"{host} can't be asked: {error}.",
            next_step="Correct the URL in the tool's source, or the arguments that it is made of.",
        )
    for reason in _reasons(error):
        if isinstance(reason, ssl.SSLCertVerificationError):
            return _not_trusted(reason, host)
        if isinstance(reason, ssl.SSLError) and "ALERT" in (reason.reason or ""):
            return PermanentError(
                f"{host} refuses our TLS: {reason.reason}.",
                next_step="If it wants a certificate of ours, name it as client_certificate in the "
                "tool's source.",
            )
        if isinstance(reason, ssl.SSLError):
            return RetriableError(
                f"{host} and Tooldesk can't agree on TLS: {reason.reason}.",
                next_step="Check the port, and whether the server speaks TLS 1.2 or newer there; "
                "one without TLS has a URL that begins with http://.",
            )
        if isinstance(reason, socket.gaierror):
            return _not_found(host, proxy)
        if isinstance(reason, OSError) and reason.errno in _IN_WORDS:
            return _not_reached(_IN_WORDS[reason.errno], host, proxy)
    return _other(error, host, proxy)


def _refused(
    error: AddressRefusedError, kind: type[InvalidInputError] | type[PermanentError]
) -> ToolUsageError:
    is_same = error.host.strip("[]") == error.address
    meaning = error.host if is_same else f"{error.host} is {error.address}, which"
    return kind(
        f"{meaning} is not an address of the public internet, so the request was not sent.",
        next_step='Choose another host, or set "allow_private_hosts" in the tool\'s source.',
    )


def _not_trusted(reason: ssl.SSLCertVerificationError, host: str) -> PermanentError:
    """Source of the numbers: OpenSSL's X509_STORE_CTX_get_error(3)."""
    match reason.verify_code:
        case 62 | 64:
            step = "Correct the host in the URL; the certificate is that of another one."
        case 9 | 10:
            step = "Its owner has to renew it. Check the clock of this computer, too."
        case _:
            step = (
                "If you trust it, name its authority's certificate as ca_file in the tool's source."
            )
    words = reason.verify_message.rstrip(".")
    return PermanentError(f"The certificate of {host} is not trusted: {words}.", next_step=step)


def _not_reached(why: str, host: str, proxy: str) -> RetriableError:
    if proxy:
        return RetriableError(
            f"{host} can't be reached through the proxy {proxy}: {why}.",
            next_step=_CHECK_PROXY,
            for_model=_NOT_REACHED.format(host=host),
        )
    return RetriableError(
        f"{host} can't be reached: {why}.",
        next_step="Check the address and that the server runs.",
    )


def _not_found(host: str, proxy: str) -> ToolUsageError:
    return RetriableError(
        f"There is no address for {proxy or host}.",
        next_step="Check the name and the network connection.",
        for_model=_NOT_REACHED.format(host=host) if proxy else "",
    )


def _other(error: Exception, host: str, proxy: str) -> ToolUsageError:
    match error:
        case httpcore2.ConnectTimeout():
            return _not_reached(f"no connection in {CONNECT_TIMEOUT_S:g} s", host, proxy)
        case httpcore2.ProxyError():
            return RetriableError(
                f"The proxy {proxy} does not lead to {host}: {error}.",
                next_step=_CHECK_PROXY,
                for_model=_NOT_REACHED.format(host=host),
            )
        case httpcore2.LocalProtocolError():
            return InvalidInputError(
                f"The request to {host} would not be valid HTTP: {error}.",
                next_step="Correct the headers in the tool's source, or the arguments in them.",
            )
        case httpcore2.RemoteProtocolError() | httpcore2.ReadError() | httpcore2.WriteError():
            detail = f": {str(error).rstrip('.')}" if str(error) else ""
            return RetriableError(
                f"{host} broke off the connection{detail}.",
                next_step="Try it again; if it stays so, the server's own log says why.",
            )
    return RetriableError(
        f"The connection to {host} failed: {str(error) or type(error).__name__}.",
        next_step="Check the network connection, and try it again.",
    )


def _reasons(error: BaseException | None) -> Iterator[BaseException]:
    """The error and all that it came from, outermost first."""
    while error is not None:
        yield error
        if isinstance(error, BaseExceptionGroup):
            for each in error.exceptions:
                yield from _reasons(each)
        error = error.__cause__ or error.__context__
