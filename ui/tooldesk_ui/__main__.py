"""The program: opens the window, or hands the work to the terminal."""

from __future__ import annotations

import os
import sys

if (
    __name__ == "__main__"
    and __spec__
    and not sys.flags.safe_path
    and sys.path[0] != os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
):
    # python -m looks for modules in the folder it is started in, which may be a stranger's
    del sys.path[0]

import argparse
import gc
import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.errors import StorageError
    from tooldesk.paths import AppPaths

_FOLDER_OPTIONS = ("--workspace", "--data-dir")
_TERMINAL_FLAG = "--unchecked"
_INTERRUPTED = 130
"""As a shell has it of a program that Ctrl+C ended."""

NO_DISPLAY = "No display was found, so here is a sample in the terminal instead of the window."

NO_DISPLAY_FOR_FILES = (
    "No display was found, so these files can't be shown in the window. In the terminal: "
    "tooldesk import FILE."
)

NO_QT = (
    'The window needs Qt, which is not installed. Install it: pip install "tooldesk[window]". '
    "The commands work without it: tooldesk --help."
)


def main(argv: list[str] | None = None) -> int:
    """Run Tooldesk with these arguments; gives the exit code."""
    arguments = sys.argv[1:] if argv is None else argv
    if _is_for_terminal(arguments):
        try:
            from tooldesk.terminal import commands
        except KeyboardInterrupt:
            return _INTERRUPTED
        return commands.run_program(arguments)
    options = _parser().parse_args(arguments)
    if options.version:
        from importlib import metadata

        sys.stdout.write(f"tooldesk {metadata.version('tooldesk')}\n")
        return 0
    if not _has_qt():
        sys.stderr.write(f"{NO_QT}\n")
        return 1
    from tooldesk_ui.systems import window_system

    if not window_system.has_display():
        if options.files:
            sys.stderr.write(f"{NO_DISPLAY_FOR_FILES}\n")
            return 1
        from tooldesk.terminal.calls.call_command import run_sample

        sys.stderr.write(f"{NO_DISPLAY}\n")
        return run_sample()
    from tooldesk.no_plugins import take_no_plugins
    from tooldesk.paths import AppPaths
    from tooldesk.systems import system

    take_no_plugins()
    system.hide_memory()
    system.share_one_heap()
    try:
        paths = AppPaths.of(options.data_dir, options.workspace)
    except _storage_error() as error:
        sys.stderr.write(f"tooldesk: {error.message} {error.next_step}\n")
        return 1
    # importing makes much and drops nothing: looking for garbage takes a tenth of the start;
    # the desktop does that later, on the thread of the window
    gc.disable()
    from tooldesk_ui.program.plain_imports import import_qt

    import_qt()
    from tooldesk_ui.program.opening import open_window

    files = [each.absolute() for each in options.files]
    return open_window(paths, _build, wanted_workspace=options.workspace, files=files)


def _storage_error() -> type[StorageError]:
    """Asked for only where there was an error: a start that goes well needs none of them."""
    from tooldesk.errors import StorageError

    return StorageError


def _build(paths: AppPaths) -> App:
    from tooldesk.bootstrap import build_app

    return build_app(paths)


def _is_for_terminal(arguments: list[str]) -> bool:
    """Whether there is a sub-command: a first word that is no option, folder of one, or file."""
    words = iter(arguments)
    for word in words:
        if word in _FOLDER_OPTIONS:
            next(words, None)
        elif word == _TERMINAL_FLAG:
            continue
        elif not word.startswith(tuple(f"{option}=" for option in _FOLDER_OPTIONS)):
            return not word.startswith("-") and not _is_file(word)
    return False


def _is_file(word: str) -> bool:
    """Whether a word is one that no command can have: a file for the window."""
    return "." in word or os.path.basename(word) != word


def _has_qt() -> bool:
    return all(importlib.util.find_spec(name) for name in ("PySide6", "qasync"))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tooldesk",
        description="A desktop workbench for the tools that language models call.",
        epilog="Without a window: tooldesk parse, call, run, ask, tools, servers, import, export, "
        "lint, test, scenarios, scan, capture, limits, history, cache, secrets, signers, "
        "permissions, trust, workspaces or guide; tooldesk COMMAND --help tells more.",
    )
    parser.add_argument(
        "--workspace",
        type=Path,
        metavar="DIR",
        help="folder of tools (default: in the data folder)",
    )
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="folder for everything that is remembered"
    )
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="show what this file could become: tools, a spec of an API, servers",
    )
    parser.add_argument("--version", action="store_true", help="print the version")
    return parser


if __name__ == "__main__":
    sys.exit(main())
