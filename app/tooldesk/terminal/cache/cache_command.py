"""tooldesk cache: list, show, compare, pin, delete and weigh what is remembered of results."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from tooldesk.bootstrap import App
from tooldesk.cache.cache_entries import WHOLE_KEY, CacheEntries, CacheEntry
from tooldesk.cache.cache_handler import BYTES_OF_MB
from tooldesk.cache.key_comparison import KeyComparison, compare_keys, nearest_entry
from tooldesk.counted import counted
from tooldesk.errors import StorageError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import (
    BAD_USAGE,
    CALL_FAILED,
    OK,
    UsageFaultError,
    say,
    say_json,
    tell,
)
from tooldesk.terminal.pages import cell, difference_line, local_time, size_words, tell_more
from tooldesk.terminal.printed_result import print_result
from tooldesk.terminal.session import run_in_app
from tooldesk.terminal.unknown_names import unknown_name
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.desk.past_answers import PastAnswers
from tooldesk.usage.desk.tools_now import tool_now

_SHOWN_ARGUMENTS = 60


def list_results(arguments: Namespace) -> int:
    """One line a result, the newest first."""

    async def work(app: App) -> int:
        await _make_room(app)
        found = await app.cache.entries.page(
            tool_name=arguments.tool,
            words=arguments.search,
            before=arguments.before,
            limit=arguments.limit,
        )
        answers = PastAnswers(app)
        states = [each.state(await answers.tool(each.tool_name)).kind.value for each in found]
        found = await app.without_secrets(found)
        if arguments.json:
            listed = zip(found, states, strict=True)
            say_json([_entry_json(each) | {"state": state} for each, state in listed], indent=2)
            return OK
        _print_entries(found, states)
        if not found:
            tell(await _nothing_words(app, arguments))
        else:
            tell_more(found[-1].number, len(found), arguments.limit)
        _tell_off(app)
        return OK

    return run_in_app(arguments, work)


async def _nothing_words(app: App, arguments: Namespace) -> str:
    """Why none is listed."""
    name, shares = arguments.tool, await app.cache.entries.shares()
    of_tool = [each.count for each in shares if name in (None, each.tool_name)]
    if any(of_tool) and arguments.search:
        return "No key has that in it."
    if any(of_tool):
        return f"There is none before {arguments.before}."
    if name is None:
        return "Nothing is remembered."
    known = (*app.registry.names(), *(each.tool_name for each in shares))
    if name not in known:
        return unknown_name("tool", name, known)
    return f"Nothing of {cell(name, 64)} is remembered."


def show_result(arguments: Namespace) -> int:
    """One result whole, and whether it would be given now; 1 when it can't be read."""
    if arguments.part and not arguments.output:
        raise UsageFaultError("--part goes with -o.")

    async def work(app: App) -> int:
        if arguments.output:
            return await _save(app, arguments)
        shown = await app.cache.entries.find(arguments.number)
        if shown is None:
            raise UsageFaultError(_no_entry(arguments.number))
        why_not = shown.why_not_given(await tool_now(app, shown.entry.tool_name))
        shown = await app.without_secrets(shown)
        if arguments.json:
            result = None if shown.result is None else shown.result.to_json()
            why = {"not_given_because": why_not or None, "result": result}
            say_json(_entry_json(shown.entry) | why, indent=2)
        else:
            _tell_entry(shown.entry, why_not)
            if shown.result is not None:
                print_result(shown.result)
        return CALL_FAILED if shown.result is None else OK

    return run_in_app(arguments, work)


async def _save(app: App, arguments: Namespace) -> int:
    """Write what it says into a file, of whatever size."""
    # nothing else needs it
    from tooldesk.cache.saved_content import save_content

    number, path = arguments.number, Path(arguments.output)
    await _entry(app.cache.entries, number)
    await app.require_secrets()
    part = arguments.part or 0
    left_out = await save_content(app.cache.entries, number, path, app.redactor.stream, part)
    if left_out:
        tell(
            f"Left out: {counted(left_out, 'other part')}. The name of the file chooses, or --part."
        )
    tell(f"Answer {number} is in {visible_line(str(path))}.")
    return OK


