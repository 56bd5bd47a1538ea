# A puzzle, and its answer.
web-puzzle-right = You found it.
web-puzzle-wrong = There was a better one.
web-puzzle-idea = The idea
web-puzzle-again = Try it again
web-puzzle-next = Next puzzle
web-puzzle-on = Play on
web-puzzle-numbers = { NUMBER($n) } playouts, each option on the same dice

# The day's games.
web-day = The day’s game
web-day-what = The same dice for everybody, once a day.
web-day-try = Try it
web-day-seats = { $n ->
    [one] alone
   *[other] { $n } seats
}
web-day-tries = { $tries ->
    [0] nobody has tried it yet
    [one] 1 has tried it, { $won } won
   *[other] { $tries } have tried it, { $won } won
}
web-day-streak = { $n ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $n } days in a row
}
web-day-longest = { $n ->
    [one] longest: 1 day
   *[other] longest: { $n } days
}
web-day-next = The next one in { $hours } h { $minutes } min
web-day-results = Today’s results
web-day-history = What you have tried
web-day-none = Nothing yet. Try today’s.
web-day-won = won
web-day-lost = lost
web-day-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
web-day-playing = playing
web-day-choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
web-day-go-on = Go on
web-day-you = you
web-day-hinted = with hints
web-day-away = The day’s games cannot be reached just now.
web-day-once = Same dice for all
web-day-see = See it
