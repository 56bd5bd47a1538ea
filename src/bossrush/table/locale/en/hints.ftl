# Hints with numbers.

table-line-hinted = { $who } asks for a hint. From now on this game is marked.
table-line-hints = { $allowed ->
    [true] { $who } allows hints.
   *[other] { $who } turns hints off.
}
table-refused-hints-off = The host of this table has turned hints off.
table-refused-nothing-chosen = Nothing has been chosen for seat { $seat } yet.
