"""`bossrush rules`: the rules of a game to read, to search, and to compare with the tests."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bossrush.engine.content import ContentError
from bossrush.engine.coverage import coverage as compare
from bossrush.engine.errors import BossrushError
from bossrush.engine.ledger import LANGUAGES, Ledger, Rule, ledger_of
from bossrush.engine.message import Message
from bossrush.engine.text import Catalogue
from bossrush.terminal.given import language


def rules(
    game: Annotated[str, typer.Argument(help="The game whose rules to print.")],
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the rules that no test shows; fail on any.")
    ] = False,
    lang: Annotated[
        str | None, typer.Option(help="en or fr; without it, your system's language.")
    ] = None,
    search: Annotated[str, typer.Option(help="Only the rules that speak of this.")] = "",
    tests: Annotated[
        Path | None, typer.Option(help="With --coverage: the folder of the tests.")
    ] = None,
) -> None:
    """Print the rules of a game, or the tests that show each."""
    spoken = language(lang)
    if spoken not in LANGUAGES:
        _refuse(f"the rules are not written in '{spoken}': there is {', '.join(LANGUAGES)}.")
    try:
        ledger = ledger_of(game)
        complete = _print_coverage(ledger, tests) if coverage else True
    except ContentError as error:
        for problem in error.problems:
            typer.echo(str(problem), err=True)
        _refuse(f"the ledger of '{game}' cannot be used: {len(error.problems)} problems.")
    except BossrushError as error:
        _refuse(str(error))
    if not complete:
        raise typer.Exit(1)
    if not coverage:
        _print_rules(ledger, spoken, search)


def _print_rules(ledger: Ledger, lang: str, search: str) -> None:
    console = Console(highlight=False)
    words = Catalogue.of("bossrush.engine")
    found = ledger.search(search, lang) if search else ledger.rules
    _print_text(console, Text(ledger.title.say(lang), style="bold underline"))
    heading = (
        Message("rules-found", n=len(found), text=search)
        if search
        else Message("rules-count", n=len(found))
    )
    _print_text(console, Text(words.say(heading, lang), style="dim"))
    for rule in found:
        _print_rule(console, rule, lang, words.say(Message("rules-ruling"), lang))


def _print_rule(console: Console, rule: Rule, lang: str, ruling: str) -> None:
    console.print()
    title = Text(rule.title.say(lang), style="bold")
    console.print(title + Text(f"  {rule.id}", style="dim not bold"), soft_wrap=True)
    _print_text(console, Text(rule.text.say(lang)), 2)
    if rule.ruling is not None:
        said = Text(f"{ruling}: ", style="italic") + Text(rule.ruling.say(lang))
        _print_text(console, said, 2)


def _print_text(console: Console, text: Text, indent: int = 0) -> None:
    """A text as wide as the terminal; in a pipe each paragraph is one line."""
    if console.is_terminal:
        console.print(Padding(text, (0, 0, 0, indent), expand=False))
        return
    for line in text.split("\n"):
        console.print(Text(" " * indent) + line, soft_wrap=True)


def _print_coverage(ledger: Ledger, tests: Path | None) -> bool:
    """Print what the tests show; True when they show everything and name nothing unknown."""
    found = compare(ledger.game, tests)
    console = Console(highlight=False)
    for rule in ledger.rules:
        if rule.id in found.shown:
            console.print(Text("✓ ", style="green") + Text(rule.id), soft_wrap=True)
            for test in found.shown[rule.id]:
                console.print(Text(f"    {test}", style="dim"), soft_wrap=True)
    for rule_id in found.missing:
        said = Text("✗ ", style="red") + Text(rule_id, style="bold") + Text(": no test shows it")
        console.print(said, soft_wrap=True)
    for rule_id, names in found.unknown.items():
        said = Text("? ", style="red") + Text(rule_id, style="bold")
        console.print(said + Text(f": not in the ledger, named by {names[0]}"), soft_wrap=True)
    shown = len(ledger.bound) - len(found.missing)
    console.print(
        Text(f"{ledger.game}: {shown} of {len(ledger.bound)} rules are shown by tests."),
        soft_wrap=True,
    )
    return not found.missing and not found.unknown


def _refuse(sentence: str) -> NoReturn:
    typer.echo(f"bossrush: {sentence}", err=True)
    raise typer.Exit(2)
