"""Four burglars, few players, and a vault: decks with secrets, drafts, reactions, modifiers.

Who guards the vault tonight is a hidden three of five. Every round the burglars declare together,
then a guard is turned: whoever has smoke may step in, and the alarm makes guards stronger. Once
all have been seen they come round in the order learned, until a sixth, unseen, is shuffled in.
"""

from __future__ import annotations

from typing import Any, Final

from bossrush.engine.decision import CREW, Decision, Flow, Names, Together
from bossrush.engine.deck import Deck
from bossrush.engine.draft import Draft, draft
from bossrush.engine.event import Event
from bossrush.engine.game import Game, Setting
from bossrush.engine.message import Mention, Message
from bossrush.engine.phases import Phases
from bossrush.engine.rules import Outcome, Over
from bossrush.engine.scene import Badge, Card, Pile, Scene, Sheet, Stat, Track, words
from bossrush.engine.state import State
from bossrush.engine.visit import Visitor
from tests.toys.windows import Modifier, Window, modified, react

BURGLARS = 4
GUARDS = ("dozer", "walker", "hound", "captain", "shadow", "owl", "wolf")
STRENGTH = (0, 1, 2, 3, 2, 1, 4)
TONIGHT = [0, 1, 2, 3, 4]
CALLED = [5, 6]
ACTIONS = ("sneak", "force")
SNEAK, FORCE = 0, 1
PLAN, PATROL, SHARE = range(3)
ALARM = 5
ROUNDS = 6


class Vault(State):
    """The burglars, their loot and smoke, the guards, and how loud it has been."""

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.alarm = 0
        self.guards = Deck()
        self.turned = -1
        """The guard that is being met."""
        self.declared: list[int] = []
        self.loot: list[int] = []
        self.smoke: list[int] = []
        self.given: list[int] = []
        """Who is drafted to hand a piece of loot on."""

    def visit(self, v: Visitor) -> None:
        super().visit(v)
        self.round = v.integer("round", self.round, 0, ROUNDS)
        self.alarm = v.integer("alarm", self.alarm, 0, ALARM)
        v.part("guards", self.guards)
        self.turned = v.ref("turned", self.turned, GUARDS)
        self.declared = v.refs("declared", self.declared, ACTIONS)
        self.loot = v.integers("loot", self.loot)
        self.smoke = v.integers("smoke", self.smoke)
        self.given = v.integers("given", self.given)

    def seat_of(self, actor: int) -> int:
        """One seat leads several burglars."""
        return actor % self.seats


def burglar(actor: int) -> Mention:
    return Mention(f"burglar-{actor}", Message("vault-burglar", n=actor + 1))


class Declare(Names[Vault]):
    """Sneak past, or force the door: only two may force at once."""

    def __init__(self) -> None:
        super().__init__("vault.declare", ACTIONS, narrows=True)

    def options(self, state: Vault, actor: int) -> list[int]:
        forcing = sum(one == FORCE for one in state.declared)
        return [SNEAK] if forcing >= 2 else [SNEAK, FORCE]

    def points_at(self, state: Vault, actor: int, value: int) -> list[str]:
        return [f"burglar-{actor}"]


class Smoke(Window[Vault]):
    """A guard has been turned: smoke sends him to sleep."""

    def uses(self, state: Vault, actor: int) -> list[int]:
        return [1] if state.smoke[actor] and state.turned >= 0 else []

    def carry_out(self, state: Vault, actor: int, use: int) -> Flow[None]:
        state.smoke[actor] -= 1
        if state.journal:
            said = Message("vault-smoked", who=burglar(actor))
            state.tell(Event("say", said, (f"burglar-{actor}",)))
        state.guards.put_under(state.turned)
        state.turned = -1
        yield Together([], lambda one: meet(state))


class Loud(Modifier[Vault]):
    """Guards are stronger while the alarm rings."""

    def applies(self, state: Vault, actor: int) -> bool:
        return state.alarm >= 2

    def change(self, state: Vault, actor: int, value: int) -> int:
        return value + 1


class Share(Draft[Vault]):
    """Who hands a piece of loot to the burglar on the left? Any number, all at once."""

    def drafted(self, state: Vault, actor: int) -> list[int]:
        return state.given

    def items(self, state: Vault, actor: int) -> list[int]:
        return [one for one in range(BURGLARS) if state.loot[one]]

    def item_label(self, state: Vault, actor: int, item: int) -> Message:
        return Message("vault-hands-on", who=burglar(item))


class Look(Names[Vault]):
    """Does the crew look through the keyhole first?"""

    def __init__(self) -> None:
        super().__init__("vault.look", ("go", "look"))

    def options(self, state: Vault, actor: int) -> list[int]:
        return [0, 1] if state.guards.size() > 1 else [0]


DECLARE = Declare()
SMOKE = Smoke("vault.smoke")
SHARING = Share("vault.share")
LOOK = Look()
MODIFIERS: list[Modifier[Vault]] = [Loud()]


def declare(vault: Vault, actor: int) -> Flow[None]:
    vault.declared[actor] = yield Decision(vault, vault.seat_of(actor), DECLARE, actor)


