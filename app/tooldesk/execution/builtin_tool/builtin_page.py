"""builtin_page: what each built-in tool does and takes, made from the tools themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tooldesk.execution.builtin_tool.catalogue import builtin_definitions
from tooldesk.guide.guide_page import GuideItem, GuidePage, GuideSection
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import ToolDefinition

_HEAD = """\
Tools that come with Tooldesk. A workspace has those that you choose: New tool → New built-in…
on the screen Tools, `tooldesk tools add --builtin NAME` in the terminal. From Python,
`tooldesk.default_registry()` has all of them. Each is a tool file like any other, with its own
name, description, permission, rules and limits, and runs in a process of its own.

They work in the folder of the call, which is the workspace unless the call says another, and in the
folders that `more_folders` of the source names. No path leads out of these, by dots, links or
`/proc`. What tools are made of is never written: their files, the code that they run, and the
insides of `.git`."""


def builtin_page() -> GuidePage:
    """The page."""
    return GuidePage("Built-in tools", _HEAD, tuple(map(_section, builtin_definitions())))


def _section(tool: ToolDefinition) -> GuideSection:
    rules = "".join(
        f" {rule.permission.value.capitalize()}s when {rule}." for rule in tool.permission_rules
    )
    asks = tool.permission == Permission.ASK
    words = (
        f"{tool.description} {'Asks before each call.' if asks else 'Runs without asking.'}{rules}"
    )
    return GuideSection(tool.name, words, items=tuple(_items(tool.input_schema)))


def _items(schema: dict[str, Any]) -> Iterator[GuideItem]:
    required = schema.get("required", ())
    for name, said in schema["properties"].items():
        facts = [_kind(said)]
        if "default" in said and said["default"] not in (None, ""):
            facts.append(f"`{said['default']}` if not given")
        facts.append("needed" if name in required else "optional")
        yield GuideItem(name, ", ".join(facts), str(said.get("description", "")))


def _kind(said: dict[str, Any]) -> str:
    if "enum" in said:
        return " or ".join(f"`{each}`" for each in said["enum"])
    branches = said.get("anyOf") or [said]
    names = {"string": "text", "integer": "a whole number", "boolean": "`true` or `false`"}
    kinds = [str(each.get("type", "anything")) for each in branches]
    return " or ".join(names.get(kind, kind) for kind in kinds if kind != "null")
