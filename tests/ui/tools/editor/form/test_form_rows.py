"""The form has a row for every field of a definition, also for those nobody has written of."""

from __future__ import annotations

import pytest

from tooldesk.tools.tool_definition import (
    BuiltinSource,
    HttpSource,
    PersonSource,
    PythonSource,
    ShellSource,
    ToolDefinition,
    WasmSource,
)
from tooldesk_ui.tools.editor.form.form_fields import PREVIEW_BELOW
from tooldesk_ui.tools.editor.form.form_rows import FormRow, RowKind, form_sections
from tooldesk_ui.tools.editor.form.form_words import KINDS_ONLY

SOURCES = {
    "http": HttpSource,
    "shell": ShellSource,
    "python": PythonSource,
    "wasm": WasmSource,
    "builtin": BuiltinSource,
    "person": PersonSource,
}


def rows_of(kind: str) -> dict[str, FormRow]:
    rows = [row for section in form_sections(kind) for row in section.rows]
    return {row.key: row for row in [*rows, *(row.lead for row in rows if row.lead)]}


@pytest.mark.parametrize("kind", SOURCES)
def test_every_field_has_a_row(kind: str) -> None:
    first_parts = {tuple(key.split(".")[:2]) for key in rows_of(kind)}
    for name in ToolDefinition.model_fields.keys() - {"source"}:
        if kind not in KINDS_ONLY.get(name, {kind}):
            continue
        assert any(part[0] == name for part in first_parts), name
    for name in SOURCES[kind].model_fields.keys() - {"kind"}:
        assert ("source", name) in first_parts, name


def test_kinds_follow_from_the_schema() -> None:
    rows = rows_of("http")
    assert rows["timeout_s"].kind is RowKind.NUMBER
    assert rows["max_usage_count"].kind is RowKind.INTEGER
    assert rows["is_idempotent"].kind is RowKind.FLAG
    assert rows["permission"].choices == ("allow", "ask", "deny")
    assert rows["source.query"].kind is RowKind.PAIRS
    assert rows["source.body"].choices == ("json", "form", "multipart", "raw", "file")
    assert rows["source.url"].is_required


def test_unknown_kind_of_source_still_has_the_fields_of_every_tool() -> None:
    assert "name" in rows_of("smoke")


@pytest.mark.parametrize("kind", SOURCES)
def test_limit_and_period_stand_together_among_the_policies(kind: str) -> None:
    sections = {section.title: [row.key for row in section.rows] for section in form_sections(kind)}
    at = sections["Policies"].index("max_usage_count")
    assert sections["Policies"][at + 1] == "usage_period"


def test_only_what_can_be_sandboxed_offers_it() -> None:
    assert [kind for kind in SOURCES if "execution_mode" in rows_of(kind)] == ["shell", "python"]


@pytest.mark.parametrize("kind", SOURCES)
def test_every_kind_has_a_section_below_which_a_call_is_shown(kind: str) -> None:
    titles = {section.title for section in form_sections(kind)}
    assert len(titles & set(PREVIEW_BELOW)) == 1
