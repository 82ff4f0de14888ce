"""Sandboxes: the confinement of each tool that is to run in one, or why it can't run."""

from __future__ import annotations

import asyncio
import hashlib
import math
import os
import shutil
import stat
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import NOT_RUNNABLE_HERE, PermanentError
from tooldesk.paths import expanded_path, home_folder
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import (
    ExecutionMode,
    PythonSource,
    ShellSource,
    ToolDefinition,
)

if TYPE_CHECKING:
    from tooldesk.execution.sandbox.confinement import Confinement, Runner
    from tooldesk.execution.sandbox.probe import Probed
    from tooldesk.execution.sandbox.support import SandboxSupport

FindProgram = Callable[[str], str | None]


class Sandboxes:
    """Finds out once what this machine offers, and looks again when that has changed.

    Each tool has a folder of its own under `folder`, which stays: what a call leaves there is
    found by the next one and by people.
    """

    def __init__(
        self,
        folder: Path,
        data_dir: Path,
        workspace_dir: Path,
        home: Path | None = None,
        find_program: FindProgram = shutil.which,
        tools: Callable[[], Iterable[ToolDefinition]] = tuple,
    ) -> None:
        self._folder = folder
        self._folder_suffix = hashlib.sha256(os.fsencode(workspace_dir)).hexdigest()[:8]
        self._data_dir = data_dir
        self._workspace_dir = workspace_dir
        self._home = home or home_folder()
        self._find_program = find_program
        self._tools = tools
        self._resolved: dict[Path, Path] = {}
        self._probed: Probed | None = None
        self._state: tuple[object, ...] = ()

    async def support(self) -> SandboxSupport:
        """What a sandbox keeps away here, or why there is none."""
        return (await asyncio.to_thread(self._look)).support

    async def confine(
        self, definition: ToolDefinition, context: ToolContext | None = None
    ) -> Confinement | None:
        """How a tool is kept away from the machine; None for one that is to run natively.

        Raises:
            SandboxUnavailableError: it is to run sandboxed, and can't be here.
            PermanentError: its folder or a file of it can't be used in a sandbox.
        """
        if definition.execution_mode is ExecutionMode.NATIVE:
            return None
        return await asyncio.to_thread(self._confine, definition, context or ToolContext())

    def folder_of(self, definition: ToolDefinition, context: ToolContext | None = None) -> Path:
        """Where a tool works, for that caller if there is one; it need not be there yet."""
        given = context and context.working_dir
        return self._named_folder(definition) or given or self._own_folder(definition)

    def _named_folder(self, definition: ToolDefinition) -> Path | None:
        source = definition.source
        if not isinstance(source, ShellSource) or source.working_dir is None:
            return None
        return self._workspace_dir / expanded_path(source.working_dir)

    def _own_folder(self, definition: ToolDefinition) -> Path:
        return self._folder / f"{definition.name}-{self._folder_suffix}"

    def _confine(self, definition: ToolDefinition, context: ToolContext) -> Confinement:
        from tooldesk.execution.sandbox.confinement import Confinement, versions_of
        from tooldesk.execution.sandbox.launch import unavailable

        probed = self._look()
        if probed.runner is None:
            raise unavailable(probed.support.reason, probed.support.next_step)
        cpu_s = definition.sandbox.cpu_s or math.ceil(definition.timeout_s)
        folder = self._working_folder(definition, context)
        readable = tuple(dict.fromkeys(self._readable(definition)))
        return Confinement(
            probed.runner, definition.sandbox, cpu_s, folder, readable, versions_of(readable)
        )

    def _look(self) -> Probed:
        """What was found out; found out again when what it rests on is not what it was."""
        # the first tool that wants a sandbox pays for the import, on a thread
        from tooldesk.execution.sandbox.probe import probe

        probed = self._probed
        if probed is None or probed.runner is None or _state_of(probed.runner) != self._state:
            probed = probe(self._find_program)
            self._state = () if probed.runner is None else _state_of(probed.runner)
            self._probed = probed
        return probed

    def _working_folder(self, definition: ToolDefinition, context: ToolContext) -> Path:
        folder = self._named_folder(definition) or context.working_dir
        if folder is None:
            folder = self._own_folder(definition)
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            return self._without_links(folder)
        if not folder.is_dir():
            raise PermanentError(
                f"There is no folder {folder} to run {definition.name} in.",
                next_step="Make it, or correct working_dir in the tool's source.",
                for_model=NOT_RUNNABLE_HERE,
            )
        self._refuse_precious(definition, folder.resolve())
        return folder.resolve()

    def _without_links(self, folder: Path) -> Path:
        """Looked up once, and again when what was found is not that folder any more."""
        known = self._resolved.get(folder)
        if known is None or not _is_same(folder, known):
            known = self._resolved[folder] = folder.resolve()
        return known

    @property
    def data_dir(self) -> Path:
        """Where our own files are."""
        return self._data_dir

    def own_files(self) -> tuple[Path, ...]:
        """What no tool may read: our own database, settings and secrets."""
        inside = self._workspace_dir.resolve().is_relative_to(self._data_dir.resolve())
        # the default workspace is in there, and is the person's
        return self._files_beside_workspace() if inside else (self._data_dir,)

    def _files_beside_workspace(self) -> tuple[Path, ...]:
        try:
            entries = list(self._data_dir.iterdir())
        except OSError:
            return ()
        workspace = self._workspace_dir.resolve()
        return tuple(each for each in entries if not workspace.is_relative_to(each.resolve()))

    def code_of_tools(self) -> tuple[Path, ...]:
        """What no tool may write: definitions of tools, and the files that these run."""
        from tooldesk.execution.sandbox.precious_files import code_of

        ours = [self._workspace_dir / name for name in ("tools", "servers.json")]
        return (
            *ours,
            *(file for tool in self._tools() for file in code_of(tool, self._workspace_dir)),
            *self._environments(),
        )

    def _environments(self) -> Iterator[Path]:
        """The virtual environments that functions run in: all of it is code, and its settings."""
        for tool in self._tools():
            if isinstance(tool.source, PythonSource) and tool.source.interpreter:
                program = self._workspace_dir / expanded_path(tool.source.interpreter)
                folder = program.absolute().parent.parent
                if (folder / "pyvenv.cfg").is_file():
                    yield folder

    def code_folders(self) -> tuple[Path, ...]:
        """Where Python functions import from."""
        sources = (tool.source for tool in self._tools())
        files = (each.file for each in sources if isinstance(each, PythonSource))
        folders = ((self._workspace_dir / expanded_path(file)).parent for file in files)
        return tuple(dict.fromkeys(folders))

    def check_granted(self, definition: ToolDefinition, folder: Path, is_writable: bool) -> None:
        """Whether a tool that is kept in its own ways may have a folder without links.

        Raises:
            PermanentError: it holds what no such tool may read, or write.
        """
        step = 'Name another folder in "folders" of its source.'
        if self._is_private(folder):
            raise PermanentError(
                f"{folder} holds your home folder or Tooldesk's own files, which "
                f"{definition.name} may not have.",
                next_step=step,
                for_model=NOT_RUNNABLE_HERE,
            )
        if is_writable:
            self._refuse_precious(definition, folder, step)

    def _refuse_precious(
        self,
        definition: ToolDefinition,
        folder: Path,
        next_step: str = "Let its working_dir be a folder of its own, or leave it out.",
    ) -> None:
        """A tool that can write to other tools' code or Tooldesk's files is not kept at all."""
        tools = self._workspace_dir.resolve() / "tools"
        whole = (self._workspace_dir, Path("/usr"), Path("/etc"))
        is_whole = any(each.resolve().is_relative_to(folder) for each in whole)
        why = "it holds more than the tool's own files"
        if not (is_whole or folder.is_relative_to(tools) or self._is_private(folder)):
            from tooldesk.execution.sandbox.precious_files import precious_file

            others = [each for each in self._tools() if each.name != definition.name]
            why = precious_file(folder, others, self._workspace_dir, self._home)
        if why:
            raise PermanentError(
                f"{definition.name} is to run sandboxed and could write to {folder}: {why}.",
                next_step=next_step,
                for_model=NOT_RUNNABLE_HERE,
            )

    def _is_private(self, path: Path) -> bool:
        """Whether it holds, or is, what no tool may have: the home folder, our own files."""
        if path.is_relative_to(self._workspace_dir.resolve()):
            return False
        data_dir, home = self._data_dir.resolve(), self._home.resolve()
        own = data_dir.is_relative_to(path) or path.is_relative_to(data_dir)
        return own or home.is_relative_to(path)

    def _readable(self, definition: ToolDefinition) -> list[str]:
        paths = [
            str((self._workspace_dir / expanded_path(each)).absolute())
            for each in definition.sandbox.readable
        ]
        for path in paths:
            if not os.path.exists(path):
                raise PermanentError(
                    f"There is no {path}, which {definition.name} is to read in its sandbox.",
                    next_step='Make it, or take it out of "readable".',
                    for_model=NOT_RUNNABLE_HERE,
                )
            if self._is_private(Path(path).resolve()):
                raise PermanentError(
                    f"{path} holds your home folder or Tooldesk's own files, which no sandboxed "
                    "tool may read.",
                    next_step='Name the folders it needs in "readable" one by one.',
                    for_model=NOT_RUNNABLE_HERE,
                )
        if isinstance(definition.source, PythonSource):
            from tooldesk.execution.sandbox.readable import tool_files

            file = self._workspace_dir / expanded_path(definition.source.file)
            paths += tool_files(file.absolute())
        return paths


def _is_same(folder: Path, known: Path) -> bool:
    """Whether `folder` leads to `known`, which is no link."""
    try:
        return os.path.samestat(os.stat(folder), os.lstat(known))
    except OSError:
        return False


def _state_of(runner: Runner) -> tuple[object, ...]:
    """What a sandbox rests on, as it is now; it takes a few microseconds to ask for."""
    found: list[object] = []
    homes = (str(home.folder) for home in runner.homes)
    for path in (runner.bubblewrap, runner.limiter, *homes):
        try:
            state = os.stat(path)
        except OSError:
            found.append(None)
            continue
        is_folder = stat.S_ISDIR(state.st_mode)
        found.append(is_folder or (state.st_ino, state.st_mtime_ns, state.st_size, state.st_mode))
    return tuple(found)
