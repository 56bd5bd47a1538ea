"""The full screen, in Textual. Importing anything from here takes a second; do it late."""
