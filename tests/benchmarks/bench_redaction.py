"""How fast 200 secrets are kept out of texts, beside one pass of bytes.count over the same."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from timeit import timeit

from tooldesk.redaction.redactor import Redactor

SECRETS = 200
SIZE = 10_000_000
ROUNDS = 5
LIMIT_MB_S = 100


def main() -> None:
    """Print a line for each way a text comes."""
    redactor = Redactor()
    values = [(f"NAME_{number}", secrets.token_urlsafe(24)) for number in range(SECRETS)]
    seconds = timeit(lambda: redactor.learn(values), number=1)
    print(f"learn {SECRETS} values: {seconds * 1000:.0f} ms")
    rows = [{"title": "A row of a result", "at": n, "url": f"/rows/{n}"} for n in range(5_000)]
    row_text = json.dumps(rows)
    clean = (row_text * (SIZE // len(row_text) + 1))[:SIZE]
    leaky = f"{values[7][1]} and ".join(clean[at : at + 10_000] for at in range(0, SIZE, 10_000))
    data = clean.encode()
    bare_s = min(timeit(lambda: data.count(b"\xff\xfe"), number=1) for _ in range(ROUNDS))
    for words, text, chunk in (
        ("whole text, no secret in it", clean, 0),
        ("whole text, a secret every 10 kB", leaky, 0),
        ("stream of 64 kB pieces", clean, 65_536),
        ("stream of 4 kB pieces, with secrets", leaky, 4_096),
    ):
        work = _whole(redactor, text) if not chunk else _streamed(redactor, text, chunk)
        seconds = min(timeit(work, number=1) for _ in range(ROUNDS))
        print(
            f"{words}: {SIZE / seconds / 1e6:.0f} MB/s (at least {LIMIT_MB_S}),"
            f" {seconds / bare_s:.1f} x bytes.count"
        )


def _whole(redactor: Redactor, text: str) -> Callable[[], object]:
    # a new object each time: of large texts the last ones are remembered
    return lambda: redactor.redact(text[:-1])


def _streamed(redactor: Redactor, text: str, chunk: int) -> Callable[[], object]:
    def work() -> None:
        stream = redactor.stream()
        for at in range(0, len(text), chunk):
            stream.feed(text[at : at + chunk])
        stream.finish()

    return work


if __name__ == "__main__":
    main()
