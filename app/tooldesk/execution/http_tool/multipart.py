"""with_files: the fields and files of a request → the body that holds them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2

from tooldesk.bounded_file import read_bounded
from tooldesk.errors import InvalidInputError
from tooldesk.execution.http_tool.request_building import FormPart, HttpRequest
from tooldesk.paths import expanded_path

MAX_UPLOAD_BYTES = 50_000_000
"""Most that the files of one request may hold together."""


def with_files(request: HttpRequest, folder: Path) -> HttpRequest:
    """The request with its files read; relative paths count from `folder`.

    Raises:
        InvalidInputError: a file is not there or too large, or what fills its path leads out of
            `folder`.
    """
    named = [part for part in request.parts if part.is_file]
    read = [_read(part, folder, MAX_UPLOAD_BYTES) for part in named]
    if sum(len(data) for _, data in read) > MAX_UPLOAD_BYTES:
        raise _too_large("The files are")
    if named and named[0].is_whole:
        return replace(request, body=read[0][1])
    headers = [pair for pair in request.headers if pair[0].lower() != "content-type"]
    # as files without a file name; without one of them the library would write an ordinary form
    sent = [
        _sent(part, None, part.value.encode()) for part in request.parts if not part.is_file
    ] + [_sent(part, *each) for part, each in zip(named, read, strict=True)]
    encoded = httpx2.Request(request.method, request.url, files=sent)
    return replace(
        request,
        headers=(*headers, ("Content-Type", encoded.headers["Content-Type"])),
        body=encoded.read(),
    )


def _sent(part: FormPart, file_name: str | None, data: bytes) -> tuple[str, Any]:
    """A part as the library takes it."""
    content = (file_name, data, part.media_type) if part.media_type else (file_name, data)
    return part.name, content


def _read(part: FormPart, folder: Path, limit_bytes: int) -> tuple[str, bytes]:
    path = folder / expanded_path(part.value)
    if part.is_filled and not _is_inside(path, folder):
        raise InvalidInputError(
            f"{part.value} is not in the working folder, so it is not sent.",
            next_step=f"Choose a file in {folder}.",
        )
    try:
        if path.stat().st_size > limit_bytes:
            raise _too_large(f"{path.name} is")
        return path.name, read_bounded(path, limit_bytes)
    except OSError as error:
        raise InvalidInputError(
            f"The file {part.value} can't be read: {error.strerror}.",
            next_step=f"Choose a file in {folder}.",
        ) from error


def _is_inside(path: Path, folder: Path) -> bool:
    with suppress(OSError, RuntimeError):
        return path.resolve().is_relative_to(folder.resolve())
    return False


def _too_large(subject: str) -> InvalidInputError:
    return InvalidInputError(
        f"{subject} larger than {MAX_UPLOAD_BYTES / 1e6:.0f} MB, the most that is sent at once.",
        next_step="Choose smaller files, or send them one by one.",
    )
