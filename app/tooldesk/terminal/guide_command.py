"""tooldesk guide: print a page of the guide as Markdown. PAGES is what the window shows, too."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping

from tooldesk.guide.guide_page import GuidePage
from tooldesk.terminal.input_output import OK, UsageFaultError, say


def run(arguments: argparse.Namespace) -> int:
    """The page that is asked for; without one, what pages there are."""
    pages = {page_id(title): make for title, make in PAGES.items()}
    if arguments.page is None:
        say("\n".join(pages))
    elif arguments.page not in pages:
        raise UsageFaultError(f"there is no page {arguments.page!r}; there are {', '.join(pages)}")
    else:
        say(pages[arguments.page]().markdown().rstrip())
    return OK


def page_id(title: str) -> str:
    """What a page is called where no space may be."""
    return title.lower().replace(" ", "_")


def _tool_files() -> GuidePage:
    from tooldesk.guide.tool_file_page import tool_file_page

    return tool_file_page()


def _servers() -> GuidePage:
    from tooldesk.guide.servers_page import servers_page

    return servers_page()


def _settings() -> GuidePage:
    from tooldesk.guide.settings_page import settings_page

    return settings_page()


def _terminal() -> GuidePage:
    from tooldesk.terminal.command_page import command_page
    from tooldesk.terminal.commands import make_parser

    return command_page(make_parser())


def _builtin_tools() -> GuidePage:
    from tooldesk.execution.builtin_tool.builtin_page import builtin_page

    return builtin_page()


def _written(title: str) -> Callable[[], GuidePage]:
    def make() -> GuidePage:
        from tooldesk.guide.written_page import written_page

        return written_page(page_id(title))

    return make


_WRITTEN = ("Tour", "Console", "Tools", "Secrets", "Limits", "Cache", "History")

PAGES: Mapping[str, Callable[[], GuidePage]] = {
    **{title: _written(title) for title in _WRITTEN},
    "Servers": _servers,
    **{
        title: _written(title)
        for title in ("Import and export", "Capture", "Scenarios", "Scan", "Troubleshooting")
    },
    "Terminal": _terminal,
    "Tool files": _tool_files,
    "Built-in tools": _builtin_tools,
    "Settings": _settings,
}
"""What makes each page, by its title."""
