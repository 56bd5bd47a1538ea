# Vengeance: Roll & Fight, in English. A key that is here is in fr.ftl too.

vengeance-title = Vengeance: Roll & Fight
vengeance-summary = One night, one list of names: take the lair by storm, room by room, with the dice you can grab.

## Settings

vengeance-setting-mode = Roll Phase
vengeance-setting-mode-about = In turns, no clock is needed; in real time, everybody rolls at once; equal shares suit play by correspondence.
vengeance-setting-mode-turns = in turns
vengeance-setting-mode-realtime = in real time
vengeance-setting-mode-quota = equal shares (variant)
vengeance-setting-dice = Solo: dice
vengeance-setting-dice-about = 20, 16 or 12 dice in the reserve.
vengeance-setting-dice-easy = easy, 20 dice
vengeance-setting-dice-medium = medium, 16 dice
vengeance-setting-dice-hard = hard, 12 dice
vengeance-setting-time = Solo: time
vengeance-setting-time-about = 45, 30 or 25 seconds to take dice; without a clock 13, 9 or 7 throws.
vengeance-setting-time-easy = easy, 45 seconds
vengeance-setting-time-medium = medium, 30 seconds
vengeance-setting-time-hard = hard, 25 seconds
vengeance-setting-score = Solo: score
vengeance-setting-score-about = 18, 23 or 28 points to reach.
vengeance-setting-score-easy = easy, 18 points
vengeance-setting-score-medium = medium, 23 points
vengeance-setting-score-hard = hard, 28 points
vengeance-setting-fair = Fair refills
vengeance-setting-fair-about = Refills asked for within the same tenth of a second are dealt in turn.
vengeance-setting-fair-true = on
vengeance-setting-fair-false = off
vengeance-setting-countdown = Countdown
vengeance-setting-countdown-about = Seconds before the Roll Phase opens in real time.
vengeance-setting-cooldown = Time between throws
vengeance-setting-cooldown-about = Milliseconds between two throws of a player in real time.
vengeance-setting-idle = Idle guard
vengeance-setting-idle-about = Idle seconds after which a player is done rolling; 0 for no limit.
vengeance-setting-cap = Longest Roll Phase
vengeance-setting-cap-about = Seconds after which everybody is done rolling; 0 for no limit.
vengeance-setting-limit = Time for the other phases
vengeance-setting-limit-about = Seconds a player has for Flashback, and for Combat with Resolution; 0 for no limit.
vengeance-setting-turn_limit = Time for a turn of rolling
vengeance-setting-turn_limit-about = Seconds a player has for each turn of rolling; 0 for no limit.

## Names

vengeance-seat = Player { $number }
vengeance-named = { $name }
vengeance-brute = Brute
vengeance-tough = Tough
vengeance-blocker = Blocker
vengeance-henchman = Henchman
vengeance-gunman = Gunman
vengeance-action-move = Move
vengeance-action-hit = Hit
vengeance-action-shoot = Shoot
vengeance-action-wound = Wound
vengeance-action-heal = Heal
vengeance-action-jump = Jump
vengeance-action-evade = Evade
vengeance-action-kill = Kill
vengeance-action-tile = a tile
vengeance-flashback-train = Train
vengeance-flashback-buy = Buy
vengeance-flashback-heal = Recover
vengeance-flashback-anticipate = Anticipate
vengeance-flashback-collect = Collect
vengeance-unrolled = not rolled
vengeance-reserve = Reserve
vengeance-life = Life
vengeance-ko = K.O.
vengeance-training = Training
vengeance-loot = Loot
vengeance-score = Score so far
vengeance-xp = Experience to spend
vengeance-out = Dead
vengeance-stopped = Done rolling
vengeance-cost = Experience it costs
vengeance-group = Dice assigned
vengeance-anticipated = Anticipation marks
vengeance-once = One dice group a round
vengeance-uses = Uses bought
vengeance-blank = Uses left to buy
vengeance-entrance = Entrance
vengeance-boss-life = Life of the Boss
vengeance-flash-bonus = One free action

