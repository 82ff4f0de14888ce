"""What is asked of many calls at once: `{meant}` is FROM and WHERE, made by `past_calls.py`."""

from __future__ import annotations

LATEST_CALL = 250_000_000_000_000_000
"""Microseconds since 1970, in the year 9892: what is later was written by a stranger."""

TIME = "coalesce(began_at, finished_at)"

TIMES = f"SELECT min({TIME}), max({TIME}) {{meant}} AND {TIME} BETWEEN 0 AND :latest"

FIGURES = """
SELECT name, count(*), sum(is_failed), sum(is_hit), sum(is_unended), max(timed),
    min(took) FILTER (WHERE 2 * place >= timed), min(took) FILTER (WHERE 100 * place >= 95 * timed)
FROM (
    SELECT name, is_failed, is_hit, is_unended, took, timed,
        row_number() OVER (PARTITION BY name ORDER BY took NULLS LAST) AS place
    FROM (
        SELECT name, is_failed, is_hit, is_unended, took,
            count(took) OVER (PARTITION BY name) AS timed
        FROM (
            SELECT {name} AS name,
                outcome IS NOT NULL AND outcome != 'ok' AS is_failed,
                outcome IS 'ok' AND began_at IS NULL AS is_hit,
                outcome IS NULL AS is_unended,
                iif(began_at IS NOT NULL AND typeof(duration_s) IN ('real', 'integer'),
                    duration_s, NULL) AS took
            {meant}
        )
    )
)
GROUP BY name ORDER BY {order} LIMIT :most
"""
"""A percentile is the least time that at least so many of all took at most (the nearest rank)."""
