"""What packs may say (`records`), the tables that the rules read, and the way there (`interning`)."""
