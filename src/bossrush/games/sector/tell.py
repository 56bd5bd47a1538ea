"""Everything that happens, told in words and in data. Called only while somebody listens."""

from __future__ import annotations

from bossrush.engine.event import Event
from bossrush.engine.message import Listing, Message, Piece
from bossrush.games.sector import words
from bossrush.games.sector.state import Mission
from bossrush.games.sector.tables import ChoiceOption, Step, Use
from bossrush.games.sector.terms import JUDGED_TOTAL, TRAITS


def _say(
    s: Mission,
    kind: str,
    message: Message,
    pieces: tuple[str, ...] = (),
    rule: str = "",
    **data: object,
) -> None:
    s.tell(Event(kind, message, pieces, dict(data), rule))


def _masked(s: Mission, mask: int) -> list[int]:
    return [number for number in range(len(s.crew)) if mask >> number & 1]


def _listing(messages: list[Message]) -> Listing:
    items: list[Message | Piece | str] = []
    items.extend(messages)
    return Listing(items)


# -- setup ----------------------------------------------------------------------------------


def crew(s: Mission, number: int) -> None:
    message = Message("sector-told-crew", seat=s.seat_of(number) + 1, crew=words.crew(s, number))
    _say(s, "choose", message, (f"crew-{number}",), "sector.setup.choose-crew")


def cybernetic(s: Mission, number: int) -> None:
    card = s.t.cybernetics[s.crew[number].cybernetic]
    message = Message("sector-told-cybernetic", crew=words.crew(s, number), card=Message(card.name))
    pieces = (f"crew-{number}", f"implant-{number}")
    _say(s, "choose", message, pieces, "sector.setup.choose-cybernetic")


def drone_chosen(s: Mission) -> None:
    message = Message("sector-told-drone-chosen", drone=Message(s.t.drones[s.drone].name))
    _say(s, "choose", message, ("tactical-drone",), "sector.tech.select-drone")


# -- chapters -------------------------------------------------------------------------------


def leader(s: Mission) -> None:
    message = Message(
        "sector-told-leader", crew=words.crew(s, s.leader), gender=words.gender(s, s.leader)
    )
    _say(s, "leader", message, (f"crew-{s.leader}",), "sector.flow.leader-before-reveal")


def turned(s: Mission) -> None:
    card = s.card()
    message = Message("sector-told-turned", title=Message(card.title))
    _say(s, "card-turned", message, ("card",), "sector.flow.place-card", card=card.id)
    _say(s, "story", Message(card.story), ("card",), "sector.flow.read-then-act")


def chosen(s: Mission, option: ChoiceOption) -> None:
    message = Message("sector-told-chosen", option=Message(option.label))
    _say(s, "choice", message, ("card",), "sector.chapter.collective-choice")


def text(s: Mission, key: str) -> None:
    if key:
        _say(s, "story", Message(key), ("card",))


def test(s: Mission, step: Step, crew: list[int]) -> None:
    if step.text:
        _say(s, "story", Message(step.text), ("card",))
    message = Message(
        "sector-told-test",
        crew=words.several(s, crew),
        count=len(crew),
        trait=words.trait(step.trait),
        trait_id=TRAITS[step.trait],
        need=step.need,
    )
    pieces = tuple(f"crew-{number}" for number in crew)
    _say(s, "test", message, pieces, "sector.chapter.test", trait=TRAITS[step.trait])


def crew_roll(s: Mission, number: int) -> None:
    shown = s.crew[number].shown
    message = Message("sector-told-roll", crew=words.crew(s, number), shown=words.shown(shown))
    face = f"{TRAITS[shown % 3]}{'2' if shown >= 3 else ''}"
    pieces = (f"crew-{number}", f"die-crew-{number}")
    _say(s, "roll", message, pieces, "sector.component.crew-die-attempt", die="crew", faces=[face])


def kept(s: Mission, number: int) -> None:
    message = Message(
        "sector-told-kept",
        crew=words.crew(s, number),
        shown=words.shown(s.crew[number].shown),
        gender=words.gender(s, number),
    )
    _say(s, "die-turned", message, (f"crew-{number}",))


def crew_turned(s: Mission, number: int) -> None:
    message = Message(
        "sector-told-crew-turned",
        crew=words.crew(s, number),
        shown=words.shown(s.crew[number].shown),
    )
    _say(s, "die-turned", message, (f"crew-{number}",))


