# The study of a finished game.

web-study-loading = Opening the study…
web-study-chance = Chance to win
web-study-lost = Lost
web-study-won = Won
web-study-over = Over
web-study-open = Not over
web-study-what = { $moments } moments in { $sections ->
    [one] 1 part
   *[other] { $sections } parts
}{ $turning ->
    [0] { "" }
    [one] , one that turned the game
    [2] , two that turned the game
   *[other] , three that turned the game
}
web-study-rough = a first rough line, { $read } of { $moments } moments
web-study-turning = { $n ->
    [one] 1 turning point
   *[other] { $n } turning points
}
web-study-choice = choice
web-study-roll = roll or draw
web-study-band = margin of error
web-study-luck = Luck
web-study-play = Play
web-study-sum = { $start } at the start { $luck } luck { $play } play{ $others } = { $result }
web-study-sum-others = { " " }{ $others } others
web-study-sum-begun = { $start } ± { $doubt } at the start
web-study-sum-won = { $result }, won
web-study-sum-lost = { $result }, lost
web-study-early = The verdict comes when the doubt is small enough.
web-study-too-early = Too early to tell.
web-study-accuracy-word = accuracy
web-study-program = Companion
web-study-worst = Worst roll
web-study-best = Best roll
web-study-one-in = Once in { $n } throws
web-study-none = None stood out.
web-study-weights = Errors by weight
web-study-slip = slip 2+
web-study-mistake = mistake 5+
web-study-blunder = blunder 10+
web-study-errors = { $slips ->
    [one] 1 slip
   *[other] { $slips } slips
}, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
}
web-study-counted = Errors are counted once they outweigh the doubt

# How far it has come.
web-study-waits = { $n ->
    [one] One study comes before this one
   *[other] { $n } studies come before this one
}
web-study-begun = Begun
web-study-sharpening = Sharpening
web-study-sharp = Sharp
web-study-stopped = Stopped
web-study-playouts = { $n ->
    [one] 1 playout, ± { $doubt }
   *[other] { NUMBER($n) } playouts, ± { $doubt }
}
web-study-playouts-only = { $n ->
    [one] 1 playout
   *[other] { NUMBER($n) } playouts
}
web-study-enough = Enough
web-study-sharpen = Sharpen
web-study-reading = Reading on from here
web-study-read = { $read } of { $moments } moments read
web-study-best-was = { $n } best

# The moment.
web-study-stood = The table as it stood
web-study-see = See it in the replay
web-study-at = moment { $n } of { $last }
web-study-at-short = { $n } of { $last }
web-study-back = The moment before
web-study-on = The next moment
web-study-line = The chance to win, moment by moment
web-study-aloud = Moment { $n }: { $what }. { $chance } to win, give or take { $doubt }
web-study-aloud-unknown = Moment { $n }: { $what }. Not looked at yet
web-study-before-after = From { $before } to { $after }
web-study-by-luck = By luck
web-study-whole-crew = The whole team
web-study-first = Look here first
web-study-share = Share this moment
web-study-play-on = Play on from here
web-study-dice = With which dice?
web-study-dice-same = The same dice
web-study-dice-fresh = Fresh dice
web-study-dice-what = The same dice show what would have come; fresh ones are anybody’s guess.
web-study-no-best = No clear best yet: the margins overlap.
web-study-single = There was only one thing to do.
web-study-empty = There was nothing to decide in this game.
web-study-failed = This game cannot be studied.
