"""ParsingAttempt: how often a model may write a call that can't be read."""

from __future__ import annotations

from tooldesk.calling.tool_calling import ParsedOutput
from tooldesk.errors import InvalidInputError, PermanentError, ToolUsageError
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.usage.confirming import to_correct
from tooldesk.usage.sessions import Session

MANY_ATTEMPTS, FEW_ATTEMPTS = 3, 2
"""A large model that was corrected once and still can't write the call will not learn it."""

LARGE_OPENAI_MODELS = late_pattern(
    r"(?:chatgpt-4o|gpt-4o|gpt-[4-9](?:\.[0-9]+)?)(?!.*-(?:mini|nano)\b)(?:-.*)?|o[1-9](?:-.*)?"
)
"""Names of OpenAI's large models: GPT from 4 on but for the small sizes, and all that reason.

Source: OPENAI_BIGGER_MODELS in crewAI's tool_usage.py (gpt-4, gpt-4o, o1-preview, o1-mini, o1, o3,
o3-mini), carried on to the later families in ModelIds of OpenAI's OpenAPI document.
"""


@frozen_record
class ParsingAttempt:
    """An output that could not be read as a whole, counted over its session."""

    number: int
    """Which attempt of the model it was, from 1."""

    most: int
    """How many it has."""

    @property
    def is_last(self) -> bool:
        """Whether no correction is asked for any more."""
        return self.number >= self.most

    @property
    def words(self) -> str:
        """Such as "attempt 2 of 3"."""
        return f"attempt {self.number} of {self.most}"

    def error(self, message: str) -> ToolUsageError:
        """Why nothing runs: the model may mend it, or may not try again."""
        kind = PermanentError if self.is_last else InvalidInputError
        return kind(message, next_step=self.next_step)

    @property
    def next_step(self) -> str:
        """What a person can do now."""
        if self.is_last:
            return (
                f"This was {self.words}, so the model is not asked again but told to go on without "
                "the call. Mend the text, or give the model a clearer example of a call."
            )
        what_to_do = "Send the correction prompt back to the model, or mend the text."
        return f"This was {self.words}. {what_to_do}"


def max_parsing_attempts(model: str) -> int:
    """How many outputs in a row a model may write that can't be read.

    Its name may have a provider before it ("openai/gpt-4o") and a date behind it.
    """
    name = model.strip().lower().rpartition("/")[2]
    return FEW_ATTEMPTS if LARGE_OPENAI_MODELS.fullmatch(name) else MANY_ATTEMPTS


def next_attempt(
    session: Session, parsed: ParsedOutput, model: str, most: int | None = None
) -> ParsingAttempt | None:
    """Count this output, if something in it could not be read, or the model should write it again.

    `most` is how many a model has; None is by its name. The count begins anew after an output that
    could be read, and after the last attempt.
    """
    if not (parsed.errors or to_correct(parsed)):
        session.unreadable_outputs = 0
        return None
    most = max_parsing_attempts(model) if most is None else most
    attempt = ParsingAttempt(min(session.unreadable_outputs + 1, most), most)
    session.unreadable_outputs = 0 if attempt.is_last else attempt.number
    return attempt
