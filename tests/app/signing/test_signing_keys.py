"""Keys in a real keyring, and tools that sign with them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ed25519

from app.bootstrap import App
from app.calling.tool_calling import ToolCalling
from app.secret_vault.leak_scan import scan
from app.secret_vault.overview import overview
from app.signing.key_types import KeyType
from app.signing.signer_access import SignatureRequest, rendered_signature
from app.signing.signing_keys import DuplicateKeyError
from app.tools.tool_result import ToolResult
from app.usage.lifecycle import CallFinished

SIGNS = '''
def sign_text(text: str, context) -> dict:
    """Sign a text."""
    signer = context.signer
    return {"signature": signer.sign(text.encode()).hex(), "key": signer.public_key.hex()}
'''


@pytest.fixture
async def wallet(app: App, write_tool: Callable[..., Path], secret_service) -> App:
    need = {"key": "wallet", "permission": "ask"}
    write_tool("sign_text", SIGNS, signer=need)
    await app.workspace.load()
    return app


async def _call(app: App, yes: bool | None = True) -> tuple[ToolResult, list[SignatureRequest]]:
    asked: list[SignatureRequest] = []

    async def ask(request: SignatureRequest) -> bool:
        asked.append(request)
        return bool(yes)

    calling = ToolCalling("sign_text", {"text": "pay 5"}, dialect="test")
    events = app.usage.run_calling(calling, ask_signature=None if yes is None else ask)
    finished = [event async for event in events if isinstance(event, CallFinished)]
    return finished[0].result, asked


async def test_tool_signs_with_a_key_it_never_sees(wallet: App) -> None:
    public_key = await wallet.signing_keys.create("wallet", KeyType.ED25519)
    result, asked = await _call(wallet)
    assert asked == [SignatureRequest("sign_text", "wallet", KeyType.ED25519, b"pay 5", False)]
    assert result.structured["key"] == public_key.hex()
    signature = bytes.fromhex(result.structured["signature"])
    ed25519.Ed25519PublicKey.from_public_bytes(public_key).verify(signature, b"pay 5")
    (key,) = await wallet.signing_keys.keys()
    assert key.last_used_at is not None


@pytest.mark.parametrize("yes", [False, None])
async def test_nothing_is_signed_without_a_yes(wallet: App, yes: bool | None) -> None:
    await wallet.signing_keys.create("wallet", KeyType.ED25519)
    result, _ = await _call(wallet, yes=yes)
    assert result.is_error
    assert "there was no yes" in result.text


async def test_tool_without_its_key_fails_for_good(wallet: App) -> None:
    result, asked = await _call(wallet)
    assert result.error_class == "permanent"
    assert "requires a signer" in result.text
    assert "tooldesk signers create wallet" in result.text
    assert asked == []


async def test_key_is_never_replaced(wallet: App) -> None:
    first = await wallet.signing_keys.create("wallet", KeyType.ED25519)
    with pytest.raises(DuplicateKeyError):
        await wallet.signing_keys.create("wallet", KeyType.SECP256K1)
    (key,) = await wallet.signing_keys.keys()
    assert await wallet.signing_keys.public_key(key) == first


async def test_removed_key_is_gone(wallet: App) -> None:
    await wallet.signing_keys.create("wallet", KeyType.SECP256K1)
    (key,) = await wallet.signing_keys.keys()
    await wallet.signing_keys.remove(key)
    assert await wallet.signing_keys.keys() == ()
    assert "requires a signer" in (await _call(wallet))[0].text


async def test_keys_are_no_variables_and_stand_in_no_file(wallet: App) -> None:
    await wallet.signing_keys.create("wallet", KeyType.ED25519)
    await _call(wallet)
    shown = await overview(wallet.vault, wallet.registry.definitions(), {})
    assert "wallet" not in [each.name for each in shown]
    values = [(key.name, f.value or "") for key, f in (await wallet.vault.all_values()).items()]
    assert [name for name, _ in values] == ["wallet"]
    roots = [wallet.paths.data_dir, wallet.paths.workspace_dir]
    assert (await asyncio.to_thread(scan, roots, values)).leaks == ()


async def test_tool_that_prints_a_key_shows_its_name(
    wallet: App, write_tool: Callable[..., Path]
) -> None:
    private_key = "5b" * 32
    await wallet.signing_keys.add("wallet", KeyType.ED25519, private_key)
    write_tool("blurt", f"def blurt() -> str:\n    return {json.dumps(private_key)}")
    await wallet.workspace.load()
    events = wallet.usage.run_calling(ToolCalling("blurt", {}, dialect="test"))
    finished = [event async for event in events if isinstance(event, CallFinished)]
    assert finished[0].result.text == "•••wallet•••"


def test_signer_is_for_python_functions_only(app: App) -> None:
    from pydantic import ValidationError

    from app.tools.tool_definition import ToolDefinition

    with pytest.raises(ValidationError, match="signer is for Python functions"):
        ToolDefinition.model_validate(
            {
                "name": "x",
                "source": {"kind": "shell", "command": ["ls"]},
                "signer": {"key": "wallet"},
            }
        )


@pytest.mark.parametrize(
    ("data", "is_digest", "shown"),
    [
        (b"pay 5", False, "pay 5"),
        (b"\xff\x00\x01\x02\x03", False, "ff000102 03"),
        ("pay \u202e5\n".encode(), False, "pay \\u202e5\\n"),
        (b"\x01" * 32, True, "digest " + "01" * 32),
    ],
)
def test_person_sees_what_would_be_signed(data: bytes, is_digest: bool, shown: str) -> None:
    request = SignatureRequest("tool", "key", KeyType.SECP256K1, data, is_digest)
    assert rendered_signature(request) == shown
