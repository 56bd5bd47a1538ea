"""The lessons: each can be staged, meets the rulebook's dice, and can be played on to an end."""

from __future__ import annotations

import random
from typing import cast

import pytest

from bossrush.catalogues import catalogue_for
from bossrush.companions.roster import companion, companions
from bossrush.engine.lesson import PRACTICE
from bossrush.games.sector import GAME
from bossrush.games.sector.table.mission import Mission
from bossrush.testing.rules import rule
from tests.games.sector.table import Table

IDS = [lesson.id for lesson in GAME.lessons]


def taught(name: str) -> Table:
    return Table(GAME.teach(GAME.lesson(name)))


@pytest.mark.parametrize("name", IDS)
def test_a_lesson_can_be_said(name: str) -> None:
    lesson = GAME.lesson(name)
    catalogue = catalogue_for(GAME, None)
    for language in ("en", "fr"):
        for message in (lesson.title, lesson.about):
            assert message.key in catalogue.keys(language)
            assert catalogue.say(message, language).strip()


@pytest.mark.parametrize("name", IDS)
def test_a_lesson_is_what_it_says(name: str) -> None:
    lesson = GAME.lesson(name)
    play = GAME.teach(lesson)
    assert play.state.seats == lesson.seats
    assert play.origin.marks == [PRACTICE]
    assert GAME.check(cast(Mission, play.state)) == []
    assert play.fingerprint() == GAME.teach(lesson).fingerprint()


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_lesson_can_be_played_on(name: str, seed: int) -> None:
    play = GAME.teach(GAME.lesson(name))
    dice = random.Random(seed)
    for _ in range(5000):
        if play.outcome is not None:
            break
        decision = dice.choice(play.open)
        play.take(max(0, decision.seat), dice.randrange(len(decision.values())))
        assert GAME.check(cast(Mission, play.state)) == []
    assert play.outcome is not None


@pytest.mark.parametrize("name", companions("sector"))
@pytest.mark.parametrize("seed", range(4))
def test_the_opening_is_a_gentle_fight(name: str, seed: int) -> None:
    """Whatever is chosen before it, the first chapter is a fight of two rounds at most."""
    play = GAME.teach(GAME.lesson("opening"))
    table, mind = Table(play), companion(name, "sector", seed)
    while len(table.s.turned) < 3:
        decision = play.open[0]
        value = mind.answer(play, decision)
        play.choose(max(0, decision.seat), decision.option_id(value))
    assert table.s.tables.card_ids[table.s.turned[1]] == "act1.last-lift"
    assert table.won is None
    assert min(table.hp) >= 8


@rule("sector.example.cyborg-card")
def test_you_roll() -> None:
    table = taught("you-roll")
    table.choose("option-1")
    found = table.pool[0]
    table.choose(f"give:{found}:crew-1").choose("done")
    assert [event.data["faces"] for event in table.told("roll")] == [["hit", "miss"]]
    assert table.hp == [11, 12]
    assert not table.told("combat")


@rule("sector.example.flank-action", "sector.example.shoot-action", "sector.example.flank-fight")
def test_flank() -> None:
    table = taught("flank")
    table.declare("flank", "shoot:weapon.warder-pistol@2", "cover")
    table.choose("might", seat=1).choose("cunning", seat=1)
    assert table.row == ["wisdom", "might"]
    assert table.hp == [11, 11, 11]
    assert table.loaded("weapon.warder-pistol") == 0
    assert table.asked == "flank"
    table.choose("fight", seat=0)
    assert table.row == []
    assert table.hp == [11, 11, 11]


@rule("sector.example.fight")
def test_fight() -> None:
    table = taught("fight")
    table.declare("fight", "fight")
    assert table.row == ["cunning"]
    assert table.hp == [10, 12]
    assert table.s.round == 3
