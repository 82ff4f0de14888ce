"""A tool that takes its time, to see progress, live output and cancelling."""

import time

STEPS_PER_SECOND = 10


def slow_countdown(context, seconds: int = 5) -> str:
    """Count down to zero, one number a second, and report progress on the way.

    Args:
        context: Takes the progress and knows whether the call is cancelled.
        seconds: How long to count, from 1 to 60 seconds.

    Returns:
        A sentence that says how it ended.
    """
    seconds = min(max(seconds, 1), 60)
    for step in range(seconds * STEPS_PER_SECOND):
        left = seconds - step // STEPS_PER_SECOND
        if step % STEPS_PER_SECOND == 0:
            print(f"{left} …")
        context.progress(step / (seconds * STEPS_PER_SECOND), f"{left} s left")
        if context.cancelled:
            return f"Cancelled with {left} s left."
        time.sleep(1 / STEPS_PER_SECOND)
    context.progress(1.0, "done")
    return f"Counted down from {seconds}."
