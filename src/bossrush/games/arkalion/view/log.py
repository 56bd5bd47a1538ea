"""What just happened, in words and in data: called only while somebody listens."""

from __future__ import annotations

from bossrush.engine.event import Event
from bossrush.engine.message import Listing, Mention, Message
from bossrush.games.arkalion.cards.tables import Weapon
from bossrush.games.arkalion.table.airship import STATIONS
from bossrush.games.arkalion.table.board import CELLS, LETTERS, PLACES
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.table.terms import ABILITY_USES, ENEMIES, GREEN
from bossrush.games.arkalion.view import words

# -- set-up and the clock -------------------------------------------------------------------


def chosen(s: Escape, player: int) -> None:
    said = Message("arkalion-chosen", player=player + 1, hero=words.object_(s, player))
    s.tell(Event("choose", said, (f"hero-{player}",), rule="arkalion.setup.hero_choice"))


def aboard(s: Escape, player: int) -> None:
    at = s.heroes[player].at
    said = Message("arkalion-aboard", hero=words.subject(s, player), at=words.at(s, at))
    data = {"from": None, "to": PLACES[at], "path": [PLACES[at]]}
    pieces = (f"pawn-{player}", PLACES[at])
    s.tell(Event("move", said, pieces, data, "arkalion.setup.hero_start"))


def turn_begins(s: Escape) -> None:
    said = Message("arkalion-turn", turn=s.turn, sequence=s.sequence() + 1)
    s.tell(Event("turn", said, ("turns",), {"turn": s.turn}, "arkalion.flow.clock"))


def player_begins(s: Escape) -> None:
    player = s.player()
    said = Message("arkalion-player-begins", hero=words.object_(s, player))
    s.tell(Event("turn", said, (f"hero-{player}",), {"player": player}, "arkalion.flow.order"))


def token_passed(s: Escape) -> None:
    said = Message("arkalion-token", hero=words.to(s, s.first))
    data = {"player": s.first}
    s.tell(Event("say", said, (f"hero-{s.first}",), data, "arkalion.flow.token_pass"))


def skips(s: Escape, player: int) -> None:
    said = Message("arkalion-skips", hero=words.subject(s, player))
    s.tell(Event("say", said, (f"hero-{player}",), rule="arkalion.death.skip"))


def returned(s: Escape, player: int) -> None:
    at = s.heroes[player].at
    said = Message("arkalion-returned", hero=words.subject(s, player), at=words.at(s, at))
    data = {"from": None, "to": PLACES[at], "path": [PLACES[at]]}
    pieces = (f"pawn-{player}", PLACES[at])
    s.tell(Event("move", said, pieces, data, "arkalion.ruling.return"))


# -- enemies appear -------------------------------------------------------------------------


def reshuffled(s: Escape, deck: int) -> None:
    said = Message("arkalion-reshuffled", deck=deck + 1)
    s.tell(Event("shuffle", said, (f"deck-{deck + 1}",), rule="arkalion.ruling.deck_cycle"))


def enemy_card(s: Escape, card: int) -> None:
    drawn = s.tables.enemy_cards[card]
    listed: list[Message | Mention | str] = []
    for entry in drawn.entries:
        listed.append(
            Message(
                "arkalion-entry", enemy=words.enemy(s, entry.type), column=LETTERS[entry.column]
            )
        )
    said = Message("arkalion-card", entries=Listing(listed))
    data = {"card": drawn.id}
    s.tell(Event("draw", said, (f"deck-{drawn.deck + 1}",), data, "arkalion.spawn.card_two"))


def appeared(s: Escape, kind: int, cell: int) -> None:
    said = Message("arkalion-appeared", enemy=words.enemy(s, kind), cell=words.cell(cell))
    data = {"enemy": ENEMIES[kind - 1], "to": PLACES[cell]}
    s.tell(Event("appear", said, (PLACES[cell],), data, "arkalion.spawn.row6"))


def no_pawn(s: Escape, column: int) -> None:
    said = Message("arkalion-no-pawn")
    s.tell(Event("say", said, (PLACES[column * 7 + 6],), rule="arkalion.spawn.none_left"))


