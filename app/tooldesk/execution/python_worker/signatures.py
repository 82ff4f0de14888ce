"""Signatures: a tool's requests for signatures, answered one after the other."""

from __future__ import annotations

import asyncio
import base64
import binascii
import json
from collections.abc import Callable

from tooldesk.errors import AppError
from tooldesk.tools.signer_context import SignerContext

MAX_DATA_BYTES = 1_000_000
"""Most that is signed at once; a person must be able to see what it is."""


def described(signer: SignerContext) -> list[str]:
    """What a request says of the signer, see worker_script.py."""
    return [signer.key_name, signer.key_type, base64.b64encode(signer.public_key).decode("ascii")]


class Signatures:
    """Those of one worker. While one is made the tool waits, and its time does not run out."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        send: Callable[[bytes], None],
        on_answered: Callable[[], None],
    ) -> None:
        self._loop = loop
        self._send = send
        self._on_answered = on_answered
        self._task: asyncio.Task[None] | None = None

    def begin(self, asked: object, signer: SignerContext | None) -> bool:
        """Answer a request when its signature is made; false if a tool must not ask so."""
        match asked:
            case [str() as text, bool() as is_digest] if signer is not None and not self._is_busy:
                try:
                    data = base64.b64decode(text, validate=True)
                except binascii.Error:
                    return False
                work = self._answer(signer, data, is_digest)
                self._task = self._loop.create_task(work)
                return True
        return False

    def cancel(self) -> None:
        """Nobody waits for a signature any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    @property
    def _is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def _answer(self, signer: SignerContext, data: bytes, is_digest: bool) -> None:
        try:
            if len(data) > MAX_DATA_BYTES:
                reply = {"refused": f"At most {MAX_DATA_BYTES:,} bytes are signed at once."}
            else:
                signature = await signer.sign(data, is_digest)
                reply = {"signature": base64.b64encode(signature).decode("ascii")}
        except AppError as error:
            reply = {"refused": str(error)}
        self._on_answered()
        self._send(json.dumps(reply).encode("ascii") + b"\n")
