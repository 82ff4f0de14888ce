"""tooldesk signers: list, create, add and remove keys that sign for tools."""

from __future__ import annotations

from argparse import Namespace

from tooldesk.bootstrap import App
from tooldesk.signing.key_types import KeyType
from tooldesk.signing.signing_keys import SigningKey
from tooldesk.terminal.input_output import CALL_FAILED, OK, UsageFaultError, say, say_json, tell
from tooldesk.terminal.passphrase import read_hidden
from tooldesk.terminal.session import run_in_app
from tooldesk.terminal.unknown_names import unknown_name


def list_keys(arguments: Namespace) -> int:
    """Every key with its public key and the tools that name it."""

    async def work(app: App) -> int:
        await app.vault.require_entries()
        keys = await app.signing_keys.keys()
        users = {key.name: _users(app, key) for key in keys}
        public = {key.name: (await app.signing_keys.public_key(key)).hex() for key in keys}
        if arguments.json:
            say_json(
                [
                    {
                        "name": key.name,
                        "type": key.key_type.value,
                        "public_key": public[key.name],
                        "used_by": users[key.name],
                        "last_used_at": key.last_used_at and key.last_used_at.isoformat(),
                    }
                    for key in keys
                ],
                indent=2,
            )
            return OK
        for key in keys:
            say(f"{key.name}  {key.key_type.value}  {public[key.name]}")
            for tool in users[key.name]:
                say(f"  signs for {tool}")
        if not keys:
            tell("There are no signing keys. Make one: tooldesk signers create NAME")
        return OK

    return run_in_app(arguments, work)


def create_key(arguments: Namespace) -> int:
    """Make a key in the keyring."""

    async def work(app: App) -> int:
        public_key = await app.signing_keys.create(arguments.name, KeyType(arguments.type))
        say(public_key.hex())
        return OK

    return run_in_app(arguments, work)


def add_key(arguments: Namespace) -> int:
    """Keep a key that was made elsewhere; it is never taken from the command line."""

    async def work(app: App) -> int:
        prompt = f"Private key {arguments.name}, 64 hexadecimal digits (not shown): "
        text = await read_hidden(prompt)
        public_key = await app.signing_keys.add(arguments.name, KeyType(arguments.type), text)
        say(public_key.hex())
        return OK

    return run_in_app(arguments, work)


def remove_key(arguments: Namespace) -> int:
    """Forget a key after a yes; 1 without a yes."""

    async def work(app: App) -> int:
        await app.vault.require_entries()
        key = await app.signing_keys.find(arguments.name)
        if key is None:
            names = [each.name for each in await app.signing_keys.keys()]
            raise UsageFaultError(unknown_name("signing key", arguments.name, names))
        if not arguments.yes:
            tell(f"{key.name} can't be brought back. Use --yes to remove it for good.")
            return CALL_FAILED
        await app.signing_keys.remove(key)
        tell(f"{key.name} is gone.")
        return OK

    return run_in_app(arguments, work)


def _users(app: App, key: SigningKey) -> list[str]:
    return [
        each.name
        for each in app.registry.definitions()
        if each.signer is not None and each.signer.key == key.name
    ]
