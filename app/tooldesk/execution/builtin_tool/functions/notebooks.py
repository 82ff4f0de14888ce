"""notebook: Jupyter notebooks, cell by cell."""

from __future__ import annotations

from typing import Any, Literal

from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.functions.place import Place

MOST_BYTES = 50_000_000
_MOST_SHOWN = 100_000
_LONGEST_OUTPUT = 2_000

Action = Literal["read", "replace", "insert", "delete"]
CellType = Literal["code", "markdown"]


def notebook(
    place: Place,
    path: str,
    action: Action = "read",
    cell: int | None = None,
    source: str = "",
    cell_type: CellType = "code",
) -> str:
    """Read or change a Jupyter notebook (.ipynb). Nothing of it is run.

    Args:
        place: The folders of the call.
        path: Path of the notebook, relative to the working folder.
        action: "read" shows the cells, "replace" gives one another source, "insert" puts a new
            one before that number, "delete" takes one out.
        cell: Number of the cell, from 1; needed but for reading all, or inserting at the end.
        source: What a cell is to hold.
        cell_type: What a new cell is.
    """
    import nbformat

    form: Any = nbformat  # its functions have no types
    content = place.read_bytes(path, MOST_BYTES)
    try:
        document: Any = form.reads(content.decode("utf-8"), as_version=4)
        form.validate(document)
    except Exception as error:  # nbformat raises whatever a broken notebook leads to
        raise InvalidInputError(
            f"{path} is no notebook: {_why(error)}.",
            next_step="Name an .ipynb file, or mend this one with read and edit.",
        ) from None
    cells: list[Any] = document.cells
    if action == "read":
        return _read(cells, path, cell)
    at = _index(cells, path, cell, is_new=action == "insert")
    said = _change(cells, action, at, source, cell_type)
    text: str = form.writes(document)
    place.write_bytes(path, f"{text}\n".encode())
    return f"{said} in {path}, which has {len(cells)} now."


def _why(error: Exception) -> str:
    """In words; what a broken one trips over in the code of a library says nothing to anybody."""
    from nbformat import ValidationError
    from nbformat.reader import NotJSONError

    if isinstance(error, UnicodeDecodeError | NotJSONError):
        return "it is no JSON text"
    if isinstance(error, ValidationError):
        return str(error).partition("\n")[0][:500].rstrip(".")
    return "its parts are not those of a notebook"


def _change(cells: list[Any], action: Action, at: int, source: str, cell_type: CellType) -> str:
    from nbformat import v4

    match action:
        case "delete":
            del cells[at]
            return f"Took out cell {at + 1}"
        case "insert":
            make: Any = v4.new_code_cell if cell_type == "code" else v4.new_markdown_cell
            cells.insert(at, make(source))
            return f"Put in cell {at + 1} ({cell_type})"
    cells[at].source = source
    if cells[at].cell_type == "code":
        # they are of the source that was there
        cells[at].outputs, cells[at].execution_count = [], None
    return f"Replaced cell {at + 1}"


def _index(cells: list[Any], path: str, cell: int | None, is_new: bool) -> int:
    last = len(cells) + is_new
    number = last if cell is None and is_new else cell
    if number is None or not 1 <= number <= last:
        raise InvalidInputError(
            f"{path} has the cells 1 to {len(cells)}; {number} is none of them.",
            next_step="Read the notebook, and name a cell by its number.",
        )
    return number - 1


def _read(cells: list[Any], path: str, cell: int | None) -> str:
    if cell is not None:
        at = _index(cells, path, cell, is_new=False)
        return _shown(at + 1, cells[at])[:_MOST_SHOWN]
    if not cells:
        return f"{path} has no cells."
    text = "\n\n".join(_shown(number, each) for number, each in enumerate(cells, 1))
    if len(text) <= _MOST_SHOWN:
        return text
    return f"{text[:_MOST_SHOWN]}\n… {len(cells)} cells in all; read the others by number."


def _shown(number: int, cell: Any) -> str:
    outputs = [_output(each) for each in cell.get("outputs", ())]
    parts = [
        f"[{number}] {cell.cell_type}",
        cell.source,
        *(f"→ {each}" for each in outputs if each),
    ]
    return "\n".join(parts)


def _output(output: Any) -> str:
    """What a cell wrote, as text; of pictures only that they are there."""
    match output.get("output_type"):
        case "stream":
            text = output.get("text", "")
        case "error":
            text = f"{output.get('ename')}: {output.get('evalue')}"
        case _:
            data = output.get("data", {})
            text = data.get("text/plain") or ", ".join(data)
    text = "".join(text) if isinstance(text, list) else str(text)
    return text if len(text) <= _LONGEST_OUTPUT else f"{text[:_LONGEST_OUTPUT]}…"
