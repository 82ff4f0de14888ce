"""tooldesk signers with a real keyring."""

from __future__ import annotations

import json
from collections.abc import Callable

from keyring.backends.SecretService import Keyring as SecretServiceKeyring

SERVICE = "tooldesk signing ed25519"


def test_key_that_another_program_took_or_spoiled_hides_no_other(
    terminal: Callable[..., tuple[int, str, str]], secret_service: object
) -> None:
    good, spoiled, gone = (
        terminal("signers", "create", name)[1].strip() for name in ("good", "spoiled", "gone")
    )
    keyring = SecretServiceKeyring()
    keyring.set_password(SERVICE, "spoiled", "no key")
    keyring.delete_password(SERVICE, "gone")
    code, out, err = terminal("signers", "list", "--json")
    assert code == 1
    states = {each["name"]: (each["state"], each["public_key"]) for each in json.loads(out)}
    assert states == {"good": ("ready", good), "spoiled": ("damaged", None)}
    assert "What is kept as spoiled is no signing key." in err
    code, out, err = terminal("signers", "list")
    assert (code, out) == (1, f"good  ed25519  {good}\nspoiled  ed25519  damaged\n")
    assert terminal("signers", "remove", "spoiled", "--yes")[0] == 0
    assert terminal("signers", "list")[:2] == (0, f"good  ed25519  {good}\n")
    assert {spoiled, gone}.isdisjoint(out.split())
