# Dark Souls: The Board Game, in English. A key that is here is in fr.ftl too.

## Names

souls-title = Dark Souls: The Board Game
souls-summary = Cursed warriors take a dungeon tile by tile, and learn by heart what waits behind the fog.
souls-hero-unnamed = Character { $number }
souls-foe-numbered = { $name } { $number }
souls-node = row { $row }, column { $col }
souls-bonfire = the bonfire
souls-tile = { $level ->
    [0] tile { $number }
   *[other] tile { $number }, level { $level }
}
souls-card-upgraded = { $card } with { $upgrades }
souls-arc-front = front
souls-arc-right = right
souls-arc-back = rear
souls-arc-left = left
souls-direction-n = north
souls-direction-ne = north-east
souls-direction-e = east
souls-direction-se = south-east
souls-direction-s = south
souls-direction-sw = south-west
souls-direction-w = west
souls-direction-nw = north-west
souls-side-north = north
souls-side-east = east
souls-side-south = south
souls-side-west = west
souls-stat-str = Strength
souls-stat-dex = Dexterity
souls-stat-int = Intelligence
souls-stat-fai = Faith
souls-base = Base
souls-tier1 = Tier 1
souls-tier2 = Tier 2
souls-tier3 = Tier 3
souls-tier4 = Tier 4
souls-place-armour = armour slot
souls-place-left = left hand
souls-place-right = right hand
souls-place-backup = backup slot
souls-place-backup2 = backup slot, second card
souls-place-backup3 = backup slot, third card
souls-place-inventory = inventory
souls-place-add = backup slot
souls-condition-bleed = Bleed
souls-condition-poison = Poison
souls-condition-frostbite = Frostbite
souls-condition-stagger = Stagger
souls-dice-black = { $count } black
souls-dice-blue = { $count } blue
souls-dice-orange = { $count } orange
souls-dice-none = no dice
souls-range-infinite = any range
souls-range = range { $range }
souls-level = level { $level }
souls-action-dice = { $dice }
souls-action-plus = { $dice } + { $mod }
souls-action-minus = { $dice } − { $mod }
souls-action-icons = { $rolled } ({ $icons })
souls-icons = { $icons }
souls-icon-magic = magic
souls-icon-node = every enemy on the node
souls-icon-repeat = { $times } times
souls-icon-shaft = not at range 0
souls-icon-push = { $nodes ->
    [1] push
   *[other] push { $nodes } nodes
}
souls-icon-shift = shift { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}
souls-icon-shift-before = shift { $nodes } before
souls-icon-shift-after = shift { $nodes } after
souls-slot-armour = Armour
souls-slot-one-hand = One hand
souls-slot-two-hand = Two hands
souls-slot-weapon-upgrade = Weapon upgrade
souls-slot-armour-upgrade = Armour upgrade
souls-slot-consumable = Used at once
souls-slot-upgrades = { $slot }, { $count ->
    [one] 1 upgrade
   *[other] { $count } upgrades
}
souls-terrain-barrel = Barrel
souls-terrain-broken-barrel = Broken barrel
souls-terrain-gravestone = Gravestone
souls-terrain-chest = Treasure chest

## Real dice and cards

outcome-pip0 = blank
outcome-pip1 = 1
outcome-pip2 = 2
outcome-pip3 = 3
outcome-pip4 = 4
outcome-dodge0 = blank
outcome-dodge1 = dodge
outcome-tile-side = the face of the tile
outcome-a = face A
outcome-b = face B
outcome-tiles = an exploration tile
outcome-tile-1 = tile 1
outcome-tile-2 = tile 2
outcome-tile-3 = tile 3
outcome-tile-4 = tile 4
outcome-tile-5 = tile 5
outcome-tile-6 = tile 6
outcome-levels = an encounter’s level
outcome-level1 = level 1
outcome-level2 = level 2
outcome-level3 = level 3
outcome-encounters = an encounter card
outcome-treasure = a treasure card
outcome-traps = a trap token
outcome-behaviour = a behaviour card

## Settings

