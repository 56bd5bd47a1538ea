"""What clients draw: the chapter's page, the row, the crew's sheets, everything that lies open."""

from __future__ import annotations

from bossrush.engine.message import Message
from bossrush.engine.scene import Badge, Card, Die, Page, Pile, Place, Scene, Track, Words
from bossrush.engine.scene import words as say
from bossrush.games.sector.cards import terms, verbs
from bossrush.games.sector.cards.tables import Plate
from bossrush.games.sector.rules.symbols import jammed
from bossrush.games.sector.table.changes import Changes
from bossrush.games.sector.table.mission import FALLEN, Mission
from bossrush.games.sector.table.tray import face_of, gun_of, roller_of
from bossrush.games.sector.view.board import board
from bossrush.games.sector.view.sheets import crew_die, item_card, sheet
from bossrush.games.sector.words import names

_ACTION_ICONS = (
    "thompson-m1",
    "split-arrows",
    "punch-blast",
    "reload-gun-barrel",
    "delivery-drone",
    "trade",
    "brick-wall",
)


def scene(s: Mission, seat: int | None) -> Scene:
    """The table as everybody sees it: nothing here is hidden from anyone."""
    cards = [*_open_cards(s), *_tactical(s), *_declared(s)]
    tray = _tray(s)
    return Scene(
        game="sector",
        where=_where(s),
        places=_places(cards, tray),
        cards=cards,
        dice=_row(s),
        tray=tray,
        piles=_piles(s),
        tracks=_tracks(s),
        sheets=[sheet(s, number) for number in range(len(s.crew))],
        pages=_pages(s),
        board=board(s),
    )


def _places(cards: list[Card], tray: list[Die]) -> list[Place]:
    """The row, and wherever else cards and dice lie that are on no sheet and in no pile."""
    taken = {card.at for card in cards} | {die.at for die in tray}
    zones = [
        Place(zone, "zone", say(Message(f"sector-scene-at-{zone}")))
        for zone in ("tray", "choice", "taken", "tactical", "declared")
        if zone in taken
    ]
    return [Place("row", "row", say(Message("sector-scene-row"))), *zones]


def _where(s: Mission) -> list[Words]:
    if not s.turned:
        return [say(Message("sector-scene-setup"))]
    card = s.card()
    where = [say(Message(f"sector-scene-act-{card.act}")), say(Message(card.title))]
    if s.mode == terms.PEACE:
        key = "regroup" if s.phase in (terms.REGROUP, terms.TURN_CARD) else "chapter"
        where.append(say(Message(f"sector-scene-{key}")))
    elif s.in_flank:
        where.append(say(Message("sector-scene-flank-round")))
    else:
        where.append(say(Message(f"sector-scene-{terms.MODES[s.mode]}", round=max(1, s.round))))
    return where


# -- pages ----------------------------------------------------------------------------------


def _pages(s: Mission) -> list[Page]:
    if s.ended:
        epilogue = s.tables.victory if s.ended == terms.WON else s.tables.defeat
        body = [say(Message(epilogue.text))] if epilogue.text else []
        title = say(Message(epilogue.title)) if epilogue.title else Words("sector-scene-over")
        plate = _plate(epilogue.id, epilogue.plate)
        return [Page("card", title, "epilogue", body, "sector.end.epilogue", plate=plate)]
    if not s.turned:
        return [Page("card", say(Message("sector-scene-setup")))]
    card = s.card()
    body = [say(Message(card.story))]
    body.extend(say(Message(s.tables.steps[step].text)) for step in s.read)
    kind = ("start", "story", "story", "story", "boss")[card.act]
    pages = [Page("card", say(Message(card.title)), kind, body, plate=_plate(card.id, card.plate))]
    if card.enemy is not None and card.enemy.special:
        title = say(Message("sector-scene-special"))
        text = [say(Message(card.enemy.special))]
        pages.append(Page("special", title, "rule", text, "sector.combat.specials"))
    return pages


def _plate(card: str, plate: Plate) -> dict[str, str]:
    """What is drawn on a page; the card's own id makes each drawing its own."""
    if not plate.scene:
        return {}
    return {"scene": plate.scene, "figure": plate.figure, "light": plate.light, "seed": card}


# -- dice -----------------------------------------------------------------------------------


