"""shell_words: a command as a shell would split it, with its variables kept as variables."""

from __future__ import annotations

import re
import shlex

from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern
from tooldesk.workspace.curl_import.windows_words import is_of_windows, windows_words

_VARIABLE = late_pattern(r"\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))", re.ASCII)
_NEXT = late_pattern(r"\s++(?:\$ )?curl(?:\.exe)?\s")
_CONTINUED = late_pattern(r"(?:\\|\^)\r?\n")
_ENDS = frozenset({"|", "||", "&", "&&", ";", ">", ">>", "<", "2>", "2>&1"})
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "e": "\x1b", "f": "\f"}
_ANSI = late_pattern(r"\\(?:x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|([0-7]{1,3})|(.))", re.DOTALL)

_WORD_PART = late_pattern(
    r"(?P<space>[ \t\r\n]++)|'(?P<single>[^']*+)'|\"(?P<double>(?:[^\"\\]++|\\.)*+)\""
    r"|\\(?P<escaped>.)|(?P<plain>[^ \t\r\n'\"\\]++)",
    re.DOTALL,
)
_IN_DOUBLE = late_pattern(r"\\([\"\\])")

# what no command holds stands for ${ and } of a variable until all quotes are gone
_OPEN, _CLOSE = "\ue000", "\ue001"
_PLAIN_VARIABLE = late_pattern(r"\$\{([A-Za-z_]\w*)\}", re.ASCII)


def shell_words(text: str) -> tuple[list[str], str]:
    """The words of the first command, and what follows it.

    A variable is "${NAME}" in a word; text that only looks like one is "${{NAME}}", as templates
    write it.

    Raises:
        DefinitionError: a quote is not closed.
    """
    if is_of_windows(text):
        words, rest = windows_words(text)
        return [_restored(word) for word in words], rest
    prepared = _prepared(_CONTINUED.sub(" ", text.strip().removeprefix("$ ")))
    words = _split(prepared)
    end = next((place for place, word in enumerate(words) if word in _ENDS), len(words))
    return [_restored(word) for word in words[:end]], " ".join(map(_restored, words[end:]))


def commands_of(text: str) -> list[str]:
    """Each curl command of a text that holds several, one after another on lines of their own.

    Raises:
        DefinitionError: a quote is not closed.
    """
    of_windows = is_of_windows(text)
    starts, place, quote = [0], 0, ""
    while place < len(text):
        if not quote and text[place] == "\n" and _NEXT.match(text, place):
            # where a line goes on, cmd has a caret and other shells a backslash, which is passed
            starts += [] if of_windows and "^" in text[max(0, place - 2) : place] else [place]
        if not quote and not of_windows and text.startswith("$'", place):
            _, place = _ansi_quoted(text, place + 2)
        else:
            quote, step = ("", 1) if of_windows else _after(text, place, quote)
            place += step
    ends = [*starts[1:], len(text)]
    found = (text[start:end].strip() for start, end in zip(starts, ends, strict=True))
    return [each for each in found if each] or [text]


def _split(text: str) -> list[str]:
    """As shlex.split does it, but in time that grows with the length alone."""
    words: list[str] = []
    pieces: list[str] | None = None
    place = 0
    while place < len(text):
        found = _WORD_PART.match(text, place)
        if found is None:
            raise _cut_off()
        place = found.end()
        if found["space"] is not None:
            words += [] if pieces is None else ["".join(pieces)]
            pieces = None
            continue
        pieces = [] if pieces is None else pieces
        if found["double"] is not None:
            pieces.append(_IN_DOUBLE.sub(r"\1", found["double"]))
        else:
            pieces.append(found[found.lastgroup or 0])
    return words if pieces is None else [*words, "".join(pieces)]


def _cut_off() -> DefinitionError:
    return DefinitionError(
        "The command ends inside a quotation.", next_step="Copy all of it, to the last quote."
    )


def _prepared(text: str) -> str:
    """The text with variables marked, and $'…' as plain quotes; shlex knows neither."""
    pieces: list[str] = []
    place, quote = 0, ""
    while place < len(text):
        found = _VARIABLE.match(text, place) if quote != "'" else None
        if found is not None:
            pieces.append(f"{_OPEN}{found[1] or found[2]}{_CLOSE}")
            place = found.end()
        elif not quote and text.startswith("$'", place):
            inner, place = _ansi_quoted(text, place + 2)
            pieces.append(shlex.quote(inner))
        else:
            quote, step = _after(text, place, quote)
            pieces.append(text[place : place + step])
            place += step
    return "".join(pieces)


def _after(text: str, place: int, quote: str) -> tuple[str, int]:
    """The quotation that is open after the character here, and how far that character goes."""
    character = text[place]
    if character == "\\" and quote != "'":
        return quote, 2
    if quote:
        return "" if character == quote else quote, 1
    return character if character in "'\"" else "", 1


def _ansi_quoted(text: str, start: int) -> tuple[str, int]:
    """The text of $'…' and where it ends; source: bash's manual, "ANSI-C Quoting"."""
    end = start
    while end < len(text) and text[end] != "'":
        end += 2 if text[end] == "\\" else 1
    if end >= len(text):
        raise _cut_off()
    # browsers copy a letter beyond U+FFFF as two halves, \\ud83d\\ude00; a lone one is no text
    halves = _ANSI.sub(_unescaped, text[start:end]).encode("utf-16", "surrogatepass")
    return halves.decode("utf-16", "replace"), end + 1


def _unescaped(found: re.Match[str]) -> str:
    for digits, base in ((found[1], 16), (found[2], 16), (found[3], 8)):
        if digits:
            return chr(int(digits, base))
    return _ESCAPES.get(found[4], found[4])


def _restored(word: str) -> str:
    literal = _PLAIN_VARIABLE.sub(r"${{\1}}", word)
    return literal.replace(_OPEN, "${").replace(_CLOSE, "}")
