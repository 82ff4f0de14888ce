"""SigningKeys: keys that sign for tools, kept where secrets are kept."""

from __future__ import annotations

import asyncio
from datetime import datetime

from tooldesk.errors import AppError, SecretUnavailableError
from tooldesk.frozen_record import frozen_record
from tooldesk.natural_order import natural_key
from tooldesk.secret_vault.secret_reader import Finding
from tooldesk.secret_vault.stores.keyring_store import SIGNING_SCOPE, SecretKey
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.signing.key_types import (
    KeyType,
    SigningKeyError,
    new_private_key,
    public_key_of,
    read_private_key,
    signature_of,
)


class DuplicateKeyError(AppError):
    """A key is never replaced: what it signed for would be lost with it."""

    title = "The name is taken"


@frozen_record
class SigningKey:
    """What is known of a key without reading it."""

    name: str
    """What tools call it."""

    key_type: KeyType
    """What it signs with."""

    created_at: datetime | None
    """When it was made or added, in UTC."""

    last_used_at: datetime | None
    """When it last signed, in UTC."""


class SigningKeys:
    """Makes, lists, removes and signs. A private key never leaves this object."""

    def __init__(self, vault: SecretVault) -> None:
        self._vault = vault

    async def keys(self) -> tuple[SigningKey, ...]:
        """All keys by name; asks no keyring."""
        found = [
            SigningKey(
                key.name,
                KeyType(key.scope.removeprefix(SIGNING_SCOPE)),
                entry.changed_at,
                entry.last_used_at,
            )
            for key, entry in (await self._vault.entries()).items()
            if key.scope.startswith(SIGNING_SCOPE) and entry.place
        ]
        return tuple(sorted(found, key=lambda key: natural_key(key.name)))

    async def find(self, name: str) -> SigningKey | None:
        """The key of that name."""
        return next((key for key in await self.keys() if key.name == name), None)

    async def create(self, name: str, key_type: KeyType) -> bytes:
        """Make a key; its public key.

        Raises:
            DuplicateKeyError: there is one of that name.
            SecretRefusedError: that can't be a name.
            SecretUnavailableError: nothing can keep it now.
            StorageError: the index can't be read, or it is kept, but not in the index.
        """
        private_key = await asyncio.to_thread(new_private_key, key_type)
        return await self._keep(name, key_type, private_key)

    async def add(self, name: str, key_type: KeyType, text: str) -> bytes:
        """Keep a key that was made elsewhere; its public key.

        Raises:
            SigningKeyError: the text is no such key.
            DuplicateKeyError: there is one of that name.
            SecretRefusedError: that can't be a name.
            SecretUnavailableError: nothing can keep it now.
            StorageError: the index can't be read, or it is kept, but not in the index.
        """
        private_key = await asyncio.to_thread(read_private_key, key_type, text)
        return await self._keep(name, key_type, private_key)

    async def remove(self, key: SigningKey) -> None:
        """Forget a key for good.

        Raises:
            SecretUnavailableError: what holds it can't be written.
            StorageError: the index can't be written.
        """
        await self._vault.unset(key.name, _scope(key.key_type))

    async def public_key(self, key: SigningKey, *, may_ask: bool = True) -> bytes:
        """The public key of a key; a locked keyring asks for its password if it may.

        Raises:
            SecretUnavailableError: it can't be read.
            SigningKeyError: what is kept is no such key.
        """
        private_key = await self._private_key(key, may_ask=may_ask)
        return await asyncio.to_thread(public_key_of, key.key_type, private_key)

    async def sign(self, key: SigningKey, data: bytes, *, is_digest: bool = False) -> bytes:
        """A signature of 64 bytes; see KeyType.

        Raises:
            SecretUnavailableError: the key can't be read.
            SigningKeyError: the key can't sign that.
        """
        private_key = await self._private_key(key)
        signature = await asyncio.to_thread(
            signature_of, key.key_type, private_key, data, is_digest=is_digest
        )
        self._vault.touch([SecretKey(_scope(key.key_type), key.name)])
        return signature

    async def _keep(self, name: str, key_type: KeyType, private_key: bytes) -> bytes:
        await self._vault.require_entries()
        is_new = await self.find(name) is None and await self._vault.set_new(
            name, private_key.hex(), _scope(key_type)
        )
        if not is_new:
            raise DuplicateKeyError(
                f"There is a signing key {name} already.",
                next_step="Choose another name, or remove that key first.",
            )
        return await asyncio.to_thread(public_key_of, key_type, private_key)

    async def _private_key(self, key: SigningKey, *, may_ask: bool = True) -> bytes:
        secret_key = SecretKey(_scope(key.key_type), key.name)
        finding = await self._vault.find_one(secret_key, may_ask=may_ask)
        return _read(key, finding)


def _scope(key_type: KeyType) -> str:
    return f"{SIGNING_SCOPE}{key_type.value}"


def _read(key: SigningKey, finding: Finding | None) -> bytes:
    if finding is not None and finding.problem is not None:
        raise finding.problem
    if finding is None or finding.value is None:
        raise SecretUnavailableError(
            f"The signing key {key.name} is not in the keyring any more.",
            next_step=f"Add it again: tooldesk signers add {key.name}",
        )
    try:
        return read_private_key(key.key_type, finding.value)
    except SigningKeyError:
        raise SigningKeyError(f"What is kept as {key.name} is no signing key.") from None
