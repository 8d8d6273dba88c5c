"""Measuring: the speed, the gate that holds it (`.gate`), the full-size runs (`.long`)."""
