# Escape the Dark Sector, in English. A key that is here is in fr.ftl too.
# $gender is m or f and belongs to the crewmember; English rarely needs it.

## Names

sector-crew-unnamed = Crewmember { $number }
sector-trait-might = Might
sector-trait-cunning = Cunning
sector-trait-wisdom = Wisdom
sector-shown-might = Might
sector-shown-cunning = Cunning
sector-shown-wisdom = Wisdom
sector-shown-might2 = double Might
sector-shown-cunning2 = double Cunning
sector-shown-wisdom2 = double Wisdom
sector-ammo-ballistic = ballistic
sector-ammo-energy = energy
sector-ammo-explosive = explosive
sector-ammo-special = special
sector-ammo-flame = flame
sector-face = { $face }

## How it ends

sector-victory = The boss is beaten, and everyone is alive.
sector-defeat = { $crew } is dead, and the escape ends here.

## Questions: at most six words

sector-ask-crew = Who will you be?
sector-ask-cybernetic = A cybernetic for { $crew }?
sector-ask-drone = Which drone flies with you?
sector-ask-leader = Who turns the next card?
sector-ask-option = What do you do?
sector-ask-one = Which one of you?
sector-ask-partner = Which crewmember?
sector-ask-lowest = Which one of the weakest?
sector-ask-lost-item = Which item is lost?
sector-ask-lost-ammo = Which weapon loses an ammo die?
sector-ask-gun = Load which weapon?
sector-ask-weapon = A weapon for { $crew }?
sector-ask-load = Load which weapon first?
sector-ask-replicate = Replicate which item?
sector-ask-begin = Ranged or close combat?
sector-ask-begin-ranged = Ranged combat
sector-ask-begin-close = Close combat
sector-ask-close-in = Keep shooting or close in?
sector-ask-close-in-first = Shoot from here, or close in?
sector-ask-close-in-shoot = Keep shooting
sector-ask-close-in-shoot-first = Shoot from here
sector-ask-close-in-close-in = Close in
sector-ask-declare = Declare your action
sector-ask-flank = How do you attack?
sector-ask-order = Whose attack is next?
sector-ask-remove = { $count ->
    [1] Remove which die?
   *[other] Remove which die? { $count } left
}
sector-ask-keep = Which result counts?
sector-ask-reroll = Reroll which die?
sector-ask-window = Use something now?
sector-ask-window-loss = { $crew } loses { $loss } HP: prevent it?
sector-ends-mission = Kills { $crew }: the mission is lost
sector-ends-mission-any = Somebody dies: the mission is lost
sector-ask-window-death = { $crew } is dying: step in?
sector-ask-trade = What changes hands?
sector-ask-trade-confirm = { $count ->
    [0] Trade nothing
    [1] Trade this item
   *[other] Trade these { $count } items
}
sector-ask-trade-cancel = Start over
sector-ask-share = Who takes what?
sector-ask-share-done = Done, leave the rest
sector-ask-regroup = Anything before the next card?
sector-ask-regroup-done = Ready
sector-ask-card = { $item }: what about it?
sector-ask-card-done = Another card
sector-ask-aside = At any time

## Answers

sector-option-crew = { $crew }
sector-option-item = { $item }
sector-option-die = A { $trait } die
sector-option-pass = No
sector-option-stop = No more
sector-option-keep-old = Keep { $shown }
sector-option-keep-new = Take { $shown }
sector-option-give = { $item } to { $crew }
sector-option-use-pooled = { $crew } uses { $item }
sector-option-lay = { $crew } puts { $item } in the pool
sector-option-use = { $crew } uses { $item }
sector-option-hand = Hand { $item } to { $crew }
sector-option-reload = { $crew } reloads { $item }
sector-option-drop = { $crew } discards { $item }
sector-option-leave = Leave { $item } behind
sector-option-implant = { $crew } uses { $card }
sector-use = { $card }
sector-use-turn = { $card }: { $shown }
sector-use-reroll = { $card }: { $face }
sector-trade-give = { $drafted ->
    [true] Keep { $item }
   *[false] Give { $item } to { $crew }
}
sector-trade-take = { $drafted ->
    [true] Leave { $item } with { $crew }
   *[false] Take { $item } from { $crew }
}

