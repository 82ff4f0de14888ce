"""tooldesk history: list, search and show what ran."""

from __future__ import annotations

from argparse import Namespace

from tooldesk.bootstrap import App
from tooldesk.terminal.history.history_report import print_call, print_calls
from tooldesk.terminal.input_output import CALL_FAILED, OK, UsageFaultError, say_json, tell
from tooldesk.terminal.pages import tell_more
from tooldesk.terminal.session import run_in_app
from tooldesk.usage.call_filter import CallFilter
from tooldesk.usage.call_words import query_of
from tooldesk.usage.past_call import PastCall


def list_calls(arguments: Namespace) -> int:
    """One line a call, the newest first."""

    async def work(app: App) -> int:
        found = await app.history.calls.page(
            filter_of(arguments),
            before=arguments.before,
            limit=arguments.limit,
            is_everywhere=arguments.everywhere,
        )
        await show_page(app, arguments, found)
        return OK

    return run_in_app(arguments, work)


def search_calls(arguments: Namespace) -> int:
    """One line a call that has all these words, the newest first; 1 when there is none."""
    text = " ".join(arguments.words)
    if not query_of(text):
        raise UsageFaultError("There is no word in it to look for.")

    async def work(app: App) -> int:
        calls = app.history.calls
        found = await calls.search(
            text,
            filter_of(arguments),
            before=arguments.before,
            limit=arguments.limit,
            is_everywhere=arguments.everywhere,
        )
        await show_page(app, arguments, found)
        if calls.left_out_because is not None:
            tell(f"Not all calls were looked through. {calls.left_out_because.message}")
        return OK if found else CALL_FAILED

    return run_in_app(arguments, work)


def show_call(arguments: Namespace) -> int:
    """One call with all its stages."""

    async def work(app: App) -> int:
        found = await call_of(app, arguments.number, is_everywhere=arguments.everywhere)
        call = await app.without_secrets(found)
        if arguments.json:
            say_json(call.to_json(), indent=2)
        else:
            print_call(call)
        return OK

    return run_in_app(arguments, work)


def filter_of(arguments: Namespace) -> CallFilter:
    """Which calls the options mean."""
    return CallFilter(
        arguments.tool,
        arguments.outcome,
        arguments.stage,
        arguments.dialect,
        arguments.since,
        arguments.until,
    )


async def call_of(app: App, number: int, *, is_everywhere: bool) -> PastCall:
    """The call of a number.

    Raises:
        UsageFaultError: there is none.
    """
    call = await app.history.calls.find(number, is_everywhere=is_everywhere)
    if call is None:
        where = "is there" if is_everywhere else "of this workspace"
        raise UsageFaultError(f"No call {where} with the number {number}.")
    return call


async def show_page(app: App, arguments: Namespace, found: list[PastCall]) -> None:
    """Print a page, and how to see the next one."""
    found = await app.without_secrets(found)
    if arguments.json:
        say_json([each.to_json() for each in found], indent=2)
        return
    print_calls(found, with_workspace=arguments.everywhere)
    if found:
        tell_more(found[-1].number, len(found), arguments.limit)
    else:
        tell("No such call is known.")
