"""Vengeance: Roll & Fight, two to four players against each other, or one against the clock."""
