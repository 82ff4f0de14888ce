"""What failed is told to the model without places on this computer, in linear time."""

from __future__ import annotations

import pytest

from tooldesk.redaction.model_words import words_for_model


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("can't read /home/jane/notes.txt.", "can't read notes.txt."),
        ("/home/jane/tool.py:12: bad", "tool.py:12: bad"),
        ("'/home/jane doe/my notes.txt' is not there", "'my notes.txt' is not there"),
        ("file:///home/jane/a.txt", "a.txt"),
        ("~/notes/a.txt", "a.txt"),
        (r"C:\Users\jane\a.txt is open", "a.txt is open"),
        (r'"C:\Users\jane doe\a.txt"', '"a.txt"'),
        (r"\\server\share\a.txt", "a.txt"),
        ("a folder: /home/jane/", "a folder: jane"),
        ("https://example.com/a/b?c=/d", "https://example.com/a/b?c=/d"),
        ("either/or, 1/2, </tool>, km/h, a //b", "either/or, 1/2, </tool>, km/h, a //b"),
        ("Traceback (most recent call last):\n  File x\n    a\n\nKeyError: 1", "\nKeyError: 1"),
    ],
)
def test_only_the_last_part_of_a_path_is_told(text: str, told: str) -> None:
    assert words_for_model(text) == told


@pytest.mark.timeout(30)
@pytest.mark.parametrize("piece", ["/a", "/", "~/", "'/a", "C:\\", "\\", "a/", "Traceback ", "'/"])
def test_time_grows_with_the_length_alone(piece: str) -> None:
    """Anything worse would take many minutes for as much."""
    words_for_model(piece * 300_000)
