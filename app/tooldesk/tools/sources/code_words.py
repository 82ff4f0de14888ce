"""code_words: the words of a command that a program reads as code, or may read so."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.risky_variables import changes_what_runs
from tooldesk.tools.sources.code_readers import PLAIN_PROGRAM, CodeReader, reader_named
from tooldesk.tools.sources.template import parse_template


@frozen_record
class CodeWord:
    """A word, or what is left of it behind an option."""

    text: str
    """The template of the code."""

    program: str
    """What reads it."""

    is_certain: bool = True
    """Whether the program is known to read it as code."""


_MAY_BE_CODE = late_pattern(
    r"--?[\w-]*(?:exec|eval|command|cmd|script|shell|program|expr|sql|code|hook|pager|editor|action"
    r"|plugin|wrapper|specs|loader)"
    r"[\w-]*",
    re.IGNORECASE,
)
_SETTING = late_pattern(r"(\w+)=")
_SHORT = late_pattern(r"-[ceE]")
_SIGNS = late_pattern(r"""[;|&$`<>'"(){}]""")


def code_words(words: Iterable[str], stdin: str | None) -> Iterator[CodeWord]:
    """All that is code in a command; the first word is its program."""
    reading, others = None, _Others()
    for word in words:
        # also of a program that another one starts, such as env, nice or xargs
        if (reading is None or not reading.reader.reads_all) and (found := reader_named(word)):
            reading = _Reading(found, _name_of(word))
        elif reading is not None:
            yield from reading.code_in(word)
        else:
            yield from others.code_in(word)
    if stdin is not None and reading is not None and reading.reads_stdin:
        yield CodeWord(stdin, reading.program)


class _Reading:
    """How far a program has come that is known to read code."""

    def __init__(self, reader: CodeReader, program: str) -> None:
        self.reader = reader
        self.program = program
        self._operands = 0
        self._is_code_next = self._is_value_next = False
        self._has_code = self._is_after_options = False

    @property
    def reads_stdin(self) -> bool:
        """Whether its code comes by standard input, as nothing else has brought it."""
        least = self.reader.operands_without_stdin
        return least is not None and self._operands < least and not self._has_code

    def code_in(self, word: str) -> Iterator[CodeWord]:
        is_option = word.startswith(("-", "+")) or bool(self.reader.flags.fullmatch(word))
        is_value, self._is_value_next = self._is_value_next, False
        setting = _SETTING.match(word) if self.reader.skips_settings else None
        if setting is not None and not self._is_code_next:
            # whatever stands before it: -i of env has no value, that of others has
            if changes_what_runs(setting[1]):
                yield from self._found(word[setting.end() :])
            return
        if is_value and not is_option:
            return
        if is_option and not self._is_after_options and not self._is_over():
            yield from self._option(word)
        elif self._is_code_next:
            self._is_code_next = False
            self._operands += self.reader.ends_with_code
            yield from self._found(word)
        else:
            yield from self._operand(word)

    def _option(self, word: str) -> Iterator[CodeWord]:
        if word == "--":
            self._is_after_options = True
        elif self.reader.flags.fullmatch(word):
            # a shell takes its other options before the script
            self._is_code_next = True
        elif self.reader.values.fullmatch(word):
            self._is_value_next = True
        elif self.reader.instead is not None and self.reader.instead.match(word):
            self._has_code = True
            self._is_value_next = self.reader.instead.fullmatch(word) is not None
        elif attached := self.reader.attached.match(word):
            yield from self._found(word[attached.end() :])

    def _operand(self, word: str) -> Iterator[CodeWord]:
        self._operands += 1
        is_code = self._operands in self.reader.operands
        if is_code and not (self._has_code and not self.reader.reads_all):
            yield from self._found(word)

    def _found(self, text: str) -> Iterator[CodeWord]:
        self._has_code = True
        yield CodeWord(text, self.program)

    def _is_over(self) -> bool:
        """Whether what follows is for its script, and not for itself."""
        ends = self.reader.ends_after
        return ends is not None and self._operands >= ends


class _Others:
    """Programs that nobody here knows: what looks like code may be some."""

    def __init__(self) -> None:
        self._program = ""
        self._is_code_next = False

    def code_in(self, word: str) -> Iterator[CodeWord]:
        if not self._program:
            self._program = _name_of(word)
            return
        option, is_attached, value = word.partition("=")
        is_code, self._is_code_next = self._is_code_next, False
        if self._is_option_for_code(word):
            self._is_code_next = True
        elif is_code or (is_attached and self._is_option_for_code(option)):
            text = value if not is_code else word
            yield CodeWord(text, self._program, is_certain=False)
        elif (short := _SHORT.match(word)) and self._is_option_for_code(short[0]):
            yield CodeWord(word[2:], self._program, is_certain=False)
        elif _has_signs(word) and not PLAIN_PROGRAM.fullmatch(self._program):
            yield CodeWord(word, self._program, is_certain=False)

    def _is_option_for_code(self, option: str) -> bool:
        if _MAY_BE_CODE.fullmatch(option):
            return True
        return bool(_SHORT.fullmatch(option)) and not PLAIN_PROGRAM.fullmatch(self._program)


def _has_signs(word: str) -> bool:
    """Whether its own text, around its arguments, has signs that languages are made of."""
    pieces = parse_template(word, with_variables=False).pieces
    own = [piece for piece in pieces if isinstance(piece, str)]
    return len(own) < len(pieces) and any(_SIGNS.search(piece) for piece in own)


def _name_of(word: str) -> str:
    return re.split(r"[/\\]", word)[-1].removesuffix(".exe").lower()
