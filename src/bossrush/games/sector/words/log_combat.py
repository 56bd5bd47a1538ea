"""Combat told in words and in data: declarations, rolls, wounds, blocks, waves."""

from __future__ import annotations

from bossrush.engine.message import Listing, Mention, Message
from bossrush.games.sector.cards.terms import RANGED, TRAITS
from bossrush.games.sector.table.mission import FALLEN, Mission
from bossrush.games.sector.table.tray import face_of, gun_of, roller_of
from bossrush.games.sector.words import names
from bossrush.games.sector.words.log import rolled


def _listing(messages: list[Message]) -> Listing:
    items: list[Message | Mention | str] = []
    items.extend(messages)
    return Listing(items)


def combat(s: Mission) -> None:
    message = Message("sector-told-combat", enemy=Message(s.enemy().name))
    s.say("combat", message, ("card", "row"), "sector.combat.begin-choice")


def ranged(s: Mission) -> None:
    s.say("mode", Message("sector-told-ranged"), ("row",), "sector.ranged.cover", mode="ranged")


def close(s: Mission) -> None:
    s.say("mode", Message("sector-told-close"), ("row",), "sector.combat.one-way", mode="close")


def nobody_shoots(s: Mission) -> None:
    message = Message("sector-told-nobody-shoots")
    s.say("mode", message, ("row",), "sector.ranged.shoot-needed", mode="close")


def void(s: Mission) -> None:
    """What was declared counts for nothing, since nobody attacks."""
    mode = "ranged" if s.mode == RANGED else "close"
    pieces = tuple(f"crew-{number}" for number in range(len(s.crew)))
    rule = "sector.ranged.shoot-needed" if s.mode == RANGED else "sector.close.fight-needed"
    s.say("declare", Message(f"sector-told-void-{mode}"), pieces, rule)


def row(s: Mission) -> None:
    message = Message("sector-told-row", count=s.standing())
    faces = [TRAITS[die % FALLEN] for die in s.row]
    s.say("row", message, ("row",), "sector.combat.setup-row", faces=faces)


def taken_out(s: Mission, trait: int) -> None:
    message = Message("sector-told-taken-out", trait=names.trait(trait))
    s.say("die-removed", message, ("row",), "", trait=TRAITS[trait])


def round(s: Mission) -> None:  # noqa: A001  named like the others, after what it tells
    message = Message("sector-told-round", round=s.round)
    s.say("round", message, ("row",), "sector.combat.rounds", round=s.round)


def declared(s: Mission, number: int, value: int) -> None:
    message = Message(
        "sector-told-declared", crew=names.crew(s, number), action=names.action(s, value)
    )
    s.say("declare", message, (f"crew-{number}",), "sector.combat.declare-first")


def special(s: Mission) -> None:
    key = s.enemy().special
    if key:
        s.say("special", Message(key), ("card",), "sector.combat.specials")


def shot(s: Mission, number: int, gun: int, count: int) -> None:
    """The ammo dice of one weapon, which were rolled last."""
    kind = s.tables.ammo_dice[s.tables.items[gun].ammo]
    dice = s.ammo[-count:]
    card = s.tables.items[gun]
    jams = any(card.jams[face_of(die)] for die in dice)
    hits = sum(card.hits[face_of(die)] for die in dice)
    direct = sum(card.wounds[face_of(die)] for die in dice)
    message = Message(
        "sector-told-shot-jam" if jams else "sector-told-shot",
        crew=names.crew(s, number),
        item=names.item(s, gun),
        faces=_listing([names.ammo_die(s, die) for die in dice]),
        hits=hits,
        wounds=direct,
    )
    pieces = (f"crew-{number}", s.tables.item_ids[gun])
    faces = [kind.faces[face_of(die)] for die in dice]
    comes_to = 0 if jams else hits + direct
    rolled(s, message, pieces, "sector.ranged.shoot-roll", kind.key, kind, faces, hits=comes_to)


def ammo_die(s: Mission, number: int, die: int) -> None:
    message = Message(
        "sector-told-ammo-die", crew=names.crew(s, number), face=names.ammo_die(s, die)
    )
    gun = gun_of(die)
    kind = s.tables.ammo_dice[s.tables.items[gun].ammo]
    pieces = (f"crew-{number}", s.tables.item_ids[gun])
    rolled(s, message, pieces, "", kind.key, kind, [kind.faces[face_of(die)]])


