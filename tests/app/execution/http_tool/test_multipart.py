"""Forms with files, read back from what a real server got."""

from __future__ import annotations

import asyncio
import os
import shutil
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Any

import pytest

from tooldesk.errors import InvalidInputError
from tooldesk.execution.http_tool import multipart
from tooldesk.execution.http_tool.curl_command import as_curl

UPLOAD = {"kind": "multipart", "fields": {"title": "{title}"}, "files": {"file": "{path}"}}


def parts_of(server: Any) -> list[tuple[str, str | None, bytes]]:
    """Name, file name and content of each part of the last request."""
    seen = server.seen[-1]
    head = f"Content-Type: {seen.headers['content-type']}\r\n\r\n".encode()
    return [_part(part) for part in message_from_bytes(head + seen.body).get_payload()]


def _part(part: Message) -> tuple[str, str | None, bytes]:
    name = part.get_param("name", header="Content-Disposition")
    payload = part.get_payload(decode=True)
    assert isinstance(name, str)
    assert isinstance(payload, bytes)
    return name, part.get_filename(), payload


@pytest.fixture
def report(tmp_path: Path) -> Path:
    path = tmp_path / "report.pdf"
    path.write_bytes(b"%PDF \0\r\n--x")
    return path


async def test_fields_and_a_file_arrive_as_they_are(bench: Any, report: Path) -> None:
    arguments = {"title": 'a "quoted"\r\ntitle ü', "path": "report.pdf"}
    await bench.call("/", arguments, method="POST", body=UPLOAD)
    assert parts_of(bench.server) == [
        ("title", None, 'a "quoted"\r\ntitle ü'.encode()),
        ("file", "report.pdf", b"%PDF \0\r\n--x"),
    ]


async def test_absent_arguments_leave_their_part_out(bench: Any, report: Path) -> None:
    await bench.call("/", {"path": str(report)}, method="POST", body=UPLOAD)
    assert [name for name, _, _ in parts_of(bench.server)] == ["file"]
    await bench.call("/", {"title": "t"}, method="POST", body=UPLOAD)
    assert parts_of(bench.server) == [("title", None, b"t")]


async def test_list_sends_several_files(bench: Any, tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name).write_text(name, encoding="utf-8")
    await bench.call("/", {"path": ["a", "b"]}, method="POST", body=UPLOAD)
    assert parts_of(bench.server) == [("file", "a", b"a"), ("file", "b", b"b")]


@pytest.mark.parametrize("kind", ["parent", "absolute", "home", "link"])
async def test_argument_can_not_choose_a_file_outside_of_the_working_folder(
    bench: Any, tmp_path_factory: pytest.TempPathFactory, tmp_path: Path, kind: str
) -> None:
    outside = tmp_path_factory.mktemp("outside") / "key"
    outside.write_text("private", encoding="utf-8")
    (tmp_path / "link").symlink_to(outside)
    paths = {
        "parent": f"../{outside.parent.name}/key",
        "absolute": str(outside),
        "home": "~/.profile",
        "link": "link",
    }
    with pytest.raises(InvalidInputError, match="not in the working folder"):
        await bench.call("/", {"path": paths[kind]}, method="POST", body=UPLOAD)
    assert bench.server.seen == []


