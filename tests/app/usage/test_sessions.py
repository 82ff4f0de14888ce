"""What is known of sessions is bounded: a server may see a new one with every request."""

from __future__ import annotations

from tooldesk.usage.sessions import MOST_SESSIONS, Sessions


def test_session_keeps_its_counts_and_an_output_by_itself_has_none() -> None:
    sessions = Sessions()
    sessions.of("a").uses += 1
    sessions.of("").uses += 1
    assert [sessions.of(each).uses for each in ("a", "b", "")] == [1, 0, 0]


def test_the_one_not_heard_of_for_longest_is_forgotten() -> None:
    sessions = Sessions()
    for name in ("first", "second"):
        sessions.of(name).uses += 1
    for number in range(MOST_SESSIONS - 2):
        sessions.of(str(number))
    assert sessions.of("first").uses == 1
    sessions.of("one more")
    assert sessions.of("first").uses == 1
    assert sessions.of("second").uses == 0
