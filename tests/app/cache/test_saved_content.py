"""What a remembered result says is written into a file, with little in memory and no secret."""

from __future__ import annotations

import base64
import json
import os
import tracemalloc
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tooldesk import json_pieces
from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.cache.cache_outcome import CacheHit
from tooldesk.cache.content_reader import ContentReader
from tooldesk.cache.saved_content import save_content
from tooldesk.errors import AppError, StorageError
from tooldesk.redaction.redactor import Redactor
from tooldesk.storage import stored_json
from tooldesk.storage.database import Database
from tooldesk.storage.packed_json import PieceUnpacker, pack, pack_large
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_definition import CachePolicy, PythonSource, ToolDefinition
from tooldesk.tools.tool_result import (
    AudioContent,
    BlobContent,
    ImageContent,
    TextContent,
    ToolResult,
)

OWNER = RowOwner(Path("workspace"))
TOOL = ToolDefinition(
    name="add",
    source=PythonSource(file="x.py", function="f"),
    cache=CachePolicy(enabled=True),
)
ODD = 'a "quoted" \\ line\nwith \u2028, \U0001f600, a lone \ud83d and {"content":["]"]}'
CANARY = "cAnArY-5up3r-s3cr3t"
MB = 1_000_000


@pytest.fixture
def cache(database: Database) -> CacheHandler:
    return CacheHandler(database, OWNER)


async def saved(
    cache: CacheHandler, result: ToolResult, path: Path, *secrets: str, part: int = 0
) -> int:
    await cache.store(TOOL, {}, result, {})
    redactor = Redactor()
    redactor.learn(("KEY", each) for each in secrets)
    (number,) = await cache.entries.numbers()
    return await save_content(cache.entries, number, path, redactor.stream, part)


def parts_of(text: str, cuts: list[int]) -> dict[tuple[int, str], str]:
    reader, found = ContentReader(), {}
    for begin, end in pairwise([0, *cuts, len(text)]):
        for block, kind, words in reader.feed(text[begin:end]):
            found[block, kind] = found.get((block, kind), "") + words
    assert reader.is_done
    return found


def unpacked(packed: bytes, step: int) -> str:
    unpacker = PieceUnpacker()
    fed = (packed[at : at + step] for at in range(0, len(packed), step))
    text = "".join(piece for each in fed for piece in unpacker.feed(each))
    unpacker.finish()
    return text


def test_texts_and_media_are_found_wherever_the_pieces_end():
    blocks = (
        TextContent(ODD),
        ImageContent("QUJD", "image/png"),
        TextContent(""),
        TextContent("z"),
    )
    result = ToolResult(blocks, structured={"content": [{"text": "no block"}]})
    text = stored_json.canonical_json(result.to_json())
    wanted = {(0, "text"): ODD, (3, "text"): "z"}
    wanted |= {(1, "data"): "QUJD", (1, "mediaType"): "image/png"}
    assert parts_of(text, list(range(1, len(text)))) == wanted
    for cut in range(len(text)):
        assert parts_of(text, [cut]) == wanted
    for odd in ('{"isError":false,"content":[]}', "[1,2,3,4,5,6,7,8,9]", '{"content":["\\'):
        with pytest.raises(ValueError, match=r"no result|escape"):
            list(ContentReader().feed(f"{odd}{'x' * 9}"))


