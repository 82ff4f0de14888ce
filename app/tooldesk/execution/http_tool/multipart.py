"""with_multipart_body: the fields and files of a request → the body that holds them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx2

from tooldesk.bounded_file import read_bounded
from tooldesk.errors import InvalidInputError
from tooldesk.execution.http_tool.request_building import FormPart, HttpRequest

MAX_UPLOAD_BYTES = 50_000_000
"""Most that the files of one request may hold together."""


def with_multipart_body(request: HttpRequest, folder: Path) -> HttpRequest:
    """The request with its files read; relative paths count from `folder`.

    Raises:
        InvalidInputError: a file is not there or too large, or what fills its path leads out of
            `folder`.
    """
    files = [
        (part.name, _read(part, folder, MAX_UPLOAD_BYTES)) for part in request.parts if part.is_file
    ]
    if sum(len(data) for _, (_, data) in files) > MAX_UPLOAD_BYTES:
        raise _too_large("The files are")
    fields: dict[str, list[str]] = {}
    for part in request.parts:
        if not part.is_file:
            fields.setdefault(part.name, []).append(part.value)
    # without a file the library would write an ordinary form
    sent: list[tuple[str, tuple[str | None, bytes]]] = [*files]
    if not files:
        sent = [(name, (None, each.encode())) for name, all_ in fields.items() for each in all_]
        fields = {}
    encoded = httpx2.Request(request.method, request.url, data=fields, files=sent)
    headers = [pair for pair in request.headers if pair[0].lower() != "content-type"]
    return replace(
        request,
        headers=(*headers, ("Content-Type", encoded.headers["Content-Type"])),
        body=encoded.read(),
    )


def _read(part: FormPart, folder: Path, limit_bytes: int) -> tuple[str, bytes]:
    path = folder / Path(part.value).expanduser()
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
