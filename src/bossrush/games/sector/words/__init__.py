"""What is said to players: the log, and the names of things in it."""
