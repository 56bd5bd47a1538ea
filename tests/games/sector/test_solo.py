"""Playing alone: one player, two crewmembers."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bossrush.games.sector import GAME
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.view.odds import matching as odds_of_match
from bossrush.testing.rules import rule
from tests.games.sector.table import Table, battle, mission, play_card, stage


@rule("sector.solo.two-crew")
def test_a_lone_player_chooses_and_leads_two() -> None:
    play = GAME.new(seats=1, seed=1)
    for option in ("crew.abbot", "crew.taylor", "cyber.echo-fist", "cyber.gyro-wrist"):
        assert list(play.pending) == [0], "everything is asked of the one seat there is"
        play.choose(0, option)
    s = cast(Mission, play.state)
    assert [s.crew_card(number).id for number in (0, 1)] == ["crew.abbot", "crew.taylor"]
    assert [member.hp for member in s.crew] == [12, 12]
    assert [s.seat_of(number) for number in (0, 1)] == [0, 0]


@rule("sector.solo.two-crew")
def test_a_lone_player_declares_for_both() -> None:
    table = battle("close", ["might", "might"], seats=1, dice=["might", "cunning"])
    assert table.decision().actor == 0
    table.choose("fight")
    assert table.decision().actor == 1
    table.choose("fight")
    assert [event.pieces[0] for event in table.told("roll")] == ["crew-0", "crew-1"]


@rule("sector.solo.leader")
def test_a_leader_is_named_before_each_card_and_is_who_you_means() -> None:
    table = stage(
        "turn-card",
        seats=1,
        leader=None,
        turned=[],
        mission=mission("act1.you", "act2.quiet-20"),
    )
    assert table.asked == "leader"
    assert table.offered() == ["crew-0", "crew-1"], "nothing else can be done"
    assert table.s.turned == []
    table.lead(1)
    assert table.hp == [12, 10]
    assert table.asked == "leader", "and again before the next card"


@rule("sector.solo.per-crew-count")
def test_two_dice_are_rolled_for_a_per_crew_symbol() -> None:
    table = play_card("act1.crowd", seats=1, dice=["cunning", "wisdom"])
    table.choose("close")
    assert table.row == ["might", "cunning", "wisdom"]


@rule("sector.solo.per-crew-count")
def test_two_starting_weapons_are_dealt() -> None:
    dice = ["weapon.start-a", "weapon.start-b", "item.medkit"]
    table = play_card("start.locker", seats=1, dice=dice)
    table.choose("weapon.start-b")
    assert [table.pack(0), table.pack(1)] == [["weapon.start-b"], ["weapon.start-a"]]


@rule("sector.solo.per-crew-count")
def test_each_of_the_two_has_a_cybernetic_of_their_own() -> None:
    play = GAME.new(seats=1, seed=1)
    play.choose(0, "crew.abbot")
    play.choose(0, "crew.taylor")
    play.choose(0, "cyber.echo-fist")
    assert play.pending[0].actor == 1
    assert "cyber.echo-fist" not in [option.id for option in play.pending[0].options]
    play.choose(0, "cyber.gyro-wrist")
    crew = play.position()["state"]["crew"]
    assert [member["cybernetic"] for member in crew] == ["cyber.echo-fist", "cyber.gyro-wrist"]


def both(table: Table) -> dict[str, Any] | None:
    """What a client may offer as one gesture for both."""
    made: dict[str, Any] | None = table.play.scene(0).board.get("together")
    return made


@rule("sector.solo.two-crew")
def test_both_fight_in_one_gesture_while_nobody_has_declared() -> None:
    table = battle("close", ["might", "might"], seats=1)
    pair = both(table)
    assert pair is not None
    assert pair["options"] == ["fight", "fight"]
    alone = [odds_of_match(table.s, crew) for crew in (0, 1)]
    assert pair["odds"][0]["chance"] == pytest.approx(1 - (1 - alone[0]) * (1 - alone[1]))
    table.choose("fight")
    assert both(table) is None, "the other one is asked"
    assert both(battle("close", ["might", "might"], seats=2)) is None, "two people declare"


@rule("sector.solo.two-crew")
def test_who_may_die_of_it_is_named_with_the_chance_to_live() -> None:
    table = battle("close", ["might", "might"], seats=1, hp=[12, 1])
    pair = both(table)
    assert pair is not None
    table.choose("fight")
    (fight,) = [option for option in table.play.open[0].options if option.id == "fight"]
    alone = fight.odds[0]
    assert alone.of.key == "sector-odds-survive"
    assert 0.0 < alone.chance < 1.0
    assert [odds["of"]["key"] for odds in pair["odds"]] == ["sector-odds-survive-who"]
    assert pair["odds"][0]["chance"] == pytest.approx(alone.chance)


@rule("sector.solo.two-crew")
def test_both_shoot_with_all_they_have_loaded() -> None:
    packs = [["item.assault-rifle"], ["item.pistol-a"]]
    pair = both(battle("ranged", ["might"] * 4, seats=1, packs=packs))
    assert pair is not None
    assert pair["options"] == ["shoot:item.assault-rifle@2", "shoot:item.pistol-a@2"]


@rule("sector.solo.two-crew")
def test_whoever_cannot_shoot_fills_the_only_weapon_or_takes_cover() -> None:
    rifle, pistol = ["item.assault-rifle"], ["item.pistol-a"]

    def pair(*packs: list[str]) -> list[str]:
        loaded = {"item.assault-rifle": 2} if rifle in packs else {}
        table = battle("ranged", ["might"] * 4, seats=1, packs=list(packs), loaded=loaded)
        made = both(table)
        return [] if made is None else list(made["options"])

    shot = "shoot:item.assault-rifle@2"
    assert pair(rifle, []) == [shot, "cover"]
    assert pair(rifle, pistol) == [shot, "reload:item.pistol-a"]
    assert pair([], []) == [], "nobody attacks"
