"""What a tool prints becomes plain lines of bounded length and number."""

from __future__ import annotations

import pytest

from tooldesk_ui.console.run.output_buffer import MAX_LINE_LENGTH, MAX_LINES, OutputBuffer


def texts(buffer: OutputBuffer) -> list[str]:
    return [line.text for line in (*buffer.lines_after(0), *buffer.open_lines())]


@pytest.mark.parametrize(
    ("pieces", "lines"),
    [
        (["a\nb\n"], ["a", "b"]),
        (["a", "b\nc"], ["ab", "c"]),
        (["a\r\nb"], ["a", "b"]),
        (["10%\r20%\r30%"], ["30%"]),
        (["10%", "\r20%", "\n"], ["20%"]),
        (["\x1b[31mred\x1b[0m plain\n"], ["red plain"]),
        (["\x1b[3", "1mred\x1b", "[0m\n"], ["red"]),
        (["\x1b]0;title\x07text\n"], ["text"]),
        (["\x1b]8;;file:///etc/passwd\x1b\\link\x1b]8;;\x1b\\\n"], ["link"]),
        (["bell\x07 nul\x00\n"], ["bell\ufffd nul\ufffd"]),
        (["<img src=file:///etc/passwd>\n"], ["<img src=file:///etc/passwd>"]),
    ],
)
def test_output_is_shown_as_plain_lines(pieces: list[str], lines: list[str]) -> None:
    buffer = OutputBuffer()
    for piece in pieces:
        buffer.append("stdout", piece)
    assert texts(buffer) == lines


def test_long_line_is_cut_and_says_so() -> None:
    buffer = OutputBuffer()
    for _ in range(10):
        buffer.append("stdout", "x" * 1_000_000)
    buffer.append("stdout", "\n")
    (line,) = texts(buffer)
    assert line.startswith("x" * MAX_LINE_LENGTH)
    assert line.endswith(f"{10_000_000 - MAX_LINE_LENGTH:,} more characters")


def test_flood_keeps_the_last_lines_and_counts_all() -> None:
    buffer = OutputBuffer()
    buffer.append("stdout", "".join(f"{number}\n" for number in range(MAX_LINES + 500)))
    assert buffer.line_count == MAX_LINES + 500
    assert texts(buffer)[0] == "500"
    assert len(texts(buffer)) == MAX_LINES


def test_streams_do_not_mix_within_a_line() -> None:
    buffer = OutputBuffer()
    buffer.append("stdout", "out")
    buffer.append("stderr", "err\n")
    buffer.append("stdout", "put\n")
    assert [(line.stream, line.text) for line in buffer.lines_after(0)] == [
        ("stderr", "err"),
        ("stdout", "output"),
    ]


def test_only_fresh_lines_are_given_again() -> None:
    buffer = OutputBuffer()
    buffer.append("stdout", "one\ntwo\n")
    seen = buffer.line_count
    buffer.append("stdout", "three\n")
    assert [line.text for line in buffer.lines_after(seen)] == ["three"]


def test_flood_in_one_piece_leaves_what_the_same_flood_in_lines_leaves() -> None:
    whole, by_lines = OutputBuffer(), OutputBuffer()
    lines = [f"line {number}\n" for number in range(5 * MAX_LINES)]
    for buffer in (whole, by_lines):
        buffer.append("stdout", "begun, ")
    whole.append("stdout", "".join(lines) + "rest")
    for line in (*lines, "rest"):
        by_lines.append("stdout", line)
    assert texts(whole) == texts(by_lines)
    assert whole.line_count == by_lines.line_count
