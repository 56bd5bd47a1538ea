"""Combat and Resolution at a seat's own pace: each choice, and what follows it without one.

`go_on` carries a seat through everything that needs no choice, from the start of Combat to the
end of Resolution, and leaves it where the next choice is. Combat ends when its player says so, if
anything was used in it: until then everything can be undone.
"""

from __future__ import annotations

from bossrush.engine.decision import Decision, Flow
from bossrush.games.vengeance.cards.terms import (
    ANSWER,
    AT_START,
    DONE,
    FIGHT,
    IN_COMBAT,
    IN_RESOLUTION,
    LOOT,
    NO_TRIGGER,
    START,
    STEP,
    TILES,
)
from bossrush.games.vengeance.questions import answers
from bossrush.games.vengeance.questions.combat import MODIFIER, TARGET, TILE
from bossrush.games.vengeance.questions.flashback import LOOT as LOOT_SYMBOL
from bossrush.games.vengeance.rules.actions import targets
from bossrush.games.vengeance.rules.clocks import unlimit
from bossrush.games.vengeance.rules.combat import (
    end_combat,
    life_dice_wound,
    modifiers,
    next_step,
    resolve,
    tile_uses,
    use,
)
from bossrush.games.vengeance.rules.resolution import (
    begin_resolution,
    collect,
    end_of_tiles,
    enemy_wounds,
    finish,
)
from bossrush.games.vengeance.table.state import Vendetta
from bossrush.games.vengeance.table.tile_in_use import has_ended, next_action

# -- the choices --------------------------------------------------------------------------


def choose_tile(s: Vendetta, seat: int) -> Flow[None]:
    """Use a tile, or go on: past the opening window, or to the end of Combat."""
    answer = yield Decision(s, seat, TILE, seat)
    if answers.GO_ON.fits(answer):
        leave_window(s, seat)
    else:
        use(s, seat, answer)
    go_on(s, seat)


def choose_target(s: Vendetta, seat: int) -> Flow[None]:
    """Resolve the next step of the tile in use."""
    answer = yield Decision(s, seat, TARGET, seat)
    resolve(s, seat, next_action(s.players[seat]), answers.target_in(answer))
    go_on(s, seat)


def choose_modifier(s: Vendetta, seat: int) -> Flow[None]:
    """Play a modifier item right after what it modifies, or go on without."""
    answer = yield Decision(s, seat, MODIFIER, seat)
    if answers.GO_ON.fits(answer):
        s.players[seat].trigger = NO_TRIGGER
    else:
        use(s, seat, answer)
    go_on(s, seat)


def choose_loot(s: Vendetta, seat: int) -> Flow[None]:
    """One loot symbol: check a loot slot, or do any other Flashback Action."""
    answer = yield Decision(s, seat, LOOT_SYMBOL, seat)
    collect(s, seat, answer)
    go_on(s, seat)


# -- what follows -------------------------------------------------------------------------


def go_on(s: Vendetta, seat: int) -> None:
    """Everything that needs no choice, up to the next one."""
    p = s.players[seat]
    while True:
        if p.trigger != NO_TRIGGER:
            if modifiers(p):
                s.seat_phases[seat] = ANSWER
                return
            p.trigger = NO_TRIGGER
        elif p.frames:
            if next_step(s, seat):
                s.seat_phases[seat] = STEP
                return
        elif p.timing == IN_RESOLUTION:
            after_combat(s, seat)
            return
        elif tile_uses(p) or (p.fought and p.timing == IN_COMBAT):
            s.seat_phases[seat] = START if p.timing == AT_START else FIGHT
            return
        else:
            leave_window(s, seat)


def leave_window(s: Vendetta, seat: int) -> None:
    """Past the start of Combat come the dice of the life bar; past Combat comes Resolution."""
    p = s.players[seat]
    if p.timing == AT_START:
        life_dice_wound(s, seat)
        p.timing = IN_COMBAT
    elif p.timing == IN_COMBAT:
        end_combat(s, seat)
        p.fought = False
        p.timing = IN_RESOLUTION
        begin_resolution(s, seat)
        s.seat_phases[seat] = LOOT
    else:
        end_of_tiles(s, seat)
        finish(s, seat)
        s.seat_phases[seat] = DONE
        unlimit(s, seat)


def after_combat(s: Vendetta, seat: int) -> None:
    """Resolution up to the next choice: a loot symbol, a tile; or to its end."""
    p = s.players[seat]
    if s.seat_phases[seat] == DONE:
        return
    if p.collects:
        s.seat_phases[seat] = LOOT
        return
    if s.seat_phases[seat] == LOOT:
        enemy_wounds(s, seat)
        s.seat_phases[seat] = TILES
    if tile_uses(p):
        s.seat_phases[seat] = TILES
    else:
        leave_window(s, seat)


def step_problems(s: Vendetta) -> list[str]:
    """What is wrong with a position in which a seat chooses a target: that there is none."""
    for seat, phase in enumerate(s.seat_phases):
        p = s.players[seat]
        if phase == STEP and not (p.frames and not has_ended(p) and targets(p, next_action(p))):
            return [f"seat_phases[{seat}]: there is no step to resolve"]
    return []
