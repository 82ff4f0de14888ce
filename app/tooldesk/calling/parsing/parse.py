"""parse: a model's raw output → the calls in it, what is held back, and what can't be read.

The text is read once from front to back. A whole document of an API is taken apart first;
otherwise `MarkerLoop` reads it from marker to marker.
"""

from __future__ import annotations

import gc
import sys
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import replace

from tooldesk.calling.parsing import detection, escaped, odd_tags, surroundings
from tooldesk.calling.parsing.assembly import assembled
from tooldesk.calling.parsing.confidence import confidence_of
from tooldesk.calling.parsing.envelopes import documents, streams
from tooldesk.calling.parsing.found_call import FoundCall
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.line_lead import lead_of
from tooldesk.calling.parsing.marker_loop import read_text
from tooldesk.calling.parsing.reasoning import THOUGHT_END
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.surroundings import WORDS
from tooldesk.calling.parsing.text_lead import ANSWER_HEAD, lead_end, moved
from tooldesk.calling.tool_calling import ParsedOutput, Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject


def parse(
    text: str, schemas: Mapping[str, JsonObject] | None = None, *, dialect: str | None = None
) -> ParsedOutput:
    """Read every call in `text`.

    What a long text holds can be a million records, none of them garbage, through which Python's
    collector would look several times while they are made: it waits until all of them are there.

    Args:
        text: What the model or its server wrote.
        schemas: Tool name → JSON Schema of its input, when the tools are known.
        dialect: Read only this dialect; see `dialect_ids`.

    Raises:
        ValueError: `dialect` is not a known id.
    """
    if dialect is not None and dialect not in dialect_ids():
        raise ValueError(f"unknown dialect {dialect!r}")
    if type(text) is not str:
        text = str.__getitem__(text, slice(None))  # a subclass may answer as it likes
    if lead := lead_end(text):
        return moved(parse(text[lead:], schemas, dialect=dialect), lead)
    if len(text) < _MUCH or not gc.isenabled():
        return _parsed(text, schemas, dialect)
    gc.disable()
    try:
        return _parsed(text, schemas, dialect)
    finally:
        gc.enable()


def _parsed(
    text: str, schemas: Mapping[str, JsonObject] | None, dialect: str | None
) -> ParsedOutput:
    if _is_prose(text, dialect, has_tools=bool(schemas)):
        return ParsedOutput((), (), text, "", ())
    scan = Scan(text, KnownTools(schemas))
    if not documents.read(scan, dialect):
        if (answer := _answer(scan, dialect)) is not None:
            return answer
        place: tuple[int, int] | None = None
        if text.find("\n", 1, LONGEST_LEAD + 1) > 0:
            place = _place_of_stream(scan)
        if place is not None and (stream := _read_inside(scan, place, dialect)) is not None:
            return assembled(stream, dialect)
        read_text(scan, dialect)
        for found in scan.calls:
            if not found.hold:
                break
        else:
            scan = otherwise(scan, dialect, place) or scan
    elif not (scan.calls or scan.errors):
        read_texts_inside(scan)
    return assembled(scan, dialect)


def _is_prose(text: str, dialect: str | None, *, has_tools: bool) -> bool:
    """Whether a short text says nothing but itself: no document, marker, name or escaped output."""
    first = text[:1]
    if len(text) > _SHORT or not first.isalpha() or first in documents.STREAM_STARTS:
        return False
    for sign in _SAYING:
        if sign in text:
            return False
    return not (has_tools and "(" in text) and detection.detector(dialect).is_silent(text)


def dialect_ids() -> tuple[str, ...]:
    """Every dialect that can be forced."""
    return detection.DIALECTS


def otherwise(scan: Scan, dialect: str | None, known: tuple[int, int] | None = None) -> Scan | None:
    """Another reading of a text in which no call runs: escaped, in odd tags, around a document.

    `known` is where a document was read that holds no call.
    """
    return (
        _unescaped(scan, dialect)
        or _with_tidy_tags(scan, dialect)
        or _document_inside(scan, dialect, known)
    )


def read_texts_inside(scan: Scan) -> None:
    """Servers leave markup in a message's text, and in its reasoning."""
    thoughts = "\n".join(scan.given_reasoning)
    if scan.content and scan.given_doubt != streams.UNKNOWN:
        inner = Scan(scan.content, scan.tools)
        read_text(inner, None)
        documents.adopt(scan, inner)
        if scan.given_doubt:
            for found in scan.calls:
                found.wait("ambiguous", scan.given_doubt)
    if thoughts and not (scan.calls or scan.errors):
        inner = Scan(thoughts, scan.tools)
        read_text(inner, None)
        documents.adopt_thoughts(scan, inner)


