"""Elements of web pages and documents, in which a text shows things: no call is made there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tooldesk.calling.parsing.searched_text import SearchedText
from tooldesk.late_pattern import late_pattern

if TYPE_CHECKING:
    from tooldesk.calling.parsing.scan import Scan

_CODE = "code"
"""Some agents write calls by name between these tags, on lines of their own."""

_NAMES = (
    "examples?|pre|samp|kbd|xmp|details|blockquote|script|style|textarea|template|html|body|main"
    "|article|section|div|span|p|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|docs?|documents?"
    "|documentation|files?|context|logs?|snippets?|samples?|quotes?|transcript|conversation"
    "|history|instructions|prompt|system|system_prompt|user|available_tools|faq"
    "|(?:tool_call_|function_(?:call_)?|command_|search_)?results?|tool_outputs|function_outputs?"
    "|[a-z0-9]{1,12}[:_|](?:tool|function)_(?:responses?|outputs?|results?)|tool_code_outputs?"
    "|response|observations?|stdout|stderr"
    "|Think|THINK|Thinking|THINKING|reasoning|Reasoning|REASONING|reflections?|analysis|rationale"
    "|reasons?|thoughts|Thought|plan|scratch_?pad|inner_monologue|inner_thoughts|monologue"
    "|internal|antThinking|thought_process|chain_of_thought|deliberation|commentary"
)
"""What shows, what a tool gave, and thoughts that no dialect's token begins."""

_TAG = r"<(/?)({names})(?=[\s>])(?![^<>]{{0,200}}/>)"
_ELEMENT = late_pattern(_TAG.format(names=f"{_CODE}|{_NAMES}"))
_BUT_CODE = late_pattern(_TAG.format(names=_NAMES))


class Elements:
    """Those that are open at a place; goes through a text and never back."""

    __slots__ = ("_open", "_pos")

    def __init__(self) -> None:
        self._open: dict[str, tuple[int, int]] = {}
        self._pos = 0

    def __bool__(self) -> bool:
        return bool(self._open)

    def pass_to(self, pos: int) -> None:
        """Nothing before this place of the raw text begins or ends one any more."""
        self._pos = max(self._pos, pos)

    def forget(self, since: int, until: int) -> None:
        """Those that begin between these places of the raw text are open no longer."""
        self._open = {
            name: known for name, known in self._open.items() if not since <= known[0] < until
        }

    def go_to(self, text: str, base: int, pos: int) -> None:
        """Note what begins and ends before `pos`, a place of `text`, which begins at `base`."""
        for tag in _ELEMENT.finditer(text, max(self._pos - base, 0), pos):
            slash, name = tag.groups()
            first, depth = self._open.get(name, (tag.start() + base, 0))
            if not slash and text[tag.start() - 1 : tag.start()] != "`":
                self._open[name] = first, depth + 1
            elif slash and depth > 1:
                self._open[name] = first, depth - 1
            elif slash and depth:
                del self._open[name]
        self.pass_to(pos + base)

    def around(self, scan: Scan, pos: int) -> str:
        """The name of one that ends behind a place, "" for none."""
        for name in self._open:
            if scan.find(f"</{name}>", pos) >= 0:
                return name
        return ""

    @property
    def first(self) -> str:
        """The name of the one that began first."""
        return min(self._open, key=self._open.__getitem__)


def end_of_element(scan: Scan, pos: int, place: int) -> int:
    """Where the last element ends that begins between `pos` and `place` and shows calls by name.

    `place` when it ends before that, where the next look begins.
    """
    text = scan.text
    while pos < place and (begun := _BUT_CODE.search(text, pos, place)) is not None:
        close = -1 if begun.group(1) else scan.find(f"</{begun.group(2)}>", begun.end())
        pos = begun.end() if close < 0 else close
    return max(pos, place)


def elements_in(
    text: str, start: int, end: int
) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """The outermost elements of a part of a text, and what each of them holds."""
    searched, pos = SearchedText(text), start
    while (begun := _ELEMENT.search(text, pos, end)) is not None:
        slash, name = begun.groups()
        close = -1 if slash else searched.find(f"</{name}>", begun.end())
        pos = begun.end()
        if 0 <= close < end:
            inside = text.find(">", pos, close) + 1 or pos
            pos = close + len(name) + 3
            yield (begun.start(), pos), (inside, close)
