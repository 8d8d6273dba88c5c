"""The laboratory: many games between bots, and a page that shows what they tell."""
