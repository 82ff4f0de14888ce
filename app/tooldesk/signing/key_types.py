"""KeyType: the kinds of signing keys, and how each is made, read and signed with."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk.errors import AppError
from tooldesk.late_pattern import late_pattern

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

PRIVATE_KEY_BYTES = 32
DIGEST_BYTES = 32

_HEX = late_pattern(r"(?:0x)?([0-9a-fA-F]{64})")
_SECP256K1_ORDER = 0xFFFFFFFF_FFFFFFFF_FFFFFFFF_FFFFFFFE_BAAEDCE6_AF48A03B_BFD25E8C_D0364141
"""Source: SEC 2, version 2.0, section 2.4.1."""


class KeyType(StrEnum):
    """What a key signs with."""

    ED25519 = "ed25519"
    """RFC 8032; signatures of 64 bytes over the data itself."""

    SECP256K1 = "secp256k1"
    """ECDSA over SHA-256 of the data, or over a digest of 32 bytes; signatures are r and s in 32
    bytes each, s in the lower half of the order (BIP 62)."""


class SigningKeyError(AppError):
    """A key can't be read or used; the message never holds any of it."""

    title = "The signing key can't be used"


def new_private_key(key_type: KeyType) -> bytes:
    """The 32 bytes of a new key."""
    from cryptography.hazmat.primitives.asymmetric import ec, ed25519

    if key_type is KeyType.ED25519:
        return ed25519.Ed25519PrivateKey.generate().private_bytes_raw()
    value = ec.generate_private_key(ec.SECP256K1()).private_numbers().private_value
    return value.to_bytes(PRIVATE_KEY_BYTES, "big")


def read_private_key(key_type: KeyType, text: str) -> bytes:
    """The 32 bytes of a key written in hexadecimal or as PEM (PKCS #8, not encrypted).

    Raises:
        SigningKeyError: it is neither, or a key of another kind.
    """
    written = _HEX.fullmatch(text.strip())
    if written is None:
        return _read_pem(key_type, text)
    private_key = bytes.fromhex(written[1])
    public_key_of(key_type, private_key)
    return private_key


def public_key_of(key_type: KeyType, private_key: bytes) -> bytes:
    """The public key: 32 bytes for Ed25519, 33 (compressed, SEC 1) for secp256k1.

    Raises:
        SigningKeyError: the number is no private key of that curve.
    """
    from cryptography.hazmat.primitives import serialization

    if key_type is KeyType.ED25519:
        return _ed25519(private_key).public_key().public_bytes_raw()
    return (
        _secp256k1(private_key)
        .public_key()
        .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.CompressedPoint)
    )


def signature_of(
    key_type: KeyType, private_key: bytes, data: bytes, *, is_digest: bool = False
) -> bytes:
    """The 64 bytes of a signature over the data, or over a digest that was made of it elsewhere.

    Raises:
        SigningKeyError: Ed25519 signs no digests, or the digest has no 32 bytes.
    """
    if key_type is KeyType.ED25519:
        if is_digest:
            raise SigningKeyError(
                "Ed25519 signs data, not a digest of it.", next_step="Sign without is_digest."
            )
        return _ed25519(private_key).sign(data)
    return _ecdsa(private_key, data, is_digest=is_digest)


def _ecdsa(private_key: bytes, data: bytes, *, is_digest: bool) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    if is_digest and len(data) != DIGEST_BYTES:
        raise SigningKeyError(
            f"The digest has {counted(len(data), 'byte')}.",
            next_step=f"Sign one of {DIGEST_BYTES} bytes.",
        )
    over = utils.Prehashed(hashes.SHA256()) if is_digest else hashes.SHA256()
    r, s = utils.decode_dss_signature(_secp256k1(private_key).sign(data, ec.ECDSA(over)))
    s = min(s, _SECP256K1_ORDER - s)
    return r.to_bytes(32, "big") + s.to_bytes(32, "big")


def _read_pem(key_type: KeyType, text: str) -> bytes:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec, ed25519

    try:
        key = serialization.load_pem_private_key(text.encode(), password=None)
    except (ValueError, TypeError):  # TypeError is "it is encrypted"
        key = None
    if key_type is KeyType.ED25519 and isinstance(key, ed25519.Ed25519PrivateKey):
        return key.private_bytes_raw()
    if (
        key_type is KeyType.SECP256K1
        and isinstance(key, ec.EllipticCurvePrivateKey)
        and isinstance(key.curve, ec.SECP256K1)
    ):
        return key.private_numbers().private_value.to_bytes(PRIVATE_KEY_BYTES, "big")
    # without the cause, whose frames hold the key
    raise SigningKeyError(
        f"That is no private key for {key_type.value}.",
        next_step="Give 64 hexadecimal digits, or PEM (PKCS #8) without a password.",
    ) from None


def _ed25519(private_key: bytes) -> Ed25519PrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ed25519

    return ed25519.Ed25519PrivateKey.from_private_bytes(private_key)


def _secp256k1(private_key: bytes) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    value = int.from_bytes(private_key, "big")
    if not 0 < value < _SECP256K1_ORDER:
        raise SigningKeyError("That number is no private key for secp256k1.")
    return ec.derive_private_key(value, ec.SECP256K1())
