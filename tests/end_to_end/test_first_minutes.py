"""The real program on a virtual screen: paste a sample, press Run, read the result back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import tooldesk_resources

HERE = Path(__file__).parent
OUTPUT = HERE / "output"
SAMPLES = tooldesk_resources.FOLDER / "sample_workspace" / "samples"


def test_pasted_sample_runs_to_a_result(drive: Callable[..., dict[str, Any]], tmp_path: Path):
    sample = sorted(SAMPLES.glob("*.txt"))[0].read_text(encoding="utf-8")
    seen = drive("drive_first_minutes.py", sample)
    assert seen["exit_code"] == 0
    assert seen["result"]
    assert {"Parse passed", "Select passed", "Validate passed", "Execute passed"} <= set(
        seen["stages"]
    )
    assert (OUTPUT / "light.png").stat().st_size > 10_000
    assert (tmp_path / "data" / "workspace" / "tools").is_dir()
