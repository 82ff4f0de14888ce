"""The keyring keeps values, and whatever is wrong with it is said in words and soon."""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tooldesk.secret_vault.stores.keyring_backend import (
    is_refused,
    status_of,
)
from tooldesk.secret_vault.stores.keyring_status import KeyringState, KeyringUnavailableError
from tooldesk.secret_vault.stores.keyring_store import (
    ANSWER_WAIT_S,
    GLOBAL_SCOPE,
    KeyringStore,
    SecretKey,
)

KEY = SecretKey(GLOBAL_SCOPE, "TEST_KEY")
BUS_NAME = "org.freedesktop.secrets"
SOON_S = 5.0
"""A refusal comes within this time, whatever the keyring does."""

PATIENCE_S = 60.0
"""On a busy machine all around it takes longer; for ever is still wrong."""


async def state(store: KeyringStore) -> KeyringState:
    async with asyncio.timeout(PATIENCE_S):
        return (await store.check()).state


async def refusal(store: KeyringStore) -> KeyringUnavailableError:
    async with asyncio.timeout(PATIENCE_S):
        with pytest.raises(KeyringUnavailableError) as caught:
            await store.get([KEY])
    assert caught.value.message
    assert caught.value.next_step
    return caught.value


@pytest.mark.parametrize("value", ["s3cret-ü€😀\n 'x'", "ä" * 100_000, "x" * 200_000])
async def test_value_comes_back_as_it_was(secret_service, value: str):
    store = KeyringStore()
    await store.set(KEY, "older")
    await store.set(KEY, value)
    assert await store.get([KEY]) == {KEY: value}
    assert await store.delete(KEY)
    assert not await store.delete(KEY)
    assert await store.get([KEY]) == {}


async def test_scopes_are_kept_apart(secret_service):
    store = KeyringStore()
    override = SecretKey("/some/folder", "TEST_KEY")
    await store.set(KEY, "global")
    await store.set(override, "override")
    assert await store.get([KEY, override]) == {KEY: "global", override: "override"}
    await store.delete(KEY)
    await store.delete(override)


async def test_locked_keyring_is_told_and_can_be_unlocked_again(own_secret_service):
    store = KeyringStore()
    await store.set(KEY, "value")
    own_secret_service.lock()
    assert await state(store) is KeyringState.LOCKED
    assert "Unlock it" in (await refusal(store)).next_step
    # nothing here can show a dialogue, so asking is refused as if it had been dismissed
    async with asyncio.timeout(PATIENCE_S):
        with pytest.raises(KeyringUnavailableError):
            await store.unlock()
    own_secret_service.kill_daemon()
    own_secret_service.start_daemon()
    assert await store.get([KEY]) == {KEY: "value"}


async def test_killed_keyring_is_told_and_works_again_after_a_restart(own_secret_service):
    store = KeyringStore()
    await store.set(KEY, "value")
    own_secret_service.kill_daemon()
    assert (await refusal(store)).status.state is KeyringState.NONE
    own_secret_service.start_daemon()
    assert await state(store) is KeyringState.AVAILABLE
    assert await store.get([KEY]) == {KEY: "value"}


