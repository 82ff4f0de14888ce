"""Exported and imported again, a definition is equal in all that the format can say."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tooldesk.exporting.export import export_specs
from tooldesk.exporting.spec_format import FORMATS
from tooldesk.importing.reading import read_import
from tooldesk.tools.tool_definition import ToolDefinition

SAID = {
    "mcp": ("name", "title", "description", "input_schema", "output_schema", "is_idempotent"),
}
"""What a format has a place for; the others have one for name, description and parameters."""

WORDS = st.text(st.characters(blacklist_categories=("Cs", "Cc")), min_size=1, max_size=30).filter(
    lambda text: text.strip() == text
)
NAMES = st.from_regex(r"[a-z_][a-z0-9_]{0,20}", fullmatch=True)
TEXTS = st.fixed_dictionaries(
    {"type": st.just("string")},
    optional={
        "description": WORDS,
        "enum": st.lists(NAMES, min_size=1, max_size=3, unique=True),
        "format": st.sampled_from(["date-time", "uuid", "email"]),
    },
)
PLAIN = st.one_of(
    TEXTS,
    st.fixed_dictionaries(
        {"type": st.sampled_from(["integer", "number", "boolean"])},
        optional={"description": WORDS, "default": st.just(1)},
    ),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["integer", "number"])},
        optional={"minimum": st.integers(0, 3), "maximum": st.integers(4, 9)},
    ),
)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.fixed_dictionaries(
            {"type": st.just("array"), "items": inner}, optional={"maxItems": st.integers(1, 5)}
        ),
        st.dictionaries(NAMES, inner, max_size=3).map(
            lambda each: {"type": "object", "properties": each}
        ),
        st.lists(inner, min_size=2, max_size=2).map(lambda each: {"anyOf": each}),
    ),
    max_leaves=6,
)


@st.composite
def definitions(draw: Any) -> ToolDefinition:
    properties = draw(st.dictionaries(NAMES, VALUES, max_size=5))
    schema: dict[str, Any] = {"type": "object", "properties": properties}
    if properties and (required := draw(st.lists(st.sampled_from([*properties]), unique=True))):
        schema["required"] = required
    fields: dict[str, Any] = {
        "name": draw(NAMES),
        "description": draw(WORDS),
        "input_schema": schema,
        "source": {"kind": "person"},
        "title": draw(st.one_of(st.just(""), WORDS)),
        "is_idempotent": draw(st.booleans()),
    }
    if draw(st.booleans()):
        fields["output_schema"] = {"type": "object", "properties": {"a": draw(VALUES)}}
    return ToolDefinition.model_validate(fields)


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("key", FORMATS)
@settings(max_examples=10, deadline=None)
@given(tools=st.lists(definitions(), min_size=1, max_size=3, unique_by=lambda each: each.name))
def test_what_is_exported_without_a_word_comes_back_equal(
    key: str, strict: bool, tools: list[ToolDefinition]
) -> None:
    export = export_specs(tools, key, strict=strict)
    back = {each.name: each for each in read_import(json.dumps(export.document)).tools}
    for tool, exported in zip(tools, export.exported, strict=True):
        if exported.findings:
            continue  # it is told what of it does not go out as it stands
        again = back[tool.name].definition
        assert again is not None, back[tool.name].problem
        for field in SAID.get(key, ("name", "description", "input_schema")):
            assert getattr(again, field) == getattr(tool, field), field
