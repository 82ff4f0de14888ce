"""Secrets are kept, found, forgotten; the index of names follows the keyring."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk.errors import StorageError
from tooldesk.secret_vault.leaks.leak_scan import scan
from tooldesk.secret_vault.secret_index import SecretIndex
from tooldesk.secret_vault.stores.encrypted_file import EncryptedFileError
from tooldesk.secret_vault.stores.keyring_status import KeyringUnavailableError
from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE, KeyringStore, SecretKey
from tooldesk.secret_vault.vault import LONGEST_VALUE, SecretRefusedError, SecretVault
from tooldesk.storage.database import Database

NewVault = Callable[[], SecretVault]


async def value_of(vault: SecretVault, name: str) -> str | None:
    found = await vault.find(name, entries=await vault.entries())
    return found[name].value if name in found else None


async def test_value_is_found_by_the_next_start_until_it_is_unset(secret_service, new_vault):
    assert await new_vault().set("FOUND_KEY", "first-value") == ""
    vault = new_vault()
    assert await value_of(vault, "FOUND_KEY") == "first-value"
    assert vault.redactor.redact("first-value") == "•••FOUND_KEY•••"
    assert await vault.unset("FOUND_KEY")
    assert not await vault.unset("FOUND_KEY")
    assert await value_of(vault, "FOUND_KEY") is None
    assert await value_of(new_vault(), "FOUND_KEY") is None
    assert await vault.entries() == {}


async def test_override_of_the_workspace_comes_before_the_global_entry(secret_service, vault):
    await vault.set("BOTH_KEY", "global-value")
    await vault.set("BOTH_KEY", "override-value", vault.workspace_scope)
    assert await value_of(vault, "BOTH_KEY") == "override-value"
    assert await vault.unset("BOTH_KEY", vault.workspace_scope)
    assert await value_of(vault, "BOTH_KEY") == "global-value"
    await vault.unset("BOTH_KEY")


async def test_value_changed_by_another_tooldesk_is_noticed(secret_service, new_vault):
    here, elsewhere = new_vault(), new_vault()
    await here.set("SHARED_KEY", "older-value")
    assert await value_of(elsewhere, "SHARED_KEY") == "older-value"
    await here.set("SHARED_KEY", "newer-value")
    assert await value_of(elsewhere, "SHARED_KEY") == "newer-value"
    await here.unset("SHARED_KEY")
    assert await value_of(elsewhere, "SHARED_KEY") is None


async def test_lost_index_is_healed_from_the_keyring(secret_service, database, new_vault):
    await new_vault().set("HEALED_KEY", "healed-value")
    await SecretIndex(database).forget([SecretKey(GLOBAL_SCOPE, "HEALED_KEY")], permission=True)
    vault = new_vault()
    assert await value_of(vault, "HEALED_KEY") == "healed-value"
    assert SecretKey(GLOBAL_SCOPE, "HEALED_KEY") in await vault.entries()
    await vault.unset("HEALED_KEY")


async def test_entry_that_the_keyring_lost_leaves_the_index(secret_service, new_vault):
    await new_vault().set("LOST_KEY", "lost-value")
    await KeyringStore().delete(SecretKey(GLOBAL_SCOPE, "LOST_KEY"))
    vault = new_vault()
    assert await value_of(vault, "LOST_KEY") is None
    assert await vault.entries() == {}


async def test_known_secrets_are_learned_before_any_text_flows(secret_service, new_vault):
    await new_vault().set("EARLY_KEY", "early-value")
    vault = new_vault()
    await vault.prepare()
    assert vault.redactor.redact("early-value") == "•••EARLY_KEY•••"
    await vault.unset("EARLY_KEY")


async def test_no_value_reaches_the_database(secret_service, vault, tmp_path: Path):
    await vault.set("DISK_KEY", "canary-on-disk-4711")
    await vault.allow_environment("DISK_KEY")
    vault.touch([SecretKey(GLOBAL_SCOPE, "DISK_KEY")])
    entry = (await vault.entries())[SecretKey(GLOBAL_SCOPE, "DISK_KEY")]
    assert (entry.place, entry.is_environment_allowed) == ("keyring", True)
    assert entry.changed_at is not None
    assert entry.last_used_at is not None
    report = await asyncio.to_thread(scan, [tmp_path], [("DISK_KEY", "canary-on-disk-4711")])
    assert report.size_bytes > 0
    assert report.leaks == ()
    await vault.unset("DISK_KEY")


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("1BAD", "value", "name of a variable"),
        ("", "value", "name of a variable"),
        ("GOOD", "", "is empty"),
        ("GOOD", "canary\0x", "NUL"),
        ("GOOD", "canary\ud800", "UTF-8"),
        ("GOOD", "canary" + "x" * LONGEST_VALUE, "longer than"),
    ],
)
async def test_impossible_name_or_value_is_refused_in_words(vault, name, value, reason):
    with pytest.raises(SecretRefusedError, match=reason) as caught:
        await vault.set(name, value)
    assert caught.value.next_step
    assert "canary" not in str(caught.value)


async def test_weak_value_is_kept_with_a_warning(secret_service, vault):
    assert "word of its own" in await vault.set("WEAK_KEY", "48291")
    await vault.unset("WEAK_KEY")


async def test_value_for_the_session_is_written_nowhere(no_bus, new_vault, tmp_path: Path):
    vault = new_vault()
    await vault.set_for_session("MEMORY_KEY", "memory-value")
    assert await value_of(vault, "MEMORY_KEY") == "memory-value"
    assert vault.redactor.redact("memory-value") == "•••MEMORY_KEY•••"
    assert await value_of(new_vault(), "MEMORY_KEY") is None
    assert await vault.unset("MEMORY_KEY")
    assert await value_of(vault, "MEMORY_KEY") is None
    assert not (tmp_path / "secrets.json").exists()


async def test_without_a_keyring_nothing_is_written_in_its_stead(no_bus, vault, tmp_path: Path):
    with pytest.raises(KeyringUnavailableError):
        await vault.set("KEY", "canary-value")
    assert not (tmp_path / "secrets.json").exists()
    assert await vault.entries() == {}


def answers(passphrase: str | None):
    async def ask() -> str | None:
        return passphrase

    return ask


async def test_encrypted_file_stands_in_once_it_was_chosen(no_bus, new_vault: NewVault, tmp_path):
    vault = new_vault()
    vault.ask_passphrase_with(answers("correct horse"))
    await vault.set("FILE_KEY", "canary-in-file", in_file=True)
    await vault.set("SECOND_KEY", "canary-as-well")
    stored = (tmp_path / "secrets.json").read_bytes()
    assert b"canary" not in stored
    assert b"KEY" not in stored
    assert (tmp_path / "secrets.json").stat().st_mode & 0o777 == 0o600
    again = new_vault()
    again.ask_passphrase_with(answers("correct horse"))
    assert await value_of(again, "FILE_KEY") == "canary-in-file"
    assert await value_of(again, "SECOND_KEY") == "canary-as-well"
    assert await again.unset("FILE_KEY")
    assert await value_of(again, "FILE_KEY") is None


@pytest.mark.parametrize(
    ("passphrase", "reason"), [(None, "is locked"), ("wrong", "does not open"), ("", "is empty")]
)
async def test_encrypted_file_stays_closed_without_its_passphrase(
    no_bus, new_vault: NewVault, passphrase, reason
):
    vault = new_vault()
    vault.ask_passphrase_with(answers("right"))
    await vault.set("FILE_KEY", "value-in-file", in_file=True)
    vault = new_vault()
    vault.ask_passphrase_with(answers(passphrase))
    found = await vault.find("FILE_KEY", entries=await vault.entries())
    problem = found["FILE_KEY"].problem
    assert isinstance(problem, EncryptedFileError)
    assert reason in problem.message


@pytest.mark.parametrize("damage", [b"{}", b"[" * 100_000, b"\xff\xfe", b"", b'{"format": 1}'])
async def test_damaged_encrypted_file_is_explained(no_bus, new_vault, tmp_path, damage: bytes):
    vault = new_vault()
    vault.ask_passphrase_with(answers("right"))
    await vault.set("FILE_KEY", "value-in-file", in_file=True)
    (tmp_path / "secrets.json").write_bytes(damage)
    with pytest.raises(EncryptedFileError, match=r"damaged|no file of secrets"):
        await vault.set("OTHER_KEY", "other", in_file=True)
    assert (tmp_path / "secrets.json").read_bytes() == damage


async def test_unusable_database_loses_no_secret(secret_service, new_vault, tmp_path: Path):
    other = sqlite3.connect(tmp_path / "foreign.db")
    other.execute("CREATE TABLE songs (title TEXT)")
    other.close()
    database = Database(tmp_path / "foreign.db")
    await new_vault().set("KEPT_KEY", "kept-value")
    from tooldesk.redaction.redactor import Redactor

    vault = SecretVault(database, Redactor(), tmp_path, tmp_path / "none.json")
    assert await value_of(vault, "KEPT_KEY") == "kept-value"
    with pytest.raises(StorageError):
        await vault.set("KEPT_KEY", "newer-value")
    await database.close()
    await new_vault().unset("KEPT_KEY")


async def test_locked_keyring_is_told_for_what_is_in_it(own_secret_service, new_vault: NewVault):
    await new_vault().set("LOCKED_KEY", "locked-value")
    own_secret_service.lock()
    vault = new_vault()
    async with asyncio.timeout(5):
        found = await vault.find("LOCKED_KEY", "OTHER", entries=await vault.entries())
        await vault.prepare()
    assert list(found) == ["LOCKED_KEY"]
    assert "locked" in str(found["LOCKED_KEY"].problem)
    assert "locked-value" not in repr(found)
    with pytest.raises(KeyringUnavailableError):
        await vault.unset("LOCKED_KEY")
