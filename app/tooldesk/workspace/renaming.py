"""rename_in_files: what says a tool's name in other files of a workspace follows when it changes.

These are scenarios that run with the workspace's tools, and tools whose coworkers may call it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from tooldesk.bounded_file import read_bounded
from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.replaced_file import replace_file
from tooldesk.unique_keys import unique_keys_json
from tooldesk.workspace.tool_json import parse_tool_json

if TYPE_CHECKING:
    from tooldesk.tools.tool_definition import ToolDefinition

_LARGEST_BYTES = 16_000_000


@frozen_record
class Renamed:
    """A tool got another name."""

    name: str
    """What it was called."""

    new_name: str
    """What it is called."""

    files: tuple[str, ...] = ()
    """What said the old name and says the new one: files, as paths in the workspace, and settings
    in words."""

    left: tuple[str, ...] = ()
    """What still says the old name, in a place that is not only the tool's."""

    pools: tuple[str, str] | None = None
    """The pool that its calls waited in, and that they wait in by its new name, where it isn't the
    same."""

    @property
    def words(self) -> str:
        """What became of all that said the name, as sentences; "" where nothing did."""
        follows = f"{', '.join(self.files)} says so, too." if self.files else ""
        left = f"{', '.join(self.left)} still says {self.name}: look at it." if self.left else ""
        pool = ""
        if self.pools is not None:
            before, now = self.pools
            pool = (
                f"Its pool is {now} now, by its name; it was {before}. To keep {before}, choose it"
                " as the tool's resource pool."
            )
        return " ".join(filter(None, (follows, left, pool)))


class References(Protocol):
    """What is kept of tools by their names, outside of the workspace."""

    async def follow(self, name: str, new_name: str) -> None:
        """Have it be the new name's; what keeps a tool from running stays with both."""

    async def leave(self, name: str) -> None:
        """Nothing has this name any more."""

    async def follow_in_settings(
        self, renamed: Renamed, tool: ToolDefinition, others: Collection[str]
    ) -> Renamed:
        """Have the settings say the new name, and tell what does."""


def renamed_text(text: str | None, new_name: str, path: Path) -> str:
    """The text of a tool's file with another name in it, and all else as it is.

    Raises:
        DefinitionError: there is no text, or it is no tool's.
    """
    if text is None:
        step = "Reload the workspace."
        raise DefinitionError("The tool is not there any more.", path=path, next_step=step)
    written = parse_tool_json(text, path)
    pattern = rf'("name"\s*:\s*){re.escape(json.dumps(written.get("name"), ensure_ascii=False))}'
    for found in re.finditer(pattern, text):
        name = found[1] + json.dumps(new_name, ensure_ascii=False)
        changed = text[: found.start()] + name + text[found.end() :]
        if parse_tool_json(changed, path) == written | {"name": new_name}:
            return changed
    return json.dumps(written | {"name": new_name}, indent=2, ensure_ascii=False) + "\n"


def rename_in_files(folder: Path, name: str, new_name: str) -> Renamed:
    """Have the other files of a workspace say a tool's new name. Blocking.

    What can't be read or written, or would then say something else besides, is left as it is.
    """
    files: list[str] = []
    left: list[str] = []
    for path in _files_with(folder, name):
        rename = _in_scenario if path.parent.name == "scenarios" else _in_tool
        try:
            written: Any = unique_keys_json(read_bounded(path, _LARGEST_BYTES).decode("utf-8-sig"))
            changed = rename(written, name, new_name)
            if changed == written:
                continue
            if changed is not None:
                replace_file(path, json.dumps(changed, indent=2, ensure_ascii=False) + "\n")
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            changed = None
        (left if changed is None else files).append(str(path.relative_to(folder)))
    return Renamed(name, new_name, tuple(files), tuple(left))


def _files_with(folder: Path, name: str) -> Iterator[Path]:
    """Those that may say a name; none that leads out of the workspace."""
    wanted = json.dumps(name, ensure_ascii=False)[1:-1].encode()
    inside = Path(os.path.realpath(folder))
    for kind in ("scenarios", "tools"):
        for path in sorted((folder / kind).glob("*.json")):
            try:
                is_inside = Path(os.path.realpath(path)).is_relative_to(inside)
                if is_inside and wanted in read_bounded(path, _LARGEST_BYTES):
                    yield path
            except OSError:
                continue


def _in_tool(written: dict[str, Any], name: str, new_name: str) -> dict[str, Any]:
    source = written.get("source")
    coworkers = source.get("coworkers") if isinstance(source, dict) else None
    if not isinstance(source, dict) or not isinstance(coworkers, list):
        return written
    renamed = [
        each
        if name not in each.get("tools", ())
        else {**each, "tools": [new_name if tool == name else tool for tool in each["tools"]]}
        for each in coworkers
    ]
    return {**written, "source": {**source, "coworkers": renamed}}


def _in_scenario(written: dict[str, Any], name: str, new_name: str) -> dict[str, Any] | None:
    """None where the text says the name in a way that can't be told from other words."""
    raw, expected = written["raw"], written.get("expected") or {}
    if written.get("tools") is not None:
        return written  # it brings along what its names mean
    selects = [each for each in expected.get("calls", []) if each.get("tool") == name]
    if any(each.get("name") != name for each in selects):
        return None  # a name that was only near the old one is not near the new one
    word = re.compile(rf"(?<![\w.-]){re.escape(name)}(?![\w-])")
    if not word.search(raw):
        return written
    if re.search(rf"(?<![\w.-]){re.escape(new_name)}(?![\w-])", raw):
        return None  # both would be one, and no way back
    new_raw = word.sub(new_name, raw)
    before = _read(raw, written.get("dialect"), name)
    if not any(call[0] == name for call in before["calls"]):
        return None
    wanted = _renamed(before, word, name, new_name)
    if _read(new_raw, written.get("dialect"), new_name) != wanted:
        return None
    renamed = {**written, "raw": new_raw}
    if expected:
        renamed["expected"] = dict(expected)
        for kind in expected.keys() & {"calls", "held_back"}:
            renamed["expected"][kind] = [_call(each, name, new_name) for each in expected[kind]]
        if "text" in expected:
            renamed["expected"]["text"] = word.sub(new_name, expected["text"])
    return renamed


def _call(call: Mapping[str, Any], name: str, new_name: str) -> dict[str, Any]:
    return {
        key: new_name if key in ("name", "tool") and value == name else value
        for key, value in call.items()
    }


def _read(raw: str, dialect: str | None, name: str) -> dict[str, Any]:
    # most renames meet no scenario
    from tooldesk.calling.parsing.parse import parse

    found = parse(raw, {name: {"type": "object"}}, dialect=dialect)
    held = [(each.calling, each.reason) for each in found.held_back]
    return {
        "calls": [(each.tool_name, each.arguments) for each in found.callings],
        "held": [(each.tool_name, each.arguments, reason) for each, reason in held],
        "errors": [each.message for each in found.errors],
        "text": found.content,
    }


def _renamed(
    read: dict[str, Any], word: re.Pattern[str], name: str, new_name: str
) -> dict[str, Any]:
    def names(calls: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        return [(new_name if call[0] == name else call[0], *call[1:]) for call in calls]

    return {
        "calls": names(read["calls"]),
        "held": names(read["held"]),
        "errors": read["errors"],
        "text": word.sub(new_name, read["text"]),
    }
