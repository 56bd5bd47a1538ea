"""What players are asked, one module for each chapter of the booklet that asks."""
