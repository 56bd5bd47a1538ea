"""What people see and read: the scene, the sheets, names, the log and the lessons."""
