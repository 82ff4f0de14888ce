"""What imports of tools and of servers ask alike: which of what was found, and what of secrets."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Collection, Sequence
from typing import Protocol, TypeVar

from tooldesk.terminal.input_output import UsageFaultError, tell
from tooldesk.terminal.keyboard import is_confirmed
from tooldesk.terminal.unknown_names import unknown_name


class Planned(Protocol):
    """One of what was found."""

    @property
    def name(self) -> str:
        """What it will be called."""

    @property
    def is_new(self) -> bool:
        """Whether it takes the place of nothing."""

    @property
    def may_be_imported(self) -> bool:
        """Whether importing it changes anything."""


PlannedT = TypeVar("PlannedT", bound=Planned)


def add_choices(parser: ArgumentParser, kind: str) -> None:
    """Add the options; `kind` is such as "tool"."""
    parser.add_argument(
        "--only", metavar=kind.upper(), nargs="+", default=[], help="these, by the names listed"
    )
    parser.add_argument(
        "--replace", action="store_true", help="also those that are there and different"
    )
    parser.add_argument(
        "--keep-secrets",
        action="store_true",
        help="keep the secrets that stand in it in the keyring, for this workspace",
    )
    parser.add_argument("--dry-run", action="store_true", help="show what would be done")
    parser.add_argument("--yes", action="store_true", help="do not ask")


def chosen_of(kind: str, planned: Sequence[PlannedT], arguments: Namespace) -> list[PlannedT]:
    """Those that are to be imported.

    Raises:
        UsageFaultError: one is named that was not found.
    """
    names = [each.name for each in planned]
    for name in arguments.only:
        if name not in names:
            raise UsageFaultError(unknown_name(kind, name, names))
    return [
        each
        for each in planned
        if each.may_be_imported
        and (not arguments.only or each.name in arguments.only)
        and (each.is_new or arguments.replace)
    ]


async def asked(names: str, secrets: Collection[str], arguments: Namespace) -> tuple[bool, bool]:
    """Whether these are to be imported, and whether their secrets are kept."""
    if not (arguments.yes or await is_confirmed(f"Import {names}?")):
        tell("Nothing was written. Say --yes to import them.")
        return False, False
    keeps: bool = arguments.keep_secrets
    if secrets and not keeps and not arguments.yes:
        keeps = await is_confirmed(f"Keep {', '.join(secrets)} in the keyring?")
    return True, keeps


def tell_secrets(names: Collection[str], *, are_kept: bool, still: str = "") -> None:
    """What became of secrets, by their names; `still` is where else they are."""
    if names and are_kept:
        tell(f"Kept for this workspace: {', '.join(names)}.{still}")
    for name in names if not are_kept else ():
        tell(f"  It needs a value: tooldesk secrets set {name}")
