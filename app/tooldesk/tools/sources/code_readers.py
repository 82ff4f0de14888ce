"""CodeReader: how a program that is known to read code of its command line does so."""

from __future__ import annotations

import re
from collections.abc import Container

from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern

_NOTHING = late_pattern(r"(?!)")
_ALL = range(1, 1_000_000)
_FROM_SECOND = range(2, 1_000_000)
_FIRST = range(1, 2)


@frozen_record
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
        values=late_pattern(r"[-+][oO]"),
        ends_after=1,
        operands_without_stdin=1,
    ),
    CodeReader(
        _pattern(
            r"(?:python|pypy|perl|ruby|lua|luajit|julia|octave)[0-9.]*w?|node|nodejs|deno|bun"
            r"|rscript|r|tclsh|expect|guile|groovy|scala|osascript|emacs|elixir|erl|ghc|swift"
        ),
        flags=late_pattern(
            r"-[a-zA-Z0-9]*[ceErm]|-p|-pe|-exec|-x|--(?:eval|print|exec|command|execute|run|cmd)"
            r"|--(?:require|import|(?:experimental-)?loader)"
        ),
        attached=late_pattern(
            r"-[a-zA-Z0-9]*[ceE]|-r(?=\W)|-p(?=\W)|--(?:eval|print|exec|command|execute|run|cmd)="
            r"|-[mM]|--(?:require|import|(?:experimental-)?loader)="
        ),
        values=late_pattern(r"-[WXI]"),
        ends_after=1,
        operands_without_stdin=1,
    ),
    CodeReader(
        _pattern(r"php[0-9.]*"),
        flags=late_pattern(r"-[rBREd]"),
        attached=late_pattern(r"-[rBREd]"),
        ends_after=1,
        operands_without_stdin=1,
    ),
    CodeReader(
        _pattern(r"su|runuser|script|flock|sg"),
        flags=_pattern(r"-[a-z]*c|--(?:session-)?command"),
        attached=_pattern(r"-[a-z]*c|--(?:session-)?command="),
        values=late_pattern(r"-[sgGTwE]"),
    ),
    CodeReader(
        _pattern(r"ssh|autossh|mosh"),
        flags=late_pattern(r"-o"),
        attached=late_pattern(r"-o"),
        values=late_pattern(r"-[bcDEeFIiJLlmOpQRSWw]"),
        operands=_FROM_SECOND,
        operands_without_stdin=2,
        reads_all=True,
    ),
    CodeReader(
        _pattern(r"scp|sftp"),
        flags=late_pattern(r"-[oSDF]"),
        attached=late_pattern(r"-[oSDF]"),
        values=late_pattern(r"-[BbciJlPRsX]"),
    ),
    CodeReader(
        _pattern(r"rsync"),
        flags=late_pattern(r"-[a-zA-Z]*e|--rsh|--rsync-path"),
        attached=late_pattern(r"-[a-zA-Z]*e|--(?:rsh|rsync-path)="),
    ),
    CodeReader(
        _pattern(r"socat|g?make|npx|bunx|uvx"),
        operands=_ALL,
    ),
    CodeReader(
        _pattern(r"(?:bsd|g)?tar"),
        flags=late_pattern(
            r"-[a-zA-Z]*[IF]|--(?:use-compress-program|info-script|new-volume-script|to-command"
            r"|checkpoint-action|rsh-command|rmt-command)"
        ),
        attached=late_pattern(
            r"-[a-zA-Z]*?[IF]|--(?:use-compress-program|info-script|new-volume-script|to-command"
            r"|rsh-command|rmt-command)=|--checkpoint-action=(?:exec=)?"
        ),
    ),
    CodeReader(
        _pattern(r"zip"),
        flags=late_pattern(r"-TT|--unzip-command"),
        attached=late_pattern(r"-TT|--unzip-command="),
    ),
    CodeReader(
        _pattern(r"rg"),
        flags=late_pattern(r"--pre|--hostname-bin"),
        attached=late_pattern(r"--(?:pre|hostname-bin)="),
    ),
    CodeReader(
        _pattern(r"wget|curl"),
        flags=late_pattern(r"-[eK]|--(?:execute|use-askpass|config)"),
        attached=late_pattern(r"-[eK]|--(?:execute|use-askpass|config)="),
    ),
    CodeReader(
        _pattern(r"man"),
        flags=late_pattern(r"-[PH]|--(?:pager|html)"),
        attached=late_pattern(r"-[PH]|--(?:pager|html)="),
    ),
    CodeReader(
        _pattern(r"git"),
        flags=late_pattern(
            r"-[cux]|--(?:upload-pack|receive-pack|exec|exec-path|config|config-env)"
        ),
        attached=late_pattern(
            r"-[cO]|--(?:upload-pack|receive-pack|exec|exec-path|config|config-env"
            r"|open-files-in-pager|ext-diff)="
        ),
    ),
    CodeReader(
        _pattern(r"timeout|chroot|taskset|chrt|setarch|proxychains4?|torsocks|nsenter"),
        values=late_pattern(r"-[skp]|--(?:signal|kill-after)"),
        operands=_FROM_SECOND,
        ends_after=2,
    ),
    CodeReader(
        _pattern(
            r"unshare|valgrind|fakeroot|xvfb-run|dbus-run-session|systemd-run|firejail|bwrap|entr"
        ),
        values=late_pattern(r"-[nuEpt]"),
        operands=_FIRST,
        ends_after=1,
    ),
    CodeReader(
        _pattern(r"watch|parallel|eval|batch|at"),
        values=late_pattern(r"-[nqjfS]|--interval|--jobs"),
        operands=_ALL,
        operands_without_stdin=_ALL.stop,
        reads_all=True,
    ),
    CodeReader(
        _pattern(r"[gmn]?awk|busybox-awk"),
        flags=late_pattern(r"-e|--source"),
        attached=late_pattern(r"-e|--source="),
        values=late_pattern(r"-[Fv]|--assign|--field-separator"),
        instead=late_pattern(r"-f|--file"),
        operands=_FIRST,
    ),
    CodeReader(
        _pattern(r"g?sed"),
        flags=late_pattern(r"-[a-zA-Z]*e|--expression"),
        attached=late_pattern(r"-[nrEsuz]*e|--expression="),
        values=late_pattern(r"-l"),
        instead=late_pattern(r"-f|--file"),
        operands=_FIRST,
    ),
    CodeReader(
        _pattern(r"sqlite[0-9]*|duckdb"),
        flags=late_pattern(r"--?(?:cmd|c|s|init)"),
        attached=late_pattern(r"--?(?:cmd|c)="),
        values=late_pattern(r"--?(?:separator|nullvalue|newline|vfs|mmap|maxsize)"),
        operands=_FROM_SECOND,
        operands_without_stdin=2,
    ),
    CodeReader(
        _pattern(r"psql|mysql|mariadb|mongo|mongosh|clickhouse-client|sqlcmd|redis-cli"),
        flags=late_pattern(r"-[ceqQ]|--(?:command|execute|eval|query|init-command|set|variable)"),
        attached=late_pattern(r"-[ce]|--(?:command|execute|eval|query|init-command)="),
        values=late_pattern(r"-[hpPuUdDfo]"),
        operands_without_stdin=_ALL.stop,
    ),
    CodeReader(
        _pattern(r"find|fd|fdfind"),
        flags=late_pattern(r"-(?:exec|execdir|ok|okdir)|--exec(?:-batch)?|-[xX]"),
        attached=late_pattern(r"--exec(?:-batch)?="),
    ),
    CodeReader(
        _pattern(r"n?vim?|ex|ed|gdb|lldb|gnuplot|bc|dc"),
        flags=late_pattern(r"-[ceo]|-ex|-iex|--(?:cmd|batch|eval-command|one-line|expression)"),
        attached=late_pattern(r"\+|-e|--(?:cmd|eval-command|one-line|expression)="),
        operands_without_stdin=_ALL.stop,
    ),
    CodeReader(
        _pattern(r"env|nice|nohup|time|xargs|sudo|doas|setsid|stdbuf|ionice|strace|ltrace|busybox"),
        flags=late_pattern(r"-S|--split-string"),
        attached=late_pattern(r"-S|--split-string="),
        values=late_pattern(r"-[uUnICgcdPLsaEhpioert]"),
        operands=_FIRST,
        ends_after=1,
        skips_settings=True,
    ),
)

PLAIN_PROGRAM = _pattern(
    r"cat|cut|date|df|du|echo|[ef]?grep|file|gzip|head|host|dig|ls|md5sum|nl"
    r"|notify-send|od|ping|printf|ag|sha256sum|sort|stat|tail|test|touch|tr|tree|uniq|wc"
    r"|which|unzip"
)
"""Programs that read no code, whatever their options are called."""


def reader_named(word: str) -> CodeReader | None:
    """How the program of that name or path reads code; None when it is not known to."""
    name = re.split(r"[/\\]", word)[-1].lower().removesuffix(".exe")
    return next((reader for reader in _READERS if reader.names.fullmatch(name)), None)