souls-setting-mode = Game
souls-setting-mode-standard = Standard game
souls-setting-mode-first_journey = Campaign: The First Journey
souls-setting-mode-coiled_sword = Campaign: The Coiled Sword
souls-setting-character = Character
souls-setting-layout = Tiles
souls-setting-layout-choose = You lay them out
souls-setting-layout-laid = Laid out for you
souls-setting-scenario = Practice
souls-setting-scenario-about = A single fight instead of a whole game.
souls-setting-scenario-none = None, a whole game
souls-setting-scenario-boss = Boss: { $name }
souls-setting-scenario-encounter = Encounter, level { $level }: { $name }

## How it ends

souls-over-victory = The main boss lies still. You are all alive, and nobody speaks.
souls-over-defeat = Somebody fell, and no spark was left to answer.
souls-over-campaign-victory = The last boss of the campaign has fallen. The road is yours.
souls-over-campaign-defeat = The last spark goes out, and the campaign ends here.
souls-over-practice-won = The fight is won.
souls-over-practice-lost = The party is defeated.

## Questions: at most six words

souls-ask-character = Who will you be?
souls-ask-start-hands = Which cards in your hands?
souls-ask-boss = Which boss awaits you?
souls-ask-lay-tile = Where does this tile go?
souls-ask-fog = Where is the fog gate?
souls-ask-explore = What does the party do?
souls-ask-card = Which card for { $hero }?
souls-ask-card-place = { $card }: where to?
souls-ask-sale = Sell which card?
souls-ask-share = { $card }: who takes it?
souls-ask-entry = Where do you come in?
souls-ask-leader = Who leads the way?
souls-ask-facing = Which way does it face?
souls-ask-next-foe = Which enemy acts next?
souls-ask-foe-step = { $foe }: where to?
souls-ask-defence-physical = { $foe }, { $damage } physical. Block or dodge?
souls-ask-defence-magic = { $foe }, { $damage } magic. Resist or dodge?
souls-ask-trap = Trap: { $damage } damage, dodge { $dodge }
souls-ask-dodge-on = Dodge one more node?
souls-ask-rolled-guard = { $total } of { $power } stopped. Keep this roll?
souls-ask-rolled-dodge = Dodges { $total } of { $need }. Keep this roll?
souls-ask-rolled-attack = Attack of { $power }. Keep this roll?
souls-ask-pushed-to = Push { $hero } where?
souls-ask-foe-pushed-to = Push { $foe } where?
souls-ask-pushed-out = Too crowded: push whom?
souls-ask-arc = In which arc?
souls-ask-first-hero = Who goes first?
souls-ask-start-gain = What do you gain?
souls-ask-start-gain-energy = Energy
souls-ask-start-gain-both = 1 Energy and 1 Health
souls-ask-take-aggro = Take the Aggro token?
souls-ask-take-aggro-take = Take it
souls-ask-take-aggro-leave = Leave it
souls-ask-act = What does { $hero } do?
souls-ask-aim = Attack whom?
souls-ask-shift = Shift where?
souls-ask-grant-to = Who gets it?
souls-ask-backstab = Strike back at once?
souls-ask-dash = Fight, or dash through?

## Answers