def _row(s: Mission) -> list[Die]:
    faces = s.tables.chapter_die.faces
    return [
        Die(
            f"row-{place}",
            "chapter",
            terms.TRAITS[die % FALLEN],
            faces,
            say(names.trait(die % FALLEN)),
            "row",
            "gone" if die >= FALLEN else "",
        )
        for place, die in enumerate(s.row)
    ]


def _tray(s: Mission) -> list[Die]:
    """What was rolled last, in the order of the crew."""
    tray: list[Die] = []
    for number, member in enumerate(s.crew):
        if member.shown >= 0:
            tray.append(crew_die(s, number, f"tray-crew-{number}", "tray"))
        for place, die in enumerate(s.ammo):
            if roller_of(die) == number:
                tray.append(_ammo_die(s, place, die))
        for place, die in enumerate(s.hits):
            if roller_of(die) == number:
                face = s.tables.hit_die.faces[face_of(die)]
                name = say(names.face(s, "hit", face))
                faces = s.tables.hit_die.faces
                seat = s.seat_of(number)
                tray.append(Die(f"tray-hit-{place}", "hit", face, faces, name, "tray", "", seat))
    if s.tech >= 0:
        face = s.tables.tech_die.faces[s.tech]
        name = say(names.face(s, "tech", face))
        tray.append(Die("tray-tech", "tech", face, s.tables.tech_die.faces, name, "tray"))
    return tray


def _ammo_die(s: Mission, place: int, die: int) -> Die:
    crew = roller_of(die)
    gun = gun_of(die)
    kind = s.tables.ammo_dice[s.tables.items[gun].ammo]
    state = "void" if jammed(s, crew, gun) else ""
    name = say(names.ammo_die(s, die))
    face = kind.faces[face_of(die)]
    seat = s.seat_of(crew)
    return Die(f"tray-ammo-{place}", kind.key, face, kind.faces, name, "tray", state, seat)


# -- cards ----------------------------------------------------------------------------------


def _open_cards(s: Mission) -> list[Card]:
    cards = [item_card(s, item, "pool") for item in s.pool]
    if s.phase == terms.WEAPONS:
        cards.extend(item_card(s, item, "choice") for item in s.draft)
    elif s.phase == terms.CHOOSE_CREW:
        taken = [member.card for member in s.crew]
        for number in range(len(s.tables.crew)):
            cards.append(_crew_card(s, number, "taken" if number in taken else "choice"))
    elif s.phase == terms.CHOOSE_CYBERNETIC:
        taken = [member.cybernetic for member in s.crew]
        for number, implant in enumerate(s.tables.cybernetics):
            at = "taken" if number in taken else "choice"
            kind = say(Message(f"sector-scene-implant-{implant.kind}"))
            badge = Badge(f"{implant.id}-type", kind, implant.kind)
            name, text = say(Message(implant.name)), say(Message(implant.text))
            cards.append(
                Card(implant.id, name, text, implant.icon, "cybernetic", at, badges=[badge])
            )
    elif s.phase == terms.CHOOSE_DRONE:
        for drone in s.tables.drones:
            if drone.advanced >= 0:
                text = say(Message(drone.advanced_text or drone.text or drone.name))
                name = say(Message(drone.name))
                cards.append(Card(drone.id, name, text, drone.icon, "drone", "choice"))
    if 0 <= s.asked < len(s.tables.steps) and s.tables.steps[s.asked].verb == verbs.REPLICATE:
        cards.extend(item_card(s, item, "discard") for item in s.discard[:-1])
    return cards


def _crew_card(s: Mission, number: int, at: str) -> Card:
    card = s.tables.crew[number]
    badges = [
        Badge(f"{card.id}-{name}", say(names.trait(trait)), name, card.ratings[trait])
        for trait, name in enumerate(terms.TRAITS)
    ]
    text = say(Message(card.record)) if card.record else None
    die = Die(f"{card.id}-die", "crew", None, card.die.faces)
    name = say(Message(card.name))
    return Card(card.id, name, text, card.portrait, "crew", at, badges=badges, dice=[die])


def _tactical(s: Mission) -> list[Card]:
    changes = s.changes if s.mode != terms.PEACE else Changes()
    flank = _tactical_card(s, "flank", s.flank, s.flanker, changes.forbids(terms.FLANK))
    drone = _tactical_card(s, "drone", s.drone_side, s.drone_user, changes.forbids(terms.DRONE))
    return [flank, drone]


