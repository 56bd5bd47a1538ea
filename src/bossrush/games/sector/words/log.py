"""What happens, told in words and in data. Called only while somebody listens."""

from __future__ import annotations

from bossrush.engine.dice import Die
from bossrush.engine.message import Message
from bossrush.engine.sets import members
from bossrush.games.sector.cards.tables import ChoiceOption, Step, Use
from bossrush.games.sector.cards.terms import JUDGED_TOTAL, SHOWN, TRAITS
from bossrush.games.sector.table.mission import Mission
from bossrush.games.sector.words import names


def rolled(
    s: Mission,
    message: Message,
    pieces: tuple[str, ...],
    rule: str,
    kind: str,
    die: Die,
    faces: list[str],
    **comes_to: int,
) -> None:
    """Dice were rolled: of which kind, which die exactly, what it can show and what it shows.

    `die` is a kind of the scene's dice; `key` tells apart dice of one kind whose sides differ, so
    that rolls can be held against what was to be expected of them. Last is what the roll comes to.
    """
    sides = list(die.faces)
    s.say(
        "roll", message, pieces, rule, die=kind, key=die.key, sides=sides, faces=faces, **comes_to
    )


# -- setup ----------------------------------------------------------------------------------


def crew(s: Mission, number: int) -> None:
    message = Message("sector-told-crew", seat=s.seat_of(number) + 1, crew=names.crew(s, number))
    s.say("choose", message, (f"crew-{number}",), "sector.setup.choose-crew")


def cybernetic(s: Mission, number: int) -> None:
    card = s.tables.cybernetics[s.crew[number].cybernetic]
    message = Message("sector-told-cybernetic", crew=names.crew(s, number), card=Message(card.name))
    pieces = (f"crew-{number}", f"implant-{number}")
    s.say("choose", message, pieces, "sector.setup.choose-cybernetic")


def drone_chosen(s: Mission) -> None:
    message = Message("sector-told-drone-chosen", drone=Message(s.tables.drones[s.drone].name))
    s.say("choose", message, ("tactical-drone",), "sector.tech.select-drone")


# -- chapters -------------------------------------------------------------------------------


def leader(s: Mission) -> None:
    message = Message(
        "sector-told-leader", crew=names.crew(s, s.leader), gender=names.gender(s, s.leader)
    )
    s.say("leader", message, (f"crew-{s.leader}",), "sector.flow.leader-before-reveal")


def turned(s: Mission) -> None:
    card = s.card()
    message = Message("sector-told-turned", title=Message(card.title))
    s.say("card-turned", message, ("card",), "sector.flow.place-card", card=card.id)
    s.say("story", Message(card.story), ("card",), "sector.flow.read-then-act")


def chosen(s: Mission, option: ChoiceOption) -> None:
    message = Message("sector-told-chosen", option=Message(option.label))
    s.say("choice", message, ("card",), "sector.chapter.collective-choice")


def text(s: Mission, key: str) -> None:
    if key:
        s.say("story", Message(key), ("card",))


def test(s: Mission, step: Step, crew: list[int]) -> None:
    if step.text:
        s.say("story", Message(step.text), ("card",))
    message = Message(
        "sector-told-test",
        crew=names.several(s, crew),
        count=len(crew),
        trait=names.trait(step.trait),
        trait_id=TRAITS[step.trait],
        need=step.need,
    )
    pieces = tuple(f"crew-{number}" for number in crew)
    s.say("test", message, pieces, "sector.chapter.test", trait=TRAITS[step.trait])


def crew_roll(s: Mission, number: int, tested: bool, matched: int) -> None:
    """A crew die, and what of it counts: symbols of the trait in a test, dice of the row else."""
    shown = s.crew[number].shown
    message = Message(
        f"sector-told-roll-{'test' if tested else 'fight'}",
        crew=names.crew(s, number),
        shown=names.shown(shown),
        matched=matched,
    )
    pieces = (f"crew-{number}", f"die-crew-{number}")
    die = s.crew_card(number).die
    comes_to = {} if tested else {"matches": matched}
    faces = [SHOWN[shown]]
    rolled(s, message, pieces, "sector.component.crew-die-attempt", "crew", die, faces, **comes_to)


def kept(s: Mission, number: int) -> None:
    message = Message(
        "sector-told-kept",
        crew=names.crew(s, number),
        shown=names.shown(s.crew[number].shown),
        gender=names.gender(s, number),
    )
    s.say("die-turned", message, (f"crew-{number}",))


def crew_turned(s: Mission, number: int) -> None:
    message = Message(
        "sector-told-crew-turned",
        crew=names.crew(s, number),
        shown=names.shown(s.crew[number].shown),
    )
    s.say("die-turned", message, (f"crew-{number}",))


def symbols(s: Mission, number: int, trait: int, count: int) -> None:
    message = Message(
        "sector-told-symbols", crew=names.crew(s, number), count=count, trait=names.trait(trait)
    )
    s.say("die-turned", message, (f"crew-{number}",))


