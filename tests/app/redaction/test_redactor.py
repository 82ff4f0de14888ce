"""Known values leave every text, structure, record and error under their names."""

from __future__ import annotations

import base64
import html
import json
import random
import re
import string
import traceback
from dataclasses import dataclass
from urllib.parse import quote, quote_plus, urlencode
from xml.sax import saxutils

import pytest

from tooldesk.errors import RateLimitedError, SandboxLimitError, ToolUsageError
from tooldesk.redaction import redactor as redactor_module
from tooldesk.redaction.redactor import MAX_DEPTH, TOO_DEEP, Redactor
from tooldesk.redaction.value_forms import weakness_of
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.lifecycle import CallFinished

VALUE = "pä/ss+\"w\\o rd'?&=\n4711~€"
SHOWN = "•••KEY•••"


@pytest.fixture
def redactor() -> Redactor:
    redactor = Redactor()
    redactor.learn([("KEY", VALUE)])
    return redactor


FORMS = {
    "plain": VALUE,
    "JSON": json.dumps({"a": VALUE}),
    "JSON in Unicode": json.dumps({"a": VALUE}, ensure_ascii=False),
    "JSON with escaped slashes": json.dumps({"a": VALUE}).replace("/", "\\/"),
    "JSON in JSON": json.dumps({"a": json.dumps({"b": VALUE})}),
    "exception": repr(ValueError(VALUE)),
    "path of a URL": quote(VALUE, safe=""),
    "path of a URL with slashes": quote(VALUE),
    "form": quote_plus(VALUE),
    "query": urlencode({"a": VALUE}),
    "lower-case hex": re.sub("%..", lambda found: found[0].lower(), quote(VALUE)),
    "base64": base64.b64encode(VALUE.encode()).decode(),
    "basic authorization": base64.b64encode(f"user:{VALUE}".encode()).decode(),
    "URL-safe base64": base64.urlsafe_b64encode(VALUE.encode()).decode(),
    "UTF-8 read as Latin 1": VALUE.encode().decode("latin-1"),
    "the same in an exception": repr(VALUE.encode().decode("latin-1")),
    "the same in JSON": json.dumps(VALUE.encode().decode("latin-1")),
    "HTML": html.escape(VALUE),
    "XML": saxutils.escape(VALUE),
    "hexadecimal": VALUE.encode().hex(),
    "upper-case hexadecimal": VALUE.encode().hex().upper(),
    "URL in a URL": quote(quote(VALUE, safe=""), safe=""),
    "Windows line ends": VALUE.replace("\n", "\r\n"),
}


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS)
def test_every_form_is_replaced(redactor: Redactor, text: str):
    shown = redactor.redact(f"before {text} after")
    assert SHOWN in shown
    assert shown.startswith("before ")
    assert shown.endswith(" after")
    assert "4711" not in shown
    assert redactor.redact(shown) == shown


@pytest.mark.parametrize("before", ["", "u", "us", "use", "user:"])
@pytest.mark.parametrize("after", ["", "x", "xy", "xyz"])
@pytest.mark.parametrize("encode", [base64.b64encode, base64.urlsafe_b64encode])
def test_base64_is_found_at_every_alignment(before: str, after: str, encode):
    value = "".join(random.choices(string.printable, k=40))
    redactor = Redactor()
    redactor.learn([("KEY", value)])
    encoded = encode(f"{before}{value}{after}".encode()).decode()
    shown = redactor.redact(encoded)
    rest = encode(f"{before}{after}".encode())
    assert SHOWN in shown
    assert len(shown) - len(SHOWN) <= len(rest) + 4


def test_variable_that_is_no_utf_8_is_found_in_what_a_tool_prints_of_it():
    held = b"canary\xff\xfe4711"
    redactor = Redactor()
    redactor.learn([("KEY", held.decode("utf-8", "surrogateescape"))])
    printed = b"KEY=" + held + b" " + base64.b64encode(held)
    assert redactor.redact(printed.decode("utf-8", "replace")) == f"KEY={SHOWN} {SHOWN}"


def test_base64_in_lines_is_replaced():
    value = "".join(random.Random(1).choices(string.ascii_letters, k=300))
    redactor = Redactor()
    redactor.learn([("KEY", value)])
    assert redactor.redact(base64.encodebytes(value.encode()).decode()) == SHOWN + "\n"


def test_text_without_secrets_is_the_same_object(redactor: Redactor):
    result = ToolResult((TextContent("fine"),), structured={"a": [1, {"b": ("c", None)}]})
    assert redactor.redact(result) is result
    assert not redactor.holds_secret(result, {"a": "b"})


