"""Resources, templates and prompts are listed, filled in and read, with a real server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tooldesk.errors import InvalidInputError
from tooldesk.execution.mcp_server.offer import Offer, begun_values, expanded, given, listed

OFFERING = Path(__file__).with_name("example_servers") / "offering.py"


async def test_what_a_server_offers_is_listed_filled_in_and_read(desk: Any) -> None:
    desk.write_servers({"o": {"command": sys.executable, "args": [str(OFFERING)]}})
    app = await desk.open()
    await app.servers.start("o", desk.ask)
    connection = await app.servers.connection("o")
    offers = {each.address: each for each in await listed(connection)}
    assert [(each.kind.value, each.address) for each in offers.values()] == [
        ("resource", "note://today"),
        ("resource", "ui://clock/page"),
        ("template", "city://{name}/weather"),
        ("prompt", "greet"),
    ]
    greet, weather = offers["greet"], offers["city://{name}/weather"]
    assert [(each.name, each.is_required) for each in greet.arguments] == [
        ("name", True),
        ("manner", False),
    ]
    assert [each.name for each in weather.arguments] == ["name"]

    async def text(offer: Offer, **values: str) -> str:
        return (await given(connection, offer, values)).joined_text

    assert await text(offers["note://today"]) == "nothing"
    # the source of an app is a text like others
    assert "alert(1)" in await text(offers["ui://clock/page"])
    assert await text(weather, name="Bad Ems/x") == "rain in Bad Ems/x"
    greeting = await text(greet, name="Ada", manner="")
    assert greeting == "user: Say hello to Ada, kindly."
    with pytest.raises(InvalidInputError, match="name"):
        await text(greet, name="", manner="x")
    assert await begun_values(connection, weather, "name", "Ber") == ("Berlin", "Bern")
    assert await begun_values(connection, greet, "name", "Bo") == ("Bonn",)


def test_template_that_is_none_is_said() -> None:
    assert expanded("a://{x}{?q}", {"x": "1/2", "q": "ü"}) == "a://1%2F2?q=%C3%BC"
    with pytest.raises(InvalidInputError, match="can't be filled in"):
        expanded("a://{x", {})
