"""read_tool_files: tools as Tooldesk's own files have them, without what they would be allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tooldesk.counted import counted
from tooldesk.errors import DefinitionError
from tooldesk.importing.kept_variables import KeptVariables
from tooldesk.importing.read_tool import ReadImport, ReadTool, read_tool, with_own_names
from tooldesk.tools.credentials import is_credential
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_result import JsonObject, JsonValue

_FILES = {"python": ("file", "interpreter"), "wasm": ("module",)}
"""Kind of source → where it names files, which are not brought along."""

_GRANTS = {
    "allow_private_hosts": "it reaches private addresses",
    "more_folders": "it uses more folders",
    "folders": "it uses folders",
    "code_arguments": "some of its arguments may be code",
    "option_arguments": "some of its arguments may be options",
    "ca_file": "it trusts a certificate of its own",
    "proxy": "it goes through a proxy",
}
"""What a source may say that a person should know before they take it over."""


def is_tool_files(document: JsonValue) -> bool:
    """Whether a value is a tool file, or several."""
    return any(map(_is_tool_file, _listed(document)[:20]))


def read_tool_files(document: JsonValue) -> ReadImport:
    """The tools of one tool file, an array of them, or an object that holds one as "tools".

    Raises:
        DefinitionError: there are none.
    """
    listed = _listed(document)
    if not any(map(_is_tool_file, listed)):
        raise DefinitionError(
            "There are no tool files in it",
            next_step='Give objects with "name" and "source", as they are in tools/.',
        )
    return ReadImport("Tooldesk tools", tuple(with_own_names(_tools(listed))))


def _listed(document: JsonValue) -> list[JsonValue]:
    if isinstance(document, Mapping) and isinstance(document.get("tools"), list):
        return list(document["tools"])
    return document if isinstance(document, list) else [document]


def _is_tool_file(value: JsonValue) -> bool:
    return (
        isinstance(value, Mapping)
        and isinstance(value.get("name"), str)
        and isinstance(value.get("source"), Mapping)
    )


def _tools(listed: list[JsonValue]) -> Iterator[ReadTool]:
    for index, written in enumerate(listed):
        origin = f"tools[{index}]"
        if isinstance(written, dict) and _is_tool_file(written):
            yield _tool(written, origin)
        else:
            problem = "It is no tool file. A tool file is an object with a name and a source."
            yield ReadTool("(no name)", origin, None, problem)


def _tool(written: JsonObject, origin: str) -> ReadTool:
    notes: list[str] = []
    variables = KeptVariables(str(written["name"])[:60])
    fields: dict[str, Any] = variables.taken_out_of(written)
    fields = {**fields, "env_vars": _declared(fields.get("env_vars"), variables)}
    if variables.values:
        notes.append(f"{', '.join(variables.values)} stood there in plain text")
    if fields.get("permission") != Permission.DENY.value:
        if fields.get("permission") == Permission.ALLOW.value:
            notes.append("it was allowed there; here each call asks first")
        fields["permission"] = Permission.ASK.value
    fields["permission_rules"] = _rules(fields.get("permission_rules"), notes)
    notes += _of_source(fields["source"])
    return read_tool(fields, origin, notes=notes, secrets=variables.values)


def _declared(written: JsonValue, variables: KeptVariables) -> JsonValue:
    """The variables, with those that were taken out; no default of theirs is a credential."""
    if written is not None and not isinstance(written, list):
        return written
    declared: list[JsonValue] = []
    for each in written or ():
        default = each.get("default") if isinstance(each, dict) else None
        if isinstance(default, str) and is_credential(str(each.get("name", "")), default):
            variables.values.setdefault(str(each["name"]), default)
            each = {key: value for key, value in each.items() if key != "default"}
        declared.append(each)
    names = {each.get("name") for each in declared if isinstance(each, dict)}
    return [*declared, *({"name": name} for name in variables.used if name not in names)]


def _rules(written: JsonValue, notes: list[str]) -> JsonValue:
    """The rules without those that allow."""
    if not isinstance(written, list):
        return written if written is not None else []
    kept = [
        each
        for each in written
        if not (isinstance(each, dict) and each.get("permission") == Permission.ALLOW.value)
    ]
    if len(kept) < len(written):
        notes.append(f"left out: {counted(len(written) - len(kept), 'rule')} that allowed calls")
    return kept


def _of_source(source: Mapping[str, Any]) -> Iterator[str]:
    for key in _FILES.get(str(source.get("kind", "python")), ()):
        if source.get(key):
            yield f"it runs {str(source[key])[:200]}, which is not brought along"
    for key, words in _GRANTS.items():
        if source.get(key):
            yield f"{words}: {str(source[key])[:120]}"
    if source.get("verify_tls") is False:
        yield "it does not look at the server's certificate"
    if source.get("kind") == "shell":
        yield f"it runs {str(source.get('command'))[:200]}"
