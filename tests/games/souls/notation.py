"""Cards in the short notation of `facts`."""

from __future__ import annotations

from typing import Any

LETTERS = {"black": "k", "blue": "b", "orange": "o"}
WHO = {
    "self": "self",
    "one_in_range": "one",
    "up_to_two_in_range": "two",
    "all_in_range": "all",
    "all_others_in_range": "others",
}


def dice(dice: dict[str, int]) -> str:
    return "".join(
        f"{dice[colour]}{letter}" for colour, letter in LETTERS.items() if colour in dice
    )


def dash(words: object) -> str:
    return "-" if words in (None, "") else str(words)


def action(action: Any) -> str:
    words = [f"{action.cost}:"]
    rolled = dice(action.dice) + (f"{action.mod:+d}" if action.mod else "")
    words += [rolled] if rolled else []
    words += [icon for icon in ("magic", "node", "shaft") if getattr(action, icon)]
    for icon, moved in (
        ("before", action.shift_before),
        ("after", action.shift_after),
        ("shift", action.shift),
        ("push", action.push),
    ):
        words += [f"{icon}{moved}"] if moved else []
    words += [f"x{action.repeat}"] if action.repeat > 1 else []
    words += action.conditions
    words += [f"@{action.range}"] if action.range is not None else []
    if action.grant is not None:
        grant = action.grant
        where = f"@{grant.range}" if grant.range is not None else ""
        words.append(f"{WHO[grant.who]}{where}+{grant.stamina}e{grant.health}h")
    if action.boost is not None:
        assert action.boost.magic
        words.append("boost-magic" + (f"{action.boost.mod:+d}" if action.boost.mod else ""))
    if action.guard is not None:
        words.append(f"guard-{dice(action.guard.block)}-{dice(action.guard.resist)}")
    words += ["backup"] if action.usable_from_backup else []
    return " ".join(words)


def card(record: Any) -> tuple[str, ...]:
    needs = " ".join(f"{stat}{value}" for stat, value in record.req.items())
    defence = f"{dash(dice(record.block))} {dash(dice(record.resist))} {record.dodge}"
    face = [f"{record.slot} {record.category}", dash(needs), dash(record.range)]
    face += [str(record.upgrade_slots), defence]
    return (" | ".join(face), *map(action, record.actions))


def icon(op: Any) -> str:
    match op.op:
        case "move":
            words = f"move{op.n} {op.dir} {op.to}"
        case "shift":
            words = f"shift{op.n} {op.dir}"
        case "leap":
            words = f"leap {op.to}"
        case "turn":
            words = f"turn{op.deg} {op.dir}".rstrip()
        case _:
            kind = "phys" if op.type == "physical" else "magic"
            words = f"{kind}{op.dmg} {op.mode} {op.target or ''}".rstrip()
    if op.push:
        words += f" push{op.push_damage or ''}"
    return " ".join([words, *op.conditions])


def side(record: Any) -> str:
    face = f"{dash(record.range)} {record.dodge} x{record.repeat}"
    icons = ", ".join(map(icon, record.ops))
    hit, weak = (dash(" ".join(arcs)) for arcs in (record.hit, record.weak))
    return f"{face} | {icons} | hit {hit} | weak {weak}"
