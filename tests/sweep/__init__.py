"""Play every game at random, a great many times, and check every phase's start as a position.

`make sweep` runs it on the compiled rules; see `tests.sweep.__main__` for what it takes.
"""
