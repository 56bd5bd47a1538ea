# The words of the toys that look into the engine's corners, in English.

probe-ask = Which one?
probe-answer = Number { $value }
probe-over = All has been asked.
outcome-coin = the coin
outcome-heads = heads
outcome-tails = tails
outcome-six = the die

## The relay

relay-route = How far today?
relay-route-ford = To the ford
relay-route-pass = Over the pass
relay-pace = How do you run?
relay-pace-step = A steady step
relay-pace-sprint = Sprint
relay-off = Everybody sets out: { $distance } steps to go.
relay-strode = { relay-runner } { $steps ->
    [0] stumbles.
    [one] comes { $steps } step closer.
   *[other] comes { $steps } steps closer.
}
relay-runner = Runner { $seat ->
    [0] one
    [1] two
    [2] three
    [3] four
    [4] five
   *[other] six
}
relay-over = The last leg is run.
relay-legs = { $legs ->
    [one] { $legs } leg to go
   *[other] { $legs } legs to go
}
relay-distance = The way today
relay-way = Steps
relay-away = away
relay-lantern = carries the lantern
outcome-sprint = the sprint die
outcome-stumble = stumble
outcome-stride = stride
outcome-leap = leap

## The scramble

scramble-title = The Scramble
scramble-grab = Take which die?
scramble-grab-red = Red
scramble-grab-blue = Blue
scramble-grab-stop = Stop
scramble-swap = Which die instead?
scramble-keep = Keep it after all
scramble-shout = Put back die { $n }
scramble-rolled = { scramble-hand } rolls { $face }.
scramble-hand = Hand { $seat ->
    [0] one
    [1] two
    [2] three
   *[other] four
}
scramble-over = The sand has run out.
scramble-red = Red dice
scramble-blue = Blue dice
scramble-score = Score
outcome-red = the red die
outcome-blue = the blue die
outcome-0 = 0
outcome-1 = 1
outcome-2 = 2
outcome-3 = 3

## The vault

vault-round = Round { $n }
vault-guards = Guards
vault-alarm = Alarm
vault-loot = Loot
vault-smoke-left = smoke
vault-burglar = burglar { $n }
vault-declare = Sneak or force?
vault-declare-sneak = Sneak
vault-declare-force = Force the door
vault-look = Look through the keyhole?
vault-look-go = Go in
vault-look-look = Look first
vault-smoke = Throw smoke?
vault-smoke-1 = Throw smoke
vault-share = Hand loot on?
vault-hands-on = From { $who }
vault-smoked = A cloud of smoke: { $who } slips past.
vault-turned = On duty: { $guard }.
vault-caught = The alarm wakes the whole street.
vault-out = Out with { $loot ->
    [0] nothing.
    [one] { $loot } piece of loot.
   *[other] { $loot } pieces of loot.
}
outcome-guards = the guards
outcome-dozer = the dozer
outcome-walker = the walker
outcome-hound = the hound
outcome-captain = the captain
outcome-shadow = the shadow
outcome-owl = the owl
outcome-wolf = the wolf

relay-setting-legs = Legs of the run
vault-setting-smoke = Smoke for each burglar
vault-setting-smoke-none = none
vault-setting-smoke-one = one
vault-setting-dark = A dark night
vault-setting-dark-true = yes
vault-setting-dark-false = no
