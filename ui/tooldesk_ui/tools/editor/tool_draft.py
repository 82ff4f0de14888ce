"""ToolDraft: a tool file that is being edited, through its form and as JSON at once. No Qt."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from tooldesk.tools.input_schema import to_json_schema
from tooldesk.tools.sources.builtin_source import ASKING_BUILTINS
from tooldesk.tools.tool_definition import ASKING_KINDS, ToolDefinition
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.definition_check import DefinitionCheck, FieldProblem
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.tools.editor.draft_reading import (
    INLINE_LENGTH,
    DraftReading,
    JsonFault,
    read_draft,
    read_object,
)
from tooldesk_ui.tools.editor.example_call import NO_CALL

Path = tuple[str | int, ...]

MERGED_WITHIN_S = 1.0
"""Edits of one field that follow each other this quickly are undone together."""

MAX_STEPS = 500

OF_FUNCTION = ("description", "input_schema", "output_schema")
"""What of a tool its function says."""


class ToolDraft:
    """The text as it would be saved, what it says, and every step there.

    A text of some length is not read at once: whoever shows the draft does `reading` on a thread
    and hands over with `take` what it gave. Until then the draft says what it said before.

    Attributes:
        name: The tool that is edited; None for a new one.
        base: The text of its file; None when there is no file yet.
        text: The text as it is now.
        document: What the text says, or said before it stopped being JSON.
        fault: Why the text is no JSON object; None when it is one.
        check: What is wrong with the document.
        example: What a call of the tool would do.
        is_read: Whether `document` and `fault` are those of the text as it is now.
        is_checked: Whether `check` and `example` are, too.
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
        reading: DraftReading | None = None,
    ) -> None:
        """Begin with a text.

        Args:
            name: The tool that is edited; None for a new one.
            base: The text of its file; None when there is no file yet.
            text: The text to begin with.
            taken: The names of all tools.
            clock: Gives seconds.
            begun_as: The text that a new tool began with, which nobody would miss.
            reading: What the text says, where that was found out before.
        """
        self.name = name
        self.base = base
        self.text = text
        self.document: JsonObject = {}
        self.fault: JsonFault | None = None
        self.check = DefinitionCheck(None, ())
        self.example = NO_CALL
        self.is_read = self.is_checked = False
        self._valid_text = as_text({})
        self._begun_as = text if begun_as is None else begun_as
        self._taken: Collection[str] = taken
        self._clock = clock
        self._steps = [text]
        self._at = 0
        self._last_edit: tuple[object, float] | None = None
        if reading is None or not self.take(reading):
            self._read()

    @property
    def is_dirty(self) -> bool:
        """Whether there are edits that are not in its file."""
        return self.text != (self._begun_as if self.base is None else self.base)

    @property
    def valid_text(self) -> str:
        """The text, or while it is no JSON, or not checked yet, the one before it."""
        return self._valid_text

    @property
    def needs_saving(self) -> bool:
        """Whether it differs from its file, or has none."""
        return self.text != self.base

    @property
    def is_savable(self) -> bool:
        """Whether it is a tool."""
        return self.is_checked and self.fault is None and self.check.is_usable

    @property
    def kind(self) -> str:
        """The kind of its source, as far as it says one."""
        source = self.document.get("source")
        kind = source.get("kind", "python") if isinstance(source, dict) else "python"
        return str(kind)

    @property
    def asks_by_default(self) -> bool:
        """Whether calls ask when nothing is said of that, as far as the source can be read."""
        source = self.document.get("source")
        folders = source.get("folders") if isinstance(source, dict) else None
        granted = folders if self.kind == "wasm" and isinstance(folders, list) else []
        changes_files = any(isinstance(each, dict) and each.get("is_writable") for each in granted)
        name = source.get("name") if isinstance(source, dict) else None
        is_asking_builtin = self.kind == "builtin" and name in ASKING_BUILTINS
        return changes_files or is_asking_builtin or self.kind in ASKING_KINDS

    @property
    def other_names(self) -> frozenset[str]:
        """The names that this tool can't have."""
        return frozenset(self._taken) - {self.name}

    def set_taken(self, taken: Collection[str]) -> None:
        """Other tools have these names now."""
        before, self._taken = self.other_names, taken
        self._check_unless(before)

    def reading(self) -> Callable[[], DraftReading]:
        """Finds out what the text says; may take a while, and may be called on a thread."""
        return partial(read_draft, self.text, self.other_names, self.document, self._known())

    def take(self, reading: DraftReading) -> bool:
        """Take over what was found out, if it is about the text as it is now."""
        if reading.text != self.text or reading.taken != self.other_names:
            return False
        self.document, self.fault = reading.document, reading.fault
        self.check, self.example = reading.check, reading.example
        self.is_read = self.is_checked = True
        if self.fault is None:
            self._valid_text = self.text
        return True

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
        if self.fault is not None or not self.is_read:
            return
        document = _with(self.document, path, value)
        said = json.dumps(document)
        if said == json.dumps(self.document):
            return
        # a file that is written in another way stays so where it says the same
        unchanged = self.base is not None and said == json.dumps(
            read_object(self.base), default=str
        )
        text = self.base if unchanged and self.base is not None else as_text(document)
        self._take_step(text, path, document)

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

    def describe_anew(self, described: ToolDefinition) -> None:
        """Say what a function says now; all else stays, and one undo takes it back."""
        said = {key: getattr(described, key) for key in OF_FUNCTION}
        document = {**self.document, **{key: value for key, value in said.items() if value}}
        self.end_step()
        self.set_text(as_text(document))
        self.end_step()

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

    def replace_base(self, base: str, text: str) -> None:
        """The file has another text now, and this one is wanted in it; a step of its own."""
        self.base = base
        self.end_step()
        self.set_text(text)
        self.end_step()

    def rebase(self, base: str | None, *, takes_over: bool) -> None:
        """The file has another text now; take it over, or keep what is here as unsaved."""
        self.base = base
        if takes_over and base is not None:
            self._take_step(base, None)

    def saved(self, name: str, text: str) -> None:
        """It was written under this name; what was typed since then is unsaved."""
        before = self.other_names
        self.name = name
        self.base = text
        self.end_step()
        self._check_unless(before)

    def _take_step(self, text: str, key: object, document: JsonObject | None = None) -> None:
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
        self._read(document)

    def _go_to(self, place: int) -> None:
        if 0 <= place < len(self._steps):
            self._at = place
            self._last_edit = None
            self.text = self._steps[place]
            self._read()

    def _read(self, document: JsonObject | None = None) -> None:
        """Read a short text at once; of a long one only what is known, its `document`."""
        self.is_checked = False
        self.is_read = document is not None
        if document is not None:
            self.document, self.fault = document, None
        if len(self.text) <= INLINE_LENGTH:
            self.take(self.reading()())

    def _check_unless(self, before: frozenset[str]) -> None:
        """Check again, unless the names that it can't have are the same as before."""
        if self.other_names != before:
            self._read(self._known())

    def _known(self) -> JsonObject | None:
        """The document of the text as it is now, if that was read and is one."""
        return self.document if self.is_read and self.fault is None else None


def as_text(document: JsonObject) -> str:
    """A document as its file has it."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _has(node: JsonValue, part: str | int) -> bool:
    if isinstance(node, list):
        return isinstance(part, int) and part < len(node)
    return isinstance(node, dict) and part in node


def _with(node: Any, path: Path, value: JsonValue) -> Any:
    """`node` with a value at a place; objects on the way are made, emptied optional ones go."""
    first, *rest = path
    made: Any = list(node) if isinstance(node, list) else dict(node)
    if not rest:
        if value is not ABSENT:
            made[first] = value
        elif isinstance(made, dict):
            made.pop(first, None)
        return made
    inner = made.get(first) if isinstance(made, dict) else made[first]
    if not isinstance(inner, dict | list):
        if value is ABSENT:
            return made
        inner = {}
    made[first] = _with(inner, tuple(rest), value)
    if value is ABSENT and made[first] == {} and first != "source":
        del made[first]
    return made
