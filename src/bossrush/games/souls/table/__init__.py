"""The table: everything that lies on it (the state), and the check of positions."""
