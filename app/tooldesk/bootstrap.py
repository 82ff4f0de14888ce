"""build_app: every object of the core, made once, in order."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from tooldesk.paths import AppPaths
from tooldesk.usage.desk.workspace_desk import WorkspaceDesk

if TYPE_CHECKING:
    from tooldesk.usage.desk.secret_check import SecretCheck
    from tooldesk.usage.tool_usage import ToolUsage


class App(WorkspaceDesk):
    """The core, for a window, a terminal or a test to use: a desk, and what works at it."""

    @cached_property
    def usage(self) -> ToolUsage:
        """The lifecycle."""
        from tooldesk.tools.tool_context import ToolContext
        from tooldesk.usage.tool_usage import ToolUsage

        return ToolUsage(desk=self, context=ToolContext())

    @cached_property
    def secret_check(self) -> SecretCheck:
        """Tries whether a secret works."""
        from tooldesk.usage.desk.secret_check import SecretCheck

        return SecretCheck(self.executor, self.redactor)


def build_app(paths: AppPaths) -> App:
    """Make the core; touches no file and starts nothing."""
    return App(paths)
