"""VariableMissingError: what stops a call that lacks a secret; light, for the window shows it."""

from __future__ import annotations

from tooldesk.errors import NOT_SET_UP, PermanentError, SecretUnavailableError
from tooldesk.secret_vault.stores.keyring_status import KeyringState, KeyringUnavailableError


class VariableMissingError(PermanentError):
    """A variable that a tool needs has no value, or one that can't be read now.

    Attributes:
        tool_name: The tool that was called.
        variable: The name of the variable.
        is_locked: Whether it is in a keyring that has to be unlocked first, or that waits for an
            answer to that.
    """

    title = "A secret is missing"
    model_text = NOT_SET_UP

    def __init__(
        self,
        tool_name: str,
        name: str,
        *,
        problem: SecretUnavailableError | None = None,
        is_in_environment: bool = False,
    ) -> None:
        if problem is not None:
            self.title = "A secret can't be read"
            super().__init__(
                f"{tool_name} needs {name}. {problem.message}", next_step=problem.next_step
            )
        else:
            step = f"Set it on the Secrets screen, or: tooldesk secrets set {name}."
            if is_in_environment:
                step += (
                    " Or let tools have it from the environment:"
                    f" tooldesk secrets set {name} --from-environment."
                )
            super().__init__(f"{tool_name} needs {name}, which has no value.", next_step=step)
        self.tool_name = tool_name
        self.variable = name
        self.is_locked = isinstance(problem, KeyringUnavailableError) and problem.status.state in (
            KeyringState.LOCKED,
            KeyringState.HANGING,
        )