def test_keys_values_records_and_errors_are_redacted(redactor: Redactor):
    result = ToolResult(
        (TextContent(f"is {VALUE}"),), structured={VALUE: [VALUE, {"deep": (VALUE, 1)}]}
    )
    event = CallFinished(0, "tool", result, {"content": VALUE}, 0.5)
    shown = redactor.redact(event)
    assert shown.result.joined_text == f"is {SHOWN}"
    assert shown.result.structured == {SHOWN: [SHOWN, {"deep": (SHOWN, 1)}]}
    assert shown.message == {"content": SHOWN}
    assert event.result.joined_text == f"is {VALUE}"
    assert redactor.holds_secret(event)


def test_redacted_error_keeps_its_kind_and_fields(redactor: Redactor):
    error = RateLimitedError(f"429 for {VALUE}", retry_after_s=3)
    shown = redactor.redact(error)
    assert isinstance(shown, RateLimitedError)
    assert (str(shown), shown.retry_after_s) == (f"429 for {SHOWN}", 3)
    assert VALUE not in repr(shown)
    told = redactor.redact(ToolUsageError("fine", for_model=f"is {VALUE}"))
    assert (told.message, told.for_model) == ("fine", f"is {SHOWN}")
    fine = ToolUsageError("fine", next_step="fine")
    assert redactor.redact(fine) is fine


def test_errors_of_others_groups_and_notes_are_redacted(redactor: Redactor):
    inner = KeyError(VALUE)
    inner.add_note(f"seen with {VALUE}")
    group = ExceptionGroup(f"of {VALUE}", [OSError(2, VALUE), ExceptionGroup("fine", [inner])])
    shown = redactor.redact(group)
    assert (type(shown), shown.message) == (ExceptionGroup, f"of {SHOWN}")
    assert str(shown.exceptions[0]) == f"[Errno 2] {SHOWN}"
    assert (type(shown.exceptions[0]), shown.exceptions[1].message) == (FileNotFoundError, "fine")
    assert shown.exceptions[1].exceptions[0].args == (SHOWN,)
    written = "".join(traceback.format_exception(shown))
    assert f"seen with {SHOWN}" in written
    assert "4711" not in written + repr(shown)
    assert group.exceptions[1].exceptions[0] is inner
    fine = ExceptionGroup("fine", [ValueError("fine")])
    assert redactor.redact(fine) is fine


def test_error_that_can_not_be_made_again_keeps_its_words(redactor: Redactor):
    class OwnError(Exception):
        def __new__(cls, *, code: int) -> OwnError:
            return super().__new__(cls, f"{code} of {VALUE}")

        def __init__(self, *, code: int) -> None:
            self.code = code

    shown = redactor.redact(OwnError(code=3))
    assert str(shown) == f"3 of {SHOWN}"
    limit = redactor.redact(SandboxLimitError("memory", f"too much for {VALUE}"))
    assert (type(limit), limit.limit) == (SandboxLimitError, "memory")
    assert limit.message == f"too much for {SHOWN}"


def test_number_that_is_a_secret_is_redacted():
    redactor = Redactor()
    redactor.learn([("PIN", "48291175")])
    assert redactor.redact({"pin": 48291175, "n": 4, "b": True}) == {
        "pin": "•••PIN•••",
        "n": 4,
        "b": True,
    }


def test_value_too_deep_to_rebuild_is_dropped_only_if_it_holds_a_secret(redactor: Redactor):
    def nested(innermost: object) -> object:
        value: object = [innermost]
        for _ in range(MAX_DEPTH + 100):
            value = {"a": value}
        return value

    fine = nested("fine")
    assert redactor.redact(fine) is fine
    shown = redactor.redact(nested(VALUE))
    assert TOO_DEEP in repr(shown)
    assert "4711" not in repr(shown)


@pytest.mark.parametrize(
    ("values", "text", "shown"),
    [
        ({"A": "abcdef", "B": "defghi"}, "-abcdefghi-", "-•••A••••••B•••-"),
        ({"A": "abcdef", "B": "xabcdefx"}, "-xabcdefx-abcdef", "-•••B•••-•••A•••"),
        ({"A": "abcdef"}, "abcdefabcdef abcdef", "•••A••• •••A•••"),
        ({"A": "aaaaaa"}, "b" + "a" * 50 + "b", "b•••A•••b"),
        ({"A": "same-value", "B": "same-value"}, "same-value", "•••A•••"),
        ({"A": "4711"}, "4711 x4711 47110 (4711)", "•••A••• x4711 47110 (•••A•••)"),
        ({"A": "471"}, "471", "471"),
        ({"A": "True"}, "True", "True"),
    ],
)
def test_overlapping_repeated_and_short_values(values: dict[str, str], text: str, shown: str):
    redactor = Redactor()
    redactor.learn(values.items())
    assert redactor.redact(text) == shown


