"""Which fields the builder has for a schema: a row of the form each. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.tools.editor.form.form_rows import FormRow, RowKind
from tooldesk_ui.tools.editor.form.form_words import Words
from tooldesk_ui.tools.editor.form.schema_builder.keywords import FORMATS, OF_TYPE, is_kept

_STRUCTURE = frozenset({"properties", "required", "items"})
"""Keywords that are edited in the tree."""


def _field(
    keyword: str, kind: RowKind, label: str, hint: str = "", placeholder: str = ""
) -> FormRow:
    choices = {"format": FORMATS, "additionalProperties": (True, False)}.get(keyword, ())
    default = False if kind is RowKind.FLAG else ABSENT
    return FormRow((keyword,), kind, Words(label, hint, placeholder), default, choices)


DESCRIPTION = _field(
    "description", RowKind.LONG_TEXT, "Description", "What the model reads about this parameter."
)
DEFAULT = _field("default", RowKind.VALUE, "Default", "What counts when a call leaves it out.")
ENUM = _field("enum", RowKind.VALUES, "One of", "The only values that it may have.")
EXAMPLES = _field("examples", RowKind.VALUES, "Examples", "Values that models copy.")

_FIELDS = {
    each.key: each
    for each in (
        _field("format", RowKind.CHOICE, "Format"),
        _field("pattern", RowKind.TEXT, "Pattern", "A regular expression.", "^[a-z]+$"),
        _field("minLength", RowKind.INTEGER, "Shortest", "Characters."),
        _field("maxLength", RowKind.INTEGER, "Longest", "Characters."),
        _field("minimum", RowKind.NUMBER, "Least", "This or more."),
        _field("maximum", RowKind.NUMBER, "Most", "This or less."),
        _field("exclusiveMinimum", RowKind.NUMBER, "Above", "More than this."),
        _field("exclusiveMaximum", RowKind.NUMBER, "Below", "Less than this."),
        _field("multipleOf", RowKind.NUMBER, "Multiple of"),
        _field("minItems", RowKind.INTEGER, "Fewest", "Elements."),
        _field("maxItems", RowKind.INTEGER, "Most", "Elements."),
        _field("uniqueItems", RowKind.FLAG, "No element twice"),
        _field(
            "additionalProperties",
            RowKind.CHOICE,
            "Others",
            "Whether it may have members that are not listed.",
            "Not said",
        ),
        _field("minProperties", RowKind.INTEGER, "Fewest", "Members."),
        _field("maxProperties", RowKind.INTEGER, "Most", "Members."),
        _field("deprecated", RowKind.FLAG, "Deprecated"),
    )
}


def fields_of(schema: JsonObject, types: Sequence[str], *, is_root: bool) -> tuple[FormRow, ...]:
    """From top to bottom; none for a keyword that is kept as written."""
    return tuple(each for each in _fields(types, is_root) if not _keeps(schema, each.key))


def _fields(types: Sequence[str], is_root: bool) -> Iterator[FormRow]:
    keywords = dict.fromkeys(each for kind in types for each in OF_TYPE[kind])
    if not is_root:
        yield DESCRIPTION
        yield DEFAULT
        if set(types) != {"boolean"} and not {"array", "object"}.intersection(types):
            yield ENUM
    yield from (_FIELDS[each] for each in keywords if each not in _STRUCTURE)
    if not is_root:
        yield EXAMPLES
        yield _FIELDS["deprecated"]


def _keeps(schema: JsonObject, keyword: str) -> bool:
    return keyword in schema and is_kept(schema, keyword)