## Where we are

vengeance-where-setup = Setup
vengeance-where-round = Round { $round } of { $rounds }
vengeance-where-flashback = Flashback
vengeance-where-roll = Roll
vengeance-where-combat = Combat

## Objectives

vengeance-aim-kill-count = Kill { $n }: { $type }
vengeance-aim-clear-in-round = Clear this room in one round
vengeance-aim-life-six = Have a life bar of six
vengeance-aim-visit-adjacent = Visit every adjacent room
vengeance-aim-hit-boss = Hit the Boss once
vengeance-aim-visit-count = Visit { $n } rooms
vengeance-aim-kill-type-adjacent = Kill every { $type } next door

## Tiles

vengeance-tile-combat = { $steps }
vengeance-tile-start = At start of Combat: { $steps }
vengeance-tile-resolution = Resolution: { $steps }
vengeance-tile-answers = Right after { $trigger }: { $steps }

## Questions: at most six words

vengeance-hero = Who comes for revenge?
vengeance-hero-detail = { $style }. { $trait }
vengeance-side = Which side of the board?
vengeance-side-detail = { $rooms } rooms, { $minions } minions, { $loot } loot
vengeance-flashback = What do you prepare?
vengeance-flashback-give-up = Done with Flashback
vengeance-flashback-learn = Learn { $skill } ({ $xp } XP)
vengeance-flashback-instead = gives up { $skill }
vengeance-flashback-xp = { $xp } XP to spend
vengeance-flashback-buy-item = Buy: { $item }
vengeance-flashback-anticipate-skill = Anticipate: { $skill }
vengeance-flashback-heal-extra = Recover: one more life slot
vengeance-flashback-heal-clean = { $wounds ->
    [1] Recover: clean 1 wound
   *[other] Recover: clean { $wounds } wounds
}
vengeance-flashback-by-die = with die { $number } ({ $face })
vengeance-flashback-by-bonus = as the free action
vengeance-loot-question = What do you do with it?
vengeance-roll = Assign to a skill, or throw
vengeance-roll-throw = { $count ->
    [1] Throw 1: { $faces }
   *[other] Throw { $count }: { $faces }
}
vengeance-roll-throw-new = { $count ->
    [1] Throw 1 new die
   *[other] Throw { $count } new dice
}
vengeance-new-dice = { $count ->
    [1] 1 new die
   *[other] { $count } new dice
}
vengeance-roll-assign = Assign to { $skill }
vengeance-roll-assign-freeing = Assign to { $skill }, freeing wound { $number }
vengeance-roll-assign-detail = { $faces } for { $steps }
vengeance-roll-place = Take a wound
vengeance-roll-place-detail = { $free ->
    [1] fills the last free life slot; frees your other wound dice
   *[other] { $free } free life slots; frees your other wound dice
}
vengeance-roll-refill = { $count ->
    [1] Take 1 die
   *[other] Take { $count } dice
}
vengeance-roll-refill-detail = { $reserve } in the reserve
vengeance-roll-done = Done rolling
vengeance-roll-pass = Pass
vengeance-roll-auto-on = Refill automatically: turn on
vengeance-roll-auto-off = Refill automatically: turn off
vengeance-refill = Your refill is on its way
vengeance-combat-at-combat = Use which tile?
vengeance-combat-at-combat_start = Use a start tile?
vengeance-combat-at-resolution = Use a Resolution tile?
vengeance-combat-end = End Combat
vengeance-combat-past-combat_start = On to Combat
vengeance-combat-past-resolution = Finish Resolution
vengeance-combat-fails = { $step } is impossible now: the use would be lost
vengeance-combat-by-dice = { $uses ->
    [1] { $steps }, with dice
   *[other] { $steps }, with dice, { $uses } times
}
vengeance-combat-by-bonus = { $uses ->
    [1] { $steps }, with the bonus
   *[other] { $steps }, with the bonus, { $uses } times
}
vengeance-combat-by-mind = { $steps }, anticipated
vengeance-combat-by-item = { $uses ->
    [1] { $steps }, your last use
   *[other] { $steps }, one of { $uses } uses
}
vengeance-combat-by-timed = { $steps }, without dice
vengeance-brings = { $wounds ->
    [0] { $loot ->
        [0] Nobody can wound you
       *[other] Nobody can wound you; loot { $loot }
    }
    [1] { $loot ->
        [0] 1 wound
       *[other] 1 wound; loot { $loot }
    }
   *[other] { $loot ->
        [0] { $wounds } wounds
       *[other] { $wounds } wounds; loot { $loot }
    }
}
vengeance-brings-ko = { $wounds ->
    [0] Knocked out
    [1] 1 wound: knocked out
   *[other] { $wounds } wounds: knocked out
}
vengeance-brings-dead = { $wounds ->
    [0] Second K.O.: you die
    [1] 1 wound, second K.O.: you die
   *[other] { $wounds } wounds, second K.O.: you die
}
vengeance-answer = Answer { $trigger }?
vengeance-answer-none = Go on
vengeance-step = { $tile }: { $action }
vengeance-step-move = Into { $room }
vengeance-step-jump = Over { $over } into { $room }
vengeance-step-target = { $enemy } in { $room }
vengeance-step-evaded = evaded
vengeance-step-dotted = hurt once already

