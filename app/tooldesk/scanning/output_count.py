"""OutputCount: one recorded output after another → parsed, selected, validated and counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b

from tooldesk.calling.near_misses.near_misses import near_misses
from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.selection import SelectionPolicy
from tooldesk.calling.tool_calling import ParsedOutput, ToolCalling
from tooldesk.frozen_record import frozen_record
from tooldesk.scanning.kind_counts import Key, KindCounts, illustrate
from tooldesk.scanning.pool_play import run_key
from tooldesk.scanning.scan_totals import CUT, LIMITED_USES, POOL_RUNS, ScanTotals, by
from tooldesk.scanning.tool_set import ToolSet, ToolSets
from tooldesk.scanning.what_if import WhatIf
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.recorded_output import RecordedOutput, TraceProblem

_EXCERPT_LENGTH = 160
_MARGIN_LENGTH = 20_000
"""Beside an excerpt, so that a value that it would cut is found; what is longer is not."""

_LONGEST_KEY = 120
_REMEMBERED = 20_000
SAFE = CoercionPolicy.SAFE
"""What tools have that say nothing else."""

NONE = "-"
"""What stands for a model, dialect or day that nobody knows."""


@frozen_record
class ScanRules:
    """By what outputs are judged."""

    schemas: Mapping[str, JsonObject] | None = None
    """Name → input schema for all outputs; None takes those that each request offered."""

    policy: SelectionPolicy = SelectionPolicy()
    """How like a registered name a written one must be."""

    what_ifs: tuple[WhatIf, ...] = ()
    """Other rules, whose decisions are compared."""


class OutputCount:
    """Counts outputs into `totals`.

    `redact` takes secrets out of a text; every text that is kept goes through it whole before it
    is cut.
    """

    def __init__(self, rules: ScanRules, redact: Callable[[str], str]) -> None:
        self.totals = ScanTotals()
        self._rules = rules
        self._redact = redact
        self._sets = ToolSets()
        self._given = None if rules.schemas is None else ToolSet(rules.schemas)
        self._others = {
            each.label: ToolSet(each.schemas) for each in rules.what_ifs if each.schemas is not None
        }
        self._clean: dict[str, str] = {}
        self._groups: dict[tuple[str, str], tuple[Key, dict[str, KindCounts]]] = {}
        self._output: RecordedOutput
        self._draw = 0
        self._place = ("", 0)

    def add_problem(self, problem: TraceProblem) -> None:
        """Count a part of a log that could not be read."""
        self._at(problem.source, problem.line)
        self._add("problems", (problem.kind,), words=f"{problem.message} {problem.next_step}")

    def add(self, output: RecordedOutput) -> None:
        """Judge and count one output."""
        self._output = output
        self._at(output.source, output.line)
        tools = self._given
        if tools is None and output.tools is not None:
            tools = self._sets.of(output.tools)
        schemas = None if tools is None else tools.schemas
        parsed = parse(output.raw, schemas)
        measured = self._found(parsed, schemas)
        by_tool: dict[str, dict[str, int]] = {}
        for calling in parsed.callings:
            self._call(calling, tools, measured, by_tool)
        for held in parsed.held_back:
            name = held.calling.tool_name
            if tools is not None:
                name = tools.select(name, self._rules.policy).tool_name or name
            figures = by_tool.setdefault(name, {"outputs": 1, "calls": 0})
            figures["held back"] = figures.get("held back", 0) + 1
        day = NONE if output.at is None else output.at.date().isoformat()
        for dimension, value in (
            ("model", output.model or NONE),
            ("dialect", parsed.dialect or NONE),
            ("day", day),
        ):
            self._measure(dimension, value, measured)
        for tool_name, figures in by_tool.items():
            self._measure("tool", tool_name, figures)
        if self._others:
            self._compare_tools(parsed, tools)

    def _found(
        self, parsed: ParsedOutput, schemas: Mapping[str, JsonObject] | None
    ) -> dict[str, int]:
        """What parsing says of the output as a whole, by measure."""
        measured = {"outputs": 1, "calls": len(parsed.callings)}
        whys = {repair.why for calling in parsed.callings for repair in calling.repairs}
        if whys:
            measured["repaired"] = 1
            for why in whys:
                self._add("repairs", (why,))
        if parsed.held_back:
            measured["held back"] = len(parsed.held_back)
            for held in parsed.held_back:
                self._add("held back", (held.reason,), held.calling.start)
        if parsed.errors:
            measured["unreadable"] = len(parsed.errors)
            for error in parsed.errors:
                self._add("unreadable", (error.dialect or NONE, error.message), error.start)
        if not (parsed.callings or parsed.errors):
            missed = near_misses(self._output.raw, schemas, parsed)
            if missed:
                measured["near misses"] = 1
                self._add("near misses", (missed[0].kind,), missed[0].start)
        return measured

    def _call(
        self,
        calling: ToolCalling,
        tools: ToolSet | None,
        measured: dict[str, int],
        by_tool: dict[str, dict[str, int]],
    ) -> None:
        name, decision = self._judged(calling, tools, self._rules.policy, measured)
        figures = by_tool.setdefault(name, {"outputs": 1, "calls": 0})
        figures["calls"] += 1
        if calling.repairs:
            figures["repaired"] = 1
        if decision.startswith("invalid"):
            figures["invalid arguments"] = figures.get("invalid arguments", 0) + 1
        elif not decision.startswith("runs"):
            figures["unknown names"] = figures.get("unknown names", 0) + 1
        for what_if in self._rules.what_ifs:
            if what_if.is_policy and tools is not None:
                policy, coercion = what_if.policy or self._rules.policy, what_if.coercion or SAFE
                _, other = self._judged(calling, tools, policy, coercion=coercion)
                if other != decision:
                    self._differs(what_if, calling, decision, other)
            elif what_if.limit is not None and decision.startswith("runs"):
                self._use(what_if, name, calling)

    def _judged(
        self,
        calling: ToolCalling,
        tools: ToolSet | None,
        policy: SelectionPolicy,
        measured: dict[str, int] | None = None,
        coercion: CoercionPolicy = SAFE,
    ) -> tuple[str, str]:
        """The tool or the written name, and the decision; counted where `measured` is given."""
        written = calling.tool_name
        if tools is None:
            return written, "runs"
        selection = tools.select(written, policy)
        if selection.tool_name is None:
            nearest = selection.candidates[0].name if selection.candidates else NONE
            if measured is not None:
                measured["unknown names"] = measured.get("unknown names", 0) + 1
                self._add("inexact names", (written, selection.verdict, nearest), calling.start)
            return written, f"{selection.verdict}: {nearest}"
        if measured is not None and selection.verdict != "exact":
            named: Key = (written, selection.verdict, selection.tool_name)
            self._add("inexact names", named, calling.start)
        validation = tools.validate(calling, selection.tool_name, coercion)
        if validation is None and measured is not None:
            words = f"The schema of {selection.tool_name} can't be checked. Mend it."
            self._add("problems", ("schema",), words=self._redact(words))
        if validation is None or not validation.errors:
            how = "runs" if selection.tool_name == written else f"runs: {selection.tool_name}"
            return selection.tool_name, how
        if measured is not None:
            measured["invalid arguments"] = measured.get("invalid arguments", 0) + 1
            for error in validation.errors:
                key = (selection.tool_name, error.pointer, error.rule)
                self._add("invalid arguments", key, calling.start)
        first = validation.errors[0]
        return selection.tool_name, f"invalid: {first.pointer or '/'} {first.rule}"

    def _differs(self, what_if: WhatIf, calling: ToolCalling, before: str, after: str) -> None:
        self._add("what if", (what_if.label, calling.tool_name, before, after), calling.start)

    def _use(self, what_if: WhatIf, name: str, calling: ToolCalling) -> None:
        """A call that would have been counted against a limit, in its window."""
        limit = what_if.limit
        if limit is None or not limit.is_for(name):
            return
        if limit.is_at_once:
            at = self._output.at
            at_s = None if at is None else at.timestamp()
            self._add(
                POOL_RUNS, (what_if.label, *run_key(at_s, self._output.took_s)), calling.start
            )
            return
        window = limit.window_of(self._output.at)
        if window is not None:
            # a pool is shared by its tools, a limit is of one
            of = name if limit.pool_period_s is None else limit.tool_name
            self._add(LIMITED_USES, (what_if.label, of, window or NONE), calling.start)

    def _compare_tools(self, parsed: ParsedOutput, tools: ToolSet | None) -> None:
        """What other tools would have made of the same text, call by call."""
        policy = self._rules.policy
        before = [(each, self._judged(each, tools, policy)[1]) for each in parsed.callings]
        for what_if in self._rules.what_ifs:
            if what_if.schemas is None:
                continue
            others = self._others[what_if.label]
            reread = parse(self._output.raw, others.schemas).callings
            after = [(each, self._judged(each, others, policy)[1]) for each in reread]
            for number in range(max(len(before), len(after))):
                calling, was = before[number] if number < len(before) else (None, "no call")
                other, would = after[number] if number < len(after) else (None, "no call")
                shown = calling or other
                if was != would and shown is not None:
                    self._differs(what_if, shown, was, would)

    def _measure(self, dimension: str, value: str, figures: Mapping[str, int]) -> None:
        group = self._groups.get((dimension, value))
        if group is None:
            if len(self._groups) >= _REMEMBERED:
                self._groups.clear()
            group = self._groups[dimension, value] = ((self._cleaned(value),), {})
        key, tables = group
        for measure, times in figures.items():
            if times:
                counts = tables.get(measure)
                if counts is None:
                    counts = tables[measure] = self.totals.table(by(measure, dimension))
                cell = counts.add(key, self._draw, self._place, times)
                if cell is not None:
                    illustrate(cell, self._draw, self._place, self._excerpt(0))

    def _at(self, source: str, line: int) -> None:
        """Begin with an output; its draw depends on its place alone."""
        written = f"{source}\0{line}".encode("utf-8", "surrogatepass")
        self._draw = int.from_bytes(blake2b(written, digest_size=8).digest(), "big") >> 1
        self._place = (source, line)

    def _add(self, table: str, key: Key, start: int = 0, *, words: str | None = None) -> None:
        clean = self._clean
        key = tuple([clean.get(part) or self._cleaned(part) for part in key])
        cell = self.totals.table(table).add(key, self._draw, self._place)
        if cell is not None:
            excerpt = self._excerpt(start) if words is None else words
            illustrate(cell, self._draw, self._place, excerpt)

    def _cleaned(self, part: str) -> str:
        """A text of a key without secrets, and no longer than a report shows."""
        if len(self._clean) >= _REMEMBERED:
            self._clean.clear()
        whole = self._redact(part[:_MARGIN_LENGTH])
        cut = whole if len(whole) <= _LONGEST_KEY else f"{whole[: _LONGEST_KEY - 1]}{CUT}"
        cut = cut.encode("utf-8", "backslashreplace").decode("utf-8")
        self._clean[part] = cut
        return cut

    def _excerpt(self, start: int) -> str:
        raw = self._output.raw
        begin = max(start - _MARGIN_LENGTH, 0)
        before = self._redact(raw[begin : start + _MARGIN_LENGTH])
        # what was replaced before the place has moved it
        at = max(start - begin + min(len(before) - len(raw[begin : start + _MARGIN_LENGTH]), 0), 0)
        cut = before[at : at + _EXCERPT_LENGTH]
        return cut.encode("utf-8", "backslashreplace").decode("utf-8")
