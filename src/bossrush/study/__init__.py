"""Looking back: what a finished game was like, told from what was played out of it."""