souls-option-hero = { $hero }
souls-option-foe = { $foe }
souls-option-foes = { $foes }
souls-option-model = { $model }
souls-option-node = To { $node }
souls-option-arc = The { $arc } arc
souls-option-facing = { $direction }
souls-option-stay = Stay
souls-option-pass = Not now
souls-option-done = Done
souls-option-back = Back
souls-option-card = { $card }
souls-option-auto = Lay out the rest for us
souls-option-lay = To the { $side } of { $tile }
souls-option-lay-at = At { $x }, { $y }
souls-option-fog = Tile { $number }, { $side } wall
souls-option-hands = { $cards } in hand
souls-option-fight = Fight on
souls-option-dash = Dash to { $tile }
souls-option-go = Go to { $tile }
souls-option-enter = Enter { $tile } by the { $side } door
souls-option-bonfire = Return to the bonfire
souls-option-fog-gate = Pass the fog gate
souls-option-rest = Rest at the bonfire
souls-option-buy = Buy treasure
souls-option-spark = Buy a spark
souls-option-sell = Sell treasure
souls-option-open = Open the chest
souls-option-gear = Equip { $hero }
souls-option-luck = Restore { $hero }’s Luck
souls-option-level = { $hero }: { $stat } to { $value }
souls-option-place = { $place }
souls-option-place-over = { $place }, in place of { $card }
souls-option-strip = Remove its upgrades
souls-option-keep = Put it in the inventory
souls-option-take = { $hero }, { $place }
souls-option-take-over = { $hero }, { $place }, in place of { $card }
souls-option-block = Block
souls-option-resist = Resist
souls-option-suffer = Take the blow
souls-option-dodge = Dodge
souls-option-dodge-round = Dodge to the { $arc } arc
souls-option-dodge-to = Dodge to { $node }
souls-option-keep-roll = Keep the roll
souls-option-stand-fast = Stand Fast: add a blue die
souls-option-reroll-black = Luck: reroll the black { $pips }
souls-option-reroll-blue = Luck: reroll the blue { $pips }
souls-option-reroll-orange = Luck: reroll the orange { $pips }
souls-option-reroll-green = Luck: reroll a green die
souls-option-use = { $card }
souls-option-use-for = { $card } for { $heroes }
souls-option-use-all = { $card } for everybody
souls-option-use-on = { $card } on { $foes }
souls-option-attack = { $card } on { $foe }
souls-option-walk = Walk to { $node }
souls-option-walk-round = Walk around to the { $arc } arc
souls-option-run = Run to { $node }
souls-option-run-round = Run around to the { $arc } arc
souls-option-heroic = { $name }
souls-option-heroic-to = { $name } to { $node }
souls-option-heroic-round = { $name } to the { $arc } arc
souls-option-estus = Drink Estus
souls-option-end = End the activation

## What an answer costs or does

souls-detail-free = { $free ->
    [one] 1 free box
   *[other] { $free } free boxes
}
souls-detail-health = { $health } Health
souls-detail-taunt = taunt { $taunt }
souls-detail-character = { $heroic }; taunt { $taunt }
souls-detail-doors = Doors: { $sides }
souls-detail-boss = Encounters on the way: { $first } of level 1, { $second } of level 2, { $third } of level 3
souls-detail-level = Level { $level }
souls-detail-rest = { $sparks ->
    [one] Uses the last spark
   *[other] Uses 1 of { $sparks } sparks
} and turns every encounter face down again
souls-detail-fog = { $boss } { $count ->
    [one] waits
   *[other] wait
 } behind it
souls-detail-price = { $price ->
    [one] 1 soul
   *[other] { $price } souls
} of { $souls }
souls-detail-takes = { $damage ->
    [0] No damage.
   *[other] Takes { $damage }.
}
souls-detail-stand = Takes { $least } to { $most }, about { $mean }.
souls-detail-dodge-vain = { $cost } Energy, and cannot succeed: takes { $most }.
souls-detail-estus = Empties the whole bar
souls-detail-sale = +1 soul
souls-detail-dodge = { $cost } Energy; { $most } if it fails, about { $mean }.
souls-detail-deadly = { $cost } Energy fills the bar: you die.
souls-detail-cost = { $cost } Energy
souls-detail-attack = { $cost } Energy: { $action }; about { $mean } damage.
souls-detail-attack-text = { $cost } Energy: { $action }; about { $mean } damage. { $text }
souls-detail-use = { $cost } Energy: { $action }
souls-detail-weak = The weak arc adds a black die.
souls-detail-both = { $one } { $other }
souls-detail-cost-there = { $cost } Energy; { $there }
souls-there-trap = a trap lies there
souls-there-known-trap = a trap of { $damage } damage lies there
souls-there-souls = { $souls } dropped souls lie there
souls-there-barrel = it breaks the barrel
souls-there-both = { $one }; { $other }
souls-ends-fight = Kills { $hero }: the party falls
souls-ends-fight-any = Somebody falls: the party falls
souls-ends-game = Kills { $hero }: the game is lost
souls-ends-game-any = Somebody falls: the game is lost
souls-odds-survive = to survive
souls-odds-unhurt = untouched
souls-odds-wound = wound
souls-odds-kill = kill

