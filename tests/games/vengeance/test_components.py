"""What is in the box, and what lies on the boards."""

from __future__ import annotations

from collections import Counter

import pytest

from bossrush.engine.errors import OptionError
from bossrush.games.vengeance import GAME
from bossrush.games.vengeance.cards.lair import Lair
from bossrush.games.vengeance.cards.records import PACKS
from bossrush.games.vengeance.cards.terms import GUNMAN, HENCHMAN, MINIONS, OBJECTIVES
from bossrush.testing.rules import rule
from tests.games.vengeance.table import TABLES, deal, stage


@rule("vengeance.component.player_boards")
def test_four_player_boards() -> None:
    assert TABLES.player_boards == 4 == GAME.max_seats
    with pytest.raises(OptionError):
        GAME.new(seats=5)


@rule("vengeance.component.lair_boards")
def test_five_boards_with_two_sides() -> None:
    assert len(TABLES.boards) == 5
    assert len(TABLES.lairs) == 10
    assert [len(sides) for sides in TABLES.sides] == [2] * 5


@pytest.mark.parametrize("lair", TABLES.lairs, ids=lambda lair: lair.id)
def test_rooms_lie_apart_so_that_a_lair_is_read_at_a_glance(lair: Lair) -> None:
    """A room takes fifteen hundredths of the board's width and nineteen of its height."""
    for one in range(lair.rooms):
        for other in range(one):
            across = abs(lair.xy[one][0] - lair.xy[other][0])
            down = abs(lair.xy[one][1] - lair.xy[other][1])
            assert across > 15 or down > 19, (lair.room_ids[one], lair.room_ids[other])


@rule("vengeance.component.combat_dice")
def test_forty_six_combat_dice() -> None:
    assert TABLES.combat_dice == 46 == TABLES.reserve[4]
    assert TABLES.flashback_dice == 3
    assert TABLES.combat_die.faces == ["run", "run", "knife", "double_knife", "gun", "wound"]


@rule("vengeance.component.boss_cards")
def test_nine_bosses() -> None:
    assert len(TABLES.bosses) == 9
    assert sorted(boss.life for boss in TABLES.bosses) == [3, 3, 4, 4, 5, 5, 6, 6, 7]
    assert len({boss.effect for boss in TABLES.bosses}) == 9


@rule("vengeance.component.hero_sets")
def test_four_heroes_with_their_tiles() -> None:
    assert len(TABLES.heroes) == 4
    assert [len(hero.skills) - 4 for hero in TABLES.heroes] == [8] * 4
    assert [len(hero.items) for hero in TABLES.heroes] == [4] * 4
    assert len(TABLES.skills) == 4 + 32
    assert len(TABLES.items) == 16
    for hero in TABLES.heroes:
        assert hero.effect >= 0
        assert sorted(skill.cost for skill in hero.skills[4:]) == [2, 2, 3, 3, 3, 4, 4, 5]
        assert [item.squares for item in hero.items] == [3] * 4
        assert sum(item.answers >= 0 for item in hero.items) == 1
        assert sum(item.timing > 0 for item in hero.items) == 1


@rule("vengeance.component.aids_markers")
def test_help_changes_nothing() -> None:
    table = stage(groups=[("basic.sprint", "run run")])
    before = table.play.fingerprint()
    table.play.scene(0)
    assert [bool(option.detail) for option in table.decision().options] == [True, True]
    assert table.play.fingerprint() == before


@rule("vengeance.component.player_board_areas")
def test_the_areas_of_a_player_board() -> None:
    sheet = stage().play.scene(0).sheets[0]
    assert [track.id for track in sheet.tracks] == ["p0-life", "p0-ko", "p0-training", "p0-loot"]
    kinds = Counter(card.kind for card in sheet.cards)
    assert kinds == {"skill basic": 4, "skill offer": 8, "item": 4}
    assert {badge.id for badge in sheet.badges} >= {"p0-trait"}
    assert [stat.id for stat in sheet.stats] == ["p0-score"]


@rule("vengeance.component.lair_rooms", "vengeance.component.visited_slot")
def test_a_hero_is_in_one_room_of_the_own_lair() -> None:
    scene = stage(seats=2, own="fight", room="r4", visited=["r1"]).play.scene(0)
    heroes = [piece for piece in scene.pieces if piece.kind == "hero"]
    assert [piece.at for piece in heroes] == ["p0-r4", "p1-r0"]
    rooms = [place for place in scene.places if place.id.startswith("p0-")]
    assert len(rooms) == 10
    assert [room.id for room in rooms if room.state == "visited"] == [
        "p0-r0",
        "p0-r1",
        "p0-r4",
    ]


@rule("vengeance.component.previsited_rooms")
def test_a_printed_x_counts_from_the_start() -> None:
    table = deal(1, ["board1", "boss.judge", "train", "train", "buy"])
    table.choose("hero.anvil", "a")
    assert table.visited() == ["r0"]
    assert table.p().ground.previsited == 1
    assert all(lair.previsited >> lair.entrance & 1 for lair in TABLES.lairs)


@rule("vengeance.component.room_objectives", "vengeance.score.symbol")
def test_objectives_have_a_room_a_condition_and_points() -> None:
    kinds: Counter[int] = Counter()
    for lair in TABLES.lairs:
        assert 4 <= len(lair.objectives) <= 5
        assert 9 <= sum(aim.points for aim in lair.objectives) <= 11
        for aim in lair.objectives:
            assert 0 <= aim.room < lair.rooms
            assert aim.room != lair.entrance
            assert 1 <= aim.points <= 4
            assert 0 <= aim.condition < len(OBJECTIVES)
            kinds[aim.condition] += 1
        assert len(lair.boss_track) >= 7
        assert lair.boss_track == sorted(lair.boss_track)
    assert all(kinds[kind] >= 2 for kind in range(len(OBJECTIVES)))
    assert TABLES.training.worth[-1] == 7
    assert TABLES.loot.worth[-1] == 12


@rule("vengeance.component.minion_types")
def test_every_lair_is_filled_as_the_brief_says() -> None:
    low = {"brute": 3, "tough": 2, "blocker": 2, "henchman": 3, "gunman": 3}
    for lair in TABLES.lairs:
        counts = Counter(MINIONS[kind] for kind in lair.minion_type)
        assert set(counts) == set(MINIONS)
        assert all(low[kind] <= count <= low[kind] + 1 for kind, count in counts.items())
        assert 8 <= lair.rooms <= 10
        assert 6 <= sum(lair.loot) <= 8
        doors = sum(len(near) for near in lair.near) // 2
        assert doors >= lair.rooms  # at least one loop
        assert 3 <= lair.hops[lair.entrance][lair.boss_room] <= 4
        for room in range(lair.rooms):
            here = (lair.in_room[room] & lair.of_type[HENCHMAN]).bit_count()
            near = (lair.within[room] & lair.of_type[GUNMAN]).bit_count()
            assert here + near + (room == lair.boss_room) <= 4


@rule("vengeance.component.check", "vengeance.component.clean")
def test_check_and_clean() -> None:
    table = stage("flashback", flash=["heal", "train", "train"], extra=1, wounds=4, boss="boss.doc")
    table.choose("1:heal:clean")
    assert table.p().extra == 1
    assert table.p().wounds == 2
    spent = stage(marked=4, spent=3)
    assert spent.p().marked == 4
    assert spent.p().xp() == 1
    assert (PACKS / "core" / "pack.yaml").is_file()
