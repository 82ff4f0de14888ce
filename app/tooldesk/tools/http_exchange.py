"""HttpExchange: one request as it was sent, and what came back, for a person to look at."""

from __future__ import annotations

from typing import Literal

from tooldesk.frozen_record import frozen_record

Phase = Literal["", "dns", "connect", "tls", "request", "first byte", "body"]
"""What a request goes through, in order; "" is none of them."""

Headers = tuple[tuple[str, str], ...]
"""Name and value of each, in order."""


@frozen_record
class HttpBody:
    """A body, as far as it is kept."""

    media_type: str
    """Such as application/json, in lower case; "" when it was not said."""

    size_bytes: int
    """How long it is, unpacked; of one that was cut off, as far as it came."""

    text: str = ""
    """Its beginning, when it is text; stored secrets stand in it by their names."""

    is_whole: bool = True
    """Whether there is nothing more of it than `text`, or than was read of one that is no text."""

    picture: str = ""
    """A whole picture in base64 (RFC 4648, section 4), when the call's result does not have it."""


@frozen_record
class HttpTimings:
    """How long each phase took; None for one that was not needed or not reached."""

    dns_s: float | None = None
    """Looking up the host's address."""

    connect_s: float | None = None
    """Connecting to it, through a proxy too."""

    tls_s: float | None = None
    """Agreeing on encryption, with a proxy too."""

    request_s: float | None = None
    """Sending headers and body."""

    first_byte_s: float | None = None
    """From the last byte sent to the end of the answer's headers."""

    body_s: float | None = None
    """Reading the answer's body."""

    total_s: float = 0.0
    """From the beginning to the end."""


@frozen_record
class HttpExchange:
    """One request and its answer; a redirect is followed by another one."""

    method: str
    """Such as GET."""

    url: str
    """Where it went, with its query."""

    request_headers: Headers
    """As they were sent, those of the HTTP library too."""

    request_body: HttpBody | None
    """What was sent along; of a form with files their names."""

    status: int | None = None
    """HTTP status code; None when no answer came."""

    reason: str = ""
    """The server's words for it, such as Not Found."""

    http_version: str = ""
    """Such as HTTP/1.1."""

    response_headers: Headers = ()
    """As they came."""

    response_body: HttpBody | None = None
    """What was read of the answer's body; None when no answer came."""

    received_bytes: int = 0
    """How much of the body came over the wire, packed."""

    redirects_to: str = ""
    """Where the answer leads, for a tool that follows redirects."""

    uses_warm_connection: bool = False
    """Whether the connection of an earlier request was used."""

    failed_in: Phase = ""
    """Where it broke off; "" when the answer came whole."""

    timings: HttpTimings = HttpTimings()
    """How long it took."""

    try_number: int = 1
    """Which try of the call it belongs to, from 1."""
