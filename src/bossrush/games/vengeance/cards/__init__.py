"""Tiles, cards and boards: what packs may say, and the tables that the rules read."""