def test_value_is_found_without_the_spaces_around_it_and_as_a_word_when_short():
    redactor = Redactor()
    redactor.learn([("KEY", " s3cret-value\n"), ("PIN", "4711\n"), ("COMMON", "password\n")])
    assert (
        redactor.redact("s3cret-value 4711 47110 password") == "•••KEY••• •••PIN••• 47110 password"
    )
    assert redactor.redact(4711) == 4711


@pytest.mark.parametrize(
    ("value", "words"),
    [("abc", "shorter than 4"), ("password", "common word"), ("12345", "word of its own")],
)
def test_weak_values_warn(value: str, words: str):
    assert words in weakness_of(value)


def test_ordinary_values_do_not_warn():
    assert weakness_of("abcdef") == ""


def test_long_value_is_found_whole_and_in_part():
    value = "".join(random.Random(1).choices(string.ascii_letters + "\nä/", k=60_000))
    redactor = Redactor()
    redactor.learn([("KEY", value)])
    assert redactor.redact(f"<{value}>") == f"<{SHOWN}>"
    assert redactor.redact(f"<{json.dumps(value)}>") == f'<"{SHOWN}">'
    part = redactor.redact(value[1_000:50_000])
    assert SHOWN in part
    assert len(part) < 2_000


def test_values_learned_later_and_before_are_both_known(redactor: Redactor):
    large = "x" * 10_000 + "later-value"
    assert redactor.redact(large) is large
    redactor.learn([("LATER", "later-value")])
    assert redactor.redact(large + VALUE) == "x" * 10_000 + "•••LATER•••" + SHOWN
    assert redactor.redact(large) == "x" * 10_000 + "•••LATER•••"


@dataclass(frozen=True)
class _Holder:
    what: object


def test_lone_surrogates_survive(redactor: Redactor):
    text = f"\ud800 {VALUE} \udfff"
    assert redactor.redact(_Holder([text])) == _Holder([f"\ud800 {SHOWN} \udfff"])


def test_nothing_shows_a_value_in_its_repr(redactor: Redactor):
    assert "4711" not in repr(redactor) + repr(redactor.patterns) + repr(redactor.stream())


@pytest.mark.parametrize(
    "hidden", ["s3cret-value", {"s3cret-value": 1}, [["s3cret-value"]], 271828]
)
def test_one_secret_among_many_values_is_found(hidden: object):
    redactor = Redactor()
    redactor.learn([("KEY", "s3cret-value"), ("NUMBER", "271828"), ("PIN", "x4z7")])
    value = [{"id": number, "words": ["s3cret", "-value"]} for number in range(100)]
    assert redactor.redact(value) is value
    shown = str(redactor.redact([*value, hidden]))
    assert "•••" in shown
    assert "s3cret-value" not in shown
    assert "271828" not in shown


def test_neighbours_in_a_list_don_t_make_a_word_or_a_value():
    redactor = Redactor()
    redactor.learn([("PIN", "x4z7"), ("KEY", "half-and-half")])
    apart = ["half-", "and-half", "ax4", "z7"]
    assert redactor.redact(apart) is apart
    assert redactor.redact(["a", "x4z7", "b"]) == ["a", "•••PIN•••", "b"]


async def test_value_learned_while_a_text_is_looked_through_is_found_in_it(monkeypatch):
    redactor = Redactor()
    redactor.learn([("OLD", "an-older-value-3e1")])
    text = f"{'x' * 300_000} a-newer-value-77 {'y' * 9}"
    real = redactor_module.redacted_text

    def slow(text, patterns):
        found = real(text, patterns)
        if not redactor.knows([("NEW", "a-newer-value-77")]):
            redactor.learn([("NEW", "a-newer-value-77")])
        return found

    monkeypatch.setattr(redactor_module, "redacted_text", slow)
    await redactor.look_through({"given": [text]})
    assert "•••NEW•••" in redactor.redact(text)
    assert redactor.redact(text) is redactor.redact(text)
