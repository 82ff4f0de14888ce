"""parse: a model's raw output → the calls in it, what is held back, and what can't be read.

The text is read once from front to back. A whole document of an API is taken apart first;
otherwise the earliest marker decides which grammar reads on, and the end of what it read is
where the search for the next marker goes on, so nothing inside a call is ever taken for one.
"""

from __future__ import annotations

from collections.abc import Mapping

from tooldesk.calling.parsing import detection
from tooldesk.calling.parsing.assembly import assembled
from tooldesk.calling.parsing.bodies import plain
from tooldesk.calling.parsing.envelopes import documents
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.tool_calling import ParsedOutput
from tooldesk.tools.tool_result import JsonObject


def parse(
    text: str, schemas: Mapping[str, JsonObject] | None = None, *, dialect: str | None = None
) -> ParsedOutput:
    """Read every call in `text`.

    Args:
        text: What the model or its server wrote.
        schemas: Tool name → JSON Schema of its input, when the tools are known.
        dialect: Read only this dialect; see `dialect_ids`.

    Raises:
        ValueError: `dialect` is not a known id.
    """
    if dialect is not None and dialect not in dialect_ids():
        raise ValueError(f"unknown dialect {dialect!r}")
    scan = Scan(text, KnownTools(schemas))
    if not documents.read(scan, dialect):
        _read_text(scan, dialect)
    elif not (scan.calls or scan.errors):
        _read_texts_inside(scan)
    return assembled(scan, dialect)


def dialect_ids() -> tuple[str, ...]:
    """Every dialect that can be forced."""
    return detection.DIALECTS


def _read_texts_inside(scan: Scan) -> None:
    """Servers leave markup in a message's text, and in its reasoning."""
    thoughts = "\n".join(scan.given_reasoning)
    if scan.content:
        inner = Scan(scan.content, scan.tools)
        _read_text(inner, None)
        documents.adopt(scan, inner)
    if thoughts and not (scan.calls or scan.errors):
        inner = Scan(thoughts, scan.tools)
        _read_text(inner, None)
        documents.adopt_thoughts(scan, inner)


_BULLETS = " \t-*+#>.:0123456789"
_LONGEST_LINE = 400


def _is_quoted(text: str, start: int, end: int) -> bool:
    """Whether the span is code within a sentence, which talks about a call instead of making it."""
    if text[end : end + 1] != "`" or "`" in (text[start - 2 : start - 1], text[end + 1 : end + 2]):
        return False
    before = text[max(0, start - 1 - _LONGEST_LINE) : start - 1].rpartition("\n")[2]
    behind = text[end + 1 : end + 1 + _LONGEST_LINE].partition("\n")[0]
    return bool(before.strip(_BULLETS) or behind.strip())


def _read_text(scan: Scan, dialect: str | None) -> None:
    """Read the text from marker to marker."""
    detector = detection.detector(dialect)
    search, text = detector.pattern.search, scan.text
    pos = 0
    while (marker := search(text, pos)) is not None:
        start, end = marker.span()
        token, read, damaged = detector.reader(marker)
        known = len(scan.calls), len(scan.errors)
        after = read(scan, Opened(start, end, token))
        if after > start and text[start - 1 : start] == "`" and _is_quoted(text, start, after):
            del scan.calls[known[0] :], scan.errors[known[1] :]
            pos = after
        elif after > start:
            scan.cut(start, after)
            pos = after
            if damaged is not None and damaged.part != "other":
                is_closing = damaged.part == "end"
                scan.note_token(start, marker.group(), damaged.marker, is_closing=is_closing)
        else:
            pos = max(end, scan.resume)
    if dialect in (None, "python-call", "functionary") and not (scan.calls or scan.errors):
        plain.read_bare_calls(scan)