def _unescaped(scan: Scan, dialect: str | None) -> Scan | None:
    """The reading of an output that was escaped as a whole, when it begins with its calls."""
    for text, why in escaped.readings(scan.text):
        if not _may_be_calls(text, dialect):
            continue
        inner = Scan(text, scan.tools)
        inner.repaired_in_vain = scan.repaired_in_vain
        read_text(inner, dialect, MARKERS_IN_VAIN)
        if not inner.calls or _says_more(inner) or not all(map(_is_sound, inner.calls)):
            continue
        if scan.tools and any(found.calling.tool_name not in scan.tools for found in inner.calls):
            continue
        whole = Scan(scan.text, scan.tools)
        whole.cut_apart(0, len(scan.text))
        documents.adopt(whole, inner)
        repair = Repair(0, scan.text[:1], "", why)
        for found in whole.calls:
            repairs = (repair, *found.calling.repairs)
            found.calling = replace(
                found.calling, repairs=repairs,
                confidence=confidence_of(len(repairs), found.is_weak, found.hold),
            )  # fmt: skip
        return whole
    return None


def _with_tidy_tags(scan: Scan, dialect: str | None) -> Scan | None:
    """The reading of calls between tags in capitals, or with space in them."""
    if "<" not in scan.text:
        return None
    tidy = odd_tags.tidied(scan.text)
    if tidy is None:
        return None
    text, tokens = tidy
    inner = Scan(text, scan.tools)
    inner.repaired_in_vain = scan.repaired_in_vain
    read_text(inner, dialect, MARKERS_IN_VAIN)
    for found in inner.calls:
        if found.is_weak or not _is_sound(found):
            return None
        if odd_tags.stand_in(found.calling.arguments.values()):
            return None
    if inner.errors or not inner.calls:
        return None
    inner.text = scan.text
    inner.note_tokens(tokens)
    cuts = sorted(inner.cuts)
    for token in tokens:  # with the space in it each of them is cut, unless it is named in words
        at = token.offset + (0 if token.is_closing else len(token.written) - len(token.meant))
        around = bisect_right(cuts, (at, sys.maxsize)) - 1
        if around >= 0 and at < cuts[around][1]:
            inner.cut_apart(token.offset, token.offset + len(token.written))
    return inner


def _says_more(scan: Scan) -> bool:
    """Whether anything but calls stands before the last of them ends.

    Behind it anything may: nobody knows of an output that ends with a call whether it goes on.
    """
    last, pos = scan.calls[-1].calling.end, 0
    for start, end in sorted(scan.cuts):
        if start >= last:
            break
        before = scan.text[pos:start].strip()
        if before and (pos or not (before == _ANSWER or before.startswith(_THOUGHT))):
            return True
        pos = max(pos, end)
    return False


def _may_be_calls(text: str, dialect: str | None) -> bool:
    """Whether the first that stands there is a marker, or a word that could be called."""
    at = past(_LEAD, text, 0)
    first = text[at : at + 1]
    pattern = detection.detector(dialect).at[first]
    return first.isidentifier() or (pattern is not None and pattern.match(text, at) is not None)


def _is_sound(found: FoundCall) -> bool:
    """Whether a call needs no repair, and no yes unless the text answers by itself."""
    repairs = [] if found.calling.dialect == "sarashina" else found.calling.repairs
    return found.hold in ("", "answered") and not repairs  # Sarashina writes Python's quotes


_MUCH = 50_000
"""From so many characters on the collector waits."""

_SHORT = 4_096
"""Of a longer text the parts that read it cost little."""

_SAYING = ("{", "<", "[", "\\", "&", "Ġ", "Ċ")
"""What a call or document begins with, or an output that was escaped as a whole."""

MARKERS_IN_VAIN = 100
"""Markers that may begin nothing before the first call of an output that was escaped as a whole:
it must be calls and nothing else, so a text with more of them would be read twice for nothing."""

LONGEST_LEAD = 80
"""How many characters may stand before an API's document."""

STREAM_LEAD = late_pattern(r"\s*+[^\n{\[<]{1,80}+\n\s*+(?:(?:```|~~~)[^\n{\[<]{0,40}+\n\s*+)?+")
"""What may stand before an API's stream: a line of words, what opens a fence, or both."""

_STREAM_INSIDE = late_pattern(
    rf"{STREAM_LEAD.pattern}(?=(?:data|event):|[0-9a-k]:[\"\[{{]|\{{)",
)

