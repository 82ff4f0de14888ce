"""What reading a stream in chunks of 20 characters costs, as ratios to `parse` of the whole."""

from __future__ import annotations

from timeit import Timer

from parsing_samples import arguments_of, in_every_dialect, schemas_for

from tooldesk import StreamReader, parse

CHUNK = 20
LIMIT = 3.0
PROSE = 'Some **prose** with [links](x), {braces}, "quotes", `code` and a < b.\n'


def main() -> None:
    """Print a line for prose, for many calls and for one long call of each dialect."""
    schemas = schemas_for(arguments_of(1_000))
    texts = {"prose": PROSE * 7_000}
    for dialect, text in in_every_dialect(arguments_of(1_000)).items():
        texts[f"{dialect}, many calls"] = f"{PROSE}{text}\nSo much for that.\n" * 100
    for dialect, text in in_every_dialect(arguments_of(200_000)).items():
        texts[f"{dialect}, one call"] = PROSE * 2 + text
    for name, text in texts.items():
        whole = min(Timer(lambda text=text: parse(text, schemas)).repeat(3, 1))
        stream = min(Timer(lambda text=text: _read(text, schemas)).repeat(3, 1))
        print(f"{name:<28} {len(text):>7,}: {stream / whole:5.2f} x parse (limit {LIMIT:g})")


def _read(text: str, schemas: dict[str, object]) -> None:
    reader = StreamReader(schemas)
    for at in range(0, len(text), CHUNK):
        reader.feed(text[at : at + CHUNK])
    reader.close()


if __name__ == "__main__":
    main()
