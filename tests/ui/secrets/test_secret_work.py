"""What the core tells the Secrets screen is of one moment."""

from __future__ import annotations

from tooldesk.secret_vault.stores.keyring_status import KeyringState
from tooldesk_ui.secrets.secret_work import SecretWork


async def test_keyring_that_opens_in_the_middle_is_told_as_open(own_secret_service, app) -> None:
    work = SecretWork(app, {})
    await work.prepare()
    await work.vault.set("W_KEY", "wk-canary+/4711")
    work.vault.read_again()
    own_secret_service.lock()
    states = []

    def open_when_found_locked(status) -> None:
        states.append(status.state)
        if status.state is KeyringState.LOCKED:
            own_secret_service.unlock()

    work.vault.tell_keyring_status_to(open_when_found_locked)
    standing = await work.standing(reads_values=True)
    assert states == [KeyringState.LOCKED, KeyringState.AVAILABLE]
    assert [each.state for each in standing.variables if each.name == "W_KEY"] == ["set"]
    assert standing.keyring.state is KeyringState.AVAILABLE
