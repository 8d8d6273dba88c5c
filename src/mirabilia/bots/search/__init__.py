"""Players that look ahead: what is learned of positions, and what chance makes of them."""
