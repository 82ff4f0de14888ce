"""tooldesk parse --matrix: what every dialect makes of a text, for people and as JSON."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from tooldesk.terminal.commands import main

CALL = '{"name": "ping", "arguments": {"a": 1}}'
HERMES = f"<tool_call>{CALL}</tool_call>"


@pytest.fixture
def matrix_of(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    def run(text: str, *words: str) -> tuple[int, str, str]:
        stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
        monkeypatch.setattr(sys, "stdin", stdin)
        code = main(["parse", "--matrix", *words, "--data-dir", str(tmp_path)])
        return code, *capsys.readouterr()

    return run


def test_table_is_aligned_with_the_winner_first(matrix_of):
    code, out, _ = matrix_of(HERMES)
    head, first, *others = out.splitlines()
    assert code == 0
    assert head.split() == ["dialect", "sure", "calls", "why"]
    assert first.startswith("detected    hermes")
    assert "ping(a=1)" in first
    assert others
    assert all(line.startswith("also reads  ") for line in others)
    at = head.index("why")
    assert all(line[at - 1] == " " and line[at] != " " for line in (first, *others))


def test_held_back_call_and_long_calls_fit_the_table(matrix_of):
    _, out, _ = matrix_of(HERMES * 3 + f"<tool_call>{CALL[:-8]}")
    assert "4: ping(a=1), ping(a=1)" in out
    _, out, _ = matrix_of(f"<tool_call>{CALL[:-8]}")
    assert "held back: incomplete" in out


def test_json_has_the_calls_of_every_dialect(matrix_of):
    code, out, _ = matrix_of(HERMES, "--json")
    found = json.loads(out)
    assert code == 0
    keys = ["dialect", "won", "confidence", "calls", "held_back", "explanation"]
    assert list(found[0]) == keys
    assert (found[0]["dialect"], found[0]["won"]) == ("hermes", True)
    assert found[0]["calls"][0]["arguments"] == {"a": 1}
    assert not any(each["won"] for each in found[1:])


def test_text_without_a_call_says_so(matrix_of):
    assert matrix_of("Just words.", "--json")[:2] == (0, "[]\n")
    code, out, err = matrix_of("Just words.")
    assert (code, out) == (0, "")
    assert "No dialect" in err


def test_forced_dialect_is_a_contradiction(matrix_of):
    code, out, err = matrix_of(HERMES, "--dialect", "hermes")
    assert (code, out) == (2, "")
    assert "--dialect" in err
