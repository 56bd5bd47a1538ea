# The browser client's own words, in English. A key that is here is in fr.ftl too.

## Games

web-game-sector = Dark Sector
web-game-sector-about = Four officers, one way out. Choose, roll, bleed a little.
web-game-souls = Dark Souls
web-game-souls-about = Learn the boss: every node, every arc, every box of the bar.
web-game-vengeance = Vengeance
web-game-vengeance-about = Grab dice faster than they do. Clear the lair. Walk out.
web-game-arkalion = Arkalion
web-game-arkalion-about = Hold the airship while the ground falls away under your shots.

web-companion-random = Companion, plays at random
web-companion-steady = Companion, plays soundly
web-companion-sharp = Companion, plays to win

## Home

web-tagline = Four games. One table. Sit down.
web-site = Bossrush
web-replays = Replays
web-rules = Rules
web-language = Language
web-language-en = English
web-language-fr = Français
web-settings = Settings
web-players = Players
web-length = Length
web-from-to = { $low ->
   *[other] { $low } to { $high }
}
web-minutes = { $n } min
web-together = co-operative
web-against = competitive
web-play-now = Play now
web-host-game = Host { $game }
web-rules-of = Rules of { $game }
web-not-yet = Not on the shelf yet
web-continue = Continue
web-table-with = { $who } · { $ago }
web-tables-more = { $n } more
web-my-tables = My tables
web-tables-open = In progress
web-tables-over = Finished
web-how-won = Won
web-how-lost = Lost
web-how-score = { $n ->
    [one] one point
   *[other] { $n } points
}
web-how-place = { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }th
}
web-tables-delete = Delete table { $code }
web-tables-delete-sure = Delete for good?
web-first-time = First time here?
web-learn-by-playing = Learn by playing
web-learn-what = { $game }, with a guide
web-join-a-table = Join a table
web-no-such-code = No table has the code { $code }. Check it letter by letter.
web-watch = Watch
web-watch-a-replay = Watch a replay
web-also-here = { $n ->
    [one] One more game is under Settings
   *[other] { $n } more games are under Settings
}
web-credits-short = Icons: game-icons.net, CC BY 3.0
web-watch-what = From a file or a link
web-learn = Learn { $game }
web-lessons = Lessons
web-lessons-what = An opening with known dice and a guide at your side, and set pieces from the rulebook. This is practice: nothing counts.
web-lesson-opening = A first game
web-lesson-staged = Set piece
web-no-lessons = There are no lessons for this game yet. Play now, and call the guide from the menu.
web-other-games = Other games here
web-credits = Credits
web-credits-text = Icons from game-icons.net by their authors, CC BY 3.0. Typefaces under the Open Font License. Drawings and words are our own; the games belong to their publishers.
web-version = Bossrush { $version }
web-unreachable = The table does not answer
web-unreachable-what = Is Bossrush running? Nothing is lost.
web-try-now = Try now
web-close = Close
web-to-home = Back to the games
web-lost-page = There is nothing at this address.
web-stale = This page is older than the server
web-stale-what = Bossrush has been upgraded since this page was opened. Nothing is lost.
web-reload = Reload the page
web-somebody = Player
web-ago-now = just now
web-ago-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
web-ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
web-ago-days = { $n ->
    [one] a day ago
   *[other] { $n } days ago
    }
web-just = { $what }

## Settings

web-on = on
web-off = off
web-yes = yes
web-no = no
web-none = none
web-never = never
web-set = Set
web-your-name = Your name at the table
web-animation-speed = Animation speed
web-speed = { $n } ×
web-speed-instant = instant
web-motion = Motion
web-motion-system = follow the system
web-motion-full = full
web-motion-reduced = reduced
web-sound = Sound
web-narration = Read the story aloud
web-narration-what = In your browser’s own voice.
web-narration-none = This browser has no voice.
web-notify = Tell me when it is my turn
web-notify-what = A notification while this page is in the background.
web-notify-refused = The browser blocks notifications here. Its own settings can allow them.
web-confirm-reveals = Confirm before revealing anything hidden
web-confirm-reveals-what = The button asks again in place; undo does not reach past a reveal.
web-letters = Letter keys
web-letters-what = H hint, Z undo, A any time, L log, C chat, R rules, F skip ahead, K keep doing, M sound. Numbers, arrows and Enter always work.

