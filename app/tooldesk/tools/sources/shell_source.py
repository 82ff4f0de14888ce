"""ShellSource: a command that is started as a list of words, never through a shell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, field_validator

from tooldesk.tools.definition_part import DefinitionPart
from tooldesk.tools.sources.template import Template, parse_template

Word = Annotated[str, Field(pattern=r"^[^\x00]*$")]
CommandPart = Word | tuple[Word, ...]

_SHELLS = re.compile(r"(?:ba|z|da|a|k|mk|c|tc|fi)?sh|cmd|powershell|pwsh", re.IGNORECASE)
_INTERPRETERS = re.compile(
    r"(?:python|pypy|perl|ruby|php|lua)[0-9.]*w?|node|nodejs|deno|bun|rscript", re.IGNORECASE
)
_SHELL_FLAGS = re.compile(r"-[a-zA-Z]*c[a-zA-Z]*|/c|/k|-command", re.IGNORECASE)
_INTERPRETER_FLAGS = re.compile(r"-[a-zA-Z]*[ceEr]|--eval|--print")
_WITH_VALUE = re.compile(r"[-+][oOWXI]")
"""Options of shells and interpreters whose value is the next word."""


class ShellSource(DefinitionPart):
    """A program and its arguments. Each word with an {argument} in it stays one word."""

    kind: Literal["shell"] = "shell"
    """Tells this source from the other kinds."""

    command: tuple[CommandPart, ...] = Field(min_length=1)
    """The program, then its words. A word is left out when an argument in it is absent; a list of
    words is left out as a whole: ["grep", ["-m", "{count}"], "--", "{pattern}", "{file}"]. An
    argument that is a list becomes several words where its placeholder stands alone."""

    working_dir: str | None = None
    """Folder it runs in; a relative one counts from the workspace folder, which is the default."""

    stdin: str | None = None
    """Template of what it reads; None is nothing."""

    output: Literal["text", "json"] = "text"
    """What it writes to stdout."""

    ok_exit_codes: dict[int, str] = Field(default_factory=lambda: {0: ""}, min_length=1)
    """Exit codes of success → the result's text when there is no output: {0: "", 1: "no match"}."""

    retriable_exit_codes: tuple[int, ...] = ()
    """Exit codes of failures that may not happen the next time, such as 75 (EX_TEMPFAIL)."""

    option_arguments: tuple[str, ...] = ()
    """Arguments that may begin with "-" before a "--" word, so that they may act as options."""

    @field_validator("command")
    @classmethod
    def _is_safe(cls, command: tuple[CommandPart, ...]) -> tuple[CommandPart, ...]:
        program = command[0]
        if not isinstance(program, str) or not program.strip():
            raise ValueError("the first word is the program")
        if parse_template(program, with_variables=False).places:
            raise ValueError("an argument can't choose the program")
        _refuse_spliced_script(command)
        return command

    @property
    def program(self) -> str:
        """The first word."""
        return str(self.command[0])

    @property
    def placeholders(self) -> frozenset[str]:
        """Names of all arguments that its words and its stdin hold."""
        return frozenset().union(*(template.arguments for template in self._templates()))

    @property
    def variables(self) -> frozenset[str]:
        """Variables that the source names; a command reads its environment."""
        return frozenset()

    def _templates(self) -> Iterator[Template]:
        words = [*_words(self.command)]
        if self.stdin is not None:
            words.append(self.stdin)
        return (parse_template(word, with_variables=False) for word in words)


def _words(command: tuple[CommandPart, ...]) -> Iterator[str]:
    for part in command:
        if isinstance(part, str):
            yield part
        else:
            yield from part


def _refuse_spliced_script(command: tuple[CommandPart, ...]) -> None:
    """A script with arguments put into its text is what injections are made of."""
    for script in _scripts(_words(command)):
        template = parse_template(script, with_variables=False)
        if template.places and template.lone_place is None:
            raise ValueError(
                "arguments can't be put into the text of a script; write $1 there and add the "
                'argument as a word of its own: ["sh", "-c", "wc -l \\"$1\\"", "sh", "{file}"]'
            )


def _scripts(words: Iterator[str]) -> Iterator[str]:
    """The words that are text of a script, for whichever program of the command."""
    flags: re.Pattern[str] | None = None
    is_text_next = is_value_next = False
    for word in words:
        # also of a program that another one starts, such as env, nice or xargs
        if found := _script_flags_of(word):
            flags, is_text_next = found, False
        elif flags is None:
            continue
        elif word.startswith(("-", "+")) or flags.fullmatch(word):
            is_text_next = is_text_next or bool(flags.fullmatch(word))
            is_value_next = bool(_WITH_VALUE.fullmatch(word))
        elif is_value_next:
            is_value_next = False
        else:
            if is_text_next:
                yield word
            # the first word without a dash is the script or its file; what follows is for it
            flags, is_text_next = None, False


def _script_flags_of(word: str) -> re.Pattern[str] | None:
    """After which words a script stands, when the word is a program that takes one so."""
    name = re.split(r"[/\\]", word)[-1].removesuffix(".exe")
    if _SHELLS.fullmatch(name):
        return _SHELL_FLAGS
    return _INTERPRETER_FLAGS if _INTERPRETERS.fullmatch(name) else None
