"""Read messages with a header: OpenAI's Harmony, Kimi K3's open/close tags, Inkling."""

from __future__ import annotations

from html import unescape

from tooldesk.calling.parsing import damage
from tooldesk.calling.parsing.bodies.json_objects import read_arguments_object
from tooldesk.calling.parsing.bodies.raw_values import Doubts, closing
from tooldesk.calling.parsing.loose_ends import held_by_rest
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.name_patterns import MARKED_NAME
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.values.doubts import is_sure
from tooldesk.calling.parsing.values.json_reading import read_json_text
from tooldesk.calling.parsing.values.strict_json import read_uniquely
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

_RECIPIENT = late_pattern(r"\bto=\s*+([^\s<{]++)")
_CHANNEL = late_pattern(r"<[|｜]channel[|｜]>\s*+(\w++)")
_BEFORE = late_pattern(
    r"(?:^|\n|>)[ \t]*+(?:assistant|commentary|analysis)?[ \t]*+\bto=[^\s<]{1,200}+[ \t]*+$"
)
_MESSAGE_END = late_pattern(r"<[|｜](?:(?:end|call|return)|(start|channel))[|｜]>")
"""What ends a message; the two in its group begin the next one."""

_HEADER_END = late_pattern(
    r"<[|｜]message[|｜]>|(?<=[\s>a-z])(?=\{)|<[|｜](?:end|call|return)[|｜]>"
)
_MESSAGE_OVER = late_pattern(
    r"<[|｜](?:(?:end|call|return)[|｜]>|start[|｜]>(?:assistant|user|system|developer|tool|functions\b)"
    r"\S{0,80}+(?=<)|channel[|｜]>\s{0,8}+(?:analysis|commentary|final)[^<\n]{0,200}+(?=<))"
)
"""The token that ends a message, or the head of the next one."""

_END_TOKEN = late_pattern(r"\s*+<[|｜](?:end|call|return)[|｜]>")
_STRIPPED = late_pattern(
    rf"commentary to=functions\.({MARKED_NAME})\s*+(?:(?:json|code)\s*+)?(?=\{{)"
)
_BUILT_IN = ("python", "browser", "container", "assistant", "user", "system", "all")
_OTHERS = late_pattern(r"<[|｜]start[|｜]>(?!assistant)")
_LONGEST_HEADER = 500

K3_NAMED = late_pattern(
    r"\s++tool=\"([^\"]*+)\"(?:\s++index=\"?+([^\"<]*+)\"?+)?\s*+<[|｜]sep[|｜]>"
)
"""What Kimi K3's marker needs behind it."""

_K3_CALL = late_pattern(rf"<[|｜]open[|｜]>\s*+call{K3_NAMED.pattern}")
_K3_ARGUMENT = late_pattern(
    r"\s*+<[|｜]open[|｜]>\s*+argument\s++key=\"([^\"]*+)\""
    r"(?:\s++type=\"?+([^\"<]*+)\"?+)?\s*+<[|｜]sep[|｜]>"
)
_K3_FOLLOWING = (
    r"(?=\s*+(?:<[|｜]open[|｜]>\s*+argument\s|<[|｜]close[|｜]>\s*+(?:call|tools)\s*+<|\Z))"
)
_K3_ARGUMENT_END = late_pattern(rf"<[|｜]close[|｜]>\s*+argument\s*+<[|｜]sep[|｜]>{_K3_FOLLOWING}")
_K3_PLAIN = late_pattern(
    r"\s*+<\|open\|>argument key=\"([^\"]*+)\" type=\"([^\"<]*+)\"<\|sep\|>([^<]*+)"
    rf"<\|close\|>argument<\|sep\|>{_K3_FOLLOWING}"
)
"""An argument as the template writes it, whose value holds no tag."""

