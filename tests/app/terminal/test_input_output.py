"""What commands read is bounded, whatever stands at the path that they are given."""

from __future__ import annotations

import io
import os
import sys

import pytest

from tooldesk.terminal import input_output
from tooldesk.terminal.input_output import UsageFaultError, read_text

MB = 1_000_000


@pytest.fixture(autouse=True)
def _little_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(input_output, "LARGEST_TEXT_BYTES", MB)


@pytest.mark.skipif(os.name == "nt", reason="there is no such device")
def test_a_device_without_an_end_is_refused() -> None:
    with pytest.raises(UsageFaultError, match=r"^/dev/zero: larger than 1 MB, .*tooldesk scan"):
        read_text("/dev/zero")


@pytest.mark.parametrize("size", [MB, MB + 1])
def test_standard_input_is_read_up_to_the_same_size(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"x" * size)))
    if size > MB:
        with pytest.raises(UsageFaultError, match=r"^standard input: larger than 1 MB"):
            read_text("-")
    else:
        assert len(read_text("-")) == MB
