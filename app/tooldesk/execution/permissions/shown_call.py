"""shown_call: all that a person needs to see of a call before they let it run."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

from tooldesk.counted import counted
from tooldesk.errors import InvalidInputError
from tooldesk.execution.http_tool.request_building import build_request
from tooldesk.execution.permissions.asking import PermissionRequest
from tooldesk.execution.permissions.changes import excerpts
from tooldesk.execution.rendered_call import rendered_call
from tooldesk.execution.shell_tool.command_words import stdin_text
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.host_forms import hosts_of_url
from tooldesk.tools.risky_variables import changes_what_runs
from tooldesk.tools.tool_definition import (
    ASKED_MODEL,
    LAUNCH_PREFIX,
    SAMPLING_PREFIX,
    BuiltinSource,
    HttpSource,
    McpSource,
    PersonSource,
    PythonSource,
    ShellSource,
    ToolDefinition,
    WasmSource,
)
from tooldesk.tools.tool_result import JsonObject

_DIGEST_WARNING = "The tool made this digest itself: nobody can tell what would be signed."


@frozen_record
class ShownCall:
    """What would run. Texts are as they are: `visible_text` makes them fit to be shown."""

    text: str
    """The request, the command line or the function call."""

    facts: tuple[tuple[str, str], ...]
    """What it doesn't say: label and value."""

    stdin: str = ""
    """What a command would read."""

    warning: str = ""
    """What a person must know before a yes."""


def shown_request(request: PermissionRequest) -> ShownCall:
    """What a person is asked about: a call, or what it wants to have signed."""
    signature = request.signature
    changed = [
        (f"{each.part[0].upper()}{each.part[1:]} {when}", text)
        for each in request.changes
        for when, text in zip(("before", "now"), excerpts(each), strict=True)
    ]
    if signature is None:
        call = shown_call(request.definition, request.arguments, request.working_dir)
        handed = (("Goes out" if each.is_sent else "Gets", str(each)) for each in request.edges)
        return replace(call, facts=(*changed, *handed, *call.facts))
    facts = [*changed, ("Key", f"{signature.key_name} ({signature.key_type.value})")]
    what = "a digest of " * signature.is_digest
    facts.append(("Signs", f"{what}{counted(signature.size_bytes, 'byte')}"))
    warning = _DIGEST_WARNING if signature.is_digest else ""
    return ShownCall(signature.text, tuple(facts), warning=warning)


def shown_call(definition: ToolDefinition, arguments: JsonObject, working_dir: Path) -> ShownCall:
    """A call as a person reads it; arguments that fit no request or command are shown as JSON."""
    try:
        text = rendered_call(definition, arguments)
    except InvalidInputError:
        text = json.dumps(arguments, ensure_ascii=False, indent=2)
    facts = _source_facts(definition, arguments, working_dir)
    if definition.name.startswith((LAUNCH_PREFIX, SAMPLING_PREFIX, ASKED_MODEL)):
        facts.insert(0, ("Does", definition.description))
    if definition.env_vars:
        facts.append(("Variables", ", ".join(map(_shown_variable, definition.env_vars))))
    return ShownCall(text, tuple(facts), _stdin(definition, arguments), _warning(definition))


def _shown_variable(variable: EnvVar) -> str:
    return variable.name if variable.default is None else f"{variable.name}={variable.default}"


def _warning(definition: ToolDefinition) -> str:
    """Which variables do more than tell the tool something."""
    risky = [each.name for each in definition.env_vars if changes_what_runs(each.name)]
    if not risky or isinstance(definition.source, HttpSource):
        return ""
    verb = "changes" if len(risky) == 1 else "change"
    return f"{', '.join(risky)} {verb} what programs load, start or trust."


def _source_facts(
    definition: ToolDefinition, arguments: JsonObject, working_dir: Path
) -> list[tuple[str, str]]:
    match definition.source:
        case HttpSource() as source:
            return _host_facts(source, arguments)
        case ShellSource():
            return [("Folder", str(working_dir))]
        case PythonSource() as source:
            interpreter = [("Interpreter", source.interpreter)] if source.interpreter else []
            return [("Folder", str(working_dir)), *interpreter]
        case BuiltinSource() as source:
            return [("Folder", each) for each in (str(working_dir), *source.more_folders)]
        case WasmSource() as source:
            return [
                ("Changes" if each.is_writable else "Reads", each.path) for each in source.folders
            ]
        case McpSource() as source:
            return [("MCP server", source.server)]
        case PersonSource():
            return []


def _host_facts(source: HttpSource, arguments: JsonObject) -> list[tuple[str, str]]:
    """The host as name servers get it, when the URL spells it in another way."""
    try:
        url = build_request(
            source.model_copy(update={"auth": None}),
            arguments,
            dict.fromkeys(source.variables, "x"),
            are_marks=True,
        ).url
    except InvalidInputError:
        return []
    written = url.partition("://")[2].partition("/")[0]
    # without its port, which may be a variable
    forms = hosts_of_url(f"http://{re.sub(r':[^]:]*$', '', written)}")
    names = sorted(map(str, forms.exact)) if forms else []
    is_plain = not names or any(written.startswith(name) for name in names)
    return [] if is_plain and written.isascii() else [("Host", " or ".join(names) or written)]


def _stdin(definition: ToolDefinition, arguments: JsonObject) -> str:
    if not isinstance(definition.source, ShellSource):
        return ""
    try:
        return stdin_text(definition.source, arguments)
    except InvalidInputError:
        return ""
