"""tooldesk limits: how often each tool has run and may run, and what the pools allow."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable
from typing import Literal, cast

from tooldesk.bootstrap import App
from tooldesk.counted import counted
from tooldesk.errors import StorageError
from tooldesk.execution.usage_limits import UsageStanding
from tooldesk.late_pattern import late_pattern
from tooldesk.settings import PoolLimits, PoolRate, PoolSettings
from tooldesk.terminal.input_output import CALL_FAILED, OK, UsageFaultError, say, say_json, tell
from tooldesk.terminal.limits.limits_report import pools_json, print_pools, print_tools, tool_json
from tooldesk.terminal.session import run_in_app
from tooldesk.terminal.unknown_names import tools_named, unknown_name
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.tool_file_change import change_tool_file

_RATE = late_pattern(r"([0-9,_]+)\s*(?:/|per)\s*(s|sec|second|m|min|minute|h|hour)")
_NAME = late_pattern(r"[A-Za-z0-9_.-]{1,64}")
_MOST_USES = 10**12


def list_limits(arguments: Namespace) -> int:
    """Every tool with its uses and its pool, then the pools; 1 when counts can't be read."""

    async def work(app: App) -> int:
        definitions, standings = app.registry.definitions(), await _standings(app)
        pools = app.settings.current.resource_pools
        if arguments.json:
            tools = [tool_json(app, each, standings) for each in definitions]
            say_json({"tools": tools, **pools_json(pools)}, indent=2)
        else:
            print_tools(app, definitions, standings)
            say()
            print_pools(pools)
        return CALL_FAILED if standings is None else OK

    return run_in_app(arguments, work)


def set_limit(arguments: Namespace) -> int:
    """Limit a tool in its file, or a pool in the settings."""
    if arguments.pool is not None or arguments.per_output is not None:
        return _set_pool(arguments)
    if arguments.tool is None:
        raise UsageFaultError("Name a tool and how often it may run, or a pool with --pool.")
    if any((arguments.concurrency, arguments.rate, arguments.prefix)):
        raise UsageFaultError("--concurrency, --rate and --prefix go with --pool NAME.")
    count = None if arguments.unlimited else _number(arguments.count, "N", 0, _MOST_USES)
    if arguments.unlimited and (arguments.count is not None or arguments.per is not None):
        raise UsageFaultError("--unlimited goes without a number and without --per.")

    async def work(app: App) -> int:
        tools_named(app, [arguments.tool])
        fields: JsonObject = {"max_usage_count": count, "usage_period": arguments.per}
        tools_dir = app.workspace.tools_dir
        try:
            await asyncio.to_thread(change_tool_file, tools_dir, arguments.tool, fields)
        except OSError as error:
            raise UsageFaultError(f"{tools_dir}: {error.strerror or error}") from error
        await app.workspace.load()
        standings = await _standings(app)
        if arguments.json:
            say_json(
                {"tools": [tool_json(app, app.registry.get(arguments.tool), standings)]}, indent=2
            )
            return OK
        standing = (standings or {}).get(arguments.tool)
        allowed = "without a limit" if count is None else _times(count, arguments.per)
        used = "" if standing is None else f" {standing.count:,} used so far."
        say(f"{arguments.tool} may run {allowed}.{used}")
        return OK

    return run_in_app(arguments, work)


def reset_counts(arguments: Namespace) -> int:
    """Count tools from zero again, or forget what was set for a pool."""
    if sum((bool(arguments.tools), arguments.all, arguments.pool is not None)) != 1:
        raise UsageFaultError("Name tools, or say --all, or name a pool with --pool.")
    if arguments.pool is not None:
        return _reset_pool(arguments)

    async def work(app: App) -> int:
        names = app.registry.names() if arguments.all else tuple(arguments.tools)
        tools_named(app, names)
        try:
            forgotten = await app.limits.reset(*names)
        except StorageError:
            return CALL_FAILED  # told at the end, like everywhere
        if arguments.json:
            tools = [{"name": name, "forgotten": forgotten[name].known_total} for name in names]
            say_json({"tools": tools}, indent=2)
            return OK
        for name in names:
            if forgotten[name].total or not arguments.all:
                total = forgotten[name].known_total
                uses = "an unknown number of uses" if total is None else counted(total, "use")
                say(f"{name}: {uses} forgotten.")
        if not any(uses.total for uses in forgotten.values()):
            tell("There was nothing to reset.")
        return OK

    return run_in_app(arguments, work)


