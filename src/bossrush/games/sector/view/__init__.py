"""What people are shown and told: the scene, the sheets, the log, the words, the odds."""
