"""signer_for: the signer that a tool declares, asking a person before it signs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from app.errors import AppError, PermanentError
from app.signing.key_types import KeyType
from app.signing.signing_keys import SigningKeys
from app.tools.signer_context import SignerContext
from app.tools.tool_definition import ToolDefinition


@dataclass(frozen=True, slots=True)
class SignatureRequest:
    """What a tool wants to have signed."""

    tool_name: str
    """The tool that asks."""

    key_name: str
    """The key that would sign."""

    key_type: KeyType
    """What it would sign with."""

    data: bytes
    """What would be signed: up to 1 MB, or a digest."""

    is_digest: bool
    """Whether the data is a digest, of which nobody can tell what it stands for."""


AskSignature = Callable[[SignatureRequest], Awaitable[bool]]
"""Shows a person what would be signed; true is a yes."""


class SignatureRefusedError(AppError):
    """The person, or the tool's definition, said no; the tool is told."""

    title = "It was not signed"


async def signer_for(
    definition: ToolDefinition, keys: SigningKeys, ask: AskSignature | None
) -> SignerContext | None:
    """What signs for a call of this tool; None when the tool declares no signer.

    Raises:
        PermanentError: it declares one, and the key is not there or can't be read.
    """
    need = definition.signer
    if need is None:
        return None
    key = await keys.find(need.key)
    if key is None:
        raise PermanentError(
            f"{definition.name} requires a signer, and there is no signing key {need.key}.",
            next_step=f"Make one: tooldesk signers create {need.key}",
        )
    try:
        public_key = await keys.public_key(key)
    except AppError as error:
        raise PermanentError(
            f"{definition.name} requires a signer. {error.message}", next_step=error.next_step
        ) from error

    async def sign(data: bytes, is_digest: bool) -> bytes:
        request = SignatureRequest(definition.name, key.name, key.key_type, data, is_digest)
        await _permit(need.permission, request, ask)
        return await keys.sign(key, data, is_digest=is_digest)

    return SignerContext(key.name, key.key_type.value, public_key, sign)


def rendered_signature(request: SignatureRequest) -> str:
    """What would be signed, as a person reads it: its text where it is one, else hexadecimal."""
    if request.is_digest:
        return f"digest {request.data.hex()}"
    try:
        text = request.data.decode("utf-8")
    except UnicodeDecodeError:
        return request.data.hex(" ", -4)
    return text if text.isprintable() else ascii(text)[1:-1]


async def _permit(permission: str, request: SignatureRequest, ask: AskSignature | None) -> None:
    tool, key = request.tool_name, request.key_name
    if permission == "deny":
        raise SignatureRefusedError(f"The definition of {tool} denies signatures of {key}.")
    if permission == "ask" and not (ask is not None and await ask(request)):
        raise SignatureRefusedError(f"{tool} asked for a signature of {key}; there was no yes.")
