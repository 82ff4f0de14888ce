"""tooldesk history export: calls for other programs and for a bug report, without secrets."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import AsyncGenerator
from contextlib import aclosing

from tooldesk.bootstrap import App
from tooldesk.json_text import json_text
from tooldesk.terminal.history.history_command import call_of, filter_of
from tooldesk.terminal.input_output import CALL_FAILED, OK, say, say_json, tell
from tooldesk.terminal.session import run_in_app
from tooldesk.usage.past_calls import NEWEST, PastCall

_AT_ONCE = 20
"""Calls that are in memory together: their results may be large."""


def export_calls(arguments: Namespace) -> int:
    """Those of the numbers or of the filters, the newest first; 1 when there is none."""

    async def work(app: App) -> int:
        count = 0
        async with aclosing(_calls(app, arguments)) as calls:
            if arguments.format == "har":
                count = await _say_archive(calls)
            else:
                async for call in calls:
                    say_json(call.to_json())
                    count += 1
        if not count:
            tell("No such call is known.")
        return OK if count else CALL_FAILED

    return run_in_app(arguments, work)


async def _calls(app: App, arguments: Namespace) -> AsyncGenerator[PastCall, None]:
    for number in arguments.numbers:  # before anything is printed
        await call_of(app, number, is_everywhere=arguments.everywhere)
    for number in arguments.numbers:
        call = await call_of(app, number, is_everywhere=arguments.everywhere)
        yield await app.without_secrets(call)
    before, left = NEWEST, 0 if arguments.numbers else arguments.limit
    while left > 0:
        page = await app.history.calls.page(
            filter_of(arguments),
            before=before,
            limit=min(_AT_ONCE, left),
            is_everywhere=arguments.everywhere,
            is_whole=True,
        )
        for call in page:
            yield await app.without_secrets(call)
        if not page:
            return
        before, left = page[-1].number, left - len(page)


async def _say_archive(calls: AsyncGenerator[PastCall, None]) -> int:
    """One document, written entry by entry, so that its length does not matter."""
    # only this form needs it
    from importlib.metadata import version

    from tooldesk.usage.call_bundle import har_entry, har_head

    head = json_text(har_head(version("tooldesk")))
    begin = f'{{"log": {head[:-1]}, "entries": [\n'
    count = 0
    async for call in calls:
        say(("," if count else begin) + json_text(har_entry(call)))
        count += 1
    say("]}}" if count else f"{begin}]}}}}")
    return count
