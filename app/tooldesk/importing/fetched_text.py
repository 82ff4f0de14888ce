"""fetch_text: what stands at a URL that a person typed → its text, within bounds."""

from __future__ import annotations

import asyncio
import ipaddress
from urllib.parse import urlsplit

from tooldesk.errors import DefinitionError, ToolTimeoutError
from tooldesk.frozen_record import frozen_record
from tooldesk.importing.import_text import LARGEST_CHARS

PATIENCE_S = 60.0
"""Seconds for all of it."""

_ACCEPT = "application/json, application/yaml, text/yaml, */*;q=0.5"


@frozen_record
class FetchedText:
    """What a server gave."""

    text: str
    """It."""

    url: str
    """Where it stood, after redirects; without its query."""


def is_url(source: str) -> bool:
    """Whether a source is a URL and no path."""
    return source.lower().startswith(("http://", "https://"))


async def fetch_text(url: str) -> FetchedText:
    """The text at a URL. No credentials are sent; of private addresses only our own is reached.

    Raises:
        DefinitionError: it is no URL, the server refuses, or what it gives is too much or no text.
        AppError: the address may not be reached, or the connection failed.
    """
    # the HTTP library takes a fifth of a second, which files need not wait for
    from tooldesk.execution.http_tool.connections import Connections
    from tooldesk.execution.http_tool.exchange import exchange, make_ready
    from tooldesk.execution.http_tool.request_building import build_request
    from tooldesk.execution.http_tool.tls import TlsSettings
    from tooldesk.tools.sources.http_source import HttpSource
    from tooldesk.tools.tool_context import ToolContext

    # a host that an argument chose is guarded; our own machine is what the person typed
    is_ours = _is_loopback(url)
    template = url.replace("{", "%7B").replace("}", "%7D").replace("$", "%24")
    source = HttpSource(
        url=template if is_ours else "{url}",
        headers={"Accept": _ACCEPT},
        max_response_bytes=LARGEST_CHARS,
    )
    request = build_request(source, {} if is_ours else {"url": url}, {})
    connections = Connections()
    try:
        async with asyncio.timeout(PATIENCE_S):
            ready = await make_ready(connections, source, request, TlsSettings(), request)
            answer = await exchange(connections, ready, ToolContext())
    except TimeoutError as error:
        raise ToolTimeoutError(
            f"There was no whole answer within {PATIENCE_S:.0f} seconds.",
            next_step="Download it, and import the file.",
        ) from error
    finally:
        await connections.close()
    if not 200 <= answer.status < 300:
        raise DefinitionError(
            f"The server answered {answer.status} {answer.reason}".rstrip(),
            next_step="Open the URL in a browser, or import a file.",
        )
    if answer.body.is_cut:
        raise DefinitionError(
            f"It is longer than {LARGEST_CHARS:,} bytes", next_step="Import a part of it."
        )
    try:
        return FetchedText(answer.body.data.decode("utf-8-sig"), answer.url)
    except UnicodeDecodeError as error:
        raise DefinitionError(
            f"not UTF-8 at byte {error.start}", next_step="Download it, and save it as UTF-8."
        ) from error


def _is_loopback(url: str) -> bool:
    try:
        host = urlsplit(url).hostname or ""
    except ValueError:
        return False
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
