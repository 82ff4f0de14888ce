"""Random keys and clicks over 1,000 tools throw nothing, and remove only what is in front."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import monkey

SEED = 20_260
ACTIONS = 300


def test_random_keys_and_clicks_do_no_harm(theme: Any, run_async: Any, tmp_path: Path) -> None:
    played: list[monkey.Monkey] = []

    async def body() -> None:
        one, _ = await monkey.play(theme, tmp_path, SEED, actions=ACTIONS)
        played.append(one)

    run_async(body())
    (one,) = played
    assert one.count == ACTIONS
    assert not one.faults.found, f"{one.report()}\n" + "\n".join(one.faults.found)