def _tactical_card(s: Mission, which: str, side: int, die: int, forbidden: bool) -> Card:
    state = "spent" if side == terms.SPENT else ("forbidden" if forbidden else "ready")
    tone = "" if state == "ready" else "off"
    word = say(Message(f"sector-scene-{which}-{state}"))
    name = say(Message(f"sector-scene-{which}"))
    if which == "drone" and s.drone >= 0:
        name = say(Message(s.tables.drones[s.drone].name))
    dice = [crew_die(s, die, f"tactical-{which}-die", f"tactical-{which}")] if die >= 0 else []
    return Card(
        f"tactical-{which}",
        name,
        say(Message(f"sector-scene-{which}-text", barred=names.barred(s))),
        "split-arrows" if which == "flank" else "delivery-drone",
        "tactical",
        "tactical",
        up=side == terms.READY,
        badges=[Badge(f"tactical-{which}-side", word, tone=tone)],
        dice=dice,
    )


def _declared(s: Mission) -> list[Card]:
    cards: list[Card] = []
    for number, member in enumerate(s.crew):
        if member.action < 0 or s.mode == terms.PEACE:
            continue
        name = say(Message(f"sector-scene-action-{terms.ACTIONS[member.action]}"))
        cards.append(
            Card(
                f"declared-{number}",
                name,
                _with_what(s, number),
                _ACTION_ICONS[member.action],
                "declared",
                "declared",
            )
        )
    return cards


def _with_what(s: Mission, number: int) -> Words | None:
    member = s.crew[number]
    if member.action == terms.SHOOT:
        guns = [member.first] if member.second < 0 else [member.first, member.second]
        rate = member.first_rate + member.second_rate
        return say(Message("sector-scene-with-rate", items=names.items(s, guns), rate=rate))
    if member.action == terms.RELOAD:
        return say(Message("sector-option-item", item=names.item(s, member.first)))
    if member.action == terms.TRADE:
        return say(Message("sector-option-crew", crew=names.crew(s, member.partner)))
    return None


# -- piles and tracks -----------------------------------------------------------------------


def _piles(s: Mission) -> list[Pile]:
    top = item_card(s, s.discard[-1], "discard") if s.discard else None
    counts = (
        ("mission", s.mission.size(), None),
        ("items", s.items.size(), None),
        ("discard", len(s.discard), top),
        ("pool", len(s.pool), None),
        ("weapons", s.weapons.size(), None),
    )
    piles = [
        Pile(name, say(Message(f"sector-scene-{name}")), count, top=card)
        for name, count, card in counts
    ]
    supply = {
        name: s.supply.left[ammo] for ammo, name in enumerate(terms.AMMO) if s.supply.whole[ammo]
    }
    total = sum(supply.values())
    piles.append(Pile("supply", say(Message("sector-scene-supply")), total, contents=supply))
    return piles


def _tracks(s: Mission) -> list[Track]:
    acts = [s.tables.cards[card].act for card in s.turned]
    now = acts[-1] if acts else 0
    resting = s.phase in (terms.REGROUP, terms.TURN_CARD)
    tracks: list[Track] = []
    for act in range(1, len(terms.CARDS_OF_AN_ACT)):
        done = acts.count(act)
        if act == now and not resting and not s.ended:
            done -= 1
        name = "boss" if act == terms.BOSS else f"act-{act}"
        high = terms.CARDS_OF_AN_ACT[act]
        tone = "now" if act == now else ""
        title = say(Message(f"sector-scene-act-{act}"))
        tracks.append(Track(name, title, done, 0, high, tone=tone))
    if s.turned and s.card().enemy is not None:
        enemy = s.enemy()
        fighting = s.mode != terms.PEACE
        changes = s.changes if fighting else Changes()
        for name, printed, by, icon in (
            ("ranged", enemy.ranged, changes.ranged, "bullet-impacts"),
            ("close", enemy.close, changes.close, "punch-blast"),
            ("search", enemy.search, 0, "magnifying-glass"),
        ):
            tone = "bad" if by > 0 else ("good" if by < 0 else "")
            title = say(Message(f"sector-scene-value-{name}"))
            value = max(0, printed + by)
            tracks.append(Track(name, title, value, printed, 0, "figure", icon, tone=tone))
    return tracks
