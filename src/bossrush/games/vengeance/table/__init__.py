"""The state: what lies on the table, and the check of positions."""
