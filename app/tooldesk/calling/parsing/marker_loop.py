"""Read a text from marker to marker: the one engine of `parse` and of a stream.

The earliest marker decides which grammar reads on, and the end of what it read is where the
search for the next marker goes on, so nothing inside a call is ever taken for one.
"""

from __future__ import annotations

import re
import sys
from typing import Protocol

from tooldesk.calling.parsing import detection
from tooldesk.calling.parsing.bodies.bare_calls import read_bare_calls
from tooldesk.calling.parsing.bodies.outer_line_calls import OuterLineCalls
from tooldesk.calling.parsing.bodies.tagged_block import is_list
from tooldesk.calling.parsing.found_call import FoundCall
from tooldesk.calling.parsing.grammars import Grammar, Reader
from tooldesk.calling.parsing.limits import FREE_WORK, MARKER_WORK, MAX_ERRORS
from tooldesk.calling.parsing.line_lead import is_quoted_argument
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.progress import UnfinishedError
from tooldesk.calling.parsing.quoting import (
    LONGEST_LINE,
    QUOTED,
    end_of_broken_off,
    end_of_quoted,
    has_words_before,
    is_opening,
    is_quoted,
)
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.surroundings import (
    COMMENT_END,
    IN_ELEMENT,
    OPEN_ELEMENT,
    WORDS,
    Marked,
    Standing,
    Surroundings,
)
from tooldesk.late_pattern import late_pattern

_ANYTHING = late_pattern("")
_BY_NAME = (None, "python-call", "functionary")


class Watch(Protocol):
    """Says of a text that may go on what is certain already."""

    def beginning(self, text: str, pos: int) -> int:
        """From where on the rest of the text may become a marker; its end if nowhere."""

    def may_read(self, text: str, start: int, end: int) -> bool:
        """Whether enough stands behind a marker; asked before it is read."""

    def is_certain(self, scan: Scan, start: int, after: int, known: tuple[int, int]) -> bool:
        """Whether what was read from `start` to `after` is the same whatever follows.

        `known` is how many calls and errors there were before.
        """


