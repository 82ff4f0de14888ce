"""How signing keys stand: kept or only declared, readable or not, and what signs with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from keyring.backends.SecretService import Keyring as SecretServiceKeyring

from tooldesk.bootstrap import App
from tooldesk.secret_vault.stores.keyring_store import SIGNING_SCOPE
from tooldesk.signing.key_overview import KeyOverview, KeyState, key_overview
from tooldesk.signing.key_types import KeyType

CODE = '''
def pay(context) -> str:
    """Pay."""
    return ""
'''


async def _keys(app: App, *, reads_keys: bool = True) -> dict[str, KeyOverview]:
    definitions = app.registry.definitions()
    found = await key_overview(app.signing_keys, definitions, reads_keys=reads_keys)
    return {each.name: each for each in found}


async def test_keys_are_told_with_their_tools_and_missing_ones_too(
    app: App, write_tool: Callable[..., Path], secret_service
) -> None:
    write_tool("pay", CODE, signer={"key": "wallet", "permission": "deny"})
    write_tool("vote", CODE.replace("pay", "vote"), signer={"key": "ballot"})
    await app.workspace.load()
    public_key = await app.signing_keys.create("wallet", KeyType.SECP256K1)
    await app.signing_keys.create("spare", KeyType.ED25519)
    shown = await _keys(app)
    assert list(shown) == ["ballot", "spare", "wallet"]
    assert shown["ballot"].state is KeyState.MISSING
    assert shown["ballot"].is_bad
    assert [(use.tool_name, use.permission) for use in shown["ballot"].uses] == [("vote", "ask")]
    assert (shown["wallet"].state, shown["wallet"].public_key) == (KeyState.READY, public_key)
    assert [(use.tool_name, use.permission) for use in shown["wallet"].uses] == [("pay", "deny")]
    assert shown["spare"].uses == ()
    assert not shown["spare"].is_bad
    expected = await _keys(app, reads_keys=False)
    assert (expected["wallet"].state, expected["wallet"].public_key) == (KeyState.READY, None)


async def test_locked_keyring_is_told_and_not_asked_to_open(app: App, secret_service) -> None:
    await app.signing_keys.create("wallet", KeyType.ED25519)
    secret_service.lock()
    try:
        app.vault.read_again()
        shown = (await _keys(app))["wallet"]
        assert shown.state is KeyState.LOCKED
        assert shown.problem is not None
        assert "locked" in shown.problem.message
    finally:
        secret_service.unlock()
    assert (await _keys(app))["wallet"].state is KeyState.READY


async def test_damaged_key_says_so(app: App, secret_service) -> None:
    await app.vault.set("wallet", "no key at all", f"{SIGNING_SCOPE}ed25519")
    shown = (await _keys(app))["wallet"]
    assert shown.state is KeyState.DAMAGED
    assert "no key at all" not in str(shown)


async def test_key_that_the_keyring_lost_is_no_key(app: App, secret_service) -> None:
    await app.signing_keys.create("wallet", KeyType.ED25519)
    app.vault.read_again()
    (key,) = [key for key in await app.vault.entries() if key.name == "wallet"]
    SecretServiceKeyring().delete_password(key.service, key.name)
    assert await _keys(app) == {}
