"""Where an output comes from while it is written: a file that grows, a pipe, a local server."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

from tooldesk.errors import DefinitionError, InvalidInputError
from tooldesk.frozen_record import frozen_record

CHUNK_BYTES = 65_536
_LOOK_S = 0.1
"""How long to wait before a file is looked at again."""

_LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})


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
            InvalidInputError: it can't be read, or became shorter.
        """
        try:
            # without this, opening a pipe waits until somebody writes to it
            flags = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
            descriptor = await asyncio.to_thread(os.open, self.path, os.O_RDONLY | flags)
        except OSError as error:
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
        size = 0
        while True:
            chunk = await asyncio.to_thread(os.read, descriptor, CHUNK_BYTES)
            size += len(chunk)
            if chunk:
                yield chunk
            elif os.fstat(descriptor).st_size < size:
                raise InvalidInputError(
                    f"{self.name} became shorter while it was followed.",
                    next_step="Follow it again to read it from its beginning.",
                )
            else:
                await asyncio.sleep(_LOOK_S)


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
    """A curl command to a server on this computer, which answers in pieces."""

    command: str
    """As it was pasted."""

    name: str
    """Method and address, as a person is asked about them."""

    async def chunks(self) -> AsyncIterator[bytes]:
        """The body of the answer, as it comes.

        Raises:
            AppError: the server can't be reached, or refuses.
        """
        import httpx2

        from tooldesk.execution.http_tool.request_building import build_request
        from tooldesk.tools.sources.http_source import HttpSource
        from tooldesk.workspace.curl_import.curl_tool import read_curl

        document = read_curl(self.command).document
        source = HttpSource.model_validate(document["source"])
        request = build_request(source, {}, {})
        timeout = httpx2.Timeout(None, connect=10.0)
        try:
            async with (
                httpx2.AsyncClient(trust_env=False, timeout=timeout) as client,
                client.stream(
                    request.method, request.url, headers=list(request.headers), content=request.body
                ) as answer,
            ):
                if answer.status_code >= 300:
                    raise InvalidInputError(
                        f"{self.name} answered with status {answer.status_code}.",
                        next_step="Check the path and the body of the command.",
                    )
                async for chunk in answer.aiter_bytes():
                    yield chunk
        except httpx2.HTTPError as error:
            raise InvalidInputError(
                f"{self.name} can't be reached or broke off: {error or type(error).__name__}.",
                next_step="Start the local server, or correct host and port.",
            ) from error


FollowedSource = FollowedFile | FollowedRequest


def source_of(words: str) -> FollowedSource:
    """What a person means: a pasted curl command, or the path of a file.

    Raises:
        InvalidInputError: it is neither, or leads away from this computer.
        DefinitionError: the command can't be read.
    """
    from tooldesk.workspace.curl_import.curl_tool import is_curl, read_curl

    if not is_curl(words):
        return FollowedFile(Path(words.strip()).expanduser())
    tool = read_curl(words)
    source = tool.document["source"]
    url = str(source["url"]) if isinstance(source, dict) else ""
    parts = urlsplit(url)
    if parts.hostname not in _LOCAL:
        raise InvalidInputError(
            f"{parts.hostname or 'This'} is not on this computer.",
            next_step="Follow a server at localhost, 127.0.0.1 or [::1].",
        )
    if tool.variables:
        raise DefinitionError(
            f"The command holds a credential ({tool.variables[0]}), which is not sent from here.",
            next_step="Leave it out; a local server seldom asks for one.",
        )
    method = source.get("method", "GET") if isinstance(source, dict) else "GET"
    return FollowedRequest(words, f"{method} {parts.scheme}://{parts.netloc}{parts.path}")


def _unreadable(name: str, error: OSError) -> InvalidInputError:
    return InvalidInputError(
        f"{name} can't be read: {error.strerror or type(error).__name__}.",
        next_step="Check the path and its permissions.",
    )
