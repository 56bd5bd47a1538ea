"""Every behaviour card is played once, by the numbers of our own copy."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bossrush.games.souls.cards.terms import ARCS
from bossrush.testing.rules import rule
from tests.games.souls.facts import BEHAVIOURS
from tests.games.souls.table import TABLES, Table, duel, hero

STURDY: dict[str, Any] = {
    "armour": "smoughs_armour",
    "right": "twin_dragon_greatshield",
    "left": None,
    "backup": [],
}
"""Four blue dice against everything physical, three against magic, and no dodging."""


def played(name: str, pick: int, from_wall: bool) -> Table:
    """A whole enemy activation with this card, four characters around the boss.

    Questions are answered by the first option, or by the last.
    """
    card = name.removeprefix("+")
    boss = card.partition(".")[0]
    main = TABLES.bosses[TABLES.boss_ids.index(boss)].main
    nodes = ("r4c2", "r8c2", "r6c0", "r6c4") if main else ("n1", "n11", "n5", "n7")
    names = ("knight", "warrior", "assassin", "herald")
    party = [hero(one, node, False, **STURDY) for one, node in zip(names, nodes, strict=True)]
    where: dict[str, Any] = {"nodes": ("r6c2",) if main else ("n6",), "facing": ("n",)}
    if from_wall and not main:  # toward the middle, so that something lies ahead
        where = {"nodes": ("n1",), "facing": ("s",)}
        party[0] |= {"node": "n6"}
    changes: dict[str, Any] = {}
    if boss == "ornstein_and_smough":
        where = {"nodes": ("r2c2", "r6c2"), "facing": ("s", "n")}
        if name.startswith("+"):
            member = TABLES.behaviours[TABLES.behaviour_ids.index(card)].member
            health = [0, 0]
            health[member] = 20
            changes["health"] = tuple(health)
            if member == 0:
                where = {"nodes": ("r6c2", "r2c2"), "facing": ("n", "n")}
    table = duel(*party, boss=boss, phase="foes_begin", deck=(card,), **where, **changes)
    while table.asked not in ("act", "explore"):
        table.choose(table.offered()[pick])
    assert table.asked == "act", "nobody was to die of this"
    return table


@rule("souls.boss.activate.flip", "souls.boss.behaviour.per_card")
@pytest.mark.parametrize("name", BEHAVIOURS)
def test_behaviour(name: str) -> None:
    kinds = {"physical": "phys", "magic": "magic"}
    expected = set()
    for side in BEHAVIOURS[name]:
        icons = side.split(" | ")[1]
        expected |= {(int(n), kind) for kind, n in re.findall(r"(phys|magic)(\d)", icons)}
        expected |= {(int(n), "phys") for n in re.findall(r"push(\d)", icons)}
    struck = set()
    for pick, from_wall in ((0, False), (-1, False), (-1, True)):
        table = played(name, pick, from_wall)
        flips = [e for e in table.play.events if e.rule == "souls.boss.activate.flip"]
        assert [event.data["card"] for event in flips] == [name.removeprefix("+")]
        struck |= {(e.data["damage"], kinds[e.data["type"]]) for e in table.told("attack")}
        assert weak_arcs(table) == [
            set(side.split("weak ")[1].replace("-", "").split()) for side in BEHAVIOURS[name]
        ]
    assert struck == expected


def weak_arcs(table: Table) -> list[set[str]]:
    """The weak arcs of whoever stands."""
    fight = table.s.fight
    masks = [fight.weak[number] for number, foe in enumerate(fight.foes) if foe.node >= 0]
    return [{arc for place, arc in enumerate(ARCS) if mask >> place & 1} for mask in masks]


def test_every_behaviour_card_of_the_box_is_played() -> None:
    played_here = [name.removeprefix("+") for name in BEHAVIOURS]
    assert sorted(played_here) == sorted(TABLES.behaviour_ids)
    assert len(played_here) == 60
