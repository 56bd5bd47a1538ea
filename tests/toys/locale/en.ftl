# The words of the toys, in English. A key that is here is in fr.ftl too.

## The hunt

hunt-title = The Hunt
hunt-summary = One beast, one die, and somebody has to strike.
hunt-beast = The beast
hunt-hp = Health
hunt-declare = Strike or guard?
hunt-declare-strike = Strike
hunt-declare-guard = Guard
hunt-hunter = the { $seat ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} hunter
hunt-struck = The { $seat ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} hunter strikes: { $damage ->
    [0] a miss.
    [one] { $damage } wound.
   *[other] { $damage } wounds.
}
hunt-won = The beast is dead.
hunt-lost = The { $seat ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} hunter falls, and the hunt is over.
outcome-hit = hit
outcome-miss = miss
outcome-crit = double hit

## The gallery

gallery-title = The Gallery
gallery-summary = Everything a table can show, at once.
gallery-name-0 = Lt. Varga
gallery-name-1 = Lt. Okoro
gallery-name-2 = Lt. Dahl
gallery-name-3 = Lt. Roy
gallery-act = Act II
gallery-round = Round { $n }
gallery-acts = Chapters
gallery-strength = Strength
gallery-hp = HP
gallery-might = Might
gallery-cunning = Cunning
gallery-deck = Deck
gallery-discard = Discard
gallery-row = Chapter dice
gallery-left = left
gallery-orders = Standing orders
gallery-orders-text = Nobody is left behind, and nobody shoots the lamp.
gallery-no-flank = no flank
gallery-declared = declared
gallery-enemy = Gatekeeper
gallery-guard = Guard
gallery-angry = angry
gallery-room-hall = Hall
gallery-room-yard = Yard
gallery-room-cellar = Cellar
gallery-story-title = The long table
gallery-story = Somebody has laid a table for everything you own: charts, dice, the map of a house you have never seen. The lamp above it swings as if a door had just closed.
gallery-special = From round three on the lamp goes out.
gallery-declare = Declare your action
gallery-declare-shoot = Shoot
gallery-declare-shoot-detail = One die at the first of the row; they shoot back.
gallery-declare-aim = Aim
gallery-declare-aim-detail = Nothing yet, and they shoot back.
gallery-declare-cover = Take cover
gallery-declare-cover-detail = No attack on you this round.
gallery-odds-hit = at least one hit
gallery-odds-unhurt = unhurt
gallery-press = Press on?
gallery-press-on = Press on
gallery-press-hold = Hold
gallery-many = Pick a locker
gallery-many-number = Locker { $n }
gallery-shot = { $who } shoots: { $hits ->
    [0] nothing.
    [one] { $hits } hit.
   *[other] { $hits } hits.
}
gallery-hurt = They shoot back: { $who } are hurt.
gallery-won = The row is empty.
gallery-lost = One of you does not get up again.
outcome-fire = fire die
outcome-blank = blank
outcome-burst = burst
outcome-might = might
outcome-cunning = cunning
outcome-wisdom = wisdom
part-black = { $n } stamina
part-red = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
