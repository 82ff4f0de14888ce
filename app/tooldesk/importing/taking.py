"""take_over: planned tools → files of the workspace, as one change."""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk.importing.import_progress import ImportProgress, ImportStoppedError
from tooldesk.importing.tool_plan import PlannedImport
from tooldesk.secret_vault.stores.keyring_store import SecretKey
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.workspace.workspace import Workspace


async def take_over(
    workspace: Workspace,
    vault: SecretVault,
    chosen: Sequence[PlannedImport],
    *,
    keeps_secrets: bool = False,
    progress: ImportProgress | None = None,
) -> None:
    """Write the chosen tools, all of them or none; values go to the keyring only when said so.

    `progress` says how many are written, and can stop it: then nothing of it is there.

    Raises:
        DuplicateToolError: meanwhile there is another tool of one of the names.
        OSError: the workspace can't be written.
        ImportStoppedError: a person stopped it.
        AppError: a secret can't be stored; no tool was written then.
    """
    progress = progress or ImportProgress()
    taken = [each for each in chosen if each.may_be_imported and each.definition is not None]
    secrets = secrets_of(taken) if keeps_secrets else {}
    known = await vault.entries() if secrets else {}
    for name, value in secrets.items():
        await vault.set(name, value, vault.workspace_scope)
    added = tuple(each.definition for each in taken if each.definition is not None)
    replaced = tuple(each.existing for each in taken if each.existing is not None)
    try:
        await workspace.put(added, replaced, progress.tell)
    except ImportStoppedError:
        for name in secrets:
            if SecretKey(vault.workspace_scope, name) not in known:
                await vault.unset(name, vault.workspace_scope, keeps_permission=True)
        raise


def secrets_of(chosen: Sequence[PlannedImport]) -> dict[str, str]:
    """Variable → value that stood in the source of these tools."""
    return {name: value for each in chosen for name, value in each.found.secrets.items()}
