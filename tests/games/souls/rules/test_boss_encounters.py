"""Bosses: how their encounters begin, their decks, heating up, and their own abilities."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.souls.cards.terms import DIRECTIONS
from bossrush.games.souls.rules.boss_encounters import build_deck, first_facings, flip, study
from bossrush.testing.rules import rule
from tests.games.souls.table import TABLES, UP, Table, acting, duel, dungeon, hero, pips

GARGOYLE = tuple(f"gargoyle.{name}" for name in ("tail_whip", "tail_sweep", "electric_breath"))
DANCER = "dancer_of_the_boreal_valley"


def through_the_fog(
    *party: dict[str, Any], boss: str = "gargoyle", cards: tuple[str, ...] = UP, **changes: Any
) -> Table:
    table = dungeon(*party, up=(0, 1, 2, 3), cards=cards, boss=boss, **changes)
    return table.choose("fog")


def struck(health: int, rolled: list[str], boss: str = "gargoyle", **changes: Any) -> Table:
    """A knight with a Claymore strikes a boss from its own node: 2 blue dice and 1, for 1."""
    knight = hero("knight", "n6", False, place="s", left="claymore", right=None)
    table = duel(knight, boss=boss, health=(health,), script=rolled, **changes)
    return table.choose("left.0>foe-0")


# -- beginning ------------------------------------------------------------------------------


@rule("souls.boss.start.characters", "souls.boss.start.spawn")
def test_characters_enter_by_the_door() -> None:
    party = [hero(name) for name in ("assassin", "herald", "knight", "warrior")]
    table = through_the_fog(*party)
    assert table.offered() == ["n10", "n11", "n12"]
    table.choose("n11", "n11", "n11")
    assert table.offered() == ["n10", "n12"]
    table.choose("n12")
    assert (table.asked, len(table.offered())) == ("leader", 4)
    main = through_the_fog(hero("knight"), boss=DANCER)
    assert main.offered() == ["r10c0", "r10c2", "r10c4"]
    assert main.foe_node() == "r2c2"


@rule("souls.ruling.boss_initial_facing")
@pytest.mark.parametrize(
    ("boss", "entry", "facing"),
    [
        ("gargoyle", "n11", "s"),
        ("gargoyle", "n10", "sw"),
        ("gargoyle", "n12", "se"),
        (DANCER, "r10c0", "s"),
        (DANCER, "r10c2", "s"),
        (DANCER, "r10c4", "s"),
    ],
)
def test_a_boss_begins_facing_the_aggro_holder(boss: str, entry: str, facing: str) -> None:
    spawn = "n1" if boss == "gargoyle" else "r2c2"
    table = duel(hero("knight", entry), boss=boss, nodes=(spawn,))
    assert [DIRECTIONS[one] for one in first_facings(table.s, 0)] == [facing]


@rule("souls.boss.normal_rules", "souls.boss.overview")
def test_a_boss_encounter_is_an_encounter() -> None:
    """Enemies and characters alternate; the boss can be wounded and gets conditions."""
    knight = hero("knight", "n6", False, left="washing_pole", right=None)
    table = duel(knight, nodes=("n1",), deck=GARGOYLE, script=pips(3, 3))
    assert table.s.fight.aggro == 0
    table.choose("left.2>foe-0")
    assert (table.health(), table.foe_conditions()) == (22, {"bleed"})
    assert table.bar() == (4, 0)
    table.choose("end")
    assert table.told("activate")[-1].pieces[0] == "foe-0"


@rule("souls.boss.card_same_stats")
def test_block_and_resist_of_bosses() -> None:
    assert struck(22, pips(2, 2), "titanite_demon").health() == 20  # 5 - Block 3
    moonlight = hero("knight", "n6", False, place="s", left="moonlight_greatsword", right=None)
    table = duel(moonlight, script=pips(2, 3)).choose("left.0>foe-0")
    assert table.health() == 22  # 5 - Resist 1


# -- the behaviour deck ---------------------------------------------------------------------


@rule("souls.boss.deck.build", "souls.boss.deck_and_heat_fields", "souls.boss.behaviour.heat_cards")
@pytest.mark.parametrize(
    ("boss", "size", "standard"),
    [("gargoyle", 4, 5), (DANCER, 5, 10), ("winged_knight", 4, 5), ("ornstein_and_smough", 5, 5)],
)
def test_how_a_deck_is_built(boss: str, size: int, standard: int) -> None:
    table = through_the_fog(hero("knight"), boss=boss)
    card = TABLES.bosses[TABLES.boss_ids.index(boss)]
    assert (len(card.standard), card.deck_size) == (standard, size)
    assert table.s.fight.deck.size() == size
    may_be = table.s.fight.deck.may_be_next()
    assert len(may_be) == standard
    assert not any(TABLES.behaviours[one].heat_up for one in may_be)


@rule("souls.boss.deck.gravestones", "souls.terrain.gravestone.intel", "souls.boss.deck.shuffle")
def test_gravestones_teach() -> None:
    """Two on tiles that were cleared, one on a tile that was not."""
    cards = ("the_deeps", "ruined_keep", "hollow_cave", "lost_labyrinth")
    table = dungeon(hero("knight"), up=(0, 1, 2, 3), cards=cards).choose("fog", "n11")
    told = [event for event in table.play.events if event.rule == "souls.boss.deck.gravestones"]
    assert len(told) == 2
    seen = [TABLES.behaviour_ids[card] for card in table.s.seen]
    assert len(set(seen)) >= 2
    tiles: list[dict[str, Any]] = [
        {"face": "room1a", "x": 0, "y": 1, "level": 1, "card": "the_deeps"},
        {"face": "room2b", "x": -1, "y": 0, "level": 2, "card": "lost_labyrinth"},
    ]
    down = dungeon(hero("knight"), tiles=tiles, up=(1,)).choose("fog", "n11")
    assert not [e for e in down.play.events if e.rule == "souls.boss.deck.gravestones"]


@rule("souls.boss.deck.gravestones")
def test_more_gravestones_than_cards_show_them_all() -> None:
    table = through_the_fog(hero("knight"))
    build_deck(table.s)
    list(study(table.s, 9))
    assert len(table.s.seen) == 4
    assert table.s.fight.deck.size() == 4


@rule("souls.boss.activate.flip", "souls.boss.behaviour.per_card")
def test_the_next_card_is_turned_over() -> None:
    table = duel(hero("knight", "n12", False), deck=GARGOYLE, phase="foes_begin", nodes=("n0",))
    fight = table.s.fight
    assert [TABLES.behaviour_ids[card] for card in fight.discard] == ["gargoyle.tail_whip"]
    breath = acting("gargoyle.electric_breath", hero("knight", "n6", place="n"), icon=1)
    thrust = acting("gargoyle.halberd_thrust", hero("knight", "n6", place="n"), icon=1)
    assert (breath.s.behaviour().dodge, thrust.s.behaviour().dodge) == (2, 1)


@rule("souls.boss.activate.repeat")
def test_a_repeated_behaviour() -> None:
    """Backhand Slashes: move, attack, move, attack, with the target chosen anew."""
    card = "boreal_outrider_knight.backhand_slashes"
    table = duel(
        hero("knight", "n11", False),
        hero("herald", "n0", False),
        boss="boreal_outrider_knight",
        facing=("s",),
        phase="foe_next",
        deck=(card,),
        script=pips(1, 1, 1, 1),
    )
    table.choose("n12", "block", "n7", "block")
    told = [
        event.kind
        for event in table.play.events
        if event.kind == "attack" or (event.kind == "move" and event.pieces[0] == "foe-0")
    ]
    assert told == ["move", "attack", "move", "attack"]
    assert table.bar() == (0, 4)


@rule("souls.boss.activate.recycle")
def test_the_pattern_comes_round_again() -> None:
    """A, B, C and D drawn; the next card is A again, and so on."""
    cards = (*GARGOYLE, "gargoyle.halberd_thrust")
    table = duel(hero("knight", "n12"), deck=cards)
    seen = []
    for _ in range(8):
        list(flip(table.s))
        seen.append(TABLES.behaviour_ids[table.s.fight.card])
    assert seen == [*cards, *cards]


# -- heating up -----------------------------------------------------------------------------


@rule("souls.boss.heat_up", "souls.ruling.heat_reshuffle", "souls.boss.deck_and_heat_fields")
def test_a_boss_heats_up_once() -> None:
    table = struck(14, pips(2, 1), deck=GARGOYLE[:2], discard=["gargoyle.sweeping_strike"])
    assert (table.health(), table.s.fight.heated) == (12, True)
    assert table.s.fight.deck.size() == 5  # three, the one discarded, and a heat up card
    assert table.s.fight.discard == []
    heat = TABLES.bosses[TABLES.boss_ids.index("gargoyle")].heat
    assert set(heat) <= set(table.s.fight.deck.may_be_next())
    above = struck(15, pips(2, 1), deck=GARGOYLE)
    assert (above.health(), above.s.fight.heated) == (13, False)
    again = struck(12, pips(2, 1), deck=GARGOYLE, heated=True)
    assert again.s.fight.deck.size() == 5  # it had its heat up card before


def test_a_boss_that_can_barely_stand_is_told_once() -> None:
    def stands(health: int) -> int:
        table = struck(health, pips(2, 1), deck=GARGOYLE, heated=True)
        assert table.health() == health - 2
        said = [event.message.key for event in table.told("story") if event.message is not None]
        return said.count("souls-told-last-stand")

    assert [stands(health) for health in (6, 5, 4, 3)] == [0, 1, 1, 0]


@rule("souls.ruling.heat_reshuffle")
def test_the_weak_arc_outlives_the_shuffle() -> None:
    knight = hero("knight", "n6", False, place="s", right="estoc")
    table = duel(
        knight,
        health=(14,),
        deck=GARGOYLE[:2],
        discard=["gargoyle.sweeping_strike"],
        last="gargoyle.sweeping_strike",
        weak=["back"],
        script=pips(1, 3, 1, 1, 2),
    ).choose("left.0>foe-0")
    assert (table.health(), table.s.fight.heated) == (12, True)
    table.choose("right.0>foe-0")
    assert table.health() == 11  # 4 with the third die, less 1 and Block 2
    assert table.dice_left == []


@rule("souls.boss.heat_up.special", "souls.boss.pair.deck")
def test_a_pair_has_no_heat_up_point() -> None:
    pair = duel(
        hero("knight", "r6c2", False, place="s", left="claymore", right=None),
        boss="ornstein_and_smough",
        nodes=("r2c2", "r6c2"),
        facing=("s", "n"),
        health=(1, 3),
        script=pips(1, 1),
    ).choose("left.0>foe-1")
    assert (pair.health(1), pair.s.fight.heated) == (2, False)


@rule("souls.encounter.win.boss_souls")
@pytest.mark.parametrize(("sparks", "souls"), [(2, 6), (0, 0)])
def test_souls_for_a_boss(sparks: int, souls: int) -> None:
    card = "gargoyle.tail_whip"
    party = [hero(name, "n12", False) for name in ("knight", "herald", "warrior")]
    table = duel(
        *party,
        health=(1,),
        afflicted={0: ["poison"]},
        phase="foe_end",
        card=card,
        discard=[card],
        state={"sparks": sparks, "souls": 0},
    )
    assert table.s.souls == souls


# -- their own abilities --------------------------------------------------------------------


@rule("souls.boss.special.flying_high")
@pytest.mark.parametrize(
    ("node", "heated", "conditions", "cost"),
    [("n6", True, [], 1), ("n1", True, [], 0), ("n6", False, [], 0), ("n6", True, ["stagger"], 2)],
)
def test_flying_high(node: str, heated: bool, conditions: list[str], cost: int) -> None:
    place = {"place": "s"} if node == "n6" else {}
    knight = hero("knight", node, False, left="fireball", conditions=conditions, **place)
    table = duel(knight, heated=heated, script=pips(1, 1)).choose("left.0>foe-0")
    assert table.bar() == (cost, 0)


@rule("souls.boss.special.flying_high")
def test_flying_high_leaves_grants_alone() -> None:
    herald = hero("herald", "n6", place="s", black=3)
    assert duel(herald, heated=True).choose("right.0+hero-0").bar() == (2, 0)


@rule("souls.boss.special.titanite_construct")
@pytest.mark.parametrize(
    ("rolled", "afflicted", "damage"),
    [
        (pips(2, 2), [], 2),  # 5 - Block 3
        (pips(3, 2), [], 2),  # 6 - 3 = 3, less 1
        (pips(3, 3), [], 3),  # 7 - 3 = 4, less 1
        (pips(3, 2), ["bleed"], 4),
    ],
)
def test_titanite_construct(rolled: list[str], afflicted: list[str], damage: int) -> None:
    table = struck(22, rolled, "titanite_demon", afflicted={0: afflicted})
    assert table.health() == 22 - damage


@rule("souls.boss.special.heavy_blows")
@pytest.mark.parametrize(("rolled", "bar"), [(pips(1, 2), (1, 2)), (pips(1, 1), (0, 3))])
def test_heavy_blows(rolled: list[str], bar: tuple[int, int]) -> None:
    party = [hero("knight", "n6", False, place="n"), hero("herald", "n12")]
    table = acting("winged_knight.diagonal_uppercut", *party, script=rolled).choose("block")
    assert table.bar() == bar


@rule("souls.boss.special.heavy_blows")
def test_heavy_blows_may_kill() -> None:
    tired = hero("knight", "n6", False, place="n", black=6, red=1)
    card = "winged_knight.diagonal_uppercut"
    table = acting(card, tired, hero("herald", "n12"), script=pips(1, 2)).choose("block")
    assert table.asked == "explore"


@rule("souls.boss.special.unpredictable_onslaught", "souls.boss.heat_up.special")
def test_the_dancer_shuffles_after_a_heat_up_card() -> None:
    """Blade Dance is the third card of six; its weak arc stays."""
    names = [TABLES.behaviour_ids[card] for card in TABLES.bosses[4].standard][:5]
    assert names[0].startswith(DANCER)
    card = f"{DANCER}.blade_dance"
    table = duel(
        hero("knight", "r10c2"),
        boss=DANCER,
        nodes=("r2c2",),
        facing=("n",),
        phase="foe_end",
        card=card,
        discard=[names[0], names[1], card],
        deck=tuple(names[2:]),
        last=card,
        weak=["back"],
        heated=True,
    )
    assert table.s.fight.deck.size() == 6
    assert table.s.fight.discard == []
    assert table.s.fight.weak[0] == 4  # the rear arc
