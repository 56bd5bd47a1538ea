"""What lies on the table.

The state as a whole is `escape`, with its heroes and the airship. `board` is how places lie,
`terms` the words of the booklet as numbers, `check` what must be true of a position.
"""
