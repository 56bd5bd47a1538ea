# The server's words, in English. A key that is here is in fr.ftl too.

## Who

table-seat = Seat { $seat }
table-crew = The team
table-companion-seat = The companion in seat { $seat }

## The table's log

table-line-opened = { $who } opens the table.
table-line-came = { $who } joins the table.
table-line-named = { $who } takes a new name.
table-line-sat = { $who } takes seat { $seat }.
table-line-stood = { $who } leaves seat { $seat }.
table-line-companion = { $filled ->
    [true] A companion takes seat { $seat }.
   *[other] Seat { $seat } is free.
}
table-line-begun = The game begins.
table-line-chose = { $who }: { $what }
table-line-undo-asked = { $who } asks to undo a choice.
table-line-voted = { $yes ->
    [true] { $who } agrees.
   *[other] { $who } does not agree.
}
table-line-undone = The last choice of seat { $seat } is undone.
table-line-covered = { $held ->
    [true] A companion plays seat { $seat } until its player returns.
   *[other] A companion plays seat { $seat } until somebody takes it.
}
table-line-returned = { $who } is back in seat { $seat }.
table-line-paused = { $who } pauses the game.
table-line-resumed = The game goes on.
table-line-kicked = { $who } removes { $whom } from the table.
table-line-host = { $whom } is now the host.
table-line-captain = Seat { $seat } is now the captain.
table-line-consent = { $how ->
    [all] { $who } changes how the team decides: everybody must agree.
    [captain] { $who } changes how the team decides: the captain has the last word.
   *[any] { $who } changes how the team decides: the first answer counts.
}
table-line-watch = { $open ->
    [true] { $who } opens the table to spectators.
   *[other] { $who } closes the table to spectators.
}
table-line-wished = { $who } would like a seat.
table-line-rematch = { $who } opens a new table for everybody.
table-line-adrift = The rules have changed since this game began. It goes on from the start of its last phase, with fresh dice.
table-line-struck = The rules failed on the last choice, so it does not count. A bug file would help us fix that.
table-line-joined = { $who } joins the game.
table-line-left = { $who } leaves the game.

## What is refused, and what to do about it