## What happened

vengeance-told-board = { $hero } is dealt this board: { $board }.
vengeance-told-hero = { $hero } has the list, and tonight has the address. Drawback: { $trait }.
vengeance-told-side = { $hero } walks up to { $lair } and finds the door open, as doors are for people nobody expects back.
vengeance-told-boss = { $hero } is up against { $boss }, life { $life }. { $effect }
vengeance-told-round = Round { $round } of { $rounds }. The flashback dice show { $faces }.
vengeance-told-train = { $count ->
    [1] { $hero } trains: 1 experience.
   *[other] { $hero } trains: { $count } experience.
}
vengeance-told-buy = { $hero } buys a use of { $item }.
vengeance-told-extra = { $hero } toughens up: { $slots } life slots.
vengeance-told-clean = { $wounds ->
    [0] { $hero } recovers: no wound is left.
    [1] { $hero } recovers: 1 wound is left.
   *[other] { $hero } recovers: { $wounds } wounds are left.
}
vengeance-told-anticipate = { $left ->
    [0] { $hero } anticipates { $skill }: it is ready.
   *[other] { $hero } begins to anticipate { $skill }: one more mark is needed.
}
vengeance-told-collect = { $hero } keeps the loot: { $loot } now.
vengeance-told-learn = { $hero } learns { $skill } for { $xp } experience.
vengeance-told-swap = { $hero } learns { $skill } for { $xp } experience and gives up { $old }.
vengeance-told-flashback-done = { $hero } is ready.
vengeance-told-roll = The Roll Phase opens. Reserve { $reserve }.
vengeance-told-throw = { $hero } throws: { $faces }.{ $wounds ->
    [0] {""}
    [1] {" "}The wound is locked.
   *[other] {" "}{ $wounds } wounds are locked.
}
vengeance-told-assign = { $hero } assigns to { $skill }: { $faces }.
vengeance-told-place = { $free ->
    [0] { $hero } takes a wound die: no life slot is free now.
    [1] { $hero } takes a wound die: 1 life slot is free now.
   *[other] { $hero } takes a wound die: { $free } life slots are free now.
}
vengeance-told-refill = { $count ->
    [0] { $hero } finds the reserve empty.
    [1] { $hero } takes one die. Reserve { $reserve }.
   *[other] { $hero } takes { $count } dice. Reserve { $reserve }.
}
vengeance-told-stop = { $hero } is done rolling.
vengeance-told-pass = { $hero } passes.
vengeance-told-closed = Time is up: no more dice from the reserve.
vengeance-told-roll-closed = Everybody is done rolling. Dice left in hand go back: reserve { $reserve }.
vengeance-told-use-dice = { $hero } uses { $tile }.
vengeance-told-use-bonus = { $hero } uses { $tile } with its bonus.
vengeance-told-use-mind = { $hero } uses { $tile }, anticipated.
vengeance-told-use-item = { $hero } uses { $tile }.
vengeance-told-use-timed = { $hero } uses { $tile }.
vengeance-told-tile-ended = { $action } is impossible, so { $tile } ends.
vengeance-told-move = { $hero } moves into { $room }.
vengeance-told-jump = { $hero } jumps over { $over } into { $room }.
vengeance-told-dot = { $hero } hurts a { $enemy }; one more damage this Combat will kill it.
vengeance-told-fell-hit = { $hero } beats a { $enemy } to death.
vengeance-told-fell-shoot = { $hero } shoots a { $enemy } dead.
vengeance-told-fell-kill = { $hero } kills a { $enemy }.
vengeance-told-boss-hurt = { $left ->
    [1] { $hero } hurts { $boss }: 1 life left, and not much to say.
   *[other] { $hero } hurts { $boss }: { $left } life left.
}
vengeance-told-boss-dead = { $hero } kills { $boss }! One name is off the list.
vengeance-told-evade = { $hero } evades a { $enemy }.
vengeance-told-wound = { $count ->
    [1] { $hero } takes 1 wound.
   *[other] { $hero } takes { $count } wounds.
}
vengeance-told-heal = { $wounds ->
    [0] { $hero } heals: no wound is left.
    [1] { $hero } heals: 1 wound is left.
   *[other] { $hero } heals: { $wounds } wounds are left.
}
vengeance-told-objective = { $points ->
    [one] { $hero } completes the objective of { $room }: { $points } point.
   *[other] { $hero } completes the objective of { $room }: { $points } points.
    }
