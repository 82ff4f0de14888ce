"""JSONPaths (RFC 9535) applied to what others sent, within a time: what they find, or why not.

A filter may compare everything with everything, and a pattern may try every way to fit. Both are
run on a thread, where the time is looked at whenever a function of the library begins.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from functools import lru_cache
from types import FrameType
from typing import Any, TypeVar

import jsonpath_rfc9535
import regex
from iregexp_check import check
from jsonpath_rfc9535 import JSONPathEnvironment, JSONPathQuery
from jsonpath_rfc9535.function_extensions import Match, Search
from jsonpath_rfc9535.function_extensions._pattern import map_re

from tooldesk.tools.tool_result import JsonValue

T = TypeVar("T")

JSONPathError = jsonpath_rfc9535.JSONPathError

BUDGET_S = 1.0
"""What all paths of one result may take of a processor, so that a busy machine refuses nothing;
thousands of times what an ordinary one does."""

_PATTERN_BUDGET_S = 0.2


class PathBudgetError(Exception):
    """It took longer than it may."""


@lru_cache(maxsize=256)
def compiled(path: str) -> JSONPathQuery:
    """A path, ready to be applied.

    Raises:
        JSONPathError: it is none.
        RecursionError: it is nested too deep.
    """
    return _environment.compile(path)


async def within_budget(work: Callable[..., T], *arguments: Any) -> T:
    """Do what applies paths, on a thread.

    Raises:
        PathBudgetError: it took longer than BUDGET_S.
    """
    return await asyncio.to_thread(_timed, work, *arguments)


def _timed(work: Callable[..., T], *arguments: Any) -> T:
    ends_at = time.thread_time() + BUDGET_S

    def look_at_the_time(frame: FrameType, _event: str, _argument: object) -> None:
        # not in a finalizer of somebody else's that happens to run on this thread
        is_ours = frame.f_globals.get("__name__", "").startswith(jsonpath_rfc9535.__name__)
        if is_ours and time.thread_time() > ends_at:
            raise PathBudgetError

    before = sys.gettrace()
    sys.settrace(look_at_the_time)
    try:
        return work(*arguments)
    except TimeoutError as error:  # of a pattern
        raise PathBudgetError from error
    finally:
        sys.settrace(before)


class _Match(Match):
    def __call__(self, string: str, pattern: object) -> bool:
        return _fits(regex.fullmatch, string, pattern)


class _Search(Search):
    def __call__(self, string: str, pattern: object) -> bool:
        return _fits(regex.search, string, pattern)


def _fits(find: Callable[..., Any], string: JsonValue, pattern: object) -> bool:
    """As the library does it, but it ends in time, and lets other threads run meanwhile."""
    if not isinstance(string, str) or not isinstance(pattern, str) or not check(pattern):
        return False
    try:
        mapped = map_re(pattern)
        return bool(
            find(mapped, string, regex.VERSION1, timeout=_PATTERN_BUDGET_S, concurrent=True)
        )
    except regex.error:
        return False


def _environment_with_ends() -> JSONPathEnvironment:
    environment = JSONPathEnvironment()
    environment.function_extensions.update(match=_Match(), search=_Search())
    return environment


_environment = _environment_with_ends()