def symbols(s: Mission, number: int, trait: int, count: int) -> None:
    message = Message(
        "sector-told-symbols", crew=words.crew(s, number), count=count, trait=words.trait(trait)
    )
    _say(s, "die-turned", message, (f"crew-{number}",))


def judged(s: Mission, step: Step, won: bool) -> None:
    passed = _masked(s, s.passed)
    failed = _masked(s, s.failed)
    rule = "sector.chapter.one-attempt" if step.attempts == 1 else "sector.chapter.test"
    if step.judged == JUDGED_TOTAL or not passed or not failed:
        message = Message("sector-told-passed" if won else "sector-told-failed")
        _say(s, "test-over", message, (), rule, won=won)
        return
    message = Message(
        "sector-told-split", passed=words.several(s, passed), failed=words.several(s, failed)
    )
    _say(s, "test-over", message, (), rule, won=won)


def search(s: Mission, count: int) -> None:
    message = Message("sector-told-search", count=count)
    _say(s, "search", message, ("pool",), "sector.combat.after", count=count)


def complete(s: Mission) -> None:
    message = Message("sector-told-complete", title=Message(s.card().title))
    _say(s, "chapter-over", message, ("card",), "sector.flow.between-reset")


def epilogue(s: Mission, won: bool, fallen: int) -> None:
    if fallen >= 0:
        message = Message(
            "sector-told-death", crew=words.crew(s, fallen), gender=words.gender(s, fallen)
        )
        _say(s, "death", message, (f"crew-{fallen}",), "sector.end.lose")
    card = s.t.victory if won else s.t.defeat
    if card.text:
        _say(s, "story", Message(card.text), ("card",), "sector.end.epilogue", won=won)


# -- hit points -----------------------------------------------------------------------------


def hp(s: Mission, number: int, before: int, after: int, rule: str) -> None:
    key = "sector-told-gain" if after > before else "sector-told-loss"
    message = Message(key, crew=words.crew(s, number), amount=abs(after - before), hp=after)
    pieces = (f"crew-{number}", f"hp-{number}")
    _say(s, "hp", message, pieces, rule, before=before, after=after)


def guarded(s: Mission, number: int, prevented: int) -> None:
    message = Message("sector-told-guarded", crew=words.crew(s, number), amount=prevented)
    _say(s, "guard", message, (f"crew-{number}",), "sector.amb.revive")


# -- items ----------------------------------------------------------------------------------


def draw(s: Mission, item: int) -> None:
    message = Message("sector-told-draw", item=words.item(s, item))
    _say(s, "draw", message, (s.t.item_ids[item], "pool"), "sector.item.pool")


def reshuffle(s: Mission) -> None:
    _say(s, "shuffle", Message("sector-told-reshuffle"), ("items",), "sector.item.reshuffle")


def dealt(s: Mission, weapons: list[int]) -> None:
    message = Message("sector-told-dealt", items=words.items(s, weapons), count=len(weapons))
    pieces = tuple(s.t.item_ids[weapon] for weapon in weapons)
    _say(s, "draw", message, pieces, "sector.amb.starting-weapon-owner")


def replicated(s: Mission, item: int) -> None:
    message = Message("sector-told-replicated", item=words.item(s, item))
    pieces = (s.t.item_ids[item], "pool")
    _say(s, "draw", message, pieces, "sector.tech.replicate-takes-card")


def take(s: Mission, number: int, item: int) -> None:
    message = Message("sector-told-take", crew=words.crew(s, number), item=words.item(s, item))
    _say(s, "move", message, (s.t.item_ids[item], f"crew-{number}"), "sector.item.distribute")


def lay(s: Mission, item: int) -> None:
    message = Message("sector-told-lay", item=words.item(s, item))
    _say(s, "move", message, (s.t.item_ids[item], "pool"), "sector.item.limit-moment")


def discard(s: Mission, item: int) -> None:
    message = Message("sector-told-discard", item=words.item(s, item))
    _say(s, "discard", message, (s.t.item_ids[item],), "sector.item.discard-unwanted")


def use(s: Mission, number: int, source: int) -> None:
    card: Use
    if source == 0:
        card = s.t.cybernetics[s.crew[number].cybernetic]
        piece = f"implant-{number}"
    else:
        card = s.t.items[source - 1]
        piece = card.id
    message = Message("sector-told-use", crew=words.crew(s, number), card=Message(card.name))
    _say(s, "use", message, (piece, f"crew-{number}"), "sector.item.text")


