"""A table to stage rules tests on: a few words set a position up, a script rolls its dice.

Unless a test says otherwise it is Anvil Joe in the Cold Store, against Judge Sorrow (life 7):

    r0 Alley (entrance)      r1 Loading Dock: henchman, blocker; 1 loot
    r2 Cold Room: 2 gunmen; 2 loot; o1 clear in one round (2 points)
    r3 Gutting Floor: brute, gunman, blocker     r4 Boiler: henchman, tough; 1 loot
    r5 Office: tough, brute; o2 kill 3 gunmen (3)      r6 Crane: gunman; 1 loot
    r7 The Cage: the Boss and 2 brutes; o3 hit the Boss (2)
    r8 Ice Chute: henchman; 2 loot; o4 visit all adjacent (3)      r9 Pump Room: blocker; 1 loot
    doors 0-1 1-2 1-3 1-4 2-5 3-5 3-7 3-8 4-8 5-6 6-7 7-9 8-9
"""

from __future__ import annotations

from typing import Any

from bossrush.engine.chance import scripted
from bossrush.engine.decision import Decision
from bossrush.games.vengeance import GAME
from bossrush.games.vengeance.cards.terms import MODES
from bossrush.games.vengeance.table.player import Player
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.testing import Staged

TABLES = GAME.cards({})
SEATED = (
    {"hero": "hero.anvil", "board": "board1", "lair": "lair.cold-store", "boss": "boss.judge"},
    {"hero": "hero.vesper", "board": "board2", "lair": "lair.hotel", "boss": "boss.doorman"},
    {"hero": "hero.odile", "board": "board3", "lair": "lair.casino", "boss": "boss.lamplight"},
    {"hero": "hero.marlow", "board": "board4", "lair": "lair.line-13", "boss": "boss.sixgun"},
)
NEXT_ROUND = ["train", "buy", "heal"]
"""What the flashback dice show when the staged round is over."""
ROUND_OF = {"flashback": "open-roll", "roll": "close-roll"}
PAIR = ["run", "run"]
TRIPLE = ["knife", "knife", "knife"]


class Table(Staged[Vendetta]):
    """A play, and short ways to read it. Seat 0 unless a test says otherwise."""

    asks = "vengeance."

    def p(self, seat: int = 0) -> Player:
        return self.s.players[seat]

    @property
    def reserve(self) -> int:
        return self.s.reserve(0)

    def phase(self, seat: int = 0) -> str:
        """A seat's own phase, or the table's where none goes at its own pace."""
        s = self.s
        return s.own_phase_ids[s.seat_phases[seat]] if s.seat_phases else s.phase_ids[s.phase]

    def faces(self, seat: int = 0) -> list[str]:
        return [self.s.tables.hand_ids[face] for face in self.p(seat).faces]

    def room(self, seat: int = 0) -> str:
        p = self.p(seat)
        return p.ground.room_ids[p.room]

    def dead(self, seat: int = 0) -> list[str]:
        return self._minions(self.p(seat).dead, seat)

    def evaded(self, seat: int = 0) -> list[str]:
        return self._minions(self.p(seat).evaded, seat)

    def dots(self, seat: int = 0) -> list[str]:
        return self._minions(self.p(seat).dots, seat)

    def _minions(self, mask: int, seat: int) -> list[str]:
        names = self.p(seat).ground.minion_ids
        return [name for at, name in enumerate(names) if mask >> at & 1]

    def visited(self, seat: int = 0) -> list[str]:
        p = self.p(seat)
        return [name for at, name in enumerate(p.ground.room_ids) if p.visited >> at & 1]

    def aims(self, seat: int = 0) -> list[str]:
        p = self.p(seat)
        return [name for at, name in enumerate(p.ground.objective_ids) if p.aims >> at & 1]

    def owned(self, seat: int = 0) -> list[str]:
        p = self.p(seat)
        return [name for at, name in enumerate(p.card.skill_ids) if p.owned >> at & 1]

    def groups(self, seat: int = 0) -> list[str]:
        p = self.p(seat)
        return [p.card.skill_ids[group.skill] for group in p.groups]

    def decision(self, seat: int | None = None) -> Decision:
        return super().decision(seat or 0)

    @property
    def asked(self) -> str:
        return self.asked_of(0)

    def refusal(self, option: str, seat: int = 0) -> str:
        """Why a choice is not offered: the text of a card that forbids it, or the reason's key."""
        refusal = self.why_refused(option, seat)
        assert refusal is not None, f"{option} was taken"
        why = refusal.why
        assert why is not None, refusal
        texts = self.s.tables.texts
        return texts[why.key]["en"] if why.key in texts else why.key.removeprefix("vengeance-why-")


