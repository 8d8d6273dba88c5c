"""The laboratory: many games between bots, and a page of charts about them."""