## Around the board

souls-scene-setup = Setting up
souls-scene-half = { $half ->
    [1] To the mini boss
   *[other] To the main boss
}
souls-scene-explore = Exploring
souls-scene-boss = { $boss }, { $health } of { $most }
souls-scene-foes = The enemies act
souls-scene-hero = { $hero } acts
souls-scene-bar = Endurance
souls-scene-taunt = Taunt
souls-scene-health = Health
souls-scene-aggro = Aggro
souls-scene-estus-ready = Estus Flask, full
souls-scene-estus-spent = Estus Flask, empty
souls-scene-luck-ready = Luck, ready
souls-scene-luck-spent = Luck, used
souls-scene-heroic-ready = Heroic Action, ready
souls-scene-heroic-spent = Heroic Action, used
souls-scene-ember-ready = Ember
souls-scene-ember-spent = Ember, lost
souls-scene-block = Block: { $dice }
souls-scene-resist = Resist: { $dice }
souls-scene-dodge = { $count ->
    [0] Dodge: 0 green dice
    [one] Dodge: 1 green die
   *[other] Dodge: { $count } green dice
}
souls-title-front = Front
souls-title-weak = Weak +1
souls-title-physical = physical
souls-title-magic = magic
souls-title-block = Block
souls-title-resist = Resist
souls-title-threat = Threat
souls-title-heats = heats up at { $health }
souls-title-heated = heated up
souls-title-order = Behaviours, in order
souls-title-shuffled = Shuffled, in any order
souls-title-earlier = Seen in an earlier fight
souls-title-unseen = Not seen yet
souls-title-enemies = Enemies, in order
souls-title-acted = has acted
souls-title-needs = Needs
souls-title-range = Range
souls-title-beaten = beaten
souls-title-worn = Equipment in use
souls-title-threatened = would be struck here
souls-scene-inventory = Inventory
souls-scene-treasure = Treasure deck
souls-scene-behaviours = Behaviour deck
souls-scene-souls = Souls
souls-scene-sparks = Sparks
souls-scene-level = Level
souls-scene-lost-souls = Dropped souls
souls-scene-trap = Trap, face down
souls-scene-party = The party
souls-scene-fog = Fog gate
souls-scene-bonfire = Bonfire
souls-scene-tile = { $level ->
    [0] Tile { $number }
   *[other] Tile { $number }, level { $level }
}
souls-scene-choice = To choose from
souls-scene-drawn = Treasure turned over
souls-scene-seen = Behaviours seen
souls-scene-discard = Behaviour discard
souls-scene-dealt = The tile to lay
souls-scene-weak = Weak: { $arcs }. One more black die
souls-scene-hit = Struck: { $arcs }
souls-scene-heat = Heat up
souls-scene-pair = { $first } and { $second }
souls-behaviour-physical = { $damage } physical, dodge { $dodge }
souls-behaviour-magic = { $damage } magic, dodge { $dodge }
souls-behaviour-none = No attack
souls-behaviour-pair = { $first }; { $second }

## What is told

souls-told-character = { $hero } joins the party.
souls-told-boss-chosen = { $boss } { $count ->
    [one] waits
   *[other] wait
 } at the end of the road.
souls-told-tile-dealt = Tile { $count } is turned over.
souls-told-tile-laid = Tile { $number } is laid.
souls-told-fog = The fog gate rises on the { $side } wall of tile { $number }.
souls-told-half = { $half ->
    [1] The way lies open. At its end: { $boss }.
   *[other] The bonfire burns anew. Next: { $boss }.
}
souls-told-section = { $name }. { $boss } { $count ->
    [one] waits
   *[other] wait
 } here.
souls-told-party-moves = The party goes to { $tile }.
souls-told-encounter = { $name }, an encounter of level { $level }.
souls-told-boss-enters = The fog parts. { $boss } { $count ->
    [one] has
   *[other] have
 } been waiting.