def _set_pool(arguments: Namespace) -> int:
    if arguments.tool is not None or arguments.unlimited or arguments.per is not None:
        raise UsageFaultError("Change a tool or a pool, not both at once.")
    concurrency = arguments.concurrency and _number(arguments.concurrency, "--concurrency", 1, 1000)
    per_output = arguments.per_output and _number(arguments.per_output, "--per-output", 1, 1000)
    rate = _rate(arguments.rate) if arguments.rate else None
    added = [_name(each.removesuffix("*"), "--prefix") for each in arguments.prefix or ()]
    name = None if arguments.pool is None else _name(arguments.pool, "--pool")

    def change(pools: PoolSettings) -> PoolSettings:
        if per_output:
            pools = pools.model_copy(update={"calls_per_output": per_output})
        if name is None:
            return pools
        limits = pools.limits_of(name).model_dump()
        limits |= {"concurrency": concurrency} if concurrency else {}
        limits |= {"rate": rate} if arguments.rate else {}
        return pools.with_pool(
            name, PoolLimits.model_validate(limits), (*pools.prefixes_of(name), *added)
        )

    return _change_pools(arguments, change)


def _reset_pool(arguments: Namespace) -> int:
    def change(pools: PoolSettings) -> PoolSettings:
        known = dict.fromkeys((*pools.names(), *PoolSettings().names()))
        if arguments.pool not in known:
            raise UsageFaultError(unknown_name("pool", arguments.pool, known))
        return pools.with_pool_as_at_first(arguments.pool)

    return _change_pools(arguments, change)


def _change_pools(arguments: Namespace, change: Callable[[PoolSettings], PoolSettings]) -> int:
    async def work(app: App) -> int:
        try:
            settings = app.settings.change(
                lambda old: old.model_copy(update={"resource_pools": change(old.resource_pools)})
            )
        except OSError as error:
            raise UsageFaultError(f"{app.paths.settings}: {error.strerror or error}") from error
        if arguments.json:
            say_json(pools_json(settings.resource_pools), indent=2)
        else:
            print_pools(settings.resource_pools)
        return OK

    return run_in_app(arguments, work)


async def _standings(app: App) -> dict[str, UsageStanding] | None:
    """Where each tool stands; None when the database can't be read, which is told at the end."""
    try:
        return await app.limits.standings(app.registry.definitions())
    except StorageError:
        return None


def _number(text: str | None, what: str, least: int, most: int) -> int:
    if text is None:
        raise UsageFaultError(f"{what} is missing: a whole number, or --unlimited.")
    digits = text.replace(",", "").replace("_", "")
    if not digits.isascii() or not digits.isdigit() or not least <= int(digits) <= most:
        raise UsageFaultError(f"{what} is {text!r}, not a whole number from {least} to {most:,}.")
    return int(digits)


def _rate(text: str) -> PoolRate | None:
    """Such as "30/min"; None for "none"."""
    if text == "none":
        return None
    found = _RATE.fullmatch(text.strip())
    if found is None:
        raise UsageFaultError(f"--rate is {text!r}. Write it like 5/s, 30/min, 1000/h or none.")
    per = {"s": "second", "m": "minute", "h": "hour"}[found[2][0]]
    calls = _number(found[1], "--rate", 1, 1_000_000)
    return PoolRate(calls=calls, per=cast(Literal["second", "minute", "hour"], per))


def _name(text: str, what: str) -> str:
    if _NAME.fullmatch(text) is None:
        raise UsageFaultError(f"{what} is {text!r}. Letters, digits, _, . and - can be in it.")
    return text


def _times(count: int, per: str | None) -> str:
    return counted(count, "time") + (f" per {per}" if per else "")
