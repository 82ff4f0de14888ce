"""Workspace: a folder of plain files made for git, and what is wrong with them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import DuplicateToolError
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.paths import expanded_path
from tooldesk.tools.tool_definition import McpSource, PythonSource, ToolDefinition
from tooldesk.workspace.renaming import (
    References,
    Renamed,
    rename_in_files,
    renamed_text,
)
from tooldesk.workspace.samples import Sample, samples_in
from tooldesk.workspace.saved_calls import Check, SavedCalls
from tooldesk.workspace.tool_file import parse_tool_file, tool_file_text, write_tool_file
from tooldesk.workspace.tool_files import (
    Tell,
    on_own_thread,
    read_tool_files,
    refuse_twins,
    remove_tool_files,
    text_if_there,
    write_all,
    write_text,
)
from tooldesk.workspace.workspace_problem import WorkspaceProblem

if TYPE_CHECKING:
    from tooldesk.execution.mcp_server.servers import Servers
    from tooldesk.execution.python_worker.file_description import FileDescription
    from tooldesk.tools.python_function.function_description import FunctionDescription
    from tooldesk.workspace.import_plan import PlannedFunction
    from tooldesk.workspace.tool_checks import ToolChecks


class Workspace:
    """The person's tools as files: tools/<name>.json, and samples/ to try them with.

    What it reads it registers; `problems` is what it could not. The calls that a person saved
    (`saved_calls`) are read when somebody asks for them.
    """

    def __init__(
        self,
        folder: Path,
        registry: ToolRegistry,
        checks: ToolChecks,
        check: Check,
        servers: Servers,
        references: References,
    ) -> None:
        """Begin empty.

        Args:
            folder: Where it is.
            registry: What its tools are put into.
            checks: What is looked at of their code.
            check: Raises for JSON that must be in no file that others read.
            servers: Whose tools it may have.
            references: What is kept of tools elsewhere.
        """
        self._references = references
        self.renamed: Renamed | None = None
        self.folder = folder
        self._registry = registry
        self._checks = checks
        self.saved_calls = SavedCalls(folder, check)
        self._servers = servers
        self._begun_load = self._ended_load = 0
        self._files: dict[str, Path] = {}
        self._offered: dict[str, ToolDefinition] = {}
        self._unreadable: tuple[WorkspaceProblem, ...] = ()
        self._not_importable: tuple[WorkspaceProblem, ...] = ()
        self._differences: dict[str, tuple[str, ...]] = {}

    @property
    def problems(self) -> tuple[WorkspaceProblem, ...]:
        """What can't be used: files that are no tools, tools whose code can't be imported."""
        return self._unreadable + self._not_importable

    @property
    def definitions(self) -> dict[str, ToolDefinition]:
        """Its tools by name, in their order."""
        return {definition.name: definition for definition in self._registry.definitions()}

    @property
    def unreadable_names(self) -> dict[str, Path]:
        """Names that are taken by files which are no tools."""
        known = self.definitions
        found = {problem.path.stem: problem.path for problem in self._unreadable}
        return {name: path for name, path in found.items() if name not in known}

    @property
    def tools_dir(self) -> Path:
        """Where the tool files are."""
        return self.folder / "tools"

    @property
    def servers_file(self) -> Path:
        """Where its MCP servers are named."""
        return self.folder / "servers.json"

    async def load(self) -> None:
        """Read every tool file; one that is broken doesn't keep the others from loading."""
        self._begun_load = begun = self._begun_load + 1
        known = self._registry.definitions()
        read = await asyncio.to_thread(read_tool_files, self.tools_dir, known)
        definitions, files, unreadable = read
        offered, at_fault = await self._load_servers(definitions)
        if begun < self._ended_load:
            return  # one that began later has looked at the files by then, and knows better
        self._ended_load = begun
        self._files = files
        self._unreadable = (*unreadable, *at_fault)
        self._offered = {definition.name: definition for definition in offered}
        definitions += offered
        if definitions != self._registry.definitions():
            self._registry.replace_all(definitions)

    async def _load_servers(
        self, definitions: tuple[ToolDefinition, ...]
    ) -> tuple[tuple[ToolDefinition, ...], tuple[WorkspaceProblem, ...]]:
        """The tools that a person took over from servers; none of these is started for it."""
        if not self._servers.names() and not self.servers_file.exists():
            return (), ()
        from tooldesk.workspace.servers_file import offered_tools, read_servers

        configs, problems = await asyncio.to_thread(read_servers, self.servers_file)
        await self._servers.update(configs)
        offered, conflicts = offered_tools(self._servers, definitions, self.servers_file)
        return offered, (*problems, *conflicts)

    async def check(self) -> tuple[WorkspaceProblem, ...]:
        """Look at every tool and the file of its function; `problems` then says what won't work."""
        definitions = self._registry.definitions()
        self._not_importable, self._differences = await self._checks.look(self, definitions)
        return self.problems

    def differences(self, tool_name: str) -> tuple[str, ...]:
        """Where a tool's file says otherwise than @tool in its code, as of the last `check`."""
        return self._differences.get(tool_name, ())

    def path_of(self, source: PythonSource) -> Path:
        """The .py file of a tool, absolute."""
        return (self.folder / expanded_path(source.file)).absolute()

    def interpreter_of(self, source: PythonSource) -> str | None:
        """The interpreter of a tool, absolute, or the folder that it is in; None is our own."""
        # not resolved: the python of a virtual environment is a link, and knows it by its own path
        named = source.interpreter
        return named and str((self.folder / expanded_path(named)).absolute())

    def source_file(self, definition: ToolDefinition) -> Path:
        """Where a tool's code is, absolute: its .py file, or its own file when that says it all."""
        if isinstance(definition.source, PythonSource):
            return self.path_of(definition.source)
        return self.definition_file(definition.name)

    def definition_file(self, tool_name: str) -> Path:
        """The file that says what a tool is, absolute: its own, or the one its server stands in."""
        is_offered = tool_name in self._offered
        return (self.servers_file if is_offered else self._file_of(tool_name)).absolute()

    async def describe_file(self, path: Path, interpreter: str | None = None) -> FileDescription:
        """The functions of a .py file that could be tools, or why it can't be imported.

        In a folder that nobody trusts it is read, and not run; as one whose tool waits for
        approval.
        """
        tools = tuple(
            tool
            for tool in self._registry.definitions()
            if isinstance(tool.source, PythonSource) and self.path_of(tool.source) == path
        )
        return await self._checks.describe(path, interpreter, tools)

    async def described_anew(self, tool: ToolDefinition) -> ToolDefinition:
        """A tool of a function as the code says it is now; nothing is written.

        Raises:
            DefinitionError: the code says nothing that the tool could be.
        """
        from tooldesk.workspace.described_tool import described_anew

        source = tool.source
        assert isinstance(source, PythonSource)
        path, interpreter = self.path_of(source), self.interpreter_of(source)
        return described_anew(self.folder, tool, await self.describe_file(path, interpreter))

    async def add_python_file(
        self,
        path: Path,
        functions: tuple[FunctionDescription, ...],
        interpreter: str | None = None,
    ) -> tuple[ToolDefinition, ...]:
        """Make a tool file for each function of an absolute `path`; all of them or none.

        Raises:
            DefinitionError: what a function declares with @tool is wrong.
            DuplicateToolError: there is a tool of one of the names already.
            OSError: the workspace can't be written.
        """
        from tooldesk.workspace.described_tool import definition_of

        added = tuple(
            definition_of(self.folder, path, function, interpreter) for function in functions
        )
        await self.put(added)
        return added

    def plan_import(
        self, description: FileDescription, interpreter: str | None = None
    ) -> tuple[PlannedFunction, ...]:
        """What adding each function of a file comes to."""
        from tooldesk.workspace.import_plan import plan_import

        return plan_import(
            self.folder,
            description.path,
            description.functions,
            interpreter,
            self.definitions,
            self.unreadable_names,
        )

    async def put(
        self,
        added: tuple[ToolDefinition, ...],
        replaced: tuple[ToolDefinition, ...] = (),
        tell: Tell = lambda *_: None,
    ) -> None:
        """Write many tools at once, all of them or none; those in `replaced` make way for them.

        `tell` hears on a thread how many files are written, and of how many; what it raises
        ends it.

        Raises:
            DuplicateToolError: a name is taken by a tool that is not in `replaced`, or twice.
            OSError: the workspace can't be written.
        """
        await self.load()
        names = Counter(definition.name for definition in added)
        may_go = {definition.name for definition in replaced}
        for name, count in names.items():
            if count > 1 or (name not in may_go and self._file_of(name).exists()):
                raise DuplicateToolError(
                    f"There is a tool called {name} already.",
                    next_step="Rename the function, or replace the tool (with --replace).",
                )
        new, old = ([self._file_of(each.name) for each in those] for those in (added, replaced))
        await asyncio.to_thread(refuse_twins, self.tools_dir, new, old)
        try:
            await on_own_thread(self._write, added, replaced, tell)
        finally:
            await self.load()

    def _write(
        self, added: Iterable[ToolDefinition], replaced: Iterable[ToolDefinition], tell: Tell
    ) -> None:
        texts: dict[Path, str | None] = {self._file_of(each.name): None for each in replaced}
        write_all(texts | {self._file_of(each.name): tool_file_text(each) for each in added}, tell)

    async def save(self, definition: ToolDefinition) -> None:
        """Write a tool's file; a new one, or in place of the one of that name.

        Raises:
            OSError: the workspace can't be written.
        """
        await asyncio.to_thread(write_tool_file, self._file_of(definition.name), definition)
        await self.load()

    async def set_enabled(self, names: Iterable[str], *, is_enabled: bool) -> None:
        """Say in the files of these tools whether calls may select them; all of them or none.

        Raises:
            InvalidInputError: there is no tool of one of the names.
            OSError: the workspace can't be written.
        """
        await self.load()
        before = tuple(map(self._registry.get, names))
        changed = tuple(each.model_copy(update={"enabled": is_enabled}) for each in before)
        await self.put(changed, before)

    def has_file(self, name: str) -> bool:
        """Whether a tool has a file of its own; a server's tool needs none."""
        return name not in self._offered

    async def read_text(self, name: str) -> str | None:
        """The text of a tool's file as it is now; None when there is none.

        Of a server's tool, which needs no file, it is what one would say.

        Raises:
            DefinitionError: it can't be read.
        """
        offered = self._offered.get(name)
        if offered is not None:
            return tool_file_text(offered)
        return await asyncio.to_thread(text_if_there, self._file_of(name))

    async def write_text(
        self, text: str, *, in_place_of: str | None = None, expected: str | None = None
    ) -> ToolDefinition:
        """Write a tool file as it is; another name than that of `in_place_of` moves the file.

        `expected` is what that file must still say; None when it may say anything. What says the
        old name elsewhere follows; `renamed` tells of it.

        Raises:
            ChangedOutsideError: it says something else, and still does.
            DefinitionError: it is no tool.
            DuplicateToolError: another tool or file has its name already.
            OSError: the workspace can't be written.
            StorageError: the tool is renamed, and its counts can't follow it.
        """
        file = self.tools_dir / "new tool"
        definition = await asyncio.to_thread(parse_tool_file, text, file)
        old = None if in_place_of is None else self._file_of(in_place_of)
        new = self._new_file(definition.name, old)
        await asyncio.to_thread(refuse_twins, self.tools_dir, [new], [old])
        write = partial(write_text, new, text, old, expected)
        if in_place_of is None or in_place_of == definition.name:
            await asyncio.to_thread(write)
        else:
            await self._rename(in_place_of, definition, write)
        await self.load()
        return definition

    async def rename(self, name: str, new_name: str) -> Renamed:
        """Give a tool another name; all that is kept or said of it follows. Gives what did.

        Raises:
            DefinitionError: the name can't be one, or there is no such tool.
            DuplicateToolError: another tool or file has the name already.
            OSError: the workspace can't be written.
            StorageError: what is kept of the tool can't follow it.
        """
        await self.load()
        written = await self.read_text(name)
        text = await asyncio.to_thread(renamed_text, written, new_name, self._file_of(name))
        await self.write_text(text, in_place_of=name, expected=written)
        assert self.renamed is not None
        return self.renamed

    async def _rename(self, name: str, tool: ToolDefinition, write: Callable[[], object]) -> None:
        """Counts go first: a limit that began anew with a name would be none."""
        new_name = tool.name
        await self._references.follow(name, new_name)
        try:
            await asyncio.to_thread(write)
        except BaseException:
            await self._references.follow(new_name, name)
            await self._references.leave(new_name)
            raise
        await self._references.leave(name)
        await self.saved_calls.follow(name, new_name)
        renamed = await asyncio.to_thread(rename_in_files, self.folder, name, new_name)
        others = self.definitions.keys() - {name, new_name}
        self.renamed = await self._references.follow_in_settings(renamed, tool, others)

    async def remove(self, name: str) -> None:
        """Remove a tool's file; the file of its function stays. `save` brings the tool back.

        A server's tool without a file is not taken over any more.

        Raises:
            OSError: the workspace can't be written.
            StorageError: what is kept of the server's tools can't be written.
        """
        offered = self._offered.get(name)
        if offered is not None and isinstance(offered.source, McpSource):
            await self._servers.leave(offered.source.server, offered.source.tool)
        await asyncio.to_thread(remove_tool_files, self.tools_dir, name)
        await self.load()

    def samples(self) -> tuple[Sample, ...]:
        """The raw outputs to try things with, by file name."""
        return samples_in(self.folder / "samples")

    def _file_of(self, name: str) -> Path:
        return self._files.get(name, self.tools_dir / f"{name}.json")

    def _new_file(self, name: str, old: Path | None) -> Path:
        """Where a tool of this name goes; it stays where it is unless it gets another name."""
        path = self._file_of(name)
        if path != old and path.exists() and not (old and old.exists() and path.samefile(old)):
            raise DuplicateToolError(
                f"There is a tool called {name} already, in {path.name}.",
                next_step="Choose another name.",
            )
        return path
