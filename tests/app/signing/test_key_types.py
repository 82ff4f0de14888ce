from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, utils

from tooldesk.signing.key_types import (
    KeyType,
    SigningKeyError,
    new_private_key,
    public_key_of,
    read_private_key,
    signature_of,
)

ORDER = 0xFFFFFFFF_FFFFFFFF_FFFFFFFF_FFFFFFFE_BAAEDCE6_AF48A03B_BFD25E8C_D0364141


def test_ed25519_signs_as_rfc_8032_says() -> None:
    """Source: RFC 8032, section 7.1, test 2."""
    key = read_private_key(
        KeyType.ED25519, "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"
    )
    assert public_key_of(KeyType.ED25519, key).hex() == (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    )
    assert signature_of(KeyType.ED25519, key, b"\x72").hex() == (
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    )


def test_secp256k1_public_key_of_one_is_the_generator() -> None:
    """Source: SEC 2, version 2.0, section 2.4.1, G compressed."""
    key = read_private_key(KeyType.SECP256K1, "0x" + "00" * 31 + "01")
    assert public_key_of(KeyType.SECP256K1, key).hex() == (
        "0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"
    )


@pytest.mark.parametrize("is_digest", [False, True])
def test_secp256k1_signatures_verify_and_have_a_low_s(is_digest: bool) -> None:
    key = new_private_key(KeyType.SECP256K1)
    curve_point = ec.EllipticCurvePublicKey.from_encoded_point(
        ec.SECP256K1(), public_key_of(KeyType.SECP256K1, key)
    )
    over = utils.Prehashed(hashes.SHA256()) if is_digest else hashes.SHA256()
    for number in range(40):
        data = bytes([number]) * 32
        signature = signature_of(KeyType.SECP256K1, key, data, is_digest=is_digest)
        r, s = int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big")
        assert len(signature) == 64
        assert s <= ORDER // 2
        curve_point.verify(utils.encode_dss_signature(r, s), data, ec.ECDSA(over))
    with pytest.raises(InvalidSignature):
        curve_point.verify(utils.encode_dss_signature(r, s), b"x" * 32, ec.ECDSA(over))


@pytest.mark.parametrize("key_type", list(KeyType))
def test_pem_of_the_right_kind_is_read(key_type: KeyType) -> None:
    private_key = new_private_key(key_type)
    made = (
        ed25519.Ed25519PrivateKey.from_private_bytes(private_key)
        if key_type is KeyType.ED25519
        else ec.derive_private_key(int.from_bytes(private_key, "big"), ec.SECP256K1())
    )
    pem = made.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    ).decode()
    other = KeyType.SECP256K1 if key_type is KeyType.ED25519 else KeyType.ED25519
    assert read_private_key(key_type, pem) == private_key
    with pytest.raises(SigningKeyError):
        read_private_key(other, pem)


@pytest.mark.parametrize("text", ["", "0x12", "zz" * 32, "ab" * 33, "-----BEGIN PRIVATE KEY-----"])
@pytest.mark.parametrize("key_type", list(KeyType))
def test_what_is_no_key_is_refused_without_repeating_it(key_type: KeyType, text: str) -> None:
    with pytest.raises(SigningKeyError) as refused:
        read_private_key(key_type, text)
    assert not text or text not in str(refused.value)


@pytest.mark.parametrize("number", [0, ORDER, ORDER + 1])
def test_numbers_outside_the_curve_are_no_keys(number: int) -> None:
    with pytest.raises(SigningKeyError, match="no private key"):
        read_private_key(KeyType.SECP256K1, f"{number:064x}")


def test_wrong_digests_are_refused() -> None:
    key = b"\x01" * 32
    with pytest.raises(SigningKeyError, match="31 bytes"):
        signature_of(KeyType.SECP256K1, key, b"x" * 31, is_digest=True)
    with pytest.raises(SigningKeyError, match="not a digest"):
        signature_of(KeyType.ED25519, key, b"x" * 32, is_digest=True)
