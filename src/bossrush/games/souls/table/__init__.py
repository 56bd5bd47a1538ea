"""The table: everything that lies on it (the state), what it is called, what is told of it, and
the check of positions."""
