"""tooldesk history stats: calls, failures, cache hits and times, by tool or by day."""

from __future__ import annotations

from argparse import Namespace

from tooldesk.bootstrap import App
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.history.history_command import filter_of, tell_left_out
from tooldesk.terminal.history.history_report import took
from tooldesk.terminal.input_output import OK, say_json, tell
from tooldesk.terminal.pages import cell
from tooldesk.terminal.session import run_in_app
from tooldesk.usage.history.call_figures import figures_of, zone_words


def tell_figures(arguments: Namespace) -> int:
    """One line a tool, the most called first, or one line a day, the newest last."""

    async def work(app: App) -> int:
        wanted, words = filter_of(app, arguments)
        calls = app.history.calls
        found = await app.without_secrets(await figures_of(calls, arguments.by, wanted, words))
        tell_left_out(calls)
        if arguments.json:
            say_json([each.to_json(arguments.by) for each in found], indent=2)
            return OK
        if not found:
            tell("No call was found.")
            return OK
        rows = [(arguments.by.upper(), "CALLS", "FAILED", "CACHED", "RAN", "P50", "P95")]
        for each in found:
            counts = (each.calls, each.failures, each.cache_hits, each.timed)
            times = (took(each.p50_s), took(each.p95_s))
            rows.append((cell(each.title, 64), *(f"{count:,}" for count in counts), *times))  # type: ignore[arg-type]
        print_columns(rows)
        if arguments.by == "day":
            tell(f"Days are those of this computer's clock ({zone_words()}).")
        room = (await app.history.room()).words
        tell(f"All calls take {room}. The oldest go by themselves; an idle window frees the disk.")
        return OK

    return run_in_app(arguments, work)