table-refused-arrivals = Too many people have come from your network. Try again in a while.
table-refused-at-missing = Say which decision this answers: its number goes into “at”.
table-refused-bad-token = This token is not from this server. Ask for a new one.
table-refused-begun = The game has already begun, so this can no longer be changed.
table-refused-crowded = This table has already had too many visitors.
table-refused-damaged = An entry of this table is damaged and cannot be read. The person who runs this server may have a backup.
table-refused-day-tried = You have tried this game of the day already. Tomorrow there is another.
table-refused-failed = Something went wrong on the server. Tell its host about incident { $incident }.
table-refused-forbidden = That is forbidden here: { $effect }
table-refused-hello-again = This connection has already said hello. Open another one for another table.
table-refused-hint-busy = A companion is still thinking about this. Wait for its hint.
table-refused-id-used = This id belongs to another command that was done. Use a new one.
table-refused-import-over = This game is over. Watch it as a replay instead.
table-refused-imported = This table continues a saved game, so its options are fixed.
table-refused-kick-founder = The person who opened this table cannot be removed from it.
table-refused-kick-self = You cannot remove yourself. Hand the table over, then leave.
table-refused-kicked = The host has removed you from this table.
table-refused-lan-failed = This server could not be opened to the network: { $reason }
table-refused-lan-not-here = Only the computer that runs Bossrush can open it to the network: start it there with --lan.
table-refused-lesson-fixed = A lesson brings its own options, seats and dice.
table-refused-lesson-seats = This lesson is for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
table-refused-log-full = This table has reached { $most } entries and takes no more of this kind. Open another one.
table-refused-malformed = This message cannot be read: { $reason }
table-refused-moved = This table is moving to another part of the server. Try again in a moment.
table-refused-name = A name needs at least one letter, and { $most } characters at most.
table-refused-newer = This table was written by a newer Bossrush. The server has to be updated first.
table-refused-no-code = No table has this code. Check it letter by letter.
table-refused-no-companion = There is no companion called “{ $name }” for this game.
table-refused-no-frame = This replay ends at moment { $last }.
table-refused-no-game = There is no game “{ $game }” here.
table-refused-no-language = There are no texts in the language “{ $language }”.
table-refused-no-ledger = This server has no written rules for “{ $game }”.
table-refused-no-guide = This server has no guide to “{ $game }”.
table-refused-no-lesson = This game has no lesson “{ $name }”.
table-refused-no-person = That person is not at this table.
table-refused-no-preview = This server is not previewing a pack. Start it with “bossrush pack preview”.
table-refused-no-puzzle = There is no such puzzle.
table-refused-no-replay = There is no such replay. Its link may have been cut short.
table-refused-no-same-dice = This replay does not hold its dice: play on with fresh ones.
table-refused-no-seat = There is no seat { $seat }: this table has { $seats }.
table-refused-no-seat-held = You need a seat to do that.
table-refused-no-table = There is no such table.
table-refused-no-token = This request needs a person’s token.
table-refused-not-begun = The game has not begun yet.
table-refused-not-come = Join the table first: tell it your name.
table-refused-not-host = Only the host can do that: { $host }.
table-refused-not-json = Send it as application/json.
table-refused-not-offered = That is no longer on offer. Look at the decision again.
table-refused-not-over = The game is not over yet.
table-refused-not-paused = The game is not paused.
table-refused-not-your-replay = Only the person who saved this replay can delete it.
table-refused-not-your-seat = Seat { $seat } is not yours.
table-refused-nothing-asked = Seat { $seat } has nothing to decide right now.
table-refused-nothing-proposed = You have not proposed anything.
table-refused-option = { $reason }
table-refused-over = The game is over.
table-refused-paused = The game is paused. The host can resume it.
table-refused-private = This table is private.
table-refused-rematched = There is a new table already: { $code }.
table-refused-rules = The rules do not allow that: { $reason }
table-refused-save = This file cannot be used: { $reason }
table-refused-save-long = This game is too long for this server: { $most } entries at most.
table-refused-seat-companion = A companion holds seat { $seat }. Ask the host to free it.
table-refused-seat-free = Seat { $seat } is empty. Wait for somebody, or seat a companion.
table-refused-seat-held = { $holder } holds seat { $seat }.
table-refused-seat-left = Seat { $seat } has left the game for good.
table-refused-seats = This game takes { $low } to { $high } seats.
table-refused-secrets = Some players know things that the others must not see yet. Save the game once it is over.
table-refused-speech = Say something, in { $most } characters at most.
table-refused-speech-fast = Not so fast. Wait a moment before you say more.
table-refused-stale = The game has moved on since you saw this decision. Look again.
table-refused-store = The server cannot reach its database. Nothing is lost. Try again in a moment.
table-refused-stuck = This game no longer replays under today’s rules. The version of Bossrush it began with can still finish it.
table-refused-too-fast = Not so fast. Try again in a moment.
table-refused-too-large = That is too large: { $most } bytes at most.
table-refused-too-long = That message is too long: { $most } bytes at most.
table-refused-too-many = Too many requests. Try again in a while.
table-refused-undo-impossible = Later choices depend on that one, so it cannot be undone.
table-refused-undo-nothing = There is nothing to undo.
table-refused-vote-gone = That vote is already settled.
table-refused-vote-open = The table is already voting. Wait for the result.
table-refused-voted = You have already agreed.
table-refused-webhook-private = That address is not on the open internet, so this server will not call it.
table-refused-webhook-url = This server cannot call that address: it must begin with https:// or http://, without a port, name or password.

## The end of a connection

table-goodbye-damaged = An entry of this table is damaged and cannot be read. The person who runs this server may have a backup.
table-goodbye-deleted = The host has deleted this table.
table-goodbye-flood = Too many messages at once. Reconnect, and slow down.
table-goodbye-hello = The first message must be a hello.
table-goodbye-kicked = The host has removed you from this table.
table-goodbye-malformed = Too many unreadable messages.
table-goodbye-moved = This table is moving to another part of the server. Reconnect.
table-goodbye-newer = This table was written by a newer Bossrush. The server has to be updated first.
table-goodbye-no-table = There is no such table.
table-goodbye-private = This table is private.
table-goodbye-protocol = This server does not speak that version of the protocol. Update the client, or the server.
table-goodbye-restart = The server is restarting. Reconnect in a moment.
table-goodbye-silent = Nothing has come from you for a while. Reconnect.
table-goodbye-slow = Your connection could not keep up. Reconnect: you will miss nothing.
table-goodbye-store = The server cannot reach its database. Reconnect in a moment.

## What a webhook says

table-webhook-turn = { $who }: it is your turn ({ $game }).
table-webhook-over = The game is over ({ $game }).

# Studies that could not be made.

table-study-lost = The study was lost: its process ended. Ask for it again.
table-study-unfit = It cannot be studied: { $reason }
