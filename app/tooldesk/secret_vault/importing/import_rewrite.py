"""plan_rewrite: after an import, the source file with references in the place of its values.

A .env file gets a comment for each assignment, an mcpServers configuration "${NAME}", which the
programs that read such files look up. All else stays byte for byte as it was.
"""

from __future__ import annotations

import io
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import field
from pathlib import Path
from typing import NamedTuple

from tooldesk.bounded_file import read_bounded
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.secret_vault.importing.import_source import (
    LARGEST_BYTES,
    ImportSource,
    ImportSourceError,
)
from tooldesk.systems import system

MASK = "••••••"
_TOKEN = late_pattern(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')


@frozen_record
class RewrittenLine:
    """One place of the file, before and after; the value is masked."""

    line: int
    """Line from 1."""

    before: str
    """What stands there, without the value."""

    after: str
    """What will stand there."""


@frozen_record
class Rewrite:
    """What would become of a file."""

    source: ImportSource
    """The file as it was read."""

    lines: tuple[RewrittenLine, ...]
    """Every change, from top to bottom."""

    text: str = field(repr=False)
    """The new text; it may hold values that were not imported."""


class _Edit(NamedTuple):
    """From start to end of the text there will be `words`; `before` and `after` are shown."""

    start: int
    end: int
    words: str
    before: str
    after: str


def plan_rewrite(source: ImportSource, kept: Mapping[str, str]) -> Rewrite:
    """Take the values out that are `kept` by name; a place with another value stays.

    Of several assignments to one name in a .env file the last one counts, and all of them go.
    """
    edits = (_json_edits if source.is_json else _env_edits)(source.text, kept)
    parts, lines, at, line = [], [], 0, 1
    for edit in edits:
        line += source.text.count("\n", at, edit.start)
        lines.append(RewrittenLine(line, edit.before, edit.after))
        parts += [source.text[at : edit.start], edit.words]
        line += source.text.count("\n", edit.start, edit.end)
        at = edit.end
    parts.append(source.text[at:])
    return Rewrite(source, tuple(lines), "".join(parts))


def write_rewrite(rewrite: Rewrite) -> None:
    """Replace the file in one step, keeping its mode; what a link leads to is replaced. Blocking.

    Raises:
        ImportSourceError: it can't be written, or was changed since it was read.
    """
    path = Path(os.path.realpath(rewrite.source.path))
    try:
        if read_bounded(path, LARGEST_BYTES) != rewrite.source.content:
            raise ImportSourceError(
                f"{path} was changed meanwhile and is left as it is.",
                next_step="Import it again.",
            )
        _replace(path, rewrite.text.encode())
    except OSError as error:
        raise ImportSourceError(
            f"{path}: {error.strerror}. It is left as it is.",
            next_step="Make the file and its folder writable, or edit it yourself.",
        ) from error


def _replace(path: Path, content: bytes) -> None:
    before = path.stat()
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if hasattr(os, "chown"):
            with suppress(PermissionError):  # only root may give a file to somebody else
                os.chown(temporary, before.st_uid, before.st_gid)
        Path(temporary).chmod(before.st_mode & 0o7777)
        system.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _env_edits(text: str, kept: Mapping[str, str]) -> Iterator[_Edit]:
    from dotenv.parser import parse_stream

    at = len(text) - len(text.removeprefix("\ufeff"))
    bindings = list(parse_stream(io.StringIO(text[at:])))
    last = {each.key: each.value for each in bindings if each.key is not None}
    taken = {name for name, value in last.items() if name in kept and value == kept[name]}
    for binding in bindings:
        original = binding.original.string
        start, at = at + len(original) - len(original.lstrip()), at + len(original)
        end = at - (len(original) - len(original.rstrip("\r\n")))
        if binding.key in taken and binding.value:
            export = "export " if text.startswith("export", start) else ""
            comment = f"# {binding.key} is kept in the keyring by Tooldesk"
            yield _Edit(start, end, comment, f"{export}{binding.key}={MASK}", comment)


def _json_edits(text: str, kept: Mapping[str, str]) -> Iterator[_Edit]:
    for path, start, end in _strings(text):
        is_variable = len(path) == 4 and path[0] in ("mcpServers", "servers") and path[2] == "env"
        name = str(path[-1]) if path else ""
        if is_variable and name in kept and json.loads(text[start:end]) == kept[name]:
            reference = f'"${{{name}}}"'
            before, after = f'"{name}": "{MASK}"', f'"{name}": {reference}'
            yield _Edit(start, end, reference, before, after)


def _strings(text: str) -> Iterator[tuple[tuple[object, ...], int, int]]:
    """Path, start and end of every string value of a JSON text."""
    path: list[object] = []
    is_object: list[bool] = []
    is_key = False
    for token in _TOKEN.finditer(text):
        match token[0][0]:
            case "{" | "[" as opened:
                is_object.append(opened == "{")
                path.append(None)
                is_key = opened == "{"
            case "}" | "]":
                is_object.pop()
                path.pop()
                is_key = False
            case ",":
                is_key = is_object[-1]
            case ":":
                is_key = False
            case '"' if is_key:
                path[-1] = json.loads(token[0])
            case '"':
                yield tuple(path), token.start(), token.end()