class MarkerLoop:
    """Reads a scan's text from marker to marker."""

    __slots__ = ("_detector", "_dialect", "_in_vain", "_is_edge_of_thought", "_outer", "_patience",
                 "_with_weak", "pos", "read_so_far", "scan", "surroundings",
                 "unfinished")  # fmt: skip

    def __init__(self, scan: Scan, dialect: str | None, patience: int = sys.maxsize) -> None:
        self.scan = scan
        self.pos = 0
        self._patience = patience
        self.unfinished: UnfinishedError | None = None
        """What is known of the JSON that the text ended in when it was read last."""

        self.read_so_far: FoundCall | None = None
        """The first call that was read there and is not certain."""

        self.surroundings = Surroundings()
        """What was opened before `pos` that may only show what follows."""

        self._dialect = dialect
        self._detector = detection.detector(dialect)
        self._with_weak = True
        self._is_edge_of_thought = False
        self._in_vain: dict[str, re.Pattern[str]] = {}
        is_by_name = dialect in _BY_NAME and bool(scan.tools)
        self._outer = OuterLineCalls() if is_by_name else None

    def run(self) -> None:
        """Read on to the end of the text."""
        scan, text = self.scan, self.scan.text
        detector = self._detector
        dropped, by_token = detector.dropped, detector.by_token
        markers = detection.Markers(text, detector)
        in_vain = self._in_vain
        calls, errors = scan.calls, scan.errors
        new_tuple = tuple.__new__  # a named one's own takes three times as long
        surroundings, others, outer = self.surroundings, detector.others, self._outer
        while (marker := markers.next(self.pos)) is not None:
            start, end = marker.span()
            written = marker.group()
            if written in dropped and text[start - 1 : start] != QUOTED:
                scan.cut(start, end)
                self.pos = end
                continue
            if in_vain and self._is_vain(in_vain.get(written), start, end):
                self._pass_over(start, end, written)
                if self._patience <= 0 and not calls:
                    break
                continue
            if errors and len(errors) >= MAX_ERRORS:
                message = f"{MAX_ERRORS:,} calls can't be read, so the rest is not looked at."
                scan.fail(message, (start, len(text)), "")
                break
            token, read, damaged = by_token.get(written) or detector.reader(marker)
            is_other = written in others
            is_clear = (
                not (is_other or scan.is_answer)
                and surroundings.is_clear(text, scan.base, start)
                and (outer is None or bool(calls) or text.find("(", 0, start) < 0)
            )
            is_odd = (
                not is_clear or damaged is not None or (start > 0 and text[start - 1] == QUOTED)
            )
            known = (len(calls), len(errors)) if is_odd else (0, 0)
            opened = new_tuple(Opened, (start, end, token))
            after = read(scan, opened) if is_clear else self._read_shown(read, opened, marker)
            if after > start:
                if is_odd:
                    self._accept(start, after, known, written, damaged)
                else:  # as most are, which takes no more than this then
                    self.pos = after
                    surroundings.pass_to(text, scan.base, start, after)
                    scan.cut(start, after)
                continue
            other = self._reject(start, end, written)
            if written not in in_vain and written in detector.needs:
                in_vain[written] = self._needed(written, end)
            if other is not detector:
                detector = other
                dropped, by_token, others = detector.dropped, detector.by_token, detector.others
                markers.change(detector)

    def _is_vain(self, follows: re.Pattern[str] | None, start: int, end: int) -> bool:
        """Whether a marker without what follows it begins nothing, and says nothing of the next."""
        scan = self.scan
        if follows is None or follows.match(scan.text, end) is not None:
            return False
        is_silent = self.surroundings.is_silent(scan.text, scan.base, start)
        return is_silent and not self._is_argument(start)

    def _pass_over(self, start: int, end: int, written: str) -> None:
        """Go past a marker that begins nothing, as its reader would."""
        scan, text = self.scan, self.scan.text
        self.pos = end if end > scan.resume else scan.resume
        self._patience -= 1
        is_tag = written[-1] in ">]" and bool(self._detector.needs[written][1])
        is_quoted_or_list = text[start - 1 : start] == QUOTED or is_list(text, end)
        if is_tag and not is_quoted_or_list:
            scan.open_block_from = min(scan.open_block_from, start + scan.base)

    def _needed(self, written: str, end: int) -> re.Pattern[str]:
        """What the next markers of a kind need: anything where an end may still come."""
        needs, closers = self._detector.needs[written]
        return needs if all(self.scan.find(closer, end) < 0 for closer in closers) else _ANYTHING

    def run_watched(self, watch: Watch, *, is_known: bool = False) -> int | None:
        """Read on as far as it is certain; gives where a marker stands that needs more text.

        No marker begins before `pos` then. `is_known` says that one stands at `pos`. It ends where
        a message begins in which none is looked for.
        """
        scan, text = self.scan, self.scan.text
        begun = self.pos + 1 if is_known else watch.beginning(text, self.pos)
        self.unfinished = self.read_so_far = None
        markers = detection.Markers(text, self._detector)
        while (marker := markers.next(self.pos)) is not None:
            start, end = marker.span()
            if start >= begun:
                break
            if not watch.may_read(text, start, end) or len(scan.errors) >= MAX_ERRORS:
                self.pos = start
                return start
            token, read, damaged = self._detector.reader(marker)
            undo = scan.noted()
            known = len(scan.calls), len(scan.errors)
            opened = Opened(start, end, token)
            try:
                after = self._read_shown(read, opened, marker)
                is_certain = watch.is_certain(scan, start, after, known)
            except UnfinishedError as unfinished:
                self.unfinished = unfinished
                after, is_certain = start, False
            if not is_certain:
                self.read_so_far = scan.calls[known[0]] if len(scan.calls) > known[0] else None
                scan.undo(undo)
                self.pos = start
                return start
            if after > start:
                self._accept(start, after, known, marker.group(), damaged)
            else:
                markers.change(self._reject(start, end, marker.group()))
            if scan.body_end is not None:
                return None
            if self.pos > begun:
                begun = watch.beginning(text, self.pos)
        self.pos = begun
        return None

    def _read_shown(self, read: Reader, opened: Opened, marker: re.Match[str]) -> int:
        """Read what a marker begins unless it is only shown; where that is in doubt it waits."""
        scan, detector, surroundings = self.scan, self._detector, self.surroundings
        begun, written = opened.start, marker.lastgroup or marker.group()
        surroundings.by_line, self._is_edge_of_thought, scan.is_spoken_of = "", False, False
        if written in detector.others:
            return self._read_other(read, opened)
        if self._is_argument(begun):
            return -1
        is_weak = written in detector.weak
        if scan.is_answer and is_weak:
            scan.resume = scan.sure_at = opened.end
            return -1
        if surroundings.is_clear(scan.text, scan.base, begun):
            return read(scan, opened)
        kind: Marked = "by_json" if written == "json" else "by_shape" if is_weak else "by_token"
        standing = surroundings.standing(scan.text, scan.base, begun, kind)
        end = opened.end
        if standing == "in_comment":
            end = scan.find(COMMENT_END, begun)
            if end < 0 and scan.may_grow:
                raise UnfinishedError(begun)
        if standing == "shown" or (standing == "in_comment" and end >= 0):
            scan.resume = scan.sure_at = end
            return -1
        scan.is_spoken_of = bool(standing)
        if surroundings.elements:
            return self._read_in_element(read, opened, standing, is_weak=is_weak)
        before = len(scan.calls)
        after = read(scan, opened)
        for found in scan.calls[before:] if standing else ():
            found.wait("ambiguous", WORDS[standing])
        return after

    def _is_argument(self, pos: int) -> bool:
        """Whether a place stands among the arguments of a line that is a call itself."""
        scan = self.scan
        if self._outer is None or scan.calls or scan.errors:
            return False
        end = self._outer.end_around(scan, pos)
        if end > pos:
            scan.resume = scan.sure_at = end
        return end > pos

    def _read_other(self, read: Reader, opened: Opened) -> int:
        """Read what belongs to no call, and is no text among a call's arguments."""
        scan = self.scan
        if (
            not scan.calls
            and self._outer is not None
            and is_quoted_argument(scan.text, opened.start, may_grow=scan.may_grow)
            and self._is_argument(opened.start)
        ):
            return -1
        reasoning = scan.open_reasoning, len(scan.reasoning)
        after = read(scan, opened)
        self._is_edge_of_thought = reasoning != (scan.open_reasoning, len(scan.reasoning))
        return after

    def _read_in_element(
        self, read: Reader, opened: Opened, standing: Standing, *, is_weak: bool
    ) -> int:
        """Read what a marker begins in an element, which shows it if it ends behind that."""
        scan, elements = self.scan, self.surroundings.elements
        calls, errors = len(scan.calls), len(scan.errors)
        try:
            after = read(scan, opened)
        except UnfinishedError:
            if is_weak:  # no name is told of what may only be shown
                raise UnfinishedError(opened.start) from None
            raise
        if len(scan.calls) == calls and len(scan.errors) == errors:
            return after
        # what a model made up behind its call may go on beyond the element
        read_to = scan.calls[-1].calling.end - scan.base if len(scan.calls) > calls else after
        name = elements.around(scan, max(min(after, read_to), opened.end))
        if scan.may_grow and (not name or any(found.hold for found in scan.calls[calls:])):
            raise UnfinishedError(opened.start)
        if name and is_weak:
            del scan.calls[calls:], scan.errors[errors:]
            scan.resume = scan.sure_at = max(after, opened.end)
            return -1
        if name or is_weak or standing:
            words = IN_ELEMENT if name else OPEN_ELEMENT
            why = WORDS.get(standing) or words.format(f"<{name or elements.first}>")
            for found in scan.calls[calls:]:
                found.wait("ambiguous", why)
            after = max(read_to, opened.end) if name else after
        return after

    def _accept(
        self, start: int, after: int, known: tuple[int, int], written: str, damaged: Grammar | None
    ) -> None:
        """What was read is no content, unless it is quoted."""
        scan, text = self.scan, self.scan.text
        self.pos = after
        if written not in self._detector.dropped:
            self.surroundings.pass_to(text, scan.base, start, after)
        if self.surroundings.by_line:
            is_outer = len(scan.calls) == known[0]
            self.surroundings.begin(after + scan.base, is_over=not is_outer)
        if self._is_edge_of_thought:
            self.surroundings.forget(after + scan.base)
            if self._outer is not None:
                self._outer.pass_to(after + scan.base)
            self._is_edge_of_thought = False
        if start and text[start - 1] == QUOTED:
            if is_quoted(text, start, after):
                del scan.calls[known[0] :], scan.errors[known[1] :]
                return
            quoted_to = _end_of_code(scan, known, start, start + len(written), after)
            if quoted_to >= 0:
                self.pos = quoted_to
                return
            if text[start - 2 : start - 1] != QUOTED and is_opening(text, start):
                _hold_quoted(scan, known[0], start, after)
        scan.cut(start, after)
        if damaged is not None and damaged.part != "other":
            is_closing = damaged.part == "end"
            scan.note_token(start, written, damaged.marker, is_closing=is_closing)

    def _reject(self, start: int, end: int, written: str) -> detection.Detector:
        """Nothing begins at a marker."""
        scan = self.scan
        self.pos = end if end > scan.resume else scan.resume
        needs, closers = self._detector.needs.get(written, (None, ()))
        if self._is_vain(self._in_vain.get(written), start, end):
            self.surroundings.by_line = ""
        elif needs is not None and not closers:  # no end that comes later makes more of it
            self._in_vain[written] = self._needed(written, end)
        if self.surroundings.by_line:
            self.surroundings.begin(end + scan.base)
        scan.wasted += MARKER_WORK
        self._patience -= 1
        if self._patience <= 0 and not scan.calls:
            self.pos = len(scan.text)
        if scan.wasted > FREE_WORK and self._with_weak and scan.is_spent:
            self._with_weak = False
            self._detector = detection.detector(self._dialect, with_weak=False)
        return self._detector

    def finish(self) -> None:
        """Look for calls that nothing but a known name announces; the text must be whole."""
        scan = self.scan
        if self._dialect in _BY_NAME and not (scan.calls or scan.errors):
            read_bare_calls(scan)


