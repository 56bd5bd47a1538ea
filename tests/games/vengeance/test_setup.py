"""Setting up, and the order of rounds and phases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from bossrush.engine.errors import PositionError
from bossrush.games.vengeance import GAME
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.testing.rules import rule
from tests.games.vengeance.table import Table, deal, play_out, stage

SPRINT = ("basic.sprint", "run run")


@rule("vengeance.setup.reserve_size", "vengeance.setup.reserve_shared")
@pytest.mark.parametrize(("seats", "dice"), [(2, 24), (3, 35), (4, 46)])
def test_the_reserve_is_one_for_all(seats: int, dice: int) -> None:
    table = deal(seats)
    assert len(table.s.pools) == 1
    assert table.reserve == dice
    race = stage(
        "roll", seats=2, hand="run", others=[{"hand": "run"}], options={"mode": "realtime"}
    )
    before = race.s.reserve(1)
    race.choose("refill:1")
    assert race.s.reserve(1) == before - 1


@rule("vengeance.setup.boards")
def test_everybody_draws_a_different_board() -> None:
    boards = set()
    for seed in range(30):
        play = GAME.new(seats=4, seed=seed)
        drawn = [player.board for player in Table(play).s.players]
        assert len(set(drawn)) == 4
        boards.add(drawn[0])
    assert boards == {0, 1, 2, 3, 4}


@rule("vengeance.setup.choose_hero", "vengeance.setup.items_placed")
def test_a_hero_is_played_by_one_player_only() -> None:
    table = deal(2)
    table.choose("hero.odile", seat=1)
    assert table.refused("hero.odile", seat=0)
    p = table.p(1)
    assert len(p.card.skills) - 4 == 8
    assert len(p.card.items) == 4
    assert p.uses == [0] * 4
    assert [p.blank(item) for item in range(4)] == [3] * 4


@rule("vengeance.setup.trait_and_skill_placement")
def test_the_trait_is_active_and_skills_lie_beside_the_board() -> None:
    table = stage("flashback", flash=["train", "heal", "buy"], hero="hero.anvil", marked=5)
    assert table.owned() == []
    assert sum(option.startswith("learn") for option in table.offered()) == 8
    three = ["anvil.haymaker", "anvil.barge-in", "anvil.neck-lock"]
    full = stage("flashback", flash=["train", "heal", "buy"], marked=16, spent=8, owned=three)
    assert full.refused("learn:anvil.red-mist")  # he holds three skills, not four
    assert "learn:anvil.red-mist:for:anvil.haymaker" in full.offered()


@rule("vengeance.setup.deal_boss", "vengeance.setup.choose_side_before_boss")
def test_the_boss_is_turned_after_the_side_is_chosen() -> None:
    table = deal(2, ["board1", "board2", "boss.doc", "boss.judge", "train", "train", "buy"])
    table.choose("hero.anvil")
    assert table.p().boss < 0
    assert "p0-boss" not in str(table.play.scene(0).pieces)
    table.choose("a").choose("hero.odile", "b", seat=1)
    assert [player.foe.id for player in table.s.players] == ["boss.doc", "boss.judge"]
    assert table.p().ground.id == "lair.cold-store"
    assert table.p(1).ground.id == "lair.cellars"
    assert table.refused("b")


@rule("vengeance.setup.mark_boss_life", "vengeance.setup.start_room")
def test_the_life_of_the_boss_is_marked_and_heroes_start_at_the_entrance() -> None:
    table = deal(1, ["board1", "boss.sixgun", "train", "train", "buy"])
    table.choose("hero.anvil", "a")
    assert table.p().foe.life == 5
    assert len(table.p().ground.boss_track) == 8
    boss = next(piece for piece in table.play.scene(0).pieces if piece.kind == "boss")
    assert boss.tracks[0].high == 5
    assert boss.tracks[0].points == [1, 2, 3, 4, 5]
    assert table.room() == "r0" == table.p().ground.room_ids[table.p().ground.entrance]


@rule("vengeance.setup.trait_or_boss_steps")
def test_traits_and_bosses_add_steps_once_and_to_their_own_player() -> None:
    table = deal(2, ["board1", "board2", "boss.landlord", "boss.doc", "train", "train", "buy"])
    table.choose("hero.marlow", "a").choose("hero.anvil", "a", seat=1)
    ground = table.p().ground
    assert len(ground.minion_type) == 16 + 2
    assert len(table.p(1).ground.minion_type) == 15
    assert ground.minion_ids[-2:] == ["r3-blocker-2", "r6-blocker-1"]
    assert table.p().checked == [1] * 4
    assert table.p(1).checked == [0] * 4


@rule("vengeance.setup.initial_life")
def test_three_clean_slots() -> None:
    table = deal(1, ["board1", "boss.doc", "train", "train", "buy"]).choose("hero.anvil", "a")
    p = table.p()
    assert p.slots() == 3
    assert p.wounds == 0
    assert p.extra == 0


@rule("vengeance.flow.four_rounds", "vengeance.flow.phase_order", "vengeance.solo.normal_rules")
@pytest.mark.parametrize("seats", [1, 3])
def test_four_rounds_of_four_phases(seats: int) -> None:
    table = play_out(deal(seats))
    rules = [event.rule for event in table.play.events]
    marks = {
        "vengeance.flashback.roll_three": "flashback",
        "vengeance.digital.roll_open": "roll",
        "vengeance.digital.roll_close": "combat",
        "vengeance.flow.round_barrier": "resolution",
    }
    seen: list[str] = []
    for name in rules:
        if name in marks and (not seen or seen[-1] != marks[name]):
            seen.append(marks[name])
    assert seen == ["flashback", "roll", "combat", "resolution"] * 4
    assert table.s.round == 4
    assert table.play.outcome is not None


@rule("vengeance.flow.flashback_simultaneous")
def test_flashback_needs_no_order() -> None:
    table = stage("flashback", seats=3, flash=["train", "buy", "heal"])
    for seat in (2, 0, 1):
        table.choose("1:train", seat=seat)
    assert all(player.marked for player in table.s.players)


@rule("vengeance.flow.combat_simultaneous")
def test_combat_touches_nobody_else() -> None:
    table = stage(seats=2, groups=[("basic.strike", "knife knife knife"), SPRINT], room="r1")
    other = table.p(1).copy()
    table.choose("basic.strike:dice", "p0-r1-blocker-1")
    assert (table.p(1).dead, table.p(1).wounds, table.p(1).room) == (0, other.wounds, other.room)
    assert table.asked_of(1) == "combat"


@rule("vengeance.flow.resolution_simultaneous", "vengeance.flow.round_barrier")
def test_resolution_follows_ones_own_combat_and_rounds_begin_together() -> None:
    table = stage(seats=3, groups=[SPRINT], others=[{"groups": [SPRINT]}, {"groups": [SPRINT]}])
    table.choose("go-on").choose("go-on", seat=2)
    assert table.phase(0) == "done"
    assert table.phase(1) == "fight"
    assert table.s.round == 1
    table.choose("go-on", seat=1)
    assert table.s.round == 2


def test_the_position_in_the_docs_can_be_staged() -> None:
    page = Path(__file__).parents[3] / "docs" / "positions.md"
    block = page.read_text("utf-8").partition("## Vengeance")[2].split("```")[1]
    table = Table(GAME.stage(json.loads(block.removeprefix("yaml")), seed=1))
    assert table.offered()[0] == "throw:d0+d2+d3"


def test_both_sides_can_be_looked_at_before_one_is_chosen() -> None:
    play = GAME.new(2, seed=3)
    for seat in (0, 1):
        play.choose(seat, play.pending[seat].options[0])
    state = cast(Vendetta, play.state)
    plans = play.scene(0).board["plans"]
    for seat, player in enumerate(state.players):
        for side, number in zip("ab", state.tables.sides[player.board], strict=True):
            lair = state.tables.lairs[number]
            plan = plans[f"p{seat}-side-{side}"]
            assert sum(room["minions"] for room in plan["rooms"]) == len(lair.minion_type)
            assert [room["loot"] for room in plan["rooms"]] == lair.loot
            doors = {room: set[int]() for room in range(lair.rooms)}
            for one, other in plan["doors"]:
                doors[one].add(other)
                doors[other].add(one)
            assert [doors[room] for room in range(lair.rooms)] == [set(at) for at in lair.near]
            assert (plan["entrance"], plan["boss"]) == (lair.entrance, lair.boss_room)
    while not state.round:
        seat = min(play.pending)
        play.choose(seat, play.pending[seat].options[0])
        state = cast(Vendetta, play.state)
    assert play.scene(0).board["plans"] == {}


def test_a_position_in_which_bosses_come_too_early_is_refused() -> None:
    position = GAME.new(3, seed=3).position()
    assert position["state"]["phase"] == "bosses"
    position["state"]["seat_phases"] = []  # nobody chooses any more, and nobody has chosen
    with pytest.raises(PositionError, match="every player has a hero and a lair"):
        GAME.stage(position, 3)