_K3_ELEMENT = (
    late_pattern(
        r"<[|｜]open[|｜]>\s*+call\s[^<>]*+<[|｜]sep[|｜]>(?=\s*+<[|｜](?:open|close)[|｜]>)"
    ),
    late_pattern(r"<[|｜]close[|｜]>\s*+call\s*+<[|｜]sep[|｜]>"),
)
_K3_END = late_pattern(r"\s*+<[|｜]close[|｜]>\s*+call\s*+<[|｜]sep[|｜]>")


def read_harmony(scan: Scan, opened: Opened, dialect: str) -> int:
    """One Harmony message: a call, reasoning or content by its header; gives its end."""
    text = scan.text
    header_end = scan.search(_HEADER_END, opened.start)
    if header_end is None or header_end.start() - opened.start > _LONGEST_HEADER:
        return opened.end
    if header_end.group()[:2] == "<|" and "message" not in header_end.group():
        return header_end.end()
    start = _header_start(text, opened.start)
    header = text[start : header_end.start()]
    channel = _CHANNEL.search(header)
    recipient = _RECIPIENT.search(header)
    if recipient is not None:
        end = _read_call(
            scan, start, header_end.end(), (start + recipient.start(1), recipient.group(1)), dialect
        )
        if end >= 0:
            scan.cut_apart(start, opened.start)
            return end
    if channel is not None and channel.group(1) == "analysis" and header_end.group():
        close = scan.search(_MESSAGE_END, header_end.end())
        if close is None and _may_begin(scan) and _is_plain(scan, opened):
            scan.open_reasoning = header_end.end() + scan.base
            return _begin_body(scan, (opened.start, header_end.end()))
        end = close.start() if close else len(text)
        scan.sure_at = close.end() if close else scan.sure_at
        scan.think(header_end.end(), end)
        matched = _END_TOKEN.match(text, end)
        return matched.end() if matched else end
    if not header_end.group():
        return opened.end
    if _OTHERS.match(text, start) is not None:
        scan.turn_at = start + scan.base
    return _skip_body(scan, (start, header_end.end()))


def _skip_body(scan: Scan, header: tuple[int, int]) -> int:
    """What is said to the reader is content as it stands: nothing in it is a call."""
    close = scan.search(_MESSAGE_END, header[1])
    if close is None and _may_begin(scan):
        return _begin_body(scan, header)
    scan.cut(*header)
    scan.resume = close.start() if close else len(scan.text)
    scan.sure_at = close.end() if close else scan.sure_at
    return -1


def _may_begin(scan: Scan) -> bool:
    """Whether a message that goes on can be told while it comes."""
    return scan.may_grow and scan.open_reasoning < 0


def _is_plain(scan: Scan, opened: Opened) -> bool:
    """Whether nothing makes a message another thing than its header says."""
    is_quoted = scan.text[opened.start - 1 : opened.start] == "`"
    return not (is_quoted or scan.is_spoken_of) and scan.text.startswith("<|", opened.start)


def _begin_body(scan: Scan, header: tuple[int, int]) -> int:
    """The message goes on, and nothing in it is looked at: what comes of it is told."""
    scan.cut(*header)
    scan.body_end, scan.resume, scan.sure_at = _MESSAGE_END, header[1], header[1]
    return -1


def read_stripped_harmony(scan: Scan, opened: Opened, dialect: str) -> int:
    """A call whose special tokens a decoder dropped: `commentary to=functions.NAME json{…}`."""
    head = _STRIPPED.match(scan.text, opened.start)
    if head is None:
        return -1
    start = opened.start - len("assistant")
    if not scan.text.startswith("assistant", max(start, 0)):
        start = opened.start
    end = read_arguments_object(scan, head.group(1), (start, head.end()), dialect, is_weak=True)
    if end >= 0:
        scan.note_token(opened.start, "", "<|channel|>")
        scan.note_token(head.end(), "", "<|message|>")
        scan.cut(start, opened.start)
    return end


def _header_start(text: str, pos: int) -> int:
    """Where a recipient in the role part begins, before the channel."""
    window = max(0, pos - 200)
    before = _BEFORE.search(text[window:pos]) if text.find("to=", window, pos) >= 0 else None
    if before is None:
        return pos
    return window + before.start() + (before.group()[:1] in ("\n", ">"))


