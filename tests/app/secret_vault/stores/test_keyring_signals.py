"""What another program does to the keyring is heard of, and nothing is left behind."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

from tooldesk.secret_vault.stores.keyring_signals import keyring_changes
from tooldesk.secret_vault.stores.keyring_status import KeyringState
from tooldesk.secret_vault.stores.keyring_store import KeyringStore

WAIT_S = 60


async def test_lock_unlock_and_end_of_a_keyring_are_heard_of(own_secret_service) -> None:
    store = KeyringStore()

    async def state_after(change: str, state: KeyringState) -> None:
        """Look only when there is a word of it."""
        await asyncio.to_thread(getattr(own_secret_service, change))
        await asyncio.wait_for(anext(changes), WAIT_S)
        while (await store.check()).state is not state:
            await asyncio.wait_for(anext(changes), WAIT_S)

    async with aclosing(keyring_changes()) as changes:
        await anext(changes)
        assert (await store.check()).state is KeyringState.AVAILABLE
        await state_after("lock", KeyringState.LOCKED)
        await state_after("unlock", KeyringState.AVAILABLE)
        await state_after("kill_daemon", KeyringState.NONE)
        own_secret_service.stop()  # the bus goes, too
        async with asyncio.timeout(WAIT_S):
            async for _ in changes:
                pass


async def test_machine_without_a_bus_has_nothing_to_tell(no_bus) -> None:
    async with asyncio.timeout(WAIT_S):
        assert [each async for each in keyring_changes()] == []
