"""Pipes whose ends the event loop watches."""

from __future__ import annotations

import fcntl
import os
import sys
import termios
from asyncio import AbstractEventLoop
from collections.abc import Callable

read = os.read
write = os.write
close = os.close


def pipe(*, is_ours_to_write: bool) -> tuple[int, int]:
    reading, writing = os.pipe()
    ours, theirs = (writing, reading) if is_ours_to_write else (reading, writing)
    os.set_blocking(ours, False)
    return ours, theirs


def handed(descriptor: int) -> int:
    return descriptor


def unread_bytes(descriptor: int) -> int:
    unread = fcntl.ioctl(descriptor, termios.FIONREAD, b"\0\0\0\0")
    return int.from_bytes(unread, sys.byteorder)


def watch_reading(
    loop: AbstractEventLoop, descriptor: int, ready: Callable[..., object], *arguments: object
) -> None:
    loop.add_reader(descriptor, ready, *arguments)


def unwatch_reading(loop: AbstractEventLoop, descriptor: int) -> None:
    loop.remove_reader(descriptor)


def watch_writing(loop: AbstractEventLoop, descriptor: int, ready: Callable[[], object]) -> None:
    loop.add_writer(descriptor, ready)


def unwatch_writing(loop: AbstractEventLoop, descriptor: int) -> None:
    loop.remove_writer(descriptor)
