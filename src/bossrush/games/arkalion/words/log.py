"""What the heroes just did, in words and in data: called only while somebody listens."""

from __future__ import annotations

from typing import Any

from bossrush.engine.event import Event
from bossrush.engine.message import Listing, Message
from bossrush.games.arkalion.cards.tables import Weapon
from bossrush.games.arkalion.cards.terms import ABILITY_USES, ENEMIES, GREEN, TURNS_OF_A_DECK
from bossrush.games.arkalion.table.airship import STATIONS
from bossrush.games.arkalion.table.board import CELLS, LETTERS, PLACES, SPAWN_ROW, cell_at
from bossrush.games.arkalion.table.escape import Escape
from bossrush.games.arkalion.words import names


def moved(
    s: Escape, said: Message, pieces: tuple[str, ...], before: int, to: int, rule: str, **more: Any
) -> None:
    """Somebody goes from one place to another, or comes onto the board."""
    start = [PLACES[before]] if before >= 0 else []
    data = {"from": start[0] if start else None, "to": PLACES[to], "path": [*start, PLACES[to]]}
    s.tell(Event("move", said, pieces, {**data, **more}, rule))


def die(faces: list[str], face: int) -> dict[str, Any]:
    """What an event says of a die that was rolled."""
    key = f"d{len(faces)}"
    return {"die": key, "key": key, "sides": faces, "faces": [str(face)]}


# -- set-up and the clock -------------------------------------------------------------------


def chosen(s: Escape, player: int) -> None:
    said = Message("arkalion-chosen", player=s.seat_of(player) + 1, hero=names.object_(s, player))
    s.say("choose", said, (f"hero-{player}",), "arkalion.setup.hero_choice")


def put_on_board(s: Escape, player: int, key: str, rule: str) -> None:
    """A hero who was nowhere stands in a zone."""
    at = s.heroes[player].at
    said = Message(key, hero=names.subject(s, player), at=names.at(s, at))
    moved(s, said, (f"pawn-{player}", PLACES[at]), -1, at, rule)


def aboard(s: Escape, player: int) -> None:
    put_on_board(s, player, "arkalion-aboard", "arkalion.setup.hero_start")


def returned(s: Escape, player: int) -> None:
    put_on_board(s, player, "arkalion-returned", "arkalion.ruling.return")


def turn_begins(s: Escape) -> None:
    said = Message("arkalion-turn", turn=s.turn, sequence=s.sequence() + 1)
    s.say("turn", said, ("turns",), "arkalion.flow.clock", turn=s.turn)
    if s.turn % TURNS_OF_A_DECK == 1:
        tale(s, f"arkalion-interlude-{s.sequence() + 1}", ("turns",))


def tale(s: Escape, text: str, pieces: tuple[str, ...]) -> None:
    """A line beside the rules, where there is one for this moment."""
    if text:
        s.say("tale", Message(text), pieces)


def player_begins(s: Escape) -> None:
    player = s.player()
    said = Message("arkalion-player-begins", hero=names.object_(s, player))
    s.say("turn", said, (f"hero-{player}",), "arkalion.flow.order", player=player)


def token_passed(s: Escape) -> None:
    said = Message("arkalion-token", hero=names.to(s, s.first))
    s.say("say", said, (f"hero-{s.first}",), "arkalion.flow.token_pass", player=s.first)


def skips(s: Escape, player: int) -> None:
    said = Message("arkalion-skips", hero=names.subject(s, player))
    s.say("say", said, (f"hero-{player}",), "arkalion.death.skip")


# -- enemies appear -------------------------------------------------------------------------


def reshuffled(s: Escape, deck: int) -> None:
    said = Message("arkalion-reshuffled", deck=deck + 1)
    s.say("shuffle", said, (f"deck-{deck + 1}",), "arkalion.ruling.deck_cycle")


def enemy_card(s: Escape, card: int) -> None:
    drawn = s.tables.enemy_cards[card]
    entries = Listing([])
    for entry in drawn.entries:
        enemy = names.enemy(s, entry.type)
        entries.items.append(Message("arkalion-entry", enemy=enemy, column=LETTERS[entry.column]))
    said = Message("arkalion-card", entries=entries)
    if drawn.name:
        said = Message("arkalion-card-named", name=Message(drawn.name), entries=entries)
    deck = (f"deck-{drawn.deck + 1}",)
    s.say("draw", said, deck, "arkalion.spawn.card_two", card=drawn.id)
    tale(s, drawn.story, deck)


