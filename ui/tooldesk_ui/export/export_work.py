"""What the Export screen has done on a thread: exports, and what is shown. No Qt."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tooldesk.frozen_record import frozen_record
from tooldesk_ui.export.export_rows import ExportRow, rows_of
from tooldesk_ui.widgets.text_difference import Difference, difference

if TYPE_CHECKING:
    from tooldesk.exporting.export import Export, ExportedTool
    from tooldesk.tools.tool_definition import ToolDefinition

SLICE = 20
"""Tools that are exported before the window gets a turn: about 4 ms."""

DOCTOR, DOCUMENT, TOOL, SNIPPET = range(4)
"""The views, in their order."""


@frozen_record
class Wish:
    """What shall be exported, and how."""

    definitions: tuple[ToolDefinition, ...]
    """The tools that a model may be told of."""

    names: tuple[str, ...]
    """Of all tools that calls select from."""

    key: str
    """The format's."""

    is_strict: bool
    """Whether the API shall hold the model to the schemas."""

    describes: bool
    """Whether descriptions say what the schemas of the format can't."""

    problems: Mapping[str, str]
    """Why the workspace can't use a tool, by its name."""


def export_all(wish: Wish, unticked: frozenset[str]) -> tuple[Export, list[ExportRow]]:
    """Every tool in the words of the format, in slices."""
    from tooldesk.exporting.export import Export, export_specs
    from tooldesk.exporting.spec_format import FORMATS

    exported: list[ExportedTool] = []
    options = {"strict": wish.is_strict, "describes": wish.describes}
    for start in range(0, len(wish.definitions), SLICE):
        part = wish.definitions[start : start + SLICE]
        exported += export_specs(part, wish.key, wish.names, **options).exported
        time.sleep(0)
    export = Export(FORMATS[wish.key], tuple(exported), wish.is_strict)
    return export, rows_of(export, unticked, wish.problems)


def shown_text(export: Export, view: int, language: str, name: str) -> str:
    """What a view says; of the doctor it is the document, which is what is copied there."""
    from tooldesk.exporting.snippets import SnippetLanguage, call_snippet, has_snippet

    one = export.only((name,)) if view in (TOOL, SNIPPET) else export
    if view == SNIPPET:
        if not has_snippet(export.form.key):
            return ""
        return call_snippet(one, SnippetLanguage(language))
    if view == TOOL:
        return _json(one.tools[0]) if one.tools else ""
    return _json(export.document)


def schema_difference(exported: ExportedTool) -> Difference:
    """The definition's schema against the one that is exported."""
    return difference("", _json({**exported.definition.input_schema}), _json(exported.schema))


def beyond(rows: Sequence[ExportRow], most: int) -> tuple[str, ...]:
    """The last of the ticked tools that are more than a request takes."""
    return tuple(each.key for each in rows if each.is_ticked)[most:]


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
