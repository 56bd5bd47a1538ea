# What options are worth: hints, and the study of a finished game.

web-hints = Hints
web-hints-never = Never
web-hints-asked = When I ask
web-hints-after = After each choice too
web-hints-what = What every option is worth. A game in which somebody has used a hint is marked.
web-hints-allowed = Hints allowed
web-hints-allowed-what = A player who asks sees each option’s chance to win. The game is then marked.
web-hints-used = Hints were used

web-hint-enough = Enough
web-hint-longer = Look longer
web-hint-begun = Playing every option out…
web-hint-playouts = { $n ->
    [one] 1 playout, ± { $doubt }
   *[other] { NUMBER($n) } playouts, ± { $doubt }
}
web-hint-failed = This could not be worked out. Ask again in a moment.
web-hint-single = There is nothing to weigh here.
web-hint-best = best
web-hint-good = as good
web-hint-less = −{ $n }
web-hint-chosen = chosen
web-hint-chosen-less = chosen −{ $n }
web-hint-wins = wins
web-hint-doubt = ± { $n }
web-hint-behind = −{ $n } ± { $doubt }
web-hint-aloud-behind = { $chance } to win, { $behind } less than the best, give or take { $doubt }
web-hint-aloud = { $chance } to win, give or take { $doubt }
web-hint-aloud-up-to = up to { $chance } to win, give or take { $doubt }

web-hint-after = Chance to win after it
web-hint-lost = You gave away { $n }%.
web-hint-lost-what = { $best } was better.
web-turning-point = Turning point:
web-hint-kept = You gave nothing away.
web-hint-compare = See the options
web-hint-last = Your last choice
web-hint-about = { $n }%, ± { $doubt }

web-companion-ponders = { $n ->
    [one] for 1 second now
   *[other] for { $n } seconds now
}
web-hurry = Hurry

web-study = Study
web-study-this = Study the game
web-puzzle = Puzzle
web-puzzles = Puzzles
web-own-games = Games you have played
web-puzzle-asks = One choice here is clearly better than all others. Which?
web-puzzle-solved = Solved
web-puzzle-tried = Tried
web-puzzle-new = Not tried yet
web-puzzles-solved = { $n } of { $of } solved
