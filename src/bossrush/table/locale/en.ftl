# The server's words, in English. A key that is here is in fr.ftl too.

## Who

table-seat = Seat { $seat }
table-crew = The team
table-companion-seat = The companion in seat { $seat }

## The table's log

table-line-opened = { $who } opens the table.
table-line-came = { $who } comes to the table.
table-line-named = { $who } goes by a new name.
table-line-sat = { $who } takes seat { $seat }.
table-line-stood = { $who } leaves seat { $seat }.
table-line-companion = { $filled ->
    [true] A companion takes seat { $seat }.
   *[other] Seat { $seat } is free.
}
table-line-begun = The game begins.
table-line-chose = { $who }: { $what }
table-line-undo-asked = { $who } asks to take a choice back.
table-line-voted = { $yes ->
    [true] { $who } agrees.
   *[other] { $who } does not agree.
}
table-line-undone = The last choice of seat { $seat } is taken back.
table-line-covered = { $held ->
    [true] A companion plays seat { $seat } until its player is back.
   *[other] A companion plays seat { $seat } until somebody sits there.
}
table-line-returned = { $who } is back in seat { $seat }.
table-line-paused = { $who } pauses the game.
table-line-resumed = The game goes on.
table-line-kicked = { $who } sends { $whom } away.
table-line-host = { $whom } is host now.
table-line-captain = Seat { $seat } is captain now.
table-line-consent = { $how ->
    [all] { $who } changes how the team decides: all together.
    [captain] { $who } changes how the team decides: the captain’s word settles it.
   *[any] { $who } changes how the team decides: the first answer counts.
}
table-line-watch = { $open ->
    [true] { $who } lets others watch.
   *[other] { $who } lets nobody watch any more.
}
table-line-wished = { $who } would like a seat.
table-line-rematch = { $who } opens another table for all of you.
table-line-adrift = The rules have changed since this game began. It goes on from the start of its last phase, with fresh dice.
table-line-struck = The rules failed on the last choice, so it does not count. A bug file helps to mend that.
table-line-joined = { $who } joins the game.
table-line-left = { $who } leaves the game.

## What is refused, and what to do about it

