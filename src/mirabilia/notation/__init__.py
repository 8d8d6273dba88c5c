"""Text forms that a person can read and write: moves, positions, views and records."""
