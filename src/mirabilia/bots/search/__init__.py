"""The search of the stronger bots: judging positions, and playing games to their end."""