def hit_dice(s: Mission, number: int, count: int) -> None:
    dice = [face_of(die) for die in s.hits if roller_of(die) == number][-count:]
    hits = sum(1 for face in dice if s.tables.hit_faces[face])
    message = Message("sector-told-hit-dice", crew=names.crew(s, number), count=count, hits=hits)
    faces = [s.tables.hit_die.faces[face] for face in dice]
    pieces = (f"crew-{number}",)
    rolled(s, message, pieces, "sector.component.hit-dice", "hit", s.tables.hit_die, faces)


def hit_turned(s: Mission, number: int, face: int) -> None:
    name = names.face(s, "hit", s.tables.hit_die.faces[face])
    message = Message("sector-told-hit-turned", crew=names.crew(s, number), face=name)
    s.say("die-turned", message, (f"crew-{number}",))


def chapter_die(s: Mission, face: int) -> None:
    trait = s.tables.chapter_trait[face]
    message = Message("sector-told-chapter-die", trait=names.trait(trait))
    rolled(s, message, ("card",), "", "chapter", s.tables.chapter_die, [TRAITS[trait]])


def tech_die(s: Mission) -> None:
    name = s.tables.tech_die.faces[s.tech]
    message = Message("sector-told-tech-die", face=names.face(s, "tech", name))
    rolled(s, message, ("card",), "sector.tech.advanced-roll", "tech", s.tables.tech_die, [name])


def row_die(s: Mission, place: int, before: int) -> None:
    message = Message(
        "sector-told-row-die", before=names.trait(before), after=names.trait(s.row[place])
    )
    face = TRAITS[s.row[place]]
    rolled(s, message, (f"row-{place}",), "", "chapter", s.tables.chapter_die, [face])


def jam(s: Mission, number: int, gun: int) -> None:
    message = Message("sector-told-jam", crew=names.crew(s, number), item=names.item(s, gun))
    s.say("jam", message, (s.tables.item_ids[gun], f"crew-{number}"), "sector.ammo.jam")


def wounds(s: Mission, number: int, count: int) -> None:
    message = Message("sector-told-wounds", crew=names.crew(s, number), count=count)
    s.say("wounds", message, (f"crew-{number}", "row"), "sector.ranged.hit-chart", count=count)


def removed(s: Mission, place: int, trait: int, number: int) -> None:
    pieces: tuple[str, ...] = (f"row-{place}",)
    message = Message(
        "sector-told-removed", trait=names.trait(trait), trait_id=TRAITS[trait], left=s.standing()
    )
    if number >= 0:
        pieces = (f"row-{place}", f"crew-{number}")
    s.say("die-removed", message, pieces, "sector.combat.row-meaning", trait=TRAITS[trait])


def added(s: Mission, trait: int) -> None:
    message = Message("sector-told-added", trait=names.trait(trait), trait_id=TRAITS[trait])
    s.say("die-added", message, ("row",), "sector.combat.specials", trait=TRAITS[trait])


def no_match(s: Mission, number: int) -> None:
    message = Message("sector-told-no-match", crew=names.crew(s, number))
    s.say("miss", message, (f"crew-{number}",), "sector.close.no-match")


def blocked(s: Mission, number: int) -> None:
    message = Message("sector-told-blocked", crew=names.crew(s, number))
    s.say("block", message, (f"crew-{number}",), "sector.close.block")


def flank_round(s: Mission) -> None:
    message = Message(
        "sector-told-flank-round",
        crew=names.crew(s, s.flanker),
        gender=names.gender(s, s.flanker),
    )
    pieces = (f"crew-{s.flanker}", "tactical-flank")
    s.say("flank", message, pieces, "sector.flank.round-before")


def wave(s: Mission) -> None:
    message = Message("sector-told-wave", wave=s.wave + 1)
    s.say("wave", message, ("row",), "sector.combat.multi-enemy", wave=s.wave)


def defeated(s: Mission) -> None:
    enemy = s.enemy()
    message = Message("sector-told-defeated", enemy=Message(enemy.name))
    s.say("defeated", message, ("card", "row"), "sector.combat.end-conditions")
    if enemy.beaten:
        s.say("story", Message(enemy.beaten), ("card",))


def drone(s: Mission, number: int) -> None:
    message = Message(
        "sector-told-drone",
        crew=names.crew(s, number),
        drone=Message(s.tables.drones[s.drone].name),
    )
    s.say("drone", message, ("tactical-drone", f"crew-{number}"), "sector.drone.heal")


def drone_fails(s: Mission) -> None:
    message = Message("sector-told-drone-fails", drone=Message(s.tables.drones[s.drone].name))
    s.say("drone", message, ("tactical-drone",), "sector.combat.specials-override")