vengeance-told-combat-ended = { $hero } ends Combat.
vengeance-told-recovered = { $count ->
    [1] { $enemies } recovers.
   *[other] { $enemies } recover.
}
vengeance-told-returned = { $count ->
    [1] { $enemies } is no longer evaded.
   *[other] { $enemies } are no longer evaded.
}
vengeance-told-wiped = { $hero } loses the Anticipation on { $skills }.
vengeance-told-loot = { $count ->
    [1] { $hero } loots { $room }: 1 symbol.
   *[other] { $hero } loots { $room }: { $count } symbols.
}
vengeance-told-enemies = { $due ->
    [1] The enemies deal { $hero } 1 wound; { $taken } lands.
   *[other] The enemies deal { $hero } { $due } wounds; { $taken } land.
}
vengeance-told-ko = { $hero } is knocked out, and from now on holds { $dice } dice at most.
vengeance-told-dead = { $hero } is knocked out a second time, and dies.
vengeance-told-resolution-done = { $hero } has finished the round.
vengeance-told-score = { $total ->
    [one] { $hero }: { $total } point. Loot { $loot }, training { $training }, boss damage { $damage }, boss dead { $boss }, objectives { $objectives }, exit { $exit }.
   *[other] { $hero }: { $total } points. Loot { $loot }, training { $training }, boss damage { $damage }, boss dead { $boss }, objectives { $objectives }, exit { $exit }.
    }

## The score sheet

vengeance-line-loot = Loot: { $filled } of { $slots } slots
vengeance-line-training = Training: { $filled } of { $slots } slots
vengeance-line-boss-damage = Damage to { $boss }: { $damage } of { $life }
vengeance-line-boss-dead = The Boss is dead
vengeance-line-boss-alive = The Boss lives
vengeance-line-objectives = Objectives: { $rooms }
vengeance-line-objectives-none = No objective
vengeance-line-exit = Enemies on the way out: { $rooms }
vengeance-line-exit-none = The way out is clear

## How it ends

vengeance-over-won = { $hero } takes the sweetest revenge: { $points } points. The others read about it.
vengeance-over-shared = The revenge is shared, { $points } points each, and so is the taxi home.
vengeance-over-nobody = Nobody lived to take revenge. The house sends flowers.
vengeance-over-dead = { $points ->
    [one] The hero is dead, and { $points } point counts for nothing. The list stays in a pocket.
   *[other] The hero is dead, and { $points } points count for nothing. The list stays in a pocket.
    }
