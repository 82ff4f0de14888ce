"""windows_words: a command as cmd.exe and programs of Windows split it, carets and all.

Browsers copy commands so, as "Copy as cURL (cmd)". Sources: Microsoft's documentation of cmd
(characters that need quotes or carets) and of "Parsing C command-line arguments".
"""

from __future__ import annotations

from collections.abc import Iterator

from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern

_OF_WINDOWS = late_pattern(r"\s\^[\"']|\^\r?\n|\^\Z")
_OF_SHELLS = late_pattern(r"\\\r?\n|\$'|\s'")
_ENDS = frozenset("&|<>")
_BLANKS = " \t\n"


def is_of_windows(text: str) -> bool:
    """Whether a command is written for cmd.exe."""
    return _OF_WINDOWS.search(text) is not None and _OF_SHELLS.search(text) is None


def windows_words(text: str) -> tuple[list[str], str]:
    """The words of the first command, and what follows it.

    Raises:
        DefinitionError: a quotation is not closed.
    """
    line, rest = _command_line(text.strip().replace("\r\n", "\n"))
    return list(_arguments(line)), rest


def _command_line(text: str) -> tuple[str, str]:
    """What cmd hands to the program: without carets, up to what begins another command."""
    pieces: list[str] = []
    place, is_quoted = 0, False
    while place < len(text):
        character = text[place]
        if character == "^" and not is_quoted:
            # a line that is continued goes on with a character that is taken as it is
            place += 2 if text[place + 1 : place + 2] == "\n" else 1
            pieces.append(text[place : place + 1])
            place += 1
            continue
        if character in _ENDS and not is_quoted:
            return "".join(pieces), text[place:]
        if character == '"':
            is_quoted = not is_quoted
        pieces.append(character)
        place += 1
    return "".join(pieces), ""


def _arguments(line: str) -> Iterator[str]:
    word: list[str] = []
    has_word = is_quoted = False
    place = 0
    while place < len(line):
        character = line[place]
        if character in _BLANKS and not is_quoted:
            if has_word:
                yield "".join(word)
            word, has_word = [], False
            place += 1
            continue
        has_word = True
        slashes = _slashes_at(line, place)
        place += slashes
        if line[place : place + 1] != '"':
            word.append("\\" * slashes or line[place])
            place += 0 if slashes else 1
        elif slashes % 2:
            word.append("\\" * (slashes // 2) + '"')
            place += 1
        elif is_quoted and line[place + 1 : place + 2] == '"':
            word.append("\\" * (slashes // 2) + '"')
            place += 2
        else:
            word.append("\\" * (slashes // 2))
            is_quoted = not is_quoted
            place += 1
    if is_quoted:
        raise DefinitionError(
            "The command ends inside a quotation.", next_step="Copy all of it, to the last quote."
        )
    if has_word:
        yield "".join(word)


def _slashes_at(line: str, place: int) -> int:
    end = place
    while line[end : end + 1] == "\\":
        end += 1
    return end - place
