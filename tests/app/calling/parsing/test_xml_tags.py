"""Dialects with one element a parameter: typing, white space, lost tags, nesting."""

from __future__ import annotations

import json

import pytest
from stream_checks import faults, in_pieces

from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.streaming.stream_events import ArgumentsCame
from tooldesk.calling.streaming.stream_reader import StreamReader

P = "parameter"
DSML = "｜DSML｜"
TOKEN = "]<]minimax[>["
TYPED = [
    (
        "book_table",
        {
            "guest": "02134",
            "people": 4,
            "budget": 19.5,
            "outside": True,
            "dishes": ["a", "b"],
            "extras": {"wine": None},
            "note": None,
        },
    )
]
WRITTEN = {
    "guest": "02134",
    "people": "4",
    "budget": "19.5",
    "outside": "true",
    "dishes": '["a", "b"]',
    "extras": '{"wine": null}',
    "note": "null",
}


def _qwen(values):
    body = "".join(f"<{P}={key}>\n{value}\n</{P}>\n" for key, value in values.items())
    return f"<function=book_table>\n{body}</function>"


def _invoke(values, space=""):
    body = "".join(
        f'<{space}{P} name="{key}">{value}</{space}{P}>\n' for key, value in values.items()
    )
    return f'<{space}invoke name="book_table">\n{body}</{space}invoke>'


def _pairs(values, gap="", space=""):
    return "book_table" + "".join(
        f"{gap}<{space}arg_key>{key}</{space}arg_key>{gap}"
        f"<{space}arg_value>{value}</{space}arg_value>"
        for key, value in values.items()
    )


ALL_TYPES = {
    "qwen3-coder": f"<tool_call>\n{_qwen(WRITTEN)}\n</tool_call>",
    "seed-oss": f"<seed:tool_call>\n{_qwen(WRITTEN)}\n</seed:tool_call>",
    "glm-4.5": f"<tool_call>{_pairs(WRITTEN, chr(10))}\n</tool_call>",
    "glm-4.7": f"<tool_call>{_pairs(WRITTEN)}</tool_call>",
    "hunyuan-v3": (
        "<tool_calls><tool_call>"
        + _pairs(WRITTEN).replace("book_table", "book_table<tool_sep>")
        + "</tool_call></tool_calls>"
    ),
    "longcat": f"<longcat_tool_call>{_pairs(WRITTEN, '', 'longcat_')}</longcat_tool_call>",
    "claude-xml": f"<function_calls>{_invoke(WRITTEN)}</function_calls>",
    "minimax-m2": f"<minimax:tool_call>\n{_invoke(WRITTEN)}\n</minimax:tool_call>",
    "atem": f"<atem:function_calls>{_invoke(WRITTEN, 'atem:')}</atem:function_calls>",
    "deepseek-dsml": f"<{DSML}tool_calls>{_invoke(WRITTEN, DSML)}</{DSML}tool_calls>",
    "step3": (
        "<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜>"
        f"{_invoke(WRITTEN, 'steptml:')}<｜tool_call_end｜><｜tool_calls_end｜>"
    ),
    "minicpm-xml": '<function name="book_table">'
    + "".join(f'<param name="{key}">{value}</param>' for key, value in WRITTEN.items())
    + "</function>",
    "minimax-m3": f'{TOKEN}<tool_call>{TOKEN}<invoke name="book_table">'
    + "".join(f"{TOKEN}<{key}>{value}{TOKEN}</{key}>" for key, value in WRITTEN.items())
    + f"{TOKEN}</invoke>{TOKEN}</tool_call>",
}


@pytest.mark.parametrize(("dialect", "text"), ALL_TYPES.items(), ids=ALL_TYPES)
def test_schema_decides_the_types(dialect, text, schemas, calls_in):
    assert calls_in(text) == TYPED
    assert parse(text, schemas).dialect == dialect


@pytest.mark.parametrize(("dialect", "text"), ALL_TYPES.items(), ids=ALL_TYPES)
def test_forced_dialect_reads_its_own(dialect, text, calls_in):
    assert calls_in(text, dialect=dialect) == TYPED


@pytest.mark.parametrize("space", ["", "atem:", "antml:"])
def test_nothing_of_the_tags_around_calls_is_content(space, schemas):
    call = f'<{space}invoke name="ping">\n</{space}invoke>'
    for calls in (call, f"{call}\n{call}"):
        text = f"Sure.\n\n<{space}function_calls>\n{calls}\n</{space}function_calls>\n\nDone."
        output = parse(text, schemas)
        assert len(output.callings) == calls.count(call)
        assert output.content.split() == ["Sure.", "Done."]
        assert faults(text, in_pieces(text, 3), schemas) == []