vengeance-over-challenge = { $points } points: the target of { $target } is reached. You leave by the front door.
vengeance-over-challenge-untimed = { $points } points: the target of { $target } is reached, without a clock. You leave by the front door.
vengeance-over-short = { $points ->
    [one] { $points } point: short of the target of { $target }. There will be other nights.
   *[other] { $points } points: short of the target of { $target }. There will be other nights.
    }
vengeance-over-short-untimed = { $points ->
    [one] { $points } point: short of the target of { $target }, without a clock. There will be other nights.
   *[other] { $points } points: short of the target of { $target }, without a clock. There will be other nights.
    }

## At a real table

outcome-board = a lair board, at random
outcome-boss = the top card of the boss deck

## Lessons

vengeance-lesson-opening = Your first night
vengeance-lesson-opening-about = The beginning of a solo game, with dice that always fall the same.
vengeance-lesson-strike = Two Hits for one Strike
vengeance-lesson-strike-about = Assign a double knife to Strike, end the roll, and hit twice.
vengeance-lesson-kill = Kill needs no second blow
vengeance-lesson-kill-about = The Doc’s Henchmen take two Hits each. Kill drops one at a stroke.
vengeance-lesson-mix = A challenge of your own
vengeance-lesson-mix-about = The rulebook’s mix: easy dice, medium time, hard score.
vengeance-board-throw = Throw
vengeance-board-done = Done
vengeance-board-set = Assigned
vengeance-board-ready = Ready
vengeance-board-needs = Needs { $count }
vengeance-board-skills = Skills and what each needs
vengeance-board-objectives = Objectives
vengeance-board-won = won
vengeance-board-space = Space
vengeance-board-on-skills = { $count ->
    [one] { $count } die assigned
   *[other] { $count } dice assigned
}
vengeance-board-points = { $points } of { $target }
vengeance-board-score = Score
vengeance-board-throws = Throw { $throws } of { $most }
vengeance-board-unthrown = { $most ->
    [one] { $most } throw
   *[other] { $most } throws
}
vengeance-board-about-brute = While one stands in the Boss’s room, the Boss cannot be hurt. One damage kills it.
vengeance-board-about-tough = Takes two damage in one Combat; a single wound heals when Combat ends.
vengeance-board-about-blocker = While one stands in your room, you cannot Move out, nor Jump. One damage kills it.
vengeance-board-about-henchman = Wounds you once if it is in your room when Combat ends. One damage kills it.
vengeance-board-about-gunman = Wounds you once from your room or from next door when Combat ends. One damage kills it.
vengeance-board-about-boss = Wounds you once if you are in its room when Combat ends. { $life } life left.
vengeance-board-about-loot = Loot: yours at the end of the round once the room is visited and nobody in it is active.
vengeance-board-look = { $hero }: look at the lair
vengeance-board-looking = The lair of { $hero }
vengeance-board-back = Back to yours
vengeance-act-place = Wound
vengeance-act-refill = Take dice
vengeance-act-pass = Pass
vengeance-act-auto = Auto
vengeance-act-done = Done
vengeance-board-free = Free
vengeance-board-learn = Skills, { $xp } XP

## What fills the bars of a player board

part-wound = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
part-die = { $n ->
    [one] { $n } wound die
   *[other] { $n } wound dice
}
part-free = { $n ->
    [one] { $n } free slot
   *[other] { $n } free slots
}
part-closed = { $n ->
    [one] { $n } slot still closed
   *[other] { $n } slots still closed
}
part-spent = { $n } experience spent
part-marked = { $n } experience to spend

# Where a play is, for those who look at thousands.

vengeance-stage-round-1 = Round 1
vengeance-stage-round-2 = Round 2
vengeance-stage-round-3 = Round 3
vengeance-stage-round-4 = Round 4

## How the night ends

