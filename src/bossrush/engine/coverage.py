"""Which tests show which rules, read from the tests without running them.

A test shows a rule by `@rule("sector.setup.crew")`. A test that is skipped, or expected to fail,
shows nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bossrush.engine.ledger import LedgerError, ledger_of


class Coverage(NamedTuple):
    """What the tests of a game show, and what they do not."""

    shown: dict[str, list[str]]
    """The tests by the rule they show, in the ledger's order."""
    missing: list[str]
    """The rules that have to be shown and are not."""
    unknown: dict[str, list[str]]
    """The tests by an id they name that the ledger does not have."""


class Named(NamedTuple):
    """A test and a rule it names."""

    rule: str
    test: str


def coverage(game: str, tests: Path | None = None) -> Coverage:
    """Compare a game's ledger with the tests in a folder, by default this project's own."""
    ledger = ledger_of(game)
    named: dict[str, list[str]] = {}
    for rule, test in named_rules(tests or own_tests()):
        named.setdefault(rule, []).append(test)
    return Coverage(
        shown={rule.id: named[rule.id] for rule in ledger.rules if rule.id in named},
        missing=[rule_id for rule_id in ledger.bound if rule_id not in named],
        unknown={
            rule: shown
            for rule, shown in named.items()
            if rule.startswith(f"{game}.") and rule not in ledger
        },
    )


def own_tests() -> Path:
    """The tests of the source tree this runs from, or else of the current folder."""
    source = Path(__file__).resolve().parents[3]
    for home in (source, Path.cwd()):
        if (home / "pyproject.toml").is_file() and (home / "tests").is_dir():
            return home / "tests"
    raise LedgerError(
        "the tests are not installed with the game: run this in a copy of the source,"
        " or name their folder with --tests"
    )


def named_rules(tests: Path) -> Iterator[Named]:
    """Every rule that a test names, file by file."""
    if not tests.is_dir():
        raise LedgerError(f"there is no folder of tests at {tests}")
    for path in sorted(tests.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "rule(" not in text:
            continue
        file = path.relative_to(tests.parent).as_posix()
        try:
            tree = ast.parse(text)
        except SyntaxError as error:
            raise LedgerError(f"{file}:{error.lineno}: this test file is not Python") from error
        yield from _in_body(tree.body, file, file, [])


def _in_body(body: list[ast.stmt], name: str, file: str, around: list[ast.expr]) -> Iterator[Named]:
    marks = [*around, *_pytestmark(body)]
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            inner = [*marks, *node.decorator_list]
            yield from _in_body(node.body, f"{name}::{node.name}", file, inner)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test"
        ):
            everything = [*marks, *node.decorator_list]
            if not any(_is_disabled(mark) for mark in everything):
                for rule in _rules(everything, file):
                    yield Named(rule, f"{name}::{node.name}")


def _pytestmark(body: list[ast.stmt]) -> list[ast.expr]:
    """The marks that a module or a class puts on all its tests."""
    return [
        node.value
        for node in body
        if isinstance(node, ast.Assign)
        and any(isinstance(to, ast.Name) and to.id == "pytestmark" for to in node.targets)
    ]


def _is_disabled(mark: ast.expr) -> bool:
    called = mark.func if isinstance(mark, ast.Call) else mark
    return isinstance(called, ast.Attribute) and called.attr in ("skip", "xfail")


def _rules(marks: list[ast.expr], file: str) -> Iterator[str]:
    seen = set()
    for mark in marks:
        for node in ast.walk(mark):  # also inside parametrize, where a case may have its own
            if not (isinstance(node, ast.Call) and _is_rule(node.func)):
                continue
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    advice = "write the ids of rules out as plain text, so that they can be found"
                    raise LedgerError(f"{file}:{argument.lineno}: {advice}")
                if argument.value not in seen:
                    seen.add(argument.value)
                    yield argument.value


def _is_rule(called: ast.expr) -> bool:
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return name == "rule"
