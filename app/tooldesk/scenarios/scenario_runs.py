"""ScenarioRuns: the scenarios of a workspace, run, accepted, and made from what happened."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable
from uuid import uuid4

from tooldesk.calling.selection import SelectionPolicy
from tooldesk.errors import DefinitionError, ScenarioError
from tooldesk.redaction.redactor import Redactor
from tooldesk.scenarios.offered_tools import OfferedTools, offered_in
from tooldesk.scenarios.running import ScenarioResult, differences, run
from tooldesk.scenarios.scenario import Expected, OfferedTool, Scenario
from tooldesk.scenarios.scenario_files import ScenarioFiles
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.desk.workspace_desk import WorkspaceDesk
from tooldesk.usage.history.call_replay import output_of
from tooldesk.usage.history.kept_call import MAX_TEXT_LENGTH
from tooldesk.usage.history.past_call import PastCall
from tooldesk.usage.lifecycle import LifecycleStage
from tooldesk.usage.tool_usage import ToolUsage

_KEPT_SETS = 8
"""Sets of tools that stay computed: scenarios that were imported together share theirs."""


class ScenarioRuns:
    """Works at a desk that is loaded.

    Attributes:
        files: The scenarios as files.
    """

    def __init__(self, desk: WorkspaceDesk) -> None:
        self._desk = desk
        self.files = ScenarioFiles(desk.workspace.folder, desk.require_no_secret)
        self._tools: dict[object, OfferedTools] = {}

    async def run(self, name: str) -> ScenarioResult:
        """Run one; whatever is the matter with it is in the result."""
        began = time.perf_counter()
        try:
            scenario = await asyncio.to_thread(self.files.read, name)
        except ScenarioError as error:
            return ScenarioResult(
                name, problem=error.message, next_step=error.next_step, is_unreadable=True
            )
        try:
            got = await self.outcome_of(scenario)
        except ScenarioError as error:
            return ScenarioResult(name, problem=error.message, next_step=error.next_step)
        found = differences(scenario, got)
        return ScenarioResult(name, found, got, duration_s=time.perf_counter() - began)

    async def outcome_of(self, scenario: Scenario) -> JsonObject:
        """What becomes of a scenario's output now.

        Raises:
            ScenarioError: it can't be run: its dialect is unknown, or it may not be executed.
        """
        policy = SelectionPolicy(**vars(self._desk.settings.current.selection))
        try:
            got = await asyncio.to_thread(run, scenario, self._tools_of(scenario), policy)
        except ValueError as error:
            raise ScenarioError(f"It can't be run: {error}.", next_step="Mend the file.") from error
        if scenario.executes:
            await self._execute(scenario, got)
        return got

    async def accept(self, result: ScenarioResult) -> None:
        """Have what came be what is expected.

        Raises:
            ScenarioError: it could not be run, or can't be written.
            SavedCallError: a secret is in it, or nobody can say whether one is.
        """
        if result.got is None:
            raise ScenarioError(result.problem, next_step=result.next_step)
        scenario = self.files.read(result.name)
        expected = Expected.model_validate(result.got)
        scenario = scenario.model_copy(update={"expected": expected})
        await self.files.write(result.name, scenario, replaces=True)

    async def keep(self, name: str, scenario: Scenario, *, replaces: bool = False) -> None:
        """Write a scenario that expects what becomes of its output now.

        Raises:
            ScenarioError: it can't be run or written.
            SavedCallError: a secret is in it, or nobody can say whether one is.
        """
        got = await self.outcome_of(scenario)
        scenario = scenario.model_copy(update={"expected": Expected.model_validate(got)})
        await self.files.write(name, scenario, replaces=replaces)

    def tools_as_they_are(self) -> tuple[OfferedTool, ...]:
        """The workspace's tools, for a scenario to hold."""
        return tuple(
            OfferedTool(
                name=each.name,
                description=each.description,
                input_schema=json.loads(json.dumps(each.input_schema)),
                coercion_policy=each.coercion_policy,
            )
            for each in self._desk.registry.offered()
        )

    def _tools_of(self, scenario: Scenario) -> OfferedTools:
        """What a scenario's calls can select from."""
        registry = self._desk.registry
        if scenario.tools is None:
            key: object = registry.revision
        else:
            key = json.dumps([each.model_dump(mode="json") for each in scenario.tools])
        if key not in self._tools:
            if len(self._tools) == _KEPT_SETS:
                self._tools.pop(next(iter(self._tools)))
            self._tools[key] = (
                OfferedTools.of_registry(registry)
                if scenario.tools is None
                else OfferedTools.of_scenario(scenario.tools)
            )
        return self._tools[key]

    async def _execute(self, scenario: Scenario, got: JsonObject) -> None:
        """Execute the calls by the rules of every call, and put their results beside them.

        Raises:
            ScenarioError: nobody trusts the folder, or a call waits for a person.
        """
        desk = self._desk
        if not await asyncio.to_thread(lambda: desk.trust.is_given):
            raise ScenarioError(
                "It executes tools, and nobody said that this folder may run anything.",
                next_step="Look at what it would do with tooldesk trust show, then trust it.",
            )
        usage = ToolUsage(desk=desk)
        context = ToolContext(session_id=uuid4().hex)
        outcome = await usage.ause(scenario.raw, dialect=scenario.dialect, context=context)
        for waits in outcome.needs_you:
            if waits.stage is LifecycleStage.EXECUTE:
                raise ScenarioError(waits.message, next_step=waits.next_step)
        for call, done in zip(got["calls"], outcome.calls, strict=True):
            if call["tool"] is not None and not call["errors"]:
                result = done.result
                call["result"] = {"is_error": result.is_error, "text": result.joined_text}


def scenario_of_call(call: PastCall, redactor: Redactor) -> Scenario:
    """The scenario of a call of the history: of its whole output.

    Raises:
        ScenarioError: what the model wrote was not kept whole.
    """
    raw = output_of(call)
    if not raw or len(raw) > MAX_TEXT_LENGTH:
        raise ScenarioError(
            f"What the model wrote for call {call.number} was not kept, or not whole.",
            next_step="Keep a call that came out of a text; one made by hand has none.",
        )
    agent = call.calling.get("agent")
    model = agent.get("model") if isinstance(agent, dict) else ""
    what = f"call {call.number}"
    return scenario_of_output(raw, model if isinstance(model, str) else "", None, what, redactor)


def scenario_of_output(
    raw: str, model: str, specs: Iterable[JsonObject] | None, what: str, redactor: Redactor
) -> Scenario:
    """The scenario of an output for which these specs were offered; None is the workspace's tools.

    Raises:
        ScenarioError: a secret stood in what the model wrote for `what`, or a spec is none.
    """
    if redactor.redact(raw) is not raw or "•••" in raw:
        raise ScenarioError(
            f"A secret stood in what the model wrote for {what}.",
            next_step="Write the output into a file without it, and keep that.",
        )
    try:
        tools = None if specs is None else offered_in(specs)
    except DefinitionError as error:
        raise ScenarioError(
            f"A tool of {what} can't be kept: {error.message}.",
            next_step=error.next_step or "Keep the output alone, without the tools it was offered.",
        ) from error
    return Scenario(raw=raw, model=model, tools=tools)