def _read_call(scan: Scan, start: int, pos: int, recipient: tuple[int, str], dialect: str) -> int:
    name = recipient[1]
    is_usual = name.startswith("functions.")
    bare = scan.tools.bare_name(name) if is_usual else scan.name_at(*recipient)
    if bare not in scan.tools and name.partition(".")[0] in _BUILT_IN:
        return -1
    close = scan.search(_MESSAGE_END, pos)
    limit = close.start() if close else len(scan.text)
    if not scan.text[pos : pos + 64].strip() or (close and not scan.text[pos:limit].strip()):
        is_whole = close is not None or scan.tools.needs_nothing(bare)
        scan.add(bare, {}, (start, limit), dialect, hold="" if is_whole else "incomplete")
        end = limit
    else:
        end = read_arguments_object(scan, bare, (start, pos), dialect, until=_MESSAGE_END)
    if end < 0 and (parameter := scan.tools.only_parameter(bare)) is not None:
        repair = Repair(pos, "", parameter, "bare value")
        ended = _MESSAGE_OVER.match(scan.text, limit)
        end = ended.end() if ended is not None else close.end() if close else -1
        scan.add(bare, {parameter: scan.text[pos:limit].strip()}, (start, limit), dialect,
                 repairs=(repair,),
                 **held_by_rest(scan.text, end, "The end of the message is missing."))  # fmt: skip
        end = limit
    if end < 0:
        scan.fail(f"The arguments of {bare} are not a JSON object.", (start, limit), dialect)
        end = limit
    matched = _END_TOKEN.match(scan.text, end)
    after = matched.end() if matched else end
    scan.note_tokens(damage.in_bars(scan.text, (start, after), [(pos, end)]))
    return after


def read_kimi_k3(scan: Scan, opened: Opened, dialect: str) -> int:
    """One Kimi K3 call element with its typed arguments; gives its end, or -1."""
    text = scan.text
    head = _K3_CALL.match(text, opened.start)
    if head is None:
        return -1
    name, pos = unescape(scan.name_in(head, 1)), head.end()
    arguments: JsonObject = {}
    values: list[tuple[int, int]] = []
    doubts = Doubts()
    while True:
        if (plain := _K3_PLAIN.match(text, pos)) is not None:
            key, kind, written = plain.groups()
            start, pos = plain.start(3), plain.end()
        elif (argument := _K3_ARGUMENT.match(text, pos)) is not None:
            key, kind = argument.groups()
            start = argument.end()
            close = closing(scan, start, _K3_ARGUMENT_END, _K3_ELEMENT)
            if close is None:
                doubts.miss(f"The end of {unescape(key)}")
            written = text[start : close.start() if close is not None else len(text)]
            pos = close.end() if close is not None else len(text)
        else:
            break
        values.append((start, start + len(written)))
        doubts.put(arguments, unescape(key), _typed(written, kind))
    closed = _K3_END.match(text, pos)
    repairs: tuple[Repair, ...] = ()
    if closed is None:
        repairs = (Repair(pos, "", "<|close|>call<|sep|>", "missing closing tag"),)
        doubts.miss("<|close|>call<|sep|>")
    end = closed.end() if closed else pos
    doubts.see_end(text, end, arguments)
    scan.note_tokens(damage.in_bars(text, (opened.start, end), values))
    scan.add(name, arguments, (opened.start, end), dialect, repairs=repairs,
             call_id=head.group(2) or None, **doubts.held)  # fmt: skip
    return end


def _typed(written: str, kind: str | None) -> object:
    if kind == "string":
        return written
    strict = read_uniquely(written, 0)
    if strict is not None and strict[1] == len(written):
        return strict[0]
    reading = read_json_text(written)
    is_sound = reading is not None and not reading.is_cut and is_sure(reading.repairs)
    return reading.value if reading is not None and is_sound else written
