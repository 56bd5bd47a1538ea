"""Escape from Arkalion."""