def stage(
    own: str | list[str] = "fight",
    seats: int = 1,
    dice: list[str] | None = None,
    in_round: int = 1,
    reserve: int | None = None,
    flash: list[str] | None = None,
    others: list[dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    state: dict[str, Any] | None = None,
    **first: Any,
) -> Table:
    """A table where every seat is in the own phase named, seat 0 with the fields given.

    `hand` is faces in a row, `groups` pairs of skill and faces, `life_dice` a number, `marks` and
    `uses` and `checked` mappings by id. Dice that are nowhere lie in the reserve; with `reserve`
    the rest is parked in groups of the last seat.
    """
    given = {"mode": "turns", **(options or {})}
    phases = [own] * seats if isinstance(own, str) else own
    told = [first, *(others or [])]
    told += [{} for _ in range(seats - len(told))]
    pool = _Pool()
    players = [_player(told[seat], SEATED[seat], pool) for seat in range(seats)]
    total = _total(seats, given)
    if reserve is not None:
        _park(players[-1], total - pool.next - reserve, pool)
    data: dict[str, Any] = {
        "phase": ROUND_OF.get(phases[0] if phases else "", "round-end"),
        "round": in_round,
        "seat_phases": phases,
        "players": players,
        "flash": flash if flash is not None else [],
        **_reserves(given, seats, pool.next, total),
        **(state or {}),
    }
    position = {"seats": seats, "options": given, "state": data}
    return Table.staged(GAME, position, (dice or []) + NEXT_ROUND)


class _Pool:
    """Hands out dice from the lowest number on."""

    def __init__(self) -> None:
        self.next = 0

    def take(self, count: int) -> list[str]:
        taken = [f"d{self.next + at}" for at in range(count)]
        self.next += count
        return taken


def _total(seats: int, options: dict[str, Any]) -> int:
    if seats == 1:
        return TABLES.solo_dice[("easy", "medium", "hard").index(options.get("dice", "easy"))]
    quota = options["mode"] == "quota"
    return TABLES.quota[seats] * seats if quota else TABLES.reserve[seats]


def _reserves(options: dict[str, Any], seats: int, used: int, total: int) -> dict[str, Any]:
    left = [f"d{die}" for die in range(used, total)]
    if MODES.index(options["mode"]) != 2 or seats == 1:
        return {"reserve": left}
    return {f"reserve_{seat}": left if seat == 0 else [] for seat in range(seats)}


def _player(told: dict[str, Any], seated: dict[str, str], pool: _Pool) -> dict[str, Any]:
    fields: dict[str, Any] = {**seated, "room": "r0", **told}
    hero = TABLES.heroes[TABLES.hero_ids.index(fields["hero"])]
    faces = fields.pop("hand", "").split()
    fields["hand"] = pool.take(len(faces))
    fields["faces"] = faces
    groups = []
    for skill, shown in fields.pop("groups", []):
        of = shown.split()
        bonus = hero.skills[hero.skill_ids.index(skill)].bonus_face
        groups.append(
            {
                "skill": skill,
                "dice": pool.take(len(of)),
                "faces": of,
                "bonus": bonus >= 0 and TABLES.faces[bonus] in of,
            }
        )
    fields["groups"] = groups
    fields["life_dice"] = pool.take(fields.pop("life_dice", 0))
    rooms = ["r0", fields["room"], *fields.pop("visited", [])]
    fields["visited"] = list(dict.fromkeys(rooms))
    fields.setdefault("throws", 1)
    if "start" in fields:
        fields["timing"] = fields.pop("start")
    return fields


def _park(player: dict[str, Any], count: int, pool: _Pool) -> None:
    """Put dice that must not be in the reserve on skills of a player."""
    while count > 0:
        size = 3 if count == 3 or count % 2 else 2
        skill, faces = ("basic.strike", TRIPLE) if size == 3 else ("basic.sprint", PAIR)
        group = {"skill": skill, "dice": pool.take(size), "faces": faces, "bonus": False}
        player["groups"].append(group)
        count -= size


def deal(seats: int = 2, rolls: list[str] | None = None, **options: Any) -> Table:
    """A new game; without a script, by a fixed seed."""
    if rolls is None:
        return Table(GAME.new(seats=seats, seed=7, **options))
    return Table(GAME.new(seats=seats, chance=scripted(rolls), **options))


def play_out(table: Table, most: int = 5000) -> Table:
    """Everybody takes the last option there is: done, go on, end; clocks run out when all wait."""
    for _ in range(most):
        if table.play.outcome is not None:
            return table
        if not table.play.open:
            table.play.expire(table.play.timers[0].id)
            continue
        decision = table.play.open[0]
        table.play.take(decision.seat, decision.count() - 1)
    raise AssertionError("the game does not end")