souls-told-aggro = { $hero } takes the Aggro token.
souls-told-revealed = A gravestone warns of { $card }.
souls-told-behaviour = The next behaviour card is turned over.
souls-told-rested = { $sparks ->
    [one] The party rests. 1 spark is left.
   *[other] The party rests. { $sparks } sparks are left.
}
souls-told-rested-free = The party rests at a new bonfire.
souls-told-bought = Andre turns over a treasure. { $souls ->
    [one] 1 soul is left.
   *[other] { $souls } souls are left.
}
souls-told-luck-back = The Firekeeper restores { $hero }’s Luck.
souls-told-spark = A spark is bought: { $sparks } now.
souls-told-levelled = { $hero } raises { $stat } to { $value }.
souls-told-chest = The chest is opened.
souls-told-treasure = { $card } is found.
souls-told-ember-back = Everybody has an Ember: it is shuffled back, and another card is drawn.
souls-told-ember = { $hero } takes an Ember.
souls-told-stored = { $card } goes into the inventory.
souls-told-equipped = { $hero } takes { $card }: { $place }.
souls-told-upgraded = { $upgrade } is fitted to { $card }.
souls-told-stripped = { $card } is stripped of { $upgrades }.
souls-told-sold = Andre buys { $card }. { $souls ->
    [one] 1 soul
   *[other] { $souls } souls
} in the cache.
souls-told-boss-treasure = Where it fell: { $cards }.
souls-told-won = { $souls ->
    [one] The encounter is won: 1 soul.
   *[other] The encounter is won: { $souls } souls.
}
souls-told-boss-won = { $souls ->
    [0] One last blow, and then only your own breathing. The boss is beaten.
    [one] One last blow, and then only your own breathing. The boss is beaten: 1 soul.
   *[other] One last blow, and then only your own breathing. The boss is beaten: { $souls } souls.
}
souls-told-souls-lost = { $souls ->
    [one] The soul that lay there is lost for good.
   *[other] The { $souls } souls that lay there are lost for good.
}
souls-told-dropped = { $souls ->
    [one] 1 soul stays where the character fell.
   *[other] { $souls } souls stay where the character fell.
}
souls-told-defeated = The dark closes over you. The party wakes at the bonfire.
souls-told-dashed = The party dashes through.
souls-told-spent = { $hero } spends { $energy } Energy.
souls-told-gained-energy = { $hero } gains { $energy } Energy.
souls-told-gained-health = { $hero } gains { $health } Health.
souls-told-gained-both = { $hero } gains { $energy } Energy and { $health } Health.
souls-told-suffered = { $hero } takes { $damage } damage.
souls-told-bled = { $hero } bleeds: 2 more damage.
souls-told-ember-helped = The Ember takes 1 damage off.
souls-told-afflicted = { $model } has { $conditions }.
souls-told-poisoned = { $model } suffers from the Poison.
souls-told-embers-lost = The Embers of { $heroes } go out.
souls-told-exhausted = The Energy spent fills the bar of { $hero }.
souls-told-falls = { $hero } falls.
souls-told-moved = { $model } moves to { $node }.
souls-told-pushed = { $model } is pushed to { $node }.
souls-told-dodge-move = { $model } leaps aside to { $node }.
souls-told-leapt = { $model } leaps to { $node }.
souls-told-round = { $hero } circles round to the { $arc } arc.
souls-told-turned = { $foe } turns { $direction }.
souls-told-barrel = { $hero } breaks the barrel.
souls-told-recovered = { $souls ->
    [one] 1 soul is recovered.
   *[other] { $souls } souls are recovered.
}
souls-told-trap = { $hero } steps on a trap. { $trap }.
souls-told-trap-dodged = { $hero } dodges the trap.
souls-told-rolled = { $hero } rolls { $total }.
souls-told-rolled-dodge = { $total ->
    [one] { $hero } rolls 1 dodge.
   *[other] { $hero } rolls { $total } dodges.
}
souls-told-luck = { $hero } uses Luck.
souls-told-heroic = { $hero }: { $name }!
souls-told-estus = { $hero } drinks Estus.
souls-told-attacked-physical = { $foe } strikes at { $hero } for { $damage }.
souls-told-attacked-magic = { $foe } strikes at { $hero } for { $damage } magic.
souls-told-dodged = { $hero } dodges.
souls-told-dodge-failed = { $hero } is not quick enough.
souls-told-withstood = { $hero } stops { $stopped } of { $power }.
souls-told-missed = { $foe } reaches nobody.
souls-told-foes-begin = The enemies act.
souls-told-foe-acts = { $foe } acts.
souls-told-boss-acts = { $foe }: { $behaviour }.
souls-told-wounded = { $damage ->
    [0] { $foe } takes no damage.
   *[other] { $foe } takes { $damage }; { $left } left.
}
souls-told-foe-falls = { $foe } falls.
souls-told-boss-falls = { $foe } goes down slowly, as a wall does.
souls-told-last-stand = { $foe } can barely stand. Neither can you.
souls-told-special = { $foe }: { $name }.
souls-told-heats-up = { $foe } bleeds, and fights as if that were a relief: it heats up. A new card joins its deck, and everything is shuffled.
souls-told-survivor = { $foe } kneels by the fallen one, and rises stronger: { $health } Health back, and cards you have not seen.
souls-told-deck-turned = You have seen every card: they begin again, in the same order.
souls-told-hero-begins = { $hero } activates and takes the Aggro token.
souls-told-hands = { $hero } takes { $cards } in hand.
souls-told-uses = { $hero } uses { $card }.
souls-told-wasted = { $hero } reaches nobody.
souls-told-guard-ends = The guard over the party has ended.

