"""While nobody can say which secrets are stored, no text counts as free of them."""

from __future__ import annotations

from pathlib import Path

from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.storage.database import Database


async def test_texts_are_held_back_until_the_names_of_secrets_are_known(tmp_path: Path):
    path, redactor = tmp_path / "tooldesk.db", Redactor()
    path.write_bytes(b"no database" * 1_000)
    database = Database(path)
    vault = SecretVault(database, redactor, tmp_path, tmp_path / "none.json")
    await vault.prepare()
    assert redactor.blind_because is not None
    assert "Which secrets are stored is not known." in redactor.blind_because.message
    assert "Move the file away" in redactor.blind_because.next_step
    path.unlink()
    await vault.prepare()
    assert redactor.blind_because is None
    path.unlink()  # what was learned stays known
    await vault.prepare()
    assert redactor.blind_because is None
    await database.close()
