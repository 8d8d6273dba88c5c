"""Training: the policy of the bots, learned from games against itself."""