def loaded(s: Mission, gun: int, count: int) -> None:
    message = Message(
        "sector-told-loaded",
        item=words.item(s, gun),
        count=count,
        ammo=words.ammo(s.t.items[gun].ammo),
    )
    _say(s, "ammo", message, (s.t.item_ids[gun],), "sector.ammo.found-loaded", count=count)


def unloaded(s: Mission, gun: int, count: int) -> None:
    message = Message("sector-told-unloaded", item=words.item(s, gun), count=count)
    _say(s, "ammo", message, (s.t.item_ids[gun],), "sector.ammo.to-supply", count=-count)


def trade(s: Mission, trader: int, moved: list[int]) -> None:
    partner = s.crew[trader].partner
    taken = [item for item in moved if item in s.crew[trader].pack]
    given = [item for item in moved if item not in taken]
    pieces = tuple(s.t.item_ids[item] for item in moved)
    message = Message(
        "sector-told-trade",
        crew=words.crew(s, trader),
        partner=words.crew(s, partner),
        given=words.items(s, given),
        taken=words.items(s, taken),
    )
    _say(s, "trade", message, pieces, "sector.standard.trade")


# -- combat ---------------------------------------------------------------------------------


def combat(s: Mission) -> None:
    message = Message("sector-told-combat", enemy=Message(s.enemy().name))
    _say(s, "combat", message, ("card", "row"), "sector.combat.begin-choice")


def ranged(s: Mission) -> None:
    _say(s, "mode", Message("sector-told-ranged"), ("row",), "sector.ranged.cover", mode="ranged")


def close(s: Mission) -> None:
    _say(s, "mode", Message("sector-told-close"), ("row",), "sector.combat.one-way", mode="close")


def row(s: Mission) -> None:
    message = Message("sector-told-row", count=s.standing())
    faces = [TRAITS[die % 3] for die in s.row]
    _say(s, "row", message, ("row",), "sector.combat.setup-row", faces=faces)


def taken_out(s: Mission, trait: int) -> None:
    message = Message("sector-told-taken-out", trait=words.trait(trait))
    _say(s, "die-removed", message, ("row",), "", trait=TRAITS[trait])


def round(s: Mission) -> None:  # noqa: A001  named like the others, after what it tells
    message = Message("sector-told-round", round=s.round)
    _say(s, "round", message, ("row",), "sector.combat.rounds", round=s.round)


def declared(s: Mission, number: int, value: int) -> None:
    message = Message(
        "sector-told-declared", crew=words.crew(s, number), action=words.action(s, value)
    )
    _say(s, "declare", message, (f"crew-{number}",), "sector.combat.declare-first")


def special(s: Mission) -> None:
    key = s.enemy().special
    if key:
        _say(s, "special", Message(key), ("card",), "sector.combat.specials")


def shot(s: Mission, number: int) -> None:
    member = s.crew[number]
    guns = [member.first] if member.second < 0 else [member.first, member.second]
    faces: list[str] = []
    shown: list[Message] = []
    for die in s.ammo:
        if die >> 16 == number:
            kind = s.t.ammo_dice[s.t.items[die >> 8 & 255].ammo]
            faces.append(kind.faces[die & 255])
            shown.append(words.ammo_die(s, die))
    message = Message(
        "sector-told-shot",
        crew=words.crew(s, number),
        items=words.items(s, guns),
        faces=_listing(shown),
    )
    pieces = (f"crew-{number}", *(s.t.item_ids[gun] for gun in guns))
    _say(s, "roll", message, pieces, "sector.ranged.shoot-roll", die="ammo", faces=faces)


def ammo_die(s: Mission, number: int, die: int) -> None:
    message = Message(
        "sector-told-ammo-die", crew=words.crew(s, number), face=words.ammo_die(s, die)
    )
    kind = s.t.ammo_dice[s.t.items[die >> 8 & 255].ammo]
    _say(s, "roll", message, (f"crew-{number}",), "", die="ammo", faces=[kind.faces[die & 255]])


