# Escape from Arkalion, in English. A key that is here is in fr.ftl too.
# $gender is m or f and belongs to the hero; English rarely needs it.

arkalion-title = Escape from Arkalion
arkalion-summary = Four to six rebels hold the king’s own airship while the ground falls away around it.

## Settings

arkalion-setting-heroes = Heroes
arkalion-setting-heroes-about = Four to six heroes; with fewer players than heroes, each leads several.
arkalion-setting-heroes-auto = As many as players, at least four
arkalion-setting-heroes-4 = Four
arkalion-setting-heroes-5 = Five
arkalion-setting-heroes-6 = Six
arkalion-setting-preset = Difficulty
arkalion-setting-preset-about = Faithful draws enemy cards as printed; balanced goes easier on larger crews.
arkalion-setting-preset-faithful = Faithful
arkalion-setting-preset-balanced = Balanced
arkalion-setting-youngest = Youngest player
arkalion-setting-youngest-about = Who holds the First Hero token in turn 1.
arkalion-setting-youngest-1 = First
arkalion-setting-youngest-2 = Second
arkalion-setting-youngest-3 = Third
arkalion-setting-youngest-4 = Fourth
arkalion-setting-youngest-5 = Fifth
arkalion-setting-youngest-6 = Sixth

## Names

arkalion-player = Hero { $number }
arkalion-label = { $name }
arkalion-cell = { $cell }
arkalion-on-cell = on { $cell }
arkalion-enemy-at = { $enemy } on { $cell }
arkalion-entry = { $enemy } at { $column }
arkalion-the-armour = the Mobile Armour
arkalion-several = { $count } { $what }
arkalion-nothing = nothing

## How it ends

arkalion-end-escape = The Armour is down, and no enemy is aboard. You escape!
arkalion-end-boarded = Enemies held a green zone: the royal troops have boarded the airship.
arkalion-end-heroes_dead = No hero is left standing.
arkalion-end-stations = Too many stations are damaged: the airship will never leave.
arkalion-end-armour_arrived = The Mobile Armour has reached the airship.
arkalion-end-time = Turn 12 is over, and the Armour still stands.

## Questions

arkalion-ask-hero = Who will you be?
arkalion-ask-start = Where does { $hero } begin?
arkalion-ask-return = Where does { $hero } return?
arkalion-ask-act = { $actions ->
    [0] No action left
    [one] One action left
   *[other] { $actions } actions left
}
arkalion-ask-aim = Attack whom?
arkalion-ask-aim-stop = Change my mind
arkalion-ask-second-aim = Attack once more?
arkalion-ask-second-aim-stop = No further attack
arkalion-ask-step = Step onto { $cell }?
arkalion-ask-step-step = Step up
arkalion-ask-step-stay = Stay
arkalion-ask-bolt = Where does the bolt leap?
arkalion-ask-grapnel = Swing where?
arkalion-ask-scrounge = Put which token back?
arkalion-ask-mortar = Aim the mortar where?
arkalion-ask-cannon = Aim the cannon where?
arkalion-ends-game = Loses the game: { $end ->
    [boarded] the airship is boarded
    [heroes_dead] no hero is left
    [stations] too many stations are damaged
    [armour_arrived] the Mobile Armour arrives
   *[time] turn 12 is over
}
arkalion-ends-hero = { $hero } falls as the enemies strike
arkalion-ends-heroes = { $count } heroes fall as the enemies strike
arkalion-ends-some = A hero falls as the enemies strike
arkalion-ask-confirm = Enemies hold green: fire anyway?
arkalion-ask-confirm-fire = Fire: a hit loses the airship
arkalion-ask-confirm-hold = Hold fire
arkalion-ask-agree = Trade with { $hero }?
arkalion-ask-agree-agree = Agree
arkalion-ask-agree-decline = Decline
arkalion-ask-trade = Trade what with { $hero }?

## Options

