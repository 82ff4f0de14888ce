"""FormatReminder: tells a model again how to write a call, every so many uses."""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk.calling.correction import format_reminder
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.sessions import Session


class FormatReminder:
    """Counts the uses of a session; an interval of 0 reminds never.

    Attributes:
        session: What is counted over all outputs of the conversation.
    """

    def __init__(self, session: Session, interval: int) -> None:
        self.session = session
        self._interval = interval

    def after_use(
        self, definition: ToolDefinition, dialect: str, names: Sequence[str], result: ToolResult
    ) -> tuple[str, str]:
        """Count a use; the reminder and why it is given, or two empty texts.

        A result that is the agent's answer is followed by no call, so nothing is said then.
        """
        self.session.uses += 1
        uses = self.session.uses
        if not self._interval or uses % self._interval or result.result_as_answer:
            return "", ""
        every = _uses(self._interval)
        why = f"Ready, with a reminder of the format as after every {every}; this was use {uses}."
        return format_reminder(definition, dialect, names), why


def _uses(interval: int) -> str:
    return "use" if interval == 1 else f"{interval} uses"
