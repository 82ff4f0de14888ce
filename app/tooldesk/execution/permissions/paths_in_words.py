"""paths_in: what of a word of a command may name a file, also behind options and in code."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import PurePosixPath
from urllib.parse import unquote

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.sources.template import parse_template

LONGEST_PATH = 4_096
"""Source: PATH_MAX of Linux; longer ones can't be opened there."""

_PLACE = "\0"
_MARKS = r"\s=@:,;|&<>()\[\]{}'\"`"
_OPTION = late_pattern(r"\A(?:-{1,2}[\w-]+=|-[A-Za-z])")
_MARK = late_pattern(rf"[{_MARKS}]")
_PIECE = late_pattern(rf"(?P<before>^|[{_MARKS}])(?P<text>[^{_MARKS}]+)")
_LOCAL = late_pattern(r"//(?:localhost)?/+", re.IGNORECASE)

_PUBLIC = tuple(map(PurePosixPath, ("/usr", "/bin", "/sbin", "/lib", "/lib64")))
"""Source: hier(7); programs and their data, the same on every machine and nobody's own."""


def paths_in(word: str) -> Iterator[str]:
    """Paths as they are written: any plain name, too, may be a link that leads out of its folder.

    Of a path with an argument in it this gives the folder that the argument can't change.
    """
    if _PLACE in word:  # no word of a process
        return
    pieces = parse_template(word, with_variables=False).pieces
    text = "".join(each if isinstance(each, str) else _PLACE for each in pieces)
    whole = _OPTION.sub("", text, count=1)
    yield from (each for each in _readable(whole) if not _MARK.search(each) or _may_be_meant(each))
    yield from _inside(text)


def _inside(text: str) -> Iterator[str]:
    """Paths within code, lists and URLs, as far as these are there."""
    scheme = ""
    for found in _PIECE.finditer(text):
        piece = found["text"]
        is_url = found["before"] == ":" and piece.startswith("//")
        if is_url and scheme == "file" and _LOCAL.match(piece):
            yield from _readable(unquote(_LOCAL.sub("/", piece, count=1)))
        elif not is_url and piece != text:
            yield from filter(_may_be_meant, _readable(piece))
        scheme = piece.lower()


def _readable(text: str) -> Iterator[str]:
    head, cut, _ = text.partition(_PLACE)
    path = head[: head.rfind("/") + 1] if cut else head
    if path and "\0" not in path and len(os.fsencode(path)) < LONGEST_PATH:
        yield f"/{path.lstrip('/')}" if path.startswith("/") else path


def _may_be_meant(path: str) -> bool:
    """Whether it counts from its folder, is there, or could be in one that is but for the root."""
    whole = os.path.expanduser(path)
    if not os.path.isabs(whole):
        return True
    parent = os.path.dirname(os.path.normpath(whole))
    is_public = any(PurePosixPath(whole).is_relative_to(each) for each in _PUBLIC)
    return not is_public and (os.path.isdir(parent) if parent != "/" else os.path.lexists(whole))
