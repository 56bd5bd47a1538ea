"""Small faults that somebody could have written: one changed place of a function each.

Only what functions do is changed. What is worked out once, when a module is read (constants,
defaults, decorators, annotations), and what is merely said (texts, log lines) stays as it is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Change: TypeAlias = tuple[ast.expr | ast.stmt, str]
"""A node, and what stands in its place."""

COMPARED: Final[dict[type[ast.cmpop], ast.cmpop]] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
}
RECKONED: Final[dict[type[ast.operator], ast.operator]] = {
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.FloorDiv(),
    ast.FloorDiv: ast.Mult(),
    ast.Mod: ast.FloorDiv(),
    ast.BitAnd: ast.BitOr(),
    ast.BitOr: ast.BitAnd(),
    ast.LShift: ast.RShift(),
    ast.RShift: ast.LShift(),
}
MERELY_SAID: Final = {"log", "_log", "logger", "logging"}


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, and the line before and after."""

    path: str
    function: str
    first_line: int
    line: int
    before: str
    after: str
    start: int
    end: int
    text: str

    def written(self, source: bytes) -> bytes:
        """The module with this fault in it."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def same(self) -> tuple[str, str, str, str]:
        """What names this fault in later versions of the source too."""
        return self.path, self.function, self.before, self.after


def mutants(root: Path, path: Path) -> Iterator[Mutant]:
    """Every fault of one module."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for name, function in functions(ast.parse(source), ""):
        first = min([function.lineno, *(one.lineno for one in function.decorator_list)])
        for node, text in changes(function):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
            whole = slice(starts[node.lineno - 1], starts[node.end_lineno or 0])
            before = " ".join(source[whole].decode().split())
            changed = source[whole.start : start] + text.encode() + source[end : whole.stop]
            after = " ".join(changed.decode().split())
            yield Mutant(
                str(path.relative_to(root)),
                name,
                first,
                node.lineno,
                before,
                after,
                start,
                end,
                text,
            )


def functions(tree: ast.Module | ast.ClassDef, within: str) -> Iterator[tuple[str, Function]]:
    """The functions of a module and of its classes, each with all that is inside it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{within}{node.name}.")


def changes(function: Function) -> Iterator[Change]:
    """What could be wrong in the body of a function."""
    for node in inside(function.body):
        if isinstance(node, ast.stmt):
            yield from changed_statement(node)
        elif isinstance(node, ast.expr):
            for text in changed_expression(node):
                yield node, text


def inside(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """Everything in some statements that is carried out when they are."""
    left: list[ast.AST] = list(reversed(body))
    while left:
        node = left.pop()
        if isinstance(node, ast.JoinedStr | ast.Assert | ast.Import | ast.ImportFrom):
            continue  # an assertion tells the type checker something, and holds
        if is_merely_said(node):
            continue
        yield node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            left.extend(reversed(node.body))
        elif isinstance(node, ast.AnnAssign):
            left.extend(part for part in (node.value, node.target) if part is not None)
        elif isinstance(node, ast.Lambda):
            left.append(node.body)
        else:
            left.extend(reversed(list(ast.iter_child_nodes(node))))


def is_merely_said(node: ast.AST) -> bool:
    """Whether this is a line of the log, or a text that nobody uses."""
    if not isinstance(node, ast.Expr):
        return False
    told = node.value.func if isinstance(node.value, ast.Call) else None
    if isinstance(told, ast.Attribute) and isinstance(told.value, ast.Name):
        return told.value.id in MERELY_SAID
    return isinstance(node.value, ast.Constant)


def changed_statement(node: ast.stmt) -> Iterator[Change]:
    """A statement left out, or a way taken that should not be."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Continue():
            yield node, "pass"
        case ast.Break() | ast.Delete() | ast.Raise():
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield node, "return None"
        case ast.If(test=test):
            yield test, f"(not ({ast.unparse(test)}))"


def changed_expression(node: ast.expr) -> Iterator[str]:
    """What could stand here by mistake."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            for place, op in enumerate(ops):
                instead = [*ops[:place], COMPARED[type(op)], *ops[place + 1 :]]
                yield f"({ast.unparse(ast.Compare(left, instead, others))})"
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield f"({ast.unparse(ast.BoolOp(other, values))})"
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1 :]]
                kept = rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
                yield f"({ast.unparse(kept)})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in RECKONED:
            yield f"({ast.unparse(ast.BinOp(left, RECKONED[type(op)], right))})"
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield f"({ast.unparse(ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse))})"
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield f"({value + 1})"