async def test_default_of_a_variable_can_not_choose_one_either(
    bench: Any, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A folder writes that, and nobody was asked about a file that is not named whole."""
    outside = tmp_path_factory.mktemp("outside") / "key"
    outside.write_text("private", encoding="utf-8")
    body = {"kind": "multipart", "files": {"file": "${WHICH}"}}
    with pytest.raises(InvalidInputError, match="not in the working folder"):
        await bench.call(method="POST", body=body, env={"WHICH": str(outside)})
    assert bench.server.seen == []


@pytest.mark.parametrize("kind", ["pipe", "device"])
async def test_what_never_ends_is_not_read(bench: Any, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "pipe" if kind == "pipe" else Path("/dev/zero")
    if kind == "pipe":
        os.mkfifo(path)
    body = {"kind": "multipart", "files": {"file": str(path)}}
    with pytest.raises(InvalidInputError, match="not a file"):
        await bench.call(method="POST", body=body)


async def test_definition_itself_may_name_any_file(
    bench: Any, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = tmp_path_factory.mktemp("outside") / "terms.txt"
    outside.write_text("terms", encoding="utf-8")
    body = {"kind": "multipart", "files": {"file": str(outside)}}
    await bench.call(method="POST", body=body)
    assert parts_of(bench.server) == [("file", "terms.txt", b"terms")]


async def test_file_that_is_not_there_or_too_large_is_named(
    bench: Any, report: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(InvalidInputError, match=r"gone\.txt can't be read: No such file"):
        await bench.call("/", {"path": "gone.txt"}, method="POST", body=UPLOAD)
    monkeypatch.setattr(multipart, "MAX_UPLOAD_BYTES", 5)
    with pytest.raises(InvalidInputError, match=r"report\.pdf is larger than"):
        await bench.call("/", {"path": "report.pdf"}, method="POST", body=UPLOAD)


def test_curl_command_names_fields_and_files(bench: Any) -> None:
    source = bench.source(method="POST", body=UPLOAD)
    shown = as_curl(source, {"title": "a b", "path": "it's.pdf"})
    assert "--form-string 'title=a b'" in shown
    assert """--form 'file=@it'"'"'s.pdf'""" in shown


async def test_parts_are_sent_as_what_they_are(bench: Any, report: Path) -> None:
    body = {
        "kind": "multipart",
        "fields": {"meta": "{meta}", "rows": "{rows}", "csv": "{csv}", "tags": "{tags}"},
        "files": {"file": "report.pdf"},
        "media_types": {"csv": "text/csv", "file": "image/x-scan"},
    }
    values = {"meta": {"a": 1}, "rows": [{"b": "2;"}], "csv": 'a,"b"', "tags": ["x", "y"]}
    await bench.call("/", values, method="POST", body=body)
    ours = _types_of(bench.server)
    assert ours == [
        ("meta", "application/json", b'{"a":1}'),
        ("rows", "application/json", b'{"b":"2;"}'),
        ("csv", "text/csv", b'a,"b"'),
        ("tags", None, b"x"),
        ("tags", None, b"y"),
        ("file", "image/x-scan", b"%PDF \0\r\n--x"),
    ]
    if shutil.which("curl"):
        command = as_curl(bench.source(method="POST", body=body), values, folder=bench.folder)
        await _in_shell(command)
        assert _types_of(bench.server) == ours


async def test_file_is_a_whole_body(bench: Any, report: Path) -> None:
    body = {"kind": "file", "path": "{path}", "media_type": "application/pdf"}
    for headers, sent in (({}, "application/pdf"), ({"content-type": "a/b"}, "a/b")):
        fields = {"method": "PUT", "body": body, "headers": headers}
        await bench.call("/", {"path": "report.pdf"}, **fields)
        if shutil.which("curl"):
            source = bench.source(**fields)
            await _in_shell(as_curl(source, {"path": "report.pdf"}, folder=bench.folder))
        for seen in bench.server.seen:
            assert (seen.headers["content-type"], seen.body) == (sent, b"%PDF \0\r\n--x")
        bench.server.seen.clear()
    with pytest.raises(InvalidInputError, match="not in the working folder"):
        await bench.call("/", {"path": "/etc/hostname"}, method="PUT", body=body)


def _types_of(server: Any) -> list[tuple[str, str | None, bytes]]:
    seen = server.seen[-1]
    head = f"Content-Type: {seen.headers['content-type']}\r\n\r\n".encode()
    parts = message_from_bytes(head + seen.body).get_payload()
    types = [part["Content-Type"] for part in parts]
    return [(n, kind, c) for (n, _, c), kind in zip(parts_of(server), types, strict=True)]


async def _in_shell(command: str) -> None:
    process = await asyncio.create_subprocess_exec(
        "sh", "-c", f"{command} --silent", env={"PATH": "/usr/bin:/bin", "NO_PROXY": "*"}
    )
    assert await asyncio.wait_for(process.wait(), 20) == 0