## Lessons

souls-lesson-opening = Your first bonfire
souls-lesson-opening-about = Two characters, a dungeon laid out for you, and dice that fall the same every time.
souls-lesson-dungeon = Your own dungeon
souls-lesson-dungeon-about = Two characters and known dice again, but you lay out the tiles: door to door, with the fog gate as far away as can be.
souls-lesson-forgotten = The Forgotten
souls-lesson-forgotten-about = The rulebook’s first set-up: two Hollow Soldiers, a Greatbowman, a barrel and four traps. Come in by the bottom door.
souls-lesson-stamina = Walk and run
souls-lesson-stamina-about = The walk is free, each run costs 1 Energy: four nodes for three black cubes.
souls-lesson-arcs = Around the boss
souls-lesson-arcs-about = You share the Gargoyle’s node, in its front arc. Its rear is weak: get there for 1 Energy and strike.
souls-lesson-boss = A boss acts
souls-lesson-boss-about = It turns, pushes everybody off its node, steps twice toward the Aggro holder and strikes.

## What fills the endurance bar

part-black = { $n } Energy spent
part-red = { $n } damage
part-pending = { $n } damage about to fall

# Where a play is, for those who look at thousands.

souls-stage-first-half = To the mini boss
souls-stage-mini-boss = Mini boss
souls-stage-second-half = To the main boss
souls-stage-main-boss = Main boss
souls-stage-practice = Practice
souls-stage-section-1 = Section 1
souls-stage-section-2 = Section 2
souls-stage-section-3 = Section 3

## Why something is not offered

