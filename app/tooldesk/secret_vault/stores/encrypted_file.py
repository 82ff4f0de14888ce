"""EncryptedFile: where there is no keyring, values in one file behind a passphrase.

scrypt (RFC 7914) makes a key of the passphrase, AES-256-GCM encrypts all values and scopes as one
JSON text; its header is authenticated with it. The file is written whole or not at all.
"""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Mapping
from pathlib import Path

from tooldesk.bounded_file import read_bounded
from tooldesk.errors import SecretUnavailableError
from tooldesk.paths import private_folder
from tooldesk.replaced_file import replace_file
from tooldesk.secret_vault.stores.keyring_store import SecretKey

FORMAT = "tooldesk-secrets-1"

_SCRYPT_N, _SCRYPT_R, _SCRYPT_P = 2**16, 8, 1
_LARGEST_BYTES = 64_000_000


class EncryptedFileError(SecretUnavailableError):
    """The file can't be opened or written."""

    title = "The encrypted file can't be used"


class EncryptedFile:
    """The values in the file, once it is open. Blocking: opening takes a fifth of a second."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._salt = b""
        self._key: bytes | None = None

    def __repr__(self) -> str:
        return f"EncryptedFile({self.path})"

    @property
    def exists(self) -> bool:
        """Whether a person has chosen to have such a file."""
        return self.path.exists()

    @property
    def is_open(self) -> bool:
        """Whether its passphrase is known."""
        return self._key is not None

    def open(self, passphrase: str) -> None:
        """Make the file with this passphrase, or open the one that is there.

        Raises:
            EncryptedFileError: it can't be read or written, or the passphrase is another one.
        """
        if not passphrase:
            raise EncryptedFileError("The passphrase is empty.", next_step="Give one.")
        if not self.exists:
            self._salt = os.urandom(16)
            self._key = _derive(passphrase, self._salt)
            self._write({})
            return
        salt, _, _ = self._sealed()
        key = _derive(passphrase, salt)
        self._values(key)
        self._salt, self._key = salt, key

    def get(self) -> Mapping[SecretKey, str]:
        """All values.

        Raises:
            EncryptedFileError: it is not open, or can't be read.
        """
        return self._values(self._opened_key())

    def set(self, key: SecretKey, value: str) -> None:
        """Keep a value.

        Raises:
            EncryptedFileError: it is not open, or can't be read or written.
        """
        self._write({**self.get(), key: value})

    def delete(self, key: SecretKey) -> bool:
        """Forget a value; false when there was none.

        Raises:
            EncryptedFileError: it is not open, or can't be read or written.
        """
        values = dict(self.get())
        if values.pop(key, None) is None:
            return False
        self._write(values)
        return True

    def _opened_key(self) -> bytes:
        if self._key is None:
            raise EncryptedFileError(
                f"{self.path} is locked.", next_step="Give its passphrase, then try again."
            )
        return self._key

    def _sealed(self) -> tuple[bytes, bytes, bytes]:
        """Salt, nonce and ciphertext of the file."""
        try:
            stored = json.loads(read_bounded(self.path, _LARGEST_BYTES))
            if stored["format"] != FORMAT:
                raise ValueError("another format")
            return (
                base64.b64decode(stored["salt"], validate=True),
                base64.b64decode(stored["nonce"], validate=True),
                base64.b64decode(stored["ciphertext"], validate=True),
            )
        except OSError as error:
            raise EncryptedFileError(
                f"{self.path}: {error.strerror}.", next_step="Make the file readable."
            ) from error
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise EncryptedFileError(
                f"{self.path} is no file of secrets, or is damaged.",
                next_step="Restore it from a backup, or move it away to start afresh.",
            ) from error

    def _values(self, key: bytes) -> dict[SecretKey, str]:
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        salt, nonce, ciphertext = self._sealed()
        try:
            text = AESGCM(key).decrypt(nonce, ciphertext, _header(salt))
        except (InvalidTag, ValueError):
            raise EncryptedFileError(
                f"The passphrase does not open {self.path}, or the file is damaged.",
                next_step="Try the passphrase again.",
            ) from None
        return {SecretKey(scope, name): value for scope, name, value in json.loads(text)}

    def _write(self, values: Mapping[SecretKey, str]) -> None:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        text = json.dumps([[*key, value] for key, value in values.items()]).encode()
        nonce = os.urandom(12)
        ciphertext = AESGCM(self._opened_key()).encrypt(nonce, text, _header(self._salt))
        stored = {
            "format": FORMAT,
            "salt": base64.b64encode(self._salt).decode(),
            "nonce": base64.b64encode(nonce).decode(),
            "ciphertext": base64.b64encode(ciphertext).decode(),
        }
        try:
            private_folder(self.path.parent)
            replace_file(self.path, json.dumps(stored, indent=2) + "\n", is_private=True)
        except OSError as error:
            raise EncryptedFileError(
                f"{self.path}: {error.strerror}.",
                next_step="Make the folder writable, or choose another one with --data-dir.",
            ) from error


def _derive(passphrase: str, salt: bytes) -> bytes:
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

    kdf = Scrypt(salt=salt, length=32, n=_SCRYPT_N, r=_SCRYPT_R, p=_SCRYPT_P)
    return kdf.derive(passphrase.encode("utf-8", "surrogatepass"))


def _header(salt: bytes) -> bytes:
    return FORMAT.encode() + salt