arkalion-option-shot = Attack { $target } ({ $weapon })
arkalion-option-go = Go to { $place }
arkalion-option-fire = Fire { $gun }
arkalion-option-fire-at = Aim at { $where }
arkalion-option-drink = Drink { $potion }
arkalion-option-brew = Brew { $potion }
arkalion-option-craft = Craft { $weapon }
arkalion-option-open = Open the chest
arkalion-option-move = Move to { $place }
arkalion-option-trade = Trade with { $hero }
arkalion-option-end = End turn
arkalion-option-propose = Propose the trade
arkalion-option-give = Give: { $item }
arkalion-option-take = Ask for: { $item }
arkalion-option-keep = Keep after all: { $item }
arkalion-option-leave = Leave after all: { $item }
arkalion-variant-relentless = Relentless
arkalion-variant-volley = Volley
arkalion-variant-repair = Repair the station
arkalion-variant-repair-chest = Repair the chest
arkalion-variant-man = Man the gun alone
arkalion-variant-shield-wall = Shield wall
arkalion-variant-grapnel = Grapnel
arkalion-variant-scrounge = Scrounge
arkalion-variant-chain-lightning = Chain lightning

## What an option costs or does

arkalion-detail-armour = Armour { $before } to { $after }
arkalion-detail-melee = Close combat: the tile stays, draw { $count ->
    [one] one token
   *[other] { $count } tokens
}
arkalion-detail-ranged = At range: the tile falls, draw one token
arkalion-detail-bare = At range: no tile, no token
arkalion-detail-blast = { $kills ->
    [0] Kills nobody
    [one] Kills one enemy
   *[other] Kills { $kills } enemies
}, { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
}{ $armour ->
    [yes] , and hits the Armour
   *[no] {""}
}
arkalion-detail-relentless = One attack; a close kill grants a step and another attack
arkalion-detail-volley = Two different targets, one roll each, any weapon you carry
arkalion-detail-repair = The zone’s station works again
arkalion-detail-repair-chest = The zone’s chest works again
arkalion-detail-man = You count as its full crew this turn; firing still costs an action
arkalion-detail-shield-wall = Until your next turn, the next two points of damage beside you are ignored
arkalion-detail-grapnel = To any zone, or to free ground within 3 cells
arkalion-detail-scrounge = One token back, two drawn
arkalion-detail-chain-lightning = One attack; a kill leaps to a neighbouring enemy
arkalion-detail-brew = { $recipe }. { $text }
arkalion-detail-craft = { $recipe }. { $weapon }
arkalion-detail-move = One action
arkalion-detail-move-free = Free
arkalion-detail-end = { $actions ->
    [one] One action
   *[other] { $actions } actions
} unused
arkalion-detail-trade = You give: { $gives }. You get: { $takes }.
arkalion-detail-agree = You get: { $gets }. You give: { $gives }.
arkalion-odds-kill = kill
arkalion-odds-hit = hit

## What happens

arkalion-chosen = Player { $player } leads { $hero }.
arkalion-aboard = { $hero } begins { $at }.
arkalion-turn = Turn { $turn }, sequence { $sequence }.
arkalion-player-begins = Enemies appear for { $hero }.
arkalion-token = The First Hero token passes { $hero }.
arkalion-skips = { $hero } misses this turn.
arkalion-returned = { $hero } is back { $at }, at full HP.
arkalion-reshuffled = Deck { $deck } is empty; its discard is shuffled.
arkalion-card = Card drawn: { $entries }.
arkalion-card-named = Card drawn, “{ $name }”: { $entries }.
arkalion-appeared = A { $enemy } appears on { $cell }.
arkalion-replaced-legionnaire = No Legionnaire is left: a Fusilier comes instead.
arkalion-replaced-fusilier = No Fusilier is left: a Grenadier comes instead.
arkalion-replaced-grenadier = No Grenadier is left: two Legionnaires come instead.
arkalion-no-pawn = No pawn is left, so nobody appears.
arkalion-no-room = A { $enemy } finds no room in row 6 and does not appear.
arkalion-fell = The { $enemy } on { $cell } has nowhere to go, falls and dies.
arkalion-pushed = The { $enemy } is pushed from { $cell } to { $to }.
arkalion-walked = { $hero } is now { $at }.
arkalion-rolled = { $hero } attacks { $target } with { $weapon } and rolls { $face }{ $again ->
    [yes] {" "}on the second try
   *[no] {""}
}: { $hit ->
    [yes] a hit on { $need }+.
   *[no] a miss, it takes { $need }+.
}
arkalion-slain = The { $enemy } on { $cell } dies at range.
arkalion-slain-tile = The { $enemy } on { $cell } dies at range, and the tile falls.
arkalion-slain-melee = The { $enemy } on { $cell } dies in close combat; the ground holds.
arkalion-tokens = { $hero } draws: { $tokens }.
arkalion-bag-empty = The bag is empty: nothing more to draw.
arkalion-ability = { $hero } uses { $ability }.
arkalion-repaired = Back in order: { $station }.
arkalion-put-back = { $hero } puts back: { $token }.
arkalion-fired = { $hero } fires { $gun } at { $first } to { $last }.
arkalion-chest = { $hero } opens the chest, rolls { $face } and finds { $weapon }.
arkalion-chest-empty = { $hero } opens the chest and rolls { $face }: it is empty.
arkalion-brewed = { $hero } brews { $potion }.
arkalion-crafted = { $hero } crafts the { $weapon }.
arkalion-drunk = { $hero } drinks { $potion }.
arkalion-drunk-healed = { $hero } drinks { $potion } and recovers { $healed } HP.
arkalion-traded = { $hero } gives { $other }: { $gives }; and gets: { $takes }.
arkalion-declined = { $hero } declines the trade.
arkalion-enemies-phase = The enemies act.
arkalion-attacked = The { $enemy } on { $cell } attacks { $heroes }.
arkalion-advanced = The { $enemy } advances to { $to }.
arkalion-broken = The Grenadier on { $cell } damages { $station }.
arkalion-hurt = { $hero } loses 1 HP: { $hp } left.
arkalion-shielded-self = { $guard } takes the blow on the shield.
arkalion-shielded = { $guard } takes the blow meant for { $hero } on the shield.
arkalion-warded = Stoneskin turns the blow on { $hero }.
arkalion-died = { $hero } is killed.
arkalion-recovered = The same sheet is drawn: { $hero } will be back with everything they had.
arkalion-replaced = { $before } is out of the game; { $hero } takes over.
arkalion-gone = { $hero } is gone for good.
arkalion-armour-coming = A { $face }: the Mobile Armour comes down column { $column }.
arkalion-armour-moved = The Mobile Armour is now on { $cell }.
arkalion-thrown = { $hero } is thrown back { $at }.
arkalion-armour-hit = The Mobile Armour loses 1 HP: { $hp } left.

