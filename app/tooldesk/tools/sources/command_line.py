"""A command as one line: how people type it, and the words that it stands for.

Words and quotes are those of a POSIX shell (Shell Command Language, 2.2 Quoting), and nothing else
is: no shell ever reads the line. What is left out as a whole stands between brackets of their own:
grep [ -m {count} ] -- {pattern}.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from tooldesk.frozen_record import frozen_record

Command = list[str | list[str]]

_PLAIN = re.compile(r"[^\s\"'\\]+")
_SHELL_SIGNS = re.compile(r"[|&;<>]+|\d?>&?\d?|\$\(.*|`.*|.*\*.*|~(?:/.*)?", re.DOTALL)


@frozen_record
class ReadCommand:
    """What a line stands for."""

    words: Command
    """The program, then its words; a list is left out as a whole."""

    shell_signs: tuple[str, ...]
    """Words without quotes that a shell would have done something with."""


def read_command_line(line: str) -> ReadCommand:
    """The words of a line.

    Raises:
        ValueError: a quote or a bracket is not closed; says which, by its column from 1.
    """
    words: Command = []
    group: list[str] | None = None
    group_at = 0
    signs: list[str] = []
    pos = _past_space(line, 0)
    while pos < len(line):
        start = pos
        word, pos = _word(line, pos)
        is_quoted = word != line[start:pos]
        pos = _past_space(line, pos)
        if word == "[" and not is_quoted and group is None:
            group, group_at = [], start
        elif word == "]" and not is_quoted and group is not None:
            words += [group] if group else []
            group = None
        else:
            (words if group is None else group).append(word)
            if not is_quoted and _SHELL_SIGNS.fullmatch(word):
                signs.append(word)
    if group is not None:
        raise ValueError(f"the bracket at column {group_at + 1} is not closed")
    return ReadCommand(words, tuple(signs))


def command_line(command: Sequence[str | Sequence[str]]) -> str:
    """The line that stands for a command."""
    parts = (_quoted(each) if isinstance(each, str) else f"[ {_joined(each)} ]" for each in command)
    return " ".join(parts)


def _joined(words: Iterable[str]) -> str:
    return " ".join(map(_quoted, words))


def _quoted(word: str) -> str:
    if _PLAIN.fullmatch(word) and word not in "[]":
        return word
    if "'" not in word:
        return f"'{word}'"
    return '"' + re.sub(r'(["\\])', r"\\\1", word) + '"'


def _word(line: str, pos: int) -> tuple[str, int]:
    """The word that begins here, without its quotes, and where it ends."""
    pieces: list[str] = []
    while pos < len(line) and not line[pos].isspace():
        if (plain := _PLAIN.match(line, pos)) is not None:
            pieces.append(plain.group())
            pos = plain.end()
            continue
        if line[pos] == "\\":
            pieces.append(line[pos + 1 : pos + 2])
            pos += 2
            continue
        end = _quote_end(line, pos)
        inside = line[pos + 1 : end]
        pieces.append(re.sub(r'\\(["\\])', r"\1", inside) if line[pos] == '"' else inside)
        pos = end + 1
    return "".join(pieces), min(pos, len(line))


def _quote_end(line: str, start: int) -> int:
    """Where the quote that begins here is closed."""
    quote, pos = line[start], start + 1
    while pos < len(line) and line[pos] != quote:
        pos += 2 if quote == '"' and line[pos] == "\\" else 1
    if pos >= len(line):
        raise ValueError(f"the quote at column {start + 1} is not closed")
    return pos


def _past_space(line: str, pos: int) -> int:
    while pos < len(line) and line[pos].isspace():
        pos += 1
    return pos
