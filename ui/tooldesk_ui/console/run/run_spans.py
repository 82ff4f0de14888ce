"""Where what a run found stands in its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk_ui.console.raw_text.span_highlighter import Span

if TYPE_CHECKING:
    from tooldesk_ui.console.raw_text.raw_editor import RawEditor
    from tooldesk_ui.console.run.usage_record import UsageRecord

NEAR = -2
"""Number of the first near miss's span; those of the others are below it."""


def spans_of(record: UsageRecord) -> list[Span]:
    """The places of errors, near misses and calls that are not closed."""
    errors = record.parsed.errors if record.parsed is not None else ()
    near = (note.miss for note in record.near_misses)
    lanes = (each for each in record.lanes if not each.is_closed)
    return [
        *(Span(-1, each.start, each.end, is_error=True) for each in errors),
        *(
            Span(NEAR - number, miss.start, miss.end, is_near=True)
            for number, miss in enumerate(near)
        ),
        *(Span(each.number, each.calling.start, each.calling.end) for each in lanes),
    ]


def is_text_of(editor: RawEditor, record: UsageRecord) -> bool:
    """Whether the text in the editor is the one that was run."""
    return record.text is not None and editor.content.buffer.holds(record.text)


def show_spans(editor: RawEditor, record: UsageRecord) -> None:
    """Tint them, unless the text is another one by now."""
    if is_text_of(editor, record):
        editor.show_spans(spans_of(record))


def dialects_of(record: UsageRecord) -> str:
    """In words, what the calls of a text were found to be written in."""
    found = dict.fromkeys(lane.calling.dialect for lane in record.lanes)
    return f"Found {', '.join(found)}" if found else ""
