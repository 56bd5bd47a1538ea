"""Wrong rules, made by the hundred, and the tests that are to turn red: `make mutants`."""
