"""Read what stands between two tags, whatever notation it is in.

Models put any body into any wrapper, so the first characters decide how it is read; the
grammar only names the result.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import ascii_letters

from tooldesk.calling.parsing.bodies import (
    argument_pairs,
    brace_notation,
    named_elements,
    python_calls,
)
from tooldesk.calling.parsing.bodies.json_objects import (
    arguments_follow,
    read_arguments_object,
    read_objects,
)
from tooldesk.calling.parsing.call_objects import is_plain_call
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.name_patterns import MARKS
from tooldesk.calling.parsing.progress import UnfinishedError
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.late_pattern import late_pattern

_START = late_pattern(r">?+[\s\ufeff\u200b]*+(?:(?:```|~~~)\w*+\s*+)?+")
_JSON = late_pattern(r"(?:\[[\s,\[]*+)?\{")
_SPACE = late_pattern(r"\s*+")
_FENCE_END = late_pattern(r"\s*(?:```|~~~)?[\s\"']*")
_SIGNS = frozenset(ascii_letters + "<[{,;")
"""Most of what stands at either end of a body, and is neither space nor a fence nor a quote."""

_PROSE = late_pattern(r"[^<>{}\[\]`]{0,300}[.:!?。\n]\s{0,16}+(?=\[\s*+\{|\{)")
"""A sentence before JSON."""

_PROSE_BEFORE_PYTHON = late_pattern(
    rf"[^<>{{}}\[\]`()]{{0,300}}(?:[.:!?。]\s|[。\n])\s{{0,16}}+(\[?+)\s*+(?={python_calls.CALL.pattern})"
)
_TAG_BEGINS, _TAG_SIGNS, _BRACKETS = frozenset("<["), frozenset("<]"), frozenset("[{")
_LIST = late_pattern(r"\s*+(?:\{|\[(?!/))")
_INNER = late_pattern(r"<function\s*+[=\s]|<(?:\w{1,16}:)?invoke\s|<(?:ifm\|)?tool_call[>:]")
_WORD = r"[^\s<>{}()\[\]\"',;]"
"""What names are made of; longer words than any of them are passed over quickly."""

BODY = late_pattern(
    rf"{_START.pattern}(?:[<\[{{]|\]<\]|call:{brace_notation.NAMED.pattern}|(?!{_WORD}{{300}})"
    rf"(?:{python_calls.CALL.pattern}|{argument_pairs.NAME.pattern}))"
)
"""What an opening tag needs behind it; without that it was only named."""

_NAMES = ("<name>", "<tool_name>")
_LONGEST_BLOCK = 20_000
_LONGEST_LINK = 40
_LINK = late_pattern(r"(?:[,;/]?+ (?:[\w,;:/.…\-]++ )*+|[,;/]|\s*+|\s*+(?:\[\s*+\]|\{\s*+\})\s*+)")
"""What may stand between two tags that a sentence names: words, or what is empty."""

_WORDS_BETWEEN = late_pattern(
    r" (?:is|are|was|and|or|begins?|opens?|starts?|marks?|means|stands|tells|goes|comes)"
    r"\b[^<>{}\[\]()\"=\n]{1,300}+"
)
_WORD_BEHIND = late_pattern(r" [^\W\d]")

_BARE_NAME = late_pattern(rf"[^\W\d][\w.\-/:{MARKS}]*+")


def read(
    scan: Scan,
    opened: Opened,
    closers: tuple[str, ...],
    dialects: Mapping[str, str],
    *,
    is_closer_taken: bool = True,
) -> int:
    """Read the block that `opened` begins; gives its end, or -1 when there is no call in it.

    Args:
        scan: Where to note the calls.
        opened: The opening tag.
        closers: Tags that may end the block.
        dialects: Body kind (json, python, pairs, …) → the dialect to note; "" for the others.
        is_closer_taken: Whether the closing tag belongs to the block, or has a meaning of its own.
    """
    text = scan.text
    pos = opened.end
    first = text[pos : pos + 1]
    if first not in _SIGNS:
        pos = past(_START, text, pos)
        first = text[pos : pos + 1]
    if first in _TAG_SIGNS and _is_other_tag(text, pos, closers):
        return _go_inside(scan, opened, pos, closers, dialects)
    limit, closer = _nearest(scan, pos, closers)
    before = len(scan.calls), len(scan.errors)
    if first in _BRACKETS and _JSON.match(text, pos) is not None:
        end = _read_json(scan, pos, (limit, closer, closers), dialects)
    elif first == "c" and text.startswith("call:", pos):
        head = brace_notation.HEAD.match(text, pos)
        end = (
            -1 if head is None else brace_notation.read(scan, pos, head, _named(dialects, "braces"))
        )
    else:
        end = _read_named(scan, opened, pos, limit, dialects)
    if end < 0 and closer and len(scan.errors) == before[1]:
        end = _read_behind_prose(scan, pos, limit, dialects)
    if end < 0:
        return _nothing(scan, opened, limit, closer, before, dialects)
    if text[opened.end] == ">":
        scan.note_token(opened.end, ">", "")
    if text[end : end + 1] not in _SIGNS:
        end = past(_FENCE_END, text, end)
    return _past_closer(text, end, closers) if is_closer_taken else end


def _go_inside(
    scan: Scan, opened: Opened, pos: int, closers: tuple[str, ...], dialects: Mapping[str, str]
) -> int:
    """Other tags, which are read by themselves, unless they are the parts of one call."""
    scan.wrapper = opened.token
    if scan.text.startswith(_NAMES, pos):
        if named_elements.HEAD.match(scan.text, pos) is not None:
            return named_elements.read(scan, opened, _named(dialects, "elements"))
        scan.rule_out(pos)
    elif scan.may_grow:
        scan.sure_at = pos + max(*map(len, closers), *map(len, _NAMES), 2)
    return opened.end


def _read_behind_prose(scan: Scan, pos: int, limit: int, dialects: Mapping[str, str]) -> int:
    """JSON behind a sentence within the tags, when that and nothing else stands before the end."""
    prose = _PROSE.match(scan.text, pos, limit)
    if prose is None:
        return _read_python_behind_prose(scan, pos, limit, _named(dialects, "python"))
    is_list = scan.text.startswith("[", prose.end())
    dialect = (is_list and dialects.get("list")) or _named(dialects, "json")
    try:
        strict = scan.json_at(prose.end())
    except UnfinishedError as unfinished:
        raise unfinished.of("", dialect, is_weak=False)  # noqa: B904
    if strict is None or scan.text[strict[1] : limit].strip():
        return -1
    return read_objects(scan, prose.end(), limit, dialect)


def _read_python_behind_prose(scan: Scan, pos: int, limit: int, dialect: str) -> int:
    """The same of calls of known tools as Python."""
    prose = _PROSE_BEFORE_PYTHON.match(scan.text, pos, limit)
    if prose is None or scan.tools.bare_name(prose.group(2)) not in scan.tools:
        return -1
    calls, errors = len(scan.calls), len(scan.errors)
    end = python_calls.read_calls(scan, prose.end(), limit, dialect, in_list=prose.group(1) != "")
    if end >= 0 and not scan.text[end:limit].strip():
        return end
    del scan.calls[calls:], scan.errors[errors:]
    return -1


def _is_other_tag(text: str, pos: int, closers: tuple[str, ...]) -> bool:
    """Whether a tag stands there that is none of those that may end the block."""
    return text.startswith(("<", "]<]"), pos) and not text.startswith(closers or "</", pos)


def _named(dialects: Mapping[str, str], kind: str) -> str:
    return dialects.get(kind) or dialects[""]


def _nearest(scan: Scan, pos: int, closers: tuple[str, ...]) -> tuple[int, str]:
    """The first closing tag and where it stands; the end of the text when there is none."""
    best, which = len(scan.text), ""
    for closer in closers:
        at = scan.find(closer, pos)
        if 0 <= at < best:
            best, which = at, closer
    return best, which


def _past_closer(text: str, pos: int, closers: tuple[str, ...]) -> int:
    for closer in closers:
        if text.startswith(closer, pos):
            end = pos + len(closer)
            return end + 1 if text.startswith('"', end) and not text[end + 1 :].strip() else end
    return pos


def _read_json(
    scan: Scan, pos: int, bounds: tuple[int, str, tuple[str, ...]], dialects: Mapping[str, str]
) -> int:
    limit, closer, _ = bounds
    text = scan.text
    is_list = text.startswith("[", pos)
    dialect = (is_list and dialects.get("list")) or _named(dialects, "json")
    before = len(scan.calls), len(scan.errors)
    by_key = "by key" in dialects
    end = read_objects(scan, pos, limit, dialect, by_key=by_key)
    found = scan.calls[before[0] :]
    if closer and (len(scan.errors) > before[1] or any([call.hold for call in found])):
        later = _last_before_next(scan, limit, closer)
        if later > limit:
            del scan.calls[before[0] :], scan.errors[before[1] :]
            return read_objects(scan, pos, later, dialect, by_key=by_key)
    return end


def _last_before_next(scan: Scan, limit: int, closer: str) -> int:
    """The last closing tag before another block opens: earlier ones may be inside a string."""
    opener = closer.replace("</", "<", 1).replace("[/", "[", 1)
    following = scan.find(opener, limit)
    return scan.text.rfind(closer, limit, following if following >= 0 else len(scan.text))


def _read_named(
    scan: Scan, opened: Opened, pos: int, limit: int, dialects: Mapping[str, str]
) -> int:
    """A name first: Python calls, argument pairs, or the name and a JSON object."""
    text = scan.text
    in_list = text.startswith("[", pos)
    called = python_calls.CALL.match(text, past(_SPACE, text, pos + 1) if in_list else pos, limit)
    if called is not None:
        return python_calls.read_calls(
            scan, called.start(), len(text), _named(dialects, "python"), in_list=in_list,
            first=called,
        )  # fmt: skip
    named = argument_pairs.NAME.match(text, pos)
    if named is None:
        if text[opened.start - 1 : opened.start] == "`":
            scan.rule_out(pos)
        return -1
    name = scan.name_in(named, 1)
    if named.group(3) or named.group(4):
        return _read_pairs(scan, opened, named, name, dialects)
    if named.group(6):
        before = len(scan.calls)
        end = read_arguments_object(
            scan, name, (opened.start, named.end()), _named(dialects, "named json"),
            until=argument_pairs.CLOSE,
        )  # fmt: skip
        return end if end < 0 or not _is_word_before_call(scan, name, before) else -1
    is_word = text[opened.end : opened.end + 1] == " " and name not in scan.tools
    is_word = is_word and (bool(scan.tools) or _is_in_sentence(text, opened, limit))
    if named.group(5) and "pairs" in dialects and not is_word and _BARE_NAME.fullmatch(name):
        return argument_pairs.read(scan, opened.start, named.end(), name, _named(dialects, "pairs"))
    return -1


def _is_word_before_call(scan: Scan, name: str, before: int) -> bool:
    """Whether what was read from `before` on is a word and a call; it is dropped then."""
    is_word = name[:1].isalpha() and name not in scan.tools
    given = [found.calling.arguments for found in scan.calls[before:]] if is_word else []
    if any(is_plain_call(one) or scan.calls_in(one, is_marked=False) for one in given):
        del scan.calls[before:]
        return True
    return False


def _read_pairs(
    scan: Scan, opened: Opened, named: re.Match[str], name: str, dialects: Mapping[str, str]
) -> int:
    text = scan.text
    pos = named.end()
    dialect = _named(dialects, "pairs" if named.group(2) else "pairs on one line")
    if named.group(4):
        pos += len(named.group(4))
        dialect = "hunyuan-v3"
        if arguments_follow(text, pos, in_list=True):
            end = read_arguments_object(
                scan, name, (opened.start, pos), dialect, until=argument_pairs.CLOSE
            )
            tail = argument_pairs.END.match(text, end) if end >= 0 else None
            return tail.end() if tail else end
    return argument_pairs.read(scan, opened.start, pos, name, dialect)


def is_list(text: str, pos: int) -> bool:
    """Whether JSON seems to begin at a place, but for space."""
    return _LIST.match(text, pos) is not None


def _is_mention(scan: Scan, opened: Opened, limit: int) -> bool:
    """Whether the opening tag was only named, or stands before a call in tags of its own."""
    if _is_in_sentence(scan.text, opened, limit):
        return True
    if 0 <= scan.find(scan.text[opened.start : opened.end], opened.end) <= limit:
        return True
    inner = scan.search(_INNER, opened.end)
    return inner is not None and inner.start() < limit


def _is_in_sentence(text: str, opened: Opened, limit: int) -> bool:
    """Whether a sentence names both tags, with a word or nothing between them."""
    if limit - opened.end > _LONGEST_LINK or not _LINK.fullmatch(text, opened.end, limit):
        return False
    line = text[max(0, opened.start - _LONGEST_LINK) : opened.start].rpartition("\n")[2]
    return line[-1:] == " " and not line.isspace()


def _is_explained(text: str, opened: Opened, limit: int, closer: str) -> bool:
    """Whether a sentence says what both tags are: words stand between them, and behind."""
    return (
        _WORDS_BETWEEN.fullmatch(text, opened.end, limit) is not None
        and _WORD_BEHIND.match(text, limit + len(closer)) is not None
    )


def _nothing(
    scan: Scan, opened: Opened, limit: int, closer: str, before: tuple[int, int],
    dialects: Mapping[str, str],
) -> int:  # fmt: skip
    """No call: an error where a block was opened and closed, content where it was only named."""
    text = scan.text
    is_open = not closer or limit - opened.end > _LONGEST_BLOCK
    if is_open and len(scan.errors) == before[1] and not is_list(text, opened.end):
        if opened.token[0] in _TAG_BEGINS and text[opened.start - 1 : opened.start] != "`":
            scan.open_block_from = min(scan.open_block_from, opened.start + scan.base)
        return -1
    if (
        text[opened.start - 1 : opened.start] == "`"
        or _is_mention(scan, opened, limit)
        or _is_explained(text, opened, limit, closer)
        or "..." in text[opened.end : min(limit, opened.end + 80)]
    ):
        del scan.errors[before[1] :]
        return -1
    if len(scan.errors) > before[1]:
        return _past_closer(text, limit, (closer,)) if closer else limit
    if is_open:
        limit = len(text)
    scan.fail(
        "There is no call between the markers that can be read.", (opened.start, limit),
        _named(dialects, "json"),
    )  # fmt: skip
    return limit + len(closer)
