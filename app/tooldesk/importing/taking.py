"""take_over: planned tools → files of the workspace, as one change."""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk.importing.tool_plan import PlannedImport
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.workspace.workspace import Workspace


async def take_over(
    workspace: Workspace,
    vault: SecretVault,
    chosen: Sequence[PlannedImport],
    *,
    keeps_secrets: bool = False,
) -> None:
    """Write the chosen tools, all of them or none; values go to the keyring only when said so.

    Raises:
        DuplicateToolError: meanwhile there is another tool of one of the names.
        OSError: the workspace can't be written.
        AppError: a secret can’t be stored; no tool was written then.
    """
    taken = [each for each in chosen if each.may_be_imported and each.definition is not None]
    if keeps_secrets:
        for name, value in secrets_of(taken).items():
            await vault.set(name, value, vault.workspace_scope)
    added = tuple(each.definition for each in taken if each.definition is not None)
    replaced = tuple(each.existing for each in taken if each.existing is not None)
    await workspace.put(added, replaced)


def secrets_of(chosen: Sequence[PlannedImport]) -> dict[str, str]:
    """Variable → value that stood in the source of these tools."""
    return {name: value for each in chosen for name, value in each.found.secrets.items()}
