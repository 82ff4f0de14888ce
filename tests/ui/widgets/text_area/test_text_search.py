"""Every match is found whatever the slices, and no expression holds the window up."""

from __future__ import annotations

import re
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tooldesk_ui.widgets.text_area import text_search
from tooldesk_ui.widgets.text_area.find_query import TOO_SLOW, Query
from tooldesk_ui.widgets.text_area.text_buffer import TextBuffer
from tooldesk_ui.widgets.text_area.text_search import TextSearch


def search_of(text: str, query: Query) -> TextSearch:
    return TextSearch(TextBuffer(text), query)


def through(search: TextSearch) -> list[tuple[int, int]]:
    while not search.step(0.01):
        pass
    return list(zip(search.starts, search.ends, strict=True))


@given(
    st.text(alphabet="abB\n ", max_size=80),
    st.text(alphabet="abB", min_size=1, max_size=3),
    st.booleans(),
    st.booleans(),
)
def test_words_are_found_as_re_finds_them(
    text: str, words: str, is_case: bool, is_word: bool
) -> None:
    pattern = rf"(?<!\w){words}(?!\w)" if is_word else words
    wanted = [m.span() for m in re.finditer(pattern, text, 0 if is_case else re.IGNORECASE)]
    with patch.object(text_search, "STRETCH", 7):
        assert through(search_of(text, Query(words, is_case, is_word))) == wanted


@pytest.mark.parametrize(
    "pattern", [r"b+", r"^a", r"b$", r"a(?!b)", r"(?s)a.*?b", r"a\s+b", r"x*", r"(?<=b)a"]
)
@given(text=st.text(alphabet="ab \n", max_size=80))
def test_expressions_are_found_across_the_seams_of_slices(pattern: str, text: str) -> None:
    wanted = [m.span() for m in re.finditer(pattern, text, re.MULTILINE) if m.end() > m.start()]
    with patch.object(text_search, "STRETCH", 5), patch.object(text_search, "CONTEXT", 2):
        assert through(search_of(text, Query(pattern, True, is_regex=True))) == wanted


def test_signs_of_expressions_are_only_signs_unless_one_is_wanted() -> None:
    text = "a.c abc [x] \\d 1"
    assert through(search_of(text, Query("a.c"))) == [(0, 3)]
    assert through(search_of(text, Query("a.c", is_regex=True))) == [(0, 3), (4, 7)]
    assert through(search_of(text, Query("[x]"))) == [(8, 11)]
    assert through(search_of(text, Query("\\d"))) == [(12, 14)]


@pytest.mark.parametrize("words", ["(", "[", "*", "a{2,1}", "(?P<n>"])
def test_expression_that_can_not_be_read_says_so(words: str) -> None:
    search = search_of("text", Query(words, is_regex=True))
    assert search.step(0.01)
    assert search.problem.startswith("Not an expression: ")


def test_endless_expression_is_given_up() -> None:
    search = search_of("x" * 1_000_000, Query(r"(x+x+)+y", is_regex=True))
    assert through(search) == []
    assert search.problem == TOO_SLOW


def test_matches_near_a_place_are_known_by_number() -> None:
    search = search_of("a-a-a-a", Query("a"))
    through(search)
    assert [search.at_or_after(n) for n in (0, 1, 6, 7)] == [0, 1, 3, None]
    assert [search.before(n) for n in (0, 1, 7)] == [None, 0, 3]
    assert list(search.within(1, 5)) == [(2, 3), (4, 5)]


def test_nothing_is_looked_for_without_words() -> None:
    assert through(search_of("text", Query(""))) == []