def test_long_texts_are_packed_and_unpacked_in_pieces(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(json_pieces, "LARGE", 5)
    monkeypatch.setattr(json_pieces, "PIECE", 5)
    monkeypatch.setattr(json_pieces, "_TOGETHER", 2)
    value = {"b": [{"t": ODD * 3, "n": [1, {}]}, [], "x" * 11], "a": {}, "c": None, "é": True}
    assert len(list(stored_json.ordered_pieces(value))) > 20
    for packed in (
        pack(value),
        b"".join(pack_large(value)),
        stored_json.canonical_json(value).encode(),
    ):
        for step in (1, 7, len(packed)):
            assert json.loads(unpacked(packed, step)) == json.loads(
                stored_json.canonical_json(value)
            )
    for cut in (b"", pack(value)[:-1], b"\x01\xff\xff"):
        with pytest.raises(ValueError, match="packed"):
            unpacked(cut, 9)


async def test_texts_go_into_a_file_one_below_the_other_without_secrets(
    cache: CacheHandler, tmp_path: Path
):
    path = tmp_path / "said.txt"
    blocks = (TextContent(f"{ODD} {CANARY}"), ImageContent("QUJD", "image/png"), TextContent("z"))
    assert await saved(cache, ToolResult(blocks), path, CANARY) == 1
    assert path.read_text() == f"{ODD} •••KEY•••\nz".replace("\ud83d", "?")


async def test_picture_or_sound_goes_into_a_file_as_its_bytes(cache: CacheHandler, tmp_path: Path):
    path, data = tmp_path / "sound.wav", Random(1).randbytes(200_001)
    sound = AudioContent(base64.b64encode(data).decode(), "audio/wav")
    assert await saved(cache, ToolResult((sound, TextContent("beside it"))), path) == 1
    assert path.read_bytes() == data
    archive = BlobContent(base64.b64encode(data[::-1]).decode(), "application/gzip", "demo://a.gz")
    assert await saved(cache, ToolResult((archive,)), tmp_path / "a.tar.gz") == 0
    assert (tmp_path / "a.tar.gz").read_bytes() == data[::-1]
    assert await saved(cache, ToolResult((sound,)), path) == 0
    leak = f"{CANARY}{'.' * 50_001}".encode()
    sound = AudioContent(base64.b64encode(leak).decode(), "audio/wav")
    with pytest.raises(AppError, match="stored secret"):
        await saved(cache, ToolResult((sound,)), path, CANARY)
    assert path.read_bytes() == data, "as it was"
    with pytest.raises(AppError, match="neither a text"):
        await saved(cache, ToolResult(structured=[1]), path)
    assert [each for each in os.listdir(tmp_path) if "sound" in each] == ["sound.wav"]


def made(media_type: str, data: bytes, name: str = "") -> BlobContent:
    return BlobContent(base64.b64encode(data).decode(), media_type, name)


@pytest.mark.parametrize(
    ("name", "part", "written", "left_out"),
    [
        ("p.png", 0, b"PNG", 4),
        ("p.JPEG", 0, b"JPG", 4),
        ("p.wav", 0, b"WAV", 4),
        ("p.csv", 0, b"CSV", 4),
        ("p.txt", 0, b"said", 4),
        ("p.md", 0, b"said", 4),
        ("p.json", 0, b"said", 4),
        ("p", 0, b"said", 4),
        ("p.bin", 0, b"said", 4),
        ("p.txt", 3, b"JPG", 4),
        ("p.png", 1, b"said", 4),
    ],
)
async def test_name_of_the_file_or_a_number_chooses_the_part(
    cache: CacheHandler, tmp_path: Path, name: str, part: int, written: bytes, left_out: int
):
    picture = base64.b64encode(b"PNG").decode()
    blocks = (
        TextContent("said"),
        ImageContent(picture, "image/png"),
        made("IMAGE/JPG; q=1", b"JPG"),
        made("audio/x-wav", b"WAV"),
        made("text/csv", b"CSV"),
    )
    path = tmp_path / name
    assert await saved(cache, ToolResult(blocks), path, part=part) == left_out
    assert path.read_bytes() == written


@pytest.mark.parametrize(
    ("name", "part", "words"),
    [
        ("p.gif", 0, "no part for a file that ends in .gif"),
        ("p.pdf", 0, "Its parts are 1: text, 2: image/png, 3: of no known kind"),
        ("p.txt", 5, "no part 5. Its parts"),
        ("no folder/p.png", 0, "there is no folder"),
    ],
)
async def test_no_file_is_written_where_no_part_fits(
    cache: CacheHandler, tmp_path: Path, name: str, part: int, words: str
):
    blocks = (TextContent("said"), ImageContent("UE5H", "image/png"), made("\x1b[2J", b"x"))
    with pytest.raises(AppError, match=words) as told:
        await saved(cache, ToolResult(blocks), tmp_path / name, part=part)
    assert told.value.next_step
    assert [each for each in os.listdir(tmp_path) if not each.startswith("tooldesk.db")] == []


async def test_result_that_is_replaced_while_it_is_read_is_not_mixed(
    cache: CacheHandler, tmp_path: Path
):
    large = ToolResult((TextContent(Random(1).randbytes(2 * MB).hex()),))
    await cache.store(TOOL, {}, large, {})
    (number,) = await cache.entries.numbers()
    chunks = cache.entries.chunks(number)
    await anext(chunks)
    await cache.store(TOOL, {}, large, {})
    with pytest.raises(StorageError, match="replaced"):
        await anext(chunks)
    await cache.clear()
    assert [each async for each in cache.entries.chunks(number)] == []
    path = tmp_path / "nothing"
    with pytest.raises(AppError):
        await save_content(cache.entries, number, path, Redactor().stream)
    assert not path.exists()


async def test_large_result_is_saved_with_little_in_memory(cache: CacheHandler, tmp_path: Path):
    line = Random(1).randbytes(30_000).hex() + "\n"
    path, result = tmp_path / "large.txt", ToolResult((TextContent(line * 300),))
    await cache.store(TOOL, {}, result, {})
    length = len(result.content[0].text)
    del result
    (number,) = await cache.entries.numbers()
    tracemalloc.start()
    try:
        await save_content(cache.entries, number, path, Redactor().stream)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert path.stat().st_size == length > 18 * MB
    assert peak < 9 * MB


async def test_large_result_is_stored_and_given_without_copies_of_it(cache: CacheHandler):
    result = ToolResult((TextContent((Random(1).randbytes(30_000).hex() + "\n") * 300),))
    length = len(result.content[0].text)
    await cache.store(TOOL, {"n": 1}, ToolResult.text("opens the database"), {})
    tracemalloc.start()
    try:
        await cache.store(TOOL, {}, result, {})
        _, peak_of_storing = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        hit = await cache.read(TOOL, {}, {})
        _, peak_of_reading = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert isinstance(hit, CacheHit)
    assert hit.result == result
    assert length > 18 * MB
    # deflated it is 0.6 as long; the text that JSON is read from is there beside the result
    assert peak_of_storing < 0.9 * length
    assert peak_of_reading < 2.4 * length