def no_room(s: Escape, kind: int, column: int) -> None:
    said = Message("arkalion-no-room", enemy=words.enemy(s, kind))
    s.tell(Event("say", said, (PLACES[column * 7 + 6],), rule="arkalion.ruling.spawn_gap"))


def pushed(s: Escape, kind: int, cell: int, to: int) -> None:
    if to < 0:
        said = Message("arkalion-fell", enemy=words.enemy(s, kind), cell=words.cell(cell))
        data = {"enemy": ENEMIES[kind - 1], "from": PLACES[cell]}
        s.tell(Event("fall", said, (PLACES[cell],), data, "arkalion.enemy.push_death"))
        return
    said = Message(
        "arkalion-pushed", enemy=words.enemy(s, kind), cell=words.cell(cell), to=words.cell(to)
    )
    piece_moved(s, said, kind, cell, to, "arkalion.enemy.push")


def piece_moved(s: Escape, said: Message, kind: int, cell: int, to: int, rule: str) -> None:
    data = {
        "enemy": ENEMIES[kind - 1],
        "from": PLACES[cell],
        "to": PLACES[to],
        "path": [PLACES[cell], PLACES[to]],
        "green": s.ground[to] == GREEN,
    }
    s.tell(Event("move", said, (PLACES[to], PLACES[cell]), data, rule))


# -- heroes act -----------------------------------------------------------------------------


def walked(s: Escape, player: int, before: int) -> None:
    at = s.heroes[player].at
    said = Message("arkalion-walked", hero=words.subject(s, player), at=words.at(s, at))
    data = {"from": PLACES[before], "to": PLACES[at], "path": [PLACES[before], PLACES[at]]}
    pieces = (f"pawn-{player}", PLACES[at], PLACES[before])
    rule = "arkalion.move.zone_cost" if before >= CELLS <= at else "arkalion.move.cell_cost"
    s.tell(Event("move", said, pieces, data, rule))


def rolled(s: Escape, player: int, weapon: Weapon, target: int, hit: bool) -> None:
    said = Message(
        "arkalion-rolled",
        hero=words.subject(s, player),
        target=words.target(s, target),
        weapon=Message(weapon.name),
        face=s.rolled[-1],
        need=weapon.accuracy,
        again="yes" if len(s.rolled) > 1 else "no",
        hit="yes" if hit else "no",
    )
    data = {
        "die": "d6",
        "key": "d6",
        "sides": ["1", "2", "3", "4", "5", "6"],
        "faces": [str(s.rolled[-1])],
        "need": weapon.accuracy,
        "hit": hit,
        "seat": s.seat_of(player),
    }
    pieces = (f"hero-{player}", PLACES[target] if target < CELLS else "armour")
    s.tell(Event("roll", said, pieces, data, "arkalion.attack.roll"))


def slain(s: Escape, player: int, kind: int, cell: int, melee: bool, fell: bool) -> None:
    key = "arkalion-slain-melee" if melee else "arkalion-slain-tile" if fell else "arkalion-slain"
    said = Message(key, enemy=words.enemy(s, kind), cell=words.cell(cell))
    rule = "arkalion.resource.melee_kill" if melee else "arkalion.resource.ranged_kill"
    data = {"enemy": ENEMIES[kind - 1], "from": PLACES[cell], "tile": fell}
    s.tell(Event("kill", said, (PLACES[cell], f"hero-{player}"), data, rule))


def tokens_drawn(s: Escape, player: int, drawn: list[int]) -> None:
    counts = [0] * len(s.tables.resource_ids)
    for token in drawn:
        counts[token] += 1
    said = Message("arkalion-tokens", hero=words.subject(s, player), tokens=words.tokens(s, counts))
    data = {"tokens": [s.tables.resource_ids[token] for token in drawn]}
    s.tell(Event("draw", said, (f"hero-{player}", "bag"), data, "arkalion.attack.reward"))


def bag_empty(s: Escape, player: int) -> None:
    said = Message("arkalion-bag-empty")
    s.tell(Event("say", said, ("bag", f"hero-{player}"), rule="arkalion.ruling.bag_empty"))


