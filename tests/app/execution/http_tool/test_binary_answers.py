"""Pictures are shown, other bytes are saved: never over a file, never outside of the folder."""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any

import pytest

from tooldesk.errors import PermanentError
from tooldesk.execution.http_tool.saved_answer import file_name
from tooldesk.tools.tool_result import FileContent, ImageContent

PICTURES = {
    "image/png": b"\x89PNG\r\n\x1a\n\0",
    "image/jpeg": b"\xff\xd8\xff\xe0",
    "image/gif": b"GIF89a\0",
    "image/webp": b"RIFF\0\0\0\0WEBP",
}


@pytest.mark.parametrize("kind", PICTURES)
@pytest.mark.parametrize("said", ["", "application/octet-stream", "image/png", "image/x-other"])
async def test_picture_is_known_by_its_bytes(bench: Any, reply: Any, kind: str, said: str) -> None:
    bench.server.reply = reply(PICTURES[kind], said)
    result = await bench.call()
    assert result.content == (ImageContent(base64.b64encode(PICTURES[kind]).decode(), kind),)
    assert list(bench.folder.iterdir()) == []


@pytest.mark.parametrize(
    ("said", "body", "name", "kind"),
    [
        ("application/pdf", b"%PDF-1.7", "report.pdf", "application/pdf"),
        ("", b"\0\xff", "report.bin", "application/octet-stream"),
        ("application/octet-stream", b"PK\0\0", "report.bin", "application/octet-stream"),
        ("image/png", b"no picture\0", "report.png", "image/png"),
    ],
)
async def test_other_bytes_become_a_file(
    bench: Any, reply: Any, said: str, body: bytes, name: str, kind: str
) -> None:
    bench.server.reply = reply(body, said)
    result = await bench.call("/a/report")
    path = bench.folder / "downloads" / name
    assert result.content == (FileContent(str(path), kind, len(body)),)
    assert path.read_bytes() == body
    assert path.stat().st_mode & 0o777 == 0o600
    assert "names a file" in result.not_stored_because


async def test_no_file_is_ever_replaced(bench: Any, reply: Any) -> None:
    for body in (b"\0one", b"\0two", b"\0three"):
        bench.server.reply = reply(body, "application/zip")
        await bench.call("/x.zip")
    found = {path.name: path.read_bytes() for path in (bench.folder / "downloads").iterdir()}
    assert found == {"x.zip": b"\0one", "x-2.zip": b"\0two", "x-3.zip": b"\0three"}


async def test_a_link_in_the_folder_leads_nowhere(bench: Any, reply: Any, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (bench.folder / "downloads").symlink_to(outside)
    bench.server.reply = reply(b"\0", "application/zip")
    result = await bench.call("/x.zip")
    assert "application/zip, 1 byte, not saved: " in result.joined_text
    assert list(outside.iterdir()) == []


async def test_a_link_to_a_file_is_not_written_through(bench: Any, reply: Any) -> None:
    kept = bench.folder / "kept"
    kept.write_bytes(b"mine")
    (bench.folder / "downloads").mkdir()
    (bench.folder / "downloads" / "x.zip").symlink_to(kept)
    bench.server.reply = reply(b"\0", "application/zip")
    (block,) = (await bench.call("/x.zip")).content
    assert (os.path.basename(block.path), kept.read_bytes()) == ("x-2.zip", b"mine")


async def test_a_file_longer_than_the_limit_is_refused(bench: Any, reply: Any) -> None:
    bench.server.reply = reply(b"\0" * 5_000, "application/zip")
    with pytest.raises(PermanentError, match="1,000 bytes"):
        await bench.call(max_response_bytes=1_000)
    assert list(bench.folder.iterdir()) == []


async def test_nothing_is_picked_from_bytes(bench: Any, reply: Any) -> None:
    bench.server.reply = reply(b"\0", "application/zip")
    with pytest.raises(PermanentError, match="nothing to pick from"):
        await bench.call(pick="$.a")


@pytest.mark.parametrize(
    ("disposition", "path", "name"),
    [
        ('attachment; filename="a b.pdf"', "/x", "a_b.pdf"),
        ("attachment; filename*=UTF-8''%e2%82%ac.pdf", "/x.pdf", "pdf.bin"),
        ("attachment; filename*=UTF-8''caf%C3%A9.pdf", "/x", "café.pdf"),
        ("attachment; filename*=nobody-knows''a.pdf", "/x", "a.pdf"),
        ('attachment; filename="../../.bashrc"', "/x", "bashrc.bin"),
        ('attachment; filename="C:\\\\a\\\\..\\\\evil.pdf"', "/x", "evil.pdf"),
        ('attachment; filename="/etc/passwd"', "/x", "passwd.bin"),
        ('attachment; filename=".."', "/b.zip", "b.zip"),
        ('attachment; filename="$(touch x).pdf"', "/x", "touch_x_.pdf"),
        ('attachment; filename="con.pdf"', "/x", "_con.pdf"),
        ("attachment; filename=\0\r\n", "/", "answer.bin"),
        ("", "/%2e%2e%2f%2e%2e%2fetc%2fx.pdf", "etc_x.pdf"),
        ("", "/" + "é" * 5_000 + ".pdf", None),
        ("", "/" + "." * 5_000, "answer.bin"),
        ("", "/a." + "b" * 5_000, None),
        (";" * 100_000, "/x.pdf", "x.pdf"),
    ],
)
def test_name_of_a_file_is_harmless(disposition: str, path: str, name: str | None) -> None:
    found = file_name("", disposition, f"http://a{path}")
    assert name is None or found == name
    assert "/" not in found
    assert not found.startswith((".", "-"))
    assert 0 < len(found.encode()) <= 110


async def test_a_folder_that_is_not_there_is_told(bench: Any, reply: Any, tmp_path: Path) -> None:
    bench.folder = tmp_path / "gone"
    bench.server.reply = reply(b"\0", "application/zip")
    assert "not saved: No such file or directory" in (await bench.call("/x.zip")).joined_text
