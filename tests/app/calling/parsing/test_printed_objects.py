"""Objects of SDKs as Python prints them are read as the documents of their APIs are."""

from __future__ import annotations

from functools import partial

import pytest
from cut_texts import guesses
from growth import MOST, Run, growth
from stream_checks import faults, in_pieces

from tooldesk.calling.library import near_misses
from tooldesk.calling.parsing.parse import parse

ASKED = ("search", {"query": 'it\'s "ü", {a}'})
GIVEN = "{'query': 'it\\'s \"ü\", {a}'}"
ENCODED = '\'{"query":"it\\\'s \\\\"ü\\\\", {a}"}\''
BLOCK = f"ToolUseBlock(id='t1', input={GIVEN}, name='search', type='tool_use')"
TOOL_CALL = (
    f"ChatCompletionMessageToolCall(id='c1', function=Function(arguments={ENCODED},"
    " name='search'), type='function')"
)
MESSAGE = f"ChatCompletionMessage(content=None, role='assistant', tool_calls=[{TOOL_CALL}])"
LANGCHAIN = f"tool_calls=[{{'name': 'search', 'args': {GIVEN}, 'id': 'c1', 'type': 'tool_call'}}]"
GEMINI = (
    "candidates=[Candidate(content=Content(parts=[Part(text=None, function_call=FunctionCall("
    f"id=None, args={GIVEN}, name='search'))], role='model'),"
    " finish_reason=<FinishReason.STOP: 'STOP'>)]"
)
OLLAMA = f"ToolCall(function=Function(name='search', arguments={GIVEN}))"

OBJECTS = {
    "autogen": f"[FunctionCall(id='c1', arguments={ENCODED}, name='search')]",
    "an event of autogen": f"ToolCallRequestEvent(source='a', content=[FunctionCall(id='c1',"
    f" arguments={ENCODED}, name='search')], type='ToolCallRequestEvent')",
    "any": f"FunctionCall(name='search', arguments={GIVEN})",
    "anthropic": f"[TextBlock(text='Hm.', type='text'), {BLOCK}]",
    "a block": BLOCK,
    "a message of anthropic": f"Message(id='m', content=[{BLOCK}], role='assistant',"
    " stop_reason='tool_use', usage=Usage(input_tokens=1, output_tokens=2))",
    "openai": f"[{TOOL_CALL}]",
    "a message of openai": MESSAGE,
    "openai's answer": "ChatCompletion(id='x', choices=[Choice(finish_reason='tool_calls',"
    f" index=0, message={MESSAGE})], created=1, usage=None)",
    "responses": f"ResponseFunctionToolCall(arguments={ENCODED}, call_id='c1', name='search',"
    " type='function_call', id='fc1', status='completed')",
    "google": f"google.genai.types.GenerateContentResponse({GEMINI})",
    "google as text": f"sdk_http_response=HttpResponse(headers=<dict len=11>) {GEMINI} parsed=None",
    "ollama": f"[{OLLAMA}]",
    "ollama as text": f"model='m' message=Message(role='assistant', tool_calls=[{OLLAMA}])",
    "langchain": f"AIMessage(content='', additional_kwargs={{}}, {LANGCHAIN})",
    "langchain as text": f"content='' additional_kwargs={{}} {LANGCHAIN} usage_metadata=None",
    "llama-index": f"ToolSelection(tool_id='c1', tool_name='search', tool_kwargs={GIVEN})",
    "haystack": "ChatMessage(_role=<ChatRole.ASSISTANT: 'assistant'>, _content=[ToolCall("
    f"tool_name='search', arguments={GIVEN}, id=None, extra=None)], _name=None, _meta={{}})",
    "pydantic-ai": f"ModelResponse(parts=[ToolCallPart(tool_name='search', args={GIVEN},"
    " tool_call_id='c1')], timestamp=datetime.datetime(2024, 1, 1, tzinfo=TzInfo(UTC)))",
}


