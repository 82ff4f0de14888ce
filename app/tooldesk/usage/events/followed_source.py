"""Where an output comes from while it is written: a file that grows, a pipe, a local server."""

from __future__ import annotations

import asyncio
import os
import re
import stat
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from tooldesk.errors import DefinitionError, InvalidInputError
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.paths import expanded_path
from tooldesk.tools.tool_result import JsonObject, JsonValue

if TYPE_CHECKING:
    import httpx2

    from tooldesk.execution.http_tool.request_building import HttpRequest

CHUNK_BYTES = 65_536
_LOOK_S = 0.1
"""How long to wait before a file is looked at again."""

_REFUSAL_S = 5.0
"""How long what a server says that refuses is waited for: one may never end it."""

_LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
_WORDED = ("query", "headers", "body")
_PLAIN_VARIABLE = late_pattern(r"\$\{\{([A-Za-z_]\w*)\}\}", re.ASCII)


@frozen_record
class FollowedFile:
    """A file that grows, which ends when a person says so, or a pipe, which its writers end."""

    path: Path
    """Where it is."""

    @property
    def name(self) -> str:
        """What a person is told of it."""
        return self.path.name

    async def chunks(self) -> AsyncIterator[bytes]:
        """What is in it, and what comes, as soon as it comes.

        Raises:
            InvalidInputError: it can't be read, became shorter, or is another file now.
        """
        try:
            # without this, opening a pipe waits until somebody writes to it
            flags = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
            descriptor = await asyncio.to_thread(os.open, self.path, os.O_RDONLY | flags)
        except (OSError, ValueError) as error:  # no path holds a NUL
            raise _unreadable(self.name, error) from error
        try:
            is_pipe = stat.S_ISFIFO(os.fstat(descriptor).st_mode)
            async for chunk in _from_pipe(descriptor) if is_pipe else self._grown(descriptor):
                yield chunk
        except OSError as error:
            raise _unreadable(self.name, error) from error
        finally:
            os.close(descriptor)

    async def _grown(self, descriptor: int) -> AsyncIterator[bytes]:
        size, is_gone = 0, False
        while True:
            chunk = await asyncio.to_thread(os.read, descriptor, CHUNK_BYTES)
            size += len(chunk)
            if chunk:
                yield chunk
            elif is_gone:  # and what was written to it before is read
                raise InvalidInputError(
                    f"{self.name} was replaced or removed while it was followed.",
                    next_step="Follow it again to read it from its beginning.",
                )
            elif os.fstat(descriptor).st_size < size:
                raise InvalidInputError(
                    f"{self.name} became shorter while it was followed.",
                    next_step="Follow it again to read it from its beginning.",
                )
            else:
                is_gone = not await asyncio.to_thread(_is_at, self.path, descriptor)
                await asyncio.sleep(_LOOK_S)


def _is_at(path: Path, descriptor: int) -> bool:
    """Whether what is open is what stands at the path; a log that is rotated no longer does."""
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False


async def _from_pipe(descriptor: int) -> AsyncIterator[bytes]:
    """Until all that wrote to it are gone; before the first of them, reading gives nothing."""
    has_begun = False
    while True:
        try:
            chunk = os.read(descriptor, CHUNK_BYTES)
        except BlockingIOError:
            has_begun = True
            await asyncio.sleep(_LOOK_S)
            continue
        if chunk:
            has_begun = True
            yield chunk
        elif has_begun:
            return
        else:
            await asyncio.sleep(_LOOK_S)


@frozen_record
class FollowedRequest:
    """A request to a server on this computer, which answers in pieces."""

    request: HttpRequest = field(repr=False)
    """What is sent, once."""

    name: str
    """Method and address, as a person is asked about them."""

    verifies_tls: bool = True
    """Whether the server's certificate must be a good one."""

    async def chunks(self) -> AsyncIterator[bytes]:
        """The body of the answer, as it comes.

        Raises:
            AppError: the server can't be reached, or refuses; what it says then came before that.
        """
        # it takes a tenth of a second, most of which reads certificates
        client = await asyncio.to_thread(self._client)
        import httpx2

        sent = self.request
        try:
            async with (
                client,
                client.stream(
                    sent.method, sent.url, headers=list(sent.headers), content=sent.body
                ) as answer,
            ):
                if answer.status_code >= 300:
                    if said := await _refusal(answer):
                        yield said
                    raise InvalidInputError(
                        f"{self.name} answered with status {answer.status_code}.",
                        next_step="Correct the command by what the server says.",
                    )
                async for chunk in answer.aiter_bytes():
                    yield chunk
        except httpx2.HTTPError as error:
            why = str(error).rstrip(".") or type(error).__name__
            raise InvalidInputError(
                f"{self.name} can't be reached or broke off: {why}.",
                next_step="Start the local server, or correct host and port.",
            ) from error

    def _client(self) -> httpx2.AsyncClient:
        import httpx2

        timeout = httpx2.Timeout(None, connect=10.0)
        return httpx2.AsyncClient(trust_env=False, timeout=timeout, verify=self.verifies_tls)


