"""The state of one reading: the raw text, the tools, and what was found in it so far."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from tooldesk.calling.parsing.call_objects import SEVERAL, CallParts, calls_of
from tooldesk.calling.parsing.confidence import confidence_of
from tooldesk.calling.parsing.damage import LOST, NAMESPACE, WHY, SeenToken, without_namespace
from tooldesk.calling.parsing.found_call import FoundCall, HoldReason
from tooldesk.calling.parsing.known_tools import KnownTools, is_possible
from tooldesk.calling.parsing.limits import (
    FREE_REPAIRS,
    FREE_WORK,
    LONGEST_HEAD,
    REPAIRS_PER_CHARACTER,
    VAIN_REPAIR,
    VAIN_REPAIR_WORK,
    WORK_PER_CHARACTER,
)
from tooldesk.calling.parsing.progress import Noted, UnfinishedError
from tooldesk.calling.parsing.searched_text import SearchedText
from tooldesk.calling.parsing.settling import settled
from tooldesk.calling.parsing.values.encoded import placed
from tooldesk.calling.parsing.values.reading import JsonReading, UnreadableError
from tooldesk.calling.parsing.values.strict_json import (
    looked_at,
    may_be_whole_later,
    strict_or_work,
    unique_or_work,
)
from tooldesk.calling.parsing.values.tolerant_json import read_tolerantly
from tooldesk.calling.tool_calling import FormatError, Repair, ToolCalling
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_TAG_EDGE = late_pattern("[<>]")
_CUT_TAG = late_pattern(r"\s*+<[^<>]*+\Z")


class Scan(SearchedText):
    """One raw text while it is read; readers add to it what they find."""

    tools: KnownTools
    """The tools that are known."""

    base: int = 0
    """How much of the raw text stood before `text`. Readers work with places in `text`; all that
    is noted here has its place in the raw text."""

    calls: list[FoundCall]
    """Calls in the order found."""

    errors: list[FormatError]
    """What was meant as a call and could not be read."""

    cuts: list[tuple[int, int]]
    """Spans that are not content: calls, reasoning, turn tokens."""

    reasoning: list[tuple[int, int]]
    """Spans of reasoning."""

    content: str | None = None
    """Content that an envelope gave apart from its calls; None for plain text."""

    given_reasoning: list[str]
    """Reasoning that an envelope gave apart from its content."""

    given_doubt: str = ""
    """What an envelope says against calls in its texts, in words."""

    tokens: list[SeenToken]
    """Special tokens that were read although their spelling is not the usual one."""

    wasted: int = 0
    """Characters looked at in vain; see limits.WORK_PER_CHARACTER."""

    repaired_in_vain: int = 0
    """What looks with repairs cost that came to nothing; see limits.REPAIRS_PER_CHARACTER."""

    resume: int = 0
    """Where to go on after something that was looked at as a whole and is no call."""

    open_reasoning: int = -1
    """Where reasoning began that has not ended yet; -1 outside reasoning."""

    thoughts_inside: tuple[int, str] = (0, "")
    """How many more openings of reasoning there were inside it, and what ends it."""

    is_answer: bool = False
    """Whether what follows is said to the reader."""

    is_spoken_of: bool = False
    """Whether words say of what is read that it is only shown, or is told of."""

    body_end: re.Pattern[str] | None = None
    """What ends the message, within one that goes on and in which nothing is looked for."""

    wrapper: str = ""
    """Canonical spelling of the outer tag that was opened last."""

    in_string_from: int = sys.maxsize
    """Where markup stands that may be part of a string which is left open."""

    open_block_from: int = sys.maxsize
    """Where the first tag stands that none ends, and behind which no call begins at once."""

    loose_end_at: int = -1
    """Where the last end of a value and its call stands that are not those of a call."""

    turn_at: int = -1
    """Where the last turn of somebody else, or the last result, begins that has its own token."""

    json_failed_at: int = 0
    """Where the last text stopped being JSON; where it begins when only a key stands twice."""

    sure_at: int = sys.maxsize
    """How long the text must be so that what was read last is the same whatever follows."""

    may_grow: bool
    """Whether more text may follow."""

    earlier: dict[str, int]
    """Where a token stood first that is no longer in `text`, in the raw text."""

    _calls_at_cut: int = 0
    _json_pos: int = -1
    _json: tuple[JsonValue, int] | None = None
    _looked_at: tuple[JsonValue, bool, list[CallParts]] = (None, False, [])

    def __init__(self, text: str, tools: KnownTools, *, may_grow: bool = False) -> None:
        super().__init__(text)
        self.tools, self.may_grow = tools, may_grow
        self.calls, self.errors, self.cuts = [], [], []
        self.reasoning, self.given_reasoning, self.tokens, self.earlier = [], [], [], {}
        self.repaired: dict[tuple[int, int], JsonReading | UnreadableError] = {}
        self.inside_call = (0, 0)

    @property
    def length(self) -> int:
        """How long the raw text is, up to the end of `text`."""
        return self.base + len(self.text)

    def go_on(self, text: str, base: int) -> None:
        """Take more of the raw text: `text` now begins at `base`. What was found stays."""
        moved = base - self.base
        self._json_pos -= moved
        self.json_failed_at -= moved
        self.resume -= moved
        if self._json is not None:
            self._json = self._json[0], self._json[1] - moved
        self.text, self.base, self.inside_call = text, base, (0, 0)
        for known in (self._tokens, self._matches, self.repaired):
            known.clear()

    def noted(self) -> Noted:
        """What is known by now, to go back to it; nothing is sure yet of what is read next."""
        self.sure_at = sys.maxsize
        return Noted(
            (len(self.calls), len(self.errors), len(self.reasoning), len(self.tokens)),
            (len(self.cuts), self.cuts[-1:], self._calls_at_cut),
            (self.open_reasoning, self.thoughts_inside, self.is_answer, self.wrapper),
            (self.wasted, self.repaired_in_vain, self.resume, self.body_end),
            (self.open_block_from, self.in_string_from, self.loose_end_at, self.turn_at),
        )

    def undo(self, noted: Noted) -> None:
        """Go back to what was known."""
        calls, errors, reasoning, tokens = noted.found
        del self.calls[calls:], self.errors[errors:]
        del self.reasoning[reasoning:], self.tokens[tokens:]
        cuts, last, self._calls_at_cut = noted.cuts
        self.cuts[max(cuts - 1, 0) :] = last
        self.open_reasoning, self.thoughts_inside, self.is_answer, self.wrapper = noted.within
        self.wasted, self.repaired_in_vain, self.resume, self.body_end = noted.work
        self.open_block_from, self.in_string_from, self.loose_end_at, self.turn_at = noted.doubts
        if self._json is None or self._json[1] >= len(self.text):
            self._json_pos = -1

    def rule_out(self, pos: int) -> None:
        """Say that nothing begins here whatever follows, once enough stands behind `pos`.

        For notations whose beginning is no longer than that, but for space.
        """
        if self.may_grow:
            behind = self.text[pos : pos + 2 * LONGEST_HEAD].split()
            if sum(map(len, behind)) >= LONGEST_HEAD:
                self.sure_at = 0

    def rule_out_tag(self, pos: int) -> None:
        """Say the same of what would be one tag; it is decided where the tag ends or another is."""
        if self.may_grow and (edge := _TAG_EDGE.search(self.text, pos)) is not None:
            self.sure_at = edge.end()

    def first(self, token: str) -> int | None:
        """Where `token` stands first in the raw text, as a place in `text`; or None."""
        if (known := self.earlier.get(token)) is not None:
            return known - self.base
        return found if (found := self.find(token, 0)) >= 0 else None

    def cut(self, start: int, end: int) -> None:
        """Note that a span is not content; tokens that follow each other become one span."""
        cuts, count, known = self.cuts, len(self.calls), self._calls_at_cut
        start += self.base
        if known != count:  # a call's stays apart
            self._calls_at_cut = count if known == ~count else ~count
        elif self.open_reasoning < 0 and cuts and cuts[-1][1] == start:
            start = cuts.pop()[0]
        cuts.append((start, end + self.base))

    def cut_apart(self, start: int, end: int) -> None:
        """Note a span that is not content and never becomes one with others."""
        self.cuts.append((start + self.base, end + self.base))

    def think(self, start: int, end: int) -> None:
        """Note a span of reasoning."""
        self.reasoning.append((start + self.base, end + self.base))

    def doubt_from(self, pos: int) -> None:
        """Note where markup begins that may be part of a string which is left open."""
        self.in_string_from = min(self.in_string_from, pos + self.base)

    def json_at(self, pos: int) -> tuple[JsonValue, int] | None:
        """The JSON value at `pos` and its end, or None; the last answer is remembered."""
        if self._json_pos != pos:
            self._json_pos = pos
            if self.text.startswith("{}", pos):
                self._json = {}, pos + 2
                return self._json
            # where no tool is known no parameter is declared, and the last of two values counts
            find = unique_or_work if self.tools else strict_or_work
            is_odd = self.text.startswith("{", pos) and not self.text.startswith('"', pos + 1)
            by_look = self.wasted or is_odd
            found = looked_at(self.text, pos, find) if by_look else find(self.text, pos)
            if isinstance(found, int):
                if found and self.may_grow and may_be_whole_later(self.text, pos + found):
                    self._json_pos = -1
                    raise UnfinishedError(pos)
                self.wasted += found
                self.json_failed_at = pos + found
                self._json = None
            else:
                self._json = found
        return self._json

    def calls_in(self, value: JsonValue, *, is_marked: bool) -> list[CallParts]:
        """What `calls_of` finds in a value; the last answer is remembered.

        Whoever looks whether a value is a call hands it to somebody who then reads it as one.
        """
        looked_at, was_marked, found = self._looked_at
        if looked_at is not value or was_marked is not is_marked:
            found = calls_of(value, self.tools, is_marked=is_marked)
            self._looked_at = value, is_marked, found
        return found

    def repaired_at(self, pos: int, limit: int) -> JsonReading:
        """The broken JSON value between `pos` and `limit`; the last answer is remembered.

        Raises:
            UnreadableError: there is none, or it is nested too deeply.
        """
        if (pos, limit) not in self.repaired:
            self.repaired.clear()
            fault = self.json_failed_at if self._json_pos == pos else 0
            try:
                self.repaired[pos, limit] = read_tolerantly(self.text, pos, limit, fault)
            except UnreadableError as problem:
                self.repaired[pos, limit] = problem
        outcome = self.repaired[pos, limit]
        if isinstance(outcome, UnreadableError):
            raise outcome
        return outcome

    @property
    def is_spent(self) -> bool:
        """Whether so much was looked at in vain that weak candidates are skipped from here on."""
        return self.wasted > WORK_PER_CHARACTER * self.length + FREE_WORK

    @property
    def may_repair(self) -> bool:
        """Whether not so much was repaired in vain that only what is sound is read from here on."""
        return self.repairs_left > 0

    @property
    def repairs_left(self) -> int:
        """At how many characters it may still be looked with repairs in vain."""
        most = REPAIRS_PER_CHARACTER * (self.base + len(self.text)) + FREE_REPAIRS
        return (most - self.repaired_in_vain) // VAIN_REPAIR_WORK

    def repair_in_vain(self, size: int) -> None:
        """Note that a look with repairs at so many characters came to nothing."""
        self.repaired_in_vain += VAIN_REPAIR + VAIN_REPAIR_WORK * size

    def ends_in_tag(self, pos: int) -> bool:
        """Whether the text ends inside a tag that begins at `pos`, but for space."""
        return _CUT_TAG.match(self.text, pos) is not None

    def add_sound(
        self, name: str, arguments: JsonObject, start: int, end: int, dialect: str,
        call_id: str | None = None, is_weak: bool = False,
    ) -> None:  # fmt: skip
        """Note a call that nothing had to be repaired for; takes half the time of `add`."""
        if name in SEVERAL or not name.isidentifier():
            self.add(name, arguments, (start, end), dialect, call_id=call_id, is_weak=is_weak)
            return
        base, sure = self.base, confidence_of(0, True, "") if is_weak else 1.0
        calling = ToolCalling(name, arguments, call_id, start + base, end + base, dialect, (), sure)
        self.calls.append(FoundCall(calling, "", is_weak, ""))

    def add(
        self, name: str, arguments: JsonObject, span: tuple[int, int], dialect: str, *,
        repairs: tuple[Repair, ...] = (), call_id: str | None = None,
        hold: HoldReason = "", is_weak: bool = False, why: str = "",
    ) -> None:  # fmt: skip
        """Note a call; `why` says in words what it waits for."""
        if name in SEVERAL and name not in self.tools and "tool_uses" in arguments:
            several = calls_of(arguments["tool_uses"], self.tools, is_marked=True)
            if self.add_parts(
                several, span, dialect, repairs=repairs, hold=hold, is_weak=is_weak, why=why
            ):
                return
        if not name.isidentifier() and name not in self.tools:
            is_chosen = any(repair.before == name for repair in repairs)
            if is_chosen or not is_possible(name):
                hold, why = hold or "ambiguous", why or f"No tool can be called {name[:80]!r}."
        base, start, end = self.base, self.base + span[0], self.base + span[1]
        if repairs:
            arguments, doubt = settled(self.tools, name, arguments, repairs)
            hold, why = hold or ("ambiguous" if doubt else ""), why or doubt
            if base:
                repairs = tuple([repair.at(repair.offset + base) for repair in repairs])
        sure = confidence_of(len(repairs), is_weak, hold) if repairs or is_weak or hold else 1.0
        calling = ToolCalling(name, arguments, call_id, start, end, dialect, repairs, sure)
        self.calls.append(FoundCall(calling, hold, is_weak, why))

    def add_parts(
        self, found: Iterable[CallParts], span: tuple[int, int], dialect: str, *,
        repairs: tuple[Repair, ...] = (), hold: HoldReason = "", is_weak: bool = False,
        why: str = "",
    ) -> int:  # fmt: skip
        """Note calls taken out of one JSON value; gives how many calls or errors there were."""
        count = 0
        for parts in found:
            count += 1
            if parts.problem and parts.problem != "cut":
                self.fail(parts.problem, span, dialect)
                continue
            own = placed(self.text, span, parts.encoded, parts.repairs)
            if parts.written_name:
                at = max(self.text.find(parts.written_name, *span), span[0])
                own = (without_namespace(at, parts.written_name, parts.name), *own)
            wait: HoldReason = "incomplete" if parts.problem else "ambiguous" if parts.doubt else ""
            self.add(
                parts.name, parts.arguments, span, dialect, repairs=repairs + own,
                call_id=parts.call_id, hold=hold or wait, is_weak=is_weak, why=why or parts.doubt,
            )  # fmt: skip
        return count

    def note_token(
        self, offset: int, written: str, meant: str, *, is_closing: bool = False
    ) -> None:
        """Note a special token that was read; one that is damaged becomes a repair of its call."""
        if written != meant:
            token = offset + self.base, written, meant, is_closing, WHY if written else LOST
            self.tokens.append(tuple.__new__(SeenToken, token))  # its own takes three times as long

    def note_tokens(self, found: Iterable[SeenToken]) -> None:
        """Note tokens that are damaged."""
        self.tokens += [token._replace(offset=token.offset + self.base) for token in found]

    def name_at(self, offset: int, name: str) -> str:
        """The tool's name that stands at `offset`, without a namespace, which becomes a repair.

        Where a namespace belongs to the notation it is none: Harmony's recipients and Kimi's ids
        begin with `functions.`, and so does a `recipient_name` in JSON. Their readers take it
        away themselves.
        """
        if "." not in name and ":" not in name:
            return name
        bare = self.tools.bare_name(name)
        if bare != name:
            prefix = name.removesuffix(bare)
            self.tokens.append(SeenToken(offset + self.base, prefix, "", why=NAMESPACE))
        return bare

    def name_in(self, found: re.Match[str], *groups: int | str) -> str:
        """The tool's name in the first of a match's groups that is there; see `name_at`."""
        for group in groups:
            written = found.group(group)
            if written is not None:
                name: str = written.strip()
                return self.name_at(found.start(group) + written.index(name), name)
        return ""

    def fail(self, message: str, span: tuple[int, int], dialect: str) -> None:
        """Note text that was meant as a call and can't be read."""
        self.errors.append(FormatError(message, span[0] + self.base, span[1] + self.base, dialect))
