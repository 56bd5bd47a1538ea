# What companions say about how they think.

companion-why-better = { $choice } wins { $chance } times in 100, { $other } { $less }.
companion-why-equal = Equally good: { $options } (won { $chance } times in 100).
companion-why-many = { $count } choices are about as good (won { $chance } times in 100).
companion-why-lost = Whatever is chosen here, this is all but lost.
companion-why-won = Whatever is chosen here, this is all but won.

# What a study says about a game that was played.

study-nobody-wins = Nobody won any of { $count } games played on from this one, whatever was chosen: luck and play cannot be told apart.
study-nothing-chosen = Nothing was chosen or rolled in this game: there is nothing to study.

study-verdict-unlucky-well = You were unlucky, and played well.
study-verdict-unlucky-evenly = The dice were against you. The play was sound.
study-verdict-unlucky-badly = The dice were against you, and some choices were too.
study-verdict-unlucky-worse = The dice were against you, but the choices cost far more.
study-verdict-fair-well = { $ended ->
    [won] The dice were fair. You earned this one.
   *[lost] The dice were fair, and you played well. It was not enough.
}
study-verdict-fair-evenly = { $ended ->
    [won] Fair dice, sound play, and it was enough.
   *[lost] Fair dice and sound play: the odds were simply long.
}
study-verdict-fair-badly = { $ended ->
    [won] The dice were fair. Better choices were there to be had.
   *[lost] The dice were fair. The choices lost this one.
}
study-verdict-lucky-well = You were lucky, and played well.
study-verdict-lucky-evenly = The dice were kind, and your play was sound.
study-verdict-lucky-badly = { $ended ->
    [won] The dice were kind. They made up for some choices.
   *[lost] The dice were kind. The choices were not.
}

study-verdict-yet = { $count ->
    [one] { $verdict } Yet one choice gave away { $points } of 100.
   *[other] { $verdict } Yet { $count } choices gave away 10 of 100 or more, the worst of them { $points }.
}

study-player-unlucky-well = Unlucky, and played well.
study-player-unlucky-evenly = Unlucky, and steady.
study-player-unlucky-badly = Unlucky, and some choices cost more.
study-player-fair-well = Fair dice, well played.
study-player-fair-evenly = Steady, with fair dice.
study-player-fair-badly = Fair dice. Some choices cost.
study-player-lucky-well = Lucky, and played well.
study-player-lucky-evenly = The dice helped.
study-player-lucky-badly = The dice helped. Some choices did not.
study-player-one-choice = One choice cost { $points }.
study-player-some-choices = { $count } choices cost 10 or more, the worst { $points }.
study-player-yardstick = The others are measured against this one.

study-why-best = { $best } was clearly best.
study-why-missed = { $best } was clearly best: { $chosen } gave away { $points } of 100.
study-why-equal = Equally good: { $options }.
study-why-equal-missed = Equally good: { $options }. { $chosen } gave away { $points } of 100.
study-why-many = { $count } options were about as good, this one among them.
study-why-many-missed = { $count } options were about as good; { $chosen } gave away { $points } of 100.

study-luck-decided = Luck decided.
study-clock = The clock ran out.
study-nothing = Nothing changed.

study-seat = Seat { $number }
study-nobody = The table
study-percent = { $figure }%
study-luck = luck
study-play = play
study-luck-of = luck { $figure }
study-play-of = play { $figure }
study-others-of = the others { $figure }
study-accuracy = accuracy
study-errors = slips · mistakes · blunders
study-turning = Turning points
study-choice = Choices that cost
study-lost = points
study-so-far = { $playouts } playouts, { $doubt } at the marked moments.
study-too-early = Too early to tell: { $read } of { $of } moments have been looked at.

# The page that `bossrush study --html` writes. A word in braces of its own is put in by the page.

study-page-study = Study
study-page-won = Won
study-page-lost = Lost
study-page-open = Not over
study-page-chance = Chance to win
study-page-moments = { "{" }n{ "}" } moments in { "{" }sections{ "}" } parts
study-page-choice = choice
study-page-roll = roll or draw
study-page-band = margin of error
study-page-others = the others
study-page-worst = Worst roll
study-page-best-roll = Best roll
study-page-one-in = One throw in { "{" }n{ "}" }.
study-page-after-it = Chance to win after it
study-page-best = best
study-page-as-good = as good
study-page-chosen = chosen
study-page-weights = Errors by weight: slip from 2 · mistake from 5 · blunder from 10 points
study-page-costly = Choices that cost
study-page-none = No choice clearly gave anything away.
study-page-keys = ← → moments, ↑ ↓ turning points
study-page-theme = Light or dark
study-page-moment = moment { "{" }n{ "}" } of { "{" }of{ "}" }
study-page-would = The yardstick would have chosen: { "{" }what{ "}" }.
study-page-so-far = { "{" }playouts{ "}" } playouts, { "{" }doubt{ "}" }