def read_text(scan: Scan, dialect: str | None, patience: int = sys.maxsize) -> None:
    """Read a text that is there as a whole.

    After `patience` markers that began nothing, and no call by then, the rest is not looked at.
    """
    loop = MarkerLoop(scan, dialect, patience)
    loop.run()
    loop.finish()


def _end_of_code(scan: Scan, known: tuple[int, int], start: int, pos: int, after: int) -> int:
    """Where code in a sentence ends whose markup goes on behind it; -1 when it is none.

    What breaks off in it is no call then.
    """
    if (len(scan.calls), len(scan.errors)) == known:
        return end_of_quoted(scan.text, start, after)
    calls = scan.calls[known[0] :]
    if not calls or any(found.hold != "incomplete" for found in calls):
        return -1
    close = end_of_broken_off(scan.text, start, pos, after)
    if close >= 0:
        del scan.calls[known[0] :], scan.errors[known[1] :]
    return close


def _hold_quoted(scan: Scan, before: int, start: int, end: int) -> None:
    """The calls in a span stand behind a sign that code in a sentence begins with.

    It ends behind them on their line, or the text ends before it shows whether it does.
    """
    close = scan.text.find(QUOTED, end, end + LONGEST_LINE)
    for found in scan.calls[before:]:
        if close < 0:
            found.wait("incomplete", "The ` that ends the quotation is missing.")
        elif has_words_before(scan.text, start) and scan.text.find("\n", end, close) < 0:
            found.wait("ambiguous", WORDS["in_sentence"])
