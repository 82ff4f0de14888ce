"""What the words right before a call say of it: an example, the past, a result, somebody else's."""

from __future__ import annotations

import re
from typing import Literal

from tooldesk.late_pattern import late_pattern

Lead = Literal[
    "",
    "in_quotation",
    "in_table",
    "in_log",
    "in_comment_line",
    "in_heading",
    "in_prompt",
    "in_diff",
    "in_request",
    "in_sentence",
    "in_value",
    "in_example",
    "in_others_words",
    "in_the_past",
    "in_result",
]
"""What the line says of what it holds."""

_ENDS = " \t\r\n*_:：,，、،"
_BEFORE, _SENTENCE_BEFORE = 80, 240
"""How far back is looked for such words, and for what their sentence says."""

_VALUE = late_pattern(r"[\w\])][ \t]*+(?::?=(?<![=!<>]=)|\()[ \t]*+[fbr]?(?:['\"`]{1,3}+\s*+)?+\Z")
_END = r"[*_]{0,2}[ ]?[,:：，、،][*_]{0,2}\s*+\Z"
"""The sign between such words and what they speak of."""

_CLAUSE = r"(?:\A|[\n.,;:!?)(*_\-—][ ]?|\b(?:and|but|so|then|what|that|time|which|once) )"
"""What stands before the first word of a clause."""

_EXAMPLE = late_pattern(
    r"(?:\be\.g\.,?[*_]{0,2}\s*+\Z|(?:\b[Ff]or (?:example|instance)"
    r"|\b[Ee]xamples?(?: of [^\n.:{}\[\]<>]{1,60}+)?"
    r"(?: (?:call|usage|request|output|response|input))?"
    r"(?: (?:is|would be|could be|might be|looks like this))?"
    r"|\b(?i:samples?|zum beispiel|beispiel|par exemple|exemple|por ejemplo|ejemplo"
    r"|(?:ad |per )?esempio|(?:por )?exemplo|bijvoorbeeld|voorbeeld|na przykład|przykład|například"
    r"|till exempel|exempel|(?:for )?eksempel|esimerkiksi|esimerkki|de exemplu|örneğin|örnek"
    r"|mesela|например|к примеру|пример|наприклад|приклад|ví dụ|contohnya|misalnya|contoh"
    r"|to illustrate|(?:suppose|imagine|assume)(?: that)?(?: [^\s.,;!?:]{1,20}+){1,6}?)"
    r"|(?:例如|比如|譬如|举例|举例来说|举个例子|示例|例子|范例|舉例來說|舉個例子|範例)(?:如下)?"
    r"|例えば|たとえば|使用例|の例|예를 들어|예를 들면|예시|على سبيل المثال|مثال|مثلا|مثلاً"
    rf"|برای مثال|לדוגמה|דוגמה|उदाहरण के लिए|उदाहरण|ตัวอย่างเช่น|ตัวอย่าง){_END})"
)
_WORKED_ON = late_pattern(
    r"\b(?i:run|add|find|fix|update|test|open|read|check|copy|change|rewrite|search|look|with"
    r"|create|write|now|then)"
    r"(?:n?ing)?(?i: (?:for|at|into|the|an?|some|all|its|this|that|your|my|our|usage|code|simple"
    r"|small|first|second|third|next|last|other))+ [Ee]xamples?[,:]\s*+\Z"
)
"""An example that something is done with."""

_SHOWN = late_pattern(
    r"\b(?i:looks? (?:something |roughly |exactly )?like(?: (?:this|that|so))?"
    r"|(?:syntax|notation) is(?: (?:this|so))?|is written(?: (?:as|like this))?"
    r"|(?:documentation|docs|manual|specification|logs?|file|template|transcript|conversation"
    r"|prompt|test|readme|page)(?: [^\s.,;!?:]{1,20}+){0,2}?"
    rf" (?:shows?|contains?|says?|reads?|has|had|renders? to)(?: this)?){_END}"
)
"""Words that show what something holds, or how it is written."""

_PAST = late_pattern(
    rf"(?:{_CLAUSE}(?i:(?:I|we|you|he|she|it|they|(?:the )?(?:model|assistant|agent|user|client))"
    r"(?: (?:just|then|first|also|once|previously|had|has|have|already))?"
    r" (?:called|ran|run|tried|used|executed|wrote|written|emitted|generated|produced|said|sent"
    r"|typed|made|issued)"
    r"(?: (?:this|that|it|the|my|tool|command|call|function|like)){0,4}+)"
    r"|\b(?i:call|command|request|answer|output|completion|action|code)(?: of [^\n.:]{1,40}?)?"
    r" (?:was|were|that failed)"
    r"|\b(?i:(?:my|your|the|its) (?:previous|earlier|failed|failing|wrong|raw)"
    r" (?:tool |model )?(?:call|command|request|attempt|output|answer))"
    r"|\b(?i:habe|haben|hat|hatte)(?: [^\s.,;!?:]{1,20}+){0,3}? (?:aufgerufen|ausgeführt)"
    r"|(?:\A|[\n.!?]\s?)[*_]{0,2}(?i:previously|earlier|before|raw (?:model )?output)"
    rf"){_END}"
)
"""Words that tell of what was done, or written, before."""

