"""key_overview: every signing key that is kept or declared, how it stands, and what uses it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from tooldesk.errors import AppError, SecretUnavailableError
from tooldesk.frozen_record import frozen_record
from tooldesk.natural_order import natural_key
from tooldesk.signing.key_types import SigningKeyError
from tooldesk.signing.signing_keys import SigningKey, SigningKeys
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import ToolDefinition


class KeyState(StrEnum):
    """How a key stands."""

    READY = "ready"
    """It can sign, as far as is known."""

    LOCKED = "locked"
    """What keeps it can't be read now."""

    MISSING = "missing"
    """A tool names it, and nothing is kept."""

    DAMAGED = "damaged"
    """What is kept is no such key."""


@frozen_record
class KeyUse:
    """One tool's declaration of a signer."""

    tool_name: str
    """The tool."""

    permission: Permission
    """Whether its signatures are made at once, after a yes, or never."""


@frozen_record
class KeyOverview:
    """One signing key, without its private part."""

    name: str
    """What tools call it."""

    state: KeyState
    """How it stands."""

    key: SigningKey | None
    """What is kept; None where a tool names a key that nobody has made."""

    public_key: bytes | None
    """Its public key; None when it could not be read, or was not tried."""

    problem: AppError | None
    """Why it can't be used."""

    uses: tuple[KeyUse, ...]
    """The tools that sign with it."""

    @property
    def is_bad(self) -> bool:
        """Whether no tool can sign with it now."""
        return self.state is not KeyState.READY


async def key_overview(
    keys: SigningKeys, definitions: Iterable[ToolDefinition], *, reads_keys: bool = True
) -> tuple[KeyOverview, ...]:
    """All keys by name; shows no dialogue. Without `reads_keys` it is what the index says."""
    uses: dict[str, list[KeyUse]] = {}
    for definition in definitions:
        if (need := definition.signer) is not None:
            uses.setdefault(need.key, []).append(KeyUse(definition.name, need.permission))
    shown = [
        await _shown(keys, key, tuple(uses.get(key.name, ())), reads_key=reads_keys)
        for key in await keys.keys()
    ]
    # the index may have known a key that the keyring no longer has
    kept = {key.name for key in await keys.keys()}
    missing = (
        KeyOverview(name, KeyState.MISSING, None, None, None, tuple(declared))
        for name, declared in uses.items()
        if name not in kept
    )
    there = (each for each in shown if each.name in kept)
    return tuple(sorted([*there, *missing], key=lambda each: natural_key(each.name)))


async def _shown(
    keys: SigningKeys, key: SigningKey, uses: tuple[KeyUse, ...], *, reads_key: bool
) -> KeyOverview:
    if not reads_key:
        return KeyOverview(key.name, KeyState.READY, key, None, None, uses)
    try:
        public_key = await keys.public_key(key, may_ask=False)
    except SecretUnavailableError as error:
        return KeyOverview(key.name, KeyState.LOCKED, key, None, error, uses)
    except SigningKeyError as error:
        return KeyOverview(key.name, KeyState.DAMAGED, key, None, error, uses)
    return KeyOverview(key.name, KeyState.READY, key, public_key, None, uses)
