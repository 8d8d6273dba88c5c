"""What a seat can conclude from what it sees: games that agree with it. Pure, like the rules."""
