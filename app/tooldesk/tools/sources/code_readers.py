"""CodeReader: how a program that is known to read code of its command line does so."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass

_NOTHING = re.compile(r"(?!)")
_ALL = range(1, 1_000_000)
_FROM_SECOND = range(2, 1_000_000)
_FIRST = range(1, 2)


@dataclass(frozen=True, slots=True)
class CodeReader:
    """Where its code stands. An operand is a word that is neither an option nor its value."""

    names: re.Pattern[str]
    """What it is called, in lower case, without folder and ".exe"."""

    flags: re.Pattern[str] = _NOTHING
    """Options behind which a word of code stands."""

    attached: re.Pattern[str] = _NOTHING
    """With what a word begins whose rest is code."""

    values: re.Pattern[str] = _NOTHING
    """Other options that have a word of their own behind them."""

    instead: re.Pattern[str] | None = None
    """Options for a file of code, with which no operand is code."""

    operands: Container[int] = ()
    """Which operands are code, counted from 1."""

    ends_after: int | None = None
    """After how many operands the rest is for its script; None is never."""

    operands_without_stdin: int | None = None
    """With fewer operands than that, and no code, it reads code from standard input."""

    reads_all: bool = False
    """Whether it joins its words to code: what they name is nothing of its own."""

    skips_settings: bool = False
    """Whether NAME=value before its operands is none of them."""

    @property
    def ends_with_code(self) -> bool:
        """Whether its code takes the place of the first operand."""
        return self.ends_after is not None


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


_READERS = (
    CodeReader(
        _pattern(r"(?:ba|z|da|a|k|mk|c|tc|fi)?sh|cmd|powershell|pwsh"),
        flags=_pattern(r"-[a-z]*c[a-z]*|/c|/k|-command|--command"),
        attached=_pattern(r"(?:--?command|/c|/k)[=:]"),
        values=re.compile(r"[-+][oO]"),
        ends_after=1,
        operands_without_stdin=1,
    ),
    CodeReader(
        _pattern(
            r"(?:python|pypy|perl|ruby|php|lua|luajit|julia|octave)[0-9.]*w?|node|nodejs|deno|bun"
            r"|rscript|r|tclsh|expect|guile|groovy|scala|osascript|emacs|elixir|erl|ghc|swift"
        ),
        flags=re.compile(
            r"-[a-zA-Z0-9]*[ceEr]|-p|-pe|-exec|-x|--(?:eval|print|exec|command|execute|run|cmd)"
        ),
        attached=re.compile(
            r"-[a-zA-Z0-9]*[ceE]|-r(?=\W)|-p(?=\W)|--(?:eval|print|exec|command|execute|run|cmd)="
        ),
        values=re.compile(r"-[WXI]"),
        ends_after=1,
        operands_without_stdin=1,
    ),
    CodeReader(
        _pattern(r"su|runuser|script|flock|sg"),
        flags=_pattern(r"-[a-z]*c|--(?:session-)?command"),
        attached=_pattern(r"-[a-z]*c|--(?:session-)?command="),
        values=re.compile(r"-[sgGTwE]"),
    ),
    CodeReader(
        _pattern(r"ssh|autossh|mosh"),
        flags=re.compile(r"-o"),
        attached=re.compile(r"-o"),
        values=re.compile(r"-[bcDEeFIiJLlmOpQRSWw]"),
        operands=_FROM_SECOND,
        operands_without_stdin=2,
        reads_all=True,
    ),
    CodeReader(
        _pattern(r"watch|parallel|eval|batch|at"),
        values=re.compile(r"-[nqjfS]|--interval|--jobs"),
        operands=_ALL,
        operands_without_stdin=_ALL.stop,
        reads_all=True,
    ),
    CodeReader(
        _pattern(r"[gmn]?awk|busybox-awk"),
        flags=re.compile(r"-e|--source"),
        attached=re.compile(r"-e|--source="),
        values=re.compile(r"-[Fv]|--assign|--field-separator"),
        instead=re.compile(r"-f|--file"),
        operands=_FIRST,
    ),
    CodeReader(
        _pattern(r"g?sed"),
        flags=re.compile(r"-[a-zA-Z]*e|--expression"),
        attached=re.compile(r"-[nrEsuz]*e|--expression="),
        values=re.compile(r"-l"),
        instead=re.compile(r"-f|--file"),
        operands=_FIRST,
    ),
    CodeReader(
        _pattern(r"sqlite[0-9]*|duckdb"),
        flags=re.compile(r"--?(?:cmd|c|s|init)"),
        attached=re.compile(r"--?(?:cmd|c)="),
        values=re.compile(r"--?(?:separator|nullvalue|newline|vfs|mmap|maxsize)"),
        operands=_FROM_SECOND,
        operands_without_stdin=2,
    ),
    CodeReader(
        _pattern(r"psql|mysql|mariadb|mongo|mongosh|clickhouse-client|sqlcmd|redis-cli"),
        flags=re.compile(r"-[ceqQ]|--(?:command|execute|eval|query|init-command|set|variable)"),
        attached=re.compile(r"-[ce]|--(?:command|execute|eval|query|init-command)="),
        values=re.compile(r"-[hpPuUdDfo]"),
        operands_without_stdin=_ALL.stop,
    ),
    CodeReader(
        _pattern(r"find|fd|fdfind"),
        flags=re.compile(r"-(?:exec|execdir|ok|okdir)|--exec(?:-batch)?|-[xX]"),
        attached=re.compile(r"--exec(?:-batch)?="),
    ),
    CodeReader(
        _pattern(r"n?vim?|ex|ed|gdb|lldb|gnuplot|bc|dc"),
        flags=re.compile(r"-[ceo]|-ex|-iex|--(?:cmd|batch|eval-command|one-line|expression)"),
        attached=re.compile(r"\+|-e|--(?:cmd|eval-command|one-line|expression)="),
        operands_without_stdin=_ALL.stop,
    ),
    CodeReader(
        _pattern(r"env|nice|nohup|time|xargs|sudo|doas|setsid|stdbuf|ionice|strace|ltrace|busybox"),
        flags=re.compile(r"-S|--split-string"),
        attached=re.compile(r"-S|--split-string="),
        values=re.compile(r"-[uUnICgcdPLsaEhpioert]"),
        operands=_FIRST,
        ends_after=1,
        skips_settings=True,
    ),
)

PLAIN_PROGRAM = _pattern(
    r"cat|cc|clang|curl|cut|date|df|du|echo|[ef]?grep|file|gcc|gzip|head|host|dig|ls|md5sum|nl"
    r"|notify-send|od|ping|printf|rg|ag|sha256sum|sort|stat|tail|tar|test|touch|tr|tree|uniq|wc"
    r"|wget|which|zip|unzip"
)
"""Programs that read no code, whatever their options are called."""


def reader_named(word: str) -> CodeReader | None:
    """How the program of that name or path reads code; None when it is not known to."""
    name = re.split(r"[/\\]", word)[-1].lower().removesuffix(".exe")
    return next((reader for reader in _READERS if reader.names.fullmatch(name)), None)
