"""Where the time of a call went, in words and figures that add up. No Qt."""

from __future__ import annotations

from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.usage.lifecycle import LifecycleStage
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.widgets.formatting import duration

SHORT_S = 0.00005
"""What is shorter reads as nothing, and is left out."""

LOOKING = 2
"""How many of the things that a miss does come before the call runs."""


def sum_of(lane: LaneRecord) -> str:
    """Such as "310 ms in stages + 200 ms waiting for you + 10 ms between stages"."""
    if lane.duration_s is None:
        return ""
    stages_s = sum(
        stage.duration_s or 0.0
        for stage in lane.stages.values()
        if stage.stage is not LifecycleStage.PARSE
    )
    between_s = lane.duration_s - stages_s - lane.waited_s
    parts = [
        (stages_s, f"{duration(stages_s)} in stages"),
        (lane.waited_s, f"{duration(lane.waited_s)} waiting for you"),
        (between_s, f"{duration(between_s)} between stages"),
    ]
    return " + ".join(words for seconds, words in parts if seconds >= SHORT_S)


def spent_of(lane: LaneRecord, stage: StageRecord) -> list[tuple[str, str]]:
    """What a stage spent its time on beside its work: pairs of what it was and how long."""
    told: list[tuple[str, str]] = []
    if stage.waited_s >= SHORT_S:
        told.append(("Waiting for you", f"{duration(stage.waited_s)}, beside its own time"))
    outcome = lane.stages[LifecycleStage.CACHE].output
    if not isinstance(outcome, CacheOutcome):
        return told
    looked, stored = outcome.spent[:LOOKING], outcome.spent[LOOKING:]
    if stage.stage is LifecycleStage.EXECUTE:
        return told + [(words, f"{duration(seconds)}, for the cache") for words, seconds in looked]
    if stage.stage is LifecycleStage.CACHE:
        told += [(words, f"{duration(seconds)}, a part of Execute") for words, seconds in looked]
        told += [(words, duration(seconds)) for words, seconds in stored]
    return told
