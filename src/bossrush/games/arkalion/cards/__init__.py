"""What packs may say (`records`), the tables rules read, and the way there (`interning`)."""