def appeared(s: Escape, kind: int, cell: int) -> None:
    said = Message("arkalion-appeared", enemy=names.enemy(s, kind), cell=names.cell(cell))
    to = PLACES[cell]
    s.say("appear", said, (to,), "arkalion.spawn.row6", enemy=ENEMIES[kind - 1], to=to)


def replaced(s: Escape, kind: int, column: int) -> None:
    """No pawn of a kind is left, and others come instead."""
    name = ENEMIES[kind - 1]
    at = PLACES[cell_at(column, SPAWN_ROW)]
    s.say("say", Message(f"arkalion-replaced-{name}"), (at,), f"arkalion.spawn.short_{name}")


def no_pawn(s: Escape, column: int) -> None:
    at = PLACES[cell_at(column, SPAWN_ROW)]
    s.say("say", Message("arkalion-no-pawn"), (at,), "arkalion.spawn.none_left")


def no_room(s: Escape, kind: int, column: int) -> None:
    said = Message("arkalion-no-room", enemy=names.enemy(s, kind))
    s.say("say", said, (PLACES[cell_at(column, SPAWN_ROW)],), "arkalion.ruling.spawn_gap")


def pushed(s: Escape, kind: int, cell: int, to: int) -> None:
    enemy = names.enemy(s, kind)
    if to < 0:
        said = Message("arkalion-fell", enemy=enemy, cell=names.cell(cell))
        data = {"enemy": ENEMIES[kind - 1], "from": PLACES[cell]}
        s.tell(Event("fall", said, (PLACES[cell],), data, "arkalion.enemy.push_death"))
        return
    said = Message("arkalion-pushed", enemy=enemy, cell=names.cell(cell), to=names.cell(to))
    enemy_moved(s, said, kind, cell, to, "arkalion.enemy.push")


def enemy_moved(s: Escape, said: Message, kind: int, cell: int, to: int, rule: str) -> None:
    pieces = (PLACES[to], PLACES[cell])
    green = s.ground[to] == GREEN
    moved(s, said, pieces, cell, to, rule, enemy=ENEMIES[kind - 1], green=green)


# -- heroes act -----------------------------------------------------------------------------


def walked(s: Escape, player: int, before: int) -> None:
    at = s.heroes[player].at
    said = Message("arkalion-walked", hero=names.subject(s, player), at=names.at(s, at))
    pieces = (f"pawn-{player}", PLACES[at], PLACES[before])
    rule = "arkalion.move.zone_cost" if before >= CELLS <= at else "arkalion.move.cell_cost"
    moved(s, said, pieces, before, at, rule)


def rolled(s: Escape, player: int, weapon: Weapon, target: int, hit: bool) -> None:
    face = s.rolled[-1]
    need = weapon.accuracy
    said = Message(
        "arkalion-rolled",
        hero=names.subject(s, player),
        target=names.target(s, target),
        weapon=Message(weapon.name),
        face=face,
        need=need,
        again="yes" if len(s.rolled) > 1 else "no",
        hit="yes" if hit else "no",
    )
    pieces = (f"hero-{player}", PLACES[target] if target < CELLS else "armour")
    data = {**die(s.tables.d6.faces, face), "need": need, "hit": hit, "seat": s.seat_of(player)}
    s.tell(Event("roll", said, pieces, data, "arkalion.attack.roll"))


def slain(s: Escape, player: int, kind: int, cell: int, melee: bool, fell: bool) -> None:
    key = "arkalion-slain-melee" if melee else "arkalion-slain-tile" if fell else "arkalion-slain"
    said = Message(key, enemy=names.enemy(s, kind), cell=names.cell(cell))
    rule = "arkalion.resource.melee_kill" if melee else "arkalion.resource.ranged_kill"
    data = {"enemy": ENEMIES[kind - 1], "from": PLACES[cell], "tile": fell}
    s.tell(Event("kill", said, (PLACES[cell], f"hero-{player}"), data, rule))


def tokens_drawn(s: Escape, player: int, drawn: list[int]) -> None:
    counts = [0] * len(s.tables.resource_ids)
    for token in drawn:
        counts[token] += 1
    said = Message("arkalion-tokens", hero=names.subject(s, player), tokens=names.tokens(s, counts))
    ids = [s.tables.resource_ids[token] for token in drawn]
    s.say("draw", said, (f"hero-{player}", "bag"), "arkalion.attack.reward", tokens=ids)


