"""`sharp`: a companion that thinks, for any game, by playing every answer out on common chance."""
