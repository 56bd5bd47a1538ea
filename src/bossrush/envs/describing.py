"""What an environment shows, number by number, as a page made from the code."""

from __future__ import annotations

import sys
from typing import Any, Final

from bossrush.engine.answers import Choice, OneOf
from bossrush.engine.decision import Names, Question
from bossrush.engine.episode import ACTIONS, MORE, sight_of
from bossrush.engine.game import Game
from bossrush.engine.observing import CHECKSUMS, MOST, OPTION_NAMES, Sight
from bossrush.envs.naming import name_of

READING: Final = (
    "A line that says `x` is a number, or 1 for yes and 0 for no. `x = y` is 1 where x is y, and 0 "
    "otherwise; `x has y` is 1 where y is in the set x; `x, y` says how many of y there are. What "
    "is counted from 1 is 0 where there is none, and the number of a card is its place in the "
    "game’s content. What may be below 0 has two numbers, one for each side of it."
)
"""How the names of the numbers are meant."""


def page_of(game: Game[Any]) -> str:
    """Everything there is to know about the environments of a game, as Markdown."""
    sight = sight_of(game, {})
    lines = [
        f"# {name_of(game.key)}",
        "",
        (
            f"Made by `bossrush envs describe {game.key}`; [learning.md](../learning.md) says how "
            "environments are used."
        ),
        "",
        (
            f"{_seats(game)}, {'who win or lose together' if game.cooperative else 'who compete'}. "
            f"An observation is {sight.size:,} numbers from 0 to {MOST}; anything above counts as "
            f"{MOST}. There are {ACTIONS} actions; where there are more options than that, action "
            f"{MORE} turns the page."
        ),
        "",
        "## Observation",
        "",
        READING,
        "",
        "| number | what it is |",
        "| --- | --- |",
    ]
    lines += [f"| {place} | {_cell(name)} |" for place, name in enumerate(sight.names)]
    lines += ["", "## Options", "", *_options(game, sight)]
    return "\n".join(lines) + "\n"


def _seats(game: Game[Any]) -> str:
    least, most = game.min_seats, game.max_seats
    return f"{least} to {most} seats" if least < most else f"{most} seat{'s' * (most > 1)}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _options(game: Game[Any], sight: Sight) -> list[str]:
    """What the numbers of an option mean, question by question."""
    lines = [
        (
            f"An option is {len(OPTION_NAMES)} numbers: {', '.join(OPTION_NAMES)}. A part is "
            "counted from 1, with 0 for a part that this answer does not have."
        ),
        "",
    ]
    if not sight.observer.questions:
        return [
            *lines,
            (
                "The game does not list its questions: the number of one is the checksum of its "
                f"key (CRC-32) modulo {CHECKSUMS}, plus 1."
            ),
        ]
    lines += ["| question | key | ways to answer, and their parts |", "| --- | --- | --- |"]
    known = {question.key: question for question in _questions(game)}
    for number, key in enumerate(sight.observer.questions, 1):
        question = known.get(key)
        ways = _ways(question) if question is not None else ""
        lines.append(f"| {number} | {key} | {_cell(ways)} |")
    return lines


def _ways(question: Question[Any]) -> str:
    if isinstance(question, Choice):
        kinds = sorted(question.answers.kinds, key=lambda kind: kind.number)
        return "; ".join(
            f"{kind.number + 1} {kind.name}"
            + (f" ({', '.join(field.name for field in kind.fields)})" if kind.fields else "")
            for kind in kinds
        )
    if isinstance(question, OneOf):
        return f"1 ({question.field.name})"
    if isinstance(question, Names):
        return "; ".join(f"{number} {name}" for number, name in enumerate(question.names, 1))
    return "1 (the answer itself, fifteen bits a part)"


def _questions(game: Game[Any]) -> list[Question[Any]]:
    """The questions that the modules of a game's package hold."""
    package = type(game).__module__.rpartition(".")[0]
    found: list[Question[Any]] = []
    for name, module in sorted(sys.modules.items()):
        if name.startswith(f"{package}.") and module is not None:
            for value in vars(module).values():
                several = value if isinstance(value, tuple) else (value,)
                found.extend(one for one in several if isinstance(one, Question))
    return found
