"""command_page: every command of the terminal, made from its parser."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from tooldesk.guide.guide_page import GuideItem, GuidePage, GuideSection
from tooldesk.terminal.command_parser import CommandParser, sentence

_HEAD = """\
`tooldesk` without a command opens the window. Results go to standard output, stages and errors to
standard error; of several results of one text each has a line before it that says whose it is. `-`
is standard input.

Exit codes: 0 it worked, or a text held no call, and what came nearest to one is said; 1 the call
failed; 2 the command line is wrong; 3 a call may not run: it is denied, or it asks and there was no
yes; 4 a call waits for you: it is held back, or its tool's name needs a yes; 130 it was stopped, by
Ctrl+C or `kill`: what runs is ended and told first, a second Ctrl+C waits for nothing.

A call that asks does so at the terminal, even when standard input is a file; where nobody can be
asked it is refused. `--yes` and `--deny-all` answer in advance, `--accept-held` and
`--accept-names` do so for calls that wait. No flag runs what a definition denies."""


def command_page(parser: argparse.ArgumentParser) -> GuidePage:
    """The page, for the parser of all commands."""
    everywhere = tuple(_arguments(parser))
    folders = GuideSection("For every command", items=everywhere)
    return GuidePage(
        "Terminal", _HEAD, (folders, *_commands(parser, "tooldesk", 2, frozenset(everywhere)))
    )


def _commands(
    parser: argparse.ArgumentParser, before: str, level: int, everywhere: frozenset[GuideItem]
) -> Iterator[GuideSection]:
    for action in parser._actions:  # argparse has no other way to ask
        if not isinstance(action, argparse._SubParsersAction):
            continue
        for about in action._choices_actions:
            command = action.choices[about.dest]
            if isinstance(command, CommandParser):
                command.learn()
            title = f"{before} {about.dest}"
            own = tuple(each for each in _arguments(command) if each not in everywhere)
            yield GuideSection(title, _sentence(about.help), items=own, level=level)
            yield from _commands(command, title, level + 1, everywhere)


def _arguments(command: argparse.ArgumentParser) -> Iterator[GuideItem]:
    for action in command._actions:
        is_shown = action.help != argparse.SUPPRESS
        if is_shown and not isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
            name = " ".join((", ".join(action.option_strings), *_value(action))).strip()
            yield GuideItem(name, "", _sentence(action.help))


def _value(action: argparse.Action) -> Iterator[str]:
    if action.nargs != 0:
        choices = "|".join(map(str, action.choices or ()))
        yield str(action.metavar or choices or action.dest)


def _sentence(words: str | None) -> str:
    return sentence(words).replace("- is", "`-` is")
