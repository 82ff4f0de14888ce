"""No value of the keyring gets into servers.json."""

from __future__ import annotations

import pytest

from tooldesk.bootstrap import App
from tooldesk.errors import ServerConfigError
from tooldesk.usage.desk.server_secrets import refuse_stored_values

VALUE = "stored-value-5f1b7c22"


@pytest.mark.parametrize(
    "entry",
    [
        {"command": "true", "args": ["--key", VALUE]},
        {"command": "true", "env": {"KEY": f"${{OTHER:-{VALUE}}}"}},
        {"url": f"https://example.com/{VALUE}"},
    ],
)
async def test_server_with_a_stored_value_is_refused_by_the_name_of_that(
    app: App, secret_service: object, entry: dict[str, object]
) -> None:
    await app.vault.set("WEATHER", VALUE)
    with pytest.raises(ServerConfigError) as refused:
        await refuse_stored_values(app, "one", entry)
    assert "WEATHER" in refused.value.message
    assert VALUE not in f"{refused.value.message}{refused.value.next_step}"
    await refuse_stored_values(app, "one", {"command": "true", "env": {"KEY": "${WEATHER}"}})


async def test_keyring_that_is_not_there_keeps_nobody_from_adding_a_server(
    app: App, no_bus: None
) -> None:
    await refuse_stored_values(app, "one", {"command": "true", "args": [VALUE]})
