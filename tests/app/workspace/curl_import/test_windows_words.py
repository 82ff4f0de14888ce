"""Commands that are copied for cmd.exe ask for the same as those that are copied for bash."""

from __future__ import annotations

import time

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.workspace.curl_import.curl_tool import read_curl
from tooldesk.workspace.curl_import.shell_words import shell_words

CHROME = (
    'curl ^"https://api.example.com/v1/pets?kind=dog^&age=3^&q=50^%^20off^" ^\r\n'
    '  -X ^"POST^" ^\r\n'
    '  -H ^"accept: */*^" ^\r\n'
    '  -H ^"content-type: application/json^" ^\r\n'
    '  --data-raw ^"^{^\\^"name^\\^":^\\^"Rex ^& Co^\\^",'
    '^\\^"path^\\^":^\\^"C:^\\^\\pets^\\^"^}^"'
)
BASH = (
    "curl 'https://api.example.com/v1/pets?kind=dog&age=3&q=50%20off' -X 'POST' -H 'accept: */*' "
    "-H 'content-type: application/json' "
    '--data-raw \'{"name":"Rex & Co","path":"C:\\\\pets"}\''
)


def test_what_a_browser_copies_for_windows_is_what_it_copies_for_bash() -> None:
    assert read_curl(CHROME).document == read_curl(BASH).document


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('curl ^\n "https://a.test/?a=1&b=2" -d "{\\"a\\": \\"b\\"}"', '{"a": "b"}'),
        ('curl ^\n -d "a ""quoted"" word" x', 'a "quoted" word'),
        ('curl ^\n -d "ends in \\\\" x', "ends in \\"),
        ('curl ^"a^" -d ^"one^\n\ntwo^"', "one\ntwo"),
        ("curl ^\n -d C:\\a\\b", "C:\\a\\b"),
        ('curl ^\n -d "caret ^ stays"', "caret ^ stays"),
        ('curl ^"a^" -d ^"${HOME}^"', "${{HOME}}"),
    ],
)
def test_quotes_backslashes_and_carets_are_read_as_windows_reads_them(
    text: str, words: str
) -> None:
    assert words in shell_words(text)[0]


def test_another_command_after_it_is_left_out() -> None:
    words, rest = shell_words('curl ^"https://a.test^" & del x')
    assert (words, rest) == (["curl", "https://a.test"], "& del x")


def test_carets_in_bash_stay_what_they_are() -> None:
    assert shell_words("curl 'https://a.test' -d '^\"x^\"'")[0][-1] == '^"x^"'


def test_half_a_command_says_so() -> None:
    with pytest.raises(DefinitionError, match="inside a quotation"):
        shell_words('curl ^"https://a.test')


def test_time_grows_with_the_length_alone() -> None:
    for text in ('curl ^"a^" ' + "\\" * 100_000, 'curl ^"a^" ' + "^" * 100_000):
        began = time.process_time()
        shell_words(text)
        assert time.process_time() - began < 5
