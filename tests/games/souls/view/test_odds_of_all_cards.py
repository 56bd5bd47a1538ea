"""The odds of every card that attacks and of every attack: what is said is what the rules do.

Each figure is compared with the rule itself, carried out for everything that dice may show.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from bossrush.engine.play import Play
from bossrush.games.souls.cards.terms import STRIKE
from bossrush.games.souls.table.state import Dungeon
from bossrush.testing import every_end_of
from tests.games.souls.bouts import attacked
from tests.games.souls.table import TABLES, fight, hero

ASIDE = (
    "souls.ask.aim",
    "souls.ask.pushed-to",
    "souls.ask.foe-pushed-to",
    "souls.ask.pushed-out",
    "souls.ask.foe-step",
)
"""What is asked on the way and changes no figure: the first answer will do."""
TIERS = [3, 3, 3, 3]
"""Everybody may hold everything."""

WEAPONS = [
    item.id
    for item in TABLES.items
    if any(action.effect == STRIKE and not action.before for action in item.actions)
]
"""Those that shift first are asked for their target later."""
FOES = [foe.id for foe in TABLES.foes if not foe.boss]


def settle(play: Play, target: str = "") -> None:
    """Answer what is asked on the way; every repetition of an attack goes for its target."""
    while play.open and play.open[0].key in ASIDE:
        ids = [option.id for option in play.open[0].options]
        aimed = [one for one in ids if one.endswith(target)]
        play.choose(play.open[0].seat, aimed[0] if target and aimed else ids[0])


def test_there_are_weapons_and_foes_to_try() -> None:
    assert len(WEAPONS) > 30
    assert len(FOES) > 5


@pytest.mark.parametrize("weapon", WEAPONS)
def test_every_weapon(weapon: str) -> None:
    """Every line of the card against foes on the own node, beside it, and farther off."""
    knight = hero("knight", "n1", False, left=weapon, right=None, tiers=TIERS)
    foes = [("sentinel", "n1"), ("hollow_soldier", "n4"), ("sentinel", "n9")]
    table = fight(knight, foes=foes, wounded={0: 6, 2: 6})
    tried = 0
    for option in table.offered(start="left."):
        if not table.odds(option):
            continue
        _, _, node = option.partition("@")
        target = [home for _, home in foes].index(node) if node else int(option[-1])
        before = table.s.fight.foes[target].health

        def read(play: Play, target: int = target) -> int:
            s = cast(Dungeon, play.state)
            return s.fight.foes[target].health if s.fight.foes else 0

        def answer(play: Play, option: str = option, target: int = target) -> None:
            play.choose(0, option)
            settle(play, f"foe-{target}")

        ends = every_end_of(table.play, answer, read)
        shown = table.odds(option)
        wound = sum(chance for health, chance in ends.items() if health < before)
        kill = sum(chance for health, chance in ends.items() if health == 0)
        assert shown["wound"] == pytest.approx(wound), option
        assert shown.get("kill", 0.0) == pytest.approx(kill), option
        tried += 1
    assert tried


SHIFTING = [
    (item.id, line)
    for item in TABLES.items
    for line, action in enumerate(item.actions)
    if action.effect == STRIKE and action.before
]


@pytest.mark.parametrize(("weapon", "line"), SHIFTING)
def test_every_weapon_that_shifts_first(weapon: str, line: int) -> None:
    """Its target is chosen, and the odds of the roll are told, when the shift is over."""
    knight = hero("knight", "n1", False, left=weapon, right=None, tiers=TIERS)
    shaft = TABLES.items[TABLES.item_ids.index(weapon)].actions[line].shaft
    node = "n4" if shaft else "n1"
    foes = [("sentinel", node), ("hollow_soldier", node)]
    table = fight(knight, foes=foes, wounded={0: 6}).choose(f"left.{line}", "stay")
    if TABLES.items[TABLES.item_ids.index(weapon)].actions[line].node:
        assert table.asked != "aim", "all on the own node are struck: there is nothing to choose"
        return
    assert table.asked == "aim"
    for option in table.offered():
        target = aimed_at(option, foes)
        before = table.s.fight.foes[target].health

        def read(play: Play, target: int = target) -> int:
            s = cast(Dungeon, play.state)
            return s.fight.foes[target].health if s.fight.foes else 0

        def answer(play: Play, option: str = option) -> None:
            play.choose(0, option)

        ends = every_end_of(table.play, answer, read)
        shown = table.odds(option)
        wound = sum(chance for health, chance in ends.items() if health < before)
        kill = sum(chance for health, chance in ends.items() if health == 0)
        assert shown["wound"] == pytest.approx(wound), option
        assert shown.get("kill", 0.0) == pytest.approx(kill), option


REPEATING = [
    (item.id, line)
    for item in TABLES.items
    for line, action in enumerate(item.actions)
    if action.effect == STRIKE and action.repeat > 1 and not action.before
]


@pytest.mark.parametrize(("weapon", "line"), REPEATING)
def test_the_next_roll_of_an_attack_that_repeats_is_told_for_itself(weapon: str, line: int) -> None:
    """After the first roll its next target is chosen anew, with what that one roll may do."""
    knight = hero("knight", "n1", False, left=weapon, right=None, tiers=TIERS)
    shaft = TABLES.items[TABLES.item_ids.index(weapon)].actions[line].shaft
    node = "n4" if shaft else "n1"
    foes = [("sentinel", node), ("large_hollow_soldier", node)]
    table = fight(knight, foes=foes, wounded={1: 3}).choose(f"left.{line}>foe-0")
    assert table.asked == "aim"
    for target, option in enumerate(table.offered()):
        before = table.health(target)

        def read(play: Play, target: int = target) -> int:
            s = cast(Dungeon, play.state)
            return s.fight.foes[target].health if s.fight.foes else 0

        def answer(play: Play, option: str = option) -> None:
            play.choose(0, option)

        ends = every_end_of(table.play, answer, read)
        wound = sum(chance for health, chance in ends.items() if health < before)
        shown = table.odds(option)
        assert shown["wound"] == pytest.approx(wound), option
        assert shown.get("kill", 0.0) == pytest.approx(ends.get(0, 0.0)), option


def aimed_at(option: str, foes: list[tuple[str, str]]) -> int:
    """The foe that an aim names, or the first on the node that it names."""
    if option.startswith("foe-"):
        return int(option[-1])
    return [node for _, node in foes].index(option.lstrip("@"))


@pytest.mark.parametrize("foe", FOES)
def test_every_foe(foe: str) -> None:
    """Block, and dodge where one stands, against every enemy that attacks."""
    for red in (0, 6):
        changes: dict[str, Any] = {"red": red}
        icons = TABLES.foes[TABLES.foe_ids.index(foe)].behaviour.icons
        icon = next(number for number, icon in enumerate(icons) if icon.damage)
        table = attacked(hero("knight", "n6", False, **changes), foe, icon=icon)
        settle(table.play)
        assert table.asked == "defence"
        sparks = table.s.sparks

        def read(play: Play, red: int = red, sparks: int = sparks) -> tuple[bool, bool]:
            s = cast(Dungeon, play.state)
            return s.sparks == sparks, s.sparks == sparks and s.party[0].red == red

        for option in ("block", "resist", "dodge"):
            if option not in table.offered():
                continue

            def answer(play: Play, option: str = option) -> None:
                play.choose(0, option)
                settle(play)

            ends = every_end_of(table.play, answer, read)
            shown = table.odds(option)
            for name, place in (("survive", 0), ("unhurt", 1)):
                chance = sum(share for end, share in ends.items() if end[place])
                assert shown[name] == pytest.approx(chance), (option, name)
