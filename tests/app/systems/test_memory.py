"""What threads free is of use to all, and goes back to the system."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

PROGRAM = """
import ctypes, json, os, re, sys, tempfile, threading
from tooldesk.systems import system

libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
libc.free.argtypes = [ctypes.c_void_p]
libc.fdopen.restype, libc.fclose.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
libc.malloc_info.argtypes = [ctypes.c_int, ctypes.c_void_p]

def resident_kb():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

def heaps():
    with tempfile.TemporaryFile() as file:
        stream = libc.fdopen(os.dup(file.fileno()), b"w")
        libc.malloc_info(0, stream)
        libc.fclose(stream)
        file.seek(0)
        return file.read().count(b"<heap ")

if "shared" in sys.argv:
    system.share_one_heap()
together = threading.Barrier(6)

def use():
    blocks = [libc.malloc(1_000) for _ in range(50)]
    together.wait()
    for each in blocks:
        libc.free(each)

threads = [threading.Thread(target=use) for _ in range(6)]
for each in threads:
    each.start()
for each in threads:
    each.join()
blocks = [libc.malloc(4_000) for _ in range(5_000)]
for block in blocks:
    ctypes.memset(block, 1, 4_000)
kept = libc.malloc(4_000)
for block in blocks:
    libc.free(block)
before = resident_kb()
system.give_back_memory()
print(json.dumps([heaps(), before - resident_kb()]))
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what glibc does")


@pytest.mark.parametrize("words", [(), ("shared",)])
def test_one_heap_for_all_threads_and_what_is_freed_is_given_back(words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    heaps, given_kb = json.loads(done.stdout)
    assert (heaps == 1) == bool(words)
    assert given_kb > 15_000