vengeance-epilogue-free = { $hero } crosses the name out, and walks home.
vengeance-epilogue-followed = The name is crossed out. Behind { $hero }, doors are still opening.
vengeance-epilogue-scarred = { $boss } will limp. { $hero } will be back.
vengeance-epilogue-unhurt = { $boss } never learned who was in the building.
vengeance-epilogue-dead = { $hero } does not come home. Somebody will keep the list.

## Why something is not offered

vengeance-why-xp = It costs { $cost } experience, and you have { $xp }
vengeance-why-hand = At most { $cap } dice in hand, and you hold { $held }
vengeance-why-reserve = Dice in the reserve: { $reserve }
vengeance-why-source = That die, or the free action, has been used this round
vengeance-why-not-free = The free action cannot be that one
vengeance-why-alike-die = An equal die comes first: use that one
vengeance-why-face = That die shows another action, and that one is possible
vengeance-why-trained = The training track is full
vengeance-why-no-square = That item has no blank square left
vengeance-why-no-extra = All extra life slots are marked
vengeance-why-no-wound = There is no wound to clean
vengeance-why-stranger = That is another hero’s
vengeance-why-anticipated = That skill has no anticipation slot left to mark
vengeance-why-not-learned = That skill is not on your board
vengeance-why-loot-full = The loot track is full
vengeance-why-take = Something else has to be taken here
vengeance-why-learned = That skill is on your board already
vengeance-why-board-full = The board is full: give up a skill for it
vengeance-why-room-left = There is room on the board: nothing has to be given up
vengeance-why-no-turns = There are no turns here, so nobody passes
vengeance-why-no-clock = That is only for real time
vengeance-why-nothing-left = Nothing is left to throw, assign, place or take
vengeance-why-pass = You have already acted this turn: pass instead
vengeance-why-stranger-die = That die is in another hand
vengeance-why-life-full = The life bar has no free slot
vengeance-why-no-wound-die = That die shows no wound
vengeance-why-throw-first = Throw first
vengeance-why-thrown = You have already thrown this turn
vengeance-why-cooling = Wait a moment between two throws
vengeance-why-locked = A locked wound cannot be thrown
vengeance-why-whole-hand = The first throw takes the whole hand
vengeance-why-no-dice = That skill takes no dice
vengeance-why-no-die = That die is not in your hand
vengeance-why-no-group = Those dice do not make its group
vengeance-why-once = That skill takes one group a round
vengeance-why-one-locked = Only one die is locked: it is freed by itself
vengeance-why-free-locked = Only a locked wound die can be freed
vengeance-why-closed = The reserve is closed
vengeance-why-asking = Your dice are on their way
vengeance-why-refilled = You have already refilled this turn
vengeance-why-no-uses = Nothing is left to pay that use with
vengeance-why-timing = That tile is for another moment
vengeance-why-timed = That skill has been used this round
vengeance-why-no-squares = No square of that item is marked
vengeance-why-trigger = That item answers something else
vengeance-why-stranger-lair = That is in another lair
vengeance-why-blocker = A Blocker in this room stops you
vengeance-why-jump = A Jump goes over one room into the next
vengeance-why-no-jump = A Move goes through one door
vengeance-why-here = You are there already
vengeance-why-no-door = No way leads there in one step
vengeance-why-dead = That one is dead
vengeance-why-guarded = An active Brute shields the Boss
vengeance-why-not-in-reach = That one is out of reach of this step
vengeance-why-evaded = That one is evaded already
vengeance-why-taken = Somebody else plays that hero

## What an option surely ends

vengeance-ends-hero = The second K.O.: your hero dies
vengeance-ends-challenge = The second K.O.: the challenge is lost

# Puzzles.

