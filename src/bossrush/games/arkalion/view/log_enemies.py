"""What the enemies and the Armour just did, told while somebody listens."""

from __future__ import annotations

from bossrush.engine.event import Event
from bossrush.engine.message import Message
from bossrush.games.arkalion.table.airship import STATIONS
from bossrush.games.arkalion.table.board import LETTERS, PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import ENDS, ENEMIES, GRENADIER, LEGIONNAIRE
from bossrush.games.arkalion.view import words
from bossrush.games.arkalion.view.log import piece_moved

# -- enemies act ----------------------------------------------------------------------------


def enemies_phase(s: Escape) -> None:
    said = Message("arkalion-enemies-phase")
    s.tell(Event("turn", said, (), {"enemies": True}, "arkalion.flow.enemies_after"))


def attacked(s: Escape, kind: int, cell: int, players: list[int]) -> None:
    said = Message(
        "arkalion-attacked",
        enemy=words.enemy(s, kind),
        cell=words.cell(cell),
        heroes=words.several(s, players),
    )
    rule = {LEGIONNAIRE: "legionnaire", GRENADIER: "grenadier"}.get(kind, "fusilier")
    data = {"enemy": ENEMIES[kind - 1], "from": PLACES[cell], "players": players[:]}
    pieces = (PLACES[cell], *(f"hero-{player}" for player in players))
    s.tell(Event("attack", said, pieces, data, f"arkalion.enemy.{rule}"))


def advanced(s: Escape, kind: int, cell: int, to: int) -> None:
    said = Message("arkalion-advanced", enemy=words.enemy(s, kind), to=words.cell(to))
    piece_moved(s, said, kind, cell, to, "arkalion.enemy.speed")


def station_broken(s: Escape, cell: int, station: int) -> None:
    said = Message("arkalion-broken", cell=words.cell(cell), station=words.station(s, station))
    data = {"from": PLACES[cell], "station": STATIONS[station]}
    pieces = (f"station-{STATIONS[station]}", PLACES[cell])
    s.tell(Event("break", said, pieces, data, "arkalion.ruling.station_damage"))


def hurt(s: Escape, player: int) -> None:
    hp = s.heroes[player].hp
    said = Message("arkalion-hurt", hero=words.subject(s, player), hp=hp)
    data = {"player": player, "amount": -1, "hp": hp}
    s.tell(Event("hp", said, (f"hero-{player}",), data, "arkalion.enemy.auto_hit"))


def shielded(s: Escape, guard: int, player: int) -> None:
    said = Message(
        "arkalion-shielded", guard=words.subject(s, guard), hero=words.object_(s, player)
    )
    pieces = (f"hero-{player}", f"hero-{guard}")
    s.tell(Event("hp", said, pieces, {"player": player, "amount": 0}, "arkalion.hero.knight"))


def warded(s: Escape, player: int) -> None:
    said = Message("arkalion-warded", hero=words.object_(s, player))
    data = {"player": player, "amount": 0}
    s.tell(Event("hp", said, (f"hero-{player}",), data, "arkalion.card.text"))


def died(s: Escape, player: int) -> None:
    said = Message("arkalion-died", hero=words.subject(s, player), gender=words.gender(s, player))
    s.tell(Event("death", said, (f"hero-{player}",), {"player": player}, "arkalion.death.hp"))


def recovered(s: Escape, player: int) -> None:
    said = Message("arkalion-recovered", hero=words.object_(s, player))
    s.tell(Event("draw", said, (f"hero-{player}",), {"same": True}, "arkalion.death.same"))


def replaced(s: Escape, player: int, before: int) -> None:
    said = Message(
        "arkalion-replaced", before=words.once(s, player, before), hero=words.object_(s, player)
    )
    s.tell(Event("draw", said, (f"hero-{player}",), {"same": False}, "arkalion.death.other"))


def gone(s: Escape, player: int, before: int) -> None:
    said = Message(
        "arkalion-gone",
        hero=words.once(s, player, before),
        gender=s.tables.sheets[before].gender,
    )
    s.tell(Event("say", said, (f"hero-{player}",), rule="arkalion.death.no_sheet"))


# -- the Armour and the end -----------------------------------------------------------------


def armour_coming(s: Escape, face: int, column: int) -> None:
    said = Message("arkalion-armour-coming", face=face, column=LETTERS[column])
    sides = ["1", "2", "3", "4", "5", "6"]
    data = {"die": "d6", "key": "d6", "sides": sides, "faces": [str(face)]}
    s.tell(Event("roll", said, ("turns",), data, "arkalion.ruling.armour_spawn"))


def armour_stands(s: Escape, before: int) -> None:
    said = Message("arkalion-armour-moved", cell=words.cell(s.armour_at))
    data = {
        "from": PLACES[before] if before >= 0 else None,
        "to": PLACES[s.armour_at],
        "path": [PLACES[s.armour_at]],
    }
    s.tell(Event("move", said, ("armour", PLACES[s.armour_at]), data, "arkalion.armour.advance"))


def thrown_back(s: Escape, player: int, before: int) -> None:
    at = s.heroes[player].at
    said = Message("arkalion-thrown", hero=words.subject(s, player), at=words.at(s, at))
    data = {"from": PLACES[before], "to": PLACES[at], "path": [PLACES[before], PLACES[at]]}
    pieces = (f"pawn-{player}", PLACES[at])
    s.tell(Event("move", said, pieces, data, "arkalion.ruling.armour_move"))


def armour_hit(s: Escape, player: int) -> None:
    said = Message("arkalion-armour-hit", hp=s.armour_hp)
    data = {"amount": -1, "hp": s.armour_hp}
    s.tell(Event("hp", said, ("armour", f"hero-{player}"), data, "arkalion.armour.damage"))


def ended(s: Escape) -> None:
    end = ENDS[s.ended]
    rule = {
        "escape": "arkalion.end.victory",
        "boarded": "arkalion.end.defeat.boarded",
        "heroes_dead": "arkalion.end.defeat.heroes",
        "stations": "arkalion.end.defeat.stations",
        "armour_arrived": "arkalion.end.defeat.armour",
        "time": "arkalion.end.turn12_loss",
    }[end]
    s.tell(Event("story", Message(f"arkalion-end-{end}"), (), {"end": end}, rule))