def plan(vault: Vault) -> Flow[None]:
    """Everybody declares at once, and may think again until the last has declared."""

    def withdraw(actor: int) -> None:
        vault.declared[actor] = -1

    vault.declared = [-1] * BURGLARS
    yield Together(list(range(BURGLARS)), lambda actor: declare(vault, actor), withdraw)
    vault.phase = PATROL


def patrol(vault: Vault) -> Flow[None]:
    """The crew may look; then a guard is turned and met."""
    look = yield Decision(vault, CREW, LOOK)
    if look:
        seen = yield from vault.guards.draw(vault)
        vault.guards.shuffle_in([seen])
        vault.alarm = min(ALARM, vault.alarm + 1)
    vault.turned = yield from vault.guards.draw(vault)
    if vault.journal:
        vault.tell(Event("draw", Message("vault-turned", guard=guard_name(vault.turned))))
    yield from react(vault, SMOKE, list(range(BURGLARS)))
    if vault.turned >= 0:
        yield from meet(vault)
    vault.phase = SHARE


def meet(vault: Vault) -> Flow[None]:
    """Those who force take loot if they are more than the guard is strong; else it gets loud."""
    strength = modified(vault, MODIFIERS, -1, STRENGTH[vault.turned])
    forcing = [actor for actor in range(BURGLARS) if vault.declared[actor] == FORCE]
    if len(forcing) >= strength:
        for actor in forcing:
            vault.loot[actor] += 1
    else:
        vault.alarm = min(ALARM, vault.alarm + 1)
    vault.guards.put_under(vault.turned)
    vault.turned = -1
    yield Together([], lambda actor: declare(vault, actor))


def share(vault: Vault) -> Flow[None]:
    """The first burglar's player passes loot round; then the night goes on, or ends."""
    confirmed = yield from draft(vault, SHARING, 0)
    if confirmed:
        for actor in vault.given:
            vault.loot[actor] -= 1
        for actor in vault.given:
            vault.loot[(actor + 1) % BURGLARS] += 1
    vault.given = []
    vault.round = min(ROUNDS, vault.round + 1)
    if vault.alarm == ALARM:
        raise Over(Outcome(False, Message("vault-caught")))
    if vault.round == ROUNDS:
        raise Over(Outcome(sum(vault.loot) >= 4, Message("vault-out", loot=sum(vault.loot))))
    if vault.round == 3:
        vault.guards.shuffle_in_unseen(1)
    vault.phase = PLAN


def guard_name(guard: int) -> Message:
    return Message(f"outcome-{GUARDS[guard]}")


PHASES: Final = Phases([("plan", plan), ("patrol", patrol), ("share", share)])


class VaultGame(Game[Vault]):
    key = "vault"
    version = 2

    def __init__(self) -> None:
        super().__init__()
        self.settings = [
            Setting("smoke", "one", ("none", "one")),
            Setting("dark", True, (True, False)),
        ]
        self.phases = PHASES

    def setup(self, seats: int, options: dict[str, Any]) -> Vault:
        vault = Vault()
        vault.guards.key = "guards"
        vault.guards.ids = GUARDS
        vault.guards.add_pool(TONIGHT)
        vault.guards.add_pool(CALLED)
        vault.guards.deal_unseen(0, 3)
        vault.declared = [-1] * BURGLARS
        vault.loot = [0] * BURGLARS
        vault.smoke = [int(options["smoke"] == "one")] * BURGLARS
        vault.alarm = int(not options["dark"])
        return vault

    def check(self, state: Vault) -> list[str]:
        for values in (state.declared, state.loot, state.smoke):
            if len(values) != BURGLARS:
                return ["declared, loot and smoke: expected one value for each burglar"]
        if any(one >= BURGLARS or not state.loot[one] for one in state.given):
            return ["given: only those who have loot can hand it on"]
        if len(set(state.given)) < len(state.given) or max(state.smoke) > 1:
            return ["given and smoke: everybody has one of each"]
        out = state.guards.size() + (state.turned >= 0)
        if out != (4 if state.round > 3 else 3) and not (state.round == 3 and out in (3, 4)):
            return [f"guards: {out} are out, and there are 3, and 4 from the third round on"]
        return []

    def scene(self, state: Vault, seat: int | None) -> Scene:
        may_be = {GUARDS[card]: 1 for card in state.guards.may_be_next()}
        deck = Pile("guards", words(Message("vault-guards")), state.guards.size(), contents=may_be)
        cards = [Card("turned", words(guard_name(state.turned)))] if state.turned >= 0 else []
        return Scene(
            self.key,
            where=[words(Message("vault-round", n=state.round + 1))],
            piles=[deck],
            cards=cards,
            tracks=[Track("alarm", words(Message("vault-alarm")), state.alarm, high=ALARM)],
            sheets=[self.sheet(state, actor) for actor in range(BURGLARS)],
        )

    def sheet(self, vault: Vault, actor: int) -> Sheet:
        smoke = Badge(f"smoke-{actor}", words(Message("vault-smoke-left")))
        loot = Stat(f"loot-{actor}", words(Message("vault-loot")), vault.loot[actor])
        name = words(Message("vault-burglar", n=actor + 1))
        badges = [smoke] * vault.smoke[actor]
        seat = vault.seat_of(actor)
        return Sheet(f"burglar-{actor}", name, seat, stats=[loot], badges=badges)
