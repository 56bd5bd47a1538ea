"""The medical record: every gain and loss, one point after another."""

from __future__ import annotations

from bossrush.testing.rules import rule
from tests.games.sector.table import battle, mission, stage


@rule("sector.example.medical-record")
def test_lieutenant_abbot_goes_from_twelve_to_ten_to_eleven_to_eight() -> None:
    table = stage(
        "turn-card",
        packs=[["item.stale-rations"], []],
        dice=["hit", "miss", "hit", "hit", "miss"],
        mission=mission("act1.you", "act1.salvo", "act2.quiet-20"),
    )
    table.lead(0)
    assert table.s.crew[0].record == [12, 10]  # A: he loses 2
    table.choose("use:item.stale-rations:crew-0")
    assert table.s.crew[0].record == [12, 10, 11]  # B: he gains 1
    table.ready().lead(0)
    assert table.s.crew[0].record == [12, 10, 11, 8]  # C: he loses 3
    (chart,) = table.play.scene().sheets[0].tracks
    assert chart.points == [12, 10, 11, 8]


@rule("sector.flow.hp-plot", "sector.drone.hp-cap")
def test_healing_at_the_cap_adds_no_point() -> None:
    table = battle("close", ["might"], dice=["wisdom"], hp=[12, 12])
    table.declare("drone:basic", "fight")
    assert table.hp == [12, 10]
    assert [member.record for member in table.s.crew] == [[12], [12, 10]]
