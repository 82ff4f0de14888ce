"""Whatever stands in the place of the encrypted file is told, and never waited for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tooldesk.secret_vault.stores.encrypted_file import EncryptedFile, EncryptedFileError


@pytest.mark.timeout(20)
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_pipe_in_its_place_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "secrets.json"
    os.mkfifo(path)
    with pytest.raises(EncryptedFileError, match="not a file"):
        EncryptedFile(path).open("a passphrase")
    assert path.is_fifo()


def test_file_larger_than_any_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "secrets.json"
    with path.open("wb") as large:
        large.truncate(200_000_000)
    with pytest.raises(EncryptedFileError, match="larger than"):
        EncryptedFile(path).open("a passphrase")