## Hosting

web-host-a-table = Host a table
web-which-game = Which game?
web-seats = Seats
web-how-many = How many
web-seat = Seat { $n }
web-seat-me = me
web-seat-open = open to others
web-seats-what = Take several seats to play alone or to share one screen. Companions play the seats nobody takes.
web-the-table = The table
web-chance = Dice and cards
web-chance-seeded = Bossrush rolls
web-chance-physical = we roll real dice
web-chance-seeded-what = The seed is sealed before the first roll and shown at the end, so anyone can check it.
web-chance-physical-what = For each roll and draw you enter what came up on your own table.
web-finer-options = More options
web-consent = How the team decides
web-consent-any = first answer
web-consent-all = everybody
web-consent-captain = the captain
web-consent-any-what = The first answer counts.
web-consent-all-what = Everybody proposes; it happens once all propose the same.
web-consent-captain-what = Everybody may propose; the captain has the last word.
web-grace = A companion stands in for an absent player
web-grace-seconds = { $n ->
    [30] after 30 s
    [120] after 2 min
    [600] after 10 min
   *[other] after { $n } s
}
web-grace-what = Players get their seat back the moment they return.
web-watch-allowed = Allow spectators
web-options-of = Options of { $game }
web-open-table = Open the table
web-begin = Begin
web-go-on-with-save = Continue a saved game

## Before the game

web-gathering = Waiting for the host to begin
web-gathering-host = The table is set
web-gathering-tv = Scan the code with a phone, or type it in, and take a seat.
web-gathering-what = Take a seat, send the code to friends, or seat companions.
web-gathering-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
web-gathering-no-seat = You have no seat yet: take one above.
web-gathering-ready = Every seat is taken.
web-fill-and-begin = Fill with companions and begin
web-sit-here = Sit here
web-stand-up = Stand up
web-free-seat = Free seat
web-free-the-seat = Free the seat
web-companion = Companion
web-crew = The team
web-this-is-you = this is you
web-join-with = Join with this code
web-copy-link = Copy the link
web-copied = Copied
web-copy-by-hand = Copy this by hand:
web-qr = The link to this table as a QR code
web-open-lan = Open to my network
web-open-lan-what = Only this computer can reach the table so far. Open it, and phones on the same network can join.
web-lan-how = Only this computer can reach the table. Start the server with “bossrush --lan”, or tell it its public address, and phones can join.
web-lan-open = Phones on the same network can join.

## The table

web-board = Board
web-party = Party
web-side = What is going on
web-dock = Dice and decision
web-tools = Tools
web-menu = Table
web-people = People and seats
web-log = Log
web-open-log = Open the log
web-log-empty = Nothing has happened yet.
web-earlier = Show earlier lines
web-since-you-looked = Since you last looked
web-taken-back = Undone:
web-why-rule = The rule behind this
web-last-roll = Last roll
web-clock = Time left
web-watchers = Watching
web-your-call = your call
web-is-done = done
web-is-thinking = thinking
web-is-asked = deciding
web-away = last seen { $ago }
web-leads = { $n ->
    [one] one character
   *[other] { $n } characters
}
web-steps-in = { $n ->
    [one] a companion takes over in one second
   *[other] a companion takes over in { $n } seconds
}
web-steps-in-minutes = { $n ->
    [one] a companion takes over within a minute
   *[other] a companion takes over in { $n } minutes
}
web-steps-in-never = nobody takes over
web-makes-gesture = { $who } { $what }
web-open-sheet = { $name }: open the sheet
web-carried = { $n ->
    [0] Carries nothing, { $slots } slots
    [one] Carries one thing, { $slots } slots
   *[other] Carries { $n } things, { $slots } slots
}
web-connecting = Joining the table…
web-no-table = No such table
web-your-turn-at = Your call: { $game }

## The decision

