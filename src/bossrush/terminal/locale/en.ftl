# The words of the terminal, in English. A key that is here is in fr.ftl too.

## Who is at the table

terminal-crew = The whole team
terminal-seat = Player { $n }
terminal-seat-named = Player { $n }, { $name }
terminal-your-call = your call
terminal-chose = { $who } chooses “{ $what }”.
terminal-asks = { $who }: { $prompt }
terminal-numbered = { $label } ({ $n })
terminal-offered = { $label }: { $more }
terminal-wait-clock = Nothing to decide until time runs out.
terminal-nobody-asked = Nobody has anything to decide: this game cannot go on here.
terminal-no-other-seat = No other seat can answer now.
terminal-thinking = { $who } is thinking…

## Chances

terminal-odds = { $how } { $of }
terminal-odds-percent = { $n }%
terminal-odds-under = under 1%
terminal-odds-over = over 99%
terminal-odds-sure = sure
terminal-odds-never = 0%
terminal-odds-line = Odds: { $items }.

## The table

terminal-scene-empty = This game shows nothing on the table; its questions tell you everything.
terminal-dice = Dice
terminal-last-roll = Last roll
terminal-log = Log
terminal-sheets = Sheets
terminal-die-unrolled = not rolled
terminal-die-counts = counts
terminal-die-void = does not count
terminal-die-locked = locked
terminal-die-gone = gone
terminal-card-unseen = unseen card
terminal-card-down = face down
terminal-pile = { $name }: { $n }
terminal-pile-top = { $card } on top
terminal-figure = { $name } { $value }
terminal-figure-of = { $name }: { $value } of { $high }
terminal-figure-parts = { $name }: { $parts }
terminal-figure-parts-of = { $name }: { $parts }, of { $high }
terminal-several = { $n } × { $name }
terminal-titled = { $title }.
terminal-titled-line = { $title }: { $text }
terminal-sheet = { $name }.
terminal-sheet-of = { $name }, player { $n }.
terminal-slots = { $taken } of { $slots } slots taken.
terminal-place = { $name }: { $items }.
terminal-place-links = Next to it: { $items }.
terminal-line-badges = State: { $items }.
terminal-line-tray = Last roll: { $items }.
terminal-line-gone = Gone from the board: { $items }.
terminal-line-piles = Piles: { $items }.
terminal-line-pieces = Pieces: { $items }.
terminal-line-dice = Dice: { $items }.
terminal-line-stats = Figures: { $items }.
terminal-line-cards = Cards: { $items }.
terminal-facing = facing { $direction ->
    [0] up
    [1] up and right
    [2] right
    [3] down and right
    [4] down
    [5] down and left
    [6] left
   *[7] up and left
}

## Going on