table-refused-at-missing = Say which decision this answers: its number goes into “at”.
table-refused-bad-token = This is not a token of this server. Ask for a new one.
table-refused-begun = The game has already begun, so this can no longer be changed.
table-refused-crowded = Too many people have come to this table.
table-refused-failed = Something went wrong on the server. Ask its host about incident { $incident }.
table-refused-forbidden = That is forbidden here: { $effect }
table-refused-hello-again = This connection has already said hello. Open another one for another table.
table-refused-hint-busy = A companion is still thinking about this. Wait for its hint.
table-refused-import-over = This game is over. Watch it as a replay instead.
table-refused-imported = This table goes on with a saved game, so its options are fixed.
table-refused-kick-self = You cannot send yourself away. Hand the table over and leave instead.
table-refused-kicked = The host has sent you away from this table.
table-refused-lan-failed = This server could not be opened to the network: { $reason }
table-refused-lan-not-here = Only the computer that runs Bossrush can open it to the network. There, start it with --lan.
table-refused-lesson-fixed = A lesson has options, seats and dice of its own.
table-refused-lesson-seats = This lesson is for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
table-refused-malformed = This message cannot be read: { $reason }
table-refused-moved = This table is just passing to another part of the server. Try again in a moment.
table-refused-name = A name needs at least one letter, and has { $most } at most.
table-refused-newer = A newer Bossrush has written this table. Whoever runs this server can update it.
table-refused-no-code = No table has this code. Check it letter by letter.
table-refused-no-companion = There is no companion called “{ $name }” for this game.
table-refused-no-game = There is no game “{ $game }” here.
table-refused-no-language = There are no texts in the language “{ $language }”.
table-refused-no-ledger = The rules of “{ $game }” have not been written down here.
table-refused-no-lesson = This game has no lesson “{ $name }”.
table-refused-no-person = There is nobody like that at this table.
table-refused-no-replay = There is no such replay. Perhaps its link was cut short.
table-refused-no-seat = There is no seat { $seat }: this table has { $seats }.
table-refused-no-seat-held = Only somebody with a seat can do that.
table-refused-no-table = There is no such table.
table-refused-no-token = This needs a person’s token.
table-refused-not-begun = The game has not begun yet.
table-refused-not-come = Come to the table first: tell it your name.
table-refused-not-host = Only the host can do that, and that is { $host }.
table-refused-not-json = Send it as application/json.
table-refused-not-offered = That is no longer offered. Look at the decision again.
table-refused-not-over = The game is not over yet.
table-refused-not-paused = The game is not paused.
table-refused-not-your-seat = Seat { $seat } is not yours.
table-refused-nothing-asked = Seat { $seat } has nothing to decide now.
table-refused-nothing-proposed = You have proposed nothing.
table-refused-option = { $reason }
table-refused-over = The game is over.
table-refused-paused = The game is paused. The host can resume it.
table-refused-private = This table is private.
table-refused-rematched = There is a new table already: { $code }.
table-refused-rules = The rules do not allow that: { $reason }
table-refused-save = This file cannot be used: { $reason }
table-refused-save-long = This game is too long to be taken in here: { $most } entries at most.
table-refused-seat-companion = A companion holds seat { $seat }. Ask the host to free it.
table-refused-seat-free = Seat { $seat } is empty. Wait for somebody, or seat a companion.
table-refused-seat-held = { $holder } holds seat { $seat }.
table-refused-seat-left = Seat { $seat } has left the game for good.
table-refused-seats = This game is for { $low } to { $high } seats.
table-refused-secrets = Some know here what others must not yet. The game can be saved once it is over.
table-refused-speech = Say something, in { $most } signs at most.
table-refused-speech-fast = Not so fast. Wait a moment before you say more.
table-refused-stale = The game has moved on since you saw this decision. Look again.
table-refused-store = The server cannot reach its database. Nothing was lost. Try again in a moment.
table-refused-stuck = This game no longer replays under today’s rules. The Bossrush it was begun with can still finish it.
table-refused-too-fast = Not so fast. Try again in a moment.
table-refused-too-large = That is too large: { $most } bytes at most.
table-refused-too-long = That message is too long: { $most } bytes at most.
table-refused-too-many = Too many requests. Try again in a while.
table-refused-undo-impossible = What came later rests on that choice, so it cannot be taken back.
table-refused-undo-nothing = There is nothing to take back.
table-refused-vote-gone = That question is settled already.
table-refused-vote-open = The table is already being asked. Wait for its answer.
table-refused-voted = You have agreed already.
table-refused-webhook-private = That address is not on the open internet, so this server will not call it.
table-refused-webhook-url = That is not an address this server can call: it needs https:// or http://, and no port, name or password of its own.

## The end of a connection

table-goodbye-flood = Too many messages at once. Connect again more calmly.
table-goodbye-hello = The first message must be a hello.
table-goodbye-kicked = The host has sent you away from this table.
table-goodbye-malformed = Too many messages that cannot be read.
table-goodbye-moved = This table is passing to another part of the server. Connect again.
table-goodbye-newer = A newer Bossrush has written this table. Whoever runs this server can update it.
table-goodbye-no-table = There is no such table.
table-goodbye-private = This table is private.
table-goodbye-restart = The server is restarting. Connect again in a moment.
table-goodbye-silent = Nothing was heard from you for a while. Connect again.
table-goodbye-slow = Your connection could not keep up. Connect again, and nothing is missed.
table-goodbye-store = The server cannot reach its database. Connect again in a moment.

## What a webhook says

table-webhook-turn = { $who }: it is your turn ({ $game }).
table-webhook-over = The game is over ({ $game }).
