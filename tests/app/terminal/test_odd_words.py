"""Words that name nothing are told, whatever letters they are made of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk.workspace.tool_schemas import read_tool_schemas

Terminal = Callable[..., tuple[int, str, str]]

TOO_LONG = "n" * 5_000
NO_UNICODE = "a\udcffb"
"""How Python gives a program the bytes of a word that are no UTF-8."""


@pytest.mark.parametrize(
    "words",
    [
        ("scan", TOO_LONG),
        ("import", TOO_LONG),
        ("trust", "show", TOO_LONG),
        ("trust", "add", TOO_LONG),
        ("secrets", "scan", TOO_LONG),
        ("call", "--working-dir", TOO_LONG),
        ("secrets", "unset", NO_UNICODE),
    ],
)
def test_name_that_nothing_can_have_is_bad_usage(terminal: Terminal, words: tuple[str]) -> None:
    code, out, err = terminal(*words)
    assert (code, out) == (2, "")
    assert err.startswith("tooldesk: "), err


@pytest.mark.parametrize("option", ["--tool", "--dialect"])
@pytest.mark.parametrize("verb", ["list", "search", "export", "delete", "stats"])
def test_history_has_no_call_of_what_is_no_unicode(
    terminal: Terminal, verb: str, option: str
) -> None:
    words = ["history", verb, *["word"] * (verb == "search"), option, NO_UNICODE]
    code, out, err = terminal(*words)
    assert code in (0, 1)
    assert out == ""
    assert err.startswith(("No call", "Nothing")), err


@pytest.mark.parametrize("option", ["--tool", "--search"])
def test_cache_has_no_result_of_what_is_no_unicode(terminal: Terminal, option: str) -> None:
    assert terminal("cache", "list", option, NO_UNICODE)[0] in (0, 1)


def test_workspace_of_a_name_too_long_has_no_tools() -> None:
    assert read_tool_schemas(Path(TOO_LONG) / "tools") == ({}, ())
