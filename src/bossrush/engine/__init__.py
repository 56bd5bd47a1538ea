"""The rules engine: what a game may ask, what comes up, and plays that can be copied and kept."""
