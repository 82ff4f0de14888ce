"""What is open in tolerated JSON: which bracket ends what, and what a missing one stands for."""

from __future__ import annotations

from tooldesk.calling.parsing.values import doubts
from tooldesk.calling.parsing.values.json_text import Frame, JsonText
from tooldesk.calling.parsing.values.json_tokens import MEMBER_BEHIND, QUOTED_KEY
from tooldesk.tools.tool_result import JsonValue


class OpenContainers(JsonText):
    """A text that is read, with the objects and arrays around the place."""

    def __init__(self, text: str, start: int, limit: int) -> None:
        super().__init__(text, start, limit)
        self._stack: list[Frame] = []

    def _is_closer(self, char: str) -> bool:
        """Whether a container ends here, or the text does."""
        return char in ("", "}", "]", self._stack[-1].closer)

    def _is_stray(self, char: str) -> bool:
        """Whether a bracket ends nothing that is open near by."""
        return not any(outer.closer == char for outer in self._stack[:-1][-8:])

    def _is_swapped(self, char: str) -> bool:
        """Whether a brace ends an array of the outermost object, of which more members follow."""
        return (
            char == "}"
            and len(self._stack) == 2
            and MEMBER_BEHIND.match(self._text, self._pos + 1, self._limit) is not None
        )

    def _is_member_of_outer(self) -> bool:
        """Whether a key stands where an element must, so that the array has ended before it."""
        is_in_object = len(self._stack) > 1 and self._stack[-2].closer == "}"
        return is_in_object and QUOTED_KEY.match(self._text, self._pos, self._limit) is not None

    def _close_for(self, frame: Frame) -> None:
        """Put in a bracket that is missing."""
        self._repair(self._pos, "", frame.closer, "missing closing bracket")
        self._is_cut = True

    def _ended(self) -> JsonValue:
        """Take out the innermost container, which has ended, as a value."""
        frame = self._stack.pop()
        return self._tuple(frame) if frame.closer == ")" else frame.value

    def _tuple(self, frame: Frame) -> JsonValue:
        """A tuple's items as an array; one item alone may be meant without it."""
        self._repair(frame.start, "(", "[", "tuple")
        items = frame.value
        if isinstance(items, list) and len(items) == 1 and not frame.is_doubled:
            self._repair(frame.start, "(", "[", doubts.PARENTHESES)
            return doubts.OneInParentheses(items)
        return items
