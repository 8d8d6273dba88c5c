"""The rules. Pure: no input or output, no clock, no global randomness, no words for people."""
