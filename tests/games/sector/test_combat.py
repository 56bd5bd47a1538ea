"""Combat: how it begins, the row, declarations, specials, how it ends."""

from __future__ import annotations

from bossrush.engine.errors import IllegalChoice
from bossrush.testing.rules import rule
from tests.games.sector.table import battle, play_card, stage

RIFLE = "shoot:item.assault-rifle@"


@rule("sector.combat.begin-choice", "sector.combat.types")
def test_begin_combat_lets_the_group_choose() -> None:
    for answer in ("ranged", "close"):
        table = play_card("act1.cyborg", packs=[["item.assault-rifle"], []])
        table.choose("option-1")
        assert table.decision().crew
        table.choose(answer)
        assert table.mode == answer


@rule("sector.combat.begin-ranged", "sector.amb.forced-ranged-no-shooter")
def test_begin_ranged_combat_leaves_no_choice() -> None:
    table = play_card("act1.ambush", packs=[["item.assault-rifle"], []])
    assert table.mode == "ranged"
    assert table.offered()[:2] == ["shoot", "close-in"]
    assert play_card("act1.ambush").mode == "close"


@rule("sector.combat.setup-row")
def test_the_row_is_what_is_printed() -> None:
    table = play_card("act1.cyborg").choose("option-1").choose("close")
    assert table.row == ["might", "might", "wisdom"]


@rule("sector.combat.setup-per-crew")
def test_one_rolled_die_for_every_crewmember() -> None:
    table = play_card("act1.crowd", crew=3, dice=["might", "cunning", "wisdom"]).choose("close")
    assert table.row == ["might", "might", "cunning", "wisdom"]


@rule("sector.combat.one-action", "sector.combat.declare-first")
def test_nothing_is_rolled_until_everybody_has_declared() -> None:
    table = battle("close", ["might"] * 3, crew=3, dice=["cunning"])
    table.choose("fight", seat=0).choose("cover", seat=1)
    assert table.told("roll") == []
    assert list(table.play.open[0].question.options(table.s, 2))
    table.choose("cover", seat=2)
    assert len(table.told("roll")) == 1


@rule("sector.combat.declare-first")
def test_a_declaration_can_be_changed_until_the_last_one() -> None:
    table = battle("close", ["might"] * 3, crew=3)
    table.choose("fight", seat=0)
    table.choose("resume", seat=0)
    assert table.s.crew[0].action == -1
    assert "cover" in table.offered(0)


@rule("sector.combat.specials")
def test_a_special_applies_in_every_round() -> None:
    table = play_card("act2.gas", dice=["might2", "cunning2"]).choose("close")
    table.declare("fight", "cover").declare("cover", "fight")
    assert table.hp[0] <= 10
    assert len(table.told("special")) >= 2


@rule("sector.combat.specials-override")
def test_a_special_can_forbid_an_action() -> None:
    table = play_card("act2.no-flank", packs=[["item.assault-rifle"], []]).choose("shoot")
    assert table.refused("flank", 1)


@rule("sector.combat.end-conditions")
def test_nobody_can_leave_a_combat() -> None:
    table = battle("ranged", ["might"], packs=[["item.assault-rifle"], ["item.pistol-a"]])
    offered = {option.partition(":")[0] for option in table.offered(0) if option[0] != "~"}
    assert offered == {"shoot", "flank", "reload", "drone", "trade", "cover"}


@rule("sector.combat.after", "sector.chapter.search-icon", "sector.amb.start-card-between")
def test_after_combat_the_crew_search_and_the_chapter_is_complete() -> None:
    table = battle("close", ["might"], dice=["might"], deck=("item.chip",))
    table.declare("fight", "cover")
    assert table.pool == ["item.chip"]
    assert table.asked == "regroup"


@rule("sector.combat.boss-no-search", "sector.end.win", "sector.flow.objective")
def test_beating_the_boss_wins_at_once() -> None:
    table = battle("close", ["might"], dice=["might"], card="boss.warden")
    table.declare("fight", "cover")
    assert table.won is True
    assert table.pool == []


@rule("sector.combat.multi-enemy")
def test_the_next_wave_comes_when_the_row_is_empty() -> None:
    table = battle("close", ["might"], dice=["might"], card="act2.two-waves")
    table.declare("fight", "cover")
    assert table.row == ["wisdom", "wisdom"]
    assert table.mode == "close"
    assert table.asked == "declare"


@rule("sector.combat.multi-enemy")
def test_no_wave_is_counted_once_the_combat_is_over() -> None:
    table = battle("close", ["might"], dice=["might"], card="act2.two-waves")
    assert table.declare("fight", "cover").s.wave == 1
    table = battle("close", ["wisdom"], dice=["wisdom"], card="act2.two-waves", wave=1, deck=())
    assert table.declare("fight", "cover").mode == "none"
    assert table.s.wave == 0


@rule("sector.combat.excess-wounds")
def test_wounds_beyond_the_row_are_lost() -> None:
    table = battle("ranged", ["might"], dice=["hit", "miss"], packs=[["item.rocket"], []], deck=())
    table.declare("shoot:item.rocket@1", "cover")
    assert table.mode == "none"
    assert len(table.told("die-removed")) == 1


@rule("sector.amb.defeat-other-means")
def test_the_last_die_removed_by_an_item_still_meets_return_fire() -> None:
    table = battle(
        "ranged",
        ["might"],
        dice=["blank", "hit"],
        packs=[["item.assault-rifle", "item.charge"], []],
        deck=(),
    )
    table.choose("~use:item.charge:crew-0", seat=0)
    assert table.row == []
    table.declare(RIFLE + "1", "cover")
    assert table.hp == [11, 12]
    assert table.mode == "none"


@rule("sector.flow.one-card-at-a-time")
def test_no_card_is_turned_while_one_is_unresolved() -> None:
    table = play_card("act1.cyborg")
    try:
        table.choose("crew-0")
    except IllegalChoice:
        assert len(table.s.turned) == 1
    else:
        raise AssertionError("a second card was turned")
    assert stage("turn-card").asked == "leader"
