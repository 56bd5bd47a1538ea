"""Games played on a full screen by typing numbers: what one decides by is in sight every time."""

from __future__ import annotations

import functools
import re

import pytest
from textual.widgets import OptionList

from bossrush.companions.roster import companion
from bossrush.engine.decision import CREW, Decision
from bossrush.terminal.alike import told_apart
from bossrush.terminal.asked import Asked, asked
from bossrush.terminal.drawing.sheets import CALL
from bossrush.terminal.plain import labelled
from bossrush.terminal.screen.app import table_app
from bossrush.terminal.sitting import Sitting
from tests.terminal.screens import Table, at
from tests.terminal.tables import table

SIZES = [(80, 24), (120, 40), (200, 50)]
GAMES: dict[str, tuple[str, int, list[str]]] = {
    "sector": ("sector", 2, []),
    "gargoyle": ("souls", 1, ["scenario=gargoyle"]),
    "souls": ("souls", 1, []),
    "vengeance": ("vengeance", 1, []),
    "arkalion": ("arkalion", 2, []),
}
"""Who plays what: the game, how many sit down, and its settings."""
SEEDS = 60


@functools.cache
def seed_of(name: str, won: bool) -> int:
    """The first seed with which `steady` wins, or does not."""
    key, seats, options = GAMES[name]
    for seed in range(1, SEEDS):
        play = table(key, seats=seats, seed=seed, options=options).play
        steady = companion("steady", key, 1)
        while play.outcome is None:
            decision = play.open[0]
            play.choose(decision.seat, decision.option_id(steady.answer(play, decision)))
        if bool(play.outcome.won) == won:
            return seed
    raise LookupError(f"{name}: no game of {SEEDS} ends so")


def shown(sitting: Sitting, decision: Decision) -> Asked:
    """The question as the screen puts it."""
    return told_apart(asked(decision), sitting.scene(), sitting.voice)


def number_of(sitting: Sitting, question: Asked, wanted: str) -> int:
    """The number to type for an option, or for the one that stands for it and reads the same."""
    numbers = question.numbers()
    if wanted in numbers:
        return numbers[wanted]
    assert sitting.decision is not None
    said = {option.id: sitting.voice.say(option.label) for option in sitting.decision.options}
    return next(numbers[option] for option in numbers if said[option] == said[wanted])


def look(screen: Table, sitting: Sitting, decision: Decision, question: Asked) -> None:
    """What nobody can decide without is on the screen."""
    prompt = sitting.voice.say(question.prompt).replace("\u00a0", " ").replace("\u202f", " ")
    assert " ".join(prompt.split()) in screen.prose("#prompt")
    options = screen.text("#options")
    marked = screen.marked
    assert marked is not None
    assert f"▸{marked + 1:>3} " in options
    label = labelled(sitting.voice, question.offers[marked]).split()[0].rstrip(".…,")
    assert label in options
    if sitting.scene().tray:
        assert screen.text("#tray").strip()
    hero = decision.seat != CREW and sitting.scene().sheets
    assert not hero or CALL in screen.text("#party")
    assert not re.search(rf"\b{sitting.play.game.key}-[a-z]+-|[{{}}]", screen.text())


async def take(screen: Table, sitting: Sitting, number: int, offers: int) -> None:
    """Type it, as one would."""
    before = sitting.play.choices
    await screen.press(*str(number))
    if sitting.play.choices == before and number * 10 <= offers:
        await screen.press("enter")
    assert sitting.play.choices == before + 1


async def play(screen: Table, sitting: Sitting, most: int) -> None:
    steady = companion("steady", sitting.play.game.key, 1)
    for _ in range(most):
        decision = sitting.decision
        if decision is None:
            return
        question = shown(sitting, decision)
        look(screen, sitting, decision, question)
        wanted = decision.option_id(steady.answer(sitting.play, decision))
        number = number_of(sitting, question, wanted)
        await take(screen, sitting, number, len(question.offers))


@pytest.mark.parametrize(
    ("key", "seats", "lang", "size"),
    [
        ("sector", 2, "fr", SIZES[0]),
        ("souls", 2, "en", SIZES[0]),
        ("vengeance", 1, "fr", SIZES[1]),
        ("arkalion", 2, "en", SIZES[0]),
    ],
)
async def test_a_game_begins_by_typed_numbers(
    key: str, seats: int, lang: str, size: tuple[int, int]
) -> None:
    sitting = table(key, seats=seats, seed=3, lang=lang)
    async with at(table_app(sitting), size) as screen:
        await play(screen, sitting, 14)
        assert screen.app.screen.query_one(OptionList).display


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_game_is_won_and_another_lost(
    name: str, won: bool, lang: str, size: tuple[int, int]
) -> None:
    key, seats, options = GAMES[name]
    sitting = table(key, seats=seats, seed=seed_of(name, won), options=options, lang=lang)
    async with at(table_app(sitting), size) as screen:
        await play(screen, sitting, 2000)
        outcome = sitting.play.outcome
        assert outcome is not None
        said = sitting.voice.own("won" if outcome.won else "lost").replace("\u00a0", " ")
        assert " ".join(said.split()) in screen.prose("#closing")
        assert bool(outcome.won) == won
