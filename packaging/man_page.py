"""Write the manual page tooldesk(1) to standard output, made from the parsers of the program."""

from __future__ import annotations

import argparse
import re
import sys
from importlib import metadata

from tooldesk.guide.guide_page import GuideItem, GuideSection
from tooldesk.terminal.command_page import command_page
from tooldesk.terminal.commands import make_parser
from tooldesk_ui.__main__ import _parser


def main() -> int:
    """Write the page; gives the exit code."""
    page = command_page(make_parser())
    lines = [
        f'.TH TOOLDESK 1 "" "tooldesk {metadata.version("tooldesk")}" "User commands"',
        ".SH NAME",
        "tooldesk \\- a desktop workbench for the tools that language models call",
        ".SH SYNOPSIS",
        ".B tooldesk",
        r"[\fIOPTION\fR ...] [\fIFILE\fR ...]",
        ".br",
        ".B tooldesk",
        r"[\fIOPTION\fR ...] \fICOMMAND\fR ...",
        ".SH DESCRIPTION",
        *_paragraph(page.words),
        ".SH OPTIONS OF THE WINDOW",
    ]
    for action in _parser()._actions:
        if not isinstance(action, argparse._HelpAction):
            words = [", ".join(action.option_strings), str(action.metavar or "")]
            lines += _item(" ".join(words).strip(), action.help or "")
    for section in page.sections:
        lines += _section(section)
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _section(section: GuideSection) -> list[str]:
    head = ".SS" if section.level > 2 else ".SH"
    lines = [f'{head} "{_escaped(section.title)}"', *_paragraph(section.words)]
    for item in section.items:
        lines += _item_of(item)
    return lines


def _item_of(item: GuideItem) -> list[str]:
    return _item(item.name, item.words)


def _item(name: str, about: str) -> list[str]:
    return [".TP", rf"\fB{_escaped(name)}\fR", *(_paragraph(about) or [r"\&"])]


def _paragraph(text: str) -> list[str]:
    return [_escaped(line) for line in text.replace("`", "").splitlines() if line.strip()]


def _escaped(text: str) -> str:
    """As troff reads it: no line begins with a command, dashes can be searched for."""
    text = text.replace("\\", r"\e").replace("-", r"\-").replace('"', r"\(dq")
    return re.sub(r"^([.'])", r"\\&\1", text)


if __name__ == "__main__":
    sys.exit(main())
