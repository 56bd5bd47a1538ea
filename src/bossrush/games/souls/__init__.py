"""Dark Souls: The Board Game."""
