"""How the story unfolds: leaders, cards turned one by one, and the time between chapters."""

from __future__ import annotations

from bossrush.games.sector import GAME
from bossrush.games.sector.table.mission import Mission
from bossrush.testing.rules import rule
from tests.games.sector.table import Table, battle, stage


@rule("sector.flow.leader-before-reveal", "sector.amb.start-card-leader", "sector.solo.leader")
def test_the_leader_is_named_before_the_card_is_seen() -> None:
    table = Table(GAME.new(seats=1, seed=11))
    while table.asked != "leader":
        table.play.take(0, 0)
    assert table.s.turned == []
    table.lead(1)
    assert table.s.leader == 1
    assert len(table.s.turned) == 1
    assert not any(decision.key == "sector.ask.leader" for decision in table.play.open)


@rule("sector.flow.place-card", "sector.flow.read-then-act", "sector.flow.start-card-first")
def test_the_start_card_is_turned_first_and_its_story_read() -> None:
    table = Table(GAME.new(seats=2, seed=12))
    while table.asked != "leader":
        table.play.take(table.play.open[0].seat, 0)
    before = table.s.mission.size()
    table.lead(0)
    assert table.s.mission.size() == before - 1
    assert table.s.card().act == 0
    kinds = [event.kind for event in table.play.events]
    told = kinds[kinds.index("card-turned") :]
    assert told[:2] == ["card-turned", "story"]


@rule("sector.flow.acts", "sector.flow.start-card-first")
def test_acts_never_go_down_and_the_boss_is_last() -> None:
    for seed in range(30):
        play = GAME.new(seats=2, seed=seed, listen=False)
        step = 0
        while play.outcome is None:
            decision = play.open[0]
            values = decision.values()
            play.answer(decision, values[step * 7 % len(values)])
            step += 1
        mission = play.state
        assert isinstance(mission, Mission)
        acts = [mission.tables.cards[card].act for card in mission.turned]
        assert acts == sorted(acts)
        assert acts[:2] in ([0], [0, 1])
        assert 4 not in acts[:-1]


@rule("sector.flow.between-reset")
def test_tactical_cards_are_ready_before_anything_else() -> None:
    table = battle(
        "close", ["might"], dice=["might"], drone_side="spent", deck=(), packs=[["item.chip"], []]
    )
    assert (table.s.flank, table.s.drone_side) == (1, 1)
    table.declare("fight", "cover")
    assert table.asked == "regroup"
    assert (table.s.flank, table.s.drone_side) == (0, 0)


@rule("sector.flow.between-activities", "sector.flow.between-reload")
def test_use_exchange_leave_and_reload_once() -> None:
    guns = ("item.pistol-a", "item.pistol-b")
    table = stage(
        "regroup",
        packs=[[*guns, "item.medkit"], ["item.chip"]],
        empty=guns,
        hp=[8, 12],
        implants=("cyber.dull-a", "cyber.dull-b"),
    )
    table.choose("use:item.medkit:crew-0", seat=0)
    assert table.hp == [10, 12]
    table.choose("reload:item.pistol-a:crew-0", seat=0)
    assert table.loaded("item.pistol-a") == 2
    assert table.refused("reload:item.pistol-b:crew-0", 0)
    table.choose("hand:item.chip:crew-0", seat=1)
    assert "item.chip" in table.pack(0)
    table.choose("lay:item.pistol-b:crew-0", seat=0)
    assert table.pool == ["item.pistol-b"]


@rule("sector.flow.between-ready", "sector.amb.pool-close")
def test_the_next_card_waits_for_everybody_and_for_a_leader() -> None:
    table = stage("regroup", packs=[["item.chip"], ["item.lens"]], pool=("item.plate",))
    table.choose("done", seat=0)
    assert table.asked == "regroup"
    table.choose("done", seat=1)
    assert table.asked == "leader"
    assert table.pool == ["item.plate"]
    assert table.refused("done", 1)
