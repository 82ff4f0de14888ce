"""PARSING_MUTANTS: what keeps calls that are shown or cut short from running, taken out."""

from __future__ import annotations

from mutant import Mutant

_PARSING = "app/tooldesk/calling/parsing/"
_SHOWN = "tests/app/calling/parsing/test_shown_calls.py"
_ENDS = "tests/app/calling/parsing/test_loose_ends.py"

_LEADS = "tests/app/calling/parsing/test_text_lead.py"

_PROSE = "tests/app/calling/parsing/test_calls_in_prose.py"
_GIVEN = "tests/app/calling/parsing/test_given_arguments.py"
_ANSWERS = "tests/app/calling/parsing/test_answers.py"

PARSING_MUTANTS = (
    Mutant(
        "one of several answers is meant",
        f"{_PARSING}envelopes/answers.py",
        "    if document.calls:\n        other.doubt_calls(OTHER_ANSWER)\n",
        "",
        _ANSWERS,
    ),
    Mutant(
        "one of several streamed answers is meant",
        f"{_PARSING}envelopes/streams.py",
        'total.doubt or (OTHER_ANSWER if own != answer else "")',
        "total.doubt",
        _ANSWERS,
    ),
    Mutant(
        "an answer that a filter ended waits",
        f"{_PARSING}envelopes/stop_reasons.py",
        "        return _BLOCKED.format(reason)\n",
        '        return ""\n',
        _ANSWERS,
    ),
    Mutant(
        "a person's message calls nothing",
        f"{_PARSING}envelopes/answers.py",
        "    return not isinstance(role, str) or role.lower() not in _OTHERS\n",
        "    return True\n",
        _ANSWERS,
    ),
    Mutant(
        "a mark before the output is no part of it",
        f"{_PARSING}parse.py",
        "    if lead := lead_end(text):\n",
        "    if lead := 0:\n",
        _LEADS,
    ),
    Mutant(
        "a token that ends the turn is no part of an input",
        f"{_PARSING}bodies/line_protocols.py",
        "    if (turn_end := _TURN_END.search(text, pos, limit)) is not None:\n",
        "    if (turn_end := _TURN_END.search(text, 0, 0)) is not None:\n",
        _LEADS,
    ),
    Mutant(
        "what something is said to have returned waits",
        f"{_PARSING}leading_words.py",
        " or _says(_TOLD, sentence):",
        ":",
        "tests/app/calling/parsing/test_thoughts_and_results.py",
    ),
    Mutant(
        "the body of a pasted request is shown",
        f"{_PARSING}line_lead.py",
        "    if _is_in_body(text, start, pos):\n",
        "    if False:\n",
        _SHOWN,
    ),
    Mutant(
        "the lines of a diff are shown",
        f"{_PARSING}line_lead.py",
        '        if text[start] == " " and _is_in_hunk(text, start):\n',
        "        if False:\n",
        _SHOWN,
    ),
    Mutant(
        "the end of a value behind a call makes it wait",
        f"{_PARSING}loose_ends.py",
        '    return CUT_SHORT if _LOOSE.match(text, _behind(text, end)) is not None else ""\n',
        '    return ""\n',
        _ENDS,
    ),
    Mutant(
        "an unseen character in a marker makes a call wait",
        f"{_PARSING}bodies/raw_values.py",
        "_HIDDEN.search(value) is not None:\n",
        "False:\n",
        _ENDS,
    ),
    Mutant(
        "a function that the answer defines is not called",
        f"{_PARSING}bodies/bare_calls.py",
        "            _is_own_code(scan, called, definitions)\n            or _is_hidden(",
        "            _is_hidden(",
        "tests/app/calling/near_misses/test_near_misses.py -k ordinary",
    ),
    Mutant(
        "a call between tags waits where a value ends behind it that none begins",
        f"{_PARSING}assembly.py",
        "    if scan.loose_end_at >= 0:\n",
        "    if False:\n",
        _ENDS,
    ),
    Mutant(
        "what code calls that defines something is no call",
        f"{_PARSING}bodies/bare_calls.py",
        "    is_defined = is_defined or definitions.are_around(called.start())\n",
        "",
        "tests/app/calling/parsing/test_outer_calls.py",
    ),
    Mutant(
        "a call by its shape in a fence for results waits",
        f"{_PARSING}bodies/plain.py",
        "    for found in scan.calls[before[0] :] if is_given(language) else ():\n",
        "    for found in ():\n",
        "tests/app/calling/parsing/test_thoughts_and_results.py",
    ),
    Mutant(
        "a sentence that begins with a call runs nothing",
        f"{_PARSING}bodies/bare_calls.py",
        "        or _BEHIND.match(text, end_inside(",
        "        or False and _BEHIND.match(text, end_inside(",
        _PROSE,
    ),
    Mutant(
        "a call that is told of as past waits",
        f"{_PARSING}leading_words.py",
        "    if _says(_PAST, sentence):\n",
        "    if False:\n",
        _PROSE,
    ),
    Mutant(
        "code within a sentence calls nothing when it holds several",
        f"{_PARSING}marker_loop.py",
        "        elif has_words_before(",
        "        elif False and has_words_before(",
        _PROSE,
    ),
    Mutant(
        "a text that names a parameter is no value of one",
        f"{_PARSING}call_objects.py",
        '    why = MAY_BE_ARGUMENTS if is_odd else "bare value"\n',
        '    why = "bare value"\n',
        _GIVEN,
    ),
    Mutant(
        "a call whose arguments have no name does not run without them",
        f"{_PARSING}envelopes/messages.py",
        '            if key not in _NO_ARGUMENT and part[key] not in (None, "", [], {}):\n',
        "            if False:\n",
        _GIVEN,
    ),
    Mutant(
        "a call with two objects of arguments waits",
        f"{_PARSING}bodies/early_ends.py",
        '        two = _TWO if _OBJECT_BEHIND.match(text, end) is not None else ""\n',
        '        two = ""\n',
        _GIVEN,
    ),
    Mutant(
        "calls of a response that was given up wait",
        f"{_PARSING}envelopes/answers.py",
        "    document.doubt_all(why_given_up(response))\n",
        "",
        _ANSWERS,
    ),
    Mutant(
        "calls of an answer that failed wait",
        f"{_PARSING}envelopes/stop_reasons.py",
        '    return _GIVEN_UP.format(reason) if plain in _FAILURES else ""\n',
        '    return ""\n',
        _ANSWERS,
    ),
    Mutant(
        "a call in the text of an answer that was filtered waits",
        f"{_PARSING}envelopes/documents.py",
        "    scan.given_doubt = document.doubt\n",
        "",
        _ANSWERS,
    ),
    Mutant(
        "a call of Gemini's that would go on waits",
        f"{_PARSING}envelopes/fragments.py",
        '    begun.is_finished = either(part, "willContinue") is not True\n',
        "    begun.is_finished = True\n",
        "tests/app/calling/parsing/test_partial_arguments.py",
    ),
    Mutant(
        "a call that has its answer beside it is over",
        f"{_PARSING}envelopes/messages.py",
        "    if answered := answered_ids(parts):\n",
        "    if answered := set():\n",
        "tests/app/calling/parsing/test_executed_calls.py",
    ),
    Mutant(
        "a call of a conversation that was answered is over",
        f"{_PARSING}envelopes/conversations.py",
        "    while begin and _is_by_model(spoken[begin - 1]):\n",
        "    while begin:\n",
        "tests/app/calling/parsing/test_conversations.py",
    ),
    Mutant(
        "a call in a user's turn is none",
        f"{_PARSING}reasoning.py",
        " or not begins_turn(scan.text, opened.start, opened.end):\n",
        " or True:\n",
        "tests/app/calling/parsing/test_turns.py",
    ),
    Mutant(
        "a record of a call is none",
        f"{_PARSING}call_objects.py",
        "            if not is_marked and is_record(value):\n",
        "            if False:\n",
        "tests/app/calling/parsing/test_plain_json.py",
    ),
    Mutant(
        "a second example in a fence is none either",
        f"{_PARSING}surroundings.py",
        '        is_fence = text[pos] in "`~"\n',
        "        is_fence = False\n",
        "tests/app/calling/parsing/test_shown_calls.py",
    ),
    Mutant(
        "code in a fence is told while it comes",
        f"{_PARSING}bodies/plain.py",
        "        scan.sure_at = pos\n    return -1\n\n\ndef _close",
        "        pass\n    return -1\n\n\ndef _close",
        "tests/app/calling/streaming/test_held_text.py",
    ),
    Mutant(
        "a thought of Harmony's is over where it ends",
        "app/tooldesk/calling/streaming/message_body.py",
        "        scan.open_reasoning = -1\n",
        "        pass\n",
        "tests/app/calling/streaming/test_held_text.py",
    ),
    Mutant(
        "arguments of an API that begin as no object end no stream",
        "app/tooldesk/calling/streaming/written_arguments.py",
        "if not self._stack and char not in _CLOSERS:",
        "if False:",
        "tests/app/calling/streaming/test_written_arguments.py -k begin_as_no_object",
    ),
)
