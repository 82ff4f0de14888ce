r"""OutputText: what programs of Windows write, as text with \n.

Newer ones write UTF-8, others the code page of the console. One byte that can't be UTF-8 shows
that a program is of the others.
"""

from __future__ import annotations

import codecs
import io


class OutputText(codecs.IncrementalDecoder):
    """Reads one stream; `otherwise` is the name of the code page."""

    def __init__(self, otherwise: str) -> None:
        super().__init__("replace")
        self._otherwise = otherwise
        self.reset()

    def decode(self, data: object, final: bool = False) -> str:
        """The text of more bytes; what may go on in the next ones is held back."""
        assert isinstance(data, bytes | bytearray)
        return self._lines.decode(self._text(bytes(data), final), final)

    def reset(self) -> None:
        """Begin anew."""
        self._utf8 = codecs.getincrementaldecoder("utf-8")("strict")
        self._other: codecs.IncrementalDecoder | None = None
        self._lines = io.IncrementalNewlineDecoder(None, translate=True)

    def _text(self, data: bytes, final: bool) -> str:
        if self._other is None:
            held = self._utf8.getstate()[0]
            try:
                return self._utf8.decode(data, final)
            except UnicodeDecodeError as error:
                data = held + data
                if final and error.reason == "unexpected end of data":
                    return data.decode("utf-8", "replace")
            self._other = codecs.getincrementaldecoder(self._otherwise)("replace")
        return self._other.decode(data, final)