web-hint = Hint
web-undo = Undo
web-ask-the-table = Ask the table
web-undo-asks = Something has been revealed since. Everybody must agree; the dice are rolled afresh, and the game is marked.
web-undo-marks = Something has been revealed since: the dice are rolled afresh, and the game is marked.
web-undo-sure = Sure? The dice are rolled afresh
web-take-back = Undo: { $choice }
web-any-time = Any time · { $n }
web-back-to-question = Back
web-proposes = { $who } proposes this
web-withdraw = Withdraw
web-confirm-reveal = Sure? This reveals something
web-keep-doing = Keep doing this
web-keep-doing-this = Keep doing this until something changes: { $label }
web-pinned = until something changes
web-options-hidden = { $n ->
    [one] One option, visible to that seat only.
   *[other] { $n } options, visible to that seat only.
}
web-real-roll = Roll on your table, then touch what came up.
web-real-draw = Draw on your table, then touch what came up.
web-real-find = Find a card
web-odds-percent = { $n }%
web-odds-under = < 1%
web-odds-over = > 99%
web-odds-sure = sure
web-odds-never = never
web-odds-second = { $how } { $of }.
web-too-late = The game moved on before your answer arrived.
web-waiting = Waiting
web-waiting-for = Waiting for { $who }
web-waiting-players = { $who } will decide.
web-waiting-change = You can still change your answer.
web-change-mine = Change my answer
web-companion-thinking = The companion is thinking
web-companion-what = { $who }: { $prompt }
web-companion-wait = { $n ->
    [one] about a second
   *[other] about { $n } seconds
}
web-skip-ahead = Skip ahead
web-playing-on = The game goes on…
web-cut-off = Connection lost
web-cut-off-what = { $n ->
    [0] Trying again now. Nothing you chose is lost.
   *[other] Trying again in { $n } s. Nothing you chose is lost.
}
web-ended = This table is closed to you
web-ended-what = The connection has ended for good.
web-watching = You are watching
web-watching-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
web-watching-full = No seat is free.
web-watching-join = No seat is free, but the game still takes newcomers.
web-take-a-seat = Take a seat
web-ask-for-a-seat = Ask for a seat
web-vote-asked = { $who } asks to undo a choice
web-vote-what = Something has been revealed since. If everybody agrees, the dice are rolled afresh and the game is marked.
web-vote-of = This would be undone: { $choice }.
web-vote-call = The table is asked to undo a choice.
web-vote-waiting = The table is voting
web-vote-waiting-for = Still to answer: { $who }.
web-agree = Agree
web-disagree = No
web-paused = Paused
web-paused-host = Nobody can choose, and no clock runs.
web-paused-what = { $who } can resume the game.
web-resume = Resume
web-pause = Pause
web-stuck = This table cannot go on
web-stuck-what = The rules have changed since it began. Save it as a file, or make a bug file.
web-over = The game is over
web-won = Victory
web-lost = Defeat
web-scores = Scores
web-again = Play again
web-to-the-new-table = Go to the new table
web-see-the-dice = See the dice
web-dice-proved = Dice verified ✓
web-dice-not-proved = Dice not verified

## People

web-come-to-table = Join the table
web-host-is = host
web-host-now = Host: { $who }.
web-take-over = Take over as host
web-captain = captain
web-covers = until its player returns
web-covers-free = until somebody takes it
web-seat-left = Left the game
web-leave-game = Leave the game
web-leave-for-good = Leave for good?
web-join-game = Join the game
web-looks-on = watching
web-has-gone = gone
web-look-through = See as this seat
web-manage = Manage
web-make-host = Make host
web-make-captain = Make captain
web-send-away = Remove

## Talk

web-say-something = Say something
web-says = { $who }:
web-gestures = Gestures
web-emote-wave = Wave
web-emote-cheer = Cheer
web-emote-think = Think
web-emote-laugh = Laugh
web-emote-groan = Groan
web-emote-thanks = Thanks
web-emote-sorry = Sorry
web-emote-hurry = Hurry
web-emote-wave-told = waves.
web-emote-cheer-told = cheers.
web-emote-think-told = is thinking.
web-emote-laugh-told = laughs.
web-emote-groan-told = groans.
web-emote-thanks-told = says thank you.
web-emote-sorry-told = is sorry.
web-emote-hurry-told = taps on the table.

## The menu

