"""user_traceback: what went wrong in the user's code, without our own frames around it."""

from __future__ import annotations

import os
import traceback

OUR_FOLDERS = [os.path.dirname(__file__)]
"""Folders of the code that calls the user's; worker_script.py adds its own."""

HALF_LENGTH = 20_000
"""More than is shown (call_result.py), where alone a cut takes secrets into account."""


def user_traceback(reason: BaseException) -> str:
    """The traceback from the first frame of the user's own code on, its middle cut when long."""
    trace = reason.__traceback__
    while trace is not None and os.path.dirname(trace.tb_frame.f_code.co_filename) in OUR_FOLDERS:
        trace = trace.tb_next
    text = "".join(traceback.format_exception(type(reason), reason, trace))
    return (
        text if len(text) <= 2 * HALF_LENGTH else f"{text[:HALF_LENGTH]}\n…\n{text[-HALF_LENGTH:]}"
    )
