"""What players are asked, one module for each chapter of the rulebook that asks."""
