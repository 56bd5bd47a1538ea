"""Games to try the server with: one by the clock, one by turns. `bossrush bench --server` plays
them, and so do its tests; nobody else meets them."""
