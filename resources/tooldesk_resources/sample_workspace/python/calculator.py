"""A calculator that evaluates arithmetic without ever running code."""

import ast
import math
import operator

MAX_CHARACTERS = 1_000
MAX_BITS = 4_096

OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.UAdd: operator.pos,
    ast.USub: operator.neg,
}


def round_number(value, digits=0):
    """Round half to even; whole numbers stay whole."""
    if abs(digits) > 100:
        raise OverflowError
    return round(value, digits) if digits else round(value)


FUNCTIONS = {
    "abs": abs,
    "ceil": math.ceil,
    "cos": math.cos,
    "degrees": math.degrees,
    "exp": math.exp,
    "floor": math.floor,
    "log": math.log,
    "log10": math.log10,
    "log2": math.log2,
    "max": max,
    "min": min,
    "radians": math.radians,
    "round": round_number,
    "sin": math.sin,
    "sqrt": math.sqrt,
    "tan": math.tan,
}
CONSTANTS = {"pi": math.pi, "e": math.e, "tau": math.tau}


def calculate(expression: str) -> float:
    """Evaluate an arithmetic expression and return the number.

    Args:
        expression: What to calculate, such as "(17.5 + 4) * 3 / 2" or "sqrt(2) * pi". Understands
            + - * / // % ** and parentheses, the constants pi, e and tau, and abs, ceil, cos,
            degrees, exp, floor, log, log10, log2, max, min, radians, round, sin, sqrt and tan.

    Returns:
        The value of the expression.

    Raises:
        ValueError: The expression is not arithmetic, or its value is too large.
    """
    if len(expression) > MAX_CHARACTERS:
        raise ValueError(f"The expression is longer than {MAX_CHARACTERS} characters.")
    try:
        tree = ast.parse(expression.strip().replace("^", "**"), mode="eval")
        value = evaluate(tree.body)
    except (SyntaxError, TypeError, RecursionError, MemoryError):
        raise ValueError(f"This is not an arithmetic expression: {expression[:80]!r}") from None
    except ZeroDivisionError:
        raise ValueError("The expression divides by zero.") from None
    except OverflowError:
        raise ValueError("The value is too large.") from None
    if isinstance(value, complex) or value != value:
        raise ValueError("The value is not a real number.")
    if abs(value) == math.inf:
        raise ValueError("The value is too large.")
    return value if isinstance(value, int) else float(f"{value:.15g}")


def evaluate(node):
    """The value of one part of the expression."""
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        return node.value
    if isinstance(node, ast.Name) and node.id in CONSTANTS:
        return CONSTANTS[node.id]
    if isinstance(node, ast.UnaryOp) and type(node.op) in OPERATORS:
        return OPERATORS[type(node.op)](evaluate(node.operand))
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        left, right = evaluate(node.left), evaluate(node.right)
        refuse_huge(node.op, left, right)
        return OPERATORS[type(node.op)](left, right)
    if isinstance(node, ast.Call) and not node.keywords:
        function = FUNCTIONS.get(getattr(node.func, "id", None))
        if function is not None:
            return function(*[evaluate(argument) for argument in node.args])
    raise ValueError(f"This can't be calculated: {ast.unparse(node)[:80]}")


def refuse_huge(operation, left, right):
    """Refuse whole numbers that would take long to make, before they are made."""
    if not (isinstance(left, int) and isinstance(right, int)):
        return
    bits = left.bit_length() + right.bit_length()
    if isinstance(operation, ast.Pow):
        bits = left.bit_length() * max(right, 0)
    if bits > MAX_BITS:
        raise ValueError(f"The value would have more than {MAX_BITS} bits.")
