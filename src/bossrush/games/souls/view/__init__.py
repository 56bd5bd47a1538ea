"""What people see: the scene and its sheets, exact odds, what foes are about to do, lessons."""
