"""The bonfire tile: resting, Blacksmith Andre, the Firekeeper, Embers and souls."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.games.souls import GAME
from bossrush.games.souls.table.state import DEFEAT
from bossrush.testing.rules import rule
from bossrush.testing.walk import Case
from bossrush.testing.wording import ids_resolve
from tests.games.souls.bouts import attacked
from tests.games.souls.table import Table, duel, dungeon, fight, hero, pips

SPENT: dict[str, Any] = {"estus": False, "heroic": False, "luck": False}


def services(table: Table) -> set[str]:
    """What is offered between encounters, but for ways to go."""
    return {option.partition(":")[0] for option in table.offered()} - {"go", "bonfire"}


def defeat(*party: dict[str, Any], **state: Any) -> Table:
    """The first of the party is killed by a Hollow Soldier on n6 of room1a."""
    doomed = hero("warrior", "n6", False, black=8, red=1)
    foes = [("hollow_soldier", "n6")]
    table = fight(
        doomed, *party, foes=foes, phase="foe_icon", icon=1, script=pips(0, 0), state=state
    )
    return table.choose("block")


# -- the tile -------------------------------------------------------------------------------


@rule("souls.bonfire.elements", "souls.andre.visit", "souls.firekeeper.visit")
def test_what_there_is_to_do_at_the_bonfire() -> None:
    at_home = dungeon(hero("knight", luck=False), souls=9, inventory=("kukris",))
    assert services(at_home) == {"rest", "buy", "gear", "level", "luck"}
    away = dungeon(hero("knight", luck=False), souls=9, inventory=("kukris",), up=(0,), at=0)
    assert services(away) == {"open"}  # a chest
    s = at_home.s
    assert (s.sparks, s.treasure.size(), at_home.inventory, s.souls) == (5, 3, ["kukris"], 9)


@rule("souls.bonfire.inventory")
def test_the_inventory_is_shared() -> None:
    table = dungeon(hero("knight"), hero("assassin", tiers=[0, 1, 0, 0]), inventory=("kukris",))
    table.choose("gear:hero-0", "left", "inventory", "done")
    assert table.inventory == ["kukris", "long_sword"]
    table.choose("gear:hero-1")
    assert table.offered() == ["done", "armour", "left", "right", "stock-0"]
    table.choose("stock-0", "right")
    assert table.carried(1)["right"] == "kukris"
    assert table.inventory == ["long_sword", "target_shield"]


@rule("souls.souls.currency")
def test_souls_are_shared() -> None:
    table = dungeon(souls=3, script=["shortsword"]).choose("level:hero-0.str")
    assert table.s.souls == 1
    table.choose("buy")
    assert table.s.souls == 0


@rule("souls.souls.start", "souls.setup.sparks.count")
@pytest.mark.parametrize(("seats", "souls"), [(1, 16), (2, 0), (3, 0), (4, 0)])
def test_souls_and_sparks_at_the_start(seats: int, souls: int) -> None:
    state: Any = GAME.new(seats=seats, seed=1).state
    assert (state.souls, state.sparks) == (souls, 6 - seats)


# -- Blacksmith Andre: treasure -------------------------------------------------------------


@rule("souls.andre.buy")
def test_treasure_costs_a_soul() -> None:
    table = dungeon(souls=1, script=["shortsword"]).choose("buy")
    assert (table.s.souls, table.s.treasure.size()) == (0, 2)
    assert "buy" not in dungeon(souls=0).offered()


@rule("souls.andre.buy.equip")
def test_whoever_can_may_equip_what_was_bought() -> None:
    able = hero("assassin", tiers=[1, 2, 0, 0])
    table = dungeon(hero("knight"), able, souls=2, script=["shortsword"]).choose("buy")
    assert table.asked == "share"
    assert table.offered() == ["keep", "hero-1:left", "hero-1:right", "hero-1:add"]
    table.choose("hero-1:left")
    assert table.carried(1)["left"] == "shortsword"
    assert table.inventory == ["estoc"]
    declined = dungeon(hero("knight"), able, souls=2, script=["shortsword"])
    declined.choose("buy", "keep")
    assert declined.inventory == ["shortsword"]


@rule("souls.andre.buy.equip")
def test_what_nobody_can_use_goes_to_the_inventory() -> None:
    table = dungeon(souls=1, script=["shortsword"]).choose("buy")
    assert table.asked == "explore"  # nobody was asked
    assert table.inventory == ["shortsword"]


@rule("souls.andre.buy")
def test_treasure_that_goes_on_at_once_is_told_of_its_pile() -> None:
    """Alone, an Ember is taken by the only one who can: nobody ever sees it lie open."""
    ids_resolve(Case(GAME, 1), [481])


@rule("souls.andre.buy.unlimited")
def test_only_souls_limit_what_is_bought() -> None:
    cards = ("claymore", "zweihander", "greataxe", "great_mace", "halberd", "scimitar")
    table = dungeon(souls=5, treasure=cards, script=list(cards))
    for _ in range(5):
        table.choose("buy")
    assert sorted(table.inventory) == sorted(cards[:5])
    assert table.refused("buy")


@rule("souls.ruling.treasure_empty")
def test_an_empty_treasure_deck() -> None:
    table = dungeon(souls=2, treasure=("zweihander",)).choose("buy")
    assert table.s.souls == 1
    assert table.refused("buy")
    chest = dungeon(cards=("broken_passageway",) * 4, up=(0,), treasure=(), at=0)
    assert "open" not in chest.offered()
    last = dungeon(cards=("broken_passageway",) * 4, up=(0,), treasure=("zweihander",), at=0)
    assert last.choose("open").inventory == ["zweihander"]


@rule("souls.andre.buy.equip")
def test_an_upgrade_bought_at_andres_may_be_attached_at_once() -> None:
    knight = hero("knight", left="morning_star")
    table = dungeon(knight, souls=1, script=["titanite_shard"]).choose("buy")
    assert table.offered() == ["keep", "hero-0:left"]
    assert table.choose("hero-0:left").carried()["left"] == "morning_star+titanite_shard"


# -- Blacksmith Andre: equipment ------------------------------------------------------------


@rule("souls.andre.swap")
def test_equipment_is_changed_at_andres_only() -> None:
    assert "gear:hero-0" in dungeon().offered()
    assert "gear:hero-0" not in dungeon(up=(0,), at=0).offered()


@rule("souls.andre.swap.how")
def test_cards_move_both_ways() -> None:
    table = dungeon(hero("knight"), inventory=("estoc", "claymore")).choose("gear:hero-0")
    assert "stock-1" not in table.offered()  # a claymore asks for more
    table.choose("right", "inventory", "armour", "inventory")
    assert table.carried() == {"left": "long_sword"}
    assert table.inventory == ["estoc", "claymore", "kite_shield", "knight_armour"]
    table.choose("stock-3", "armour", "stock-2", "right")
    assert table.carried() == {
        "armour": "knight_armour",
        "left": "long_sword",
        "right": "kite_shield",
    }


@rule("souls.andre.swap.how")
def test_hand_cards_change_places_on_their_board() -> None:
    table = dungeon(hero("herald")).choose("gear:hero-0", "backup", "left")
    assert table.carried()["left"] == "kite_shield"
    assert table.carried()["backup"] == "spear"


@rule("souls.andre.swap.limits", "souls.equip.slot.armour")
def test_one_armour_and_three_weapons() -> None:
    herald = hero("herald", tiers=[3, 3, 3, 3])
    table = dungeon(herald, inventory=("worker_armour", "estoc")).choose("gear:hero-0")
    table.choose("stock-0")
    assert table.offered() == ["back", "armour"]
    table.choose("armour")
    assert table.inventory == ["estoc", "herald_armour"]
    assert len(table.hero().weapons()) == 3


@rule("souls.andre.upgrade.armour")
def test_armour_upgrades_come_off() -> None:
    knight = hero("knight", armour=["sunless_armour", "sun_princess_ring"])
    table = dungeon(knight).choose("gear:hero-0", "armour", "strip")
    assert table.carried()["armour"] == "sunless_armour"
    assert table.inventory == ["sun_princess_ring"]


@rule("souls.andre.upgrade.weapon_permanent")
def test_weapon_upgrades_stay() -> None:
    knight = hero("knight", left=["thrall_axe", "titanite_shard"], tiers=[1, 1, 0, 0])
    table = dungeon(knight).choose("gear:hero-0", "left")
    assert "strip" not in table.offered()
    table.choose("inventory")
    assert table.inventory == ["thrall_axe+titanite_shard"]
    table.choose("stock-0", "left")
    assert table.carried()["left"] == "thrall_axe+titanite_shard"


@rule("souls.andre.upgrade.requirements")
@pytest.mark.parametrize(("faith", "allowed"), [(1, False), (2, True)])
def test_an_upgraded_weapon_asks_for_more(faith: int, allowed: bool) -> None:
    """A Herald with Strength 19 and Faith 22 or 31; star 16 and 19, gem 25."""
    herald = hero("herald", tiers=[1, 0, 0, faith])
    table = dungeon(herald, inventory=(["morning_star", "blessed_gem"],)).choose("gear:hero-0")
    assert ("stock-0" in table.offered()) is allowed


@rule("souls.andre.upgrade.example_sunless")
def test_a_sunless_armour_with_a_chloranthy_ring() -> None:
    """There is room for a second ring, and the first comes off."""
    knight = hero("knight", armour=["sunless_armour", "chloranthy_ring"], tiers=[2, 2, 2, 3])
    table = dungeon(knight, inventory=("sun_princess_ring",)).choose("gear:hero-0", "stock-0")
    assert table.offered() == ["back", "armour"]
    table.choose("armour", "armour")
    assert "strip" in table.offered()
    table.choose("strip")
    assert sorted(table.inventory) == ["chloranthy_ring", "sun_princess_ring"]


# -- the Firekeeper -------------------------------------------------------------------------


@rule("souls.firekeeper.costs", "souls.firekeeper.max")
def test_what_levels_cost() -> None:
    table = dungeon(souls=15)
    for left in (13, 9, 1):
        table.choose("level:hero-0.str")
        assert table.s.souls == left
    assert table.hero().tiers == [3, 0, 0, 0]
    rich = dungeon(hero("knight", tiers=[3, 0, 0, 0]), souls=50)
    assert rich.refused("level:hero-0.str")


@rule("souls.firekeeper.individual")
def test_stats_and_characters_rise_one_by_one() -> None:
    table = dungeon(souls=20).choose("level:hero-0.str")
    assert table.hero(0).tiers == [1, 0, 0, 0]
    assert table.hero(1).tiers == [0, 0, 0, 0]
    assert [table.hero(0).stat(stat) for stat in range(4)] == [21, 12, 9, 9]


@rule("souls.firekeeper.example_levels")
def test_eighteen_souls_of_levels() -> None:
    """The Herald: Strength and Dexterity to Tier 1, Faith to Tier 3."""
    table = dungeon(hero("herald"), souls=18)
    table.choose("level:hero-0.str", "level:hero-0.dex")
    for _ in range(3):
        table.choose("level:hero-0.fai")
    assert table.s.souls == 0
    assert [table.hero().stat(stat) for stat in range(4)] == [19, 17, 8, 40]


@rule("souls.firekeeper.luck", "souls.luck.spent")
def test_luck_for_a_soul() -> None:
    table = dungeon(hero("knight", luck=False), hero("assassin"), souls=1)
    assert [option for option in table.offered() if option.startswith("luck")] == ["luck:hero-0"]
    table.choose("luck:hero-0")
    assert (table.hero().luck, table.s.souls) == (True, 0)
    assert table.refused("luck:hero-0")


# -- resting --------------------------------------------------------------------------------


@rule(
    "souls.rest.steps",
    "souls.rest.voluntary",
    "souls.heroic.refresh",
    "souls.estus.empty",
    "souls.luck.spent",
    "souls.setup.sparks.decrease",
)
def test_a_rest() -> None:
    party = [hero("knight", **SPENT, ember=True), hero("assassin", **SPENT)]
    table = dungeon(*party, sparks=2, up=(0, 1, 2)).choose("rest")
    assert table.s.sparks == 1
    for character in table.s.party:
        assert (character.estus, character.heroic, character.luck) == (True, True, True)
    assert not any(tile.up for tile in table.s.tiles)
    assert [tile.card >= 0 for tile in table.s.tiles] == [True, True, True, False]
    assert table.hero().ember  # a rest of one's own choice keeps Embers


@rule("souls.ruling.defeat_clears")
def test_a_rest_clears_bars() -> None:
    knight = hero("knight", red=4, conditions=["bleed"])
    table = dungeon(knight, mode="first_journey").choose("rest")
    assert (table.bar(), table.conditions()) == ((0, 0), set())


@rule("souls.setup.sparks.zero_no_rest")
def test_no_rest_without_a_spark() -> None:
    assert "rest" not in dungeon(sparks=0).offered()


@rule("souls.rest.forced", "souls.encounter.loss.return", "souls.ruling.defeat_clears")
def test_a_defeat_forces_a_rest() -> None:
    table = defeat(hero("knight", "n10", red=3, conditions=["poison"], **SPENT))
    assert table.asked == "explore"
    assert (table.s.at, table.s.sparks) == (-1, 3)
    assert table.hero(1).luck
    assert (table.bar(1), table.conditions(1)) == ((0, 0), set())


@rule("souls.game.death_not_end", "souls.end.lose_at_zero")
def test_sparks_between_death_and_the_end() -> None:
    table = defeat(sparks=1)
    assert (table.won, table.s.sparks) == (None, 0)
    assert not any(tile.up for tile in table.s.tiles)
    assert defeat(sparks=0).won is False


@rule("souls.rest.refight", "souls.encounter.win.souls")
def test_a_cleared_encounter_can_be_won_again_after_a_rest() -> None:
    tile = {"face": "room1a", "x": 0, "y": 1, "card": "dark_hollow", "level": 1, "opened": True}
    knight = hero("knight", "n1", left="caestus", right=None, ready=False)
    last = [("hollow_soldier", "n1")]
    table = fight(knight, foes=last, script=pips(2, 2), state={"tiles": [tile]}, card="dark_hollow")
    table.choose("left.0>foe-0")
    assert table.s.souls == 18  # 16 of a lone character, and 2
    table.choose("bonfire", "rest", "go:tile-0@north")
    assert table.asked == "entry"
    assert [foe.card().id for foe in table.s.fight.foes] == ["large_hollow_soldier"]


@rule("souls.rest.after_mini_boss", "souls.setup.second.tiles_sparks")
def test_a_free_rest_after_the_mini_boss() -> None:
    knight = hero("knight", "n6", place="s", left="caestus", right=None, estus=False, ready=False)
    party = [knight, hero("herald", "n12", **SPENT), hero("warrior", "n12", **SPENT)]
    table = duel(*party, health=(1,), script=pips(2, 2), state={"sparks": 1})
    table.choose("left.0>foe-0")
    assert table.asked == "boss"
    assert table.s.sparks == 3
    for character in table.s.party:
        assert (character.estus, character.heroic, character.luck) == (True, True, True)


# -- Embers ---------------------------------------------------------------------------------


@rule("souls.ember.gain")
def test_an_ember_is_given_to_somebody() -> None:
    table = dungeon(souls=1, script=["ember"]).choose("buy")
    assert table.offered() == ["hero-0", "hero-1"]
    table.choose("hero-1")
    assert [character.ember for character in table.s.party] == [False, True]
    assert table.inventory == []
    assert table.s.treasure.size() == 2


@rule("souls.ember.one_each")
def test_nobody_has_two_embers() -> None:
    party = [hero("knight", ember=True), hero("assassin"), hero("herald")]
    table = dungeon(*party, souls=1, script=["ember"]).choose("buy")
    assert table.offered() == ["hero-1", "hero-2"]


@rule("souls.ember.all_full")
def test_an_ember_nobody_can_take_is_shuffled_back() -> None:
    knight = hero("knight", ember=True)
    treasure = ("ember", "zweihander", "claymore")
    table = dungeon(knight, souls=1, treasure=treasure, script=["ember", "ember", "zweihander"])
    table.choose("buy")
    assert (table.s.souls, table.inventory) == (0, ["zweihander"])
    assert table.s.treasure.size() == 2
    assert "buy" not in dungeon(knight, souls=1, treasure=("ember", "ember")).offered()


@rule("souls.ember.reduce")
@pytest.mark.parametrize(
    ("foe", "rolled", "red"),
    [
        ("hollow_soldier", pips(0, 1), 2),  # 3 less 1
        ("hollow_soldier", pips(1, 1), 2),
        ("sentinel", pips(0, 1), 4),  # 5 less 1
    ],
)
def test_an_ember_softens_heavy_blows(foe: str, rolled: list[str], red: int) -> None:
    knight = hero("knight", "n6", False, ember=True)
    table = attacked(knight, foe, rolled).choose("block")
    assert table.bar() == (0, red)
    assert table.hero().ember


@rule("souls.ember.lost")
def test_a_defeat_takes_every_ember() -> None:
    table = defeat(hero("knight", "n10", ember=True))
    assert not any(character.ember for character in table.s.party)


@rule("souls.setup.sparks.zero_no_rest")
def test_a_game_that_is_lost_has_ended_in_defeat() -> None:
    table = defeat(hero("knight", "n10"), sparks=0)
    assert table.won is False
    assert table.s.ended == DEFEAT
    (page,) = table.play.scene().pages
    assert page.title.key == "souls-defeat-title"
