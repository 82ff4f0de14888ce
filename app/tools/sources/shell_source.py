"""ShellSource: a command that is started as a list of words, never through a shell."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, field_validator

from app.tools.definition_part import DefinitionPart
from app.tools.sources.template import Template, parse_template

Word = Annotated[str, Field(pattern=r"^[^\x00]*$")]
CommandPart = Word | tuple[Word, ...]

_SHELLS = re.compile(r"(?:ba|z|da|k|c|tc|fi)?sh|cmd|powershell|pwsh", re.IGNORECASE)
_SCRIPT_FLAGS = re.compile(r"-[a-zA-Z]*c|/c|/k|-command", re.IGNORECASE)


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
        if _SHELLS.fullmatch(re.split(r"[/\\]", program)[-1].removesuffix(".exe")):
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
    words = list(_words(command))
    for flag, script in itertools.pairwise(words):
        template = parse_template(script, with_variables=False)
        if _SCRIPT_FLAGS.fullmatch(flag) and template.places and template.lone_place is None:
            raise ValueError(
                "arguments can't be put into the text of a script; write $1 there and add the "
                'argument as a word of its own: ["sh", "-c", "wc -l \\"$1\\"", "sh", "{file}"]'
            )