def delete_results(arguments: Namespace) -> int:
    """Forget some; 2 when one of them is not there."""

    async def work(app: App) -> int:
        wanted = list(dict.fromkeys(arguments.numbers))
        return _tell_found(arguments, "deleted", wanted, await app.cache.entries.delete(wanted))

    return run_in_app(arguments, work)


def _tell_found(arguments: Namespace, done: str, wanted: list[int], found: list[int]) -> int:
    """What was done to those that are there, and which are not."""
    if arguments.json:
        say_json({done: found})
    else:
        for number in found:
            say(str(number))
    missing = [number for number in wanted if number not in found]
    for number in missing:
        tell(_no_entry(number))
    return BAD_USAGE if missing else OK


def pin_results(arguments: Namespace) -> int:
    """Keep some in a full cache; 2 when one of them is not there."""
    return _pin(arguments, is_pinned=True)


def unpin_results(arguments: Namespace) -> int:
    """Let some make room again; 2 when one of them is not there."""
    return _pin(arguments, is_pinned=False)


def _pin(arguments: Namespace, *, is_pinned: bool) -> int:
    async def work(app: App) -> int:
        wanted = list(dict.fromkeys(arguments.numbers))
        found = await app.cache.entries.pin(wanted, is_pinned=is_pinned)
        return _tell_found(arguments, "pinned" if is_pinned else "unpinned", wanted, found)

    return run_in_app(arguments, work)


def compare_results(arguments: Namespace) -> int:
    """In what the calls of two results differ; the second one may be the nearest of its tool."""

    async def work(app: App) -> int:
        entries = app.cache.entries
        now = await _entry(entries, arguments.number)
        if arguments.other:
            before = await _entry(entries, arguments.other)
        else:
            nearest = await nearest_entry(entries, now.tool_name, now.key)
            if nearest is None:
                tell(f"Nothing else of {visible_line(now.tool_name)} is remembered.")
                return CALL_FAILED
            before = nearest
        found = compare_keys(before, now.key, now.fingerprint)
        found, other = await app.without_secrets((found, before))
        if arguments.json:
            differences = [each.to_json() for each in found.differences]
            of_tool = {"differences": differences, "changed": found.changed}
            say_json({"id": other.number, "key": other.key, **of_tool}, indent=2)
        else:
            _say_comparison(found, other)
        return OK

    return run_in_app(arguments, work)


def clear_results(arguments: Namespace) -> int:
    """Forget the results of tools, or all."""
    if bool(arguments.tools) == arguments.all:
        raise UsageFaultError("Name tools, or say --all.")

    async def work(app: App) -> int:
        if arguments.all:
            forgotten = await app.cache.clear()
        else:
            shares = await app.cache.entries.shares()
            known = (*app.registry.names(), *(each.tool_name for each in shares))
            for name in arguments.tools:
                if name not in known:
                    raise UsageFaultError(unknown_name("tool", name, known))
            forgotten = sum([await app.cache.clear(name) for name in arguments.tools])
        if arguments.json:
            say_json({"forgotten": forgotten})
        else:
            say(f"{forgotten:,} result{'' if forgotten == 1 else 's'} forgotten.")
        return OK

    return run_in_app(arguments, work)


