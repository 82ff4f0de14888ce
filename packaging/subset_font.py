"""subset_font.py: makes the Japanese face that is shipped, with the characters that are shown.

Those are the ones of our catalogue, of some of Qt's, as common words, and of the ranges below.
Needs `pyftsubset` of fontTools on the PATH, and Noto Sans CJK (Debian: fonts-noto-cjk).
"""

from __future__ import annotations

import re
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import PySide6

ROOT = Path(__file__).resolve().parents[1]
CATALOGUE = ROOT / "resources/languages/tooldesk_ja.ts"
QTS = Path(PySide6.__path__[0]) / "Qt/translations"
QT_PARTS = ("qtbase", "assistant", "linguist")
INTO = ROOT / "resources/tooldesk_resources/fonts/japanese/NotoSansJP-Regular.otf"
NOTO = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
JAPANESE_FACE = "0"
MOST_BYTES = 300_000

KANA_AND_SIGNS = ((0x3000, 0x30FF), (0xFF01, 0xFF9F))
"""Punctuation, hiragana, katakana, and the wide and half forms."""

MAGIC_BYTES, MESSAGES, END, TRANSLATION, NOTHING = 16, 0x69, 1, 3, 0xFFFFFFFF
"""Of the format that QTranslator reads."""

_CJK = re.compile("[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]")


def wanted_characters() -> str:
    """What Japanese text of the window may hold, besides what Inter has."""
    texts = ElementTree.parse(CATALOGUE).getroot().itertext()
    ours = set(_CJK.findall("".join(texts)))
    qts = {each for name in QT_PARTS for each in _in_compiled(QTS / f"{name}_ja.qm")}
    signs = {chr(code) for first, last in KANA_AND_SIGNS for code in range(first, last + 1)}
    return "".join(sorted(ours | qts | signs))


def _in_compiled(file: Path) -> set[str]:
    """The characters of the translations in a compiled catalogue: sections of tagged values."""
    data = file.read_bytes() if file.exists() else b""
    found: set[str] = set()
    at = MAGIC_BYTES
    while at + 5 <= len(data):
        kind, size = struct.unpack_from(">BI", data, at)
        at += 5
        if kind == MESSAGES:
            found.update(_in_messages(data[at : at + size]))
        at += size
    return found


def _in_messages(data: bytes) -> Iterator[str]:
    at = 0
    while at < len(data):
        kind = data[at]
        at += 1
        if kind == END:
            continue
        size = struct.unpack_from(">I", data, at)[0]
        at += 4
        if kind == TRANSLATION and size != NOTHING:
            yield from _CJK.findall(data[at : at + size].decode("utf-16-be"))
        at += 0 if size == NOTHING else size


def main() -> None:
    """Write the face, and say how large it is."""
    source = sys.argv[1] if len(sys.argv) > 1 else NOTO
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as characters:
        characters.write(wanted_characters())
        characters.flush()
        command = [
            "pyftsubset",
            source,
            f"--font-number={JAPANESE_FACE}",
            f"--text-file={characters.name}",
            f"--output-file={INTO}",
            "--layout-features=",
            "--no-hinting",
            "--name-IDs=0,1,2,4,6,13,14",
            "--drop-tables+=vhea,vmtx,VORG,BASE",
        ]
        subprocess.run(command, check=True)
    size = INTO.stat().st_size
    if size > MOST_BYTES:
        sys.exit(f"{INTO.name} has {size:,} bytes; at most {MOST_BYTES:,} are shipped")
    print(f"{INTO.name}: {size:,} bytes, {len(wanted_characters()):,} characters")  # noqa: T201


if __name__ == "__main__":
    main()