def test_dsml_attribute_decides_before_the_schema(calls_in):
    text = (
        f'<{DSML}invoke name="book_table"><{DSML}{P} name="people" string="true">4</{DSML}{P}>'
        f'<{DSML}{P} name="guest" string="false">5</{DSML}{P}></{DSML}invoke>'
    )
    assert calls_in(text) == [("book_table", {"people": "4", "guest": 5})]


def test_dsml_value_that_is_no_json_stays_text(calls_in):
    text = (
        f'<{DSML}invoke name="x"><{DSML}{P} name="p" string="false">{{"a": }}</{DSML}{P}>'
        f"</{DSML}invoke>"
    )
    assert calls_in(text) == [("x", {"p": '{"a": }'})]


def test_other_type_than_function_is_no_call_of_step_3(calls_in):
    assert calls_in(ALL_TYPES["step3"].replace(">function<", ">thought<")) == []


def test_kimi_k3_attributes_decide_the_types(calls_in):
    def argument(key, kind, value):
        return f'<|open|>argument key="{key}" type="{kind}"<|sep|>{value}<|close|>argument<|sep|>'

    text = (
        '<|open|>tools<|sep|><|open|>call tool="roll &amp; tell" index="1"<|sep|>'
        + argument("sides", "number", "20")
        + argument("label", "string", "20")
        + argument("again", "boolean", "true")
        + "<|close|>call<|sep|><|close|>tools<|sep|>"
    )
    assert calls_in(text) == [("roll & tell", {"sides": 20, "label": "20", "again": True})]
    assert parse(text).dialect == "kimi-k3"


def test_values_without_a_schema_are_guessed_from_their_shape(calls_in):
    text = _invoke({"a": "5", "b": "true", "c": "[1]", "d": "plain", "e": "02134", "f": "{x}"})
    assert calls_in(text, known=False) == [
        ("book_table", {"a": 5, "b": True, "c": [1], "d": "plain", "e": "02134", "f": "{x}"})
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"<tool_call>{_qwen({'guest': '  x  '})}</tool_call>", "  x  "),
        (f"<tool_call>{_qwen({'guest': chr(10) + 'x' + chr(10)})}</tool_call>", "\nx\n"),
        (f"<tool_call>{_qwen({'guest': 'a &lt; b'})}</tool_call>", "a &lt; b"),
        (f"<tool_call>{_pairs({'guest': ' x '})}</tool_call>", " x "),
        (_invoke({"guest": "\nx\n"}), "\nx\n"),
        (_invoke({"guest": "a &lt; b"}), "a &lt; b"),
        ('<function name="book_table"><param name="guest">a &lt; b</param></function>', "a < b"),
        (
            '<function name="book_table"><param name="guest"><![CDATA[5 < </param> 6]]></param>'
            "</function>",
            "5 < </param> 6",
        ),
    ],
)
def test_white_space_and_entities_are_data_where_the_template_says_so(text, expected, calls_in):
    assert calls_in(text) == [("book_table", {"guest": expected})]


CODE = f"<function=x>\n<{P}=y>\n1\n</{P}>\n</function>"


@pytest.mark.parametrize("code", [CODE, "if a</b>:", "<tool_call>", "</function> in code"])
def test_markup_inside_a_value_is_data(code, calls_in):
    text = (
        f"<tool_call>\n<function=write_file>\n<{P}=path>\na.xml\n</{P}>\n"
        f"<{P}=content>\n{code}\n</{P}>\n</function>\n</tool_call>"
    )
    assert calls_in(text) == [("write_file", {"path": "a.xml", "content": code})]


