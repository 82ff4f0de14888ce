"""suffix_of, types_of_name: what a file of a media type ends in, and what an ending is for."""

from __future__ import annotations

import mimetypes

SUFFIXES = {
    "audio/wav": ".wav",
    "audio/wave": ".wav",
    "audio/x-wav": ".wav",
    "audio/vnd.wave": ".wav",
    "audio/mpeg": ".mp3",
    "audio/mp3": ".mp3",
    "audio/aac": ".aac",
    "audio/ogg": ".ogg",
    "audio/opus": ".ogg",
    "audio/flac": ".flac",
    "audio/x-flac": ".flac",
    "audio/mp4": ".m4a",
    "audio/x-m4a": ".m4a",
    "audio/webm": ".weba",
    "image/png": ".png",
    "image/jpeg": ".jpg",
    "image/jpg": ".jpg",
    "image/gif": ".gif",
    "image/webp": ".webp",
    "image/bmp": ".bmp",
}
"""By media type. Source: RFC 4337, RFC 5334, RFC 9639, and what servers write beside them."""

ANY_BYTES = "application/octet-stream"


def plain_type(media_type: str) -> str:
    """A media type without parameters, in small letters."""
    return media_type.partition(";")[0].strip().lower()


def suffix_of(media_type: str) -> str:
    """What a file of a media type ends in, such as .png; .bin where nobody knows."""
    plain = plain_type(media_type)
    return SUFFIXES.get(plain) or mimetypes.guess_extension(plain) or ".bin"


def types_of_name(name: str) -> frozenset[str]:
    """The media types that the ending of a file's name stands for; none where it says nothing."""
    guessed, packed = mimetypes.guess_type(name, strict=False)
    guessed = f"application/{packed}" if packed else guessed
    found = {media_type for media_type, suffix in SUFFIXES.items() if name.lower().endswith(suffix)}
    # of two names for a kind, such as image/jpg, the other one has its suffix
    found |= {each for each in SUFFIXES if guessed and SUFFIXES[each] == SUFFIXES.get(guessed)}
    return frozenset(found | {guessed or ANY_BYTES}) - {ANY_BYTES}
