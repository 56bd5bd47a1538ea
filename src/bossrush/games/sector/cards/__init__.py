"""What packs may say, the tables that the rules read, and the way from one to the other."""
