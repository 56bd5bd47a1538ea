"""The end: victory, defeat, and the epilogue that is read."""

from __future__ import annotations

import pytest

from bossrush.engine.errors import IllegalChoice
from bossrush.games.sector import GAME
from bossrush.games.sector.cards.tables import Step, Tables
from bossrush.games.sector.cards.verbs import CHOICE, COMBAT, END, ROLL, TEST
from bossrush.testing.rules import rule
from tests.games.sector.table import battle, play_card

RIFLE = "shoot:item.assault-rifle@"


@rule("sector.end.lose", "sector.end.hp-floor")
def test_one_death_loses_the_game_for_all() -> None:
    table = play_card("act1.you", crew=4, hp=[1, 12, 12, 12])
    assert table.won is False
    assert table.hp == [0, 12, 12, 12]
    with pytest.raises(IllegalChoice, match="over"):
        table.play.choose(0, "done")


@rule("sector.end.lose-immediate")
def test_a_death_ends_the_game_in_the_middle_of_a_round() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["blank", "hit", "blank", "hit"],
        packs=[["item.pistol-b"], ["item.pistol-c"]],
        hp=[1, 12],
    )
    table.declare("shoot:item.pistol-b@1", "shoot:item.pistol-c@1")
    assert table.won is False
    assert table.hp == [0, 12]  # the second hit die was never applied


@rule("sector.amb.revive")
def test_no_healing_brings_anybody_back() -> None:
    table = battle(
        "ranged",
        ["might"] * 3,
        dice=["blank", "hit"],
        packs=[["item.pistol-b", "item.medkit"], []],
        hp=[1, 12],
    )
    table.declare("shoot:item.pistol-b@1", "cover")
    if table.asked == "window":  # the last moment to use it
        table.choose("pass")
    assert table.won is False
    assert table.play.pending == {}
    assert table.pack(0) == ["item.pistol-b", "item.medkit"]


@rule("sector.end.lose-before-win")
def test_return_fire_beats_the_last_wound() -> None:
    table = battle(
        "ranged",
        ["might"],
        dice=["hit", "hit"],
        packs=[["item.assault-rifle"], []],
        hp=[1, 12],
        card="boss.warden",
    )
    table.declare(RIFLE + "1", "cover")
    assert table.row == []
    assert table.won is False


@rule("sector.end.epilogue")
def test_the_matching_epilogue_is_read() -> None:
    lost = play_card("act1.you", hp=[1, 12])
    told = [event.message.key for event in lost.told("story") if event.message]
    assert "sector-epilogue-defeat-text" in told
    assert "sector-epilogue-victory-text" not in told
    won = battle("close", ["might"], dice=["might"], card="boss.warden").declare("fight", "cover")
    told = [event.message.key for event in won.told("story") if event.message]
    assert told == ["sector-epilogue-victory-text"]


@rule("sector.amb.win-no-combat-boss")
def test_every_branch_of_every_boss_leads_to_its_combat() -> None:
    for tech, count in ((False, 5), (True, 6)):
        tables = GAME.tables(tech)
        bosses = [card for card in tables.cards if card.act == 4]
        assert len(bosses) == count
        for card in bosses:
            assert _fights(tables, card.steps), card.id


def _fights(tables: Tables, steps: int) -> bool:
    """Whether combat is reached before the list ends, whichever way it goes."""
    for step in tables.lists[steps] if steps >= 0 else []:
        if step.verb == COMBAT:
            return True
        if step.verb == END:
            return False
        branches = _branches(step)
        if branches and all(_fights(tables, branch) for branch in branches):
            return True
    return False


def _branches(step: Step) -> list[int]:
    if step.verb == CHOICE:
        return [option.steps for option in step.options]
    if step.verb == TEST:
        return [step.good, step.bad]
    return step.table if step.verb == ROLL else []
