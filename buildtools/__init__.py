"""How Bossrush is built: the rules compiled, the browser client bundled. Not installed."""
