"""What the Secrets screen says of signing keys, in words. No Qt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk_ui.secrets.listing.secret_rows import SecretRow
from tooldesk_ui.widgets.state_look import StateLook

if TYPE_CHECKING:
    from tooldesk.signing.key_overview import KeyOverview

SHORT_HEAD, SHORT_TAIL = 8, 4
HEX_DIGITS = 64
TYPE_NAMES = {"ed25519": "Ed25519", "secp256k1": "secp256k1"}

# Keyed by the values of enums whose modules would import the database at the start.
_LOOKS = {
    "ready": StateLook("Ready", "state_passed", "ok"),
    "locked": StateLook("Locked", "lock", "warn"),
    "missing": StateLook("Missing", "state_failed", "error"),
    "damaged": StateLook("Damaged", "state_failed", "error"),
}
_PERMISSIONS = {
    "allow": StateLook("Allowed", "state_passed", "ok"),
    "ask": StateLook("Asks each time", "state_needs_you", "warn"),
    "deny": StateLook("Denied", "state_cancelled", "text_dim"),
}
_PUBLIC_FORMS = {
    "ed25519": "32 bytes in hexadecimal (RFC 8032).",
    "secp256k1": "33 bytes in hexadecimal, compressed (SEC 1).",
}
_HEX = re.compile(r"(?:0x)?[0-9a-fA-F]*")


def key_rows(shown: Iterable[KeyOverview]) -> list[SecretRow]:
    """One row a key; what stops tools comes first."""
    return [_row(each) for each in sorted(shown, key=lambda each: not each.is_bad)]


def key_summary(shown: Sequence[KeyOverview]) -> str:
    """How many keys there are, and how many are still to be made."""
    missing = sum(each.key is None for each in shown)
    kept = len(shown) - missing
    words = counted(kept, "signing key")
    return f"{words}, {missing:,} missing" if missing else words


def look_of_key(shown: KeyOverview) -> StateLook:
    """Word, icon and role of a key's state."""
    return _LOOKS[shown.state.value]


def look_of_permission(permission: str) -> StateLook:
    """Word, icon and role of what a tool may have signed."""
    return _PERMISSIONS[permission]


def type_name(shown: KeyOverview) -> str:
    """What it signs with, or "" when that is not known."""
    return TYPE_NAMES[shown.key.key_type.value] if shown.key is not None else ""


def public_form(shown: KeyOverview) -> str:
    """How its public key is written."""
    return _PUBLIC_FORMS[shown.key.key_type.value] if shown.key is not None else ""


def short_public_key(public_key: bytes) -> str:
    """Its beginning and its end, to tell keys apart."""
    digits = public_key.hex()
    return f"{digits[:SHORT_HEAD]}…{digits[-SHORT_TAIL:]}"


def form_of_typed(text: str) -> tuple[str, bool]:
    """What a typed private key looks like, without any of it; whether that may be one."""
    typed = text.strip()
    if not typed:
        return "", False
    if typed.startswith("-----BEGIN"):
        return f"PEM, {counted(typed.count(chr(10)) + 1, 'line')}", True
    if _HEX.fullmatch(typed) is None:
        return "That is neither hexadecimal nor PEM.", False
    count = len(typed) - 2 * typed.startswith("0x")
    return f"{count} of {HEX_DIGITS} hexadecimal digits", count == HEX_DIGITS


def _row(shown: KeyOverview) -> SecretRow:
    used_by = ", ".join(use.tool_name for use in shown.uses)
    public_key = short_public_key(shown.public_key) if shown.public_key else ""
    signs = f"signs for {used_by}" if used_by else "no tool signs with it"
    look = look_of_key(shown)
    detail = " · ".join(part for part in (type_name(shown), public_key, signs) if part)
    full = shown.public_key.hex() if shown.public_key else ""
    found_by = "\n".join((shown.name, look.word, type_name(shown), full, signs))
    return SecretRow(shown.name, shown.name, detail, look, signing_key=shown, found_by=found_by)
