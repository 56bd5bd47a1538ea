"""What lies on the table: the crew, the mission as a whole, its terms, and its check."""