_TELLING = "show|explain|quote|repeat|tell|admit|recap|summari[sz]e|describe|list|paste|mention"
_TO_DO = late_pattern(
    rf"\b(?i:let me(?! (?:\w+ )?(?:{_TELLING}))|let us|let['’]s|make sure|don['’]t know"
    rf"|(?:I|we)(?:['’]ll| will| can| could| need to| want to| should| must| have to)"
    rf"(?! (?:\w+ )?(?:{_TELLING}))|going to|need to know"
    r"|to (?:see|check|find|look|verify|confirm|know|learn|read)"
    r"|(?:see|check|look|verify|find|read|confirm|follow|test|determin|learn)(?:n?ing)?"
    r"(?: (?:at|out|for))? (?:what|whether|if|how))\b"
)
"""What says in its clause that somebody is about to do something, or to find it out."""

_SAME_CLAUSE = late_pattern(r"(?:[^.!?\n,]|[.!?](?!\s|\Z)|,(?= (?:and|then|or)\b))*+")
"""The rest of a clause; a dot in the name of a file ends none."""

_NEVER = late_pattern(
    rf"(?:{_CLAUSE}|\b(?i:you|please|I|we|models?|one)(?: (?:should|must|can|may|will))? )"
    r"(?i:never|(?:do|must|should|will|can) not|cannot|(?:do|must|should|wo|ca)n[’']t)(?: ever)?"
    r" (?i:(?:write|output|emit|send|produce|print|generate|respond with|reply with)\b"
    r"[^\n.!?<>{}\[\]]{0,40}+[:,]?\s*+\Z"
    rf"|(?:run|call|use|execute|invoke|try|do|repeat)(?: (?:this|that|it|these|them))?{_END})"
)
"""Words that forbid what follows them."""

_OTHERS = late_pattern(
    r"(?:\A|(?<![\w,])\n|>)[ \t*_]*+"
    r"(?i:(?:(?:tool|function|command|api|server|search)[ _](?:call[ _])?)"
    r"(?:output|response|result)s?|results?|observation|user|human|customer"
    r"|execution result(?: of \[[^\]\n]{1,40}+\])?+|\[[\w.\-]{1,40}+ for [^\n]{0,40}\] result)"
    r"[*_]*+[:：][*_]*+\s*+\Z"
)
"""What says that a tool gave what follows, or that somebody else wrote it; OpenHands and Cline say
the last two."""

_RESULT = late_pattern(
    r"(?:(?:\A|[\n>])(?:[ \t]*+#{1,6})?[ \t*_]*+(?:"
    r"(?i:outputs?|response|stdout|returne?[ds]|final answer)[ \t]*+[*_]*+[:：][*_]*+"
    r"|(?i:outputs?|results?|response)[*_]*+[ \t]*+\r?\n)|<outputs?>|assistantfinal"
    r"|<final(?:_answer|_response)?>|\[BEGIN FINAL RESPONSE\])\s*+\Z"
)
"""What says that it is a result, which nothing has given yet when a model writes it, or an answer
to a person."""

_TOLD = late_pattern(
    r"\b(?i:(?:it|that|which|they|tool|server|function|api|call|request|endpoint|service|command"
    r"|script|search)(?: [^\s.,;!?:]{1,20}+){0,3}? (?:returned|returns|answered|answers|responded"
    r"|replied|printed|gave)(?: (?:with|back|me|us)){0,2}|(?:result|output|response) was)"
    r"[*_]*+[ \t]*+[:：]?[*_]*+\s*+\Z"
)
"""A sentence that tells what something gave."""


def said_before(text: str, pos: int, *, is_weak: bool = True) -> Lead:
    """What the words right before `pos` say of what follows them.

    A bare heading such as `Output:` says little of a call that has tokens of its own.
    """
    before = text[max(0, pos - _BEFORE) : pos]
    sentence = text[max(0, pos - _SENTENCE_BEFORE) : pos]
    if _EXAMPLE.search(before) is not None and _WORKED_ON.search(before) is None:
        return "in_example"
    if _says(_SHOWN, sentence):
        return "in_example"
    if _says(_PAST, sentence):
        return "in_the_past"
    if _OTHERS.search(before) is not None:
        return "in_others_words"
    if (is_weak and _RESULT.search(before) is not None) or _says(_TOLD, sentence):
        return "in_result"
    return "in_value" if _VALUE.search(before) is not None else ""


def _says(pattern: re.Pattern[str], sentence: str) -> bool:
    """Whether the words at the end say so, and their clause not that it is to be found out."""
    if pattern.search(sentence, max(0, len(sentence) - _BEFORE)) is None:
        return False
    end = len(sentence.rstrip(_ENDS))
    begun = (found.end() for found in _TO_DO.finditer(sentence, 0, end))
    return all(_SAME_CLAUSE.fullmatch(sentence, each, end) is None for each in begun)


def is_forbidden(text: str, pos: int) -> Lead:
    """Whether the words right before `pos` say that what follows is not to be written."""
    before = text[max(0, pos - _BEFORE) : pos]
    if "n" not in before and "N" not in before:  # as in any word that forbids
        return ""
    return "in_example" if _NEVER.search(before) is not None else ""
