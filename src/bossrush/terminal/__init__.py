"""The ways in from a terminal: a full screen, a plain dialogue, and a viewer of saves."""
