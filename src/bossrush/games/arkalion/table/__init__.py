"""What lies on the table: the board, the heroes, the state as a whole, and its check."""