## The scene

arkalion-scene-setup = Before the escape
arkalion-scene-turn = Turn { $turn } of { $turns }
arkalion-scene-heroes = Heroes
arkalion-scene-enemies = Enemies
arkalion-scene-damaged = { $count } of { $stations } stations damaged
arkalion-scene-hp = HP
arkalion-scene-actions = Actions
arkalion-scene-power = Power
arkalion-scene-range = Range
arkalion-scene-accuracy = Accuracy
arkalion-scene-weapon = Power { $power }, Range { $range }, Accuracy { $accuracy }+
arkalion-scene-owner = For: { $hero }. Recipe: { $recipe }
arkalion-scene-spent = Used this turn
arkalion-scene-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
    }
arkalion-scene-first = First Hero
arkalion-scene-skips = Dead: misses the next turn
arkalion-scene-returns = Back next turn
arkalion-scene-gone = Gone for good
arkalion-scene-shield = Shield wall: stops { $count } damage
arkalion-scene-ward = Stoneskin: stops { $count } damage
arkalion-scene-reroll = Hawk eye: misses are rolled again
arkalion-scene-sight = Long sight: Range +{ $count }
arkalion-scene-steps = { $count ->
    [one] Featherstep: { $count } free move
   *[other] Featherstep: { $count } free moves
    }
