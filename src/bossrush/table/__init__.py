"""The table: a server where people play together, and nothing that was acknowledged is lost."""