@pytest.fixture
def calls_told(own_secret_service) -> Iterator[Callable[[], bytes]]:
    """The next line that the bus tells of a call of the Secret Service."""
    watching = f"type='method_call',destination='{BUS_NAME}'"
    with subprocess.Popen(
        ["dbus-monitor", "--address", own_secret_service.address, watching],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as monitor:
        assert monitor.stdout is not None
        while b"member=NameLost" not in monitor.stdout.readline():
            pass
        yield monitor.stdout.readline
        monitor.kill()


async def test_all_that_is_asked_comes_from_one_connection(calls_told):
    for value in ("one", "two", "three"):
        store = KeyringStore()
        await store.set(KEY, value)
        assert await store.get([KEY]) == {KEY: value}
    await KeyringStore().delete(KEY)
    told = [b""]
    async with asyncio.timeout(PATIENCE_S):
        while b"member=Delete" not in told[-1]:
            told.append(await asyncio.to_thread(calls_told))
    assert len({found for line in told for found in re.findall(rb"sender=(\S+)", line)}) == 1


async def test_bus_that_was_started_again_is_used_as_before(own_secret_service, monkeypatch):
    address = own_secret_service.address.partition(",guid=")[0]
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    store = KeyringStore()
    await store.set(KEY, "value")
    own_secret_service.stop()
    assert (await refusal(store)).status.state is KeyringState.NONE
    own_secret_service.start_bus()
    own_secret_service.start_daemon()
    assert await store.get([KEY]) == {KEY: "value"}


async def test_keyring_killed_in_the_middle_of_an_answer_is_told(own_secret_service):
    store = KeyringStore()
    await store.set(KEY, "value")
    own_secret_service.freeze_daemon()
    waiting = asyncio.create_task(refusal(store))
    await asyncio.wait([waiting], timeout=0.3)
    assert not waiting.done()
    own_secret_service.kill_daemon()
    assert (await waiting).status.state in (KeyringState.NONE, KeyringState.FAILED)


async def test_frozen_keyring_is_refused_soon_and_read_again_when_it_wakes(own_secret_service):
    store = KeyringStore()
    await store.set(KEY, "value")
    own_secret_service.freeze_daemon()
    assert (await refusal(store)).status.state is KeyringState.HANGING
    # while one call is stuck, the next ones do not wait as well
    refusals = await asyncio.gather(*(refusal(store) for _ in range(10)))
    assert {each.status.state for each in refusals} == {KeyringState.HANGING}
    own_secret_service.wake_daemon()
    async with asyncio.timeout(20):
        while await state(store) is not KeyringState.AVAILABLE:
            pass
        assert await store.get([KEY]) == {KEY: "value"}


@pytest.fixture
def silent_service(bare_bus, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A program that owns the name of the Secret Service and never answers."""
    from jeepney import DBus
    from jeepney.io.blocking import Proxy, open_dbus_connection

    connection = open_dbus_connection(bare_bus.address)
    assert Proxy(DBus(), connection).RequestName("org.freedesktop.secrets")[0] == 1
    yield
    connection.close()


async def test_service_that_never_answers_is_refused_soon(silent_service):
    store = KeyringStore()
    assert ANSWER_WAIT_S < SOON_S
    for _ in range(2):
        assert (await refusal(store)).status.state is KeyringState.HANGING
    assert store.status is not None
    assert "does not answer" in store.status.message


async def test_bus_without_a_keyring_is_told(bare_bus):
    error = await refusal(KeyringStore())
    assert error.status.state is KeyringState.NONE
    assert "--encrypted-file" in error.next_step


async def test_machine_without_a_bus_is_told(no_bus):
    assert (await refusal(KeyringStore())).status.state is KeyringState.NONE


@pytest.mark.parametrize(
    "backend", ["keyring.backends.null.Keyring", "keyring.backends.fail.Keyring"]
)
async def test_configured_backend_that_keeps_nothing_is_refused(
    secret_service, monkeypatch: pytest.MonkeyPatch, backend: str
):
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", backend)
    error = await refusal(KeyringStore())
    assert error.status.state is KeyringState.NONE
    assert "keeps no secret safe" in error.message


async def test_plain_text_backend_is_never_chosen(
    no_bus, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    from keyring.backend import KeyringBackend

    kept: list[str] = []
    fields = {
        "__module__": "keyrings.alt.file",
        "priority": 20,
        "get_password": lambda self, service, name: None,
        "set_password": lambda self, service, name, value: kept.append(value),
    }
    plain_text = type("PlaintextKeyring", (KeyringBackend,), fields)
    try:
        assert is_refused(plain_text)
        with pytest.raises(KeyringUnavailableError):
            await KeyringStore().set(KEY, "value")
        assert kept == []
    finally:
        KeyringBackend._classes.discard(plain_text)


def test_errors_of_the_keyring_never_carry_their_own_text():
    from keyring.errors import KeyringLocked, PasswordSetError

    for error in (PasswordSetError("canary"), KeyringLocked("canary"), ValueError("canary")):
        told = KeyringUnavailableError(status_of(error))
        assert "canary" not in str(told) + repr(told) + repr(told.status)


async def test_refused_write_keeps_the_value_out_of_the_whole_chain_of_errors(no_bus):
    with pytest.raises(KeyringUnavailableError) as caught:
        await KeyringStore().set(KEY, "canary-value")
    error: BaseException | None = caught.value
    while error is not None:
        assert "canary" not in str(error) + repr(error) + repr(error.args)
        error = error.__cause__ or error.__context__
