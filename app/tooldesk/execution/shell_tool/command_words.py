"""command_words: the words to start a command with, none of which a value can turn into two."""

from __future__ import annotations

from collections.abc import Iterable

from tooldesk.errors import InvalidInputError
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.sources.template import Template, TemplateValues, parse_template, text_of
from tooldesk.tools.tool_result import JsonObject

END_OF_OPTIONS = "--"
"""Source: POSIX, Utility Syntax Guidelines, guideline 10."""


def command_words(source: ShellSource, arguments: JsonObject) -> list[str]:
    """The program and its words.

    Raises:
        InvalidInputError: a value would act as an option, is a list within a word, or holds a
            zero byte.
    """
    values = TemplateValues(arguments)
    words: list[str] = [source.program]
    is_behind_end = source.program == END_OF_OPTIONS
    for part in source.command[1:]:
        templates = [part] if isinstance(part, str) else part
        group = _group(templates, values, source, is_behind_end=is_behind_end) or []
        words += group
        is_behind_end = is_behind_end or END_OF_OPTIONS in group
    return words


def stdin_text(source: ShellSource, arguments: JsonObject) -> str:
    """What the command reads; absent arguments are empty.

    Raises:
        InvalidInputError: a value can't be written as text.
    """
    template = _parsed(source.stdin or "")
    absent = {place.name: "" for place in template.places if arguments.get(place.name) is None}
    return template.fill(TemplateValues({**arguments, **absent})) or ""


def _parsed(template: str) -> Template:
    return parse_template(template, with_variables=False)


def _group(
    templates: Iterable[str],
    values: TemplateValues,
    source: ShellSource,
    *,
    is_behind_end: bool,
) -> list[str] | None:
    """The words of a group; None when an argument in it is absent."""
    words: list[str] = []
    for text in templates:
        template = _parsed(text)
        filled = _words(template, values)
        if filled is None:
            return None
        may_be_option = not template.arguments.isdisjoint(source.option_arguments)
        if not may_be_option and not is_behind_end:
            _refuse_options(template, filled)
        words += filled
        is_behind_end = is_behind_end or END_OF_OPTIONS in filled
    return words


def _words(template: Template, values: TemplateValues) -> list[str] | None:
    place = template.lone_place
    value = None if place is None else values.value(place)
    if place is not None and isinstance(value, list):
        return [_whole(place.name, text_of(place.name, each)) for each in value]
    for each_place in template.places:
        if isinstance(values.value(each_place), list):
            raise InvalidInputError(
                f"{each_place.name} is a list, and only one value fits there.",
                next_step="Give one value.",
            )
    text = template.fill(values)
    if text is None:
        return None
    return [_whole(", ".join(template.arguments), text) if template.places else text]


def _whole(name: str, text: str) -> str:
    if "\0" in text:
        raise InvalidInputError(
            f"{name} holds a zero byte, which no command can take.", next_step="Leave it out."
        )
    return text


def _refuse_options(template: Template, words: list[str]) -> None:
    if not template.pieces or isinstance(template.pieces[0], str):
        return
    if any(word.startswith("-") for word in words):
        named = ", ".join(sorted(template.arguments))
        raise InvalidInputError(
            f'{named} begins with "-" and would act as an option of the command.',
            next_step='Write a path as "./-name". To allow it, put "--" before the argument in '
            "the tool's command, or name the argument in its option_arguments.",
        )
