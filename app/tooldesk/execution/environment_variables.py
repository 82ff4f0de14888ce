"""EnvironmentVariables: the variables of a tool, from the caller or this process's environment."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import replace

from tooldesk.errors import PermanentError
from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.environment_secrets import environment_secrets, is_everyday
from tooldesk.tools.hand_out import HandOut
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition


class EnvironmentVariables:
    """For scripts without a keyring: given by the caller, else from the environment, else default.

    Attributes:
        redactor: Takes every value that came from the caller or the environment out of texts.
    """

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._environment = environment
        self.redactor = Redactor()

    is_locked = False
    """An environment is always open."""

    def prepare(self, names: Iterable[str]) -> None:
        """Keep these out of all texts, as far as the environment has them, before a tool does."""
        found = environment_secrets(self._environment, named=names)
        if not self.redactor.knows(found.items()):
            self.redactor.learn(found.items())

    async def values(
        self,
        definition: ToolDefinition,
        given: Mapping[str, str],
        hand_out: HandOut | None = None,
    ) -> dict[str, str]:
        """Name → value of each variable that a tool declares and that has one.

        Raises:
            PermanentError: a required one has none.
        """
        if hand_out is not None:
            await hand_out(())
        values: dict[str, str] = {}
        for variable in definition.env_vars:
            value = given.get(variable.name, self._environment.get(variable.name))
            if value is not None:
                if variable.name in given or not is_everyday(value, self._environment):
                    self.redactor.learn([(variable.name, value)])
            elif variable.default is not None:
                value = variable.default
            elif variable.required:
                raise PermanentError(
                    f"{definition.name} needs {variable.name}, which has no value.",
                    next_step="Set it in the environment of this program, or in the env_vars of "
                    "the ToolContext.",
                )
            else:
                continue
            values[variable.name] = value
        return values

    async def in_context(self, definition: ToolDefinition, context: ToolContext) -> ToolContext:
        """The context of a call of this tool, with its variables' values.

        Raises:
            PermanentError: a required one has none.
        """
        values = await self.values(definition, context.env_vars)
        return replace(context, env_vars=values, redactor=self.redactor)
