"""Web Push: players of turn-based games who have closed the page are called. Needs an extra."""