def judged(s: Mission, step: Step, won: bool) -> None:
    passed = members(s.passed)
    failed = members(s.failed)
    rule = "sector.chapter.one-attempt" if step.attempts == 1 else "sector.chapter.test"
    if step.judged == JUDGED_TOTAL or not passed or not failed:
        message = Message("sector-told-passed" if won else "sector-told-failed")
        s.say("test-over", message, (), rule, won=won)
        return
    message = Message(
        "sector-told-split", passed=names.several(s, passed), failed=names.several(s, failed)
    )
    s.say("test-over", message, (), rule, won=won)


def search(s: Mission, count: int) -> None:
    message = Message("sector-told-search", count=count)
    s.say("search", message, ("pool",), "sector.combat.after", count=count)


def complete(s: Mission) -> None:
    message = Message("sector-told-complete", title=Message(s.card().title))
    s.say("chapter-over", message, ("card",), "sector.flow.between-reset")


def fallen(s: Mission, number: int) -> Message:
    """Why the mission is lost."""
    return Message("sector-defeat", crew=names.crew(s, number))


def epilogue(s: Mission, won: bool, fallen: int) -> None:
    if fallen >= 0:
        message = Message(
            "sector-told-death", crew=names.crew(s, fallen), gender=names.gender(s, fallen)
        )
        s.say("death", message, (f"crew-{fallen}",), "sector.end.lose")
    card = s.tables.victory if won else s.tables.defeat
    if card.text:
        s.say("story", Message(card.text), ("card",), "sector.end.epilogue", won=won)


# -- hit points -----------------------------------------------------------------------------


def hp(s: Mission, number: int, before: int, after: int, rule: str) -> None:
    key = "sector-told-gain" if after > before else "sector-told-loss"
    message = Message(key, crew=names.crew(s, number), amount=abs(after - before), hp=after)
    pieces = (f"crew-{number}", f"hp-{number}")
    s.say("hp", message, pieces, rule, before=before, after=after)


def guarded(s: Mission, number: int, prevented: int) -> None:
    message = Message("sector-told-guarded", crew=names.crew(s, number), amount=prevented)
    s.say("guard", message, (f"crew-{number}",), "sector.amb.revive")


# -- items ----------------------------------------------------------------------------------


def draw(s: Mission, item: int) -> None:
    message = Message("sector-told-draw", item=names.item(s, item))
    s.say("draw", message, (s.tables.item_ids[item], "pool"), "sector.item.pool")


def reshuffle(s: Mission) -> None:
    s.say("shuffle", Message("sector-told-reshuffle"), ("items",), "sector.item.reshuffle")


def dealt(s: Mission, weapons: list[int]) -> None:
    message = Message("sector-told-dealt", items=names.items(s, weapons), count=len(weapons))
    pieces = tuple(s.tables.item_ids[weapon] for weapon in weapons)
    s.say("draw", message, pieces, "sector.amb.starting-weapon-owner")


def replicated(s: Mission, item: int) -> None:
    message = Message("sector-told-replicated", item=names.item(s, item))
    pieces = (s.tables.item_ids[item], "pool")
    s.say("draw", message, pieces, "sector.tech.replicate-takes-card")


def take(s: Mission, number: int, item: int) -> None:
    message = Message("sector-told-take", crew=names.crew(s, number), item=names.item(s, item))
    s.say("move", message, (s.tables.item_ids[item], f"crew-{number}"), "sector.item.distribute")


def lay(s: Mission, item: int) -> None:
    message = Message("sector-told-lay", item=names.item(s, item))
    s.say("move", message, (s.tables.item_ids[item], "pool"), "sector.item.limit-moment")


def discard(s: Mission, item: int) -> None:
    message = Message("sector-told-discard", item=names.item(s, item))
    s.say("discard", message, (s.tables.item_ids[item],), "sector.item.discard-unwanted")


def use(s: Mission, number: int, card: Use, piece: str) -> None:
    message = Message("sector-told-use", crew=names.crew(s, number), card=Message(card.name))
    s.say("use", message, (piece, f"crew-{number}"), "sector.item.text")


def loaded(s: Mission, gun: int, count: int) -> None:
    message = Message(
        "sector-told-loaded",
        item=names.item(s, gun),
        count=count,
        ammo=names.ammo(s.tables.items[gun].ammo),
    )
    s.say("ammo", message, (s.tables.item_ids[gun],), "sector.ammo.found-loaded", count=count)


def unloaded(s: Mission, gun: int, count: int) -> None:
    message = Message("sector-told-unloaded", item=names.item(s, gun), count=count)
    s.say("ammo", message, (s.tables.item_ids[gun],), "sector.ammo.to-supply", count=-count)


def trade(s: Mission, trader: int, moved: list[int]) -> None:
    partner = s.crew[trader].partner
    taken = [item for item in moved if item in s.crew[trader].pack]
    given = [item for item in moved if item not in taken]
    pieces = tuple(s.tables.item_ids[item] for item in moved) or (f"crew-{trader}",)
    kind = ("nothing", "gift", "taken", "swap")[(1 if given else 0) + (2 if taken else 0)]
    message = Message(
        "sector-told-trade",
        kind=kind,
        crew=names.crew(s, trader),
        partner=names.crew(s, partner),
        given=names.items(s, given),
        taken=names.items(s, taken),
    )
    s.say("trade", message, pieces, "sector.standard.trade")