souls-why-energy = It costs { $cost } Energy; free boxes: { $free }
souls-why-souls = It costs { $price }; souls: { $souls }
souls-why-no-action = { $card } has no such action
souls-why-card-used = { $card } has already been used this activation
souls-why-stats = The stats of { $hero } do not allow { $card }
souls-why-bar-empty = The bar is empty: there is nothing to take off
souls-why-estus = The Estus flask is empty until the party rests
souls-why-pass = Only a Backstab can be passed
souls-why-other-heroic = That is another character’s Heroic Action
souls-why-heroic = The Heroic Action is used until the party rests
souls-why-all-rested = Nobody has Energy to regain
souls-why-moved-and-struck = You moved before you attacked: no more movement this activation
souls-why-no-run = This armour cannot run, and the walk is over
souls-why-not-next = That node is not next to this one
souls-why-blocked = Something in the way cannot be moved through
souls-why-arc = The boss is in the way: from here only your own arc and those beside it
souls-why-hands-late = Hand cards are exchanged at the start of an activation only
souls-why-hands-now = Those cards are in hand already
souls-why-hands = Those cards cannot be held together
souls-why-slot-empty = There is no card in that place
souls-why-not-in-hand = Only cards in hand can be used
souls-why-nobody-in-reach = Nobody is in reach
souls-why-aim-later = The target is chosen after the shift
souls-why-aim = An attack needs a target
souls-why-no-target = That action needs no target
souls-why-grant = Say which characters it is for
souls-why-grant-reach = That character is out of reach
souls-why-gone = That foe has fallen, or was never here
souls-why-nobody-there = No foe stands on that node
souls-why-shaft = A Shaft does not reach your own node
souls-why-range = That is out of range
souls-why-whole-node = This attack is made against the whole node
souls-why-one-foe = This attack is made against one foe
souls-why-alike = It is the same as another option: choose that one
souls-why-backstab-only = A Backstab goes for the attacker alone
souls-why-resist = Resist a magic attack, or dodge it
souls-why-block = Block a physical attack, or dodge it
souls-why-no-dodge = This armour cannot dodge
souls-why-here-already = You are there already
souls-why-no-boss-here = No boss shares your node
souls-why-trap = Take the trap’s damage, or dodge it
souls-why-stand-fast = Stand Fast helps a Block roll only
souls-why-luck = The Luck token is used until the party rests
souls-why-no-die = That die is not in this roll
souls-why-no-better = No face of that die could be better
souls-why-at-bonfire = The party is at the bonfire
souls-why-no-path = No path of cleared tiles leads there
souls-why-fog = Clear the way to the fog gate first
souls-why-no-treasure = The treasure deck has nothing more
souls-why-chest = There is no closed chest here
souls-why-no-tile = There is no such tile
souls-why-tile-up = That encounter has been won: go there
souls-why-tile-down = An encounter waits there: enter by one of its doors
souls-why-no-place = There is no such place here
souls-why-no-door = No door leads there on that side
souls-why-bonfire = That is done at the bonfire
souls-why-no-spark = No spark is left to rest with
souls-why-campaign = That is for campaigns only
souls-why-sparks-full = The party has all the sparks it can have
souls-why-nothing-to-sell = The inventory holds nothing that Andre buys
souls-why-no-hero = There is no such character
souls-why-luck-ready = That Luck token has not been used
souls-why-tier = That stat is at its highest tier
souls-why-no-card = There is no such card in the inventory
souls-why-no-slot = No card there has room for this upgrade
souls-why-place = The card does not go there
souls-why-no-room = There is no room for the card
souls-why-ember-given = An Ember goes to a character at once
souls-why-no-ember = This card is not an Ember
souls-why-ember = That character already has an Ember
souls-why-upgrade-at-andre = Upgrades are attached at Andre’s only
souls-why-sell-stock = Only cards of the inventory are sold
souls-why-starting = Starting equipment is not sold
souls-why-push = The push cannot lead there
souls-why-entry = Come in along the door’s wall, three models to a node
souls-why-facing = The boss looks towards the nearest characters
souls-why-threat = Another foe has a higher threat and acts first
souls-why-foe-step = Another node brings the foe closer to its target
souls-why-pushed-out = The last to arrive, a boss and anyone already pushed stay where they are
souls-why-taken = Somebody else plays that character
souls-why-two-hands = Choose two cards that can be held together
souls-why-main-boss = The second half ends with a main boss
souls-why-mini-boss = The first half ends with a mini boss
souls-why-doors-meet = One of the tile’s doors must meet a door that leads nowhere yet
souls-why-fog-place = The fog gate stands on a wall without a door, as far from the bonfire as can be

## Puzzles

