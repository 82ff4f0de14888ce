"""tooldesk signers: list, create, add and remove keys that sign for tools."""

from __future__ import annotations

from argparse import Namespace

from tooldesk.bootstrap import App
from tooldesk.signing.key_overview import KeyOverview, key_overview
from tooldesk.signing.key_types import KeyType
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    OK,
    UsageFaultError,
    say,
    say_json,
    tell,
    tell_error,
)
from tooldesk.terminal.passphrase import read_hidden
from tooldesk.terminal.session import run_in_app
from tooldesk.terminal.unknown_names import unknown_name
from tooldesk.tools.tool_result import JsonObject


def list_keys(arguments: Namespace) -> int:
    """Every key with its public key and the tools that name it; 1 when one can't sign."""

    async def work(app: App) -> int:
        await app.vault.require_entries()
        keys = await key_overview(app.signing_keys, app.registry.definitions())
        if arguments.json:
            say_json([_key_json(each) for each in keys], indent=2)
        for each in keys:
            if not arguments.json:
                _say_key(each)
            if each.problem is not None:
                tell_error(each.problem)
        if not keys:
            tell("There are no signing keys. Make one: tooldesk signers create NAME")
        return CALL_FAILED if any(each.problem for each in keys) else OK

    return run_in_app(arguments, work)


def _key_json(shown: KeyOverview) -> JsonObject:
    key = shown.key
    return {
        "name": shown.name,
        "state": shown.state.value,
        "type": key and key.key_type.value,
        "public_key": shown.public_key and shown.public_key.hex(),
        "used_by": [use.tool_name for use in shown.uses],
        "last_used_at": key and key.last_used_at and key.last_used_at.isoformat(),
    }


def _say_key(shown: KeyOverview) -> None:
    kind = f"  {shown.key.key_type.value}" if shown.key else ""
    public_key = shown.public_key.hex() if shown.public_key else shown.state.value
    say(f"{shown.name}{kind}  {public_key}")
    for use in shown.uses:
        say(f"  signs for {use.tool_name}")


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
