"""An output that was escaped as a whole on its way: as JSON, as HTML, or by a tokenizer."""

from __future__ import annotations

from html import unescape

from tooldesk.calling.parsing.limits import MAX_DIGITS
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.late_pattern import late_pattern

_TAG = late_pattern(r"&lt;[^&\s]")
_BACKSLASHED = late_pattern(r"\\[n\"]")
_BARE_QUOTE = late_pattern(r"(?<!\\)\"")
_BYTES = late_pattern(r"<[a-z_]{1,32}[ĠĊ]|[>}]Ċ")
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
    if "&" in text and _TAG.search(text) is not None:
        found.append((unescape(text), "the whole output is escaped for HTML"))
    is_one_line = has_backslash and "\n" not in bare and _BARE_QUOTE.search(bare) is None
    if is_one_line and _BACKSLASHED.search(bare) is not None:
        whole = bare.replace('\\"', '"').replace("\\n", "\n")
        found.append((whole, "quotes or line breaks are escaped"))
    if ("Ġ" in text or "Ċ" in text) and _BYTES.search(text) is not None:
        whole = text.replace("Ġ", " ").replace("Ċ", "\n")
        found.append((whole, "a tokenizer's marks stand for space"))
    return found
