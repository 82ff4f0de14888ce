"""words_for_model: what failed in words, without what only a person at this computer can use."""

from __future__ import annotations

import re

from tooldesk.late_pattern import late_pattern

_PART = r"[^\s/\\'\"`<>|:;,*?(){}\[\]]"
_QUOTED_PART = r"[^/\\'\"`\n]"
_PATH = late_pattern(
    # in quotes, where a name may hold spaces
    rf"(?<=['\"`])(?:file://)?(?:~|(?:/{_QUOTED_PART}++)(?=/)|[A-Za-z]:)(?:[/\\]{_QUOTED_PART}++)++"
    r"[/\\]?(?=['\"`])"
    # POSIX: from two names on, as one alone says nothing and may be the end of a tag
    rf"|(?<![\w:/.~<\\-])(?:file://)?(?:~|(?:/{_PART}++)(?=/))(?:/{_PART}++)++/?"
    # Windows: a drive or a share
    rf"|(?<![\w:/\\])(?:[A-Za-z]:|\\\\{_PART}++)(?:[/\\]{_PART}++)++[/\\]?"
)
_TRACEBACK = late_pattern(
    r"^Traceback \(most recent call last\):\n(?:[ \t][^\n]*+(?:\n|\Z))*+", re.MULTILINE
)
_SEPARATOR = late_pattern(r"[/\\]")


def words_for_model(text: str) -> str:
    """The text without Python's tracebacks, and with but the last part of each absolute path."""
    return _PATH.sub(lambda found: last_part(found[0]), _TRACEBACK.sub("", text))


def last_part(path: str) -> str:
    """The name at the end of a path of any system."""
    return _SEPARATOR.split(path.rstrip("/\\"))[-1]