vengeance-lesson-puzzle-1 = Two points short
vengeance-lesson-puzzle-1-idea = Sixteen points lose and eighteen win: evade the Gunman under the smoke, beat the last Henchman in Lost Property, and its loot makes up the difference.
vengeance-lesson-puzzle-2 = The one who takes two
vengeance-lesson-puzzle-2-idea = Three stand in the Counting Room, and you have one Kill and two Hits. Gunman and Brute fall to a Hit each, the Tough to two. Kill him, and Strike clears the room: loot for both symbols, and a free way out.
vengeance-lesson-puzzle-3 = The Judge and the knives
vengeance-lesson-puzzle-3-idea = Three knives, and Judge Sorrow has three life left. Red Mist Kills twice, but Kill is for minions: no boss was ever Killed. Haymaker costs you a Wound and, with the double knife, Hits three times: eleven points.
vengeance-lesson-puzzle-4 = Who holds the door
vengeance-lesson-puzzle-4-idea = The Henchmen wound and the Blocker does nothing, except hold you in this room. Evade him: the Drain next door is cleared and waits for a visit, and its two loot symbols are the three points you lack.
vengeance-lesson-puzzle-5 = Nobody to stab
vengeance-lesson-puzzle-5-idea = The Beekeeper is next door with one life left, and nobody is left alive around you. A Bayonet begins with a Hit: where there is nobody to Hit it ends there, and its Shoot is lost. Shoot and Duck takes the same two dice, and shoots first.
vengeance-lesson-puzzle-6 = After the shooting
vengeance-lesson-puzzle-6-idea = No wound to heal, and Slip Away is still worth its dice: its two Moves come after Combat. Through the Throne Set to Costumes, where the objective pays for eight rooms visited: the two points you lack.
vengeance-lesson-puzzle-7 = One for the road
vengeance-lesson-puzzle-7-idea = The points are there; now live. Four minions are about to wound you, and your life bar has room for two: what finds no room is lost. One more free slot would only fill as well. The Hip Flask heals after the wounds, before the K.O. is counted.
vengeance-lesson-puzzle-8 = Guards next door
vengeance-lesson-puzzle-8-idea = Mother Granite has one life left and nobody stands beside her, but the Brutes of the rooms next door shield her as well. Evade the one in your room, not the Gunman: the Steel Toes take you in, and the Strike you anticipated needs no dice.
vengeance-lesson-puzzle-9 = Nobody has to die
vengeance-lesson-puzzle-9-idea = A room you have visited is looted once its minions are dead or evaded. Smoke Step evades the Gunman here and the one on the Escalator: three loot symbols, four points. Cut and Gone kills one of them, and brings one symbol.
vengeance-lesson-puzzle-10 = One door is enough
vengeance-lesson-puzzle-10-idea = Flying Knee is the finer skill, but it jumps two doors, and Costumes is behind one: its objective pays for the rooms you have visited. Back Door goes there and evades the Gunman, so the loot is yours as well.
vengeance-lesson-puzzle-11 = The bar is counted last
vengeance-lesson-puzzle-11-idea = In the Cage the Judge’s blow fills your life bar, and it would be your second K.O. But Second Wind heals in Resolution, and the bar is counted after that. Barge in: one Hit pays the objective and the first slot of the track.
vengeance-lesson-puzzle-12 = A Charge needs a door
vengeance-lesson-puzzle-12-idea = Judge Sorrow has five life left and no guard. Charge in and follow the Hit with the Brass Ring; Strike twice; out again with the Steel Toes, and in with the second Charge. That is the fifth blow, and twelve points.
vengeance-lesson-puzzle-13 = Before the bill
vengeance-lesson-puzzle-13-idea = You have your 23 points, one free life slot, and a K.O. behind you. Loot comes before the wounds: give the symbol to Recover and the Gunman in Control only hurts you. Collect it, and you die with 24.
vengeance-lesson-puzzle-14 = Somebody to hide from
vengeance-lesson-puzzle-14-idea = The Doorman is next door with one life left, and your Strike is ready. The Smoke Bomb would take you in, but it begins with an Evade, and here nobody is left to evade. Vault across to the Vault Passage: its Blocker is somebody to hide from, and you come in by the back.
vengeance-lesson-puzzle-15 = The purse is full
vengeance-lesson-puzzle-15-idea = The last loot symbol, and not a slot left to Collect it in. Nobody will use what you buy or anticipate tonight, and no wound is coming. Train still counts: two slots are a point, and a point is what you lack.