arkalion-scene-manning = Counts as the full crew of { $gun }
arkalion-scene-entered = On green since turn { $turn }
arkalion-scene-broken = Damaged
arkalion-scene-gun-ready = Ready to fire
arkalion-scene-gun-fired = Has fired this turn
arkalion-scene-gun-idle = No crew since last turn
arkalion-scene-bag = Bag
arkalion-scene-deck = Enemy deck { $deck }
arkalion-scene-discard = Discard { $deck }
arkalion-scene-turns = Turns
arkalion-scene-stations = Damaged stations
arkalion-scene-foe = Resistance { $resistance } · range { $range } · speed { $speed }
arkalion-scene-armour-next = The Armour’s next row
arkalion-refused-power = Too resistant for your weapons
arkalion-refused-too_far = Out of range
arkalion-refused-not_aligned = Not in a straight line
arkalion-refused-nobody = There is nobody to attack
arkalion-refused-twice = The second attack needs another target
arkalion-refused-weapon = This hero does not have that weapon
arkalion-refused-actions = No actions are left
arkalion-refused-not-yours = That is another hero’s Ability
arkalion-refused-ability-used = The Ability has been used this turn
arkalion-refused-no-tokens = There is no token to put back
arkalion-refused-no-token = There is no { $token } to put back
arkalion-refused-no-target = There is nobody in reach to attack
arkalion-refused-ashore = Only aboard, in a zone of the airship
arkalion-refused-man = No working gun here is short of a crew
arkalion-refused-man-actions = Manning a gun and firing it takes two actions
arkalion-refused-whole = Nothing is damaged here
arkalion-refused-no-gun = There is no gun here
arkalion-refused-elsewhere = The hero is not there: { $place }
arkalion-refused-damaged = Damaged: { $place }
arkalion-refused-fired = This gun has fired this turn
arkalion-refused-crew = { $count ->
    [1] A hero who stayed here through the last turn has to fire it
   *[other] { $count } heroes who stayed here through the last turn have to man it
}
arkalion-refused-tokens = Tokens are missing: it takes { $recipe }
arkalion-refused-potion = The hero carries no { $potion }
arkalion-refused-copies = Every copy of { $potion } is in somebody’s hands
arkalion-refused-crafted = { $weapon } has been made already
arkalion-refused-no-chest = There is no chest here
arkalion-refused-opened = The chest has been opened, and is empty
arkalion-refused-no-key = It takes a Key
arkalion-refused-taken = Somebody stands there: { $place }
arkalion-refused-gap = The tile is gone: { $place }
arkalion-refused-swing = The grapnel does not reach that far: { $place }
arkalion-refused-far = More than one step away: { $place }
arkalion-refused-partner = A trade needs another hero on the board
arkalion-refused-apart = { $hero } is neither in this zone nor on a cell beside
arkalion-refused-poor = Neither this hero nor { $hero } has anything to trade
arkalion-refused-empty-trade = Nothing is offered or asked for yet
arkalion-refused-not-owned = { $hero } has none left: { $item }
arkalion-refused-not-offered = That is not part of the trade: { $item }
arkalion-refused-bolt = The bolt leaps to a neighbour that is weak enough
arkalion-refused-aim = The gun cannot be aimed there
arkalion-refused-hero = Somebody has taken that hero, or the hero has fallen
arkalion-refused-aboard = Heroes come aboard in a zone of the airship
arkalion-scene-forecast = If nothing changes

## Lessons

arkalion-lesson-opening = Your first escape
arkalion-lesson-opening-about = Four heroes, and dice that fall the same every time.
arkalion-lesson-attack = Whom can I attack?
arkalion-lesson-attack-about = The booklet’s example: from E1, B1 is in reach; E5 is too strong, C6 too far and out of line.
arkalion-lesson-guns = Mortar and cannon
arkalion-lesson-guns-about = Both guns have had their crew since last turn. Find the shots that kill the most.
arkalion-lesson-armour = The Mobile Armour
arkalion-lesson-armour-about = It stands on C6. Weapons of Power 4, the cannon and the mortar each take one HP at a time.

## Real dice, tokens and cards

outcome-d6 = the six-sided die
outcome-d4 = the four-sided die
outcome-1 = 1
outcome-2 = 2
outcome-3 = 3
outcome-4 = 4
outcome-5 = 5
outcome-6 = 6
outcome-bag = the bag
outcome-sheets = the unused sheets
outcome-deck-1 = enemy deck 1
outcome-deck-2 = enemy deck 2
outcome-deck-3 = enemy deck 3
outcome-deck-4 = enemy deck 4
arkalion-scene-view-all = All
arkalion-scene-view-port = Port
arkalion-scene-view-bow = Bow
arkalion-scene-view-starboard = Starboard
arkalion-verdict = against { $need }+

# Where a play is, for those who look at thousands.

arkalion-stage-turns-1 = Turns 1 to 3
arkalion-stage-turns-2 = Turns 4 to 6
arkalion-stage-turns-3 = Turns 7 to 9
arkalion-stage-turns-4 = Turns 10 to 12

## Interludes, one for each deck

arkalion-interlude-1 = The bells of Arkalion begin, one tower after another. On the quay a sergeant is still asking whose ship this is.
arkalion-interlude-2 = They have stopped shouting and begun to count. Down the quay the second wave forms up; somebody has found them good boots.
arkalion-interlude-3 = The great doors of the citadel, shut since the coronation, begin to move. Between the warehouses something tall is learning to walk.
arkalion-interlude-4 = Nobody aboard looks at the quay any more; there is hardly any quay to look at. The king has come out on his balcony to watch.

## Puzzles

