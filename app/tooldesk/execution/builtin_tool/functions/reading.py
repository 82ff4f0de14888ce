"""read, read_file and add_image."""

from __future__ import annotations

from tooldesk.counted import counted
from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.functions.place import Place
from tooldesk.execution.builtin_tool.functions.text_files import decoded
from tooldesk.tools.tool_result import ImageContent, TextContent, ToolResult

MOST_BYTES = 50_000_000
MOST_IMAGE_BYTES = 5_000_000
MOST_LINES = 2_000
LONGEST_LINE = 2_000

_IMAGES = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF87a", "image/gif"),
    (b"GIF89a", "image/gif"),
)
"""How the formats begin that models take. Source: their specifications."""


def read(place: Place, path: str, offset: int = 1, limit: int = MOST_LINES) -> str | ToolResult:
    """Read a text file, with a number before each line, or look at a picture.

    Args:
        place: The folders of the call.
        path: Path of the file, relative to the working folder.
        offset: Number of the first line, from 1.
        limit: How many lines at most; 2000 is the most there is.
    """
    content = place.read_bytes(path, MOST_BYTES)
    if media_type := image_type(content):
        return _picture(content, media_type, path)
    lines = decoded(content, path).text.splitlines()
    first, most = max(1, offset), max(1, min(limit, MOST_LINES))
    shown = lines[first - 1 : first - 1 + most]
    if not shown:
        return f"{path} has {counted(len(lines), 'line')}, and none from {first:,} on."
    numbered = [f"{number:>6}\t{_cut(line)}" for number, line in enumerate(shown, first)]
    last = first + len(shown) - 1
    if last < len(lines):
        more = counted(len(lines) - last, "more line")
        numbered.append(f"… {more}; go on with offset {last + 1}.")
    return "\n".join(numbered)


def read_file(
    place: Place,
    path: str,
    start_line: int = 1,
    line_count: int | None = None,
    encoding: str | None = None,
) -> str:
    """Read the text of a file as it is.

    Args:
        place: The folders of the call.
        path: Path of the file, relative to the working folder.
        start_line: Number of the first line, from 1.
        line_count: How many lines; all when it is left out.
        encoding: Such as "utf-16" or "cp1252"; found out when it is left out.
    """
    text = decoded(place.read_bytes(path, MOST_BYTES), path, encoding).text
    if start_line <= 1 and line_count is None:
        return text
    first = max(1, start_line) - 1
    lines = text.splitlines(keepends=True)
    return "".join(lines[first : None if line_count is None else first + max(0, line_count)])


def add_image(place: Place, path: str, action: str = "Look at this picture.") -> ToolResult:
    """Look at a picture (PNG, JPEG, GIF or WebP) of the working folder.

    Args:
        place: The folders of the call.
        path: Path of the picture, relative to the working folder.
        action: What to do with it, or a question about it.
    """
    content = place.read_bytes(path, MOST_IMAGE_BYTES)
    media_type = image_type(content)
    if not media_type:
        raise InvalidInputError(
            f"{path} is no picture that can be looked at.",
            next_step="Name a PNG, JPEG, GIF or WebP file.",
        )
    return _picture(content, media_type, action)


def image_type(content: bytes) -> str:
    """The media type of a picture, known by its bytes; "" for anything else."""
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    return next((kind for start, kind in _IMAGES if content.startswith(start)), "")


def _picture(content: bytes, media_type: str, words: str) -> ToolResult:
    if len(content) > MOST_IMAGE_BYTES:
        raise InvalidInputError(
            f"The picture has {len(content):,} bytes; at most {MOST_IMAGE_BYTES:,} can be shown.",
            next_step="Make it smaller.",
        )
    image = ToolResult.image(content, media_type).content[0]
    assert isinstance(image, ImageContent)
    return ToolResult((TextContent(words), image))


def _cut(line: str) -> str:
    more = len(line) - LONGEST_LINE
    return line if more <= 0 else f"{line[:LONGEST_LINE]}… ({counted(more, 'more character')})"
