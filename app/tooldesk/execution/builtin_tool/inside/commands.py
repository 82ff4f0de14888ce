"""bash: commands that go on where the one before them stopped."""

from __future__ import annotations

import asyncio
import hashlib
import os
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from tooldesk.bounded_file import read_bounded
from tooldesk.execution.builtin_tool.inside.builtin_call import BuiltinCall
from tooldesk.execution.shell_tool.shell_calls import NAME_THE_CODE
from tooldesk.paths import private_folder
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.tool_result import TextContent, ToolResult

if TYPE_CHECKING:
    from tooldesk.redaction.redactor import Redactor

KEPT_DAYS = 7
MOST_KEPT_BYTES = 4_000_000
"""Of a session; one with more begins anew, for it would take too long to look through."""

_DAY_S = 86_400

_SCRIPT = r"""
__tooldesk_kept=$2 __tooldesk_keeps=$3
__tooldesk_keep() {
  local status=$? name
  [ -n "$__tooldesk_kept" ] || return "$status"
  umask 077
  {
    printf 'cd -- %q 2>/dev/null\n' "$PWD"
    if [ "$__tooldesk_keeps" = all ]; then
      for name in $(compgen -v); do
        case $name in
          BASH*|TOOLDESK_*|__tooldesk_*|COMP_*|DIRSTACK|EPOCH*|EUID|FUNCNAME|GROUPS|HIST*|LINENO) ;;
          OLDPWD|OPT*|PIPESTATUS|PPID|PWD|RANDOM|SECONDS|SHELLOPTS|SHLVL|SRANDOM|UID) ;;
          _|status|name) ;;
          *) [[ ${!name@a} == *r* ]] || declare -p "$name" 2>/dev/null ;;
        esac
      done
      declare -f; alias -p; shopt -p; set +o
    fi
  } > "$__tooldesk_kept.new" 2>/dev/null && mv -f -- "$__tooldesk_kept.new" "$__tooldesk_kept"
  return "$status"
}
if [ -f "$__tooldesk_kept" ]; then . "$__tooldesk_kept"; fi
shopt -s expand_aliases
trap '__tooldesk_keep' EXIT
eval -- "$1"
"""
"""What keeps the state is a function of it, so that options of the command's don't end it."""

_turns: WeakValueDictionary[tuple[int, Path], asyncio.Lock] = WeakValueDictionary()
"""Of the sessions in which a command runs or waits, by loop and file."""

_NEXT_STEP = "Correct the command, or put “|| true” behind it where that code is no failure."

_SOURCE = ShellSource(
    command=(
        "bash",
        "--noprofile",
        "--norc",
        "-c",
        _SCRIPT,
        "bash",
        "{command}",
        "{kept}",
        "{keeps}",
    ),
    option_arguments=("command", "kept", "keeps"),
)


async def bash(call: BuiltinCall, command: str, restart: bool = False) -> ToolResult:
    """Run a command in bash. Folder, variables and functions stay for the next one.

    What it starts in the background ends with it, and it reads nothing from a keyboard.

    Args:
        call: What the call may use.
        command: The command, of one line or several.
        restart: Whether to begin anew, in the working folder and with nothing set.
    """
    kept = _kept_in(call)
    async with _turn_of(kept):
        return await _run(call, command, kept, restart=restart)


def _turn_of(kept: Path | None) -> asyncio.Lock:
    """A session runs one command at a time, so that each goes on where the one before stopped."""
    if kept is None:
        return asyncio.Lock()
    return _turns.setdefault((id(asyncio.get_running_loop()), kept), asyncio.Lock())


async def _run(call: BuiltinCall, command: str, kept: Path | None, *, restart: bool) -> ToolResult:
    if restart and kept is not None:
        with suppress(OSError):
            os.unlink(kept)
    redactor = call.context.redactor
    # values of secrets would stand in it
    has_secret = redactor is not None and redactor.holds_secret(command)
    keeps = "folder" if call.context.env_vars or has_secret else "all"
    arguments = {"command": command, "kept": str(kept or ""), "keeps": keeps}
    try:
        result = await call.shell.call(
            _SOURCE,
            arguments,
            call.context,
            call.definition.timeout_s,
            call.workspace_dir,
            call.confinement,
        )
        return _advised(result)
    finally:
        if kept is not None:
            # a call that is stopped waits for that, too: what it read may be a secret
            await asyncio.shield(asyncio.to_thread(_without_secrets, kept, redactor))


def _advised(result: ToolResult) -> ToolResult:
    """A failure with what helps here: no field of the tool names codes that are none."""
    first = result.content[0] if result.content else None
    if not result.next_step.endswith(NAME_THE_CODE) or not isinstance(first, TextContent):
        return result
    told = TextContent(first.text.replace(result.next_step, _NEXT_STEP, 1))
    return replace(result, content=(told, *result.content[1:]), next_step=_NEXT_STEP)


def _kept_in(call: BuiltinCall) -> Path | None:
    """The file of this session; None when nobody says which it is, or what may stand in it."""
    session, redactor = call.context.session_id, call.context.redactor
    if not session or (redactor is not None and redactor.is_blind):
        return None
    parts = (str(call.workspace_dir), call.definition.name, session)
    name = hashlib.sha256("\0".join(parts).encode("utf-8", "replace")).hexdigest()[:32]
    if call.confinement is not None:
        # a sandbox sees no other folder, and what it leaves there is read in it alone
        return call.confinement.folder / f".bash-{name}"
    folder = call.data_dir / "bash-sessions"
    try:
        private_folder(folder)
        _forget_old(folder)
    except OSError:
        return None
    return folder / name


def _without_secrets(kept: Path, redactor: Redactor | None) -> None:
    """Of a session in which a secret stands, only the folder is left, or nothing."""
    with suppress(OSError):
        kept.with_name(f"{kept.name}.new").unlink()  # of a command that was ended meanwhile
    if redactor is None or redactor.is_empty:
        return
    with suppress(OSError):
        text = ""
        with suppress(OSError):
            text = read_bounded(kept, MOST_KEPT_BYTES).decode("utf-8", "surrogateescape")
        if text and not redactor.holds_secret(text):
            return
        kept.unlink()
        folder = text.partition("\n")[0]
        if folder and not redactor.holds_secret(folder):
            descriptor = os.open(kept, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write(f"{folder}\n")


def _forget_old(folder: Path) -> None:
    with os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                if time.time() - entry.stat().st_mtime > KEPT_DAYS * _DAY_S:
                    os.unlink(entry.path)
