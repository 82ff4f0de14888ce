"""tooldesk history: list, search and show what ran."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace

from tooldesk.bootstrap import App
from tooldesk.call_view import CallView, tool_of_words
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.history.history_report import print_call, print_calls
from tooldesk.terminal.input_output import CALL_FAILED, OK, UsageFaultError, say_json, tell
from tooldesk.terminal.pages import cell, tell_more
from tooldesk.terminal.session import run_in_app
from tooldesk.terminal.unknown_names import unknown_name
from tooldesk.usage.history.call_filter import EVERYWHERE, CallFilter
from tooldesk.usage.history.call_filter import filter_of as filter_of_view
from tooldesk.usage.history.call_words import (
    MOST_WORDS,
    NO_WORD,
    has_too_many,
    query_of,
    while_typed,
)
from tooldesk.usage.history.past_call import PastCall
from tooldesk.usage.history.past_calls import PastCalls


def list_calls(arguments: Namespace) -> int:
    """One line a call, the newest first."""

    async def work(app: App) -> int:
        wanted, words = filter_of(app, arguments)
        calls = app.history.calls
        found = await page_of(calls, wanted, words, arguments.before, arguments.limit)
        await show_page(app, arguments, found)
        tell_left_out(calls)
        return OK

    return run_in_app(arguments, work)


def search_calls(arguments: Namespace) -> int:
    """One line a call that has all these words, the newest first; 1 when there is none."""
    text = " ".join(arguments.words)
    if not query_of(text):
        raise UsageFaultError(NO_WORD)

    async def work(app: App) -> int:
        calls = app.history.calls
        wanted, words = filter_of(app, arguments)
        words = with_all_words(text, words)
        found = await page_of(calls, wanted, words, arguments.before, arguments.limit)
        await show_page(app, arguments, found)
        tell_left_out(calls)
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


def list_views(arguments: Namespace) -> int:
    """One line a view: its name, and what it means."""

    async def work(app: App) -> int:
        views = {
            name: view.model_dump(exclude_defaults=True)
            for name, view in app.settings.current.history.views.items()
        }
        views = await app.without_secrets(views)
        if arguments.json:
            say_json(views, indent=2)
            return OK
        gone = {
            name: tool
            for name, view in views.items()
            if (tool := CallView.fitting(view).named_tool) and tool not in app.registry.names()
        }
        rows = [("NAME", "MEANS")]
        for name, view in sorted(views.items()):
            means = CallView.fitting(view).meaning or "every call"
            lost = " (no tool is called so any more)" if name in gone else ""
            rows.append((cell(name, 60), f"{cell(means, 200)}{lost}"))
        if views:
            print_columns(rows)
        else:
            tell("No view has a name yet. The History screen of the window gives them names.")
        return OK

    return run_in_app(arguments, work)


def filter_of(app: App, arguments: Namespace) -> tuple[CallFilter, str]:
    """Which calls the view and the options mean, and the words that stand in them.

    A view's words mean what they do in the filter that they were typed into.

    Raises:
        UsageFaultError: there is no such view.
    """
    view = _view_of(app, arguments.view)
    tool = tool_of_words(arguments.tool)
    chosen = {"tool": tool, "outcome": arguments.outcome, "stage": arguments.stage}
    chosen |= {"dialect": arguments.dialect, "workspace": EVERYWHERE * arguments.everywhere}
    chosen = {name: value for name, value in chosen.items() if value}
    wanted = filter_of_view(view.model_copy(update=chosen))
    times = {"since": arguments.since, "until": arguments.until}
    return replace(wanted, **{name: time for name, time in times.items() if time}), while_typed(
        view.words
    )


def with_all_words(text: str, words: str) -> str:
    """Both together.

    Raises:
        UsageFaultError: there are more words than are looked for, so that others would be found.
    """
    together = f"{text} {words}"
    if has_too_many(together):
        raise UsageFaultError(
            f"More than {MOST_WORDS} words can't be looked for. Leave some out, or put those that"
            " stand side by side in quotes."
        )
    return together


async def page_of(
    calls: PastCalls,
    wanted: CallFilter,
    words: str,
    before: int,
    limit: int,
) -> list[PastCall]:
    """The newest of these calls that have the words, if there are words."""
    if not words:
        return await calls.page(wanted, before=before, limit=limit)
    return await calls.search(words, wanted, before=before, limit=limit)


def _view_of(app: App, name: str) -> CallView:
    views = app.settings.current.history.views
    if name and name not in views:
        raise UsageFaultError(unknown_name("view", name, views))
    view = views.get(name, CallView())
    if (tool := view.named_tool) and tool not in app.registry.names():
        tell(f"No tool is called {cell(tool, 60)!r} any more; calls of it are still found.")
    return view


def tell_left_out(calls: PastCalls) -> None:
    """Say why a search did not look through all calls, if it didn't."""
    if calls.left_out_because is not None:
        tell(f"Not all calls were looked through. {calls.left_out_because.message}")


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
    print_calls(
        found, with_workspace=len({each.workspace for each in found}) > 1 or arguments.everywhere
    )
    if found:
        tell_more(found[-1].number, len(found), arguments.limit)
    else:
        tell("No call was found.")
