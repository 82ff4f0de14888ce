"""Build resources/wasm_samples: text by wasmtime, C by clang where there is one for WASI.

    python packaging/build_wasm_samples.py FOLDER

In Debian, C needs clang-14, lld-14, wasi-libc and libclang-rt-14-dev-wasm32.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from wasmtime import wat2wasm

SOURCES = Path(__file__).parents[1] / "resources" / "wasm_samples"


def build(folder: Path) -> list[Path]:
    """All samples that can be built here."""
    folder.mkdir(parents=True, exist_ok=True)
    built = []
    for source in sorted(SOURCES.glob("*.wat")):
        target = folder / f"{source.stem}.wasm"
        target.write_bytes(wat2wasm(source.read_text(encoding="utf-8")))
        built.append(target)
    clang = shutil.which("clang-14") or shutil.which("clang")
    if clang is None:
        sys.stderr.write("There is no clang, so that samples in C are left out.\n")
        return built
    for source in sorted(SOURCES.glob("*.c")):
        target = folder / f"{source.stem}.wasm"
        words = [clang, "--target=wasm32-wasi", "-O2", "-o", target, source]
        subprocess.run(words, check=True)
        built.append(target)
    return built


if __name__ == "__main__":
    for made in build(Path(sys.argv[1])):
        sys.stdout.write(f"{made}\n")
