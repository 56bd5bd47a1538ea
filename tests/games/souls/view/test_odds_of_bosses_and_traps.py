"""The odds of every behaviour card of every boss, and of every trap: what is said is what happens.

Each figure is compared with the rule itself, carried out for everything that dice may show.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, cast

import pytest

from bossrush.engine.play import Play
from bossrush.games.souls import GAME
from bossrush.games.souls.cards.terms import ATTACK
from bossrush.games.souls.table.phases import DEFEATED, DEFEND
from bossrush.games.souls.table.state import Dungeon
from bossrush.testing import every_end_of
from tests.games.souls.table import TABLES, Table, duel, hero, trapped

DEFENCES = ("block", "resist", "dodge", "suffer")
SETTLED = (
    "souls.ask.pushed-to",
    "souls.ask.foe-pushed-to",
    "souls.ask.pushed-out",
    "souls.ask.arc",
    "souls.ask.dodge-on",
)
"""What is asked on the way and hurts nobody: the first answer will do."""


def settle(play: Play) -> None:
    """Answer what is asked before the next thing that hurts."""
    while play.open and play.open[0].key in SETTLED:
        play.choose(play.open[0].seat, play.open[0].options[0].id)


def compare(table: Table) -> int:
    """Every answer to a question about a defence; how many there were."""
    seat = table.decision().seat
    red, sparks = table.s.party[seat].red, table.s.sparks
    tried = 0
    play = table.play
    if table.s.phase == DEFEND:  # and no further: a second attack may leave no choice
        play = GAME.stage(play.position(), seed=1, alone=True)

    def read(play: Play) -> tuple[bool, bool]:
        s = cast(Dungeon, play.state)
        lives = s.sparks == sparks and s.phase != DEFEATED
        return lives, lives and s.party[seat].red == red

    for option in table.offered():
        if option.partition(":")[0] not in DEFENCES:
            continue

        def answer(play: Play, option: str = option) -> None:
            play.choose(seat, option)
            settle(play)

        ends = every_end_of(play, answer, read)
        shown = table.odds(option)
        for name, place in (("survive", 0), ("unhurt", 1)):
            chance = sum(share for end, share in ends.items() if end[place])
            assert shown[name] == pytest.approx(chance), (option, name)
        tried += 1
    return tried


def attacked_by(card: str, red: int, facing: str, afar: bool) -> Table:
    """A boss about to carry out a behaviour card, the party around it."""
    boss = card.partition(".")[0]
    behaviour = TABLES.behaviours[TABLES.behaviour_ids.index(card)]
    main = TABLES.bosses[behaviour.boss].main
    nodes = ("r4c2", "r8c2", "r6c0", "r6c4") if main else ("n1", "n11", "n5", "n7")
    names = ("assassin", "warrior", "herald", "knight")
    bleeding: tuple[list[str], ...] = ([], ["bleed"], [], ["bleed"])
    party = [
        hero(name, node, False, red=red, conditions=conditions)
        for name, node, conditions in zip(names, nodes, bleeding, strict=True)
    ]
    where: dict[str, Any] = {"nodes": ("r6c2",) if main else ("n6",), "facing": (facing,)}
    if afar and not main:
        party[1]["node"] = "n2"
        where["nodes"] = ("n11",)
    if boss == "ornstein_and_smough":
        where = {"nodes": ("r2c2", "r6c2"), "facing": ("s", "n")}
        if behaviour.member >= 0:
            health = [0, 0]
            health[behaviour.member] = 20
            where["health"] = tuple(health)
        if behaviour.member == 0:
            where = {**where, "nodes": ("r6c2", "r2c2"), "facing": ("n", "n")}
    return duel(*party, boss=boss, phase="foes_begin", deck=(card,), **where)


@pytest.mark.parametrize("card", TABLES.behaviour_ids)
def test_every_behaviour_card(card: str) -> None:
    """Everybody who has to defend against it, with boxes to spare and with few left."""
    compared = 0
    draw = Random(card).choice
    for red, facing, afar in product((0, 5), ("n", "s"), (False, True)):
        table = attacked_by(card, red, facing, afar)
        while table.asked not in ("act", "explore", "leader"):
            if table.asked == "defence":
                compared += compare(table)
                table.choose(table.offered()[-1])
            else:
                table.choose(draw(table.offered()))
    sides = TABLES.behaviours[TABLES.behaviour_ids.index(card)].sides
    hurts = any(icon.op == ATTACK or icon.damage for side in sides for icon in side.icons)
    assert bool(compared) == hurts


TRAPS = [trap.id for trap in TABLES.traps if trap.damage]


@pytest.mark.parametrize("trap", TRAPS)
@pytest.mark.parametrize("character", ["assassin", "knight"])
def test_every_trap(trap: str, character: str) -> None:
    for red in (0, 7, 9):
        for conditions in ([], ["bleed"]):
            one = hero(character, "n1", False, red=red, conditions=conditions)
            known = dict.fromkeys(("n5", "n6", "n8", "n10"), "trap.blank")
            table = trapped(one, known={"n4": trap, **known}).choose("move:n4")
            assert table.asked == "trap"
            assert compare(table)