arkalion-lesson-puzzle-1 = One shell for both
arkalion-lesson-puzzle-1-idea = The last turn, three actions, a Fusilier on E0 and the Armour’s edge beside him. One shell of the mortar strikes both: walk there, count as its crew, fire. The port cannon fires along one column: it is the Fusilier or the Armour.
arkalion-lesson-puzzle-2 = The long way round
arkalion-lesson-puzzle-2-idea = Five actions, two greens to clear, and then the Armour. Relentless strikes twice for one action, so it has to come last and where the Armour is in reach: the Fusilier to port first, then back across the deck for the Grenadier and, in the same breath, the Armour. The other way round ends on the wrong side.
arkalion-lesson-puzzle-3 = One shot, and for whom
arkalion-lesson-puzzle-3-idea = The Knight has no hammer: only the cannon can hurt the Armour, and it fires once a round. The longsword is good enough for the Legionnaire on E0, so the sword comes first and the shot is for the Armour.
arkalion-lesson-puzzle-4 = The laboratory can wait
arkalion-lesson-puzzle-4-idea = Quick hands could mend two stations here, but nobody will brew again. Go to the port cannon, count as its crew, fire: three actions take the Armour’s last HP without a die.
arkalion-lesson-puzzle-5 = Three moves for nothing
arkalion-lesson-puzzle-5-idea = Starboard is three zones away, and you have two actions. Drink Featherstep before the first move: all three are free, and both actions are left for the Fusilier on I0 and the Armour.
arkalion-lesson-puzzle-6 = Somebody else’s saw
arkalion-lesson-puzzle-6-idea = The Gunner carries the Vigilante’s saw, and an ordinary attack with it is not hers to make. But Volley may use any equipment card she carries, and from the armoury the saw reaches the Armour.
arkalion-lesson-puzzle-7 = Lightning knows no rank
arkalion-lesson-puzzle-7-idea = Three actions for two Grenadiers on green, a move to starboard and the Armour: one too few, unless the bolt leaps. The dynamo’s Power of 4 is enough for a Grenadier, so Chain lightning clears both greens for one action.
arkalion-lesson-puzzle-8 = What the last glass is for
arkalion-lesson-puzzle-8-idea = No action left, and two targets in reach of the laboratory: the Fusilier on A0 and the Armour. Haste gives an action for each. Hawk eye would have nothing to roll again, and a Salve mends a hero whose HP no longer matter.
arkalion-lesson-puzzle-9 = The free step
arkalion-lesson-puzzle-9-idea = Two actions, two HP to take. A move to D3 uses up one of them. So does Relentless on the Legionnaire, but it brings more: a kill in close combat, a free step to E2 beside the Armour, and the first blow.
arkalion-lesson-puzzle-10 = No need to walk
arkalion-lesson-puzzle-10-idea = Three actions, two HP to take. Two moves bring the hammer to the Armour for a single blow. Long sight gives it a Range of 3, which is enough from here, for three blows: drink first, and stay.
arkalion-lesson-puzzle-11 = To each a side
arkalion-lesson-puzzle-11-idea = The Grenadier on E0 looks worse, but the Knight faces him, hammer in hand, and acts next: five actions for him and the Armour. He could never go to J0 and come back, so that Legionnaire is yours.
arkalion-lesson-puzzle-12 = Keep the rope
arkalion-lesson-puzzle-12-idea = Five actions, H3 and A0 to clear, then the Armour. Walk to the mortar, shoot H3, and only now the Grapnel: one action takes you to the laboratory, with A0 and the Armour in reach. Begin with the Grapnel, and there is no way back in time.
arkalion-lesson-puzzle-13 = Carry it to him
arkalion-lesson-puzzle-13-idea = You carry the dynamo and cannot use it; the Technomancer can, and he acts next. Take it to him at the port cannon: he has five actions beside the Armour for its three HP. Stop for the Legionnaire, and some of them go on fetching it.
arkalion-lesson-puzzle-14 = The lens of the rifle
arkalion-lesson-puzzle-14-idea = This glass is what the Adventurer’s rifle lacks. Take it to her: Grapnel to the armoury, craft, three zones back, and one shot is left, with Hawk eye for it. If she has to come for the glass, none is.
arkalion-lesson-puzzle-15 = A steadier eye
arkalion-lesson-puzzle-15-idea = Three actions, three HP to take: every shot of the hand cannon has to hit, and that happens one time in eight. With Hawk eye each miss is rolled again, and it is two times in five. The Salve would cost the same glass.