sector-action-shoot = SHOOT { $item }, rate { $rate }
sector-action-shoot-two = SHOOT { $item } at { $rate }, { $other } at { $rate2 }
sector-action-flank = FLANK
sector-action-fight = FIGHT
sector-action-reload = RELOAD { $item }
sector-action-drone = ACTIVATE DRONE
sector-action-drone-basic = ACTIVATE DRONE: { $name }
sector-action-drone-advanced = ACTIVATE DRONE: { $name }, tech die
sector-action-trade = TRADE with { $crew }
sector-action-cover = TAKE COVER
sector-option-change = Change what { $crew } does

# Both officers of a lone player at once.
sector-together-fight = Both FIGHT
sector-together-shoot = Both SHOOT
sector-together-one = SHOOT: { $crew } alone
sector-together-detail = { $crew }: { $action } · { $other }: { $second }

## What an answer costs or does

sector-detail-hp = { $hp } HP
sector-detail-ratings = Might { $might }, Cunning { $cunning }, Wisdom { $wisdom }
sector-detail-gun = { $loaded } of { $capacity } { $ammo } dice, { $slots ->
    [1] one slot
   *[other] two slots
}
sector-detail-standing = { $count ->
    [1] One in the row
   *[other] { $count } in the row
}
sector-detail-begin-ranged = In cover. A hit on a shooter costs { $value } HP.
sector-detail-begin-unarmed = Nobody can SHOOT: it turns into close combat at once.
sector-detail-begin-close = No way back. Each unblocked blow costs { $value } HP.
sector-detail-close-in = Close combat for the rest of the chapter, with no FLANK.
sector-detail-shoot = { $dice ->
    [1] Return fire: one hit die, { $loss } HP on a hit
   *[other] Return fire: { $dice } hit dice, { $loss } HP for each hit
}
sector-detail-fight = Lose { $loss } HP unless a double blocks or no die is left
sector-detail-flank = One hit die, 1 HP at most; then you attack alone before the next round
sector-detail-flank-shoot = No return fire; a wound removes one extra die
sector-detail-flank-fight = No damage; a wound removes one extra die; then close combat
sector-detail-reload = { $loaded } of { $capacity } dice now; not attacked
sector-detail-drone = { $barred ->
    [true] Regain 1 HP as the round ends; no items this round
   *[other] Regain 1 HP as the round ends
}
sector-detail-declared = { $action } so far
sector-detail-trade = Give and take; not attacked
sector-detail-cover = Do nothing; not attacked
sector-odds-wound = at least one wound
sector-odds-unhurt = unhurt
sector-odds-survive = survive
sector-odds-survive-who = { $crew } survives
sector-odds-match = a match
sector-odds-pass = pass

## What has happened: setup and chapters

sector-told-crew = Player { $seat } plays { $crew }.
sector-told-cybernetic = { $crew } is fitted with { $card }.
sector-told-drone-chosen = The { $drone } flies with you.
sector-told-leader = { $crew } leads and turns the card.
sector-told-turned = The card is turned: { $title }.
sector-told-chosen = You choose: { $option }.
sector-told-test = { $count ->
    [1] { $crew } tests { $trait }{ $need ->
            [1] .
            [2] : a double is needed.
           *[other] : { $need } symbols are needed.
        }
   *[other] { $crew } test { $trait }{ $need ->
            [1] .
            [2] : two symbols are needed.
           *[other] : { $need } symbols are needed.
        }
}
sector-told-roll-test = { $matched ->
    [0] { $crew } rolls { $shown }: nothing that counts.
    [1] { $crew } rolls { $shown }: one symbol that counts.
   *[other] { $crew } rolls { $shown }: { $matched } symbols that count.
}
sector-told-roll-fight = { $matched ->
    [0] { $crew } rolls { $shown }: no match.
    [1] { $crew } rolls { $shown }: one die matches.
   *[other] { $crew } rolls { $shown }: { $matched } dice match.
}
sector-verdict-matches = { $count ->
    [one] match
   *[other] matches
}
sector-verdict-hits = { $count ->
    [one] hit
   *[other] hits
}
sector-told-kept = { $crew } keeps the first result, { $shown }.
sector-told-crew-turned = { $crew } turns the die to { $shown }.
sector-told-symbols = { $count ->
    [1] { $crew } adds a { $trait } symbol.
   *[other] { $crew } adds { $count } { $trait } symbols.
}
sector-told-passed = The test is passed.
sector-told-failed = The test is failed.
sector-told-split = { $passed } passed, { $failed } did not.
sector-told-search = { $count ->
    [1] You search the place: one item.
   *[other] You search the place: { $count } items.
}
sector-told-complete = { $title } is behind you. The tactical cards are ready again.
sector-told-death = { $crew } falls, and does not get up.