async def _refusal(answer: httpx2.Response) -> bytes:
    """What a server says that refuses, as far as it says it at once."""
    import httpx2

    said = b""
    with suppress(TimeoutError, httpx2.HTTPError):
        async with asyncio.timeout(_REFUSAL_S):
            async for chunk in answer.aiter_bytes():
                said += chunk
                if len(said) >= CHUNK_BYTES:
                    break
    return said[:CHUNK_BYTES]


FollowedSource = FollowedFile | FollowedRequest


def source_of(words: str) -> FollowedSource:
    """What a person means: a pasted curl command, or the path of a file.

    Raises:
        InvalidInputError: it is neither, or leads away from this computer.
        DefinitionError: the command can't be read, or not all of it can be sent.
    """
    from tooldesk.workspace.curl_import.curl_tool import is_curl

    return _request_of(words) if is_curl(words) else _file_of(words.strip())


def _file_of(words: str) -> FollowedFile:
    try:
        path = expanded_path(words)
    except RuntimeError as error:  # there is nobody of that name
        raise InvalidInputError(
            f"{words[:80]} can't be read: {error}", next_step="Check the path and its permissions."
        ) from error
    return FollowedFile(path)


def _request_of(command: str) -> FollowedRequest:
    from pydantic import ValidationError

    from tooldesk.execution.http_tool.request_building import build_request
    from tooldesk.readable_model import reason
    from tooldesk.tools.sources.http_source import HttpSource
    from tooldesk.workspace.curl_import.curl_tool import read_curl

    tool = read_curl(command)
    source, arguments = tool.document["source"], dict[str, JsonValue]()
    parts = _local(str(source["url"]))
    if tool.variables:
        raise DefinitionError(
            f"The command holds a credential ({tool.variables[0]}), which is not sent from here.",
            next_step="Leave it out; a local server seldom asks for one.",
        )
    _require_all_sent(tool.document)
    words = {part: _as_written(source[part], arguments) for part in _WORDED if part in source}
    try:
        made = HttpSource.model_validate({**source, **words})
    except ValidationError as error:
        raise DefinitionError(
            f"The command makes no request: {reason(error)}",
            next_step="Correct what is said, and paste it again.",
        ) from error
    request = build_request(made, arguments, {})
    name = f"{made.method} {parts.scheme}://{parts.netloc}{parts.path}"
    return FollowedRequest(request, name, verifies_tls=made.verify_tls)


def _local(url: str) -> SplitResult:
    """The parts of a URL of this computer."""
    parts = urlsplit(url)
    if parts.hostname not in _LOCAL:
        raise InvalidInputError(
            f"{parts.hostname or 'This'} is not on this computer.",
            next_step="Follow a server at localhost, 127.0.0.1 or [::1].",
        )
    try:
        has_port = parts.port != 0
    except ValueError:
        has_port = False
    if not has_port:
        raise DefinitionError(
            "The URL can't be read.", next_step="Look at its port: 1 to 65535 are ports."
        )
    return parts


def _require_all_sent(document: JsonObject) -> None:
    """What a call would fill in or read from files is not known here."""
    source = document["source"]
    variables = [each["name"] for each in document.get("env_vars", ())]
    if variables:
        raise DefinitionError(
            f"The command holds the variable {variables[0]}, whose value is not known here.",
            next_step="Write the value in its place.",
        )
    if source.get("body", {}).get("kind") in ("file", "multipart"):
        raise DefinitionError(
            "The command sends a file or a form of several parts, which is not sent from here.",
            next_step="Put the text itself behind --data.",
        )
    if "{" in source["url"]:
        raise DefinitionError(
            "The URL of the command is that of several requests.",
            next_step="Paste a command for one of them.",
        )


def _as_written(value: JsonValue, arguments: JsonObject) -> JsonValue:
    """The same with an argument in the place of each text whose braces would be places for one."""
    match value:
        case str() if "{" in value:
            name = f"text_{len(arguments)}"
            # what is written as ${{NAME}} there stood in the command without the second braces
            arguments[name] = _PLAIN_VARIABLE.sub(r"${\1}", value)
            return f"{{{name}}}"
        case dict():
            return {key: _as_written(each, arguments) for key, each in value.items()}
        case list():
            return [_as_written(each, arguments) for each in value]
    return value


def _unreadable(name: str, error: OSError | ValueError) -> InvalidInputError:
    why = error.strerror if isinstance(error, OSError) else str(error)
    return InvalidInputError(
        f"{name} can't be read: {why or type(error).__name__}.",
        next_step="Check the path and its permissions.",
    )
