"""What is asked: one module for each chapter that asks, and `asked` with one object of each."""