## Hit points

sector-told-gain = { $crew } regains { $amount } HP and has { $hp }.
sector-told-loss = { $hp ->
    [0] { $crew } loses { $amount } HP, and none are left.
   *[other] { $crew } loses { $amount } HP and has { $hp }.
}
sector-told-guarded = { $crew } is spared { $amount } HP.

## Items

sector-told-draw = You find { $item }.
sector-told-reshuffle = The item deck is empty: its discard pile is shuffled into a new one.
sector-told-dealt = The starting weapons are dealt face up: { $items }.
sector-told-replicated = { $item } is replicated.
sector-told-take = { $crew } takes { $item }.
sector-told-lay = { $item } goes into the pool.
sector-told-discard = { $item } is discarded.
sector-told-use = { $crew } uses { $card }.
sector-told-loaded = { $count ->
    [1] { $item } is loaded with one { $ammo } die.
   *[other] { $item } is loaded with { $count } { $ammo } dice.
}
sector-told-unloaded = { $count ->
    [1] { $item } loses one ammo die.
   *[other] { $item } loses { $count } ammo dice.
}
sector-told-trade = { $kind ->
    [nothing] { $crew } and { $partner } end up trading nothing.
    [gift] { $crew } gives { $given } to { $partner }.
    [taken] { $crew } takes { $taken } from { $partner }.
   *[swap] { $crew } trades with { $partner }: { $given } for { $taken }.
}

## Combat

sector-told-combat = Combat begins: { $enemy }.
sector-told-ranged = You take cover: ranged combat.
sector-told-nobody-shoots = Nobody can SHOOT: this round is not a ranged one.
sector-told-void-ranged = Nobody SHOOTs. All declarations are void, FLANK and the drone included: everyone declares again.
sector-told-void-close = Nobody FIGHTs. All declarations are void: everyone declares again.
sector-told-close = You close in: close combat, with no way back.
sector-told-row = { $count ->
    [1] One chapter die stands in the row.
   *[other] { $count } chapter dice stand in the row.
}
sector-told-taken-out = A { $trait } die is taken out of the row before the fight.
sector-told-round = Round { $round } begins.
sector-told-declared = { $crew } declares: { $action }.
sector-told-shot = { $crew } fires { $item }: { $faces } ({ $hits ->
    [0] { $wounds ->
            [0] no hit
            [1] one wound
           *[other] { $wounds } wounds
        }
    [1] one hit{ $wounds ->
            [0] {""}
            [1] {" "}and one wound
           *[other] {" "}and { $wounds } wounds
        }
   *[other] { $hits } hits{ $wounds ->
            [0] {""}
            [1] {" "}and one wound
           *[other] {" "}and { $wounds } wounds
        }
}).
sector-told-shot-jam = { $crew } fires { $item }: { $faces } (it jams).
sector-told-ammo-die = { $crew } rerolls an ammo die: { $face }.
sector-told-hit-dice = { $hits ->
    [0] { $count ->
            [1] The hit die for { $crew } shows a miss.
           *[other] The hit dice for { $crew } all miss.
        }
   *[other] { $count ->
            [1] The hit die for { $crew } shows a hit.
           *[other] { $hits } of { $count } hit dice for { $crew } show a hit.
        }
}
sector-told-hit-turned = The hit die of { $crew } is turned: { $face }
sector-told-chapter-die = The chapter die shows { $trait }.
sector-told-tech-die = The tech die shows { $face }.
sector-told-row-die = A { $before } die in the row is rerolled: { $after }.
sector-told-jam = { $item } jams in { $crew }’s hands: none of its dice count, and all of them stay loaded.
sector-told-wounds = { $count ->
    [0] { $crew }’s shots do no harm.
    [1] { $crew }’s shots make one wound.
   *[other] { $crew }’s shots make { $count } wounds.
}
sector-told-removed = { $left ->
    [0] The last die, { $trait }, is removed.
    [1] A { $trait } die is removed; one is left.
   *[other] A { $trait } die is removed; { $left } are left.
}
sector-told-added = A { $trait } die joins the row.
sector-told-no-match = { $crew }’s attack matches nothing.
sector-told-blocked = { $crew } blocks.
sector-told-flank-round = { $crew } has got round the flank and attacks alone.
sector-told-wave = The row is empty, but more are coming: wave { $wave }.
sector-told-defeated = Beaten: { $enemy }.
sector-told-drone = The { $drone } comes down for { $crew }, then recharges.
sector-told-drone-fails = The { $drone } does not answer.

