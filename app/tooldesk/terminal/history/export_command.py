"""tooldesk history export: calls for other programs and for a bug report, without secrets."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import AsyncGenerator
from contextlib import aclosing

from tooldesk.bootstrap import App
from tooldesk.terminal.history.history_command import call_of, filter_of
from tooldesk.terminal.input_output import CALL_FAILED, OK, say, tell
from tooldesk.terminal.session import run_in_app
from tooldesk.usage.history.call_bundle import export_lines
from tooldesk.usage.history.past_call import PastCall


def export_calls(arguments: Namespace) -> int:
    """Those of the numbers or of the filters, the newest first; 1 when there is none."""

    async def work(app: App) -> int:
        count = 0
        async with (
            aclosing(_calls(app, arguments)) as calls,
            aclosing(export_lines(calls, arguments.format)) as lines,
        ):
            async for line in lines:
                say(line)
                count += 1
        # an archive without calls is one line
        is_found = count > (arguments.format == "har")
        if not is_found:
            tell("No call was found.")
        return OK if is_found else CALL_FAILED

    return run_in_app(arguments, work)


async def _calls(app: App, arguments: Namespace) -> AsyncGenerator[PastCall, None]:
    for number in arguments.numbers:  # before anything is printed
        await call_of(app, number, is_everywhere=arguments.everywhere)
    for number in dict.fromkeys(arguments.numbers):
        call = await call_of(app, number, is_everywhere=arguments.everywhere)
        yield await app.without_secrets(call)
    if arguments.numbers:
        return
    wanted, words = filter_of(app, arguments)
    numbers = await app.history.calls.numbers(wanted, text=words)
    async for call in app.history.calls.whole(numbers[: arguments.limit]):
        yield await app.without_secrets(call)
