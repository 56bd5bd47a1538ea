"""A learned player at a table: offered like any companion, and nothing else of the disk is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.companions.roster import PLAYERS
from tests.companions.test_network import network
from tests.table.player import Refused
from tests.table.serving import Serving
from tests.table.sitting import leave, seated, soon


@pytest.fixture
def players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    network("sector").save(tmp_path / "novice.npz")
    monkeypatch.setenv(PLAYERS, str(tmp_path))
    return tmp_path


async def test_it_sits_down_and_answers(serving: Serving, players: Path) -> None:
    seats = [{"mine": True}, {"companion": "learned:novice"}]
    (ann,) = await seated(serving, 1, game="sector", seats=seats)

    def answered() -> bool:
        return any(line.get("companion") == "learned:novice" for line in ann.log)

    await ann.do("skip")
    for _ in range(20):
        assert await soon(lambda: answered() or "0" in ann.asked or "crew" in ann.asked)
        if answered():
            break
        mine = ann.asked.get("0") or ann.asked["crew"]
        await ann.choose(0, mine["options"][0]["id"])
    assert answered()
    await leave(ann)


@pytest.mark.parametrize("name", ["learned:{}/novice.npz", "learned:../novice", "learned:nobody"])
async def test_no_other_file_is_opened(serving: Serving, players: Path, name: str) -> None:
    (ann,) = await seated(serving, 1, begin=False, game="sector", seats=[{"mine": True}, {}])
    with pytest.raises(Refused):
        await ann.do("companion", seat=1, companion=name.format(players))
    await leave(ann)
