"""Door: which requests may pass, and where they go.

What listens on loopback is open to every program of this computer and, by DNS rebinding, to every
page in a browser. So a request needs the token, which only the person was shown, names us as its
host, and comes from no page.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from urllib.parse import urlsplit

import httpx2

from tooldesk.errors import InvalidInputError
from tooldesk.frozen_record import frozen_record

HOST = "127.0.0.1"
TOKEN_HEADER = b"x-tooldesk-token"

Headers = Sequence[tuple[bytes, bytes]]
"""Names in small letters."""


@frozen_record
class Refusal:
    """Why a request does not pass."""

    status: int
    """Of HTTP."""

    message: str
    """For the program that sent it; holds nothing of what was sent."""


class Door:
    """Where a capture listens, and what it wants to see.

    Attributes:
        token: Made anew for every capture.
        upstream: The URL that requests go on to, without a slash at its end.
    """

    def __init__(self, upstream: str, port: int) -> None:
        """Requests that come to `port` of loopback go on to `upstream`.

        Raises:
            InvalidInputError: that is no URL of HTTP.
        """
        self.upstream = checked_upstream(upstream)
        self.token = secrets.token_urlsafe(24)
        self.port = port
        self._hosts = {f"{host}:{port}".encode() for host in (HOST, "localhost")}
        self._origins = {b"http://" + host for host in self._hosts}
        self._prefix = f"/t/{self.token}".encode()

    @property
    def address(self) -> str:
        """What a client takes as base URL whose own paths begin with /v1 or /api."""
        return f"http://{HOST}:{self.port}{self._prefix.decode()}"

    def admit(self, path: bytes, headers: Headers) -> bytes | Refusal:
        """The path for the upstream, or why the request may not pass."""
        hosts = [value for name, value in headers if name == b"host"]
        if len(hosts) != 1 or hosts[0].lower() not in self._hosts:
            return Refusal(421, f"This is no host of the capture: use {HOST}:{self.port}.")
        if any(name == b"origin" and value not in self._origins for name, value in headers):
            return Refusal(403, "Pages of other places may not use the capture.")
        if path[:1] != b"/":
            # behind the upstream's host and port it would make another host of them
            return Refusal(400, "What is asked for is no path.")
        first, rest = path[: len(self._prefix)], path[len(self._prefix) :]
        if secrets.compare_digest(first, self._prefix) and rest[:1] in (b"", b"/"):
            return rest or b"/"
        given = [value for name, value in headers if name == TOKEN_HEADER]
        if len(given) == 1 and secrets.compare_digest(given[0], self.token.encode()):
            return path
        return Refusal(
            401,
            "The token of the capture is missing or wrong: take the base URL that Tooldesk shows,"
            f" or send the token as {TOKEN_HEADER.decode()}.",
        )

    def target(self, path: bytes, query: bytes) -> str:
        """The URL of an admitted path; what upstream and path have in common stands once."""
        split = urlsplit(self.upstream)
        own, rest = split.path, path.decode("latin-1")
        if own and (rest == own or rest.startswith(own + "/")):
            rest = rest.removeprefix(own)
        tail = f"?{query.decode('latin-1')}" if query else ""
        return f"{self.upstream}{rest}{tail}"


def checked_upstream(url: str) -> str:
    """A URL as upstream.

    Raises:
        InvalidInputError: it is none of HTTP, or holds more than a host and a path.
    """
    try:
        split = urlsplit(url.strip())
        is_usable = split.scheme in ("http", "https") and bool(split.hostname) and split.port != 0
        httpx2.URL(url.strip())
    except (ValueError, httpx2.InvalidURL):
        is_usable = False
    if not is_usable or split.username or split.password or split.query or split.fragment:
        raise InvalidInputError(
            "The upstream is no URL of an API.",
            next_step="Write it as https://api.example.com or http://127.0.0.1:11434, without"
            " credentials: the client's own key is handed through.",
        )
    return url.strip().rstrip("/")
