"""What several tests share: random play, invariants, an independent reading of the rules."""
