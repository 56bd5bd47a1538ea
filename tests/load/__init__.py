"""Measuring the server: hundreds of tables with people at them, from a process of their own."""
