"""After an import the file holds references; all else stays as it was, and no value is shown."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tooldesk.secret_vault.importing.import_rewrite import Rewrite, plan_rewrite, write_rewrite
from tooldesk.secret_vault.importing.import_source import (
    ImportSource,
    ImportSourceError,
    variables_in,
)

COMMENT = "# {} is kept in the keyring by Tooldesk"


@pytest.fixture
def planned(tmp_path: Path):
    def plan(text: str, **kept: str) -> Rewrite:
        file = tmp_path / "source"
        file.write_bytes(text.encode())
        return plan_rewrite(ImportSource.read(file), kept)

    return plan


def shown(rewrite: Rewrite) -> list[tuple[int, str]]:
    return [(each.line, each.before) for each in rewrite.lines]


def test_assignments_of_a_kept_name_become_comments_and_the_rest_stays(planned) -> None:
    rewrite = planned(
        "# mine\r\n\r\nexport A='canary-1'  # n\r\nB=\"canary-\n2\"\nC=stays\nA=canary-3\n  D=4 ",
        A="canary-3",
        B="canary-\n2",
    )
    a, b = COMMENT.format("A"), COMMENT.format("B")
    assert rewrite.text == f"# mine\r\n\r\n{a}\r\n{b}\nC=stays\n{a}\n  D=4 "
    assert shown(rewrite) == [(3, "export A=••••••"), (4, "B=••••••"), (7, "A=••••••")]
    assert "canary" not in repr(rewrite)


def test_assignment_of_another_value_than_the_kept_one_stays(planned) -> None:
    assert planned("A=other\nB=\nC=${A}\n", A="kept", B="", C="x").lines == ()


def test_byte_order_mark_stays_in_front(planned) -> None:
    rewrite = planned("\ufeffA=canary\nB=1", A="canary")
    assert rewrite.text == "\ufeff" + COMMENT.format("A") + "\nB=1"


def test_only_the_values_of_env_blocks_become_references(planned) -> None:
    text = (
        '{"mcpServers": {"g": {"args": ["canary-1"], "env": {"A": "c\\u0061nary-1", "N": 3},\n'
        '  "x": {"env": {"A": "canary-1"}}}, "h": {"env": {"A": "other", "B": "q\\"2"}}},'
        ' "env": {"A": "canary-1"}}'
    )
    rewrite = planned(text, A="canary-1", B='q"2')
    assert rewrite.text == text.replace('"c\\u0061nary-1"', '"${A}"').replace('"q\\"2"', '"${B}"')
    assert json.loads(rewrite.text)["mcpServers"]["g"]["env"] == {"A": "${A}", "N": 3}
    assert shown(rewrite) == [(1, '"A": "••••••"'), (2, '"B": "••••••"')]


def test_file_keeps_its_mode_and_a_link_stays_a_link(planned, tmp_path: Path) -> None:
    rewrite = planned("A=canary\n", A="canary")
    file, link = tmp_path / "source", tmp_path / "link"
    file.chmod(0o640)
    link.symlink_to("source")
    linked = ImportSource.read(link)
    write_rewrite(plan_rewrite(linked, {"A": "canary"}))
    assert link.is_symlink()
    assert file.read_text() == rewrite.text
    assert file.stat().st_mode & 0o777 == 0o640
    assert sorted(each.name for each in tmp_path.iterdir()) == ["link", "source"]


def test_file_that_was_changed_meanwhile_is_left_alone(planned, tmp_path: Path) -> None:
    rewrite = planned("A=canary\n", A="canary")
    (tmp_path / "source").write_text("A=newer\n")
    with pytest.raises(ImportSourceError, match="changed meanwhile"):
        write_rewrite(rewrite)
    assert (tmp_path / "source").read_text() == "A=newer\n"


def test_refused_write_leaves_the_file_and_nothing_beside_it(
    planned, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rewrite = planned("A=canary\n", A="canary")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ImportSourceError, match="No space left"):
        write_rewrite(rewrite)
    assert [each.name for each in tmp_path.iterdir()] == ["source"]
    assert (tmp_path / "source").read_text() == "A=canary\n"


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"\xff\xfecanary", "UTF-8"), (b'{"canary', "not JSON"), (b"{" * 99_999, "not JSON")],
)
def test_unreadable_source_is_told_without_its_content(tmp_path: Path, content: bytes, words: str):
    file = tmp_path / "source"
    file.write_bytes(content)
    with pytest.raises(ImportSourceError, match=words) as caught:
        ImportSource.read(file).variables()
    error: BaseException | None = caught.value
    while error is not None:
        assert "canary" not in str(error) + repr(error.__dict__)
        error = error.__cause__
    assert caught.value.next_step


def test_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ImportSourceError, match="No such file"):
        ImportSource.read(tmp_path / "nowhere")


def test_pipe_and_device_are_refused_instead_of_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.env"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull).with_name("zero")):
        with pytest.raises(ImportSourceError, match="not a file"):
            ImportSource.read(path)


@pytest.mark.parametrize("text", ["A=x" + " " * 100_000 + "x", "=\n" * 100_000])
def test_env_file_that_a_parser_takes_long_for_is_refused(text: str) -> None:
    with pytest.raises(ImportSourceError, match=r"is no \.env file"):
        variables_in(text, "a file")


def test_number_that_python_does_not_read_is_told() -> None:
    with pytest.raises(ImportSourceError, match="thousands of digits"):
        variables_in('{"mcpServers": {"s": {"env": {"A": ' + "9" * 5_000 + "}}}}", "a file")
