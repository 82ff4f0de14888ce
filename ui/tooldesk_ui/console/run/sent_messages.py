"""All messages of an output: one a call, or as their provider wants them. No Qt."""

from __future__ import annotations

from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.messages.message_forms import form_for, form_of
from tooldesk_ui.console.run.usage_record import UsageRecord


def message_array(record: UsageRecord) -> list[JsonObject]:
    """One message a call that has one, in the order of the text, then the correction."""
    messages = [lane.message for lane in record.lanes if lane.message is not None]
    if record.correction is not None:
        # calls that are held back are answered by it, too
        messages = [each for each in messages if each is not record.correction]
        messages.append(record.correction)
    return messages


def provider_messages(record: UsageRecord) -> list[JsonObject]:
    """What is sent to the model: those of calls that are through, while others still run."""
    if record.finished is not None:
        return list(record.finished.messages)
    if record.parsed is not None:
        form = form_for(record.parsed)
    else:
        form = form_of(record.lanes[0].calling.dialect if record.lanes else "")
    return list(form.joined(message_array(record)))


def form_name(record: UsageRecord) -> str:
    """The provider's form, by its name, such as "anthropic"."""
    if record.parsed is not None:
        return form_for(record.parsed).name
    return form_of(record.lanes[0].calling.dialect if record.lanes else "").name