## The scene

sector-scene-setup = Preparing the escape
sector-scene-over = The end
sector-scene-act-0 = Start
sector-scene-act-1 = Act 1
sector-scene-act-2 = Act 2
sector-scene-act-3 = Act 3
sector-scene-act-4 = Boss
sector-scene-place-0 = The cell
sector-scene-place-1 = Detention Level
sector-scene-place-2 = Heart of the Station
sector-scene-place-3 = Forgotten Zones
sector-scene-place-4 = The last door
sector-scene-regroup = Between chapters
sector-scene-chapter = Chapter
sector-scene-ranged = Ranged combat, round { $round }
sector-scene-close = Close combat, round { $round }
sector-scene-flank-round = Flank round
sector-scene-special = Special
sector-scene-row = Chapter dice
sector-scene-standing = { $standing } of { $all } standing · { $printed } printed + { $per_crew } per crew
sector-scene-at-tray = The tray
sector-scene-at-choice = To choose from
sector-scene-at-taken = Taken
sector-scene-at-tactical = Tactical cards
sector-scene-at-declared = Declared actions
sector-scene-hp = HP
sector-scene-leader = Leader
sector-scene-guarded = Guarded
sector-scene-blocking = Blocking
sector-scene-ammo = { $loaded } of { $capacity }
sector-scene-implant-ranged = Ranged
sector-scene-implant-close = Close
sector-scene-implant-non_combat = Out of combat
sector-scene-flank = FLANK
sector-scene-flank-text = Leave cover for 1 HP at most, then attack alone before the next round.
sector-scene-flank-ready = ready
sector-scene-flank-forbidden = not here
sector-scene-flank-spent = unavailable
sector-scene-drone = DRONE
sector-scene-drone-text = { $barred ->
    [true] Once a chapter it helps one crewmember as the round ends. That crewmember uses no items that round.
   *[other] Once a chapter it helps one crewmember as the round ends.
}
sector-scene-drone-ready = ready
sector-scene-drone-forbidden = not here
sector-scene-drone-spent = recharging
sector-scene-action-shoot = SHOOT
sector-scene-action-flank = FLANK
sector-scene-action-fight = FIGHT
sector-scene-action-reload = RELOAD
sector-scene-action-drone = ACTIVATE DRONE
sector-scene-action-trade = TRADE
sector-scene-action-cover = TAKE COVER
sector-scene-with-rate = { $items }, { $rate ->
    [1] one die
   *[other] { $rate } dice
}
sector-scene-mission = Mission deck
sector-scene-items = Item deck
sector-scene-discard = Discard pile
sector-scene-pool = Item pool
sector-scene-weapons = Starting weapons
sector-scene-supply = Ammo dice
sector-scene-value-ranged = Ranged
sector-scene-value-close = Close
sector-scene-value-search = Search
sector-scene-hits = { $count ->
    [0] immune
    [1] hit
   *[other] hits
}
sector-scene-wounds = { $count ->
    [1] wound
   *[other] wounds
}
sector-scene-task-alone = { $need ->
    [1] One symbol
    [2] A double
   *[other] { $need } symbols
}
sector-scene-task-each = { $need ->
    [1] One symbol each
   *[other] { $need } symbols each
}
sector-scene-task-any = One success is enough
sector-scene-task-all = Everyone must pass
sector-scene-task-total = Together: { $need } symbols
sector-scene-title-choice = To choose from
sector-scene-title-pool = Item pool
sector-scene-title-declared = Declared
sector-scene-title-acts = Acts
sector-scene-title-tactics = Tactics
sector-scene-title-taken = Taken
sector-scene-title-next = Next: { $act }

## For those who roll real dice and draw real cards

