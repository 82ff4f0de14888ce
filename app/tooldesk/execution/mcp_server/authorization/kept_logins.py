"""KeptLogins: what came of logging in to MCP servers, in the keyring and nowhere else."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping

from tooldesk.errors import SecretUnavailableError
from tooldesk.secret_vault.stores.keyring_store import LOGIN_SCOPE, SecretKey
from tooldesk.secret_vault.vault import SecretVault

DETAILS = "details"
"""JSON of what is no secret: the registered client, the server's metadata, when a token ends."""

ACCESS_TOKEN = "access_token"
TOKENS = (ACCESS_TOKEN, "refresh_token")
CLIENT_SECRET = "client_secret"
PARTS = (DETAILS, *TOKENS, CLIENT_SECRET)
"""Each is kept as a value of its own, so that each is taken out of all texts."""


class KeptLogins:
    """Of one workspace. A login belongs to a server's name and URL: another URL gets none of it."""

    def __init__(self, vault: SecretVault) -> None:
        self._vault = vault

    async def read(self, server: str, url: str) -> dict[str, str]:
        """What is kept, part → value.

        Raises:
            SecretUnavailableError: something is kept, and can't be read now.
        """
        found: dict[str, str] = {}
        known = {*await self._vault.entries(), *self._vault.session_keys}
        for part in PARTS:
            key = self._key(server, url, part)
            # a keyring takes its time to say that it has nothing
            finding = await self._vault.find_one(key) if key in known else None
            if finding is not None and finding.problem is not None:
                raise finding.problem
            if finding is not None and finding.value is not None:
                found[part] = finding.value
        return found

    def is_lasting(self, server: str, url: str) -> bool:
        """Whether no part of it is in memory only."""
        keys = {self._key(server, url, part) for part in PARTS}
        return keys.isdisjoint(self._vault.session_keys)

    async def write(self, server: str, url: str, parts: Mapping[str, str]) -> bool:
        """Keep exactly these parts; false when they can be kept in memory only.

        Raises:
            SecretRefusedError: a value is none that can be kept.
            StorageError: the index can't be written.
        """
        before = await self.read(server, url)
        for part in before.keys() - parts.keys():
            await self._vault.unset(self._key(server, url, part).name, self._scope)
        is_kept = True
        for part, value in parts.items():
            if before.get(part) != value:
                is_kept = await self._set(self._key(server, url, part).name, value) and is_kept
        return is_kept

    async def forget(self, server: str, url: str, *, keeps_client: bool = False) -> bool:
        """Forget the tokens, and unless it is kept the client too; false when there were none.

        Raises:
            SecretUnavailableError: what holds them can't be written.
            StorageError: the index can't be written.
        """
        was_there = False
        for part in TOKENS if keeps_client else PARTS:
            name = self._key(server, url, part).name
            was_there = await self._vault.unset(name, self._scope) or was_there
        return was_there

    async def _set(self, name: str, value: str) -> bool:
        try:
            await self._vault.set(name, value, self._scope)
        except SecretUnavailableError:
            await self._vault.set_for_session(name, value, self._scope)
            return False
        return True

    @property
    def _scope(self) -> str:
        return f"{LOGIN_SCOPE}{self._vault.workspace_scope}"

    def _key(self, server: str, url: str, part: str) -> SecretKey:
        digest = hashlib.sha256(f"{server}\0{url}".encode("utf-8", "surrogatepass")).hexdigest()
        shown = re.sub(r"\W", "_", server, flags=re.ASCII)
        return SecretKey(self._scope, f"mcp_{shown}_{digest[:12]}_{part}")