terminal-forbidden = “{ $said }” is forbidden here: { $effect }
terminal-not-offered = “{ $said }” is not an option: type a number from 1 to { $count }, the name of an option, or ? for help.
terminal-which-one = “{ $said }” fits { $numbers }: type the number of the one you mean.
terminal-took-back = The last choice is undone.
terminal-took-back-agreed = The table agrees to undo the last choice; the dice are fresh from here on, and the game is marked.
terminal-undo-nothing = There is nothing to undo yet.
terminal-undo-impossible = That can no longer be undone.
terminal-undo-seen = Something has been revealed since that choice.
terminal-undo-seen-plain = Something has been revealed since that choice. If the whole table agrees, type u! to undo it anyway: the dice are fresh from there on, and the game is marked.
terminal-undo-ask = Undo it anyway, if the whole table agrees? The dice are fresh from there on, and the game is marked.
terminal-undo-yes = Undo it
terminal-undo-no = Leave it
terminal-clock-left = { $clock }: { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
terminal-clock-out = Time is up: { $clock }.

## Beginning and ending

terminal-sealed = The dice are sealed: { $commitment }… The help shows the whole seal.
terminal-sealed-whole = The seal on the dice is { $commitment }.
terminal-unsealed = The dice came from the seed { $seed }; check it against the seal with “bossrush replay FILE --verify”.
terminal-lesson = { $title }. { $about }
terminal-resumed = The game goes on from here.
terminal-saved = The game is saved in { $path }.
terminal-not-saved = You made no choice, so nothing was saved.
terminal-won = You have won.
terminal-lost = You have lost.
terminal-over = The game is over.
terminal-score-line = – { $what }: { $points }
terminal-score = Player { $n }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## The plain client

terminal-plain-greeting = { $title }, { $seats ->
    [one] alone.
   *[other] { $seats } players.
}
terminal-plain-hint = Answer with a number or the name of an option; ? for help, q to save and quit.
terminal-plain-earlier = { $n ->
    [one] { $n } earlier line of the log is left out; l { $all } reads the whole log.
   *[other] { $n } earlier lines of the log are left out; l { $all } reads the whole log.
}
terminal-plain-help =
    A number, or the name of an option: choose it.
    s, or table: everything on the table; s and a name: that one thing, with all its numbers.
    l, or log: the last lines of the log; l 100: the last hundred.
    o, or odds: how each option may go. u, or undo: undo the last choice.
    n, or next: let another seat answer first.
    ?, or help: this; ? and a few words: the rules about them.
    q, quit, or the end of the input: save and quit.
terminal-plain-nothing = Nothing on the table is called “{ $name }”.
terminal-plain-no-odds = No option here has odds.
terminal-rules-none = This game has no rules to read here.

## The full screen

terminal-keys = 1-9 Enter · u undo · h hint · s sheets · l log · ? help · q save and quit
terminal-keys-seats = 1-9 Enter · u undo · n next seat · h hint · s sheets · l log · ? help · q quit
terminal-keys-over = l log · s sheets · u undo · ? help · q quit
terminal-keys-close = Esc back · ↑↓ scroll
terminal-keys-replay = ← → step · PgUp PgDn turn · Home End · g go to · space play · ? help · q quit
terminal-help = Help
terminal-help-keys = Keys
terminal-help-choose = choose an option; end longer numbers with Enter
terminal-help-arrows = move through the options; Enter takes the marked one
terminal-help-undo = undo the last choice
terminal-help-next = let another seat answer first, or change an answer while others are thinking
terminal-help-sheets = everybody’s sheets in full
terminal-help-log = the whole log
terminal-help-help = this page
terminal-help-tab = move between panels, to scroll them with the arrows
terminal-help-quit = save and quit
terminal-help-step = one choice forward or back
terminal-help-turn = the next turn, or the one before
terminal-help-ends = the beginning, the end
terminal-help-go = go to a choice by its number
terminal-help-auto = play by itself, then stop again
terminal-help-leave = quit
terminal-help-dice = The dice
terminal-help-rules = Rules
terminal-help-search = Search the rules
terminal-help-recent = The rules behind what just happened.

## Watching a save

terminal-replay-greeting = { $title }: { $last ->
    [one] a game of { $last } choice.
   *[other] a game of { $last } choices.
}
terminal-replay-undone = { $n ->
    [one] One choice was undone and is not shown.
   *[other] { $n } choices were undone and are not shown.
}
terminal-replay-hint = Enter goes on, b goes back, a number goes to that choice, ? for help, q to quit.
terminal-replay-help =
    Enter or n: on. b: back. A number: to that choice. e: to the end. a: everything to the end.
    t: the next turn. tb: the turn before. t and a number: to that turn.
    s: the table. l: the log up to here. q, or the end of the input: quit.
terminal-replay-at = Choice { $at } of { $last }.
terminal-replay-position = { $at } of { $last }
terminal-replay-turn = turn { $turn }
terminal-replay-nowhere = There are only choices 0 to { $last }.
terminal-replay-no-turn = { $turns ->
    [one] This game has only one turn.
   *[other] This game has { $turns } turns.
}
terminal-replay-unknown = “{ $said }” is not a command here; ? for help.
terminal-replay-go = Go to choice
terminal-entry-timer = A clock has run out.
terminal-entry-join = Somebody sits down.
terminal-entry-leave = Somebody gets up.
terminal-entry-reseed = The dice are fresh from here.
terminal-verified-committed = This save is genuine: { $entries ->
    [one] its { $entries } choice replays
   *[other] all its { $entries } choices replay
} exactly, { $fingerprints ->
    [one] its fingerprint matches
   *[other] all { $fingerprints } fingerprints match
}, and its seed is the one the table committed to ({ $commitment }…){ $marked }.
terminal-verified-early = This save is genuine so far: { $entries ->
    [one] its { $entries } choice replays
   *[other] all its { $entries } choices replay
} exactly, { $fingerprints ->
    [one] its fingerprint matches
   *[other] all { $fingerprints } fingerprints match
}, and its seed is the one the table committed to ({ $commitment }…), but the game is not over{ $marked }.
terminal-verified-hidden = This save replays: { $entries ->
    [one] its { $entries } choice fits
   *[other] all its { $entries } choices fit
} the sealed record of the dice and { $fingerprints ->
    [one] its fingerprint matches
   *[other] all { $fingerprints } fingerprints match
}, but a sealed save holds no seed to check against the seal ({ $commitment }…){ $marked }.
terminal-verified-real = This save replays: { $entries ->
    [one] its { $entries } entry fits
   *[other] all its { $entries } entries fit
} and { $fingerprints ->
    [one] its fingerprint matches
   *[other] all { $fingerprints } fingerprints match
}; the dice were real ones, so there is no seed to check{ $marked }.
terminal-verified-marks = ; it is marked, because { $marks }
terminal-mark-undone = the table agreed to undo a choice past a reveal
terminal-mark-reseeded = it went on with fresh dice
terminal-mark-adrift = it went on under different rules or cards from those it began with
terminal-mark-practice = it was a lesson, whose dice are known

## Which games there are

terminal-games-none = No game is installed. Install one that registers in the entry point group “bossrush.games”.
terminal-games-seats = { $low ->
    [one] { $high ->
        [one] 1 player
       *[other] 1–{ $high } players
    }
   *[other] { $low }–{ $high } players
}
terminal-games-together = co-operative
terminal-games-against = competitive
terminal-games-realtime = real time
terminal-games-minutes = { $low }–{ $high } minutes
terminal-games-version = rules { $version }
terminal-games-option = --option { $name }={ $values } (default: { $default })
terminal-games-option-empty = --option { $name }={ $values }
terminal-games-whole = { $low }..{ $high }
terminal-games-value = { $value }: { $title }
terminal-games-meaning = { $title }. { $about }
terminal-games-companions = --companion { $names }
terminal-games-lesson = --lesson { $name }: { $title }
terminal-games-hint = Play one: bossrush play { $game }

## Saves

terminal-saves-none = No game is waiting for you. Games you leave are kept in { $path }.
terminal-saves-waiting = { $title }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: waiting after { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}
terminal-saves-ended = { $title }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: over. { $how }
terminal-saves-broken = Cannot be read: { $why }
terminal-saves-hint = Go on with the last one: bossrush play { $game } --resume { $path }
