"""How bosses move, turn and leap, whom their attacks cover, and the rulebook's long example."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from bossrush.games.souls.cards.records import PACKS
from bossrush.games.souls.cards.terms import ARCS
from bossrush.games.souls.game import SoulsGame
from bossrush.testing.rules import rule
from tests.games.souls.table import Table, acting, duel, hero, icons, pips

DANCER = "dancer_of_the_boreal_valley"
OUTRIDER = "boreal_outrider_knight"


def arc(table: Table, number: int = 0) -> list[str]:
    mask = table.s.arc_of(number, 0)
    return [name for place, name in enumerate(ARCS) if mask >> place & 1]


# -- steps ----------------------------------------------------------------------------------


@rule("souls.boss.move.toward")
def test_a_boss_turns_and_steps() -> None:
    table = acting("gargoyle.halberd_thrust", hero("knight", "n7", False))
    assert (table.foe_node(), table.facing()) == ("n7", "e")


@rule("souls.boss.move.away")
@pytest.mark.parametrize(
    ("facing", "target", "ends", "looks"), [("n", "n1", "n11", "n"), ("ne", "n2", "n8", "ne")]
)
def test_a_boss_backs_away(facing: str, target: str, ends: str, looks: str) -> None:
    table = acting("gargoyle.tail_whip", hero("knight", target, False), icon=1, facing=(facing,))
    assert (table.foe_node(), table.facing()) == (ends, looks)


@rule("souls.boss.move.same_node", "souls.ruling.boss_turn_same_node")
@pytest.mark.parametrize(("place", "facing"), [("w", "w"), ("e", "e")])
def test_a_boss_turns_to_whom_it_stands_with(place: str, facing: str) -> None:
    """Grab & Smash: a move of 0 toward the nearest."""
    one = hero("knight", "n6", False, place=place)
    table = acting("titanite_demon.grab_and_smash", one)
    assert (table.foe_node(), table.facing(), arc(table)) == ("n6", facing, ["front"])


@rule("souls.boss.move.zero")
def test_a_move_of_zero_only_turns() -> None:
    table = acting("gargoyle.electric_breath", hero("knight", "n7", False))
    assert (table.foe_node(), table.facing(), table.asked) == ("n6", "e", "defence")
    south = acting(
        "gargoyle.electric_breath",
        hero("knight", "n12", False),
        nodes=("n1",),
        facing=("s",),
    )
    assert south.facing() == "s"


@rule("souls.boss.move.zero", "souls.condition.frostbite.enemy")
def test_a_move_that_frost_takes_away_still_turns() -> None:
    table = acting(
        "gargoyle.halberd_thrust", hero("knight", "n7", False), afflicted={0: ["frostbite"]}
    )
    assert (table.foe_node(), table.facing()) == ("n6", "e")


@rule("souls.ruling.boss_keep_facing")
def test_straight_ahead_is_best_where_it_is_good() -> None:
    """From n1 to n12: n2, n4 and n6 are equally good."""
    ahead = acting(
        "gargoyle.halberd_thrust", hero("knight", "n12", False), nodes=("n1",), facing=("s",)
    )
    assert ahead.foe_node() == "n6"
    west = acting(
        "gargoyle.halberd_thrust", hero("knight", "n12", False), nodes=("n1",), facing=("w",)
    )
    assert (west.asked, west.offered()) == ("foe-step", ["n2", "n4", "n6"])


@rule("souls.boss.move.onto_character")
def test_a_character_joins_the_base_where_it_faced_it() -> None:
    """The Winged Knight backs onto the herald on n11, who was behind it."""
    party = [hero("knight", "n1", False), hero("herald", "n11", False)]
    table = acting("winged_knight.diagonal_uppercut", *party, icon=1)
    assert table.foe_node() == "n11"
    assert (table.asked, arc(table, 1)) == ("pushed-to", ["back"])


@rule("souls.boss.move.directional")
@pytest.mark.parametrize(("facing", "node"), [("n", "n5"), ("ne", "n3")])
def test_a_shift_keeps_the_facing(facing: str, node: str) -> None:
    far = hero("knight", "n12", False)
    table = acting(f"{OUTRIDER}.overhand_slash", far, facing=(facing,))
    assert (table.foe_node(), table.facing()) == (node, facing)


@rule("souls.boss.move.directional")
def test_a_wall_stops_a_shift() -> None:
    table = acting("titanite_demon.sweeping_strike", hero("knight", "n0", False))
    assert table.foe_node() == "n11"


@rule("souls.boss.move.turn")
def test_a_turn_of_ninety_degrees() -> None:
    card = f"{DANCER}.sweeping_blade_swipe"
    table = acting(card, hero("knight", "r10c0", False), icon=1, nodes=("r4c2",), facing=("ne",))
    assert (table.foe_node(), table.facing()) == ("r4c2", "se")


@rule("souls.boss.move.about_face", "souls.boss.move.turn_keeps_characters")
def test_an_about_face() -> None:
    one = hero("knight", "n6", False, place="s")
    table = acting("titanite_demon.vicious_swing", one)
    assert (table.facing(), arc(table), table.s.party[0].place) == ("s", ["front"], 4)


# -- attacks --------------------------------------------------------------------------------


@rule("souls.boss.attack.area")
def test_an_area_attack_covers_its_arcs() -> None:
    """Sweeping Strike of the Gargoyle: front, left and right within range 1."""
    party = [
        hero("assassin", "n1"),
        hero("herald", "n5"),
        hero("knight", "n7"),
        hero("warrior", "n11"),
    ]
    table = acting("gargoyle.sweeping_strike", *party, icon=1)
    assert table.s.fight.targets == 0b0111


@rule("souls.boss.attack.no_turn")
def test_a_boss_does_not_turn_to_attack() -> None:
    table = acting("gargoyle.electric_breath", hero("knight", "n11"), icon=1)
    assert table.told("miss")
    assert table.facing() == "n"


@rule("souls.boss.attack.area_own_node")
def test_an_area_attack_on_the_boss_node() -> None:
    party = [hero("knight", "n6", place="n"), hero("herald", "n6", place="s")]
    assert acting("gargoyle.electric_breath", *party, icon=1).s.fight.targets == 1
    assert acting("winged_knight.whirlwind", *party, icon=1).s.fight.targets == 3


@rule("souls.ruling.hammer_smash")
@pytest.mark.parametrize(
    ("party", "targets"),
    [
        ((("assassin", "r6c4"), ("herald", "r8c2")), 2),
        ((("assassin", "r6c4"), ("herald", "r10c0")), 0),
    ],
)
def test_hammer_smash(party: tuple[tuple[str, str], ...], targets: int) -> None:
    """Smough on (6,2) faces south; the Aggro holder beside him is not in front of him."""
    table = acting(
        "ornstein_and_smough.gliding_stab_and_hammer_smash",
        *(hero(name, node) for name, node in party),
        icon=1,
        nodes=("r2c2", "r6c2"),
        facing=("s", "s"),
        acting=1,
        aggro=0,
    )
    assert table.s.fight.targets == targets


@rule("souls.ruling.hammer_smash")
def test_without_a_hit_arc_arcs_do_not_matter() -> None:
    table = acting("titanite_demon.grab_and_smash", hero("knight", "n11"), icon=1)
    assert table.s.fight.targets == 1


# -- leaps ----------------------------------------------------------------------------------


@rule("souls.boss.leap", "souls.boss.leap.facing", "souls.boss.leap.unlimited")
@pytest.mark.parametrize("start", ["r2c2", "r0c4"])
def test_a_leap_knows_no_distance(start: str) -> None:
    table = acting(
        f"{DANCER}.ash_cloud",
        hero("knight", "r10c0", False),
        icon=1,
        nodes=(start,),
        facing=("w",),
    )
    assert (table.foe_node(), table.facing()) == ("r10c0", "w")


@rule("souls.boss.leap.push")
def test_a_leap_pushes_anywhere() -> None:
    party = [hero("knight", "r8c2", False), hero("herald", "r8c2", False)]
    table = acting(f"{DANCER}.ash_cloud", *party, icon=1, nodes=("r2c2",), aggro=0)
    assert table.asked == "pushed-to"
    assert len(table.offered(0)) == len(table.offered(1)) == 8


@rule("souls.boss.leap.damage")
def test_a_numbered_leap_attacks_first() -> None:
    """Vaulting Slam: 6 against Block rolls of 2 and 5, then both are pushed, then it turns."""
    party = [hero("knight", "n11", False), hero("warrior", "n11", False)]
    table = acting(
        "titanite_demon.vaulting_slam",
        *party,
        nodes=("n1",),
        facing=("s",),
        aggro=0,
        script=pips(2, 3, 1, 1),
    )
    assert (table.foe_node(), table.s.fight.targets) == ("n11", 3)
    table.choose("block", seat=0)
    assert (table.bar(0), table.asked) == ((0, 1), "pushed-to")
    table.choose("n12", seat=0).choose("block", seat=1)
    assert table.bar(1) == (0, 4)
    table.choose("n10", seat=1)
    assert table.facing() == "e"  # toward the Aggro holder


@rule("souls.boss.leap.damage")
def test_plunging_assault_strikes_three_times() -> None:
    knight = hero("knight", "r8c2", False, red=0)
    table = acting(
        f"{DANCER}.plunging_assault",
        knight,
        hero("herald", "r10c0"),
        nodes=("r2c2",),
        script=pips(2, 3, 2, 3, 2, 3),
    )
    for node in ("r6c2", "r8c2", "r6c2"):
        table.choose("block", node)
    assert table.bar() == (0, 3)


@rule("souls.ruling.leap_dodged")
def test_dodging_a_leap() -> None:
    """Bonzai Drop of Smough: 5, dodge 2."""
    card = "ornstein_and_smough.swiping_combo_and_bonzai_drop"
    one = hero("assassin", "r8c2", False, left="broadsword", right="target_shield")
    where: dict[str, Any] = {"nodes": ("r2c2", "r6c2"), "facing": ("s", "s"), "acting": 1}
    stays = acting(card, one, hero("knight", "r0c0"), script=icons(1, 1), **where)
    stays.choose("dodge")
    assert (stays.asked, stays.foe_node(1)) == ("arc", "r8c2")
    stays.choose("left")
    assert (stays.node(), stays.bar()) == ("r8c2", (1, 0))
    fails = acting(card, one, hero("knight", "r0c0"), script=icons(1, 0), **where)
    fails.choose("dodge:r10c2")
    assert (fails.node(), fails.bar()) == ("r10c2", (1, 5))
    assert fails.asked != "pushed-to"


# -- the rulebook's example -----------------------------------------------------------------


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> SoulsGame:
    """No card of the box has the example's icons, so one of the Gargoyle's is given them."""
    pack = tmp_path_factory.mktemp("example") / "core"
    shutil.copytree(PACKS / "core", pack)
    path = Path(pack) / "behaviours_gargoyle.yaml"
    text = path.read_text(encoding="utf-8")
    for old, new in (
        (
            "{op: move, n: 1, dir: toward, to: aggro, push: true}",
            "{op: move, n: 2, dir: toward, to: aggro, push: true}",
        ),
        (
            "{op: attack, type: physical, dmg: 6, mode: single, target: aggro}",
            "{op: attack, type: physical, dmg: 7, mode: single, target: nearest, push: true}",
        ),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return SoulsGame([pack])


@rule(
    "souls.boss.example.phase1",
    "souls.boss.example.phase2",
    "souls.boss.example.phase3",
    "souls.boss.example.phase4",
    "souls.boss.example.phase5",
    "souls.boss.example.phase6",
    "souls.ruling.boss_push_sequence",
)
@pytest.mark.parametrize(
    ("armour", "rolled", "damage"),
    [
        (None, pips(0), 7),
        ("elite_knight_armour", pips(0, 2, 2), 3),
        ("elite_knight_armour", pips(1, 3, 3), 0),
    ],
)
def test_the_boss_activation_in_six_phases(
    example: SoulsGame, armour: str | None, rolled: list[str], damage: int
) -> None:
    """The boss on n1 faces south toward the knight with the Aggro on n6; two others share its node.

    It pushes those two off, each within its arc; steps to n6 and pushes the knight to n11; steps
    there and pushes the knight along the wall; and attacks it for 7.
    """
    card = "gargoyle.halberd_thrust"
    party = [
        hero("knight", "n6", False, armour=armour),
        hero("herald", "n1", False, place="w"),
        hero("warrior", "n1", False, place="e"),
    ]
    table = duel(
        *party,
        nodes=("n1",),
        facing=("s",),
        phase="foe_next",
        deck=(card,),
        script=rolled,
        game=example,
    )
    # phase 1: the card is on the discard pile; phase 2: no turn was needed
    assert [table.s.tables.behaviour_ids[one] for one in table.s.fight.discard] == [card]
    assert table.facing() == "s"
    # phase 3: both leave within their arcs
    assert set(table.offered(1)) == {"n0", "n3"}
    assert set(table.offered(2)) == {"n2", "n4"}
    table.choose("n0", seat=1).choose("n2", seat=2)
    # phase 4: one step, and the knight is pushed within the front arc
    assert table.foe_node() == "n6"
    assert set(table.offered(0)) == {"n8", "n9", "n11"}
    table.choose("n11", seat=0)
    # phase 5: the last step; the wall leaves no node in front
    assert table.foe_node() == "n11"
    assert set(table.offered(0)) == {"n10", "n12"}
    table.choose("n12", seat=0)
    # phase 6: 7 damage to the nearest, who is pushed away
    assert table.asked == "defence"
    table.choose("block", seat=0)
    assert table.hero().red == damage
    assert table.node() == "n7"  # the one node beside n12 that is farthest from n11
    moved = [event.pieces[0] for event in table.told("move")]
    assert moved == [
        "figure-1",
        "figure-2",
        "foe-0",
        "figure-0",
        "foe-0",
        "figure-0",
        "figure-0",
    ]
