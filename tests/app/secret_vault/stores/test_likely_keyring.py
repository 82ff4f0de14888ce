"""Which keyring would be used is told without loading the library that opens one."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tooldesk.secret_vault.stores.likely_keyring import CHOSEN_BY, likely_keyring

PROGRAM = """
import asyncio, json, sys
from tooldesk.secret_vault.stores.likely_keyring import likely_keyring
name = asyncio.run(likely_keyring())
print(json.dumps([name, sorted({"keyring", "secretstorage", "cryptography"} & set(sys.modules))]))
"""


def test_name_comes_from_the_bus_and_nothing_is_loaded_for_it(own_secret_service) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=60
    )
    assert json.loads(done.stdout) == ["Secret Service", []]


@pytest.mark.parametrize(
    ("chosen", "name"),
    [
        ("keyring.backends.kwallet.DBusKeyring", "KWallet"),
        ("keyring.backends.null.Keyring", ""),
        ("some_vault.Keyring", "some_vault"),
    ],
)
async def test_chosen_backend_wins(monkeypatch, chosen: str, name: str) -> None:
    monkeypatch.setenv(CHOSEN_BY, chosen)
    assert await likely_keyring() == name


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system has one")
async def test_without_a_bus_there_is_none(monkeypatch) -> None:
    monkeypatch.delenv(CHOSEN_BY, raising=False)
    assert await likely_keyring() == ""
