"""Campaigns: sections, prices, dashing through, and people who come and go."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.errors import IllegalChoice
from bossrush.games.souls import GAME
from bossrush.testing.rules import rule
from tests.games.souls.table import Table, duel, dungeon, fight, hero, pips

JOURNEY = "first_journey"
PARTY = ("knight", "assassin", "warrior")


def laid(mode: str, **changes: Any) -> Any:
    """A new game of two with the tiles laid, at the bonfire."""
    play = GAME.new(seats=2, seed=7, mode=mode, layout="laid", **changes)
    while play.open[0].key != "souls.ask.explore":
        decision = play.open[0]
        play.choose(decision.seat, decision.options[0].id)
    return play.state


def beaten(seats: int = 2, mode: str = JOURNEY, boss: str = "gargoyle", **state: Any) -> Table:
    """A boss with one Health left falls to Poison."""
    tables = GAME.cards({})
    card = tables.bosses[tables.boss_ids.index(boss)]
    behaviour = tables.behaviour_ids[card.standard[0]]
    there, door = ("r6c2", "r10c4") if card.main else ("n6", "n12")
    return duel(
        *(hero(name, door, False) for name in PARTY[:seats]),
        boss=boss,
        nodes=(there,),
        health=(1,),
        afflicted={0: ["poison"]},
        mode=mode,
        phase="foe_end",
        card=behaviour,
        discard=[behaviour],
        state=state,
    )


def dashing(
    *party: dict[str, Any], tiles: list[dict[str, Any]] | None = None, **state: Any
) -> Table:
    """The enemies of a campaign's encounter have acted for the first time, and hurt nobody.

    The tile lies south of the bonfire; a Large Hollow Soldier comes from n11 to n6.
    """
    heroes = list(party) or [hero("knight", "n1")]
    if tiles is not None:
        state["tiles"] = tiles
    return fight(
        *heroes,
        foes=[("large_hollow_soldier", "n11")],
        mode=JOURNEY,
        phase="foes_begin",
        opened=False,
        state=state,
    )


# -- the mode -------------------------------------------------------------------------------


@rule("souls.campaign.optional")
def test_a_standard_game_knows_nothing_of_campaigns() -> None:
    rich: dict[str, Any] = {"souls": 40, "sparks": 1, "inventory": ("kukris",)}
    standard = set(dungeon(hero("knight", tiers=[3, 0, 0, 0]), **rich).offered())
    assert not {"sell", "spark", "level:hero-0.str"} & standard
    campaign = set(dungeon(hero("knight", tiers=[3, 0, 0, 0]), mode=JOURNEY, **rich).offered())
    assert {"sell", "spark", "level:hero-0.str"} <= campaign


@rule("souls.campaign.base_rules")
def test_an_encounter_of_a_campaign_is_won_as_any_other() -> None:
    knight = hero("knight", "n1", False, left="caestus", right=None, red=3)
    foes = [("hollow_soldier", "n1")]
    table = fight(knight, foes=foes, mode=JOURNEY, script=pips(2, 2), state={"souls": 0})
    table.choose("left.0>foe-0")
    assert (table.s.souls, table.bar(), table.asked) == (2, (0, 0), "explore")


@rule("souls.campaign.setup.tiles", "souls.campaign.first_journey.s1")
def test_undead_burg_is_laid() -> None:
    s = laid(JOURNEY)
    assert sorted(tile.level for tile in s.tiles) == [1, 1, 2]
    assert s.boss_card().id == "gargoyle"


@rule("souls.campaign.setup.tiles", "souls.campaign.coiled_sword.s1")
def test_the_high_wall_is_laid() -> None:
    s = laid("coiled_sword")
    assert sorted(tile.level for tile in s.tiles) == [1, 1, 1, 2, 2]
    assert s.boss_card().id == "winged_knight"


@rule("souls.campaign.sparks.start")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sparks_at_the_start(seats: int) -> None:
    state: Any = GAME.new(seats=seats, seed=1, mode=JOURNEY).state
    assert state.sparks == 6 - seats


# -- bosses and sections --------------------------------------------------------------------


@rule("souls.campaign.setup.multi_boss", "souls.campaign.first_journey.s1_note")
def test_the_second_gargoyle_follows_at_once() -> None:
    table = beaten(sparks=2, souls=1, stage=0)
    assert table.asked == "entry"
    assert (table.s.stage, table.s.sparks, table.s.section) == (1, 2, 0)
    assert table.s.souls == 5  # 1 for each of two characters and each of two sparks
    assert table.inventory == []
    assert table.health() == 26
    assert len(table.s.tiles) == 4


@rule("souls.campaign.progress", "souls.campaign.sparks.boss", "souls.campaign.carry_over")
def test_the_last_boss_of_a_section_opens_the_next() -> None:
    table = beaten(seats=3, sparks=1, souls=4, stage=1)
    s = table.s
    assert (s.section, s.sparks, s.souls) == (1, 2, 7)
    assert table.inventory == ["gargoyle_tail_axe", "gargoyles_halberd", "gargoyles_shield"]
    assert s.boss_card().id == "titanite_demon"
    assert table.carried()["left"] == "long_sword"


@rule("souls.campaign.carry_over", "souls.setup.second.treasure")
def test_treasure_grows_once_after_the_first_section() -> None:
    table = beaten(stage=1, treasure={"runs": [{"cards": ["zweihander"]}]})
    assert table.s.treasure.size() == 1 + 5 * 2 + 5
    later = beaten(
        stage=0, section=1, boss="titanite_demon", treasure={"runs": [{"cards": ["zweihander"]}]}
    )
    assert later.s.treasure.size() == 1


@rule("souls.ruling.campaign_spark_cap")
def test_sparks_never_exceed_the_maximum() -> None:
    assert beaten(seats=3, sparks=3, stage=1).s.sparks == 3


@rule("souls.campaign.first_journey.s1_note", "souls.ruling.boss_refight")
def test_a_defeat_by_the_second_gargoyle_starts_over() -> None:
    card = "gargoyle.halberd_thrust"
    doomed = hero("knight", "n6", False, place="s", black=8, red=1)
    table = duel(
        doomed,
        mode=JOURNEY,
        phase="foe_icon",
        icon=1,
        card=card,
        discard=[card],
        script=pips(0, 1),
        state={"stage": 1, "souls": 3},
    ).choose("block")
    assert (table.s.stage, table.s.section, table.inventory) == (0, 0, [])
    assert table.s.boss_card().id == "gargoyle"


@rule("souls.campaign.end", "souls.campaign.first_journey.s3")
def test_the_last_boss_wins_the_campaign() -> None:
    dancer = beaten(mode="coiled_sword", boss="dancer_of_the_boreal_valley", section=2, sparks=1)
    assert dancer.won is True


@rule("souls.campaign.end")
@pytest.mark.parametrize(("sparks", "won"), [(0, False), (1, None)])
def test_a_death_without_sparks_loses_the_campaign(sparks: int, won: bool | None) -> None:
    doomed = hero("knight", "n6", False, black=8, red=1)
    table = fight(
        doomed,
        foes=[("hollow_soldier", "n6")],
        mode=JOURNEY,
        phase="foe_icon",
        icon=1,
        script=pips(0, 1),
        state={"sparks": sparks},
    ).choose("block")
    assert table.won is won


@rule("souls.boss.end.main_treasure")
def test_a_main_boss_leaves_treasure_in_campaigns_only() -> None:
    """The printed campaigns end with a main boss; its treasure is taken all the same."""
    boss = "dancer_of_the_boreal_valley"
    table = beaten(mode="coiled_sword", boss=boss, section=2, sparks=1)
    assert table.won
    assert table.inventory == ["dancer_armour", "dancers_enchanted_swords", "soothing_sunlight"]
    assert beaten(mode="standard", boss=boss, section=1).inventory == []


# -- prices ---------------------------------------------------------------------------------


@rule("souls.campaign.treasure_cost", "souls.ruling.campaign_treasure")
def test_treasure_costs_two_souls() -> None:
    table = dungeon(mode=JOURNEY, souls=2, script=["shortsword"]).choose("buy")
    assert table.s.souls == 0
    assert "buy" not in dungeon(mode=JOURNEY, souls=1).offered()
    assert "buy" in dungeon(souls=1).offered()


@rule("souls.campaign.sell")
def test_andre_buys_treasure() -> None:
    stock: tuple[str | list[str], ...] = ("estoc", ["thrall_axe", "titanite_shard"], "kukris")
    party = (hero("knight"), hero("warrior"))
    table = dungeon(*party, mode=JOURNEY, souls=0, inventory=stock).choose("sell")
    assert table.offered() == ["done", "stock-1", "stock-2"]  # no starting equipment
    table.choose("stock-1")
    assert (table.s.souls, table.inventory) == (1, ["estoc", "kukris"])
    assert table.s.treasure.size() == 2  # the shard of the third is under the axe


@rule("souls.campaign.level_costs", "souls.campaign.tier4")
def test_what_levels_cost_in_a_campaign() -> None:
    table = dungeon(hero("herald"), mode=JOURNEY, souls=48)
    for left in (44, 36, 20, 0):
        table.choose("level:hero-0.int")
        assert table.s.souls == left
    assert table.hero().tiers == [0, 0, 4, 0]
    assert table.hero().stat(2) == 40


@rule("souls.campaign.tier4")
def test_tier_four_is_the_end() -> None:
    top = hero("herald", tiers=[4, 4, 4, 4])
    assert not [o for o in dungeon(top, mode=JOURNEY, souls=90).offered() if "level" in o]


@rule("souls.campaign.sparks.buy", "souls.campaign.sparks.example")
@pytest.mark.parametrize(("seats", "price"), [(2, 4), (3, 6)])
def test_sparks_are_for_sale(seats: int, price: int) -> None:
    party = [hero(name) for name in PARTY[:seats]]
    most = 6 - seats
    table = dungeon(*party, mode=JOURNEY, souls=price, sparks=most - 1).choose("spark")
    assert (table.s.souls, table.s.sparks) == (0, most)
    assert "spark" not in dungeon(*party, mode=JOURNEY, souls=50, sparks=most).offered()
    poor = dungeon(*party, mode=JOURNEY, souls=price - 1, sparks=most - 1)
    assert "spark" not in poor.offered()


# -- dashing through ------------------------------------------------------------------------


@rule("souls.campaign.dash.timing", "souls.campaign.dash.allowed")
def test_the_party_may_dash_once_the_enemies_have_acted() -> None:
    table = dashing()
    assert (table.asked, table.foe_node()) == ("dash", "n6")
    table.choose("fight")
    assert table.asked == "act"
    table.choose("end")
    assert table.asked == "defence"  # the soldier comes on, and nobody is asked again


@rule("souls.campaign.dash.allowed")
def test_nobody_dashes_in_a_standard_game_or_past_a_boss() -> None:
    plain = fight(
        hero("knight", "n1"),
        foes=[("large_hollow_soldier", "n11")],
        phase="foes_begin",
        opened=False,
    )
    assert plain.asked == "act"
    bolt = "titanite_demon.lightning_bolt"
    boss = duel(
        hero("knight", "n11", False),
        boss="titanite_demon",
        nodes=("n1",),
        facing=("s",),
        mode=JOURNEY,
        phase="foes_begin",
        opened=False,
        deck=(bolt,),
        script=pips(1),
        state={"section": 1},
    )
    boss.choose("resist")
    assert boss.asked == "act"


TWO_TILES: list[dict[str, Any]] = [
    {"face": "room1a", "x": 0, "y": 1, "level": 3, "card": "central_irithyll"},
    {"face": "room6a", "x": 1, "y": 1, "level": 1, "card": "the_deeps"},
]


@rule("souls.campaign.dash.place", "souls.campaign.dash.reset", "souls.campaign.dash.keep_damage")
def test_a_dash_leads_to_a_tile_next_to_this_one() -> None:
    table = dashing(hero("knight", "n1", red=4), tiles=TWO_TILES)
    assert table.offered() == ["fight", "north", "east"]
    table.choose("east")
    assert table.asked == "entry"
    assert (table.s.at, table.offered()) == (1, ["n5", "n10"])
    assert table.bar() == (0, 4)
    assert not table.s.tiles[0].up
    assert table.s.tiles[0].encounter().id == "central_irithyll"


@rule("souls.campaign.dash.no_reward", "souls.ruling.dash_cubes")
def test_a_dash_brings_nothing_but_breath() -> None:
    knight = hero("knight", "n1", black=2, red=3, conditions=["bleed"])
    table = dashing(knight, souls=3).choose("north")
    assert (table.asked, table.s.at, table.s.souls) == ("explore", -1, 3)
    assert (table.bar(), table.conditions()) == ((0, 3), set())


@rule("souls.campaign.dash.reset", "souls.ruling.dash_return")
def test_the_encounter_waits_for_whoever_comes_back() -> None:
    table = dashing().choose("north")
    assert [o for o in table.offered() if o.startswith("go")] == ["go:tile-0@north"]
    table.choose("go:tile-0@north")
    assert table.asked == "entry"
    foes = [foe.card().id for foe in table.s.fight.foes]
    assert foes == ["large_hollow_soldier", "sentinel", "large_hollow_soldier"]


@rule("souls.ruling.dash_return")
def test_a_cleared_tile_behind_a_dashed_one_is_cut_off() -> None:
    table = dungeon(
        tiles=[TWO_TILES[0], TWO_TILES[1]], up=(1,), at=1, mode=JOURNEY, cards=("", "the_deeps")
    )
    assert "bonfire" not in table.offered()
    table.choose("go:tile-0@east")
    assert table.asked == "entry"


# -- people who come and go -----------------------------------------------------------------


@rule("souls.campaign.join")
def test_joining_costs_a_spark() -> None:
    table = dungeon(mode=JOURNEY, sparks=3, treasure=("zweihander",))
    table.play.join(character="herald")
    s = table.s
    assert (s.sparks, s.max_sparks(), len(s.party)) == (2, 3, 3)
    assert table.carried(2)["armour"] == "herald_armour"
    assert table.hero(2).tiers == [0, 0, 0, 0]
    assert s.treasure.size() == 6


@rule("souls.campaign.join")
def test_nobody_joins_without_a_spark_or_away_from_the_bonfire() -> None:
    for table in (
        dungeon(mode=JOURNEY, sparks=0),
        dungeon(mode=JOURNEY, sparks=3, up=(0,), at=0),
        dungeon(sparks=3),
    ):
        with pytest.raises(IllegalChoice):
            table.play.join(character="herald")


@rule("souls.campaign.leave")
def test_leaving_gives_a_spark_back() -> None:
    party = [hero("knight"), hero("assassin"), hero("herald")]
    table = dungeon(*party, mode=JOURNEY, sparks=1)
    table.play.leave(2)
    s = table.s
    assert (s.sparks, s.max_sparks()) == (2, 4)
    assert sorted(table.inventory) == ["herald_armour", "kite_shield", "spear", "talisman"]


@rule("souls.campaign.join")
def test_a_class_that_joins_again_finds_its_own_cards() -> None:
    """There is one of each starting card: none of them is in play twice."""
    party = [hero("knight"), hero("assassin"), hero("herald")]
    table = dungeon(*party, mode=JOURNEY, sparks=1)
    before = table.carried(2)
    table.play.leave(2)
    table.play.join(character="herald")
    assert (table.inventory, table.carried(2)) == ([], before)


@rule("souls.campaign.join")
def test_what_somebody_else_carries_by_then_stays_with_them() -> None:
    """The knight took the Herald's spear, and the talisman was sold."""
    knight = hero("knight", right="spear")
    table = dungeon(knight, hero("assassin"), mode=JOURNEY, sparks=2, inventory=("herald_armour",))
    table.play.join(character="herald")
    assert table.carried(0)["right"] == "spear"
    assert table.carried(2) == {
        "armour": "herald_armour",
        "left": "talisman",
        "right": "kite_shield",
    }
    assert table.inventory == []


# -- the sheet ------------------------------------------------------------------------------


@rule("souls.campaign.sheet")
def test_a_campaign_is_kept_between_sittings() -> None:
    knight = hero("knight", left=["thrall_axe", "titanite_shard"], tiers=[1, 2, 0, 4], ember=True)
    assassin = hero("assassin", estus=False, luck=False, heroic=False)
    table = dungeon(
        knight,
        assassin,
        mode=JOURNEY,
        section=1,
        boss="titanite_demon",
        sparks=2,
        souls=5,
        up=(0,),
        inventory=("kukris", ["sunless_armour", "chloranthy_ring"]),
    )
    position = table.play.position()
    again = GAME.stage(position)
    assert again.position() == position
    assert again.fingerprint() == table.play.fingerprint()
    saved = position["state"]
    assert (saved["section"], saved["sparks"], saved["souls"]) == (1, 2, 5)
    assert saved["inventory"] == ["kukris", "sunless_armour", "+chloranthy_ring"]
    assert saved["party"][0]["left"] == ["thrall_axe", "+titanite_shard"]
    assert saved["party"][1]["luck"] is False