def hit_dice(s: Mission, number: int, count: int) -> None:
    dice = [die & 255 for die in s.hits if die >> 8 == number][-count:]
    hits = sum(1 for face in dice if s.t.hit_faces[face])
    message = Message("sector-told-hit-dice", crew=words.crew(s, number), count=count, hits=hits)
    faces = [s.t.hit_die.faces[face] for face in dice]
    rule = "sector.component.hit-dice"
    _say(s, "roll", message, (f"crew-{number}",), rule, die="hit", faces=faces)


def hit_turned(s: Mission, number: int, face: int) -> None:
    name = words.face(s, "hit", s.t.hit_die.faces[face])
    message = Message("sector-told-hit-turned", crew=words.crew(s, number), face=name)
    _say(s, "die-turned", message, (f"crew-{number}",))


def chapter_die(s: Mission, face: int) -> None:
    trait = s.t.chapter_trait[face]
    message = Message("sector-told-chapter-die", trait=words.trait(trait))
    _say(s, "roll", message, ("card",), "", die="chapter", faces=[TRAITS[trait]])


def tech_die(s: Mission) -> None:
    name = s.t.tech_die.faces[s.tech]
    message = Message("sector-told-tech-die", face=words.face(s, "tech", name))
    _say(s, "roll", message, ("tray",), "sector.tech.advanced-roll", die="tech", faces=[name])


def row_die(s: Mission, place: int, before: int) -> None:
    message = Message(
        "sector-told-row-die", before=words.trait(before), after=words.trait(s.row[place])
    )
    face = TRAITS[s.row[place]]
    _say(s, "roll", message, (f"row-{place}",), "", die="chapter", faces=[face])


def jam(s: Mission, number: int, gun: int) -> None:
    message = Message("sector-told-jam", crew=words.crew(s, number), item=words.item(s, gun))
    _say(s, "jam", message, (s.t.item_ids[gun], f"crew-{number}"), "sector.ammo.jam")


def wounds(s: Mission, number: int, count: int) -> None:
    message = Message("sector-told-wounds", crew=words.crew(s, number), count=count)
    _say(s, "wounds", message, (f"crew-{number}", "row"), "sector.ranged.hit-chart", count=count)


def removed(s: Mission, place: int, trait: int, number: int) -> None:
    pieces: tuple[str, ...] = (f"row-{place}",)
    message = Message(
        "sector-told-removed", trait=words.trait(trait), trait_id=TRAITS[trait], left=s.standing()
    )
    if number >= 0:
        pieces = (f"row-{place}", f"crew-{number}")
    _say(s, "die-removed", message, pieces, "sector.combat.row-meaning", trait=TRAITS[trait])


def added(s: Mission, trait: int) -> None:
    message = Message("sector-told-added", trait=words.trait(trait), trait_id=TRAITS[trait])
    _say(s, "die-added", message, ("row",), "sector.combat.specials", trait=TRAITS[trait])


def blow(s: Mission, number: int, matching: int) -> None:
    if matching:
        return
    message = Message("sector-told-no-match", crew=words.crew(s, number))
    _say(s, "miss", message, (f"crew-{number}",), "sector.close.no-match")


def blocked(s: Mission, number: int) -> None:
    message = Message("sector-told-blocked", crew=words.crew(s, number))
    _say(s, "block", message, (f"crew-{number}",), "sector.close.block")


def flank_round(s: Mission) -> None:
    message = Message(
        "sector-told-flank-round",
        crew=words.crew(s, s.flanker),
        gender=words.gender(s, s.flanker),
    )
    pieces = (f"crew-{s.flanker}", "tactical-flank")
    _say(s, "flank", message, pieces, "sector.flank.round-before")


def wave(s: Mission) -> None:
    message = Message("sector-told-wave", wave=s.wave + 1)
    _say(s, "wave", message, ("row",), "sector.combat.multi-enemy", wave=s.wave)


def defeated(s: Mission) -> None:
    message = Message("sector-told-defeated", enemy=Message(s.enemy().name))
    _say(s, "defeated", message, ("card", "row"), "sector.combat.end-conditions")


def drone(s: Mission, number: int) -> None:
    message = Message(
        "sector-told-drone",
        crew=words.crew(s, number),
        drone=Message(s.t.drones[s.drone].name),
    )
    _say(s, "drone", message, ("tactical-drone", f"crew-{number}"), "sector.drone.heal")


def drone_fails(s: Mission) -> None:
    message = Message("sector-told-drone-fails", drone=Message(s.t.drones[s.drone].name))
    _say(s, "drone", message, ("tactical-drone",), "sector.combat.specials-override")
