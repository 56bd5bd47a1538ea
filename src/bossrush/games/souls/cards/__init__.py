"""Cards: what packs may say (records), the tables that the rules read, and the way from one to
the other (interning)."""
