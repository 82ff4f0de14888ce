"""ToolDraft: a tool file that is being edited, through its form and as JSON at once. No Qt."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from tooldesk.tools.input_schema import to_json_schema
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.definition_check import DefinitionCheck, FieldProblem, check_document

Path = tuple[str | int, ...]

MERGED_WITHIN_S = 1.0
"""Edits of one field that follow each other this quickly are undone together."""

MAX_STEPS = 500
MAX_LENGTH = 1_000_000
"""Characters; what workspace files may have as bytes."""


class Absent:
    """Stands for a key that is not there."""

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Any = Absent()


@dataclass(frozen=True, slots=True)
class JsonFault:
    """Where a text stops being JSON."""

    line: int
    """From 1."""

    column: int
    """From 1."""

    reason: str
    """In a few words."""

    @property
    def words(self) -> str:
        """All of it in a line."""
        return f"Line {self.line}, column {self.column}: {self.reason}"


class ToolDraft:
    """The text as it would be saved, what it says, and every step there.

    Attributes:
        name: The tool that is edited; None for a new one.
        base: The text of its file; None when there is no file yet.
        text: The text as it is now.
        document: What the text says, or said before it stopped being JSON.
        fault: Why the text is no JSON object; None when it is one.
        check: What is wrong with the document.
    """

    def __init__(
        self,
        name: str | None,
        base: str | None,
        text: str,
        taken: Collection[str] = (),
        clock: Callable[[], float] = time.monotonic,
        *,
        begun_as: str | None = None,
    ) -> None:
        """`begun_as` is the text that a new tool began with, which nobody would miss."""
        self.name = name
        self.base = base
        self.text = text
        self.document: JsonObject = {}
        self.fault: JsonFault | None = None
        self._begun_as = text if begun_as is None else begun_as
        self._taken: Collection[str] = taken
        self._clock = clock
        self._steps = [text]
        self._at = 0
        self._last_edit: tuple[object, float] | None = None
        self._read()

    @property
    def is_dirty(self) -> bool:
        """Whether there are edits that are not in its file."""
        return self.text != (self._begun_as if self.base is None else self.base)

    @property
    def valid_text(self) -> str:
        """The text, or while it is no JSON what it said before."""
        return self.text if self.fault is None else as_text(self.document)

    @property
    def needs_saving(self) -> bool:
        """Whether it differs from its file, or has none."""
        return self.text != self.base

    @property
    def is_savable(self) -> bool:
        """Whether it is a tool."""
        return self.fault is None and self.check.is_usable

    @property
    def kind(self) -> str:
        """The kind of its source, as far as it says one."""
        source = self.document.get("source")
        kind = source.get("kind", "python") if isinstance(source, dict) else "python"
        return str(kind)

    def set_taken(self, taken: Collection[str]) -> None:
        """Other tools have these names now."""
        self._taken = taken
        self._check()

    def value_at(self, path: Path) -> JsonValue:
        """The value at a place; ABSENT when there is none."""
        node: JsonValue = self.document
        for part in path:
            if not _has(node, part):
                return ABSENT
            node = node[part]
        return node

    def set_value(self, path: Path, value: JsonValue) -> None:
        """Change one place, or take it out with ABSENT; everything else stays as it is."""
        if self.fault is not None:
            return
        document = deepcopy(self.document)
        _put(document, path, value)
        if document == self.document:
            return
        unchanged = self.base is not None and document == _object_or_none(self.base)
        text = self.base if unchanged and self.base is not None else as_text(document)
        self._take_step(text, path)

    def declare(self, problem: FieldProblem) -> None:
        """Add the parameters or variables that a problem says are missing."""
        names = problem.missing
        if problem.path == ("env_vars",):
            known = self.document.get("env_vars")
            listed = known if isinstance(known, list) else []
            self.set_value(("env_vars",), [*listed, *({"name": name} for name in names)])
            return
        schema = dict(to_json_schema(self.document.get("input_schema")))
        added = {name: {"type": "string"} for name in names}
        schema["properties"] = {**schema.get("properties", {}), **added}
        schema["required"] = [*schema.get("required", []), *names]
        self.set_value(("input_schema",), schema)

    def set_text(self, text: str) -> None:
        """Change the text; while it is no JSON the document stays as it was."""
        if text != self.text:
            self._take_step(text, "text")

    def undo(self) -> None:
        """Take the last step back."""
        self._go_to(self._at - 1)

    def redo(self) -> None:
        """Do it again."""
        self._go_to(self._at + 1)

    def end_step(self) -> None:
        """Whatever is edited next is a step of its own."""
        self._last_edit = None

    def revert(self) -> None:
        """Be as the file is; can be undone."""
        if self.base is not None and self.base != self.text:
            self._take_step(self.base, None)

    def rebase(self, base: str | None, *, takes_over: bool) -> None:
        """The file has another text now; take it over, or keep what is here as unsaved."""
        self.base = base
        if takes_over and base is not None:
            self._take_step(base, None)

    def saved(self, name: str, text: str) -> None:
        """It was written under this name; what was typed since then is unsaved."""
        self.name = name
        self.base = text
        self.end_step()
        self._check()

    def _take_step(self, text: str, key: object) -> None:
        now = self._clock()
        last = self._last_edit
        merges = last is not None and last[0] == key and now - last[1] < MERGED_WITHIN_S
        del self._steps[self._at + 1 :]
        if merges and self._at > 0:
            self._steps[self._at] = text
        else:
            self._steps.append(text)
            del self._steps[:-MAX_STEPS]
        self._at = len(self._steps) - 1
        self._last_edit = None if key is None else (key, now)
        self.text = text
        self._read()

    def _go_to(self, place: int) -> None:
        if 0 <= place < len(self._steps):
            self._at = place
            self._last_edit = None
            self.text = self._steps[place]
            self._read()

    def _read(self) -> None:
        read = read_object(self.text)
        if isinstance(read, JsonFault):
            self.fault = read
        else:
            self.fault = None
            self.document = read
        self._check()

    def _check(self) -> None:
        self.check: DefinitionCheck = check_document(self.document, set(self._taken) - {self.name})


def as_text(document: JsonObject) -> str:
    """A document as its file has it."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def read_object(text: str) -> JsonObject | JsonFault:
    """The object in a text, or where it stops being one."""
    if len(text) > MAX_LENGTH:
        return JsonFault(1, 1, f"it is longer than {MAX_LENGTH:,} characters")
    try:
        value = json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        reason = error.msg[:1].lower() + error.msg[1:]
        return JsonFault(error.lineno, error.colno, reason)
    except ValueError as error:
        return JsonFault(1, 1, str(error))
    except RecursionError:
        return JsonFault(1, 1, "it is nested too deep")
    if not isinstance(value, dict):
        return JsonFault(1, 1, "a tool file holds one object in braces")
    return value


def _refuse(name: str) -> None:
    raise ValueError(f"{name} is no JSON value; use null or a number")


def _object_or_none(text: str) -> JsonObject | None:
    read = read_object(text)
    return None if isinstance(read, JsonFault) else read


def _has(node: JsonValue, part: str | int) -> bool:
    if isinstance(node, list):
        return isinstance(part, int) and part < len(node)
    return isinstance(node, dict) and part in node


def _put(node: Any, path: Path, value: JsonValue) -> None:
    """Change `node` in place; objects on the way are made, emptied optional ones taken out."""
    first, *rest = path
    if not rest:
        if value is not ABSENT:
            node[first] = value
        elif isinstance(node, dict):
            node.pop(first, None)
        return
    inner = node.get(first) if isinstance(node, dict) else node[first]
    if not isinstance(inner, dict | list):
        if value is ABSENT:
            return
        inner = node[first] = {}
    _put(inner, tuple(rest), value)
    if value is ABSENT and inner == {} and first != "source":
        del node[first]
