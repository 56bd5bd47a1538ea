"""The games: one package each, rules and content."""