web-dice-rigged = The dice are rigged!
web-big-screen = Big screen
web-leave-big-screen = Leave the big screen
web-fast-on = Fast-forward is on
web-fast-off = Fast-forward
web-files = Files
web-save-file = Save as a file
web-save-sealed = Until the game is over the file is sealed: it replays exactly, but holds no seed.
web-save-open = The whole game, seed included.
web-watch-again = Watch it again
web-bug-note = What went wrong?
web-bug-add = Add a note
web-bug-make = Make a bug file
web-host-powers = For the host
web-webhook = Address to call when it is somebody’s turn
web-webhook-what = For slow games: a message goes there when an absent player has to decide.
web-webhook-on = An address is set. Leave the field empty to remove it.
web-webhook-off = Remove
web-leave-table = Leave; your seat is kept

## The dice

web-seed = The seed
web-seed-sealed = This number was made from the seed before the first roll. Nobody can work out the seed from it, or change the seed without changing it. When the game is over the seed is shown, and this page checks it.
web-seed-shown = The game is over, so here is the seed. This page has just made the number from it again.
web-commitment = Sealed as
web-seed-is = Seed
web-nonce-is = Nonce
web-proof-holds = They match: every roll of this game was fixed before the first one.
web-proof-fails = They do not match. Something is wrong with these dice.
web-seed-changed = The whole table undid a choice past a reveal, so later rolls come from a fresh seed.
web-dice-physical = You roll real dice. They are as fair as your table is level.
web-counting = Counting…
web-no-rolls = Nothing has been rolled yet.
web-the-game = The game itself
web-a-die = Die
web-die-rolled = { $n ->
    [one] { $die }: rolled once
   *[other] { $die }: rolled { $n } times
}
web-face = Face
web-came-up = Came up
web-expected = Expected
web-times = { $n ->
    [0] never
    [one] once
   *[other] { $n } times
}
web-of-expected = of { $how }
web-luck-few = { $n ->
    [one] One roll says nothing yet.
   *[other] { $n } rolls are too few to say anything.
}
web-luck-plain = Nothing unusual: honest dice stray this far { $chance } of the time.
web-luck-odd = A little odd: honest dice stray this far { $chance } of the time.
web-luck-rare = A rare streak: honest dice stray this far { $chance } of the time. Over many tables, somebody sees one.

## Rules

web-search-rules = Search the rules
web-rules-all = { $n } rules
web-rules-found = { $n ->
    [0] No rule mentions that.
    [one] One rule
   *[other] { $n } rules
}
web-kind-component = The box
web-kind-setup = Setup
web-kind-flow = Course of play
web-kind-goal = Goal
web-kind-chapter = Chapters
web-kind-end = End of the game
web-kind-item = Items
web-kind-ammo = Ammo
web-kind-combat = Combat
web-kind-ranged = Ranged combat
web-kind-flank = Flanking
web-kind-close = Close combat
web-kind-standard-action = Standard actions
web-kind-drone = Drones and tech dice
web-kind-solo = Playing alone
web-kind-boss = Bosses
web-kind-equipment = Equipment
web-kind-enemy = Enemies
web-kind-action = Actions
web-kind-campaign = Campaigns
web-kind-resource = Resources
web-kind-condition = Conditions
web-kind-roll = Roll Phase
web-kind-flashback = Flashback
web-kind-resolution = Resolution
web-kind-score = Scoring
web-kind-objective = Objectives
web-kind-station = Stations
web-kind-card = Cards
web-kind-spawn = Enemies arrive
web-kind-hero = Heroes
web-kind-move = Moving
web-kind-armour = The Mobile Armour
web-kind-attack = Attacking
web-kind-death = Death
web-kind-trade = Trading
web-kind-example = Examples
web-kind-ruling = Rulings
web-rules-loading = Fetching the rules…
web-no-rules = No game here has written rules.
web-ruling = Ruling.
web-open-the-rule = open the rule
web-guide = Guide
web-guide-me = Guide me
web-guide-next = Got it
web-guide-done = Let me play
web-guide-leave = Leave the guide

## Replays

web-replay = Replay
web-replay-what = A save or a bug file shows the whole game again, choice by choice. Anyone on this server can open its link.
web-replay-file = Open a file
web-replay-drop = or drop it here
web-replay-link = Or paste a link
web-replay-bad-link = That is not a link to a replay.
web-replay-loading = Loading the replay…
web-replay-controls = Dice and controls
web-play = Play
web-step-back = One step back
web-step-on = One step forward
web-moment = Moment
web-moment-of = { $n } of { $last }
web-link-to-moment = Link to this moment
web-file = File
web-was-chosen = chosen
