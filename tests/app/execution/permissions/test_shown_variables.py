"""A question shows what variables are set to, and which of them change what programs do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooldesk.execution.permissions.shown_call import shown_call
from tooldesk.tools.risky_variables import changes_what_runs

from .conftest import definition_of

COMMAND = {"kind": "shell", "command": ["make"]}


def test_defaults_are_shown_and_those_that_change_programs_are_warned_of() -> None:
    variables = [
        {"name": "REGION", "default": "north"},
        {"name": "LD_PRELOAD", "default": "./evil.so"},
        {"name": "API_KEY"},
    ]
    call = shown_call(definition_of(source=COMMAND, env_vars=variables), {}, Path("/work"))
    assert ("Variables", "REGION=north, LD_PRELOAD=./evil.so, API_KEY") in call.facts
    assert call.warning == "LD_PRELOAD changes what programs load, start or trust."


def test_plain_settings_are_not_warned_of() -> None:
    variables = [{"name": "REGION", "default": "north"}]
    assert not shown_call(definition_of(source=COMMAND, env_vars=variables), {}, Path()).warning


@pytest.mark.parametrize(
    "name",
    [
        "LD_PRELOAD",
        "LD_LIBRARY_PATH",
        "PYTHONPATH",
        "PYTHONSTARTUP",
        "GIT_SSH_COMMAND",
        "GIT_CONFIG_GLOBAL",
        "BASH_ENV",
        "ENV",
        "IFS",
        "NODE_OPTIONS",
        "PATH",
        "path",
        "HTTPS_PROXY",
        "http_proxy",
        "SSL_CERT_FILE",
        "PERL5OPT",
        "JAVA_TOOL_OPTIONS",
        "DYLD_INSERT_LIBRARIES",
        "PS4",
        "EDITOR",
        "PAGER",
        "HOME",
        "XDG_CONFIG_HOME",
    ],
)
def test_variable_that_changes_programs_is_known(name: str) -> None:
    assert changes_what_runs(name)


@pytest.mark.parametrize("name", ["API_KEY", "REGION", "GITHUB_TOKEN", "PORT", "OLD_PATHS", "NODE"])
def test_variable_that_tells_something_is_none_of_them(name: str) -> None:
    assert not changes_what_runs(name)