LOST = {
    "opener": f"{_qwen({'guest': 'Ana'})}\n</tool_call>",
    "closer": f"<tool_call>\n{_qwen({'guest': 'Ana'})}",
    "all tags around": _qwen({"guest": "Ana"}),
    "function's closer": (
        f"<tool_call>\n<function=book_table>\n<{P}=guest>\nAna\n</{P}>\n</tool_call>"
    ),
    "quotes that are not asked for": (
        f'<tool_call>\n<function="book_table">\n<{P}="guest">\nAna\n</{P}>\n</function></tool_call>'
    ),
    "attributes that are not asked for": (
        f'<tool_call><function name="book_table"><{P} name="guest">Ana</{P}></function></tool_call>'
    ),
    "space in MiniCPM's tags": (
        '<functionname="book_table"><paramname="guest">Ana</param></function>'
    ),
    "single quotes": _invoke({"guest": "Ana"}).replace('"', "'"),
    "no quotes": _invoke({"guest": "Ana"}).replace('"', ""),
    "invoke's closer": f'<function_calls><invoke name="book_table"><{P} name="guest">Ana</{P}>'
    "</function_calls>",
    "DSML's tokens": _invoke({"guest": "Ana"}, "|DSML|"),
    "DSML's space": _invoke({"guest": "Ana"}, f"{DSML} "),
    "one parameter for all": _invoke({"arguments": '{"guest": "Ana"}'}),
    "JSON instead of parameters": '<invoke name="book_table">{"guest": "Ana"}</invoke>',
    "GLM's pairs": '<tool_call>book_table\n{"guest": "Ana"}\n</tool_call>',
    "MiniMax's token": '<invoke name="book_table"><guest>Ana</guest></invoke>',
}


@pytest.mark.parametrize("text", LOST.values(), ids=LOST)
def test_call_with_lost_or_changed_tags_is_read(text, calls_in):
    assert calls_in(text) == [("book_table", {"guest": "Ana"})]


PUT_IN = {
    "The end of guest": (
        f"<tool_call>\n<function=book_table>\n<{P}=guest>\nAna\n</function>\n</tool_call>"
    ),
    "The end of guest, before another": (
        f"<tool_call>\n<function=book_table>\n<{P}=guest>\nAna\n<{P}=people>\n4\n</{P}>\n"
        "</function>\n</tool_call>"
    ),
    "</function>": f"<tool_call>\n<function=book_table>\n<{P}=guest>\nAna\n</{P}>\n",
    "</invoke>": f'<function_calls><invoke name="book_table"><{P} name="guest">Ana</{P}>',
    "</tool_call>": "<tool_call>book_table<arg_key>guest</arg_key><arg_value>Ana</arg_value>",
    "The value of note": (
        "<tool_call>book_table<arg_key>note</arg_key><arg_key>guest</arg_key>"
        "<arg_value>Ana</arg_value></tool_call>"
    ),
    "<|close|>call<|sep|>": (
        '<|open|>tools<|sep|><|open|>call tool="book_table"<|sep|>'
        '<|open|>argument key="guest" type="string"<|sep|>Ana<|close|>argument<|sep|>'
    ),
    "</use_mcp_tool>": "<use_mcp_tool><tool_name>book_table</tool_name>",
    "</where>": (
        ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="book_table">]<]minimax[>[<extras>'
        "]<]minimax[>[<where>out]<]minimax[>[</extras>]<]minimax[>[</invoke>"
    ),
}


