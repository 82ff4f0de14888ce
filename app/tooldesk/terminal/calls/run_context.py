"""context_of: in whose name, and for which model, a command makes its calls."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from uuid import uuid4

from tooldesk.paths import expanded_path
from tooldesk.settings import RunSettings, Settings
from tooldesk.settings_file import SettingsFile
from tooldesk.terminal.input_output import UsageFaultError
from tooldesk.tools.tool_context import ToolContext


def context_of(arguments: Namespace, settings: SettingsFile) -> ToolContext:
    """The context of one command's calls; an interval of reminders holds from now on.

    Raises:
        UsageFaultError: an option can't be used.
    """
    run = settings.current.run
    if arguments.remind_every is not None:
        settings.current = _reminding(settings.current, arguments.remind_every)
    return ToolContext(
        working_dir=_folder(arguments.working_dir),
        agent_name=arguments.agent_name,
        agent_role=run.agent_role if arguments.agent_role is None else arguments.agent_role,
        model=run.model if arguments.model is None else arguments.model,
        session_id=arguments.session or uuid4().hex,
        fingerprint_context=_fingerprint(arguments.fingerprint, os.environ),
        on_question=getattr(arguments, "on_question", None),
    )


def _folder(given: str | None) -> Path | None:
    if given is None:
        return None
    folder = expanded_path(given).absolute()
    if not os.path.isdir(folder):
        raise UsageFaultError(f"--working-dir {given}: there is no such folder.")
    return folder


def _reminding(settings: Settings, interval: int) -> Settings:
    if not 0 <= interval <= RunSettings.MAX_INTERVAL:
        raise UsageFaultError(f"--remind-every is a number from 0 to {RunSettings.MAX_INTERVAL}.")
    run = settings.run.model_copy(update={"remember_format_after_usages": interval})
    return settings.model_copy(update={"run": run})


def _fingerprint(given: Sequence[str], environment: Mapping[str, str]) -> dict[str, str]:
    fingerprint: dict[str, str] = {}
    for each in given:
        name, separator, value = each.partition("=")
        if not name:
            raise UsageFaultError("--fingerprint needs a name before the =.")
        if not separator and name not in environment:
            raise UsageFaultError(f"--fingerprint {name}: there is no variable of that name.")
        fingerprint[name] = value if separator else environment[name]
    return fingerprint
