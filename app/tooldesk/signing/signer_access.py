"""signer_for: the signer that a tool declares; each signature waits for its permission."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tooldesk.errors import NOT_SET_UP, AppError, PermanentError
from tooldesk.frozen_record import frozen_record
from tooldesk.signing.key_types import KeyType
from tooldesk.signing.missing_key import SignerMissingError
from tooldesk.signing.signing_keys import SigningKeys
from tooldesk.tools.signer_context import SignerContext
from tooldesk.tools.tool_definition import ToolDefinition


@frozen_record
class SignatureRequest:
    """What a tool wants to have signed."""

    key_name: str
    """The key that would sign."""

    key_type: KeyType
    """What it would sign with."""

    text: str
    """What would be signed, as a person reads it: its text where it is one, else hexadecimal."""

    size_bytes: int
    """How much it is."""

    is_digest: bool
    """Whether it is a digest, of which nobody can tell what it stands for."""


PermitSignature = Callable[[SignatureRequest], Awaitable[None]]
"""Returns once it may be signed.

Raises:
    NotPermittedError: it may not.
"""


async def signer_for(
    definition: ToolDefinition, keys: SigningKeys, permit: PermitSignature
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
        raise SignerMissingError(definition.name, need.key)
    try:
        public_key = await keys.public_key(key)
    except AppError as error:
        if await keys.find(need.key) is None:  # the index knew a key that the keyring has lost
            raise SignerMissingError(definition.name, need.key) from error
        raise PermanentError(
            f"{definition.name} requires a signer. {error.message}",
            next_step=error.next_step,
            for_model=NOT_SET_UP,
        ) from error

    async def sign(data: bytes, is_digest: bool) -> bytes:
        text = text_of(data, is_digest=is_digest)
        await permit(SignatureRequest(key.name, key.key_type, text, len(data), is_digest))
        return await keys.sign(key, data, is_digest=is_digest)

    return SignerContext(key.name, key.key_type.value, public_key, sign)


def text_of(data: bytes, *, is_digest: bool) -> str:
    """What would be signed, as a person reads it."""
    if not is_digest:
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            pass
    return data.hex(" ", -4)
