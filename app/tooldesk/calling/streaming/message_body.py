"""The body of a message that goes on and in which nothing is looked for, as of Harmony's."""

from __future__ import annotations

from tooldesk.calling.parsing.marker_loop import MarkerLoop

_LONGEST_END = 12
"""Characters of what ends a message."""


def pass_body(loop: MarkerLoop) -> bool:
    """Go on to the end of the body that `loop` is in, as far as it is there; whether it is over.

    It is what the reading of the whole makes of it: a thought, or content as it stands.
    """
    scan, begun = loop.scan, loop.pos
    text, is_thought = scan.text, scan.open_reasoning >= 0
    assert scan.body_end is not None
    closed = scan.body_end.search(text, begun)
    is_over = closed is not None or not scan.may_grow
    if closed is not None:
        loop.pos = closed.start()
    else:
        may_end = -1 if is_over else text.rfind("<", max(begun, len(text) - _LONGEST_END))
        loop.pos = may_end if may_end >= 0 else len(text)
    if is_thought:
        header = scan.cuts[-1]
        is_first = header[1] == begun + scan.base
        loop.surroundings.pass_to(
            text, scan.base, header[0] - scan.base if is_first else begun, loop.pos
        )
    if is_over:
        scan.body_end = None
    if is_over and is_thought:
        start = scan.open_reasoning - scan.base
        scan.think(start, loop.pos)
        if closed is not None and not closed.group(1):  # nor is its end content
            loop.pos = closed.end()
        scan.cut_apart(start, loop.pos)
        scan.open_reasoning = -1
    return is_over
