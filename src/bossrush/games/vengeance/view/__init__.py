"""What people see: the scene, the sheets, the lair, what is printed on boards, and the lessons."""
