"""Transcripts that were pasted whole: what the model said last is its output, the rest is over.

A model's output begins with its own words. A text that begins with the turn of somebody else is no
output, and a call before another such turn was made long ago: its result is there already, or
somebody went on without it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from tooldesk.calling.parsing.found_call import FoundCall
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.surroundings import WORDS
from tooldesk.calling.parsing.turns import ANY, begins_turn
from tooldesk.late_pattern import late_pattern

OVER = "Somebody else spoke behind it in this transcript, so it was made, and answered, before."

_USERS = (
    r"(?i:user|human|system|customer)"
    "|用户|用戶|ユーザー|사용자|Пользователь|Utilisateur|Usuario|Usuário|Benutzer|Utente"
)
_TOOLS = (
    r"(?i:tool|function|environment|observation|(?:tool|function)[ _](?:result|output|response)s?)"
    "|工具|ツール|도구|Инструмент|Outil|Herramienta|Ferramenta|Werkzeug"
)
_MODELS = (
    r"(?i:assistant|ai|bot|model|agent|claude|chatgpt|gpt)"
    "|助手|アシスタント|어시스턴트|Ассистент|Asistente|Assistente|Assistent"
)


def _line(names: str) -> str:
    """A pattern for how people write who speaks: before a colon, or as a heading."""
    return (
        rf"(?<![^\n])[ \t]*+(?:[*_]{{0,3}}+(?:{names})[*_]{{0,3}}+[ \t]?[:：](?!:)"
        rf"|#{{1,6}}[ \t]*+(?:{names})[ \t]*+(?=\r?\n|\Z))"
    )


_SPEAKER = late_pattern(
    rf"(?P<model>{_line(_MODELS)}|(?<=[ >])ASSISTANT:)"
    rf"|{_line(f'{_USERS}|{_TOOLS}')}|(?<=[ >])USER:"
)
"""Who speaks from here on; Vicuna's template has both within a line."""

_FIRST_LINE = late_pattern(rf"\s*+{_line(_USERS)}")
_FIRST_TURN = late_pattern(rf"\s*+({ANY})|\s*+<[|｜]start[|｜]>(?:user|system|developer)<")


def is_transcript(text: str) -> bool:
    """Whether a text begins with the turn of somebody else."""
    return _is_by_token(text) or _FIRST_LINE.match(text) is not None


def hold_what_is_over(scan: Scan, text: str) -> None:
    """Have calls wait that stand before the last turn of somebody else, or in it.

    `text` is all of the raw text.
    """
    is_by_line = not _is_by_token(text)
    if is_by_line and _FIRST_LINE.match(text) is None:
        return
    speakers = list(_speakers(text, scan.calls)) if is_by_line else []
    last = max((at for at, is_model in speakers if not is_model), default=-1)
    last = max(last, scan.turn_at)
    for found in scan.calls:
        start = found.calling.start
        before = bisect_left(speakers, (start, False))
        if before and not speakers[before - 1][1]:
            found.wait("ambiguous", WORDS["in_others_words"])
        elif start < last:
            found.wait("answered", OVER)


def _is_by_token(text: str) -> bool:
    turn = _FIRST_TURN.match(text)
    return turn is not None and (turn[1] is None or begins_turn(text, *turn.span(1)))


def _speakers(text: str, calls: list[FoundCall]) -> Iterator[tuple[int, bool]]:
    """Where lines stand that say who speaks, and whether the model does; none is in a call."""
    spans = sorted((found.calling.start, found.calling.end) for found in calls)
    for line in _SPEAKER.finditer(text):
        before = bisect_left(spans, (line.start(), 0))
        if not before or spans[before - 1][1] <= line.start():
            yield line.start(), line["model"] is not None
