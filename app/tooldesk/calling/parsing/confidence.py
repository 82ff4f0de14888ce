"""What the confidence of a call is made of."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=256)
def confidence_of(repairs: int, is_weak: bool, hold: str) -> float:
    """How sure it is that exactly this call was meant, 0 to 1.

    1.0: a marker announces it, its own end is in the text, nothing was changed to read it.
    0.97: as that, with one repair that leaves one reading or that the tool's schema settles; each
        further one takes 0.03 more, down to 0.7.
    0.8: only its shape says that it is a call; repairs count as above, down to 0.5.
    Times 0.7: something speaks against it or had to be chosen, and it waits.
    """
    sure = 0.8 if is_weak else 1.0
    sure -= min(0.3, 0.03 * repairs)
    return round(sure * (0.7 if hold else 1.0), 2)