outcome-mission = the top card of the mission deck
outcome-items = the top card of the item deck
outcome-starting-weapons = a starting weapon
outcome-inventory = an item, at random
outcome-crew = Crew die
outcome-might2 = Double Might
outcome-cunning2 = Double Cunning
outcome-wisdom2 = Double Wisdom

# The game itself.
sector-title = Escape the Dark Sector
sector-summary = Officers of a captured ship fight their way out of a prison station, card by card.

# Where a play is, for those who look at thousands.

sector-stage-start = Start
sector-stage-act-1 = Act 1
sector-stage-act-2 = Act 2
sector-stage-act-3 = Act 3
sector-stage-boss = Boss

## Why an answer is refused

sector-refused-useless = That would change nothing now.
sector-refused-change = That crewmember has declared nothing yet.
sector-refused-special = The enemy’s special forbids it: { $special }
sector-refused-enemy = { $enemy } forbids it.
sector-refused-attack-ranged = Nobody else SHOOTs: { $crew } has to, unless somebody changes an earlier declaration.
sector-refused-attack-close = Nobody else FIGHTs: { $crew } has to, unless somebody changes an earlier declaration.
sector-refused-shoot = There is no shooting in close combat.
sector-refused-fight = FIGHT is for close combat. Close in first.
sector-refused-not-carried = { $crew } does not carry { $item }.
sector-refused-no-gun = { $item } is not a ranged weapon.
sector-refused-rate = { $item } has no fire rate { $rate }.
sector-refused-empty = { $loaded ->
    [0] { $item } is empty.
    [1] { $item } holds one ammo die, and rate { $rate } takes { $rate }.
   *[other] { $item } holds { $loaded } ammo dice, and rate { $rate } takes { $rate }.
}
sector-refused-two-guns = Two weapons fire together only if each takes one slot, and each is named once.
sector-refused-flank-close = There is no FLANK in close combat.
sector-refused-flank-spent = FLANK has been used up for this chapter.
sector-refused-flank-taken = { $crew } is on the FLANK already. Only one may in a round.
sector-refused-flank-attack = On the flank { $crew } must attack: SHOOT or FIGHT.
sector-refused-drone-function = This drone has no such function.
sector-refused-drone-spent = The drone is recharging until the next chapter.
sector-refused-drone-taken = { $crew } has the drone this round.
sector-refused-drone-items = { $crew } has already used an item this round, which rules out the drone.
sector-refused-items-drone = { $crew } has the drone, and may use no items this round.
sector-refused-trade-whom = A TRADE needs another crewmember.
sector-refused-trade-nothing = Neither you nor { $crew } carries anything to TRADE.
sector-refused-trade-slots = One of you would carry more than four slots’ worth.
sector-refused-trade-empty = You have not picked anything yet.
sector-refused-trade-one = At this table a TRADE moves one item only.
sector-refused-trade-item = { $item } cannot change hands: it is not carried by either, is part of the partner’s action, or has already changed hands this round.
sector-refused-no-room = { $crew } has no room for { $item }: four slots are all there is.
sector-refused-not-in-pool = { $item } is not in the pool.
sector-refused-has = { $crew } carries this already: { $item }.
sector-refused-in-pool = { $item } lies in the pool: take it from there.
sector-refused-not-you = That is for { $crew } to do.
sector-refused-hand = Items change hands between chapters, while the pool is shared out, or by TRADE.
sector-refused-in-use = { $item } is part of the action that was declared.
sector-refused-listed = That card cannot be picked now.
sector-refused-out-of-combat = { $card } can be used outside combat only.
sector-refused-moment = { $card } cannot be used now; its text says when.
sector-refused-used = { $card } has been used as often as its card allows.
sector-refused-traded = { $card } was traded this round, so it cannot be used for this action.
sector-refused-weapon-limit = { $crew } has already used two slots’ worth of weapons this round.
sector-refused-no-good = { $card } would change nothing now.
sector-refused-reloaded = { $crew } has reloaded once already.
sector-refused-full = { $item } is fully loaded.
sector-refused-supply = No { $ammo } dice are left in the supply.
sector-refused-nobody = There is no such crewmember.
sector-refused-crew = { $crew } cannot be chosen here.
sector-refused-item = { $item } cannot be chosen here.
sector-refused-die = No { $trait } die is left in the row.
sector-refused-option = You do not have what this option asks for.
sector-refused-no-option = This card has no such option.
sector-refused-taken = Somebody has taken that one.
sector-refused-reroll = That die cannot be rolled again now.
sector-refused-resolved = That crewmember has no attack left to resolve.