def ability(s: Escape, player: int, use: int) -> None:
    name = Message(s.heroes[player].character().ability.name)
    said = Message("arkalion-ability", hero=words.subject(s, player), ability=name)
    data = {"ability": ABILITY_USES[use]}
    s.tell(Event("use", said, (f"hero-{player}",), data, "arkalion.action.ability_once"))


def repaired(s: Escape, player: int, station: int) -> None:
    said = Message("arkalion-repaired", station=words.station(s, station))
    pieces = (f"station-{STATIONS[station]}", f"hero-{player}")
    data = {"station": STATIONS[station]}
    s.tell(Event("repair", said, pieces, data, "arkalion.action.ability_mechanic"))


def put_back(s: Escape, player: int, token: int) -> None:
    said = Message("arkalion-put-back", hero=words.subject(s, player), token=words.token(s, token))
    s.tell(Event("discard", said, (f"hero-{player}", "bag"), rule="arkalion.ruling.hand_limit"))


def fired(s: Escape, player: int, zone: int, cells: list[int]) -> None:
    said = Message(
        "arkalion-fired",
        hero=words.subject(s, player),
        gun=words.station(s, zone),
        first=words.cell(cells[0]),
        last=words.cell(cells[-1]),
    )
    data = {"gun": STATIONS[zone], "cells": [PLACES[cell] for cell in cells]}
    pieces = (f"station-{STATIONS[zone]}", *(PLACES[cell] for cell in cells))
    s.tell(Event("fire", said, pieces, data, "arkalion.attack.means"))


def opened(s: Escape, player: int, chest: int, face: int, card: int) -> None:
    args: dict[str, str | int | Message | Mention | Listing | float] = {
        "hero": words.subject(s, player),
        "face": face,
    }
    key = "arkalion-chest-empty"
    pieces = [f"hero-{player}", f"station-{STATIONS[chest]}"]
    if card >= 0:
        key = "arkalion-chest"
        args["weapon"] = Message(s.tables.equipment[card].weapon.name)
        pieces.append(f"equipment-{s.tables.equipment_ids[card]}")
    data = {
        "die": "d4",
        "key": "d4",
        "sides": ["1", "2", "3", "4"],
        "faces": [str(face)],
        "seat": s.seat_of(player),
    }
    s.tell(Event("roll", Message(key, **args), tuple(pieces), data, "arkalion.station.chest.roll"))


def brewed(s: Escape, player: int, potion: int) -> None:
    name = Message(s.tables.potions[potion].name)
    said = Message("arkalion-brewed", hero=words.subject(s, player), potion=name)
    data = {"potion": s.tables.potion_ids[potion]}
    s.tell(Event("use", said, (f"hero-{player}", "laboratory"), data, "arkalion.station.lab"))


def crafted(s: Escape, player: int, card: int) -> None:
    name = Message(s.tables.equipment[card].weapon.name)
    said = Message("arkalion-crafted", hero=words.subject(s, player), weapon=name)
    data = {"equipment": s.tables.equipment_ids[card]}
    s.tell(Event("use", said, (f"hero-{player}", "armoury"), data, "arkalion.station.armoury"))


def drunk(s: Escape, player: int, potion: int, healed: int) -> None:
    name = Message(s.tables.potions[potion].name)
    key = "arkalion-drunk-healed" if healed else "arkalion-drunk"
    said = Message(key, hero=words.subject(s, player), potion=name, healed=healed)
    data = {"potion": s.tables.potion_ids[potion], "healed": healed}
    s.tell(Event("use", said, (f"hero-{player}",), data, "arkalion.card.potion_timing"))


def traded(s: Escape, player: int) -> None:
    said = Message(
        "arkalion-traded",
        hero=words.subject(s, player),
        other=words.to(s, s.partner),
        gives=words.items(s, s.given),
        takes=words.items(s, s.taken),
    )
    pieces = (f"hero-{player}", f"hero-{s.partner}")
    s.tell(Event("trade", said, pieces, rule="arkalion.trade.any_amount"))


def declined(s: Escape, player: int) -> None:
    said = Message("arkalion-declined", hero=words.subject(s, s.partner))
    pieces = (f"hero-{s.partner}", f"hero-{player}")
    s.tell(Event("say", said, pieces, rule="arkalion.ruling.trade_when"))
