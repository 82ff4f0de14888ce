"""SignerMissingError: what stops a call that lacks its key; light, for the window shows it."""

from __future__ import annotations

from tooldesk.errors import NOT_SET_UP, PermanentError


class SignerMissingError(PermanentError):
    """A tool declares a signer, and there is no such key.

    Attributes:
        tool_name: The tool that was called.
        key_name: The name of the key.
    """

    title = "A signing key is missing"
    model_text = NOT_SET_UP

    def __init__(self, tool_name: str, key_name: str) -> None:
        super().__init__(
            f"{tool_name} requires a signer, and there is no signing key {key_name}.",
            next_step="Make it on the Secrets screen, under Signing keys, or: tooldesk signers"
            f" create {key_name}",
        )
        self.tool_name = tool_name
        self.key_name = key_name
