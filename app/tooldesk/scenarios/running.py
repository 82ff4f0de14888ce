"""run: what becomes of a scenario's output up to validation, compared with what is expected.

Pure: text and tools in, records out. Nothing is executed.
"""

from __future__ import annotations

from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.selection import DEFAULT_POLICY, SelectionPolicy, select
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.calling.validation import validate
from tooldesk.frozen_record import frozen_record
from tooldesk.scenarios.offered_tools import OfferedTools
from tooldesk.scenarios.scenario import Scenario
from tooldesk.tools.json_comparison import Difference, compared
from tooldesk.tools.tool_result import JsonObject

_WRONG_SCHEMA = [{"pointer": "", "rule": "schema"}]


@frozen_record
class ScenarioResult:
    """What became of a scenario."""

    name: str
    """Its name."""

    differences: tuple[Difference, ...] = ()
    """Where what is expected (`then`) differs from what came (`now`)."""

    got: JsonObject | None = None
    """What came, as Expected has it; None where it could not be run."""

    problem: str = ""
    """Why it could not be read or run, as a sentence; "" when it was."""

    next_step: str = ""
    """What to do about the problem."""

    is_unreadable: bool = False
    """Whether its file can't be read."""

    duration_s: float = 0.0
    """How long it took."""

    @property
    def is_as_expected(self) -> bool:
        """Whether all is as expected."""
        return not self.differences and not self.problem

    @property
    def state(self) -> str:
        """As one word: "passed", "different" or "problem"."""
        if self.problem:
            return "problem"
        return "different" if self.differences else "passed"


def run(
    scenario: Scenario, tools: OfferedTools, policy: SelectionPolicy = DEFAULT_POLICY
) -> JsonObject:
    """What becomes of the output, as `Expected` has it in JSON."""
    parsed = parse(scenario.raw, tools.schemas, dialect=scenario.dialect)
    return {
        "calls": [_call(each, tools, policy) for each in parsed.callings],
        "held_back": [
            {
                "name": held.calling.tool_name,
                "arguments": held.calling.arguments,
                "reason": held.reason,
            }
            for held in parsed.held_back
        ],
        "errors": [each.message for each in parsed.errors],
        "text": parsed.content,
    }


def differences(scenario: Scenario, got: JsonObject) -> tuple[Difference, ...]:
    """Where what came is not what a scenario expects; all of it where it expects nothing yet."""
    if scenario.expected is None:
        return (Difference("", None, got),)
    return compared(scenario.expected.model_dump(mode="json"), got)


def _call(calling: ToolCalling, tools: OfferedTools, policy: SelectionPolicy) -> JsonObject:
    selection = select(calling.tool_name, tools.names, policy)
    name = selection.tool_name
    call: JsonObject = {
        "name": calling.tool_name,
        "verdict": selection.verdict,
        "tool": name,
        "arguments": calling.arguments,
        "errors": [],
        "result": None,
    }
    if name is None:
        return call
    shape = tools.shapes[name]
    if not shape.is_enabled:
        return call | {"tool": None, "verdict": "disabled"}
    schema = tools.compiled(name)
    if schema is None:
        return call | {"errors": _WRONG_SCHEMA}
    validation = validate(calling.arguments, schema, shape.policy)
    if not validation.errors:
        return call | {"arguments": validation.arguments}
    errors = [{"pointer": each.pointer, "rule": each.rule} for each in validation.errors]
    return call | {"errors": errors}