@pytest.mark.parametrize(("missing", "text"), PUT_IN.items(), ids=PUT_IN)
def test_what_had_to_be_put_in_waits_and_is_named(missing, text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert [held.reason for held in output.held_back] == ["incomplete"]
    assert f"{missing.partition(',')[0]} is missing" in output.held_back[0].explanation


@pytest.mark.parametrize(
    "text",
    [
        "<tool_call>ping</tool_call>",
        "<tool_call>ping\n</tool_call>",
        "<tool_call>\n<function=ping>\n</function>\n</tool_call>",
        "<tool_call>\n<function=ping>\n</tool_call>",
        '<minimax:tool_call><invoke name="ping"></invoke></minimax:tool_call>',
        f'<{DSML}invoke name="ping"/>',
        '<function name="ping"></function>',
        "<tool_calls><tool_call>ping<tool_sep></tool_call></tool_calls>",
    ],
)
def test_call_without_arguments_is_kept(text, calls_in):
    assert calls_in(text) == [("ping", {})]


@pytest.mark.parametrize(
    "text",
    [
        f"<tool_call>\n<function=write_file>\n<{P}=path>\na\n</{P}>",
        f"<tool_call>\n<function=write_file>\n<{P}=path>\na\n</{P}>\n<{P}=content>\nhal",
        f"<tool_call>\n<function=write_file>\n<{P}=path>\na\n</{P}>\n<{P}=cont",
        f'<invoke name="write_file"><{P} name="path">a</{P}><{P} name="content">hal',
        "<tool_call>write_file<arg_key>path</arg_key><arg_value>a</arg_value>",
        "<tool_call>write_file<arg_key>path</arg_key><arg_value>hal",
    ],
)
def test_truncated_call_is_held_back(text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert [held.reason for held in output.held_back] == ["incomplete"]


def test_nested_elements_are_objects_and_items_arrays(calls_in):
    text = (
        '<invoke name="ship"><to><city>Graz</city><zip>8010</zip></to>'
        "<tags><item>a</item><item>b</item></tags><n>1</n><n>2</n><t>R&amp;D</t></invoke>"
    )
    expected = {
        "to": {"city": "Graz", "zip": 8010},
        "tags": ["a", "b"],
        "n": [1, 2],
        "t": "R&D",
    }
    assert calls_in(text) == [("ship", expected)]


def test_element_without_children_is_an_empty_list_or_object(calls_in):
    text = (
        '<invoke name="book_table"><guest></guest><dishes></dishes><extras>\n</extras>'
        "<note></note></invoke>"
    )
    empty = {"guest": "", "dishes": [], "extras": {}, "note": ""}
    assert calls_in(text) == [("book_table", empty)]


@pytest.mark.parametrize(
    "text",
    [
        'Use <invoke name="search"> to search.',
        f"Write <function=x> with <{P}=y> inside.",
        '<functionality name="not-a-tool"></functionality>',
        "In HTML, <p>text</p> is a paragraph.",
        "An <arg_key> comes before its <arg_value>.",
    ],
)
def test_mention_of_the_syntax_stays_content(text, schemas):
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text


@pytest.mark.parametrize("key", ["my key", "two  words", "a b c"])
def test_parameter_may_be_called_by_several_words(key, calls_in):
    call = f"<function=t>\n<{P}={key}>\nv w\n</{P}>\n<{P}=b>\nx\n</{P}>\n</function>"
    assert calls_in(f"<tool_call>\n{call}\n</tool_call>") == [("t", {key: "v w", "b": "x"})]


def test_line_breaks_of_windows_around_a_value_are_the_templates(calls_in):
    text = (
        "<tool_call>\r\n<function=search>\r\n<parameter=query>\r\na\r\nb\r\n</parameter>\r\n"
        "</function>\r\n</tool_call>"
    )
    assert calls_in(text) == [("search", {"query": "a\r\nb"})]


@pytest.mark.parametrize(
    ("written", "meant"),
    [("x\n", "x\n"), ("\nx\n", "x"), ("\nx\n\n", "x\n"), ("x\r\n", "x\r\n"),
     ("x\n\n", "x\n"), ("\n", ""), ("x", "x")],
)  # fmt: skip
@pytest.mark.parametrize("known", [True, False])
def test_last_line_break_of_a_value_is_kept_where_the_notation_puts_none(
    written, meant, known, schemas
):
    """Seed-OSS writes values right between their tags; Qwen writes them on lines of their own."""
    body = f"<function=write_file>\n<parameter=content>{written}</parameter>\n</function>"
    text = f"<seed:tool_call>\n{body}\n</seed:tool_call>"
    tools = schemas if known else None
    (calling,) = parse(text, tools).callings
    assert calling.arguments == {"content": meant}
    reader = StreamReader(tools)
    events = [event for char in text for event in reader.feed(char)]
    assert reader.close() == parse(text, tools)
    told = "".join(event.json for event in events if isinstance(event, ArgumentsCame))
    assert json.dumps(calling.arguments, ensure_ascii=False).startswith(told)
    qwen = parse(f"<tool_call>\n{body}\n</tool_call>", tools).callings[0].arguments["content"]
    assert qwen == written.removeprefix("\n").removesuffix("\n").removesuffix("\r")


_RAW = '<param name="path"><![CDATA[/]]></param>'
_RAW_IN_RAW = (
    '<function name="write"><param name="path"><![CDATA[x.md]]></param>'
    f'<param name="content"><![CDATA[see <function name="wipe">{_RAW}</function> there]]></param>'
    "</function>"
)


def test_raw_text_in_raw_text_is_part_of_it():
    (calling,) = parse(_RAW_IN_RAW).callings
    content = f'see <function name="wipe">{_RAW}</function> there'
    assert calling.arguments == {"path": "x.md", "content": content}


def test_raw_text_that_ends_within_another_is_held():
    output = parse(_RAW_IN_RAW[: _RAW_IN_RAW.index(" there")])
    assert output.callings == ()
    assert [held.reason for held in output.held_back] == ["incomplete"]
