"""Policies and sources are told in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooldesk.execution.sandbox.support import Promise, SandboxSupport
from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.tool_definition import CachePolicy
from tooldesk_ui.tools.detail.tool_facts import (
    SandboxFacts,
    duration_words,
    policy_rows,
    source_rows,
)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.5, "0.5 s"), (30, "30 s"), (90, "1.5 min"), (3600, "1 h"), (172_800, "2 d")],
)
def test_durations_use_the_fitting_unit(seconds: float, words: str) -> None:
    assert duration_words(seconds) == words


@pytest.mark.parametrize(
    ("fields", "used", "label", "words"),
    [
        ({}, None, "Usage limit", "Unlimited"),
        ({}, 4, "Usage limit", "Unlimited, 4 used"),
        ({"max_usage_count": 10}, 3, "Usage limit", "3 used of 10"),
        ({"max_usage_count": 10}, None, "Usage limit", "At most 10"),
        ({}, None, "Cache", "Off"),
        ({"cache": CachePolicy(enabled=True)}, None, "Cache", "Until cleared"),
        ({"cache": CachePolicy(enabled=True, ttl_s=60)}, None, "Cache", "For 1 min"),
        ({"max_retries": 2, "is_idempotent": True}, None, "Retries", "Up to 2"),
        ({"max_retries": 2}, None, "Retries", "2, but none run: it is not marked idempotent"),
        ({"result_as_answer": True}, None, "Result", "Is the agent's final answer"),
        ({"env_vars": (EnvVar(name="KEY"),)}, None, "Variables", "KEY"),
        ({"signer": {"key": "w"}}, None, "Signing", "Signs with w: asks each time"),
        ({"signer": {"key": "w", "permission": "allow"}}, None, "Signing", "Signs with w: allowed"),
        ({"signer": {"key": "w", "permission": "deny"}}, None, "Signing", "Signs with w: denied"),
        ({"env_vars": (EnvVar(name="K", required=False),)}, None, "Variables", "K (optional)"),
    ],
)
def test_policies_are_words(definition, fields, used, label: str, words: str) -> None:
    assert dict(policy_rows(definition("a", **fields), used))[label] == words


def test_native_tool_is_said_to_have_all_rights(definition) -> None:
    assert "with your rights" in dict(policy_rows(definition("a"), None))["Runs"]


def test_sandbox_is_told_by_what_it_keeps_away_and_its_limits(definition) -> None:
    promises = (Promise("no network", True), Promise("limited memory in all", True))
    facts = SandboxFacts(SandboxSupport(promises, "bubblewrap 0.8.0"), Path("files/a"))
    tool = definition("a", execution_mode="sandboxed", sandbox={"readable": ("data",)})
    rows = dict(policy_rows(tool, None, facts))
    assert rows["Runs"] == "Sandboxed (bubblewrap 0.8.0: no network, limited memory in all)"
    assert rows["Sandbox limits"].startswith("512 MB memory, 64 processes, 30 s CPU time")
    assert (rows["Works in"], rows["Also reads"]) == ("files/a", "data")


def test_missing_sandbox_is_told_with_its_reason_and_what_to_do(definition) -> None:
    support = SandboxSupport(reason="bubblewrap is not installed", next_step="Install it.")
    tool = definition("a", execution_mode="sandboxed")
    rows = dict(policy_rows(tool, None, SandboxFacts(support, Path("files/a"))))
    assert rows["Runs"] == (
        "Sandboxed, not available here: bubblewrap is not installed. Calls are refused. Install it."
    )


def test_source_names_file_function_and_interpreter(definition) -> None:
    rows = dict(source_rows(definition("a"), Path("tools/a.py")))
    assert rows["Function"] == "a"
    assert rows["Interpreter"] == "The Python that runs Tooldesk"


def test_command_shows_where_each_word_ends(definition) -> None:
    command = ["sh", "-c", 'sleep "$1"; echo', ["-n", "{count}"], ""]
    source = ShellSource(command=command)
    tool = definition("a").model_copy(update={"source": source})
    words = dict(source_rows(tool, Path("tools/a.json")))["Command"]
    assert words == """sh -c 'sleep "$1"; echo' [ -n {count} ] ''"""