def print_stats(arguments: Namespace) -> int:
    """What each tool's results come to, and what all may."""

    async def work(app: App) -> int:
        await _make_room(app)
        shares = await app.cache.entries.shares()
        limits = app.settings.current.cache
        size_bytes, hits = sum(e.size_bytes for e in shares), sum(e.hits for e in shares)
        misses = sum(e.misses for e in shares)
        if arguments.json:
            limit_bytes = limits.max_size_mb * BYTES_OF_MB
            say_json(
                {
                    "tools": [asdict(each) for each in shares],
                    "count": sum(each.count for each in shares),
                    "size_bytes": size_bytes,
                    "hits": hits,
                    "misses": misses,
                    "is_on": limits.is_on,
                    "ttl_s": limits.ttl_s,
                    "max_size_bytes": limit_bytes,
                },
                indent=2,
            )
            return OK
        rows = [("TOOL", "RESULTS", "SIZE", "HITS", "MISSES", "OLDEST", "LAST USED")]
        for each in shares:
            count, weight = f"{each.count:,}", size_words(each.size_bytes)
            times = local_time(each.oldest_at), local_time(each.used_at)
            used = f"{each.hits:,}", f"{each.misses:,}"
            rows.append((cell(each.tool_name, 64), count, weight, *used, *times))
        if shares:
            print_columns(rows)
        say(
            f"{counted(sum(each.count for each in shares), 'result')},"
            f" {size_words(size_bytes)}, hits of these: {hits:,},"
            f" misses since they were last cleared: {misses:,}."
            f" Those of all workspaces may be {limits.max_size_mb:,} MB."
        )
        _tell_off(app)
        return OK

    return run_in_app(arguments, work)


async def _entry(entries: CacheEntries, number: int) -> CacheEntry:
    """All but the result, which may be large, with its whole key."""
    found = await entries.some([number], WHOLE_KEY)
    if not found:
        raise UsageFaultError(_no_entry(number))
    return found[0]


def _no_entry(number: int) -> str:
    return f"No result of this workspace has the number {number}."


async def _make_room(app: App) -> None:
    """Keep to a size that was set lower since, and say what that took."""
    with suppress(StorageError):  # whoever reads from it says so
        if dropped := await app.cache.make_room():
            most = app.settings.current.cache.max_size_mb
            tell(f"{counted(dropped, 'result')} went: those of all workspaces may be {most:,} MB.")


def _tell_off(app: App) -> None:
    if not app.settings.current.cache.is_on:
        tell("The cache is off in the settings: nothing of it is given.")


def _print_entries(found: list[CacheEntry], states: list[str]) -> None:
    heading = ("ID", "TOOL", "ARGUMENTS", "STATE", "SIZE", "HITS", "STORED", "LAST USED")
    rows = [(*heading, "GOOD UNTIL")]
    for each, state in zip(found, states, strict=True):
        until = "-" if each.expires_at is None else local_time(each.expires_at)
        rows.append(
            (
                str(each.number),
                cell(each.tool_name, 64),
                cell(each.arguments, _SHOWN_ARGUMENTS),
                f"{state}, pinned" if each.is_pinned else state,
                size_words(each.size_bytes),
                f"{each.hits:,}",
                local_time(each.stored_at),
                local_time(each.used_at),
                until,
            )
        )
    if found:
        print_columns(rows)


def _tell_entry(entry: CacheEntry, why_not: str) -> None:
    tell(visible_line(entry.key))
    until = "" if entry.expires_at is None else f", good until {local_time(entry.expires_at)}"
    until += ", pinned" if entry.is_pinned else ""
    tell(
        f"Stored {local_time(entry.stored_at)}, hits: {entry.hits:,}, last used"
        f" {local_time(entry.used_at)}{until}; {size_words(entry.size_bytes)}."
    )
    tell(f"Not given now: {why_not}." if why_not else "The same call is answered with this now.")


def _say_comparison(found: KeyComparison, other: CacheEntry) -> None:
    say(visible_line(f"{other.number}  {other.key}"))
    for each in found.differences:
        say(difference_line(each))
    for part in found.changed:
        say(visible_line(f"  {part}: another one"))
    if not (found.differences or found.changed):
        say("  The same arguments of the same tool.")


def _entry_json(entry: CacheEntry) -> JsonObject:
    """Shape: {id, tool, key, size_bytes, hits, stored_at, used_at, expires_at, pinned}."""
    return {
        "id": entry.number,
        "tool": entry.tool_name,
        "key": entry.key,
        "size_bytes": entry.size_bytes,
        "hits": entry.hits,
        "stored_at": entry.stored_at,
        "used_at": entry.used_at,
        "expires_at": entry.expires_at,
        "pinned": entry.is_pinned,
    }
