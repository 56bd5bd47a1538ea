"""The legend: every icon that the cards show is named in the rules help, in both languages."""

from __future__ import annotations

from bossrush.engine.content import load
from bossrush.engine.ledger import ledger_of
from bossrush.games.souls.cards.records import PACKS
from bossrush.games.souls.game import VOCABULARY
from bossrush.testing.rules import rule

CORE = load(VOCABULARY, [PACKS / "core"])

LEGEND = {
    "move": ("Move", "Déplacement"),
    "shift": ("directional move", "déplacement dirigé"),
    "leap": ("Leap", "Saut"),
    "turn 90": ("Turn", "Tourner"),
    "turn 180": ("About-face", "Rotation"),
    "toward": ("toward", "vers"),
    "away": ("away", "loin"),
    "forward": ("forward", "avant"),
    "backward": ("backward", "arrière"),
    "left": ("left", "gauche"),
    "right": ("right", "droite"),
    "nearest": ("nearest", "plus proche"),
    "aggro": ("Aggro", "Aggro"),
    "push": ("Push", "Pousser"),
    "push_damage": ("if it holds a number", "s’il porte un nombre"),
    "physical": ("physical", "physique"),
    "magic": ("magic", "magique"),
    "single": ("one target", "une cible"),
    "node": ("Node", "Repère"),
    "area": ("Area", "Zone"),
    "repeat": ("Repeat", "Répéter"),
    "weak": ("weak arc", "arc point faible"),
    "heat_up": ("heat up", "intensification"),
    "no range": ("a dash", "un tiret"),
    "armour": ("armour", "armure"),
    "one_hand": ("one hand", "une main"),
    "two_hand": ("two hands", "deux mains"),
    "weapon_upgrade": ("weapon upgrade", "amélioration d’arme"),
    "armour_upgrade": ("armour upgrade", "amélioration d’armure"),
    "consumable": ("Ember", "Ember"),
    "black": ("black", "noirs"),
    "blue": ("blue", "bleus"),
    "orange": ("orange", "orange"),
    "mod": ("modifier", "modificateur"),
    "shaft": ("Shaft", "Flèche"),
    "shift_before": ("Shift", "Transfert"),
    "shift_after": ("Shift", "Transfert"),
    "barrel": ("barrel", "baril"),
    "gravestone": ("gravestone", "stèle"),
    "chest": ("chest", "coffre"),
    "trapped": ("traps", "pièges"),
    "bleed": ("Bleed", "Saignement"),
    "poison": ("Poison", "Poison"),
    "frostbite": ("Frostbite", "Gelure"),
}
"""What the cards of the box show, and what the legend calls it."""


def shown() -> set[str]:
    """Every icon on the cards of the box, by its word in the packs."""
    sides = [side for record in CORE.records("behaviour") for side in record.sides]
    ops = [op for record in CORE.records("enemy") for op in record.behaviour]
    ops += [op for side in sides for op in side.ops]
    found: set[str] = set()
    for op in ops:
        found |= {f"turn {op.deg}"} if op.op == "turn" else {op.op} - {"attack"}
        found |= {op.dir, op.to or "", op.target or "", *op.conditions} - {""}
        found |= {op.type, op.mode} if op.op == "attack" else set()
        found |= {name for name in ("push", "push_damage") if getattr(op, name)}
    found |= {"repeat", "weak"} if any(s.repeat > 1 and s.weak for s in sides) else set()
    found |= {"heat_up"} if any(r.heat_up for r in CORE.records("behaviour")) else set()
    found |= {"no range"} if any(side.range is None for side in sides) else set()
    for card in CORE.records("equipment"):
        found |= {card.slot, *card.block, *card.resist}
        for one in card.actions:
            found |= {*one.dice, *one.conditions}
            icons = (
                "mod",
                "magic",
                "node",
                "shaft",
                "shift",
                "shift_before",
                "shift_after",
                "push",
            )
            found |= {name for name in icons if getattr(one, name)}
    for record in CORE.records("encounter"):
        found |= {record.terrain1, record.terrain2, "trapped" if record.trapped else None} - {None}
    return found


@rule("souls.reference.icon_legend")
def test_the_legend_names_every_icon() -> None:
    assert shown() == set(LEGEND)
    text = ledger_of("souls").get("souls.reference.icon_legend").text
    for english, french in LEGEND.values():
        assert english in text.say("en"), english
        assert french in text.say("fr"), french
    groups = text.say("en").count(": ")
    assert groups == 8
