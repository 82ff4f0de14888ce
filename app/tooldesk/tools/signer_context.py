"""SignerContext: a key that signs on behalf of one call; the tool never sees it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tooldesk.frozen_record import frozen_record

SignBytes = Callable[[bytes, bool], Awaitable[bytes]]
"""Takes the data and whether it is a digest already; gives a signature of 64 bytes.

Raises:
    AppError: the person said no, or the key can't sign that; its words are for the tool.
"""


@frozen_record
class SignerContext:
    """What a tool knows of its key, and how it asks for a signature."""

    key_name: str
    """What the key is called."""

    key_type: str
    """ "ed25519" or "secp256k1"."""

    public_key: bytes
    """32 bytes for Ed25519; 33, compressed, for secp256k1."""

    sign: SignBytes
    """Signs, after the person's yes where that is wanted."""
