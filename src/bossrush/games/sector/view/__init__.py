"""What people are shown: the scene, the sheets, the odds, the lessons."""