@pytest.mark.parametrize("text", OBJECTS.values(), ids=OBJECTS)
def test_call_of_a_printed_object_is_read(text, schemas):
    for known in (schemas, None):
        output = parse(text, known)
        assert [(each.tool_name, each.arguments) for each in output.callings] == [ASKED]
    for size in (1, 7, 300):
        assert faults(text, in_pieces(text, size), schemas) == []
    assert guesses(text, schemas, 10**6) == []
    broken_off = parse(text[: text.rindex("name=")] if "name=" in text else text[:-40], schemas)
    assert broken_off.callings == ()


@pytest.mark.parametrize("text", OBJECTS.values(), ids=OBJECTS)
def test_object_that_is_spoken_of_calls_nothing(text, schemas):
    for shown in (f"It prints\n{text}\nthen.", f"{text}\n\nis printed.", f"```python\n{text}\n```"):
        output = parse(shown, schemas)
        assert (output.callings, output.errors) == ((), ())
        assert faults(shown, in_pieces(shown, 5), schemas) == []


ASKS = f"AIMessage(content='', {LANGCHAIN})"
ANSWER = "ToolMessage(content='None.', tool_call_id='c1')"


def test_of_printed_messages_the_last_turn_of_the_model_is_read(calls_in):
    assert calls_in(f"[HumanMessage(content='Look.'), {ASKS}]") == [ASKED]
    assert calls_in(f"[HumanMessage(content='Look.'), {ASKS}, {ANSWER}]") == []
    assert calls_in(f"[{ASKS}, {ANSWER}, AIMessage(content='There is none.')]") == []


@pytest.mark.parametrize("text", [
    "FunctionCall(name='search', arguments={'query': Query('x')})",
    "FunctionCall(name='search', arguments={'query': 'x', 'query': 'y'})",
    "FunctionCall(name='search', arguments={'query': 'x'}",
    f"Message(content=[{BLOCK}], role='assistant', stop_reason='max_tokens')",
    GEMINI.replace("STOP", "MAX_TOKENS"), GEMINI.replace("STOP", "SAFETY"),
])  # fmt: skip
def test_call_that_may_not_be_what_it_seems_waits(text, schemas):
    output = parse(text, schemas)
    assert (output.callings, len(output.held_back)) == ((), 1)
    assert faults(text, in_pieces(text, 1), schemas) == []


def test_object_without_fields_is_kept_as_its_text(schemas):
    text = "FunctionCall(name='search', arguments={'query': datetime.now()})"
    (held,) = parse(text, schemas).held_back
    assert held.calling.arguments == {"query": "datetime.now()"}
    assert faults(text, in_pieces(text, 1), schemas) == []


@pytest.mark.parametrize("text", [
    "FunctionCall(name=name, arguments=arguments)", "FunctionCall()", "Response(status=200)",
    "FunctionCall(name='search', arguments={'query': text})", "content='x' role='user'",
    "FunctionCall(name='search', name='ping', arguments={})", "Message(s) came, content=[1] too.",
    "[FunctionExecutionResult(content='x', name='search', call_id='c1', is_error=False)]",
    "FunctionCall(name='search' arguments={})", "[FunctionCall(name='search', arguments={}), ...]",
])  # fmt: skip
def test_code_and_other_objects_are_text(text, schemas):
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text
    assert near_misses(text, schemas) == ()
    assert faults(text, in_pieces(text, 1), schemas) == []


def test_tool_of_such_a_name_is_called():
    tools = {"FunctionCall": {"type": "object", "properties": {"name": {"type": "string"}}}}
    output = parse("[FunctionCall(name='search')]", tools)
    assert [each.tool_name for each in output.callings] == ["FunctionCall"]


@pytest.mark.parametrize("unit", [BLOCK + ", ", "f(a=1), ", "f(a=[", "a=1, ", "[1, x, ", "<"])
def test_many_of_them_take_time_by_their_number(unit, schemas):
    def run(count: int) -> Run:
        return partial(parse, f"[{BLOCK}, Part(a={unit * count}", schemas)

    assert growth(run, 2_000, 0.05) <= MOST


def test_calls_whose_names_stand_nowhere_take_time_by_their_number():
    def run(count: int) -> Run:
        return partial(parse, f"[{', '.join([BLOCK] * count)}]")

    assert growth(run, 500, 0.05) <= MOST
