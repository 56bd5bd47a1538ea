"""What is told beside the rules: bosses met, bleeding and dead, lairs entered and left."""

from __future__ import annotations

from bossrush.companions.roster import companion
from bossrush.games.vengeance import GAME
from tests.games.vengeance.table import TABLES, Table, stage
from tests.games.vengeance.test_actions import STRIKE


def stories(table: Table) -> list[str]:
    return [
        event.message.key
        for event in table.play.events
        if event.kind == "story" and event.message is not None
    ]


def test_every_boss_and_every_lair_has_its_lines() -> None:
    assert len(TABLES.bosses) >= 9
    for boss in TABLES.bosses:
        assert "" not in (boss.met, boss.wounded, boss.dead), boss.id
    assert len(TABLES.lairs) >= 10
    for lair in TABLES.lairs:
        assert "" not in (lair.arriving, lair.leaving), lair.id


def test_a_night_is_told_from_the_door_to_the_street() -> None:
    play = GAME.new(seats=1, seed=3)
    player = companion("steady", "vengeance", 3)
    while play.outcome is None:
        decision = play.open[0]
        play.take(0, decision.values().index(player.answer(play, decision)))
    told = stories(Table(play))
    p = Table(play).p()
    assert told[:2] == [p.ground.arriving, p.foe.met]
    assert told[-1].startswith("vengeance-epilogue-")
    assert (p.ground.leaving in told) == (not p.out())
    assert (p.foe.wounded in told) == (p.damage > 0 and p.foe.life > 1)
    assert (p.foe.dead in told) == (not p.boss_alive())


def test_a_boss_bleeds_for_the_first_time_once() -> None:
    judge = stage().p().foe
    for damage, line in ((0, [judge.wounded]), (1, []), (6, [judge.dead])):
        fallen = ["r7-brute-1", "r7-brute-2"]
        table = stage(groups=[STRIKE, STRIKE], room="r7", dead=fallen, damage=damage)
        table.choose("basic.strike:dice")
        assert table.p().damage == damage + 1
        assert stories(table)[: len(line) + 1] == line
