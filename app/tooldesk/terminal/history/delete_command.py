"""tooldesk history delete: calls are gone for good, from the list, the index and the file."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from tooldesk.bootstrap import App
from tooldesk.paths import copy_before_upgrade
from tooldesk.terminal.history.history_command import call_of, filter_of, with_all_words
from tooldesk.terminal.input_output import CALL_FAILED, OK, UsageFaultError, say, say_json, tell
from tooldesk.terminal.keyboard import is_confirmed
from tooldesk.terminal.pages import cell
from tooldesk.terminal.session import run_in_app
from tooldesk.usage.history.call_words import NO_WORD, query_of

_CHOOSING = ("search", "view", "tool", "outcome", "stage", "dialect", "since", "until")
"""Options that say which calls."""


def delete_calls(arguments: Namespace) -> int:
    """Those of the numbers, or all that fit; 1 when there is none, or nobody says yes."""
    is_chosen = any(vars(arguments)[name] for name in _CHOOSING)
    if sum((bool(arguments.numbers), is_chosen, arguments.all)) != 1:
        raise UsageFaultError("Say which calls: by their numbers, by filters, or with --all.")
    if arguments.search and not query_of(arguments.search):
        raise UsageFaultError(NO_WORD)

    async def work(app: App) -> int:
        numbers = await _numbers(app, arguments)
        count = f"{len(numbers):,} call{'' if len(numbers) == 1 else 's'}"
        if not numbers:
            tell("No call was found.")
            return CALL_FAILED
        if not (arguments.yes or await is_confirmed(f"Delete {count} for good?")):
            tell("Nothing was deleted. Say --yes to delete them.")
            return CALL_FAILED
        removal = app.history.removal
        mark, deleted = await removal.remove(numbers, is_everywhere=arguments.everywhere)
        await removal.forget([mark])
        _tell_deleted(app, arguments, deleted, len(numbers) - deleted)
        return OK

    return run_in_app(arguments, work)


async def _numbers(app: App, arguments: Namespace) -> Sequence[int]:
    everywhere: bool = arguments.everywhere
    for number in arguments.numbers:  # before anything is deleted
        await call_of(app, number, is_everywhere=everywhere)
    if arguments.numbers:
        return list(dict.fromkeys(arguments.numbers))
    calls = app.history.calls
    _require_known(app, arguments.view)
    wanted, words = filter_of(app, arguments)
    found = await calls.numbers(wanted, text=with_all_words(arguments.search, words))
    if calls.left_out_because is not None:
        raise calls.left_out_because
    return found


def _require_known(app: App, view: str) -> None:
    """Have nothing deleted by a view that means more here than where it was written.

    Raises:
        UsageFaultError: a newer version, or a slip, narrows it by what nobody here knows.
    """
    if any(each.startswith(f"history.views.{view}.") for each in app.settings.unknown):
        raise UsageFaultError(
            f"View {cell(view, 60)!r} is narrowed by what this Tooldesk does not know. Say which"
            " calls in another way."
        )


def _tell_deleted(app: App, arguments: Namespace, deleted: int, left: int) -> None:
    if arguments.json:
        say_json({"deleted": deleted, "running": left})
    else:
        say(f"{deleted:,} call{'' if deleted == 1 else 's'} deleted.")
    if left:
        tell("1 still runs, and stays." if left == 1 else f"{left:,} still run, and stay.")
    if (copy := copy_before_upgrade(app.paths.database)).exists():
        tell(f"{copy} has what was there before an upgrade; delete it, too, if it is to be gone.")
