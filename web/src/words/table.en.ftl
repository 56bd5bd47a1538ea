# What is said at the table while one chooses and while things happen.

# An option asks once more, in place of its name.
web-sure-ends = { $what }. Sure?
web-sure-deadly = It fills the bar: you fall. Sure?
web-sure-unseen = Nobody has seen it. Go in?
web-sure-drop = It is thrown away. Sure?
web-sure-actions = Actions left over are lost. Sure?

# Signs on options.
web-fact-deadly = deadly
web-strip-unhurt = untouched
web-strip-hurt = up to { $n }, lives
web-strip-hurt-some = hurt, lives
web-strip-falls = falls
web-fact-free = free
web-fact-mean = about { $n }

# While things happen.
web-both = { $first } { $then }
web-space-key = Space
web-companion-sum = { $who }: { $what }.

# Moments of Dark Souls.
web-souls-falls = The party falls
web-souls-wake = Wake at the bonfire
web-souls-stay = { $souls ->
    [one] 1 soul stays there
   *[other] { $souls } souls stay there
}
web-souls-stay-what = Win there and they are yours again. Fall before that and they are gone.
web-souls-none = No souls are lost
web-souls-none-what = There was nothing to drop.
web-souls-whole = { $sparks ->
    [0] You wake whole, with no spark left
    [one] You wake whole, 1 spark is left
   *[other] You wake whole, { $sparks } sparks are left
}
web-souls-whole-what = Bars clear. Estus, Luck and Heroic return. What you wear stays with you.
web-souls-back = So do they
web-souls-back-what = Every foe is back on every tile. Opened chests stay open.
web-souls-heats = It heats up
web-souls-blocked = stopped { $n }
web-souls-dodged = dodged
web-souls-missed = missed

# Moments of Vengeance.
web-sure-dead = The second K.O.: you die. Sure?
web-vengeance-ko = Knocked out
web-vengeance-dead = Dead
web-vengeance-boss = One name off the list
web-vengeance-watch = Watch the others
web-vengeance-out = You are out
web-vengeance-out-what = A dead hero scores nothing. The others play on.
web-vengeance-stay = Stay or go
web-vengeance-stay-what = Watch how it ends, or leave by the menu: nobody waits for you.

# Clocks, by what they measure.
web-clock-idle = Throw, or your roll ends in
web-clock-solo = Time for dice
web-clock-cap = The roll ends in
web-clock-countdown = The roll opens in
web-clock-limit = Time for this phase
web-clock-turn = Time for this turn

# Moments of other games.
web-moment-lost = A life lost
web-moment-broken = Out of order
web-moment-beaten = Beaten

# Figures at the end.
web-you-win = You win
web-share = Share
web-tally-hp = Life left
web-tally-chapters = Chapters behind you
web-tally-souls = Souls
web-tally-sparks = Sparks left
web-tally-standing = Standing
web-tally-turn = Turn

# On the home page, under its icons; aiming in Arkalion.
web-word-host = Host
web-word-learn = Learn
web-arkalion-empty = { $n ->
    [one] 1 more cell, which hits nobody
   *[other] { $n } more cells, which hit nobody
}

# Many options, chosen in two steps.
web-deal = Choose for me
web-option-gone = No longer possible: why?
web-group-back = All options
web-group-count = { $n } options
web-group-walk = Walk
web-group-strike = Strike { $foe }
web-group-dodge = Dodge
web-group-heroic = Heroic action
web-group-hands = Change hands
web-group-roads = Take a road
web-group-smith = Andre the Blacksmith
web-group-keeper = The Firekeeper: { $hero }
web-group-gear = Equipment
web-group-item = { $item }
web-group-attack = Attack
web-group-move = Move
web-group-make = Make and drink

# Said once for several questions.
web-sector-pass-all = No, and nothing more this round
web-sector-pass-all-detail = You are still asked when somebody is hurt or dying
web-souls-keep-all = Keep every roll of this fight
web-souls-keep-all-detail = Luck is offered only when keeping the roll would kill
web-sector-remove-all = { $what } ×{ $n }
web-souls-settle-all = Settle this for me
web-souls-settle-all-detail = In this fight you are pushed out of harm’s way, never onto a trap; foes come in the order offered
web-souls-stand-all = Take every blow
web-souls-stand-all-detail = Block and Resist until the next activation; you are asked if somebody could fall
web-ask-again = Ask me again

# On the board of Dark Souls.
web-souls-next = { $steps ->
    [0] Next: { $damage } { $type }
    [one] Next: 1 node, then { $damage } { $type }
   *[other] Next: { $steps } nodes, then { $damage } { $type }
}
web-souls-next-nothing = Next: it reaches nobody
web-souls-from = { $cost ->
    [0] from { $node }, a free walk
   *[other] from { $node }, { $cost } to get there
}
web-souls-no-reach = Nothing you hold reaches it this turn.
web-souls-struck = would be struck: { $n }
web-souls-way = { $node }: { $cost ->
    [0] free
   *[other] { $cost } Energy
}

# At the bonfire.
web-souls-rest = Rest
web-souls-gain-estus = Estus
web-souls-gain-luck = Luck
web-souls-gain-heroic = Heroic Action
web-souls-at-fire = at the fire
web-souls-rest-cost = { $left ->
    [0] 1 spark, none left
   *[other] 1 spark, { $left } left
}
web-souls-no-spark = no spark is left
web-souls-return = { $n ->
    [one] foes return on 1 tile
   *[other] foes return on { $n } tiles
}
web-souls-spark = Buy a spark
web-souls-price = { $price ->
    [one] 1 soul
   *[other] { $price } souls
}
web-souls-of = { $price ->
    [one] 1 soul of { $souls }
   *[other] { $price } souls of { $souls }
}
web-souls-short = { $price ->
    [one] { $price } soul, you have { $souls }
   *[other] { $price } souls, you have { $souls }
    }
web-souls-treasure = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
web-souls-draw = Draw one
web-souls-andre = Andre
web-souls-keeper = Firekeeper
web-souls-levels = levels, with their price in souls
web-souls-luck = Luck
web-souls-gear = Equipment
web-souls-gear-how = drag, or touch a card and then a lit place
web-souls-left = left
web-souls-right = right
web-souls-armour = armour
web-souls-backup = spare
web-souls-bag = { $n ->
    [0] The bag is empty
   *[other] Bag, { $n }
}
web-souls-empty = free
web-souls-here = here
web-souls-no-place = no place for it
web-souls-str = Str
web-souls-dex = Dex
web-souls-int = Int
web-souls-fai = Faith
web-souls-str-long = Strength
web-souls-dex-long = Dexterity
web-souls-int-long = Intelligence
web-souls-fai-long = Faith

# A node as it is lettered on the board, in place of its row and column.
souls-node = { $col ->
    [1] A{ $row }
    [2] B{ $row }
    [3] C{ $row }
    [4] D{ $row }
    [5] E{ $row }
    [6] F{ $row }
   *[other] G{ $row }
}