AROUND = late_pattern(r"(?:`{3,8}+|~{3,8}+)?+\w*+\s*+\Z")
"""What may stand behind a document."""

NEXT_LINE = late_pattern(r"[ \t]*+\r?\n\s*+\{")
"""What stands between two of them."""

_ANSWER = "<answer>"
_THOUGHT = "Thought:"
"""What stands before a call or action and belongs to its notation."""

_OF_A_TOOL = late_pattern(r"(?i:\b(?:tool|function|command|script|search|observation)s?\b)")
"""Words for what gives no answer of an API, though it may quote one."""

_FENCE = late_pattern(r"(?:```|~~~)[ \t]*+(\w++)")
_SERVED = late_pattern(r"(?i:https?|sse|events?|logs?)")
"""Languages of fences around what a server answers."""

_BRACKET = late_pattern(r"[\[{]")
_LEAD = late_pattern(rf"\s*+(?:{_ANSWER}\s*+)?+")


def _answer(scan: Scan, dialect: str | None) -> ParsedOutput | None:
    """What is read of an API's answer with its headers, as `curl -i` prints it."""
    head = ANSWER_HEAD.match(scan.text) if scan.text.startswith("HTTP/") else None
    if head is None:
        return None
    body = Scan(scan.text[head.end() :], scan.tools)
    if not documents.read(body, dialect):
        return None
    if not (body.calls or body.errors):
        read_texts_inside(body)
    return moved(assembled(body, dialect), head.end())


def _place_of_stream(scan: Scan) -> tuple[int, int] | None:
    """Where an API's stream stands in a fence or behind a line of words."""
    found = _STREAM_INSIDE.match(scan.text)
    if found is None or not streams.is_stream(scan.text, found.end()):
        return None
    if _is_shown(found.group()):
        return None
    return found.end(), len(scan.text.rstrip("`~ \r\n"))


def _place_inside(scan: Scan, lead: str) -> tuple[int, int] | None:
    """Where a document stands that has little before it and the end of a fence behind it."""
    text = scan.text
    bracket = _BRACKET.search(lead)
    if bracket is None or (start := bracket.start()) == 0:
        return None
    if lead_of(text, start, is_weak=True) not in ("", "in_sentence", "in_result"):
        return None
    if _is_shown(lead[:start]):
        return None
    strict = scan.json_at(start)
    if strict is None:
        return None
    if NEXT_LINE.match(text, strict[1]) is not None:
        return start, len(text.rstrip("`~ \r\n"))
    return (start, strict[1]) if AROUND.fullmatch(text[strict[1] :].strip()) else None


def _is_shown(lead: str) -> bool:
    """Whether what stands before a document says that no API gave it to whoever wrote this."""
    lead = THOUGHT_END.split(lead)[-1]
    fence = _FENCE.search(lead)
    language = fence.group(1) if fence else ""
    is_code = surroundings.is_code(language) and _SERVED.fullmatch(language) is None
    return is_code or "<" in lead or _OF_A_TOOL.search(lead) is not None


def _document_inside(scan: Scan, dialect: str | None, known: tuple[int, int] | None) -> Scan | None:
    """The reading of an API's document in a fence or behind a word, and nothing else."""
    if scan.errors or (dialect is not None and dialect not in documents.DIALECTS):
        return None
    if any(found.why != WORDS["in_result"] for found in scan.calls):
        return None  # what a server is said to answer may be an answer
    lead = scan.text[: LONGEST_LEAD + 1]
    place = _place_inside(scan, lead) if "{" in lead or "[" in lead else None
    return _read_inside(scan, place, dialect) if place not in (None, known) else None


def _read_inside(scan: Scan, place: tuple[int, int], dialect: str | None) -> Scan | None:
    """The reading of the document that stands at a place of the text."""
    start, end = place
    inner = Scan(scan.text[start:end], scan.tools)
    if not documents.read(inner, dialect):
        return None
    if not (inner.calls or inner.errors):
        read_texts_inside(inner)
    if not inner.calls:
        return None
    whole = Scan(scan.text, scan.tools)
    whole.cut_apart(start, end)
    documents.adopt(whole, inner)
    said = _words_before(scan.text[:start].rstrip()), whole.content
    whole.content = "\n".join(filter(None, said))
    return whole


def _words_before(lead: str) -> str:
    """What stands before a document, without what opens a fence around it."""
    fence = max(lead.rfind("```"), lead.rfind("~~~"))
    if fence >= 0 and "\n" not in lead[fence:]:
        lead = lead[:fence]
    return lead.strip("`~ \r\n").removesuffix("json").strip("`~ \r\n")