## Puzzles

sector-lesson-puzzle-1 = Any symbol will do
sector-lesson-puzzle-1-idea = One Wisdom die is left, and the Surgeon’s Saw turns whatever Lt. Cook rolls into Wisdom: the fight is over before the Guest hits back. Lt. Abbot shows Wisdom on three faces of six, and has one HP.
sector-lesson-puzzle-2 = Pay one, take two
sector-lesson-puzzle-2-idea = Two dice, two traits: no roll takes both. The Deck Hammer does, for one HP, and Lt. Tanner has two.
sector-lesson-puzzle-3 = Three tries
sector-lesson-puzzle-3-idea = One Might die is left, and somebody has to attack in every round. Lt. Miller shows Might on three faces of six; the Echo Fist rolls once more, the Worn Coin once more: three tries at one chance in two.
sector-lesson-puzzle-4 = The coin is for now
sector-lesson-puzzle-4-idea = Lt. Smith has one HP, and Might on three faces of six; with the Worn Coin that makes two tries, and a last die that is gone cannot hit back. Anybody else who goes first has only one.
sector-lesson-puzzle-5 = Whatever you roll
sector-lesson-puzzle-5-idea = The Shaped Charge takes any three dice after a FIGHT roll, even after one that matches nothing. Three dice are left. Lt. Miller has the charge, and only an officer who FIGHTs can set it off.
sector-lesson-puzzle-6 = Two on one hook
sector-lesson-puzzle-6-idea = The Docker’s Hook takes one more die that matches the roll. Two Might dice are left, and Lt. Miller shows Might on three faces of six: every other roll ends it, and nobody else here can take both.
sector-lesson-puzzle-7 = Not the drone
sector-lesson-puzzle-7-idea = The drone gives one HP back, and the Guest takes five. One Might die is left: Lt. Smith shows Might on three faces of six, and the Echo Fist gives a second try. Hiding only sends Lt. Cook in instead.
sector-lesson-puzzle-8 = Three and one
sector-lesson-puzzle-8-idea = Four dice are left, and the Shaped Charge takes three. The roll itself, or Lt. Abbot’s beside it, has only to match the fourth: both FIGHT now, while the charge is there to finish.
sector-lesson-puzzle-9 = One for the die, two for the hammer
sector-lesson-puzzle-9-idea = Three dice are left. The Deck Hammer takes any two for one HP, so Lt. Miller’s roll has to match only one, and the Worn Coin gives it a second try. The drone would heal one HP and change nothing.
sector-lesson-puzzle-10 = Two dice in the tube
sector-lesson-puzzle-10-idea = An explosive hit takes two dice of the Guest, and four are left. Reload now, and the Breach Tube fires both its dice next round, with the Rangefinder to roll them again. Trading or hiding gives the Guest the round for nothing.
sector-lesson-puzzle-11 = Nothing to trade
sector-lesson-puzzle-11-idea = Lt. Smith’s last die of ammo keeps the round a ranged one, and so leaves the flank open. From there Lt. Cook attacks without an answer, and a wound takes one die more: two are left. The Shrill Pipe rerolls what does not fit.
sector-lesson-puzzle-12 = It does not answer
sector-lesson-puzzle-12-idea = While the rust spreads the drone does not answer: calling it is a round lost. Two dice are left. Lt. Smith goes round the flank while Lt. Miller shoots: a wound there takes one die more, and nothing hits back.
sector-lesson-puzzle-13 = Who can bear the reply
sector-lesson-puzzle-13-idea = Going round the flank leaves the shooting to the other, and the Engine’s fire costs four. Lt. Taylor has six HP and can bear it; Lt. Abbot has one. So Taylor SHOOTs, and the flank is for Abbot.
sector-lesson-puzzle-14 = The bay is emptying
sector-lesson-puzzle-14-idea = At the start of every round each of you may lose one HP, and two of you have only one. There is no time to reload. Two dice are left, and from the flank one wound takes both: with the Breach Tube or with bare hands, and without an answer.
sector-lesson-puzzle-15 = No way back
sector-lesson-puzzle-15-idea = Up close there is no way back, and Verdigris hits for five. One more ranged round leaves the flank open: Lt. Miller goes round it while Lt. Smith fires the last die.
