"""What an option tells clients beside its id: its kind, and its parts by name."""

from __future__ import annotations

from typing import Any

import pytest

from bossrush.engine.decision import Option
from bossrush.engine.errors import IllegalChoice
from tests.games.vengeance.table import Table, deal, stage


def told(table: Table, option_id: str) -> tuple[str, dict[str, Any]]:
    """The kind and the fields of an option that is offered."""
    option: Option = next(o for o in table.decision().options if o.id == option_id)
    return option.kind, option.fields


def test_a_hero_and_a_side() -> None:
    table = deal(1)
    assert told(table, "hero.anvil") == ("hero", {"hero": "hero.anvil"})
    table.choose("hero.anvil")
    assert told(table, "b") == ("side", {"side": "b"})


def test_what_is_done_in_flashback() -> None:
    table = stage("flashback", flash=["train", "buy", "heal"], wounds=1, marked=9)
    assert told(table, "1:train") == ("train", {"source": "1"})
    assert told(table, "2:buy:anvil.crowbar") == ("buy", {"source": "2", "item": "anvil.crowbar"})
    assert told(table, "3:heal:clean") == ("heal", {"source": "3", "recovery": "clean"})
    skill = "basic.sprint"
    told_so = {"source": "free", "skill": skill}
    assert told(table, f"free:anticipate:{skill}") == ("anticipate", told_so)
    assert told(table, "learn:anvil.haymaker") == ("learn", {"skill": "anvil.haymaker"})
    assert told(table, "done") == ("done", {})


def test_loot_names_no_source() -> None:
    table = stage("loot", collects=1, timing="resolution")
    assert told(table, "collect") == ("collect", {})
    assert told(table, "anticipate:basic.sprint") == ("anticipate", {"skill": "basic.sprint"})


def test_a_command_names_its_dice() -> None:
    table = stage("roll", hand="run run wound wound")
    assert told(table, "throw:d0+d1") == ("throw", {"dice": ["d0", "d1"]})
    assert told(table, "place:d3") == ("place", {"die": "d3"})
    freeing = told(table, "assign:basic.sprint:d0+d1:free:d3")
    assert freeing == ("assign", {"skill": "basic.sprint", "dice": ["d0", "d1"], "freed": "d3"})
    table.choose("assign:basic.sprint:d0+d1:free:d3")
    assert told(table, "refill:2") == ("refill", {"count": 2})


def test_a_tile_and_a_target() -> None:
    table = stage("fight", room="r1", groups=[("basic.strike", "knife knife knife")])
    assert told(table, "basic.strike:dice") == (
        "use",
        {"tile": "basic.strike", "payment": "dice"},
    )
    assert told(table, "go-on") == ("go-on", {})
    table.choose("basic.strike:dice")
    enemy = {"seat": 0, "enemy": "r1-blocker-1"}
    assert told(table, "p0-r1-blocker-1") == ("aim", enemy)


@pytest.mark.parametrize(
    "mistyped",
    ["throw:d1+d0", "throw:d0+d0", "throw:d9", "place:d0+d1", "refill:5", "refill:02", "done:"],
)
def test_no_command_has_another_id(mistyped: str) -> None:
    table = stage("roll", hand="run run wound wound")
    with pytest.raises(IllegalChoice):
        table.choose(mistyped)
