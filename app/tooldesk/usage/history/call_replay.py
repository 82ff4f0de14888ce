"""What a past call is run again with: as it was written, for whoever asked then."""

from __future__ import annotations

import json
from uuid import uuid4

from tooldesk.calling.tool_calling import FORMAT_ERROR, ToolCalling
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.tools.json_comparison import Difference, compared
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ASKED_MODEL
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.history.kept_bounds import LEFT_OUT, as_kept
from tooldesk.usage.history.past_call import PastCall

OPEN_ITS_WORKSPACE = "Open that workspace, and replay the call there."

SECRET_MARK = "•••"
"""What stands in the place of a secret."""


def why_not_replayed(call: PastCall) -> str:
    """Why the call is not run again, as a sentence; "" when it can be."""
    if call.tool_name == ASKED_MODEL:
        how = f"`tooldesk ask --again {call.number} --run` replays it, and sends nothing."
        return f"Call {call.number} asked a model. {how}"
    if call.tool_name == FORMAT_ERROR:
        what_to_do = "Open what the model wrote in the console, and mend the call there."
        return f"Call {call.number} could not be read, so it has no tool to run. {what_to_do}"
    given = call.arguments
    if given is None or call.not_kept_because or not _name(call):
        return f"What call {call.number} was given was not kept."
    left_out = call.calling.get(LEFT_OUT)
    if isinstance(left_out, int):
        words = f"The arguments of call {call.number} were too long to be kept whole"
        return f"{words}: {left_out:,} characters of them are missing."
    if SECRET_MARK in json.dumps(given, ensure_ascii=False):
        return f"A secret stood in the arguments of call {call.number}, and was not kept with them."
    return ""


def output_of(call: PastCall) -> str:
    """What a model wrote for the call, or what one that was asked answered; "" if nothing is kept.

    Run through the console it is what came then: its calls anew, and no model is asked.
    """
    detail = call.detail or {}
    if call.tool_name != ASKED_MODEL:
        raw = detail.get("raw")
        return raw if isinstance(raw, str) else ""
    result = detail.get("result") if call.outcome == "ok" else None
    blocks = result.get("content") if isinstance(result, dict) else None
    texts = [each.get("text") for each in blocks or () if isinstance(each, dict)]
    return "\n".join(each for each in texts if isinstance(each, str))


def why_not_here(call: PastCall, own_folder: str) -> str:
    """Why the tool of another workspace is not run in this one, as a sentence; "" for its own."""
    if call.workspace in ("", own_folder):
        return ""
    folder = visible_line(call.workspace)
    return f"Call {call.number} ran in another workspace, with its tools: {folder}."


def differences_from(call: PastCall, result: ToolResult) -> tuple[Difference, ...]:
    """In what a result differs from what was kept of that of then; () for the same."""
    then = (call.detail or {}).get("result")
    return compared(then if isinstance(then, dict) else None, as_kept(result).to_json())


def calling_of(call: PastCall) -> ToolCalling:
    """The call as it was written."""
    return ToolCalling(_name(call), call.arguments or {}, dialect=call.dialect)


def context_of(call: PastCall) -> ToolContext:
    """The agent of then, in a conversation of its own."""
    agent = call.calling.get("agent")
    known = agent if isinstance(agent, dict) else {}
    name, role, model = (str(known.get(each, "")) for each in ("name", "role", "model"))
    return ToolContext(agent_name=name, agent_role=role, model=model, session_id=uuid4().hex)


def _name(call: PastCall) -> str:
    name = call.calling.get("toolName")
    return name if isinstance(name, str) else ""
