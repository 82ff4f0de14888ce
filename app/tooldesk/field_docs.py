"""field_docs: the sentences under the fields of a model, for all who show what a field means."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from textwrap import dedent


@cache
def field_docs(model: type) -> dict[str, str]:
    """Name of a field, or member of an enum → what stands under it, as one line.

    Nothing where the source isn't there.
    """
    try:
        (tree,) = ast.parse(dedent(inspect.getsource(model))).body
    except (OSError, SyntaxError):
        return {}
    assert isinstance(tree, ast.ClassDef)
    return {
        name: " ".join(below.value.value.split())
        for field, below in zip(tree.body, tree.body[1:], strict=False)
        if (name := _name(field))
        and isinstance(below, ast.Expr)
        and isinstance(below.value, ast.Constant)
        and isinstance(below.value.value, str)
    }


def _name(field: ast.stmt) -> str:
    target = field.targets[0] if isinstance(field, ast.Assign) else None
    if isinstance(field, ast.AnnAssign):
        target = field.target
    return target.id if isinstance(target, ast.Name) else ""