souls-lesson-puzzle-1 = Behind the wings
souls-lesson-puzzle-1-idea = The Knight has one Health left, and one box of your bar is free. Its rear is weak now: Berserk Charge carries you there for 0 Energy, the swing costs 0 as well, and the weak arc adds a black die. From where you stand, its Block of 3 stops most blows.
souls-lesson-puzzle-2 = What steel does not stop
souls-lesson-puzzle-2-idea = One Health left behind a Block of 3: the free swing of the Estoc never gets through, and the costly one does one time in five. At the start of an activation you may change what is in hand. The Sorcerer’s Staff strikes against its Resist of 1, and five faces of six are enough.
souls-lesson-puzzle-3 = Where the second cannot follow
souls-lesson-puzzle-3-idea = Two boxes free are one dodge and no more. Stay, and the second Hollow Soldier comes to your node with a blow that you can neither dodge nor bear. It moves one node and strikes on its own: the corner A5 is out of its reach, and the Warrior acts next.
souls-lesson-puzzle-4 = The near one first
souls-lesson-puzzle-4-idea = Both Sentinels have the same threat, so you say which acts first. The near one pushes you off your node, and you choose where to: to C1, say, too far for the other, which moves one node and strikes one further. Let the far one begin, and both blows land.
souls-lesson-puzzle-5 = Let it come to me
souls-lesson-puzzle-5-idea = Chilling Thrust is next: 4 magic damage for the character with the Aggro. The Assassin has three boxes free and one black die against it. You have five boxes, so it cannot kill you. Faraam Armour takes the Aggro once in a fight, and this is the moment.
souls-lesson-puzzle-6 = Where it may flee to
souls-lesson-puzzle-6-idea = The Crossbow Hollow moves away from the Aggro holder, and among nodes as good as each other you choose for it. Your Warrior has one box free and cannot run. On A3 it stands one step from him; anywhere else it is out of his reach.
souls-lesson-puzzle-7 = First the knives
souls-lesson-puzzle-7-idea = Three Health left behind a Block of 2: from the weak arc the axe alone does it one time in five. The Kukris take neither dice nor Energy. A foe that bleeds suffers 2 more from its next wound, so one point is enough, and that is four times in five.
souls-lesson-puzzle-8 = No dice needed
souls-lesson-puzzle-8-idea = One Health left, and Energy for the Estoc or for the Poison Mist, not for both. The Estoc can miss. Poison does 1 damage when the Gargoyle’s own activation ends, and its Tail Whip strikes to the right and behind. You stand on its left: you only have to wait.
souls-lesson-puzzle-9 = After the roll
souls-lesson-puzzle-9-idea = A dodge is one die and one chance in two. The Block looks worse, since only a 4 saves you. But Stand Fast is decided after the roll: with one more blue die it holds seven times in eight, and the Claymore ends the fight.
souls-lesson-puzzle-10 = A push in the right direction
souls-lesson-puzzle-10-idea = The Winged Knight is about to step straight back to C5, whichever way you are pushed. Pillars of Light come next, and one box is free: you have one activation and one step. From B4 it leads to the Knight’s left, which is weak now. From the other nodes you do not reach it.
souls-lesson-puzzle-11 = Not for yourself
souls-lesson-puzzle-11-idea = Grab & Smash goes for the nearest character: the Knight, who has two boxes free against 6 damage. Heal gives him four more, and his Block always stops two: he lives, and his Claymore is next. You are in no danger at all.
souls-lesson-puzzle-12 = On the line
souls-lesson-puzzle-12-idea = If you stand on the line between two arcs, you say which of them it is when the blow falls. Flying Tail Whip strikes the front, the left and the right, but not the rear. With two boxes free, nothing else would save you.
souls-lesson-puzzle-13 = Towards the blade
souls-lesson-puzzle-13-idea = Two swings, and two boxes free are one dodge. Dodge away, and the second swing finds you. Dodge onto its node, C3: a dodge leads into any arc, the rear is weak, and Backstab costs no Energy. Three black dice of the Murakumo, and a fourth for the weak arc, against a Block of 3: all that before the second swing.
souls-lesson-puzzle-14 = Make room
souls-lesson-puzzle-14-idea = A node holds three models: somebody must make room for the third Hollow Soldier, and you say who. Let it be the Assassin: the Soldier’s blow reaches no further than its own node. And the Avelyn has the Shaft icon: useless against those who share her node, it has three bolts for three enemies from one node away.
souls-lesson-puzzle-15 = First the blow, then the flask
souls-lesson-puzzle-15-idea = The great Fireball costs 5 of your six free boxes. Throw it first: one box is left, then the Estus clears the whole bar, and you can bear Halberd Thrust. Drink first, and after the same Fireball you face its 6 damage with five boxes.
