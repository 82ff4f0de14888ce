"""Keys in a real keyring, and tools that sign with them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ed25519
from keyring.backends.SecretService import Keyring as SecretServiceKeyring

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import StorageError
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.paths import AppPaths
from tooldesk.secret_vault.leaks.leak_scan import scan
from tooldesk.secret_vault.overview import overview
from tooldesk.signing.key_types import KeyType
from tooldesk.signing.missing_key import SignerMissingError
from tooldesk.signing.signer_access import SignatureRequest, signer_for, text_of
from tooldesk.signing.signing_keys import DuplicateKeyError
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.desk.secret_check import CheckVerdict
from tooldesk.usage.lifecycle import CallFinished

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


@dataclass
class Person:
    """Answers all questions alike; remembers them."""

    answer: Answer = Answer.ONCE
    requests: list[PermissionRequest] = field(default_factory=list)

    async def ask(self, request: PermissionRequest) -> Answer:
        self.requests.append(request)
        return self.answer


async def _call(app: App, person: Person | None = None, text: str = "pay 5") -> ToolResult:
    calling = ToolCalling("sign_text", {"text": text}, dialect="test")
    events = app.usage.run_calling(calling, ask=person and person.ask)
    finished = [event async for event in events if isinstance(event, CallFinished)]
    return finished[0].result


async def test_tool_signs_with_a_key_it_never_sees(wallet: App) -> None:
    public_key = await wallet.signing_keys.create("wallet", KeyType.ED25519)
    person = Person()
    result = await _call(wallet, person)
    wanted = SignatureRequest("wallet", KeyType.ED25519, "pay 5", 5, is_digest=False)
    assert [each.signature for each in person.requests] == [wanted]
    assert result.structured["key"] == public_key.hex()
    signature = bytes.fromhex(result.structured["signature"])
    ed25519.Ed25519PublicKey.from_public_bytes(public_key).verify(signature, b"pay 5")
    (key,) = await wallet.signing_keys.keys()
    assert key.last_used_at is not None


async def test_key_of_another_data_folder_is_never_written_over(
    wallet: App, tmp_path: Path
) -> None:
    public_key = await wallet.signing_keys.create("wallet", KeyType.ED25519)
    other = build_app(AppPaths.of(tmp_path / "another"))
    try:
        assert await other.signing_keys.find("wallet") is None
        with pytest.raises(DuplicateKeyError):
            await other.signing_keys.create("wallet", KeyType.ED25519)
        # what its next step says can be done
        key = await other.signing_keys.find("wallet")
        assert key is not None
        assert await other.signing_keys.public_key(key) == public_key
    finally:
        await other.close()


async def test_of_two_that_make_a_key_at_once_one_is_told_no(wallet: App) -> None:
    other = build_app(wallet.paths)
    try:
        made = await asyncio.gather(
            *(app.signing_keys.create("both", KeyType.ED25519) for app in (wallet, other)),
            return_exceptions=True,
        )
        (public_key,) = [each for each in made if isinstance(each, bytes)]
        assert [type(each) for each in made if each != public_key] == [DuplicateKeyError]
        key = await wallet.signing_keys.find("both")
        assert key is not None
        wallet.vault.read_again()
        assert await wallet.signing_keys.public_key(key) == public_key
    finally:
        await other.close()


@pytest.mark.parametrize("person", [Person(Answer.DENY), None])
async def test_nothing_is_signed_without_a_yes(wallet: App, person: Person | None) -> None:
    await wallet.signing_keys.create("wallet", KeyType.ED25519)
    result = await _call(wallet, person)
    assert result.is_error
    assert "PermissionError" in result.joined_text
    assert [key.last_used_at for key in await wallet.signing_keys.keys()] == [None]


@pytest.mark.parametrize("answer", [Answer.SESSION, Answer.ALWAYS])
async def test_yes_for_longer_is_asked_for_once(wallet: App, answer: Answer) -> None:
    await wallet.signing_keys.create("wallet", KeyType.ED25519)
    person = Person(answer)
    for number in range(3):
        assert not (await _call(wallet, person, f"pay {number}")).is_error
    assert len(person.requests) == 1
    assert person.requests[0].reason.endswith("signs with wallet.")


async def test_question_holds_no_secret(wallet: App) -> None:
    await wallet.signing_keys.create("wallet", KeyType.ED25519)
    await wallet.vault.set_for_session("PIN_CODE", "canary-4711")
    person = Person()
    await _call(wallet, person, "pay with canary-4711")
    assert person.requests[0].signature is not None
    assert person.requests[0].signature.text == "pay with •••PIN_CODE•••"


async def test_test_of_a_secret_gets_no_signature_that_nobody_has_seen(wallet: App) -> None:
    await wallet.signing_keys.create("wallet", KeyType.ED25519)
    tool = wallet.registry.get("sign_text")
    outcome = await wallet.secret_check.run(tool, {"text": "pay 5"})
    assert outcome.verdict is CheckVerdict.FAILED
    assert "the answer was no" in outcome.text
    (key,) = await wallet.signing_keys.keys()
    assert key.last_used_at is None


async def test_changed_code_asks_for_signatures_again(
    wallet: App, write_tool: Callable[..., Path]
) -> None:
    await wallet.signing_keys.create("wallet", KeyType.ED25519)
    person = Person(Answer.ALWAYS)
    await _call(wallet, person)
    need = {"key": "wallet", "permission": "ask"}
    write_tool("sign_text", SIGNS.replace("text.encode()", "b'all'"), signer=need)
    await wallet.workspace.load()
    await _call(wallet, person, "pay 6")
    assert len(person.requests) == 2
    assert "changed since you allowed it" in person.requests[1].reason
    assert person.requests[1].signature is not None
    assert person.requests[1].signature.text == "all"


async def test_denied_signatures_are_never_asked_for(
    wallet: App, write_tool: Callable[..., Path]
) -> None:
    await wallet.signing_keys.create("wallet", KeyType.ED25519)
    write_tool("sign_text", SIGNS, signer={"key": "wallet", "permission": "deny"})
    await wallet.workspace.load()
    person = Person()
    assert "denied" in (await _call(wallet, person)).joined_text
    assert person.requests == []


async def test_tool_without_its_key_fails_for_good(wallet: App) -> None:
    person = Person()
    result = await _call(wallet, person)
    assert result.error_class == "permanent"
    assert "requires a signer" in result.joined_text
    assert "tooldesk signers create wallet" in result.joined_text
    assert person.requests == []


async def test_key_that_the_keyring_lost_is_a_missing_one(wallet: App) -> None:
    await wallet.signing_keys.create("wallet", KeyType.ED25519)
    wallet.vault.read_again()
    (key,) = [key for key in await wallet.vault.entries() if key.name == "wallet"]
    SecretServiceKeyring().delete_password(key.service, key.name)
    definition = wallet.registry.get("sign_text")

    async def permit(_request: SignatureRequest) -> None:
        raise AssertionError

    with pytest.raises(SignerMissingError) as raised:
        await signer_for(definition, wallet.signing_keys, permit)
    assert (raised.value.tool_name, raised.value.key_name) == ("sign_text", "wallet")


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
    assert "requires a signer" in (await _call(wallet)).joined_text


async def test_keys_are_no_variables_and_stand_in_no_file(wallet: App) -> None:
    await wallet.signing_keys.create("wallet", KeyType.ED25519)
    await _call(wallet, Person())
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
    assert finished[0].result.joined_text == "•••wallet•••"


def test_signer_is_for_python_functions_only(app: App) -> None:
    from pydantic import ValidationError

    from tooldesk.tools.tool_definition import ToolDefinition

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
        (b"abcd" * 2, True, "61626364 61626364"),
    ],
)
def test_person_sees_what_would_be_signed(data: bytes, is_digest: bool, shown: str) -> None:
    assert text_of(data, is_digest=is_digest) == shown


async def test_key_is_not_replaced_while_nobody_can_say_which_there_are(
    paths: AppPaths, secret_service
) -> None:
    app = build_app(paths)
    await app.load()
    public_key = await app.signing_keys.create("wallet", KeyType.ED25519)
    await app.close()
    content = paths.database.read_bytes()
    paths.database.write_bytes(b"no database" * 1_000)
    app = build_app(paths)
    with pytest.raises(StorageError):
        await app.signing_keys.create("wallet", KeyType.ED25519)
    await app.close()
    paths.database.write_bytes(content)
    app = build_app(paths)
    (key,) = await app.signing_keys.keys()
    assert await app.signing_keys.public_key(key) == public_key
    await app.close()