def bag_empty(s: Escape, player: int) -> None:
    said = Message("arkalion-bag-empty")
    s.say("say", said, ("bag", f"hero-{player}"), "arkalion.ruling.bag_empty")


def ability(s: Escape, player: int, use: int) -> None:
    name = Message(s.heroes[player].character().ability.name)
    said = Message("arkalion-ability", hero=names.subject(s, player), ability=name)
    rule = "arkalion.action.ability_once"
    s.say("use", said, (f"hero-{player}",), rule, ability=ABILITY_USES[use])


def repaired(s: Escape, player: int, station: int) -> None:
    said = Message("arkalion-repaired", station=names.station(s, station))
    name = STATIONS[station]
    pieces = (f"station-{name}", f"hero-{player}")
    s.say("repair", said, pieces, "arkalion.action.ability_mechanic", station=name)


def put_back(s: Escape, player: int, token: int) -> None:
    said = Message("arkalion-put-back", hero=names.subject(s, player), token=names.token(s, token))
    s.say("discard", said, (f"hero-{player}", "bag"), "arkalion.ruling.hand_limit")


def fired(s: Escape, player: int, zone: int, cells: list[int]) -> None:
    said = Message(
        "arkalion-fired",
        hero=names.subject(s, player),
        gun=names.station(s, zone),
        first=names.cell(cells[0]),
        last=names.cell(cells[-1]),
    )
    gun = STATIONS[zone]
    places = [PLACES[cell] for cell in cells]
    s.say("fire", said, (f"station-{gun}", *places), "arkalion.attack.means", gun=gun, cells=places)


def opened(s: Escape, player: int, chest: int, face: int, card: int) -> None:
    pieces: tuple[str, ...] = (f"hero-{player}", f"station-{STATIONS[chest]}")
    said = Message("arkalion-chest-empty", hero=names.subject(s, player), face=face)
    if card >= 0:
        weapon = Message(s.tables.equipment[card].weapon.name)
        said = Message("arkalion-chest", hero=names.subject(s, player), face=face, weapon=weapon)
        pieces = (*pieces, f"equipment-{s.tables.equipment_ids[card]}")
    data = {**die(s.tables.d4.faces, face), "seat": s.seat_of(player)}
    s.tell(Event("roll", said, pieces, data, "arkalion.station.chest.roll"))


def brewed(s: Escape, player: int, potion: int) -> None:
    card = s.tables.potions[potion]
    said = Message("arkalion-brewed", hero=names.subject(s, player), potion=Message(card.name))
    pieces = (f"hero-{player}", "laboratory")
    s.say("use", said, pieces, "arkalion.station.lab", potion=card.id)


def crafted(s: Escape, player: int, card: int) -> None:
    made = s.tables.equipment[card]
    weapon = Message(made.weapon.name)
    said = Message("arkalion-crafted", hero=names.subject(s, player), weapon=weapon)
    pieces = (f"hero-{player}", "armoury")
    s.say("use", said, pieces, "arkalion.station.armoury", equipment=made.id)


def drunk(s: Escape, player: int, potion: int, healed: int) -> None:
    card = s.tables.potions[potion]
    key = "arkalion-drunk-healed" if healed else "arkalion-drunk"
    name = Message(card.name)
    said = Message(key, hero=names.subject(s, player), potion=name, healed=healed)
    rule = "arkalion.card.potion_timing"
    s.say("use", said, (f"hero-{player}",), rule, potion=card.id, healed=healed)
    tale(s, card.drunk, (f"hero-{player}",))


def traded(s: Escape, player: int) -> None:
    said = Message(
        "arkalion-traded",
        hero=names.subject(s, player),
        other=names.to(s, s.partner),
        gives=names.items(s, s.given),
        takes=names.items(s, s.taken),
    )
    s.say("trade", said, (f"hero-{player}", f"hero-{s.partner}"), "arkalion.trade.any_amount")


def declined(s: Escape, player: int) -> None:
    said = Message("arkalion-declined", hero=names.subject(s, s.partner))
    s.say("say", said, (f"hero-{s.partner}", f"hero-{player}"), "arkalion.ruling.trade_when")
