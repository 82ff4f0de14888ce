"""command_line: words as the one line that a program of Windows gets.

Most programs take it apart as Microsoft's C library does, which is what `list2cmdline` writes for.
A batch file is read by cmd.exe first, which takes quotes, percent signs and line ends for its own:
words with these are refused, as no way of writing them holds for all batch files.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from subprocess import list2cmdline

from tooldesk.systems.program import UnsafeWordsError

MOST_CHARACTERS = 32_766
"""Source: Microsoft, CreateProcessW, lpCommandLine."""

MOST_OF_BATCH = 8_191
"""Source: Microsoft, "Command prompt line string limitation"."""

_BATCH = (".bat", ".cmd")
_NOT_FOR_BATCH = frozenset('"%\r\n\x1a')


def command_line(program: str, words: Sequence[str]) -> str:
    """The line for `program`, of which the first word is what it is called.

    Raises:
        UnsafeWordsError: a batch file can't be handed one of them.
        OSError: it is too long.
    """
    if any("\0" in word for word in words):
        raise UnsafeWordsError("a zero byte can stand in no word")
    is_batch = is_batch_file(program)
    line = _batch_line(program, words[1:]) if is_batch else list2cmdline(words)
    if len(line) > (MOST_OF_BATCH if is_batch else MOST_CHARACTERS):
        raise OSError(errno.E2BIG, "the command line is too long")
    return line


def is_batch_file(program: str) -> bool:
    """Whether cmd.exe runs it; trailing dots and spaces are none for Windows."""
    return program.rstrip(". ").lower().endswith(_BATCH)


def starter(program: str, environ: Mapping[str, str] = os.environ) -> str:
    """The program file to start: cmd.exe, that of the system, for a batch file."""
    if not is_batch_file(program):
        return program
    return environ.get("SYSTEMROOT", r"C:\Windows") + r"\System32\cmd.exe"


def _batch_line(program: str, words: Sequence[str]) -> str:
    parts = [_quoted(each) for each in (program, *words)]
    # no start-up commands, extensions as usual, and no second meaning for exclamation marks
    return 'cmd.exe /d /e:on /v:off /s /c "{}"'.format(" ".join(parts))


def _quoted(word: str) -> str:
    """Between quotes nothing means anything to cmd.exe, but for what is refused."""
    if not _NOT_FOR_BATCH.isdisjoint(word):
        raise UnsafeWordsError("a batch file can't be given quotes (\"), % or line breaks")
    # the program behind it takes a backslash before a quote for its own
    slashes = len(word) - len(word.rstrip("\\"))
    return '"{}{}"'.format(word, "\\" * slashes)
