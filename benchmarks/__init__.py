"""Measurements: speed, the gate that guards it (`.gate`), the full-size runs (`.long`)."""
