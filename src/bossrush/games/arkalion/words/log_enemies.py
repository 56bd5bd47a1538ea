"""What the enemies and the Armour just did, told while somebody listens."""

from __future__ import annotations

from typing import Final

from bossrush.engine.event import Event
from bossrush.engine.message import Message
from bossrush.games.arkalion.cards.terms import (
    ARMOUR_ARRIVED,
    BOARDED,
    ENDS,
    ENEMIES,
    ESCAPE,
    HEROES_DEAD,
    STATIONS_LOST,
    TIME,
)
from bossrush.games.arkalion.table.airship import STATIONS
from bossrush.games.arkalion.table.board import LETTERS, PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names
from bossrush.games.arkalion.words.log import die, enemy_moved, moved

# -- enemies act ----------------------------------------------------------------------------


def enemies_phase(s: Escape) -> None:
    said = Message("arkalion-enemies-phase")
    s.say("turn", said, (), "arkalion.flow.enemies_after", enemies=True)


def attacked(s: Escape, kind: int, cell: int, players: list[int]) -> None:
    enemy = ENEMIES[kind - 1]
    said = Message(
        "arkalion-attacked",
        enemy=names.enemy(s, kind),
        cell=names.cell(cell),
        heroes=names.several(s, players),
    )
    data = {"enemy": enemy, "from": PLACES[cell], "players": players[:]}
    pieces = (PLACES[cell], *(f"hero-{player}" for player in players))
    s.tell(Event("attack", said, pieces, data, f"arkalion.enemy.{enemy}"))


def advanced(s: Escape, kind: int, cell: int, to: int) -> None:
    said = Message("arkalion-advanced", enemy=names.enemy(s, kind), to=names.cell(to))
    enemy_moved(s, said, kind, cell, to, "arkalion.enemy.speed")


def station_broken(s: Escape, cell: int, station: int) -> None:
    said = Message("arkalion-broken", cell=names.cell(cell), station=names.station(s, station))
    data = {"from": PLACES[cell], "station": STATIONS[station]}
    pieces = (f"station-{STATIONS[station]}", PLACES[cell])
    s.tell(Event("break", said, pieces, data, "arkalion.ruling.station_damage"))


def hurt(s: Escape, player: int) -> None:
    hp = s.heroes[player].hp
    said = Message("arkalion-hurt", hero=names.subject(s, player), hp=hp)
    rule = "arkalion.enemy.auto_hit"
    s.say("hp", said, (f"hero-{player}",), rule, player=player, amount=-1, hp=hp)


def shielded(s: Escape, guard: int, player: int) -> None:
    if guard == player:
        said = Message("arkalion-shielded-self", guard=names.subject(s, guard))
    else:
        hero = names.object_(s, player)
        said = Message("arkalion-shielded", guard=names.subject(s, guard), hero=hero)
    pieces = (f"hero-{player}", f"hero-{guard}")
    s.say("hp", said, pieces, "arkalion.hero.knight", player=player, amount=0)


def warded(s: Escape, player: int) -> None:
    said = Message("arkalion-warded", hero=names.object_(s, player))
    s.say("hp", said, (f"hero-{player}",), "arkalion.card.text", player=player, amount=0)


def died(s: Escape, player: int) -> None:
    said = Message("arkalion-died", hero=names.subject(s, player), gender=names.gender(s, player))
    s.say("death", said, (f"hero-{player}",), "arkalion.death.hp", player=player)


def recovered(s: Escape, player: int) -> None:
    said = Message("arkalion-recovered", hero=names.object_(s, player))
    s.say("draw", said, (f"hero-{player}",), "arkalion.death.same", same=True)


def replaced(s: Escape, player: int, before: int) -> None:
    once = names.once(s, player, before)
    said = Message("arkalion-replaced", before=once, hero=names.object_(s, player))
    s.say("draw", said, (f"hero-{player}",), "arkalion.death.other", same=False)


def gone(s: Escape, player: int, before: int) -> None:
    gender = s.tables.sheets[before].gender
    said = Message("arkalion-gone", hero=names.once(s, player, before), gender=gender)
    s.say("say", said, (f"hero-{player}",), "arkalion.death.no_sheet")


# -- the Armour and the end -----------------------------------------------------------------


def armour_coming(s: Escape, face: int, column: int) -> None:
    said = Message("arkalion-armour-coming", face=face, column=LETTERS[column])
    data = die(s.tables.d6.faces, face)
    s.tell(Event("roll", said, ("turns",), data, "arkalion.ruling.armour_spawn"))


def armour_stands(s: Escape, before: int) -> None:
    said = Message("arkalion-armour-moved", cell=names.cell(s.armour_at))
    at = PLACES[s.armour_at]
    data = {"from": PLACES[before] if before >= 0 else None, "to": at, "path": [at]}
    s.tell(Event("move", said, ("armour", at), data, "arkalion.armour.advance"))


def thrown_back(s: Escape, player: int, before: int) -> None:
    at = s.heroes[player].at
    said = Message("arkalion-thrown", hero=names.subject(s, player), at=names.at(s, at))
    pieces = (f"pawn-{player}", PLACES[at])
    moved(s, said, pieces, before, at, "arkalion.ruling.armour_move")


def armour_hit(s: Escape, player: int) -> None:
    hp = s.armour_hp
    said = Message("arkalion-armour-hit", hp=hp)
    pieces = ("armour", f"hero-{player}")
    s.say("hp", said, pieces, "arkalion.armour.damage", amount=-1, hp=hp)


END_RULES: Final[dict[int, str]] = {
    ESCAPE: "arkalion.end.victory",
    BOARDED: "arkalion.end.defeat.boarded",
    HEROES_DEAD: "arkalion.end.defeat.heroes",
    STATIONS_LOST: "arkalion.end.defeat.stations",
    ARMOUR_ARRIVED: "arkalion.end.defeat.armour",
    TIME: "arkalion.end.turn12_loss",
}


def ended(s: Escape) -> None:
    end = ENDS[s.ended]
    s.say("story", Message(f"arkalion-end-{end}"), (), END_RULES[s.ended], end=end)
