"""What people are shown and told.

The scene with its sheets and supplies, the forecast, and the lessons.
"""
