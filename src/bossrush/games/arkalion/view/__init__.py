"""What people are shown and told.

The scene with its sheets and supplies, the forecast, the log, the words that name things, lessons.
"""
