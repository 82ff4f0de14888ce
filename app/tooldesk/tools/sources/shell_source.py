"""ShellSource: a command that is started as a list of words, never through a shell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, Self

from pydantic import Field, field_validator, model_validator

from tooldesk.tools.definition_part import DefinitionPart
from tooldesk.tools.sources.code_words import code_words
from tooldesk.tools.sources.disk_path import DiskPath
from tooldesk.tools.sources.template import Template, parse_template

Word = Annotated[str, Field(pattern=r"^[^\x00]*$")]
CommandPart = Word | tuple[Word, ...]
_MOST_SHOWN = 80


class ShellSource(DefinitionPart):
    """A program and its arguments. Each word with an {argument} in it stays one word."""

    kind: Literal["shell"] = "shell"
    """Tells this source from the other kinds."""

    command: tuple[CommandPart, ...] = Field(min_length=1)
    """The program, then its words. A word is left out when an argument in it is absent; a list of
    words is left out as a whole: ["grep", ["-m", "{count}"], "--", "{pattern}", "{file}"]. An
    argument that is a list becomes several words where its placeholder stands alone."""

    working_dir: DiskPath | None = None
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

    code_arguments: tuple[str, ...] = ()
    """Arguments that may stand where the program reads code, such as a query or a script, or looks
    as if it did. Its author knows what any value could do there."""

    @field_validator("command")
    @classmethod
    def _is_safe(cls, command: tuple[CommandPart, ...]) -> tuple[CommandPart, ...]:
        program = command[0]
        if not isinstance(program, str) or not program.strip():
            raise ValueError("the first word is the program")
        if parse_template(program, with_variables=False).places:
            raise ValueError("an argument can't choose the program")
        return command

    @model_validator(mode="after")
    def _holds_no_code(self) -> Self:
        _refuse_code(self)
        return self

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


def _refuse_code(source: ShellSource) -> None:
    """Code with arguments put into its text is what injections are made of."""
    confirmed = frozenset(source.code_arguments)
    for code in code_words(_words(source.command), source.stdin):
        template = parse_template(code.text, with_variables=False)
        if not template.places:
            continue
        if code.is_certain and template.lone_place is None:
            raise ValueError(
                f"arguments can't be put into the text of code, and {code.program} reads "
                f"{_shown(code.text)} as code. Give them as words of their own, where it has a "
                'way for that: ["sh", "-c", "wc -l \\"$1\\"", "sh", "{file}"]'
            )
        if unconfirmed := sorted(template.arguments - confirmed):
            reads = "reads" if code.is_certain else "may read"
            raise ValueError(
                f"{code.program} {reads} {_shown(code.text)} as code: whoever calls the tool "
                f"would say what it does. If that is meant, or it is no code, name "
                f"{' and '.join(unconfirmed)} in code_arguments"
            )


def _shown(text: str) -> str:
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"
