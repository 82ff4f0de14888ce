"""An output that was escaped as a whole on its way: as JSON, as HTML, or by a tokenizer."""

from __future__ import annotations

from html import unescape

from tooldesk.calling.parsing.limits import MAX_DIGITS
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.late_pattern import late_pattern

_TAG = late_pattern(r"&(?:lt|#60|#[xX]3[cC]);[^&\s]|&gt;&gt;&gt;")
_QUOTES = late_pattern(r"&(?:quot|#34|#x22);")
_APOSTROPHES = late_pattern(r"&(?:apos|#39|#x27);")
_RAW = late_pattern(r"<[^<>\s]{0,24}?(?:param|arg_value|invoke)|CDATA\[|call:")
"""What says that values stand there as they are, and not in quotes."""
_MARKUP = late_pattern(
    r"<(?:[|｜]|/?(?:[a-z]{1,8}:)?(?:\w{1,16}_)?(?:tool_call|function|param|invoke|arg_(?:key|value)))"
)
"""A notation's tag as it is: where one stands, others in HTML's escapes are part of a value."""
_STRING_OR_BREAK = late_pattern(r"\"(?:[^\"\\]|\\.)*+(?:\"|\\?\Z)|\\n")
_MARKUP_BEFORE = late_pattern(r"(?:\A|[>}\])`]|\\n)\s*\Z")
_MARKUP_BEHIND = late_pattern(
    r"\s*+(?:\Z|\\n|[<{\[`✿]|(?:Action|Thought|Observation|Final Answer)\b)"
)
_NEAR = 16
_BACKSLASHED = late_pattern(r"\\[n\"]")
_BARE_QUOTE = late_pattern(r"(?<!\\)\"")
_BYTES = late_pattern(
    r"<[a-z_]{1,32}[ĠĊ]|[>}]Ċ|[:,)}\]`✿>]Ġ|Ċ[<{\[`✿]|Ċ(?:Action|Thought)\b"
    r"|Ġ(?:name|tool|key|string|type|to|index)=|\bCallingĠtool"
)
"""Where the marks of a tokenizer stand next to what is no word."""

_LONGEST = 1_000 * MAX_DIGITS


def readings(text: str) -> list[tuple[str, str]]:
    """What the text may have been before it was escaped, and how it was, in words."""
    found: list[tuple[str, str]] = []
    has_backslash = "\\" in text
    if len(text) > _LONGEST:
        return found
    bare = text.strip() if has_backslash or not "#" <= text[:1] <= "~" else ""
    if bare.startswith('"'):
        strict = read_strictly(bare, 0)
        if strict is not None and strict[1] == len(bare) and isinstance(strict[0], str):
            found.append((strict[0], "the whole output is a JSON string"))
    is_html = "&" in text and (_TAG.search(text) is not None or _is_quoted(text))
    if is_html and _MARKUP.search(text) is None:
        found.append((unescape(text), "the whole output is escaped for HTML"))
    is_one_line = has_backslash and "\n" not in bare and _BARE_QUOTE.search(bare) is None
    if is_one_line and _BACKSLASHED.search(bare) is not None:
        whole = bare.replace('\\"', '"').replace("\\n", "\n")
        found.append((whole, "quotes or line breaks are escaped"))
    elif has_backslash and "\n" not in bare and (broken := _with_breaks(bare)):
        found.append((broken, "line breaks are escaped"))
    if ("Ġ" in text or "Ċ" in text) and _BYTES.search(text) is not None:
        whole = text.replace("Ġ", " ").replace("Ċ", "\n")
        found.append((whole, "a tokenizer's marks stand for space"))
    return found


def _is_quoted(text: str) -> bool:
    """Whether all quotes are those of HTML."""
    if _QUOTES.search(text) is not None:
        return '"' not in text
    return "'" not in text and _APOSTROPHES.search(text) is not None


def _with_breaks(text: str) -> str:
    """The text with real line breaks around markup; "" when one may be part of a value."""
    pieces, done, is_raw = [], 0, _RAW.search(text) is not None
    for mark in _STRING_OR_BREAK.finditer(text):
        if mark.group()[0] == '"':
            continue
        start, end = mark.span()
        if (
            _MARKUP_BEFORE.search(text[max(0, start - _NEAR) : start]) is None
            and _MARKUP_BEHIND.match(text, end) is None
        ):
            if is_raw:
                return ""
            continue
        pieces += [text[done:start], "\n"]
        done = end
    return "".join((*pieces, text[done:])) if done else ""
